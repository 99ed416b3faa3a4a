import { cut, type Piece } from './cut.js';
import { roundedQuotient } from './exact.js';
import type { Point } from './point.js';
import type { Polygon } from './polygon.js';

/** Whether two simple polygons have more than edges in common. */
export function polygonsOverlap(p: Polygon, q: Polygon): boolean {
  if (p.right <= q.left || q.right <= p.left || p.bottom <= q.top || q.bottom <= p.top) return false;
  const pInQ = sidesIn(p, q);
  if (pInQ.includes('inside') || sidesIn(q, p).includes('inside')) return true;
  return pInQ.every((where) => where === 'along'); // one and the same
}

function sidesIn({ corners }: Polygon, other: Polygon): Piece['where'][] {
  return corners.flatMap((corner, i) =>
    cut(corner, corners[(i + 1) % corners.length]!, other).map(({ where }) => where),
  );
}

/** What is left of a convex polygon within a rectangle from (0, 0), new corners to the nearest whole number. */
export function cutToRectangle(corners: readonly Point[], width: number, depth: number): Point[] {
  const flipped = ({ x, y }: Point): Point => ({ x: y, y: x });
  const between = cutToStrip(corners, depth);
  return cutToStrip(between.map(flipped), width).map(flipped);
}

function cutToStrip(corners: readonly Point[], depth: number): Point[] {
  const below = keep(corners, ({ y }) => y, 0);
  return keep(below, ({ y }) => depth - y, depth);
}

/** What lies on the right side of a level line: `clearance` is how far a point is from it, less than 0 on the wrong side. */
function keep(corners: readonly Point[], clearance: (p: Point) => number, level: number): Point[] {
  return corners.flatMap((p, i) => {
    const q = corners[(i + 1) % corners.length]!;
    const [atP, atQ] = [clearance(p), clearance(q)];
    const kept = atP >= 0 ? [p] : [];
    if (!((atP < 0 && atQ > 0) || (atP > 0 && atQ < 0))) return kept;
    const x = p.x + roundedQuotient((q.x - p.x) * Math.abs(atP), Math.abs(atP) + Math.abs(atQ));
    return [...kept, { x, y: level }];
  });
}
