import { type Counts, SHARES } from './counts.js';
import { type Decided, type Hypotheses, logRatio, verdictOn } from './sequential.js';

/** What is told apart from an even share: by so much a side may be better before we call it that. */
export const UNEVEN = 0.05;

/** Side A has half the points, or more; half, or less. */
export const MORE: Hypotheses = { low: 0.5, high: 0.5 + UNEVEN };
export const LESS: Hypotheses = { low: 0.5 - UNEVEN, high: 0.5 };

export type FairVerdict = 'first' | 'second' | 'fair' | null;

/** Two tests at once. Unfair as soon as one says so, fair when both have said even; what a test has said it does not take back. */
export class Fairness {
  more: Decided = null;
  less: Decided = null;
  ratioMore = 0;
  ratioLess = 0;

  look(counts: Counts, shares = SHARES): FairVerdict {
    this.ratioMore = logRatio(counts, MORE, shares);
    this.ratioLess = logRatio(counts, LESS, shares);
    this.more ??= verdictOn(this.ratioMore, MORE);
    this.less ??= verdictOn(this.ratioLess, LESS);
    return fairVerdict(this.more, this.less);
  }
}

/** Which side the scenario favours by these two answers; null: not known yet. */
export function fairVerdict(more: Decided, less: Decided): FairVerdict {
  if (more === 'high') return 'first';
  if (less === 'low') return 'second';
  return more === 'low' && less === 'high' ? 'fair' : null;
}
