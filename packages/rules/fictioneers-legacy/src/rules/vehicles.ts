import { samePoint } from '@sandtable/geometry/plane';
import type { DecisionOf, Move } from '../decisions.js';
import type { BattleTable } from '../events.js';
import type { Spot } from '../inches.js';
import { no, type Refusal } from '../rulebook.js';
import { type Battle, homeSquads, idOf, indexOf, kindOf } from '../state.js';
import { SEAT_KINDS, type Seat, type SeatKind } from '../terms.js';
import { logAbout } from './hidden-models.js';
import { isInfantry, occupant, occupantsOf, poseOf, profileAt } from './measuring.js';
import { refuseBeside } from './mounting.js';
import { refuseOwn } from './turn.js';

// Chapter Vehicles: who sits where, drives and gets out. How they move, fire and are hit stands with movement, fire and damage.

/** FL-VEH-11. */
export function changeSeats(t: BattleTable, { vehicle, seats }: DecisionOf<'ChangeSeat'>): void {
  const b = t.state;
  const i = indexOf(b, vehicle);
  b.models[i]!.assigned = true;
  for (const { figure, seat } of seats) b.models[indexOf(b, figure)]!.seat = seat;
  if (t.logging) logAbout(t, i, { type: 'seatsChanged', rule: 'FL-VEH-11', vehicle, seats });
}

/** Whether anybody in a vehicle could sit somewhere else. */
export function maySwap(b: Battle, i: number): boolean {
  if (kindOf(b, i) !== 'vehicle') return false;
  const seats = occupantsOf(b, i).map((one) => b.models[one]!.seat!);
  if (new Set(seats).size > 1) return true;
  return seats.length > 0 && SEAT_KINDS.some((kind) => kind !== seats[0] && profileAt(b, i).vehicle!.seats[kind] > 0);
}

/** FL-VEH-11: everybody aboard keeps a seat. */
export function refuseSeats(b: Battle, seat: Seat, { vehicle: id, seats }: DecisionOf<'ChangeSeat'>): Refusal | null {
  const foreign = refuseOwn(b, seat, id);
  if (foreign) return foreign;
  const vehicle = indexOf(b, id);
  if (kindOf(b, vehicle) !== 'vehicle' || b.models[vehicle]!.where !== 'table')
    return no('FL-VEH-11', `${id} is no vehicle on the table.`);
  if (b.models[vehicle]!.assigned) return no('FL-VEH-11', `Seats of ${id} have been changed in this phase.`);
  const aboard = occupantsOf(b, vehicle);
  const named = seats.map(({ figure }) => indexOf(b, figure));
  if (new Set(named).size < named.length || named.some((i) => !aboard.includes(i)))
    return no('FL-VEH-11', `Only those aboard ${id} change seats, each once.`);
  const after = aboard.map((i) => seats.find(({ figure }) => figure === idOf(b, i))?.seat ?? b.models[i]!.seat!);
  if (after.every((kind, k) => kind === b.models[aboard[k]!]!.seat))
    return no('FL-VEH-11', 'Nobody would change seats.');
  const watcher = seats.find(({ figure, seat: to }) => to !== 'passenger' && b.models[indexOf(b, figure)]!.overwatch);
  if (watcher) return no('FL-OVW-03', `${watcher.figure} is on overwatch and takes no part in the vehicle's actions.`);
  const room = profileAt(b, vehicle).vehicle!.seats;
  const full = SEAT_KINDS.find((kind) => after.filter((one) => one === kind).length > room[kind]);
  return full ? no('FL-VEH-02', `${id} has ${room[full]} seats for a ${full}.`) : null;
}

export function freeSeats(b: Battle, vehicle: number, seat: SeatKind): number {
  const taken = occupantsOf(b, vehicle).filter((i) => b.models[i]!.seat === seat).length;
  return profileAt(b, vehicle).vehicle!.seats[seat] - taken;
}

/** FL-VEH-03. */
export function refuseDriver(b: Battle, i: number): Refusal | null {
  if (b.models[i]!.where === 'reserve') {
    if (crewInReserve(b, i).length > 0) return null;
    return no('FL-VEH-03', `${idOf(b, i)} has nobody in reserve to drive it.`);
  }
  const driver = occupant(b, i, 'operator');
  if (driver === null) return no('FL-VEH-03', `${idOf(b, i)} has no operator.`);
  if (b.models[driver]!.boarded) return no('FL-VEH-03', `The operator of ${idOf(b, i)} boarded only this turn.`);
  if (b.models[driver]!.activated) return no('FL-VEH-10', `The operator of ${idOf(b, i)} has acted by itself.`);
  return null;
}

/** FL-SET-11: who comes in aboard a vehicle in reserve: the infantry that waits with it, promoted or not (FL-LDR-12). */
export function crewInReserve(b: Battle, vehicle: number): number[] {
  const section = homeSquads(b)[vehicle];
  return b.models.flatMap((m, i) =>
    homeSquads(b)[i] === section && m.where === 'reserve' && kindOf(b, i) === 'figure' && isInfantry(b, i) ? [i] : [],
  );
}

/** FL-VEH-10. */
export function refuseDisembark(b: Battle, i: number, { path }: Move, at: Spot): Refusal | null {
  const m = b.models[i]!;
  const name = idOf(b, i);
  if (m.where !== 'aboard') return no('FL-VEH-10', `${name} is not aboard.`);
  const vehicle = b.models[m.vehicle!]!;
  if (vehicle.airborne) return no('FL-VEH-10', 'Nobody leaves a vehicle in the air.');
  if (m.seat !== 'passenger' && hasActed(b, i)) return no('FL-VEH-10', `${name} has acted in the vehicle this turn.`);
  if (vehicle.moved && path.some((spot) => !samePoint(spot, at)))
    return no('FL-VEH-10', `The vehicle has moved, so ${name} goes no further than its side.`);
  return refuseBeside(b, i, at, poseOf(b, m.vehicle!), 'the vehicle', 'FL-VEH-10');
}

/** Whether an operator has driven, or somebody at a weapon has fired, this turn. */
export function hasActed(b: Battle, i: number): boolean {
  const m = b.models[i]!;
  return m.fired || (m.seat === 'operator' && b.models[m.vehicle!]!.moved);
}
