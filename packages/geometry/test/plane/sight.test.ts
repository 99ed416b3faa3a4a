import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  area,
  type Bodies,
  blockers,
  crowd,
  disc,
  groundAt,
  line,
  type Obstacle,
  type Point,
  put,
  type Shape,
  type SightRules,
  screenedLength,
  sees,
  sightMap,
  standing,
} from '../../src/plane/index.js';
import { aPoint } from './oracle.js';
import { mapShape, quarterTurn, shifted } from './shapes.js';
import { slowSees } from './slow-sight.js';

const rules: SightRules = {
  screenDepth: 3010.5,
  screenHeight: 2,
  edge: 10.5,
  shortest: 1,
  rise: 0.001,
  graze: 10,
};

const box = (left: number, low: number, right: number, high: number): Shape =>
  area([
    { x: left, y: low },
    { x: right, y: low },
    { x: right, y: high },
    { x: left, y: high },
  ]);
const north = (y: number): Point => ({ x: 10_000, y });

const hill = (level: number): Obstacle => ({ kind: 'rise', area: box(0, 10_000, 20_000, 12_000), level });
const wood = (depth: number): Obstacle => ({ kind: 'screen', area: box(0, 10_000, 20_000, 10_000 + depth) });
const house = (height: number, window = 1010.5): Obstacle => ({
  kind: 'solid',
  area: box(8000, 10_000, 12_000, 14_000),
  height,
  window,
});
const wall = (height: number): Obstacle => ({
  kind: 'wall',
  line: line([
    { x: 0, y: 10_000 },
    { x: 20_000, y: 10_000 },
  ]),
  height,
});

/** Someone of one level sees from just below the top. */
const EYE = 0.9;

describe('sight from (10, 0) to (10, 20)', () => {
  test.each<[string, Obstacle[], number, number, boolean]>([
    ['over open ground', [], EYE, EYE, true],
    ['over a hill', [hill(1)], EYE, EYE, false],
    ['over a hill, from above it', [hill(1)], EYE + 1, EYE + 1, true],
    ['over a hill that reaches up to the line', [hill(1)], 1, 1, true],
    ['over a hill, down from a height', [hill(1)], EYE + 4, EYE, true],
    ['over a hill, down from too low', [hill(1)], EYE + 0.2, EYE, false],
    ['through little wood', [wood(3000)], EYE, EYE, true],
    ['through little wood, and a hundredth of an inch', [wood(3010)], EYE, EYE, true],
    ['through too much wood', [wood(3011)], EYE, EYE, false],
    ['through the same wood twice', [wood(3000), wood(2500)], EYE, EYE, true],
    ['through two woods', [wood(2000), { kind: 'screen', area: box(0, 14_000, 20_000, 15_500) }], EYE, EYE, false],
    ['over a wood', [wood(9000)], 2, 2, true],
    ['down into a wood', [wood(9000)], 4, EYE, false],
    ['down over the most of a wood', [wood(9000)], 9, 1, true],
    ['past a house', [house(1)], 1, 1, true],
    ['through a house', [house(1)], EYE, EYE, false],
    ['through a tower', [house(9, 0)], 5, 5, false],
    ['over a low wall', [wall(0.5)], EYE, EYE, true],
    ['over a wall up to the line', [wall(0.9)], EYE, EYE, true],
    ['over a tall wall', [wall(2)], EYE, EYE, false],
    ['over a low wall on a hill', [hill(1), wall(0.5)], EYE + 0.5, EYE + 0.5, false],
    ['over a low wall below a hill', [hill(1), wall(0.5)], EYE + 2, EYE + 2, true],
    ['through a wood on a hill', [hill(1), wood(2000), wood(4000)], 2.5, 2.5, true],
  ])('%s', (_, obstacles, from, to, expected) => {
    const map = sightMap(obstacles, rules);
    expect(sees(map, north(0), from, north(20_000), to)).toBe(expected);
    expect(sees(map, north(20_000), to, north(0), from)).toBe(expected);
    expect(slowSees(map, north(0), from, north(20_000), to)).toBe(expected);
  });
});

describe('edges', () => {
  const map = sightMap([hill(9), house(9)], rules);
  test('a line along an edge is free', () => {
    expect(sees(map, { x: -500, y: 10_000 }, EYE, { x: 30_000, y: 10_000 }, EYE)).toBe(true);
  });
  test('a line over a corner is free', () => {
    expect(sees(map, { x: -1000, y: 11_000 }, EYE, { x: 1000, y: 9000 }, EYE)).toBe(true);
    expect(sees(map, { x: -1000, y: 11_002 }, EYE, { x: 1000, y: 9002 }, EYE)).toBe(false);
  });
  test('the end of a wall hides', () => {
    const fence = sightMap([{ kind: 'wall', line: line([north(5000), { x: 20_000, y: 5000 }]), height: 2 }], rules);
    expect(sees(fence, north(0), EYE, north(9000), EYE)).toBe(false);
    expect(sees(fence, { x: 9999, y: 0 }, EYE, { x: 9999, y: 9000 }, EYE)).toBe(true);
    expect(sees(fence, north(5000), EYE, north(9000), EYE)).toBe(true); // whoever stands at it looks away from it
  });
  test('ground begins at the edge and a little before', () => {
    const ridge = sightMap([hill(1), { kind: 'rise', area: box(0, 11_000, 20_000, 11_500), level: 2 }], rules);
    const levels = [9989, 9990, 10_000, 10_989, 10_990, 11_511, 11_510].map((y) => groundAt(ridge, north(y)));
    expect(levels).toEqual([0, 1, 1, 1, 2, 1, 2]);
  });
});

describe('windows', () => {
  const map = sightMap([house(2)], rules);
  test.each<[string, number, number, boolean]>([
    ['out of one', 11_000, 0, true],
    ['out of one from too deep', 11_020, 0, false],
    ['from one room to another', 10_500, 13_900, true],
    ['in at the back', 13_000, 20_000, true],
    ['across', 9000, 15_000, false],
  ])('%s', (_, from, to, expected) => {
    expect(sees(map, north(from), EYE, north(to), EYE)).toBe(expected);
    expect(sees(map, north(to), EYE, north(from), EYE)).toBe(expected);
  });
  test('there are none in a structure', () => {
    const rocket = sightMap([house(2, 0)], rules);
    expect(sees(rocket, north(10_500), EYE, north(0), EYE)).toBe(false);
  });
});

describe('bodies', () => {
  const map = sightMap([], rules);
  const table = crowd(48_000, 48_000, 4000);
  put(table, 0, disc(north(0), 1500));
  put(table, 1, disc({ x: 11_490, y: 10_000 }, 1500));
  put(table, 2, disc(north(20_000), 1500));
  put(table, 3, standing({ kind: 'rectangle', length: 4500, width: 3000 }, { x: 30_000, y: 10_000 }, { x: 0, y: 1 }));
  put(table, 4, standing({ kind: 'oval', length: 3000, width: 1000 }, { x: 40_000, y: 10_000 }, { x: 1, y: 0 }));
  const tops = [2, 2, 2, 2, 2];
  const hidden = (bodies: Bodies, x: number, eye = EYE): boolean =>
    !sees(map, { x, y: 0 }, eye, { x, y: 20_000 }, eye, bodies);

  test('hide what lies behind them, unless they are only grazed', () => {
    const bodies: Bodies = { crowd: table, tops, except: [0, 2] };
    expect(hidden(bodies, 10_000)).toBe(false);
    expect(hidden(bodies, 10_001)).toBe(true);
    expect(hidden(bodies, 10_001, 2)).toBe(false);
    expect(hidden({ ...bodies, except: [0, 1, 2] }, 10_001)).toBe(false);
    expect(hidden(bodies, 28_500)).toBe(false);
    expect(hidden(bodies, 30_000)).toBe(true);
    expect(hidden(bodies, 41_400)).toBe(true);
    expect(hidden(bodies, 41_500)).toBe(false);
  });
  test('do not hide whoever they stand over, or what lies before them', () => {
    expect(sees(map, north(0), EYE, { x: 11_490, y: 9999 }, EYE, { crowd: table, tops, except: [0] })).toBe(true);
    expect(sees(map, north(0), EYE, { x: 11_490, y: 10_001 }, EYE, { crowd: table, tops, except: [0] })).toBe(false);
  });
  test('and all else is told in the order it is met', () => {
    const told = sightMap([house(2), wall(2), wood(5000)], rules);
    const found = blockers(told, north(20_000), EYE, { x: 10_001, y: 0 }, EYE, { crowd: table, tops, except: [0, 2] });
    expect(found.map(({ kind, index }) => [kind, index])).toEqual([
      ['screen', 2],
      ['solid', 0],
      ['wall', 1],
      ['body', 1],
    ]);
  });
});

test('screens are measured below their tops', () => {
  const map = sightMap([wood(4000)], rules);
  expect(screenedLength(map, north(0), EYE, north(20_000), EYE)).toBeCloseTo(4000, 6);
  expect(screenedLength(map, north(12_000), 3, north(14_000), 1)).toBeCloseTo(1000, 6);
  expect(screenedLength(map, north(0), 3, north(20_000), 3)).toBe(0);
});

describe('any two on any table', () => {
  const heights = fc.integer({ min: 0, max: 40 }).map((n) => n / 10);
  /** No line between whole numbers is inside an area for exactly so long: there two ways of reckoning may part. */
  const uneven = (length: number): number => length + Math.SQRT1_2;
  const anObstacle = (size: number): fc.Arbitrary<Obstacle> => {
    const some = fc.array(aPoint(size), { minLength: 3, maxLength: 3 }).filter(isTriangle).map(area);
    return fc.oneof(
      fc.record({ kind: fc.constant('rise' as const), area: some, level: fc.integer({ min: 1, max: 3 }) }),
      fc.record({ kind: fc.constant('screen' as const), area: some }),
      fc.record({
        kind: fc.constant('solid' as const),
        area: some,
        height: heights,
        window: fc.constantFrom(0, uneven(size / 8)),
      }),
      fc.record({
        kind: fc.constant('wall' as const),
        line: fc.array(aPoint(size), { minLength: 2, maxLength: 4 }).filter(hasLength).map(line),
        height: heights,
      }),
    );
  };
  /** A wall of one point hides nothing: no table has one. */
  const hasLength = (corners: Point[]): boolean =>
    corners.every((p, i) => i === 0 || p.x !== corners[i - 1]!.x || p.y !== corners[i - 1]!.y);
  const isTriangle = ([p, q, r]: Point[]): boolean => (q!.x - p!.x) * (r!.y - p!.y) !== (q!.y - p!.y) * (r!.x - p!.x);
  const tables = fc.constantFrom(8, 60, 48_000).chain((size) =>
    fc.record({
      map: fc
        .array(anObstacle(size), { maxLength: 5 })
        .map((obstacles) =>
          sightMap(obstacles, { ...rules, screenDepth: uneven(size / 16), edge: 0.5, shortest: 1e-6 }),
        ),
      a: aPoint(size),
      b: aPoint(size),
      from: heights,
      to: heights,
    }),
  );

  test('see each other as the word has it, both ways', () => {
    fc.assert(
      fc.property(tables, ({ map, a, b, from, to }) => {
        const answer = sees(map, a, from, b, to);
        expect(answer).toBe(slowSees(map, a, from, b, to));
        expect(sees(map, b, to, a, from)).toBe(answer);
        expect(blockers(map, a, from, b, to).length === 0).toBe(answer);
      }),
      { numRuns: 4000 },
    );
  });

  test('see the same on a table shifted or turned by a quarter', () => {
    fc.assert(
      fc.property(tables, ({ map, a, b, from, to }) => {
        for (const change of [quarterTurn, shifted(913, -77)]) {
          const moved = map.obstacles.map(
            (one): Obstacle =>
              one.kind === 'wall'
                ? { ...one, line: mapShape(one.line, change) }
                : { ...one, area: mapShape(one.area, change) },
          );
          expect(sees(sightMap(moved, map.rules), change(a), from, change(b), to)).toBe(sees(map, a, from, b, to));
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('see no better where more stands about, and no worse from higher up over level ground', () => {
    fc.assert(
      fc.property(tables, fc.gen(), ({ map, a, b, from, to }, gen) => {
        const more = sightMap([...map.obstacles, gen(anObstacle, 60)], map.rules);
        const isMoreGround = more.obstacles.at(-1)!.kind === 'rise'; // which lifts what stands on it, and nothing else
        if (!sees(map, a, from, b, to) && !isMoreGround) expect(sees(more, a, from, b, to)).toBe(false);
        if (sees(map, a, from, b, to)) expect(sees(map, a, from + 1, b, to + 1)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
