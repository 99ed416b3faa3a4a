import type { Store } from '@sandtable/house';
import type { GameRecord } from '@sandtable/kernel';

/** A game as it lies in a folder, each in its file, or as a record. */
export type Stored = { readonly folder: string; readonly game: string } | { readonly record: GameRecord };

/** The program for the terminal is started and not built upon: so are its files. */
const FILES = new URL('../../apps/cli/dist/games/file-store.js', import.meta.url).href;

interface FilesOfTheTerminal {
  readonly FileStore: new (files: unknown) => Store;
  readonly inFolder: (folder: string) => unknown;
}

/** A store over a folder, as the program for the terminal has it. */
export async function storeIn(folder: string): Promise<Store> {
  const { FileStore, inFolder } = (await import(FILES)) as FilesOfTheTerminal;
  return new FileStore(inFolder(folder));
}
