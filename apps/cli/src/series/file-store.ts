import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ChunkRow, type ChunkStore, MemoryStore, type SeriesKey } from '@sandtable/lab';
import { makeFolder, reasonOf } from '../files.js';
import { BadInput } from '../problem.js';

export const USUAL_STORE = join('.sandtable', 'lab');

/** The store that `--store` names: a folder, or `none`. */
export const storeAt = (folder: string = USUAL_STORE): ChunkStore =>
  folder === 'none' ? new MemoryStore() : new FileStore(folder);

/** Chunks as lines of text: a folder for each build, in it a file for each series, which only ever grows. */
export class FileStore implements ChunkStore {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  fileOf({ build, series }: SeriesKey): string {
    return join(this.folder, build, `${series}.jsonl`);
  }

  async rows(key: SeriesKey): Promise<readonly ChunkRow[]> {
    const file = this.fileOf(key);
    if (!existsSync(file)) return [];
    const lines = readFileSync(file, 'utf8').split('\n');
    const rows: ChunkRow[] = [];
    lines.forEach((line, i) => {
      if (line === '') return;
      const row = rowIn(line);
      if (row) rows.push(row);
      // The end of the last line is missing where a process was killed while writing it: the next then began a new line.
      else if (line.endsWith('}')) throw BadInput.at('--store', `${file}:${i + 1}`, 'games that this program stored');
    });
    return rows;
  }

  async builds(series: string): Promise<readonly string[]> {
    if (!existsSync(this.folder)) return [];
    const builds = readdirSync(this.folder).sort();
    return builds.filter((build) => existsSync(this.fileOf({ build, series })));
  }

  async put(key: SeriesKey, row: ChunkRow): Promise<void> {
    const file = this.fileOf(key);
    try {
      makeFolder(join(this.folder, key.build));
      appendFileSync(file, `\n${JSON.stringify(row)}`);
    } catch (error) {
      throw BadInput.at('--store', file, `a file that can be written (${reasonOf(error)})`);
    }
  }
}

function rowIn(line: string): ChunkRow | null {
  try {
    const row = JSON.parse(line) as ChunkRow;
    const isRow = Number.isInteger(row.from) && Array.isArray(row.played) && row.to - row.from === row.played.length;
    return isRow ? row : null;
  } catch {
    return null;
  }
}
