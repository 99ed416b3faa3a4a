import { afterStopping, type Corrected, OF_FAIRNESS } from '../statistics/after-stopping.js';
import { Fairness } from '../statistics/fairness.js';
import { Sequence } from './sequence.js';

export type Favours = 'first' | 'second' | 'fair';

/** Whether two sides that are not alike have even chances, where the same two bots play both. */
export class FairTest {
  readonly fairness = new Fairness();
  readonly sequence: Sequence<Favours> = new Sequence((counts, shares) => this.fairness.look(counts, shares));

  /** The first side's share without its luck, corrected for having stopped. */
  estimate(): Corrected {
    const { adjustment, said } = this.sequence;
    const { counts, shares } = adjustment.results;
    return afterStopping(counts, said === 'first' ? 1 : said === 'second' ? -1 : 0, OF_FAIRNESS, shares);
  }
}

export type Agreement = Favours | 'disagree' | 'unknown';

/** What several fields say together: they agree, or one says otherwise, or some have not come to an end. */
export function agreement(verdicts: readonly (Favours | null)[]): Agreement {
  const known = new Set(verdicts.filter((verdict) => verdict !== null));
  if (known.size > 1) return 'disagree';
  return verdicts.includes(null) || known.size === 0 ? 'unknown' : [...known][0]!;
}
