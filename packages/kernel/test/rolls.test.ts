import { describe, expect, test } from 'vitest';
import { Game, SeededDice } from '../src/index.js';
import { duel, pickets, skiffs } from './proving/index.js';

describe('dice rolled by hand', () => {
  const open = (): Game => Game.open(skiffs, { setup: { apart: 9.5 }, dice: { kind: 'manual', seed: 1 } });

  test('the table waits for them and says how many, of what, by which rule and from whose hand', () => {
    const game = open();
    game.answer('gull', { oars: 3, guns: 1 });
    expect(game.roll).toEqual({ kind: 'roll', count: 3, sides: 6, rule: 'SKIFF-02', seat: 'gull' });
    expect(game.waitingFor()).toEqual([]);
    expect(game.over).toBe(false);
    expect(game.options('gull')).toEqual([]);
    expect(game.answer('gull', [])).toEqual({ rule: null, message: 'Dice are to be rolled first.' });
  });

  test('the program goes on with the faces that were told', () => {
    const game = open();
    game.answer('gull', { oars: 3, guns: 1 });
    expect(game.rolled([1, 2, 4])).toBeNull();
    expect(game.roll).toBeNull();
    expect(game.state).toMatchObject({ reach: 7 });
    expect(game.question).toEqual({ kind: 'row', seat: 'gull', data: { reach: 7 } });
  });

  test.each<[unknown, string, string]>([
    [[1, 2], 'faces', 'faces is a list of 2, expected 3 faces'],
    [[1, 2, 7], 'faces[2]', 'faces[2] is 7, expected a face from 1 to 6'],
    [[0, 2, 3], 'faces[0]', 'faces[0] is 0, expected a face from 1 to 6'],
    [[1, 2.5, 3], 'faces[1]', 'faces[1] is 2.5, expected a face from 1 to 6'],
    [[1, '2', 3], 'faces[1]', 'faces[1] is "2", expected a face from 1 to 6'],
    [6, 'faces', 'faces is 6, expected 3 faces'],
  ])('faces that cannot be are refused: %j', (faces, path, message) => {
    const game = open();
    game.answer('gull', { oars: 3, guns: 1 });
    const before = game.hash();
    expect(game.rolled(faces as number[])).toEqual({ rule: null, path, message });
    expect(game.hash()).toBe(before);
  });

  test('none are taken when none are to be rolled', () => {
    expect(open().rolled([1])).toEqual({ rule: null, path: 'faces', message: 'no dice are to be rolled now' });
  });

  test('are in the record, and the record replays them', () => {
    const game = open();
    game.answer('gull', { oars: 1, guns: 3 });
    game.rolled([6]);
    const record = JSON.parse(JSON.stringify(game.record()));
    expect(record.entries).toEqual([{ seat: 'gull', answer: { oars: 1, guns: 3 } }, { faces: [6] }]);
    expect(Game.reopen(skiffs, record).game.hash()).toBe(game.hash());
  });

  test('a game can be forked while it waits for them', () => {
    const game = open();
    game.answer('gull', { oars: 1, guns: 3 });
    const fork = game.fork();
    expect(fork.roll).toEqual(game.roll);
    fork.rolled([5]);
    expect(fork.state).toMatchObject({ reach: 5 });
    expect(game.roll?.count).toBe(1);
  });

  test('nor can what they decided be taken back freely', () => {
    const game = open();
    game.answer('gull', { oars: 1, guns: 3 });
    expect(game.undo('gull')?.rule).toBe('TABLE-UNDO');
    game.rolled([5]);
    expect(game.undo('gull')?.message).toBe('Dice have fallen or something hidden was seen since.');
    expect(game.branch({ kind: 'seeded', seed: 1 }).question?.kind).toBe('row');
  });

  test('the faces told belong to the game from then on', () => {
    const game = open();
    game.answer('gull', { oars: 1, guns: 3 });
    const faces = [5];
    game.rolled(faces);
    faces[0] = 1;
    expect(game.record().entries[1]).toEqual({ faces: [5] });
  });

  test('inside an interrupt three calls deep, with a fork before the die falls', () => {
    const game = Game.open(duel, { setup: { breath: 2 }, dice: { kind: 'manual', seed: 1 } });
    game.answer('left', 'thrust');
    game.rolled([5]);
    game.answer('right', true);
    game.answer('left', false);
    expect(game.roll).toMatchObject({ rule: 'DUEL-04', seat: 'right' });
    const fork = game.fork();
    fork.rolled([6]);
    game.rolled([1]);
    expect(fork.state).toMatchObject({ left: { touches: 0 } });
    expect(game.state).toMatchObject({ left: { touches: 1 } });
  });
});

test('a scripted game whose script has ended waits for dice by hand', () => {
  const game = Game.open(skiffs, { setup: { apart: 9.5 }, dice: { kind: 'scripted', faces: [2, 5] } });
  game.answer('gull', { oars: 1, guns: 3 });
  expect(game.state).toMatchObject({ reach: 2 });
  game.answer('gull', []);
  game.answer('gull', { x: 12, y: 4 });
  expect(game.roll).toMatchObject({ count: 3, rule: 'SKIFF-06' });
});

test('a game that remembers nothing cannot be forked in mid-roll, and says so', () => {
  class Unready extends SeededDice {
    override roll(): null {
      return null;
    }
  }
  const game = Game.at(pickets, pickets.open({}), new Unready(1));
  game.take(['advance', 'hold']);
  game.take(['ambush', 'hold']);
  expect(game.roll).not.toBeNull();
  expect(() => game.fork()).toThrow('can be forked at a boundary only');
});
