import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  add,
  compare,
  type Fraction,
  formatFraction,
  fraction,
  multiply,
  parseFraction,
  round,
  toNumber,
} from '../src/rules/fraction.js';

const aFraction = fc
  .tuple(fc.integer({ min: -999, max: 999 }), fc.integer({ min: 1, max: 999 }))
  .map(([over, under]) => fraction(over, under));

const plain = (f: Fraction) => [Number(f.over), Number(f.under)] as const;

test('fractions are kept in lowest terms with the sign above', () => {
  expect(formatFraction(fraction(32, 36))).toBe('8/9');
  expect(formatFraction(fraction(6, -4))).toBe('-3/2');
  expect(formatFraction(fraction(0, -7))).toBe('0');
  expect(() => fraction(1, 0)).toThrow(RangeError);
  expect(() => parseFraction('1 + 1/range')).toThrow(SyntaxError);
});

test('a fraction reads back as it was written', () => {
  fc.assert(
    fc.property(aFraction, (f) => {
      expect(parseFraction(formatFraction(f))).toEqual(f);
    }),
  );
});

test('sums, products and comparisons agree with whole numbers over a common denominator', () => {
  fc.assert(
    fc.property(aFraction, aFraction, (a, b) => {
      const [p, q] = plain(a);
      const [r, s] = plain(b);
      expect(add(a, b)).toEqual(fraction(p * s + r * q, q * s));
      expect(multiply(a, b)).toEqual(fraction(p * r, q * s));
      expect(compare(a, b)).toBe(Math.sign(p * s - r * q));
    }),
  );
});

test('[QL-UNC-10] halves are rounded up, also below zero', () => {
  expect(['77/2', '769/20', '-1/2', '-3/2', '-8/5'].map((text) => round(parseFraction(text)))).toEqual([
    39, 38, 0, -1, -2,
  ]);
  fc.assert(
    fc.property(aFraction, (f) => {
      expect(round(f)).toBe(Math.floor(toNumber(f) + 0.5));
    }),
  );
});
