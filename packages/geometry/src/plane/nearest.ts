import { partWay } from './direction.js';
import { isWithin } from './distance.js';
import { distanceSquared, type Point, progress } from './point.js';
import { locate } from './polygon.js';
import { segmentDistance } from './segment.js';
import { type Shape, sideEnd, sidesOf } from './shape.js';

// Where shapes are nearest to each other: lines to measure and to look along. Points are on the grid.

/** The point of a shape nearest to another point: that point itself, if the shape holds it. */
export function nearestPoint(shape: Shape, to: Point): Point {
  if (shape.kind === 'area' && locate(shape, to) !== 'outside') return to;
  return edgeTowards(nearestOnSides(shape, to), to, shape.radius);
}

/** The shortest line from the edge of one shape to that of another; null if they touch or overlap. */
export function shortestLine(a: Shape, b: Shape): readonly [Point, Point] | null {
  if (isWithin(a, b, 0)) return null;
  let best: readonly [Point, Point] = [a.corners[0]!, nearestOnSides(b, a.corners[0]!)];
  for (const corner of a.corners) best = shorter(best, [corner, nearestOnSides(b, corner)]);
  for (const corner of b.corners) best = shorter(best, [nearestOnSides(a, corner), corner]);
  const [p, q] = best;
  return [edgeTowards(p, q, a.radius), edgeTowards(q, p, b.radius)];
}

/** Points along the edge of a shape without a radius: every corner, and every `step` along each side from where it starts. */
export function alongEdge(shape: Shape, step: number): Point[] {
  const points: Point[] = [];
  for (let i = 0; i < sidesOf(shape); i++) {
    const [p, q] = [shape.corners[i]!, sideEnd(shape, i)];
    const length = Math.sqrt(distanceSquared(p, q));
    for (let way = 0; way < length; way += step) points.push(partWay(p, q, way / length));
  }
  if (shape.kind !== 'area') points.push(shape.corners[shape.corners.length - 1]!);
  return points;
}

function shorter<T extends readonly [Point, Point]>(one: T, other: T): T {
  return distanceSquared(other[0], other[1]) < distanceSquared(one[0], one[1]) ? other : one;
}

function nearestOnSides(shape: Shape, to: Point): Point {
  let nearest = shape.corners[0]!;
  let least = Infinity;
  for (let i = 0; i < sidesOf(shape); i++) {
    const [p, q] = [shape.corners[i]!, sideEnd(shape, i)];
    const apart = segmentDistance(p, q, to);
    if (apart >= least) continue;
    least = apart;
    const squared = distanceSquared(p, q);
    nearest = squared === 0 ? p : partWay(p, q, Math.min(1, Math.max(0, progress(p, q, to) / squared)));
  }
  return nearest;
}

/** From a point so far towards another, but not beyond it. */
function edgeTowards(from: Point, to: Point, distance: number): Point {
  const apart = Math.sqrt(distanceSquared(from, to));
  return apart <= distance ? to : partWay(from, to, distance / apart);
}
