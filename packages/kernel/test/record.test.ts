import { describe, expect, test } from 'vitest';
import {
  Game,
  type GameRecord,
  Malformed,
  parseRecord,
  RecordError,
  type Ruleset,
  type Snapshot,
} from '../src/index.js';
import { bids, duel, pickets, skiffs } from './proving/index.js';

type Loose = { -readonly [K in keyof GameRecord]: unknown };
const json = (record: GameRecord): Loose => JSON.parse(JSON.stringify(record));

/** A few moves of a duel, ended in the middle of an interrupt. */
function bout(): Game {
  const game = Game.open(duel, { setup: { breath: 2 }, dice: { kind: 'scripted', faces: [4, 3] } });
  for (const [seat, answer] of [
    ['left', 'wait'],
    ['right', 'wait'],
    ['left', 'thrust'],
    ['right', true],
  ] as const)
    expect(game.answer(seat, answer)).toBeNull();
  return game;
}

function fault(open: () => unknown): RecordError {
  try {
    open();
  } catch (error) {
    expect(error).toBeInstanceOf(RecordError);
    expect(error).toBeInstanceOf(Malformed);
    return error as RecordError;
  }
  throw new Error('the record opened');
}

describe('a record', () => {
  test('says what it is of, and how it was played', () => {
    const record = bout().record();
    expect(record).toMatchObject({
      sandtable: 1,
      ruleset: 'duel',
      version: '1.0.0',
      setup: { breath: 2 },
      start: null,
      dice: { kind: 'scripted', faces: [4, 3] },
      undo: 'free',
    });
    expect(record.entries).toEqual([
      { seat: 'left', answer: 'wait' },
      { seat: 'right', answer: 'wait' },
      { seat: 'left', answer: 'thrust' },
      { seat: 'right', answer: true },
    ]);
    expect(record.snapshot).toMatchObject({
      entries: 4,
      given: [{ answer: 'thrust' }, { faces: [4] }, { answer: true }],
    });
  });

  test('holds this moment as the place to enter it from', () => {
    const game = Game.open(duel, { setup: { breath: 2 }, dice: { kind: 'seeded', seed: 1 } });
    game.answer('left', 'wait');
    expect(game.record().snapshot).toMatchObject({ entries: 1, given: [], state: { attacks: 1, attacker: 'right' } });
  });

  test('rebuilds the game, in the middle of an interrupt as anywhere', () => {
    const game = bout();
    const { game: again, notice } = Game.reopen(duel, json(game.record()));
    expect(notice).toBeNull();
    expect(again.hash()).toBe(game.hash());
    expect(again.question).toEqual(game.question);
    expect(again.events('referee')).toEqual(game.events('referee'));
    expect(again.record()).toEqual(game.record());
  });

  test('can be replayed up to any entry', () => {
    const record = bout().record();
    expect(Game.replay(duel, record, 2).waitingFor()).toEqual(['left']);
    expect(Game.replay(duel, record, 3).question?.data).toBe('parry');
  });

  test('is not altered by what is done to the game after it was made', () => {
    const game = bout();
    const record = game.record();
    const before = json(record);
    game.answer('left', true);
    expect(record).toEqual(before);
  });
});

describe('a record of another version', () => {
  const next = { ...duel, version: '2.0.0' } as typeof duel;

  test('is said to be one, and is entered at its last stored snapshot', () => {
    const game = bout();
    const record = json(game.record());
    record.snapshot = Game.replay(duel, game.record(), 2).record().snapshot;
    const { game: entered, notice } = Game.reopen(next, record);
    expect(notice).toBe(
      'the record is of version 1.0.0 of duel, this is 2.0.0: opened at its snapshot after 2 entries, without the 2 after it',
    );
    expect(entered.waitingFor()).toEqual(['left']);
    expect(entered.state).toMatchObject({ attacks: 2 });
    entered.answer('left', 'wait');
    const again = Game.reopen(next, json(entered.record()));
    expect(again.notice).toBeNull();
    expect(again.game.hash()).toBe(entered.hash());
  });

  test('goes on with the dice as they stood', () => {
    const game = Game.open(skiffs, { setup: { apart: 9.5 }, dice: { kind: 'seeded', seed: 5 } });
    game.answer('gull', { oars: 4, guns: 0 });
    const { game: entered, notice } = Game.reopen({ ...skiffs, version: '1.1.0' }, json(game.record()));
    expect(notice).toBe(
      'the record is of version 1.0.0 of skiffs, this is 1.1.0: opened at its snapshot after 1 entries',
    );
    for (const twin of [game, entered]) {
      twin.answer('gull', []);
      twin.answer('tern', { oars: 4, guns: 0 });
    }
    expect(entered.hash()).toBe(game.hash());
  });

  const grown = { ...next, state: bids.state } as unknown as Ruleset;

  test('is played again by the rules of today where its snapshot does not fit any more, and says so', () => {
    const game = bout();
    const { game: again, notice } = Game.reopen(grown, json(game.record()));
    expect(notice).toBe(
      'the record is of version 1.0.0 of duel, this is 2.0.0, which its snapshot does not fit: played again by the rules of today',
    );
    expect(again.events('referee')).toEqual(game.events('referee'));
    expect(again.record().version).toBe('2.0.0');
  });

  test('cannot be opened without a snapshot, nor with one that does not fit where the rules of today refuse an answer', () => {
    const record = json(bout().record());
    expect(fault(() => Game.reopen(next, { ...record, snapshot: null })).path).toBe('version');
    record.entries = [...(record.entries as unknown[]), { seat: 'left', answer: 'flee' }];
    expect(fault(() => Game.reopen(grown, record)).path).toMatch(/^snapshot\.state\./);
    expect(fault(() => Game.reopen({ ...grown, version: '1.0.0' } as Ruleset, record)).path).toBe('entries[4].answer');
  });

  test('is not replayed', () => {
    expect(fault(() => Game.replay(next, bout().record())).path).toBe('version');
  });
});

describe('a corrupt record is refused with the path of the field at fault', () => {
  const { snapshot, ...rest } = json(bout().record());
  const whole = { ...rest, snapshot: null };
  const entries = whole.entries as object[];
  const seeded = { kind: 'seeded', seed: 1 };
  const start = (change: object) => ({
    ...whole,
    entries: [],
    start: { state: (snapshot as { state: unknown }).state, dice: [0], ...change },
  });

  test.each<[string, unknown, string, RegExp]>([
    ['nothing', null, '', /the data is null, expected an object/],
    ['another format', { ...whole, sandtable: 2 }, 'sandtable', /sandtable is 2, expected 1/],
    ['a field that is missing', { ...whole, dice: undefined }, 'dice', /dice is nothing/],
    ['a field too many', { ...whole, winner: 'left' }, 'winner', /expected no such field/],
    ['another ruleset', { ...whole, ruleset: 'chess' }, 'ruleset', /the record is of chess, not of duel/],
    ['an undo policy that is none', { ...whole, undo: 'maybe' }, 'undo', /one of "free", "always", "never"/],
    ['dice of no kind', { ...whole, dice: { kind: 'loaded' } }, 'dice.kind', /"loaded", expected one of "seeded"/],
    ['a face that is none', { ...whole, dice: { kind: 'scripted', faces: [4, 0] } }, 'dice.faces[1]', /at least 1/],
    ['a malformed setup', { ...whole, setup: { breath: -1 } }, 'setup.breath', /breath is -1/],
    ['an entry of no kind', { ...whole, entries: [{ seat: 'left' }] }, 'entries[0].answer', /expected a value/],
    ['an entry of a wrong type', { ...whole, entries: [...entries, 7] }, 'entries[4]', /expected an object/],
    ['an undo of nothing', { ...whole, entries: [{ undo: 0, seat: 'left' }] }, 'entries[0].undo', /at least 1/],
    [
      'an answer of the wrong shape',
      { ...whole, entries: [{ seat: 'left', answer: 'bite' }] },
      'entries[0].answer',
      /refused: the data is "bite"/,
    ],
    ['an answer out of turn', { ...whole, entries: entries.slice(1) }, 'entries[0]', /refused by DUEL-01/],
    [
      'an answer when dice are to be rolled',
      { ...whole, dice: { kind: 'manual', seed: 1 } },
      'entries[3]',
      /refused: Dice are to be rolled/,
    ],
    [
      'dice when none are to be rolled',
      { ...whole, entries: [{ faces: [3] }] },
      'entries[0].faces',
      /no dice are to be rolled now/,
    ],
    [
      'a die that cannot fall',
      { ...whole, dice: { kind: 'manual', seed: 1 }, entries: [...entries.slice(0, 3), { faces: [7] }] },
      'entries[3].faces[0]',
      /faces\[0\] is 7/,
    ],
    [
      'an undo that was not allowed',
      { ...whole, entries: [...entries.slice(0, 3), { undo: 1, seat: 'left' }] },
      'entries[3]',
      /refused by TABLE-UNDO/,
    ],
    [
      'an undo of too much',
      { ...whole, undo: 'always', entries: [{ undo: 1, seat: 'left' }] },
      'entries[0].undo',
      /from 1 to 0/,
    ],
    [
      'an undo by nobody',
      { ...whole, undo: 'always', entries: [entries[0], { undo: 1, seat: 'x' }] },
      'entries[1].seat',
      /expected a seat/,
    ],
    [
      'a snapshot beyond the end',
      { ...whole, snapshot: { ...(snapshot as Snapshot), entries: 9 } },
      'snapshot.entries',
      /at most the 4 entries/,
    ],
    ['a start that is no state', start({ state: { attacks: 1 } }), 'start.state.attacker', /attacker is nothing/],
    [
      'a start deep inside of which something is wrong',
      start({
        state: { attacks: 0, attacker: 'left', left: { touches: 0, breath: 1 }, right: { touches: 0, breath: 'x' } },
      }),
      'start.state.right.breath',
      /breath is "x"/,
    ],
    ['dice that stand beyond their script', start({ dice: [3] }), 'start.dice[0]', /at most the 2 faces/],
    [
      'dice of another kind',
      { ...start({ dice: [0] }), dice: seeded },
      'start.dice',
      /is a list of 1, expected 5 numbers/,
    ],
    [
      'dice that stand still for ever',
      { ...start({ dice: [0, 0, 0, 0, 1] }), dice: seeded },
      'start.dice',
      /all zeros/,
    ],
    ['dice between two faces', start({ dice: [0.5] }), 'start.dice[0]', /expected a whole number/],
  ])('%s', (_name, record, path, message) => {
    const error = fault(() => Game.reopen(duel, record));
    expect(error.message).toMatch(message);
    expect(error.path).toBe(path);
    expect(error.problems[0]!.path).toBe(path);
  });

  test('the path reaches into the answer', () => {
    const game = Game.open(skiffs, { setup: { apart: 9.5 }, dice: { kind: 'scripted', faces: [6] } });
    game.answer('gull', { oars: 1, guns: 3 });
    game.answer('gull', [{ x: 8, y: 4 }]);
    const record = json(game.record());
    (record.entries as { answer: { x: unknown }[] }[])[1]!.answer[0]!.x = 'east';
    expect(fault(() => Game.reopen(skiffs, record)).path).toBe('entries[1].answer[0].x');
  });

  test('every problem of its shape is listed', () => {
    const error = fault(() => parseRecord({ ...whole, version: 1, undo: 2 }));
    expect(error.problems.map((p) => p.path)).toEqual(['version', 'undo']);
  });
});

test('a thousand answers are no different from ten', () => {
  const game = Game.open(pickets, { setup: {}, dice: { kind: 'seeded', seed: 1 }, undo: 'always' });
  for (let i = 0; i < 500; i++) {
    game.answer('red', ['hold', i % 2 ? 'hold' : 'ambush']);
    game.undo('red');
  }
  const record = json(game.record());
  expect(record.entries).toHaveLength(1000);
  expect(Game.reopen(pickets, record).game.hash()).toBe(game.hash());
});
