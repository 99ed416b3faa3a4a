import type { GameRecord, Row } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import {
  type ErrandKind,
  type House,
  memoryStore,
  type News,
  type Offered,
  type Place,
  type Push,
  patched,
  type StandingKind,
  type Store,
} from '../src/index.js';
import { aHouse, aRoom, openGame, TWO } from './a-house.js';

const roll = (place: Place) => place.ask<'answer'>({ do: 'answer', seat: place.seat!, answer: 'roll' });
const hold = (place: Place) => place.ask<'answer'>({ do: 'answer', seat: place.seat!, answer: 'hold' });
const soon = () => new Promise((settle) => setTimeout(settle));
const movesOf = async (house: House, game: string) => {
  const found = (await house.games()).find((one) => one.game === game)!;
  return 'moves' in found ? found.moves : found.damaged;
};
/** Whoever is asked holds when there is something to hold, and else rolls: so both play. */
async function playOn(house: House, game: string, answers: number): Promise<void> {
  for (let i = 0; i < answers; i++) {
    const [seat] = (await house.resume(game)).waiting;
    const place = house.sit(game, seat!);
    const asked = place.look<'question'>({ do: 'question', seat: seat! });
    const { pot } = (asked.ok ? asked.question!.data : null) as { pot: number };
    expect(await (pot > 0 ? hold : roll)(place)).toMatchObject({ ok: true });
  }
}

describe('seats', () => {
  test('[TABLE-SECRET] a place knows what its seat may know, and no other’s', async () => {
    const house = aHouse();
    const game = await openGame(house, { ruleset: 'sealed-bids', setup: undefined, ready: 'five' });
    const a = house.sit(game, 'A');
    expect(a.look<'view'>({ do: 'view', seat: 'A' })).toMatchObject({ ok: true });
    for (const word of ['view', 'events', 'sight', 'options'] as const)
      expect(a.look<typeof word>({ do: word, seat: 'B' } as never)).toMatchObject({
        refusal: { rule: 'TABLE-SECRET' },
      });
    expect(a.look<'record'>({ do: 'record' })).toMatchObject({ refusal: { rule: 'TABLE-SECRET' } });
    expect(await a.ask<'answer'>({ do: 'answer', seat: 'B', answer: 1 })).toMatchObject({
      refusal: { rule: 'TABLE-SEAT' },
    });
  });

  test('[TABLE-SEAT] at one screen sits one: who sat there before is cut off, and is told nothing more', async () => {
    const house = aHouse();
    const game = await openGame(house);
    const a = house.sit(game, 'A');
    const heard: Push[] = [];
    a.follow((push) => heard.push(push));
    const b = house.sit(game, 'B');
    expect(await roll(a)).toMatchObject({ refusal: { rule: 'TABLE-SEAT' } });
    const again = house.sit(game, 'A', 'another screen');
    await roll(again);
    expect(heard).toHaveLength(1);
    expect(b.look<'view'>({ do: 'view', seat: 'B' })).toMatchObject({ ok: true });
  });

  test('persons take the seats of persons, bots those of bots, and everybody may watch', async () => {
    const house = aHouse();
    const game = await openGame(house, { players: { A: 'person', B: 'recruit' } });
    expect(() => house.sit(game, 'B')).toThrow('Nobody at this screen plays B.');
    expect(() => house.sitBot(game, 'A')).toThrow('No program plays A.');
    expect(house.sitBot(game, 'B').look<'question'>({ do: 'question', seat: 'B' })).toMatchObject({ ok: true });
    expect(await house.sit(game, null).handle({ do: 'view', game, seat: null })).toMatchObject({ ok: true });
    await expect(openGame(house, { players: { A: 'person' } })).rejects.toThrow('players.B is missing');
  });

  test('[TABLE-SEAT] seats are given to others: who sat there is cut off, and it is stored', async () => {
    const house = aHouse();
    const game = await openGame(house);
    const a = house.sit(game, 'A');
    await house.give(game, { A: 'veteran', B: 'person' });
    expect(await roll(a)).toMatchObject({ refusal: { rule: 'TABLE-SEAT' } });
    expect(await house.games()).toMatchObject([{ players: { A: 'veteran', B: 'person' } }]);
  });
});

describe('storing', () => {
  test('a game goes on in another process where it stood, with the same dice', async () => {
    const store = memoryStore();
    const [one, two] = [aHouse(aRoom({ store })), aHouse(aRoom({ store }))];
    const game = await openGame(one);
    await playOn(one, game, 70);
    expect(await two.resume(game)).toMatchObject({ game, players: TWO, over: false });
    expect((await two.whole(game)).record).toEqual((await one.whole(game)).record);
    expect(await movesOf(two, game)).toBe(70);
  });

  test('every answer is one row, and what is written does not grow with the game', async () => {
    const store = memoryStore();
    const sizes: number[] = [];
    const counting = {
      ...store,
      append: (...args: Parameters<typeof store.append>) => {
        sizes.push(JSON.stringify(args).length);
        return store.append(...args);
      },
    };
    const house = aHouse(aRoom({ store: counting }));
    const game = await openGame(house, { setup: { target: 1000 } });
    await playOn(house, game, 640);
    expect(sizes).toHaveLength(640);
    const written = (from: number) => sizes.slice(from, from + 64).reduce((sum, size) => sum + size, 0);
    expect(written(576) / written(0)).toBeLessThan(1.1);
    expect((await store.rows(game, 0)).map(({ at }) => at)).toEqual([...Array(641).keys()]);
    expect(await store.snapshot(game)).toBe(640);
  });

  test('an undo is a row like any other', async () => {
    const store = memoryStore();
    const house = aHouse(aRoom({ store }));
    const game = await openGame(house, { undo: 'always' });
    const a = house.sit(game, 'A');
    await roll(a);
    expect(await a.ask<'undo'>({ do: 'undo', seat: 'A' })).toMatchObject({ ok: true });
    expect((await store.rows(game, 2))[0]!.entry).toEqual({ undo: 1, seat: 'A' });
    expect((await aHouse(aRoom({ store })).resume(game)).waiting).toEqual(['A']);
  });

  test('what could not be stored is told of, the game goes on, and it is stored as soon as it can be', async () => {
    const store = memoryStore();
    let full = true;
    const fails = {
      ...store,
      create: (...a: Parameters<typeof store.create>) =>
        full ? Promise.reject(new Error('disk full')) : store.create(...a),
    };
    const again: string[] = [];
    const room = aRoom({ store: fails, stored: (name) => void again.push(name), standing: () => [] });
    const house = aHouse(room);
    const game = await openGame(house);
    await house.stand(game, 'A', [{ kind: 'x', terms: 1 }]);
    await playOn(house, game, 2);
    expect(again).toEqual([]);
    expect(room.told.map(({ why }) => why)).toEqual(['disk full', 'disk full', 'disk full']);
    full = false;
    await playOn(house, game, 1);
    expect(room.told).toHaveLength(3);
    expect((await store.rows(game, 0)).length).toBe(4);
    expect((await store.get(game)).orders).toEqual({ A: [{ kind: 'x', terms: 1 }] });
    await playOn(house, game, 1);
    expect(again).toEqual([game]);
  });

  test('[TABLE-LATE] of two processes that answer the same question one is told, and goes on with the other’s game', async () => {
    const store = memoryStore();
    const [one, two] = [aHouse(aRoom({ store })), aHouse(aRoom({ store }))];
    const game = await openGame(one);
    await two.resume(game);
    const [a, late] = [one.sit(game, 'A'), two.sit(game, 'A')];
    const heard: Push[] = [];
    late.follow((push) => heard.push(push));
    expect(await roll(a)).toMatchObject({ ok: true });
    expect(await late.ask<'answer'>({ do: 'answer', seat: 'A', answer: 'resign' })).toMatchObject({
      refusal: { rule: 'TABLE-LATE' },
    });
    expect(heard.at(-1)).toMatchObject({ news: { now: { over: false } } });
    expect((await two.whole(game)).record.entries).toEqual([{ seat: 'A', answer: 'roll' }]);
    const [next] = (await two.resume(game)).waiting;
    await two.sit(game, next!).ask<'answer'>({ do: 'answer', seat: next!, answer: 'roll' });
    await one.catchUp(game);
    expect((await one.whole(game)).record).toEqual((await two.whole(game)).record);
    expect((await store.rows(game, 0)).length).toBe(3);
  });

  test('[TABLE-LATE] who named the moment is shown the present, and a message sent again to another process counts once', async () => {
    const store = memoryStore();
    const [one, two] = [aHouse(aRoom({ store })), aHouse(aRoom({ store }))];
    const game = await openGame(one);
    await two.resume(game);
    const [a, other] = [one.sit(game, 'A'), two.sit(game, 'A')];
    const message = { do: 'answer', game, seat: 'A', answer: 'roll', at: 0, id: 'mine' };
    const first = await a.handle(message);
    expect(await other.handle(message)).toEqual(first);
    expect(await a.handle({ ...message, id: 'a second press' })).toMatchObject({
      refusal: { rule: 'TABLE-LATE' },
      present: { at: 1, now: { moves: 1 } },
    });
    expect((await store.rows(game, 0)).length).toBe(2);
  });

  test('[TABLE-LATE] sealed answers given in two processes at once both count', async () => {
    const store = memoryStore();
    const [one, two] = [aHouse(aRoom({ store })), aHouse(aRoom({ store }))];
    const game = await openGame(one, { ruleset: 'sealed-bids', setup: undefined, ready: 'five' });
    await two.resume(game);
    const give = async (house: House, seat: string) => {
      const place = house.sit(game, seat);
      const offered = place.look<'options'>({ do: 'options', seat });
      return place.ask<'answer'>({ do: 'answer', seat, at: 0, answer: offered.ok && offered.options[0] });
    };
    expect(await Promise.all([give(one, 'A'), give(two, 'B')])).toMatchObject([{ ok: true }, { ok: true }]);
    expect((await store.rows(game, 0)).length).toBe(3);
  });

  test('a game stored as one record, as games were, opens and goes on in rows', async () => {
    const first = aHouse();
    const old = await openGame(first);
    await playOn(first, old, 5);
    const { record } = await first.whole(old);
    const [listing] = await first.games();
    const store = memoryStore();
    await store.create({ ...(listing as never as { game: string }), game: 'old' } as never, record, []);
    const house = aHouse(aRoom({ store }));
    expect(await house.resume('old')).toMatchObject({ game: 'old', notice: null });
    expect((await house.whole('old')).record).toEqual(record);
    await playOn(house, 'old', 1);
    expect((await store.rows('old', 0)).map(({ at }) => at)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    const again = aHouse(aRoom({ store }));
    await again.resume('old');
    expect((await again.whole('old')).record.entries.slice(0, 5)).toEqual(record.entries);
  });

  test('a game of another version goes on as a copy, and what was stored stays', async () => {
    const store = memoryStore();
    const old = aHouse(aRoom({ store }));
    const game = await openGame(old);
    await playOn(old, game, 3);
    const before: readonly Row[] = await store.rows(game, 0);
    const [pig] = [...old.referee.rulesets.values()];
    const copy = await aHouse(aRoom({ store }), [{ ...pig!, version: '99.0.0' }]).resume(game);
    expect(copy.game).not.toBe(game);
    expect(copy.notice).toMatch(/^the record is of version/);
    expect(await store.rows(game, 0)).toEqual(before);
  });

  test('once more, and from a moment of the past, are games of their own', async () => {
    const house = aHouse();
    const game = await openGame(house);
    await playOn(house, game, 3);
    const again = await house.again(game);
    expect((await house.whole(again.game)).record.entries).toEqual([]);
    const branch = await house.branch(game, 2, { A: 'veteran', B: 'person' }, 'What if');
    expect(branch).toMatchObject({ title: 'What if', players: { A: 'veteran', B: 'person' } });
    expect((await house.again(branch.game)).waiting).toEqual(branch.waiting);
  });
});

describe('a game that is opened near its end', () => {
  const COUNT = 2_000;
  const RESUMED = { undo: 'always', setup: { target: 1000 } } as const;

  /** A store of one long game, that tells how many rows were read from it. */
  async function longGame(): Promise<{ store: Store; game: string; read: number[]; whole: GameRecord }> {
    const kept = memoryStore();
    const house = aHouse(aRoom({ store: kept }));
    const game = await openGame(house, RESUMED);
    for (let at = 0; at < COUNT; at++) {
      const [seat] = house.referee.games.get(game)!.now.waiting;
      await roll(house.sit(game, seat!));
    }
    const read: number[] = [];
    const store: Store = {
      ...kept,
      rows: async (...args) => {
        const rows = await kept.rows(...args);
        read.push(rows.length);
        return rows;
      },
    };
    return { store, game, read, whole: (await house.whole(game)).record };
  }
  const long = longGame();
  const cold = async () => {
    const { store, game, read, whole } = await long;
    read.length = 0;
    const house = aHouse(aRoom({ store }));
    await house.resume(game);
    return { house, game, read, whole };
  };

  test('reads the rows from its last snapshot on, and no other while it goes on', async () => {
    const { house, game, read } = await cold();
    expect(read).toEqual([17]); // the last snapshot of 2,001 rows is at 1,984
    const heard: News[] = [];
    const [seat] = (await house.resume(game)).waiting;
    const place = house.sit(game, seat!);
    place.follow((push) => 'news' in push && heard.push(push.news));
    expect(heard[0]).toMatchObject({ at: COUNT, now: { waiting: [seat] }, question: { seat } });
    expect(heard[0]!.moments).toHaveLength(17);
    expect(heard[0]!.from).toBeGreaterThan(0);
    expect(heard[0]!.from + heard[0]!.events.length).toBe(heard[0]!.now.events);
    expect(await place.ask<'check'>({ do: 'check', seat: seat!, answer: 'roll' })).toMatchObject({ refusal: null });
    expect(read).toEqual([17]);
  });

  test('has all its past for whoever asks: log, record, moments, luck, a branch, what is taken back', async () => {
    const { house, game, read, whole } = await cold();
    expect((await house.whole(game)).record).toEqual(whole);
    expect(read).toEqual([17, 1984]);
    const asks: ((place: Place, seat: string) => Promise<unknown>)[] = [
      (place, seat) => place.ask<'events'>({ do: 'events', seat, from: 0 }),
      (place) => place.ask<'moments'>({ do: 'moments' }),
      (place, seat) => place.ask<'view'>({ do: 'view', seat, at: 7 }),
      (place, seat) => place.ask<'luck'>({ do: 'luck', seat }),
      (place, seat) => place.ask<'undo'>({ do: 'undo', seat, moves: 40 }),
    ];
    const full = (await house.whole(game)).record;
    for (const ask of asks) {
      const late = await cold();
      const early = aHouse();
      await early.layNew(full, 'the same', TWO, game);
      const [seat] = (await late.house.resume(game)).waiting;
      expect(await ask(late.house.sit(game, seat!), seat!)).toEqual(await ask(early.sit(game, seat!), seat!));
      if (ask === asks.at(-1)) await late.house.remove(game);
    }
  });

  test('[TABLE-LATE] answers a message that is only sent again with what came of it long ago', async () => {
    const store = memoryStore();
    const one = aHouse(aRoom({ store }));
    const game = await openGame(one, RESUMED);
    const message = { do: 'answer', game, seat: 'A', answer: 'roll', at: 0, id: 'mine' };
    const first = await one.sit(game, 'A').handle(message);
    await playOn(one, game, 40);
    const two = aHouse(aRoom({ store }));
    await two.resume(game);
    expect(two.referee.games.get(game)!.rows[0]!.at).toBe(32);
    expect(await two.sit(game, 'A').handle(message)).toMatchObject({
      ok: true,
      from: (first as { from: number }).from,
    });
    expect(await two.sit(game, 'A').handle({ ...message, id: 'yours' })).toMatchObject({
      refusal: { rule: 'TABLE-LATE' },
    });
  });

  test('is told whole when it ends', async () => {
    const store = memoryStore();
    const one = aHouse(aRoom({ store }));
    const game = await openGame(one, RESUMED);
    await playOn(one, game, 50);
    const two = aHouse(aRoom({ store }));
    const { waiting } = await two.resume(game);
    const heard: News[] = [];
    const place = two.sit(game, waiting[0]!);
    place.follow((push) => 'news' in push && heard.push(push.news));
    expect(heard[0]!.from).toBeGreaterThan(0);
    await place.ask<'answer'>({ do: 'answer', seat: waiting[0]!, answer: 'resign' });
    expect(heard[1]).toMatchObject({ from: 0, now: { over: true } });
    expect(heard[1]!.events).toHaveLength(heard[1]!.now.events);
    expect(heard[1]!.moments).toHaveLength(52);
    const three = aHouse(aRoom({ store }));
    await three.resume(game);
    const last: News[] = [];
    three.sit(game, null).follow((push) => 'news' in push && last.push(push.news));
    expect(last[0]).toMatchObject({ from: 0, at: 51 });
  });

  test('goes on where its older rows came to harm, and says so to who asks about them', async () => {
    const { store, game } = await long.then(() => longSpoilt());
    const house = aHouse(aRoom({ store }));
    const { waiting } = await house.resume(game);
    const place = house.sit(game, waiting[0]!);
    expect(await place.ask<'view'>({ do: 'view', seat: waiting[0]!, at: 3 })).toMatchObject({
      error: { message: 'row 7 is damaged' },
    });
    expect(await roll(place)).toMatchObject({ ok: true });
  });
});

/** Fifty rows, of which the seventh cannot be read. */
async function longSpoilt(): Promise<{ store: Store; game: string }> {
  const kept = memoryStore();
  const house = aHouse(aRoom({ store: kept }));
  const game = await openGame(house);
  await playOn(house, game, 50);
  const rows: Store['rows'] = (name, from, before) =>
    from <= 7 ? Promise.reject(new Error('row 7 is damaged')) : kept.rows(name, from, before);
  return { store: { ...kept, rows }, game };
}

describe('who follows', () => {
  test('is told at once how the game stands, then with every change only what is new', async () => {
    const house = aHouse();
    const game = await openGame(house);
    const heard: News[] = [];
    const a = house.sit(game, 'A');
    a.follow((push) => 'news' in push && heard.push(push.news));
    expect(heard[0]).toMatchObject({ at: 0, from: 0, question: { seat: 'A' }, now: { waiting: ['A'] } });
    expect(heard[0]!.options).toEqual(
      a.look<'options'>({ do: 'options', seat: 'A' }).ok && expect.arrayContaining(['roll']),
    );
    await roll(a);
    const [first, second] = heard as [News, News];
    expect(second).toMatchObject({
      at: 1,
      from: first.events.length,
      moments: [{ seat: 'A', did: 'answer', moves: 1 }],
    });
    const seen = a.look<'view'>({ do: 'view', seat: 'A' });
    expect(patched(patched(undefined, first.view), second.view)).toEqual(seen.ok && seen.view);
    expect(JSON.stringify(second.view)).not.toContain('target'); // it never changes: it was told once
  });

  test('hears before the answer is answered, so that nobody sees an answer without its effect', async () => {
    const house = aHouse();
    const game = await openGame(house);
    const order: string[] = [];
    const a = house.sit(game, 'A');
    a.follow(() => order.push('told'));
    await roll(a).then(() => order.push('answered'));
    expect(order).toEqual(['told', 'told', 'answered']);
  });

  test('reads the whole log anew when the game is over, with nothing hidden', async () => {
    const house = aHouse();
    const game = await openGame(house, { ruleset: 'sealed-bids', setup: undefined, ready: 'five' });
    const heard: News[] = [];
    house.sit(game, 'A', 'left').follow((push) => 'news' in push && heard.push(push.news));
    for (let i = 0; i < 99; i++) {
      const { waiting, over } = await house.resume(game);
      if (over) break;
      const place = house.sit(game, waiting[0]!, 'right');
      const offered = place.look<'options'>({ do: 'options', seat: waiting[0]! });
      await place.ask<'answer'>({ do: 'answer', seat: waiting[0]!, answer: offered.ok && offered.options.at(-1) });
    }
    const last = heard.at(-1)!;
    expect(last).toMatchObject({ from: 0, question: null, now: { over: true } });
    expect(last.events).toHaveLength(last.now.events);
  });
});

describe('standing orders', () => {
  const holdAt: StandingKind = {
    kind: 'hold',
    questions: ['go'],
    answer: (terms, { view }) => ((view as { pot: number }).pot >= (terms as { pot: number }).pot ? 'hold' : null),
  };

  test('answer what is asked of an absent player, and nothing that does not fit', async () => {
    const store = memoryStore();
    const house = aHouse(aRoom({ store, standing: () => [holdAt] }));
    const game = await openGame(house);
    await house.stand(game, 'A', [
      { kind: 'unknown', terms: 3 },
      { kind: 'hold', terms: { pot: 1 } },
    ]);
    const a = house.sit(game, 'A');
    await roll(a); // what falls is held at once, or was a one: it is B’s turn in either case
    expect((await house.resume(game)).waiting).toEqual(['B']);
    const stands = {
      A: [
        { kind: 'unknown', terms: 3 },
        { kind: 'hold', terms: { pot: 1 } },
      ],
    };
    expect((await store.get(game)).orders).toEqual(stands);
    const next = aHouse(aRoom({ store, standing: () => [holdAt] }));
    await next.resume(game);
    expect(next.standingOrders(game, 'A')).toEqual(stands.A);
    expect(next.standingOrders(game, 'B')).toEqual([]);
  });

  test('hold at once, also for a question that is out already', async () => {
    const house = aHouse(aRoom({ standing: () => [holdAt] }));
    const game = await openGame(house);
    await playOn(house, game, 1);
    expect((await house.resume(game)).waiting).toEqual(['A']);
    await house.stand(game, 'A', [{ kind: 'hold', terms: { pot: 0 } }]);
    expect((await house.resume(game)).waiting).toEqual(['B']);
    await expect(house.stand(game, 'C', [])).rejects.toThrow('Nobody at this screen plays C.');
  });
});

describe('[TABLE-CLOCK] clocks', () => {
  const MINUTE = { kind: 'fischer', bank: 60_000, gain: 1000 } as const;

  test('are kept with the game: another process reads the same time', async () => {
    const store = memoryStore();
    const room = aRoom({ store });
    const house = aHouse(room);
    const game = await openGame(house, { clock: MINUTE });
    room.ms += 10_000;
    await roll(house.sit(game, 'A'));
    const next = aHouse(aRoom({ store }));
    await next.resume(game);
    expect(await next.clock(game)).toMatchObject({ left: { A: 51_000, B: 60_000 }, since: room.ms });
  });

  test('whose time has run out answers nothing any more, and has lost', async () => {
    const room = aRoom();
    const house = aHouse(room);
    const game = await openGame(house, { clock: MINUTE });
    room.ms += 60_000;
    const late = await house.sit(game, 'A').handle({ do: 'answer', game, seat: 'A', answer: 'roll', id: 'late' });
    expect(late).toMatchObject({ id: 'late', refusal: { rule: 'TABLE-CLOCK' } });
    expect(await house.games()).toMatchObject([{ over: true, winner: 'B', clock: { fallen: 'A' }, moves: 0 }]);
    expect(await hold(house.sit(game, 'B'))).toMatchObject({ refusal: { rule: 'TABLE-CLOCK' } });
    expect((await house.resume(game)).over).toBe(true);
  });
});

test('a record that is none is refused in a sentence, and nothing is kept', async () => {
  const house = aHouse();
  const game = await openGame(house);
  const { record } = await house.whole(game);
  const broken = { ...record, undo: 'maybe' } as unknown as GameRecord;
  await expect(house.layNew(broken, 'x', TWO)).rejects.toThrow(/^record\.undo is "maybe"/);
  await expect(house.layNew({ ...record, ruleset: 'chess' }, 'x', TWO)).rejects.toThrow(/record\.ruleset is "chess"/);
  await expect(house.resume('nowhere')).rejects.toThrow('There is no game "nowhere" on this device.');
  expect(await house.games()).toHaveLength(1);
});

describe('orders for many, at a place', () => {
  /** Rolls until there is so much in the pot, and then holds. */
  const upTo: ErrandKind = {
    kind: 'upTo',
    begin: (order) => {
      if (typeof order !== 'number') return null;
      let held = false;
      const next = ({ question }: Offered) => {
        const { pot } = question.data as { pot: number };
        if (pot < order) return { answer: 'roll' };
        held = true;
        return { answer: 'hold' };
      };
      return { next, isLast: () => held };
    },
  };
  const errands = () => [upTo];
  const answersOf = async (house: House, game: string) =>
    (await house.whole(game)).record.entries.map((entry) => ('answer' in entry ? `${entry.seat} ${entry.answer}` : ''));

  test('are answered one after the other, stored and told like any other', async () => {
    const house = aHouse(aRoom({ errands }));
    const game = await openGame(house, { setup: { target: 1000 } });
    const a = house.sit(game, 'A');
    const told: unknown[] = [];
    const reply = await a.handle({ id: 7, do: 'errands', kind: 'upTo', orders: [1] }, (push) => void told.push(push));
    expect(reply).toEqual({ id: 7, ok: true });
    expect(told).toEqual([{ left: 1 }]);
    const answers = await answersOf(house, game);
    expect(answers.at(0)).toBe('A roll');
    expect(answers.every((answer) => answer.startsWith('A '))).toBe(true);
    expect(await movesOf(house, game)).toBe(answers.length);
  });

  test('wait for what others answer in between, and end where a person must be asked first', async () => {
    const house = aHouse(aRoom({ errands }));
    const game = await openGame(house, { setup: { target: 1000 }, players: { A: 'person', B: 'recruit' } });
    const [a, b] = [house.sit(game, 'A'), house.sitBot(game, 'B')];
    const done = a.carryOut({ kind: 'upTo', orders: [1, 1] });
    const asked = () => b.look<'question'>({ do: 'question', seat: 'B' });
    for (let reply = asked(); ; reply = asked()) {
      if (reply.ok && reply.question !== null) break;
      await soon();
    }
    const mine = (await answersOf(house, game)).length;
    await roll(b);
    for (let reply = asked(); reply.ok && reply.question !== null; reply = asked()) await hold(b);
    await done;
    expect((await answersOf(house, game)).slice(mine + 1).some((answer) => answer.startsWith('A '))).toBe(true);

    const two = await openGame(house, { setup: { target: 1000 } });
    await house.sit(two, 'A').carryOut({ kind: 'upTo', orders: [1, 1] });
    expect((await answersOf(house, two)).every((answer) => answer.startsWith('A '))).toBe(true);
  });

  test('end when they are told to halt, when the seat is given to another, and when one is refused', async () => {
    const house = aHouse(aRoom({ errands }));
    const game = await openGame(house, { setup: { target: 1000 }, players: { A: 'person', B: 'recruit' } });
    const a = house.sit(game, 'A');
    const done = a.carryOut({ kind: 'upTo', orders: [1, 1, 1] });
    for (;;) {
      const reply = a.look<'question'>({ do: 'question', seat: 'A' });
      if (reply.ok && reply.question === null) break;
      await soon();
    }
    a.halt();
    expect(await done).toMatchObject({ ok: true });
    const again = a.carryOut({ kind: 'upTo', orders: [1] });
    house.sit(game, 'A');
    expect(await again).toMatchObject({ ok: true });

    const wrong: ErrandKind = { kind: 'wrong', begin: () => ({ next: () => ({ answer: 'fly' }) }) };
    const other = aHouse(aRoom({ errands: () => [wrong] }));
    const place = other.sit(await openGame(other), 'A');
    expect(await place.carryOut({ kind: 'wrong', orders: [1] })).toMatchObject({ ok: false });
  });

  test('that are none are said to be', async () => {
    const house = aHouse(aRoom({ errands }));
    const a = house.sit(await openGame(house), 'A');
    expect(await a.handle({ do: 'errands', kind: 'dance', orders: [] })).toMatchObject({ error: { path: 'kind' } });
    for (const orders of [['x'], null])
      expect(await a.handle({ do: 'errands', kind: 'upTo', orders })).toMatchObject({ error: { path: 'orders' } });
  });
});
