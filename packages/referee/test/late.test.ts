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
