import type { AnyRuleset } from '@sandtable/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aReferee, ask, openBids, openPig, playOut, RULESETS, send, twoSeats } from './desk.js';

describe('a connection with one seat', () => {
  test.each([
    ['view', {}],
    ['question', {}],
    ['options', {}],
    ['events', {}],
    ['query', { name: 'odds' }],
    ['odds', {}],
    ['luck', {}],
  ])('[TABLE-SECRET] is refused %s of another seat, and allowed its own', (word, more) => {
    const referee = aReferee();
    const game = openPig(referee);
    const [a] = twoSeats(referee, game);
    expect(send(a, { do: word, game, seat: 'B', ...more }).refusal).toEqual({
      rule: 'TABLE-SECRET',
      message: 'What B knows is not for this connection until the game is over.',
    });
    expect(send(a, { do: word, game, seat: 'A', ...more })).not.toHaveProperty('refusal');
  });

  test.each([
    ['record', {}],
    ['fork', {}],
    ['branch', { seed: 2 }],
  ])('[TABLE-SECRET] is refused %s, in which every secret stands', (word, more) => {
    const referee = aReferee();
    const game = openBids(referee);
    const a = referee.session({ seats: ['A'] });
    expect(send(a, { do: word, game, ...more }).refusal.rule).toBe('TABLE-SECRET');
    const both = referee.session({ seats: ['A', 'B'] });
    ask(both, { do: word, game, ...more });
  });

  test.each([
    ['answer', { answer: { card: 1 } }],
    ['check', { answer: { card: 1 } }],
    ['undo', {}],
  ])('[TABLE-SEAT] does not %s for another seat', (word, more) => {
    const referee = aReferee();
    const game = openBids(referee);
    const [a] = twoSeats(referee, game);
    expect(send(a, { do: word, game, seat: 'B', ...more }).refusal).toEqual({
      rule: 'TABLE-SEAT',
      message: 'This connection does not sit at B.',
    });
  });

  test('[TABLE-SEAT] rolls only its own dice', () => {
    const referee = aReferee();
    const game = openPig(referee, { dice: [] });
    const [a, b] = twoSeats(referee, game);
    ask(a, { do: 'answer', game, seat: 'A', answer: 'roll' });
    expect(send(b, { do: 'roll', game, faces: [2] }).refusal.rule).toBe('TABLE-SEAT');
    expect(send(a, { do: 'roll', game, faces: [2], seat: 'B' }).refusal.rule).toBe('TABLE-SECRET');
    expect(ask(a, { do: 'roll', game, faces: [2] }).events).toHaveLength(1);
  });

  test('sees in a view what was given in the act under way, as its own seat knows it', () => {
    const referee = aReferee();
    const game = openPig(referee, { dice: [] });
    const [a, b] = twoSeats(referee, game);
    ask(a, { do: 'answer', game, seat: 'A', answer: 'roll' });
    const under = [{ seat: 'A', kind: 'go', answer: 'roll' }];
    expect(ask(b, { do: 'view', game, seat: 'B' }).since).toEqual(under);
    expect(ask(b, { do: 'sight', game, seat: 'B' }).sight.since.known).toEqual(under);
    ask(a, { do: 'roll', game, faces: [2] });
    expect(ask(b, { do: 'view', game, seat: 'B' }).since).toEqual([]);
    expect(ask(b, { do: 'view', game, seat: 'B', at: 1 }).since).toEqual(under);
  });

  test('[TABLE-SECRET] reads the open form of what concerns the other seat', () => {
    const referee = aReferee();
    const game = openBids(referee);
    const [a] = twoSeats(referee, game);
    const { events } = ask(a, { do: 'events', game, seat: 'A' });
    expect(events).toMatchObject([
      { seat: 'A', cards: expect.any(Array) },
      { seat: 'B', count: 5 },
    ]);
    expect(events[1]).not.toHaveProperty('cards');
  });

  test('[TABLE-SECRET] when the game is over, all of it is open', () => {
    const referee = aReferee();
    const game = openBids(referee);
    const [a] = twoSeats(referee, game);
    playOut(referee, game);
    expect(ask(a, { do: 'events', game, seat: null }).events[1].cards).toHaveLength(5);
    ask(a, { do: 'view', game, seat: 'B' });
    expect(ask(a, { do: 'record', game }).record.entries).toHaveLength(10);
  });

  test('[TABLE-OPEN] with games of its own it sees no others, and opens and closes none', () => {
    const referee = aReferee();
    const [game, other] = [openBids(referee), openBids(referee)];
    const [a] = twoSeats(referee, game);
    expect(ask(a, { do: 'games' }).games).toHaveLength(1);
    expect(send(a, { do: 'view', game: other, seat: 'A' }).error.message).toBe(
      `game is "${other}", expected a game that is open here`,
    );
    expect(send(a, { do: 'open', ruleset: 'pig', ready: 'short', seed: 1 }).refusal.rule).toBe('TABLE-OPEN');
    expect(send(a, { do: 'load', record: {} }).refusal.rule).toBe('TABLE-OPEN');
    expect(send(a, { do: 'close', game }).refusal.rule).toBe('TABLE-OPEN');
  });

  test('[TABLE-SECRET] a connection can give up the other seats when it opens a game', () => {
    const referee = aReferee();
    const page = referee.session();
    const game = openBids(page, { seed: 1, seats: ['A'] });
    expect(send(page, { do: 'view', game, seat: 'B' }).refusal.rule).toBe('TABLE-SECRET');
    expect(send(page, { do: 'record', game }).refusal.rule).toBe('TABLE-SECRET');
    ask(page, { do: 'view', game, seat: 'A' });
    ask(referee.session({ seats: ['B'] }), { do: 'view', game, seat: 'B' });
    // Elsewhere its authority is what it was.
    const free = openBids(page);
    ask(page, { do: 'view', game: free, seat: 'B' });
  });

  test('[TABLE-SEAT] who only watches sees what everybody sees and touches nothing', () => {
    const referee = aReferee();
    const game = openBids(referee);
    const spectator = referee.session({ seats: [], games: [game] });
    expect(ask(spectator, { do: 'view', game, seat: null }).view.hand).toEqual([]);
    expect(ask(spectator, { do: 'events', game, seat: null }).events).toMatchObject([{ count: 5 }, { count: 5 }]);
    expect(send(spectator, { do: 'roll', game, faces: [1] }).refusal.rule).toBe('TABLE-SEAT');
  });
});

test('[TABLE-SECRET] whatever a connection asks, no reply holds a card of the other hand before it is played', () => {
  // The other seat's cards are given names that occur nowhere else, so that a leak can be seen in the text of a reply.
  const [, bids] = RULESETS as [AnyRuleset, AnyRuleset];
  const marked: AnyRuleset = { ...bids, id: 'marked', view: (s, seat) => mark(bids.view(s, seat), seat) };
  const mark = (view: Record<string, unknown>, seat: string | null) =>
    seat === 'B' ? { ...view, hand: (view.hand as number[]).map((card) => `secret-${card}`) } : view;
  const words = [
    'view',
    'question',
    'options',
    'check',
    'answer',
    'events',
    'undo',
    'record',
    'fork',
    'branch',
    'games',
    'moments',
  ];
  fc.assert(
    fc.property(
      fc.integer(),
      fc.array(fc.tuple(fc.constantFrom(...words), fc.constantFrom('A', 'B', null), fc.integer({ min: 1, max: 10 })), {
        maxLength: 30,
      }),
      (seed, asked) => {
        const referee = aReferee(marked);
        const { game } = ask(referee, { do: 'open', ruleset: 'marked', ready: 'five', seed });
        const hidden: number[] = ask(referee, { do: 'events', game, seat: 'B' }).events[1].cards;
        const a = referee.session({ seats: ['A'] });
        for (const [word, seat, card] of asked) {
          const reply = a.handle({
            do: word,
            game,
            ...(['games', 'record', 'fork', 'branch', 'moments'].includes(word) ? {} : { seat }),
            ...(word === 'branch' && { seed: 1 }),
            ...(word === 'view' && card < 4 && { at: 0, open: card === 1 }),
            ...(['check', 'answer'].includes(word) && { answer: { card } }),
          });
          const text = JSON.stringify(reply);
          expect(text).not.toContain('secret-');
          expect(text).not.toContain(JSON.stringify(hidden));
          if ('options' in reply)
            for (const option of reply.options) expect(hidden).not.toContain((option as { card: number }).card);
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('no message whatever makes a referee throw', () => {
  const field = fc.oneof(
    fc.constantFrom('g1', 'g2', 'A', 'B', 'pig', 'sealed-bids', 'short', 'roll', 'PIG-01', 'odds', null, 0, 1, 1e300),
    fc.jsonValue(),
  );
  const message = fc.record(
    {
      do: fc.constantFrom(
        ...'rulesets rule games open load view question options check answer roll'.split(' '),
        ...'undo events moments query odds luck fork branch record close'.split(' '),
      ),
      id: field,
      game: field,
      seat: field,
      answer: field,
      ruleset: field,
      ready: field,
      setup: field,
      seed: field,
      dice: field,
      faces: field,
      from: field,
      moves: field,
      name: field,
      args: field,
      record: field,
      rule: field,
      words: field,
      as: field,
      seats: field,
      undo: field,
      say: field,
      limit: field,
      full: field,
      at: field,
      open: field,
    },
    { requiredKeys: ['do'] },
  );
  fc.assert(
    fc.property(
      fc.array(fc.oneof({ arbitrary: message, weight: 9 }, { arbitrary: fc.jsonValue(), weight: 1 })),
      (sent) => {
        const referee = aReferee();
        openPig(referee);
        openBids(referee);
        for (const one of sent) {
          const reply = referee.handle(one);
          expect(reply).toHaveProperty('id');
          expect('bug' in reply, JSON.stringify([one, reply])).toBe(false);
        }
      },
    ),
    { numRuns: 200 },
  );
});
