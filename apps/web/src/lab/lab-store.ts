import type { ChunkRow } from '@sandtable/lab';
import { type DBSchema, openDB } from 'idb';

/** Where the lab keeps games as they are played. */
export interface LabStore {
  rows(series: string): Promise<readonly ChunkRow[]>;
  put(series: string, row: ChunkRow): Promise<void>;
}

interface LabDatabase extends DBSchema {
  chunks: { key: [series: string, from: number]; value: ChunkRow };
}

/** In the browser's database; what another build played is of no use and makes room. Where there is no such place, as long as the page is open. */
export async function labStore(build: string): Promise<LabStore> {
  try {
    const db = await openDB<LabDatabase>('sandtable-lab', 1, {
      upgrade(fresh) {
        fresh.createObjectStore('chunks');
      },
      blocking: (_, __, event) => (event.target as IDBDatabase).close(),
    });
    await db.delete('chunks', IDBKeyRange.upperBound([build], true));
    await db.delete('chunks', IDBKeyRange.lowerBound([`${build}\u{ffff}`], true));
    return {
      rows: (series) => db.getAll('chunks', IDBKeyRange.bound([series], [series, Number.POSITIVE_INFINITY])),
      put: async (series, row) => {
        await db.put('chunks', row, [series, row.from]);
      },
    };
  } catch {
    return memoryStore();
  }
}

export function memoryStore(): LabStore {
  const kept = new Map<string, ChunkRow[]>();
  return {
    rows: async (series) => kept.get(series) ?? [],
    put: async (series, row) => {
      kept.set(series, [...(kept.get(series) ?? []), row]);
    },
  };
}
