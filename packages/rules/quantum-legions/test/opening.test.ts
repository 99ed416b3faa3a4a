import { Game, parse } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import type { Setup } from '../src/open.js';
import type { Position } from '../src/position.js';
import { quantumLegions } from '../src/ruleset.js';
import { stateSchema } from '../src/state-schema.js';
import { at, open, unit } from './kit.js';
import { playedOut } from './random-play.js';

const pair: Position['units'] = [
  { seat: 'A', type: 'PG-A1', hex: 'A1' },
  { seat: 'B', type: {}, hex: 'M14' },
];

describe('an explicit position', () => {
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
  test('is data of its schema at every question, and enters the game again', () => {
    let looked = 0;
    playedOut({ scenario: 'SC-2', options: { optionalSaves: true } as never }, 21, (game) => {
      if (looked++ % 7 !== 0) return;
      const stored = JSON.parse(JSON.stringify(game.state));
      expect(parse(stateSchema, stored)).toEqual({ ok: true, value: stored });
      const branch = game.branch({ kind: 'seeded', seed: 1 })!;
      expect(branch.question).toEqual(game.question);
      expect(branch.options(branch.question!.seat)).toEqual(game.options(game.question!.seat));
    });
    expect(looked).toBeGreaterThan(50);
  });

  test('a record rebuilds the game, event by event', () => {
    const game = playedOut({ scenario: 'SC-3' }, 5);
    const again = Game.replay(quantumLegions, JSON.parse(JSON.stringify(game.record())));
    expect(again.events('referee')).toEqual(game.events('referee'));
    expect(again.hash()).toBe(game.hash());
  });
});
