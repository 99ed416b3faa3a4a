import { crossings, screenedLength, segmentDistance } from '@sandtable/geometry/plane';
import { groundOf, isInArea } from '../ground.js';
import { between, EPS, SLACK, type Spot, WALL_COVER_REACH } from '../inches.js';
import { profilesOf } from '../profile.js';
import type { RuleId } from '../rulebook.js';
import { type Battle, sideOf } from '../state.js';
import { COVERS, type Cover } from '../terms.js';
import { canSee } from './line-of-sight.js';
import { gapBetween, isCombatModel, isOnTheTable, type Pose, poseOf } from './measuring.js';

// FL-COV. Grades are numbers here: 0 none, 1 soft, 2 hard; only the best counts (FL-COV-01).

export const NONE = 0;
export const SOFT = 1;
export const HARD = 2;

export interface CoverFound {
  readonly grade: number;
  /** The rule that gives the best grade. */
  readonly rule: RuleId;
  /** Whether nothing but smoke gives it. */
  readonly smoke: boolean;
}

const OPEN: CoverFound = { grade: NONE, rule: 'FL-COV-01', smoke: false };

export function coverName(grade: number): Cover {
  return COVERS[grade]!;
}

/** FL-COV-02, FL-COV-03, FL-COV-07: what the ground under a model gives against somebody at a place. */
export function areaCover(b: Battle, pose: Pose, against: Spot | null): number {
  if (pose.lifted || pose.who < 0) return NONE; // FL-COV-08, FL-COV-12
  const { areas } = groundOf(b);
  const big = profilesOf(b)[pose.carrier >= 0 ? pose.carrier : pose.who]!.big;
  let best = NONE;
  for (let i = 0; i < areas.length && best < HARD; i++) {
    const one = areas[i]!;
    switch (one.type) {
      case 'woods':
        if (best < SOFT && isInArea(one, pose)) best = SOFT;
        break;
      case 'scrub':
        if (best < SOFT && !big && isInArea(one, pose)) best = SOFT;
        break;
      case 'rock':
      case 'rubble':
        if (!big && isInArea(one, pose)) best = HARD;
        break;
      case 'trench':
      case 'building':
        if (!(big && one.type === 'trench') && isInArea(one, pose) && !(against && isInArea(one, against))) best = HARD;
        break;
    }
  }
  return best;
}

/** Whether a line passes through smoke (FL-COV-06, FL-SMK-04). */
export function isSmoky(b: Battle, from: Spot, to: Spot): boolean {
  return b.smoke.some((cloud) => segmentDistance(from, to, cloud) <= cloud.diameter / 2 + EPS);
}

/** FL-COV-05: the best wall close to the target that the line crosses. Low ones are too low for big hulls (FL-COV-07). */
function wallCover(b: Battle, from: Pose, to: Pose): number {
  const { walls } = groundOf(b);
  const big = to.who >= 0 && profilesOf(b)[to.who]!.big;
  let best = NONE;
  for (const { height, material, shape } of walls) {
    const grade = material === 'hard' ? HARD : SOFT;
    if (grade <= best || (big && height === 'low')) continue;
    for (const at of crossings([from, to], shape, EPS)) {
      const near = between(at, to);
      if (near <= to.radius + WALL_COVER_REACH + SLACK && between(at, from) >= near - SLACK) best = grade;
    }
  }
  return best;
}

/** What a target has against fire from a place. `laser`: smoke is hard cover; `sensor`: soft cover and smoke do not count (FL-FIR-14). */
export function coverAgainst(b: Battle, from: Pose, to: Pose, laser: boolean, sensor = false): CoverFound {
  if (to.who < 0) return OPEN; // FL-COV-08
  const smoke = !sensor && isSmoky(b, from, to);
  const bySmoke: CoverFound = { grade: laser ? HARD : SOFT, rule: 'FL-COV-06', smoke: true };
  if (to.carrier >= 0) return { grade: HARD, rule: 'FL-COV-11', smoke: false };
  if (to.lifted) return smoke ? bySmoke : OPEN; // FL-COV-12
  const area = areaCover(b, to, from);
  if (area === HARD) return { grade: HARD, rule: 'FL-COV-02', smoke: false };
  const wall = wallCover(b, from, to);
  if (wall === HARD) return { grade: HARD, rule: 'FL-COV-05', smoke: false };
  if (smoke && laser) return bySmoke;
  if (sensor) return OPEN;
  if (area === SOFT) return { grade: SOFT, rule: 'FL-COV-02', smoke: false };
  if (wall === SOFT) return { grade: SOFT, rule: 'FL-COV-05', smoke: false };
  if (smoke) return bySmoke;
  const woods = screenedLength(groundOf(b).sight, from, from.eye, to, to.eye);
  return woods > EPS + SLACK ? { grade: SOFT, rule: 'FL-COV-04', smoke: false } : OPEN;
}

/** FL-COV-09: against indirect fire only the ground covers; not a trench or building shared with the firer (FL-COV-03). */
export function coverFromAbove(b: Battle, from: Pose, to: Pose): CoverFound {
  if (to.who < 0) return OPEN;
  if (to.carrier >= 0) return { grade: HARD, rule: 'FL-COV-11', smoke: false };
  const grade = areaCover(b, to, from);
  return grade === NONE ? OPEN : { grade, rule: 'FL-COV-02', smoke: false };
}

/** FL-COV-10. */
export function coverFromBurst(b: Battle, burst: Spot, to: Pose): number {
  if (to.lifted) return NONE; // FL-COV-12
  let best = areaCover(b, to, burst);
  const big = profilesOf(b)[to.who]!.big;
  for (const { height, material, shape } of groundOf(b).walls) {
    if (best === HARD) break;
    if (big && height === 'low') continue;
    if (crossings([burst, to], shape, EPS).length > 0) best = Math.max(best, material === 'hard' ? HARD : SOFT);
  }
  return best;
}

/**
 * FL-COV-13. Hidden enemies and those aboard do not count (FL-HID-12). Unseen, or aboard, one is in hard cover: a closed vehicle
 * hides its occupants, an open one covers them (FL-COV-11).
 */
export function moraleCover(b: Battle, i: number, pose: Pose = poseOf(b, i)): number {
  if (pose.carrier >= 0) return HARD;
  const own = areaCover(b, pose, null);
  if (own === HARD) return HARD;
  let nearest = Number.POSITIVE_INFINITY;
  let against = HARD;
  for (let j = 0; j < b.models.length; j++) {
    if (sideOf(b, j) === sideOf(b, i) || !isCombatModel(b, j) || !isOnTheTable(b, j) || b.models[j]!.hidden) continue;
    const enemy = poseOf(b, j);
    const gap = gapBetween(enemy, pose);
    if (gap > nearest + SLACK || !canSee(b, enemy, pose)) continue;
    const { grade } = coverAgainst(b, enemy, pose, false);
    if (gap < nearest - SLACK) {
      nearest = gap;
      against = grade;
    } else against = Math.min(against, grade);
  }
  return Math.max(own, against);
}
