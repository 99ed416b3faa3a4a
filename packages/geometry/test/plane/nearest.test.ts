import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  alongEdge,
  area,
  disc,
  distanceSquared,
  gap,
  isWithin,
  line,
  nearestPoint,
  type Point,
  shortestLine,
  spot,
  standing,
} from '../../src/plane/index.js';
import { aPoint } from './oracle.js';
import { aShape, sizes } from './shapes.js';

const apart = (p: Point, q: Point): number => Math.sqrt(distanceSquared(p, q));
const hull = standing({ kind: 'rectangle', length: 4000, width: 2000 }, { x: 10_000, y: 10_000 }, { x: 0, y: 1 });

describe('the shortest line', () => {
  test('runs from edge to edge', () => {
    expect(shortestLine(disc({ x: 0, y: 0 }, 500), disc({ x: 3000, y: 4000 }, 1000))).toEqual([
      { x: 300, y: 400 },
      { x: 2400, y: 3200 },
    ]);
    expect(shortestLine(disc({ x: 6000, y: 11_000 }, 500), hull)).toEqual([
      { x: 6500, y: 11_000 },
      { x: 9000, y: 11_000 },
    ]);
    expect(shortestLine(disc({ x: 0, y: 0 }, 500), disc({ x: 1000, y: 0 }, 500))).toBe(null);
  });

  test('is as long as the gap, and rounded no further than to the grid', () => {
    const pairs = sizes.chain((size) => fc.tuple(aShape(size), aShape(size)));
    fc.assert(
      fc.property(pairs, ([a, b]) => {
        const found = shortestLine(a, b);
        expect(found === null).toBe(isWithin(a, b, 0));
        if (found) expect(Math.abs(apart(...found) - gap(a, b))).toBeLessThan(3);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the nearest point', () => {
  test('of what holds a point is that point', () => {
    expect(nearestPoint(hull, { x: 9500, y: 10_000 })).toEqual({ x: 9500, y: 10_000 });
    expect(nearestPoint(disc({ x: 0, y: 0 }, 500), { x: 30, y: 40 })).toEqual({ x: 30, y: 40 });
  });

  test('is as far as the gap', () => {
    const cases = sizes.chain((size) => fc.tuple(aShape(size), aPoint(size)));
    fc.assert(
      fc.property(cases, ([shape, point]) => {
        const found = nearestPoint(shape, point);
        expect(Math.abs(apart(found, point) - gap(shape, spot(point)))).toBeLessThan(2);
      }),
      { numRuns: 1000 },
    );
  });
});

test('an edge is sampled at every corner and every step', () => {
  const triangle = area([
    { x: 0, y: 0 },
    { x: 300, y: 0 },
    { x: 0, y: 400 },
  ]);
  expect(alongEdge(triangle, 250)).toEqual([
    { x: 0, y: 0 },
    { x: 250, y: 0 },
    { x: 300, y: 0 },
    { x: 150, y: 200 },
    { x: 0, y: 400 },
    { x: 0, y: 150 },
  ]);
  expect(
    alongEdge(
      line([
        { x: 0, y: 0 },
        { x: 300, y: 0 },
      ]),
      200,
    ),
  ).toEqual([
    { x: 0, y: 0 },
    { x: 200, y: 0 },
    { x: 300, y: 0 },
  ]);
});
