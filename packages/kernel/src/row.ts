import { parse, type Schema } from '@sandtable/data';
import * as z from 'zod/mini';
import type { Secret, Told } from './event.js';
import type { Seat } from './question.js';
import {
  type Entry,
  entrySchema,
  type GameBase,
  type GameRecord,
  RecordError,
  type Start,
  startSchema,
} from './record.js';
import type { Outcome } from './ruleset.js';

// A game is rows: what it was opened as, and then each answer with all that came of it. Whoever holds the rows holds the game.

/** How a game stands: whom it waits for, or how it ended. */
export interface Now {
  /** The seats that have yet to answer. */
  readonly waiting: readonly Seat[];
  /** Dice that must be rolled by hand before the game goes on. */
  readonly roll: Roll | null;
  readonly over: boolean;
  readonly outcome: Outcome | null;
  /** Moves that stand. */
  readonly moves: number;
  /** Events in the log. */
  readonly events: number;
}

/** Dice to be rolled by hand, and whose hand they fall from. */
export interface Roll {
  readonly count: number;
  readonly sides: number;
  readonly rule: string;
  readonly seat: Seat | null;
}

/** What is appended to a game when something happens at the table from outside; never changed afterwards. */
export interface Row extends Told {
  /** The moment that it leads to; the opening is 0, and every row leads to the next one. */
  readonly at: number;
  /** Null for the opening. */
  readonly entry: Entry | null;
  readonly now: Now;
  /** A move that may be taken back freely: nothing was rolled and nothing hidden seen because of it. */
  readonly free?: true;
  /** What the message that asked for it was called: asked again, it is answered with the same. */
  readonly id?: unknown;
  /** Every so often, what a game is entered from again without the rows before. */
  readonly snapshot?: Start;
}

const count = z.int().check(z.gte(0));

const nowSchema = z.strictObject({
  waiting: z.array(z.string()),
  roll: z.nullable(z.strictObject({ count, sides: count, rule: z.string(), seat: z.nullable(z.string()) })),
  over: z.boolean(),
  outcome: z.nullable(z.looseObject({ winner: z.nullable(z.string()), rule: z.string(), by: z.string() })),
  moves: count,
  events: count,
});

const event = z.looseObject({ type: z.string(), rule: z.string() });

const rowSchema: Schema<Row> = z.strictObject({
  at: count,
  entry: z.nullable(entrySchema),
  events: z.array(event),
  secrets: z.optional(
    z.array(z.strictObject({ place: count, readers: z.union([z.string(), z.array(z.string())]), event })),
  ) as unknown as Schema<readonly Secret[] | undefined>,
  now: nowSchema,
  free: z.optional(z.literal(true)),
  id: z.optional(z.unknown()),
  snapshot: z.optional(startSchema),
}) as unknown as Schema<Row>;
const rowsSchema = z.object({ rows: z.array(rowSchema) });

/** Rows as they were stored: each with its shape, none missing between them, and one to enter at. Throws `RecordError`. */
export function parseRows(data: unknown): Row[] {
  const parsed = parse(rowsSchema, { rows: data });
  if (!parsed.ok) throw RecordError.within('', parsed.problems);
  const { rows } = parsed.value;
  const gap = rows.findIndex(({ at }, i) => at !== rows[0]!.at + i);
  if (gap >= 0)
    throw new RecordError(`rows[${gap}].at is ${rows[gap]!.at}, expected ${rows[0]!.at + gap}`, `rows[${gap}].at`);
  if (!rows.some(({ snapshot }) => snapshot)) throw new RecordError('rows hold no snapshot to enter at', 'rows');
  return rows;
}

/** The rows of a game that reach back to its opening, as a record, with its last snapshot as the place to enter it from. */
export function recordOfRows(base: GameBase, rows: readonly Row[]): GameRecord {
  const last = rows.findLast(({ snapshot }) => snapshot);
  const entries = rows.flatMap(({ entry }) => entry ?? []);
  return { ...base, entries, snapshot: last ? { ...last.snapshot!, entries: last.at } : null };
}

/** Something was asked about a time whose rows this game was not given: `Game.recall` those before, and ask again. */
export class RowsMissing extends Error {
  /** The first moment whose row is held. */
  readonly before: number;

  constructor(before: number) {
    super(`the rows before ${before} are not held`);
    this.name = 'RowsMissing';
    this.before = before;
  }
}
