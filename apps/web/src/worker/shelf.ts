import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { newKey, type SealKey } from './seal.js';

/** Where games lie: what may be listed of each, and its sealed record. What is read from it may have come to harm. */
export interface Shelf {
  readonly key: SealKey;
  list(): Promise<readonly unknown[]>;
  get(game: string): Promise<{ readonly entry: unknown; readonly record: unknown }>;
  /** Writes both or neither. `write` is given the entry that lies there now. */
  put(game: string, write: (before: unknown) => object, record: unknown): Promise<void>;
  /** Changes the entry alone. */
  change(game: string, write: (before: unknown) => object): Promise<void>;
  remove(game: string): Promise<void>;
}

interface Boards extends DBSchema {
  games: { key: string; value: unknown };
  records: { key: string; value: unknown };
  keys: { key: string; value: SealKey };
}

const STORES = ['games', 'records', 'keys'] as const;

/** The browser's own database. */
export async function browserShelf(): Promise<Shelf> {
  if (!globalThis.crypto?.subtle)
    throw new Error('games are stored only where the page comes over https or from this machine');
  const db = await openDB<Boards>('sandtable', 1, {
    upgrade(fresh) {
      for (const name of STORES) fresh.createObjectStore(name);
    },
    // A newer version of the page, in another tab, makes the shelf larger: it need not wait for this one.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  });
  const missing = STORES.filter((name) => !db.objectStoreNames.contains(name));
  if (missing.length > 0) {
    db.close();
    throw new Error(`the place for games in this browser is damaged: it has no ${missing.join(' and no ')}`);
  }
  return {
    key: await keyOf(db),
    list: async () => {
      const [names, entries] = await Promise.all([db.getAllKeys('games'), db.getAll('games')]);
      return entries.map((entry, i) => ({ ...(entry as object), game: names[i] }));
    },
    get: async (game) => {
      const both = db.transaction(['games', 'records']);
      const [entry, record] = await Promise.all([
        both.objectStore('games').get(game),
        both.objectStore('records').get(game),
      ]);
      return { entry, record };
    },
    put: async (game, write, record) => {
      const both = db.transaction(['games', 'records'], 'readwrite');
      const entries = both.objectStore('games');
      try {
        await entries.put(write(await entries.get(game)), game);
        await both.objectStore('records').put(record, game);
      } catch (error) {
        // Not every failure takes back by itself what was written before it.
        both.done.catch(() => {});
        abort(both);
        throw error;
      }
      await both.done;
    },
    change: async (game, write) => {
      const one = db.transaction('games', 'readwrite');
      await one.store.put(write(await one.store.get(game)), game);
      await one.done;
    },
    remove: async (game) => {
      const both = db.transaction(['games', 'records'], 'readwrite');
      await Promise.all([both.objectStore('games').delete(game), both.objectStore('records').delete(game), both.done]);
    },
  };
}

function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // it is over already, and kept nothing
  }
}

/** The key of this browser: made once, and never seen outside its database. */
async function keyOf(db: IDBPDatabase<Boards>): Promise<SealKey> {
  const known = await db.get('keys', 'seal');
  if (known) return known;
  const fresh = await newKey();
  const once = db.transaction('keys', 'readwrite');
  const first = await once.store.get('seal'); // another tab may have been quicker
  if (!first) await once.store.put(fresh, 'seal');
  await once.done;
  return first ?? fresh;
}
