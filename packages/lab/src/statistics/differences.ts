import type { Unit } from '../games/units.js';
import { Adjustment } from './adjustment.js';
import type { Interval } from './wilson.js';

/** The 97.5 % point of the normal distribution. */
const Z = 1.959964;

/** The shares of units without their luck; null stays. */
export function withoutLuck(units: readonly Unit[]): (number | null)[] {
  const adjustment = new Adjustment();
  return units.map(({ share, luck }) => (share === null ? null : adjustment.add(share, luck)));
}

/** The mean of numbers with the bounds between which the true one lies 95 times in 100. */
export function meanOf(numbers: readonly number[]): Interval {
  const n = numbers.length;
  if (n < 2) return { share: n === 1 ? numbers[0]! : Number.NaN, low: -1, high: 1 };
  const share = numbers.reduce((sum, x) => sum + x, 0) / n;
  const variance = numbers.reduce((sum, x) => sum + (x - share) ** 2, 0) / (n - 1);
  const half = Z * Math.sqrt(variance / n);
  return { share, low: share - half, high: share + half };
}

/** By how much the second of two series is more than the first, unit by unit on the same dice; units that either lacks count in neither. */
export function differenceOf(
  one: readonly (number | null)[],
  other: readonly (number | null)[],
): Interval & { readonly units: number } {
  const differences = one.flatMap((x, i) => {
    const y = other[i];
    return x === null || y === null || y === undefined ? [] : [y - x];
  });
  return { ...meanOf(differences), units: differences.length };
}
