import { CORNERS, classify, type Point } from './classify.js';
import type { Hex } from './coordinates.js';
import { type HexGrid, hexAt } from './grid.js';

/** A side that a segment runs along: the hexes to its left and right, looking along the segment, and its two ends. */
export type Side<Cell> = {
  readonly left: Cell;
  readonly right: Cell;
  readonly from: Point;
  readonly to: Point;
};

/** Everything a segment meets between its end hexes, each list in the order it is met. */
export type Traversal<Cell> = {
  readonly crossed: readonly Cell[];
  readonly sides: readonly Side<Cell>[];
  readonly touched: readonly Cell[];
};

/** OUTSIDE stands for a hex that the grid lacks. */
export const OUTSIDE = -1;

/** What the segment from cell a to cell b meets. Hexes outside are left out, but beside a side they are OUTSIDE. */
export function traverse(grid: HexGrid, a: number, b: number): Traversal<number> {
  const cellOf = (hex: Hex) => grid.indexOf(hex.x, hex.r);
  const inGrid = (cell: number) => cell !== OUTSIDE;
  const { crossed, sides, touched } = traversePlane(hexAt(grid, a), hexAt(grid, b));
  return {
    crossed: crossed.map(cellOf).filter(inGrid),
    sides: sides.map((side) => ({ ...side, left: cellOf(side.left), right: cellOf(side.right) })),
    touched: touched.map(cellOf).filter(inGrid),
  };
}

/** The same on the endless plane, where every side has a hex on its left and one on its right. */
export function traversePlane(a: Hex, b: Hex): Traversal<Hex> {
  const met = hexesNear(a, b)
    .map((hex) => ({ hex, meeting: classify(a, b, hex), turn: turn(a, b, centre(hex)) }))
    .filter(({ meeting }) => meeting !== 'none')
    .sort((g, h) => progress(a, b, centre(g.hex)) - progress(a, b, centre(h.hex)));
  const along = met.filter(({ meeting }) => meeting === 'along');
  const right = along.filter((beside) => beside.turn > 0);
  return {
    crossed: met.filter(({ meeting }) => meeting === 'crossed').map(({ hex }) => hex),
    // The two hexes of a side mirror each other in the line, so they come in the same order on either hand.
    sides: along
      .filter((beside) => beside.turn < 0)
      .map(({ hex }, i) => ({ left: hex, right: right[i]!.hex, ...cornersOnLine(a, b, hex) })),
    touched: met.filter(({ meeting }) => meeting === 'touched').map(({ hex }) => hex),
  };
}

/** Whatever the segment meets is among these: a hex rises less than a row above its centre, and one x beside it. */
function hexesNear(a: Hex, b: Hex): Hex[] {
  const hexes: Hex[] = [];
  for (let r = Math.min(a.r, b.r); r <= Math.max(a.r, b.r); r++)
    for (let x = Math.min(a.x, b.x) - 1; x <= Math.max(a.x, b.x) + 1; x++)
      if (((x ^ r) & 1) === 0) hexes.push({ x, r });
  return hexes;
}

function cornersOnLine(a: Hex, b: Hex, hex: Hex): { from: Point; to: Point } {
  const [from, to] = CORNERS.map((corner) => ({ x: hex.x + corner.x, y: 3 * hex.r + corner.y }))
    .filter((point) => turn(a, b, point) === 0)
    .sort((p, q) => progress(a, b, p) - progress(a, b, q));
  return { from: from!, to: to! };
}

/** Less than 0 for a point left of the line from a to b, 0 on it (y grows downwards). */
function turn(a: Hex, b: Hex, p: Point): number {
  return (b.x - a.x) * (p.y - 3 * a.r) - 3 * (b.r - a.r) * (p.x - a.x);
}

/** Grows with the way along the line from a to b. */
function progress(a: Hex, b: Hex, p: Point): number {
  return 3 * (b.x - a.x) * (p.x - a.x) + 3 * (b.r - a.r) * (p.y - 3 * a.r);
}

function centre(hex: Hex): Point {
  return { x: hex.x, y: 3 * hex.r };
}
