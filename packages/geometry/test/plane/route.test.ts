import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  affordable,
  area,
  cheapestPath,
  comesNearerThan,
  crosses,
  disc,
  isNearerThan,
  type LegCost,
  lengthIn,
  line,
  type Path,
  type Point,
  pathLength,
  type Shape,
  spot,
  turningPoints,
} from '../../src/plane/index.js';
import { aPoint } from './oracle.js';

const box = (left: number, low: number, right: number, high: number): Shape =>
  area([
    { x: left, y: low },
    { x: right, y: low },
    { x: right, y: high },
    { x: left, y: high },
  ]);

/** Legs that keep a radius from everything, with woods where each inch costs two. */
function ground(radius: number, off: readonly Shape[], woods: readonly Shape[] = []): LegCost {
  return (from, to) =>
    off.some((shape) => comesNearerThan([from, to], shape, radius))
      ? Infinity
      : pathLength([from, to]) + woods.reduce((sum, wood) => sum + lengthIn(from, to, wood), 0);
}

const costOf = (cost: LegCost, path: Path): number => path.slice(1).reduce((sum, to, i) => sum + cost(path[i]!, to), 0);

describe('the cheapest path', () => {
  const from = { x: 0, y: 0 };
  const to = { x: 10_000, y: 0 };

  test('is straight where nothing stands in the way', () => {
    const cost = ground(500, []);
    expect(cheapestPath(from, to, [{ x: 5000, y: 1 }], cost, 10_000)).toEqual([from, to]);
    expect(cheapestPath(from, to, [], cost, 9999)).toBe(null);
    expect(cheapestPath(from, from, [], cost, 0)).toEqual([from, from]);
  });

  test('goes round a figure', () => {
    const other = disc({ x: 5000, y: 100 }, 500);
    const cost = ground(500, [other]);
    const path = cheapestPath(from, to, turningPoints(other, 500), cost, 12_000)!;
    expect(costOf(cost, path)).toBeLessThan(10_250);
    expect(path.slice(1, -1).every(({ y }) => y < 0)).toBe(true); // on the shorter side
  });

  test('goes round a wood if that is cheaper than through it, and through if not', () => {
    const wood = box(4000, -1000, 9000, 9000);
    const cost = ground(0, [], [wood]);
    const turning = turningPoints(wood, 0);
    expect(cheapestPath(from, to, turning, cost, 20_000)!.length).toBeGreaterThan(2);
    const deep = box(4000, -9000, 9000, 9000);
    expect(cheapestPath(from, to, turningPoints(deep, 0), ground(0, [], [deep]), 20_000)).toEqual([from, to]);
  });

  test('goes round the end of a wall', () => {
    const wall = line([
      { x: 5000, y: -3000 },
      { x: 5000, y: 1000 },
    ]);
    const cost: LegCost = (p, q) => (crosses([p, q], wall) ? Infinity : pathLength([p, q]));
    const path = cheapestPath(from, to, turningPoints(wall, 0), cost, 12_000)!;
    expect(pathLength(path)).toBeLessThan(2 * Math.sqrt(26e6) + 5);
  });

  test('is none where there is none', () => {
    const ring = [
      line([
        { x: -900, y: -900 },
        { x: 900, y: -900 },
        { x: 900, y: 900 },
        { x: -900, y: 900 },
        { x: -900, y: -900 },
      ]),
    ];
    const cost = ground(100, ring);
    expect(
      cheapestPath(
        from,
        to,
        ring.flatMap((one) => turningPoints(one, 100)),
        cost,
        90_000,
      ),
    ).toBe(null);
  });

  const mazes = fc.record({
    others: fc.array(aPoint(9000), { maxLength: 5 }),
    woods: fc.array(aPoint(8000), { maxLength: 2 }),
    from: aPoint(9000),
    to: aPoint(9000),
  });

  test('costs what trying every path by the same points would find', () => {
    fc.assert(
      fc.property(mazes, (maze) => {
        const others = maze.others.map((at) => disc(at, 500));
        const woods = maze.woods.map(({ x, y }) => box(x, y, x + 1500, y + 1500));
        const cost = ground(400, others, woods);
        const turning = [
          ...others.flatMap((one) => turningPoints(one, 400)),
          ...woods.flatMap((one) => turningPoints(one, 0)),
        ];
        const path = cheapestPath(maze.from, maze.to, turning, cost, 20_000);
        const slow = everyPath(maze.from, maze.to, turning, cost);
        if (path === null) expect(slow).toBeGreaterThan(20_000);
        else expect(costOf(cost, path)).toBeCloseTo(slow, 5);
      }),
      { numRuns: 60 },
    );
  });

  /** Dijkstra over all legs. */
  function everyPath(start: Point, end: Point, turning: readonly Point[], cost: LegCost): number {
    const points = [start, end, ...turning];
    const best = points.map((_, i) => (i === 0 ? 0 : Infinity));
    const open = new Set(points.keys());
    while (open.size > 0) {
      const next = [...open].reduce((least, i) => (best[i]! < best[least]! ? i : least));
      open.delete(next);
      if (best[next] === Infinity) break;
      for (const i of open) best[i] = Math.min(best[i]!, best[next]! + cost(points[next]!, points[i]!));
    }
    return best[1]!;
  }

  test('can be walked as far as one can pay', () => {
    const wood = box(4000, -1000, 9000, 1000);
    const cost = (path: Path) => costOf(ground(0, [], [wood]), path);
    expect(affordable([from, to], cost, 6000)).toEqual([from, { x: 5000, y: 0 }]);
    expect(affordable([from, { x: 1000, y: 0 }, to], cost, 500)).toEqual([from, { x: 500, y: 0 }]);
    expect(affordable([from, to], cost, 15_000)).toEqual([from, to]);
    expect(affordable([from, to], cost, 0)).toEqual([from]);
  });
});

test('turning points keep the clearance', () => {
  for (const shape of [
    disc({ x: 100, y: 100 }, 50),
    box(0, 0, 300, 200),
    line([
      { x: 0, y: 0 },
      { x: 90, y: 10 },
      { x: 90, y: 200 },
    ]),
  ])
    for (const clearance of [0, 30]) {
      const points = turningPoints(shape, clearance);
      expect(points.length).toBeGreaterThan(6);
      for (const point of points) expect(isNearerThan(spot(point), shape, clearance)).toBe(false);
    }
});
