import type { Throw } from '@sandtable/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { courseOf, kindsOf, meanOf, rankOf, sumOf, together, verdictOn } from '../src/frame/luck-sums.js';

const COIN = [1 / 2, 1 / 2];
const one = (seat: string, came: number, law: readonly number[] = COIN, kind = 'hits'): Throw => ({
  at: 0,
  seat,
  kind,
  came,
  law,
});

describe('worked by hand', () => {
  test('two coins: none, one, two with 1/4, 1/2, 1/4', () => {
    expect(together(COIN, COIN)).toEqual([0.25, 0.5, 0.25]);
  });

  test('three heads of four coins: expected 2, better than 11/16 and half of the 4/16 that do as well', () => {
    const throws = [one('A', 1), one('B', 0), one('A', 1), one('A', 0), one('A', 1)];
    expect(sumOf(throws, 'A')).toEqual({ seat: 'A', throws: 4, came: 3, expected: 2, rank: 13 / 16 });
    expect(sumOf(throws, 'B')).toEqual({ seat: 'B', throws: 1, came: 0, expected: 0.5, rank: 1 / 4 });
  });

  test('the course moves with one’s own throws and stands still with those of others', () => {
    const throws = [one('A', 1), one('B', 0), one('A', 0)];
    expect(courseOf(throws, 'A')).toEqual([0, 0.5, 0.5, 0]);
    expect(courseOf(throws, 'B')).toEqual([0, 0, -0.5, -0.5]);
  });

  test('kinds come in their order, each once', () => {
    expect(kindsOf([one('A', 1), one('A', 1, COIN, 'saves'), one('B', 0)])).toEqual(['hits', 'saves']);
  });

  test.each([
    [0.01, 'dreadful'],
    [0.2, 'poor'],
    [0.5, 'fair'],
    [0.9, 'good'],
    [0.99, 'splendid'],
  ])('a rank of %d is %s', (rank, verdict) => {
    expect(verdictOn(rank)).toBe(verdict);
  });
});

describe('laws', () => {
  const law = fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 6 })
    .filter((weights) => weights.some((w) => w > 0))
    .map((weights) => weights.map((w) => w / weights.reduce((sum, one) => sum + one, 0)));

  test('the mean of a sum is the sum of the means', () => {
    fc.assert(
      fc.property(law, law, (a, b) => {
        expect(meanOf(together(a, b))).toBeCloseTo(meanOf(a) + meanOf(b), 9);
      }),
    );
  });

  test('on average a throw ranks in the middle, whatever its law', () => {
    fc.assert(
      fc.property(law, (chances) => {
        expect(chances.reduce((sum, p, came) => sum + p * rankOf(chances, came), 0)).toBeCloseTo(0.5, 9);
      }),
    );
  });
});
