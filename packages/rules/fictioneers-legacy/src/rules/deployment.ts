import type { DecisionOf, Placement } from '../decisions.js';
import { groundOf, isInArea, isInZone } from '../ground.js';
import { EPS, MODULE_REACH, SLACK, type Spot, spotName, squared } from '../inches.js';
import { no, type Refusal } from '../rulebook.js';
import { type Battle, idOf, indexOf, kindOf } from '../state.js';
import { otherSide, type Seat, type Side } from '../terms.js';
import { modulesOf, pack } from './artillery.js';
import { refuseStand, standerOf } from './end-positions.js';
import { canHideAt } from './hidden-models.js';
import { poseOf, profileAt } from './measuring.js';
import { freeSeats } from './vehicles.js';

// FL-SET-04 to FL-SET-08, FL-HID-11.

type Deploy = DecisionOf<'DeploySquad'>;

/** Whether a scenario lets a squad hide (FL-SET-10, FL-HID-01). */
export function mayHide(b: Battle, s: number): boolean {
  const { side, name } = b.muster.squads[s]!;
  return (
    b.match.config.hiddenDeployment &&
    b.match.scenario.hidden.some((one) => one.side === side && one.squads.includes(name))
  );
}

/** Squads a side has yet to place. Those that may hide come after everything else of both sides (FL-HID-11). */
export function toDeploy(b: Battle, side: Side): number[] {
  const waiting = (of: Side, hiding: boolean): number[] =>
    b.muster.squads.flatMap((squad, s) =>
      squad.side === of &&
      !b.setup.placed.includes(s) &&
      mayHide(b, s) === hiding &&
      squad.members.every((i) => b.models[i]!.where !== 'reserve')
        ? [s]
        : [],
    );
  const open = waiting(side, false);
  if (open.length > 0 || waiting(otherSide(side), false).length > 0) return open;
  return waiting(side, true);
}

/** Whose turn it is to place a squad (FL-SET-04), or null. A defender places everything first. */
export function nextToDeploy(b: Battle): Side | null {
  const { attacker } = b.match.scenario;
  const order = attacker ? [otherSide(attacker), attacker] : [b.setup.next, otherSide(b.setup.next)];
  return order.find((side) => toDeploy(b, side).length > 0) ?? null;
}

/** Places a squad, on the very battle or on a copy; what is wrong is told by the first rule that is broken. */
export function deploy(b: Battle, seat: Seat, decision: Deploy): Refusal | null {
  const side = nextToDeploy(b);
  const s = b.muster.squads.findIndex(({ id }) => id === decision.squad);
  const squad = b.muster.squads[s];
  if (!squad || squad.side !== side) return no('FL-SET-04', `${decision.squad} is no squad that can be placed now.`);
  if (b.muster.platoons[squad.platoon]!.controller !== seat) return no('FL-SEQ-11', `${decision.squad} is not yours.`);
  if (!toDeploy(b, side).includes(s)) return no('FL-SET-04', `${decision.squad} cannot be placed now.`);
  const hidden = decision.hidden === true;
  if (hidden && !mayHide(b, s)) return no('FL-HID-01', `${squad.name} may not hide.`);
  const wrong = unmatched(b, squad.members, decision.placements);
  if (wrong) return no('FL-SET-05', wrong);
  const machines = decision.placements.filter(({ model }) => kindOf(b, indexOf(b, model)) !== 'figure');
  const figures = decision.placements.filter(({ model }) => kindOf(b, indexOf(b, model)) === 'figure');
  for (const placement of [...machines, ...figures]) {
    const refused = place(b, s, placement, hidden);
    if (refused) return refused;
  }
  const bad = attachAtStart(b, s, decision.attach);
  if (bad) return bad;
  b.setup.placed = [...b.setup.placed, s];
  if (!b.match.scenario.attacker) b.setup.next = otherSide(side);
  return null;
}

function unmatched(b: Battle, members: readonly number[], placements: readonly Placement[]): string | null {
  const named = placements.map(({ model }) => model);
  const missing = members.find((i) => !named.includes(idOf(b, i)));
  if (missing !== undefined) return `${idOf(b, missing)} has no place.`;
  if (named.length > members.length) return 'Somebody is placed twice, or is not of this squad.';
  return null;
}

function place(b: Battle, s: number, placement: Placement, hidden: boolean): Refusal | null {
  const i = indexOf(b, placement.model);
  const m = b.models[i]!;
  const { kind, shield, vehicle, gun } = profileAt(b, i);
  if (placement.shieldUp && !shield) return no('FL-SET-08', `${placement.model} has no power shield.`);
  if (placement.airborne && vehicle?.locomotion !== 'flying') return no('FL-SET-05', `${placement.model} cannot fly.`);
  if (placement.packed && gun?.mount !== 'ground') return no('FL-SET-06', `${placement.model} cannot start packed.`);
  if (placement.mounted && m.mount === null) return no('FL-SET-05', `${placement.model} has no mount.`);
  if (placement.mounted === false) m.mount = null;
  m.shieldUp = placement.shieldUp === true;
  m.airborne = placement.airborne === true;
  if (placement.aboard)
    return kind === 'figure' ? seatIn(b, i, placement.aboard) : no('FL-VEH-02', 'Only figures ride.');
  const { at } = placement;
  if (!at) return no('FL-SET-05', `${placement.model} has no place.`);
  if (placement.packed) return placePacked(b, s, i, at, placement.packed, hidden);
  const bad = refuseStand(b, standerOf(b, i), at);
  if (bad) return bad;
  m.where = 'table';
  m.x = at.x;
  m.y = at.y;
  m.hidden = hidden;
  return hidden ? refuseHiding(b, s, i) : outsideZone(b, s, placement.model, at);
}

function outsideZone(b: Battle, s: number, model: string, at: Spot): Refusal | null {
  if (isInZone(b, b.muster.squads[s]!.side, at)) return null;
  return no('FL-SET-05', `${model} at ${spotName(at)} is outside its zone.`);
}

/** FL-HID-02, FL-HID-11. */
function refuseHiding(b: Battle, s: number, i: number): Refusal | null {
  const { side, name } = b.muster.squads[s]!;
  const listed = b.match.scenario.hidden.find((one) => one.side === side && one.squads.includes(name))!;
  const m = b.models[i]!;
  const area = groundOf(b).areas.some((one) => listed.areas.includes(one.id) && isInArea(one, m));
  if (!area && !(listed.zone && isInZone(b, side, m)))
    return no('FL-HID-11', `${idOf(b, i)} is not in one of the places where it may hide.`);
  return canHideAt(b, poseOf(b, i))
    ? null
    : no('FL-HID-02', `${idOf(b, i)} cannot hide there: it is neither dark nor covered.`);
}

function seatIn(b: Battle, i: number, { vehicle: id, seat }: NonNullable<Placement['aboard']>): Refusal | null {
  const vehicle = indexOf(b, id);
  if (vehicle < 0 || kindOf(b, vehicle) !== 'vehicle' || b.models[vehicle]!.where !== 'table')
    return no('FL-SET-04', `${id} is not on the table yet.`);
  if (b.muster.cast[vehicle]!.side !== b.muster.cast[i]!.side) return no('FL-VEH-02', `${id} belongs to the enemy.`);
  if (!profileAt(b, i).infantry || b.models[i]!.mount !== null) return no('FL-VEH-02', `${idOf(b, i)} is no infantry.`);
  if (freeSeats(b, vehicle, seat) <= 0) return no('FL-VEH-02', `${id} has no free seat for a ${seat}.`);
  const m = b.models[i]!;
  m.where = 'aboard';
  m.vehicle = vehicle;
  m.seat = seat;
  m.hidden = b.models[vehicle]!.hidden;
  return null;
}

/** FL-SET-06: all modules within 2 inches of one point of the zone, where they can lie (FL-GEO-14). */
function placePacked(
  b: Battle,
  s: number,
  i: number,
  at: Spot,
  places: readonly Spot[],
  hidden: boolean,
): Refusal | null {
  const { modules } = profileAt(b, i).gun!;
  if (places.length !== modules)
    return no('FL-ART-02', `${idOf(b, i)} makes ${modules} modules, not ${places.length}.`);
  const reach = MODULE_REACH + EPS + SLACK;
  if (places.some((one) => squared(one, at) > reach * reach))
    return no('FL-SET-06', `The modules of ${idOf(b, i)} must lie within 2 inches of ${spotName(at)}.`);
  if (hidden) return no('FL-HID-01', 'A packed gun does not hide.');
  const away = outsideZone(b, s, idOf(b, i), at);
  if (away) return away;
  const stander = standerOf(b, modulesOf(b, i)[0]!);
  for (const one of places) {
    const bad = outsideZone(b, s, idOf(b, i), one) ?? refuseStand(b, stander, one);
    if (bad) return bad;
  }
  pack(b, i, places);
  return null;
}

/** FL-SET-07. */
function attachAtStart(b: Battle, s: number, to: string | undefined): Refusal | null {
  if (to === undefined) return null;
  const { platoon } = b.muster.squads[s]!;
  const target = b.muster.squads.findIndex(({ id }) => id === to);
  if (b.muster.platoons[platoon]!.command !== s || b.platoons[platoon]!.leader === null)
    return no('FL-SET-07', 'Only a Platoon Leader attaches itself to a squad.');
  if (target < 0 || target === s || b.muster.squads[target]!.platoon !== platoon)
    return no('FL-LDR-03', `${to} is no other squad of the platoon.`);
  b.platoons[platoon]!.attached = target;
  return null;
}
