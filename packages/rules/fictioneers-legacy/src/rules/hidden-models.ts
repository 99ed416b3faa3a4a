import { disc, firstContact, NEVER, pathLength, pathUpTo } from '@sandtable/geometry/plane';
import type { BattleEvent, BattleTable } from '../events.js';
import { isDark } from '../ground.js';
import { BUMP_STEP, CLOSE_LOOK, EPS, SENSOR_REACH, type Spot, squared } from '../inches.js';
import type { RuleId } from '../rulebook.js';
import { type Battle, idOf, seatsBehind, sideOf } from '../state.js';
import { areaCover } from './cover.js';
import { refuseStand, standerOf } from './end-positions.js';
import { canSee } from './line-of-sight.js';
import {
  inContact,
  isCombatModel,
  isOnTheTable,
  isWithin,
  occupantsOf,
  type Pose,
  poseOf,
  radiusOf,
} from './measuring.js';

// FL-HID. A hidden model is unknown to the other side only in where it is; nothing is refused because of it.

/** For good (FL-HID-09). A vehicle and those aboard are where each other is, so they are hidden or seen together. */
export function reveal(t: BattleTable, i: number, rule: RuleId): void {
  const b = t.state;
  if (!b.models[i]!.hidden) return;
  const whole = b.models[i]!.vehicle ?? i;
  show(t, whole, rule);
  for (const figure of occupantsOf(b, whole)) show(t, figure, rule);
}

function show(t: BattleTable, i: number, rule: RuleId): void {
  const b = t.state;
  b.models[i]!.hidden = false;
  t.revealed();
  const { x, y } = b.models[b.models[i]!.vehicle ?? i]!;
  if (t.logging) t.log({ type: 'revealed', rule, model: idOf(b, i), at: { x, y } });
}

/** What a hidden model does is told to its own side alone, to each of its players (2). */
export function logAbout(t: BattleTable, i: number, event: BattleEvent): void {
  const b = t.state;
  if (!b.models[i]!.hidden) t.log(event);
  else t.logSecret(seatsBehind(b, i), event, { type: 'unseen', rule: 'FL-HID-04', side: sideOf(b, i) });
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

/** FL-HID-03, FL-HID-06: after a move, whoever is touched, and whatever a fighter is close to and sees, is revealed. */
export function lookAround(t: BattleTable, mover: number): void {
  const b = t.state;
  if (!isOnTheTable(b, mover)) return;
  const here = poseOf(b, mover);
  for (let j = 0; j < b.models.length; j++) {
    if (sideOf(b, j) === sideOf(b, mover) || !isOnTheTable(b, j)) continue;
    const found = b.models[j]!.hidden && isCombatModel(b, mover);
    const seen = b.models[mover]!.hidden && isCombatModel(b, j);
    if (!found && !seen) continue;
    const there = poseOf(b, j);
    const engaged = isCombatModel(b, mover) && isCombatModel(b, j) && inContact(b, mover, j);
    if (!engaged && !(isWithin(here, there, CLOSE_LOOK) && canSee(b, here, there))) continue;
    if (found) reveal(t, j, engaged ? 'FL-HID-03' : 'FL-HID-06');
    if (seen) reveal(t, mover, engaged ? 'FL-HID-03' : 'FL-HID-06');
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
