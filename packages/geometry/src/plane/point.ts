/**
 * A point of the plane. Coordinates are whole numbers of some small unit, at most MOST_COORDINATE either way: then
 * cross and dot products of differences are exact, and whatever compares them is too.
 */
export type Point = { readonly x: number; readonly y: number };

export const MOST_COORDINATE = 2 ** 24;

export function distanceSquared(a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  return dx * dx + dy * dy;
}

/** More than 0 where c lies left of the line from a to b, 0 on it; with y growing downwards it is the other hand. */
export function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/** Grows with the way of c along the line from a to b: 0 beside a, the squared length beside b. */
export function progress(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.x - a.x) + (b.y - a.y) * (c.y - a.y);
}

export function samePoint(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y;
}
