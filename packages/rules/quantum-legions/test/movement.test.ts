import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UNITS } from '../src/content/forces.js';
import type { UnitType } from '../src/content/types.js';
import type { DecisionOf } from '../src/decisions.js';
import { entryCost, HALF_HEXES, HEXES, hexIndex } from '../src/rules/board.js';
import { GRID } from '../src/tables.js';
import { ORDERS, type OrderType } from '../src/terms.js';
import {
  A,
  act,
  allows,
  answer,
  ask,
  asked,
  aTable,
  B,
  during,
  hexOf,
  move,
  open,
  type QuantumGame,
  refuses,
  type Sheet,
  type Table,
  table,
  why,
  whyNotMove,
} from './kit-combat.js';

/** One unit a1 with this speed under either order. */
const walker = (hex: string, speed: number, sheet: Sheet = {}) => A(hex, { speed: [speed, speed], ...sheet });

/** Where a1 may go with one step, by the referee's options. */
function stepsFrom(hex: string, sheet: Sheet = {}): string[] {
  const game = open(during(table([walker(hex, 1, sheet)]), { unit: 'a1', order: 'engage' }));
  return (game.options('A') as DecisionOf<'MoveUnit'>[]).flatMap(({ path }) => path as string[]).sort();
}

describe('steps', () => {
  test('[QL-EX-10] [QL-MOV-01] [QL-MOV-02] a unit steps into any of the six hexes around it, on odd and even rows', () => {
    expect(stepsFrom('G7')).toEqual(['F6', 'F7', 'G6', 'G8', 'H6', 'H7']);
    expect(stepsFrom('F7')).toEqual(['E7', 'E8', 'F6', 'F8', 'G7', 'G8']);
  });

  test('[QL-MOV-01] a hex may not be skipped, neither at first nor later; nor may the unit stand still for a step', () => {
    const t = table([walker('G3', 6)]);
    refuses(whyNotMove(t, 'advance', 'G5'), 'QL-MOV-01', 'G5', 'G3');
    refuses(whyNotMove(t, 'advance', 'G4 G6'), 'QL-MOV-01', 'G6', 'G4');
    refuses(whyNotMove(t, 'advance', 'G3'), 'QL-MOV-01');
    refuses(whyNotMove(t, 'advance', 'G4 G4'), 'QL-MOV-01');
    refuses(whyNotMove(t, 'advance', 'E3'), 'QL-MOV-01');
    allows(whyNotMove(t, 'advance', 'G4 G5 G6'));
  });

  test('[QL-MOV-01] Jump does not skip hexes either', () => {
    refuses(whyNotMove(table([walker('G3', 6, { traits: ['jump'] })]), 'advance', 'G5'), 'QL-MOV-01');
  });

  test('[QL-MOV-02] after a step in one direction the next may go in any other, straight back too', () => {
    const t = table([walker('G7', 2)]);
    for (const next of ['F7', 'F8', 'G7', 'G9', 'H7', 'H8']) allows(whyNotMove(t, 'engage', `G8 ${next}`));
  });

  test('[QL-MOV-08] the elements go together: the unit is in one hex with all of them, and the hex it left is empty', () => {
    const { unit, game } = act(table([A('G3', { elements: 3 }), A('F3', { order: 'engage' })]), {
      under: 'engage',
      path: 'G4 G5',
    });
    expect(unit('a1')).toMatchObject({ hex: hexIndex('G5'), elements: 3 });
    answer(game, 'A', { type: 'Activate', unit: 'a2' });
    answer(game, 'A', move('G3'));
    expect(game.state.units.slice(0, 2).map(hexOf)).toEqual(['G5', 'G3']);
  });
});

describe('how far', () => {
  test('[QL-MOV-03] the first speed bounds an Engage move, the second an Advance move', () => {
    const t = table([A('G3', { speed: [2, 4] })]);
    allows(whyNotMove(t, 'engage', 'G4 G5'));
    refuses(whyNotMove(t, 'engage', 'G4 G5 G6'), 'QL-MOV-03', 'G6');
    allows(whyNotMove(t, 'advance', 'G4 G5 G6 G7'));
    refuses(whyNotMove(t, 'advance', 'G4 G5 G6 G7 G8'), 'QL-MOV-03', 'G8');
  });

  test('[QL-MOV-04] a unit under Strike is not asked to move, and moving is refused', () => {
    const t = table([A('G3', { speed: [4, 4] }), B('G7')]);
    const game = open(during(t, { unit: 'a1', order: 'strike' }));
    expect(asked(game, 'Attack')).toBe(true);
    refuses(game.check('A', move('G4')), 'QL-MOV-04');
    refuses(whyNotMove(t, 'strike', 'G4'), 'QL-MOV-04');
    refuses(whyNotMove(t, 'strike', ''), 'QL-MOV-04');
  });

  test('[QL-EX-31] [QL-MOV-03] [QL-MOV-05] [QL-MOV-07] a forest costs 2, and with 1 left it is not entered', () => {
    const t = table([A('G3', { speed: [1, 4] })], { terrain: { G5: 'forest' } });
    const { the, unit } = act(t, { under: 'advance', path: 'G4 G5 G6' });
    expect(the('unitMoved')).toMatchObject({ from: 'G3', path: ['G4', 'G5', 'G6'], cost: 4 });
    expect(hexOf(unit('a1'))).toBe('G6');
    refuses(whyNotMove(t, 'advance', 'G4 G5 G6 G7'), 'QL-MOV-03');
    const two = table([A('G3', { speed: [1, 4] })], { terrain: { G5: 'forest', G6: 'forest' } });
    refuses(whyNotMove(two, 'advance', 'G4 G5 G6'), 'QL-MOV-07', 'G6');
  });

  test('[QL-MOV-05] leaving costs nothing: out of a forest into the open is 1', () => {
    const { the } = act(table([walker('G3', 1)], { terrain: { G3: 'forest' } }), { under: 'engage', path: 'G4' });
    expect(the('unitMoved').cost).toBe(1);
  });

  test.each([
    { left: 0, speed: 2, path: 'G4 G5 G6', rule: 'QL-MOV-03' },
    { left: 1, speed: 3, path: 'G4 G5 G6', rule: 'QL-MOV-07' },
    { left: 2, speed: 4, path: 'G4 G5 G6', rule: null },
  ] as const)('[QL-MOV-07] a forest with $left left: $rule', ({ speed, path, rule }) => {
    const refused = whyNotMove(table([walker('G3', speed)], { terrain: { G6: 'forest' } }), 'advance', path);
    if (rule) refuses(refused, rule);
    else allows(refused);
  });

  test('[QL-EX-32] [QL-MOV-07] a forest in front of a unit with Engage speed 1', () => {
    const terrain = { G4: 'forest' } as const;
    const strict = table([A('G3', { speed: [1, 4] })], { terrain });
    refuses(whyNotMove(strict, 'engage', 'G4'), 'QL-MOV-07');
    const loose = table([A('G3', { speed: [1, 4] })], { terrain, options: { minimumMove: true } });
    const { the, unit } = act(loose, { under: 'engage', path: 'G4' });
    expect(hexOf(unit('a1'))).toBe('G4');
    expect(the('unitMoved').cost).toBe(2);
    refuses(whyNotMove(loose, 'engage', 'G4 G5'), 'QL-MOV-07');
  });

  test('[QL-MOV-07] the minimum move is the first step only, never into impassable ground or onto a unit', () => {
    const loose = (path: string, sheet: Sheet = {}, terrain: NonNullable<Table['position']['terrain']> = {}) =>
      whyNotMove(
        table([walker('G3', 1, sheet), A('F3'), B('H3')], {
          terrain: { G4: 'forest', F3: 'forest', H3: 'forest', ...terrain },
          options: { minimumMove: true },
        }),
        'engage',
        path,
      );
    allows(loose('G4'));
    refuses(loose('G2 G3 G4'), 'QL-MOV-03');
    refuses(loose('F2 E3', {}, { E3: 'forest' }), 'QL-MOV-03');
    refuses(loose('G4', {}, { G4: 'water' }), 'QL-MOV-06');
    refuses(loose('F3'), 'QL-STK-03');
    refuses(loose('H3'), 'QL-STK-04');
    refuses(loose('G4 G3'), 'QL-MOV-07', 'G4');
  });

  test('[QL-MOV-07] the options show the minimum move exactly where it is on', () => {
    const ends = (minimumMove: boolean) => {
      const t = table([walker('G3', 1), B('H3')], {
        terrain: { G4: 'forest', F3: 'water', H3: 'forest' },
        options: { minimumMove },
      });
      const game = open(during(t, { unit: 'a1', order: 'engage' }));
      return (game.options('A') as DecisionOf<'MoveUnit'>[]).map(({ path }) => path.join(' ')).sort();
    };
    expect(ends(false)).toEqual(['', 'F2', 'G2', 'H2']);
    expect(ends(true)).toEqual(['', 'F2', 'G2', 'G4', 'H2']);
  });

  test('[QL-MOV-06] impassable ground is not entered, however much speed is left; the refusal names its row', () => {
    const t = table([walker('G3', 8)], { terrain: { G4: 'swamp', F3: 'water', H3: 'ice' } });
    refuses(whyNotMove(t, 'advance', 'G4'), 'QL-MOV-06', 'swamp', 'QL-TER-04');
    refuses(whyNotMove(t, 'advance', 'F3'), 'QL-MOV-06', 'water', 'QL-TER-06');
    refuses(whyNotMove(t, 'advance', 'H3'), 'QL-MOV-06', 'ice', 'QL-TER-07');
    refuses(whyNotMove(t, 'advance', 'G2 F2 F3'), 'QL-MOV-06', 'F3');
  });
});

describe('routes', () => {
  test('[QL-EX-42] [QL-MOV-09] [QL-MOV-10] [QL-TRT-22] out and back: it ends where it began and has moved', () => {
    const t = table([walker('G3', 2, { traits: ['ponderous'] }), B('G6')]);
    const game = open(during(t, { unit: 'a1', order: 'engage' }));
    answer(game, 'A', move('G4 G3'));
    expect(hexOf(game.state.units[0]!)).toBe('G3');
    expect(asked(game, 'Attack')).toBe(false);
    expect(game.state.units[0]!.activatedOn).toBe(game.state.turn);
    refuses(why(t, { type: 'Attack', target: 'b1' }, { under: 'engage', moved: true }), 'QL-TRT-22');
  });

  test('[QL-MOV-09] hexes may be entered again, each time at full price', () => {
    const t = table([A('G3', { speed: [1, 5] })], { terrain: { G4: 'forest' } });
    const { the } = act(t, { under: 'advance', path: 'G4 G3 G4' });
    expect(the('unitMoved').cost).toBe(5);
    refuses(
      whyNotMove(table([A('G3', { speed: [1, 4] })], { terrain: { G4: 'forest' } }), 'advance', 'G4 G3 G4'),
      'QL-MOV-07',
    );
  });

  test('[QL-MOV-09] the starting hex counts as empty: the unit may pass through it and end in it', () => {
    const t = table([walker('G3', 4)]);
    allows(whyNotMove(t, 'advance', 'G4 G3'));
    allows(whyNotMove(t, 'advance', 'G4 G3 G2'));
  });

  test('[QL-MOV-10] staying put is legal and is no move: a Ponderous unit attacks after it', () => {
    const t = table([walker('G3', 2, { traits: ['ponderous'], dice: [1] }), B('G6')]);
    const { the } = act(t, { under: 'engage', path: '', target: 'b1', dice: [3] });
    expect(the('unitMoved')).toMatchObject({ path: [], cost: 0 });
    allows(whyNotMove(t, 'advance', ''));
  });

  test('[QL-MOV-11] enemies beside the way cost nothing and hold nobody', () => {
    const t = table([walker('G3', 3), B('F4'), B('H4'), B('F5'), B('H5')]);
    const { the, unit } = act(t, { under: 'advance', path: 'G4 G5 G6' });
    expect(the('unitMoved').cost).toBe(3);
    expect(hexOf(unit('a1'))).toBe('G6');
  });
});

describe('the edge of the board', () => {
  test('[QL-EX-11] [QL-BRD-04] [QL-BRD-05] no step from B1 leads into B0', () => {
    refuses(whyNotMove(table([walker('B1', 4)]), 'advance', 'B0'), 'QL-BRD-05', 'B0');
    expect(stepsFrom('B1')).toEqual(['A1', 'A2', 'B2', 'C1', 'C2']);
  });

  test.each(HALF_HEXES)(
    '[QL-BRD-04] [QL-BRD-05] the half-hex %s cannot be entered or crossed, with Jump or without',
    (half) => {
      const row = half[0]!;
      const beside = `${row}${half.endsWith('14') ? 13 : 1}`;
      for (const traits of [[], ['jump'], ['hover']]) {
        const t = table([walker(beside, 8, { traits })]);
        refuses(whyNotMove(t, 'advance', half), 'QL-BRD-05', half);
        refuses(whyNotMove(t, 'advance', `${half} ${beside}`), 'QL-BRD-05', half);
      }
    },
  );

  test('[QL-BRD-05] nobody is set down in a half-hex, by a carrier or when a position is laid out', () => {
    const t = table([A('B2', { traits: ['transport'] }), A('C2', { cls: 'INF' })]);
    refuses(whyNotMove(t, 'advance', 'B1', { passenger: 'a2', drop: 'B0' }), 'QL-TRT-05', 'B0');
    allows(whyNotMove(t, 'advance', 'B1', { passenger: 'a2', drop: 'A1' }));
    expect(() => open(table([A('B0')]))).toThrow(/hex in play/);
  });

  test('[QL-BRD-05] no way leads through half-hexes: C1 is reached from A1 by way of B1 alone', () => {
    const reach = ask('reach', open(table([walker('A1', 2), B('B1')])).view('A'), { unit: 'a1', order: 'advance' });
    expect((reach as { to: string }[]).map(({ to }) => to).sort()).toEqual(['A1', 'A2', 'A3', 'B2']);
  });

  test.each([
    { from: 'A1', off: 'A0' },
    { from: 'G1', off: 'G0' },
    { from: 'A14', off: 'A15' },
    { from: 'M14', off: 'M15' },
  ])('[QL-BRD-10] nobody leaves the board: $from to $off', ({ from, off }) => {
    for (const traits of [[], ['jump']])
      refuses(whyNotMove(table([walker(from, 4, { traits })]), 'advance', off), 'QL-BRD-10', off);
  });

  test('[QL-BRD-10] beyond the ends of the board there are no hexes to name', () => {
    const game = open(during(table([walker('M5', 4)]), { unit: 'a1', order: 'advance' }));
    expect(game.check('A', move('N5'))).toMatchObject({ rule: null, path: 'path[0]' });
  });
});

describe('laws', () => {
  const options = fc.record({ minimumMove: fc.boolean() });
  const mover = fc.constantFrom<OrderType>('engage', 'advance');

  test('[QL-MOV-03] [QL-MOV-07] every move offered is legal and within the allowance, but for a minimum move', () => {
    fc.assert(
      fc.property(aTable(14, options), mover, (t, order) => {
        const game = open(during(t, { unit: 'a1', order }));
        const speed = typeOf(game).speed[ORDERS[order].speed!]!;
        const moves = game.options('A') as DecisionOf<'MoveUnit'>[];
        expect(moves.length).toBeGreaterThan(0);
        for (const decision of moves) {
          expect(game.check('A', decision), JSON.stringify(decision)).toBeNull();
          const cost = costOf(game, decision);
          if (cost > speed) expect([t.options.minimumMove, decision.path.length]).toEqual([true, 1]);
        }
      }),
      { numRuns: 120 },
    );
  });

  test('[QL-STK-03] [QL-MOV-01] a path that is accepted goes step by step and never ends on a unit', () => {
    const steps = fc.array(fc.nat(5), { maxLength: 5 });
    let accepted = 0;
    fc.assert(
      fc.property(aTable(30), mover, steps, (t, order, directions) => {
        const game = open(during(t, { unit: 'a1', order }));
        const [unit, ...others] = game.state.units;
        const path = walk(unit!.hex!, directions);
        if (game.check('A', move(path.join(' '))) !== null) return;
        accepted++;
        const end = path.at(-1);
        if (end !== undefined) expect(others.map(({ hex }) => hex && HEXES[hex])).not.toContain(end);
        answer(game, 'A', move(path.join(' ')));
        expect(HEXES[game.state.units[0]!.hex!]).toBe(end ?? HEXES[unit!.hex!]);
      }),
      { numRuns: 400 },
    );
    expect(accepted).toBeGreaterThan(50);
  });

  test('[QL-STK-01] [QL-MOV-09] the moves offered lead exactly to the ends of all legal paths', () => {
    fc.assert(
      fc.property(aTable(12), (t) => {
        const game = open(during(t, { unit: 'a1', order: 'engage' }));
        const start = game.state.units[0]!.hex!;
        const offered = new Set(
          (game.options('A') as DecisionOf<'MoveUnit'>[]).map(({ path }) => path.at(-1) ?? HEXES[start]!),
        );
        expect([...offered].sort()).toEqual([...legalEnds(game, start, typeOf(game).speed[0])].sort());
      }),
      { numRuns: 40 },
    );
  });
});

// --- Plain and slow: what the laws are measured by ----------------------------------------------------------------

function typeOf(game: QuantumGame): UnitType {
  return UNITS.find(({ id }) => id === game.state.units[0]!.type)!;
}

function costOf(game: QuantumGame, { path }: DecisionOf<'MoveUnit'>): number {
  const { terrain } = game.view('A').board!;
  return path.reduce((sum, hex) => sum + entryCost(typeOf(game), terrain[hex as string]!)!, 0);
}

/** The hexes met by going in these directions, as far as the board goes. */
function walk(from: number, directions: readonly number[]): string[] {
  const path: string[] = [];
  let at = from;
  for (const direction of directions) {
    at = GRID.neighbours[6 * at + direction]!;
    if (at < 0) break;
    path.push(HEXES[at]!);
  }
  return path;
}

/** Tries every path of so many steps and asks the referee about each. */
function legalEnds(game: QuantumGame, start: number, steps: number): Set<string> {
  const ends = new Set<string>();
  const tryFrom = (at: number, path: readonly string[]): void => {
    const refused = game.check('A', { type: 'MoveUnit', path });
    if (refused === null) ends.add(HEXES[at]!);
    else if (refused.rule !== 'QL-STK-03' && refused.rule !== 'QL-TRT-04') return; // only its end is at fault
    if (path.length === steps) return;
    for (let side = 0; side < 6; side++) {
      const to = GRID.neighbours[6 * at + side]!;
      if (to >= 0) tryFrom(to, [...path, HEXES[to]!]);
    }
  };
  tryFrom(start, []);
  return ends;
}
