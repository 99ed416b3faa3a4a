import { type Point, samePoint, turn } from './point.js';
import { isOnSegment, segmentsMeet } from './segment.js';

/** A polygon with at least three corners, either way round, and the box around it. */
export type Polygon = {
  readonly corners: readonly Point[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

export function polygon(corners: readonly Point[]): Polygon {
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  return {
    corners,
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

export type Whereabouts = 'inside' | 'edge' | 'outside';

export function locate({ corners, left, right, top, bottom }: Polygon, point: Point): Whereabouts {
  const { x, y } = point;
  if (x < left || x > right || y < top || y > bottom) return 'outside';
  let inside = false;
  let p = corners[corners.length - 1]!;
  for (let i = 0; i < corners.length; i++) {
    const q = corners[i]!;
    if (isOnSegment(p, q, point)) return 'edge';
    // a ray to the right meets the side: a corner on the ray belongs to the side below it
    if (p.y > y !== q.y > y && turn(p, q, point) > 0 === p.y < q.y) inside = !inside;
    p = q;
  }
  return inside ? 'inside' : 'outside';
}

/** Whether no side meets another except at the corner they share, and none has length 0. */
export function isSimple(corners: readonly Point[]): boolean {
  const n = corners.length;
  if (n < 3) return false;
  const corner = (i: number): Point => corners[i % n]!;
  for (let i = 0; i < n; i++) {
    const [p, q, next] = [corner(i), corner(i + 1), corner(i + 2)];
    if (samePoint(p, q)) return false;
    if (isOnSegment(p, q, next) || isOnSegment(q, next, p)) return false; // folds back
    for (let j = i + 2; j < n; j++) {
      if (j + 1 === i + n) continue; // shares the corner at i
      if (segmentsMeet(p, q, corner(j), corner(j + 1))) return false;
    }
  }
  return true;
}
