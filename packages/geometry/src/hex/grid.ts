import { DIRECTIONS, type Hex, hexDistance } from './coordinates.js';
import { type LineTable, lineTable } from './line.js';
import { type RingTable, ringTable } from './rings.js';

/** Where the cells of a grid lie: what the tables of a grid are built from. */
export type Layout = {
  readonly size: number;
  readonly x: Int16Array;
  readonly r: Int16Array;
  /** The index of the cell at (x, r), or -1 if the grid has none there. */
  readonly indexOf: (x: number, r: number) => number;
};

/**
 * A fixed set of cells with everything that depends on their places alone, worked out once. Cells are numbered
 * 0..size-1, row by row from the top, each row from the left. Tables hold an entry for every pair of cells: a grid is a
 * board of some hundreds of cells, not a continent. Nothing in it is written after it is built.
 */
export type HexGrid = Layout & {
  /** Six per cell in the order of DIRECTIONS, -1 where there is no cell. */
  readonly neighbours: Int16Array;
  /** size * size steps over the plane, whether or not the cells between belong to the grid. */
  readonly distance: Uint8Array;
  readonly rings: RingTable;
  readonly lines: LineTable;
};

const LARGEST_DISTANCE = 255;

export function hexGrid(cells: readonly Hex[]): HexGrid {
  const layout = layOut(cells);
  return Object.freeze({
    ...layout,
    neighbours: neighbourTable(layout),
    distance: distanceTable(layout),
    rings: ringTable(layout),
    lines: lineTable(layout),
  });
}

export function distanceBetween(grid: HexGrid, a: number, b: number): number {
  return grid.distance[a * grid.size + b]!;
}

export function hexAt(grid: Layout, cell: number): Hex {
  return { x: grid.x[cell]!, r: grid.r[cell]! };
}

function layOut(cells: readonly Hex[]): Layout {
  const sorted = [...cells].sort((a, b) => a.r - b.r || a.x - b.x);
  const size = sorted.length;
  const x = Int16Array.from(sorted, (hex) => hex.x);
  const r = Int16Array.from(sorted, (hex) => hex.r);

  const left = x.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
  const right = x.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  const top = size > 0 ? r[0]! : 0;
  const bottom = size > 0 ? r[size - 1]! : -1;
  const width = size > 0 ? right - left + 1 : 0;

  const places = new Int16Array(width * (bottom - top + 1)).fill(-1);
  for (let cell = 0; cell < size; cell++) {
    const place = (r[cell]! - top) * width + (x[cell]! - left);
    if (((x[cell]! ^ r[cell]!) & 1) !== 0)
      throw new Error(`no hex at x ${x[cell]}, r ${r[cell]}: one is odd, one even`);
    if (places[place] !== -1) throw new Error(`the hex at x ${x[cell]}, r ${r[cell]} is given twice`);
    places[place] = cell;
  }
  const indexOf = (atX: number, atR: number): number =>
    atX < left || atX > right || atR < top || atR > bottom ? -1 : places[(atR - top) * width + (atX - left)]!;
  return { size, x, r, indexOf };
}

function neighbourTable({ size, x, r, indexOf }: Layout): Int16Array {
  const neighbours = new Int16Array(6 * size);
  for (let cell = 0; cell < size; cell++)
    DIRECTIONS.forEach((step, d) => {
      neighbours[6 * cell + d] = indexOf(x[cell]! + step.x, r[cell]! + step.r);
    });
  return neighbours;
}

function distanceTable({ size, x, r }: Layout): Uint8Array {
  const distance = new Uint8Array(size * size);
  for (let a = 0; a < size; a++)
    for (let b = 0; b < size; b++) {
      const steps = hexDistance(x[b]! - x[a]!, r[b]! - r[a]!);
      if (steps > LARGEST_DISTANCE) throw new Error(`the grid is wider than ${LARGEST_DISTANCE} steps`);
      distance[a * size + b] = steps;
    }
  return distance;
}
