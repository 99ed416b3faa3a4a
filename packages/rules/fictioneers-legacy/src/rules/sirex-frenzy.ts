import { directionTo, stepFrom } from '@sandtable/geometry/plane';
import type { Move } from '../decisions.js';
import { INCH, mils, SLACK, type Spot, TOUCH } from '../inches.js';
import type { Refusal } from '../rulebook.js';
import { type Battle, controllerOf, idOf, sideOf } from '../state.js';
import { judgeMove } from './legal-moves.js';
import { canSee } from './line-of-sight.js';
import {
  gapBetween,
  isCombatModel,
  isEngaged,
  isOnTheTable,
  moraleOf,
  type Pose,
  poseAt,
  poseOf,
  profileAt,
  touches,
} from './measuring.js';

// FL-OPT-08: Sirex chase the nearest enemy they see, before anybody else acts. Which moves there are cannot be told in full, so
// straight ones are tried.

/** The nearest enemies it sees: of several equally near it may choose. */
function preyOf(b: Battle, i: number): number[] {
  const here = poseOf(b, i);
  let nearest: number[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let j = 0; j < b.models.length; j++) {
    if (sideOf(b, j) === sideOf(b, i) || !isCombatModel(b, j) || !isOnTheTable(b, j) || b.models[j]!.hidden) continue;
    const pose = poseOf(b, j);
    const gap = gapBetween(here, pose);
    if (gap > least + SLACK || !canSee(b, here, pose)) continue;
    if (gap < least - SLACK) nearest = [];
    nearest.push(j);
    least = Math.min(least, gap);
  }
  return nearest;
}

const straight = (from: Spot, to: Spot): Move => ({
  type: 'Move',
  mode: 'walk',
  path: [
    { x: from.x, y: from.y },
    { x: to.x, y: to.y },
  ],
});

/** Steps of 15 degrees to either side; a straight way reaches nothing beyond a right angle. */
const TURNS = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6];
/** Just in contact, whatever rounding to the grid does. */
const CLOSE = TOUCH - 1;
/** Nobody charges farther: 12 inches, and 2 more on a road (FL-MOV-04, FL-MOV-18). */
const FARTHEST = 15 * INCH;
const STEPS = [12, 10, 8, 6, 4, 3, 2, 1, 0.5];

/** A straight charge into contact with its prey, if one is legal; nobody touches what is in the air (FL-FLY-06). */
function charge(b: Battle, i: number, foe: number): Move | null {
  const here = poseOf(b, i);
  const there = poseOf(b, foe);
  if (there.lifted || gapBetween(here, there) > FARTHEST) return null;
  const back = directionTo(there, here);
  for (const turn of TURNS) {
    const to = stepFrom(there, back, turn, here.radius + there.radius + CLOSE);
    const move = straight(here, to);
    if (touches(b, poseAt(b, i, to, 0), there) && !('rule' in judgeMove(b, i, move))) return move;
  }
  return null;
}

/** At most so many straight steps that end nearer to its prey: towards it, or to the side where that is barred. */
function approach(b: Battle, i: number, foe: number, most: number): Move[] {
  const here = poseOf(b, i);
  const there = poseOf(b, foe);
  const ahead = directionTo(here, there);
  const found: Move[] = [];
  for (const turn of TURNS) {
    for (const step of STEPS) {
      const to = stepFrom(here, ahead, turn, mils(step));
      if (!isNearer(here, to, there)) continue;
      const move = straight(here, to);
      if ('rule' in judgeMove(b, i, move)) continue;
      found.push(move);
      if (found.length >= most) return found;
    }
    if (found.length > 0) return found;
  }
  return found;
}

function isNearer(here: Pose, to: Spot, there: Pose): boolean {
  return gapBetween({ ...here, x: to.x, y: to.y }, there) < gapBetween(here, there);
}

/** Whether it is one that must act first: unengaged, able to move, and with somewhere nearer to go. */
export function isFrenzied(b: Battle, i: number): boolean {
  if (!b.match.config.sirexFrenzy || !profileAt(b, i).beast || !isOnTheTable(b, i)) return false;
  const m = b.models[i]!;
  if (m.activated || m.overwatch || isEngaged(b, i) || moraleOf(b, i) !== 'normal') return false;
  return chase(b, i, 1).length > 0;
}

/** Moves that satisfy its hunger, at most so many for each prey: into contact if a straight way leads there, else some steps nearer. */
export function chase(b: Battle, i: number, most = Number.POSITIVE_INFINITY): Move[] {
  return preyOf(b, i).flatMap((foe) => {
    const home = charge(b, i, foe);
    return home ? [home] : approach(b, i, foe, most);
  });
}

/** Others wait until the Sirex have acted; those of a team mate who has ended the phase are past the start of it. */
export function refuseFrenzy(b: Battle, i: number | null): Refusal | null {
  if (!b.match.config.sirexFrenzy || (i !== null && isFrenzied(b, i))) return null;
  const waits = (j: number): boolean => sideOf(b, j) === b.active && !b.ended.includes(controllerOf(b, j));
  const first = b.models.findIndex((_, j) => waits(j) && isFrenzied(b, j));
  return first < 0 ? null : { rule: 'FL-OPT-08', message: `${idOf(b, first)} is in a frenzy and acts first.` };
}

/** A Sirex that is after somebody must close in, into contact if a straight way leads there. */
export function refuseCalm(b: Battle, i: number, move: Move | null): Refusal | null {
  if (!b.match.config.sirexFrenzy || !profileAt(b, i).beast || b.models[i]!.moveMode !== null) return null;
  const m = b.models[i]!;
  if (!isOnTheTable(b, i) || isEngaged(b, i) || moraleOf(b, i) !== 'normal' || m.stationary) return null;
  if (chase(b, i, 1).length === 0) return null;
  let why: Refusal | null = null;
  for (const foe of preyOf(b, i)) {
    const bad = refuseHunt(b, i, foe, move);
    if (!bad) return null;
    why ??= bad;
  }
  return why;
}

/** Why a move does not do if that enemy is the one it is after. */
function refuseHunt(b: Battle, i: number, foe: number, move: Move | null): Refusal | null {
  const no = (what: string): Refusal => ({ rule: 'FL-OPT-08', message: `${idOf(b, i)} must ${what} ${idOf(b, foe)}.` });
  if (!move) return no('close in on');
  const end = move.path[move.path.length - 1]!;
  const there = poseOf(b, foe);
  if (!isNearer(poseOf(b, i), end, there)) return no('end nearer to');
  return touches(b, poseAt(b, i, end, 0), there) || !charge(b, i, foe) ? null : no('charge');
}
