import type { Play } from '@sandtable/kernel';
import type { BattleTable } from '../events.js';
import { dropTokens } from '../state.js';
import type { ActionId } from '../terms.js';
import { noteOccupants } from './close-combat.js';
import { hide } from './hidden.js';
import { carried, drawIn, face, facingAfter, headingAt, isOversized, mayOccupy, trail } from './movement.js';
import { opening } from './opening.js';
import { leaveZone, setToken } from './status.js';
import { has, hasEnemy, nameOf, zoneName } from './units.js';
import { openWindow } from './windows.js';

// Walking along a path, zone by zone, with the windows that open on the way (MOV-06, FAC-02 to -04, CCM-01 to -04 of the map rules).

/** How a walk came out: at its end, in contact, or stopped by a hit (its unit may be gone). */
export type Walked = 'arrived' | 'contact' | 'stopped';

/** Whether moving by an Action keeps a unit Concealed (TA-CORE-STA-16). */
const keepsConcealed = (action: ActionId, stealthy: boolean): boolean =>
  action === 'CAU' || action === 'STK' || (stealthy && (action === 'ADV' || action === 'MAR'));

export function* walk(
  t: BattleTable,
  unit: number,
  path: readonly number[],
  action: ActionId,
  target: number | null = null,
): Play<Walked> {
  const b = t.state;
  const u = b.units[unit]!;
  const stays = [u.zone!];
  if (path.length > 0 && !keepsConcealed(action, has(b, unit, 'stealth')))
    setToken(t, unit, 'concealed', false, 'TA-CORE-STA-16');
  for (const to of path) {
    const from = u.zone!;
    const isContact = hasEnemy(b, to, u.side);
    if (isContact && target !== null && hide.reveal(t, target, 'TA-CORE-HID-04') && !hasEnemy(b, to, u.side)) {
      step(t, unit, from, to); // nothing was there: it stands alone in the zone (TA-CORE-HID-05)
      return 'arrived';
    }
    if (isContact) noteOccupants(b, to, u.side);
    step(t, unit, from, to);
    if (isContact) {
      engage(t, unit, from, target!);
      return 'contact';
    }
    const o = opening('W-STEP', { unit, action, from });
    yield* t.call(openWindow(t, o));
    if (b.result !== null || u.zone === null) return 'stopped';
    if (o.over) {
      putBack(t, unit, stays);
      return 'stopped';
    }
    stays.push(to);
  }
  return 'arrived';
}

function step(t: BattleTable, unit: number, from: number, to: number): void {
  const b = t.state;
  const u = b.units[unit]!;
  leaveZone(u);
  const facing = facingAfter(b, from, to); // TA-CORE-FAC-03
  u.zone = to;
  u.facing = facing;
  trail(b, unit, from, false); // TA-CORE-OVS-02
  if (t.logging)
    t.log({
      type: 'moved',
      rule: 'TA-CORE-MOV-03',
      unit: nameOf(b, unit),
      from: zoneName(b, from),
      to: zoneName(b, to),
      facing,
    });
}

/** Two now share a zone, in physical contact (TA-MAP-CCM-01), others perhaps with them (TA-MAP-MCC-01, TA-MAP-MCC-02), facing where they went (TA-CORE-FAC-04); an oversized one enters with its centre, its tail is where it came from (TA-CORE-OVS-05). */
export function engage(t: BattleTable, unit: number, entry: number, target: number): void {
  const b = t.state;
  const u = b.units[unit]!;
  u.entry = entry;
  u.foe = target;
  setToken(t, unit, 'concealed', false, 'TA-CORE-STA-17');
  setToken(t, target, 'concealed', false, 'TA-CORE-STA-17');
  if (t.logging)
    t.log({
      type: 'contact',
      rule: 'TA-MAP-CCM-01',
      unit: nameOf(b, unit),
      zone: zoneName(b, u.zone!),
      target: nameOf(b, target),
    });
}

/** A move that a hit has stopped ends where it is, or in the last zone of its path that the unit may occupy (TA-CORE-MOV-06). */
function putBack(t: BattleTable, unit: number, stays: readonly number[]): void {
  const b = t.state;
  const u = b.units[unit]!;
  if (mayOccupy(b, unit, u.zone!)) {
    if (isOversized(b, unit)) drawIn(b, unit);
    return;
  }
  const heading = headingAt(b, u.zone!, u.facing);
  const { facing } = u;
  for (let i = stays.length - 1; i >= 0; i--) {
    if (i > 0 && !mayOccupy(b, unit, stays[i]!)) continue;
    u.zone = stays[i]!;
    u.tail = null;
    u.facing = carried(b, heading, facing, u.zone);
    if (t.logging) t.log({ type: 'putBack', rule: 'TA-CORE-MOV-06', unit: nameOf(b, unit), zone: zoneName(b, u.zone) });
    return;
  }
}

/** At the end of a voluntary move it faces as declared (TA-CORE-FAC-02). */
export function arrive(t: BattleTable, unit: number, facing: number | undefined): void {
  const b = t.state;
  const u = b.units[unit]!;
  if (facing !== undefined) face(b, unit, facing);
  if (u.tail !== null) drawIn(b, unit);
  if (t.logging && facing !== undefined)
    t.log({ type: 'turned', rule: 'TA-CORE-FAC-02', unit: nameOf(b, unit), facing: u.facing });
}

/** A flyer comes down in a zone, or into one: what it was elsewhere is behind it. */
export function comeDown(t: BattleTable, unit: number, zone: number, facing: number): void {
  const b = t.state;
  const u = b.units[unit]!;
  const from = u.zone;
  dropTokens(u, 'dugIn', 'braced', 'concealed');
  u.aloft = false;
  u.zone = zone;
  u.tail = null;
  u.facing = facing;
  if (t.logging)
    t.log({
      type: 'flew',
      rule: 'TA-CORE-AER-03',
      unit: nameOf(b, unit),
      from: from === null ? null : zoneName(b, from),
      to: zoneName(b, zone),
    });
}
