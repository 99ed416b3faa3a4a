import { distanceSquared, NORTH, type Shape, STEPS, stepFrom } from '@sandtable/geometry/plane';
import type { Play } from '@sandtable/kernel';
import { type AnswerOf, ask } from '../ask.js';
import type { BattleTable } from '../events.js';
import { areWithin, living, profileAt, reachBetween, shapeAt, shapeOf, standingOf } from '../figures.js';
import { INCH } from '../inches.js';
import { type Battle, homeOf, membersOf, nameOf, type Spot, sectionsOf, sideOf } from '../state.js';
import type { Side } from '../terms.js';
import { put, tell } from './agreement.js';
import { no, type Ruling, refuseSpot } from './movement.js';
import { radiusOf } from './movement-cost.js';
import { helperOf } from './rad.js';
import { singles } from './rolling.js';

// Medics in the End Phase, where that was agreed (DL-MAR-24e, DL-END-04).

/** Those who lie aside are helped if their section still has somebody who can; the others are gone for good. */
export function* tend(t: BattleTable, side: Side): Play<void> {
  const b = t.state;
  for (const s of sectionsOf(b, side)) {
    const standing = living(b, s);
    const helped = membersOf(b, s).filter((i) => b.models[i]!.aside && helperOf(profileAt(b, i), standing) !== null);
    if (helped.length === 0) continue;
    const tried = helped.map((i) => nameOf(b, i));
    const faces = yield* singles(t, tried, 'DL-MAR-24e', side);
    for (const [k, i] of helped.entries())
      if (faces[k]! >= helperOf(profileAt(b, i), standing)!) yield* comeBack(t, s, i);
    const back = helped.filter((i) => b.models[i]!.life > 0).map((i) => nameOf(b, i));
    tell(t, { type: 'recovered', rule: 'DL-MAR-24e', dice: faces, tried, back });
  }
  for (let i = 0; i < b.models.length; i++) if (sideOf(b, i) === side) b.models[i]!.aside = false;
}

/** Placed in coherency by its owner, or back under the roof of its section. */
function* comeBack(t: BattleTable, s: number, i: number): Play<void> {
  const b = t.state;
  const m = b.models[i]!;
  if (b.sections[s]!.house !== null) {
    m.where = 'house';
    m.life = 1;
    return;
  }
  const answers = returnAnswers(b, i);
  if (answers.length === 0) return;
  const question = ask('Return', sideOf(b, i), { model: nameOf(b, i) });
  const { at } = yield* put(t, question, () => answers[0]!);
  Object.assign(m, { where: 'table', life: 1, x: at.x, y: at.y });
}

const OFFERED = 4;

/** Places beside somebody of its section. */
export function returnAnswers(b: Battle, i: number): Extract<AnswerOf<'Return'>, { type: 'Return' }>[] {
  const found: Spot[] = [];
  for (const k of standingOf(b, homeOf(b, i))) {
    const mate = shapeOf(b, k);
    const far = Math.round(reachOf(mate) + radiusOf(b, i) + INCH / 2);
    for (let turn = 0; turn < STEPS && found.length < OFFERED; turn += 3) {
      const { x, y } = stepFrom(mate.at, NORTH, turn, far);
      if (refuseReturn(b, i, { x, y }) === null) found.push({ x, y });
    }
  }
  return found.map((at) => ({ type: 'Return', at }));
}

function reachOf({ kind, at, corners, radius }: Shape): number {
  return kind === 'point' ? radius : Math.sqrt(distanceSquared(at, corners[0]!));
}

export function refuseReturn(b: Battle, i: number, at: Spot): Ruling {
  const shape = shapeAt(b, i, at);
  const spot = refuseSpot(b, i, shape, { near: [], absent: [] });
  if (spot) return spot;
  const mates = standingOf(b, homeOf(b, i));
  return mates.some((k) => areWithin(shape, shapeOf(b, k), reachBetween(b, i, k)))
    ? null
    : no('DL-MAR-24e', `${nameOf(b, i)} comes back beside its section.`);
}
