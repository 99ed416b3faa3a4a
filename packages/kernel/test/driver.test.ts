import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  Game,
  type Outcome,
  type Play,
  type Question,
  type QuestionKind,
  type Ruleset,
  refuse,
  SeededDice,
  type Table,
} from '../src/index.js';

interface Notes {
  said: unknown[];
}
type T = Table<Notes>;
const END: Outcome = { winner: null, rule: 'R', by: 'end' };
const any: QuestionKind<Notes> = { answer: z.any(), finite: false, options: () => [1], check: () => null };
const ask = (data: unknown = null, seat = 'a'): Question => ({ kind: 'any', seat, data });

/** A ruleset whose whole rulebook is one program. */
function program(play: (t: T) => Play<Outcome>): Ruleset<Notes> {
  return {
    id: 'program',
    version: '1',
    title: 'A program',
    rules: { R: { title: 'R', text: 'R', chapter: 'R' } },
    ready: [],
    setup: z.null(),
    state: z.object({ said: z.array(z.any()) }),
    questions: { any },
    queries: {},
    open: () => ({ said: [] }),
    seats: () => ['a', 'b'],
    play,
    copy: (notes) => ({ said: notes.said.slice() }),
    view: (notes) => notes,
    imagine: (view) => view as Notes,
    notAsked: () => refuse('R', 'Not now.'),
    say: () => 'So it is.',
    guide: null,
  };
}
const open = (play: (t: T) => Play<Outcome>): Game<Notes> =>
  Game.open(program(play), { setup: null, dice: { kind: 'seeded', seed: 1 } });

describe('a program', () => {
  test('asks, is answered, and ends with its outcome', () => {
    const game = open(function* (t) {
      t.state.said.push(yield* t.ask(ask('first')));
      t.state.said.push(yield* t.ask(ask('second', 'b')));
      return END;
    });
    expect(game.question).toEqual(ask('first'));
    expect(game.answer('a', 'one')).toBeNull();
    expect(game.waitingFor()).toEqual(['b']);
    expect(game.over).toBe(false);
    game.answer('b', 'two');
    expect(game.over).toBe(true);
    expect(game.outcome).toEqual(END);
    expect(game.question).toBeNull();
    expect(game.waitingFor()).toEqual([]);
    expect(game.state.said).toEqual(['one', 'two']);
  });

  test('may end without asking anything', () => {
    const game = open(function* () {
      return END;
    });
    expect(game.over).toBe(true);
    expect(game.check('a', 1)).toEqual({ rule: 'R', message: 'Not now.' });
  });

  test('gets null for an answer of nothing, and false and 0 as they are', () => {
    const game = open(function* (t) {
      for (let i = 0; i < 4; i++) t.state.said.push(yield* t.ask(ask()));
      return END;
    });
    for (const answer of [null, false, 0, '']) game.answer('a', answer);
    expect(game.state.said).toEqual([null, false, 0, '']);
  });

  test('calls pieces that call pieces, a thousand deep, asking at the bottom and on the way back', () => {
    function* dig(t: T, depth: number): Play<number> {
      if (depth === 0) return (yield* t.ask(ask('bottom'))) as number;
      const below = yield* t.call(dig(t, depth - 1));
      if (depth === 500) yield* t.ask(ask('half way up'));
      return below + 1;
    }
    const game = open(function* (t) {
      t.state.said.push(yield* t.call(dig(t, 1000)));
      return END;
    });
    game.answer('a', 7);
    expect(game.question?.data).toBe('half way up');
    game.answer('a', null);
    expect(game.state.said).toEqual([1007]);
  });

  test('may nest pieces by plain yield*, mixed with calls at will', () => {
    function* leaf(t: T, n: number): Play<number> {
      const answer = (yield* t.ask(ask(n))) as number;
      const [die] = yield* t.roll(1, 6, 'R');
      return answer * 10 + (die! > 0 ? 1 : 0);
    }
    function* plain(t: T): Play<number> {
      return (yield* leaf(t, 1)) + (yield* t.call(leaf(t, 2)));
    }
    function* called(t: T): Play<number> {
      return (yield* plain(t)) + (yield* t.call(plain(t)));
    }
    const game = open(function* (t) {
      t.state.said.push(yield* called(t), yield* t.call(called(t)));
      return END;
    });
    for (let i = 0; i < 8; i++) game.answer('a', 1);
    expect(game.over).toBe(true);
    expect(game.state.said).toEqual([44, 44]);
  });

  test('gets null from a piece that gives nothing, and goes on at once after one that never asks', () => {
    function* nothing(): Play<void> {}
    const game = open(function* (t) {
      t.state.said.push(yield* t.call(nothing()), yield* t.call(nothing()));
      return END;
    });
    expect(game.state.said).toEqual([null, null]);
  });

  test('rolls no dice by asking for none, and is not held up', () => {
    const game = Game.open(
      program(function* (t) {
        t.state.said.push(yield* t.roll(0, 6, 'R'));
        return END;
      }),
      { setup: null, dice: { kind: 'manual', seed: 1 } },
    );
    expect(game.over).toBe(true);
    expect(game.state.said).toEqual([[]]);
  });

  test('draws and shuffles with the dice of the game: every order of three comes up', () => {
    const orders = new Map<string, number>();
    for (let seed = 0; seed < 600; seed++) {
      const game = Game.at(
        program(function* (t) {
          t.state.said = t.shuffle([1, 2, 3]);
          return END;
        }),
        { said: [] },
        new SeededDice(seed),
      );
      const order = game.state.said.join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect([...orders.keys()].sort()).toEqual(['123', '132', '213', '231', '312', '321']);
    expect(Math.min(...orders.values())).toBeGreaterThan(70);
  });

  test('that throws leaves the answer in the journal, so that the record shows it', () => {
    const ruleset = program(function* (t) {
      yield* t.ask(ask());
      throw new Error('bug: out of the box');
    });
    const game = Game.open(ruleset, { setup: null, dice: { kind: 'seeded', seed: 1 } });
    expect(() => game.answer('a', 'boom')).toThrow('out of the box');
    const record = game.record();
    expect(record.entries).toEqual([{ seat: 'a', answer: 'boom' }]);
    expect(record.snapshot?.entries).toBe(0);
    expect(() => Game.reopen(ruleset, record)).toThrow('out of the box');
  });
});

describe('what is forgotten to be waited for is a bug, and says so', () => {
  const forgotten = /write yield\* before it/;

  test.each<[string, (t: T) => Play<Outcome>]>([
    [
      'a call, then a question',
      function* (t) {
        t.call(
          (function* (): Play<void> {
            yield* t.ask(ask());
          })(),
        );
        yield* t.ask(ask());
        return END;
      },
    ],
    [
      'a call at the end',
      function* (t) {
        t.call((function* (): Play<void> {})());
        return END;
      },
    ],
    [
      'a question, then another',
      function* (t) {
        t.ask(ask());
        yield* t.ask(ask());
        return END;
      },
    ],
    [
      'a question at the end',
      function* (t) {
        t.ask(ask());
        return END;
      },
    ],
    [
      'a roll, then a question',
      function* (t) {
        t.roll(1, 6, 'R');
        yield* t.ask(ask());
        return END;
      },
    ],
    [
      'a roll, then a call',
      function* (t) {
        t.roll(1, 6, 'R');
        yield* t.call((function* (): Play<void> {})());
        return END;
      },
    ],
    [
      'two rolls at once',
      function* (t) {
        const first = t.roll(1, 6, 'R');
        t.roll(1, 6, 'R');
        yield* first;
        return END;
      },
    ],
  ])('%s', (_name, play) => {
    expect(() => open(play)).toThrow(forgotten);
  });

  test('waiting for something that is not the table', () => {
    expect(() =>
      open(function* () {
        yield 7 as never;
        return END;
      }),
    ).toThrow('the program waits, but not for this table');
  });
});
