import type { Unit } from '../games/units.js';
import { Adjustment } from '../statistics/adjustment.js';
import { BettingSequence } from '../statistics/betting.js';
import { type Counts, NONE } from '../statistics/counts.js';
import { likelyShares } from '../statistics/likelihood.js';
import type { Interval } from '../statistics/wilson.js';

/**
 * Units one after the other, in the order of the series, until a test knows. What comes after that is not looked at. The test looks at
 * the shares without their luck; where no luck was told, these are the plain ones.
 */
export class Sequence<V extends string> {
  /** What the test has said, whether or not it can be believed. */
  said: V | null = null;
  /** Plain results. */
  counts: Counts = NONE;
  /** Units that were looked at, those that count for nobody among them. */
  units = 0;
  /** Units with a game that was given up or threw. */
  without = 0;
  readonly adjustment = new Adjustment();
  private readonly look: (counts: Counts, shares: readonly number[]) => V | null;
  private readonly bets = new BettingSequence();

  constructor(look: (counts: Counts, shares: readonly number[]) => V | null) {
    this.look = look;
  }

  /** Takes the units of a series from the first on, of which there are more each time; true when no more are wanted. */
  read(units: readonly Unit[]): boolean {
    while (this.said === null && this.units < units.length) this.readOne(units[this.units]!);
    return this.said !== null;
  }

  /** Takes the next unit. */
  readOne({ share, luck }: Unit): void {
    this.units++;
    if (share === null) {
      this.without++;
      return;
    }
    this.counts = this.counts.map((n, i) => (i === Math.round(4 * share) ? n + 1 : n));
    this.bets.add(share);
    this.adjustment.add(share, luck);
    const { counts, shares } = this.adjustment.results;
    this.said = this.look(counts, shares);
  }

  /** Null where it is not known yet, and where plain and adjusted shares disagree beyond chance: then luck was not told right. */
  get verdict(): V | null {
    return this.isWithheld ? null : this.said;
  }

  get isWithheld(): boolean {
    return this.said !== null && this.adjustment.isDoubtful;
  }

  /** The plain share, as for who looks once. */
  get plain(): Interval {
    return likelyShares(this.counts);
  }

  /** Where the plain share lies, for who stops whenever they like. */
  get anytime(): { readonly low: number; readonly high: number } {
    return this.bets.bounds;
  }
}
