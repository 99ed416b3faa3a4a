import { compareProducts } from './exact.js';
import { distanceSquared, type Point, progress, turn } from './point.js';

// One segment: what lies on it, what meets it, how far away something is. The ends belong to it.

export function isOnSegment(p: Point, q: Point, point: Point): boolean {
  const { x, y } = point;
  if (p.x < q.x ? x < p.x || x > q.x : x < q.x || x > p.x) return false;
  if (p.y < q.y ? y < p.y || y > q.y : y < q.y || y > p.y) return false;
  return turn(p, q, point) === 0;
}

/** Whether two segments have a point in common, be it an end. Either may be a single point. */
export function segmentsMeet(a: Point, b: Point, p: Point, q: Point): boolean {
  const atP = turn(a, b, p);
  const atQ = turn(a, b, q);
  if ((atP > 0 && atQ > 0) || (atP < 0 && atQ < 0)) return false;
  const atA = turn(p, q, a);
  const atB = turn(p, q, b);
  if ((atA > 0 && atB > 0) || (atA < 0 && atB < 0)) return false;
  if (atP !== 0 && atQ !== 0 && atA !== 0 && atB !== 0) return true;
  return isOnSegment(a, b, p) || isOnSegment(a, b, q) || isOnSegment(p, q, a) || isOnSegment(p, q, b);
}

/** The distance of a point from a segment. */
export function segmentDistance(p: Point, q: Point, point: Point): number {
  const along = progress(p, q, point);
  if (along <= 0) return Math.sqrt(distanceSquared(p, point));
  const squared = distanceSquared(p, q);
  if (along >= squared) return Math.sqrt(distanceSquared(q, point));
  return Math.abs(turn(p, q, point)) / Math.sqrt(squared);
}

/**
 * The sign of the distance of a point from a segment less a limit, which is a whole number of half units and not less
 * than 0. Exact.
 */
export function compareSegmentDistance(p: Point, q: Point, point: Point, limit: number): number {
  const twice = 2 * limit;
  const along = progress(p, q, point);
  if (along <= 0) return 4 * distanceSquared(p, point) - twice * twice;
  const squared = distanceSquared(p, q);
  if (along >= squared) return 4 * distanceSquared(q, point) - twice * twice;
  const aside = turn(p, q, point); // the distance from the line, times the segment's length
  return compareProducts(4 * aside, aside, twice * twice, squared);
}
