import { coresOverlapBy, isCutBy } from './depth.js';
import { isNearerThan, standsIn } from './distance.js';
import { distanceSquared, type Point } from './point.js';
import { locate } from './polygon.js';
import { compareSegmentDistance, segmentsMeet } from './segment.js';
import { type Shape, sideEnd, sidesOf } from './shape.js';

// Where something may stand: what it overlaps and what it is wholly inside of.

/** Whether two shapes push into each other by more than `slack`. Two areas without a radius should be convex, one at least. */
export function overlaps(a: Shape, b: Shape, slack: number): boolean {
  return a.radius + b.radius > slack ? isNearerThan(a, b, -slack) : coresOverlapBy(a, b, slack - (a.radius + b.radius));
}

/** Whether the whole of a shape lies in an area or a disc, reaching out of it by at most `slack`. */
export function isWhollyIn(inner: Shape, region: Shape, slack: number): boolean {
  const { radius, corners } = inner;
  if (region.kind === 'point') {
    const room = region.radius - radius + slack;
    return room >= 0 && corners.every((corner) => distanceSquared(corner, region.at) <= room * room);
  }
  if (inner.left < region.left - slack || inner.right > region.right + slack) return false;
  if (inner.top < region.top - slack || inner.bottom > region.bottom + slack) return false;
  if (radius <= slack) {
    for (let i = 0; i < corners.length; i++) if (!standsIn(region, corners[i]!, slack - radius)) return false;
    return !isCutBy(inner, region, slack - radius);
  }
  for (let i = 0; i < corners.length; i++) if (locate(region, corners[i]!) === 'outside') return false;
  return isClearOfEdge(inner, region, radius - slack);
}

/** Whether a shape, as if it had no radius, is at least `clearance` away from the edge of an area; more than 0. */
function isClearOfEdge(inner: Shape, region: Shape, clearance: number): boolean {
  const sides = sidesOf(inner);
  for (let i = 0; i < region.corners.length; i++) {
    const [p, q] = [region.corners[i]!, sideEnd(region, i)];
    for (let j = 0; j < sides; j++)
      if (segmentsNearerThan(p, q, inner.corners[j]!, sideEnd(inner, j), clearance)) return false;
  }
  return true;
}

function segmentsNearerThan(p: Point, q: Point, r: Point, s: Point, limit: number): boolean {
  if (segmentsMeet(p, q, r, s)) return true;
  if (compareSegmentDistance(r, s, p, limit) < 0 || compareSegmentDistance(r, s, q, limit) < 0) return true;
  return compareSegmentDistance(p, q, r, limit) < 0 || compareSegmentDistance(p, q, s, limit) < 0;
}
