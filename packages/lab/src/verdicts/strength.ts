import { afterStopping, alone, type Corrected } from '../statistics/after-stopping.js';
import { boundOf, decide, type Hypotheses, logRatio } from '../statistics/sequential.js';
import { Sequence } from './sequence.js';

/** How much less than what is asked for is called less: in between either answer may come. */
export const LESS_BY = 0.05;

/** Whether the first bot's share is at least so much. */
export class StrengthTest {
  readonly test: Hypotheses;
  readonly sequence: Sequence<'low' | 'high'>;

  constructor(atLeast: number) {
    this.test = { low: atLeast - LESS_BY, high: atLeast };
    this.sequence = new Sequence((counts, shares) => decide(counts, this.test, shares));
  }

  get ratio(): number {
    const { counts, shares } = this.sequence.adjustment.results;
    return logRatio(counts, this.test, shares);
  }

  /** The logarithm of the ratio at which the test stops, up or down. */
  get bound(): number {
    return boundOf(this.test);
  }

  /** The share without its luck, corrected for having stopped. */
  estimate(): Corrected {
    const { adjustment, said } = this.sequence;
    const { counts, shares } = adjustment.results;
    return afterStopping(counts, said === null ? 0 : said === 'high' ? 1 : -1, alone(this.test), shares);
  }
}
