import { crossings } from '@sandtable/geometry/plane';
import type { Fire, OverwatchShot, Target } from '../decisions.js';
import { groundOf, isOnTable } from '../ground.js';
import { between, EPS, INCH, inches, LEADER_REACH, SENSOR_REACH, SLACK, spotName, TOUCH } from '../inches.js';
import type { Slot } from '../profile.js';
import { no, type Refusal } from '../rulebook.js';
import { type Battle, controllerOf, idOf, indexOf, kindOf, sideOf } from '../state.js';
import type { SeatKind } from '../terms.js';
import { lostSlot } from './damage.js';
import { canSee, obstruction } from './line-of-sight.js';
import {
  gapBetween,
  inContact,
  isCombatModel,
  isCrew,
  isEngaged,
  isEngagedAt,
  isOnTheTable,
  isPresent,
  isWithin,
  moraleOf,
  occupant,
  type Pose,
  pointPose,
  poseOf,
  profileAt,
  radiusOf,
} from './measuring.js';
import type { Shot } from './to-hit.js';

// Whether a shot may be fired (8, Fire), first failing rule first, and what it then is. Weapons have no arc (FL-FIR-40) and
// nothing runs out (FL-WPN-13), so nobody asks for either.

/** Who fires what from where. */
interface Gun {
  readonly firer: number;
  readonly platform: number;
  readonly slot: number;
}

/** What is fired at from overwatch: the trigger where it is at a sample (FL-OVW-07), and what every shot at it there asks alike. */
export interface Watch {
  readonly target: Pose;
  /** Whether it is in contact there with somebody who fights. */
  readonly inMelee: boolean;
  /** Whether somebody who watches is engaged. */
  readonly isEngaged: (watcher: number) => boolean;
}

/** One shot asks for itself; who asks for many brings what knows all who are engaged. */
export function watchAt(b: Battle, target: Pose, engaged = (i: number) => isEngaged(b, i)): Watch {
  return { target, inMelee: isEngagedAt(b, target.who, target), isEngaged: engaged };
}

/** A shot of the model whose turn it is to act, or why not. */
export function judgeFire(b: Battle, actor: number, fire: Fire): Shot | Refusal {
  return judge(b, actor, fire, null);
}

/** An overwatch shot at a mover at a sample, or at a firer (FL-OVW-10), or why not. */
export function judgeWatch(b: Battle, { model, weapon, mode, by, piece }: OverwatchShot, watch: Watch): Shot | Refusal {
  const watcher = indexOf(b, model);
  if (watcher < 0 || !b.models[watcher]!.overwatch) return no('FL-OVW-08', `${model} is not on overwatch.`);
  const { who } = watch.target;
  const fire: Fire = {
    type: 'Fire',
    weapon,
    mode,
    delivery: 'direct',
    target: { model: idOf(b, who) },
    staysStationary: true,
    ...(by === undefined ? {} : { by }),
    ...(piece === undefined ? {} : { piece }),
  };
  return judge(b, watcher, fire, watch);
}

function judge(b: Battle, actor: number, fire: Fire, watch: Watch | null): Shot | Refusal {
  const gun = gunOf(b, actor, fire);
  if ('rule' in gun) return gun;
  const { firer, platform, slot } = gun;
  const figure = b.models[firer]!;
  const id = idOf(b, firer);
  if (moraleOf(b, firer) === 'pinned') return no('FL-MOR-16', `${id} is Pinned.`); // FL-FIR-35
  if (!watch) {
    if (figure.boarded) return no('FL-VEH-09', `${id} has boarded this turn and does nothing more.`);
    if (isCrew(figure) && figure.activated) return no('FL-VEH-10', `${id} has acted by itself and mans nothing.`);
    if (figure.spotted || (figure.seat !== 'passenger' && b.models[platform]!.spotted))
      return no('FL-IND-03', `${id} has spotted this turn and may not fire.`);
    const spent = figure.fired || (kindOf(b, platform) === 'vehicle' && firedAlready(b, gun));
    if (spent) return no('FL-FIR-01', `${id} has fired this turn.`);
  }
  const to = watch ? watch.target : targetPose(b, fire.target);
  if ('rule' in to) return to;
  const wrong = refuseTarget(b, actor, fire, to);
  if (wrong) return wrong;
  const own = isCarried(b, gun);
  if (watch && own && actor === platform)
    return no('FL-OVW-15', `${idOf(b, actor)} watches with its own weapons only.`);
  const { weapon, fixed } = slotOf(b, gun);
  return (
    refuseFirer(b, firer, fixed ? 0 : weapon.hands) ??
    refuseEngaged(b, firer, fire, to, watch) ??
    (watch ? null : refuseAfterMove(b, firer, platform)) ??
    refuseMode(fire, weapon) ??
    refuseGun(b, gun, fire) ??
    refuseCrew(b, gun, fire, own, watch !== null) ??
    refuseRange(b, platform, weapon, fire, to) ??
    (fire.delivery === 'direct'
      ? refuseDirect(b, firer, platform, fire, to)
      : refuseIndirect(b, firer, platform, weapon.indirect, fire, to)) ?? {
      firer,
      platform,
      slot,
      weapon,
      fixed,
      mode: fire.mode,
      indirect: fire.delivery === 'indirect',
      sensor: fire.viaSensor === true,
      from: poseOf(b, platform),
      to,
      moved: watch === null && isMoving(b, firer, platform, fire.staysStationary),
      spotter: fire.spotter === undefined ? -1 : indexOf(b, fire.spotter),
    }
  );
}

/** FL-FIR-02: which weapon of whom. Slots of a vehicle come first, then the carried ones of its occupant. */
function gunOf(b: Battle, actor: number, { weapon, by, piece }: Fire): Gun | Refusal {
  const vehicle = kindOf(b, actor) === 'vehicle' ? actor : b.models[actor]!.vehicle;
  if (by !== undefined && by !== idOf(b, actor) && (vehicle === null || piece !== undefined))
    return no('FL-SEQ-03', `${by} cannot fire for ${idOf(b, actor)}, which acts by itself.`);
  const find = (i: number): number => profileAt(b, i).slots.findIndex((slot) => slot.weapon.id === weapon);
  if (piece !== undefined) {
    const gun = indexOf(b, piece);
    if (gun < 0 || kindOf(b, gun) !== 'artillery') return no('FL-ART-11', `There is no gun ${piece}.`);
    if (kindOf(b, actor) !== 'figure') return no('FL-ART-11', `Only a figure fires ${piece}.`);
    const slot = find(gun);
    return slot < 0 ? no('FL-FIR-02', `${piece} is no ${weapon}.`) : { firer: actor, platform: gun, slot };
  }
  if (vehicle === null) {
    const slot = find(actor);
    return slot < 0 ? no('FL-FIR-02', `${idOf(b, actor)} has no ${weapon}.`) : { firer: actor, platform: actor, slot };
  }
  const firer = by === undefined ? (actor === vehicle ? manning(b, vehicle, weapon) : actor) : indexOf(b, by);
  if (firer < 0 || b.models[firer]!.vehicle !== vehicle)
    return no('FL-VEH-05', `${by ?? 'Nobody'} is not there to fire the ${weapon} of ${idOf(b, vehicle)}.`);
  if (actor !== vehicle && firer !== actor) return no('FL-SEQ-03', `It is ${idOf(b, actor)} that acts.`);
  const passenger = b.models[firer]!.seat === 'passenger';
  if (actor === vehicle && passenger) return no('FL-SEQ-03', `${idOf(b, firer)} is a passenger and acts by itself.`);
  const slot = passenger ? -1 : mountedSlot(b, vehicle, weapon, b.models[firer]!.seat!);
  if (slot >= 0) return { firer, platform: vehicle, slot };
  const carried = find(firer);
  if (carried >= 0) return { firer, platform: vehicle, slot: profileAt(b, vehicle).slots.length + carried };
  const elsewhere = profileAt(b, vehicle).slots.some((s) => s.weapon.id === weapon);
  return elsewhere
    ? no('FL-VEH-05', `The ${weapon} is not fired from the seat of ${idOf(b, firer)}.`)
    : no('FL-FIR-02', `Neither ${idOf(b, vehicle)} nor ${idOf(b, firer)} has a ${weapon}.`);
}

/** The weapon fired from a seat; of several alike one that is whole and has not fired (FL-VEH-04, FL-OPT-06). -1: there is none. */
function mountedSlot(b: Battle, vehicle: number, weapon: string, seat: SeatKind): number {
  const { slots } = profileAt(b, vehicle);
  const lost = lostSlot(b, vehicle);
  let found = -1;
  for (let s = 0; s < slots.length; s++) {
    if (slots[s]!.weapon.id !== weapon || slots[s]!.firedBy !== seat) continue;
    if (s !== lost && !b.models[vehicle]!.firedWeapons.includes(s)) return s;
    if (found < 0) found = s;
  }
  return found;
}

/** A weapon that an occupant of a vehicle carries (FL-VEH-08), not one of the vehicle's. */
export function isCarried(b: Battle, { platform, slot }: Gun): boolean {
  return kindOf(b, platform) === 'vehicle' && slot >= profileAt(b, platform).slots.length;
}

function slotOf(b: Battle, gun: Gun): Slot {
  const { slots } = profileAt(b, gun.platform);
  return isCarried(b, gun) ? profileAt(b, gun.firer).slots[gun.slot - slots.length]! : slots[gun.slot]!;
}

/** Who sits where a vehicle's weapon is fired from, or -1. */
function manning(b: Battle, vehicle: number, weapon: string): number {
  const slot = profileAt(b, vehicle).slots.find((one) => one.weapon.id === weapon);
  return slot?.firedBy ? (occupant(b, vehicle, slot.firedBy) ?? -1) : -1;
}

function firedAlready(b: Battle, { platform, slot }: Gun): boolean {
  return b.models[platform]!.firedWeapons.includes(slot);
}

/** FL-FIR-03. */
function targetPose(b: Battle, target: Target): Pose | Refusal {
  if ('point' in target) {
    if (!isOnTable(b, target.point)) return no('FL-FIR-03', `${spotName(target.point)} is off the table.`);
    return pointPose(b, target.point);
  }
  const i = indexOf(b, target.model);
  if (i < 0) return no('FL-FIR-03', `There is no ${target.model}.`);
  return poseOf(b, i);
}

function refuseTarget(b: Battle, actor: number, { mode, target }: Fire, to: Pose): Refusal | null {
  if ('point' in target) return mode === 'single' ? no('FL-FIR-03', 'A single shot needs a model to aim at.') : null;
  if (mode === 'smoke') return no('FL-FIR-03', 'Smoke is laid on a point.');
  const i = to.who;
  if (sideOf(b, i) === sideOf(b, actor)) return no('FL-FIR-03', `${target.model} is a friend.`);
  if (kindOf(b, i) === 'objective') return no('FL-FIR-03', `${target.model} cannot be harmed.`);
  const { where, vehicle, hidden } = b.models[i]!;
  if (hidden) return null; // FL-FIR-36 has its turn; nothing is told of where it is
  if (where === 'aboard') {
    if (!profileAt(b, vehicle!).vehicle!.open) return no('FL-VEH-12', `${target.model} is inside a closed vehicle.`);
    if (mode !== 'single') return no('FL-FIR-03', `${target.model} can only be picked out singly.`);
    return null;
  }
  if (where !== 'table') return no('FL-FIR-03', `${target.model} is not on the table.`);
  return null;
}

/** FL-EQP-12, FL-EQP-16, FL-FIR-32. */
function refuseFirer(b: Battle, firer: number, hands: number): Refusal | null {
  const m = b.models[firer]!;
  if (m.shieldUp) return no('FL-EQP-12', `${idOf(b, firer)} cannot fire through its raised shield.`); // FL-FIR-33
  const free = handsOf(b, firer);
  if (hands > free) return no('FL-EQP-16', `${idOf(b, firer)} has only one hand free.`);
  return null;
}

/** FL-EQP-16, FL-MNT-09: reins or wheel take one. */
export function handsOf(b: Battle, i: number): number {
  const { mount, seat } = b.models[i]!;
  return mount !== null || seat === 'operator' ? 1 : 2;
}

/** FL-FIR-30, FL-FIR-31, FL-FIR-34, FL-FIR-36. */
function refuseEngaged(
  b: Battle,
  firer: number,
  { mode, target }: Fire,
  to: Pose,
  watch: Watch | null,
): Refusal | null {
  const m = b.models[firer]!;
  if (m.where === 'table' && (watch ? watch.isEngaged(firer) || touchesTarget(b, firer, watch) : isEngaged(b, firer)))
    return no('FL-FIR-30', `${idOf(b, firer)} is engaged.`);
  if ('model' in target) {
    if (kindOf(b, to.who) === 'figure' && to.carrier < 0 && (!b.match.config.fireIntoMelee || mode !== 'single')) {
      const engaged = watch ? watch.inMelee : isEngaged(b, to.who);
      if (engaged) return no('FL-FIR-31', `${target.model} is in melee and cannot be aimed at.`);
    }
  } else {
    for (let i = 0; i < b.models.length; i++) {
      if (sideOf(b, i) === sideOf(b, firer) || kindOf(b, i) !== 'figure' || !isOnTheTable(b, i)) continue;
      if (between(b.models[i]!, to) <= radiusOf(b, i) + TOUCH + SLACK && isEngaged(b, i))
        return no('FL-FIR-31', `${idOf(b, i)} is in melee, and the point lies on its base.`);
    }
  }
  if (m.carrying !== null) return no('FL-FIR-34', `${idOf(b, firer)} has its hands full.`);
  if ('model' in target && b.models[to.who]!.hidden) return no('FL-FIR-36', `${target.model} is hidden.`);
  return null;
}

/** FL-OVW-13: whether the mover, at its sample, touches a figure on watch. */
function touchesTarget(b: Battle, firer: number, { target, inMelee }: Watch): boolean {
  return inMelee && isCombatModel(b, target.who) && gapBetween(poseOf(b, firer), target) <= TOUCH + SLACK;
}

/** FL-MOV-10: a move made before must have been within the smaller allowance; so must its vehicle's (FL-VEH-07). */
export function refuseAfterMove(b: Battle, firer: number, platform: number): Refusal | null {
  for (const i of firer === platform ? [firer] : [firer, platform]) {
    const m = b.models[i]!;
    if (!m.moved || m.moveMode === null) continue;
    if (m.moveCost > m.moveRoom + EPS + SLACK)
      return no(
        'FL-MOV-10',
        `${idOf(b, i)} has moved ${inches(m.moveCost)} inches; to fire as well it may move ${inches(m.moveRoom)}.`,
      );
  }
  return null;
}

/** FL-WPN-04, FL-SMK-01. */
function refuseMode({ mode }: Fire, weapon: Shot['weapon']): Refusal | null {
  if (mode === 'single' && weapon.area !== null && !weapon.singleOrArea)
    return no('FL-WPN-04', `The ${weapon.name} always has its area.`);
  if (mode === 'area' && weapon.area === null) return no('FL-WPN-04', `The ${weapon.name} has no area.`);
  if (mode === 'smoke' && weapon.smoke === null) return no('FL-SMK-01', `The ${weapon.name} lays no smoke.`);
  return null;
}

/** FL-ART-07, FL-ART-11. */
function refuseGun(b: Battle, { firer, platform }: Gun, { piece }: Fire): Refusal | null {
  if (piece === undefined) return null;
  const gun = b.models[platform]!;
  const name = idOf(b, platform);
  if (sideOf(b, platform) !== sideOf(b, firer)) return no('FL-ART-11', `${name} belongs to the enemy.`);
  if (gun.where !== 'table' || gun.packed) return no('FL-ART-11', `${name} is not set up.`);
  if (gun.work) return no('FL-ART-07', `${name} is being packed.`);
  if (gun.fired) return no('FL-ART-11', `${name} has fired this turn.`);
  if (!inContact(b, firer, platform)) return no('FL-ART-11', `${idOf(b, firer)} does not touch ${name}.`);
  return null;
}

/** FL-VEH-05, FL-VEH-07, FL-VEH-08. `own`: a carried weapon. A passenger speaks of its own moving, not of the vehicle's. */
function refuseCrew(
  b: Battle,
  { firer, platform, slot }: Gun,
  fire: Fire,
  own: boolean,
  watch: boolean,
): Refusal | null {
  if (kindOf(b, platform) !== 'vehicle') return null;
  const name = idOf(b, platform);
  if (!own && slot === lostSlot(b, platform)) return no('FL-OPT-06', `The ${fire.weapon} of ${name} is wrecked.`);
  const vehicle = b.models[platform]!;
  if (!watch && isCrew(b.models[firer]!) && vehicle.stationary && !fire.staysStationary)
    return no('FL-VEH-07', `It was said that ${name} stays where it is.`);
  if (own && !profileAt(b, platform).vehicle!.open)
    return no('FL-VEH-08', `${idOf(b, firer)} cannot fire from inside a closed vehicle.`);
  return null;
}

/** FL-FIR-04, FL-WPN-01, FL-WPN-06, FL-WPN-07. */
function refuseRange(b: Battle, platform: number, weapon: Shot['weapon'], fire: Fire, to: Pose): Refusal | null {
  const distance = gapBetween(poseOf(b, platform), to);
  const told = Math.round(distance) / INCH;
  if (distance > weapon.maxRange * INCH + EPS)
    return no('FL-FIR-04', `The ${weapon.name} reaches ${weapon.maxRange} inches; the target is ${told} away.`);
  const applies = weapon.minRangeApplies === 'always' || fire.delivery === 'indirect';
  if (applies && distance < weapon.minRange * INCH - EPS) {
    const rule = weapon.minRangeApplies === 'always' ? 'FL-WPN-06' : 'FL-WPN-07';
    return no(rule, `The ${weapon.name} needs ${weapon.minRange} inches; the target is ${told} away.`);
  }
  return null;
}

/** FL-LOS-01, FL-EQP-07, FL-FIR-05, FL-FIR-41, FL-WAL-09. */
function refuseDirect(b: Battle, firer: number, platform: number, { viaSensor }: Fire, to: Pose): Refusal | null {
  const from = poseOf(b, platform);
  if (viaSensor) {
    if (!b.models[firer]!.sensed) return no('FL-EQP-07', `${idOf(b, firer)} has not used its sensor.`);
    if (!isWithin(from, to, SENSOR_REACH)) return no('FL-EQP-07', 'A sensor finds targets within 10 inches.');
  }
  const blocked = obstruction(b, from, to, viaSensor);
  if (blocked) return no('FL-FIR-41', `The target is out of sight: ${blocked.by} is in between (${blocked.rule}).`);
  const { fields } = groundOf(b);
  for (let i = 0; i < fields.length; i++) {
    if (!b.fields[i] || isPylonOf(b, to.who, fields[i]!.id)) continue;
    if (crossings([from, to], fields[i]!.shape, EPS).length > 0)
      return no('FL-WAL-09', `The force field ${fields[i]!.id} stops direct fire.`); // FL-FIR-37
  }
  return null;
}

/** FL-WAL-07: a field does not cover its own pylons. */
function isPylonOf(b: Battle, i: number, field: string): boolean {
  return i >= 0 && kindOf(b, i) === 'pylon' && b.muster.cast[i]!.type === field;
}

/** FL-IND-01 to FL-IND-04, FL-EQP-01, FL-EQP-02. */
function refuseIndirect(
  b: Battle,
  firer: number,
  platform: number,
  able: boolean,
  { weapon, spotter, viaSensor }: Fire,
  to: Pose,
): Refusal | null {
  if (!able) return no('FL-IND-01', `The ${weapon} does not fire indirectly.`); // FL-WPN-09
  if (viaSensor) return no('FL-EQP-07', 'Firing by sensor is direct fire.');
  if (!isLinked(b, firer, platform)) return no('FL-EQP-02', `${idOf(b, firer)} has no com-gear within 6 inches.`);
  if (spotter === undefined) return no('FL-IND-02', 'Indirect fire needs a spotter.');
  const unfit = refuseSpotting(b, indexOf(b, spotter), spotter, firer, platform, to);
  if (unfit) return unfit;
  if (canSee(b, poseOf(b, platform), to)) return no('FL-IND-04', `${idOf(b, platform)} sees the target itself.`);
  return null;
}

/** FL-IND-02, FL-EQP-01: whether somebody may be named as the spotter of a shot. */
function refuseSpotting(b: Battle, i: number, name: string, firer: number, platform: number, to: Pose): Refusal | null {
  if (i < 0 || sideOf(b, i) !== sideOf(b, firer) || !isCombatModel(b, i) || !isPresent(b, i))
    return no('FL-IND-02', `${name} is no friend on the table.`);
  if (i === firer || i === platform) return no('FL-IND-02', 'The spotter is another model than the firer.');
  if (controllerOf(b, i) !== controllerOf(b, firer)) return no('FL-SEQ-11', `${name} is not yours to command.`);
  if (!hasComGear(b, i)) return no('FL-EQP-01', `${name} has no com-gear.`);
  return refuseSpotter(b, i, to);
}

/** The first few who may spot for a shot by somebody, with its gun if it fires one. */
export function spottersFor(b: Battle, by: string, piece: string | undefined, to: Pose, most: number): string[] {
  const firer = indexOf(b, by);
  const platform = piece === undefined ? (b.models[firer]!.vehicle ?? firer) : indexOf(b, piece);
  const found: string[] = [];
  for (let i = 0; i < b.models.length && found.length < most; i++) {
    const name = idOf(b, i);
    if (sideOf(b, i) === sideOf(b, firer) && !refuseSpotting(b, i, name, firer, platform, to)) found.push(name);
  }
  return found;
}

/** FL-EQP-02: built into robots and into vehicles with an operator. */
export function hasComGear(b: Battle, i: number): boolean {
  return kindOf(b, i) === 'vehicle' ? occupant(b, i, 'operator') !== null : profileAt(b, i).comGear;
}

export function isLinked(b: Battle, firer: number, platform: number): boolean {
  if (hasComGear(b, firer) || hasComGear(b, platform)) return true;
  const { squad } = b.models[firer]!;
  if (squad === null || b.squads[squad]!.morale === 'pinned') return false;
  const here = poseOf(b, firer);
  for (let i = 0; i < b.models.length; i++)
    if (
      b.models[i]!.squad === squad &&
      isPresent(b, i) &&
      hasComGear(b, i) &&
      isWithin(here, poseOf(b, i), LEADER_REACH)
    )
      return true;
  return false;
}

/** FL-IND-02, FL-IND-03: what keeps somebody from firing keeps it from spotting. */
export function refuseSpotter(b: Battle, i: number, to: Pose): Refusal | null {
  const m = b.models[i]!;
  const name = idOf(b, i);
  if (m.where === 'aboard' && !profileAt(b, m.vehicle!).vehicle!.open)
    return no('FL-IND-02', `${name} sees nothing from inside a closed vehicle.`);
  if (moraleOf(b, i) === 'pinned') return no('FL-IND-02', `${name} is Pinned.`);
  if (isEngaged(b, i)) return no('FL-IND-02', `${name} is engaged.`);
  if (m.overwatch) return no('FL-IND-02', `${name} is on overwatch.`);
  if (isWorking(b, i)) return no('FL-ART-06', `${name} is at work on a gun.`);
  if (m.boarded) return no('FL-VEH-09', `${name} has boarded this turn and does nothing more.`);
  if (m.shieldUp) return no('FL-EQP-12', `${name} holds a raised shield.`);
  if (m.carrying !== null) return no('FL-FIR-34', `${name} has its hands full.`);
  if (!canSee(b, poseOf(b, i), to)) return no('FL-IND-02', `${name} does not see the target.`);
  if (hasShot(b, i)) return no('FL-IND-03', `${name} has fired this turn.`);
  const late = refuseAfterMove(b, i, m.vehicle ?? i);
  return late && no('FL-IND-03', late.message);
}

/** FL-IND-03: a vehicle fires by its crew; what its passengers do only shortens its way (FL-VEH-07). */
function hasShot(b: Battle, i: number): boolean {
  if (kindOf(b, i) !== 'vehicle') return b.models[i]!.fired;
  if (b.models[i]!.firedWeapons.length > 0) return true;
  for (const { vehicle, seat, fired } of b.models) if (fired && vehicle === i && seat !== 'passenger') return true;
  return false;
}

/** FL-SEQ-08: whether a firing action of its own is behind it; spotting is one (1). */
export function firedItself(b: Battle, i: number): boolean {
  return b.models[i]!.spotted || hasShot(b, i);
}

/** FL-SEQ-06: who works on a gun does nothing else. */
function isWorking(b: Battle, i: number): boolean {
  return b.models.some(({ work }) => work?.workers.includes(i));
}

/** FL-FIR-16, FL-MOV-11, FL-VEH-07, FL-ART-14: it has moved, or means to. */
function isMoving(b: Battle, firer: number, platform: number, stays: boolean): boolean {
  const m = b.models[firer]!;
  const base = b.models[platform]!;
  if (m.moved || base.moved) return true;
  const mover = isCrew(m) ? base : m;
  return !stays && mover.moveMode === null;
}
