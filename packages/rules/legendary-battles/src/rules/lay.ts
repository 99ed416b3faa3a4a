import type { Battle, Unit } from '../state.js';
import type { Seat } from '../terms.js';

// How the units lie on the map, zone by zone: counted once where many things are asked of the same moment. It is of that moment alone, and no part
// of the state.

export interface Lay {
  /** How many units have a part in each zone, by side. */
  readonly A: Uint8Array;
  readonly B: Uint8Array;
}

/** A blank sheet for maps of so many zones: `countInto` is drawn on it over and over. */
export const blankLay = (zones: number): Lay => ({ A: new Uint8Array(zones), B: new Uint8Array(zones) });

export function countInto(lay: Lay, { units }: Battle): Lay {
  lay.A.fill(0);
  lay.B.fill(0);
  for (let i = 0; i < units.length; i++) {
    const { zone, tail, side } = units[i]!;
    if (zone === null) continue;
    const parts = lay[side];
    parts[zone]!++;
    if (tail !== null) parts[tail]!++;
  }
  return lay;
}

let scratch = blankLay(0);

/** The lay of a moment, to be read before anything else is asked. */
export function layOf(b: Battle, zones: number): Lay {
  if (scratch.A.length < zones) scratch = blankLay(zones);
  return countInto(scratch, b);
}

/** TA-MAP-ZON-07: whether an enemy of a side has any part in a zone. */
export const isHeldAgainst = (lay: Lay, side: Seat, zone: number): boolean => (side === 'A' ? lay.B : lay.A)[zone]! > 0;

/** TA-CORE-CCM-19: whether an enemy has a part in a zone of a unit's footprint. */
export function isFought(lay: Lay, { zone, tail, side }: Unit): boolean {
  if (zone === null) return false;
  return isHeldAgainst(lay, side, zone) || (tail !== null && isHeldAgainst(lay, side, tail));
}

/** Whether nobody but this unit has a part in a zone. */
export function isEmptyBut(lay: Lay, { zone: own, tail }: Unit, zone: number): boolean {
  const parts = lay.A[zone]! + lay.B[zone]!;
  return parts === 0 || parts === (own === zone ? 1 : 0) + (tail === zone ? 1 : 0);
}
