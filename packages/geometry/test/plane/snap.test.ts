import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  area,
  disc,
  distanceSquared,
  isNearerThan,
  line,
  nearestLegal,
  type Point,
  type Shape,
  spot,
  standsIn,
} from '../../src/plane/index.js';
import { aPoint } from './oracle.js';
import { aDisc } from './shapes.js';

const table = (size: number): Shape =>
  area([
    { x: 0, y: 0 },
    { x: size, y: 0 },
    { x: size, y: size },
    { x: 0, y: size },
  ]);

describe('the nearest legal place', () => {
  test('is where one wants to be, if that is legal', () => {
    const wanted = { x: 5, y: 5 };
    expect(nearestLegal(wanted, { off: [], clearance: 0, within: [] }, 10, () => true)).toBe(wanted);
  });

  test('touches what stood in the way', () => {
    const other = disc({ x: 10_000, y: 10_000 }, 500);
    const isLegal = (at: Point) => !isNearerThan(disc(at, 500), other, 0);
    const bounds = { off: [other], clearance: 500, within: [] };
    expect(nearestLegal({ x: 10_400, y: 10_000 }, bounds, 5000, isLegal)).toEqual({ x: 11_000, y: 10_000 });
    expect(nearestLegal({ x: 10_300, y: 10_400 }, bounds, 5000, isLegal)).toEqual({ x: 10_600, y: 10_800 });
  });

  test('is none if all are too far', () => {
    const bounds = { off: [], clearance: 0, within: [table(100)] };
    expect(nearestLegal({ x: -50, y: 50 }, bounds, 49, ({ x }) => x >= 0)).toBe(null);
    expect(nearestLegal({ x: -50, y: 50 }, bounds, 50, ({ x }) => x >= 0)).toEqual({ x: 0, y: 50 });
  });

  test('is as near as any place of the whole table', () => {
    const SIZE = 48;
    const crowded = fc.record({
      others: fc.array(aDisc(SIZE), { minLength: 1, maxLength: 5 }),
      walls: fc.array(
        fc.tuple(aPoint(SIZE), aPoint(SIZE)).filter(([p, q]) => p.x !== q.x || p.y !== q.y),
        { maxLength: 2 },
      ),
      wanted: aPoint(SIZE),
      radius: fc.integer({ min: 1, max: 5 }),
    });
    let moved = 0;
    fc.assert(
      fc.property(crowded, ({ others, walls, wanted, radius }) => {
        const off = [...others, ...walls.map((points) => line(points))];
        const field = table(SIZE);
        const isLegal = (at: Point) =>
          standsIn(field, at, 0) && off.every((shape) => !isNearerThan(spot(at), shape, radius));
        const found = nearestLegal(wanted, { off, clearance: radius, within: [field] }, 99, isLegal);
        let least = Infinity;
        for (let x = 0; x <= SIZE; x++)
          for (let y = 0; y <= SIZE; y++)
            if (distanceSquared(wanted, { x, y }) < least && isLegal({ x, y }))
              least = distanceSquared(wanted, { x, y });
        if (least === Infinity) return expect(found).toBe(null);
        if (least > 0) moved++;
        expect(found).not.toBe(null);
        expect(isLegal(found!)).toBe(true);
        // the very nearest point of the grid may lie beside a bound and not on it: that is a matter of a unit
        expect(Math.sqrt(distanceSquared(wanted, found!))).toBeLessThanOrEqual(Math.sqrt(least) + 1.5);
      }),
      { numRuns: 600 },
    );
    expect(moved).toBeGreaterThan(50);
  });
});
