import { type Battle, isIn, type Unit } from '../state.js';
import { keptWith, tablesOf, type UnitKind } from '../tables.js';
import type { Seat, Trait } from '../terms.js';

// What can be asked of a unit (a ground unit unless it flies: TA-CORE-UNT-03) by everybody (chapters UNT, STA, CMD, BNK of the card game).

export const kindOf = (b: Battle, unit: number): UnitKind => tablesOf(b).kinds[unit]!;

export const has = (b: Battle, unit: number, trait: Trait): boolean => kindOf(b, unit).traits.has(trait);

/** Its name at the table: a face-down marker goes by its number (TA-CORE-HID-08). */
export function nameOf(b: Battle, unit: number): string {
  const { marker } = b.units[unit]!;
  return marker === null ? kindOf(b, unit).id : `M${marker}`;
}

/** All units in an order that everybody sees: by their lists, face-down markers after them by number, so that nothing listed tells what they are. */
export function inOrder(b: Battle): readonly number[] {
  const units = asListed(tablesOf(b));
  for (const { marker } of b.units)
    if (marker !== null) {
      const key = (i: number): number => b.units[i]!.marker ?? 0;
      return units.slice().sort((x, y) => key(x) - key(y) || x - y);
    }
  return units;
}
const asListed = keptWith(({ kinds }): readonly number[] => kinds.map((_, i) => i));

/** The unit of a name, or -1: a face-down unit answers to its marker alone. */
export function unitNamed(b: Battle, name: string): number {
  const number = tablesOf(b).unitNumbers.get(name);
  if (number !== undefined) return b.units[number]!.marker === null ? number : -1;
  if (!name.startsWith('M')) return -1;
  return b.units.findIndex(({ marker }) => marker !== null && `M${marker}` === name);
}

export const zoneName = (b: Battle, zone: number): string => tablesOf(b).map.ids[zone]!;

export const zoneNamed = (b: Battle, name: string): number => tablesOf(b).map.numberOf.get(name) ?? -1;

export const isBunker = (b: Battle, unit: number): boolean => has(b, unit, 'bunker');

/** A flyer or strike unit in the air occupies nothing (TA-CORE-AER-01). */
export const isFlyer = (b: Battle, unit: number): boolean => has(b, unit, 'flyer');

/** The zones a unit occupies, the centre zone first (TA-MAP-OVS-01, TA-MAP-OVS-03). */
export function footprint(u: Unit): readonly number[] {
  if (u.zone === null) return [];
  return u.tail === null ? [u.zone] : [u.zone, u.tail];
}

/** Whether an enemy of a side has any part in a zone (TA-MAP-ZON-07). */
export function hasEnemy(b: Battle, zone: number, side: Seat): boolean {
  for (let i = 0; i < b.units.length; i++) {
    const u = b.units[i]!;
    if (u.side !== side && u.zone !== null && isIn(u, zone)) return true;
  }
  return false;
}

/** Whether two units have a zone in common, be it that of a tail (TA-CORE-OVS-04). */
export const shares = (a: Unit, b: Unit): boolean =>
  a.zone !== null && b.zone !== null && (isIn(b, a.zone) || (a.tail !== null && isIn(b, a.tail)));

/** TA-CORE-CCM-19: an enemy has a part in a zone of its footprint. */
export function inCloseCombat(b: Battle, unit: number): boolean {
  const u = b.units[unit]!;
  if (u.zone === null) return false;
  for (let i = 0; i < b.units.length; i++) {
    const other = b.units[i]!;
    if (other.side !== u.side && shares(u, other)) return true;
  }
  return false;
}

export function enemiesSharing(b: Battle, unit: number): number[] {
  const u = b.units[unit]!;
  return b.units.flatMap((other, i) => (other.side !== u.side && shares(u, other) ? [i] : []));
}

/** All units with a part in a zone. */
export function unitsIn(b: Battle, zone: number): number[] {
  return b.units.flatMap((u, i) => (u.zone !== null && isIn(u, zone) ? [i] : []));
}

/** TA-CORE-BNK-01, TA-CORE-BNK-02: the one unit of its side in a bunker's zone that did not enter it in a fight. */
export function isSheltered(b: Battle, unit: number): boolean {
  const u = b.units[unit]!;
  if (u.zone === null || u.entry !== null || isBunker(b, unit)) return false;
  let bunkers = 0;
  for (let i = 0; i < b.units.length; i++) {
    const other = b.units[i]!;
    if (i === unit || other.side !== u.side || other.zone !== u.zone) continue;
    if (isBunker(b, i)) bunkers++;
    else if (other.entry === null) return false; // somebody only passes through
  }
  return bunkers > 0;
}

/** TA-CORE-CMD-02. A face-down one is none until it is revealed (TA-CORE-HID-06). */
export function isFunctioningCommand(b: Battle, unit: number): boolean {
  const u = b.units[unit]!;
  return kindOf(b, unit).command > 0 && u.zone !== null && u.condition === 'ok' && !u.confused;
}

/** Something Recover could mend (TA-CORE-ACT-12). */
export const needsRecovery = (u: Unit): boolean =>
  u.confused || u.condition === 'shaken' || u.condition === 'outOfAction';
