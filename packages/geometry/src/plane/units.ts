import type { Point } from './point.js';

// Between the inches people write and the whole units everything is judged in.

/** More than any table is wide. Up to 16,000 units to the inch, everything up to here keeps to MOST_COORDINATE. */
export const MOST_INCHES = 1000;

/** Whether a number can be a coordinate or a length at all: finite, and on some table. For the schemas of rulesets. */
export function isLength(inches: number): boolean {
  return Math.abs(inches) <= MOST_INCHES; // not so for NaN
}

/** A length in whole units, to the nearest: 1.2345 inches of 1000 units are 1235. What is no length is a bug by now. */
export function toUnits(inches: number, unitsPerInch: number): number {
  if (!isLength(inches)) throw new RangeError(`${inches} inches are no place on a table`);
  const units = Math.round(inches * unitsPerInch);
  return units === 0 ? 0 : units; // never -0
}

export function toInches(units: number, unitsPerInch: number): number {
  return units / unitsPerInch;
}

/** A point given in inches, on the grid. */
export function onGrid({ x, y }: Point, unitsPerInch: number): Point {
  return { x: toUnits(x, unitsPerInch), y: toUnits(y, unitsPerInch) };
}
