import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Point } from '../src/index.js';
import { tabletop } from '../src/rules/miniatures.js';
import { aBoard, area, ask, at, enemy, onTable, rectangle, sight, unit } from './on-the-table.js';

// Lines of sight over the open table (QL-MIN-12, QL-MIN-13).

const attack = (game: ReturnType<typeof onTable>) =>
  ask(game, 'odds', { unit: 'a1', target: 'b1', order: 'strike' }) as { rule?: string; message?: string };

describe('units', () => {
  test.each([
    { y: 5999, rule: 'QL-MIN-12' },
    { y: 6000, rule: undefined },
    { y: 4001, rule: 'QL-MIN-12' },
    { y: 4000, rule: undefined },
  ])('[QL-MIN-12] [QL-EX-99] a third unit at (10, $y) beside the line', ({ y, rule }) => {
    for (const third of [unit(10_000, y), enemy(10_000, y)]) {
      const game = onTable([unit(5000, 5000), enemy(15_000, 5000), third]);
      expect(attack(game).rule).toBe(rule);
      if (rule) expect(attack(game).message).toContain(third.seat === 'A' ? 'a2' : 'b2');
      expect(sight(game, at(15_000, 5000), at(5000, 5000)).clear).toBe(rule === undefined);
    }
  });

  test('[QL-MIN-12] a unit behind either end does not block', () => {
    const game = onTable([unit(5000, 5000), enemy(10_000, 5000), unit(3000, 5000), enemy(12_000, 5000)]);
    expect(attack(game).rule).toBeUndefined();
  });

  test('[QL-MIN-12] a real attack is refused, and all that blocks is named', () => {
    const game = onTable(
      [unit(5000, 5000, { order: 'strike' }), enemy(15_000, 5000), unit(10_000, 5000), enemy(5000, 12_000)],
      [area('urban', rectangle(12_000, 4000, 13_000, 6000))],
    );
    game.answer('A', { type: 'Activate', unit: 'a1' });
    expect(game.answer('A', { type: 'Attack', target: 'b1' })).toEqual({
      rule: 'QL-MIN-12',
      message: 'No sight between (5, 5) and (15, 5): blocked by a2, urban 1.',
    });
    expect(game.options('A')).toEqual([
      { type: 'Attack', target: null },
      { type: 'Attack', target: 'b2' },
    ]);
  });
});

describe('areas', () => {
  const wood = area('forest', rectangle(2000, 1000, 8000, 20_000));
  test.each([
    { inside: 800, clear: true },
    { inside: 1000, clear: true },
    { inside: 1010, clear: true },
    { inside: 1011, clear: false },
    { inside: 1500, clear: false },
  ])('[QL-MIN-12] [QL-EX-100] from $inside inside the edge of a wide forest', ({ inside, clear }) => {
    const game = onTable([unit(8000 - inside, 5000), enemy(12_000, 5000)], [wood]);
    expect(attack(game).rule).toBe(clear ? undefined : 'QL-MIN-12');
  });

  test.each([
    { terrain: 'forest', clear: false },
    { terrain: 'hill', clear: false },
    { terrain: 'urban', clear: false },
    { terrain: 'swamp', clear: true },
    { terrain: 'water', clear: true },
    { terrain: 'ice', clear: true },
  ] as const)('[QL-MIN-12] a $terrain area between: clear $clear', ({ terrain, clear }) => {
    const game = onTable([unit(5000, 5000), enemy(14_000, 5000)], [area(terrain, rectangle(9000, 3000, 10_000, 7000))]);
    expect(attack(game).rule).toBe(clear ? undefined : 'QL-MIN-12');
  });

  test.each([
    { what: '10 thousandths of it', corners: rectangle(9000, 3000, 9010, 7000), clear: true },
    { what: '11 thousandths of it', corners: rectangle(9000, 3000, 9011, 7000), clear: false },
    { what: 'its edge', corners: rectangle(9000, 5000, 11_000, 7000), clear: true },
    { what: 'a corner of it', corners: [at(9000, 5000), at(10_000, 7000), at(8000, 7000)], clear: true },
    { what: 'next to nothing above its edge', corners: rectangle(9000, 4999, 11_000, 7000), clear: false },
  ])('[QL-MIN-12] the line meets $what: clear $clear', ({ corners, clear }) => {
    const game = onTable([unit(5000, 5000), enemy(14_000, 5000)], [area('forest', corners)]);
    expect(attack(game).rule).toBe(clear ? undefined : 'QL-MIN-12');
  });

  test('[QL-MIN-12] what lies in either disc does not block, what lies between them does', () => {
    const between = (left: number, right: number) =>
      attack(onTable([unit(5000, 5000), enemy(8000, 5000)], [area('urban', rectangle(left, 3000, right, 7000))])).rule;
    expect(between(5500, 6010)).toBeUndefined(); // ten beyond the attacker's disc
    expect(between(5500, 6011)).toBe('QL-MIN-12');
    expect(between(6990, 7500)).toBeUndefined(); // ten before the target's
    expect(between(6989, 7500)).toBe('QL-MIN-12');
    expect(between(6400, 6410)).toBeUndefined();
    expect(between(6400, 6411)).toBe('QL-MIN-12');
  });

  test('[QL-MIN-12] units whose discs touch see each other in the thickest wood', () => {
    const see = (x: number) => attack(onTable([unit(5000, 5000), enemy(x, 5000)], [wood])).rule;
    expect(see(7000)).toBeUndefined();
    expect(see(7010)).toBeUndefined();
    expect(see(7011)).toBe('QL-MIN-12');
  });

  test('[QL-MIN-12] pieces of one area are judged one by one', () => {
    const comb = [at(9000, 3000), at(9008, 3000), at(9008, 6000), at(9100, 6000), at(9100, 3000), at(9108, 3000)];
    const shape = [...comb, at(9108, 7000), at(9000, 7000)];
    const game = onTable([unit(5000, 5000), enemy(14_000, 5000)], [area('forest', shape)]);
    expect(attack(game).rule).toBeUndefined();
  });
});

describe('hills', () => {
  const hill = area('hill', rectangle(4000, 4000, 6000, 6000));
  const wood = area('forest', rectangle(8000, 3000, 9000, 7000));
  const ridge = area('hill', rectangle(10_000, 3000, 11_000, 7000));

  test('[QL-MIN-13] from a hill and to a hill, forests, towns and units do not block', () => {
    const game = onTable([unit(5000, 5000), enemy(15_000, 5000), unit(12_000, 5000)], [hill, wood]);
    expect(attack(game).rule).toBeUndefined();
    expect(sight(game, at(15_000, 5000), at(5000, 5000)).clear).toBe(true);
  });

  test('[QL-MIN-13] another hill does', () => {
    const game = onTable([unit(5000, 5000), enemy(15_000, 5000)], [hill, wood, ridge]);
    expect(sight(game, at(5000, 5000), at(15_000, 5000)).obstruction).toEqual({
      rule: 'QL-MIN-13',
      message: 'No sight between (5, 5) and (15, 5): blocked by hill 3.',
      blockers: ['hill 3'],
    });
  });

  test('[QL-MIN-13] so does its own, beyond the unit’s disc', () => {
    const game = onTable([unit(5000, 5000), enemy(15_000, 5000)], [area('hill', rectangle(4000, 4000, 6011, 6000))]);
    expect(sight(game, at(5000, 5000), at(15_000, 5000)).obstruction?.rule).toBe('QL-MIN-13');
  });

  test('[QL-MIN-13] a unit on the edge of a hill is on it; one beside it is not', () => {
    const clear = (x: number) => attack(onTable([unit(x, 5000), enemy(15_000, 5000)], [hill, wood])).rule;
    expect(clear(6000)).toBeUndefined();
    expect(clear(6001)).toBe('QL-MIN-12');
  });
});

test('[QL-MIN-12] the picture of a line tells what it runs through', () => {
  const game = onTable([unit(5000, 5000)], [area('swamp', rectangle(8000, 3000, 9000, 7000))]);
  expect(sight(game, at(5000, 5000), at(15_000, 5000))).toEqual({
    distance: 5,
    clear: true,
    obstruction: null,
    blocking: [],
    stretches: [
      { from: at(5000, 5000), to: at(8000, 5000), area: null },
      { from: at(8000, 5000), to: at(9000, 5000), area: 'swamp 1' },
      { from: at(9000, 5000), to: at(15_000, 5000), area: null },
    ],
  });
});

// --- Properties ---------------------------------------------------------------------------------------------------

const spot = fc.record({ x: fc.integer({ min: 1000, max: 27_000 }), y: fc.integer({ min: 1000, max: 21_800 }) });
const apart = (points: readonly Point[]): Point[] =>
  points.filter((p, i) => points.slice(0, i).every((q) => (p.x - q.x) ** 2 + (p.y - q.y) ** 2 >= 4_000_000));

test('[QL-MIN-12] [QL-LOS-12] sight is mutual, and the explanation agrees with it', () => {
  let blocked = 0;
  let clear = 0;
  fc.assert(
    fc.property(aBoard, fc.array(spot, { minLength: 8, maxLength: 24 }), (board, spots) => {
      const units = apart(spots).map(({ x, y }, i) => (i % 2 === 0 ? unit(x, y) : enemy(x, y)));
      const game = onTable(units, undefined, {}, { board, areas: undefined });
      const b = game.state;
      for (let i = 0; i < b.units.length; i++)
        for (let j = 0; j < i; j++) {
          const sees = tabletop.sees(b, i, j);
          expect(tabletop.sees(b, j, i)).toBe(sees);
          const [why, yhw] = [tabletop.obstruction(b, i, j), tabletop.obstruction(b, j, i)];
          expect(why === null).toBe(sees);
          expect(yhw?.blockers).toEqual(why?.blockers);
          if (sees) clear++;
          else blocked++;
        }
    }),
    { numRuns: 60 },
  );
  expect(blocked).toBeGreaterThan(500);
  expect(clear).toBeGreaterThan(500);
});

test('[QL-MIN-12] units at distance 1 whose discs touch always see each other', () => {
  fc.assert(
    fc.property(aBoard, spot, fc.integer({ min: -2000, max: 2000 }), (board, a, dx) => {
      const dy = Math.floor(Math.sqrt(4_000_000 - dx * dx)) + 1;
      const b = at(a.x + dx, a.y + dy);
      if (b.x < 1000 || b.x > 27_000 || b.y > 21_800) return;
      const game = onTable([unit(a.x, a.y), enemy(b.x, b.y)], undefined, {}, { board, areas: undefined });
      expect(tabletop.sees(game.state, 0, 1)).toBe(true);
    }),
    { numRuns: 100 },
  );
});
