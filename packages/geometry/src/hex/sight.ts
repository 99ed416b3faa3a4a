import type { HexGrid } from './grid.js';
import { sightLines } from './sight-lines.js';
import { OUTSIDE, traverse } from './traverse.js';

/**
 * How a line along the sides of hexes is blocked: `pair`, where both cells of one side block; `line`, where some cell
 * on its left and some cell on its right do, at whatever sides.
 */
export type SidesRule = 'pair' | 'line';

/** What stands on a grid for good. The arrays have an entry per cell; not 0 means yes. */
export type Skyline = {
  readonly opaque: ArrayLike<number>;
  /** Opaque too, but from an elevated cell or to one, nothing but what is elevated blocks. */
  readonly elevated: ArrayLike<number>;
  readonly sides: SidesRule;
};

/** Sight over one skyline, worked out for every pair of cells as far as it does not depend on what is occupied. */
export type SightTable = {
  readonly grid: HexGrid;
  readonly size: number;
  readonly sides: SidesRule;
  /** Opaque or elevated. */
  readonly solid: Uint8Array;
  readonly elevated: Uint8Array;
  /** Per ordered pair BLOCKED or CLEAR for good, or else where in `lists` the cells begin that must not be occupied. */
  readonly verdict: Int32Array;
  readonly lists: Uint16Array;
};

const BLOCKED = -2;
const CLEAR = -1;

export function sightTable(grid: HexGrid, skyline: Skyline): SightTable {
  const { size } = grid;
  const { lists, at } = sightLines(grid);
  const { sides } = skyline;
  const solid = new Uint8Array(size);
  const elevated = new Uint8Array(size);
  for (let cell = 0; cell < size; cell++) {
    elevated[cell] = skyline.elevated[cell] ? 1 : 0;
    solid[cell] = skyline.opaque[cell] || skyline.elevated[cell] ? 1 : 0;
  }
  const nobody = new Uint8Array(size);
  const verdict = new Int32Array(size * size).fill(CLEAR);
  for (let a = 0; a < size; a++)
    for (let b = a + 1; b < size; b++) {
      const overTheTop = elevated[a] === 1 || elevated[b] === 1;
      const list = at[a * size + b]!;
      const standing = overTheTop ? elevated : solid;
      const blocked = crossesBlocking(lists, list, standing) || sidesBlock(lists, list, sides, standing, nobody);
      const settled = overTheTop || (lists[list] === 0 && lists[list + 1] === 0);
      verdict[a * size + b] = verdict[b * size + a] = blocked ? BLOCKED : settled ? CLEAR : list;
    }
  return Object.freeze({ grid, size, sides, solid, elevated, verdict, lists });
}

/**
 * Whether a and b see each other. `occupied` has a whole number per cell, not 0 where it is occupied; a and b never
 * block their own line.
 */
export function sees(table: SightTable, a: number, b: number, occupied: ArrayLike<number>): boolean {
  const verdict = table.verdict[a * table.size + b]!;
  if (verdict < 0) return verdict === CLEAR;
  const { lists } = table;
  const end = verdict + 1 + lists[verdict]!;
  for (let i = verdict + 1; i < end; i += 4) {
    const four = occupied[lists[i]!]! | occupied[lists[i + 1]!]! | occupied[lists[i + 2]!]! | occupied[lists[i + 3]!]!;
    if (four !== 0) return false;
  }
  return lists[end] === 0 || !sidesBlock(lists, verdict, table.sides, table.solid, occupied);
}

/**
 * The cells that block sight between a and b, by index; none if they see each other. Made to explain an answer, so it
 * takes the slow way: it follows the line itself.
 */
export function blockers(table: SightTable, a: number, b: number, occupied: ArrayLike<number>): number[] {
  const { elevated, solid } = table;
  const overTheTop = elevated[a] === 1 || elevated[b] === 1;
  const blocks = (cell: number) =>
    cell !== OUTSIDE && (overTheTop ? elevated[cell] !== 0 : solid[cell] !== 0 || occupied[cell] !== 0);
  const { crossed, sides } = traverse(table.grid, a, b);
  const left = sides.map((side) => side.left).filter(blocks);
  const right = sides.map((side) => side.right).filter(blocks);
  const beside =
    table.sides === 'pair'
      ? sides.filter((side) => blocks(side.left) && blocks(side.right)).flatMap((side) => [side.left, side.right])
      : left.length > 0 && right.length > 0
        ? [...left, ...right]
        : [];
  return [...crossed.filter(blocks), ...beside].sort((g, h) => g - h);
}

function crossesBlocking(lists: Uint16Array, list: number, standing: ArrayLike<number>): boolean {
  const end = list + 1 + lists[list]!;
  for (let i = list + 1; i < end; i++) if (standing[lists[i]!] !== 0) return true;
  return false;
}

function sidesBlock(
  lists: Uint16Array,
  list: number,
  sides: SidesRule,
  standing: ArrayLike<number>,
  occupied: ArrayLike<number>,
): boolean {
  const beside = list + 1 + lists[list]!;
  if (lists[beside] === 0) return false;
  const pairs = beside + 1;
  const left = pairs + 1 + 2 * lists[pairs]!;
  if (sides === 'line') {
    const right = left + 1 + lists[left]!;
    return someBlocks(lists, left, standing, occupied) && someBlocks(lists, right, standing, occupied);
  }
  for (let i = pairs + 1; i < left; i += 2) {
    const l = lists[i]!;
    const r = lists[i + 1]!;
    if ((standing[l] !== 0 || occupied[l] !== 0) && (standing[r] !== 0 || occupied[r] !== 0)) return true;
  }
  return false;
}

function someBlocks(
  lists: Uint16Array,
  hand: number,
  standing: ArrayLike<number>,
  occupied: ArrayLike<number>,
): boolean {
  const end = hand + 1 + lists[hand]!;
  for (let i = hand + 1; i < end; i++) if (standing[lists[i]!] !== 0 || occupied[lists[i]!] !== 0) return true;
  return false;
}
