import { type AnyRuleset, Game, type Question, SeededDice } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { type Bot, greedyBot, LEVELS, levelBot, randomBot, searchBot } from '../src/index.js';
import { columnRace, guidedRace } from './column-race.js';

const view = columnRace.open({});
const sight = { seat: null, view, since: null };
const question = Game.at(columnRace, columnRace.copy(view), new SeededDice(0)).question!;

test('the random bot gives every legal answer about equally often', () => {
  const chance = new SeededDice('random');
  const counts = [0, 0, 0, 0, 0];
  for (let i = 0; i < 1000; i++) counts[randomBot.choose(columnRace, sight, question, chance) as number]!++;
  for (const count of counts) expect(Math.abs(count - 200)).toBeLessThan(60);
});

test('the random bot picks from a list what it chooses from a view', () => {
  const picked = randomBot.pick!(columnRace.questions.column!.options(view, question as never), new SeededDice(3));
  expect(randomBot.choose(columnRace, sight, question, new SeededDice(3))).toBe(picked);
});

test('the greedy bot takes what is best one ply ahead: it closes the column it can close', () => {
  const race = { ...columnRace.open({}), climbed: [7, 7, 7, 10, 0, 0, 0, 0, 0, 0] };
  expect(greedyBot.choose(guidedRace, { ...sight, view: race }, question, new SeededDice(1))).toBe(0);
});

test('of what is best in each guess at the hidden facts, the greedy bot takes what is best most often', () => {
  let guesses = 0;
  const unsure = {
    ...guidedRace,
    imagine: () => ({ ...guidedRace.open({}), turn: 0, closed: guesses++ % 4 === 0 ? 1 : 2 }),
  };
  const best = { ...unsure, guide: { ...guidedRace.guide!, greedy: (race: { closed: number }) => race.closed } };
  expect(greedyBot.choose(best, sight, question, new SeededDice(1))).toBe(2);
});

/** Plays by the number of its style. */
const styled = (_: unknown, __: Question, ___: unknown, style = 0): number => style;

test('the levels think longer from one to the next, and less than they promise', () => {
  const levels = Object.values(LEVELS);
  expect(Object.keys(LEVELS)).toEqual(['recruit', 'regular', 'veteran']);
  expect(levels.map((level) => level.promise)).toEqual([200, 1000, 3000]);
  for (const [i, level] of levels.entries()) {
    expect(level.ms).toBeLessThan(level.promise);
    if (i > 0) expect(level.playouts).toBeGreaterThan(levels[i - 1]!.playouts);
  }
});

test.each(['recruit', 'regular', 'veteran'] as const)('a %s keeps its time on a slow machine', (name) => {
  let time = 0;
  const slow = {
    ...guidedRace,
    copy: (race: Parameters<typeof guidedRace.copy>[0]) => {
      time += 15;
      return guidedRace.copy(race);
    },
  };
  levelBot(name, () => time).choose(slow, sight, question, new SeededDice(1));
  expect(time).toBeLessThan(LEVELS[name].promise);
});

test('a recruit sees no further than its own turn, or than a beginner of the ruleset does', () => {
  const { playouts } = LEVELS.recruit;
  const near = searchBot({ playouts }, { horizon: { decisions: 400, handovers: 1 } });
  const asked = (bot: Bot, ruleset: AnyRuleset, seed: number) =>
    bot.choose(ruleset, sight, question, new SeededDice(seed));
  const hasty = {
    ...guidedRace,
    guide: { ...guidedRace.guide!, beginner: { playouts: 0, style: 1 }, playout: styled },
  };
  for (let seed = 0; seed < 10; seed++) {
    for (const recruit of [levelBot('recruit'), levelBot('recruit').sit!()])
      expect(asked(recruit, guidedRace, seed)).toEqual(asked(near, guidedRace, seed));
    expect(asked(levelBot('recruit'), hasty, seed)).toBe(1);
  }
});

test('without a clock a level is a search of so many playouts', () => {
  const regular = levelBot('regular').choose(guidedRace, sight, question, new SeededDice(5));
  const search = searchBot({ playouts: LEVELS.regular.playouts }).choose(
    guidedRace,
    sight,
    question,
    new SeededDice(5),
  );
  expect(regular).toBe(search);
});
