import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  compareFractions,
  compareProducts,
  distanceSquared,
  END,
  isLongerThan,
  lengthBetween,
  roundedQuotient,
  START,
} from '../../src/plane/index.js';
import { slowRoot, somePoints } from './oracle.js';

const whole = fc.oneof(fc.integer({ min: -9, max: 9 }), fc.maxSafeInteger());
const aFraction = fc
  .tuple(fc.nat(2 ** 26), fc.integer({ min: 1, max: 2 ** 26 }))
  .map(([top, more]) => ({ top, bottom: top + more }));

const signOf = (n: bigint): number => (n > 0n ? 1 : n < 0n ? -1 : 0);

test('products are compared as if numbers had no end', () => {
  fc.assert(
    fc.property(whole, whole, whole, whole, (a, b, c, d) => {
      expect(compareProducts(a, b, c, d)).toBe(signOf(BigInt(a) * BigInt(b) - BigInt(c) * BigInt(d)));
    }),
    { numRuns: 2000 },
  );
});

test('products of numbers that are not whole are compared as well as numbers can', () => {
  const [a, b] = [2 ** 50 + 1, 0.3];
  expect(compareProducts(a, b, a, b)).toBe(0);
  expect(compareProducts(a, 0.3, a, 0.4)).toBe(-1);
});

test('products that differ by one in thirty digits differ', () => {
  const n = 2 ** 52;
  expect(compareProducts(n, n, n - 1, n + 1)).toBe(1);
  expect(compareProducts(n - 1, n + 1, n, n)).toBe(-1);
  expect(compareProducts(n, n, n, n)).toBe(0);
});

test('a quotient goes to the nearest whole number, halves upwards', () => {
  expect([-7, -6, -5, -1, 0, 1, 2, 3, 5].map((n) => roundedQuotient(n, 4))).toEqual([-2, -1, -1, 0, 0, 0, 1, 1, 1]);
  fc.assert(
    fc.property(fc.integer({ min: -(2 ** 50), max: 2 ** 50 }), fc.integer({ min: 1, max: 2 ** 30 }), (n, d) => {
      const q = BigInt(roundedQuotient(n, d));
      const [twice, by] = [2n * BigInt(n), BigInt(d)];
      expect(by * (2n * q - 1n) <= twice && twice < by * (2n * q + 1n)).toBe(true);
    }),
  );
});

test('a length is rounded down, by whole numbers', () => {
  fc.assert(
    fc.property(somePoints(2), aFraction, aFraction, ([a, b], f, g) => {
      const squared = distanceSquared(a!, b!);
      const [from, to] = compareFractions(f, g) <= 0 ? [f, g] : [g, f];
      const top = BigInt(to.top) * BigInt(from.bottom) - BigInt(from.top) * BigInt(to.bottom);
      const bottom = BigInt(from.bottom) * BigInt(to.bottom);
      const floor = Number(slowRoot((BigInt(squared) * top * top) / (bottom * bottom)));
      expect(lengthBetween(squared, from, to)).toBe(floor);
      expect(isLongerThan(squared, from, to, floor + 1)).toBe(false);
      if (floor > 0) expect(isLongerThan(squared, from, to, floor - 1)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('a length that is whole is not longer than itself', () => {
  for (const [dx, dy, length] of [
    [3000, 4000, 5000],
    [20_000, 21_000, 29_000],
    [2 ** 24, 0, 2 ** 24],
  ]) {
    const squared = dx! * dx! + dy! * dy!;
    expect(lengthBetween(squared, START, END)).toBe(length);
    expect(isLongerThan(squared, START, END, length!)).toBe(false);
    expect(isLongerThan(squared, START, END, length! - 1)).toBe(true);
    expect(lengthBetween(squared, { top: 1, bottom: 5 }, END)).toBe(Math.floor((length! * 4) / 5));
  }
});

test('a length of next to nothing less than a whole number is rounded down', () => {
  expect(lengthBetween(10 ** 10 - 1, START, END)).toBe(99_999);
  expect(lengthBetween((2 ** 25 - 1) ** 2 - 1, START, END)).toBe(2 ** 25 - 2);
});
