import { describe, expect, test } from 'vitest';
import { aReferee, ask, openBids, openPig, send, twoSeats } from './desk.js';

/** A game of Pig with the dice scripted: 5, 3, 2, 4. */
function aGame() {
  const referee = aReferee();
  const game = openPig(referee, { dice: [5, 3, 2, 4], undo: 'always', setup: { target: 60 } });
  const [a] = twoSeats(referee, game);
  const potNow = (): number => ask(referee, { do: 'view', game, seat: 'A' }).view.pot;
  const roll = (at: number, id: unknown = null) => ({ id, do: 'answer', game, seat: 'A', at, answer: 'roll' });
  return { referee, game, a, roll, potNow };
}

describe('[TABLE-LATE] a change is for the moment it names', () => {
  test('a double click rolls once: the second is shown the present', () => {
    const { a, roll, game, potNow } = aGame();
    ask(a, roll(0, 1));
    const second = send(a, roll(0, 2));
    expect(second).toMatchObject({ id: 2, ok: false, refusal: { rule: 'TABLE-LATE' } });
    expect(second.present).toEqual({
      now: ask(a, { do: 'question', game, seat: 'A' }).now,
      view: ask(a, { do: 'view', game, seat: 'A' }).view,
      since: ask(a, { do: 'view', game, seat: 'A' }).since,
      question: ask(a, { do: 'question', game, seat: 'A' }).question,
    });
    expect(second.present.now.at).toBe(1);
    expect(potNow()).toBe(5);
  });

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
        present: { now: { at: 1, waiting: ['A'] }, question: { data: { pot: 5 } } },
      });
    expect(potNow()).toBe(5);
  });

  test('a slow bot is refused, and reads in the same reply what it is asked now', () => {
    const { referee, game, a, roll } = aGame();
    ask(a, roll(0));
    ask(a, { do: 'answer', game, seat: 'A', at: 1, answer: 'hold' });
    const { present } = send(a, roll(1));
    expect(present).toMatchObject({ now: { at: 2, waiting: ['B'] }, question: null });
    expect(ask(referee, { do: 'moments', game }).moments).toHaveLength(3);
  });

  test('a request that is tried again is answered with the first result, whatever has happened since', () => {
    const { a, game, roll, potNow } = aGame();
    const first = ask(a, { ...roll(0, 'x1'), say: true });
    expect(send(a, { ...roll(0, 'x1'), say: true })).toEqual(first);
    ask(a, roll(1, 'x2'));
    expect(send(a, { ...roll(0, 'x1'), say: true })).toEqual(first);
    expect(potNow()).toBe(8);
    const undo = { id: 'x3', do: 'undo', game, seat: 'A', at: 2, moves: 1 };
    const undone = ask(a, undo);
    expect(send(a, undo)).toEqual(undone);
    expect(potNow()).toBe(5);
  });

  test('the same id with something else in it is another message', () => {
    const { a, game, roll } = aGame();
    ask(a, roll(0, 1));
    expect(send(a, { ...roll(0, 1), answer: 'hold' }).refusal.rule).toBe('TABLE-LATE');
    expect(send(a, { id: 1, do: 'undo', game, seat: 'A', at: 0 }).refusal.rule).toBe('TABLE-LATE');
  });

  test('dice rolled by hand are told once', () => {
    const referee = aReferee();
    const game = openPig(referee, { dice: { kind: 'manual', seed: 1 } });
    ask(referee, { do: 'answer', game, seat: 'A', at: 0, answer: 'roll' });
    const told = { id: 5, do: 'roll', game, at: 1, faces: [4] };
    const first = ask(referee, told);
    expect(send(referee, told)).toEqual(first);
    expect(send(referee, { ...told, id: 6 })).toMatchObject({
      refusal: { rule: 'TABLE-LATE' },
      present: { since: [] },
    });
    expect(ask(referee, { do: 'view', game, seat: 'A' }).view.pot).toBe(4);
  });

  test('sealed answers of others are no hindrance, and what lies there is not shown', () => {
    const referee = aReferee();
    const game = openBids(referee);
    const [a, b] = twoSeats(referee, game);
    const cardOf = (to: typeof a, seat: string) => ask(to, { do: 'options', game, seat }).options[0];
    ask(a, { do: 'answer', game, seat: 'A', at: 0, answer: cardOf(a, 'A') });
    const late = send(a, { do: 'answer', game, seat: 'A', at: 0, answer: cardOf(b, 'B') });
    expect(late.present).toMatchObject({ now: { at: 1, waiting: ['B'] }, question: null });
    expect(ask(b, { do: 'answer', game, seat: 'B', at: 0, answer: cardOf(b, 'B') }).now.at).toBe(2);
  });

  test('a moment that has not come is an error in the message', () => {
    const { a, roll, potNow } = aGame();
    expect(send(a, roll(3)).error).toEqual({ path: 'at', message: 'at is 3, expected at most 0' });
    expect(potNow()).toBe(0);
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
