import { type Counts, SHARES } from './counts.js';
import { lossAt } from './likelihood.js';

/** Two mean shares between which a test decides, wrong at most so often in either direction. */
export interface Hypotheses {
  readonly low: number;
  readonly high: number;
  readonly error?: number;
}

export type Decided = 'low' | 'high' | null;

const ERROR = 0.05;

/** The logarithm of the likelihood ratio that decides for `high`; its negative decides for `low` (Wald). */
export const boundOf = ({ error = ERROR }: Hypotheses): number => Math.log((1 - error) / error);

/** How much likelier the results are under `high` than under `low`: the generalised ratio, each law being the likeliest with its mean. */
export const logRatio = (counts: Counts, { low, high }: Hypotheses, shares = SHARES): number =>
  lossAt(counts, low, shares) - lossAt(counts, high, shares);

/** What the sequential test says so far; null: go on. */
export function decide(counts: Counts, hypotheses: Hypotheses, shares = SHARES): Decided {
  return verdictOn(logRatio(counts, hypotheses, shares), hypotheses);
}

export function verdictOn(ratio: number, hypotheses: Hypotheses): Decided {
  const bound = boundOf(hypotheses);
  if (ratio >= bound) return 'high';
  return ratio <= -bound ? 'low' : null;
}
