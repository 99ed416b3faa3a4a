import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, unwrap } from 'idb';
import { newKey, type SealKey } from './seal.js';

// The browser's own database, where games lie. What is read from it may have come to harm.

export interface Boards extends DBSchema {
  /** What the list tells of each game, in the clear. */
  games: { key: string; value: unknown };
  /** What each game was opened as; of one that was stored whole, its record. Sealed. */
  records: { key: string; value: unknown };
  /** Every row, by its game and its number. Sealed. */
  rows: { key: [game: string, at: number]; value: unknown };
  /** Standing orders, by their games. Sealed. */
  orders: { key: string; value: unknown };
  keys: { key: string; value: SealKey };
}

/** In the order in which they came: the first version had those before `rows`. */
const STORES = ['games', 'records', 'keys', 'rows', 'orders'] as const;
const OF_VERSION_1 = 3;
const VERSION = 2;

export type Part = Exclude<(typeof STORES)[number], 'keys'>;
export type Writing<P extends Part> = IDBPTransaction<Boards, P[], 'readwrite'>;

export async function openBoards(): Promise<IDBPDatabase<Boards>> {
  if (!globalThis.crypto?.subtle)
    throw new Error('games are stored only where the page comes over https or from this machine');
  if (!globalThis.indexedDB) throw new Error('this browser has no place for games');
  const db = await openDB<Boards>('sandtable', VERSION, {
    upgrade(fresh, before) {
      for (const name of STORES.slice(before === 0 ? 0 : OF_VERSION_1)) fresh.createObjectStore(name);
    },
    // A newer version of the page, in another tab, makes the place larger: it need not wait for this one.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  });
  const missing = STORES.filter((name) => !db.objectStoreNames.contains(name));
  if (missing.length > 0) {
    db.close();
    throw new Error(`the place for games in this browser is damaged: it has no ${missing.join(' and no ')}`);
  }
  return db;
}

/** Writes all of what `write` writes, or nothing. */
export async function writing<P extends Part, T>(
  db: IDBPDatabase<Boards>,
  parts: P[],
  write: (to: Writing<P>) => Promise<T>,
): Promise<T> {
  const all = db.transaction(parts, 'readwrite');
  try {
    const written = await write(all);
    await all.done;
    return written;
  } catch (error) {
    // Not every failure takes back by itself what was written before it.
    all.done.catch(() => {});
    try {
      all.abort();
    } catch {
      // it is over already, and kept nothing
    }
    throw error;
  }
}

/** Adds rows where there are none of their numbers, or nothing. With every answer it is done once, so by the bare database. */
export function addRows(
  db: IDBPDatabase<Boards>,
  rows: readonly (readonly [row: unknown, key: [game: string, at: number]])[],
): Promise<void> {
  return new Promise((settle, fail) => {
    const all = unwrap(db).transaction('rows', 'readwrite');
    const store = all.objectStore('rows');
    all.oncomplete = () => settle();
    all.onabort = () => fail(all.error);
    try {
      for (const [row, key] of rows) store.add(row, key);
      all.commit();
    } catch (error) {
      fail(error);
      all.abort(); // else those that were added before it would stay
    }
  });
}

/** The key of this browser: made once, and never seen outside its database. */
export async function keyOf(db: IDBPDatabase<Boards>): Promise<SealKey> {
  const known = await db.get('keys', 'seal');
  if (known) return known;
  const fresh = await newKey();
  const once = db.transaction('keys', 'readwrite');
  const first = await once.store.get('seal'); // another tab may have been quicker
  if (!first) await once.store.put(fresh, 'seal');
  await once.done;
  return first ?? fresh;
}
