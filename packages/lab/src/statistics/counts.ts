/**
 * How often each of the five results of a pair came, by the points of one side: 0, 1/2, 1, 3/2, 2. A unit of a single game, where
 * exchanging the seats would only play it again, has three of them: 0, 1, 2 for lost, drawn, won.
 */
export type Counts = readonly number[];

/** The share of the points that each of the five results is. */
export const SHARES: readonly number[] = [0, 0.25, 0.5, 0.75, 1];

export const NONE: Counts = [0, 0, 0, 0, 0];

export const unitsIn = (counts: Counts): number => counts.reduce((sum, n) => sum + n, 0);

/** The mean share. `shares` is what share each of the results counted is: of points the five, of what luck was taken out of a finer row. */
export function shareOf(counts: Counts, shares = SHARES): number {
  return shares.reduce((sum, x, i) => sum + x * counts[i]!, 0) / unitsIn(counts);
}

/** The variance of one unit's share. */
export function varianceOf(counts: Counts, shares = SHARES, about = shareOf(counts, shares)): number {
  return shares.reduce((sum, x, i) => sum + (x - about) ** 2 * counts[i]!, 0) / unitsIn(counts);
}

/** How often each result came; null stands for a unit that has none. */
export function count(results: Iterable<number | null>): Counts {
  const counts = [0, 0, 0, 0, 0];
  for (const share of results) if (share !== null) counts[Math.round(4 * share)]!++;
  return counts;
}
