import { partWay } from './direction.js';
import { distanceSquared, type Point } from './point.js';

// A path: points joined by straight legs. Places on it are told by the way from its start.

export type Path = readonly Point[];

export function pathLength(path: Path): number {
  let length = 0;
  for (let i = 1; i < path.length; i++) length += Math.sqrt(distanceSquared(path[i - 1]!, path[i]!));
  return length;
}

/** The point of the grid nearest to the place so far along a path; before its start the start, beyond its end the end. */
export function pointAlong(path: Path, way: number): Point {
  let rest = way;
  for (let i = 1; i < path.length; i++) {
    const [p, q] = [path[i - 1]!, path[i]!];
    const length = Math.sqrt(distanceSquared(p, q));
    if (rest < length) return rest <= 0 ? p : partWay(p, q, rest / length);
    rest -= length;
  }
  return path[path.length - 1]!;
}

/** The part of a path up to a place on it. */
export function pathUpTo(path: Path, way: number): Point[] {
  const part = [path[0]!];
  let rest = way;
  for (let i = 1; i < path.length && rest > 0; i++) {
    const length = Math.sqrt(distanceSquared(path[i - 1]!, path[i]!));
    part.push(rest < length ? partWay(path[i - 1]!, path[i]!, rest / length) : path[i]!);
    rest -= length;
  }
  return part;
}

/**
 * Places along a path at every whole multiple of `step` that is short of its end by more than `slack`, and its end. A path
 * without length has only that.
 */
export function samplesAlong(path: Path, step: number, slack: number): Point[] {
  const length = pathLength(path);
  const samples: Point[] = [];
  for (let way = step; way < length - slack; way += step) samples.push(pointAlong(path, way));
  samples.push(path[path.length - 1]!);
  return samples;
}

/** Whether the distance to a point never shrinks along a path. Exact. */
export function leadsAwayFrom(path: Path, point: Point): boolean {
  for (let i = 1; i < path.length; i++) {
    const [p, q] = [path[i - 1]!, path[i]!];
    if ((q.x - p.x) * (p.x - point.x) + (q.y - p.y) * (p.y - point.y) < 0) return false;
  }
  return true;
}
