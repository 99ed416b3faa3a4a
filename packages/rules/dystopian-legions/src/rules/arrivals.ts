import type { Play } from '@sandtable/kernel';
import { ask } from '../ask.js';
import { asD3 } from '../dice.js';
import type { BattleTable } from '../events.js';
import { shapeAt } from '../figures.js';
import { areaAt } from '../ground.js';
import { type Battle, modelAt, sectionAt, sectionName } from '../state.js';
import { otherSide, SIDES, type Side } from '../terms.js';
import { pick, put, rolls, tell } from './agreement.js';
import { goIn } from './buildings.js';
import { boardAll, type DeployAnswer, deployAnswers, pairOf, waiting } from './deployment.js';
import { isInZone, zoneOf } from './zones.js';

// Late arrivals (DL-LAT): who arrived may act at once (DL-LAT-09). And what they share with deployment: sides set down one section after the other.

export function* arrivals(t: BattleTable): Play<void> {
  const b = t.state;
  if (b.setup.next === null && SIDES.some((side) => waiting(b, side).length > 0)) {
    yield* nameFirst(t, b.winner!, 'arrivals');
    t.boundary();
  }
  yield* alternate(t);
  if (b.result !== null) return;
  b.setup.next = null;
  b.active = b.first;
  b.phase = 'activations';
  t.boundary();
}

/** Who begins, where both have something to place; who alone has, does (DL-DEP-06, DL-LAT-02). */
export function* nameFirst(
  t: BattleTable,
  by: Side,
  stage: 'objectives' | 'main' | 'scouting' | 'infiltrator' | 'arrivals',
): Play<void> {
  const b = t.state;
  const able = stage === 'objectives' ? [...SIDES] : SIDES.filter((side) => waiting(b, side).length > 0);
  const answers = (able.length > 0 ? able : [by]).map((side) => ({ type: 'NameFirst', side }) as const);
  const { side } = yield* pick(t, ask('NameFirst', by, { stage }), answers);
  b.setup.next = side;
  if (answers.length > 1)
    tell(t, { type: 'placesFirst', rule: stage === 'arrivals' ? 'DL-LAT-02' : 'DL-ADV-07', side, stage });
}

/** Sides alternate; one with nothing left is skipped, and nobody passes (DL-DEP-18). */
export function* alternate(t: BattleTable): Play<void> {
  const b = t.state;
  for (;;) {
    const left = SIDES.filter((side) => waiting(b, side).length > 0);
    if (left.length === 0 || b.result !== null) return;
    const side = b.setup.next !== null && left.includes(b.setup.next) ? b.setup.next : left[0]!;
    b.setup.next = side;
    t.boundary();
    const answers = deployAnswers(b, side);
    if (answers.length === 0) yield* nowhere(t, waiting(b, side)[0]!);
    else {
      const answer = yield* put(t, ask('Deploy', side), () => answers[0]!);
      setDown(t, answer);
    }
    b.setup.next = otherSide(side);
  }
}

/** To Reserves (DL-DEP-16), or to the next turn (DL-LAT-08). */
function* nowhere(t: BattleTable, s: number): Play<void> {
  const b = t.state;
  const section = b.sections[s]!;
  if (section.where === 'reserve') {
    section.arrives = b.turn + 1;
    tell(t, { type: 'postponed', rule: 'DL-LAT-08', section: sectionName(b, s), arrives: section.arrives });
    return;
  }
  yield* reserve(t, s, 'DL-DEP-16');
}

/** The turn of an arrival (DL-DEP-20). */
export function* reserve(t: BattleTable, s: number, rule: 'DL-DEP-16' | 'DL-DEP-20'): Play<void> {
  const b = t.state;
  const section = b.sections[s]!;
  const leader = towedInReserve(b, s);
  if (leader !== null) {
    section.where = 'reserve';
    section.deployment = b.sections[leader]!.deployment;
    section.arrives = b.sections[leader]!.arrives; // the D3 of the vehicle serves for both (DL-TOW-10)
    return;
  }
  const [face] = yield* rolls(t, 1, rule, b.muster.sections[s]!.side);
  section.where = 'reserve';
  if (rule === 'DL-DEP-16') section.deployment = 'reserves';
  section.arrives = asD3(face!);
  tell(t, {
    type: 'reserved',
    rule,
    section: sectionName(b, s),
    deployment: section.deployment,
    arrives: section.arrives,
    dice: [face],
  });
  const pair = pairOf(b, s);
  if (pair !== null && b.sections[pair.other]!.where === 'reserve') b.sections[pair.other]!.arrives = section.arrives;
}

/** The section that draws these guns, where it has rolled already; null for who rolls himself. */
function towedInReserve(b: Battle, s: number): number | null {
  const pair = pairOf(b, s);
  if (pair === null || !b.muster.sections[s]!.members.some((i) => pair.guns.includes(i))) return null;
  return b.sections[pair.other]!.where === 'reserve' ? pair.other : null;
}

function setDown(t: BattleTable, { section: name, places, house }: DeployAnswer): void {
  const b = t.state;
  const s = sectionAt(b, name);
  const section = b.sections[s]!;
  const arrives = section.where === 'reserve';
  section.where = 'table';
  if (house !== undefined) goInFromBox(b, s, areaAt(b, house));
  for (const { model, at, facing } of places) {
    const m = b.models[modelAt(b, model)]!;
    Object.assign(m, { where: 'table', x: at.x, y: at.y, ...(facing && { fx: facing.x, fy: facing.y }) });
  }
  boardAll(b, s);
  const { advanced } = zoneOf(b, b.muster.sections[s]!.side);
  const forward =
    places.length > 0 &&
    places.every(({ model, at, facing }) => isInZone(advanced, shapeAt(b, modelAt(b, model), at, facing)));
  if (forward && b.phase === 'setup') b.setup.advanced = [...b.setup.advanced, s];
  tell(t, {
    type: arrives ? 'arrived' : 'deployed',
    rule: arrives ? 'DL-LAT-01' : 'DL-DEP-06',
    section: name,
    places,
    ...(house !== undefined && { house }),
  });
}

function goInFromBox(b: Battle, s: number, house: number): void {
  const { members, transports } = b.muster.sections[s]!;
  for (const i of members) if (!transports.includes(i)) b.models[i]!.where = 'table';
  goIn(b, s, house);
}
