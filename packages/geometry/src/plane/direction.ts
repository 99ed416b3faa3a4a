import type { Point } from './point.js';

/**
 * A direction: a vector of any length but 0, in whole numbers. East is +x, north +y. Facings are kept so and never as
 * angles: sines differ between machines, vectors do not.
 */
export type Direction = Point;

export const NORTH: Direction = { x: 0, y: 1 };
export const EAST: Direction = { x: 1, y: 0 };
export const SOUTH: Direction = { x: 0, y: -1 };
export const WEST: Direction = { x: -1, y: 0 };

/** The direction from one point to another, or NORTH if they are the same. */
export function directionTo(from: Point, to: Point): Direction {
  return from.x === to.x && from.y === to.y ? NORTH : { x: to.x - from.x, y: to.y - from.y };
}

/** Every 15 degrees of a quarter turn: how far along and how far to the right. Roots are the same everywhere. */
const [ROOT_2, ROOT_3, ROOT_6] = [Math.sqrt(2), Math.sqrt(3), Math.sqrt(6)];
const QUARTER: readonly (readonly [number, number])[] = [
  [1, 0],
  [(ROOT_6 + ROOT_2) / 4, (ROOT_6 - ROOT_2) / 4],
  [ROOT_3 / 2, 0.5],
  [ROOT_2 / 2, ROOT_2 / 2],
  [0.5, ROOT_3 / 2],
  [(ROOT_6 - ROOT_2) / 4, (ROOT_6 + ROOT_2) / 4],
];

/** A full turn in steps of 15 degrees. */
export const STEPS = 24;

/** How often a direction's own length goes into another. */
export function scaleTo({ x, y }: Direction, length: number): number {
  if (x === 0 && y === 0) throw new RangeError('a direction of length 0 leads nowhere');
  return length / Math.sqrt(x * x + y * y);
}

/** To the nearest whole number, halves away from 0: then a table turned by a quarter rounds the same way. */
export function roundEvenly(n: number): number {
  return n < 0 ? 0 - Math.round(-n) : Math.round(n);
}

/**
 * The point at a distance from another, in a direction turned clockwise by some steps of 15 degrees; on the grid.
 * Quarter turns are exact; everything else is rounded once.
 */
export function stepFrom(from: Point, towards: Direction, steps: number, distance: number): Point {
  const turned = ((steps % STEPS) + STEPS) % STEPS;
  const [along, right] = QUARTER[turned % 6]!;
  let { x, y } = towards;
  for (let quarter = turned / 6; quarter >= 1; quarter--) [x, y] = [y, 0 - x];
  const scale = scaleTo(towards, distance);
  return {
    x: from.x + roundEvenly((x * along + y * right) * scale),
    y: from.y + roundEvenly((y * along - x * right) * scale),
  };
}

/** The point of the grid at a share of the way from one point to another. */
export function partWay(from: Point, to: Point, share: number): Point {
  return { x: from.x + roundEvenly((to.x - from.x) * share), y: from.y + roundEvenly((to.y - from.y) * share) };
}
