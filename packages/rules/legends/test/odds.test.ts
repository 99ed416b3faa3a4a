import { describe, expect, test } from 'vitest';
import { attackOdds, bestSpend, chanceOf, defendChance, exchange, prospect } from '../src/odds.js';
import { QUERIES } from '../src/queries.js';
import { refuseAttempt } from '../src/rules/moments.js';
import { legends } from '../src/ruleset.js';
import { at, brick, call, city, defend, hero, run, type SceneGame, strike } from './kit.js';

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

describe('where the one miracle has been tried', () => {
  const spent = (heroism: number, options = {}) => {
    const game = at({ A: [[5, 10, 0, { heroism }]], B: [[6, 10]] }, [], options);
    game.state.activation!.miracleUsed = true;
    return game;
  };

  test('[LG-TOT-04] no spend is called the best that is refused', () => {
    const game = spent(3);
    expect(bestSpend(game.state, hero(game, 'a1'), 'comeThrough', 8, 0)).toMatchObject({ spend: 3, chance: 1 / 6 });
    const odds = { hero: 'a1', moment: 'comeThrough', difficulty: 8 } as const;
    expect(QUERIES.odds.run(game.state, odds)).toMatchObject({ best: { spend: 3 }, prospects: [{ spend: 3 }] });
    const decision = { type: 'move', chosen: 8, spend: 0 } as never;
    expect(QUERIES.weigh.run(game.state, { hero: 'a1', decision })).toMatchObject({ best: { spend: 3 } });
  });

  test('[LG-TOT-04] of the spends that are left, the best', () => {
    for (const heroism of [3, 5, 9, 20]) {
      const game = spent(heroism);
      const one = hero(game, 'a1');
      game.state.activation!.encore['a1:fling'] = 9; // a success that pays nothing: then the least is best
      for (const moment of ['comeThrough', 'fling'] as const) {
        for (let difficulty = 0; difficulty <= 20; difficulty++) {
          const legal = Array.from({ length: heroism + 1 }, (_, spend) => spend).filter(
            (spend) => refuseAttempt(game.state, one, moment, 'it', difficulty, spend) === null,
          );
          const best = bestSpend(game.state, one, moment, difficulty, 0);
          if (legal.length === 0) continue;
          const most = Math.max(...legal.map((n) => prospect(game.state, one, moment, difficulty, n).expected));
          expect(legal, `${moment} ${difficulty} with ${heroism}`).toContain(best.spend);
          expect(best.expected).toBeCloseTo(most, 9);
        }
      }
    }
  });

  test('[LG-TOT-04] what anybody may attempt is not limited, nor anything where miracles are free', () => {
    const game = spent(3);
    expect(bestSpend(game.state, hero(game, 'a1'), 'defend', 12, 0).spend).toBe(0);
    const free = spent(3, { uncappedMiracles: true });
    expect(bestSpend(free.state, hero(free, 'a1'), 'comeThrough', 20, 0).spend).toBe(0);
  });
});

test("[LG-CAL-03] [LG-EX-66] what a call gains is the called Hero's, not the caller's", () => {
  const game = at(
    {
      A: [
        [5, 10, 0, { heroism: 7 }],
        [8, 10, 0, { heroism: 1 }],
      ],
    },
    [2],
  );
  const { gain, given } = prospect(game.state, hero(game, 'a1'), 'callHero', 7, 7);
  expect([gain, given]).toEqual([0, 8]);
  run(game, call('a2', 7, 7));
  expect([hero(game, 'a1').heroism, hero(game, 'a2').heroism]).toEqual([7 - 7 + gain, 1 + given]);
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
    const tree = exchange(game.state, hero(game, 'a1'), hero(game, 'b1'), 0);
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

describe('an exchange pays as the referee pays', () => {
  /** A blow and the Defend against it, with the banks foretold and those that came of it. */
  function blow(game: SceneGame, spend: number): ReturnType<typeof exchange> {
    const tree = exchange(game.state, hero(game, 'a1'), hero(game, 'b1'), spend);
    run(game, strike('b1', spend), defend(tree.answer!.spend));
    expect(tree.answer!.heroism).toEqual({ a1: hero(game, 'a1').heroism, b1: hero(game, 'b1').heroism });
    return tree;
  }
  const banks = { A: [[5, 10, 0, { heroism: 20 }]], B: [[6, 10, 0, { heroism: 6 }]] } as const;

  test('[LG-TOT-03] a miracle is capped, unless the option says otherwise', () => {
    expect(blow(at(banks, [4, 6, 6]), 20).answer!.heroism.b1).toBe(36);
    expect(blow(at(banks, [4, 6, 6], { uncappedMiracles: true }), 20).answer!.heroism.b1).toBe(47);
  });

  test('[LG-LIM-02] a Defend that is no harder than an earlier one pays nothing', () => {
    const game = at({ A: [[5, 10]], B: [[6, 10, 0, { heroism: 6 }]] }, [4, 1]);
    game.state.activation!.encore['b1:defend'] = 6;
    expect(blow(game, 0).answer).toMatchObject({ difficulty: 6, spend: 6, heroism: { b1: 0 } });
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
