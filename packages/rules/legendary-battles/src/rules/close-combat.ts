import { type Heading, stepsFrom, UNREACHABLE } from '@sandtable/geometry/zones';
import type { Play } from '@sandtable/kernel';
import { ask } from '../ask.js';
import type { BattleTable } from '../events.js';
import type { RuleId } from '../rulebook.js';
import { type Battle, dropTokens, isIn, leaveMap } from '../state.js';
import { distance, tablesOf } from '../tables.js';
import { otherSeat, type Seat } from '../terms.js';
import { decide } from './agreement.js';
import { isEnterable, mayCross, mayStandOn } from './ground.js';
import { carried, face, headingAt, mayOccupy, sidesOf } from './movement.js';
import { eliminate } from './status.js';
import { isBunker, isFlyer, kindOf, nameOf, unitsIn, zoneName } from './units.js';

// Zones that both sides share until it is resolved (TA-MAP-CCM-05; chapters CCM and MCC of the map rules, CCM and BNK of the card game). The one who was there keeps the centre;
// who entered is known by the zone it came from (TA-MAP-CCM-06).

/** Whether a bunker has somebody in it who did not come in a fight (TA-CORE-BNK-02). */
export function hasOccupant(b: Battle, bunker: number): boolean {
  const { zone, side } = b.units[bunker]!;
  return b.units.some((u, i) => u.zone === zone && u.side === side && u.entry === null && !isBunker(b, i));
}

/** Notes, before an enemy enters, whether the bunker there has an occupant (TA-CORE-BNK-05). */
export function noteOccupants(b: Battle, zone: number, side: Seat): void {
  for (const i of unitsIn(b, zone)) {
    const u = b.units[i]!;
    const isQuiet = !unitsIn(b, zone).some((other) => b.units[other]!.side === side);
    if (u.side !== side && isBunker(b, i) && isQuiet) u.held = hasOccupant(b, i);
  }
}

/** Resolves zones that somebody has left, died in or taken a bunker of (TA-CORE-CCM-11). */
export function* resolveZones(t: BattleTable, zones: readonly number[]): Play<void> {
  for (const zone of zones) yield* t.call(resolveZone(t, zone));
}

function* resolveZone(t: BattleTable, zone: number): Play<void> {
  const b = t.state;
  while (b.result === null) {
    if (yield* t.call(captureByEjection(t, zone))) continue;
    const here = unitsIn(b, zone);
    const isOneSided = here.every((i) => b.units[i]!.side === b.units[here[0]!]!.side);
    if (isOneSided) {
      if (yield* t.call(leaveOne(t, zone, here))) continue;
      settle(t, zone, here);
      return;
    }
    const lost = here.filter((i) => hasLostTarget(b, i, zone));
    if (lost.length === 0) return;
    // those of the active player first, then by their numbers (TA-CORE-CCM-16)
    lost.sort((x, y) => Number(b.units[y]!.side === b.active) - Number(b.units[x]!.side === b.active) || x - y);
    for (const unit of lost) yield* t.call(displace(t, unit, 'TA-MAP-MCC-03'));
  }
}

/** TA-MAP-MCC-03: its original target is gone; the last unit stays all the same (TA-MAP-MCC-06), and who has left may come again (TA-MAP-MCC-08); displaced ones too (TA-RUL-46). A bunker that is now its own is not (TA-CORE-CCM-21). */
function hasLostTarget(b: Battle, unit: number, zone: number): boolean {
  const { entry, foe, side, zone: at } = b.units[unit]!;
  if (entry === null || foe === null || at !== zone) return false;
  const target = b.units[foe]!;
  if (target.zone !== null && isIn(target, zone)) {
    if (target.side === side) b.units[unit]!.foe = null;
    return false;
  }
  return true;
}

/** Only one side is left: one of several stays, the first occupant where it is among them (TA-CORE-CCM-15, TA-MAP-MCC-05 to -07, TA-RUL-25). */
function* leaveOne(t: BattleTable, zone: number, here: readonly number[]): Play<boolean> {
  const b = t.state;
  const bodies = here.filter((i) => b.units[i]!.zone === zone && !isBunker(b, i));
  if (bodies.length < 2) return false;
  let stays = bodies.find((i) => b.units[i]!.entry === null);
  if (stays === undefined) {
    const units = bodies.map((i) => nameOf(b, i));
    const seat = b.units[bodies[0]!]!.side;
    const chosen = yield* t.call(decide(t, ask('Stayer', seat, { zone: zoneName(b, zone), units })));
    stays = bodies[chosen ? units.indexOf(chosen.unit) : 0]!;
  }
  for (const unit of bodies) if (unit !== stays) yield* t.call(displace(t, unit, 'TA-MAP-MCC-07'));
  return true;
}

/** Whoever stays has won, and is at the centre: that is no movement (TA-MAP-CCM-09, TA-MAP-CCM-10). */
function settle(t: BattleTable, zone: number, here: readonly number[]): void {
  for (const i of here) {
    const u = t.state.units[i]!;
    u.held = false;
    if (u.zone !== zone || u.entry === null) continue;
    u.entry = null;
    u.foe = null;
    if (t.logging)
      t.log({ type: 'holds', rule: 'TA-MAP-CCM-09', unit: nameOf(t.state, i), zone: zoneName(t.state, zone) });
  }
}

/** TA-CORE-BNK-05: the last of its side has left a bunker that was held when the fight began. */
function* captureByEjection(t: BattleTable, zone: number): Play<boolean> {
  const b = t.state;
  const here = unitsIn(b, zone);
  const bunker = here.find((i) => isBunker(b, i) && b.units[i]!.held);
  if (bunker === undefined) return false;
  const { side } = b.units[bunker]!;
  const isDefended = here.some((i) => b.units[i]!.side === side && !isBunker(b, i));
  const isAttacked = here.some((i) => b.units[i]!.side !== side);
  if (isDefended || !isAttacked) return false;
  yield* t.call(capture(t, bunker, 'TA-CORE-BNK-05'));
  return true;
}

/** A bunker changes sides; its captor says where it faces (TA-CORE-BNK-07). */
export function* capture(t: BattleTable, bunker: number, rule: RuleId): Play<void> {
  const b = t.state;
  const u = b.units[bunker]!;
  u.side = otherSeat(u.side);
  u.held = false;
  if (t.logging) t.log({ type: 'captured', rule, unit: nameOf(b, bunker), by: u.side });
  const facings = Array.from({ length: sidesOf(b, u.zone!) }, (_, side) => side);
  const chosen = yield* t.call(decide(t, ask('Facing', u.side, { unit: nameOf(b, bunker), facings })));
  if (chosen) face(b, bunker, chosen.facing);
}

/** Whether a displaced unit may be put into a zone (TA-CORE-CCM-13). */
const isAvailable = (b: Battle, unit: number, zone: number): boolean =>
  mayStandOn(b, unit, zone) && mayOccupy(b, unit, zone);

/** Puts a unit into a zone, out of every fight and without its tail (TA-CORE-OVS-06). The facing is carried as a direction. */
export function put(t: BattleTable, unit: number, zone: number, heading: Heading): void {
  const b = t.state;
  const u = b.units[unit]!;
  u.facing = carried(b, heading, u.facing, zone);
  u.zone = zone;
  u.tail = null;
  u.entry = null;
  u.foe = null;
  dropTokens(u, 'dugIn', 'braced', 'concealed'); // TA-CORE-STA-06, -07, -17
}

/** Sends a unit out of a shared zone: free, without windows (TA-CORE-CCM-18). */
export function* displace(t: BattleTable, unit: number, rule: RuleId): Play<void> {
  const b = t.state;
  const u = b.units[unit]!;
  const { zone: shared, entry } = u;
  const heading = headingAt(b, shared!, u.facing);
  const places = entry !== null && isAvailable(b, unit, entry) ? [entry] : retreats(b, unit, shared!, entry);
  if (isFlyer(b, unit) && places[0] !== entry) {
    leaveMap(u); // TA-CORE-AER-15
    u.aloft = true;
    if (t.logging) t.log({ type: 'wentAloft', rule: 'TA-CORE-AER-15', unit: nameOf(b, unit) });
    return;
  }
  if (places.length === 0) {
    eliminate(t, unit, 'TA-CORE-CCM-17');
    return;
  }
  let to = places[0]!;
  if (places.length > 1) {
    const zones = places.map((zone) => zoneName(b, zone));
    const chosen = yield* t.call(decide(t, ask('Retreat', u.side, { unit: nameOf(b, unit), zones })));
    to = places[chosen ? zones.indexOf(chosen.zone) : 0]!;
  }
  put(t, unit, to, heading);
  if (t.logging) t.log({ type: 'displaced', rule, unit: nameOf(b, unit), zone: zoneName(b, to) });
}

/** The nearest available zones beside the shared one (TA-CORE-CCM-12, TA-MAP-MCC-04), not through walls (TA-CORE-CCM-20); else the nearest at all (TA-CORE-CCM-17). */
export function retreats(b: Battle, unit: number, shared: number, entry: number | null): number[] {
  const tables = tablesOf(b);
  const beside = tables.map.neighbours[shared]!.filter(
    (zone) => isAvailable(b, unit, zone) && mayCross(b, unit, shared, zone),
  );
  if (beside.length > 0) return nearest(beside, (zone) => (entry === null ? 0 : distance(tables, zone, entry)));
  const steps = stepsFrom(tables.map, shared, (from, to) => isEnterable(b, unit, from, to));
  const all = tables.map.ids.flatMap((_, zone) =>
    zone !== shared && steps[zone] !== UNREACHABLE && isAvailable(b, unit, zone) ? [zone] : [],
  );
  return nearest(all, (zone) => steps[zone]!);
}

function nearest(zones: readonly number[], far: (zone: number) => number): number[] {
  const least = Math.min(...zones.map(far));
  return zones.filter((zone) => far(zone) === least);
}

/** TA-CORE-BNK-06: an empty bunker that is beaten in close combat is taken. */
export function* captureByAssault(t: BattleTable, bunker: number): Play<boolean> {
  const b = t.state;
  const u = b.units[bunker]!;
  const isEmpty = !hasOccupant(b, bunker);
  const attackers = b.units.some((v) => v.side !== u.side && v.zone === u.zone);
  if (!isBunker(b, bunker) || u.zone === null || !isEmpty || !attackers) return false;
  u.condition = 'shaken';
  u.acted = true;
  const { zone } = u;
  yield* t.call(capture(t, bunker, 'TA-CORE-BNK-06'));
  yield* t.call(resolveZones(t, [zone]));
  return true;
}

/** Whether somebody may be struck at, any enemy in the zone (TA-CORE-CCM-14): a sheltered unit first (TA-CORE-MEL-04, TA-CORE-BNK-04). */
export function mayStrikeAt(b: Battle, attacker: number, target: number): boolean {
  const v = b.units[target]!;
  if (!kindOf(b, target).traits.has('bunker')) return true;
  return !b.units.some(
    (u, i) => u.side === v.side && u.zone === v.zone && u.entry === null && !isBunker(b, i) && i !== attacker,
  );
}
