import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  area,
  crosses,
  crossings,
  line,
  outline,
  type Path,
  type Point,
  pathLength,
  type Shape,
} from '../../src/plane/index.js';
import { aPoint } from './oracle.js';
import { asNumber, slowMeetings } from './pieces.js';
import { compareExact, mapShape, quarterTurn, sides, sizes } from './shapes.js';

const points = (...numbers: number[]): Point[] =>
  numbers.flatMap((x, i) => (i % 2 === 0 ? [{ x, y: numbers[i + 1]! }] : []));

const low = line(points(0, 12_000, 48_000, 12_000));
const house = outline(area(points(2000, 2000, 4000, 2000, 4000, 4000, 2000, 4000)));
const bent = line(points(0, 0, 5000, 5000, 10_000, 0));

describe('crossings', () => {
  test.each<[string, Path, Shape, [number, boolean][]]>([
    ['straight through', points(10_000, 10_000, 10_000, 13_000), low, [[2000, true]]],
    ['a vertex on the wall', points(10_000, 10_000, 10_000, 12_000, 10_000, 13_000), low, [[2000, true]]],
    [
      'touched by a vertex',
      points(10_000, 10_000, 10_500, 12_000, 11_000, 10_000),
      low,
      [[Math.sqrt(4_250_000), false]],
    ],
    ['short of it', points(10_000, 10_000, 10_000, 11_500), low, []],
    ['ending on it', points(10_000, 10_000, 10_000, 12_000), low, []],
    ['starting on it', points(10_000, 12_000, 10_000, 14_000), low, []],
    ['along it and over', points(0, 11_000, 1000, 12_000, 4000, 12_000, 5000, 13_000), low, [[Math.sqrt(2e6), true]]],
    ['along it and back', points(0, 11_000, 1000, 12_000, 4000, 12_000, 5000, 11_000), low, [[Math.sqrt(2e6), false]]],
    [
      'over and back elsewhere',
      points(0, 11_000, 0, 13_000, 500, 13_000, 500, 11_000),
      line(points(0, 12_000, 1000, 12_000)),
      [
        [1000, false],
        [3500, true],
      ],
    ],
    ['twice, closer than a hundredth', points(0, 11_000, 0, 13_000, 9, 13_000, 9, 11_000), low, [[1000, false]]],
    [
      'through a house',
      points(0, 3000, 9000, 3000),
      house,
      [
        [2000, true],
        [4000, true],
      ],
    ],
    ['at the corner of a house', points(1000, 3000, 3000, 1000), house, [[Math.sqrt(2e6), false]]],
    [
      'through two corners of a house',
      points(0, 0, 6000, 6000),
      house,
      [
        [Math.sqrt(8e6), true],
        [Math.sqrt(32e6), true],
      ],
    ],
    ['along a side of a house', points(0, 2000, 9000, 2000), house, [[2000, false]]],
    ['at the tip of a bend', points(0, 5000, 9000, 5000), bent, [[5000, false]]],
    ['through the tip of a bend', points(5000, 9000, 5000, 0), bent, [[4000, true]]],
    ['round the end of a wall', points(-1000, 1000, 1000, -1000), bent, [[Math.sqrt(2e6), false]]],
    ['from a standstill', points(5000, 9000, 5000, 9000, 5000, 0, 5000, 0), bent, [[4000, true]]],
    ['not moving at all', points(5000, 5000, 5000, 5000), bent, []],
  ])('%s', (_, path, wall, expected) => {
    const found = crossings(path, wall, 10);
    expect(found.map(({ way, through }) => [way, through])).toEqual(
      expected.map(([way, through]) => [expect.closeTo(way, 6), through]),
    );
    expect(crosses(path, wall)).toBe(expected.length > 0);
  });

  const cases = sizes.chain((size) =>
    fc.record({
      path: fc.array(aPoint(size), { minLength: 2, maxLength: 4 }),
      wall: fc.array(aPoint(size), { minLength: 2, maxLength: 4 }).map(line),
      size: fc.constant(size),
    }),
  );

  test('are there exactly where path and wall have something in common but the path’s ends', () => {
    fc.assert(
      fc.property(cases, ({ path, wall }) => {
        const legs = path
          .slice(1)
          .flatMap((to, i) => (pathLength([path[i]!, to]) > 0 ? [[path[i]!, to] as const] : []));
        const places = legs.flatMap(([p, q], leg) =>
          sides(wall).flatMap((side) => {
            const met = slowMeetings(p, q, side);
            const isPoint = met.length === 1 || (met.length === 2 && compareExact(met[0]!, met[1]!) === 0);
            const share = met.length > 0 ? asNumber(met[0]!) : -1;
            const isEnd = isPoint && ((leg === 0 && share === 0) || (leg === legs.length - 1 && share === 1));
            return met.length === 0 || isEnd ? [] : [share];
          }),
        );
        expect(crosses(path, wall)).toBe(places.length > 0);
        expect(crossings(path, wall, 0).length).toBeLessThanOrEqual(places.length);
      }),
      { numRuns: 2000 },
    );
  });

  test('of one leg change sides as its ends do', () => {
    const long = sizes.chain((size) => fc.tuple(aPoint(size), aPoint(size), aPoint(size), aPoint(size)));
    fc.assert(
      fc.property(long, ([a, b, p, q]) => {
        fc.pre(pathLength([p, q]) > 0 && pathLength([a, b]) > 0);
        const hand = (c: Point) => Math.sign((q.x - p.x) * (c.y - p.y) - (q.y - p.y) * (c.x - p.x));
        const found = crossings([a, b], line([p, q]), 0);
        const across = hand(a) * hand(b) < 0;
        for (const { through } of found) if (through) expect(across).toBe(true);
        if (found.length > 0 && across) {
          const far = (c: Point, d: Point) => ({ x: c.x + 9 * (c.x - d.x), y: c.y + 9 * (c.y - d.y) });
          expect(crossings([a, b], line([far(p, q), far(q, p)]), 0)).toMatchObject([{ through: true }]);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('are as many there and back, and on a table turned by a quarter', () => {
    fc.assert(
      fc.property(cases, ({ path, wall }) => {
        const through = (some: ReturnType<typeof crossings>) => some.filter((one) => one.through).length;
        const there = crossings(path, wall, 0);
        const turned = crossings(path.map(quarterTurn), mapShape(wall, quarterTurn), 0);
        expect(turned.map(({ way }) => way)).toEqual(there.map(({ way }) => way));
        expect(through(turned)).toBe(through(there));
        expect(crosses([...path].reverse(), wall)).toBe(there.length > 0);
      }),
      { numRuns: 1000 },
    );
  });

  test('of a closed outline bring a path that ends outside out again', () => {
    const round = sizes.chain((size) =>
      fc.tuple(aPoint(size), aPoint(size), fc.array(aPoint(size), { minLength: 3, maxLength: 3 })),
    );
    fc.assert(
      fc.property(round, ([a, b, corners]) => {
        fc.pre(pathLength([a, b]) > 0 && pathLength(corners) > 0);
        const [p, q, r] = corners as [Point, Point, Point];
        fc.pre((q.x - p.x) * (r.y - p.y) !== (q.y - p.y) * (r.x - p.x));
        const out = { x: -10_000_000, y: 3 };
        const path = [out, a, b, { x: 3, y: 9_000_001 }];
        expect(crossings(path, outline(area(corners)), 0).filter(({ through }) => through).length % 2).toBe(0);
      }),
      { numRuns: 1000 },
    );
  });
});
