import { EPS, FOOT_RADIUS, type Spot, spotName, squared } from '../inches.js';
import { no, type Refusal, type RuleId } from '../rulebook.js';
import { type Battle, idOf, indexOf, kindOf, sideOf } from '../state.js';
import type { Mount, SeatKind } from '../terms.js';
import { refuseStand, standerOf } from './end-positions.js';
import { type Pose, poseAt, poseOf, profileAt, touches } from './measuring.js';
import { freeSeats } from './vehicles.js';

// Chapter Mounting and entering: onto animals and into vehicles, and off again.

/** FL-FRC-11: whom a people rides. */
export function rides(b: Battle, i: number, mount: Mount): boolean {
  const type = profileAt(b, i).moveType;
  return type === 'sitanHumanoid' || (type === 'terran' && mount === 'beast');
}

/** FL-MNT-03: any loose animal its people ride, whichever side rode it before. */
export function refuseMount(
  b: Battle,
  i: number,
  id: string,
  pose: Pose,
  mode: 'walk' | 'fly',
  able: boolean,
): Refusal | null {
  const animal = indexOf(b, id);
  const name = idOf(b, i);
  if (animal < 0 || kindOf(b, animal) !== 'animal' || b.models[animal]!.where !== 'table')
    return no('FL-MNT-03', `${id} is no riderless animal.`);
  if (mode !== 'walk' || !able) return no('FL-MNT-03', `${name} cannot mount like that.`);
  if (!rides(b, i, b.muster.cast[animal]!.type as Mount)) return no('FL-MNT-03', `${name} does not ride ${id}.`);
  return touches(b, pose, poseOf(b, animal)) ? null : no('FL-MNT-03', `${name} does not touch ${id}.`);
}

/** FL-MNT-04: a legal place beside the animal, which stays. */
export function refuseDismount(b: Battle, i: number, at: Spot): Refusal | null {
  const m = b.models[i]!;
  if (m.mount === null) return no('FL-MNT-04', `${idOf(b, i)} is not mounted.`);
  return refuseBeside(b, i, at, poseOf(b, i), 'its mount', 'FL-MNT-04'); // a rider has the base of its animal
}

/** FL-VEH-02, FL-VEH-09. */
export function refuseBoard(
  b: Battle,
  i: number,
  { vehicle: id, seat }: { readonly vehicle: string; readonly seat: SeatKind },
  pose: Pose,
  loaded: boolean,
): Refusal | null {
  const vehicle = indexOf(b, id);
  const name = idOf(b, i);
  if (vehicle < 0 || kindOf(b, vehicle) !== 'vehicle' || b.models[vehicle]!.where !== 'table')
    return no('FL-VEH-09', `${id} is no vehicle on the table.`);
  if (sideOf(b, vehicle) !== sideOf(b, i)) return no('FL-VEH-09', `${id} belongs to the enemy.`);
  if (b.models[vehicle]!.airborne) return no('FL-VEH-09', `${id} is in the air.`);
  if (!profileAt(b, i).infantry || (b.models[i]!.mount !== null && pose.radius !== FOOT_RADIUS))
    return no('FL-VEH-02', `Only infantry rides; ${name} does not fit in.`);
  if (loaded) return no('FL-VEH-09', `${name} cannot board with its load.`);
  if (freeSeats(b, vehicle, seat) === 0) return no('FL-VEH-09', `${id} has no free seat for a ${seat}.`);
  return touches(b, pose, poseOf(b, vehicle)) ? null : no('FL-VEH-09', `${name} does not touch ${id}.`);
}

/** On foot in contact with what it leaves (FL-GEO-05), not over it, and legal to stand at. */
export function refuseBeside(b: Battle, i: number, at: Spot, by: Pose, what: string, rule: RuleId): Refusal | null {
  const foot = { ...poseAt(b, i, at, 0), radius: FOOT_RADIUS };
  const near = FOOT_RADIUS + by.radius - EPS;
  if (squared(at, by) < near * near || !touches(b, foot, by))
    return no(rule, `${spotName(at)} does not touch ${what}.`);
  return refuseStand(b, { ...standerOf(b, i), radius: FOOT_RADIUS, airborne: false }, at);
}
