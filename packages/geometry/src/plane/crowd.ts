import { compareLeg, isWithin } from './distance.js';
import type { Path } from './path.js';
import { overlaps } from './placement.js';
import type { Point } from './point.js';
import type { Shape } from './shape.js';

/**
 * Shapes on a table, found by where they are: a grid of square cells, each with a chain of the shapes whose reference
 * points lie in it. Who is in the crowd is known by a small number, a place in the ruleset's own list.
 */
export type Crowd = {
  readonly shapes: (Shape | null)[];
  readonly cell: number;
  readonly columns: number;
  readonly rows: number;
  /** The first of each cell's chain, and whoever follows each; -1 ends a chain. */
  readonly first: Int32Array;
  readonly next: number[];
  /** How far any shape so far reached beyond its reference point. */
  reach: number;
};

const NOBODY = -1;

/** An empty crowd for a table of this size. Cells about as large as the usual reach of a question serve best. */
export function crowd(width: number, depth: number, cell: number): Crowd {
  const columns = Math.max(1, Math.ceil(width / cell));
  const rows = Math.max(1, Math.ceil(depth / cell));
  return { shapes: [], cell, columns, rows, first: new Int32Array(columns * rows).fill(NOBODY), next: [], reach: 0 };
}

/** Puts somebody somewhere; whoever was in the crowd already, moves. */
export function put(c: Crowd, who: number, shape: Shape): void {
  while (c.shapes.length <= who) {
    c.shapes.push(null);
    c.next.push(NOBODY);
  }
  remove(c, who);
  const { at } = shape;
  const cell = cellAt(c, at);
  c.shapes[who] = shape;
  c.next[who] = c.first[cell]!;
  c.first[cell] = who;
  c.reach = Math.max(c.reach, at.x - shape.left, shape.right - at.x, at.y - shape.top, shape.bottom - at.y);
}

/** Takes somebody away, if they were there. */
export function remove(c: Crowd, who: number): void {
  const shape = c.shapes[who];
  if (!shape) return;
  const cell = cellAt(c, shape.at);
  c.shapes[who] = null;
  if (c.first[cell] === who) {
    c.first[cell] = c.next[who]!;
    return;
  }
  let before = c.first[cell]!;
  while (c.next[before] !== who) before = c.next[before]!;
  c.next[before] = c.next[who]!;
}

/** Those whose edges are within a limit of a shape, in order: written into `out`, returns how many. */
export function near(c: Crowd, shape: Shape, limit: number, out: number[]): number {
  const count = inBox(c, shape.left - limit, shape.right + limit, shape.top - limit, shape.bottom + limit, out);
  let kept = 0;
  for (let i = 0; i < count; i++) if (isWithin(shape, c.shapes[out[i]!]!, limit)) out[kept++] = out[i]!;
  return sorted(out, kept);
}

/** Those a shape would overlap by more than `slack`, in order: written into `out`, returns how many. */
export function overlapped(c: Crowd, shape: Shape, slack: number, out: number[]): number {
  const count = inBox(c, shape.left, shape.right, shape.top, shape.bottom, out);
  let kept = 0;
  for (let i = 0; i < count; i++) if (overlaps(shape, c.shapes[out[i]!]!, slack)) out[kept++] = out[i]!;
  return sorted(out, kept);
}

/** Those to whose edges a centre comes nearer than a limit on its path, in order: written into `out`, returns how many. */
export function nearPath(c: Crowd, path: Path, limit: number, out: number[]): number {
  let kept = 0;
  for (let i = path.length === 1 ? 0 : 1; i < path.length; i++) {
    const p = path[i === 0 ? 0 : i - 1]!;
    const q = path[i]!;
    const known = kept;
    const count = alongLeg(c, p, q, limit, out, known);
    for (let k = known; k < count; k++) {
      const who = out[k]!;
      if (compareLeg(p, q, c.shapes[who]!, limit) < 0 && !has(out, known, who)) out[kept++] = who;
    }
  }
  return sorted(out, kept);
}

function has(list: readonly number[], count: number, who: number): boolean {
  for (let i = 0; i < count; i++) if (list[i] === who) return true;
  return false;
}

/** Those near a leg, roughly: the cells of each row that its strip touches. */
function alongLeg(c: Crowd, p: Point, q: Point, limit: number, out: number[], count: number): number {
  const margin = limit + c.reach;
  const [low, high] = p.y < q.y ? [p, q] : [q, p];
  const top = rowOf(c, low.y - margin);
  const bottom = rowOf(c, high.y + margin);
  const slope = high.y === low.y ? 0 : (high.x - low.x) / (high.y - low.y);
  let found = count;
  for (let row = top; row <= bottom; row++) {
    let from = low.x;
    let to = high.x;
    if (slope !== 0) {
      // where the leg is while it is within reach of this row; whoever stands off the table is in the outermost
      const enters = row === 0 ? low.y : Math.max(low.y, row * c.cell - margin);
      const leaves = row === c.rows - 1 ? high.y : Math.min(high.y, (row + 1) * c.cell + margin);
      from = low.x + (enters - low.y) * slope;
      to = low.x + (leaves - low.y) * slope;
    }
    const left = columnOf(c, Math.min(from, to) - margin - 1);
    const right = columnOf(c, Math.max(from, to) + margin + 1);
    for (let column = left; column <= right; column++)
      for (let who = c.first[row * c.columns + column]!; who !== NOBODY; who = c.next[who]!) out[found++] = who;
  }
  return found;
}

function inBox(c: Crowd, left: number, right: number, top: number, bottom: number, out: number[]): number {
  const [firstRow, lastRow] = [rowOf(c, top - c.reach), rowOf(c, bottom + c.reach)];
  const [firstColumn, lastColumn] = [columnOf(c, left - c.reach), columnOf(c, right + c.reach)];
  let found = 0;
  for (let row = firstRow; row <= lastRow; row++)
    for (let column = firstColumn; column <= lastColumn; column++)
      for (let who = c.first[row * c.columns + column]!; who !== NOBODY; who = c.next[who]!) {
        const one = c.shapes[who]!;
        if (one.left > right || one.right < left || one.top > bottom || one.bottom < top) continue;
        out[found++] = who;
      }
  return found;
}

/** In order of their numbers, for the chains tell of the past. */
function sorted(out: number[], count: number): number {
  for (let i = 1; i < count; i++) {
    const who = out[i]!;
    let j = i;
    for (; j > 0 && out[j - 1]! > who; j--) out[j] = out[j - 1]!;
    out[j] = who;
  }
  return count;
}

function cellAt(c: Crowd, { x, y }: Point): number {
  return rowOf(c, y) * c.columns + columnOf(c, x);
}

/** Whoever stands off the table belongs to the cells at its edge. */
function rowOf(c: Crowd, y: number): number {
  return Math.min(c.rows - 1, Math.max(0, Math.floor(y / c.cell)));
}

function columnOf(c: Crowd, x: number): number {
  return Math.min(c.columns - 1, Math.max(0, Math.floor(x / c.cell)));
}
