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
// A line with a snapshot says what all before it comes to, so that whoever opens the game reads on from there.

type Line =
  | { readonly listing: Listing; readonly base: Stored['base']; readonly rows: readonly Row[] }
  | { readonly by: string; readonly rows: readonly Row[]; readonly progress: Progress; readonly before?: Before }
  | { readonly change: Change };

/** What the first bytes of a file come to. As they never change, it is true for ever, whether the line that says it counts or not. */
interface Before {
  readonly bytes: number;
  /** How many rows. */
  readonly rows: number;
  readonly listing: Listing;
  readonly orders: StandingOrders;
}

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
const beforeSchema = z.strictObject({
  bytes: count,
  rows: count,
  listing: listingSchema as unknown as z.ZodMiniType<Listing>,
  orders: z.record(z.string(), z.array(z.strictObject({ kind: z.string(), terms: z.unknown() }))),
}) as unknown as Schema<Before>;

/** What the lines of a file come to, those that were read so far. */
export class ToldGame {
  private listing: Listing | null = null;
  private begun: Stored['base'] | null = null;
  private orders: StandingOrders = {};
  private harm: string | null = null;
  /** How many rows lie before those that were read. */
  readonly first: number = 0;
  readonly rows: Row[] = [];

  /** `before` is what the lines that are not read come to, but for the very first of them. */
  constructor(base: Stored['base'] | null = null, before: Before | null = null) {
    if (before === null) return;
    this.begun = base;
    this.listing = before.listing;
    this.orders = before.orders;
    this.first = before.rows;
  }

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
    const { next } = this;
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

  /** The number of the next row. */
  get next(): number {
    return this.first + this.rows.length;
  }

  get snapshot(): number {
    return snapshotIn(this.rows);
  }

  /** What it comes to, as a later line may say it; null where it came to harm. */
  before(bytes: number): Before | null {
    const { listing, orders, next, harm } = this;
    return listing && harm === null ? { bytes, rows: next, listing, orders } : null;
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

/** What a line says of all before it, where it does. */
function beforeIn(text: string): Before | null {
  if (!text.includes('"before":{"bytes":')) return null;
  const line = lineIn(text);
  if (line === null || !('before' in line)) return null;
  const parsed = parse(beforeSchema, line.before);
  return parsed.ok ? parsed.value : null;
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

/** Bytes that are read at a time from the end of a file, where its last snapshot lies. */
const CHUNK = 64 * 1024;

/** The file of a game, of which no line is read twice, and none before the last snapshot until it is asked for. */
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

  /** Whether the file begins as one of ours: any other is no game that is kept. */
  get isGame(): boolean {
    return this.reading((file) => baseIn(file) !== null);
  }

  /** The game as it stands in the file. Throws `NoGame` where there is none, or not yet a whole line of it. */
  get told(): ToldGame {
    this.readOn();
    return this.read;
  }

  /** The same with every row from some number on. */
  toldFrom(row: number): ToldGame {
    if (this.told.first <= row) return this.read;
    this.forget();
    this.readOn(true);
    return this.read;
  }

  /** Adds a line; false if another had its number before. Throws `NoGame` where there is no file. */
  add(line: Line): boolean {
    const before = 'by' in line && line.rows.some(({ snapshot }) => snapshot) ? this.read.before(this.end) : null;
    const file = this.opened(AT_ITS_END);
    try {
      appendFileSync(file, `${this.isTorn ? '\n' : ''}${JSON.stringify(before ? { ...line, before } : line)}\n`);
    } finally {
      closeSync(file);
    }
    return this.readOn().some((one) => 'by' in one && 'by' in line && one.by === line.by);
  }

  /** Takes what was added since, and gives the lines that count. */
  private readOn(whole = false): Line[] {
    const added = this.reading((file) => {
      const { ino, size } = fstatSync(file);
      if (ino !== this.file || size < this.end) this.forget(); // another game has this name now
      this.file = ino;
      if (this.end === 0 && !whole) this.enter(file, size);
      return bytesOf(file, this.end, size);
    });
    const lines = added.subarray(0, added.lastIndexOf(LINE_END) + 1);
    this.isTorn = lines.length < added.length;
    this.end += lines.length;
    if (this.end === 0) throw new NoGame(this.game);
    return linesOf(lines.toString('utf8')).flatMap((text) => this.read.take(text) ?? []);
  }

  private forget(): void {
    this.read = new ToldGame();
    this.end = 0;
  }

  /** Goes to the last line that says what all before it comes to: what it says of is not read. */
  private enter(file: number, size: number): void {
    for (let length = CHUNK; length < size; length *= 2) {
      const chunk = bytesOf(file, size - length, size);
      const lines = linesOf(chunk.subarray(chunk.indexOf(LINE_END) + 1).toString('utf8'));
      const before = lines.reverse().reduce<Before | null>((found, line) => found ?? beforeIn(line), null);
      if (before === null) continue;
      const base = baseIn(file);
      const follows = before.bytes > 0 && bytesOf(file, before.bytes - 1, before.bytes)[0] === LINE_END;
      if (base === null || !follows) return;
      this.read = new ToldGame(base, before);
      this.end = before.bytes;
      return;
    }
  }

  private reading<T>(read: (file: number) => T): T {
    const file = this.opened(constants.O_RDONLY);
    try {
      return read(file);
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

function bytesOf(file: number, from: number, to: number): Buffer {
  const bytes = Buffer.alloc(to - from);
  return bytes.subarray(0, readSync(file, bytes, 0, bytes.length, from));
}

/** What the first line of a file says that a game was opened as; null where it is no line of ours. */
function baseIn(file: number): Stored['base'] | null {
  const { size } = fstatSync(file);
  for (let length = Math.min(CHUNK, size); ; length = Math.min(2 * length, size)) {
    const start = bytesOf(file, 0, length);
    const end = start.indexOf(LINE_END);
    if (end < 0 && length < size) continue;
    const first = lineIn(start.subarray(0, Math.max(0, end)).toString('utf8'));
    return first && 'base' in first ? first.base : null;
  }
}
