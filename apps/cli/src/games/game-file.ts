import { appendFileSync, closeSync, constants, fstatSync, openSync, readSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  type Change,
  changed,
  type Listed,
  type Listing,
  NoGame,
  type Progress,
  type StandingOrders,
  type Stored,
  snapshotIn,
  Taken,
} from '@sandtable/house';
import { parse, type Row, type Schema } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { makeFolder } from '../files.js';

// A game is a text file that only ever grows: a line for what it was begun as, and one for each thing that was stored since. A line
// counts whole or not at all: what was being written when a process was killed stands there as no JSON, and hurts no other line.

type Line =
  | { readonly listing: Listing; readonly base: Stored['base']; readonly rows: readonly Row[] }
  | { readonly by: string; readonly rows: readonly Row[]; readonly progress: Progress }
  | { readonly change: Change };

const count = z.int().check(z.gte(0));
const listingSchema = z.strictObject({
  game: z.string(),
  title: z.string(),
  ruleset: z.string(),
  players: z.record(z.string(), z.string()),
  begun: count,
  changed: count,
  moves: count,
  over: z.boolean(),
  winner: z.nullable(z.string()),
  mates: z.optional(z.array(z.string())),
  clock: z.optional(z.unknown()),
}) as unknown as Schema<Listing>;

/** What the lines of a file come to, those that were read so far. */
export class ToldGame {
  private listing: Listing | null = null;
  private begun: Stored['base'] | null = null;
  private orders: StandingOrders = {};
  private harm: string | null = null;
  readonly rows: Row[] = [];

  /** Takes a line, and gives it if it counts. Of two that have the same number the first in the file does. */
  take(text: string): Line | null {
    const line = lineIn(text);
    if (line === null) {
      if (this.begun === null) this.harm ??= 'its first line begins no game';
      return null;
    }
    if ('change' in line) {
      this.listing = this.listing && changed(this.listing, line.change);
      this.orders = line.change.orders ?? this.orders;
      return line;
    }
    const next = this.rows.length;
    const at = line.rows[0]?.at ?? next;
    if (at < next) return null;
    if (at > next) this.harm ??= `the rows ${next} to ${at - 1} are missing`;
    if ('base' in line) {
      this.listing = line.listing;
      this.begun = line.base;
    } else this.listing = this.listing && { ...this.listing, ...line.progress };
    this.rows.push(...line.rows);
    return line;
  }

  listed(game: string): Listed {
    const parsed = parse(listingSchema, this.listing);
    const harm = this.harm ?? (parsed.ok ? null : parsed.problems[0]!.message);
    return harm === null && parsed.ok ? { ...parsed.value, game } : { game, damaged: `The file is damaged: ${harm}.` };
  }

  stored(game: string): Stored {
    return { listing: this.listed(game), base: this.begun ?? ({} as Stored['base']), orders: this.orders };
  }

  get snapshot(): number {
    return snapshotIn(this.rows);
  }
}

/** Null for what is no line of ours. */
function lineIn(text: string): Line | null {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(data)) return null;
  const { listing, base, rows, progress, change } = data as Record<string, unknown>;
  if (isObject(change)) return data as Line;
  const isOurs =
    Array.isArray(rows) && rows.every(isObject) && ((isObject(listing) && isObject(base)) || isObject(progress));
  return isOurs ? (data as Line) : null;
}

const isObject = (value: unknown): value is object =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** A game from the text of its file; null where that is another file. */
export function gameIn(text: string): ToldGame | null {
  const lines = linesOf(text);
  const first = lineIn(lines[0] ?? '');
  if (first === null || !('base' in first)) return null;
  const told = new ToldGame();
  for (const line of lines) told.take(line);
  return told;
}

/** What follows the last line end is no line yet. */
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .slice(0, -1)
    .filter((line) => line !== '');

/** Where there is no file, none is made. */
const AT_ITS_END = constants.O_WRONLY | constants.O_APPEND;
const LINE_END = '\n'.charCodeAt(0);

/** The file of a game, of which no line is read twice. */
export class GameFile {
  readonly path: string;
  private readonly game: string;
  private read = new ToldGame();
  /** Which file it was, and as far as it was read in bytes. */
  private file = 0;
  private end = 0;
  /** Something stands after the last line end. */
  private isTorn = false;

  constructor(path: string, game: string) {
    this.path = path;
    this.game = game;
  }

  /** Begins the file. Throws `Taken` where there is one. */
  begin(listing: Listing, base: Stored['base'], rows: readonly Row[]): void {
    makeFolder(dirname(this.path));
    try {
      writeFileSync(this.path, `${JSON.stringify({ listing, base, rows } satisfies Line)}\n`, { flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw new Taken(this.game);
      rmSync(this.path, { force: true });
      throw error;
    }
  }

  /** The game as it stands in the file. Throws `NoGame` where there is none, or not yet a whole line of it. */
  get told(): ToldGame {
    this.readOn();
    return this.read;
  }

  /** Adds a line; false if another had its number before. Throws `NoGame` where there is no file. */
  add(line: Line): boolean {
    const file = this.opened(AT_ITS_END);
    try {
      appendFileSync(file, `${this.isTorn ? '\n' : ''}${JSON.stringify(line)}\n`);
    } finally {
      closeSync(file);
    }
    return this.readOn().some((one) => 'by' in one && 'by' in line && one.by === line.by);
  }

  /** Takes what was added since, and gives the lines that count. */
  private readOn(): Line[] {
    const added = this.added();
    const whole = added.subarray(0, added.lastIndexOf(LINE_END) + 1);
    this.isTorn = whole.length < added.length;
    this.end += whole.length;
    if (this.end === 0) throw new NoGame(this.game);
    return linesOf(whole.toString('utf8')).flatMap((text) => this.read.take(text) ?? []);
  }

  private added(): Buffer {
    const file = this.opened(constants.O_RDONLY);
    try {
      const { ino, size } = fstatSync(file);
      if (ino !== this.file || size < this.end) {
        this.read = new ToldGame(); // another game has this name now
        this.file = ino;
        this.end = 0;
      }
      const bytes = Buffer.alloc(size - this.end);
      return bytes.subarray(0, readSync(file, bytes, 0, bytes.length, this.end));
    } finally {
      closeSync(file);
    }
  }

  private opened(how: number): number {
    try {
      return openSync(this.path, how);
    } catch (error) {
      throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? new NoGame(this.game) : error;
    }
  }
}
