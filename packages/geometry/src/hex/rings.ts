import { DIRECTIONS, hexDistance } from './coordinates.js';
import type { HexGrid, Layout } from './grid.js';

/**
 * Every cell's view of the grid as a spiral: itself, then ring after ring, each ring counter-clockwise from due east.
 * A ring and a range are then runs of one list, and asking for one is a look-up and a copy.
 */
export type RingTable = {
  readonly cells: Uint16Array;
  /** Where ring k of a centre begins: start[centre * stride + k]; the entry after the widest ring is the end. */
  readonly start: Uint32Array;
  readonly stride: number;
};

/** Writes the cells at exactly k steps from `centre` to `out`; returns how many. */
export function ring(grid: HexGrid, centre: number, k: number, out: Uint16Array): number {
  const { cells, start, stride } = grid.rings;
  if (k < 0 || k > stride - 2) return 0;
  const at = centre * stride + k;
  return copy(cells, start[at]!, start[at + 1]!, out);
}

/** Writes the cells within k steps of `centre` to `out`, itself first, nearer rings first; returns how many. */
export function range(grid: HexGrid, centre: number, k: number, out: Uint16Array): number {
  const { cells, start, stride } = grid.rings;
  if (k < 0) return 0;
  const at = centre * stride;
  return copy(cells, start[at]!, start[at + (k > stride - 2 ? stride - 1 : k + 1)]!, out);
}

function copy(cells: Uint16Array, from: number, to: number, out: Uint16Array): number {
  for (let i = from; i < to; i++) out[i - from] = cells[i]!;
  return to - from;
}

export function ringTable(layout: Layout): RingTable {
  const { size } = layout;
  const stride = widest(layout) + 2;
  const cells = new Uint16Array(size * size);
  const start = new Uint32Array(size * stride);
  let length = 0;
  for (let centre = 0; centre < size; centre++)
    for (let k = 0; k < stride; k++) {
      start[centre * stride + k] = length;
      if (k < stride - 1) length = walkRing(layout, centre, k, cells, length);
    }
  return { cells, start, stride };
}

function walkRing({ x, r, indexOf }: Layout, centre: number, k: number, cells: Uint16Array, length: number): number {
  let end = length;
  let atX = x[centre]! + 2 * k;
  let atR = r[centre]!;
  if (k === 0) cells[end++] = centre;
  // From due east the ring's first edge runs to the north-west, the next to the west, and so on around.
  for (let edge = 0; edge < 6; edge++) {
    const step = DIRECTIONS[(edge + 2) % 6]!;
    for (let i = 0; i < k; i++) {
      const cell = indexOf(atX, atR);
      if (cell >= 0) cells[end++] = cell;
      atX += step.x;
      atR += step.r;
    }
  }
  return end;
}

function widest({ size, x, r }: Layout): number {
  let most = 0;
  for (let a = 0; a < size; a++)
    for (let b = 0; b < a; b++) most = Math.max(most, hexDistance(x[b]! - x[a]!, r[b]! - r[a]!));
  return most;
}
