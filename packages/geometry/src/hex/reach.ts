import type { HexGrid } from './grid.js';

/** What it takes to enter each cell. The arrays have an entry per cell; they are read, never kept or written. */
export type Ground = {
  /** The price of entering; 0 or 255 means that nothing enters. */
  readonly cost: ArrayLike<number>;
  /** Not 0: not to be entered now. */
  readonly closed: ArrayLike<number>;
  /** Not 0: may be crossed but not stopped in. */
  readonly occupied: ArrayLike<number>;
};

/** The answer of `reach`, and the room it works in: made once by `newReach`, overwritten by every call. */
export type Reach = {
  from: number;
  /** How many of `cells` are meant. */
  count: number;
  /** Where one may stop: cheapest first, then in order of discovery. Never the cell one starts from. */
  readonly cells: Uint16Array;
  /** Least cost per cell, crossed cells included; UNREACHED beyond the allowance. */
  readonly spent: Uint8Array;
  /** Per reached cell, the one before it on a cheapest path. */
  readonly before: Int16Array;
  /** The queue: a list of cells for every cost, linked through `next`. */
  readonly next: Int16Array;
  readonly first: Int16Array;
  readonly last: Int16Array;
};

export const UNREACHED = 255;
const NONE = -1;

export function newReach(grid: HexGrid): Reach {
  return {
    from: NONE,
    count: 0,
    cells: new Uint16Array(grid.size),
    spent: new Uint8Array(grid.size).fill(UNREACHED),
    before: new Int16Array(grid.size).fill(NONE),
    next: new Int16Array(grid.size),
    first: new Int16Array(UNREACHED),
    last: new Int16Array(UNREACHED),
  };
}

/**
 * Every cell that can be reached from `from` for at most `allowance`; returns how many one may stop in.
 *
 * The price of a cell is the same from every side, and cells are taken up in the order of their cost. So the first
 * neighbour to offer a cell a price offers the best one: each cell is queued once and never revised.
 */
export function reach(grid: HexGrid, ground: Ground, from: number, allowance: number, out: Reach): number {
  const { neighbours } = grid;
  const { cost, closed, occupied } = ground;
  const { cells, spent, before, next, first, last } = out;
  const most = Math.min(allowance, UNREACHED - 1);
  let count = 0;
  spent.fill(UNREACHED);
  first.fill(NONE, 0, most + 1);
  spent[from] = 0;
  before[from] = NONE;
  next[from] = NONE;
  first[0] = from;

  for (let paid = 0; paid <= most; paid++) {
    for (let cell = first[paid]!; cell !== NONE; cell = next[cell]!) {
      if (occupied[cell] === 0 && cell !== from) cells[count++] = cell;
      for (let side = 6 * cell, end = side + 6; side < end; side++) {
        const to = neighbours[side]!;
        if (to < 0 || spent[to] !== UNREACHED) continue;
        const price = cost[to]!;
        const sum = paid + price;
        if (price === 0 || sum > most || closed[to] !== 0) continue;
        spent[to] = sum;
        before[to] = cell;
        next[to] = NONE;
        if (first[sum] === NONE) first[sum] = to;
        else next[last[sum]!] = to;
        last[sum] = to;
      }
    }
  }
  out.from = from;
  out.count = count;
  return count;
}

/** The cells entered on a cheapest path to `cell`, in order, the start left out; null if it is out of reach. */
export function pathTo(reached: Reach, cell: number): number[] | null {
  if (reached.spent[cell] === UNREACHED) return null;
  const path: number[] = [];
  for (let at = cell; at !== reached.from; at = reached.before[at]!) path.push(at);
  return path.reverse();
}
