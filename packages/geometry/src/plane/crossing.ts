import type { Path } from './path.js';
import { distanceSquared, type Point, progress, samePoint, turn } from './point.js';
import type { Shape } from './shape.js';

// Where a path meets a wall.

/** A point or a stretch that a path and a line have in common. */
export type Crossing = {
  /** How far along the path it starts. */
  readonly way: number;
  /** Where that is. */
  readonly x: number;
  readonly y: number;
  /** Whether the path comes from one side of the line and leaves to the other; else it touches, ends there or goes round an end. */
  readonly through: boolean;
};

type Meeting = {
  readonly from: number;
  to: number;
  readonly x: number;
  readonly y: number;
  leg: number;
  /** Where it ends. */
  endX: number;
  endY: number;
  /** On which side of the line the path comes from and leaves to: 1 left, -1 right, 0 neither. */
  readonly before: number;
  after: number;
};

const NONE: readonly Crossing[] = [];

/**
 * Where a path crosses a line, in order along the path: every point both have in common except the path's own two ends.
 * Points less than `merge` apart are one crossing, and so is a stretch run along the line. An outline is a line that ends
 * where it began. What they have in common is decided exactly.
 */
export function crossings(path: Path, line: Shape, merge: number): readonly Crossing[] {
  let meetings: Meeting[] | null = null;
  let way = 0;
  const last = lastLeg(path);
  for (let leg = 1; leg <= last; leg++) {
    const [p, q] = [path[leg - 1]!, path[leg]!];
    if (samePoint(p, q)) continue;
    const length = Math.sqrt(distanceSquared(p, q));
    if (legMeetsBox(p, q, line))
      for (let side = 0; side + 1 < line.corners.length; side++) {
        const met = meeting(p, q, line, side, way, length, leg);
        if (met === null) continue;
        if (met.from === 0 && met.to === 0) continue; // the path starts there
        if (leg === last && met.from === way + length) continue; // and ends there
        (meetings ??= []).push(met);
      }
    way += length;
  }
  return meetings === null ? NONE : merged(meetings, merge);
}

/** Whether a path crosses a line at all. */
export function crosses(path: Path, line: Shape): boolean {
  return crossings(path, line, 0).length > 0;
}

/** The last leg with a length. */
function lastLeg(path: Path): number {
  let last = path.length - 1;
  while (last > 0 && samePoint(path[last - 1]!, path[last]!)) last--;
  return last;
}

function legMeetsBox(p: Point, q: Point, { left, right, top, bottom }: Shape): boolean {
  if (p.x < q.x ? q.x < left || p.x > right : p.x < left || q.x > right) return false;
  return !(p.y < q.y ? q.y < top || p.y > bottom : p.y < top || q.y > bottom);
}

/** What the leg from p to q has in common with a side of the line. */
function meeting(
  p: Point,
  q: Point,
  line: Shape,
  side: number,
  way: number,
  length: number,
  leg: number,
): Meeting | null {
  const [r, s] = [line.corners[side]!, line.corners[side + 1]!];
  const atP = turn(r, s, p);
  const atQ = turn(r, s, q);
  if ((atP > 0 && atQ > 0) || (atP < 0 && atQ < 0)) return null;
  const atR = turn(p, q, r);
  const atS = turn(p, q, s);
  if ((atR > 0 && atS > 0) || (atR < 0 && atS < 0)) return null;
  if (atR === 0 && atS === 0) return along(p, q, line, side, way, length, leg);
  const share = atP / (atP - atQ);
  const x = p.x + (q.x - p.x) * share;
  const y = p.y + (q.y - p.y) * share;
  const corner = atR === 0 ? side : atS === 0 ? side + 1 : -1;
  const at = way + length * share;
  const before = share > 0 ? handOf(line, side, corner, p) : 0;
  const after = share < 1 ? handOf(line, side, corner, q) : 0;
  return { from: at, to: at, x, y, leg, endX: x, endY: y, before, after };
}

/** The same where leg and side lie on one line. */
function along(
  p: Point,
  q: Point,
  line: Shape,
  side: number,
  way: number,
  length: number,
  leg: number,
): Meeting | null {
  const squared = distanceSquared(p, q);
  const toR = progress(p, q, line.corners[side]!) / squared;
  const toS = progress(p, q, line.corners[side + 1]!) / squared;
  const [from, to] = [Math.max(0, Math.min(toR, toS)), Math.min(1, Math.max(toR, toS))];
  if (from > to) return null;
  const [first, second] = toR < toS ? [side, side + 1] : [side + 1, side];
  return {
    from: way + length * from,
    to: way + length * to,
    x: p.x + (q.x - p.x) * from,
    y: p.y + (q.y - p.y) * from,
    leg,
    endX: p.x + (q.x - p.x) * to,
    endY: p.y + (q.y - p.y) * to,
    before: from > 0 ? handOf(line, side, first, p) : 0,
    after: to < 1 ? handOf(line, side, second, q) : 0,
  };
}

/** On which side of a line a point lies, seen from a corner of it or, without one, from within a side. An end has no sides. */
function handOf({ corners }: Shape, side: number, corner: number, point: Point): number {
  if (corner === -1) return Math.sign(turn(corners[side]!, corners[side + 1]!, point));
  const at = corners[corner]!;
  const last = corners.length - 1;
  const closed = samePoint(corners[0]!, corners[last]!);
  if (!closed && (corner === 0 || corner === last)) return 0;
  const before = corners[corner === 0 ? last - 1 : corner - 1]!;
  const after = corners[corner === last ? 1 : corner + 1]!;
  const [first, second] = [turn(before, at, point) > 0, turn(at, after, point) > 0];
  const left = turn(before, at, after) >= 0 ? first && second : first || second;
  return left ? 1 : -1;
}

function merged(meetings: Meeting[], merge: number): Crossing[] {
  meetings.sort((a, b) => a.from - b.from || a.leg - b.leg || a.to - b.to);
  const kept: Meeting[] = [];
  for (const one of meetings) {
    const same = kept.find((other) => isSame(other, one, merge));
    if (!same) kept.push({ ...one });
    else if (one.to > same.to || (one.to === same.to && one.leg > same.leg)) {
      same.to = one.to;
      same.endX = one.endX;
      same.endY = one.endY;
      same.leg = one.leg;
      same.after = one.after;
    }
  }
  return kept.map(({ from, x, y, before, after }) => ({ way: from, x, y, through: before * after < 0 }));
}

/** Whether a meeting belongs to an earlier one: they touch or overlap on the path, or lie close together. */
function isSame(earlier: Meeting, later: Meeting, merge: number): boolean {
  if (later.from <= earlier.to || later.from - earlier.to < merge) return true;
  return isClose(earlier.x, earlier.y, later, merge) || isClose(earlier.endX, earlier.endY, later, merge);
}

function isClose(x: number, y: number, later: Meeting, merge: number): boolean {
  const [dx, dy] = [later.x - x, later.y - y];
  return dx * dx + dy * dy < merge * merge;
}
