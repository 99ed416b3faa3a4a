import { Referee, type Reply } from '@sandtable/referee';
import { describe, expect, test } from 'vitest';
import { carryOut, type Errand, handTo, type News, Nudger, type Push, serve, takeTurn } from '../src/index.js';
import { aHouse, openGame, RULESETS } from './a-house.js';

describe('a bot’s turn', () => {
  const bots = { A: 'recruit', B: 'recruit' };

  test('answers what its seat is asked by what that seat may know', async () => {
    const house = aHouse();
    const game = await openGame(house, { players: bots });
    const a = house.sitBot(game, 'A');
    const turn = await takeTurn('A', a.ask.bind(a), (sight, question) => {
      expect([sight.seat, question.kind]).toEqual(['A', 'go']);
      return 'roll';
    });
    expect(turn).toEqual({ did: 'answered' });
  });

  test('rests where its seat is not asked, and where the question has gone while it thought', async () => {
    const house = aHouse();
    const game = await openGame(house, { players: bots, undo: 'always' });
    const b = house.sitBot(game, 'B');
    expect(await takeTurn('B', b.ask.bind(b), () => 'roll')).toEqual({ did: 'rested' });
    const a = house.sitBot(game, 'A');
    const late = takeTurn('A', a.ask.bind(a), async () => {
      await a.ask<'answer'>({ do: 'answer', seat: 'A', answer: 'resign' });
      return 'roll';
    });
    expect(await late).toEqual({ did: 'rested' });
  });

  test('fails, and says why, where what it answers is no answer', async () => {
    const house = aHouse();
    const game = await openGame(house, { players: bots });
    const a = house.sitBot(game, 'A');
    const turn = await takeTurn('A', a.ask.bind(a), () => 'fly');
    expect(turn).toMatchObject({ did: 'failed', why: expect.stringMatching(/"fly"/) });
  });
});

describe('bots are nudged', () => {
  function three() {
    const nudged: string[] = [];
    const bot = (seat: string) => [seat, { nudge: () => void nudged.push(seat) }] as const;
    return { nudged, nudger: new Nudger(new Map([bot('B'), bot('C')])) };
  }
  const soon = () => new Promise((settle) => setTimeout(settle));

  test('when they are asked, and when what happened has been shown', async () => {
    const { nudged, nudger } = three();
    let show = () => {};
    nudger.goesOn(['A', 'B'], new Promise<void>((settle) => (show = settle)));
    await soon();
    expect(nudged).toEqual([]);
    show();
    await soon();
    expect(nudged).toEqual(['B']);
  });

  test('once for each moment: one that has passed while it was shown counts no more', async () => {
    const { nudged, nudger } = three();
    nudger.goesOn(['B'], Promise.resolve());
    nudger.goesOn(['C'], Promise.resolve());
    await soon();
    expect(nudged).toEqual(['C']);
  });

  test('not while they are held, and at once when they are let go', async () => {
    const { nudged, nudger } = three();
    nudger.hold(true);
    nudger.goesOn(['B', 'C'], Promise.resolve());
    await soon();
    expect(nudged).toEqual([]);
    nudger.hold(false);
    expect(nudged).toEqual(['B', 'C']);
  });
});

describe('orders for many', () => {
  /** A seat that is asked `questions` times. */
  function desk(questions: number) {
    const answers: unknown[] = [];
    return {
      answers,
      asked: async () => (answers.length < questions ? { at: answers.length } : null),
      answer: async (answer: unknown) => void answers.push(answer),
    };
  }
  const errand = (name: string, steps: number): Errand<{ at: number }> => {
    let left = steps;
    return { next: ({ at }) => (left-- > 0 ? { answer: `${name}${at}` } : 'done') };
  };

  test('are carried out one after the other, each asked for its next step by how things stand', async () => {
    const at = desk(9);
    const left: number[] = [];
    await carryOut(
      at,
      [errand('a', 2), errand('b', 0), errand('c', 1)],
      (n) => left.push(n),
      () => false,
    );
    expect(at.answers).toEqual(['a0', 'a1', 'c2']);
    expect(left).toEqual([3, 2, 1]);
  });

  test('end where one is stuck, where nobody is asked, and where they are stopped', async () => {
    const stuck: Errand<unknown> = { next: () => 'stuck' };
    const one = desk(9);
    await carryOut(
      one,
      [errand('a', 1), stuck, errand('c', 1)],
      () => {},
      () => false,
    );
    expect(one.answers).toEqual(['a0']);
    const two = desk(1);
    await carryOut(
      two,
      [errand('a', 5)],
      () => {},
      () => false,
    );
    expect(two.answers).toEqual(['a0']);
    const three = desk(9);
    await carryOut(
      three,
      [errand('a', 5)],
      () => {},
      () => three.answers.length === 2,
    );
    expect(three.answers).toEqual(['a0', 'a1']);
  });

  test('after the last answer nobody waits for what is asked next', async () => {
    const at = desk(1);
    const last = { ...errand('a', 5), isLast: () => true };
    await carryOut(
      { ...at, asked: () => (at.answers.length === 0 ? at.asked() : new Promise(() => {})) },
      [last],
      () => {},
      () => false,
    );
    expect(at.answers).toEqual(['a0']);
  });
});

test('a screen is handed to the person who is asked, unless that one sits there', () => {
  const players = { A: 'person', B: 'recruit', C: 'person' };
  expect(handTo(['A'], players, 'A')).toBeNull();
  expect(handTo(['B', 'C'], players, 'A')).toBe('C');
  expect(handTo(['B'], players, 'A')).toBeNull();
  expect(handTo([], players, null)).toBeNull();
});

test('a table for one, where nothing is stored, is followed like any other', () => {
  const sent: (Reply | Push)[] = [];
  const take = serve(new Referee(RULESETS).session(), (message) => sent.push(message));
  take({ id: 1, do: 'open', ruleset: 'pig', setup: { target: 30 }, seed: 1, game: 'g' });
  take({ do: 'follow', game: 'g', seat: 'A', plays: true, seesAll: false });
  take({ id: 2, do: 'answer', game: 'g', seat: 'A', answer: 'roll' });
  take({ do: 'follow', game: 'nowhere', seat: 'A', plays: true, seesAll: false });
  expect(sent.map((one) => ('ok' in one ? one.id : 'news' in one ? 'news' : 'lost'))).toEqual([
    1,
    'news',
    'news',
    2,
    'lost',
  ]);
  expect((sent[1] as { news: News }).news.question).toMatchObject({ kind: 'go', seat: 'A' });
});
