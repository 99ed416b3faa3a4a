import { compareLeg, gap, isNearerThan } from './distance.js';
import type { Path } from './path.js';
import { distanceSquared, type Point, turn } from './point.js';
import { movedTo, type Shape, shape, sideEnd, sidesOf } from './shape.js';

// What a base sweeps over on its way. Round bases are judged by their centre's path and allocate nothing.

/** Whether a centre on its path comes nearer to a shape's edge than a limit. Exact. */
export function comesNearerThan(path: Path, other: Shape, limit: number): boolean {
  if (path.length === 1) return compareLeg(path[0]!, path[0]!, other, limit) < 0;
  for (let i = 1; i < path.length; i++) if (compareLeg(path[i - 1]!, path[i]!, other, limit) < 0) return true;
  return false;
}

/** All that a convex shape covers on its straight way to another place, its facing kept. */
export function sweptTo(mover: Shape, to: Point): Shape {
  const { at, corners, radius } = mover;
  if (at.x === to.x && at.y === to.y) return mover;
  if (mover.kind === 'point') return shape('line', [at, to], radius, at);
  const hull = convexHull([...corners, ...movedTo(mover, to).corners]);
  return shape(hull.length > 2 ? 'area' : 'line', hull, radius, at);
}

/** The least gap between a base and something it passes, its facing kept. */
export function leastGap(mover: Shape, path: Path, other: Shape): number {
  let least = gap(mover, other);
  let from = mover;
  for (let i = 1; i < path.length; i++) {
    least = Math.min(least, gap(sweptTo(from, path[i]!), other));
    from = movedTo(from, path[i]!);
  }
  return least;
}

export const NEVER = Infinity;

/**
 * How far along its path a base first comes nearer to something than a limit, its facing kept; NEVER if it does not. Whether it
 * does is exact, where is as good as numbers are. The limit and both radii together must be more than 0.
 */
export function firstContact(mover: Shape, path: Path, other: Shape, limit: number): number {
  if (isNearerThan(mover, other, limit)) return 0;
  let way = 0;
  let from = mover;
  for (let i = 1; i < path.length; i++) {
    const to = path[i]!;
    const length = Math.sqrt(distanceSquared(path[i - 1]!, to));
    if (isNearerThan(sweptTo(from, to), other, limit))
      return way + length * contactShare(from, to, other, limit + mover.radius + other.radius);
    way += length;
    from = movedTo(from, to);
  }
  return NEVER;
}

/** The share of a leg after which two shapes come within `reach` of each other, as if they had no radius. */
function contactShare(from: Shape, to: Point, other: Shape, reach: number): number {
  const dx = to.x - from.at.x;
  const dy = to.y - from.at.y;
  let least = 1;
  for (let i = 0; i < sidesOf(from); i++)
    for (let j = 0; j < sidesOf(other); j++) {
      const [p, q] = [from.corners[i]!, sideEnd(from, i)];
      const [r, s] = [other.corners[j]!, sideEnd(other, j)];
      least = Math.min(least, arrival(p, dx, dy, r, s, reach), arrival(q, dx, dy, r, s, reach));
      least = Math.min(least, arrival(r, -dx, -dy, p, q, reach), arrival(s, -dx, -dy, p, q, reach));
    }
  return least;
}

/** The share of its way after which a point comes within `reach` of a segment, or 1. */
function arrival(v: Point, dx: number, dy: number, r: Point, s: Point, reach: number): number {
  const least = Math.min(arrivalAt(v, dx, dy, r, reach), arrivalAt(v, dx, dy, s, reach));
  const squared = distanceSquared(r, s);
  if (squared === 0) return least;
  const length = Math.sqrt(squared);
  const aside = turn(r, s, v) / length;
  const closing = ((s.x - r.x) * dy - (s.y - r.y) * dx) / length;
  const share = (Math.abs(aside) - reach) / (aside > 0 ? -closing : closing);
  if (!(share >= 0 && share < least)) return least;
  const along = (v.x + dx * share - r.x) * (s.x - r.x) + (v.y + dy * share - r.y) * (s.y - r.y);
  return along >= 0 && along <= squared ? share : least;
}

/** What rounding can make of a way that only just arrives. */
const GRAZING = 1e-12;

/** The same for a single point to arrive at. */
function arrivalAt(v: Point, dx: number, dy: number, centre: Point, reach: number): number {
  const [x, y] = [v.x - centre.x, v.y - centre.y];
  const apart = x * x + y * y - reach * reach;
  if (apart <= 0) return 0;
  const closing = -(x * dx + y * dy);
  const root = closing * closing - (dx * dx + dy * dy) * apart;
  if (closing <= 0 || root < -GRAZING * closing * closing) return 1;
  return Math.min(1, apart / (closing + Math.sqrt(Math.max(0, root))));
}

/** The convex hull of some points, counterclockwise with y upwards, without corners on its sides. */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (from: readonly Point[]): Point[] => {
    const kept: Point[] = [];
    for (const point of from) {
      while (kept.length > 1 && turn(kept[kept.length - 2]!, kept[kept.length - 1]!, point) <= 0) kept.pop();
      kept.push(point);
    }
    kept.pop();
    return kept;
  };
  return [...half(sorted), ...half(sorted.reverse())];
}
