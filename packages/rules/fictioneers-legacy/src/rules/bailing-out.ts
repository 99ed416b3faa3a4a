import { EAST, stepFrom } from '@sandtable/geometry/plane';
import type { Play } from '@sandtable/kernel';
import { ask } from '../ask.js';
import type { DecisionOf } from '../decisions.js';
import type { BattleTable } from '../events.js';
import { EPS, INCH, SLACK, type Spot, SURVIVOR_REACH, spotName, squared } from '../inches.js';
import { no, type Refusal } from '../rulebook.js';
import { type Bailout, type Battle, controllerOf, copyBattle, idOf } from '../state.js';
import { decide } from './agreement.js';
import { kill } from './damage.js';
import { refuseStand, standerOf } from './end-positions.js';
import { lookAround } from './hidden-models.js';
import { radiusOf } from './measuring.js';

// Survivors of destroyed vehicles are placed (FL-VEH-16), before anything else goes on (3.2).

/** 24 directions from due east, at three distances. */
export function placesAround({ at, radius }: Pick<Bailout, 'at' | 'radius'>, own: number): Spot[] {
  const places: Spot[] = [];
  for (let steps = 0; steps < 24; steps++)
    for (const gap of [0, INCH / 2, INCH]) places.push(stepFrom(at, EAST, -steps, radius + own + gap));
  return places;
}

export function refuseSurvivor(b: Battle, { at, radius }: Bailout, figure: number, place: Spot): Refusal | null {
  const reach = radius + radiusOf(b, figure) + SURVIVOR_REACH + EPS + SLACK;
  if (squared(at, place) > reach * reach)
    return { rule: 'FL-VEH-16', message: `${spotName(place)} is more than 1 inch from the vehicle.` };
  return refuseStand(b, standerOf(b, figure), place);
}

/** FL-SEQ-11: the survivors whose turn it is to be placed by one player: those up to the first of a team mate. */
export function placedTogether(b: Battle, { figures }: Bailout): readonly number[] {
  const owner = controllerOf(b, figures[0]!);
  const next = figures.findIndex((figure) => controllerOf(b, figure) !== owner);
  return next < 0 ? figures : figures.slice(0, next);
}

/** Vehicle after vehicle, owners place survivors one after the other; who finds no room dies. */
export function* placeSurvivors(t: BattleTable): Play<void> {
  const b = t.state;
  while (b.bailouts.length > 0 && b.result === null) {
    const bailout = b.bailouts[0]!;
    const figure = bailout.figures[0]!;
    const room = placesAround(bailout, radiusOf(b, figure)).some(
      (at) => refuseSurvivor(b, bailout, figure, at) === null,
    );
    if (!room) {
      kill(t, figure, 'FL-VEH-16');
      shorten(b, 1);
      continue;
    }
    const decision = yield* decide(t, ask('PlaceSurvivors', controllerOf(b, figure)));
    if (decision === null) return;
    decision.places.forEach((at, k) => {
      place(t, bailout.figures[k]!, at);
    });
    shorten(b, decision.places.length);
  }
}

function place(t: BattleTable, i: number, at: Spot): void {
  const b = t.state;
  const m = b.models[i]!;
  m.where = 'table';
  m.x = at.x;
  m.y = at.y;
  if (t.logging) t.log({ type: 'placed', rule: 'FL-VEH-16', figure: idOf(b, i), at });
  lookAround(t, i);
}

function shorten(b: Battle, by: number): void {
  const [first, ...rest] = b.bailouts;
  const figures = first!.figures.slice(by);
  b.bailouts = figures.length === 0 ? rest : [{ ...first!, figures }, ...rest];
}

/** FL-VEH-16: one after the other, each counting those before it. */
export function refusePlaces(b: Battle, { places }: DecisionOf<'PlaceSurvivors'>): Refusal | null {
  const bailout = b.bailouts[0]!;
  const own = placedTogether(b, bailout);
  if (places.length > own.length && own.length < bailout.figures.length)
    return no('FL-SEQ-11', `${idOf(b, bailout.figures[own.length]!)} is placed by its own player.`);
  if (places.length === 0 || places.length > own.length) return no('FL-VEH-16', `Place 1 to ${own.length} survivors.`);
  const copy = places.length === 1 ? b : copyBattle(b);
  for (const [k, place] of places.entries()) {
    const figure = bailout.figures[k]!;
    const bad = refuseSurvivor(copy, bailout, figure, place);
    if (bad) return bad;
    if (copy === b) return null;
    const m = copy.models[figure]!;
    m.where = 'table';
    m.x = place.x;
    m.y = place.y;
  }
  return null;
}
