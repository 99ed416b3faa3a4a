import { describe, expect, test } from 'vitest';
import { aReferee, ask, openBids, openPig, send, twoSeats } from './desk.js';

// What changes a game names the moment that it is meant for.

describe('[TABLE-LATE] a message that names its moment', () => {
  test('counts at that moment alone: who comes late is shown the present in the same reply', () => {
    const referee = aReferee();
    const game = openPig(referee, { dice: [3, 4] });
    const { at } = ask(referee, { do: 'question', game, seat: 'A' });
    expect(at).toBe(0);
    ask(referee, { do: 'answer', game, seat: 'A', answer: 'roll', at, id: 1 });
    const late = send(referee, { do: 'answer', game, seat: 'A', answer: 'roll', at, id: 2 });
    expect(late).toMatchObject({
      refusal: { rule: 'TABLE-LATE' },
      present: { at: 1, now: { moves: 1 }, view: { pot: 3 }, question: { kind: 'go', seat: 'A' }, since: [] },
    });
    expect(ask(referee, { do: 'options', game, seat: 'A' }).at).toBe(1);
    expect(ask(referee, { do: 'moments', game }).now.moves).toBe(1);
  });

  test('sent again, it is answered as it was the first time, whatever has happened since', () => {
    const referee = aReferee();
    const game = openPig(referee, { dice: [3, 4] });
    const message = { do: 'answer', game, seat: 'A', answer: 'roll', at: 0, id: 'mine', say: true };
    const first = ask(referee, message);
    expect(ask(referee, message)).toEqual(first);
    ask(referee, { do: 'answer', game, seat: 'A', answer: 'roll', at: 1, id: 'next' });
    expect(ask(referee, message)).toEqual(first);
    expect(ask(referee, { do: 'moments', game }).now.moves).toBe(2);
    expect(send(referee, { ...message, answer: 'hold' }).refusal.rule).toBe('TABLE-LATE');
  });

  test('undo and dice by hand too: two presses take one move back', () => {
    const referee = aReferee();
    const game = openPig(referee, { dice: { kind: 'manual', seed: 1 }, undo: 'always' });
    for (const at of [0, 2])
      for (const id of [1, 2]) {
        const rolled = send(referee, { do: 'answer', game, seat: 'A', answer: 'roll', at, id });
        expect(rolled.ok).toBe(id === 1);
        expect(send(referee, { do: 'roll', game, faces: [5], at: at + 1, id }).ok).toBe(id === 1);
      }
    expect(send(referee, { do: 'undo', game, seat: 'A', at: 4, id: 1 }).ok).toBe(true);
    const again = send(referee, { do: 'undo', game, seat: 'A', at: 4, id: 2 });
    expect(again).toMatchObject({ refusal: { rule: 'TABLE-LATE' }, present: { at: 5 } });
    expect(ask(referee, { do: 'moments', game }).now.moves).toBe(3);
  });

  test('is not late for a sealed answer of another seat, and the present tells nothing of that', () => {
    const referee = aReferee();
    const game = openBids(referee);
    const [a, b] = twoSeats(referee, game);
    const cards = (seat: string) => ask(referee, { do: 'options', game, seat }).options;
    ask(b, { do: 'answer', game, seat: 'B', answer: cards('B')[0], at: 0 });
    ask(a, { do: 'answer', game, seat: 'A', answer: cards('A')[0], at: 0 });
    ask(b, { do: 'answer', game, seat: 'B', answer: cards('B')[0], at: 2 });
    const late = send(a, { do: 'answer', game, seat: 'A', answer: cards('A')[0], at: 1 });
    expect(late).toMatchObject({ refusal: { rule: 'TABLE-LATE' }, present: { at: 3 } });
    const { view, since } = ask(a, { do: 'view', game, seat: 'A' });
    expect(late.present).toMatchObject({ view, since });
  });

  test('a moment that has not come is no moment', () => {
    const referee = aReferee();
    const game = openPig(referee);
    expect(send(referee, { do: 'answer', game, seat: 'A', answer: 'roll', at: 7 }).error).toEqual({
      path: 'at',
      message: 'at is 7, expected at most 0',
    });
  });
});

/** A game of Pig with the dice scripted: 5, 3, 2, 4. */
function aGame() {
  const referee = aReferee();
  const game = openPig(referee, { dice: [5, 3, 2, 4], undo: 'always', setup: { target: 60 } });
  const [a] = twoSeats(referee, game);
  const potNow = (): number => ask(referee, { do: 'view', game, seat: 'A' }).view.pot;
  const roll = (at: number, id: unknown = null) => ({ id, do: 'answer', game, seat: 'A', at, answer: 'roll' });
  return { referee, game, a, roll, potNow };
}

describe('[TABLE-LATE] changes nothing', () => {
  test('a second page on the same seat changes nothing by what it no longer sees', () => {
    const { referee, game, roll, potNow } = aGame();
    const [one] = twoSeats(referee, game);
    const [two] = twoSeats(referee, game);
    ask(one, roll(0, 1));
    for (const stale of [
      { do: 'answer', seat: 'A', answer: 'hold' },
      { do: 'answer', seat: 'A', answer: 'resign' },
      { do: 'undo', seat: 'A' },
    ])
      expect(send(two, { id: 9, game, at: 0, ...stale })).toMatchObject({
        refusal: { rule: 'TABLE-LATE' },
        present: { at: 1, now: { waiting: ['A'] }, question: { data: { pot: 5 } } },
      });
    expect(potNow()).toBe(5);
  });

  test('a slow bot is refused, and reads in the same reply what it is asked now', () => {
    const { referee, game, a, roll } = aGame();
    ask(a, roll(0));
    ask(a, { do: 'answer', game, seat: 'A', at: 1, answer: 'hold' });
    const { present } = send(a, roll(1));
    expect(present).toMatchObject({ at: 2, now: { waiting: ['B'] }, question: null });
    expect(ask(referee, { do: 'moments', game }).moments).toHaveLength(3);
  });

  test('a game that was opened again from its rows still knows what was asked', () => {
    const { referee, a, game, roll } = aGame();
    const first = ask(a, roll(0, 'x1'));
    ask(a, roll(1, 'x2'));
    const { base, rows } = referee.games.get(game)!;
    const again = aReferee();
    again.resume(game, base, JSON.parse(JSON.stringify(rows)));
    expect(send(again, roll(0, 'x1'))).toEqual(first);
    expect(send(again, roll(0, 'x3')).refusal.rule).toBe('TABLE-LATE');
  });
});
