import { quantumLegions, type View } from '@sandtable/quantum-legions';
import { Referee } from '@sandtable/referee';
import { afterEach, describe, expect, test } from 'vitest';
import { Sitting } from '../src/frame/sitting.js';
import { momentOf, spanOf } from '../src/frame/time.js';
import { overMessages, type RefereePort } from '../src/port/port.js';
import type { DeskWords, OpenGame, Players, Wanted } from '../src/port/seating.js';
import type { Seated } from '../src/port/workers.js';
import { Desk, type DeskRoom } from '../src/worker/desk.js';
import { aBrowser, aRoom } from './room.js';

const sittings: Sitting[] = [];
afterEach(() => {
  for (const sitting of sittings.splice(0)) sitting.leave();
});

const TWO: Players = { A: 'person', B: 'person' };

/** A table without threads: the desk itself, and no bots. */
async function seatedAt(more: Partial<Wanted> = {}): ReturnType<typeof seatedBy> {
  const wanted = { ruleset: 'quantum-legions', ready: 'SC-1', seed: '7', players: TWO, ...more };
  return seatedBy('open', { wanted });
}

/** A game that was opened, or opened again, at a desk over a store. */
async function seatedBy(
  word: 'open' | 'resume',
  more: object,
  store?: DeskRoom['store'],
): Promise<Seated & { bot(seat: string): Promise<RefereePort> }> {
  const desk = new Desk(new Referee([quantumLegions]), aRoom(store));
  const ask = async (word: string, ask: object): Promise<unknown> => {
    const reply = await desk.handle({ id: 1, do: word, ...ask } as never);
    if (!reply.ok) throw new Error(reply.problem);
    return reply.reply;
  };
  const opened = (await ask(word, more)) as OpenGame;
  return {
    ...opened,
    bots: new Map(),
    sit: async (seat) => {
      const { port1, port2 } = new MessageChannel();
      const { orders } = (await ask('sit', { game: opened.game, seat, port: port2 })) as DeskWords['sit']['reply'];
      return { port: overMessages(port1), orders };
    },
    bot: async (seat) => {
      const { port1, port2 } = new MessageChannel();
      await ask('bot', { game: opened.game, seat, port: port2 });
      return overMessages(port1);
    },
    stand: async (seat, orders) => void (await ask('stand', { game: opened.game, seat, orders })),
    leave: () => {},
  };
}

async function at(seated: Seated, seat: string | null): Promise<Sitting> {
  const sitting = await Sitting.at(seated, seat);
  sittings.push(sitting);
  await sitting.follow();
  return sitting;
}

const now = (sitting: Sitting) => sitting.current()!;
const deploy = (sitting: Sitting) => sitting.answer(now(sitting).options[0]);

/** Both sides have deployed; A sits at the screen and may give orders. */
async function toOrders(seated: Seated): Promise<Sitting> {
  await deploy(await at(seated, 'A'));
  await deploy(await at(seated, 'B'));
  const a = await at(seated, 'A');
  expect(now(a).question?.kind).toBe('OrderAction');
  return a;
}

const order = (sitting: Sitting) =>
  sitting.answer(now(sitting).options.find((option) => (option as { type: string }).type === 'IssueOrder'));

describe('two persons at one screen', () => {
  test('who has decided is told who is next, and is forgotten when the other sits down', async () => {
    const seated = await seatedAt();
    const a = await at(seated, 'A');
    expect(now(a).handTo).toBeNull();
    await deploy(a);
    expect(now(a)).toMatchObject({ handTo: 'B', question: null });
    a.leave();
    expect(a.current()).toBeNull();
    const b = await at(seated, 'B');
    expect(now(b)).toMatchObject({ handTo: null, question: { kind: 'Deploy', seat: 'B' } });
    expect((now(b).view as View).seat).toBe('B');
  });

  test('[TABLE-UNDO] a decision is taken back until the other has moved', async () => {
    const seated = await seatedAt();
    const a = await toOrders(seated);
    await order(a);
    const { moves } = now(a).now;
    await a.undo();
    expect(now(a)).toMatchObject({ refused: null, now: { moves: moves - 1 } });
    expect(now(a).log.at(-1)!.text).toBe('A takes back a move.');
    await a.undo();
    expect(now(a).refused).toMatchObject({ rule: 'TABLE-UNDO' });
  });

  test('[TABLE-UNDO] where everything may be taken back, it goes to one’s own last decision', async () => {
    const seated = await seatedAt({ undo: 'always' });
    const a = await toOrders(seated);
    await a.undo();
    expect(now(a)).toMatchObject({ now: { moves: 0 }, question: { kind: 'Deploy', seat: 'A' } });
  });
});

describe('[QL-VIC-05] resigning while the other is asked', () => {
  test('is offered in one’s own turn, and ends the game', async () => {
    const seated = await seatedAt();
    const a = await toOrders(seated);
    await a.answer({ type: 'OfferDraw' });
    expect(now(a)).toMatchObject({ question: null, handTo: 'B', asides: [{ type: 'Concede' }] });
    const b = await at(seated, 'B');
    expect(now(b)).toMatchObject({ question: { kind: 'AnswerDraw' }, asides: [] });
    const again = await at(seated, 'A');
    await again.answer({ type: 'Concede' });
    expect(now(again)).toMatchObject({ refused: null, asides: [], now: { over: true, outcome: { winner: 'B' } } });
  });

  test('counts though a program has answered meanwhile', async () => {
    const seated = await seatedAt({ players: { A: 'person', B: 'recruit' } });
    const bot = await seated.bot('B');
    const { game } = seated;
    const botSays = async (answer: unknown) =>
      expect(await bot.ask<'answer'>({ do: 'answer', game, seat: 'B', answer })).toMatchObject({ ok: true });
    const { port, orders } = await seated.sit('A');
    /** What the program does while an answer of A is on its way. */
    let meanwhile: (() => Promise<void>) | null = null;
    const slow: typeof port = {
      ...port,
      ask: async (request) => {
        if (request.do === 'answer') await meanwhile?.();
        meanwhile = null;
        return port.ask(request);
      },
    };
    const a = new Sitting(seated, { port: slow, orders }, 'A');
    sittings.push(a);
    await a.follow();
    await deploy(a);
    const offered = await bot.ask<'options'>({ do: 'options', game, seat: 'B' });
    await botSays(offered.ok && offered.options[0]);
    await a.answer({ type: 'OfferDraw' });
    meanwhile = () => botSays({ type: 'AnswerDraw', accept: false });
    await a.answer({ type: 'Concede' });
    expect(now(a)).toMatchObject({ refused: null, now: { over: true, outcome: { winner: 'B' } } });
  });
});

describe('looking back', () => {
  test('shows what the seat saw then, asks nothing, and leads back', async () => {
    const a = await toOrders(await seatedAt());
    await order(a);
    const { moments, view } = now(a);
    await a.lookBack(0);
    const past = now(a).past!;
    expect(past).toMatchObject({ at: 0, question: null, options: [], now: { waiting: [], moves: 0 } });
    expect((past.view as View).units.every(({ hex }) => hex === null)).toBe(true);
    expect(past.log).toHaveLength(moments[0]!.events);
    expect(now(a).view).toBe(view);
    await a.lookBack(moments.length - 1);
    expect(now(a).past).toBeNull();
  });

  test('asked quickly one after the other, the last one counts', async () => {
    const a = await toOrders(await seatedAt());
    await Promise.all([a.lookBack(0), a.lookBack(1), a.lookBack(2), a.lookBack(1)]);
    expect(now(a).past!.at).toBe(1);
    await Promise.all([a.lookBack(0), a.lookBack(null)]);
    expect(now(a).past).toBeNull();
  });

  test('a query is about the moment that is shown', async () => {
    const a = await toOrders(await seatedAt());
    expect(await a.query('deployment', {})).toEqual([]);
    await a.lookBack(0);
    expect(await a.query<unknown[]>('deployment', {})).not.toEqual([]);
  });

  test('[QL-HID-12] when the battle is over, every moment of it lies open', async () => {
    const seated = await seatedAt();
    const a = await toOrders(seated);
    await order(a);
    await a.answer({ type: 'Done' });
    const b = await at(seated, 'B');
    const kinds = (sitting: Sitting) =>
      ((now(sitting).past ?? now(sitting)).view as View).units.flatMap((unit) => unit.order?.type ?? []);
    expect(kinds(b)).toEqual(['hidden']);
    expect(now(b).log.some(({ event }) => event.type === 'orderIssued' && event.order !== 'hidden')).toBe(false);
    await b.answer({ type: 'Concede' });
    await b.lookBack(now(b).moments.length - 2);
    expect(kinds(b)).not.toContain('hidden');
    expect(now(b).log.some(({ event }) => event.type === 'orderIssued' && event.order !== 'hidden')).toBe(true);
  });
});

describe('a game that is opened near its end', () => {
  /** A battle of forty answers, put away and opened again; whose turn it is sits there. */
  async function late(): Promise<{ again: Sitting; early: ReturnType<typeof now> }> {
    const store = aBrowser().store();
    const wanted = { ruleset: 'quantum-legions', ready: 'SC-1', seed: '7', players: TWO, undo: 'always' };
    const seated = await seatedBy('open', { wanted }, store);
    let sitting = await at(seated, 'A');
    for (let n = 0; n < 40; n++) {
      const { handTo } = now(sitting);
      if (handTo !== null) sitting = await at(seated, handTo);
      await sitting.answer(now(sitting).options.at(-1));
    }
    const { handTo } = now(sitting);
    const whole = handTo === null ? sitting : await at(seated, handTo);
    const next = await seatedBy('resume', { game: seated.game }, store);
    return { again: await at(next, whole.seat), early: now(whole) };
  }

  test('is told from its last snapshot on, and shows how things stand', async () => {
    const { again, early } = await late();
    const { begins, log, moments, view, at: moment } = now(again);
    expect(begins).toEqual({ moment: 32, event: early.moments[31]!.events });
    expect(moments).toEqual(early.moments.slice(32));
    expect(log).toEqual(early.log.slice(begins.event));
    expect(view).toEqual(early.view);
    expect(moment).toBe(40);
  });

  test('has its whole log and every moment as soon as somebody wants them', async () => {
    const { again, early } = await late();
    await again.lookBack(35);
    expect(now(again)).toMatchObject({ begins: { moment: 32 }, past: { at: 35 } });
    await again.lookBack(3);
    expect(now(again).past!.log).toEqual(early.log.slice(0, early.moments[3]!.events));
    await again.lookBack(null);
    expect(now(again)).toEqual(early);
    await again.recall(); // there is nothing more
    expect(now(again).log).toEqual(early.log);
  });

  test('[TABLE-UNDO] takes back to a decision from before the snapshot', async () => {
    const { again, early } = await late();
    const mine = early.moments.findLast(({ seat, did }) => did === 'answer' && seat === again.seat)!;
    await again.undo();
    expect(now(again)).toMatchObject({ refused: null, now: { moves: mine.moves - 1 } });
  });
});

test('who watches sees everything and is asked nothing', async () => {
  const seated = await seatedAt({ players: { A: 'nobody', B: 'nobody' } });
  const watcher = await at(seated, null);
  expect(watcher.plays).toBe(false);
  expect(now(watcher)).toMatchObject({ question: null, options: [], handTo: null, now: { waiting: ['A'] } });
});

test('dice rolled by hand: whoever is at the screen says what fell, for either side; nonsense is refused', async () => {
  const a = await at(await seatedAt({ dice: 'manual' }), 'A');
  expect(now(a).now.roll).toMatchObject({ count: 1, sides: 6, seat: 'A' });
  await a.roll([9]);
  expect(now(a).refused!.message).toMatch(/faces\[0\] is 9, expected a face from 1 to 6/);
  await a.roll([5]);
  expect(now(a).now.roll).toMatchObject({ seat: 'B' });
  await a.roll([2]);
  expect(now(a).now.roll).toBeNull();
  expect(now(a).question?.kind).toBe('Deploy');
});

describe('moments', () => {
  const moments = [
    { seat: null, did: 'open', moves: 0, events: 2 },
    { seat: 'A', did: 'answer', moves: 1, events: 3 },
    { seat: 'B', did: 'answer', moves: 2, events: 6 },
    { seat: null, did: 'roll', moves: 3, events: 7 },
    { seat: 'B', did: 'undo', moves: 1, events: 8 },
    { seat: 'B', did: 'answer', moves: 2, events: 9 },
  ] as const;
  const all = { begins: { moment: 0, event: 0 }, moments };

  test.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 2],
    [5, 2],
    [8, 5],
    [99, 5],
  ])('entry %i of the log happened at moment %i', (entry, moment) => {
    expect(momentOf(all, entry)).toBe(moment);
  });

  test('a moment made these entries of the log', () => {
    expect(spanOf(all, 0)).toEqual({ from: 0, to: 2 });
    expect(spanOf(all, 2)).toEqual({ from: 3, to: 6 });
  });

  test('are found by their numbers where the first are not known', () => {
    const late = { begins: { moment: 3, event: 6 }, moments: moments.slice(3) };
    expect([6, 7, 8, 99].map((entry) => momentOf(late, entry))).toEqual([3, 4, 5, 5]);
    expect([3, 4].map((at) => spanOf(late, at))).toEqual([
      { from: 6, to: 7 },
      { from: 7, to: 8 },
    ]);
  });
});
