import { squadOf } from '../poses.js';
import type { Battle } from '../state.js';
import { type Seat, SIDES, type Side, sideOfSeat } from '../terms.js';
import { controllerOfPoint, marginOf } from '../victory.js';
import { bonusOf, turnsLeft } from './goals.js';
import { bestShot, isInMelee, placeWorth, survey } from './place.js';
import { fighters, poses, profiles, sides, study, worth } from './study.js';
import { watchWorth } from './watch.js';

// How well a seat stands, as a chance to win: a few things that can be counted (11.3), in points.

/**
 * What is counted, own less the enemy's, in points. Set by hand near what a logistic regression over 150 games of greedy play with
 * stray moves gave (S1, S2, S6); what it says about damage and morale is taken for noise.
 */
export const WEIGHTS = {
  /** Points scored: what decides the game in the end. */
  score: 0.65,
  /** Points that objectives would give if the game ended now, beyond what the places count for them. */
  held: 0.1,
  /** Leaders alive beyond their points, and hulls that are damaged. */
  leaders: 0.5,
  damaged: -0.3,
  /** Points in squads that are Shaken and Pinned. */
  shaken: -0.05,
  pinned: -0.12,
  /** What the best shots promise beyond what the places count for them. */
  exchange: 0.1,
  /** What the places are worth that the models stand in. */
  places: 0.3,
  /** What those on overwatch may get to shoot at. */
  watch: 0.4,
};

export type Counted = { -readonly [K in keyof typeof WEIGHTS]: number };
const counted: Counted = {
  score: 0,
  held: 0,
  leaders: 0,
  damaged: 0,
  shaken: 0,
  pinned: 0,
  exchange: 0,
  places: 0,
  watch: 0,
};

/** Counts for a side; overwritten by the next call. */
export function count(b: Battle, side: Side): Readonly<Counted> {
  study(b);
  survey(b, true);
  const c = counted;
  c.score = side === 'A' ? b.score.A - b.score.B : b.score.B - b.score.A;
  c.held = c.leaders = c.damaged = c.shaken = c.pinned = c.exchange = c.places = c.watch = 0;
  for (const { id, points, kind } of b.match.scenario.objectives) {
    if (kind !== 'control') continue;
    const holder = controllerOfPoint(b, id);
    if (holder) c.held += (holder === side ? 1 : -1) * points;
  }
  for (const i of fighters) {
    const sign = SIDES[sides[i]!] === side ? 1 : -1;
    const m = b.models[i]!;
    const points = profiles[i]!.points;
    if (m.rank !== 'none') c.leaders += sign * points;
    if (m.damage !== 'none') c.damaged += sign * points;
    const squad = squadOf(b, i);
    const morale = squad === null ? 'normal' : b.squads[squad]!.morale;
    if (morale === 'shaken') c.shaken += sign * points;
    else if (morale === 'pinned') c.pinned += sign * points;
    const isNext = SIDES[sides[i]!] === b.active;
    c.places += sign * placeWorth(i, poses[i]!);
    if (m.overwatch && !isNext) c.watch += sign * watchWorth(i);
    if (turnsLeft[sides[i]!]! > 0 && !isInMelee(i))
      c.exchange += sign * Math.min(bestShot(i, poses[i]!, false), 0.6 * worth[i]! + 4);
  }
  return c;
}

/** How many points of lead make the odds e to 1 when the game is about to end, for each point of the margin; and for a turn to come. */
const SCALE = 1.4;
const UNSURE = 0.28;

export function winChance(b: Battle, seat: Seat, luck = 0): number {
  const side = sideOfSeat(seat);
  if (b.result) return b.result.winner === 'draw' ? 0.5 : b.result.winner === side ? 1 : 0;
  const c = count(b, side);
  let lead = WEIGHTS.score * (bonusOf(b, side) - luck);
  for (const key of Object.keys(WEIGHTS) as (keyof Counted)[]) lead += WEIGHTS[key] * c[key];
  const left = Math.max(0, b.match.scenario.rounds - b.round);
  const scale = Math.max(1, marginOf(b)) * (SCALE + UNSURE * Math.sqrt(left));
  return 1 / (1 + Math.exp(-lead / scale));
}
