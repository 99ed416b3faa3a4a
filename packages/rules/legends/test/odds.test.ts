import { describe, expect, test } from 'vitest';
import { attackOdds, bestSpend, chanceOf, defendChance, exchange, prospect } from '../src/odds.js';
import { QUERIES } from '../src/queries.js';
import { legends } from '../src/ruleset.js';
import { at, brick, city, defend, hero, run, strike } from './kit.js';

describe('one attempt', () => {
  test.each([
    [6, [1, 5 / 6, 4 / 6, 3 / 6, 2 / 6, 1 / 6, 1 / 36, 1 / 36, 1 / 36]],
    [8, [1, 7 / 8, 6 / 8, 5 / 8, 4 / 8, 3 / 8, 2 / 8, 1 / 8, 1 / 64]],
  ] as const)('[LG-TOT-02] the chance on a d%i by what is short', (faces, chances) => {
    for (const [short, chance] of chances.entries()) expect(chanceOf(faces, 20, 20 - short)).toBeCloseTo(chance, 12);
  });

  /** Every pair of faces, weighed: the very rule by which dice are read. */
  test.each([6, 8] as const)('[LG-MOH-04] [LG-TOT-01] it is what counting all dice gives, on a d%i', (faces) => {
    for (let difficulty = 0; difficulty <= 12; difficulty++) {
      for (let spend = 0; spend <= 12; spend++) {
        let wins = 0;
        for (let first = 1; first <= faces; first++) {
          for (let second = 1; second <= faces; second++) {
            if (first + spend > difficulty || (first === faces && second === faces)) wins++;
          }
        }
        expect(chanceOf(faces, difficulty, spend)).toBeCloseTo(wins / (faces * faces), 12);
      }
    }
  });

  test('[LG-TOT-03] [LG-LIM-02] what it gains, capped for miracles, nothing for an encore', () => {
    const game = at({ A: [[5, 10, 0, { heroism: 9 }]] });
    const one = hero(game, 'a1');
    expect(prospect(game.state, one, 'move', 3, 0)).toMatchObject({ chance: 0.5, gain: 4, expected: 2 });
    expect(prospect(game.state, one, 'pickUp', 140, 0)).toMatchObject({ gain: 36, expected: 1 });
    game.state.activation!.encore['a1:pickUp'] = 5;
    expect(prospect(game.state, one, 'pickUp', 5, 5)).toMatchObject({ chance: 1, gain: 0, expected: -5 });
  });

  test('only two spends are ever best: nothing, or all that is needed', () => {
    const game = at({ A: [[5, 10, 0, { heroism: 12 }]] });
    const one = hero(game, 'a1');
    for (let difficulty = 0; difficulty <= 20; difficulty++) {
      for (const worth of [0, 3, 10]) {
        const best = bestSpend(game.state, one, 'move', difficulty, worth);
        const value = (spend: number): number => {
          const { chance, expected } = prospect(game.state, one, 'move', difficulty, spend);
          return expected + chance * worth;
        };
        const most = Math.max(...Array.from({ length: 13 }, (_, spend) => value(spend)));
        expect(value(best.spend), `difficulty ${difficulty}, worth ${worth}`).toBeCloseTo(most, 9);
      }
    }
  });
});

describe('attacks', () => {
  test('[LG-DEF-02] what a target fends off, and what that costs', () => {
    const game = at({ A: [[5, 10]], B: [[6, 10, 0, { heroism: 6 }]] });
    const target = hero(game, 'b1');
    expect([defendChance(target, 3), defendChance(target, 4), defendChance(target, 6)]).toEqual([1, 4 / 6, 1 / 36]);
    const soft = attackOdds(0.5, 3, target);
    expect(soft).toMatchObject({ defended: 1, expectedFatigue: 0, seized: 0.5, safe: false });
    expect(attackOdds(1, 6, target)).toMatchObject({ safe: true, expectedFatigue: 6 * (35 / 36) });
  });

  test('[LG-LIM-05] an exchange doubles at every turn', () => {
    const game = at({ A: [[5, 10]], B: [[6, 10, 0, { heroism: 6 }]] });
    const tree = exchange(hero(game, 'a1'), hero(game, 'b1'), 0);
    expect(tree).toMatchObject({ moment: 'strike', difficulty: 3, chance: 0.5, heroism: { a1: 4 }, fatigue: 3 });
    expect(tree.answer).toMatchObject({
      hero: 'b1',
      moment: 'defend',
      difficulty: 6,
      spend: 6,
      chance: 1,
      reached: 0.5,
      heroism: { b1: 7 },
    });
    expect(tree.answer?.answer).toMatchObject({
      moment: 'strikeBack',
      difficulty: 6,
      chance: 1,
      heroism: { b1: 8 },
      fatigue: 6,
    });
    expect(tree.answer?.answer?.answer).toMatchObject({
      hero: 'a1',
      moment: 'defend',
      difficulty: 12,
      spend: 4,
      chance: 1 / 36,
      reached: 0.5 / 36,
    });
  });
});

describe('queries', () => {
  test('a shot names what it crosses, a line what it costs, and why says why not', () => {
    const game = at({ A: [[2, 10, 0, { heroism: 12 }]], B: [[20, 10]], pool: 5, city: city([brick(9.5)]) });
    const view = game.view('A');
    expect(QUERIES.attack.run(view, { hero: 'a1', target: 'b1', by: 'longShot' })).toMatchObject({
      difficulty: 12,
      crossed: [{ id: 'brick.wall', toughness: 11, from: expect.closeTo((9.5 - 2) / 18, 1) }],
      best: { spend: 12, chance: 1 },
    });
    expect(QUERIES.line.run(view, { hero: 'a1', segments: [{ m: 'g', to: [6, 10] }] as never })).toMatchObject({
      cost: 4,
    });
    expect(QUERIES.line.run(view, { hero: 'a1', segments: [{ m: 'g', to: [9, 10] }] as never })).toMatchObject({
      rule: 'LG-MOV-05',
    });
    expect(QUERIES.why.run(view, { hero: 'a1', decision: { type: 'drop' } as never })).toMatchObject({
      refusal: { rule: 'LG-LIM-04' },
    });
    expect(QUERIES.odds.run(view, { hero: 'a1', moment: 'move', difficulty: 7 })).toMatchObject({
      best: { spend: 7, chance: 1 },
    });
    expect(QUERIES.exchange.run(view, { hero: 'a1', target: 'b1', spend: 99 })).toMatchObject({
      rule: null,
      path: 'spend',
    });
    expect(QUERIES.odds.run(view, { hero: 'z9', moment: 'move', difficulty: 7 })).toMatchObject({
      rule: null,
      path: 'hero',
    });
  });
});

test('luck: every attempt with what came of it and its chance, second dice counted with the first', () => {
  const game = at({ A: [[5, 10, 0, { heroism: 6 }]], B: [[6, 10]] }, [4, 6, 2]);
  run(game, strike('b1', 6), defend(0));
  const events = game.events('A');
  expect(legends.throws!(events)).toEqual([
    { at: events.findIndex(({ moment }) => moment === 'strike'), seat: 'A', kind: 'moments', came: 1, law: [0.5, 0.5] },
    {
      at: events.findIndex(({ moment }) => moment === 'defend'),
      seat: 'B',
      kind: 'moments',
      came: 0,
      law: [35 / 36, 1 / 36],
    },
  ]);
});
