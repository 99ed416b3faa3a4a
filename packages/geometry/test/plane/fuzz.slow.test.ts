import { expect, test } from 'vitest';
import { fuzz } from './fuzz.js';

test.each([2, 3, 4, 5, 6])('a million places and paths of lot %d', (seed) => {
  const { places, paths } = fuzz(1_000_000, seed);
  expect(places.differ.slice(0, 3)).toEqual([]);
  expect(paths.differ.slice(0, 3)).toEqual([]);
});
