import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { DeskNews } from '../src/port/seating.js';
import { type BrowserStore, browserStore } from '../src/worker/browser-store.js';
import type { DeskRoom } from '../src/worker/desk.js';

/** The part of a browser's database that a test looks at and harms. */
export type Part = 'games' | 'records' | 'rows' | 'orders' | 'keys';

/** A browser with a database of its own. */
export interface TestBrowser {
  store(): Promise<BrowserStore>;
  read(part: Part): Promise<Map<unknown, unknown>>;
  /** Puts something in the place of what lies there, or nothing. */
  harm(part: Part, key: IDBValidKey, harm: (before: never) => unknown): Promise<void>;
}

export function aBrowser(): TestBrowser {
  const factory = new IDBFactory();
  const raw = () => promised(factory.open('sandtable'));
  return {
    store() {
      globalThis.indexedDB = factory;
      return browserStore();
    },
    async read(part) {
      const db = await raw();
      const store = db.transaction(part).objectStore(part);
      const [keys, values] = await Promise.all([promised(store.getAllKeys()), promised(store.getAll())]);
      db.close();
      return new Map(keys.map((key, i) => [Array.isArray(key) ? key.join(' ') : key, values[i]]));
    },
    async harm(part, key, harm) {
      const db = await raw();
      const store = db.transaction(part, 'readwrite').objectStore(part);
      const after = harm((await promised(store.get(key))) as never);
      if (after === undefined) await promised(store.delete(key));
      else await promised(store.put(after, key));
      db.close();
    },
  };
}

function promised<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((settle, fail) => {
    request.onsuccess = () => settle(request.result);
    request.onerror = () => fail(request.error);
  });
}

let names = 0;

/** The world round a desk. Rooms that share a set of locks are tabs of one browser. */
export function aRoom(
  store: DeskRoom['store'] = aBrowser().store(),
  locks = new Set<string>(),
): DeskRoom & { readonly news: DeskNews[] } {
  const news: DeskNews[] = [];
  let ms = 1_000_000;
  return {
    newName: () => `name${++names}`,
    now: () => ++ms,
    store,
    lock: async (game) => {
      if (locks.has(game)) return null;
      locks.add(game);
      return () => void locks.delete(game);
    },
    tell: (one) => news.push(one),
    address: (file) => URL.createObjectURL(file),
    news,
  };
}
