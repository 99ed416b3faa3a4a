import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Fingerprint, Memo } from '../src/index.js';

const print = new Fingerprint();

function of(numbers: readonly number[], text: string | null = null): number {
  print.begin();
  for (const number of numbers) print.addReal(number);
  print.addText(text);
  return print.end();
}

test('equal parts make an equal fingerprint, whatever was made before', () => {
  fc.assert(
    fc.property(fc.array(fc.double()), fc.array(fc.double()), (one, other) => {
      const first = of(one);
      of(other);
      expect(of(one)).toBe(first);
      expect(Number.isSafeInteger(first)).toBe(true);
    }),
  );
});

test('ten thousand places a hair apart are told apart, and so are their order and their texts', () => {
  const seen = new Set<number>();
  for (let i = 0; i < 100; i++) for (let k = 0; k < 100; k++) seen.add(of([12 + i * 1e-9, 7 - k * 1e-12]));
  expect(seen.size).toBe(10_000);
  expect(of([1, 2])).not.toBe(of([2, 1]));
  expect(of([1], 'a')).not.toBe(of([1], 'b'));
  expect(of([1], '')).not.toBe(of([1], null));
});

test('what was worked out is worked out once, for one match at a time', () => {
  const memo = new Memo<string>();
  const [match, other] = [{}, {}];
  let works = 0;
  const ask = (of: object, key: number) => memo.recall(of, key, () => `${key}:${++works}`);
  expect([ask(match, 7), ask(match, 7), ask(match, 8)]).toEqual(['7:1', '7:1', '8:2']);
  expect([ask(other, 7), ask(other, 7)]).toEqual(['7:3', '7:3']);
});

test('it does not grow without end', () => {
  const memo = new Memo<number>();
  const match = {};
  let works = 0;
  for (let key = 0; key < 20_001; key++) memo.recall(match, key, () => works++);
  memo.recall(match, 0, () => works++);
  expect(works).toBe(20_002);
});
