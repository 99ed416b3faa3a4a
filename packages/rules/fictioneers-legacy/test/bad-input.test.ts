import { Game, Malformed, parse } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { QUERIES } from '../src/queries.js';
import type { RuleId } from '../src/rulebook.js';
import { fictioneersLegacy } from '../src/ruleset.js';
import { A, activate, B, box, open, refuses, table } from './kit.js';

// Whatever comes in from outside is refused in a sentence: what has the wrong shape with its field, what is impossible with its rule.

const HUGE = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e300, -1e12, 0.5, '9', null, {}];

const YARD = table(
  [
    A('t-legionary', [10, 10]),
    A('t-grenadier', [10, 6]),
    A('t-legionary', [18.9, 4]),
    A('t-legionary', [5, 12.9]),
    B('s-warrior', [30, 10]),
    B('s-chief', [11, 10]),
  ],
  {
    table: [36, 24],
    terrain: [
      { id: 'hall', type: 'structure', height: 3, polygon: box(12, 8, 16, 12) },
      { id: 'lake', type: 'deepWater', polygon: box(2, 14, 8, 20) },
    ],
    walls: [
      {
        id: 'rampart',
        height: 'tall',
        material: 'hard',
        line: [
          [6, 4],
          [14, 4],
        ],
      },
    ],
    fields: [
      {
        id: 'screen',
        side: 'B',
        line: [
          [20, 2],
          [20, 22],
        ],
        pylons: [
          [20, 2],
          [20, 22],
        ],
      },
    ],
  },
);

const at = (x: unknown, y: unknown) => ({ x, y });
const HOME = at(10_000, 10_000);
const move = (...path: unknown[]) => ({ type: 'Move', mode: 'walk', path });

describe('moves', () => {
  test.each(HUGE)('a coordinate of %s is no coordinate', (value) => {
    const game = open(YARD);
    game.answer('A', activate('a1'));
    refuses(game, 'A', move(HOME, at(value, 9000)), null);
    refuses(game, 'A', move(HOME, at(9000, value)), null);
    expect(game.answer('A', move(HOME, at(value, 9000)))?.message).toContain('path[1].x');
  });

  test.each<[string, string, unknown, RuleId | null]>([
    ['no points', 'a1', move(), 'FL-GEO-13'],
    ['one point', 'a1', move(HOME), 'FL-GEO-13'],
    ['more points than anybody draws', 'a1', move(...Array(33).fill(HOME)), 'FL-GEO-13'],
    ['a list without end', 'a1', move(...Array(65).fill(HOME)), null],
    ['a hole in the list', 'a1', move(HOME, null), null],
    ['no path', 'a1', { type: 'Move', mode: 'walk' }, null],
    ['an unknown way to move', 'a1', { ...move(HOME, at(9000, 9000)), mode: 'swim' }, null],
    ['a field nobody knows', 'a1', { ...move(HOME, at(9000, 9000)), speed: 99 }, null],
    ['from somewhere else', 'a1', move(at(9000, 10_000), at(8000, 10_000)), 'FL-GEO-13'],
    ['over the edge', 'a1', move(HOME, at(10_000, -1)), 'FL-MOV-23'],
    ['to the end of the world', 'a1', move(HOME, at(1_000_000, 1_000_000)), 'FL-MOV-23'],
    ['off the table and back', 'a4', move(at(5000, 12_900), at(-1000, 12_900), at(4000, 12_900)), 'FL-MOV-23'],
    ['farther than the allowance', 'a1', move(HOME, at(3000, 10_000)), 'FL-MOV-06'],
    ['through somebody', 'a1', move(HOME, at(11_500, 10_000)), 'FL-GEO-15'],
    ['into a house of stone', 'a2', move(at(10_000, 6000), at(14_000, 7000), at(14_000, 9000)), 'FL-MNT-06'],
    ['over a tall wall', 'a2', move(at(10_000, 6000), at(10_000, 3000)), 'FL-WAL-03'],
    ['through a force field', 'a3', move(at(18_900, 4000), at(21_500, 4000)), 'FL-WAL-06'],
    ['into deep water', 'a4', move(at(5000, 12_900), at(5000, 15_000)), 'FL-MOV-20'],
    ['in the air without wings', 'a1', { ...move(HOME, at(9000, 9000)), mode: 'fly' }, 'FL-FLY-01'],
    [
      'aboard nothing',
      'a1',
      { ...move(HOME, at(9000, 10_000)), last: { kind: 'board', vehicle: 'z9', seat: 'gunner' } },
      'FL-VEH-09',
    ],
    [
      'stepping off what is not ridden',
      'a1',
      { ...move(HOME, at(9000, 10_000)), first: { kind: 'dismount', at: at(9000, 9000) } },
      'FL-MNT-04',
    ],
  ])('[FL-GEO-13] [FL-MOV-23] %s', (_, model, decision, rule) => {
    const game = open(YARD);
    game.answer('A', activate(model));
    refuses(game, 'A', decision, rule);
  });
});

describe('fire', () => {
  const shot = (target: unknown, more = {}) => ({
    type: 'Fire',
    weapon: 'grenade-launcher',
    mode: 'area',
    delivery: 'direct',
    target,
    staysStationary: true,
    ...more,
  });
  test.each<[string, unknown, RuleId | null]>([
    ['at no number', shot({ point: at(Number.NaN, 0) }), null],
    ['at a place beyond all tables', shot({ point: at(1e99, 0) }), null],
    ['off the table', shot({ point: at(40_000, 5000) }), 'FL-FIR-03'],
    ['a hair off the table', shot({ point: at(-1, 5000) }), 'FL-FIR-03'],
    ['at nobody', shot({ model: 'z9' }), 'FL-FIR-03'],
    ['at a friend', shot({ model: 'a1' }), 'FL-FIR-03'],
    ['at a name without end', shot({ model: 'x'.repeat(1000) }), null],
    ['at somebody and somewhere', shot({ model: 'b1', point: at(1, 1) }), null],
    ['with what it does not have', shot({ model: 'b1' }, { weapon: 'moon' }), 'FL-FIR-02'],
    ['by nobody', shot({ model: 'b1' }, { delivery: 'indirect', spotter: 'z9' }), 'FL-EQP-02'],
  ])('[FL-FIR-03] %s', (_, decision, rule) => {
    const game = open(YARD);
    game.answer('A', activate('a2'));
    refuses(game, 'A', decision, rule);
  });
});

test.each([null, Number.NaN, 7, 'Move', [], {}, { type: {} }, { type: 'Teleport' }])('%j is no decision', (data) => {
  refuses(open(YARD), 'A', data, null);
});

describe('setting up', () => {
  test.each<[string, object, RuleId | null]>([
    ['at no number', { at: at(Number.NaN, 1) }, null],
    ['off the table', { at: at(-500, 1000) }, 'FL-GEO-14'],
    ['far off the table', { at: at(999_999, 999_999) }, 'FL-GEO-14'],
  ])('[FL-SET-05] a squad is not deployed %s', (_, place, rule) => {
    const game = open({ scenario: 'S1' }, [12, 1]);
    game.answer('A', { type: 'ChooseZoneOrTurn', zone: 'A' });
    game.answer('B', { type: 'ChooseZoneOrTurn', first: 'A' });
    const offered = game.options('A')[0] as { placements: readonly object[] };
    refuses(
      game,
      'A',
      { ...offered, placements: [{ ...offered.placements[0], ...place }, ...offered.placements.slice(1)] },
      rule,
    );
  });
});

describe('questions to the referee', () => {
  const run = (name: keyof typeof QUERIES, args: unknown) => {
    const { args: schema, run: answer } = QUERIES[name] as (typeof QUERIES)['sight'];
    const read = parse(schema, args);
    if (!read.ok) return read.problems[0]!.path;
    const said = answer(open(YARD).view('A') as never, read.value as never) as {
      rule?: string | null;
      message?: string;
    };
    return said.rule ?? said.message ?? 'answered';
  };
  test.each<[keyof typeof QUERIES, unknown, string | RegExp]>([
    ['way', { model: 'a1', to: at(Number.NaN, 0) }, 'to.x'],
    ['way', { model: 'a1', to: at(0, 1e300) }, 'to.y'],
    ['way', { model: 'z9', to: at(0, 0) }, /^model is "z9"/],
    ['march', { models: ['a1'], aim: { kind: 'by', dx: Number.NaN, dy: 0 } }, 'aim.dx'],
    ['march', { models: ['a1'], aim: { kind: 'by', dx: 0, dy: 9e15 } }, 'aim.dy'],
    ['march', { models: [], aim: { kind: 'to', at: at(0, 0) } }, 'models'],
    ['march', { models: ['a1'], aim: { kind: 'cover', from: 'z9' } }, /^aim.from is "z9"/],
    ['fan', { model: 'a1', inches: Number.NaN }, 'inches'],
    ['fan', { model: 'a1', inches: 1e9 }, 'inches'],
    ['fan', { model: 'a1', at: at(999_999, -999_999) }, 'FL-GEO-01'],
    ['sight', { from: { model: 'a1' }, to: { point: at(Number.NaN, 0) } }, /^to/],
    ['sight', { from: { model: 'a1' }, to: { point: at(999_999, 0) } }, 'FL-GEO-01'],
    ['sight', { from: { model: 'a1', at: at(-1, 0) }, to: { model: 'b1' } }, 'FL-GEO-01'],
    ['cover', { model: 'a1', at: at(-1, 0) }, 'FL-GEO-01'],
    ['path', { model: 'a1', move: move(HOME, at(-1, 0)) }, 'FL-MOV-23'],
    ['acts', { model: 'a1', on: 'z9' }, /^on is "z9"/],
    ['aimAt', { model: 'a2', at: at(1e300, 0) }, 'at.x'],
  ])('[FL-GEO-01] %s %j', (name, args, says) => {
    expect(run(name, args)).toMatch(says);
  });
});

describe('setups', () => {
  const legionary = { side: 'A', unit: 't-legionary', at: [5, 5] };
  const position = (more: object, model: object = legionary) => ({
    position: { table: [36, 24], models: [model], ...more },
  });
  const stands = (place: unknown) => position({}, { ...legionary, at: place });
  const terrain = (polygon: unknown, more = {}) =>
    position({ terrain: [{ id: 'x', type: 'woods', polygon, ...more }] });
  const wall = (line: unknown) => position({ walls: [{ id: 'x', height: 'low', material: 'hard', line }] });
  const smoke = (cloud: object) => position({ smoke: [{ at: [5, 5], diameter: 4, side: 'A', ...cloud }] });
  const gun = (packed: unknown) => position({}, { side: 'A', unit: 'a-hlmg', packed });

  test.each<[string, object, string, RuleId | undefined]>([
    ['nowhere', stands([Number.NaN, 5]), 'position.models[0].at[0]', undefined],
    ['without end', stands([5, Number.POSITIVE_INFINITY]), 'position.models[0].at[1]', undefined],
    ['beyond all tables', stands([1e12, 5]), 'position.models[0].at[0]', undefined],
    ['off the table', stands([-1, 5]), 'position.models[0].at', 'FL-GEO-14'],
    ['off the other edge', stands([5, 24.1]), 'position.models[0].at', 'FL-GEO-14'],
    ['a table of no size', position({ table: [Number.NaN, 24] }), 'position.table[0]', undefined],
    ['a table without end', position({ table: [36, 1e6] }), 'position.table[1]', undefined],
    [
      'ground that is nowhere',
      terrain([
        [1, 1],
        [Number.NaN, 2],
        [3, 3],
      ]),
      'position.terrain[0].polygon[1][0]',
      undefined,
    ],
    [
      'ground without end',
      terrain([
        [1, 1],
        [2, 1e9],
        [3, 3],
      ]),
      'position.terrain[0].polygon[1][1]',
      undefined,
    ],
    [
      'ground that crosses itself',
      terrain([
        [1, 1],
        [9, 9],
        [9, 1],
        [1, 9],
      ]),
      'position.terrain[0].polygon',
      'FL-GEO-09',
    ],
    [
      'ground without breadth',
      terrain([
        [1, 1],
        [2, 2],
        [3, 3],
      ]),
      'position.terrain[0].polygon',
      'FL-GEO-09',
    ],
    ['ground off the table', terrain(box(60, 60, 70, 70)), 'position.terrain[0].polygon', 'FL-GEO-01'],
    [
      'a hill to the moon',
      terrain(box(9, 9, 12, 12), { type: 'hill', level: 1e9 }),
      'position.terrain[0].level',
      undefined,
    ],
    [
      'a wall off the table',
      wall([
        [-9, -9],
        [-2, -2],
      ]),
      'position.walls[0].line',
      'FL-GEO-01',
    ],
    [
      'a wall without length',
      wall([
        [9, 9],
        [9, 9],
      ]),
      'position.walls[0].line',
      'FL-GEO-09',
    ],
    ['smoke over everything', smoke({ diameter: 1e300 }), 'position.smoke[0].diameter', undefined],
    ['smoke turned inside out', smoke({ diameter: -4 }), 'position.smoke[0].diameter', undefined],
    ['smoke off the table', smoke({ at: [99, 5] }), 'position.smoke[0].at', 'FL-GEO-01'],
    ['a round that never comes', position({ round: 1e15 }), 'position.round', undefined],
    ['a turn that never comes', position({ turn: 1e15 }), 'position.turn', undefined],
    ['a score beyond counting', position({ score: { A: 1e12, B: 0 } }), 'position.score.A', undefined],
    ['a gun in too few pieces', gun([[2, 1]]), 'position.models[0].packed', 'FL-ART-02'],
    [
      'a gun off the table',
      gun([
        [2, 1],
        [99, 1],
      ]),
      'position.models[0].packed[1]',
      'FL-GEO-01',
    ],
    [
      'a base as wide as the world',
      position({}, { ...legionary, unit: { like: 't-legionary', baseRadius: 1e9 } }),
      'position.models[0].unit.baseRadius',
      undefined,
    ],
    ['points that are no number', { scenario: 'S1', points: Number.NaN }, 'points', undefined],
    ['points beyond counting', { scenario: 'S1', points: 1e9 }, 'points', undefined],
    ['a limit for nobody', { scenario: 'S1', limit: 300 }, 'limit', 'FL-SET-02'],
    [
      'forces over the limit',
      { scenario: 'S1', forces: { A: ['P-T-RIFLE'], B: ['P-S-HOST'] }, limit: 100 },
      'forces.A',
      'FL-SET-02',
    ],
  ])('[FL-GEO-01] [FL-GEO-09] %s', (_, setup, path, rule) => {
    try {
      Game.open(fictioneersLegacy, { setup, dice: { kind: 'seeded', seed: 1 } });
    } catch (error) {
      if (!(error instanceof Malformed)) throw error;
      expect(error.problems[0]).toMatchObject({ path, ...(rule && { rule }) });
      expect(error.problems[0]!.message).toContain(path);
      return;
    }
    throw new Error('it opens');
  });
});
