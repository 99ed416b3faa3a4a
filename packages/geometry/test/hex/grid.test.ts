import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DIRECTIONS, distanceBetween, fromAxial, hexAt, hexDistance, hexGrid, toAxial } from '../../src/hex/index.js';
import { aCell, anOffset, board, cellOf, halfHexes, hexOf, namesOf } from './board.js';
import { slowCosts } from './oracle.js';

test('[QL-BRD-03] [QL-BRD-04] 176 cells are in the grid, the 12 half-hexes are not', () => {
  expect(board.size).toBe(176);
  expect(halfHexes).toHaveLength(12);
  for (const half of halfHexes) expect(board.indexOf(half.x, half.r)).toBe(-1);
});

test('cells are numbered row by row, and every cell is found where it lies', () => {
  for (let cell = 0; cell < board.size; cell++) {
    expect(board.indexOf(board.x[cell]!, board.r[cell]!)).toBe(cell);
    if (cell === 0) continue;
    const below = board.r[cell]! - board.r[cell - 1]!;
    expect(below > 0 || (below === 0 && board.x[cell]! > board.x[cell - 1]!)).toBe(true);
  }
});

test('no cell is found beyond the rim or between two cells', () => {
  for (let r = -2; r <= 16; r++)
    for (let x = -3; x <= 31; x++) {
      const inside = r >= 1 && r <= 13 && x >= 1 && x <= 27 && (x + r) % 2 === 0;
      expect(board.indexOf(x, r) >= 0).toBe(inside);
    }
});

test('the order of the cells given does not matter', () => {
  const cells = Array.from({ length: board.size }, (_, cell) => hexAt(board, cell));
  const again = hexGrid([...cells].reverse());
  expect(again.x).toEqual(board.x);
  expect(again.neighbours).toEqual(board.neighbours);
  expect(again.distance).toEqual(board.distance);
});

test('a grid may be empty or a single cell', () => {
  expect(hexGrid([]).indexOf(0, 0)).toBe(-1);
  const one = hexGrid([{ x: -3, r: -1 }]);
  expect(one.indexOf(-3, -1)).toBe(0);
  expect(one.indexOf(-1, -1)).toBe(-1);
  expect([...one.neighbours]).toEqual([-1, -1, -1, -1, -1, -1]);
});

test('a cell that is no hex, is given twice or is too far away is an error', () => {
  expect(() => hexGrid([{ x: 1, r: 2 }])).toThrow(/odd/);
  expect(() =>
    hexGrid([
      { x: 1, r: 1 },
      { x: 1, r: 1 },
    ]),
  ).toThrow(/twice/);
  expect(() =>
    hexGrid([
      { x: 0, r: 0 },
      { x: 512, r: 0 },
    ]),
  ).toThrow(/255/);
});

test.each([
  { cell: 'G7', to: ['F6', 'F7', 'G6', 'G8', 'H6', 'H7'] },
  { cell: 'F7', to: ['E7', 'E8', 'F6', 'F8', 'G7', 'G8'] },
])('[QL-MOV-01] [QL-MOV-02] [QL-EX-10] the neighbours of $cell', ({ cell, to }) => {
  const at = cellOf(cell);
  expect(namesOf(board.neighbours.subarray(6 * at, 6 * at + 6))).toEqual(to);
});

test('[QL-BRD-05] [QL-EX-11] B1 has five neighbours: the half-hex B0 is none', () => {
  const at = cellOf('B1');
  const around = board.neighbours.subarray(6 * at, 6 * at + 6);
  expect(namesOf(around.filter((cell) => cell >= 0))).toEqual(['A1', 'A2', 'B2', 'C1', 'C2']);
  expect(around[DIRECTIONS.findIndex((d) => d.name === 'W')]).toBe(-1);
});

test('a neighbour in one direction has its neighbour in the opposite one', () => {
  for (let cell = 0; cell < board.size; cell++)
    for (let d = 0; d < 6; d++) {
      const to = board.neighbours[6 * cell + d]!;
      if (to >= 0) expect(board.neighbours[6 * to + ((d + 3) % 6)]).toBe(cell);
    }
});

test('[QL-RNG-01] [QL-EX-07] G5 to G9 is 4 steps', () => {
  expect(distanceBetween(board, cellOf('G5'), cellOf('G9'))).toBe(4);
});

test.each([
  { a: 'G5', b: 'H8', steps: 4 },
  { a: 'G5', b: 'E8', steps: 4 },
  { a: 'H3', b: 'G7', steps: 4 },
  { a: 'A1', b: 'M1', steps: 12 },
  { a: 'A1', b: 'M14', steps: 19 },
])('[QL-RNG-01] $a to $b is $steps steps', ({ a, b, steps }) => {
  expect(distanceBetween(board, cellOf(a), cellOf(b))).toBe(steps);
});

test('[QL-RNG-01] on the board, distance is the number of steps of a shortest path', () => {
  const one = new Uint8Array(board.size).fill(1);
  const none = new Uint8Array(board.size);
  for (let a = 0; a < board.size; a++) {
    const row = board.distance.subarray(a * board.size, (a + 1) * board.size);
    expect(slowCosts(board, one, none, a)).toEqual([...row]);
  }
});

test('distance is a metric', () => {
  fc.assert(
    fc.property(aCell, aCell, aCell, (a, b, c) => {
      const ab = distanceBetween(board, a, b);
      expect(ab === 0).toBe(a === b);
      expect(distanceBetween(board, b, a)).toBe(ab);
      expect(distanceBetween(board, a, c)).toBeLessThanOrEqual(ab + distanceBetween(board, b, c));
    }),
    { numRuns: 2000 },
  );
});

test('distance is the largest of the three cube coordinates', () => {
  fc.assert(
    fc.property(anOffset, (offset) => {
      const { q, r } = toAxial(offset);
      expect(hexDistance(offset.x, offset.r)).toBe(Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)));
    }),
  );
});

test('axial coordinates and back', () => {
  fc.assert(
    fc.property(anOffset, (hex) => {
      expect(fromAxial(toAxial(hex))).toEqual(hex);
    }),
  );
  expect(toAxial(hexOf('G7'))).toEqual({ q: 3, r: 7 });
});
