import { type Point, toUnits } from '@sandtable/geometry/plane';

/** Everything on the table is measured in whole ten-thousandths of an inch (8): answers have at most four decimals. */
export const INCH = 10_000;

export function units(inches: number): number {
  return toUnits(inches, INCH);
}

/** A length as a person reads it: `6`, `2.5`, `8.2461`. */
export function inches(length: number): string {
  return String(Math.round(length) / INCH);
}

export function spotName({ x, y }: Point): string {
  return `(${inches(x)}, ${inches(y)})`;
}

/** What "within", "at least" and overlaps allow (DL-GEN-02, DL-GEO-06): a thousandth of an inch. */
export const EPS = INCH / 1000;
/** Bases this close are in contact (DL-GEN-03). */
export const CONTACT = INCH / 20;

/** The radius of a round base (DL-GEO-01), to half a unit. */
export function baseRadius(millimetres: number): number {
  return Math.round((millimetres / 25.4) * INCH) / 2;
}
