import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  compareFractions,
  cut,
  distanceSquared,
  END,
  lengthBetween,
  NOWHERE,
  type Piece,
  type Point,
  passage,
  polygon,
  polygonMap,
  START,
  samePoint,
} from '../../src/plane/index.js';
import { big, midway, onOneTable, slowLocate } from './oracle.js';

const square = polygon([
  { x: 2, y: 2 },
  { x: 6, y: 2 },
  { x: 6, y: 6 },
  { x: 2, y: 6 },
]);
const told = (pieces: readonly Piece[]) =>
  pieces.map(({ from, to, where }) => [from.top / from.bottom, to.top / to.bottom, where]);

test.each<{ what: string; a: Point; b: Point; pieces: unknown[] }>([
  { what: 'past it', a: { x: 0, y: 0 }, b: { x: 8, y: 0 }, pieces: [[0, 1, 'outside']] },
  {
    what: 'through it',
    a: { x: 0, y: 4 },
    b: { x: 8, y: 4 },
    pieces: [
      [0, 0.25, 'outside'],
      [0.25, 0.75, 'inside'],
      [0.75, 1, 'outside'],
    ],
  },
  {
    what: 'through two corners',
    a: { x: 0, y: 0 },
    b: { x: 8, y: 8 },
    pieces: [
      [0, 0.25, 'outside'],
      [0.25, 0.75, 'inside'],
      [0.75, 1, 'outside'],
    ],
  },
  {
    what: 'touching a corner',
    a: { x: 0, y: 4 },
    b: { x: 4, y: 0 },
    pieces: [
      [0, 0.5, 'outside'],
      [0.5, 1, 'outside'],
    ],
  },
  {
    what: 'along a side and on',
    a: { x: 4, y: 2 },
    b: { x: 8, y: 2 },
    pieces: [
      [0, 0.5, 'along'],
      [0.5, 1, 'outside'],
    ],
  },
  { what: 'within it', a: { x: 3, y: 3 }, b: { x: 5, y: 4 }, pieces: [[0, 1, 'inside']] },
  { what: 'from edge to edge', a: { x: 2, y: 3 }, b: { x: 6, y: 4 }, pieces: [[0, 1, 'inside']] },
  { what: 'away from its edge', a: { x: 6, y: 4 }, b: { x: 8, y: 4 }, pieces: [[0, 1, 'outside']] },
])('a segment $what', ({ a, b, pieces }) => {
  expect(told(cut(a, b, square))).toEqual(pieces);
});

const onATable = onOneTable.filter(({ a, b }) => !samePoint(a, b));

test('pieces lie where their middle lies, leave no gap, and are the same backwards', () => {
  fc.assert(
    fc.property(onATable, ({ a, b, shapes }) => {
      const corners = shapes[0]!;
      const pieces = cut(a, b, polygon(corners));
      expect(compareFractions(pieces[0]!.from, START)).toBe(0);
      expect(compareFractions(pieces[pieces.length - 1]!.to, END)).toBe(0);
      for (const [i, { from, to, where }] of pieces.entries()) {
        expect(compareFractions(from, to)).toBe(-1);
        if (i > 0) expect(compareFractions(from, pieces[i - 1]!.to)).toBe(0);
        const { point, enlarged } = midway(a, b, from, to);
        const large = corners.map(big).map(({ x, y }) => ({ x: x * enlarged, y: y * enlarged }));
        expect(slowLocate(large, point)).toBe(where === 'along' ? 'edge' : where);
      }
      const back = cut(b, a, polygon(corners)).toReversed();
      expect(back.map(({ where }) => where)).toEqual(pieces.map(({ where }) => where));
      for (const [i, { to }] of back.entries()) {
        const mirrored = { top: to.bottom - to.top, bottom: to.bottom };
        expect(compareFractions(mirrored, pieces[i]!.from)).toBe(0);
      }
    }),
    { numRuns: 1500 },
  );
});

test('a passage is in the first polygon that contains it, edges included', () => {
  fc.assert(
    fc.property(onATable, ({ a, b, shapes }) => {
      const stretches = passage(a, b, polygonMap(shapes.map(polygon)));
      const squared = distanceSquared(a, b);
      expect(compareFractions(stretches[0]!.from, START)).toBe(0);
      expect(compareFractions(stretches[stretches.length - 1]!.to, END)).toBe(0);
      for (const [i, { from, to, length, within }] of stretches.entries()) {
        if (i > 0) expect(compareFractions(from, stretches[i - 1]!.to)).toBe(0);
        const { point, enlarged } = midway(a, b, from, to);
        const containing = shapes.findIndex((corners) => {
          const large = corners.map(big).map(({ x, y }) => ({ x: x * enlarged, y: y * enlarged }));
          return slowLocate(large, point) !== 'outside';
        });
        expect(within).toBe(containing < 0 ? NOWHERE : containing);
        expect(length).toBe(lengthBetween(squared, from, to));
      }
    }),
    { numRuns: 800 },
  );
});

test('from a point to itself there is no passage', () => {
  expect(passage({ x: 3, y: 3 }, { x: 3, y: 3 }, polygonMap([square]))).toEqual([]);
});
