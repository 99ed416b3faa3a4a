/** A share with the bounds between which its true value lies 95 times in 100. */
export interface Interval {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** The 97.5 % point of the normal distribution. */
const Z = 1.959964;

/** Wilson's interval: honest for small counts and for shares near 0 and 1, where the usual one is not. */
export function wilson(successes: number, of: number): Interval {
  if (of === 0) return { share: Number.NaN, low: 0, high: 1 };
  const share = successes / of;
  const z2 = (Z * Z) / of;
  const middle = (share + z2 / 2) / (1 + z2);
  const half = (Z * Math.sqrt((share * (1 - share)) / of + z2 / (4 * of))) / (1 + z2);
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
