import { canonical, type GameBase, type GameRecord, type Row } from '@sandtable/kernel';
import { Late, type Listed, type Listing, NoGame, type Progress, type Store, Taken } from './store.js';

// What every store must do, wherever it keeps its games: tests of its own run them, in Node or in a browser.

export interface StoreCheck {
  readonly title: string;
  /** `open` gives stores over one place, which is empty at first. Throws where the store does something else. */
  readonly run: (open: () => Promise<Store>) => Promise<void>;
}

const BASE: GameBase = {
  sandtable: 1,
  ruleset: 'quantum-legions',
  version: '1.0.0',
  setup: { scenario: 'Überfall "bei Nacht"', forces: [1, 2] },
  start: null,
  dice: { kind: 'seeded', seed: 'a seed' },
  undo: 'free',
};

const listingOf = (game: string): Listing => ({
  game,
  title: 'Sunday',
  ruleset: 'quantum-legions',
  players: { A: 'person', B: 'recruit' },
  begun: 1000,
  changed: 1000,
  moves: 0,
  over: false,
  winner: null,
});

const row = (at: number, answer: unknown = { type: 'Move', at }): Row => ({
  at,
  entry: at === 0 ? null : { seat: at % 2 === 0 ? 'A' : 'B', answer },
  events: [{ type: 'moved', rule: 'QL-MOV-01', to: at }],
  secrets: [{ place: 0, readers: 'A', event: { type: 'moved', rule: 'QL-MOV-01', to: at, by: 'Ünit' } }],
  now: { waiting: ['A'], roll: null, over: false, outcome: null, moves: at, events: at + 1 },
});
const snapshot = (at: number): Row => ({ ...row(at), snapshot: { state: { at }, given: [], dice: [at] } });
const rowsTo = (count: number): Row[] => Array.from({ length: count }, (_, at) => row(at));

const progress = (moves: number, more: Partial<Progress> = {}): Progress => ({
  changed: 2000 + moves,
  moves,
  over: false,
  winner: null,
  ...more,
});

function same(found: unknown, expected: unknown, what: string): void {
  const [a, b] = [found, expected].map((value) => canonical(JSON.parse(JSON.stringify(value ?? null))));
  if (a !== b) throw new Error(`${what} is ${a}, expected ${b}`);
}

async function throws(kind: new (...args: never[]) => Error, what: string, run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (error instanceof kind) return;
    throw new Error(`${what}: ${error}, expected ${kind.name}`);
  }
  throw new Error(`${what} is done, expected ${kind.name}`);
}

const listed = async (store: Store, game: string): Promise<Listing> => (await store.get(game)).listing as Listing;
const names = (all: readonly Listed[]): string[] => all.map(({ game }) => game).sort();

async function begun(store: Store, game = 'g1', rows: readonly Row[] = [row(0)]): Promise<void> {
  await store.create(listingOf(game), BASE, rows);
}

export const STORE_CHECKS: readonly StoreCheck[] = [
  {
    title: 'a game comes back as it was laid, from another store over the same place too',
    run: async (open) => {
      await begun(await open(), 'g1', [snapshot(0)]);
      const store = await open();
      same(await store.get('g1'), { listing: listingOf('g1'), base: BASE, orders: {} }, 'the game');
      same(await store.rows('g1', 0), [snapshot(0)], 'its rows');
      same(await store.list(), [listingOf('g1')], 'the list');
    },
  },
  {
    title: 'a name that a game has is not given twice, and the first game stays',
    run: async (open) => {
      const [one, two] = [await open(), await open()];
      await begun(one);
      await throws(Taken, 'laying another', () => two.create({ ...listingOf('g1'), title: 'Monday' }, BASE, []));
      same((await listed(one, 'g1')).title, 'Sunday', 'the title');
      same(await two.rows('g1', 0), [row(0)], 'the rows');
    },
  },
  {
    title: 'rows come back in their order, all or those from a number on, one appended at a time or many',
    run: async (open) => {
      const store = await open();
      await begun(store, 'g1', rowsTo(2));
      await store.append('g1', [row(2), row(3)], progress(3));
      for (let at = 4; at < 13; at++) await store.append('g1', [row(at)], progress(at));
      same(await store.rows('g1', 0), rowsTo(13), 'all rows');
      same(await store.rows('g1', 9), rowsTo(13).slice(9), 'the rows from 9 on');
      same(await store.rows('g1', 13), [], 'the rows that are not there yet');
      same(await store.rows('g1', 3, 9), rowsTo(9).slice(3), 'the rows from 3 on before 9');
      same(await store.rows('g1', 9, 99), rowsTo(13).slice(9), 'the rows before one that is not there yet');
      same(await store.rows('g1', 0, 0), [], 'the rows before the first');
    },
  },
  {
    title: 'a row that comes late, or too early, is refused, and nothing of it is kept',
    run: async (open) => {
      const store = await open();
      await begun(store, 'g1', rowsTo(3));
      for (const late of [[row(2, 'late')], [row(4)], [row(3), row(5)], [row(2), row(3)]])
        await throws(Late, `appending ${late.map(({ at }) => at)}`, () => store.append('g1', late, progress(99)));
      same(await store.rows('g1', 0), rowsTo(3), 'the rows');
      same(await listed(store, 'g1'), listingOf('g1'), 'the listing');
    },
  },
  {
    title: 'of two who append the same number at once one is told that the other was quicker',
    run: async (open) => {
      const [one, two] = [await open(), await open()];
      await begun(one);
      await two.rows('g1', 0);
      const both = await Promise.allSettled([
        one.append('g1', [row(1, 'one')], progress(1, { winner: 'one' })),
        two.append('g1', [row(1, 'two')], progress(1, { winner: 'two' })),
      ]);
      const lost = both.flatMap((done) => (done.status === 'rejected' ? [done.reason] : []));
      same(lost.length, 1, 'the number of losers');
      if (!(lost[0] instanceof Late)) throw new Error(`the loser is told ${lost[0]}, expected Late`);
      const winner = both[0]!.status === 'fulfilled' ? 'one' : 'two';
      for (const store of [one, two, await open()]) {
        same(await store.rows('g1', 1), [row(1, winner)], 'the row');
        same((await listed(store, 'g1')).winner, winner, 'what the list tells');
      }
      await two.append('g1', [row(2)], progress(2));
      same((await one.rows('g1', 0)).length, 3, 'the number of rows');
    },
  },
  {
    title: 'the same row appended by two at once is appended by one',
    run: async (open) => {
      const stores = [await open(), await open(), await open()];
      await begun(stores[0]!);
      const all = await Promise.allSettled(stores.map((store) => store.append('g1', [row(1)], progress(1))));
      same(all.filter(({ status }) => status === 'fulfilled').length, 1, 'the number of winners');
      same((await stores[0]!.rows('g1', 0)).length, 2, 'the number of rows');
    },
  },
  {
    title: 'the list tells what the last row changed',
    run: async (open) => {
      const store = await open();
      await begun(store);
      const end = progress(1, { over: true, winner: 'A', mates: ['C'] });
      await store.append('g1', [row(1)], end);
      same(await (await open()).list(), [{ ...listingOf('g1'), ...end }], 'the list');
    },
  },
  {
    title: 'the last snapshot is found by its row',
    run: async (open) => {
      const store = await open();
      await begun(store);
      same(await store.snapshot('g1'), 0, 'the snapshot of a game without one');
      await store.append('g1', [row(1), snapshot(2), row(3)], progress(3));
      await store.append('g1', [row(4)], progress(4));
      same(await (await open()).snapshot('g1'), 2, 'the snapshot');
      await store.append('g1', [snapshot(5)], progress(5));
      same(await store.snapshot('g1'), 5, 'the next snapshot');
      same(await store.rows('g1', 5), [snapshot(5)], 'the rows from there on');
      same((await store.rows('g1', 0, 5)).length, 5, 'the number of rows before it');
    },
  },
  {
    title: 'a game that is opened at its last snapshot goes on, and its past is read when it is wanted',
    run: async (open) => {
      const first = await open();
      await begun(first, 'g1', [snapshot(0)]);
      for (let at = 1; at < 40; at++) await first.append('g1', [at % 8 === 0 ? snapshot(at) : row(at)], progress(at));
      await first.change('g1', { title: 'Monday', orders: { A: [{ kind: 'hold', terms: 1 }] } });
      const store = await open();
      const all = [...rowsTo(40)].map(({ at }) => (at % 8 === 0 ? snapshot(at) : row(at)));
      same(await store.snapshot('g1'), 32, 'the snapshot');
      same(await store.rows('g1', 32), all.slice(32), 'the rows from there on');
      same((await listed(store, 'g1')).title, 'Monday', 'the title');
      await store.append('g1', [row(40)], progress(40));
      await first.append('g1', [snapshot(41)], progress(41));
      await throws(Late, 'appending what the other has', () => store.append('g1', [row(41)], progress(41)));
      same(await store.rows('g1', 41), [snapshot(41)], 'the row of the other');
      same(await store.rows('g1', 0, 32), all.slice(0, 32), 'the rows before the snapshot');
      same(await store.rows('g1', 0), [...all, row(40), snapshot(41)], 'all rows');
      const third = await open();
      same(await third.get('g1'), await first.get('g1'), 'the game');
      same((await third.list()).length, 1, 'the list');
      same(await third.rows('g1', 30, 34), all.slice(30, 34), 'rows round a snapshot');
    },
  },
  {
    title: 'a title, players, a clock and standing orders are changed without a row, and rows do not change them back',
    run: async (open) => {
      const store = await open();
      await begun(store);
      const change = {
        title: 'Monday, "the 2nd"',
        players: { A: 'veteran', B: 'person' },
        clock: { terms: { kind: 'correspondence', each: 5 }, left: { A: 5, B: 5 }, running: ['A'], since: 0 },
      } as const;
      const orders = { A: [{ kind: 'hold', terms: { below: 10 } }] };
      await store.change('g1', { ...change, orders });
      await (await open()).append('g1', [row(1)], progress(1));
      const listing = { ...listingOf('g1'), ...change, ...progress(1) };
      same(await store.get('g1'), { listing, base: BASE, orders }, 'the game');
      same(await store.list(), [listing], 'the list, which tells no orders');
    },
  },
  {
    title: 'what is removed is gone, and no other game is',
    run: async (open) => {
      const store = await open();
      await begun(store, 'g1', rowsTo(5));
      await begun(store, 'g2', rowsTo(3));
      await (await open()).remove('g1');
      same(names(await store.list()), ['g2'], 'the list');
      await throws(NoGame, 'reading it', () => store.get('g1'));
      same(await store.rows('g2', 0), rowsTo(3), 'the rows of the other');
      await begun(store, 'g1');
      same(await store.rows('g1', 0), [row(0)], 'the rows of a new game of that name');
    },
  },
  {
    title: 'a game that is not there is told of, and removing it is no fault',
    run: async (open) => {
      const store = await open();
      await throws(NoGame, 'reading it', () => store.get('g9'));
      await throws(NoGame, 'its rows', () => store.rows('g9', 0));
      await throws(NoGame, 'its snapshot', () => store.snapshot('g9'));
      await throws(NoGame, 'appending', () => store.append('g9', [row(0)], progress(0)));
      await throws(NoGame, 'changing it', () => store.change('g9', { title: 'x' }));
      await store.remove('g9');
      same(await store.list(), [], 'the list');
    },
  },
  {
    title: 'any name is a name, and games lie apart',
    run: async (open) => {
      const store = await open();
      const odd = ['../up', 'a/b', 'a b', '.', 'Ä ☃', 'con', '%2F', 'g', 'g1', 'g10', 'x'.repeat(100)];
      for (const name of odd) await begun(store, name, [row(0), row(1, name)]);
      same(names(await (await open()).list()), [...odd].sort(), 'the list');
      for (const name of odd) same(await store.rows(name, 1), [row(1, name)], `the rows of ${name}`);
    },
  },
  {
    title: 'what was given and what was got can be changed without harm',
    run: async (open) => {
      const store = await open();
      const rows = [row(0), row(1, { deep: [1] })];
      const deepOf = (some: Row): number[] => (some.entry as { answer: { deep: number[] } }).answer.deep;
      await store.create(listingOf('g1'), BASE, rows);
      deepOf(rows[1]!).push(2);
      deepOf((await store.rows('g1', 1))[0]!).push(3);
      same(deepOf((await store.rows('g1', 1))[0]!), [1], 'what was answered');
    },
  },
  {
    title: 'a game that was stored as one record has no rows until somebody goes on with it',
    run: async (open) => {
      const store = await open();
      const record: GameRecord = { ...BASE, entries: [{ seat: 'A', answer: 1 }], snapshot: null };
      await store.create(listingOf('g1'), record, []);
      same((await store.get('g1')).base, record, 'its record');
      await store.append('g1', rowsTo(2), progress(1));
      await store.append('g1', [row(2)], progress(2));
      same(await store.rows('g1', 0), rowsTo(3), 'its rows');
    },
  },
];
