import * as z from 'zod/mini';
import type { DiceRecord, DiceState } from './dice.js';
import type { Seat } from './question.js';
import { Malformed, type Problem, parse, pathUnder, type Schema } from './schema.js';

/** One thing that happened at the table from outside: an answer, dice rolled by hand, or moves taken back. */
export type Entry =
  | { readonly seat: Seat; readonly answer: unknown }
  | { readonly faces: readonly number[] }
  | { readonly undo: number; readonly seat: Seat };

/** A place from which the game can be entered again without its past. */
export interface Checkpoint {
  /** How many entries of the journal it stands after. */
  readonly entries: number;
  readonly state: unknown;
  readonly dice: DiceState;
}

/** A state to start from instead of the setup: a branch, or a record of another version entered at its checkpoint. */
export interface Start {
  readonly state: unknown;
  readonly dice: DiceState;
}

export const UNDO_POLICIES = ['free', 'always', 'never'] as const;
/** `free`: until dice fell or something hidden was seen; `always`: whatever happened; `never`: not at all. */
export type UndoPolicy = (typeof UNDO_POLICIES)[number];

/** The record is the game: it rebuilds every event of it. */
export interface GameRecord {
  readonly sandtable: 1;
  readonly ruleset: string;
  readonly version: string;
  readonly setup: unknown;
  readonly start: Start | null;
  readonly dice: DiceRecord;
  readonly undo: UndoPolicy;
  readonly entries: readonly Entry[];
  readonly checkpoint: Checkpoint | null;
}

const seed = z.union([z.int(), z.string()]);
const face = z.int().check(z.gte(1));

export const diceSchema: Schema<DiceRecord> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('seeded'), seed }),
  z.strictObject({ kind: z.literal('scripted'), faces: z.array(face) }),
  z.strictObject({ kind: z.literal('manual'), seed }),
  z.strictObject({ kind: z.literal('committed'), secret: z.string(), seeds: z.array(z.string()) }),
]) as unknown as Schema<DiceRecord>;

const entrySchema = z.union([
  z.strictObject({ seat: z.string(), answer: z.unknown() }),
  z.strictObject({ faces: z.array(face) }),
  z.strictObject({ undo: z.int().check(z.gte(1)), seat: z.string() }),
]);

export const recordSchema: Schema<GameRecord> = z.strictObject({
  sandtable: z.literal(1),
  ruleset: z.string(),
  version: z.string(),
  setup: z.unknown(),
  start: z.nullable(z.strictObject({ state: z.unknown(), dice: z.array(z.number()) })),
  dice: diceSchema,
  undo: z.enum(UNDO_POLICIES),
  entries: z.array(entrySchema),
  checkpoint: z.nullable(
    z.strictObject({ entries: z.int().check(z.gte(0)), state: z.unknown(), dice: z.array(z.number()) }),
  ),
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

/** The shape of a record from outside; whether its answers are legal only the game can say. Throws `RecordError`. */
export function parseRecord(data: unknown): GameRecord {
  const parsed = parse(recordSchema, data);
  if (!parsed.ok) throw RecordError.within('', parsed.problems);
  const { checkpoint, entries } = parsed.value;
  if (checkpoint !== null && checkpoint.entries > entries.length)
    throw new RecordError(
      `checkpoint.entries is ${checkpoint.entries}, expected at most the ${entries.length} entries there are`,
      'checkpoint.entries',
    );
  return parsed.value;
}
