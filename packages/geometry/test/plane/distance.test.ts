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
  type Point,
  type Shape,
  spot,
  standing,
  standsIn,
} from '../../src/plane/index.js';
import { aPoint, slowRoot } from './oracle.js';
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

describe('where products are too long for a number', () => {
  /** Whole x and y with a y - b x = 1, for a and b without a common divisor. */
  function bezout(a: number, b: number): Point {
    let [first, second] = [
      { rest: a, y: 1, x: 0 },
      { rest: b, y: 0, x: -1 },
    ];
    while (second.rest !== 0) {
      const times = Math.floor(first.rest / second.rest);
      const next = {
        rest: first.rest - times * second.rest,
        y: first.y - times * second.y,
        x: first.x - times * second.x,
      };
      [first, second] = [second, next];
    }
    return first.rest === 1 ? first : { x: Number.NaN, y: Number.NaN };
  }

  test('a point as near to the limit as whole numbers allow is still told from one at it', () => {
    const long = fc.integer({ min: 2 ** 22, max: 2 ** 23 });
    let close = 0;
    fc.assert(
      fc.property(
        long,
        long,
        fc.integer({ min: 2 ** 21, max: 2 ** 22 }),
        fc.integer({ min: 0, max: 1 }),
        (a, b, limit, more) => {
          const { x, y } = bezout(a, b);
          fc.pre(!Number.isNaN(x));
          const [bigA, bigB] = [BigInt(a), BigInt(b)];
          const squared = bigA * bigA + bigB * bigB;
          const aside = slowRoot(BigInt(limit) ** 2n * squared) + BigInt(more);
          // the point so far aside, brought back beside the segment
          const [farX, farY] = [BigInt(x) * aside, BigInt(y) * aside];
          const along = farX * bigA + farY * bigB;
          const back = (along - (((along % squared) + squared) % squared)) / squared;
          const point = { x: Number(farX - back * bigA), y: Number(farY - back * bigB) };
          const exact = aside ** 2n - BigInt(limit) ** 2n * squared;
          if (Number(aside) ** 2 - limit ** 2 * Number(squared) > 0 !== exact > 0n) close++;
          const sign = exact > 0n ? 1 : exact < 0n ? -1 : 0;
          expect(Math.sign(compareLeg({ x: 0, y: 0 }, { x: a, y: b }, spot(point), limit))).toBe(sign);
        },
      ),
      { numRuns: 30_000, seed: 1 },
    );
    expect(close).toBeGreaterThan(0);
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
