import { compareProducts } from './exact.js';
import { distanceSquared, type Point, progress, turn } from './point.js';

/** Whether some point of the segment from a to b is nearer to the centre than the radius; at the radius it only touches. */
export function comesWithin(a: Point, b: Point, centre: Point, radius: number): boolean {
  const near = radius * radius;
  const along = progress(a, b, centre);
  if (along <= 0) return distanceSquared(a, centre) < near;
  const squared = distanceSquared(a, b);
  if (along >= squared) return distanceSquared(b, centre) < near;
  const aside = turn(a, b, centre); // the distance from the line, times the segment's length
  return compareProducts(aside, aside, near, squared) < 0;
}

/** Whether two discs of one radius overlap; touching ones do not. */
export function discsOverlap(a: Point, b: Point, radius: number): boolean {
  return distanceSquared(a, b) < 4 * radius * radius;
}
