import { asJson, type Row } from '@sandtable/kernel';
import { changed, type Listing, mustBeNext, NoGame, type Store, type Stored, snapshotIn, Taken } from './store.js';

interface Kept {
  listing: Listing;
  orders: Stored['orders'];
  readonly base: Stored['base'];
  readonly rows: Row[];
}

/** Keeps games as long as the process lives. Stores over the same `games` hold the same. What goes in and out is a copy. */
export function memoryStore(games: Map<string, Kept> = new Map()): Store {
  const of = (game: string): Kept => {
    const kept = games.get(game);
    if (!kept) throw new NoGame(game);
    return kept;
  };
  return {
    async create(listing, base, rows) {
      if (games.has(listing.game)) throw new Taken(listing.game);
      mustBeNext(listing.game, rows, 0);
      games.set(listing.game, copy({ listing, base, rows: [...rows], orders: {} }));
    },
    async append(game, rows, progress) {
      const kept = of(game);
      mustBeNext(game, rows, kept.rows.length);
      kept.rows.push(...copy(rows));
      kept.listing = copy({ ...kept.listing, ...progress });
    },
    async get(game) {
      const { listing, base, orders } = of(game);
      return copy({ listing, base, orders });
    },
    rows: async (game, from, before) => copy(of(game).rows.slice(from, before)),
    snapshot: async (game) => snapshotIn(of(game).rows),
    async change(game, change) {
      const kept = of(game);
      kept.listing = copy(changed(kept.listing, change));
      kept.orders = copy(change.orders ?? kept.orders);
    },
    list: async () => copy([...games.values()].map(({ listing }) => listing)),
    async remove(game) {
      games.delete(game);
    },
  };
}

const copy = <T>(data: T): T => asJson(data) as T;
