import { isObject, Malformed, type Problem, parse, pathUnder, type Schema } from '@sandtable/data';
import { type DiceRecord, type DiceState, diceSchema } from '@sandtable/dice';
import * as z from 'zod/mini';
import type { Seat } from './question.js';
import { type Suspended, suspendedFields } from './suspended.js';

/** One thing that happened at the table from outside: an answer, dice rolled by hand, or moves taken back. */
export type Entry =
  | { readonly seat: Seat; readonly answer: unknown }
  | { readonly faces: readonly number[] }
  | { readonly undo: number; readonly seat: Seat };

/** A moment to start from instead of the setup: a branch, or a record of another version entered at its snapshot. */
export interface Start extends Suspended {
  readonly dice: DiceState;
}

/** A moment of a game from which it can be entered again without its past. */
export interface Snapshot extends Start {
  /** How many entries of the journal it stands after. */
  readonly entries: number;
  /** The hash of the game there. */
  readonly hash?: string;
}

export const UNDO_POLICIES = ['free', 'always', 'never'] as const;
/** `free`: until dice fell or something hidden was seen; `always`: whatever happened; `never`: not at all. */
export type UndoPolicy = (typeof UNDO_POLICIES)[number];

/** What holds for a game from its opening on. */
export interface GameBase {
  readonly sandtable: 1;
  readonly ruleset: string;
  readonly version: string;
  readonly setup: unknown;
  readonly start: Start | null;
  readonly dice: DiceRecord;
  readonly undo: UndoPolicy;
}

/** The record is the game: it rebuilds every event of it. */
export interface GameRecord extends GameBase {
  readonly entries: readonly Entry[];
  readonly snapshot: Snapshot | null;
}

const face = z.int().check(z.gte(1));

export const entrySchema = z.union([
  z.strictObject({ seat: z.string(), answer: z.unknown() }),
  z.strictObject({ faces: z.array(face) }),
  z.strictObject({ undo: z.int().check(z.gte(1)), seat: z.string() }),
]);

const start = { ...suspendedFields, dice: z.array(z.number()) };
export const startSchema = z.strictObject(start);
const snapshot = z.strictObject({ ...start, entries: z.int().check(z.gte(0)), hash: z.optional(z.string()) });

export const recordSchema: Schema<GameRecord> = z.strictObject({
  sandtable: z.literal(1),
  ruleset: z.string(),
  version: z.string(),
  setup: z.unknown(),
  start: z.nullable(startSchema),
  dice: diceSchema,
  undo: z.enum(UNDO_POLICIES),
  entries: z.array(entrySchema),
  snapshot: z.nullable(snapshot),
}) as unknown as Schema<GameRecord>;

/** A record that cannot be opened, with the field at fault. */
export class RecordError extends Malformed {
  readonly path: string;

  constructor(message: string, path: string, problems: readonly Problem[] = [{ path, message }]) {
    super(path || 'the record', problems);
    this.name = 'RecordError';
    this.path = path;
  }

  /** Problems of one field of a record, whose paths start at that field. */
  static within(field: string, problems: readonly Problem[]): RecordError {
    const full = problems.map(({ path, message }) => ({ path: pathUnder(field, path), message }));
    return new RecordError(full[0]!.message, full[0]!.path, full);
  }
}

/** Records of before 0.2 called their snapshot a checkpoint. */
export function ofToday(data: unknown): unknown {
  if (!isObject(data) || !('checkpoint' in data) || 'snapshot' in data) return data;
  const { checkpoint: snapshot, ...rest } = data;
  return { ...rest, snapshot };
}

/** The shape of a record from outside; whether its answers are legal only the game can say. Throws `RecordError`. */
export function parseRecord(data: unknown): GameRecord {
  const parsed = parse(recordSchema, ofToday(data));
  if (!parsed.ok) throw RecordError.within('', parsed.problems);
  const { snapshot, entries } = parsed.value;
  if (snapshot !== null && snapshot.entries > entries.length)
    throw new RecordError(
      `snapshot.entries is ${snapshot.entries}, expected at most the ${entries.length} entries there are`,
      'snapshot.entries',
    );
  return parsed.value;
}
