import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  area,
  areaSet,
  emptyWalk,
  isIn,
  isInAny,
  lengthIn,
  type Path,
  type Point,
  pathLength,
  polygonMap,
  type Shape,
  walk,
} from '../../src/plane/index.js';
import { aPoint } from './oracle.js';
import { asNumber, slowPieces } from './pieces.js';
import { aShape, mapShape, quarterTurn, shifted, sizes } from './shapes.js';

const box = (left: number, low: number, right: number, high: number): Shape =>
  area([
    { x: left, y: low },
    { x: right, y: low },
    { x: right, y: high },
    { x: left, y: high },
  ]);

type Piece = { readonly from: number; readonly to: number; readonly inside: readonly number[] };

function piecesOf(areas: readonly Shape[], path: Path, shortest = 1): Piece[] {
  const w = emptyWalk();
  walk(polygonMap(areas), path, shortest, w);
  return Array.from({ length: w.pieces }, (_, piece) => ({
    from: w.from[piece]!,
    to: w.to[piece]!,
    inside: areas.flatMap((_, i) => (isIn(w, piece, i) ? [i] : [])),
  }));
}

const wood = box(12_000, 8000, 14_000, 12_000);
const road = box(0, 9000, 13_000, 11_000);

describe('a walk', () => {
  test('is cut at the edges of all areas', () => {
    expect(
      piecesOf(
        [wood, road],
        [
          { x: 10_000, y: 10_000 },
          { x: 14_500, y: 10_000 },
        ],
      ),
    ).toEqual([
      { from: 0, to: 2000, inside: [1] },
      { from: 2000, to: 3000, inside: [0, 1] },
      { from: 3000, to: 4000, inside: [0] },
      { from: 4000, to: 4500, inside: [] },
    ]);
  });

  test.each<[string, Point[]]>([
    [
      'along an edge',
      [
        { x: 11_000, y: 8000 },
        { x: 15_000, y: 8000 },
      ],
    ],
    [
      'to an edge',
      [
        { x: 10_000, y: 10_000 },
        { x: 12_000, y: 10_000 },
      ],
    ],
    [
      'over a corner',
      [
        { x: 11_000, y: 9000 },
        { x: 13_000, y: 7000 },
      ],
    ],
    [
      'nowhere',
      [
        { x: 13_000, y: 9000 },
        { x: 13_000, y: 9000 },
      ],
    ],
    ['of one point', [{ x: 13_000, y: 9000 }]],
  ])('%s is outside', (_, path) => {
    expect(piecesOf([wood], path).every(({ inside }) => inside.length === 0)).toBe(true);
  });

  test('leaves out pieces that are too short, and goes on over vertices', () => {
    const path = [
      { x: 11_000, y: 10_000 },
      { x: 12_002, y: 10_000 },
      { x: 12_002, y: 20_000 },
    ];
    expect(piecesOf([wood], path, 3)).toEqual([
      { from: 0, to: 1000, inside: [] },
      { from: 1002, to: 3002, inside: [0] },
      { from: 3002, to: 11_002, inside: [] },
    ]);
  });

  const walks = sizes.chain((size) =>
    fc.record({
      path: fc.array(aPoint(size), { minLength: 1, maxLength: 4 }),
      areas: fc.array(
        aShape(size).filter(({ kind }) => kind === 'area'),
        { minLength: 1, maxLength: 4 },
      ),
    }),
  );

  test('is what cutting by the word gives', () => {
    fc.assert(
      fc.property(walks, ({ path, areas }) => {
        const expected: Piece[] = [];
        let start = 0;
        for (const [i, to] of path.slice(1).entries()) {
          const length = pathLength([path[i]!, to]);
          if (length === 0) continue;
          for (const piece of slowPieces(path[i]!, to, areas)) {
            const [from, end] = [start + asNumber(piece.from) * length, start + asNumber(piece.to) * length];
            expected.push({ from, to: end, inside: piece.inside });
          }
          start += length;
        }
        const sums = sumsOf(expected, areas.length).map((sum) => expect.closeTo(sum, 5));
        expect(sumsOf(piecesOf(areas, path, 0), areas.length)).toEqual(sums);
      }),
      { numRuns: 1500 },
    );
  });

  /** How far it goes inside each area, inside of each pair, and nowhere. */
  function sumsOf(pieces: readonly Piece[], areas: number): number[] {
    const sums = new Array<number>(areas + areas * areas + 1).fill(0);
    for (const { from, to, inside } of pieces) {
      for (const i of inside) sums[i]! += to - from;
      for (const i of inside) for (const j of inside) sums[areas + i * areas + j]! += to - from;
      if (inside.length === 0) sums[areas + areas * areas]! += to - from;
    }
    return sums;
  }

  test('is the same there and back, on a table shifted or turned', () => {
    fc.assert(
      fc.property(walks, ({ path, areas }) => {
        const there = sumsOf(piecesOf(areas, path, 0), areas.length);
        const same = there.map((sum) => expect.closeTo(sum, 5));
        expect(sumsOf(piecesOf(areas, [...path].reverse(), 0), areas.length)).toEqual(same);
        for (const change of [quarterTurn, shifted(-77, 1234)]) {
          const moved = areas.map((one) => mapShape(one, change));
          expect(sumsOf(piecesOf(moved, path.map(change), 0), areas.length)).toEqual(same);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('knows more areas than fit into a word', () => {
    const many = Array.from({ length: 70 }, (_, i) => box(i * 10, 0, i * 10 + 10, 10));
    const w = emptyWalk();
    walk(
      polygonMap(many),
      [
        { x: 5, y: 5 },
        { x: 695, y: 5 },
      ],
      1,
      w,
    );
    expect(w.pieces).toBe(70);
    const odd = areaSet(70, (i) => i % 2 === 1);
    for (let piece = 0; piece < 70; piece++) {
      expect(isIn(w, piece, piece)).toBe(true);
      expect(isIn(w, piece, (piece + 1) % 70)).toBe(false);
      expect(isInAny(w, piece, odd)).toBe(piece % 2 === 1);
    }
  });

  test('inside one area is the length in it', () => {
    fc.assert(
      fc.property(walks, ({ path, areas }) => {
        fc.pre(path.length > 1);
        const [a, b] = [path[0]!, path[1]!];
        const sums = sumsOf(piecesOf(areas, [a, b], 0), areas.length);
        for (const [i, one] of areas.entries()) expect(lengthIn(a, b, one)).toBeCloseTo(sums[i]!, 5);
      }),
      { numRuns: 300 },
    );
  });
});
