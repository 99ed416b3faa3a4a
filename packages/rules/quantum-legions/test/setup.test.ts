import { Game, Malformed, type Problem } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import type { Config } from '../src/config.js';
import type { Decision } from '../src/decisions.js';
import { HEXES } from '../src/rules/board.js';
import { quantumLegions } from '../src/ruleset.js';
import type { Area, Rotation, Side } from '../src/terms.js';
import {
  activate,
  type BattleGame,
  DONE,
  deploy,
  does,
  events,
  issue,
  open,
  RESIGN,
  refuses,
  seen,
  unit,
} from './kit.js';

const force = (id: string, ...units: string[]): Decision => ({ type: 'ChooseForce', force: id, units });
const section = (id: string): Decision => ({ type: 'ChooseSection', section: id });
const join = (id: string, side: Side, rot: Rotation): Decision => ({ type: 'JoinSection', section: id, side, rot });
const area = (name: Area): Decision => ({ type: 'ChooseSetupArea', area: name });
const copies = (type: string, count: number): string[] => Array.from({ length: count }, () => type);

const GUARD = force('PG', 'PG-A1', 'PG-I1');
const BRIGADE = force('VB', 'VB-A1');

/** Seat A has won the roll-off, if the dice are not given otherwise. */
function recruited(
  a: Decision = GUARD,
  b: Decision = BRIGADE,
  options: Partial<Config> = {},
  dice: readonly number[] = [6, 1],
): BattleGame {
  const game = open({ standard: true, options: options as Config }, dice);
  does(game, 'A', a);
  does(game, 'B', b);
  return game;
}

/** Seat A is the first player and is about to deploy in the north, or in the west with `flanks`. */
function aboutToDeploy(
  a: Decision,
  left: string,
  right: string,
  options: Partial<Config> = {},
  b: Decision = BRIGADE,
  dice: readonly number[] = [6, 1],
): BattleGame {
  const game = recruited(a, b, options, dice);
  does(game, 'A', section(left));
  does(game, 'B', join(right, 'right', 0));
  does(game, 'A', area(options.setupEdges === 'flanks' ? 'west' : 'north'));
  return game;
}

describe('the order of setup', () => {
  test('[QL-SET-01] forces, roll-off, first section, second section, areas, two deployments, first turn', () => {
    const game = open({ standard: true }, [2, 5, 3, 4]);
    expect(game.waitingFor()).toEqual(['A', 'B']);
    refuses(game, 'A', section('S1'), 'QL-SET-01');
    refuses(game, 'B', deploy(), 'QL-SET-01');
    does(game, 'A', GUARD);
    refuses(game, 'A', GUARD, 'QL-SET-01');
    does(game, 'B', BRIGADE);

    // B rolled higher and is the first player
    const sequence: [seat: 'A' | 'B', kind: string, decision: Decision][] = [
      ['B', 'ChooseSection', section('S1')],
      ['A', 'JoinSection', join('S2', 'right', 0)],
      ['B', 'ChooseSetupArea', area('south')],
      ['B', 'Deploy', deploy('b1 L3')],
      ['A', 'Deploy', deploy('a1 A3', 'a2 A4')],
    ];
    for (const [seat, kind, decision] of sequence) {
      const other = seat === 'A' ? 'B' : 'A';
      expect(game.question).toMatchObject({ kind, seat });
      refuses(game, other, decision, 'QL-SET-01');
      refuses(game, seat, DONE, 'QL-SET-01');
      refuses(game, seat, activate('a1'), 'QL-SET-01');
      does(game, seat, decision);
    }
    expect(game.state).toMatchObject({ phase: 'play', turn: 1, active: 'B', first: 'B' });
    expect(events(game, 'turnBegan')).toEqual([{ type: 'turnBegan', rule: 'QL-TRN-01', seat: 'B', turn: 1 }]);
    refuses(game, 'B', section('S3'), 'QL-SET-01');
    refuses(game, 'B', GUARD, 'QL-SET-01');
  });

  test('[QL-SET-01] every step is told of', () => {
    const game = aboutToDeploy(GUARD, 'S1', 'S2');
    expect(game.events(null).map(({ type }) => type)).toEqual([
      'forceChosen',
      'forceChosen',
      'forcesRevealed',
      'rollOff',
      'sectionPlaced',
      'sectionPlaced',
      'boardAssembled',
      'areaChosen',
    ]);
  });

  test('[QL-VIC-05] a seat may resign in setup when a decision is its own, and only then', () => {
    const game = recruited();
    refuses(game, 'B', RESIGN, 'QL-SET-01');
    refuses(game, 'A', { type: 'OfferDraw' }, 'QL-SET-01');
    does(game, 'A', RESIGN);
    expect(game.state.result).toEqual({ winner: 'B', by: 'resign', rule: 'QL-VIC-05' });
    expect(game.outcome).toEqual({ winner: 'B', by: 'resign', rule: 'QL-VIC-05' });
  });

  test('[QL-VIC-05] whoever resigns while both recruit loses; both at once is a draw', () => {
    const one = open({ standard: true });
    does(one, 'A', RESIGN);
    expect(one.over).toBe(false); // sealed until the other has answered
    does(one, 'B', BRIGADE);
    expect(one.state.result).toMatchObject({ winner: 'B', by: 'resign' });

    const both = open({ standard: true });
    does(both, 'A', RESIGN);
    does(both, 'B', RESIGN);
    expect(both.state.result).toMatchObject({ winner: 'draw', by: 'resign' });
  });
});

describe('recruiting', () => {
  const recruits = (options: Partial<Config> = {}) => open({ standard: true, options: options as Config });

  test('[QL-SET-02] [QL-RUL-09] one list each, unless forces may be mixed', () => {
    const mixed = force('PG', 'PG-A1', 'VB-A1');
    refuses(recruits(), 'A', mixed, 'QL-SET-02');
    refuses(recruits(), 'A', force('VB', 'PG-A1'), 'QL-SET-02');
    // the force named is a mere label
    const game = recruited(mixed, force('GL', 'PG-A1', 'AR-I2', 'RV-I1'), { mixedForces: true });
    expect(game.state.rosters.B).toEqual({ force: 'GL', units: ['PG-A1', 'AR-I2', 'RV-I1'] });
    expect(game.state.units.map(({ type }) => type)).toEqual(['PG-A1', 'VB-A1', 'PG-A1', 'AR-I2', 'RV-I1']);
  });

  test('[QL-SET-02] the ideas offered mix lists only where that is allowed', () => {
    const isMixed = (idea: unknown): boolean => {
      const { force: list, units } = idea as Extract<Decision, { type: 'ChooseForce' }>;
      return units.some((id) => !id.startsWith(list));
    };
    expect(recruits().options('A').some(isMixed)).toBe(false);
    expect(recruits({ mixedForces: true }).options('A').some(isMixed)).toBe(true);
  });

  test('[QL-SET-03] both seats may use the same list', () => {
    const game = recruited(GUARD, GUARD);
    expect(game.state.units.map(({ id, type }) => `${id} ${type}`)).toEqual([
      'a1 PG-A1',
      'a2 PG-I1',
      'b1 PG-A1',
      'b2 PG-I1',
    ]);
  });

  test('[QL-EX-14] [QL-SET-04] [QL-SET-05] 302 VP are too many; 300 are not, five of a kind included', () => {
    const five = copies('PG-A1', 5);
    refuses(recruits(), 'A', force('PG', ...five, 'PG-I1', 'PG-I1', 'PG-A7'), 'QL-SET-04');
    does(recruits(), 'A', force('PG', ...five, 'PG-I1', 'PG-I1', 'PG-I3'));
  });

  test('[QL-SET-04] the limit is an option', () => {
    const worth45 = force('PG', 'PG-A1');
    refuses(recruits({ vpLimit: 44 }), 'A', worth45, 'QL-SET-04');
    does(recruits({ vpLimit: 45 }), 'A', worth45);
    expect(() => recruits({ vpLimit: 5 })).toThrow('options.vpLimit');
  });

  test('[QL-SET-05] [QL-SET-22] [QL-RUL-51] copies are free by default, and capped on demand', () => {
    const levies = (count: number) => force('VB', ...copies('VB-I1', count));
    does(recruits(), 'A', levies(18));
    refuses(recruits({ maxPerType: 3 }), 'A', levies(4), 'QL-SET-22');
    refuses(recruits({ maxPerType: 3 }), 'A', force('VB', 'VB-I2', ...copies('VB-I1', 4)), 'QL-SET-22');
    const game = recruits({ maxPerType: 3 });
    does(game, 'A', force('VB', ...copies('VB-I1', 3), ...copies('VB-I2', 3)));
    for (const idea of game.options('B')) {
      const { units } = idea as Extract<Decision, { type: 'ChooseForce' }>;
      for (const type of units) expect(units.filter((other) => other === type).length).toBeLessThanOrEqual(3);
    }
  });

  test.each([
    { options: {}, most: 27 },
    { options: { setupDepth: 3 as const }, most: 41 },
    { options: { setupEdges: 'flanks' as const }, most: 20 },
    { options: { setupEdges: 'flanks' as const, setupDepth: 3 as const }, most: 20 },
  ])('[QL-SET-06] at least one unit and at most $most with $options', ({ options, most }) => {
    const rich = { ...options, vpLimit: 9999 };
    refuses(recruits(rich), 'A', force('VB'), 'QL-SET-06');
    refuses(recruits(rich), 'A', force('VB', ...copies('VB-I1', most + 1)), 'QL-SET-06');
    does(recruits(rich), 'A', force('VB', ...copies('VB-I1', most)));
  });

  test('[QL-SET-06] a roster of one unit is enough, however cheap', () => {
    does(recruits(), 'A', force('VB', 'VB-A5'));
  });

  test('[QL-SET-04] [QL-SET-02] [QL-SET-06] [QL-SET-22] of several faults the first in the book is told', () => {
    const tight = { vpLimit: 600, maxPerType: 2, setupEdges: 'flanks' as const };
    refuses(recruits(tight), 'A', force('PG', ...copies('VB-I2', 25)), 'QL-SET-04'); // 625 VP
    refuses(recruits(tight), 'A', force('PG', ...copies('VB-I1', 25)), 'QL-SET-02');
    refuses(recruits(tight), 'A', force('VB', ...copies('VB-I1', 25)), 'QL-SET-06');
    refuses(recruits(tight), 'A', force('VB', ...copies('VB-I1', 20)), 'QL-SET-22');
  });

  test('a force or unit type that does not exist is malformed', () => {
    refuses(recruits(), 'A', force('XX', 'PG-A1'), null);
    refuses(recruits(), 'A', force('PG', 'PG-A1', 'PG-A99'), null);
    expect(recruits().check('A', force('PG', 'PG-A1', 'PG-A99'))).toMatchObject({ path: 'units[1]' });
  });

  test('[QL-SET-07] [QL-HID-09] [QL-RUL-08] in secret: nothing is seen until both have chosen, then everything', () => {
    const game = open({ standard: true }, [6, 1]);
    does(game, 'A', GUARD);
    for (const by of ['B', null] as const) {
      expect(game.events(by)).toEqual([]);
      expect(game.view(by).seats.A).toMatchObject({ force: null, roster: [] });
      expect(game.view(by).units).toEqual([]);
    }
    expect(game.questionFor('B')?.kind).toBe('ChooseForce');
    does(game, 'B', BRIGADE);
    expect(game.view('B').seats.A).toMatchObject({ force: 'PG', roster: ['PG-A1', 'PG-I1'] });
    expect(events(game, 'forcesRevealed', null)).toEqual([
      {
        type: 'forcesRevealed',
        rule: 'QL-SET-07',
        A: { force: 'PG', units: ['PG-A1', 'PG-I1'] },
        B: { force: 'VB', units: ['VB-A1'] },
      },
    ]);
  });

  test('[QL-SET-07] the choice itself is told in full to its maker alone', () => {
    const game = recruited();
    const chosen = { type: 'forceChosen', rule: 'QL-SET-07', seat: 'A' };
    expect(events(game, 'forceChosen', 'A')[0]).toEqual({ ...chosen, force: 'PG', units: ['PG-A1', 'PG-I1'] });
    for (const by of ['B', null] as const) expect(events(game, 'forceChosen', by)[0]).toEqual(chosen);
  });

  test('[QL-SET-07] [QL-RUL-08] in the open: seat A first, seat B with A’s roster before its eyes', () => {
    const game = open({ standard: true, options: { forceSecrecy: 'open' } as Config }, [6, 1]);
    expect(game.waitingFor()).toEqual(['A']);
    refuses(game, 'B', BRIGADE, 'QL-SET-01');
    does(game, 'A', GUARD);
    expect(game.view('B').seats.A).toMatchObject({ force: 'PG', roster: ['PG-A1', 'PG-I1'] });
    expect(events(game, 'forceChosen', 'B')).toMatchObject([{ seat: 'A', force: 'PG', units: ['PG-A1', 'PG-I1'] }]);
    expect(game.options('B').length).toBeGreaterThan(0);
    refuses(game, 'A', GUARD, 'QL-SET-01');
    does(game, 'B', BRIGADE);
  });

  test('[QL-SET-04] [QL-SET-06] every roster offered is legal, and every list is among them', () => {
    const game = recruits({ vpLimit: 100 });
    const ideas = game.options('A') as Extract<Decision, { type: 'ChooseForce' }>[];
    for (const idea of ideas) expect(game.check('A', idea)).toBeNull();
    expect(new Set(ideas.map((idea) => idea.force))).toEqual(new Set(['GL', 'RV', 'PG', 'VB', 'AR']));
  });
});

describe('the first player and the board', () => {
  test('[QL-EX-13] [QL-SET-08] [QL-RUL-07] equal dice are rolled again by both; the higher is the first player', () => {
    const game = recruited(GUARD, BRIGADE, {}, [4, 4, 2, 5]);
    expect(game.state.first).toBe('B');
    expect(events(game, 'rollOff')).toEqual([
      { type: 'rollOff', rule: 'QL-SET-08', dice: [4, 4], first: null },
      { type: 'rollOff', rule: 'QL-SET-08', dice: [2, 5], first: 'B' },
    ]);
  });

  test('[QL-SET-08] the first die is seat A’s', () => {
    expect(recruited(GUARD, BRIGADE, {}, [5, 2]).state.first).toBe('A');
  });

  test('[QL-SET-09] the first player picks any of the five sections; it lies unturned', () => {
    const game = recruited();
    expect(game.options('A')).toEqual(['S1', 'S2', 'S3', 'S4', 'S5'].map(section));
    refuses(game, 'A', section('S6'), null);
    does(game, 'A', section('S3'));
    expect(events(game, 'sectionPlaced')).toEqual([
      { type: 'sectionPlaced', rule: 'QL-SET-09', seat: 'A', section: 'S3', rot: 0 },
    ]);
  });

  test('[QL-SET-10] [QL-RUL-06] the second player picks another one, its side and its rotation', () => {
    const game = recruited();
    does(game, 'A', section('S3'));
    refuses(game, 'B', join('S3', 'left', 0), 'QL-SET-10');
    refuses(game, 'B', join('S6', 'left', 0), null);
    refuses(game, 'B', { type: 'JoinSection', section: 'S1', side: 'left', rot: 90 }, null);
    expect(game.options('B')).toHaveLength(4 * 2 * 2);
    does(game, 'B', join('S1', 'left', 180));
    expect(game.state.board).toMatchObject({
      left: { section: 'S1', rot: 180 },
      right: { section: 'S3', rot: 0 },
      firstPlaced: 'right', // the first player's section settles the joint (QL-BRD-07)
    });
  });

  test('[QL-SET-10] joined on the right, the first player’s section lies on the left', () => {
    const game = recruited();
    does(game, 'A', section('S4'));
    does(game, 'B', join('S1', 'right', 0));
    expect(game.state.board).toMatchObject({ left: { section: 'S4' }, right: { section: 'S1' }, firstPlaced: 'left' });
    expect(game.view(null).board!.terrain.F7).toBe('hill'); // QL-EX-16: S4 was placed first
  });

  test('[QL-SET-12] the first player chooses one of the two areas, the second has the opposite one', () => {
    const game = recruited();
    does(game, 'A', section('S1'));
    does(game, 'B', join('S2', 'right', 0));
    refuses(game, 'A', area('west'), 'QL-SET-12');
    expect(game.options('A')).toEqual([area('north'), area('south')]);
    does(game, 'A', area('south'));
    expect([game.state.seats.A.area, game.state.seats.B.area]).toEqual(['south', 'north']);
    expect(events(game, 'areaChosen')).toEqual([
      { type: 'areaChosen', rule: 'QL-SET-12', seat: 'A', A: 'south', B: 'north' },
    ]);
  });

  test('[QL-SET-12] [QL-RUL-03] with flanks the areas are west and east', () => {
    const game = recruited(GUARD, BRIGADE, { setupEdges: 'flanks' });
    does(game, 'A', section('S1'));
    does(game, 'B', join('S2', 'right', 0));
    refuses(game, 'A', area('north'), 'QL-SET-12');
    does(game, 'A', area('east'));
    expect([game.state.seats.A.area, game.state.seats.B.area]).toEqual(['east', 'west']);
  });
});

describe('deployment', () => {
  const row = (...letters: string[]) => HEXES.filter((hex) => letters.includes(hex[0]!));
  /** Where a seat's only unit may be put. */
  const legalHexes = (game: BattleGame, seat: 'A' | 'B', id: string) =>
    HEXES.filter((hex) => game.check(seat, deploy(`${id} ${hex}`)) === null);
  const HOVERCRAFT = force('VB', 'VB-A3'); // stands anywhere
  const HOVER_VANGUARD = force('GL', 'GL-A3');
  const flank = (...columns: number[]) =>
    HEXES.filter((hex) => {
      const odd = 'ACEGIKM'.includes(hex[0]!);
      return columns.includes(odd ? 2 * Number(hex.slice(1)) - 1 : 2 * Number(hex.slice(1)));
    });

  test.each([
    { options: {}, hexes: row('A', 'B'), count: 27, vanguard: row('A', 'B', 'C', 'D') },
    {
      options: { setupDepth: 3 as const },
      hexes: row('A', 'B', 'C'),
      count: 41,
      vanguard: row('A', 'B', 'C', 'D', 'E'),
    },
    {
      options: { setupEdges: 'flanks' as const },
      hexes: flank(1, 2, 3),
      count: 20,
      vanguard: flank(1, 2, 3, 4, 5, 6, 7),
    },
  ])('[QL-SET-11] [QL-SET-14] [QL-TRT-06] [QL-RUL-03] [QL-RUL-04] the first player’s area with $options', (row) => {
    expect(row.hexes).toHaveLength(row.count);
    expect(legalHexes(aboutToDeploy(HOVERCRAFT, 'S3', 'S1', row.options), 'A', 'a1')).toEqual(row.hexes);
    expect(legalHexes(aboutToDeploy(HOVER_VANGUARD, 'S3', 'S1', row.options), 'A', 'a1')).toEqual(row.vanguard);
  });

  test.each([
    { options: {}, hexes: row('L', 'M'), vanguard: row('J', 'K', 'L', 'M') },
    { options: { setupDepth: 3 as const }, hexes: row('K', 'L', 'M'), vanguard: row('I', 'J', 'K', 'L', 'M') },
    {
      options: { setupEdges: 'flanks' as const },
      hexes: flank(25, 26, 27),
      vanguard: flank(21, 22, 23, 24, 25, 26, 27),
    },
  ])('[QL-SET-11] [QL-TRT-06] the second player’s area with $options', ({ options, hexes, vanguard }) => {
    for (const [roster, expected] of [
      [HOVERCRAFT, hexes],
      [HOVER_VANGUARD, vanguard],
    ] as const) {
      const game = aboutToDeploy(HOVERCRAFT, 'S1', 'S3', options, roster);
      does(game, 'A', deploy('a1 A1'));
      expect(legalHexes(game, 'B', 'b1')).toEqual(expected);
    }
  });

  test('[QL-SET-13] the second player deploys when the first has put down everything, and sees where', () => {
    const game = aboutToDeploy(GUARD, 'S1', 'S2');
    refuses(game, 'B', deploy('b1 L3'), 'QL-SET-01');
    does(game, 'A', deploy('a1 A3', 'a2 B4'));
    expect(game.question).toMatchObject({ kind: 'Deploy', seat: 'B' });
    expect([seen(game, 'a1', 'B').hex, seen(game, 'a2', 'B').hex]).toEqual(['A3', 'B4']);
    expect(events(game, 'deployed')).toMatchObject([{ seat: 'A', rule: 'QL-SET-13' }]);
  });

  test('[QL-EX-19] [QL-SET-14] [QL-TRT-06] rows C and D are for Vanguard alone, row E for nobody', () => {
    const plain = aboutToDeploy(force('PG', 'PG-I1'), 'S1', 'S2');
    refuses(plain, 'A', deploy('a1 C5'), 'QL-SET-14');
    const vanguard = aboutToDeploy(force('PG', 'PG-I3'), 'S1', 'S2');
    refuses(vanguard, 'A', deploy('a1 E7'), 'QL-SET-14');
    does(vanguard, 'A', deploy('a1 D7'));
  });

  test('[QL-SET-14] half-hexes and places off the board are in nobody’s area', () => {
    const game = aboutToDeploy(force('PG', 'PG-I1'), 'S1', 'S2');
    for (const hex of ['B0', 'B14', 'A15', 'A0']) refuses(game, 'A', deploy(`a1 ${hex}`), 'QL-SET-14');
    refuses(game, 'A', deploy('a1 N1'), null);
    refuses(game, 'A', deploy('a1 b3'), null);
  });

  test('[QL-SET-15] one unit per hex', () => {
    const game = aboutToDeploy(GUARD, 'S1', 'S2');
    refuses(game, 'A', deploy('a1 A3', 'a2 A3'), 'QL-SET-15');
    does(game, 'A', deploy('a1 A3', 'a2 A4'));
  });

  test('[QL-EX-20] [QL-SET-16] [QL-RUL-42] [QL-TER-04] swamp: no vehicle that cannot stand there; infantry may', () => {
    const vanguard = { standard: true, content: VANGUARD_TANK } as const;
    const game = open(vanguard, [6, 1]);
    does(game, 'A', force('TV', 'TV-A1', 'TV-I1'));
    does(game, 'B', BRIGADE);
    does(game, 'A', section('S3'));
    does(game, 'B', join('S1', 'right', 0));
    does(game, 'A', area('north'));
    refuses(game, 'A', deploy('a1 C2', 'a2 A1'), 'QL-SET-16');
    does(game, 'A', deploy('a1 A1', 'a2 C2'));
  });

  test('[QL-RUL-42] [QL-SET-16] difficult ground is allowed to both classes', () => {
    const game = aboutToDeploy(GUARD, 'S1', 'S2'); // forest at A6 and B2
    does(game, 'A', deploy('a1 A6', 'a2 B2'));
    expect(game.view(null).board!.terrain).toMatchObject({ A6: 'forest', B2: 'forest' });
  });

  test.each([
    { type: 'AR-A3', what: 'a vehicle with Jump', swamp: false, water: false, ice: false },
    { type: 'PG-A1', what: 'a vehicle', swamp: false, water: false, ice: false },
    { type: 'VB-A3', what: 'a vehicle with Hover', swamp: true, water: true, ice: true },
    { type: 'GL-I3', what: 'infantry with Jump', swamp: true, water: false, ice: true },
    { type: 'PG-I1', what: 'infantry', swamp: true, water: false, ice: true },
    { type: 'VB-I6', what: 'infantry with Amphibious', swamp: true, water: true, ice: true },
    { type: 'AR-A6', what: 'a vehicle with All-Terrain', swamp: false, water: false, ice: false },
  ])('[QL-SET-21] [QL-SET-16] where $what can be put down: Jump does not help', ({ type, swamp, water, ice }) => {
    const game = open({ scenario: 'wet', content: wet(type) });
    // S3 on the left has swamp at D2 and water at D3, S4 on the right ice at D12
    for (const [hex, stands] of [
      ['D2', swamp],
      ['D3', water],
      ['D12', ice],
      ['A1', true],
    ] as const) {
      expect(game.check('A', deploy(`a1 ${hex}`))?.rule ?? 'legal').toBe(stands ? 'legal' : 'QL-SET-16');
    }
  });

  test('[QL-SET-17] [QL-SET-18] every unit starts complete, without suppression and without an order', () => {
    const game = aboutToDeploy(GUARD, 'S1', 'S2');
    does(game, 'A', deploy('a2 A4', 'a1 A3'));
    expect(unit(game, 'a1')).toMatchObject({ elements: 4, suppression: 0, order: null, issuedOn: null });
    expect(unit(game, 'a2')).toMatchObject({ elements: 5, suppression: 0, order: null, issuedOn: null });
  });

  test('[QL-SET-18] none is left out, none is placed twice, none of the other seat’s is placed', () => {
    const game = aboutToDeploy(GUARD, 'S1', 'S2');
    refuses(game, 'A', deploy('a1 A3'), 'QL-SET-18');
    refuses(game, 'A', deploy(), 'QL-SET-18');
    refuses(game, 'A', deploy('a1 A3', 'a1 A4', 'a2 A5'), 'QL-SET-18');
    refuses(game, 'A', deploy('a1 A3', 'a2 A4', 'b1 A5'), 'QL-CMP-01');
    refuses(game, 'A', deploy('a1 A3', 'a9 A4'), null);
  });

  test('[QL-SET-14] [QL-SET-15] [QL-SET-18] faults are told placement by placement, a missing unit last', () => {
    const game = aboutToDeploy(force('PG', 'PG-A1', 'PG-I1', 'PG-I1'), 'S1', 'S2');
    refuses(game, 'A', deploy('a1 A3', 'a2 A3', 'a3 E5'), 'QL-SET-15');
    refuses(game, 'A', deploy('a1 A3', 'a2 E5', 'a3 A3'), 'QL-SET-14');
    refuses(game, 'A', deploy('a1 A3', 'a2 E5'), 'QL-SET-14');
    // but what names no unit is malformed, wherever it stands (7.2)
    refuses(game, 'A', deploy('a1 E5', 'a9 A4'), null);
  });

  test('[QL-SET-20] a unit for which no hex is left stays out of the game, worth nothing to anybody', () => {
    // the west flank of S3 has 20 hexes, four of them swamp: 16 for vehicles
    const crowd = force('VB', ...copies('VB-A5', 17));
    const game = aboutToDeploy(crowd, 'S3', 'S1', { setupEdges: 'flanks' }, BRIGADE, [6, 1, 3, 4]);
    const dry = flank(1, 2, 3).filter((hex) => !['C2', 'D1', 'J1', 'K2'].includes(hex));
    const placed = dry.map((hex, i) => `a${i + 2} ${hex}` as const);
    refuses(game, 'A', deploy(...placed.slice(1)), 'QL-SET-18'); // a hex is still free
    refuses(game, 'A', deploy(...placed, 'a1 D1'), 'QL-SET-16');
    expect(game.options('A').length).toBeGreaterThan(0);
    does(game, 'A', deploy(...placed)); // the owner chose to leave a1 out
    does(game, 'B', deploy('b1 A14'));
    expect(unit(game, 'a1')).toMatchObject({ hex: null, elements: 3 });
    expect(game.state.seats.B.vpEarned).toBe(0);
    refuses(game, 'A', issue('a1', 'engage'), 'QL-ORD-02');
    does(game, 'A', issue('a2', 'engage'));
  });

  test.each([{}, { setupEdges: 'flanks' as const }, { setupDepth: 3 as const }])(
    '[QL-SET-18] [QL-SET-20] every deployment offered with %o is legal, for vehicles on a flank of swamp too',
    (options) => {
      const game = aboutToDeploy(force('VB', ...copies('VB-A5', 18)), 'S3', 'S1', options);
      expect(game.options('A').length).toBeGreaterThan(3);
      for (const option of game.options('A')) expect(game.check('A', option)).toBeNull();
    },
  );
});

/** A vehicle and infantry with Vanguard, made by the rules of unit creation. */
const VANGUARD_TANK = {
  sandtable: 'quantum-legions',
  forces: [{ id: 'TV', name: 'Test vanguard' }],
  units: [
    {
      id: 'TV-A1',
      force: 'TV',
      name: 'Scout tank',
      cls: 'AFV',
      size: 3,
      speed: [2, 4],
      armor: 3,
      range: 3,
      ap: 0,
      dice: [4, 3, 2],
      traits: [{ id: 'vanguard' }],
    },
    {
      id: 'TV-I1',
      force: 'TV',
      name: 'Scouts',
      cls: 'INF',
      size: 3,
      speed: [2, 3],
      armor: null,
      range: 3,
      ap: 0,
      dice: [4, 3, 2],
      traits: [{ id: 'vanguard' }],
    },
  ],
};

function faultsOf(setup: unknown): readonly Problem[] {
  try {
    quantumLegions.open(setup);
    return [];
  } catch (error) {
    if (error instanceof Malformed) return error.problems;
    throw error;
  }
}

describe('a quick battle', () => {
  const BOARD = { left: { section: 'S1', rot: 0 }, right: { section: 'S3', rot: 180 }, firstPlaced: 'left' } as const;

  test('[QL-SET-01] [QL-SET-08] rosters and board lie ready; roll-off, area and deployment follow', () => {
    const game = open({ quick: { A: 'RO-PG', B: 'RO-VB', board: BOARD } }, [1, 4]);
    expect(game.events(null).map(({ type }) => type)).toEqual(['forcesRevealed', 'boardAssembled', 'rollOff']);
    expect(game.question).toMatchObject({ kind: 'ChooseSetupArea', seat: 'B' });
    expect(game.state.units).toHaveLength(9 + 12);
  });

  test('[QL-SET-10] [QL-SET-04] drawn: starter rosters, two different sections, the left one unturned and placed first', () => {
    const drawn = Array.from({ length: 200 }, (_, seed) =>
      Game.open(quantumLegions, { setup: { quick: {} }, dice: { kind: 'seeded', seed } }),
    ).map(({ state }) => ({ ...state.board!, A: state.rosters.A!, B: state.rosters.B! }));
    expect(drawn.every(({ left, right }) => left!.section !== right!.section)).toBe(true);
    expect(new Set(drawn.map(({ left }) => left!.rot))).toEqual(new Set([0]));
    expect(new Set(drawn.map(({ right }) => right!.rot))).toEqual(new Set([0, 180]));
    expect(new Set(drawn.map(({ firstPlaced }) => firstPlaced))).toEqual(new Set(['left']));
    expect(new Set(drawn.map(({ left, right }) => `${left!.section} ${right!.section}`)).size).toBe(20);
    for (const seat of ['A', 'B'] as const) {
      expect(new Set(drawn.map((battle) => battle[seat].force))).toEqual(new Set(['GL', 'RV', 'PG', 'VB', 'AR']));
    }
  });

  test('[QL-SET-04] [QL-SET-22] rosters listed or ready keep to the rules of recruiting', () => {
    const quick = (A: string | string[], options: Partial<Config> = {}) =>
      open({ quick: { A, B: 'RO-PG', board: BOARD }, options: options as Config }, [1, 4]);
    expect(quick(['VB-A1', 'VB-I2']).state.rosters.A).toEqual({ force: 'VB', units: ['VB-A1', 'VB-I2'] });
    const refused = (A: string | string[], options: Partial<Config> = {}) =>
      expect(() => open({ quick: { A, B: ['PG-I1'] }, options: options as Config }));
    refused(copies('VB-I2', 13)).toThrow('quick.A: The roster costs 325 VP; the limit is 300. (QL-SET-04)');
    refused('RO-VB', { vpLimit: 200 }).toThrow('QL-SET-04');
    refused('RO-VB', { maxPerType: 2 }).toThrow('QL-SET-22');
    refused(['VB-A1', 'PG-A1']).toThrow('QL-SET-02');
    refused(['VB-A1', 'XX-A1']).toThrow('quick.A[1]');
    refused('RO-XX').toThrow('quick.A is "RO-XX"');
  });

  test('[QL-SET-02] [QL-SET-04] [QL-SET-06] everything wrong with both rosters is named at once, each with its rule', () => {
    const faults = faultsOf({ quick: { A: [...copies('VB-I2', 13), 'PG-I1'], B: [] } });
    expect(faults.map(({ path, rule }) => [path, rule])).toEqual([
      ['quick.A', 'QL-SET-04'],
      ['quick.A', 'QL-SET-02'],
      ['quick.B', 'QL-SET-06'],
    ]);
  });

  test('[QL-SET-10] its board is made of two sections', () => {
    const on = (left: string, right: string) =>
      expect(() =>
        open({
          quick: { board: { left: { section: left, rot: 0 }, right: { section: right, rot: 0 }, firstPlaced: 'left' } },
        }),
      );
    on('S1', 'S1').toThrow('quick.board.right.section');
    on('S9', 'S1').toThrow('quick.board.left.section');
  });
});

/** A scenario in which seat A's one unit may be put on wet ground. */
function wet(type: string) {
  return {
    sandtable: 'quantum-legions',
    scenarios: [
      {
        id: 'wet',
        name: 'Wet feet',
        board: { left: { section: 'S3', rot: 0 }, right: { section: 'S4', rot: 0 }, firstPlaced: 'left' },
        seats: {
          A: { force: type.slice(0, 2), roster: [type], setup: { type: 'hexes', hexes: ['A1', 'D2', 'D3', 'D12'] } },
          B: { force: 'VB', roster: ['VB-A1'], setup: { type: 'area', area: 'south' } },
        },
        first: 'A',
      },
    ],
  };
}
