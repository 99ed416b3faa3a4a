import { crossings, segmentDistance } from '@sandtable/geometry/plane';
import { type GroundArea, groundLevel, groundOf } from '../ground.js';
import {
  AIRBORNE_LEVELS,
  ANIMAL_RADIUS,
  between,
  EPS,
  FLIGHT_LEVELS,
  SLACK,
  type Spot,
  squared,
  TOUCH,
} from '../inches.js';
import { type Profile, profilesOf } from '../profile.js';
import { type Battle, kindOf, type Model, sideOf } from '../state.js';
import { ARMOURS, type Morale, type Side } from '../terms.js';

/** Where somebody is and how high, for measuring and for looking. A bare point is nobody with no base (FL-LOS-02). */
export interface Pose extends Spot {
  readonly radius: number;
  /** The height it sees from and is seen at, in levels above the table. */
  readonly eye: number;
  /** In the air: airborne, or in the middle of a flight (FL-FLY-06). */
  readonly lifted: boolean;
  /** Place in the cast, or -1. */
  readonly who: number;
  /** What it is aboard of, or -1. */
  readonly carrier: number;
}

/** FL-LOS-02: how far below its top a model sees. */
const BROW = 0.1;

/** Every base is round (FL-GEO-02). */
export function radiusOf(b: Battle, i: number): number {
  return b.models[i]!.mount === null ? profilesOf(b)[i]!.radius : ANIMAL_RADIUS;
}

/** Where a model is, or its vehicle (FL-LDR-05). */
export function poseOf(b: Battle, i: number): Pose {
  const m = b.models[i]!;
  if (m.vehicle === null) return poseAt(b, i, m, m.airborne ? AIRBORNE_LEVELS : 0);
  const { vehicle } = m;
  const carrier = b.models[vehicle]!;
  return { ...poseAt(b, vehicle, carrier, carrier.airborne ? AIRBORNE_LEVELS : 0), who: i, carrier: vehicle };
}

/** A model as if it stood somewhere else, so many levels up (FL-GEO-11). */
export function poseAt(b: Battle, i: number, { x, y }: Spot, lift: number): Pose {
  return {
    x,
    y,
    radius: radiusOf(b, i),
    eye: groundLevel(b, { x, y }) + profilesOf(b)[i]!.height - BROW + lift,
    lifted: lift > 0,
    who: i,
    carrier: -1,
  };
}

/** In the middle of a flight (FL-FLY-07). */
export function flyingPose(b: Battle, i: number, at: Spot): Pose {
  return poseAt(b, i, at, kindOf(b, i) === 'vehicle' ? AIRBORNE_LEVELS : FLIGHT_LEVELS);
}

export function pointPose(b: Battle, { x, y }: Spot): Pose {
  return { x, y, radius: 0, eye: groundLevel(b, { x, y }), lifted: false, who: -1, carrier: -1 };
}

/** FL-GEO-04. */
export function gapBetween(a: Pose, c: Pose): number {
  return Math.max(0, between(a, c) - a.radius - c.radius);
}

/** FL-GEO-06: whether two are at most so far apart. Exact. */
export function isWithin(a: Spot & { readonly radius: number }, c: Spot & { readonly radius: number }, limit: number) {
  const reach = limit + a.radius + c.radius + EPS;
  return squared(a, c) <= reach * reach;
}

export function isOnTheTable(b: Battle, i: number): boolean {
  return b.models[i]!.where === 'table';
}

/** On the table, aboard or in reserve: it can still do something (FL-VIC-01). */
export function isInPlay(b: Battle, i: number): boolean {
  const { where } = b.models[i]!;
  return where === 'table' || where === 'aboard' || where === 'reserve';
}

/** On the table or aboard of something on it: somewhere distances can be measured from. */
export function isPresent(b: Battle, i: number): boolean {
  const { where } = b.models[i]!;
  return where === 'table' || where === 'aboard';
}

/** A figure or a vehicle. */
export function isCombatModel(b: Battle, i: number): boolean {
  const kind = kindOf(b, i);
  return kind === 'figure' || kind === 'vehicle';
}

/** On foot, and of ordinary size. */
export function isInfantry(b: Battle, i: number): boolean {
  return profilesOf(b)[i]!.infantry && b.models[i]!.mount === null;
}

/** FL-GEO-05: bases this close touch, if both are on the ground and nothing is between them. */
export function touches(b: Battle, a: Pose, c: Pose): boolean {
  if (a.lifted || c.lifted || a.carrier >= 0 || c.carrier >= 0) return false;
  const reach = TOUCH + a.radius + c.radius + SLACK;
  return squared(a, c) <= reach * reach && !isParted(b, a, c);
}

export function inContact(b: Battle, i: number, j: number): boolean {
  if (!isOnTheTable(b, i) || !isOnTheTable(b, j)) return false;
  const m = b.models[i]!;
  const other = b.models[j]!;
  if (m.airborne || other.airborne) return false;
  const reach = TOUCH + radiusOf(b, i) + radiusOf(b, j) + SLACK;
  return squared(m, other) <= reach * reach && !isParted(b, m, other);
}

/** Whether a tall wall, a working field or a closed house wall runs between two centres. */
function isParted(b: Battle, a: Spot, c: Spot): boolean {
  const { walls, fields, areas, houses } = groundOf(b);
  const way = [a, c];
  for (const wall of walls) if (wall.height === 'tall' && crossings(way, wall.shape, EPS).length > 0) return true;
  for (let i = 0; i < fields.length; i++)
    if (b.fields[i] && crossings(way, fields[i]!.shape, EPS).length > 0) return true;
  for (const house of houses) {
    const { edge } = areas[house]!;
    for (const at of crossings(way, edge!, EPS)) if (!isOpening(areas[house]!, at)) return true;
  }
  return false;
}

/** FL-MNT-05: whether a building's outline can be walked through at a place on it. A structure's never can. */
export function isOpening({ type, openings }: GroundArea, at: Spot, slack = SLACK): boolean {
  if (type === 'structure') return false;
  if (openings.length === 0) return true;
  return openings.some(([from, to]) => segmentDistance(from, to, at) <= slack);
}

/**
 * Whether an enemy that fights is in contact: a combat model in contact with an enemy one is engaged. Who is engaged is not
 * hidden (FL-HID-03), so the hidden do not count.
 */
export function isEngaged(b: Battle, i: number): boolean {
  if (!isOnTheTable(b, i) || !isCombatModel(b, i)) return false;
  for (let j = 0; j < b.models.length; j++) if (isVisibleFoe(b, i, j) && inContact(b, i, j)) return true;
  return false;
}

/** An enemy that fights and is not hidden. */
function isVisibleFoe(b: Battle, i: number, j: number): boolean {
  return sideOf(b, j) !== sideOf(b, i) && isCombatModel(b, j) && !b.models[j]!.hidden;
}

export function isEngagedAt(b: Battle, i: number, pose: Pose): boolean {
  if (pose.lifted || !isCombatModel(b, i)) return false;
  for (let j = 0; j < b.models.length; j++) {
    if (!isVisibleFoe(b, i, j) || !isOnTheTable(b, j)) continue;
    const reach = TOUCH + pose.radius + radiusOf(b, j) + SLACK; // most are farther: no pose is made for them
    if (squared(pose, b.models[j]!) <= reach * reach && touches(b, pose, poseOf(b, j))) return true;
  }
  return false;
}

/** Whom somebody is with: crews by their own squad, a vehicle by its operator's, or else its gunner's (FL-VEH-18). */
export function squadOf(b: Battle, i: number): number | null {
  if (kindOf(b, i) !== 'vehicle') return b.models[i]!.squad;
  const lead = occupant(b, i, 'operator') ?? occupant(b, i, 'gunner');
  return lead === null ? null : b.models[lead]!.squad;
}

export function moraleOf(b: Battle, i: number): Morale {
  const squad = squadOf(b, i);
  return squad === null ? 'normal' : b.squads[squad]!.morale;
}

/** In a seat to drive or fire from: it acts with its vehicle (FL-SEQ-03). */
export function isCrew({ seat }: Pick<Model, 'seat'>): boolean {
  return seat !== null && seat !== 'passenger';
}

/** The first figure in a kind of seat. */
export function occupant(b: Battle, vehicle: number, seat: 'operator' | 'gunner' | 'passenger'): number | null {
  for (let i = 0; i < b.models.length; i++)
    if (b.models[i]!.vehicle === vehicle && b.models[i]!.seat === seat) return i;
  return null;
}

export function occupantsOf(b: Battle, vehicle: number): number[] {
  const found: number[] = [];
  for (let i = 0; i < b.models.length; i++) if (b.models[i]!.vehicle === vehicle) found.push(i);
  return found;
}

const POWER = ARMOURS.indexOf('power');

/** FL-DMG-05, FL-EQP-11. */
export function armourOf(b: Battle, i: number): number {
  const { armour } = profilesOf(b)[i]!;
  return b.models[i]!.shieldUp ? Math.max(armour, POWER) : armour;
}

export function profileAt(b: Battle, i: number): Profile {
  return profilesOf(b)[i]!;
}

export function figuresOf(b: Battle, squad: number): number[] {
  const found: number[] = [];
  for (let i = 0; i < b.models.length; i++) {
    const m = b.models[i]!;
    if (m.squad === squad && kindOf(b, i) === 'figure' && isInPlay(b, i)) found.push(i);
  }
  return found;
}

export function hasFigures(b: Battle, side: Side): boolean {
  for (let i = 0; i < b.models.length; i++)
    if (sideOf(b, i) === side && kindOf(b, i) === 'figure' && isInPlay(b, i)) return true;
  return false;
}
