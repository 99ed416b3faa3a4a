import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  area,
  compareLeg,
  disc,
  edgeDistance,
  gap,
  isNearerThan,
  isWithin,
  line,
  type Shape,
  spot,
  standing,
  standsIn,
} from '../../src/plane/index.js';
import { aPoint } from './oracle.js';
import {
  aShape,
  compareExact,
  mapShape,
  quarterTurn,
  shifted,
  sizes,
  slowCompareGap,
  slowSquared,
  slowWhere,
} from './shapes.js';

const pairs = sizes.chain((size) =>
  fc.record({
    a: aShape(size),
    b: aShape(size),
    twice: fc.integer({ min: -4, max: 2 * size }),
    size: fc.constant(size),
  }),
);

describe('gaps', () => {
  test.each<[string, Shape, Shape, number]>([
    ['two discs', disc({ x: 0, y: 0 }, 500), disc({ x: 3000, y: 4000 }, 500), 4000],
    ['two discs that overlap', disc({ x: 0, y: 0 }, 500), disc({ x: 600, y: 0 }, 500), 0],
    ['a disc and a point', disc({ x: 0, y: 0 }, 500), spot({ x: 0, y: 700 }), 200],
    [
      'a disc and a wall',
      disc({ x: 0, y: 0 }, 500),
      line([
        { x: -900, y: 800 },
        { x: 900, y: 800 },
      ]),
      300,
    ],
    [
      'a disc and the end of a wall',
      disc({ x: 0, y: 0 }, 500),
      line([
        { x: 300, y: 400 },
        { x: 600, y: 800 },
      ]),
      0,
    ],
    [
      'a disc inside an area',
      disc({ x: 50, y: 50 }, 5),
      area([
        { x: 0, y: 0 },
        { x: 100, y: 0 },
        { x: 0, y: 200 },
      ]),
      0,
    ],
    [
      'a hull and a disc beside it',
      standing({ kind: 'rectangle', length: 4500, width: 3000 }, { x: 0, y: 0 }, { x: 0, y: 1 }),
      disc({ x: 2500, y: 0 }, 500),
      500,
    ],
    [
      'an oval and a disc before it',
      standing({ kind: 'oval', length: 3000, width: 1000 }, { x: 0, y: 0 }, { x: 1, y: 0 }),
      disc({ x: 2500, y: 0 }, 500),
      500,
    ],
    [
      'two hulls, corner to side',
      standing({ kind: 'rectangle', length: 2000, width: 2000 }, { x: 0, y: 0 }, { x: 1, y: 1 }),
      standing({ kind: 'rectangle', length: 2000, width: 2000 }, { x: 3414, y: 0 }, { x: 1, y: 0 }),
      1000,
    ],
  ])('of %s', (_, a, b, expected) => {
    expect(gap(a, b)).toBe(expected);
    expect(gap(b, a)).toBe(expected);
  });

  test('compare exactly as numbers without limit do', () => {
    fc.assert(
      fc.property(pairs, ({ a, b, twice }) => {
        const sign = slowCompareGap(a, b, twice / 2);
        expect(isWithin(a, b, twice / 2)).toBe(sign <= 0);
        expect(isNearerThan(a, b, twice / 2)).toBe(sign < 0);
      }),
      { numRuns: 3000 },
    );
  });

  test('are the same from both ends, and grow with nothing but distance', () => {
    fc.assert(
      fc.property(pairs, ({ a, b, twice }) => {
        expect(gap(a, b)).toBe(gap(b, a));
        expect(isWithin(a, b, twice / 2)).toBe(isWithin(b, a, twice / 2));
        if (isWithin(a, b, twice / 2)) expect(isWithin(a, b, twice / 2 + 0.5)).toBe(true);
        expect(isWithin(a, b, Math.ceil(gap(a, b)) + 1)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test('are the same on a table shifted or turned by a quarter', () => {
    fc.assert(
      fc.property(pairs, fc.integer({ min: -9999, max: 9999 }), ({ a, b, twice }, by) => {
        for (const change of [quarterTurn, shifted(by, -2 * by)]) {
          const [c, d] = [mapShape(a, change), mapShape(b, change)];
          expect(gap(c, d)).toBe(gap(a, b));
          expect(isWithin(c, d, twice / 2)).toBe(isWithin(a, b, twice / 2));
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('of a leg are those of a line of two points', () => {
    fc.assert(
      fc.property(pairs, fc.gen(), ({ a, twice, size }, gen) => {
        const [p, q] = [gen(aPoint, size), gen(aPoint, size)];
        expect(Math.sign(compareLeg(p, q, a, twice / 2))).toBe(slowCompareGap(line([p, q]), a, twice / 2));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('standing in an area', () => {
  const areas = sizes.chain((size) =>
    fc.record({
      shape: aShape(size).filter(({ kind }) => kind === 'area'),
      point: aPoint(size),
      slack: fc.integer({ min: 0, max: 20 }),
    }),
  );

  test('is being inside, or near enough to the edge', () => {
    fc.assert(
      fc.property(areas, ({ shape, point, slack }) => {
        const squared = shape.corners.map((p, i) =>
          slowSquared(point, [p, shape.corners[(i + 1) % shape.corners.length]!]),
        );
        const isNear = squared.some((one) => compareExact(one, { top: BigInt(slack * slack), bottom: 1n }) <= 0);
        expect(standsIn(shape, point, slack)).toBe(isNear || slowWhere(shape, point) !== 'outside');
        if (isNear) expect(edgeDistance(shape, point)).toBeLessThan(slack + 0.001);
      }),
      { numRuns: 2000 },
    );
  });
});

test('bases turn with the table', () => {
  const base = { kind: 'rectangle', length: 4501, width: 2999 } as const;
  fc.assert(
    fc.property(aPoint(60_000), aPoint(50), (at, facing) => {
      fc.pre(facing.x !== 0 || facing.y !== 0);
      for (const kind of ['rectangle', 'oval'] as const) {
        const turned = standing({ ...base, kind }, quarterTurn(at), quarterTurn(facing));
        expect(turned).toEqual(mapShape(standing({ ...base, kind }, at, facing), quarterTurn));
      }
    }),
  );
});
