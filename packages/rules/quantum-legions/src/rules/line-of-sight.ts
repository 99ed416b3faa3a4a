import { blockers, type SightTable, sightTable, traverse } from '@sandtable/geometry/hex';
import type { Obstruction } from '../ground.js';
import type { Battle } from '../state.js';
import { GRID, occupancy, tablesOf } from '../tables.js';
import { TERRAINS, type Terrain } from '../terms.js';
import { HEXES } from './board.js';

// Chapter Line of sight, on hexes.

/**
 * Who could see whom over this terrain (QL-LOS-05). The table does the rest: the line (QL-LOS-02), corners (QL-LOS-07), ends (QL-LOS-08),
 * neighbours (QL-LOS-13), units in the way (QL-LOS-04) but none on hills (QL-LOS-10), nothing outside (QL-LOS-11), the same both ways
 * (QL-LOS-12).
 */
export function sightOn(terrain: Uint8Array, sides: 'pair' | 'line'): SightTable {
  const is = (...names: Terrain[]): Uint8Array => terrain.map((code) => (names.includes(TERRAINS[code]!) ? 1 : 0));
  return sightTable(GRID, { opaque: is('forest', 'urban'), elevated: is('hill'), sides });
}

export function obstruction(b: Battle, from: number, to: number): Obstruction | null {
  return hexObstruction(b, b.units[from]!.hex!, b.units[to]!.hex!);
}

/** Why there is no sight between two hexes, with the rule that says so (7.2), or null. */
export function hexObstruction(b: Battle, a: number, t: number): Obstruction | null {
  const { sight } = tablesOf(b).board;
  const inTheWay = blockers(sight, a, t, occupancy(b));
  if (inTheWay.length === 0) return null;
  const names = inTheWay.map((hex) => HEXES[hex]!);
  const overTheTop = sight.elevated[a] === 1 || sight.elevated[t] === 1;
  const { crossed } = traverse(GRID, a, t);
  const rule = overTheTop ? 'QL-LOS-09' : inTheWay.some((hex) => crossed.includes(hex)) ? 'QL-LOS-03' : 'QL-LOS-06';
  const line = `between ${HEXES[a]} and ${HEXES[t]}`;
  const message = overTheTop
    ? `No sight ${line}: ${names.join(', ')} ${names.length > 1 ? 'are hills' : 'is a hill'}.`
    : `No sight ${line}: blocked by ${names.join(', ')}.`;
  return { rule, message, blockers: names };
}
