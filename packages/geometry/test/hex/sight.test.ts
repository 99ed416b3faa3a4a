import { expect, test } from 'vitest';
import { blockers, type SidesRule, sees, sightTable } from '../../src/hex/index.js';
import { board, cellOf, marked, namesOf } from './board.js';

type Case = {
  rules: string;
  a: string;
  b: string;
  opaque?: string;
  elevated?: string;
  occupied?: string;
  /** Blocking cells; '' is a clear line. Given once, it holds for both ways of judging sides. */
  by: string | { pair: string; line: string };
};

// Ends are occupied and, where the example says so, opaque: they never block.
const cases: Case[] = [
  { rules: '[QL-LOS-03] [QL-LOS-04] [QL-EX-08]', a: 'G5', b: 'G9', occupied: 'G7', by: 'G7' },
  { rules: '[QL-LOS-06] [QL-EX-09] (a)', a: 'G7', b: 'E7', occupied: 'F6', opaque: 'F7', by: 'F6 F7' },
  { rules: '[QL-LOS-06] [QL-EX-09] (b)', a: 'G7', b: 'E7', occupied: 'F6', by: '' },
  { rules: '[QL-LOS-06] [QL-EX-09] (c)', a: 'G7', b: 'E7', opaque: 'F7', by: '' },
  { rules: '[QL-LOS-06] [QL-EX-09] (d)', a: 'G7', b: 'E7', opaque: 'F7', occupied: 'F7', by: '' },
  { rules: '[QL-LOS-08] [QL-EX-43]', a: 'G5', b: 'G7', opaque: 'G5 G7', by: '' },
  { rules: '[QL-LOS-05] [QL-EX-44]', a: 'G5', b: 'G7', opaque: 'G5 G6 G7', by: 'G6' },
  {
    rules: '[QL-LOS-06] [QL-EX-45]',
    a: 'I7',
    b: 'E7',
    occupied: 'H6',
    opaque: 'F7',
    by: { pair: '', line: 'F7 H6' },
  },
  { rules: '[QL-LOS-06] [QL-EX-46]', a: 'I7', b: 'E7', occupied: 'H6', opaque: 'F6', by: '' },
  { rules: '[QL-LOS-07] [QL-EX-47] corners', a: 'A1', b: 'B5', opaque: 'A4 B2', by: '' },
  { rules: '[QL-LOS-03] [QL-EX-47] crossed', a: 'A1', b: 'B5', opaque: 'A3 A4 B2', by: 'A3' },
  { rules: '[QL-LOS-03] [QL-EX-48] H6', a: 'G5', b: 'H8', opaque: 'H6', by: 'H6' },
  { rules: '[QL-LOS-03] [QL-EX-48] G7', a: 'G5', b: 'H8', opaque: 'G7', by: 'G7' },
  { rules: '[QL-LOS-09] [QL-EX-49]', a: 'G5', b: 'G9', elevated: 'G5', occupied: 'G7', opaque: 'G8', by: '' },
  { rules: '[QL-LOS-09] [QL-LOS-10] [QL-EX-50] one end', a: 'G5', b: 'G9', elevated: 'G5 G7', by: 'G7' },
  { rules: '[QL-LOS-09] [QL-LOS-10] [QL-EX-50] both ends', a: 'G5', b: 'G9', elevated: 'G5 G7 G9', by: 'G7' },
  { rules: '[QL-LOS-05] [QL-LOS-10] [QL-EX-51]', a: 'G5', b: 'G9', elevated: 'G7', occupied: 'G7', by: 'G7' },
  { rules: '[QL-LOS-09] [QL-EX-52] one side', a: 'G7', b: 'E7', elevated: 'E7 F7', occupied: 'F6', by: '' },
  { rules: '[QL-LOS-09] [QL-EX-52] both sides', a: 'G7', b: 'E7', elevated: 'E7 F6 F7', by: 'F6 F7' },
  { rules: '[QL-LOS-11] [QL-EX-53]', a: 'A1', b: 'C1', occupied: 'B1', by: '' },
  { rules: '[QL-LOS-06] [QL-EX-54] one hand', a: 'G5', b: 'E8', occupied: 'E7 F5', by: '' },
  { rules: '[QL-LOS-06] [QL-EX-54] one side', a: 'G5', b: 'E8', occupied: 'F5 G6', by: 'F5 G6' },
  { rules: '[QL-LOS-13] [QL-EX-55]', a: 'G5', b: 'G6', opaque: 'G5 G6', by: '' },
  { rules: 'all that block are told:', a: 'G5', b: 'G9', opaque: 'G6', occupied: 'G7', elevated: 'G8', by: 'G6 G7 G8' },
  {
    rules: '[QL-LOS-06] a lone blocking pair and a lone cell:',
    a: 'I7',
    b: 'E7',
    occupied: 'F6 F7 H6',
    by: { pair: 'F6 F7', line: 'F6 F7 H6' },
  },
];

const both = cases.flatMap((c) => (['pair', 'line'] as const).map((sides) => ({ ...c, sides, by: byOf(c, sides) })));

test.each(both)('$rules $a to $b, sides by $sides, blocked by: $by', (c) => {
  const { a, b, opaque, elevated, occupied, sides, by } = c;
  const table = sightTable(board, { opaque: marked(opaque), elevated: marked(elevated), sides });
  const [from, to] = [cellOf(a), cellOf(b)];
  const taken = marked(`${a} ${b} ${occupied ?? ''}`);
  for (const [p, q] of [
    [from, to],
    [to, from],
  ] as const) {
    expect(namesOf(blockers(table, p, q, taken)).join(' ')).toBe(by);
    expect(sees(table, p, q, taken)).toBe(by === '');
  }
});

test('a cell sees itself, even where it is opaque and occupied', () => {
  const table = sightTable(board, { opaque: marked('G7'), elevated: marked('H7'), sides: 'pair' });
  for (const name of ['G7', 'H7', 'A1']) {
    expect(sees(table, cellOf(name), cellOf(name), marked(name))).toBe(true);
    expect(blockers(table, cellOf(name), cellOf(name), marked(name))).toEqual([]);
  }
});

test('a table keeps what it was built from, whatever becomes of the arrays', () => {
  const opaque = marked('G6');
  const table = sightTable(board, { opaque, elevated: marked(), sides: 'pair' });
  opaque.fill(0);
  expect(namesOf(blockers(table, cellOf('G5'), cellOf('G7'), marked()))).toEqual(['G6']);
});

test('any number but 0 marks a cell', () => {
  const table = sightTable(board, { opaque: marked('G6').map((m) => 7 * m), elevated: marked(), sides: 'pair' });
  expect(sees(table, cellOf('G5'), cellOf('G7'), marked())).toBe(false);
  expect(
    sees(
      table,
      cellOf('A5'),
      cellOf('A7'),
      [...marked('A6')].map((m) => -4 * m),
    ),
  ).toBe(false);
});

function byOf(c: Case, sides: SidesRule): string {
  return typeof c.by === 'string' ? c.by : c.by[sides];
}
