import type { Direction } from './direction.js';
import type { Point } from './point.js';

/** The quarters seen from something with a facing; the lines between them run at 45 degrees to it. */
export const QUARTERS = ['front', 'right', 'rear', 'left'] as const;
export type Quarter = (typeof QUARTERS)[number];

/** The sine of a hundredth of a degree. */
export const HUNDREDTH_DEGREE = 0.00017453292431333678;

/** Whether a point lies in a quarter, or no further outside than an angle of this sine. On the line it lies in both. */
export function isInQuarter(facing: Direction, from: Point, to: Point, quarter: Quarter, sine = 0): boolean {
  const x = to.x - from.x;
  const y = to.y - from.y;
  const ahead = facing.x * x + facing.y * y;
  const left = facing.x * y - facing.y * x;
  const inside = into(quarter, ahead, left);
  if (inside >= 0 || sine === 0) return inside >= 0;
  return -inside <= sine * Math.sqrt(2 * (facing.x * facing.x + facing.y * facing.y)) * Math.sqrt(x * x + y * y);
}

/** How far into a quarter something lies that is so far ahead and so far to the left. */
function into(quarter: Quarter, ahead: number, left: number): number {
  switch (quarter) {
    case 'front':
      return ahead - Math.abs(left);
    case 'rear':
      return -ahead - Math.abs(left);
    case 'left':
      return left - Math.abs(ahead);
    case 'right':
      return -left - Math.abs(ahead);
  }
}

/** The quarters a point lies in: one, or two if it is no further from the line between them than an angle of this sine. */
export function quartersOf(facing: Direction, from: Point, to: Point, sine = 0): Quarter[] {
  return QUARTERS.filter((quarter) => isInQuarter(facing, from, to, quarter, sine));
}

/** Whether a point lies in an arc round a facing, given by the cosine of the angle to either side. */
export function isInArc(facing: Direction, from: Point, to: Point, cosine: number): boolean {
  const x = to.x - from.x;
  const y = to.y - from.y;
  const ahead = facing.x * x + facing.y * y;
  return ahead >= cosine * Math.sqrt(facing.x * facing.x + facing.y * facing.y) * Math.sqrt(x * x + y * y);
}
