import fc from 'fast-check';
import { expect, test } from 'vitest';
import { classify, type Hex, hexAt, hexDistance, traverse, traversePlane } from '../../src/hex/index.js';
import { anOffset, aRaggedGrid, board, cellOf, halfHexes, hexOf, nameOf, namesOf } from './board.js';
import { clip, sideGroups } from './oracle.js';

const ORIGIN: Hex = { x: 0, r: 0 };

/** All hexes within some steps of the origin, and those around a segment that starts there. */
function hexesWithin(steps: number): Hex[] {
  const hexes: Hex[] = [];
  for (let r = -steps; r <= steps; r++)
    for (let x = -2 * steps; x <= 2 * steps; x++)
      if ((x + r) % 2 === 0 && hexDistance(x, r) <= steps) hexes.push({ x, r });
  return hexes;
}

test.each([
  { a: 'G5', b: 'G9', h: 'G7', meeting: 'crossed' },
  { a: 'G7', b: 'E7', h: 'F6', meeting: 'along' },
  { a: 'G7', b: 'E7', h: 'F7', meeting: 'along' },
  { a: 'A1', b: 'B5', h: 'A4', meeting: 'touched' },
  { a: 'A1', b: 'B5', h: 'B2', meeting: 'touched' },
  { a: 'A1', b: 'B5', h: 'A5', meeting: 'none' },
  { a: 'G5', b: 'G9', h: 'G5', meeting: 'none' },
  { a: 'G5', b: 'G9', h: 'G9', meeting: 'none' },
  { a: 'G5', b: 'G9', h: 'G10', meeting: 'none' },
  { a: 'A1', b: 'C1', h: 'B0', meeting: 'along' },
])('[QL-LOS-02] the segment $a to $b and $h: $meeting', ({ a, b, h, meeting }) => {
  expect(classify(hexOf(a), hexOf(b), hexOf(h))).toBe(meeting);
});

test('[QL-LOS-03] [QL-LOS-06] [QL-LOS-07] corner signs agree with clipping in exact fractions, up to 9 steps', () => {
  const around = hexesWithin(10);
  for (const b of hexesWithin(9))
    for (const h of around) {
      if (hexDistance(b.x, b.r) === 0 || hexDistance(h.x, h.r) === 0 || hexDistance(b.x - h.x, b.r - h.r) === 0)
        continue;
      const [fast, exact] = [classify(ORIGIN, b, h), clip(ORIGIN, b, h)];
      if (fast !== exact) expect.fail(`to ${b.x},${b.r} past ${h.x},${h.r}: ${fast}, by clipping ${exact}`);
    }
});

test('classify depends on the offsets only, and not on the direction', () => {
  fc.assert(
    fc.property(anOffset, anOffset, anOffset, anOffset, (a, b, h, by) => {
      const moved = (hex: Hex) => ({ x: hex.x + by.x, r: hex.r + by.r });
      const turned = (hex: Hex) => ({ x: by.x - hex.x, r: by.r - hex.r });
      const meeting = classify(a, b, h);
      expect(classify(moved(a), moved(b), moved(h))).toBe(meeting);
      expect(classify(turned(a), turned(b), turned(h))).toBe(meeting);
      expect(classify(b, a, h)).toBe(meeting);
    }),
    { numRuns: 2000 },
  );
});

test('classify is the same after a turn by 60 degrees and in a mirror', () => {
  const turned = ({ x, r }: Hex): Hex => ({ x: (x - 3 * r) / 2, r: (x + r) / 2 });
  const mirrored = ({ x, r }: Hex): Hex => ({ x: -x, r });
  for (const b of hexesWithin(5))
    for (const h of hexesWithin(5)) {
      const meeting = classify(ORIGIN, b, h);
      expect(classify(ORIGIN, turned(b), turned(h))).toBe(meeting);
      expect(classify(ORIGIN, mirrored(b), mirrored(h))).toBe(meeting);
    }
});

test.each([
  { rule: '[QL-EX-08]', a: 'G5', b: 'G9', crossed: ['G6', 'G7', 'G8'], sides: [], touched: [] },
  { rule: '[QL-EX-09]', a: 'G7', b: 'E7', crossed: [], sides: ['F6/F7'], touched: [] },
  { rule: '[QL-EX-45]', a: 'I7', b: 'E7', crossed: ['G7'], sides: ['H6/H7', 'F6/F7'], touched: [] },
  { rule: '[QL-EX-47]', a: 'A1', b: 'B5', crossed: ['A2', 'A3', 'B3', 'B4'], sides: [], touched: ['A4', 'B2'] },
  { rule: '[QL-EX-48]', a: 'G5', b: 'H8', crossed: ['G6', 'G7', 'H6', 'H7'], sides: [], touched: [] },
  { rule: '[QL-EX-53]', a: 'A1', b: 'C1', crossed: [], sides: ['B1/outside'], touched: [] },
  { rule: '[QL-EX-54]', a: 'G5', b: 'E8', crossed: ['F6'], sides: ['F5/G6', 'E7/F7'], touched: [] },
])('$rule what the line from $a to $b meets', ({ a, b, crossed, sides, touched }) => {
  const met = traverse(board, cellOf(a), cellOf(b));
  expect(namesOf(met.crossed)).toEqual(crossed);
  expect(met.sides.map(({ left, right }) => `${nameOf(left)}/${nameOf(right)}`)).toEqual(sides);
  expect(namesOf(met.touched)).toEqual(touched);
});

test('a side is given by its ends, in the direction of the line', () => {
  const [side] = traverse(board, cellOf('G7'), cellOf('E7')).sides;
  expect([side!.from, side!.to]).toEqual([
    { x: 13, y: 19 },
    { x: 13, y: 17 },
  ]);
});

test('what is met comes in the order it is met', () => {
  expect(traverse(board, cellOf('G9'), cellOf('G5')).crossed.map(nameOf)).toEqual(['G8', 'G7', 'G6']);
  expect(traverse(board, cellOf('B5'), cellOf('A1')).crossed.map(nameOf)).toEqual(['B4', 'B3', 'A3', 'A2']);
});

test('[QL-LOS-06] every side that a line of the board runs along has exactly two hexes, half-hexes included', () => {
  const hexes = [...Array.from({ length: board.size }, (_, cell) => hexAt(board, cell)), ...halfHexes];
  for (let a = 0; a < board.size; a++)
    for (let b = 0; b < a; b++) {
      const [from, to] = [hexAt(board, a), hexAt(board, b)];
      if (!runsAlongSides(to.x - from.x, to.r - from.r)) continue;
      const groups = [...sideGroups(from, to, hexes).values()].map((group) => group.map(key).sort().join(' ')).sort();
      for (const group of groups) expect(group.split(' ')).toHaveLength(2);
      const sides = traversePlane(from, to).sides.map(({ left, right }) => [left, right].map(key).sort().join(' '));
      expect(sides.sort()).toEqual(groups);
    }
});

test('[QL-LOS-11] no line of the board crosses a half-hex', () => {
  for (let a = 0; a < board.size; a++)
    for (let b = 0; b < a; b++)
      for (const half of halfHexes)
        if (classify(hexAt(board, a), hexAt(board, b), half) === 'crossed')
          expect.fail(`${nameOf(a)} to ${nameOf(b)} crosses a half-hex`);
});

test('[QL-LOS-06] lines run along sides exactly in the directions (0, 2), (3, 1) and (3, -1)', () => {
  for (const b of hexesWithin(16)) {
    if (b.x === 0 && b.r === 0) continue;
    expect(traversePlane(ORIGIN, b).sides.length > 0).toBe(runsAlongSides(b.x, b.r));
  }
});

test('[QL-LOS-07] other lines with x but not r divisible by 3 pass through lone corners', () => {
  for (const b of hexesWithin(16)) {
    if (b.x % 3 !== 0 || b.r % 3 === 0 || runsAlongSides(b.x, b.r)) continue;
    expect(traversePlane(ORIGIN, b).touched.length, `to ${b.x},${b.r}`).toBeGreaterThan(0);
  }
});

test('[QL-LOS-13] between neighbours there is nothing', () => {
  for (const b of hexesWithin(1)) expect(traversePlane(ORIGIN, b)).toEqual({ crossed: [], sides: [], touched: [] });
});

test('the line back meets the same, the other way round', () => {
  fc.assert(
    fc.property(aRaggedGrid, fc.nat(), fc.nat(), (grid, p, q) => {
      const [a, b] = [p % grid.size, q % grid.size];
      const [there, back] = [traverse(grid, a, b), traverse(grid, b, a)];
      expect([...back.crossed].sort()).toEqual([...there.crossed].sort());
      expect([...back.touched].sort()).toEqual([...there.touched].sort());
      const swapped = back.sides.map(({ left, right, from, to }) => ({ left: right, right: left, from: to, to: from }));
      expect(swapped.reverse()).toEqual(there.sides);
    }),
  );
});

function runsAlongSides(dx: number, dr: number): boolean {
  return (dx === 0 && dr !== 0) || (dr !== 0 && Math.abs(dx) === 3 * Math.abs(dr));
}

function key(hex: Hex): string {
  return `${hex.x},${hex.r}`;
}
