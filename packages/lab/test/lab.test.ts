import { type Bot, greedyBot, randomBot, searchBot } from '@sandtable/bots';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnRace, guidedRace } from '../../bots/test/column-race.js';
import { bids } from '../../kernel/test/proving/index.js';
import {
  duelReport,
  playGames,
  playSeries,
  quantile,
  type Series,
  scoreOf,
  seatScoreOf,
  sittingOf,
  tally,
  wilson,
} from '../src/index.js';

const race: Series = {
  ruleset: guidedRace,
  setup: {},
  bots: [greedyBot, randomBot],
  games: 40,
  seed: 'race',
  mirrored: true,
};

test.each([
  { wins: 160, of: 200, low: 0.7391, high: 0.8495 },
  { wins: 0, of: 10, low: 0, high: 0.2775 },
  { wins: 10, of: 10, low: 0.7225, high: 1 },
])('$wins of $of lies between $low and $high', ({ wins, of, low, high }) => {
  const interval = wilson(wins, of);
  expect(interval.share).toBe(wins / of);
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

test('the bounds are the shares from which the one found lies 1.96 standard errors away', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(), (of, n) => {
      const { share, low, high } = wilson(n % (of + 1), of);
      for (const bound of [low, high])
        expect((share - bound) ** 2).toBeCloseTo((1.959964 ** 2 * bound * (1 - bound)) / of, 9);
    }),
  );
});

test('every game is counted once, and every finished game has a winner or is a draw', () => {
  const result = playSeries(race);
  expect(result.games).toBe(40);
  expect(result.finished).toBe(40);
  expect(result.wins[0]! + result.wins[1]! + result.draws).toBe(40);
  expect(result.seatWins[0]! + result.seatWins[1]! + result.draws).toBe(40);
  expect(result.endings).toEqual({ 'RACE-2': 40 });
  expect(result.lengths.reduce((sum, length) => sum + length, 0)).toBe(result.decisions);
  expect(result.exceptions).toEqual([]);
});

test('the same seed plays the same games, another seed others', () => {
  expect(playSeries(race)).toEqual(playSeries(race));
  expect(playSeries({ ...race, seed: 'other' }).lengths).not.toEqual(playSeries(race).lengths);
});

test('mirrored: a bot that plays against itself wins exactly as often as it loses', () => {
  const steady: Bot = {
    name: 'steady',
    choose: (ruleset, sight, question, chance) => greedyBot.choose(ruleset, sight, question, chance),
  };
  const result = playSeries({ ...race, bots: [steady, steady] });
  expect(result.wins).toEqual([20, 20]);
  for (let i = 0; i < 40; i += 2) expect(result.lengths[i]).toBe(result.lengths[i + 1]);
});

test('the parts of a series make the whole, however it is cut', () => {
  const whole = playSeries(race);
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 39 }), { maxLength: 6 }), (cuts) => {
      const ends = [0, ...cuts.sort((a, b) => a - b), 40];
      const parts = ends.slice(1).flatMap((to, i) => playGames(race, { from: ends[i]!, to }));
      expect(tally(sittingOf(race), parts)).toEqual(whole);
    }),
    { numRuns: 12 },
  );
});

test('the unit is the pair: a bot that plays against itself has half of every pair, and a seat as many units as there are dice', () => {
  const result = playSeries({ ...race, bots: [greedyBot, greedyBot] });
  expect(result.botUnits[0]).toEqual(new Array(20).fill(0.5));
  expect(result.seatUnits[0]).toHaveLength(20);
  for (const [i, share] of result.seatUnits[0]!.entries()) expect(share! + result.seatUnits[1]![i]!).toBe(1);
  const { low, high } = seatScoreOf(result, 0);
  const ofGames = wilson(result.seatWins[0]!, 40);
  expect(high - low).toBeGreaterThan(ofGames.high - ofGames.low); // forty games, but half of them are copies
});

test('a pair with a game that was given up counts for nobody, and the sum is told', () => {
  const lengths = playSeries(race).lengths;
  const mostDecisions = Math.max(...lengths);
  const result = playSeries({ ...race, mostDecisions });
  expect(result.givenUp).toBe(0); // the last decision ends the longest game
  const cut = playSeries({ ...race, mostDecisions: mostDecisions - 1 });
  expect(cut.givenUp).toBeGreaterThan(0);
  expect(cut.finished + cut.givenUp + cut.exceptions.length).toBe(40);
  const without = cut.botUnits[0]!.filter((share) => share === null).length;
  expect(without).toBeGreaterThan(0);
  expect(duelReport(cut)).toContain(`${cut.givenUp} given up`);
  expect(duelReport(cut)).toContain(`${without} left out`);
});

test('a game that throws is counted, named, and does not stop the others', () => {
  let moves = 0;
  const faulty: Bot = {
    name: 'faulty',
    choose(ruleset, sight, question, chance) {
      if (++moves === 25) throw new Error('lost its head');
      return randomBot.choose(ruleset, sight, question, chance);
    },
  };
  const result = playSeries({ ...race, bots: [faulty, randomBot] });
  expect(result.exceptions).toHaveLength(1);
  expect(result.exceptions[0]!.message).toBe('lost its head');
  expect(result.finished).toBe(39);
  expect(duelReport(result)).toContain(`game ${result.exceptions[0]!.game} threw`);
});

test('an illegal answer is an exception of its game', () => {
  const cheat: Bot = { name: 'cheat', choose: () => 99 };
  const result = playSeries({ ...race, bots: [cheat, randomBot], games: 2 });
  expect(result.exceptions.map(({ message }) => message)).toEqual([
    'cheat answered column and was refused: That column is closed.',
    'cheat answered column and was refused: That column is closed.',
  ]);
});

test('a game that goes on too long is given up and is no draw', () => {
  const result = playSeries({ ...race, mostDecisions: 5 });
  expect(result.finished).toBe(0);
  expect(result.draws).toBe(0);
  expect(result.decisions).toBe(40 * 5);
});

test('three seats, sealed answers: the bots change seats in turn', () => {
  const names = ['x', 'y', 'z'];
  const bots = names.map((name): Bot => ({ name, choose: searchBot({ playouts: 10 }).choose }));
  const result = playSeries({ ruleset: bids, setup: {}, bots, games: 6, seed: 1, mirrored: true });
  expect(result.exceptions).toEqual([]);
  expect(result.finished).toBe(6);
  expect(() => playSeries({ ruleset: bids, setup: {}, bots: bots.slice(1), games: 1, seed: 1 })).toThrow(
    '2 bots for 3 seats',
  );
});

test('where several play one side, all of them win', () => {
  const together: typeof bids = {
    ...bids,
    *play(t) {
      const outcome = yield* bids.play(t);
      return { ...outcome, winner: 'amber', mates: ['brick'] };
    },
  };
  const bots = ['x', 'y', 'z'].map((name): Bot => ({ ...randomBot, name }));
  const { draws, wins, seatWins } = playSeries({ ruleset: together, setup: {}, bots, games: 4, seed: 1 });
  expect({ draws, wins, seatWins }).toEqual({ draws: 0, wins: [4, 4, 0], seatWins: [4, 4, 0] });
});

test('with a clock, every reply has its time; without one, none has', () => {
  let time = 0;
  const result = playSeries({ ...race, games: 4, now: () => time++ });
  expect(result.replies[0]!.length + result.replies[1]!.length).toBe(result.decisions);
  expect(new Set(result.replies.flat())).toEqual(new Set([1]));
  expect(playSeries({ ...race, games: 4 }).replies).toEqual([[], []]);
});

test('quantiles', () => {
  expect(quantile([5, 1, 4, 2, 3], 0.5)).toBe(3);
  expect(quantile([5, 1, 4, 2, 3], 0.95)).toBe(5);
  expect(quantile([], 0.5)).toBeNaN();
});

test('the report says who won, how sure that is, and how fast it went', () => {
  const result = playSeries(race);
  const report = duelReport(result, 2);
  const { share } = scoreOf(result, 0);
  expect(report).toContain('greedy against random: 40 games, 40 finished, 0 drawn, 0 given up, 0 exceptions');
  expect(report).toContain(`greedy won ${result.wins[0]}: score ${(100 * share).toFixed(1)} % (95 % interval`);
  expect(report).toContain('20.0 games/s');
});

test('search beats play one ply ahead, which beats chance', () => {
  const greedy = playSeries({ ...race, games: 400 });
  expect(scoreOf(greedy, 0).low).toBeGreaterThan(0.5);
  // The search knows nothing of the race but its rules; its opponent is told what is good.
  const guided: Bot = {
    name: 'greedy',
    choose: (_ruleset, sight, question, chance) => greedyBot.choose(guidedRace, sight, question, chance),
  };
  const search = playSeries({ ...race, ruleset: columnRace, bots: [searchBot({ playouts: 600 }), guided], games: 160 });
  expect(search.exceptions).toEqual([]);
  expect(scoreOf(search, 0).low).toBeGreaterThan(0.5);
});
