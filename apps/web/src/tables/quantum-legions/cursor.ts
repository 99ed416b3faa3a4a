import { doubled, type HexName, hexAt, hexIndex, hexName, type Place, tableOfScale } from '@sandtable/quantum-legions';
import type { Step } from '../../kit/board.js';
import { ontoTable } from './hexart.js';

// The keyboard's way over the board: from hex to hex by the arrow keys, and from one thing that can be chosen to the next.

/**
 * The place that an arrow leads to; at the edge one stays. Rows of hexes are staggered by half a hex: up and down lean right
 * from odd rows and left from even ones, so that two steps end in the same column. On the open tabletop a step is a quarter of
 * S, a far one all of it.
 */
export function stepped(from: Place, [dx, dy]: Step, far: boolean, scale: number): Place {
  if (typeof from !== 'string') {
    const step = tableOfScale(scale).hex / (far ? 1 : 4);
    return ontoTable({ x: from.x + dx * step, y: from.y + dy * step }, scale);
  }
  const { X, r } = doubled(hexIndex(from as HexName));
  const at = (x: number, row: number): HexName | null => {
    const found = hexAt(x, row);
    return found === null ? null : hexName(found);
  };
  if (dy === 0) return at(X + 2 * dx, r) ?? from;
  const lean = r % 2 === 1 ? 1 : -1;
  return at(X + lean, r + dy) ?? at(X - lean, r + dy) ?? from;
}

/** Reading order. */
const order = (place: Place): number =>
  typeof place === 'string' ? hexIndex(place as HexName) : place.y * 1e6 + place.x;

/** The next of some places after where one is, in reading order and round again. */
export function nextOf(places: readonly Place[], from: Place, by: 1 | -1): Place | null {
  const sorted = [...places].sort((a, b) => order(a) - order(b));
  const here = order(from);
  const ahead = by === 1 ? sorted.find((one) => order(one) > here) : sorted.findLast((one) => order(one) < here);
  return ahead ?? (by === 1 ? sorted[0] : sorted.at(-1)) ?? null;
}
