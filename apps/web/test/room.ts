import type { DeskNews } from '../src/port/seating.js';
import type { DeskRoom } from '../src/worker/desk.js';
import { Keeper } from '../src/worker/keeper.js';
import { newKey } from '../src/worker/seal.js';
import type { Shelf } from '../src/worker/shelf.js';

/** A shelf in memory. Its rows lie open, so that a test can look at them and harm them. */
export interface TestShelf extends Shelf {
  readonly entries: Map<string, unknown>;
  readonly records: Map<string, unknown>;
}

export async function aShelf(): Promise<TestShelf> {
  const [entries, records] = [new Map<string, unknown>(), new Map<string, unknown>()];
  return {
    key: await newKey(),
    entries,
    records,
    list: async () => [...entries].map(([game, entry]) => ({ ...(entry as object), game })),
    get: async (game) => ({ entry: entries.get(game), record: records.get(game) }),
    put: async (game, write, record) => {
      entries.set(game, write(entries.get(game)));
      records.set(game, record);
    },
    change: async (game, write) => void entries.set(game, write(entries.get(game))),
    remove: async (game) => {
      entries.delete(game);
      records.delete(game);
    },
  };
}

let names = 0;

/** The world round a desk. Rooms that share a set of locks are tabs of one browser. */
export function aRoom(
  shelf: Promise<Shelf> = aShelf(),
  locks = new Set<string>(),
): DeskRoom & { readonly news: DeskNews[] } {
  const news: DeskNews[] = [];
  let ms = 1_000_000;
  return {
    newName: () => `name${++names}`,
    now: () => ++ms,
    keeper: shelf.then((found) => new Keeper(found)),
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
