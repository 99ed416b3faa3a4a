import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comesWithin, discsOverlap } from '../../src/plane/index.js';
import { big, somePoints } from './oracle.js';

test.each([
  { centre: { x: 10_000, y: 5_999 }, within: true },
  { centre: { x: 10_000, y: 6_000 }, within: false },
  { centre: { x: 4_001, y: 5_000 }, within: true },
  { centre: { x: 4_000, y: 5_000 }, within: false },
  { centre: { x: 15_600, y: 5_799 }, within: true },
  { centre: { x: 15_600, y: 5_800 }, within: false },
])('touching is not within: a disc of 1000 at $centre.x, $centre.y', ({ centre, within }) => {
  expect(comesWithin({ x: 5_000, y: 5_000 }, { x: 15_000, y: 5_000 }, centre, 1_000)).toBe(within);
});

test('the nearest point of a segment decides, exactly', () => {
  const radii = fc.constantFrom(1, 2, 5, 1_000, 30_000, 2 ** 23);
  fc.assert(
    fc.property(somePoints(3), radii, (points, radius) => {
      const [a, b, c] = points.map(big) as [ReturnType<typeof big>, ReturnType<typeof big>, ReturnType<typeof big>];
      const [dx, dy] = [b.x - a.x, b.y - a.y];
      const squared = dx * dx + dy * dy;
      const along = dx * (c.x - a.x) + dy * (c.y - a.y);
      const beyond = along > squared;
      const way = squared === 0n || along < 0n ? 0n : beyond ? squared : along;
      const unit = squared === 0n ? 1n : squared;
      const ox = (c.x - a.x) * unit - dx * way; // from the nearest point, enlarged
      const oy = (c.y - a.y) * unit - dy * way;
      const within = ox * ox + oy * oy < BigInt(radius) ** 2n * unit * unit;
      const [p, q, centre] = points as [(typeof points)[0], (typeof points)[0], (typeof points)[0]];
      expect(comesWithin(p, q, centre, radius)).toBe(within);
      expect(comesWithin(q, p, centre, radius)).toBe(within);
    }),
    { numRuns: 2000 },
  );
});

test('discs that touch do not overlap', () => {
  expect(discsOverlap({ x: 0, y: 0 }, { x: 3_000, y: 4_000 }, 2_500)).toBe(false);
  expect(discsOverlap({ x: 0, y: 0 }, { x: 2_999, y: 4_000 }, 2_500)).toBe(true);
});
