import { diceRace, rules } from '@sandtable/craft/dice-race';
import { Game, RecordError, say, standing } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { CHECKS, conforms, planOf, randomGame, report, rulebookHolds } from '../../src/index.js';

conforms(diceRace, { maxMoves: 200 });

const spec = 'RACE-01\nRACE-02\nRACE-03\nRACE-04'; // a ruleset reads its list from a file
rulebookHolds({ rules, chapters: ['Play'], examples: [], toggles: {}, spec });

test('playing', () => {
  const game = Game.open(diceRace, { setup: null, dice: { kind: 'seeded', seed: 7 } });
  game.question; // { kind: 'dice', seat: 'hare', data: null }
  game.options('hare'); // [1, 2, 3]
  game.answer('hare', 4); // { rule: 'RACE-02', message: 'You roll one to three dice, not 4.' }
  game.answer('hare', 2); // null: accepted
  game.events(null).map((event) => say(diceRace, event)); // ['The hare runs.']
  game.view('tortoise'); // all that ever leaves the authority for that seat

  const again = Game.open(diceRace, { setup: null, dice: { kind: 'seeded', seed: 7 } });
  expect(again.question).toEqual({ kind: 'dice', seat: 'hare', data: null });
  expect(again.options('hare')).toEqual([1, 2, 3]);
  expect(again.answer('hare', 4)).toEqual({ rule: 'RACE-02', message: 'You roll one to three dice, not 4.' });
  expect(again.answer('hare', 2)).toBeNull();
  expect(again.hash()).toBe(game.hash());
  expect(game.events(null).map((event) => say(diceRace, event))).toEqual(['The hare runs.']);
});

test('going on from a moment', () => {
  const game = Game.open(diceRace, { setup: null, dice: { kind: 'seeded', seed: 7 }, undo: 'always' });
  game.answer('hare', 2);
  const whatIf = game.fork(); // the same game from here on: dice, log and record
  const branch = game.branch({ kind: 'seeded', seed: 8 }); // a new game from here, with dice of its own
  game.undo('hare'); // back one move; the dice stand as they stood before it
  standing(game.events(null)); // the log without what was taken back

  expect(whatIf.moves).toBe(1);
  expect(branch?.record().start).not.toBeNull();
  expect(standing(game.events(null))).toEqual([]);
});

test('keeping and opening a game', () => {
  const game = Game.open(diceRace, { setup: null, dice: { kind: 'seeded', seed: 7 } });
  game.answer('hare', 2);
  const text = JSON.stringify(game.record());
  const { game: again, notice } = Game.reopen(diceRace, JSON.parse(text)); // notice: null, or why it was opened elsewhere

  expect(again.hash()).toBe(game.hash());
  expect(notice).toBeNull();
  expect(() => Game.reopen(diceRace, { ...JSON.parse(text), undo: 'maybe' })).toThrow(RecordError);
});

test('scripting the dice', () => {
  const game = Game.open(diceRace, { setup: null, dice: { kind: 'scripted', faces: [6, 5, 1, 3] } });
  game.answer('hare', 2); // 6 and 5
  game.answer('tortoise', 2); // 1 and 3: stumbles
  expect(game.state).toEqual({ turn: 'hare', hare: 11, tortoise: 0 });
});

test('looking at a ruleset without a test runner', () => {
  const plan = planOf(diceRace, { maxMoves: 200, games: 20 });
  const findings = Object.values(CHECKS).flatMap((check) => check(diceRace, plan));
  expect(report(findings)).toBe('');

  const { game, finding } = randomGame(diceRace, null, 42, 200);
  expect(game?.over).toBe(true);
  expect(finding).toBeNull();
});
