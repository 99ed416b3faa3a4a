import fc from 'fast-check';
import { expect, test } from 'vitest';
import { alike, canonical, hashOf, unreachable } from '../src/index.js';

test('equal data has equal text and equal hash, whatever the order of its keys', () => {
  expect(canonical({ b: [1, { d: null, c: 'x' }], a: true })).toBe('{"a":true,"b":[1,{"c":"x","d":null}]}');
  expect(hashOf({ a: 1, b: 2 })).toBe(hashOf({ b: 2, a: 1 }));
  expect(hashOf({ a: 1 })).not.toBe(hashOf({ a: 2 }));
  expect(hashOf({ a: undefined })).not.toBe(hashOf({}));
  expect(hashOf([1, 2])).not.toBe(hashOf([2, 1]));
  expect(hashOf('')).toMatch(/^[0-9a-f]{16}$/);
  const many = new Set(Array.from({ length: 50_000 }, (_, i) => hashOf({ turn: i, at: [i % 7, i % 11] })));
  expect(many.size).toBe(50_000);
});

test('what is alike has the same text, and what is not has another', () => {
  for (const [one, other] of [
    [{ a: 1 }, {}],
    [{ a: undefined }, {}],
    [{ a: undefined }, { b: undefined }],
    [{ a: 1 }, { a: '1' }],
    [[], {}],
    [[1], { 0: 1 }],
    [null, {}],
    [{}, { toString: 1 }],
  ])
    expect([alike(one, other), alike(other, one)]).toEqual([false, false]);
  // mirrored keys and small values, so that many are the same
  const small = fc.letrec((tie) => ({
    value: fc.oneof(fc.constantFrom(0, 1, 'x', null, true), fc.array(tie('value'), { maxLength: 2 }), tie('fields')),
    fields: fc.dictionary(fc.constantFrom('a', 'b'), tie('value'), { maxKeys: 2 }),
  }));
  fc.assert(
    fc.property(small.value, small.value, (one, other) => alike(one, other) === (canonical(one) === canonical(other))),
    { numRuns: 2000 },
  );
});

test('what cannot be says so', () => {
  expect(() => unreachable('x' as never)).toThrow('bug: unexpected "x"');
});
