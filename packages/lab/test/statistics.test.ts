import { SeededDice } from '@sandtable/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterStopping, alone, OF_FAIRNESS } from '../src/statistics/after-stopping.js';
import { BettingSequence } from '../src/statistics/betting.js';
import { count, NONE, shareOf, unitsIn, varianceOf } from '../src/statistics/counts.js';
import { ratings } from '../src/statistics/elo.js';
import { Fairness, type FairVerdict } from '../src/statistics/fairness.js';
import { lawWithMean, likelyShares, lossAt } from '../src/statistics/likelihood.js';
import { regression } from '../src/statistics/regression.js';
import { boundOf, decide, type Hypotheses, logRatio } from '../src/statistics/sequential.js';
import { wilson } from '../src/statistics/wilson.js';
import { decisive, source } from './sources.js';

const someCounts = () =>
  fc.array(fc.nat(60), { minLength: 5, maxLength: 5 }).filter((counts) => counts.some((n) => n > 0));
const aShare = () => fc.double({ min: 0.02, max: 0.98, noNaN: true });

describe('five results', () => {
  test('their mean and variance', () => {
    const counts = count([0, 0.25, 0.25, null, 0.5, 1, 1]);
    expect(counts).toEqual([1, 2, 1, 0, 2]);
    expect(shareOf(counts)).toBe(0.5);
    expect(varianceOf(counts)).toBeCloseTo((0.25 + 2 * 0.0625 + 2 * 0.25) / 6, 12);
  });
});

describe('the likeliest law with a mean', () => {
  test('games that are won or lost: the binomial likelihood', () => {
    // 7 of 10: ln(0.7^7 0.3^3) - ln(0.5^10)
    expect(lossAt([3, 0, 0, 0, 7], 0.5)).toBeCloseTo(7 * Math.log(1.4) + 3 * Math.log(0.6), 9);
    expect(lossAt([0, 0, 0, 0, 10], 0.75)).toBeCloseTo(-10 * Math.log(0.75), 9);
  });

  test('is a law, has that mean, and no law with that mean is likelier', () => {
    fc.assert(
      fc.property(
        someCounts(),
        aShare(),
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 5, maxLength: 5 }),
        (counts, mean, weights) => {
          const law = lawWithMean(counts, mean);
          expect(unitsIn(law)).toBeCloseTo(1, 6);
          expect(shareOf(law)).toBeCloseTo(mean, 6);
          for (const p of law) expect(p).toBeGreaterThanOrEqual(0);
          // some other law of that mean: one end mixed in
          const other = weights.map((w) => w + 1e-3);
          const drift = shareOf(other);
          const total = unitsIn(other);
          const end = drift < mean ? 4 : 0;
          const mix = (mean - drift) / ((end === 4 ? 1 : 0) - drift);
          const mixed = other.map((w, i) => ((1 - mix) * w) / total + (i === end ? mix : 0));
          const likelihood = (p: readonly number[]) =>
            counts.reduce((sum, n, i) => (n > 0 ? sum + n * Math.log(p[i]!) : sum), 0);
          expect(likelihood(mixed)).toBeLessThanOrEqual(likelihood(law) + 1e-6);
          const seen = counts.map((n) => n / unitsIn(counts));
          expect(lossAt(counts, mean)).toBeCloseTo(likelihood(seen) - likelihood(law), 5);
        },
      ),
    );
  });

  test('nothing is lost at the mean that was seen, and ever more away from it', () => {
    fc.assert(
      fc.property(someCounts(), aShare(), aShare(), (counts, one, other) => {
        const share = shareOf(counts);
        if (share > 0 && share < 1) expect(lossAt(counts, share)).toBeCloseTo(0, 6);
        const [near, far] = Math.abs(one - share) < Math.abs(other - share) ? [one, other] : [other, one];
        if (near < share === far < share) expect(lossAt(counts, near)).toBeLessThanOrEqual(lossAt(counts, far) + 1e-9);
      }),
    );
  });
});

describe('intervals', () => {
  test('of games that are won or lost: as wide as that of Wilson', () => {
    const pairs = likelyShares([40, 0, 0, 0, 160]);
    const games = wilson(160, 200);
    expect(pairs.low).toBeCloseTo(games.low, 2);
    expect(pairs.high).toBeCloseTo(games.high, 2);
  });

  test('a hundred pairs won twice: from 98.1 %; a hundred won once each: narrow about a half', () => {
    expect(likelyShares([0, 0, 0, 0, 100])).toEqual({
      share: 1,
      low: expect.closeTo(Math.exp(-0.01920729), 6),
      high: 1,
    });
    const halves = likelyShares([0, 0, 100, 0, 0]);
    expect(halves.low).toBeCloseTo(1 - halves.high, 9);
    expect(halves.high - halves.low).toBeLessThan(0.02);
    expect(likelyShares(NONE)).toEqual({ share: Number.NaN, low: 0, high: 1 });
  });

  test('hold the true share 95 times in 100', () => {
    const law = [0.1, 0.1, 0.35, 0.15, 0.3];
    let held = 0;
    for (let series = 0; series < 1000; series++) {
      const { low, high } = likelyShares(count(take(source(law, `interval ${series}`), 100)));
      if (low <= shareOf(law) && shareOf(law) <= high) held++;
    }
    expect(held).toBeGreaterThan(930);
    expect(held).toBeLessThan(970);
  });
});

describe('the betting sequence', () => {
  test('holds the true share at every moment of 95 series in 100', () => {
    const law = [0.2, 0.1, 0.3, 0.1, 0.3];
    let everWrong = 0;
    for (let series = 0; series < 200; series++) {
      const bets = new BettingSequence();
      const ofSeries = source(law, `bets ${series}`);
      let wrong = false;
      for (let i = 0; i < 300 && !wrong; i++) {
        bets.add(ofSeries.next().value!);
        const { low, high } = bets.bounds;
        wrong = shareOf(law) < low || shareOf(law) > high;
      }
      if (wrong) everWrong++;
    }
    expect(everWrong).toBeLessThanOrEqual(10);
  });

  test('narrows, and finds what lies far away', () => {
    const bets = new BettingSequence();
    let width = 1;
    for (const x of take(source(decisive(0.8), 'narrows'), 400)) {
      bets.add(x);
      const { low, high } = bets.bounds;
      expect(high - low).toBeLessThanOrEqual(width + 1e-12);
      width = high - low;
    }
    expect(width).toBeLessThan(0.2);
    expect(bets.bounds.low).toBeGreaterThan(0.5);
  });

  test('nothing is known before the first result, and results all alike leave room', () => {
    const bets = new BettingSequence();
    expect(bets.bounds).toEqual({ low: 0, high: 1 });
    for (let i = 0; i < 100; i++) bets.add(1);
    expect(bets.bounds.high).toBe(1);
    expect(bets.bounds.low).toBeGreaterThan(0.85);
    expect(bets.bounds.low).toBeLessThan(1);
  });
});

const AT_LEAST: Hypotheses = { low: 0.7, high: 0.75 };

describe('the sequential test', () => {
  test('its bounds at 5 %, and the ratio of games that are won or lost', () => {
    expect(boundOf(AT_LEAST)).toBeCloseTo(Math.log(19), 12);
    const counts = [10, 0, 0, 0, 30];
    expect(logRatio(counts, AT_LEAST)).toBeCloseTo(30 * Math.log(0.75 / 0.7) + 10 * Math.log(0.25 / 0.3), 9);
    expect(decide([0, 0, 0, 0, 45], AT_LEAST)).toBe('high');
    expect(decide([10, 0, 0, 0, 2], AT_LEAST)).toBe(null);
    expect(decide([20, 0, 0, 0, 2], AT_LEAST)).toBe('low');
  });

  test.each([
    { at: 'low', share: 0.7 },
    { at: 'high', share: 0.75 },
  ])('on pairs, with the $at share true, it is wrong about 5 times in 100', ({ at, share }) => {
    const law = lawWithMean([4, 8, 30, 18, 40], share);
    let wrong = 0;
    for (let series = 0; series < 300; series++) {
      const counts = [0, 0, 0, 0, 0];
      let verdict = null;
      for (const x of source(law, `${at} ${series}`)) {
        counts[4 * x]!++;
        verdict = decide(counts, AT_LEAST);
        if (verdict !== null) break;
      }
      if (verdict !== at) wrong++;
    }
    expect(wrong).toBeLessThanOrEqual(25); // 15 and three standard errors
  });
});

/** How one series of games that are won or lost is judged, and after how many. */
function judged(share: number, seed: string): { verdict: FairVerdict; games: number } {
  const counts = [0, 0, 0, 0, 0];
  const fairness = new Fairness();
  let games = 0;
  for (const x of source(decisive(share), seed)) {
    counts[4 * x]!++;
    games++;
    const verdict = fairness.look(counts);
    if (verdict !== null) return { verdict, games };
  }
  throw new Error('a source has no end');
}

describe('fairness', () => {
  test.each([
    { share: 0.7, games: 84, verdict: 'first', near: 4 },
    { share: 0.4, games: 199, verdict: 'second', near: 12 },
    { share: 0.5, games: 806, verdict: 'fair', near: 50 },
  ])('$share for the first side: about $games games', ({ share, games, verdict, near }) => {
    const all = Array.from({ length: 200 }, (_, i) => judged(share, `fair ${share} ${i}`));
    const mean = all.reduce((sum, one) => sum + one.games, 0) / all.length;
    expect(Math.abs(mean - games)).toBeLessThan(near);
    const right = all.filter((one) => one.verdict === verdict).length;
    expect(right).toBeGreaterThan(200 * (share === 0.5 ? 0.87 : 0.98)); // an even one is wronged by either test
  });
});

describe('corrected for stopping', () => {
  const share = 0.72;
  const law = lawWithMean([4, 8, 30, 18, 40], share);
  const upTo: Hypotheses = { low: 0.6, high: 0.68 };
  const stopped = (seed: string) => {
    const counts = [0, 0, 0, 0, 0];
    for (const x of source(law, seed)) {
      counts[4 * x]!++;
      const verdict = decide(counts, upTo);
      if (verdict !== null) return { counts, verdict };
    }
    throw new Error('a source has no end');
  };

  test('the plain share of series that stopped is too far out', () => {
    const shares = Array.from({ length: 1000 }, (_, i) => shareOf(stopped(`plain ${i}`).counts));
    expect(shares.reduce((sum, one) => sum + one, 0) / 1000 - share).toBeGreaterThan(0.008);
  });

  test('corrected, as many series tell too much as tell too little, and the bounds hold the truth 95 times in 100', () => {
    let above = 0;
    let held = 0;
    for (let i = 0; i < 40; i++) {
      const { counts, verdict } = stopped(`stopping ${i}`);
      const estimate = afterStopping(counts, verdict === 'high' ? 1 : -1, alone(upTo));
      if (estimate.share > share) above++;
      if (estimate.low <= share && share <= estimate.high) held++;
    }
    expect(above).toBeGreaterThanOrEqual(10);
    expect(above).toBeLessThanOrEqual(30);
    expect(held).toBeGreaterThanOrEqual(35);
  });

  test('stopped as early as can be, the more one-sided tells the greater share', () => {
    const early = (counts: readonly number[]) => afterStopping(counts, -1, OF_FAIRNESS);
    const none = early([31, 0, 0, 0, 0]);
    const some = early([26, 0, 1, 0, 4]);
    expect(some.share).toBeGreaterThan(2 * none.share);
    expect(some.high).toBeGreaterThan(none.high);
  });

  test('a series that ran its whole length without a verdict: the plain share, nearly', () => {
    const counts = [30, 0, 40, 0, 30];
    const { share, low, high } = afterStopping(counts, 0, alone({ low: 0.5, high: 0.52 }));
    expect(share).toBeCloseTo(0.5, 2);
    expect(low).toBeCloseTo(likelyShares(counts).low, 1);
    expect(high).toBeCloseTo(likelyShares(counts).high, 1);
  });
});

describe('ratings', () => {
  test('ten to one is 400 points, and each duel tells of all others', () => {
    const share = 10 / 11;
    const sure = { units: 1e6, variance: 0.08 };
    const found = ratings(
      3,
      [
        { one: 0, other: 1, share: 1 - share, ...sure },
        { one: 2, other: 1, share, ...sure },
      ],
      1,
      1000,
    );
    expect(found.map(({ share: elo }) => Math.round(elo))).toEqual([600, 1000, 1400]);
    expect(found[1]).toEqual({ share: 1000, low: 1000, high: 1000 });
  });

  test('hold the true distance 95 times in 100', () => {
    const law = [0.1, 0.1, 0.3, 0.2, 0.3];
    const true1 = 1000 + 400 * Math.log10(shareOf(law) / (1 - shareOf(law)));
    let held = 0;
    for (let i = 0; i < 400; i++) {
      const counts = count(take(source(law, `elo ${i}`), 100));
      const duel = { one: 0, other: 1, units: 100, share: shareOf(counts), variance: varianceOf(counts) };
      const { low, high } = ratings(2, [duel], 1, 1000)[0]!;
      if (low <= true1 && true1 <= high) held++;
    }
    expect(held).toBeGreaterThan(365);
    expect(held).toBeLessThan(393);
  });

  test('who lost every game is far below, and nobody knows how far', () => {
    const { share, low } = ratings(2, [{ one: 0, other: 1, units: 50, share: 0, variance: 0 }], 1, 1000)[0]!;
    expect(share).toBeLessThan(300);
    expect(low).toBeLessThan(share - 150);
  });
});

describe('least squares', () => {
  test('finds what each number adds, and how sure that is', () => {
    const dice = new SeededDice('squares');
    const noise = () => (dice.below(2001) - 1000) / 1000;
    let held = 0;
    for (let i = 0; i < 200; i++) {
      const rows = Array.from({ length: 60 }, () => [dice.below(5) - 2, dice.below(5) - 2]);
      const { effects, covariance } = regression(
        rows,
        rows.map(([a, b]) => 0.3 * a! - 0.1 * b! + noise()),
      );
      if (Math.abs(effects[0]! - 0.3) < 1.96 * Math.sqrt(covariance[0]![0]!)) held++;
    }
    expect(held).toBeGreaterThan(178);
  });
});

function take(from: Generator<number>, n: number): number[] {
  return Array.from({ length: n }, () => from.next().value!);
}
