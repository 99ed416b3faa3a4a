import { distanceSquared, type Point } from './point.js';
import { locate } from './polygon.js';
import { compareSegmentDistance, segmentDistance, segmentsMeet } from './segment.js';
import { type Shape, sideEnd, sidesOf } from './shape.js';

// Distances between shapes, edge to edge. Comparisons are exact: limits are whole numbers of half units, and nothing is
// rounded before it is compared. Hot: nothing here allocates.

/** The least distance between two shapes, edge to edge; 0 if they meet. */
export function gap(a: Shape, b: Shape): number {
  return Math.max(0, coreDistance(a, b) - (a.radius + b.radius));
}

/** Whether the gap between two shapes is at most a limit; a negative limit asks how far two round edges overlap. */
export function isWithin(a: Shape, b: Shape, limit: number): boolean {
  return coresCompare(a, b, limit + (a.radius + b.radius)) <= 0;
}

/** Whether the gap between two shapes is less than a limit. */
export function isNearerThan(a: Shape, b: Shape, limit: number): boolean {
  return coresCompare(a, b, limit + (a.radius + b.radius)) < 0;
}

/** How far a point is from the edge of an area, from either side. */
export function edgeDistance({ corners }: Shape, point: Point): number {
  let least = Infinity;
  for (let i = 0, p = corners[corners.length - 1]!; i < corners.length; i++) {
    const q = corners[i]!;
    least = Math.min(least, segmentDistance(p, q, point));
    p = q;
  }
  return least;
}

/** Whether a point lies in an area or at most `slack` outside its edge. */
export function standsIn(region: Shape, point: Point, slack: number): boolean {
  const { left, right, top, bottom, corners } = region;
  const { x, y } = point;
  if (x < left - slack || x > right + slack || y < top - slack || y > bottom + slack) return false;
  if (locate(region, point) !== 'outside') return true;
  for (let i = 0, p = corners[corners.length - 1]!; i < corners.length; i++) {
    const q = corners[i]!;
    if (compareSegmentDistance(p, q, point, slack) <= 0) return true;
    p = q;
  }
  return false;
}

/** The distance between two shapes as if they had no radius. */
function coreDistance(a: Shape, b: Shape): number {
  if (a.kind === 'point' && b.kind === 'point') return Math.sqrt(distanceSquared(a.at, b.at));
  if (holdsCornerOf(a, b) || holdsCornerOf(b, a)) return 0;
  const [sidesA, sidesB] = [sidesOf(a), sidesOf(b)];
  let least = Infinity;
  for (let i = 0; i < sidesA; i++) {
    const p = a.corners[i]!;
    const q = sideEnd(a, i);
    for (let j = 0; j < sidesB; j++) {
      const r = b.corners[j]!;
      const s = sideEnd(b, j);
      if (segmentsMeet(p, q, r, s)) return 0;
      // the least of the four, whichever shape came first
      const fromP = Math.min(segmentDistance(r, s, p), segmentDistance(r, s, q));
      const fromR = Math.min(segmentDistance(p, q, r), segmentDistance(p, q, s));
      least = Math.min(least, fromP, fromR);
    }
  }
  return least;
}

/** The sign of the distance between two shapes, as if they had no radius, less a limit. */
function coresCompare(a: Shape, b: Shape, limit: number): number {
  if (limit < 0) return 1;
  if (a.kind === 'point' && b.kind === 'point') return 4 * distanceSquared(a.at, b.at) - 4 * limit * limit;
  const reach = limit - (a.radius + b.radius); // the boxes include the radii
  if (a.left - b.right > reach || b.left - a.right > reach) return 1;
  if (a.top - b.bottom > reach || b.top - a.bottom > reach) return 1;
  if (holdsCornerOf(a, b) || holdsCornerOf(b, a)) return limit === 0 ? 0 : -1;
  const sides = sidesOf(a);
  let sign = 1;
  for (let i = 0; i < sides; i++) {
    const one = compareToSides(a.corners[i]!, sideEnd(a, i), b, limit);
    if (one < 0) return -1;
    if (one === 0) sign = 0;
  }
  return sign;
}

/** The sign of the distance of a segment from a shape, edge included, less a limit. */
export function compareLeg(p: Point, q: Point, other: Shape, limit: number): number {
  const within = limit + other.radius;
  if (within < 0) return 1;
  if (other.kind === 'point') return compareSegmentDistance(p, q, other.at, within);
  if (
    p.x < q.x
      ? p.x - other.right > limit || other.left - q.x > limit
      : q.x - other.right > limit || other.left - p.x > limit
  )
    return 1;
  if (
    p.y < q.y
      ? p.y - other.bottom > limit || other.top - q.y > limit
      : q.y - other.bottom > limit || other.top - p.y > limit
  )
    return 1;
  if (other.kind === 'area' && locate(other, p) !== 'outside') return within === 0 ? 0 : -1;
  return compareToSides(p, q, other, within);
}

/** The same for the sides of the shape alone, and as if it had no radius. */
function compareToSides(p: Point, q: Point, other: Shape, limit: number): number {
  const sides = sidesOf(other);
  let sign = 1;
  for (let i = 0; i < sides; i++) {
    const r = other.corners[i]!;
    const s = sideEnd(other, i);
    if (segmentsMeet(p, q, r, s)) return limit === 0 ? 0 : -1;
    const one = Math.min(
      compareSegmentDistance(r, s, p, limit),
      compareSegmentDistance(r, s, q, limit),
      compareSegmentDistance(p, q, r, limit),
      compareSegmentDistance(p, q, s, limit),
    );
    if (one < 0) return -1;
    if (one === 0) sign = 0;
  }
  return sign;
}

/** Whether an area holds the other shape's first corner: where no sides meet, it then holds all of it. */
function holdsCornerOf(a: Shape, b: Shape): boolean {
  return a.kind === 'area' && locate(a, b.corners[0]!) !== 'outside';
}
