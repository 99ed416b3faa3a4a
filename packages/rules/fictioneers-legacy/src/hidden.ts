import { disc, firstContact, NEVER, pathLength, pathUpTo } from '@sandtable/geometry/plane';
import { areaCover } from './cover.js';
import type { BattleTable } from './events.js';
import { isDark } from './ground.js';
import { inContact, isCombatModel, isOnTheTable, isWithin, type Pose, poseOf, radiusOf } from './poses.js';
import type { RuleId } from './rulebook.js';
import { canSee } from './sight.js';
import { refuseStand, standerOf } from './standing.js';
import { type Battle, idOf, sideOf } from './state.js';
import { BUMP_STEP, CLOSE_LOOK, EPS, SENSOR_REACH, type Spot, squared } from './units.js';

// FL-HID. A hidden model is unknown to the other side only in where it is; nothing is refused because of it.

/** For good (FL-HID-09). */
export function reveal(t: BattleTable, i: number, rule: RuleId): void {
  const b = t.state;
  const m = b.models[i]!;
  if (!m.hidden) return;
  m.hidden = false;
  t.revealed();
  if (t.logging) t.log({ type: 'revealed', rule, model: idOf(b, i), at: { x: m.x, y: m.y } });
}

/** FL-HID-02: whether somebody can hide where it is. */
export function canHideAt(b: Battle, pose: Pose): boolean {
  return isDark(b, pose) || areaCover(b, pose, null) > 0;
}

/** FL-HID-04: whether an enemy sees it where it is not in covering ground. */
export function isExposed(b: Battle, i: number, pose: Pose): boolean {
  if (areaCover(b, pose, null) > 0) return false;
  for (let j = 0; j < b.models.length; j++)
    if (sideOf(b, j) !== sideOf(b, i) && isCombatModel(b, j) && isOnTheTable(b, j) && canSee(b, poseOf(b, j), pose))
      return true;
  return false;
}

/** FL-EQP-04, FL-HID-05: those a sensor finds. */
export function foundBySensor(b: Battle, i: number): number[] {
  const here = poseOf(b, i);
  const found: number[] = [];
  for (let j = 0; j < b.models.length; j++)
    if (
      b.models[j]!.hidden &&
      isOnTheTable(b, j) &&
      sideOf(b, j) !== sideOf(b, i) &&
      isWithin(here, poseOf(b, j), SENSOR_REACH)
    )
      found.push(j);
  return found;
}

/** FL-HID-03, FL-HID-06: after a move, whoever is touched, and whoever is close and seen, is revealed. */
export function lookAround(t: BattleTable, mover: number): void {
  const b = t.state;
  if (!isOnTheTable(b, mover)) return;
  const here = poseOf(b, mover);
  for (let j = 0; j < b.models.length; j++) {
    if (sideOf(b, j) === sideOf(b, mover) || !isOnTheTable(b, j) || !isCombatModel(b, j)) continue;
    if (!b.models[j]!.hidden && !b.models[mover]!.hidden) continue;
    if (inContact(b, mover, j)) {
      reveal(t, j, 'FL-HID-03');
      reveal(t, mover, 'FL-HID-03');
    } else if (isWithin(here, poseOf(b, j), CLOSE_LOOK) && isCombatModel(b, mover) && canSee(b, here, poseOf(b, j))) {
      reveal(t, j, 'FL-HID-06');
      reveal(t, mover, 'FL-HID-06');
    }
  }
}

/** Where a way is cut short by a hidden enemy, and by whom. */
export interface Bump {
  readonly path: readonly Spot[];
  readonly by: number;
}

/**
 * FL-HID-08: the first hidden enemy a path would run into, and the part of the path that is walked: up to the breach, or back from
 * it in small steps to a place where the mover can stand. In the air only the end counts, and who stays aloft there meets only
 * others in the air (FL-GEO-15).
 */
export function bumpInto(b: Battle, mover: number, path: readonly Spot[], flies: boolean, aloft: boolean): Bump | null {
  const radius = radiusOf(b, mover);
  const body = disc(path[0]!, radius);
  const end = path[path.length - 1]!;
  let breach = NEVER;
  let by = -1;
  for (let i = 0; i < b.models.length; i++) {
    const m = b.models[i]!;
    if (!m.hidden || !isOnTheTable(b, i) || m.airborne !== aloft || sideOf(b, i) === sideOf(b, mover)) continue;
    const apart = radius + radiusOf(b, i) - EPS;
    const at = flies
      ? squared(end, m) < apart * apart
        ? pathLength(path)
        : NEVER
      : firstContact(body, path, disc(m, radiusOf(b, i)), -EPS);
    if (at < breach) {
      breach = at;
      by = i;
    }
  }
  if (by < 0) return null;
  const stander = { ...standerOf(b, mover), truly: true };
  for (let way = breach; way > 0; way -= BUMP_STEP) {
    const part = pathUpTo(path, way);
    if (refuseStand(b, stander, part[part.length - 1]!) === null) return { path: part, by };
  }
  return { path: [path[0]!, path[0]!], by };
}
