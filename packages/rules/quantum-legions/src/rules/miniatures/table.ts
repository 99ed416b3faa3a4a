import { discsOverlap, distanceSquared, roundedQuotient } from '@sandtable/geometry/plane';
import { refuse } from '@sandtable/kernel';
import type { Ruling } from '../../ground.js';
import type { Battle, Point } from '../../state.js';
import { doubled, HEXES } from '../board.js';

// The open table and the units on it (QL-MIN-03 to QL-MIN-06, QL-MIN-11). All lengths are thousandths of an inch.

export interface TableSize {
  /** S: what stands for one hex. */
  readonly hex: number;
  /** Of a unit's disc. */
  readonly radius: number;
  readonly width: number;
  readonly depth: number;
  /** How far a setup area reaches from its edge (QL-MIN-14). */
  readonly strip: number;
  readonly vanguardStrip: number;
  /** By hex, where its middle comes to lie (QL-MIN-08). */
  readonly centres: readonly Point[];
}

const sizes = new Map<number, TableSize>();

/** QL-MIN-04 and QL-MIN-14, for a scale in inches. */
export function tableOfScale(inches: number): TableSize {
  let size = sizes.get(inches);
  if (!size) {
    const hex = inches * 1000;
    size = {
      hex,
      radius: hex / 2,
      width: 14 * hex,
      depth: (114 * hex) / 10,
      strip: 2 * hex,
      vanguardStrip: (36 * hex) / 10,
      centres: HEXES.map((_, i) => ({ x: (doubled(i).X * hex) / 2, y: heightOf(3 * (doubled(i).r - 7), hex) })),
    };
    sizes.set(inches, size);
  }
  return size;
}

export function tableOf(b: Battle): TableSize {
  return tableOfScale(b.match.config.tabletopScale);
}

/**
 * The height of a line of the hex map, in thirds of a row from the middle one (QL-MIN-08): centres lie three apart,
 * corners on the thirds between. Every hex rounds the same line the same way, so neighbours share their corners.
 */
export function heightOf(thirds: number, hex: number): number {
  return roundedQuotient(3 * 57_000_000 * hex + 8_660_254 * hex * thirds, 3 * 10_000_000);
}

/** QL-MIN-11: halves are rounded down, and nothing is nearer than 1. */
export function distanceInHexes(a: Point, b: Point, { hex }: TableSize): number {
  const squared = distanceSquared(a, b);
  let hexes = Math.max(1, Math.round(Math.sqrt(squared) / hex));
  while (4 * squared > ((2 * hexes + 1) * hex) ** 2) hexes++;
  while (hexes > 1 && 4 * squared <= ((2 * hexes - 1) * hex) ** 2) hexes--;
  return hexes;
}

/** QL-MIN-06: nobody leaves the table (QL-BRD-10), and no disc hangs over its edge. */
export function refuseEdge({ radius, width, depth }: TableSize, point: Point): Ruling {
  const { x, y } = point;
  if (x >= radius && x <= width - radius && y >= radius && y <= depth - radius) return null;
  if (x < 0 || x > width || y < 0 || y > depth) return refuse('QL-BRD-10', `${pointName(point)} is off the table.`);
  return refuse('QL-MIN-06', `${pointName(point)} is less than ${inches(radius)} from the edge of the table.`);
}

/** The unit on the table whose disc overlaps one at this point, or -1; `self` and `lifted` do not count. */
export function overlapping(b: Battle, point: Point, self: number, lifted: number | null): number {
  const { radius } = tableOf(b);
  for (let i = 0; i < b.units.length; i++) {
    const other = b.units[i]!.point;
    if (other !== null && i !== self && i !== lifted && discsOverlap(point, other, radius)) return i;
  }
  return -1;
}

export function inches(thousandths: number): string {
  return `${thousandths / 1000}"`;
}

export function pointName({ x, y }: Point): string {
  return `(${x / 1000}, ${y / 1000})`;
}
