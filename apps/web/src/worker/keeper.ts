import { type GameRecord, parse, type Schema } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { LEVEL_IDS, type Listed, type StoredGame } from '../port/seating.js';
import { seal, unseal } from './seal.js';
import type { Shelf } from './shelf.js';

const count = z.int().check(z.gte(0));
const entrySchema = z.strictObject({
  game: z.string(),
  title: z.string(),
  ruleset: z.string(),
  players: z.record(z.string(), z.enum(['person', 'nobody', ...LEVEL_IDS])),
  begun: count,
  changed: count,
  moves: count,
  over: z.boolean(),
  winner: z.nullable(z.string()),
  mates: z.optional(z.array(z.string())),
}) as unknown as Schema<StoredGame>;

/** Keeps games on a shelf: sealed, each under its own name. A game that came to harm is told of and left as it is. */
export class Keeper {
  private readonly shelf: Shelf;

  constructor(shelf: Shelf) {
    this.shelf = shelf;
  }

  /** The last played first. */
  async list(): Promise<readonly Listed[]> {
    const listed = (await this.shelf.list()).map(asListed);
    const when = (one: Listed) => ('damaged' in one ? 0 : one.changed);
    return listed.sort((a, b) => when(b) - when(a));
  }

  /** The title of a game that is stored already is its owner's, who may have changed it since. */
  async put(entry: StoredGame, record: GameRecord): Promise<void> {
    const sealed = await seal(this.shelf.key, entry.game, JSON.stringify(record));
    await this.shelf.put(entry.game, (before) => ({ ...entry, ...titleOf(before) }), sealed);
  }

  /** Throws a sentence that names the field at fault. Whether the record is a game only a referee can say. */
  async get(game: string): Promise<{ readonly entry: StoredGame; readonly record: unknown }> {
    const found = await this.shelf.get(game);
    if (found.entry === undefined) throw new Error(`There is no game "${game}" on this device.`);
    const listed = asListed(found.entry);
    if ('damaged' in listed) throw new Error(listed.damaged);
    const text = await unseal(this.shelf.key, game, found.record);
    return { entry: listed, record: parsedJson('record', text) };
  }

  async rename(game: string, title: string): Promise<void> {
    await this.shelf.change(game, (before) => {
      if (before === undefined) throw new Error(`There is no game "${game}" on this device.`);
      return { ...before, title };
    });
  }

  async remove(game: string): Promise<void> {
    await this.shelf.remove(game);
  }
}

const titleOf = (entry: unknown): { title?: string } => {
  const title = (entry as { title?: unknown } | undefined)?.title;
  return typeof title === 'string' ? { title } : {};
};

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
