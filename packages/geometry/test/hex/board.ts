import fc from 'fast-check';
import { type Hex, type HexGrid, hexGrid } from '../../src/hex/index.js';

// The board of 13 rows on which sight lines were first argued about: rows A..M, long rows of 14 and short rows of 13
// cells in turn. At both ends of every short row half a hex juts out that is not part of it.

const ROWS = 'ABCDEFGHIJKLM';

function row(r: number, from: number, to: number): Hex[] {
  const hexes: Hex[] = [];
  for (let x = from; x <= to; x += 2) hexes.push({ x, r });
  return hexes;
}

const rows = [...ROWS].map((_, i) => i + 1);

export const board: HexGrid = hexGrid(rows.flatMap((r) => (r % 2 === 1 ? row(r, 1, 27) : row(r, 2, 26))));

export const halfHexes: readonly Hex[] = rows
  .filter((r) => r % 2 === 0)
  .flatMap((r) => row(r, 0, 28))
  .filter((hex) => hex.x === 0 || hex.x === 28);

/** The hex of a name such as G7, half-hexes included. */
export function hexOf(name: string): Hex {
  const r = ROWS.indexOf(name[0]!) + 1;
  const column = Number(name.slice(1));
  return { x: r % 2 === 1 ? 2 * column - 1 : 2 * column, r };
}

export function cellOf(name: string): number {
  const { x, r } = hexOf(name);
  return board.indexOf(x, r);
}

export function nameOf(cell: number): string {
  if (cell < 0) return 'outside';
  const r = board.r[cell]!;
  return `${ROWS[r - 1]}${Math.ceil(board.x[cell]! / 2)}`;
}

export function namesOf(cells: Iterable<number>): string[] {
  return [...cells].map(nameOf).sort((a, b) => cellOf(a) - cellOf(b));
}

/** One number per cell: 1 for the cells named, as in 'F6 G7'. */
export function marked(names = ''): Uint8Array {
  const marks = new Uint8Array(board.size);
  for (const name of names.split(' ').filter((n) => n !== '')) marks[cellOf(name)] = 1;
  return marks;
}

export const aCell = fc.nat(board.size - 1);

/** One number per cell, at every density from bare to crowded. */
export function marks(size: number, most = 1): fc.Arbitrary<number[]> {
  return fc.integer({ min: 0, max: 9 }).chain((tenths) =>
    fc.array(
      fc
        .tuple(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: most }))
        .map(([die, v]) => (die <= tenths ? v : 0)),
      { minLength: size, maxLength: size },
    ),
  );
}

/** A patch of the plane with holes and islands. */
export const aRaggedGrid: fc.Arbitrary<HexGrid> = fc
  .tuple(
    fc.uniqueArray(fc.record({ q: fc.integer({ min: -4, max: 4 }), r: fc.integer({ min: -4, max: 4 }) }), {
      minLength: 2,
      maxLength: 60,
      selector: ({ q, r }) => `${q},${r}`,
    }),
  )
  .map(([cells]) => hexGrid(cells.map(({ q, r }) => ({ x: 2 * q + r, r }))));

/** An offset between two hexes of the plane. */
export const anOffset: fc.Arbitrary<Hex> = fc
  .record({ q: fc.integer({ min: -30, max: 30 }), r: fc.integer({ min: -30, max: 30 }) })
  .map(({ q, r }) => ({ x: 2 * q + r, r }));
