import { describe, expect, test } from 'vitest';
import { Game, hashOf, isRefusal, Malformed, refuse, SeededDice } from '../src/index.js';
import { bids, duel, parley, pickets, skiffs } from './proving/index.js';

const seeded = (seed: number) => ({ kind: 'seeded', seed }) as const;
const night = (): Game => Game.open(pickets, { setup: {}, dice: seeded(1) });

describe('opening', () => {
  test('a setup that cannot be is malformed, with the field at fault', () => {
    expect(() => Game.open(duel, { setup: { breath: 'much' }, dice: seeded(1) })).toThrow(Malformed);
    expect(() => Game.open(duel, { setup: { breath: 'much' }, dice: seeded(1) })).toThrow(
      'setup: breath is "much", expected a number',
    );
    expect(() => Game.open(pickets, { setup: { fog: true }, dice: seeded(1) })).toThrow(
      'setup: fog is true, expected no such field',
    );
  });

  test('what a setup leaves out is filled in, and the record keeps what was given', () => {
    const game = Game.open(bids, { setup: { lots: 2 }, dice: seeded(1) });
    expect(game.state.coins.amber).toBe(12);
    expect(game.record().setup).toEqual({ lots: 2 });
  });

  test('a setup altered afterwards does not alter the record', () => {
    const setup = { breath: 3 };
    const game = Game.open(duel, { setup, dice: seeded(1) });
    setup.breath = 9;
    expect(game.record().setup).toEqual({ breath: 3 });
  });
});

describe('answers', () => {
  test('of the wrong shape are refused with the path of the field', () => {
    const game = Game.open(skiffs, { setup: { apart: 9.5 }, dice: { kind: 'scripted', faces: [4] } });
    expect(game.answer('gull', { oars: 1 })).toMatchObject({ rule: null, path: 'guns' });
    game.answer('gull', { oars: 1, guns: 3 });
    expect(game.answer('gull', [{ x: 8, y: 4 }, { x: 8 }])).toEqual({
      rule: null,
      path: '[1].y',
      message: '[1].y is nothing, expected a number',
    });
  });

  test('that a rule forbids are refused with that rule', () => {
    const game = Game.open(skiffs, { setup: { apart: 9.5 }, dice: { kind: 'scripted', faces: [4] } });
    expect(game.check('gull', { oars: 3, guns: 3 })).toEqual({
      rule: 'SKIFF-02',
      message: '3 and 3 are 6 dice, not four.',
    });
    game.answer('gull', { oars: 1, guns: 3 });
    expect(game.answer('gull', [{ x: 7.25, y: -1 }])?.rule).toBe('SKIFF-01');
    expect(game.answer('gull', [{ x: 7.25, y: 4 + 4.001 }])?.rule).toBe('SKIFF-03');
    expect(game.answer('gull', [{ x: 7.25, y: 8 }])).toBeNull();
  });

  test('to a seat that is not asked, or not there, are refused by the ruleset', () => {
    expect(night().answer('blue', ['hold', 'hold'])).toEqual({
      rule: 'PICK-02',
      message: 'It is not your turn to order.',
    });
    expect(night().answer('green', ['hold', 'hold'])?.message).toBe('Only red and blue give orders.');
  });

  test('are taken as JSON keeps them: no -0, no alias of what the sender holds', () => {
    const game = Game.open(skiffs, { setup: { apart: 20 }, dice: { kind: 'scripted', faces: [6, 6] } });
    game.answer('gull', { oars: 2, guns: 2 });
    const path = [{ x: -0, y: 4 }];
    expect(game.answer('gull', path)).toBeNull();
    path[0]!.x = 99;
    expect(Object.is(game.state.gull.x, 0)).toBe(true);
    expect(game.record().entries[1]).toEqual({ seat: 'gull', answer: [{ x: 0, y: 4 }] });
  });

  test('asides are legal, and not among the options', () => {
    const game = night();
    expect(game.asides('red')).toEqual(['withdraw']);
    expect(game.asides('blue')).toEqual([]);
    expect(game.options('red')).not.toContain('withdraw');
    expect(game.answer('red', 'withdraw')).toBeNull();
    expect(game.outcome).toEqual({ winner: 'blue', rule: 'PICK-08', by: 'withdrawal' });
  });

  test('are taken in three ways that come to the same', () => {
    const [answered, chosen, taken] = [night(), night(), night()];
    answered.answer('red', ['hold', 'ambush']);
    expect(chosen.choose(['hold', 'ambush'])).toBeNull();
    taken.take(['hold', 'ambush']);
    expect(chosen.record()).toEqual(answered.record());
    expect(taken.record()).toEqual(answered.record());
    expect(chosen.choose(['hold'])?.rule).toBe('PICK-02');
    const sale = Game.open(bids, { setup: {}, dice: seeded(1) });
    expect(sale.choose(13, 'brick')?.rule).toBe('BID-02');
    expect(sale.choose(12, 'brick')).toBeNull();
    expect(sale.waitingFor()).toEqual(['amber', 'cobalt']);
  });
});

describe('continuous answers', () => {
  test('[SKIFF-05] a path is legal by its whole length, not by its end', () => {
    const state = { ...skiffs.open({ apart: 9.5 }), step: 'row' as const, reach: 12 };
    state.gull.x = 9;
    state.gull.y = 12;
    const game = Game.at(skiffs, state, new SeededDice(1));
    expect(game.answer('gull', [{ x: 15, y: 12 }])?.rule).toBe('SKIFF-05');
    const around = [
      { x: 12, y: 10.9 },
      { x: 15, y: 12 },
    ];
    expect(game.check('gull', around)).toBeNull();
    expect(
      game.answer('gull', [
        { x: 12, y: 11.01 },
        { x: 15, y: 12 },
      ])?.rule,
    ).toBe('SKIFF-05');
    expect(game.answer('gull', around)).toBeNull();
  });

  test('[SKIFF-06] a point of any fraction, within the stated tolerance', () => {
    const state = { ...skiffs.open({ apart: 10 }), step: 'aim' as const, guns: 2 };
    const game = Game.at(skiffs, state, new SeededDice(1));
    expect(game.check('gull', { x: 17 + 1e-10, y: 4 })).toBeNull();
    expect(game.check('gull', { x: 17 + 1e-6, y: 4 })?.rule).toBe('SKIFF-06');
    expect(game.check('gull', { x: 10.1234567890123, y: 4 })).toBeNull();
  });

  test('[SKIFF-03] [SKIFF-04] the reach carries its reasons into the log', () => {
    const game = Game.open(skiffs, { setup: { apart: 9.5 }, dice: { kind: 'scripted', faces: [6, 6, 1] } });
    game.answer('gull', { oars: 3, guns: 1 });
    expect(game.events(null)[0]).toMatchObject({
      reach: {
        total: 12,
        base: 13,
        parts: [
          { by: 2, rule: 'SKIFF-04' },
          { by: -3, rule: 'SKIFF-04' },
        ],
      },
    });
  });
});

describe('forks', () => {
  test('share nothing with their game: state, dice, log and journal go their own way', () => {
    const game = night();
    game.answer('red', ['advance', 'advance']);
    const fork = game.fork();
    expect(fork.record()).toEqual(game.record());
    fork.answer('blue', ['ambush', 'hold']);
    expect(fork.eventCount).toBeGreaterThan(game.eventCount);
    expect(game.record().entries).toHaveLength(1);
    game.answer('blue', ['ambush', 'hold']);
    expect(fork.hash()).toBe(game.hash());
    expect(fork.events('referee')).toEqual(game.events('referee'));
  });

  test('of a game that is over are over', () => {
    const games = [night(), Game.at(pickets, pickets.open({}), new SeededDice(1))];
    games.push(Game.at(duel, { ...duel.open({ breath: 0 }), attacks: 19 }, new SeededDice(1)));
    for (const game of games) {
      while (!game.over) game.take(game.asides(game.question!.seat)[0] ?? 'wait');
      const fork = game.fork();
      expect(fork.over).toBe(true);
      expect(fork.outcome).toEqual(game.outcome);
      expect(fork.state).not.toBe(game.state);
      expect(fork.hash()).toBe(game.hash());
    }
  });

  test('can be taken back in further than they were made', () => {
    const game = Game.open(pickets, { setup: {}, dice: seeded(1), undo: 'always' });
    for (let i = 0; i < 6; i++) game.take(['hold', 'hold']);
    const fork = game.fork();
    expect(fork.undo('red', 5)).toBeNull();
    expect(fork.moves).toBe(1);
    expect(game.moves).toBe(6);
  });

  test('save states of their own: taking back in one is not misled by the other', () => {
    const game = Game.open(bids, { setup: { lots: 20, coins: 100 }, dice: seeded(8), undo: 'always' });
    const fork = game.fork();
    const hashes: string[] = [];
    for (let i = 0; i < 45; i++) {
      fork.take(i % 2, fork.waitingFor()[0]);
      game.take(i % 3, game.waitingFor()[0]);
      hashes.push(game.hash());
    }
    expect(fork.hash()).not.toBe(game.hash());
    expect(game.undo('amber')).toBeNull();
    expect(game.hash()).toBe(hashes[43]);
  });

  test('of search keep no log', () => {
    const game = Game.at(duel, duel.open({ breath: 3 }), new SeededDice(1));
    expect(game.fork().eventCount).toBe(0);
    expect(() => game.record()).toThrow('of search');
  });
});

describe('a game of search, entered again', () => {
  test('in mid-play with another state, goes on as a new one would', () => {
    for (const moves of [0, 1, 2, 5]) {
      const used = Game.at(duel, duel.open({ breath: 9 }), new SeededDice(1));
      for (let i = 0; i < moves; i++) used.take('thrust');
      const state = duel.open({ breath: 3 });
      const fresh = Game.at(duel, duel.copy(state), new SeededDice(7));
      used.restart({ state, given: [] });
      expect(used.question).toEqual(fresh.question);
      expect(used.moves).toBe(fresh.moves);
      used.take('thrust');
      fresh.take('thrust');
      expect(used.state).toEqual(fresh.state);
      expect(used.question).toEqual(fresh.question);
    }
  });

  test('is not one with a journal', () => {
    const game = night();
    expect(() => game.restart(game.suspend())).toThrow('has a past');
  });
});

describe('branches', () => {
  test('start from here with dice of their own and a record of their own', () => {
    const game = night();
    game.answer('red', ['advance', 'advance']);
    const branch = game.branch({ kind: 'scripted', faces: [6, 6] });
    expect(branch.question).toEqual(game.question);
    branch.answer('blue', ['ambush', 'ambush']);
    expect(branch.over).toBe(true);
    expect(branch.outcome?.winner).toBeNull();
    expect(branch.events(null).map((e) => e.type)).toEqual(['ordered', 'turned', 'ambushed', 'ambushed']);
    const record = JSON.parse(JSON.stringify(branch.record()));
    expect(record.start.state.red.orders).toEqual(['advance', 'advance']);
    const again = Game.reopen(pickets, record).game;
    expect(again.hash()).toBe(branch.hash());
    expect(again.events('referee')).toEqual(branch.events('referee'));
    expect(game.record().entries).toHaveLength(1);
  });

  test('start in the midst of an act as well: what was given since the last boundary goes with them', () => {
    const game = Game.open(duel, { setup: { breath: 2 }, dice: { kind: 'scripted', faces: [4] } });
    game.answer('left', 'thrust');
    expect(game.questionFor('right')?.data).toBe('parry');
    const branch = game.branch(seeded(2));
    expect(branch.question).toEqual(game.question);
    expect(branch.eventCount).toBe(0);
    expect(branch.record().start?.given).toEqual([{ seat: 'left', kind: 'attack', answer: 'thrust' }, { faces: [4] }]);
    for (const twin of [game, branch]) twin.answer('right', false);
    expect(branch.state).toEqual(game.state);
    expect(branch.question).toEqual({ kind: 'attack', seat: 'right', data: null });
    const again = Game.reopen(duel, JSON.parse(JSON.stringify(branch.record()))).game;
    expect(again.hash()).toBe(branch.hash());
    expect(again.events('referee')).toEqual(branch.events('referee'));
  });
});

test('views and imagined states agree: what is hidden is guessed, what is seen is kept', () => {
  const game = Game.open(parley, { setup: null, dice: seeded(5) });
  const view = game.view('east');
  const guesses = [1, 2, 3, 4].map((seed) => parley.imagine(view, new SeededDice(seed)));
  for (const guess of guesses) expect(parley.view(guess, 'east')).toEqual(view);
  expect(new Set(guesses.map((guess) => hashOf(guess.north.hand))).size).toBeGreaterThan(1);
});

test('refusals are told from answers', () => {
  expect(isRefusal(refuse('A-1', 'No.'))).toBe(true);
  expect(isRefusal({ rule: null, message: 'No.', path: 'x' })).toBe(true);
  for (const other of [null, 3, 'No.', { rule: 'A-1' }, { message: 'No.' }, { rule: 1, message: 'No.' }])
    expect(isRefusal(other)).toBe(false);
});
