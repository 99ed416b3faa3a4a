import { BettingSequence } from '../statistics/betting.js';
import { type Counts, NONE } from '../statistics/counts.js';

/** Units one after the other, in the order of the series, until a test knows. What comes after that is not looked at. */
export class Sequence<V extends string> {
  verdict: V | null = null;
  counts: Counts = NONE;
  /** Units that were looked at, those that count for nobody among them. */
  units = 0;
  /** Units with a game that was given up or threw. */
  without = 0;
  private readonly look: (counts: Counts) => V | null;
  private readonly bets = new BettingSequence();

  constructor(look: (counts: Counts) => V | null) {
    this.look = look;
  }

  /** Takes the units of a series from the first on, of which there are more each time; true when no more are wanted. */
  read(shares: readonly (number | null)[]): boolean {
    while (this.verdict === null && this.units < shares.length) {
      const share = shares[this.units++]!;
      if (share === null) {
        this.without++;
        continue;
      }
      this.counts = this.counts.map((n, i) => (i === Math.round(4 * share) ? n + 1 : n));
      this.bets.add(share);
      this.verdict = this.look(this.counts);
    }
    return this.verdict !== null;
  }

  /** Where the share lies, for who stops whenever they like. */
  get anytime(): { readonly low: number; readonly high: number } {
    return this.bets.bounds;
  }
}
