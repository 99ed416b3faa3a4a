import { Game, type Question, SeededDice } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { standingOf } from '../src/bot/standing.js';
import { worthOf } from '../src/bot/worth.js';
import { guide } from '../src/bot.js';
import type { Decision } from '../src/decisions.js';
import { legends } from '../src/ruleset.js';
import { at, brick, city, fling, hero, knockBack, run, type SceneGame, shoot, strike } from './kit.js';

const worth = (game: SceneGame, { d }: { d: Decision }): number =>
  worthOf(game.state, game.question as Question<Decision>, d);
const best = (game: SceneGame): Decision =>
  guide.greedy(game.state, game.question as Question<Decision>, new SeededDice(1));

describe('what it thinks of', () => {
  test('a soft shot at somebody with a bank hands over the turn, at somebody without it does not', () => {
    const rich = at({ A: [[2, 10]], B: [[20, 10, 0, { heroism: 6 }]] });
    const poor = at({ A: [[2, 10]], B: [[20, 10]] });
    expect(worth(rich, shoot('b1', 0))).toBeLessThan(worth(poor, shoot('b1', 0)));
    expect(worth(rich, shoot('b1', 0))).toBeLessThan(0);
  });

  test('a blow that takes somebody out is worth more than one that does not', () => {
    const fresh = at({ A: [[5, 10, 0, { heroism: 8 }]], B: [[6, 10]] });
    const tired = at({ A: [[5, 10, 0, { heroism: 8 }]], B: [[6, 10, 0, { fatigue: 12 }]] });
    expect(worth(tired, strike('b1', 8))).toBeGreaterThan(worth(fresh, strike('b1', 8)));
    expect(best(tired)).toEqual({ type: 'strike', target: 'b1', spend: 8 });
  });

  test('a knock into a wall rather than over open ground', () => {
    const game = at({ A: [[5, 10, 0, { heroism: 8 }]], B: [[6, 10]], city: city([brick(9.5)]) }, [6]);
    run(game, strike('b1', 8), { kind: 'Defend', d: { type: 'decline' } });
    expect(worth(game, knockBack(6, [1, 0, 0], 12))).toBeGreaterThan(worth(game, knockBack(6, [0, 1, 0], 12)));
  });

  test('a throw at somebody rather than past them', () => {
    const game = at({
      A: [[4, 10, 0, { heroism: 20, carrying: 'can' }]],
      B: [[11.5, 10]],
      city: city([], ['can', 'trashCan', 4.8, 10]),
    });
    expect(worth(game, fling(20, [1, 0, 0], 7))).toBeGreaterThan(worth(game, fling(20, [0, 1, 0], 7)));
  });
});

test('how it stands: the same for both seats added up, better with fresher Heroes, sure when it is over', () => {
  const game = at({ A: [[5, 10]], B: [[20, 10, 0, { fatigue: 9 }]] });
  expect(standingOf(game.state, 0) + standingOf(game.state, 1)).toBeCloseTo(1, 12);
  expect(standingOf(game.state, 0)).toBeGreaterThan(0.5);
  hero(game, 'b1').onTable = false;
  game.state.result = { winner: 0, rule: 'LG-END-01' };
  expect([standingOf(game.state, 0), standingOf(game.state, 1)]).toEqual([1, 0]);
});

test('its candidates are options, best first, and asking it changes nothing', () => {
  const game = Game.open(legends, { setup: { starter: 'first-issue' }, dice: { kind: 'seeded', seed: 8 } });
  const chance = new SeededDice('bot');
  for (let n = 0; n < 60 && game.question; n++) {
    const question = game.question as Question<Decision>;
    const before = game.hash();
    const options = game.options(question.seat).map((option) => JSON.stringify(option));
    const candidates = guide.candidates(game.state, question);
    expect(candidates.length).toBeGreaterThan(0);
    for (const one of [...candidates, guide.playout(game.state, question, chance)])
      expect(options).toContain(JSON.stringify(one));
    expect(guide.greedy(game.state, question, chance)).toEqual(candidates[0]);
    expect(game.hash()).toBe(before);
    game.take(guide.playout(game.state, question, chance));
  }
});
