import { type GameRecord, parse, type Schema } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { LEVEL_IDS, type Listed, type StoredGame } from '../port/seating.js';
import { RULESET_IDS } from './rulesets.js';
import { seal, unseal } from './seal.js';
import type { Shelf } from './shelf.js';

const count = z.int().check(z.gte(0));
/** As far as a calendar goes: what lies beyond cannot be shown as a date. */
const time = z.int().check(z.gte(0), z.lte(8_640_000_000_000_000));
/** Of a title that is stored, as of one that is typed. */
export const LONGEST_TITLE = 120;
const entrySchema = z.strictObject({
  game: z.string(),
  title: z.string().check(z.maxLength(LONGEST_TITLE)),
  ruleset: z.enum(RULESET_IDS),
  players: z.record(z.string(), z.enum(['person', 'nobody', ...LEVEL_IDS])),
  begun: time,
  changed: time,
  moves: count,
  over: z.boolean(),
  winner: z.nullable(z.string()),
  mates: z.optional(z.array(z.string())),
}) as unknown as Schema<StoredGame>;

/**
 * Keeps games on a shelf: sealed, each under its own name. A game that came to harm is told of and left as it is. What reading
 * demands of an entry, writing checks.
 */
export class Keeper {
  private readonly shelf: Shelf;
  /** What was found wrong with records, by their games: looked at once, and again when they have changed. */
  private readonly looked = new Map<string, { readonly changed: number; readonly damaged: string | null }>();

  constructor(shelf: Shelf) {
    this.shelf = shelf;
  }

  /** The last played first. */
  async list(): Promise<readonly Listed[]> {
    const listed = await Promise.all((await this.shelf.list()).map((entry) => this.whole(asListed(entry))));
    const when = (one: Listed) => ('damaged' in one ? 0 : one.changed);
    return listed.sort((a, b) => when(b) - when(a));
  }

  /** An entry whose record does not open is no game to go on with, however healthy it looks. */
  private async whole(listed: Listed): Promise<Listed> {
    if ('damaged' in listed) return listed;
    const { game, changed } = listed;
    const before = this.looked.get(game);
    const damaged = before?.changed === changed ? before.damaged : await this.harmOf(game);
    this.looked.set(game, { changed, damaged });
    return damaged === null ? listed : { game, damaged };
  }

  private harmOf(game: string): Promise<string | null> {
    return this.record(game).then(
      () => null,
      (error: Error) => error.message,
    );
  }

  /** The title of a game that is stored already is its owner's, who may have changed it since. */
  async put(entry: StoredGame, record: GameRecord): Promise<void> {
    mustFit(entry);
    const sealed = await seal(this.shelf.key, entry.game, JSON.stringify(record));
    await this.shelf.put(entry.game, (before) => ({ ...entry, ...titleOf(before) }), sealed);
    this.looked.delete(entry.game);
  }

  /** Throws a sentence that names the field at fault. Whether the record is a game only a referee can say. */
  async get(game: string): Promise<{ readonly entry: StoredGame; readonly record: unknown }> {
    const found = await this.shelf.get(game);
    if (found.entry === undefined) throw new Error(`There is no game "${game}" on this device.`);
    const listed = asListed(found.entry);
    if ('damaged' in listed) throw new Error(listed.damaged);
    return { entry: listed, record: await this.opened(game, found.record) };
  }

  /** The record alone, whatever became of its entry: so that a game can be saved whose row came to harm. */
  async record(game: string): Promise<unknown> {
    return this.opened(game, (await this.shelf.get(game)).record);
  }

  private async opened(game: string, sealed: unknown): Promise<unknown> {
    return parsedJson('record', await unseal(this.shelf.key, game, sealed));
  }

  async rename(game: string, title: string): Promise<void> {
    await this.shelf.change(game, (before) => {
      if (before === undefined) throw new Error(`There is no game "${game}" on this device.`);
      return mustFit({ ...before, title });
    });
  }

  async remove(game: string): Promise<void> {
    await this.shelf.remove(game);
  }
}

const titleOf = (entry: unknown): { title?: string } => {
  const title = (entry as { title?: unknown } | undefined)?.title;
  return typeof title === 'string' ? { title: title.slice(0, LONGEST_TITLE) } : {};
};

function mustFit<T extends object>(entry: T): T {
  const parsed = parse(entrySchema, entry);
  if (!parsed.ok) throw new Error(`The game cannot be stored: ${parsed.problems[0]!.message}.`);
  return entry;
}

function asListed(entry: unknown): Listed {
  const parsed = parse(entrySchema, entry);
  if (parsed.ok) return parsed.value;
  const game = (entry as { game?: unknown } | null)?.game;
  return { game: String(game), damaged: `The stored game is damaged: ${parsed.problems[0]!.message}.` };
}

/** `what` is the name of the field or the file that should be JSON. */
export function parsedJson(what: string, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Error(`${what} is not JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
}
