import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  area,
  disc,
  isInRegion,
  isWhollyIn,
  isWhollyInRegion,
  line,
  overlaps,
  type Point,
  type Shape,
  standing,
} from '../../src/plane/index.js';
import {
  aShape,
  compareExact,
  mapShape,
  quarterTurn,
  sides,
  sizes,
  slowCompareGap,
  slowCoreSquared,
  slowWhere,
} from './shapes.js';

const hull = (x: number, y: number, facing: Point = { x: 0, y: 1 }): Shape =>
  standing({ kind: 'rectangle', length: 4500, width: 3000 }, { x, y }, facing);
const square = (left: number, low: number, size: number): Shape =>
  area([
    { x: left, y: low },
    { x: left + size, y: low },
    { x: left + size, y: low + size },
    { x: left, y: low + size },
  ]);

describe('overlaps', () => {
  test.each<[string, Shape, Shape, number, boolean]>([
    ['discs that touch', disc({ x: 0, y: 0 }, 500), disc({ x: 1000, y: 0 }, 500), 0, false],
    ['discs by one unit', disc({ x: 0, y: 0 }, 500), disc({ x: 999, y: 0 }, 500), 0, true],
    ['discs by the slack', disc({ x: 0, y: 0 }, 500), disc({ x: 990, y: 0 }, 500), 10, false],
    ['discs by more than the slack', disc({ x: 0, y: 0 }, 500), disc({ x: 989, y: 0 }, 500), 10, true],
    ['hulls side by side', hull(0, 0), hull(3000, 0), 10, false],
    ['hulls by the slack', hull(0, 0), hull(2990, 0), 10, false],
    ['hulls by more than the slack', hull(0, 0), hull(2989, 0), 10, true],
    ['one hull on another', hull(0, 0), hull(0, 0), 10, true],
    ['a hull across another', hull(0, 0), hull(0, 0, { x: 1, y: 0 }), 10, true],
    ['a corner in a side by the slack', hull(0, 0), square(1490, 0, 999), 10, false],
    ['a corner in a side by more', hull(0, 0), square(1489, 0, 999), 10, true],
    [
      'a hull and a wall along its side',
      hull(0, 0),
      line([
        { x: 1490, y: -9000 },
        { x: 1490, y: 9000 },
      ]),
      10,
      false,
    ],
    [
      'a hull and a wall through it',
      hull(0, 0),
      line([
        { x: 1489, y: -9000 },
        { x: 1489, y: 9000 },
      ]),
      10,
      true,
    ],
    [
      'a hull and a wall that ends in it',
      hull(0, 0),
      line([
        { x: 0, y: 2000 },
        { x: 0, y: 9000 },
      ]),
      10,
      true,
    ],
    ['a hull within a wood', hull(0, 0), square(-9000, -9000, 18_000), 10, true],
    [
      'a hull in the notch of an area',
      hull(0, 0),
      area([
        { x: -9000, y: -2250 },
        { x: -9000, y: -9000 },
        { x: 9000, y: -9000 },
        { x: 9000, y: 9000 },
        { x: 1500, y: 9000 },
        { x: 1500, y: -2250 },
      ]),
      10,
      false,
    ],
  ])('%s', (_, a, b, slack, expected) => {
    expect(overlaps(a, b, slack)).toBe(expected);
    expect(overlaps(b, a, slack)).toBe(expected);
    expect(overlaps(mapShape(a, quarterTurn), mapShape(b, quarterTurn), slack)).toBe(expected);
  });

  test('of anything round is being nearer than the radii less the slack', () => {
    const cases = sizes.chain((size) =>
      fc.record({ a: aShape(size), b: aShape(size), slack: fc.integer({ min: 0, max: 10 }).map((n) => n / 2) }),
    );
    fc.assert(
      fc.property(cases, ({ a, b, slack }) => {
        fc.pre(a.radius + b.radius > slack);
        expect(overlaps(a, b, slack)).toBe(slowCompareGap(a, b, -slack) < 0);
      }),
      { numRuns: 2000 },
    );
  });

  test('of hulls never happens where there is a gap, always where one holds the centre of another', () => {
    const hulls = sizes.chain((size) => {
      const one = aShape(size).filter(({ kind, corners, at }) => kind === 'area' && !corners.includes(at));
      return fc.tuple(one, one, fc.integer({ min: 0, max: 3 }));
    });
    fc.assert(
      fc.property(hulls, ([a, b, slack]) => {
        const apart = compareExact(slowCoreSquared(a, b), { top: 0n, bottom: 1n }) > 0;
        if (apart) expect(overlaps(a, b, slack)).toBe(false);
        if (overlaps(a, b, slack + 1)) expect(overlaps(a, b, slack)).toBe(true);
        expect(overlaps(a, b, slack)).toBe(overlaps(b, a, slack));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('wholly in an area', () => {
  const wood = square(0, 0, 10_000);
  test.each<[string, Shape, boolean]>([
    ['a disc on the edge from inside', disc({ x: 500, y: 500 }, 500), true],
    ['a disc out by the slack', disc({ x: 490, y: 500 }, 500), true],
    ['a disc out by more', disc({ x: 489, y: 500 }, 500), false],
    ['a disc around it all', disc({ x: 5000, y: 5000 }, 9000), false],
    ['a hull on the edge', hull(1500, 2250), true],
    ['a hull out by the slack', hull(1490, 2250), true],
    ['a hull out by more', hull(1489, 2250), false],
    ['an oval', standing({ kind: 'oval', length: 3000, width: 1000 }, { x: 1500, y: 500 }, { x: -1, y: 0 }), true],
    [
      'an oval turned',
      standing({ kind: 'oval', length: 3000, width: 1000 }, { x: 1500, y: 500 }, { x: 1, y: 1 }),
      false,
    ],
  ])('%s', (_, shape, expected) => {
    expect(isWhollyIn(shape, wood, 10)).toBe(expected);
    expect(isWhollyInRegion([square(-900, -900, 100), wood], shape, 10)).toBe(expected);
  });

  test('a hull over the gap of a horseshoe is not', () => {
    const horseshoe = area([
      { x: 0, y: 0 },
      { x: 9000, y: 0 },
      { x: 9000, y: 9000 },
      { x: 5000, y: 9000 },
      { x: 5000, y: 3000 },
      { x: 4800, y: 3000 },
      { x: 4800, y: 9000 },
      { x: 0, y: 9000 },
    ]);
    expect(isWhollyIn(hull(4900, 6000), horseshoe, 10)).toBe(false); // all four corners are in it
    expect(isWhollyIn(hull(2000, 6000), horseshoe, 10)).toBe(true);
  });

  test('of anything round is having its core inside, clear of the edge', () => {
    const cases = sizes.chain((size) =>
      fc.record({
        shape: aShape(size),
        region: aShape(size).filter(({ kind }) => kind === 'area'),
        slack: fc.integer({ min: 0, max: 10 }).map((n) => n / 2),
      }),
    );
    fc.assert(
      fc.property(cases, ({ shape, region, slack }) => {
        fc.pre(shape.radius > slack);
        const isIn = shape.corners.every((corner) => slowWhere(region, corner) !== 'outside');
        const edge = sides(region).map(([p, q]) => line([p, q]));
        expect(isWhollyIn(shape, region, slack)).toBe(
          isIn && edge.every((side) => slowCompareGap(side, shape, -slack) >= 0),
        );
      }),
      { numRuns: 2000 },
    );
  });
});

test('regions are in reach by the slack', () => {
  const zone = [square(0, 0, 100), square(300, 0, 100)];
  expect(isInRegion(zone, { x: 110, y: 50 }, 10)).toBe(true);
  expect(isInRegion(zone, { x: 111, y: 50 }, 10)).toBe(false);
  expect(isInRegion(zone, { x: 350, y: 50 }, 0)).toBe(true);
});
