import { expect, test } from 'vitest';
import { fuzz } from './fuzz.js';

test('100,000 places and 100,000 paths: no overlap is accepted and no legal move refused', () => {
  const { places, paths } = fuzz(100_000, 1);
  expect(places.differ.slice(0, 3)).toEqual([]);
  expect(paths.differ.slice(0, 3)).toEqual([]);
  for (const { legal, tried } of [places, paths]) {
    expect(legal).toBeGreaterThan(tried / 10);
    expect(legal).toBeLessThan(tried * 0.9);
  }
});
