import type { ChunkStore } from '@sandtable/lab';
import { BadInput } from '../problem.js';
import { storeAt } from '../series/file-store.js';
import type { Terminal } from '../terminal.js';
import { DatabaseStore } from './chunks.js';
import { type Database, openDatabase } from './database.js';

/** Databases that this process has open, by their addresses. */
const open = new Map<string, Promise<Database>>();

export const databaseUrl = (): string | undefined => process.env.DATABASE_URL || undefined;

/** Where games are kept: the folder that `--store` names, the database of DATABASE_URL, or the usual folder. */
export async function storeFor(
  { store, workers }: { readonly store?: string; readonly workers?: number },
  terminal: Terminal,
): Promise<ChunkStore> {
  const url = databaseUrl();
  if (store !== undefined || url === undefined) {
    if (workers === 0) throw BadInput.at('--workers', 0, 'at least 1: without DATABASE_URL nobody else plays');
    return storeAt(store);
  }
  return databaseStore(url, terminal);
}

export async function databaseStore(url: string, terminal: Terminal): Promise<DatabaseStore> {
  const opening = open.get(url) ?? openDatabase(url, (text) => terminal.complain(text));
  open.set(url, opening);
  try {
    return new DatabaseStore(await opening);
  } catch (error) {
    open.delete(url);
    throw new BadInput(`DATABASE_URL names a database that cannot be opened: ${(error as Error).message}.`);
  }
}

export async function closeDatabases(): Promise<void> {
  const all = [...open.values()];
  open.clear();
  await Promise.all(all.map(async (database) => (await database.catch(() => null))?.close()));
}
