import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cutToRectangle,
  isSimple,
  locate,
  type Point,
  polygon,
  polygonAt,
  polygonMap,
  polygonsOverlap,
  turn,
} from '../../src/plane/index.js';
import { aPoint, aSimplePolygon, big, onOneTable, slowLocate } from './oracle.js';

const points = (...pairs: [number, number][]): Point[] => pairs.map(([x, y]) => ({ x, y }));

test('a point is inside, on the edge or outside, as a ray counts', () => {
  fc.assert(
    fc.property(onOneTable, ({ a, shapes }) => {
      const where = shapes.map((corners) => slowLocate(corners.map(big), big(a)));
      expect(shapes.map((corners) => locate(polygon(corners), a))).toEqual(where);
      expect(polygonAt(polygonMap(shapes.map(polygon)), a)).toBe(where.findIndex((one) => one !== 'outside'));
    }),
    { numRuns: 2000 },
  );
});

test.each([
  { what: 'a triangle', corners: points([0, 0], [4, 0], [0, 4]), simple: true },
  { what: 'a corner in the middle of a side', corners: points([0, 0], [2, 0], [4, 0], [0, 4]), simple: true },
  { what: 'an arrow', corners: points([0, 0], [4, 4], [8, 0], [4, 8]), simple: true },
  { what: 'a bow tie', corners: points([0, 0], [4, 4], [4, 0], [0, 4]), simple: false },
  { what: 'a spike', corners: points([0, 0], [4, 0], [8, 0], [4, 0], [4, 4]), simple: false },
  {
    what: 'two squares that meet in a corner',
    corners: points([0, 0], [2, 0], [2, 4], [4, 4], [4, 2], [0, 2]),
    simple: false,
  },
  { what: 'a corner on a far side', corners: points([0, 0], [4, 0], [4, 4], [2, 0], [0, 4]), simple: false },
  { what: 'a side of no length', corners: points([0, 0], [0, 0], [4, 0], [0, 4]), simple: false },
  { what: 'a line', corners: points([0, 0], [2, 0], [4, 0]), simple: false },
  { what: 'two points', corners: points([0, 0], [2, 0]), simple: false },
])('$what: simple $simple', ({ corners, simple }) => {
  expect(isSimple(corners)).toBe(simple);
  expect(isSimple(corners.toReversed())).toBe(simple);
});

test('triangles overlap unless a side of one of them parts them', () => {
  const parts = (p: Point[], q: Point[]): boolean =>
    p.some((corner, i) => {
      const next = p[(i + 1) % 3]!;
      const own = Math.sign(turn(corner, next, p[(i + 2) % 3]!));
      return q.every((other) => turn(corner, next, other) * own <= 0);
    });
  const triangle = fc.array(aPoint(7), { minLength: 3, maxLength: 3 }).filter(isSimple);
  fc.assert(
    fc.property(triangle, triangle, (p, q) => {
      expect(polygonsOverlap(polygon(p), polygon(q))).toBe(!parts(p, q) && !parts(q, p));
    }),
    { numRuns: 2000 },
  );
});

test('overlapping is mutual, a polygon overlaps itself, and no common inside point means no more than edges', () => {
  fc.assert(
    fc.property(aSimplePolygon(6), aSimplePolygon(6), (p, q) => {
      expect(polygonsOverlap(polygon(p), polygon(p.toReversed()))).toBe(true);
      const overlap = polygonsOverlap(polygon(p), polygon(q));
      expect(polygonsOverlap(polygon(q), polygon(p))).toBe(overlap);
      if (overlap) return;
      for (let x = 0; x < 6; x++)
        for (let y = 0; y < 6; y++) {
          const in7ths = (corners: Point[]) => polygon(corners.map((c) => ({ x: 7 * c.x, y: 7 * c.y })));
          const spot = { x: 7 * x + 3, y: 7 * y + 2 };
          expect(locate(in7ths(p), spot) === 'inside' && locate(in7ths(q), spot) === 'inside').toBe(false);
        }
    }),
    { numRuns: 500 },
  );
});

test('a polygon is cut off at the edges of a rectangle', () => {
  const hexagon = points([50, -7], [100, 22], [100, 79], [50, 108], [0, 79], [0, 22]);
  expect(cutToRectangle(hexagon, 200, 200)).toEqual(
    points([62, 0], [100, 22], [100, 79], [50, 108], [0, 79], [0, 22], [38, 0]),
  );
  expect(cutToRectangle(hexagon, 60, 100)).toEqual(points([60, 100], [36, 100], [0, 79], [0, 22], [38, 0], [60, 0]));
  expect(cutToRectangle(hexagon, 100, 108)).toHaveLength(7);
  expect(cutToRectangle(points([5, 5], [9, 5], [5, 9]), 100, 100)).toEqual(points([5, 5], [9, 5], [5, 9]));
});
