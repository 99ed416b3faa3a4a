import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  asD3,
  boxOf,
  COLOURS,
  chanceOfAtLeast,
  chanceToWin,
  countLaw,
  joined,
  type Law,
  meanOf,
  NO_DICE,
  type Pool,
  poolLaw,
  poolLawBestAgain,
  poolLawFightHarder,
  poolLawOnesAgain,
  poolLawZerosAgain,
  poolOf,
  poolText,
  type Threshold,
  worth,
} from '../src/dice.js';

const blue = (count: number): Pool => poolOf('B', count);
const red = (count: number): Pool => poolOf('R', count);
const rounded = (chances: readonly number[]): number[] =>
  chances.map((chance) => Math.round(chance * 1e4 + 1e-9) / 1e4);
const totalOf = (law: Law): number => law.reduce((sum, chance) => sum + chance, 0);

test.each([
  { rule: 'DL-DIE-01', colour: 'K' as const, six: 1 },
  { rule: 'DL-DIE-02', colour: 'B' as const, six: 2 },
  { rule: 'DL-DIE-03', colour: 'R' as const, six: 2 },
])('[$rule] a six of the colour $colour is worth $six at every threshold', ({ colour, six }) => {
  for (const threshold of [3, 4, 5] as const) expect(worth(colour, 6, threshold)).toBe(six);
});

test('[DL-DIE-04] the threshold says which faces count', () => {
  const counting = (threshold: Threshold) => [1, 2, 3, 4, 5].filter((face) => worth('B', face, threshold) === 1);
  expect([counting(3), counting(4), counting(5)]).toEqual([[3, 4, 5], [4, 5], [5]]);
});

test('[DL-DIE-05] a D3 is half a D6, rounded up', () => {
  expect([1, 2, 3, 4, 5, 6].map(asD3)).toEqual([1, 1, 2, 2, 3, 3]);
});

test('[DL-MAR-17] a box may let a die say how many dice', () => {
  expect(boxOf('4B')).toEqual({ colour: 'B', count: 4 });
  expect(boxOf('D6R')).toEqual({ colour: 'R', count: 0, by: 'D6' });
  expect(countLaw(boxOf('D3+1K'))).toEqual([0, 0, 1 / 3, 1 / 3, 1 / 3]);
  expect(() => boxOf('4G')).toThrow('4G is no dice box');
});

test('a pool reads as it is written', () => {
  expect(poolText(joined(poolOf('K', 1), blue(3)))).toBe('1K3B');
  expect(poolText(NO_DICE)).toBe('no dice');
});

test('[DL-DIE-04] the means of a die are those of 11.4', () => {
  const means = ([3, 4, 5] as const).map((threshold) =>
    COLOURS.map((colour) => meanOf(poolLaw(poolOf(colour, 1), threshold))),
  );
  const expected = [
    [2 / 3, 5 / 6, 1],
    [1 / 2, 2 / 3, 4 / 5],
    [1 / 3, 1 / 2, 3 / 5],
  ];
  means.forEach((row, i) => {
    row.forEach((mean, j) => {
      expect(mean).toBeCloseTo(expected[i]![j]!, 12);
    });
  });
});

test('[DL-DIE-03] a red die comes to k as its generating function says', () => {
  const law = poolLaw(red(1), 4);
  const [p0, p1, s] = [1 / 2, 1 / 3, 1 / 6];
  for (let k = 0; k < 20; k++) expect(law[k]).toBeCloseTo(s ** Math.floor(k / 2) * (k % 2 === 0 ? p0 : p1), 15);
});

test.each([
  { dice: 1, four: [0.5, 0.1667, 0, 0], five: [0.3333, 0.1667, 0, 0] },
  { dice: 3, four: [0.875, 0.625, 0.3333, 0.1296], five: [0.7037, 0.4815, 0.2037, 0.088] },
  { dice: 5, four: [0.9688, 0.8646, 0.6736, 0.4421], five: [0.8683, 0.7037, 0.4568, 0.2716] },
  { dice: 8, four: [0.9961, 0.9753, 0.9162, 0.8028], five: [0.961, 0.8829, 0.7366, 0.5659] },
])('[DL-CHK-02] the chances of a check with $dice blue dice', ({ dice, four, five }) => {
  const chances = (threshold: Threshold) =>
    rounded([1, 2, 3, 4].map((needed) => chanceOfAtLeast(poolLaw(blue(dice), threshold), needed)));
  expect(chances(4)).toEqual(four);
  expect(chances(5)).toEqual(five);
});

test('[DL-MAR-26] a Musician rolls ones again', () => {
  const law = poolLawOnesAgain(blue(3));
  expect(rounded([1, 2, 3, 4].map((needed) => chanceOfAtLeast(law, needed)))).toEqual([0.9277, 0.7251, 0.4348, 0.1869]);
});

test('[DL-OPP-02] the chance to win an opposed check, ties rolled again', () => {
  const against3B = (pool: Pool) => rounded([chanceToWin(pool, blue(3))])[0];
  expect([4, 5, 6].map((count) => against3B(blue(count)))).toEqual([0.6555, 0.7707, 0.8506]);
  expect(against3B(joined(blue(3), poolOf('K', 1)))).toBe(0.6254);
});

test.each([
  { pool: blue(5), chances: [0.8646, 0.6736, 0.4421, 0.2377, 0.1024, 0.0342, 0.0085, 0.0014, 0.0001] },
  { pool: red(6), chances: [0.9219, 0.8021, 0.647, 0.4874, 0.346, 0.2335, 0.151, 0.0941, 0.0568] },
  { pool: red(7), chances: [0.9557, 0.8737, 0.7501, 0.605, 0.4605, 0.3329, 0.2301, 0.1528, 0.0981] },
])('[DL-IAD-06] the chances of $pool against armour', ({ pool, chances }) => {
  const law = poolLaw(pool);
  expect(rounded(chances.map((_, i) => chanceOfAtLeast(law, i + 2)))).toEqual(chances);
});

test('[DL-DIE-10] every law adds up to one, the long tails of red dice too', () => {
  const few = fc.integer({ min: 0, max: 5 });
  const threshold = fc.constantFrom<Threshold>(3, 4, 5);
  fc.assert(
    fc.property(few, few, few, threshold, fc.integer({ min: 0, max: 4 }), (K, B, R, at, again) => {
      const pool = { K, B, R };
      const laws = [
        poolLaw(pool, at),
        poolLawOnesAgain(pool, at),
        poolLawZerosAgain(pool, at),
        poolLawBestAgain(pool, again, at),
      ];
      for (const law of laws) expect(totalOf(law)).toBeCloseTo(1, 12);
    }),
    { numRuns: 60 },
  );
  expect(1 - totalOf(poolLaw(red(24), 3))).toBeLessThan(1e-12);
});

test('[DL-ORD-21] with as many dice again as there are, every die worth nothing is rolled again', () => {
  const pool = { K: 2, B: 2, R: 1 };
  const [best, all] = [poolLawBestAgain(pool, 5), poolLawZerosAgain(pool)];
  best.forEach((chance, k) => {
    expect(chance).toBeCloseTo(all[k] ?? 0, 12);
  });
  expect(meanOf(poolLawBestAgain(pool, 0))).toBeCloseTo(meanOf(poolLaw(pool)), 12);
});

test('[DL-ORD-21] Fight Harder! on one blue die is a second roll of a zero', () => {
  const law = poolLawFightHarder(blue(1));
  expect(rounded(law)).toEqual(rounded([1 / 4, 1 / 3 + 1 / 6, 1 / 6 + 1 / 12]));
});

test('[DL-ORD-22] a cover die that failed is rolled again', () => {
  expect(rounded(poolLawZerosAgain(blue(1)))).toEqual([0.25, 0.5, 0.25]);
});
