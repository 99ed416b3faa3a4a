import { compareProducts } from './exact.js';
import type { Point } from './point.js';
import { locate } from './polygon.js';
import { type Shape, sideEnd, sidesOf } from './shape.js';

// How deep shapes push into each other: the least shift that would part them, which is square to a side of one of them
// where both are convex. A shape that is not is taken side by side.

/** Whether two shapes, as if they had no radius, push into each other by more than `slack`. At least one must be convex. */
export function coresOverlapBy(a: Shape, b: Shape, slack: number): boolean {
  if (a.left >= b.right || b.left >= a.right || a.top >= b.bottom || b.top >= a.bottom) return false;
  const convexA = isConvex(a);
  if (convexA && isConvex(b)) return convexOverlapBy(a.corners, b.corners, slack);
  const [convex, other] = convexA ? [a, b] : [b, a];
  return (other.kind === 'area' && locate(other, convex.at) === 'inside') || isCutBy(convex, other, slack);
}

/** Whether some side of the second shape runs through the first, which is convex, deeper than `slack`. */
export function isCutBy(convex: Shape, other: Shape, slack: number): boolean {
  for (let i = 0; i < sidesOf(other); i++)
    if (convexOverlapBy(convex.corners, [other.corners[i]!, sideEnd(other, i)], slack)) return true;
  return false;
}

function isConvex({ kind, corners }: Shape): boolean {
  if (kind !== 'area') return corners.length <= 2;
  let hand = 0;
  for (let i = 0; i < corners.length; i++) {
    const [p, q, r] = [corners[i]!, corners[(i + 1) % corners.length]!, corners[(i + 2) % corners.length]!];
    const bend = (q.x - p.x) * (r.y - q.y) - (q.y - p.y) * (r.x - q.x);
    if (bend * hand < 0) return false;
    if (bend !== 0) hand = Math.sign(bend);
  }
  return true;
}

/** The same for convex ones, given by their corners; two are a segment. */
export function convexOverlapBy(a: readonly Point[], b: readonly Point[], slack: number): boolean {
  return isDeepAlong(a, a, b, slack) && isDeepAlong(b, a, b, slack);
}

/** Whether the two overlap by more than `slack` along every direction square to the given sides. */
function isDeepAlong(sides: readonly Point[], a: readonly Point[], b: readonly Point[], slack: number): boolean {
  for (let i = 0; i < sides.length; i++) {
    const p = sides[i]!;
    const q = sides[i + 1 < sides.length ? i + 1 : 0]!;
    const [x, y] = [q.y - p.y, p.x - q.x];
    const overlap = Math.min(most(a, p, x, y) + most(b, p, -x, -y), most(b, p, x, y) + most(a, p, -x, -y));
    if (overlap <= 0 || compareProducts(4 * overlap, overlap, 4 * slack * slack, x * x + y * y) <= 0) return false;
  }
  return true;
}

/** How far points reach in a direction, seen from another point. */
function most(points: readonly Point[], from: Point, x: number, y: number): number {
  let reach = -Infinity;
  for (const point of points) reach = Math.max(reach, (point.x - from.x) * x + (point.y - from.y) * y);
  return reach;
}
