import { DIRECTIONS } from './coordinates.js';
import type { HexGrid, Layout } from './grid.js';

/** The lines of all ordered pairs of cells, end to end: that of pair p runs from start[p] to start[p + 1]. */
export type LineTable = {
  readonly cells: Uint16Array;
  readonly start: Uint32Array;
};

/**
 * Writes the cells of the straightest of the shortest paths from a to b, both included, to `out`; returns how many.
 * The line from b to a has the same cells in reverse. A cell that the grid lacks is left out.
 */
export function line(grid: HexGrid, a: number, b: number, out: Uint16Array): number {
  const { cells, start } = grid.lines;
  const pair = a * grid.size + b;
  const from = start[pair]!;
  const count = start[pair + 1]! - from;
  for (let i = 0; i < count; i++) out[i] = cells[from + i]!;
  return count;
}

export function lineTable(layout: Layout): LineTable {
  const { size } = layout;
  const start = new Uint32Array(size * size + 1);
  const cells: number[] = [];
  for (let a = 0; a < size; a++)
    for (let b = 0; b < size; b++) {
      start[a * size + b] = cells.length;
      drawLine(layout, a, b, cells);
    }
  start[size * size] = cells.length;
  return { cells: new Uint16Array(cells), start };
}

/**
 * Every way from a to b is m steps in one direction and n in the next one round, for a single choice of the two. Of the
 * i-th cells of all shortest paths the line takes the one nearest to the straight segment: i * n / (m + n) of its steps
 * are of the second kind, rounded. Halfway between two cells it takes the lower index, whichever way it runs.
 */
function drawLine(layout: Layout, a: number, b: number, cells: number[]): void {
  const { x, r, indexOf } = layout;
  cells.push(a);
  if (a === b) return;
  const { u, v, m, n } = sector(x[b]! - x[a]!, r[b]! - r[a]!);
  const steps = m + n;
  const stepped = (i: number, j: number): number =>
    indexOf(x[a]! + (i - j) * u.x + j * v.x, r[a]! + (i - j) * u.r + j * v.r);

  for (let i = 1; i < steps; i++) {
    const rounding = 2 * i * n + steps;
    const j = Math.floor(rounding / (2 * steps));
    let cell = stepped(i, j);
    if (rounding % (2 * steps) === 0) {
      const other = stepped(i, j - 1);
      if (cell < 0 || (other >= 0 && other < cell)) cell = other;
    }
    if (cell >= 0) cells.push(cell);
  }
  cells.push(b);
}

/** The offset as m steps of u and n of v, where v is the direction next to u; m, n >= 0. */
function sector(dx: number, dr: number) {
  for (let d = 0; d < 6; d++) {
    const u = DIRECTIONS[d]!;
    const v = DIRECTIONS[(d + 1) % 6]!;
    const m = (v.x * dr - dx * v.r) / 2; // the determinant of two neighbouring directions is always -2
    const n = (dx * u.r - u.x * dr) / 2;
    if (m >= 0 && n >= 0) return { u, v, m, n };
  }
  throw new Error(`no hex lies at offset ${dx}, ${dr}`);
}
