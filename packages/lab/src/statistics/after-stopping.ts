import { type Chance, SeededDice } from '@sandtable/kernel';
import { type Counts, SHARES, shareOf, unitsIn } from './counts.js';
import { LESS, MORE } from './fairness.js';
import { lawWithMean } from './likelihood.js';
import { boundOf, type Hypotheses } from './sequential.js';

// A series that stops at a verdict stops most often at a moment of luck: the plain share is too far out. Corrected: the share at which
// a series would have ended further up than this one half of the time, and for the bounds 975 and 25 times in 1000. Ended further up: a
// verdict for the first came earlier; then, without a verdict for either, by the share; a verdict for the second came later.
// Series are walked through by chance, with laws of the results as they were seen, tilted to each share in question.

/** The tests that a series stops at: one alone, or both of fairness. */
export interface Stopping {
  /** The first is favoured where this says `high`. */
  readonly up: Hypotheses;
  /** The second is favoured where this says `low`. */
  readonly down: Hypotheses;
}

export const alone = (test: Hypotheses): Stopping => ({ up: test, down: test });
export const OF_FAIRNESS: Stopping = { up: MORE, down: LESS };

export interface Corrected {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const WALKS = 600;
const HALVINGS = 12;
/** Steps that are walked for one share in question, at most: longer series are walked through less often. */
const STEPS = 2_000_000;

/** The share, corrected for having stopped after these results with this verdict (1 for the first, -1 for the second, 0 neither). */
export function afterStopping(
  counts: Counts,
  verdict: -1 | 0 | 1,
  stopping: Stopping,
  shares = SHARES,
  seed = 'stopping',
): Corrected {
  const units = unitsIn(counts);
  if (units === 0) return { share: Number.NaN, low: 0, high: 1 };
  const seen = place(verdict, units, shareOf(counts, shares));
  const walk = new Walk(stopping, counts, shares);
  const walks = Math.max(100, Math.min(WALKS, Math.floor(STEPS / units)));
  const further = (share: number): number => {
    const law = lawWithMean(counts, share, shares);
    let up = 0;
    for (let i = 0; i < walks; i++) {
      // The same chance for every share in question, so that the answer rises with it.
      const end = walk.end(law, units, new SeededDice(`${seed}/${i}`));
      up += end > seen ? 1 : end === seen ? 0.5 : 0;
    }
    return up / walks;
  };
  const at = (wanted: number): number => {
    let [low, high] = [0.0005, 0.9995];
    for (let i = 0; i < HALVINGS; i++) {
      const middle = (low + high) / 2;
      if (further(middle) < wanted) low = middle;
      else high = middle;
    }
    return (low + high) / 2;
  };
  return { share: at(0.5), low: at(0.025), high: at(0.975) };
}

/**
 * How far up a series ended: verdicts for the first lie above all shares, the earlier the higher; of two that came at once, and the
 * earliest possible come at once where a side has no chance, the one with the greater share.
 */
function place(verdict: number, units: number, share: number): number {
  if (verdict === 0) return share;
  return verdict > 0 ? 1 + (1 + TIE * share) / units : (TIE * share - 1) / units;
}

/** Less than what lies between two series of lengths that are one apart. */
const TIE = 1e-6;

/** What each of the five results adds to the logarithm of a test's ratio, by the likeliest laws of what was seen. */
function gainsOf(test: Hypotheses, counts: Counts, shares: readonly number[]): number[] {
  const low = lawWithMean(counts, test.low, shares);
  const high = lawWithMean(counts, test.high, shares);
  // A result that never came tells what it would tell if games were won or lost.
  return shares.map((x, i) =>
    counts[i]! > 0
      ? Math.log(high[i]! / low[i]!)
      : x * Math.log(test.high / test.low) + (1 - x) * Math.log((1 - test.high) / (1 - test.low)),
  );
}

class Walk {
  private readonly shares: readonly number[];
  private readonly up: readonly number[];
  private readonly down: readonly number[] | null;
  private readonly upBound: number;
  private readonly downBound: number;

  constructor({ up, down }: Stopping, counts: Counts, shares: readonly number[]) {
    this.shares = shares;
    this.up = gainsOf(up, counts, shares);
    this.down = up === down ? null : gainsOf(down, counts, shares);
    this.upBound = boundOf(up);
    this.downBound = boundOf(down);
  }

  /** Where a series ends that is walked through for so many units at most. */
  end(law: readonly number[], units: number, chance: Chance): number {
    const { shares, up, down, upBound, downBound } = this;
    let sum = 0;
    let more = 0;
    let less = 0;
    let noMore = false;
    let noLess = false;
    for (let n = 1; n <= units; n++) {
      const result = drawn(law, chance);
      sum += shares[result]!;
      more += up[result]!;
      less += (down ?? up)[result]!;
      if (more >= upBound && !noMore) return place(1, n, sum / n);
      if (less <= -downBound && !noLess) return place(-1, n, sum / n);
      if (down === null) continue;
      noMore ||= more <= -upBound;
      noLess ||= less >= downBound;
      if (noMore && noLess) return sum / n;
    }
    return sum / units;
  }
}

/** Which of the results. */
function drawn(law: readonly number[], chance: Chance): number {
  let left = chance.below(2 ** 30) / 2 ** 30;
  let i = 0;
  while (i < law.length - 1 && left >= law[i]!) left -= law[i++]!;
  return i;
}
