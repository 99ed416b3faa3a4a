import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  comesNearerThan,
  disc,
  firstContact,
  gap,
  leadsAwayFrom,
  leastGap,
  line,
  movedTo,
  NEVER,
  type Path,
  type Point,
  pathLength,
  pathUpTo,
  pointAlong,
  samplesAlong,
  spot,
  standing,
  sweptTo,
} from '../../src/plane/index.js';
import { aPoint } from './oracle.js';
import { aShape, sizes, slowCompareGap } from './shapes.js';

const ways = sizes.chain((size) =>
  fc.record({
    path: fc.array(aPoint(size), { minLength: 1, maxLength: 4 }),
    other: aShape(size),
    twice: fc.integer({ min: 0, max: size }),
  }),
);

describe('a round base on its path', () => {
  test('comes near exactly where one of its legs does', () => {
    fc.assert(
      fc.property(ways, ({ path, other, twice }) => {
        const legs = path.length === 1 ? [spot(path[0]!)] : path.slice(1).map((to, i) => line([path[i]!, to]));
        expect(comesNearerThan(path, other, twice / 2)).toBe(
          legs.some((leg) => slowCompareGap(leg, other, twice / 2) < 0),
        );
      }),
      { numRuns: 2000 },
    );
  });

  test.each<[number, number]>([
    [990, 4000 - Math.sqrt(1000 * 1000 - 990 * 990)],
    [1000, NEVER],
    [0, 3000],
  ])('meets another that stands %d aside', (aside, way) => {
    const path = [
      { x: 0, y: 0 },
      { x: 2000, y: 0 },
      { x: 8000, y: 0 },
    ];
    expect(firstContact(disc(path[0]!, 500), path, disc({ x: 4000, y: aside }, 500), 0)).toBeCloseTo(way, 6);
  });
});

test('a base that only just grazes another meets it beside it, not at the end of its leg', () => {
  // as near to touching as the grid allows, on legs of many slopes
  for (let x = 1; x < 400; x++) {
    const [from, to] = [
      { x: 0, y: 0 },
      { x: 20_000 + x, y: 7 * x },
    ];
    const length = pathLength([from, to]);
    const beside = { x: 10_000, y: Math.round((10_000 * to.y) / to.x + (1000 * length) / to.x) };
    const way = firstContact(disc(from, 500), [from, to], disc(beside, 500), 0);
    if (way !== NEVER) expect(Math.abs(way - length / 2)).toBeLessThan(700);
  }
});

describe('any base on its path', () => {
  const moves = sizes
    .filter((size) => size > 10)
    .chain((size) =>
      fc.record({
        mover: aShape(size).filter(
          ({ kind, corners, radius }) => kind !== 'line' || (corners.length === 2 && radius > 0),
        ),
        to: fc.array(aPoint(size), { minLength: 1, maxLength: 3 }),
        other: aShape(size),
        limit: fc.integer({ min: 1, max: 9 }),
      }),
    )
    .filter(({ mover }) => mover.kind !== 'area' || !mover.corners.includes(mover.at)); // bases

  test('sweeps over its start, its end and everything between', () => {
    fc.assert(
      fc.property(moves, fc.integer({ min: 0, max: 16 }), ({ mover, to, other }, sixteenths) => {
        const swept = sweptTo(mover, to[0]!);
        const between = pointAlong([mover.at, to[0]!], (pathLength([mover.at, to[0]!]) * sixteenths) / 16);
        // a place between is rounded to the grid, by less than a unit
        expect(gap(swept, other)).toBeLessThanOrEqual(gap(movedTo(mover, between), other) + 1);
        expect(gap(swept, other)).toBeLessThanOrEqual(gap(movedTo(mover, to[0]!), other));
        expect(gap(swept, other)).toBeLessThanOrEqual(gap(mover, other));
      }),
      { numRuns: 500 },
    );
  });

  test('is at the limit where it first comes nearer, and never nearer before', () => {
    fc.assert(
      fc.property(moves, ({ mover, to, other, limit }) => {
        const path = [mover.at, ...to];
        const way = firstContact(mover, path, other, limit);
        const at = (far: number) => gap(movedTo(mover, pointAlong(path, far)), other);
        expect(way === NEVER).toBe(leastGap(mover, path, other) >= limit);
        for (let k = 0; k <= 20; k++) {
          const far = (Math.min(way, pathLength(path)) * k) / 20;
          expect(at(far)).toBeGreaterThanOrEqual(way === 0 ? 0 : limit - 1.5);
        }
        if (way !== NEVER) expect(at(way)).toBeLessThanOrEqual(limit + 1.5);
      }),
      { numRuns: 1000 },
    );
  });

  test('passes by at the least gap', () => {
    const lancer = disc({ x: 10_000, y: 10_000 }, 984);
    const rifleman = disc({ x: 20_000, y: 12_500 }, 590.5);
    const path = [lancer.at, { x: 28_000, y: 10_000 }];
    expect(leastGap(lancer, path, rifleman)).toBe(925.5);
    const tank = standing({ kind: 'rectangle', length: 4500, width: 3000 }, path[0]!, { x: 1, y: 0 });
    expect(leastGap(tank, path, rifleman)).toBe(409.5);
  });
});

describe('paths', () => {
  const path: Path = [
    { x: 0, y: 0 },
    { x: 3000, y: 4000 },
    { x: 3000, y: 4000 },
    { x: 3000, y: 6000 },
  ];

  test('are as long as their legs', () => {
    expect(pathLength(path)).toBe(7000);
    expect(pathLength([path[0]!])).toBe(0);
  });

  test.each<[number, Point]>([
    [-1, { x: 0, y: 0 }],
    [0, { x: 0, y: 0 }],
    [2500, { x: 1500, y: 2000 }],
    [5000, { x: 3000, y: 4000 }],
    [5001.4, { x: 3000, y: 4001 }],
    [7000, { x: 3000, y: 6000 }],
    [9000, { x: 3000, y: 6000 }],
  ])('have a place %d along', (way, point) => {
    expect(pointAlong(path, way)).toEqual(point);
    expect(pathUpTo(path, way).at(-1)).toEqual(point);
  });

  test('have samples at every step and at their end', () => {
    const straight = [
      { x: 0, y: 0 },
      { x: 3005, y: 0 },
    ];
    expect(samplesAlong(straight, 1000, 10).map(({ x }) => x)).toEqual([1000, 2000, 3005]);
    expect(samplesAlong([straight[0]!, { x: 3011, y: 0 }], 1000, 10).map(({ x }) => x)).toEqual([
      1000, 2000, 3000, 3011,
    ]);
    expect(samplesAlong([straight[0]!], 1000, 10)).toEqual([straight[0]]);
  });

  test('lead away from a point if no step brings them nearer', () => {
    const wreck = { x: 0, y: 0 };
    expect(
      leadsAwayFrom(
        [
          { x: 100, y: 0 },
          { x: 100, y: 50 },
          { x: 300, y: 60 },
        ],
        wreck,
      ),
    ).toBe(true);
    expect(
      leadsAwayFrom(
        [
          { x: 100, y: 0 },
          { x: 99, y: 50 },
        ],
        wreck,
      ),
    ).toBe(false);
    expect(
      leadsAwayFrom(
        [
          { x: 100, y: 0 },
          { x: 200, y: 0 },
          { x: 180, y: 10 },
        ],
        wreck,
      ),
    ).toBe(false);
  });
});
