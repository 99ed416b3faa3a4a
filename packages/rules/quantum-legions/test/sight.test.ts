import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hexes } from '../src/hexes.js';
import { doubled, HEXES, type HexIndex, hexIndex } from '../src/rules/board.js';
import { GRID } from '../src/tables.js';
import type { Terrain } from '../src/terms.js';
import {
  A,
  ALL_BOARDS,
  act,
  allows,
  answer,
  aTable,
  B,
  during,
  move,
  open,
  refuses,
  sight,
  table,
  targetsOf,
  whyNotAttack,
} from './kit-combat.js';

type Ground = Readonly<Record<string, Terrain>>;

/** An attacker with range to spare and a target, with friends (`a`) and foes (`b`) standing about. */
function line(
  from: string,
  to: string,
  terrain: Ground = {},
  about: { a?: string[]; b?: string[] } = {},
  line = false,
) {
  const units = [
    A(from, { range: 20 }),
    B(to),
    ...(about.a ?? []).map((hex) => A(hex)),
    ...(about.b ?? []).map((hex) => B(hex)),
  ];
  return table(units, { terrain, options: { losHexside: line ? 'line' : 'pair' } });
}

/** The attack is legal, and the query agrees. */
function isClear(t: ReturnType<typeof line>): void {
  allows(whyNotAttack(t, 'strike'));
  expect(lineOf(t)).toMatchObject({ clear: true, obstruction: null });
  expect(targetsOf(t, 'strike')[0]).toMatchObject({ target: 'b1', refusal: null, blockers: [] });
}

/** The attack is refused by this rule, because of exactly these hexes. */
function isBlocked(t: ReturnType<typeof line>, rule: 'QL-LOS-03' | 'QL-LOS-06' | 'QL-LOS-09', ...by: string[]): void {
  refuses(whyNotAttack(t, 'strike'), rule, ...by);
  expect(lineOf(t).obstruction).toMatchObject({ rule, blockers: by });
  expect(targetsOf(t, 'strike')[0]).toMatchObject({ target: 'b1', blockers: by });
}

function lineOf(t: ReturnType<typeof line>) {
  const [attacker, target] = t.position.units;
  return sight(t, attacker!.hex as string, target!.hex as string);
}

describe('the line', () => {
  test('[QL-LOS-01] without sight there is no attack, under Engage or Strike; with sight there is', () => {
    const blocked = line('G5', 'G9', { G7: 'forest' });
    refuses(whyNotAttack(blocked, 'engage'), 'QL-LOS-03');
    refuses(whyNotAttack(blocked, 'strike'), 'QL-LOS-03');
    allows(whyNotAttack(line('G5', 'G9'), 'engage'));
    const game = open(during(blocked, { unit: 'a1', order: 'strike' }));
    expect(game.question?.kind).not.toBe('Attack');
  });

  test('[QL-LOS-01] sight is judged from where the unit stands after its move, and its old hex is empty then', () => {
    const t = line('G6', 'G9', { G7: 'forest' });
    refuses(whyNotAttack(t, 'engage'), 'QL-LOS-03');
    const { the } = act(t, { under: 'engage', path: 'F6 F7', target: 'b1', dice: [2, 2, 2, 2, 2] });
    expect(the('attackDeclared')).toMatchObject({ unit: 'a1', target: 'b1' });
    const game = open(during(line('G6', 'G9'), { unit: 'a1', order: 'engage' }));
    answer(game, 'A', move('G5')); // G6 now lies on the line
    allows(game.check('A', { type: 'Attack', target: 'b1' }));
  });

  test.each([
    { from: 'G5', to: 'G9', crossed: ['G6', 'G7', 'G8'], sides: [], touched: [] },
    { from: 'G7', to: 'E7', crossed: [], sides: [['F6', 'F7']], touched: [] },
    { from: 'A1', to: 'B5', crossed: ['A2', 'A3', 'B3', 'B4'], sides: [], touched: ['A4', 'B2'] },
    { from: 'G5', to: 'H8', crossed: ['G6', 'G7', 'H6', 'H7'], sides: [], touched: [] },
    {
      from: 'G5',
      to: 'E8',
      crossed: ['F6'],
      sides: [
        ['F5', 'G6'],
        ['E7', 'F7'],
      ],
      touched: [],
    },
    { from: 'A1', to: 'C1', crossed: [], sides: [['B1', 'outside']], touched: [] },
    { from: 'G5', to: 'G6', crossed: [], sides: [], touched: [] },
  ])('[QL-LOS-02] from the centre of $from to the centre of $to', ({ from, to, crossed, sides, touched }) => {
    const met = sight(table([A('M1')]), from, to);
    expect([...met.crossed].sort()).toEqual(crossed);
    expect([...met.touched].sort()).toEqual(touched);
    expect(met.sides.map((side) => [...side].sort())).toEqual(sides.map((side) => [...side].sort()));
  });

  test('[QL-LOS-03] one forest blocks exactly the lines that pass through the inside of its hex', () => {
    const board = { G7: 'forest' } as const;
    const t = open(table([A('M1')], { terrain: board }));
    const state = t.state;
    state.units[0]!.hex = null; // nobody in the way
    let blocked = 0;
    for (let a = 0; a < HEXES.length; a++)
      for (let b = a + 1; b < HEXES.length; b++) {
        if (HEXES[a] === 'G7' || HEXES[b] === 'G7') continue;
        const expected = !passesThrough(a, b, hexIndex('G7'));
        if (seesFrom(state, a, b) !== expected) throw new Error(`${HEXES[a]} to ${HEXES[b]}: expected ${expected}`);
        if (!expected) blocked++;
      }
    expect(blocked).toBeGreaterThan(1000);
  });

  test('[QL-EX-48] [QL-LOS-03] a hex crossed for barely a third of its width blocks', () => {
    isClear(line('G5', 'H8'));
    isBlocked(line('G5', 'H8', { H6: 'forest' }), 'QL-LOS-03', 'H6');
    isBlocked(line('G5', 'H8', { G7: 'forest' }), 'QL-LOS-03', 'G7');
  });
});

describe('what blocks', () => {
  test('[QL-EX-08] [QL-LOS-03] [QL-LOS-04] any unit in between, friend or foe', () => {
    isBlocked(line('G5', 'G9', {}, { a: ['G7'] }), 'QL-LOS-03', 'G7');
    isBlocked(line('G5', 'G9', {}, { b: ['G7'] }), 'QL-LOS-03', 'G7');
    isClear(line('G5', 'G9', {}, { a: ['F7'], b: ['H7'] }));
  });

  test('[QL-LOS-04] a suppressed or weakened unit blocks as well; all blockers are named', () => {
    const t = table([A('G5'), B('G9'), B('G6', { suppression: 2 }), A('G8', { elements: 1 })]);
    isBlocked(t, 'QL-LOS-03', 'G6', 'G8');
  });

  test.each([
    ['forest', true],
    ['hill', true],
    ['urban', true],
    ['open', false],
    ['swamp', false],
    ['water', false],
    ['ice', false],
  ] as const)('[QL-LOS-05] %s in between blocks: %s', (terrain, blocks) => {
    const t = line('G5', 'G9', { G7: terrain });
    if (blocks) isBlocked(t, 'QL-LOS-03', 'G7');
    else isClear(t);
  });

  test('[QL-LOS-05] a unit in the swamp blocks, the swamp does not', () => {
    isBlocked(line('G5', 'G9', { G7: 'swamp' }, { b: ['G7'] }), 'QL-LOS-03', 'G7');
  });

  test('[QL-EX-43] [QL-LOS-08] [QL-COV-04] from forest to forest over open ground', () => {
    const t = line('G5', 'G7', { G5: 'forest', G7: 'forest' });
    isClear(t);
    const { the } = act(t, { under: 'strike', target: 'b1', dice: [2, 2, 2] });
    expect(the('attackDeclared').cover).toBe('soft');
  });

  test('[QL-EX-44] [QL-LOS-05] the same with forest between', () => {
    isBlocked(line('G5', 'G7', { G5: 'forest', G6: 'forest', G7: 'forest' }), 'QL-LOS-03', 'G6');
  });

  test('[QL-EX-51] [QL-LOS-05] [QL-LOS-10] a hill in between with a unit on it, no end on a hill', () => {
    isBlocked(line('G5', 'G9', { G7: 'hill' }, { b: ['G7'] }), 'QL-LOS-03', 'G7');
    isBlocked(line('G5', 'G9', { G7: 'hill' }), 'QL-LOS-03', 'G7');
  });

  test('[QL-LOS-08] the ends never block: each kind of terrain under attacker and target', () => {
    for (const own of ['forest', 'urban', 'hill'] as const)
      for (const other of ['forest', 'urban', 'hill'] as const) isClear(line('G5', 'G9', { G5: own, G9: other }));
  });

  test('[QL-EX-55] [QL-LOS-13] neighbours see each other, whatever they stand in', () => {
    isClear(line('G5', 'G6', { G5: 'forest', G6: 'urban' }));
    for (const to of ['F4', 'F5', 'G4', 'G6', 'H4', 'H5'])
      isClear(line('G5', to, { G5: 'urban', [to]: 'forest' }, { a: ['G7', 'E5'], b: ['I5', 'G3'] }));
  });
});

describe('along hexsides', () => {
  test('[QL-EX-09] [QL-LOS-06] only both hexes of a side together block', () => {
    isBlocked(line('G7', 'E7', { F7: 'forest' }, { a: ['F6'] }), 'QL-LOS-06', 'F6', 'F7');
    isBlocked(line('G7', 'E7', { F7: 'forest' }, { b: ['F6'] }), 'QL-LOS-06', 'F6', 'F7');
    isClear(line('G7', 'E7', {}, { a: ['F6'] }));
    isClear(line('G7', 'E7', { F7: 'forest' }));
    isClear(line('G7', 'E7', { F7: 'forest' }, { a: ['F7'] }));
  });

  test('[QL-EX-45] [QL-LOS-06] blockers of two different sides: clear by pair, blocked by line', () => {
    isClear(line('I7', 'E7', { F7: 'forest' }, { a: ['H6'] }));
    isBlocked(line('I7', 'E7', { F7: 'forest' }, { a: ['H6'] }, true), 'QL-LOS-06', 'F7', 'H6');
  });

  test('[QL-EX-46] [QL-LOS-06] blockers on one hand never block', () => {
    for (const byLine of [false, true]) isClear(line('I7', 'E7', { F6: 'forest' }, { a: ['H6'] }, byLine));
  });

  test('[QL-EX-54] [QL-LOS-06] a line that crosses one hex and runs along two sides', () => {
    for (const byLine of [false, true]) {
      isClear(line('G5', 'E8', {}, { a: ['F5'], b: ['E7'] }, byLine));
      isBlocked(line('G5', 'E8', {}, { a: ['F5'], b: ['G6'] }, byLine), 'QL-LOS-06', 'F5', 'G6');
      isBlocked(line('G5', 'E8', {}, { b: ['F6'] }, byLine), 'QL-LOS-03', 'F6');
    }
    isClear(line('G5', 'E8', {}, { a: ['F5'], b: ['F7'] }));
    isBlocked(line('G5', 'E8', {}, { a: ['F5'], b: ['F7'] }, true), 'QL-LOS-06', 'F5', 'F7');
  });

  test('[QL-EX-47] [QL-LOS-03] [QL-LOS-07] corners do not block, hexes crossed do', () => {
    isClear(line('A1', 'B5', { A4: 'forest', B2: 'forest' }));
    isClear(line('A1', 'B5', {}, { a: ['A4'], b: ['B2'] }));
    for (const crossed of ['A2', 'A3', 'B3', 'B4'])
      isBlocked(line('A1', 'B5', { [crossed]: 'forest' }), 'QL-LOS-03', crossed);
  });

  test('[QL-EX-53] [QL-LOS-11] the other side of a line along the flank is a half-hex, which blocks nothing', () => {
    for (const byLine of [false, true]) {
      isClear(line('A1', 'C1', {}, { b: ['B1'] }, byLine));
      isClear(line('A1', 'G1', { B1: 'forest', D1: 'urban', F1: 'forest' }, {}, byLine));
      isClear(line('C14', 'E14', { D13: 'forest' }, {}, byLine));
    }
    isBlocked(line('A1', 'G1', { C1: 'forest' }), 'QL-LOS-03', 'C1');
  });
});

describe('hills', () => {
  test('[QL-EX-49] [QL-LOS-09] from a hill over a unit and a forest', () => {
    isClear(line('G5', 'G9', { G5: 'hill', G8: 'forest' }, { b: ['G7'] }));
    isClear(line('G9', 'G5', { G5: 'hill', G8: 'forest' }, { b: ['G7'] }));
    isBlocked(line('G5', 'G9', { G8: 'forest' }, { b: ['G7'] }), 'QL-LOS-03', 'G7', 'G8');
  });

  test('[QL-EX-50] [QL-LOS-09] [QL-LOS-10] another hill in between blocks, empty or not, also from hill to hill', () => {
    isBlocked(line('G5', 'G9', { G5: 'hill', G7: 'hill' }), 'QL-LOS-09', 'G7');
    isBlocked(line('G5', 'G9', { G5: 'hill', G7: 'hill', G9: 'hill' }), 'QL-LOS-09', 'G7');
    isBlocked(line('G5', 'G9', { G5: 'hill', G7: 'hill' }, { a: ['G7'] }), 'QL-LOS-09', 'G7');
    isClear(line('G5', 'G9', { G5: 'hill', G9: 'hill', G7: 'urban' }, { a: ['G7'], b: ['G6', 'G8'] }));
  });

  test('[QL-EX-52] [QL-LOS-09] [QL-LOS-06] along a hexside both must be hills', () => {
    isClear(line('G7', 'E7', { E7: 'hill', F7: 'hill' }, { a: ['F6'] }));
    isBlocked(line('G7', 'E7', { E7: 'hill', F7: 'hill', F6: 'hill' }), 'QL-LOS-09', 'F6', 'F7');
    isClear(line('I7', 'E7', { I7: 'hill', H6: 'hill', F7: 'hill' }));
    isBlocked(line('I7', 'E7', { I7: 'hill', H6: 'hill', F7: 'hill' }, {}, true), 'QL-LOS-09', 'F7', 'H6');
  });
});

describe('laws', () => {
  test('[QL-LOS-12] sight is mutual: all 80 boards, any units, either reading of hexsides', () => {
    expect(ALL_BOARDS).toHaveLength(80);
    const where = fc.uniqueArray(fc.constantFrom(...HEXES), { minLength: 2, maxLength: 24 });
    for (const board of ALL_BOARDS)
      fc.assert(
        fc.property(where, fc.constantFrom('pair' as const, 'line' as const), (places, losHexside) => {
          const units = places.map((hex, i) => (i % 2 === 0 ? A(hex) : B(hex)));
          const { state } = open(table(units, { board, options: { losHexside } }));
          for (let a = 0; a < units.length; a++)
            for (let b = 0; b < a; b++) {
              if (hexes.sees(state, a, b) !== hexes.sees(state, b, a))
                throw new Error(`${HEXES[state.units[a]!.hex!]} and ${HEXES[state.units[b]!.hex!]}`);
              if ((hexes.obstruction(state, a, b) === null) !== hexes.sees(state, a, b))
                throw new Error('sight and its explanation differ');
            }
        }),
        { numRuns: 4 },
      );
  });

  test('[QL-LOS-13] neighbours see each other on every board, whoever stands around', () => {
    fc.assert(
      fc.property(aTable(30), (t) => {
        const { state } = open(t);
        for (const [a, one] of state.units.entries())
          for (const [b, other] of state.units.entries())
            if (GRID.distance[one.hex! * HEXES.length + other.hex!] === 1) expect(hexes.sees(state, a, b)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

// --- Plain and slow: what sight is measured by --------------------------------------------------------------------

function seesFrom(state: Parameters<typeof hexes.sees>[0], a: HexIndex, b: HexIndex): boolean {
  const pair = [state.units[0]!, { ...state.units[0]! }];
  pair[0]!.hex = a;
  pair[1]!.hex = b;
  return hexes.sees({ ...state, units: pair }, 0, 1);
}

/** Whether the segment between two centres has a stretch inside a hex: cut by its six sides, in exact fractions. */
function passesThrough(a: HexIndex, b: HexIndex, h: HexIndex): boolean {
  const [from, to, at] = [a, b, h].map((hex) => ({ x: doubled(hex).X, y: 3 * doubled(hex).r })) as [P, P, P];
  let [enter, leave] = [
    { over: 0, under: 1 },
    { over: 1, under: 1 },
  ];
  for (const { nx, ny, reach } of HALF_PLANES) {
    const start = reach - (nx * (from.x - at.x) + ny * (from.y - at.y)); // > 0 is inside
    const slope = nx * (to.x - from.x) + ny * (to.y - from.y);
    if (slope === 0) {
      if (start <= 0) return false;
      continue;
    }
    const cut = slope > 0 ? { over: start, under: slope } : { over: -start, under: -slope };
    if (slope > 0) {
      if (isLess(cut, leave)) leave = cut;
    } else if (isLess(enter, cut)) enter = cut;
  }
  return isLess(enter, leave);
}

type P = { x: number; y: number };
type Part = { over: number; under: number };
const isLess = (p: Part, q: Part): boolean => p.over * q.under < q.over * p.under;

/** nx x + ny y < reach: the two upright sides and the four slanted ones of a hex with corners (0, 2), (1, 1), ... */
const HALF_PLANES = [
  { nx: 1, ny: 0, reach: 1 },
  { nx: -1, ny: 0, reach: 1 },
  { nx: 1, ny: 1, reach: 2 },
  { nx: 1, ny: -1, reach: 2 },
  { nx: -1, ny: 1, reach: 2 },
  { nx: -1, ny: -1, reach: 2 },
];
