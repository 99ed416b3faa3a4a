import { expect, test } from 'vitest';
import { become, type Modifier, score, total } from '../src/index.js';

test('a number carries the reasons that moved it, and only those', () => {
  const moved = false;
  expect(
    score(4, 'FIR-2', [
      moved && { by: 1, rule: 'FIR-2a', why: 'moved' },
      { by: 2, rule: 'FIR-2c', why: 'hard cover' },
      { by: -1, rule: 'FIR-2d', why: 'close' },
    ]),
  ).toEqual({
    total: 5,
    base: 4,
    rule: 'FIR-2',
    parts: [
      { by: 2, rule: 'FIR-2c', why: 'hard cover' },
      { by: -1, rule: 'FIR-2d', why: 'close' },
    ],
  });
  expect(score(3, 'A')).toEqual({ total: 3, base: 3, rule: 'A', parts: [] });
});

test('a step that is no addition becomes the part that makes the difference', () => {
  const seven = score(5, 'A', [{ by: 2, rule: 'B', why: 'b' }]);
  const halved = become(seven, Math.ceil(seven.total / 2), 'C', 'halved');
  expect(halved.total).toBe(4);
  expect(halved.parts.at(-1)).toEqual({ by: -3, rule: 'C', why: 'halved' });
  expect(halved.base + halved.parts.reduce((sum, part) => sum + part.by, 0)).toBe(halved.total);
  expect(become(seven, 7, 'D', 'capped at nine')).toBe(seven);
});

interface Charge {
  readonly bold: boolean;
  readonly uphill: boolean;
  readonly paces: number;
}

const CHARGE: readonly Modifier<Charge, 'CHA-2' | 'CHA-3' | 'CHA-4' | 'CHA-5'>[] = [
  { rule: 'CHA-2', why: 'bold', when: ({ bold }) => bold, add: 3 },
  { rule: 'CHA-3', why: ({ paces }) => `a run of ${paces}`, when: () => true, add: ({ paces }) => paces - 2 },
  { rule: 'CHA-4', why: 'uphill: half', when: ({ uphill }) => uphill, becomes: (dice) => (dice + 1) >> 1 },
  {
    rule: ({ bold }) => (bold ? 'CHA-2' : 'CHA-5'),
    why: 'at most six',
    when: () => true,
    becomes: (n) => Math.min(n, 6),
  },
];

test('a modifier is stated once, and gives the number as well as its reasons', () => {
  const charge = { bold: true, uphill: true, paces: 3 };
  expect(score(4, 'CHA-1', CHARGE, charge)).toEqual({
    total: 4,
    base: 4,
    rule: 'CHA-1',
    parts: [
      { by: 3, rule: 'CHA-2', why: 'bold' },
      { by: 1, rule: 'CHA-3', why: 'a run of 3' },
      { by: -4, rule: 'CHA-4', why: 'uphill: half' },
    ],
  });
  expect(total(4, CHARGE, charge)).toBe(4);
});

test('a modifier that leaves the number as it was is no reason', () => {
  expect(score(4, 'CHA-1', CHARGE, { bold: false, uphill: false, paces: 2 }).parts).toEqual([]);
  const { parts } = score(4, 'CHA-1', CHARGE, { bold: true, uphill: false, paces: 9 });
  expect(parts.at(-1)).toEqual({ by: -8, rule: 'CHA-2', why: 'at most six' });
});

test('both folds always agree', () => {
  for (const bold of [true, false])
    for (const uphill of [true, false])
      for (let paces = 0; paces < 12; paces++)
        for (let base = 0; base < 8; base++) {
          const charge = { bold, uphill, paces };
          const told = score(base, 'CHA-1', CHARGE, charge);
          expect(told.total).toBe(total(base, CHARGE, charge));
          expect(told.base + told.parts.reduce((sum, { by }) => sum + by, 0)).toBe(told.total);
        }
});

test('parts that are known already stand beside modifiers, in the order of the list', () => {
  const list = [{ by: 2, rule: 'CHA-6', why: 'drums' } as const, ...CHARGE, false as const];
  expect(score(9, 'CHA-1', list, { bold: false, uphill: true, paces: 2 })).toMatchObject({
    total: 6,
    parts: [{ rule: 'CHA-6' }, { by: -5, rule: 'CHA-4' }],
  });
});
