import { describe, expect, test } from 'vitest';
import { Game, SeededDice, standing, type UndoPolicy } from '../src/index.js';
import { bids, parley, pickets, skiffs } from './proving/index.js';

const chase = (undo?: UndoPolicy): Game =>
  Game.open(skiffs, { setup: { apart: 9.5 }, dice: { kind: 'seeded', seed: 3 }, ...(undo && { undo }) });
const night = (undo?: UndoPolicy): Game =>
  Game.open(pickets, { setup: {}, dice: { kind: 'seeded', seed: 3 }, ...(undo && { undo }) });

describe('[TABLE-UNDO] taken back freely', () => {
  test('is a move after which no die fell, nothing hidden was seen, nobody else moved and the game goes on', () => {
    const game = chase();
    game.answer('gull', { oars: 4, guns: 0 }); // rolls
    const before = game.hash();
    game.answer('gull', []); // no guns: it is tern's turn
    expect(game.waitingFor()).toEqual(['tern']);
    expect(game.undo('gull')).toBeNull();
    expect(game.hash()).toBe(before);
    expect(game.question?.kind).toBe('row');
  });

  test('are several moves at once, as long as all of them are free', () => {
    const game = chase();
    game.answer('gull', { oars: 0, guns: 4 }); // no oars, no dice
    game.answer('gull', []);
    expect(game.undo('gull', 2)).toBeNull();
    expect(game.question?.kind).toBe('crew');
    expect(game.moves).toBe(0);
  });

  test.each<[string, () => Game, string, string]>([
    [
      'a die fell',
      () => {
        const game = chase();
        game.answer('gull', { oars: 1, guns: 3 });
        return game;
      },
      'gull',
      'Dice have fallen or something hidden was seen since.',
    ],
    [
      'another seat has moved',
      () => {
        const game = chase();
        game.answer('gull', { oars: 0, guns: 4 });
        game.answer('gull', []);
        game.answer('gull', null);
        game.answer('tern', { oars: 0, guns: 4 });
        return game;
      },
      'gull',
      'Another seat has moved since.',
    ],
    [
      'orders were turned over, though no die fell',
      () => {
        const game = night();
        game.answer('red', ['hold', 'hold']);
        game.answer('blue', ['hold', 'hold']);
        return game;
      },
      'blue',
      'Dice have fallen or something hidden was seen since.',
    ],
    [
      'the next envoy has drawn a card',
      () => {
        const game = Game.open(parley, { setup: null, dice: { kind: 'seeded', seed: 1 } });
        game.answer('north', null);
        return game;
      },
      'north',
      'Dice have fallen or something hidden was seen since.',
    ],
    [
      'the game is over and the whole log open',
      () => {
        const game = night();
        game.answer('red', ['ambush', 'hold']);
        game.answer('blue', 'withdraw');
        return game;
      },
      'blue',
      'Dice have fallen or something hidden was seen since.',
    ],
  ])('is nothing once %s', (_what, play, seat, message) => {
    const game = play();
    const before = { hash: game.hash(), record: game.record(), events: game.eventCount };
    expect(game.undo(seat)).toEqual({ rule: 'TABLE-UNDO', message });
    expect({ hash: game.hash(), record: game.record(), events: game.eventCount }).toEqual(before);
  });

  test('one move that is not free holds back all before it', () => {
    const game = chase();
    game.answer('gull', { oars: 1, guns: 3 });
    game.answer('gull', []);
    expect(game.undo('gull', 2)?.rule).toBe('TABLE-UNDO');
    expect(game.undo('gull', 1)).toBeNull();
  });
});

describe('[TABLE-UNDO] at a table where all may be taken back', () => {
  test('dice are put back exactly where they were: the same dice fall again', () => {
    const game = chase('always');
    game.answer('gull', { oars: 4, guns: 0 });
    const { events, hash } = { events: game.events('referee'), hash: game.hash() };
    expect(game.undo('tern')).toBeNull();
    game.answer('gull', { oars: 4, guns: 0 });
    expect(game.hash()).toBe(hash);
    expect(standing(game.events('referee'))).toEqual(events);
  });

  test('even the end of the game can be', () => {
    const game = night('always');
    game.answer('red', 'withdraw');
    expect(game.undo('red')).toBeNull();
    expect(game.over).toBe(false);
    expect(game.outcome).toBeNull();
    expect(game.waitingFor()).toEqual(['red']);
  });

  test('sealed bids that were opened can be, one by one', () => {
    const game = Game.open(bids, { setup: { lots: 1 }, dice: { kind: 'seeded', seed: 1 }, undo: 'always' });
    for (const seat of ['amber', 'brick', 'cobalt']) game.answer(seat, 1);
    expect(game.over).toBe(true);
    game.undo('cobalt');
    expect(game.waitingFor()).toEqual(['cobalt']);
    game.undo('cobalt');
    expect(game.waitingFor()).toEqual(['brick', 'cobalt']);
  });

  test('far behind, across many saved states', () => {
    const game = Game.open(parley, { setup: null, dice: { kind: 'seeded', seed: 8 }, undo: 'always' });
    const hashes = [game.hash()];
    for (let i = 0; !game.over; i++) {
      const options = game.options(game.waitingFor()[0]!);
      game.take(options[i % options.length]);
      hashes.push(game.hash());
    }
    expect(game.moves).toBeGreaterThan(33);
    for (const keep of [game.moves - 1, 33, 32, 31, 7, 0]) {
      expect(game.undo('north', game.moves - keep)).toBeNull();
      expect(game.moves).toBe(keep);
      expect(game.hash()).toBe(hashes[keep]);
    }
  });
});

test('[TABLE-UNDO] at a table where nothing is taken back, nothing is', () => {
  const game = night('never');
  game.answer('red', ['hold', 'hold']);
  expect(game.undo('red')).toEqual({ rule: 'TABLE-UNDO', message: 'At this table nothing is taken back.' });
});

describe('[TABLE-UNDO] an undo is itself in the log and in the record', () => {
  const game = chase();
  game.answer('gull', { oars: 0, guns: 4 });
  game.answer('gull', []);
  game.undo('gull', 2);
  game.answer('gull', { oars: 0, guns: 4 });

  test('the log only grows: what was taken back is followed by the taking back', () => {
    expect(game.events(null).map((e) => e.type)).toEqual(['manned', 'rowed', 'undone', 'manned']);
    expect(game.events(null)[2]).toEqual({
      type: 'undone',
      rule: 'TABLE-UNDO',
      seat: 'gull',
      moves: 2,
      events: [0, 2],
    });
    expect(standing(game.events(null)).map((e) => e.type)).toEqual(['manned']);
  });

  test('the journal holds it, and a replay comes to the same log', () => {
    const record = JSON.parse(JSON.stringify(game.record()));
    expect(record.entries[2]).toEqual({ undo: 2, seat: 'gull' });
    const again = Game.reopen(skiffs, record).game;
    expect(again.events('referee')).toEqual(game.events('referee'));
    expect(again.hash()).toBe(game.hash());
    expect(again.moves).toBe(1);
  });
});

describe('an undo that makes no sense is refused', () => {
  test.each<[unknown, string]>([
    [0, 'undo is 0, expected a number of moves from 1 to 1'],
    [2, 'undo is 2, expected a number of moves from 1 to 1'],
    [0.5, 'undo is 0.5, expected a number of moves from 1 to 1'],
    [Number.NaN, 'undo is NaN, expected a number of moves from 1 to 1'],
  ])('%s moves', (count, message) => {
    const game = night('always');
    game.answer('red', ['hold', 'hold']);
    expect(game.undo('red', count as number)).toEqual({ rule: null, path: 'undo', message });
  });

  test('by somebody who has no seat, or in a game of search', () => {
    const game = night('always');
    game.answer('red', ['hold', 'hold']);
    expect(game.undo('spectator')).toEqual({
      rule: null,
      path: 'seat',
      message: 'seat is "spectator", expected a seat',
    });
    expect(Game.at(pickets, pickets.open({}), new SeededDice(1)).undo('red')?.message).toBe(
      'This game keeps no rows to go back in.',
    );
  });
});
