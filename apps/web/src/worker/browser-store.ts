import {
  changed,
  Late,
  type Listed,
  mustBeNext,
  NoGame,
  type Progress,
  type Store,
  type Stored,
  snapshotIn,
  Taken,
} from '@sandtable/house';
import type { Row } from '@sandtable/kernel';
import type { IDBPDatabase, IDBPTransaction } from 'idb';
import { addRows, type Boards, keyOf, openBoards, type Part, writing } from './boards.js';
import { listedAs, mustBeProgress, mustFit, reachOf, standing } from './kept.js';
import { type Sealed, type SealKey, seal, unseal } from './seal.js';

/** Keeps games in the browser's database, sealed row by row. Rejects with a reason where there is none. */
export async function browserStore(): Promise<BrowserStore> {
  const db = await openBoards();
  return new BrowserStore(db, await keyOf(db));
}

/** A game that came to harm is told of and left as it is; it can be removed, and what is whole of it be read. */
export class BrowserStore implements Store {
  private readonly db: IDBPDatabase<Boards>;
  private readonly key: SealKey;
  /** What was found wrong with games, by their names: looked at once, and again when they have changed. */
  private readonly looked = new Map<string, { readonly changed: number; readonly damaged: string | null }>();
  /** How many rows from before the last snapshot were read for the list, by game: each is read once while the page is open. */
  private readonly seen = new Map<string, number>();
  /** What of the past of a game cannot be read any more. */
  private readonly lost = new Map<string, string>();
  /** The next row of games whose last one was added here: that nobody else has added it is found out when it is added. */
  private readonly next = new Map<string, number>();

  constructor(db: IDBPDatabase<Boards>, key: SealKey) {
    this.db = db;
    this.key = key;
  }

  /** Lets go of the database. */
  close(): void {
    this.db.close();
  }

  async create(listing: Stored['listing'], base: Stored['base'], rows: readonly Row[]): Promise<void> {
    const { game } = listing;
    mustBeNext(game, rows, 0);
    const kept = mustFit({ ...listing, rows: rows.length, snapshot: snapshotIn(rows) });
    const sealed = await this.sealed(game, base);
    const sealedRows = await this.sealedRows(game, rows);
    await writing(this.db, ['games', 'records', 'rows'], async (to) => {
      const games = to.objectStore('games');
      if ((await games.getKey(game)) !== undefined) throw new Taken(game);
      // What somebody may have added who did not know yet that a game of this name was removed.
      await to.objectStore('rows').delete(rowsOf(game));
      const all = sealedRows.map((row, at) => to.objectStore('rows').put(row, [game, at]));
      await Promise.all([games.put(kept, game), to.objectStore('records').put(sealed, game), ...all]);
    });
    this.next.set(game, rows.length);
  }

  /**
   * A row and what it changed in the list are written at one place, which is most of what storing costs; the entry of the game is written
   * when there is a snapshot, or when another may have written before.
   */
  async append(game: string, rows: readonly Row[], progress: Progress): Promise<void> {
    const isNext = rows.length > 0 && rows[0]!.at === this.next.get(game);
    if (isNext && rows.every(({ snapshot }) => !snapshot)) await this.appendRows(game, rows, progress);
    else await this.appendWithEntry(game, rows, progress);
    this.looked.delete(game);
  }

  private async appendRows(game: string, rows: readonly Row[], progress: Progress): Promise<void> {
    mustBeNext(game, rows, rows[0]!.at);
    const beside = mustBeProgress(progress);
    const sealed = await this.sealedRows(game, rows);
    this.next.delete(game); // until it is known that nobody was quicker
    try {
      await addRows(
        this.db,
        sealed.map((row, i) => [{ ...row, progress: beside }, [game, rows[i]!.at]]),
      );
    } catch (error) {
      if ((error as DOMException).name !== 'ConstraintError') throw error;
      throw new Late(game, rows[0]!.at, reachOf((await this.found(game)).now).rows);
    }
    this.next.set(game, rows.at(-1)!.at + 1);
  }

  private async appendWithEntry(game: string, rows: readonly Row[], progress: Progress): Promise<void> {
    const sealed = await this.sealedRows(game, rows);
    this.next.delete(game);
    const end = await writing(this.db, ['games', 'rows'], async (to) => {
      const before = standing(await entryOf(to, game), await lastOf(to, game));
      const { rows: next, snapshot } = reachOf(before);
      mustBeNext(game, rows, next);
      const reach = { rows: next + rows.length, snapshot: snapshotIn(rows, snapshot) };
      const kept = mustFit({ ...before, ...progress, ...reach });
      const all = sealed.map((row, i) => to.objectStore('rows').put(row, [game, next + i]));
      await Promise.all([to.objectStore('games').put(kept, game), ...all]);
      return reach.rows;
    });
    this.next.set(game, end);
  }

  async get(game: string): Promise<Stored> {
    const { kept, now, base, orders } = await this.found(game);
    return {
      listing: listedAs(game, kept, now),
      base: (await this.opened(game, 'record', base)) as Stored['base'],
      orders: orders === undefined ? {} : ((await this.opened(ordersOf(game), 'orders', orders)) as Stored['orders']),
    };
  }

  private async found(game: string): Promise<{ kept: unknown; now: object; base: unknown; orders: unknown }> {
    const all = this.db.transaction(['games', 'records', 'orders', 'rows']);
    const [kept, last, base, orders] = await Promise.all([
      entryOf(all, game),
      lastOf(all, game),
      all.objectStore('records').get(game),
      all.objectStore('orders').get(game),
    ]);
    return { kept, now: standing(kept, last), base, orders };
  }

  async rows(game: string, from: number, before?: number): Promise<readonly Row[]> {
    try {
      return await this.readRows(game, from, before);
    } catch (error) {
      this.looked.delete(game); // it came to harm since: whether it opens all the same is found out anew
      throw error;
    }
  }

  private async readRows(game: string, from: number, before = Number.POSITIVE_INFINITY): Promise<readonly Row[]> {
    const all = this.db.transaction(['games', 'rows']);
    const range = from < before ? IDBKeyRange.bound([game, from], [game, before], false, true) : null;
    const [kept, last, sealed] = await Promise.all([
      entryOf(all, game),
      lastOf(all, game),
      range ? all.objectStore('rows').getAll(range) : [],
    ]);
    const expected = Math.max(0, Math.min(reachOf(standing(kept, last)).rows, before) - from);
    if (sealed.length < expected)
      throw new Error(`rows of the game are missing: ${sealed.length} are there, expected ${expected}.`);
    return Promise.all(
      sealed.map(async (row, i) => (await this.opened(rowOf(game, from + i), `row ${from + i}`, row)) as Row),
    );
  }

  async snapshot(game: string): Promise<number> {
    const kept = await this.db.get('games', game);
    if (kept === undefined) throw new NoGame(game);
    return reachOf(kept).snapshot;
  }

  async change(game: string, change: Parameters<Store['change']>[1]): Promise<void> {
    const orders = change.orders && (await this.sealed(ordersOf(game), change.orders));
    await writing(this.db, ['games', 'orders', 'rows'], async (to) => {
      const before = standing(await entryOf(to, game), await lastOf(to, game));
      await to.objectStore('games').put(mustFit(changed(before as never, change)), game);
      if (orders) await to.objectStore('orders').put(orders, game);
    });
  }

  async list(): Promise<readonly Listed[]> {
    const all = this.db.transaction(['games', 'rows']);
    const games = all.objectStore('games');
    const [names, entries] = await Promise.all([games.getAllKeys(), games.getAll()]);
    const last = await Promise.all(names.map((name) => lastOf(all, name)));
    const listed = await Promise.all(
      entries.map((kept, i) => this.whole(listedAs(names[i]!, kept, standing(kept, last[i]!)))),
    );
    await this.lookBack(listed);
    return listed.map((one) => {
      const lost = 'damaged' in one ? undefined : this.lost.get(one.game);
      return lost === undefined ? one : { ...one, lost };
    });
  }

  /** A game is gone on with from its last snapshot, so that nothing reads what came before: it is read here, so many rows at a time. */
  private async lookBack(listed: readonly Listed[]): Promise<void> {
    let left = PAST_AT_ONCE;
    for (const one of listed) {
      if (left <= 0) return;
      const { game } = one;
      if ('damaged' in one || this.lost.has(game)) continue;
      try {
        const [from, end] = [this.seen.get(game) ?? 0, await this.snapshot(game)];
        const to = Math.min(end, from + left);
        if (from >= to) continue;
        left -= to - from;
        await this.readRows(game, from, to);
        this.seen.set(game, to);
      } catch (error) {
        if (!(error instanceof NoGame)) this.lost.set(game, (error as Error).message);
      }
    }
  }

  /** A game that does not open is none to go on with, however healthy its listing looks. */
  private async whole(listed: Listed): Promise<Listed> {
    if ('damaged' in listed) return listed;
    const { game, changed: when } = listed;
    const before = this.looked.get(game);
    const damaged = before?.changed === when ? before.damaged : await this.harmOf(game);
    this.looked.set(game, { changed: when, damaged });
    return damaged === null ? listed : { game, damaged };
  }

  /** Looks at what the game is entered by: what it was opened as, and the rows since the last snapshot. */
  private async harmOf(game: string): Promise<string | null> {
    try {
      await this.get(game);
      await this.readRows(game, await this.snapshot(game));
      return null;
    } catch (error) {
      return (error as Error).message;
    }
  }

  async remove(game: string): Promise<void> {
    await writing(this.db, ['games', 'records', 'orders', 'rows'], async (to) => {
      await Promise.all([
        to.objectStore('games').delete(game),
        to.objectStore('records').delete(game),
        to.objectStore('orders').delete(game),
        to.objectStore('rows').delete(rowsOf(game)),
      ]);
    });
    for (const known of [this.looked, this.seen, this.lost, this.next]) known.delete(game);
  }

  private sealed(name: string, data: unknown): Promise<Sealed> {
    return seal(this.key, name, JSON.stringify(data));
  }

  private sealedRows(game: string, rows: readonly Row[]): Promise<Sealed[]> {
    return Promise.all(rows.map((row) => this.sealed(rowOf(game, row.at), row)));
  }

  private async opened(name: string, what: string, sealed: unknown): Promise<unknown> {
    return parsedJson(what, await unseal(this.key, name, what, sealed));
  }
}

/** Rows of the past that are read for one list: what some milliseconds are enough for. */
const PAST_AT_ONCE = 400;

const rowsOf = (game: string): IDBKeyRange => IDBKeyRange.bound([game, 0], [game, Number.POSITIVE_INFINITY]);

/** The last row there is of a game, as it lies there. */
async function lastOf(
  all: IDBPTransaction<Boards, Part[], IDBTransactionMode>,
  game: string,
): Promise<{ readonly at: number; readonly row: unknown } | null> {
  const cursor = await all.objectStore('rows').openCursor(rowsOf(game), 'prev');
  return cursor && { at: cursor.key[1], row: cursor.value };
}

/** What lies in the clear of a game. */
async function entryOf(all: IDBPTransaction<Boards, Part[], IDBTransactionMode>, game: string): Promise<unknown> {
  const kept = await all.objectStore('games').get(game);
  if (kept === undefined) throw new NoGame(game);
  return kept;
}

/** What a row and the orders of a game are sealed under; its record is sealed under its own name. */
const rowOf = (game: string, at: number): string => JSON.stringify([game, at]);
const ordersOf = (game: string): string => JSON.stringify([game, 'orders']);

/** `what` is the name of the field or the file that should be JSON. */
export function parsedJson(what: string, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Error(`${what} is not JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
}
