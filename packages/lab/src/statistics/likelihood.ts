import { type Counts, SHARES, shareOf, unitsIn } from './counts.js';
import type { Interval } from './wilson.js';

// The likelihood of results under the assumption that their mean share is a certain one, and nothing else: of all laws on the five
// results with that mean the likeliest is taken (empirical likelihood). It is p_i = n_i / (N (1 + t (x_i - mean))) for one t, and what
// is lost against the law that was seen is the most that somebody could have won by betting a fixed stake t against that mean.

const STEPS = 60;

/** The t of the likeliest law with this mean share. */
function stakeAgainst(counts: Counts, mean: number, shares: readonly number[]): number {
  // Within these bounds no chance is negative. At a bound the result at that end has a chance although it never came.
  let low = -1 / (shares.at(-1)! - mean);
  let high = 1 / (mean - shares[0]!);
  for (let step = 0; step < STEPS; step++) {
    const t = (low + high) / 2;
    let slope = 0;
    for (let i = 0; i < shares.length; i++)
      if (counts[i]! > 0) slope += (counts[i]! * (shares[i]! - mean)) / (1 + t * (shares[i]! - mean));
    if (slope > 0) low = t;
    else high = t;
  }
  return (low + high) / 2;
}

/** By how much the logarithm of the likelihood falls if the mean share is `mean`: between the outermost of `shares`. */
export function lossAt(counts: Counts, mean: number, shares = SHARES): number {
  if (unitsIn(counts) === 0) return 0;
  const t = stakeAgainst(counts, mean, shares);
  let loss = 0;
  for (let i = 0; i < shares.length; i++)
    if (counts[i]! > 0) loss += counts[i]! * Math.log(1 + t * (shares[i]! - mean));
  return Math.max(0, loss);
}

/** The likeliest law of the results whose mean share is `mean`. */
export function lawWithMean(counts: Counts, mean: number, shares = SHARES): number[] {
  const total = unitsIn(counts);
  const t = stakeAgainst(counts, mean, shares);
  const law = shares.map((x, i) => (counts[i]! > 0 ? counts[i]! / (total * (1 + t * (x - mean))) : 0));
  // What is missing lies at the end that was never seen.
  const missing = Math.max(0, 1 - law.reduce((sum, p) => sum + p, 0));
  law[t > 0 ? 0 : law.length - 1]! += missing;
  return law;
}

/** Half of the 95 % point of chi squared with one degree of freedom. */
const HALF_CHI = 1.920729;

/** The mean shares at which the likelihood has not fallen beyond what chance explains 95 times in 100. */
export function likelyShares(counts: Counts, shares = SHARES): Interval {
  if (unitsIn(counts) === 0) return { share: Number.NaN, low: 0, high: 1 };
  const share = shareOf(counts, shares);
  const [least, most] = [shares[0]!, shares.at(-1)!];
  const bound = (outer: number): number => {
    let [out, within] = [outer, share];
    for (let step = 0; step < STEPS && Math.abs(out - within) > 1e-9; step++) {
      const middle = (out + within) / 2;
      if (lossAt(counts, middle, shares) > HALF_CHI) out = middle;
      else within = middle;
    }
    return out;
  };
  return { share, low: share === least ? least : bound(least), high: share === most ? most : bound(most) };
}
