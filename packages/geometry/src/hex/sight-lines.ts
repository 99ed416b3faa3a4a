import type { Hex } from './coordinates.js';
import type { HexGrid } from './grid.js';
import { OUTSIDE, type Traversal, traversePlane } from './traverse.js';

/**
 * What lies between any two cells of a grid, whatever stands there. One list per pair, shared by both directions:
 *
 *   n, n crossed cells, s
 *
 * The crossed cells are tested four at a time, so the last is repeated until n is a multiple of four; s is 0 unless the
 * line runs along sides of hexes. Then s more numbers follow:
 *
 *   p, p left-right pairs, l, l cells on one hand, r, r cells on the other
 *
 * Only cells of the grid are listed: a side at its rim has one, which is on its hand but in no pair.
 */
export type SightLines = {
  readonly lists: Uint16Array;
  /** Where the list of the ordered pair (a, b) begins: at[a * size + b]. */
  readonly at: Uint32Array;
};

const known = new WeakMap<HexGrid, SightLines>();

/** The sight lines of a grid, worked out when first asked for. */
export function sightLines(grid: HexGrid): SightLines {
  const lines = known.get(grid) ?? drawSightLines(grid);
  known.set(grid, lines);
  return lines;
}

function drawSightLines(grid: HexGrid): SightLines {
  const { size, x, r } = grid;
  const lists: number[] = [0, 0]; // the list of a cell and itself
  const at = new Uint32Array(size * size);
  // What a line meets depends on its offset alone, so each offset is traversed once and laid over the grid.
  const byOffset = new Map<string, Traversal<Hex>>();
  for (let a = 0; a < size; a++)
    for (let b = a + 1; b < size; b++) {
      const offset = { x: x[b]! - x[a]!, r: r[b]! - r[a]! };
      const key = `${offset.x},${offset.r}`;
      const met = byOffset.get(key) ?? traversePlane({ x: 0, r: 0 }, offset);
      byOffset.set(key, met);
      at[a * size + b] = at[b * size + a] = lists.length;
      listCrossed(grid, a, met, lists);
      listBeside(grid, a, met, lists);
    }
  return { lists: new Uint16Array(lists), at };
}

function listCrossed(grid: HexGrid, a: number, met: Traversal<Hex>, lists: number[]): void {
  const count = lists.length;
  lists.push(0);
  for (const hex of met.crossed) {
    const cell = shifted(grid, a, hex);
    if (cell !== OUTSIDE) lists.push(cell);
  }
  while ((lists.length - count - 1) % 4 !== 0) lists.push(lists[lists.length - 1]!);
  lists[count] = lists.length - count - 1;
}

function listBeside(grid: HexGrid, a: number, met: Traversal<Hex>, lists: number[]): void {
  if (met.sides.length === 0) {
    lists.push(0);
    return;
  }
  const inGrid = (cell: number) => cell !== OUTSIDE;
  const sides = met.sides.map((side) => [shifted(grid, a, side.left), shifted(grid, a, side.right)] as const);
  const pairs = sides.filter((side) => side.every(inGrid));
  const left = sides.map((side) => side[0]).filter(inGrid);
  const right = sides.map((side) => side[1]).filter(inGrid);
  const beside = [pairs.length, ...pairs.flat(), left.length, ...left, right.length, ...right];
  lists.push(beside.length, ...beside);
}

function shifted(grid: HexGrid, a: number, offset: Hex): number {
  return grid.indexOf(grid.x[a]! + offset.x, grid.r[a]! + offset.r);
}
