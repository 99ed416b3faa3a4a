import { compareFractions, END, type Fraction, START } from './exact.js';
import { distanceSquared, type Point, progress, turn } from './point.js';
import type { Polygon } from './polygon.js';

/** A piece of a segment between two cuts, and where it runs: all of it the same way. */
export type Piece = {
  readonly from: Fraction;
  readonly to: Fraction;
  readonly where: 'inside' | 'along' | 'outside';
};

/** A meeting of the segment's line with a side. `crosses`: the line changes sides there, corners counted once. */
type Meeting = Fraction & { readonly crosses: boolean };

const UNTOUCHED: readonly Piece[] = [{ from: START, to: END, where: 'outside' }];

/** Whether the box around the segment meets the box around the polygon, be it at a point. */
export function boxesMeet(a: Point, b: Point, { left, right, top, bottom }: Polygon): boolean {
  if (a.x < b.x ? b.x < left || a.x > right : a.x < left || b.x > right) return false;
  return !(a.y < b.y ? b.y < top || a.y > bottom : a.y < top || b.y > bottom);
}

/**
 * The segment from a to b, which differ, cut wherever it meets a side of a simple polygon, a corner touched included:
 * pieces in order, without gaps. Exact: cuts are fractions, and pieces are told apart by counting what the line crosses.
 */
export function cut(a: Point, b: Point, shape: Polygon): readonly Piece[] {
  if (!boxesMeet(a, b, shape)) return UNTOUCHED;
  const { corners } = shape;
  const squared = distanceSquared(a, b);
  const met: Meeting[] = [];
  let beside: [Fraction, Fraction][] | null = null;
  let p = corners[corners.length - 1]!;
  let sideOfP = turn(a, b, p);
  for (let i = 0; i < corners.length; i++) {
    const q = corners[i]!;
    const sideOfQ = turn(a, b, q);
    if (sideOfP === 0 && sideOfQ === 0) {
      const ends = [onLine(a, b, p, squared), onLine(a, b, q, squared)].sort(compareFractions) as [Meeting, Meeting];
      insert(met, ends[0]);
      insert(met, ends[1]);
      (beside ??= []).push(ends);
    } else if ((sideOfP >= 0 && sideOfQ <= 0) || (sideOfP <= 0 && sideOfQ >= 0)) {
      insert(met, meeting(a, p, q, sideOfP, sideOfQ));
    }
    p = q;
    sideOfP = sideOfQ;
  }
  return met.length === 0 ? UNTOUCHED : pieces(met, beside);
}

/** Keeps the meetings in their order along the line. */
function insert(met: Meeting[], one: Meeting): void {
  let i = met.length;
  for (; i > 0 && compareFractions(met[i - 1]!, one) > 0; i--) met[i] = met[i - 1]!;
  met[i] = one;
}

/** Where the line from a (towards b) meets the side from p to q, given on which hand of it p and q lie. */
function meeting(a: Point, p: Point, q: Point, sideOfP: number, sideOfQ: number): Meeting {
  const top = (p.x - a.x) * (q.y - p.y) - (p.y - a.y) * (q.x - p.x);
  const bottom = sideOfQ - sideOfP;
  const crosses = sideOfP > 0 !== sideOfQ > 0;
  return bottom > 0 ? { top, bottom, crosses } : { top: -top, bottom: -bottom, crosses };
}

function onLine(a: Point, b: Point, p: Point, squared: number): Meeting {
  return { top: progress(a, b, p), bottom: squared, crosses: false };
}

/** Inside and outside change at every crossing; a piece along a side is neither. */
function pieces(met: readonly Meeting[], beside: readonly [Fraction, Fraction][] | null): readonly Piece[] {
  const found: Piece[] = [];
  let from: Fraction = START;
  let inside = false;
  for (let i = 0; i < met.length; i++) {
    const at = met[i]!;
    if (at.top >= at.bottom) break;
    if (at.top > 0 && compareFractions(at, from) > 0) {
      found.push({ from, to: at, where: whereIs(from, at, inside, beside) });
      from = at;
    }
    if (at.crosses) inside = !inside;
  }
  found.push({ from, to: END, where: whereIs(from, END, inside, beside) });
  return found;
}

function whereIs(
  from: Fraction,
  to: Fraction,
  inside: boolean,
  beside: readonly [Fraction, Fraction][] | null,
): Piece['where'] {
  const along = ([start, end]: [Fraction, Fraction]) =>
    compareFractions(start, from) <= 0 && compareFractions(end, to) >= 0;
  if (beside?.some(along)) return 'along';
  return inside ? 'inside' : 'outside';
}
