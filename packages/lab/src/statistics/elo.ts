import { weightedRegression } from './regression.js';
import type { Interval } from './wilson.js';

const Z = 1.959964;

/** What one player got against another, in so many units. */
export interface Duel {
  readonly one: number;
  readonly other: number;
  readonly units: number;
  /** The first's share of the points; its variance is that of one unit. */
  readonly share: number;
  readonly variance: number;
}

/** A share of all or nothing is as if half a unit more had gone the other way: nobody is infinitely better. */
const shrunk = ({ share, units }: Duel): number => (share * units + 0.25) / (units + 0.5);

/**
 * Ratings on Elo's scale, where 400 points are ten to one, by weighted least squares on all duels. The one at `anchor` has `rated`; the
 * intervals are those of the distance to it.
 */
export function ratings(players: number, duels: readonly Duel[], anchor: number, rated: number): Interval[] {
  const others = Array.from({ length: players }, (_, i) => i).filter((i) => i !== anchor);
  const rows = duels.map(({ one, other }) => others.map((i) => (i === one ? 1 : i === other ? -1 : 0)));
  const shares = duels.map(shrunk);
  const distances = shares.map((p) => 400 * Math.log10(p / (1 - p)));
  const weights = duels.map(({ units, variance }, k) => {
    const p = shares[k]!;
    // results all alike say little of how they spread: no less than chance alone would
    const ofMean = Math.max(variance, (p * (1 - p)) / 8) / units;
    return 1 / (ofMean * (400 / Math.LN10 / (p * (1 - p))) ** 2);
  });
  const { effects, covariance } = weightedRegression(rows, distances, weights);
  const found: Interval[] = Array.from({ length: players }, () => ({ share: rated, low: rated, high: rated }));
  others.forEach((player, i) => {
    const share = rated + effects[i]!;
    const half = Z * Math.sqrt(covariance[i]![i]!);
    found[player] = { share, low: share - half, high: share + half };
  });
  return found;
}
