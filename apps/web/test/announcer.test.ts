import { expect, test } from 'vitest';
import { heardOf } from '../src/frame/announcer.js';
import type { Spoken } from '../src/frame/presenter.js';

const more = (n: number) => `${n} more.`;
const others = (n: number): Spoken[] => Array.from({ length: n }, (_, i) => ({ text: `Thing ${i + 1}.`, own: false }));
const mine = (text: string): Spoken => ({ text, own: true });

test('what befell the listener is heard first, however much happened after it', () => {
  const heard = heardOf([mine('a1 is hit.'), ...others(14), mine('a2 is out.')], more);
  expect(heard).toEqual(['a1 is hit.', 'a2 is out.', '10 more.', 'Thing 11.', 'Thing 12.', 'Thing 13.', 'Thing 14.']);
});

test('nothing of what befell the listener is left out', () => {
  const hits = Array.from({ length: 9 }, (_, i) => mine(`a${i + 1} is hit.`));
  expect(heardOf([...others(2), ...hits], more)).toEqual([...hits.map(({ text }) => text), '2 more.']);
});

test('the same sentence is heard once', () => {
  expect(heardOf([...others(1), ...others(1), mine('Hit.'), mine('Hit.')], more)).toEqual(['Hit.', 'Thing 1.']);
});

test('few things are told in their order', () => {
  expect(heardOf(others(3), more)).toEqual(['Thing 1.', 'Thing 2.', 'Thing 3.']);
});
