import { Game, hashOf, type Question, SeededDice } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { luck, stake } from '../src/bot/luck.js';
import { winChance } from '../src/bot/value.js';
import type { Decision } from '../src/decisions.js';
import { quantumLegions } from '../src/ruleset.js';
import type { Battle } from '../src/state.js';

const guide = quantumLegions.guide!;
const FACES = [1, 2, 3, 4, 5, 6];

function opened(position: object, faces: readonly number[] = []) {
  return Game.open(quantumLegions, { setup: { position }, dice: { kind: 'scripted', faces } });
}

function greedy(game: Game<Battle>): Decision {
  return guide.greedy(game.state, game.question as Question, new SeededDice(1)) as Decision;
}

describe('what a bot makes of a position', () => {
  test.each([
    { of: 'an idle unit', target: {} },
    { of: 'a unit with an order', target: { order: 'strike' } },
    { of: 'a unit with an order that is little of a threat', target: { order: 'advance' } },
    { of: 'a unit that is suppressed already', target: { suppression: 1 } },
    { of: 'a unit that is suppressed as far as it counts', target: { suppression: 3 } },
    { of: 'the last elements of a unit', target: { elements: 1 } },
  ])('luck averages to nothing over every fall of the dice: $of', ({ target }) => {
    const position = {
      units: [
        { seat: 'A', type: { dice: [2], range: 4 }, hex: 'G5', order: 'strike' },
        { seat: 'B', type: { dice: [5, 4, 3], armor: null, vp: 30 }, hex: 'G7', ...target },
        { seat: 'B', type: 'PG-A1', hex: 'A1' },
      ],
      step: 'activate',
      cp: 5,
      activation: { unit: 'a1', order: 'strike' },
    };
    let sum = 0;
    let most = 0;
    for (const x of FACES) {
      for (const y of FACES) {
        const game = opened(position, [x, y]);
        const attack: Decision = { type: 'Attack', target: 'b1' };
        expect(stake(game.state, attack)).toBe(true);
        expect(game.answer('A', attack)).toBeNull();
        const went = luck(game.state);
        sum += went;
        most = Math.max(most, Math.abs(went));
      }
    }
    expect(sum / 36).toBeCloseTo(0, 10);
    expect(most).toBeGreaterThan(1);
  });

  test('[QL-TRT-19] luck is nothing but chance over many games, with units of Command too', () => {
    const perGame = { attack: [] as number[], command: [] as number[] };
    for (let seed = 0; seed < 120; seed++) {
      const game = Game.at(quantumLegions, quantumLegions.open({ quick: {} }), new SeededDice(`luck/${seed}`));
      const chance = new SeededDice(`answers/${seed}`);
      const sums = { attack: 0, command: 0 };
      while (!game.over) {
        const question = game.question ?? game.questionFor(game.waitingFor()[0]!)!;
        const answer = guide.playout(game.state, question, chance) as Decision;
        const staked = stake(game.state, answer);
        game.take(answer, question.seat);
        if (staked) sums[answer.type === 'Attack' ? 'attack' : 'command'] += luck(game.state);
      }
      perGame.attack.push(sums.attack);
      perGame.command.push(sums.command);
    }
    for (const sums of Object.values(perGame)) {
      const mean = sums.reduce((sum, x) => sum + x, 0) / sums.length;
      const spread = Math.sqrt(sums.reduce((sum, x) => sum + (x - mean) ** 2, 0) / sums.length);
      expect(spread).toBeGreaterThan(1);
      expect(Math.abs(mean)).toBeLessThan((2.6 * spread) / Math.sqrt(sums.length));
    }
  });

  test('an attack that can end the game is not discounted: it must be seen to fall', () => {
    const game = opened({
      units: [
        { seat: 'A', type: 'PG-A1', hex: 'G5', order: 'strike' },
        { seat: 'B', type: 'VB-A1', hex: 'G7' },
      ],
      activation: { unit: 'a1', order: 'strike' },
    });
    expect(stake(game.state, { type: 'Attack', target: 'b1' })).toBe(false);
  });

  test('thinking leaves the state as it was', () => {
    const game = Game.open(quantumLegions, { setup: { scenario: 'SC-4' }, dice: { kind: 'seeded', seed: 3 } });
    const chance = new SeededDice(9);
    for (let i = 0; i < 200 && !game.over; i++) {
      const question = game.question as Question;
      const before = hashOf(game.state);
      const answer = guide.greedy(game.state, question, chance);
      guide.candidates(game.state, question);
      guide.playout(game.state, question, chance);
      guide.value(game.state, 'A');
      expect(hashOf(game.state)).toBe(before);
      expect(game.answer(question.seat, answer)).toBeNull();
    }
  });

  test('both seats judge a position alike', () => {
    const game = Game.open(quantumLegions, { setup: { scenario: 'SC-2' }, dice: { kind: 'seeded', seed: 8 } });
    const chance = new SeededDice(2);
    for (let i = 0; i < 150 && !game.over; i++) {
      const question = game.question as Question;
      expect(winChance(game.state, 'A') + winChance(game.state, 'B')).toBeCloseTo(1, 12);
      game.answer(question.seat, guide.greedy(game.state, question, chance));
    }
  });
});

describe('blunders that a bot does not make (11.4)', () => {
  test('no Strike for a unit that sees nobody', () => {
    const game = opened({
      terrain: { G6: 'forest' },
      units: [
        { seat: 'A', type: 'PG-A1', hex: 'G5' },
        { seat: 'B', type: 'PG-A1', hex: 'G9' },
      ],
      step: 'orders',
      cp: 1,
    });
    expect(greedy(game)).toMatchObject({ type: 'IssueOrder', unit: 'a1' });
    expect((greedy(game) as { order: string }).order).not.toBe('strike');
  });

  test('CP are left for orders while others have good use for them', () => {
    const units = ['G3', 'F3', 'H3', 'E3'].map((hex) => ({ seat: 'A', type: 'PG-A1', hex, order: 'advance' }));
    const enemies = ['G7', 'F7'].map((hex) => ({ seat: 'B', type: 'PG-I1', hex }));
    const game = opened({ units: [...units, ...enemies], step: 'activate', cp: 4 });
    while (game.state.step === 'activate') {
      if (game.answer('A', greedy(game)) !== null) throw new Error('refused');
    }
    expect(game.state.cp).toBeGreaterThan(0);
  });

  test('of two targets it takes the one that it can finish', () => {
    const game = opened({
      units: [
        { seat: 'A', type: 'PG-A1', hex: 'G5', order: 'strike' },
        { seat: 'B', type: 'PG-I1', hex: 'G7', elements: 1 },
        { seat: 'B', type: 'PG-I1', hex: 'E6' },
      ],
      activation: { unit: 'a1', order: 'strike' },
    });
    expect(greedy(game)).toEqual({ type: 'Attack', target: 'b1' });
  });

  test('a kill that would win the game goes before a surer one that would not', () => {
    const target = (vp: number): Decision =>
      greedy(
        opened({
          terrain: { G7: 'forest' },
          units: [
            { seat: 'A', type: 'PG-A1', hex: 'G5', order: 'strike' },
            { seat: 'B', type: 'VB-I5', hex: 'G7', elements: 1 }, // 20 VP, under cover
            { seat: 'B', type: 'VB-A3', hex: 'G3', elements: 1 }, // 16 VP, in the open
          ],
          activation: { unit: 'a1', order: 'strike' },
          vp: { A: vp, B: 0 },
        }),
      );
    expect(target(0)).toEqual({ type: 'Attack', target: 'b2' });
    expect(target(183)).toEqual({ type: 'Attack', target: 'b1' });
  });
});
