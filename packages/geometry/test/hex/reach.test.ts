import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Ground, newReach, pathTo, type Reach, reach, UNREACHED } from '../../src/hex/index.js';
import { aRaggedGrid, board, cellOf, marked, marks, nameOf, namesOf } from './board.js';
import { slowCosts } from './oracle.js';

/** Ground that costs 1, and 2 in the cells named. */
function ground({ rough = '', barred = '', closed = '', occupied = '' }): Ground {
  const [slow, never] = [marked(rough), marked(barred)];
  const cost = slow.map((rough, cell) => (never[cell] ? 0 : rough ? 2 : 1));
  return { cost, closed: marked(closed), occupied: marked(occupied) };
}

function reachFrom(name: string, allowance: number, over: Ground): Reach {
  const out = newReach(board);
  reach(board, over, cellOf(name), allowance, out);
  return out;
}

const stops = (reached: Reach) => namesOf(reached.cells.subarray(0, reached.count));
const path = (reached: Reach, to: string) => pathTo(reached, cellOf(to))?.map(nameOf);

test('without allowance nothing is reached; the start is never a place to stop in', () => {
  expect(stops(reachFrom('G7', 0, ground({})))).toEqual([]);
  expect(stops(reachFrom('G7', 1, ground({})))).toEqual(['F6', 'F7', 'G6', 'G8', 'H6', 'H7']);
});

test('[QL-MOV-05] [QL-TER-08] a rough cell costs 2 to enter and nothing to leave', () => {
  const reached = reachFrom('G3', 4, ground({ rough: 'G5 F4 H4' }));
  expect(reached.spent[cellOf('G5')]).toBe(3);
  expect(reached.spent[cellOf('G6')]).toBe(4);
  expect(reached.spent[cellOf('F5')]).toBe(4);
});

test('[QL-MOV-07] the last step is not taken with less than it costs', () => {
  expect(stops(reachFrom('A1', 1, ground({ rough: 'A2' })))).toEqual(['B1']);
  expect(stops(reachFrom('A1', 2, ground({ rough: 'A2' })))).toContain('A2');
});

test.each([0, 255])('[QL-MOV-06] a cell that costs %i is never entered', (price) => {
  const over = ground({});
  const cost = Uint8Array.from(over.cost);
  cost[cellOf('A2')] = price;
  cost[cellOf('B1')] = price;
  expect(stops(reachFrom('A1', 254, { ...over, cost }))).toEqual([]);
});

test('[QL-STK-04] a closed cell is walked around', () => {
  const reached = reachFrom('G3', 3, ground({ closed: 'G4' }));
  expect(path(reached, 'G4')).toBeUndefined();
  expect(reached.spent[cellOf('G5')]).toBe(3);
  expect(path(reached, 'G5')).toEqual(['F3', 'F4', 'G5']);
});

test('[QL-STK-02] [QL-STK-03] an occupied cell is crossed at its price but not stopped in', () => {
  const corridor = { barred: 'F2 F3 F4 F5 G2 H2 H3 H4 H5', occupied: 'G3 G4', rough: 'G4' };
  const reached = reachFrom('G3', 3, ground(corridor));
  expect(stops(reached)).toEqual(['G5']);
  expect(reached.spent[cellOf('G4')]).toBe(2);
  expect(path(reached, 'G5')).toEqual(['G4', 'G5']);
  expect(stops(reachFrom('G3', 2, ground(corridor)))).toEqual([]);
});

test('with any allowance the whole board is reached, each cell for its distance', () => {
  const reached = reachFrom('A1', Number.POSITIVE_INFINITY, ground({}));
  expect(reached.count).toBe(board.size - 1);
  expect([...reached.spent]).toEqual([...board.distance.subarray(0, board.size)]);
});

test('the way to the start is no step at all', () => {
  expect(pathTo(reachFrom('G3', 2, ground({})), cellOf('G3'))).toEqual([]);
});

test('cells come cheapest first, then in order of discovery', () => {
  const reached = reachFrom('G7', 2, ground({ rough: 'G8 H6' }));
  expect([...reached.cells.subarray(0, 6)].map(nameOf)).toEqual(['F7', 'F6', 'G6', 'H7', 'G8', 'H6']);
  const costs = [...reached.cells.subarray(0, reached.count)].map((cell) => reached.spent[cell]!);
  expect(costs).toEqual([...costs].sort((a, b) => a - b));
});

test('reach finds the least cost to every cell, and a path of that cost', () => {
  const aCase = aRaggedGrid.chain((grid) =>
    fc.record({
      grid: fc.constant(grid),
      from: fc.nat(grid.size - 1),
      allowance: fc.nat(16),
      cost: fc.array(fc.constantFrom(0, 1, 1, 1, 2, 2, 3, 255), { minLength: grid.size, maxLength: grid.size }),
      closed: marks(grid.size),
      occupied: marks(grid.size),
    }),
  );
  fc.assert(
    fc.property(aCase, ({ grid, from, allowance, cost, closed, occupied }) => {
      const least = slowCosts(grid, cost, closed, from);
      const out = newReach(grid);
      // What an earlier call left behind must not show.
      reach(grid, { cost, closed: new Uint8Array(grid.size), occupied }, grid.size - 1 - from, 16, out);
      const count = reach(grid, { cost, closed, occupied }, from, allowance, out);

      const inReach = least.map((price) => price <= allowance);
      expect([...out.spent]).toEqual(least.map((price, cell) => (inReach[cell] ? price : UNREACHED)));
      const stops = inReach.flatMap((reached, cell) => (reached && !occupied[cell] && cell !== from ? [cell] : []));
      expect([...out.cells.subarray(0, count)].sort((a, b) => a - b)).toEqual(stops);
      expect(out.count).toBe(count);

      for (let cell = 0; cell < grid.size; cell++) {
        const steps = pathTo(out, cell);
        expect(steps !== null).toBe(inReach[cell]);
        if (steps === null) continue;
        expect(steps.reduce((sum, step) => sum + cost[step]!, 0)).toBe(least[cell]);
        expect([from, ...steps].at(-1)).toBe(cell);
        steps.forEach((step, i) => {
          const before = i === 0 ? from : steps[i - 1]!;
          expect([...grid.neighbours.subarray(6 * before, 6 * before + 6)]).toContain(step);
          expect(closed[step]).toBe(0);
        });
      }
    }),
    { numRuns: 300 },
  );
});
