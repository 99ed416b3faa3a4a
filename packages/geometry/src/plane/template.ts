import { type Direction, STEPS, stepFrom } from './direction.js';
import { isWithin } from './distance.js';
import type { Point } from './point.js';
import { area, type Shape } from './shape.js';

// Templates laid over bases. A round one is a disc; a spray is a wedge that widens from its tip.

/** A wedge from its tip: so long, and so wide at its far end. */
export function wedge(tip: Point, towards: Direction, length: number, width: number): Shape {
  const end = stepFrom(tip, towards, 0, length);
  const corner = (steps: number): Point => stepFrom(end, towards, steps, width / 2);
  return area([tip, corner(STEPS / 4), corner((3 * STEPS) / 4)]);
}

/** Which shapes come within a limit of a template, by their places in the list: written into `out`, returns how many. */
export function caughtBy(template: Shape, shapes: readonly (Shape | null)[], limit: number, out: number[]): number {
  let count = 0;
  for (let i = 0; i < shapes.length; i++) {
    const one = shapes[i]!;
    if (one !== null && isWithin(template, one, limit)) out[count++] = i;
  }
  return count;
}
