import { blockers, traverse } from '@sandtable/geometry/hex';
import type { Obstruction } from '../ground.js';
import type { Battle } from '../state.js';
import { GRID, occupancy, tablesOf } from '../tables.js';
import { HEXES } from './board.js';

// Chapter Line of sight, on hexes.

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
