import { Game, type Horizon, type Question, SeededDice } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { best as bestOf, first, ranked } from '../src/bot/answers.js';
import { flight } from '../src/bot/flights.js';
import { luck, stake } from '../src/bot/luck.js';
import { fingerprint } from '../src/bot/memo.js';
import { blow } from '../src/bot/prices.js';
import { standingOf } from '../src/bot/value.js';
import { guide } from '../src/bot.js';
import type { Decision, DecisionOf } from '../src/decisions.js';
import { legends } from '../src/ruleset.js';
import { SCENARIOS } from '../src/terms.js';
import { at, brick, city, hero, rest, run, type SceneGame, strike, THREE_STOREYS } from './kit.js';

const asked = (game: SceneGame): Question<Decision> => game.question as Question<Decision>;
const best = (game: SceneGame): Decision => guide.greedy(game.state, asked(game), new SeededDice(1)) as Decision;

/** What the best answer of a sort is worth to it; -Infinity if it thinks of none. */
function worth(game: SceneGame, is: (answer: Decision) => boolean): number {
  return ranked(game.state, asked(game)).find(({ answer }) => is(answer))?.worth ?? Number.NEGATIVE_INFINITY;
}
const shot = (target: string) => (d: Decision) => d.type === 'longShot' && d.target === target;
const struck = (target: string) => (d: Decision) => d.type === 'strike' && d.target === target;

describe('what it thinks of', () => {
  test('a soft shot at somebody with a bank hands over the turn, at somebody without it does not', () => {
    const rich = at({ A: [[2, 10]], B: [[20, 10, 0, { heroism: 6 }]] });
    const poor = at({ A: [[2, 10]], B: [[20, 10]] });
    expect(worth(rich, shot('b1'))).toBeLessThan(worth(poor, shot('b1')));
    expect(blow(rich.state, hero(rich, 'a1'), hero(rich, 'b1'), 1, 1)).toBeLessThan(0);
  });

  test('a blow that takes somebody out is worth more than one that does not', () => {
    const fresh = at({ A: [[5, 10, 0, { heroism: 8 }]], B: [[6, 10]] });
    const tired = at({ A: [[5, 10, 0, { heroism: 8 }]], B: [[6, 10, 0, { fatigue: 12 }]] });
    expect(worth(tired, struck('b1'))).toBeGreaterThan(worth(fresh, struck('b1')));
    expect(best(tired)).toEqual({ type: 'strike', target: 'b1', spend: 8 });
  });

  test('a knock into a wall rather than over open ground', () => {
    const game = at({ A: [[5, 10, 0, { heroism: 8 }]], B: [[6, 10]], city: city([brick(9.5)]) }, [6]);
    run(game, strike('b1', 8), { kind: 'Defend', d: { type: 'decline' } });
    const [first] = ranked(game.state, asked(game)).filter(({ answer }) => answer.type === 'knockBack');
    expect((first!.answer as DecisionOf<'knockBack'>).dir[0]).toBeGreaterThan(0.5); // slantwise is the longer way to it
  });

  test('a knock off a roof onto another roof hurts, onto the street it invites a landing', () => {
    const roof = { ...THREE_STOREYS, id: 'tower' };
    const game = at({ A: [[16, 8, 9]], B: [[17, 8, 9]], city: city([roof]) });
    const [a1, b1] = [hero(game, 'a1'), hero(game, 'b1')];
    b1.heroism = 2;
    expect(flight(game.state, a1, 1, [1, 0, 0], 4, 'knock')).toBeLessThan(0);
    expect(flight(game.state, a1, 1, [-1, 0, 0], 4, 'knock')).toBe(0); // it just slides over the roof
  });

  test('a throw at somebody rather than past them', () => {
    const game = at({
      A: [[4, 10, 0, { heroism: 20, carrying: 'can' }]],
      B: [[11.5, 10]],
      city: city([], ['can', 'trashCan', 4.8, 10]),
    });
    const [first] = ranked(game.state, asked(game)).filter(({ answer }) => answer.type === 'fling');
    expect((first!.answer as DecisionOf<'fling'>).dir[0]).toBeGreaterThan(6);
    expect(first!.worth).toBeGreaterThan(2); // beside the Heroism, somebody is hurt
  });

  test('a short way is run with a long run-up, so that every inch of the pool counts', () => {
    const game = at({ A: [[10, 10, 0, { heroism: 15 }]], B: [[13, 10, 0, { heroism: 4 }]], pool: 16 });
    const charge = best(game) as DecisionOf<'leg'>;
    expect(charge.type).toBe('leg');
    expect(charge.segments.length).toBeGreaterThan(1);
    game.take(charge);
    rest(game);
    expect(hero(game, 'b1').fatigue).toBe(15);
  });

  test('whoever stands under the edge of a roof is jumped on, run-up and height together', () => {
    const tower = { ...THREE_STOREYS, id: 'tower' };
    const game = at({ A: [[16, 8, 9]], B: [[18.7, 8]], city: city([tower]), pool: 6 });
    const jump = ranked(game.state, asked(game)).find(
      ({ answer }) => answer.type === 'leg' && answer.policy?.heroes === 'resolve',
    )!;
    expect((jump.answer as DecisionOf<'leg'>).segments.at(-1)).toEqual({ m: 'd' });
    game.take(jump.answer);
    rest(game);
    expect(hero(game, 'b1').fatigue).toBeGreaterThanOrEqual(12);
  });

  test('with nobody in reach it fills its bank by shows: walls, windows, hops and landings', () => {
    let total = 0;
    for (let seed = 0; seed < 20; seed++) {
      const game = Game.open(legends, { setup: { starter: 'first-issue' }, dice: { kind: 'seeded', seed } });
      while (game.state.phase !== 'play') game.take(best(game));
      const first = game.state.heroes.find(({ id }) => id === (best(game) as DecisionOf<'activate'>).hero)!;
      game.take(best(game));
      while (game.question && game.state.active === first.id) game.take(best(game));
      total += Math.max(...game.state.heroes.map(({ heroism }) => heroism));
    }
    expect(total / 20).toBeGreaterThan(4);
  });
});

describe('how it stands', () => {
  const stands = (own: object = {}, foe: object = {}, next = 0): number => {
    const game = at({ A: [[5, 10, 0, own]], B: [[20, 10, 0, foe]] });
    game.state.active = null;
    game.state.next = next;
    return standingOf(game.state, 0);
  };

  test('both seats added up are sure, and each is sure when it is over', () => {
    const game = at({ A: [[5, 10]], B: [[20, 10, 0, { fatigue: 9 }]] });
    expect(standingOf(game.state, 0) + standingOf(game.state, 1)).toBeCloseTo(1, 12);
    hero(game, 'b1').onTable = false;
    game.state.result = { winner: 0, rule: 'LG-END-01' };
    expect([standingOf(game.state, 0), standingOf(game.state, 1)]).toEqual([1, 0]);
  });

  test('better with a fuller bank, the first points counting most, and with a tired enemy', () => {
    expect(stands({}, { fatigue: 9 })).toBeGreaterThan(stands());
    const [few, more, most] = [stands({ heroism: 10 }), stands({ heroism: 20 }), stands({ heroism: 30 })];
    expect(few).toBeGreaterThan(stands());
    expect(more - few).toBeGreaterThan(most - more);
  });

  test('a bank is worth more to whoever is next', () => {
    const gain = (next: number): number => stands({ heroism: 15 }, { heroism: 15 }, next) - stands({}, {}, next);
    expect(gain(0)).toBeGreaterThan(0);
    expect(gain(1)).toBeLessThan(0);
  });
});

test('luck evens out: over all faces of a die it is nothing, and a success is lucky', () => {
  const lucks = [1, 2, 3, 4, 5, 6].map((face) => {
    const game = at({ A: [[5, 10, 0, { heroism: 1 }]], move: true }, [face]);
    const answer: Decision = { type: 'move', chosen: 3, spend: 1 };
    expect(stake(game.state, asked(game), { type: 'skipMove' })).toBe(false);
    expect(stake(game.state, asked(game), answer)).toBe(true);
    game.take(answer);
    return luck(game.state);
  });
  expect(lucks.reduce((sum, one) => sum + one, 0)).toBeCloseTo(0, 12);
  expect(lucks[0]).toBeLessThan(0);
  expect(lucks[5]).toBeGreaterThan(0);
});

test('its candidates are legal, the best first, and asking it changes nothing', () => {
  const game = Game.open(legends, { setup: { starter: 'first-issue' }, dice: { kind: 'seeded', seed: 8 } });
  const chance = new SeededDice('bot');
  for (let n = 0; n < 60 && game.question; n++) {
    const question = game.question as Question<Decision>;
    const before = game.hash();
    const candidates = guide.candidates(game.state, question);
    expect(candidates.length).toBeGreaterThan(0);
    for (const one of [...candidates, guide.playout(game.state, question, chance)])
      expect(game.check(question.seat, one), JSON.stringify(one)).toBeNull();
    expect(guide.greedy(game.state, question, chance)).toEqual(candidates[0]);
    expect(game.hash()).toBe(before);
    game.take(guide.playout(game.state, question, chance));
  }
});

describe('[LG-SET-09] setting up', () => {
  const opened = (starter: string) =>
    Game.open(legends, { setup: { starter }, dice: { kind: 'seeded', seed: 8 } }) as unknown as SceneGame;
  const places = (game: SceneGame) => guide.candidates(game.state, asked(game)) as DecisionOf<'deploy'>[];

  test('the suggested place first, then rooms on every floor, roofs and streets, none twice as likely at first', () => {
    const game = opened('sky-high'); // over the middle of the table a tower of six storeys
    const all = places(game);
    expect(all[0]!.at).toEqual(game.state.match.sides![game.state.next]!.spots[0]);
    const inTower = all.filter(({ at: [x, y] }) => Math.abs(x - 18) < 4 && Math.abs(y - 19) < 4);
    expect(new Set(inTower.map(({ at }) => at[2]))).toEqual(new Set([0, 3, 6, 9, 12, 15, 18]));
    expect(all.filter(({ at }) => at[2] === 0 && at[0] > 30).length).toBeGreaterThan(3); // to the far end of the table
    expect(guide.unordered!(asked(game))).toBe(true);
    expect(guide.unordered!({ ...asked(game), kind: 'Act' })).toBe(false);
  });

  test('close to an enemy, once one is there', () => {
    const game = opened('first-issue');
    game.take(places(game)[0]!);
    const enemy = game.state.heroes.find(({ onTable }) => onTable)!;
    const close = places(game).filter(({ at: [x, y] }) => Math.hypot(x - enemy.x, y - enemy.y) < 3.1);
    expect(close.length).toBeGreaterThan(3);
  });

  test.each([
    ['first-issue', 4],
    ['title-bout', 6],
  ])('in %s search looks ahead until everybody has acted, else to the end of an activation', (starter, heroes) => {
    const game = opened(starter);
    const horizon = guide.horizon as (question: Question<Decision>, state: unknown) => Horizon;
    expect(horizon(asked(game), game.state).handovers).toBe(heroes);
    expect(horizon({ ...asked(game), kind: 'Act' }, game.state).handovers).toBe(1);
  });
});

describe('whole games come to their end', () => {
  const MOST_DECISIONS = 4000;
  test.each(SCENARIOS)('%s', (scenario) => {
    const setup = { city: scenario === 'demolitionMan' ? 'harbour' : 'crosstown', scenario };
    const game = Game.open(legends, { setup, dice: { kind: 'seeded', seed: 5 } });
    const chance = new SeededDice('whole');
    let decisions = 0;
    for (; game.question && decisions < MOST_DECISIONS; decisions++)
      game.take(guide.greedy(game.state, game.question as Question<Decision>, chance));
    expect(decisions).toBeLessThan(MOST_DECISIONS);
    expect(game.over).toBe(true);
  });
});

describe('what it remembers', () => {
  test.each(['first-issue', 'condemned-row'])('in %s a position met again is answered as if it were new', (starter) => {
    const chance = new SeededDice('stray');
    for (let k = 0; k < 6; k++) {
      const game = Game.at(legends, legends.open({ starter }), new SeededDice(k % 2)); // each game thrice, straying elsewhere
      for (let decisions = 0; !game.over && decisions < 150; decisions++) {
        const seat = game.waitingFor()[0]!;
        const question = game.questionFor(seat) as Question<Decision>;
        const candidates = guide.candidates(game.state, question);
        expect(candidates[0]).toEqual(bestOf(game.state, question, 1)[0]);
        expect(guide.playout(game.state, question, chance)).toEqual(first(game.state, question, true));
        game.answer(seat, chance.below(6) === 0 ? candidates[chance.below(candidates.length)] : candidates[0]);
      }
    }
  });

  test('positions that differ in anything an answer can hang on are told apart', () => {
    const here = (change: (game: SceneGame) => void): number => {
      const game = at({
        A: [[5, 10, 0, { heroism: 8 }]],
        B: [[6, 10]],
        city: city([brick(9.5)], ['can', 'trashCan', 3, 3]),
      });
      change(game);
      return fingerprint(game.state, asked(game));
    };
    const seen = [
      here(() => {}),
      here((game) => hero(game, 'a1').heroism++),
      here((game) => hero(game, 'b1').fatigue++),
      here((game) => (hero(game, 'b1').x += 1e-9)),
      here((game) => (hero(game, 'b1').token = true)),
      here((game) => (hero(game, 'b1').onTable = false)),
      here((game) => (game.state.objects[0]!.lie = 1)),
      here((game) => (game.state.objects[0]!.restsOn = 'a1')),
      here((game) => game.state.buildings[0]!.demoTokens++),
      here((game) => (game.state.activation!.pool += 0.5)),
      here((game) => game.state.activation!.failed.push('a1:fly:sky')),
      here((game) => (game.state.activation!.encore['a1:fly'] = 4)),
      here((game) => game.state.seats[0]!.vp++),
      here((game) => (game.state.danger.holder = 'b1')),
    ];
    expect(new Set(seen).size).toBe(seen.length);
    expect(here(() => {})).toBe(seen[0]);
  });
});
