import { chanceOf, pick } from '@sandtable/conformance';
import { type Decision, fictioneersLegacy, type View } from '@sandtable/fictioneers-legacy';
import { Game } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { fictioneersLegacyTable as table } from '../src/tables/fictioneers-legacy.js';

const PAGE = { width: 80, colour: false, plain: false, map: false, hidden: false };

/** Plays a game at random, eager to act, and looks at every question on the way. */
function through(setup: object, seed: number, look: (game: Game, seat: string, view: View) => void): Game {
  const chance = chanceOf(seed);
  const game = Game.open(fictioneersLegacy, { setup, dice: { kind: 'seeded', seed } });
  while (!game.over) {
    const seat = game.waitingFor()[0]!;
    look(game, seat, game.view(seat) as View);
    const options = game.options(seat) as Decision[];
    const eager = options.filter(({ type }) => !type.startsWith('End') && type !== 'DeclareOverwatch');
    game.take(pick(eager.length > 0 && chance.below(6) > 0 ? eager : options, chance), seat);
  }
  return game;
}

describe('Fictioneers: Legacy in words', () => {
  test.each([
    ['S3', 3],
    ['S5', 5],
    ['S6', 6],
  ])('every option of %s, typed again, is the same answer', (scenario, seed) => {
    let read = 0;
    through({ scenario }, seed, (game, seat, view) => {
      const question = game.questionFor(seat)!;
      expect(table.ask(question, view, null as never)).toMatch(/\w/);
      for (const option of [...game.options(seat), ...game.asides(seat)].slice(0, 12)) {
        const words = table.name(option, question, view);
        expect(table.read(words, question, view, null as never), words).toEqual({ answer: option });
        read++;
      }
    });
    expect(read).toBeGreaterThan(200);
  });

  test('placements in words: on foot, shield up, in the air, in a seat', () => {
    const game = Game.open(fictioneersLegacy, { setup: { scenario: 'S3' }, dice: { kind: 'seeded', seed: 1 } });
    const seat = game.waitingFor()[0]!;
    const [question, view] = [game.questionFor(seat)!, game.view(seat) as View];
    const at = { x: 1000, y: 2500 };
    const placements = [
      { model: 'b1', at, mounted: false, shieldUp: true },
      { model: 'b2', at, airborne: true },
      { model: 'b3', aboard: { vehicle: 'b2', seat: 'gunner' as const }, mounted: false },
    ];
    const answer: Decision = { type: 'DeploySquad', squad: 'B-4', placements };
    expect(table.read(table.name(answer, question, view), question, view, null as never)).toEqual({ answer });
  });

  test('the table is shown squad by squad, and a hidden enemy nowhere', () => {
    let hidden = false;
    through({ scenario: 'S4' }, 9, (_game, seat, view) => {
      const text = table.show(view, PAGE);
      expect(text).toContain('Night of the Hive');
      expect(text).not.toMatch(/undefined|NaN|\[object/);
      if (seat === 'A' && text.includes('hidden somewhere')) hidden = true;
    });
    expect(hidden).toBe(true);
  });

  test('what cannot be read is told in a sentence', () => {
    const game = Game.open(fictioneersLegacy, {
      setup: {
        position: {
          models: [
            { side: 'A', unit: 't-legionary', at: [10, 10] },
            { side: 'B', unit: 't-legionary', at: [30, 10] },
          ],
        },
      },
      dice: { kind: 'seeded', seed: 1 },
    });
    game.answer('A', { type: 'Activate', model: 'a1' });
    const read = (words: string) => table.read(words, game.question!, game.view('A') as View, null as never);
    expect(read('move 12,10')).toEqual({
      answer: {
        type: 'Move',
        mode: 'walk',
        path: [
          { x: 10_000, y: 10_000 },
          { x: 12_000, y: 10_000 },
        ],
      },
    });
    expect(read('move twelve')).toHaveProperty('problem');
    expect(read('fire laser-rifle')).toHaveProperty('problem');
    expect(read('fire laser-rifle b1 twice')).toHaveProperty('problem');
    expect(read('dance')).toBeNull();
  });
});
