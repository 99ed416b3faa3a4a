import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blockers, type HexGrid, type SidesRule, sees, sightTable } from '../../src/hex/index.js';
import { aCell, aRaggedGrid, board, marks } from './board.js';
import { type Standing, slowBlockers } from './oracle.js';

const aSidesRule = fc.constantFrom<SidesRule>('pair', 'line');

function standingOn(grid: HexGrid): fc.Arbitrary<Standing> {
  return fc.record({ opaque: marks(grid.size), elevated: marks(grid.size), occupied: marks(grid.size, 3) });
}

/** Half of the pairs drawn run along sides: few pairs of a grid do, and those are the hard ones. */
function aPair(grid: HexGrid): fc.Arbitrary<readonly [number, number]> {
  const along: [number, number][] = [];
  for (let a = 0; a < grid.size; a++)
    for (let b = 0; b < grid.size; b++) {
      const [dx, dr] = [Math.abs(grid.x[b]! - grid.x[a]!), Math.abs(grid.r[b]! - grid.r[a]!)];
      if (dr > 0 && (dx === 0 || dx === 3 * dr)) along.push([a, b]);
    }
  const any = fc.tuple(fc.nat(grid.size - 1), fc.nat(grid.size - 1));
  return along.length === 0 ? any : fc.oneof(any, fc.constantFrom(...along));
}

const onBoard = fc.record({
  grid: fc.constant(board),
  standing: standingOn(board),
  sides: aSidesRule,
  pairs: fc.array(aPair(board), { minLength: 60, maxLength: 60 }),
});
const onRagged = aRaggedGrid.chain((grid) =>
  fc.record({
    grid: fc.constant(grid),
    standing: standingOn(grid),
    sides: aSidesRule,
    pairs: fc.array(aPair(grid), { minLength: 40, maxLength: 40 }),
  }),
);

test('[QL-LOS-03] [QL-LOS-06] [QL-LOS-09] tables say what the rule says, on any grid with anything on it', () => {
  fc.assert(
    fc.property(fc.oneof(onBoard, onRagged), ({ grid, standing, sides, pairs }) => {
      const table = sightTable(grid, { ...standing, sides });
      for (const [a, b] of pairs) {
        const slow = slowBlockers(grid, a, b, standing, sides);
        expect(blockers(table, a, b, standing.occupied)).toEqual(slow);
        expect(sees(table, a, b, standing.occupied)).toBe(slow.length === 0);
      }
    }),
    { numRuns: 300 },
  );
});

test('[QL-LOS-12] sight is mutual, for every pair of cells', () => {
  fc.assert(
    fc.property(standingOn(board), aSidesRule, (standing, sides) => {
      const table = sightTable(board, { ...standing, sides });
      for (let a = 0; a < board.size; a++)
        for (let b = 0; b < a; b++)
          if (sees(table, a, b, standing.occupied) !== sees(table, b, a, standing.occupied)) return false;
      return true;
    }),
    { numRuns: 50 },
  );
});

test('[QL-LOS-13] neighbours always see each other', () => {
  fc.assert(
    fc.property(standingOn(board), aSidesRule, (standing, sides) => {
      const table = sightTable(board, { ...standing, sides });
      for (let i = 0; i < board.neighbours.length; i++) {
        const to = board.neighbours[i]!;
        if (to >= 0 && !sees(table, Math.floor(i / 6), to, standing.occupied)) return false;
      }
      return true;
    }),
  );
});

test('[QL-LOS-08] what occupies the ends changes nothing', () => {
  fc.assert(
    fc.property(standingOn(board), aSidesRule, aCell, aCell, (standing, sides, a, b) => {
      const table = sightTable(board, { ...standing, sides });
      const taken = Array.from(standing.occupied, (n, cell) => (cell === a || cell === b ? 1 : n));
      const free = Array.from(standing.occupied, (n, cell) => (cell === a || cell === b ? 0 : n));
      expect(sees(table, a, b, taken)).toBe(sees(table, a, b, free));
    }),
  );
});

test('turning the board by 180 degrees turns what is seen with it', () => {
  // The numbering reverses with the board: cell c becomes cell 175 - c.
  const turned = (marks: ArrayLike<number>) => Array.from(marks).reverse();
  const last = board.size - 1;
  fc.assert(
    fc.property(standingOn(board), aSidesRule, ({ opaque, elevated, occupied }, sides) => {
      const table = sightTable(board, { opaque, elevated, sides });
      const other = sightTable(board, { opaque: turned(opaque), elevated: turned(elevated), sides });
      const taken = turned(occupied);
      for (let a = 0; a < board.size; a++)
        for (let b = 0; b < a; b++)
          if (sees(table, a, b, occupied) !== sees(other, last - a, last - b, taken)) return false;
      return true;
    }),
    { numRuns: 50 },
  );
});

test('[QL-LOS-06] judging the whole line never clears what a pair blocks', () => {
  fc.assert(
    fc.property(standingOn(board), (standing) => {
      const pair = sightTable(board, { ...standing, sides: 'pair' });
      const line = sightTable(board, { ...standing, sides: 'line' });
      for (let a = 0; a < board.size; a++)
        for (let b = 0; b < a; b++)
          if (sees(line, a, b, standing.occupied) && !sees(pair, a, b, standing.occupied)) return false;
      return true;
    }),
    { numRuns: 50 },
  );
});
