import { distanceSquared, type Point, progress, samePoint, turn } from './point.js';
import type { Polygon } from './polygon.js';
import type { Shape } from './shape.js';

// The parts of a segment inside something, as shares of its length: 0 is its start, 1 its end. What counts as inside is
// decided on whole numbers; only the shares are rounded, once each. Hot: nothing here allocates.

const crossed: number[] = []; // scratch
const beside: number[] = []; // scratch

/**
 * The parts of the segment from a to b strictly inside a simple polygon: from and to of each, in order, written into `out`
 * from place `at`. Returns the place after the last. What runs along a side is outside, and so is a corner touched.
 */
export function spansInside(a: Point, b: Point, shape: Polygon, out: number[], at: number): number {
  const { corners } = shape;
  let crossings = 0;
  let alongside = 0;
  let p = corners[corners.length - 1]!;
  let sideOfP = turn(a, b, p);
  for (let i = 0; i < corners.length; i++) {
    const q = corners[i]!;
    const sideOfQ = turn(a, b, q);
    // a corner on the line counts as lying right of it, so a line through a corner is crossed once or twice as it should
    if (sideOfP > 0 !== sideOfQ > 0) crossings = insert(crossed, crossings, shareAt(a, p, q, sideOfP, sideOfQ));
    else if (sideOfP === 0 && sideOfQ === 0) {
      const squared = distanceSquared(a, b);
      const [from, to] = [progress(a, b, p) / squared, progress(a, b, q) / squared];
      beside[alongside++] = Math.min(from, to);
      beside[alongside++] = Math.max(from, to);
    }
    p = q;
    sideOfP = sideOfQ;
  }
  let end = at;
  for (let i = 0; i + 1 < crossings; i += 2) {
    const from = Math.max(0, crossed[i]!);
    const to = Math.min(1, crossed[i + 1]!);
    if (from < to) end = alongside === 0 ? push(out, end, from, to) : pushBut(out, end, from, to, alongside);
  }
  return end;
}

function push(out: number[], at: number, from: number, to: number): number {
  out[at] = from;
  out[at + 1] = to;
  return at + 2;
}

/** A span without what runs along a side. */
function pushBut(out: number[], at: number, from: number, to: number, alongside: number): number {
  for (let i = 0; i < alongside; i += 2) {
    const [start, stop] = [beside[i]!, beside[i + 1]!];
    if (stop <= from || start >= to) continue;
    const end = from < start ? pushBut(out, at, from, start, alongside) : at;
    return stop < to ? pushBut(out, end, stop, to, alongside) : end;
  }
  return push(out, at, from, to);
}

/** Keeps the shares in order. */
function insert(list: number[], count: number, share: number): number {
  let i = count;
  for (; i > 0 && list[i - 1]! > share; i--) list[i] = list[i - 1]!;
  list[i] = share;
  return count + 1;
}

/** Where the line from a (towards b) meets the side from p to q, given on which hand of it p and q lie. */
function shareAt(a: Point, p: Point, q: Point, sideOfP: number, sideOfQ: number): number {
  return ((p.x - a.x) * (q.y - p.y) - (p.y - a.y) * (q.x - p.x)) / (sideOfQ - sideOfP);
}

/**
 * Every place strictly between a and b that belongs to a side of a polygon, be it a corner touched, and both ends of what runs along
 * a side: as shares in no order, written into `out` from place `at`. Returns the place after the last.
 */
export function meetings(a: Point, b: Point, { corners }: Polygon, out: number[], at: number): number {
  let end = at;
  let p = corners[corners.length - 1]!;
  let sideOfP = turn(a, b, p);
  for (let i = 0; i < corners.length; i++) {
    const q = corners[i]!;
    const sideOfQ = turn(a, b, q);
    if (sideOfQ === 0) end = keep(out, end, progress(a, b, q) / distanceSquared(a, b));
    else if ((sideOfP > 0 && sideOfQ < 0) || (sideOfP < 0 && sideOfQ > 0))
      end = keep(out, end, shareAt(a, p, q, sideOfP, sideOfQ));
    p = q;
    sideOfP = sideOfQ;
  }
  return end;
}

function keep(out: number[], at: number, share: number): number {
  if (share <= 0 || share >= 1) return at;
  out[at] = share;
  return at + 1;
}

/** The part of the segment from a to b inside a disc, as two shares written into `out` from place `at`, if there is any. */
export function spanInDisc(a: Point, b: Point, centre: Point, radius: number, out: number[], at: number): number {
  const squared = distanceSquared(a, b);
  const aside = turn(a, b, centre);
  const root = radius * radius * squared - aside * aside;
  if (root <= 0) return at;
  const along = progress(a, b, centre);
  const half = Math.sqrt(root);
  const from = Math.max(0, (along - half) / squared);
  const to = Math.min(1, (along + half) / squared);
  return from < to ? push(out, at, from, to) : at;
}

/** The same for an oval: everything within a radius of the segment from r to s. */
function spanInOval(a: Point, b: Point, r: Point, s: Point, radius: number, out: number[], at: number): number {
  const squared = distanceSquared(r, s);
  const reach = radius * Math.sqrt(squared);
  // the straight part: between two lines along it, and between two across its ends
  const aside = between(turn(r, s, a), turn(r, s, b), -reach, reach, 0, 1);
  const straight = between(progress(r, s, a), progress(r, s, b), 0, squared, aside.from, aside.to);
  let { from, to } = straight;
  if (from >= to) [from, to] = [1, 0];
  for (const end of [r, s]) {
    if (spanInDisc(a, b, end, radius, out, at) === at) continue;
    from = Math.min(from, out[at]!);
    to = Math.max(to, out[at + 1]!);
  }
  return from < to ? push(out, at, from, to) : at;
}

/** Where, between two shares, a quantity lies within bounds that changes evenly from one value to another. */
function between(
  start: number,
  end: number,
  low: number,
  high: number,
  from: number,
  to: number,
): { from: number; to: number } {
  if (start === end) return start > low && start < high ? { from, to } : { from: 1, to: 0 };
  const [atLow, atHigh] = [(low - start) / (end - start), (high - start) / (end - start)];
  return { from: Math.max(from, Math.min(atLow, atHigh)), to: Math.min(to, Math.max(atLow, atHigh)) };
}

/** The parts of a segment inside a shape: an area without a radius, a disc or an oval. As `spansInside`. */
export function spansIn(a: Point, b: Point, shape: Shape, out: number[], at: number): number {
  const { kind, corners, radius } = shape;
  if (kind === 'area') return spansInside(a, b, shape, out, at);
  if (kind === 'point' || corners.length === 1) return spanInDisc(a, b, corners[0]!, radius, out, at);
  return spanInOval(a, b, corners[0]!, corners[corners.length - 1]!, radius, out, at);
}

const spans: number[] = []; // scratch

/** How much of the part of a segment between two shares lies inside a shape: an area without a radius, a disc or an oval. */
export function lengthIn(a: Point, b: Point, shape: Shape, from = 0, to = 1): number {
  if (samePoint(a, b)) return 0;
  const count = spansIn(a, b, shape, spans, 0);
  let share = 0;
  for (let i = 0; i < count; i += 2) share += Math.max(0, Math.min(to, spans[i + 1]!) - Math.max(from, spans[i]!));
  return share * Math.sqrt(distanceSquared(a, b));
}
