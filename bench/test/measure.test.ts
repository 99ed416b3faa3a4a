import { expect, test } from 'vitest';
import { figure } from '../src/measure.js';

test.each([
  [[3, 1, 2], { value: 2, low: 1, high: 3 }],
  [[4, 1, 2, 3], { value: 2.5, low: 1, high: 4 }],
  [[7], { value: 7, low: 7, high: 7 }],
])('the figure of %j is the median between the bounds', (samples, expected) => {
  expect(figure(samples)).toEqual(expected);
});

test('a figure leaves its samples as they were', () => {
  const samples = [3, 1, 2];
  figure(samples);
  expect(samples).toEqual([3, 1, 2]);
});
