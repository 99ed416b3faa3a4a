import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceBetween, type HexGrid, line, range, ring } from '../../src/hex/index.js';
import { aCell, aRaggedGrid, board, cellOf, nameOf } from './board.js';

function written(grid: HexGrid, write: (out: Uint16Array) => number): number[] {
  const out = new Uint16Array(grid.size);
  return [...out.subarray(0, write(out))];
}
const ringOf = (grid: HexGrid, c: number, k: number) => written(grid, (out) => ring(grid, c, k, out));
const rangeOf = (grid: HexGrid, c: number, k: number) => written(grid, (out) => range(grid, c, k, out));
const lineOf = (grid: HexGrid, a: number, b: number) => written(grid, (out) => line(grid, a, b, out));

const byIndex = (cells: number[]) => [...cells].sort((a, b) => a - b);
const cellsWhere = (grid: HexGrid, test: (cell: number) => boolean) =>
  Array.from({ length: grid.size }, (_, cell) => cell).filter(test);

test('a ring goes counter-clockwise from due east', () => {
  expect(ringOf(board, cellOf('G7'), 1).map(nameOf)).toEqual(['G8', 'F7', 'F6', 'G6', 'H6', 'H7']);
  expect(ringOf(board, cellOf('G7'), 2).map(nameOf)).toEqual([
    'G9',
    'F8',
    'E8',
    'E7',
    'E6',
    'F5',
    'G5',
    'H5',
    'I6',
    'I7',
    'I8',
    'H8',
  ]);
  expect(ringOf(board, cellOf('A1'), 2).map(nameOf)).toEqual(['A3', 'C1', 'C2', 'B2']);
});

test('rings and ranges are the cells at and within a distance, on any grid', () => {
  fc.assert(
    fc.property(aRaggedGrid, fc.nat(), fc.integer({ min: -1, max: 20 }), (grid, seed, k) => {
      const c = seed % grid.size;
      expect(byIndex(ringOf(grid, c, k))).toEqual(cellsWhere(grid, (cell) => distanceBetween(grid, c, cell) === k));
      expect(byIndex(rangeOf(grid, c, k))).toEqual(cellsWhere(grid, (cell) => distanceBetween(grid, c, cell) <= k));
    }),
  );
});

test('a range is its rings, nearest first', () => {
  fc.assert(
    fc.property(aCell, fc.nat(22), (c, k) => {
      const rings = Array.from({ length: k + 1 }, (_, i) => ringOf(board, c, i));
      expect(rangeOf(board, c, k)).toEqual(rings.flat());
    }),
  );
});

test.each([
  { a: 'G5', b: 'G5', cells: ['G5'] },
  { a: 'G5', b: 'G8', cells: ['G5', 'G6', 'G7', 'G8'] },
  { a: 'G5', b: 'E8', cells: ['G5', 'F5', 'F6', 'E7', 'E8'] },
  { a: 'A1', b: 'C1', cells: ['A1', 'B1', 'C1'] },
  { a: 'A14', b: 'C14', cells: ['A14', 'B13', 'C14'] },
])('the line from $a to $b', ({ a, b, cells }) => {
  expect(lineOf(board, cellOf(a), cellOf(b)).map(nameOf)).toEqual(cells);
});

test('every line of the board is a shortest path, and the line back is its reverse', () => {
  for (let a = 0; a < board.size; a++)
    for (let b = 0; b < board.size; b++) {
      const cells = lineOf(board, a, b);
      if (cells.length !== distanceBetween(board, a, b) + 1 || cells[0] !== a || cells.at(-1) !== b)
        expect.fail(`${nameOf(a)} to ${nameOf(b)}: ${cells.map(nameOf)}`);
      for (let i = 1; i < cells.length; i++)
        if (distanceBetween(board, cells[i - 1]!, cells[i]!) !== 1) expect.fail(`a gap in ${cells.map(nameOf)}`);
      if (a < b) expect(lineOf(board, b, a).reverse()).toEqual(cells);
    }
});

test('no cell as far along lies nearer to the segment than the one the line takes', () => {
  fc.assert(
    fc.property(aCell, aCell, (a, b) => {
      const steps = distanceBetween(board, a, b);
      const [bx, br] = [board.x[b]! - board.x[a]!, board.r[b]! - board.r[a]!];
      const off = (cell: number) => Math.abs(bx * (board.r[cell]! - board.r[a]!) - br * (board.x[cell]! - board.x[a]!));
      lineOf(board, a, b).forEach((cell, i) => {
        const rivals = cellsWhere(
          board,
          (c) => distanceBetween(board, a, c) === i && distanceBetween(board, c, b) === steps - i,
        );
        expect(cell).toBe(rivals.find((c) => off(c) === Math.min(...rivals.map(off))));
      });
    }),
  );
});

test('where the grid has holes, a line leaves them out and keeps its ends', () => {
  fc.assert(
    fc.property(aRaggedGrid, fc.nat(), fc.nat(), (grid, p, q) => {
      const [a, b] = [p % grid.size, q % grid.size];
      const cells = lineOf(grid, a, b);
      expect([cells[0], cells.at(-1)]).toEqual([a, b]);
      expect(cells.length).toBeLessThanOrEqual(distanceBetween(grid, a, b) + 1);
      for (const cell of cells)
        expect(distanceBetween(grid, a, cell) + distanceBetween(grid, cell, b)).toBe(distanceBetween(grid, a, b));
    }),
  );
});
