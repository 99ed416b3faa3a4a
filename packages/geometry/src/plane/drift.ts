import { directionTo, NORTH, stepFrom } from './direction.js';
import type { Point } from './point.js';

/** Steps of 15 degrees to an hour of the clock. */
const HOUR = 2;

/**
 * Where something aimed at a point ends up that goes astray by the clock: 12 is straight on along the line from `from` to
 * the aim, 3 to the right of it, 6 back. Two points in one place: 12 is north.
 */
export function driftFrom(from: Point, aim: Point, hour: number, distance: number): Point {
  return stepFrom(aim, directionTo(from, aim), HOUR * hour, distance);
}

/** The same with 12 in the north, whoever fired. */
export function scatter(aim: Point, hour: number, distance: number): Point {
  return stepFrom(aim, NORTH, HOUR * hour, distance);
}
