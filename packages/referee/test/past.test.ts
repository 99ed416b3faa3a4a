import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Referee } from '../src/index.js';
import { aReferee, ask, openBids, openPig, playOut, send, twoSeats } from './desk.js';

/** Plays so many answers of Pig, rolling and holding by turns, and takes one back now and then; the views after each entry. */
function played(referee: Referee, game: string, entries: number): unknown[] {
  const views = [ask(referee, { do: 'view', game, seat: null }).view];
  for (let i = 0; views.length <= entries; i++) {
    const { now } = ask(referee, { do: 'moments', game });
    if (now.over) break;
    const [seat] = now.waiting;
    const { options } = ask(referee, { do: 'options', game, seat });
    ask(referee, { do: 'answer', game, seat, answer: options[i % options.length] });
    views.push(ask(referee, { do: 'view', game, seat: null }).view);
    if (i % 9 === 4) {
      ask(referee, { do: 'undo', game, seat });
      views.push(ask(referee, { do: 'view', game, seat: null }).view);
    }
  }
  return views;
}

describe('the past', () => {
  test('[TABLE-UNDO] every moment is seen again as it was, in whatever order it is asked for', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.nat(99), { minLength: 1, maxLength: 20 }), (seed, asked) => {
        const referee = aReferee();
        const game = openPig(referee, { seed, undo: 'always', setup: { target: 400 } });
        const views = played(referee, game, 99);
        for (const at of asked.filter((one) => one < views.length))
          expect(ask(referee, { do: 'view', game, seat: null, at }).view).toEqual(views[at]);
      }),
      { numRuns: 20 },
    );
  });

  test('moments tell who did what, and how many moves and events there were; they can be asked for from one on', () => {
    const referee = aReferee();
    const game = openPig(referee, { dice: [], undo: 'always' });
    ask(referee, { do: 'answer', game, seat: 'A', answer: 'roll' });
    ask(referee, { do: 'roll', game, faces: [5] });
    ask(referee, { do: 'answer', game, seat: 'A', answer: 'hold' });
    ask(referee, { do: 'undo', game, seat: 'A' });
    const { moments } = ask(referee, { do: 'moments', game });
    expect(moments).toEqual([
      { seat: null, did: 'open', moves: 0, events: 0 },
      { seat: 'A', did: 'answer', moves: 1, events: 0 },
      { seat: null, did: 'roll', moves: 2, events: 1 },
      { seat: 'A', did: 'answer', moves: 3, events: 2 },
      { seat: 'A', did: 'undo', moves: 2, events: 3 },
    ]);
    expect(ask(referee, { do: 'moments', game, from: 3 })).toMatchObject({ from: 3, moments: moments.slice(3) });
    expect(ask(referee, { do: 'moments', game, from: 5 }).moments).toEqual([]);
  });

  test('is the past of a loaded game too', () => {
    const referee = aReferee();
    const game = openPig(referee, { seed: 3, undo: 'always', setup: { target: 200 } });
    const views = played(referee, game, 50);
    const { record } = ask(referee, { do: 'record', game });
    const { game: again } = ask(referee, { do: 'load', record });
    expect(ask(referee, { do: 'view', game: again, seat: null, at: 33 }).view).toEqual(views[33]);
  });

  test.each([
    ['view', { seat: 'A', at: 3 }, 'at is 3, expected at most 1'],
    ['odds', { seat: 'A', at: 3, args: { rolls: 1 } }, 'at is 3, expected at most 1'],
    ['branch', { seed: 1, at: 3 }, 'at is 3, expected at most 1'],
    ['moments', { from: 9 }, 'from is 9, expected at most 2'],
    ['view', { seat: 'A', at: -1 }, /^at is -1, expected/],
  ])('%s of a moment that never was is an error', (word, more, message) => {
    const referee = aReferee();
    const game = openPig(referee);
    ask(referee, { do: 'answer', game, seat: 'A', answer: 'roll' });
    expect(send(referee, { do: word, game, ...more }).error.message).toMatch(message);
  });

  test('a query is answered about what was seen then', () => {
    const referee = aReferee();
    const game = openPig(referee, { dice: [5, 5] });
    const before = ask(referee, { do: 'odds', game, seat: 'A', args: { rolls: 1 } }).result;
    ask(referee, { do: 'answer', game, seat: 'A', answer: 'roll' });
    expect(ask(referee, { do: 'odds', game, seat: 'A', args: { rolls: 1 } }).result).not.toEqual(before);
    expect(ask(referee, { do: 'odds', game, seat: 'A', args: { rolls: 1 }, at: 0 }).result).toEqual(before);
  });

  test('[TABLE-BRANCH] a game branches from a moment of its past, and goes its own way', () => {
    const referee = aReferee();
    const game = openPig(referee, { dice: [5, 5, 5] });
    for (const answer of ['roll', 'roll', 'hold']) ask(referee, { do: 'answer', game, seat: 'A', answer });
    const branch = ask(referee, { do: 'branch', game, at: 1, seed: 2 });
    expect(branch.now).toMatchObject({ waiting: ['A'], moves: 0 });
    expect(ask(referee, { do: 'view', game: branch.game, seat: null }).view.pot).toBe(5);
    expect(ask(referee, { do: 'view', game, seat: null }).view.scores.A).toBe(10);
    expect(ask(referee, { do: 'moments', game: branch.game }).moments).toHaveLength(1);
  });
});

describe('a connection with one seat', () => {
  test('[TABLE-SECRET] sees its own past, and not the other’s until the game is over', () => {
    const referee = aReferee();
    const game = openBids(referee);
    const [a] = twoSeats(referee, game);
    const { hand } = ask(a, { do: 'view', game, seat: 'A' }).view;
    ask(a, { do: 'answer', game, seat: 'A', answer: { card: hand[0] } });
    expect(ask(a, { do: 'view', game, seat: 'A', at: 0 }).view.hand).toEqual(hand);
    expect(send(a, { do: 'view', game, seat: 'B', at: 0 }).refusal.rule).toBe('TABLE-SECRET');
    ask(a, { do: 'moments', game });
    playOut(referee, game);
    expect(ask(a, { do: 'view', game, seat: 'B', at: 0 }).view.hand).toHaveLength(5);
  });

  test.each([
    ['view', { at: 0 }],
    ['view', {}],
    ['events', {}],
  ])('[TABLE-SECRET] is refused the open form of %s %j until the game is over; who knows all is not', (word, more) => {
    const referee = aReferee();
    const game = openBids(referee);
    const [a] = twoSeats(referee, game);
    const message = { do: word, game, seat: 'A', open: true, ...more };
    expect(send(a, message).refusal).toEqual({
      rule: 'TABLE-SECRET',
      message: 'Until it is over, only those who sit at every seat may see what is hidden.',
    });
    expect(send(a, { ...message, seat: null }).refusal.rule).toBe('TABLE-SECRET');
    ask(referee, message);
    playOut(referee, game);
    ask(a, message);
  });

  test('[TABLE-SECRET] the open form hides nothing', () => {
    const referee = aReferee();
    const game = openBids(referee);
    const { view } = ask(referee, { do: 'view', game, seat: 'A', open: true });
    expect(view.hands.B).toEqual(ask(referee, { do: 'view', game, seat: 'B' }).view.hand);
    const { events } = ask(referee, { do: 'events', game, seat: null, open: true });
    expect(events.map(({ cards }: { cards: number[] }) => cards)).toEqual([view.hands.A, view.hands.B]);
  });
});
