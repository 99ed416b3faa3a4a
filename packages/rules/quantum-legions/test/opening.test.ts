import { Game, type Malformed, parse } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import type { Setup } from '../src/open.js';
import type { Position } from '../src/open-position.js';
import { quantumLegions } from '../src/ruleset.js';
import { stateSchema } from '../src/state-schema.js';
import { at, DONE, events, open, refuses, unit } from './kit.js';
import { playedOut } from './random-play.js';

const pair: Position['units'] = [
  { seat: 'A', type: 'PG-A1', hex: 'A1' },
  { seat: 'B', type: {}, hex: 'M14' },
];

describe('an explicit position', () => {
  const refusedBy = (position: Position): unknown => {
    try {
      open({ position });
    } catch (error) {
      return (error as Malformed).problems.map(({ path, rule }) => [path, rule]);
    }
    return null;
  };

  test.each([
    { units: [pair[0]!], winner: 'A' },
    { units: [pair[1]!], winner: 'B' },
    { units: [], winner: 'draw' },
  ])('[QL-VIC-03] a position in which a seat has no units is decided at once: $winner', ({ units, winner }) => {
    const game = open({ position: { units } });
    expect([game.over, game.state.result]).toEqual([true, { winner, by: 'elimination', rule: 'QL-VIC-03' }]);
    expect(events(game, 'gameEnded')).toMatchObject([{ winner, rule: 'QL-VIC-03' }]);
    refuses(game, 'A', DONE, 'QL-VIC-02');
  });

  test.each([
    { vp: { A: 199, B: 199 }, result: null },
    { vp: { A: 0, B: 200 }, result: { winner: 'B', by: 'vp', rule: 'QL-VIC-01' } },
    { vp: { A: 230, B: 200 }, result: { winner: 'draw', by: 'vp', rule: 'QL-VIC-01' } },
  ])('[QL-VIC-01] [QL-VIC-02] a position that a seat has won already is decided at once: $vp', ({ vp, result }) => {
    expect(open({ position: { units: pair, vp } }).state.result).toEqual(result);
  });

  test('[QL-VIC-04] VP earned go before units lost', () => {
    const game = open({ position: { units: [pair[1]!], vp: { A: 200, B: 0 } } });
    expect(game.state.result).toMatchObject({ winner: 'A', by: 'vp' });
  });

  test('[QL-UNC-13] [QL-UNC-02] the number of a trait is judged for a unit made up on the spot as in a content file', () => {
    const refused = (id: 'deflector' | 'minimum-range' | 'siege', x?: number, cls: 'AFV' | 'INF' = 'AFV') =>
      refusedBy({
        units: [{ ...pair[0]!, type: { cls, range: 6, traits: [{ id, ...(x !== undefined && { x }) }] } }, pair[1]!],
      });
    const at = 'position.units[0].type.traits[0].x';
    for (const x of [undefined, 3, 99]) expect(refused('deflector', x)).toEqual([[at, 'QL-UNC-13']]);
    expect(refused('deflector', 4, 'INF')).toEqual([[at, 'QL-UNC-13']]);
    expect(refused('deflector', 3, 'INF')).toBeNull();
    for (const x of [undefined, 1]) expect(refused('minimum-range', x)).toEqual([[at, 'QL-UNC-02']]);
    expect(refused('minimum-range', 4)).toBeNull(); // how it goes with the range is a limit of designs (QL-RUL-46)
    expect(refused('siege', 2)).toEqual([[at, 'QL-UNC-13']]);
  });

  test('what is left out: seat A is in its third turn with 7 CP, everything open, all units fresh', () => {
    const game = at({ units: [pair[0]!, { ...pair[1]!, suppression: 1 }], step: 'orders' });
    expect(game.state).toMatchObject({
      phase: 'play',
      active: 'A',
      first: 'A',
      turn: 5,
      cp: 7,
      seats: { A: { turnsTaken: 3, vpEarned: 0 }, B: { turnsTaken: 2, vpEarned: 0 } },
    });
    expect(new Set(Object.values(game.view(null).board!.terrain))).toEqual(new Set(['open']));
    expect(unit(game, 'a1')).toMatchObject({ type: 'PG-A1', elements: 4, suppression: 0, order: null });
  });

  test('a board of sections, single hexes changed over it', () => {
    const board = { left: { section: 'S1', rot: 0 }, right: { section: 'S2', rot: 0 }, firstPlaced: 'left' } as const;
    const { terrain } = at({ units: pair, board, terrain: { A6: 'water' }, step: 'orders' }).view('A').board!;
    expect([terrain.A6, terrain.C2, terrain.B2]).toEqual(['water', 'forest', 'forest']);
  });

  test('an activation under way', () => {
    const units: Position['units'] = [{ ...pair[0]!, hex: 'M12', order: 'engage' }, pair[1]!];
    const game = at({ units, activation: { unit: 'a1', order: 'engage', stage: 'attack', moved: true } });
    expect(game.question).toMatchObject({ kind: 'Attack', seat: 'A' });
    expect(game.state.step).toBe('activate');
  });

  const S = { section: 'S1', rot: 0 } as const;
  const trait = (ref: object) => ({ seat: 'A', type: { traits: [ref] }, hex: 'A1' });
  test.each<[path: string, position: object]>([
    ['position.units[0].type', { units: [{ seat: 'A', type: 'XX-A1', hex: 'A1' }] }],
    ['position.units[1].hex', { units: [pair[0], { ...pair[1], hex: 'A1' }] }],
    ['position.units[0].hex', { units: [{ ...pair[0], hex: 'B14' }] }],
    ['position.units[0].hex', { units: [{ ...pair[0], hex: { x: 1, y: 2 } }] }],
    ['position.units[0].elements', { units: [{ ...pair[0], elements: 5 }] }],
    ['position.terrain.B0', { units: pair, terrain: { B0: 'forest' } }],
    [
      'position.board.left.section',
      { units: pair, board: { left: { ...S, section: 'S7' }, right: S, firstPlaced: 'left' } },
    ],
    ['position.board.right.section', { units: pair, board: { left: S, right: S, firstPlaced: 'left' } }],
    ['position.activation.unit', { units: pair, activation: { unit: 'b1', order: 'engage' } }],
    ['position.activation.unit', { units: pair, activation: { unit: 'a9', order: 'engage' } }],
    ['position.step', { units: pair, step: 'orders', activation: { unit: 'a1', order: 'engage' } }],
    ['position.units[0].type.traits[0].x', { units: [trait({ id: 'deflector' }), pair[1]] }],
    ['position.units[0].type.traits[0].x', { units: [trait({ id: 'deflector', x: 99 }), pair[1]] }],
    ['position.units[1].type.traits[0].x', { units: [pair[1], trait({ id: 'minimum-range' })] }],
    ['position.units[1].type.traits[0].x', { units: [pair[1], trait({ id: 'siege', x: 2 })] }],
  ])('a fault is told with its place: %s', (path, position) => {
    expect(() => open({ position: position as Position })).toThrow(path);
  });

  test('a file of own content with a fault is told with the place of the fault', () => {
    const content = { sandtable: 'quantum-legions', units: [{ id: 'X-A1', force: 'nobody' }] };
    expect(() => open({ standard: true, content })).toThrow('content: units[0]');
  });

  test('a setup of another shape is malformed', () => {
    expect(() => open({ position: { units: pair, colour: 'blue' } } as Setup)).toThrow('colour');
    expect(() => open({ options: { vpLimit: 'many' } } as unknown as Setup)).toThrow('vpLimit');
  });
});

describe('the state', () => {
  test('as it is stored is data of its schema at every question, and enters the game again', () => {
    let looked = 0;
    let inMidAttack = 0;
    playedOut({ scenario: 'SC-2', options: { optionalSaves: true } as never }, 21, (game) => {
      const { kind } = game.question!;
      if (looked++ % 7 !== 0 && kind !== 'UseSaves') return;
      if (kind === 'UseSaves') inMidAttack++; // entered at the attack, with what was given since
      const stored = JSON.parse(JSON.stringify(game.suspend().state));
      expect(parse(stateSchema, stored)).toEqual({ ok: true, value: stored });
      const branch = game.branch({ kind: 'seeded', seed: 1 })!;
      expect(branch.question).toEqual(game.question);
      expect(branch.options(branch.question!.seat)).toEqual(game.options(game.question!.seat));
    });
    expect(looked).toBeGreaterThan(50);
    expect(inMidAttack).toBeGreaterThan(0);
  });

  test('a record rebuilds the game, event by event', () => {
    const game = playedOut({ scenario: 'SC-3' }, 5);
    const again = Game.replay(quantumLegions, JSON.parse(JSON.stringify(game.record())));
    expect(again.events('referee')).toEqual(game.events('referee'));
    expect(again.hash()).toBe(game.hash());
  });
});
