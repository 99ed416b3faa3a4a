import { BettingSequence } from './betting.js';
import { type Counts, count } from './counts.js';
import { likelyShares } from './likelihood.js';
import type { Interval } from './wilson.js';

/** How one side stands after its units. */
export interface Standing {
  readonly counts: Counts;
  /** For who looks once, at the end that was set beforehand. */
  readonly interval: Interval;
  /** For who looks whenever they like. */
  readonly anytime: { readonly low: number; readonly high: number };
  /** Units with a game that was given up or threw: they count for nobody. */
  readonly without: number;
}

export function standingOf(shares: readonly (number | null)[]): Standing {
  const counts = count(shares);
  const bets = new BettingSequence();
  let without = 0;
  for (const share of shares) {
    if (share === null) without++;
    else bets.add(share);
  }
  return { counts, interval: likelyShares(counts), anytime: bets.bounds, without };
}
