import type { Move } from './decisions.js';
import { judgeMove } from './moving.js';
import { gapBetween, isCombatModel, isEngaged, isOnTheTable, moraleOf, type Pose, poseOf, profileAt } from './poses.js';
import type { Refusal } from './rulebook.js';
import { canSee } from './sight.js';
import { type Battle, idOf, sideOf } from './state.js';
import { between, mils, type Spot } from './units.js';

// FL-OPT-08: Sirex chase the nearest enemy they see, before anybody else acts.

/** The nearest enemy it sees, or -1. */
function prey(b: Battle, i: number): number {
  const here = poseOf(b, i);
  let nearest = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let j = 0; j < b.models.length; j++) {
    if (sideOf(b, j) === sideOf(b, i) || !isCombatModel(b, j) || !isOnTheTable(b, j) || b.models[j]!.hidden) continue;
    const pose = poseOf(b, j);
    const gap = gapBetween(here, pose);
    if (gap < least && canSee(b, here, pose)) {
      nearest = j;
      least = gap;
    }
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

/** The point on the straight way to somebody at which the bases touch. */
function contactPoint(here: Pose, there: Pose): Spot {
  const whole = between(here, there);
  const share = whole === 0 ? 0 : (whole - here.radius - there.radius - 5) / whole;
  return { x: Math.round(here.x + (there.x - here.x) * share), y: Math.round(here.y + (there.y - here.y) * share) };
}

/** The straight charge into contact with its prey, if that is legal. */
function charge(b: Battle, i: number, foe: number): Move | null {
  const here = poseOf(b, i);
  const move = straight(here, contactPoint(here, poseOf(b, foe)));
  return 'rule' in judgeMove(b, i, move) ? null : move;
}

const STEPS = [12, 10, 8, 6, 4, 3, 2, 1, 0.5];

/** Whether it is one that must act first: unengaged, able to move, and with somewhere nearer to go. */
export function isFrenzied(b: Battle, i: number): boolean {
  if (!b.match.config.sirexFrenzy || !profileAt(b, i).beast || !isOnTheTable(b, i)) return false;
  const m = b.models[i]!;
  if (m.activated || m.overwatch || isEngaged(b, i) || moraleOf(b, i) !== 'normal') return false;
  return chase(b, i).length > 0;
}

/** Moves that satisfy its hunger: into contact if a straight way leads there, else some steps nearer. */
export function chase(b: Battle, i: number): Move[] {
  const foe = prey(b, i);
  if (foe < 0) return [];
  const home = charge(b, i, foe);
  if (home) return [home];
  const here = poseOf(b, i);
  const there = poseOf(b, foe);
  const whole = between(here, there);
  return STEPS.flatMap((step) => {
    const share = mils(step) / whole;
    if (share >= 1) return [];
    const to = {
      x: Math.round(here.x + (there.x - here.x) * share),
      y: Math.round(here.y + (there.y - here.y) * share),
    };
    const move = straight(here, to);
    return 'rule' in judgeMove(b, i, move) ? [] : [move];
  });
}

/** Others wait until the Sirex have acted. */
export function refuseFrenzy(b: Battle, i: number | null): Refusal | null {
  if (!b.match.config.sirexFrenzy || (i !== null && isFrenzied(b, i))) return null;
  const first = b.models.findIndex((_, j) => sideOf(b, j) === b.active && isFrenzied(b, j));
  return first < 0 ? null : { rule: 'FL-OPT-08', message: `${idOf(b, first)} is in a frenzy and acts first.` };
}

/** A Sirex that is after somebody must close in, into contact if a straight way leads there. */
export function refuseCalm(b: Battle, i: number, move: Move | null): Refusal | null {
  if (!b.match.config.sirexFrenzy || !profileAt(b, i).beast || b.models[i]!.moveMode !== null) return null;
  const m = b.models[i]!;
  if (!isOnTheTable(b, i) || isEngaged(b, i) || moraleOf(b, i) !== 'normal' || m.stationary) return null;
  const wanted = chase(b, i);
  if (wanted.length === 0) return null;
  const foe = prey(b, i);
  const no = (message: string): Refusal => ({ rule: 'FL-OPT-08', message });
  if (!move) return no(`${idOf(b, i)} must close in on ${idOf(b, foe)}.`);
  const end = move.path[move.path.length - 1]!;
  const there = poseOf(b, foe);
  const gap = (at: Spot): number => between(at, there) - poseOf(b, i).radius - there.radius;
  if (gap(end) >= gap(m)) return no(`${idOf(b, i)} must end nearer to ${idOf(b, foe)}.`);
  if (charge(b, i, foe) && gap(end) > 50.5) return no(`${idOf(b, i)} must charge ${idOf(b, foe)}.`);
  return null;
}
