import { greedyBot, randomBot } from '@sandtable/bots';
import { SeededDice } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { guidedRace } from '../../bots/test/column-race.js';
import { playGames, Sequence, type Series, StrengthTest, type Unit } from '../src/index.js';
import { Adjustment } from '../src/statistics/adjustment.js';
import { shareOf, unitsIn } from '../src/statistics/counts.js';
import { decide } from '../src/statistics/sequential.js';

/** Games whose luck is told: the better it went the likelier the first wins, and half of all that decides them is luck that is seen. */
function* lucky(share: number, seed: string, bias = 0): Generator<Unit & { readonly share: number }> {
  const dice = new SeededDice(seed);
  const part = () => dice.below(2 ** 30) / 2 ** 30;
  for (;;) {
    const dealt = part() < 0.5 ? 0.2 : -0.2;
    const rolled = part() < 0.5 ? 0.15 : -0.15;
    yield { share: part() < share + dealt + rolled ? 1 : 0, luck: { deal: dealt / 2 + bias, Roll: 2 * rolled + bias } };
  }
}

const take = <T>(from: Generator<T>, n: number): T[] => Array.from({ length: n }, () => from.next().value as T);

describe('luck is taken out of a share', () => {
  test('as much of each kind as pays, learnt from other units: the mean stays, variance goes', () => {
    const adjustment = new Adjustment();
    const units = take(lucky(0.5, 'learns'), 4000);
    let mean = 0;
    for (const { share, luck } of units) mean += adjustment.add(share, luck) / units.length;
    expect(adjustment.fitted.deal).toBeCloseTo(2, 0);
    expect(adjustment.fitted.Roll).toBeCloseTo(0.5, 0);
    const left = 1 - (0.2 ** 2 + 0.15 ** 2) / 0.25; // of a game that is won or lost
    expect(adjustment.left).toBeCloseTo(left, 1);
    expect(mean).toBeCloseTo(0.5, 1);
    expect(adjustment.isDoubtful).toBe(false);
    // counted by parts between two places of the row, which keeps the mean
    const { counts, shares } = adjustment.results;
    expect(unitsIn(counts)).toBeCloseTo(4000, 6);
    expect(shareOf(counts, shares)).toBeCloseTo(mean, 6);
  });

  test('what a unit tells counts for those after it alone', () => {
    const one = new Adjustment();
    const other = new Adjustment();
    for (const { share, luck } of take(lucky(0.5, 'before'), 50)) {
      one.add(share, luck);
      other.add(share, luck);
    }
    // of the same luck the same is taken out, whatever came of the game
    expect(1 - one.add(1, { deal: 0.3, Roll: 0.1 })).toBeCloseTo(0 - other.add(0, { deal: 0.3, Roll: 0.1 }), 12);
  });

  test('where no luck was told nothing is taken out', () => {
    const adjustment = new Adjustment();
    for (const share of [0, 0.25, 1, 1, 0.5]) expect(adjustment.add(share, {})).toBe(share);
    expect(adjustment.left).toBeCloseTo(1, 12);
    expect(adjustment.imbalance).toBe(0);
  });

  test('luck that does not even out is found out, and the verdict withheld', () => {
    const asked = new StrengthTest(0.6);
    asked.sequence.read(take(lucky(0.55, 'forgotten', 0.1), 4000));
    expect(asked.sequence.said).not.toBeNull();
    expect(asked.sequence.isWithheld).toBe(true);
    expect(asked.sequence.verdict).toBeNull();
  });
});

describe('the sequential test on shares without luck', () => {
  const test75 = { low: 0.5, high: 0.55 };

  test.each([
    { at: 'low', share: 0.5 },
    { at: 'high', share: 0.55 },
  ])('with the $at share true it is wrong about 5 times in 100, and knows sooner', ({ at, share }) => {
    let wrong = 0;
    let withLuck = 0;
    let plain = 0;
    for (let series = 0; series < 100; series++) {
      const units = lucky(share, `${at} ${series}`);
      const adjusted = new Sequence((counts, shares) => decide(counts, test75, shares));
      const bare = new Sequence((counts, shares) => decide(counts, test75, shares));
      const seen: Unit[] = [];
      while (adjusted.said === null || bare.said === null) {
        seen.push(...take(units, 100));
        adjusted.read(seen);
        bare.read(seen.map((unit) => ({ ...unit, luck: {} })));
      }
      if (adjusted.said !== at) wrong++;
      withLuck += adjusted.units;
      plain += bare.units;
    }
    expect(wrong).toBeLessThanOrEqual(12); // 5 and three standard errors
    expect(withLuck / plain).toBeLessThan(0.9); // three quarters of the variance are left
  });
});

describe('the luck of a game', () => {
  const race: Series = {
    ruleset: guidedRace,
    setup: {},
    bots: [greedyBot, randomBot],
    games: 0,
    seed: 'race',
    mirrored: true,
  };
  const told = { ...race, futures: 4 };
  const games = playGames(told, { from: 0, to: 400 });

  test('telling it changes no game, and it is the same however the series is cut', () => {
    expect(games.map(({ luck: _, ...game }) => game)).toEqual(playGames(race, { from: 0, to: 400 }));
    expect([...playGames(told, { from: 0, to: 6 }), ...playGames(told, { from: 6, to: 12 })]).toEqual(
      games.slice(0, 12),
    );
  });

  test('has no mean, and tells much of who won', () => {
    const lucks = games.map(({ luck }) => luck!.column!);
    const sum = lucks.reduce((total, x) => total + x, 0);
    expect(Math.abs(sum) / Math.sqrt(lucks.reduce((total, x) => total + x * x, 0))).toBeLessThan(3);
    const adjustment = new Adjustment();
    games.forEach(({ end }, i) => {
      adjustment.add('won' in end && end.won.includes(0) ? 1 : 0, { column: lucks[i]! });
    });
    expect(adjustment.left).toBeLessThan(0.75);
  });
});
