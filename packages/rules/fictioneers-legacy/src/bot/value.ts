import { moraleOf } from '../rules/measuring.js';
import { controllerOfPoint, marginOf } from '../rules/victory.js';
import type { Battle } from '../state.js';
import { type Seat, SIDES, type Side, sideOfSeat } from '../terms.js';
import { bonusOf, goalWorth } from './goals.js';
import { bestCharge, bestShot, isInMelee, placeWorth, survey } from './place.js';
import { fighters, poses, profiles, sides, study, worth } from './study.js';
import { watchWorth } from './watch.js';

// How well a seat stands, as a chance to win: a few things that can be counted (11.3), in points.

/**
 * What is counted, own less the enemy's, in points. Set near what a logistic regression gave over 690 games of greedy play with
 * stray moves, all scenarios alike.
 */
export const WEIGHTS = {
  /** Points scored: what decides the game in the end. */
  score: 0.85,
  /** Points that objectives would give if the game ended now; and again in the last round, half of it in the one before. */
  held: 0.18,
  ending: 0.45,
  /** What the places promise of objectives, and what else they are worth. */
  goals: 0.15,
  places: 0.12,
  /** Leaders alive beyond their points. */
  leaders: 0.2,
  /** Points in squads that are Shaken and Pinned. */
  shaken: -0.04,
  pinned: -0.25,
  /** What the best shots and charges promise whose turn it is; of the other side they foretell nothing. */
  shots: 0.4,
  charges: 0.2,
  /** What those on overwatch may get to shoot at. */
  watch: 0.6,
};

export type Counted = { -readonly [K in keyof typeof WEIGHTS]: number };
const counted: Counted = { ...WEIGHTS };

/** Counts for a side; overwritten by the next call. */
export function count(b: Battle, side: Side): Readonly<Counted> {
  study(b);
  survey(b, true);
  const c = counted;
  for (const key of KEYS) c[key] = 0;
  c.score = side === 'A' ? b.score.A - b.score.B : b.score.B - b.score.A;
  for (const { id, points, kind } of b.match.scenario.objectives) {
    if (kind !== 'control') continue;
    const holder = controllerOfPoint(b, id);
    if (holder) c.held += (holder === side ? 1 : -1) * points;
  }
  c.ending = c.held / 2 ** roundsLeft(b);
  for (const i of fighters) {
    const sign = SIDES[sides[i]!] === side ? 1 : -1;
    const m = b.models[i]!;
    const points = profiles[i]!.points;
    if (m.rank !== 'none') c.leaders += sign * points;
    const morale = moraleOf(b, i);
    if (morale === 'shaken') c.shaken += sign * points;
    else if (morale === 'pinned') c.pinned += sign * points;
    const goal = goalWorth(i, poses[i]!);
    c.goals += sign * goal;
    c.places += sign * (placeWorth(i, poses[i]!) - goal);
    if (SIDES[sides[i]!] !== b.active) {
      if (m.overwatch) c.watch += sign * watchWorth(i);
      continue;
    }
    c.charges += sign * bestCharge(i);
    if (!isInMelee(i)) c.shots += sign * Math.min(bestShot(i, poses[i]!, false), 0.6 * worth[i]! + 4);
  }
  return c;
}

const KEYS = Object.keys(WEIGHTS) as (keyof Counted)[];

function roundsLeft(b: Battle): number {
  return Math.max(0, b.match.scenario.rounds - b.round);
}

/** How many points of lead make the odds e to 1 when the game is about to end, for the margin's root; and for a round to come. */
const SCALE = 4.6;
const UNSURE = 0.93;

/** A point lost to dice takes more with it than the score: what the figure could have done. Where results spread least. */
const BEYOND = 1.3;

export function winChance(b: Battle, seat: Seat, luck = 0): number {
  const side = sideOfSeat(seat);
  if (b.result) return b.result.winner === 'draw' ? 0.5 : b.result.winner === side ? 1 : 0;
  const c = count(b, side);
  let lead = WEIGHTS.score * (bonusOf(b, side) - BEYOND * luck);
  for (const key of KEYS) lead += WEIGHTS[key] * c[key];
  const scale = Math.sqrt(Math.max(1, marginOf(b))) * (SCALE + UNSURE * Math.sqrt(roundsLeft(b)));
  return 1 / (1 + Math.exp(-lead / scale));
}
