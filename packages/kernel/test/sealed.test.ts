import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Game, type GameRecord, SeededDice } from '../src/index.js';
import { bids } from './proving/index.js';

const open = (): Game => Game.open(bids, { setup: { lots: 2, coins: 5 }, dice: { kind: 'seeded', seed: 4 } });

describe('[BID-02] sealed questions', () => {
  test('are asked of all seats at once', () => {
    const game = open();
    expect(game.question).toBeNull();
    expect(game.waitingFor()).toEqual(['amber', 'brick', 'cobalt']);
    for (const seat of bids.seats(game.state as never)) {
      expect(game.questionFor(seat)).toEqual({ kind: 'bid', seat, data: null });
      expect(game.options(seat)).toEqual([0, 1, 2, 3, 4, 5]);
    }
  });

  test('reveal nothing until all have answered: no event, no change, no other options, the same view', () => {
    const game = open();
    const before = { hash: game.hash(), view: game.view('cobalt'), options: game.options('cobalt') };
    game.answer('brick', 5);
    game.answer('amber', 3);
    expect(game.hash()).toBe(before.hash);
    expect(game.view('cobalt')).toEqual(before.view);
    expect(game.options('cobalt')).toEqual(before.options);
    for (const reader of ['amber', 'brick', 'cobalt', null, 'referee']) expect(game.events(reader)).toEqual([]);
    expect(game.waitingFor()).toEqual(['cobalt']);
    game.answer('cobalt', 0);
    expect(game.events(null).map((e) => [e.type, e.bidder, e.coins])).toEqual([
      ['bid', 'amber', 3],
      ['bid', 'brick', 5],
      ['bid', 'cobalt', 0],
      ['sold', 'brick', 5],
    ]);
  });

  test('a seat that has answered has nothing more to answer', () => {
    const game = open();
    game.answer('brick', 2);
    expect(game.questionFor('brick')).toBeNull();
    expect(game.options('brick')).toEqual([]);
    expect(game.answer('brick', 3)).toEqual({ rule: 'BID-02', message: 'You have no bid to make now.' });
  });

  test('an illegal sealed answer is refused at once', () => {
    const game = open();
    expect(game.answer('brick', 6)?.rule).toBe('BID-02');
    expect(game.waitingFor()).toEqual(['amber', 'brick', 'cobalt']);
  });

  test('come to the same whatever the order of answering', () => {
    const answers = [
      ['amber', 1],
      ['brick', 2],
      ['cobalt', 2],
    ] as const;
    const played = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ].map((order) => {
      const game = open();
      for (const i of order) game.answer(answers[i]![0], answers[i]![1]);
      return { hash: game.hash(), events: game.events('referee') };
    });
    expect(played[1]).toEqual(played[0]);
    expect(played[2]).toEqual(played[0]);
  });

  test('come to the same in any game and any order', () => {
    const order = fc.shuffledSubarray([0, 1, 2], { minLength: 3 });
    fc.assert(
      fc.property(fc.array(fc.nat(12), { minLength: 9 }), order, order, fc.nat(), (wish, first, second, seed) => {
        const play = (seats: readonly number[]): Game => {
          const game = Game.open(bids, { setup: { lots: 3 }, dice: { kind: 'seeded', seed } });
          for (let lot = 0; lot < 3; lot++)
            for (const i of seats) {
              const seat = ['amber', 'brick', 'cobalt'][i]!;
              const options = game.options(seat);
              if (options.length > 0) game.take(options[wish[lot * 3 + i]! % options.length], seat);
            }
          return game;
        };
        const [one, two] = [play(first), play(second)];
        expect(one.over).toBe(true);
        expect(two.hash()).toBe(one.hash());
        expect(two.events('referee')).toEqual(one.events('referee'));
      }),
    );
  });

  test('ask only those who have something to decide, and nobody when nobody has', () => {
    const game = open();
    for (const [seat, coins] of [
      ['amber', 5],
      ['brick', 5],
      ['cobalt', 1],
    ] as const)
      game.answer(seat, coins);
    expect(game.waitingFor()).toEqual(['cobalt']);
    game.answer('cobalt', 4);
    expect(game.over).toBe(true);
    const broke = Game.open(bids, { setup: { lots: 2, coins: 1 }, dice: { kind: 'seeded', seed: 1 } });
    for (const seat of ['amber', 'brick', 'cobalt']) broke.answer(seat, 1);
    expect(broke.over).toBe(true);
    expect(broke.events(null).at(-1)).toEqual({ type: 'unsold', rule: 'BID-03' });
  });

  test('are forked with what lies sealed, with a journal and without', () => {
    for (const game of [open(), Game.at(bids, bids.open({ lots: 2, coins: 5 }), new SeededDice(4), true)]) {
      game.answer('brick', 5);
      const fork = game.fork();
      expect(fork.waitingFor()).toEqual(['amber', 'cobalt']);
      for (const twin of [fork, game]) for (const seat of ['amber', 'cobalt']) twin.take(1, seat);
      expect(fork.hash()).toBe(game.hash());
      expect(fork.waitingFor()).toEqual(['amber', 'cobalt']);
    }
  });

  test('lie in the record, and are rebuilt from it', () => {
    const game = open();
    game.answer('cobalt', 2);
    const record = JSON.parse(JSON.stringify(game.record())) as GameRecord;
    expect(record.entries).toEqual([{ seat: 'cobalt', answer: 2 }]);
    expect(record.snapshot).toMatchObject({ entries: 1, closed: [{ seat: 'cobalt', answer: 2 }] });
    expect(Game.reopen(bids, record).game.waitingFor()).toEqual(['amber', 'brick']);
    const branch = game.branch({ kind: 'seeded', seed: 1 });
    expect(branch.waitingFor()).toEqual(['amber', 'brick']);
    for (const twin of [game, branch]) for (const seat of ['amber', 'brick']) twin.answer(seat, 1);
    expect(branch.state).toEqual(game.state);
  });

  test('can be changed until the last is given, and never after', () => {
    const game = open();
    game.answer('amber', 3);
    expect(game.undo('amber')).toBeNull();
    expect(game.waitingFor()).toEqual(['amber', 'brick', 'cobalt']);
    game.answer('brick', 1);
    game.answer('amber', 2);
    game.answer('cobalt', 0); // no die fell, but now cobalt has seen what the others bid
    expect(game.undo('cobalt')).toEqual({
      rule: 'TABLE-UNDO',
      message: 'Dice have fallen or something hidden was seen since.',
    });
  });

  test('two for one seat are a bug', () => {
    const twice = {
      ...bids,
      *play(t: Parameters<typeof bids.play>[0]) {
        yield* t.askSealed([1, 2].map((data) => ({ kind: 'bid', seat: 'amber', data })));
        return { winner: null, rule: 'BID-05', by: '' };
      },
    };
    expect(() => Game.open(twice, { setup: {}, dice: { kind: 'seeded', seed: 1 } })).toThrow('two sealed questions');
  });
});
