import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  crowd,
  isWithin,
  line,
  near,
  nearPath,
  overlapped,
  overlaps,
  put,
  remove,
  type Shape,
  spot,
} from '../../src/plane/index.js';
import { aPoint } from './oracle.js';
import { aShape, mapShape, shifted, slowCompareGap } from './shapes.js';

const SIZE = 200;

/** Most are on the table, some beside it. */
const besides = fc.tuple(fc.constantFrom(0, 0, 0, -150, 150), fc.constantFrom(0, 0, 0, -150, 150));
const someShape = fc.tuple(aShape(SIZE), besides).map(([shape, [dx, dy]]) => mapShape(shape, shifted(dx, dy)));
const somePoint = fc.tuple(aPoint(SIZE), besides).map(([point, [dx, dy]]) => shifted(dx, dy)(point));

const steps = fc.array(
  fc.oneof(fc.record({ who: fc.nat(12), shape: someShape }), fc.record({ who: fc.nat(12), shape: fc.constant(null) })),
  { maxLength: 40 },
);

/** A crowd after some coming and going, and a plain list of the same. */
function gather(comings: readonly { readonly who: number; readonly shape: Shape | null }[], cell: number) {
  const c = crowd(SIZE, SIZE, cell);
  const list: (Shape | null)[] = [];
  for (const { who, shape } of comings) {
    while (list.length <= who) list.push(null);
    list[who] = shape;
    if (shape) put(c, who, shape);
    else remove(c, who);
  }
  return { c, list };
}

const whoever = (list: readonly (Shape | null)[], holds: (shape: Shape) => boolean): number[] =>
  list.flatMap((shape, who) => (shape && holds(shape) ? [who] : []));

const cells = fc.constantFrom(7, 30, 1000);

test('a crowd finds whom a plain list finds, in order', () => {
  fc.assert(
    fc.property(steps, someShape, cells, fc.nat(80), (comings, shape, cell, twice) => {
      const { c, list } = gather(comings, cell);
      const out: number[] = [];
      const limit = twice / 2;
      expect(found(near(c, shape, limit, out), out)).toEqual(whoever(list, (one) => isWithin(shape, one, limit)));
      expect(found(overlapped(c, shape, limit, out), out)).toEqual(whoever(list, (one) => overlaps(shape, one, limit)));
    }),
    { numRuns: 1000 },
  );
});

test('a crowd finds whom a path comes near', () => {
  const paths = fc.array(somePoint, { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(steps, paths, cells, fc.nat(80), (comings, path, cell, twice) => {
      const { c, list } = gather(comings, cell);
      const out: number[] = [];
      const legs = path.length === 1 ? [spot(path[0]!)] : path.slice(1).map((to, i) => line([path[i]!, to]));
      const expected = whoever(list, (one) => legs.some((leg) => slowCompareGap(leg, one, twice / 2) < 0));
      expect(found(nearPath(c, path, twice / 2, out), out)).toEqual(expected);
    }),
    { numRuns: 1000 },
  );
});

test('whoever stands off the table is found too', () => {
  const c = crowd(SIZE, SIZE, 10);
  put(c, 3, spot({ x: -500, y: 900 }));
  const out: number[] = [];
  expect(near(c, spot({ x: -500, y: 905 }), 5, out)).toBe(1);
  expect(
    nearPath(
      c,
      [
        { x: -600, y: 900 },
        { x: -400, y: 900 },
      ],
      1,
      out,
    ),
  ).toBe(1);
  put(c, 4, spot({ x: 60, y: -280 }));
  const beside = [
    { x: 50, y: -300 },
    { x: 150, y: -100 },
  ];
  expect(nearPath(c, beside, 1, out)).toBe(1);
  remove(c, 4);
  remove(c, 3);
  remove(c, 3);
  expect(near(c, spot({ x: -500, y: 905 }), 5, out)).toBe(0);
});

function found(count: number, out: readonly number[]): number[] {
  return out.slice(0, count);
}
