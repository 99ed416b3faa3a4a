// Comparisons that never round. The quick way is taken where its error cannot matter, the long way where it might.

/** More than the rounding of two products can make up, relative to their sizes. */
const DOUBT = 2 ** -50;

/** The sign of a b - c d, exact for whole numbers below 2^53. */
export function compareProducts(a: number, b: number, c: number, d: number): number {
  const left = a * b;
  const right = c * d;
  const gap = left - right;
  const sizes = Math.abs(left) + Math.abs(right);
  if (sizes <= Number.MAX_SAFE_INTEGER || Math.abs(gap) > sizes * DOUBT) return sign(gap);
  if (![a, b, c, d].every(Number.isInteger)) return sign(gap); // somebody's limit is off the grid: as good as numbers are
  return sign(BigInt(a) * BigInt(b) - BigInt(c) * BigInt(d));
}

/** n / d to the nearest whole number, halves upwards; d is more than 0, and 2 n + d below 2^53. */
export function roundedQuotient(n: number, d: number): number {
  const twice = 2 * n + d;
  const rest = ((twice % (2 * d)) + 2 * d) % (2 * d);
  return (twice - rest) / (2 * d);
}

/** A place along a segment: 0 is its start, 1 its end. `bottom` is more than 0; both are whole and below 2^53. */
export type Fraction = { readonly top: number; readonly bottom: number };

export const START: Fraction = { top: 0, bottom: 1 };
export const END: Fraction = { top: 1, bottom: 1 };

export function compareFractions(f: Fraction, g: Fraction): number {
  return compareProducts(f.top, g.bottom, g.top, f.bottom);
}

/** More than the rounding of a length below 2^26 can make up. */
const NEARLY = 2 ** -20;

/** The length of a stretch of a segment, rounded down. `squared` is the squared length of the whole segment. */
export function lengthBetween(squared: number, from: Fraction, to: Fraction): number {
  const length = Math.sqrt(squared) * (to.top / to.bottom - from.top / from.bottom);
  const nearest = Math.round(length);
  if (Math.abs(length - nearest) > NEARLY) return Math.floor(length);
  return compareLength(squared, from, to, nearest) >= 0 ? nearest : nearest - 1;
}

/** Whether a stretch of a segment is longer than a whole number. */
export function isLongerThan(squared: number, from: Fraction, to: Fraction, least: number): boolean {
  const more = Math.sqrt(squared) * (to.top / to.bottom - from.top / from.bottom) - least;
  return Math.abs(more) > NEARLY ? more > 0 : compareLength(squared, from, to, least) > 0;
}

/** The sign of length - other, by their squares. */
function compareLength(squared: number, from: Fraction, to: Fraction, other: number): number {
  const top = BigInt(to.top) * BigInt(from.bottom) - BigInt(from.top) * BigInt(to.bottom);
  const bottom = BigInt(from.bottom) * BigInt(to.bottom) * BigInt(other);
  if (top < 0n || bottom < 0n) return top < 0n ? -1 : 1;
  return sign(BigInt(squared) * top * top - bottom * bottom);
}

function sign(n: number | bigint): number {
  return n > 0 ? 1 : n < 0 ? -1 : 0;
}
