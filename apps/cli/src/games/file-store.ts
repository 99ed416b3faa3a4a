import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Change,
  Late,
  type Listed,
  type Listing,
  mustBeNext,
  NoGame,
  type Progress,
  type Store,
  type Stored,
} from '@sandtable/house';
import { asJson, type Row } from '@sandtable/kernel';
import { GameFile } from './game-file.js';

/** Which file a game has. */
export interface Files {
  of(game: string): string;
  games(): readonly string[];
}

const ENDING = '.jsonl';
/** Names that some systems keep for themselves, whatever follows a dot. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/;

/** Any name becomes a file of this folder, and no two the same one, also where upper and lower case are one. */
export const inFolder = (folder: string): Files => ({
  of: (game) => join(folder, `${encoded(game)}${ENDING}`),
  games: () =>
    existsSync(folder)
      ? readdirSync(folder).flatMap((file) => (file.endsWith(ENDING) ? decoded(file.slice(0, -ENDING.length)) : []))
      : [],
});

const encoded = (game: string): string => {
  const escaped = (text: string): string =>
    [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
  const name = game.replace(/[^a-z0-9-]/gu, escaped);
  return RESERVED.test(name) ? `${escaped(name.charAt(0))}${name.slice(1)}` : name;
};

function decoded(name: string): string[] {
  try {
    return [decodeURIComponent(name)];
  } catch {
    return []; // no file of ours
  }
}

/** Keeps each game as a file of lines. Several processes may hold stores over the same files: of two lines with one number the first counts. */
export class FileStore implements Store {
  private readonly files: Files;
  private readonly open = new Map<string, GameFile>();
  /** Tells its own lines from those of other processes. */
  private readonly name = randomUUID();

  constructor(files: Files) {
    this.files = files;
  }

  async create(listing: Listing, base: Stored['base'], rows: readonly Row[]): Promise<void> {
    mustBeNext(listing.game, rows, 0);
    this.of(listing.game).begin(listing, base, rows);
  }

  async append(game: string, rows: readonly Row[], progress: Progress): Promise<void> {
    const file = this.of(game);
    mustBeNext(game, rows, file.told.next);
    if (!file.add({ by: this.name, rows, progress })) throw new Late(game, rows[0]!.at, file.told.next);
  }

  async get(game: string): Promise<Stored> {
    return copy(this.of(game).told.stored(game));
  }

  async rows(game: string, from: number, before = Number.POSITIVE_INFINITY): Promise<readonly Row[]> {
    const { rows, first } = this.of(game).toldFrom(from);
    return copy(rows.slice(from - first, Math.max(from, before) - first));
  }

  async snapshot(game: string): Promise<number> {
    return this.of(game).told.snapshot;
  }

  async change(game: string, change: Change): Promise<void> {
    this.of(game).add({ change });
  }

  async list(): Promise<readonly Listed[]> {
    return this.files.games().flatMap((game) => {
      try {
        return copy(this.of(game).told.listed(game));
      } catch (error) {
        if (error instanceof NoGame) return []; // it was begun by a process that was killed, or is removed just now
        throw error;
      }
    });
  }

  async remove(game: string): Promise<void> {
    this.open.delete(game);
    rmSync(this.files.of(game), { force: true });
  }

  private of(game: string): GameFile {
    const known = this.open.get(game) ?? new GameFile(this.files.of(game), game);
    this.open.set(game, known);
    return known;
  }
}

const copy = <T>(data: T): T => asJson(data) as T;
