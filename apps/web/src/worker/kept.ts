import type { Listed, Listing, Progress } from '@sandtable/house';
import { LONGEST_TITLE, NOBODY, PERSON } from '@sandtable/house';
import { parse, type Schema } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { LEVEL_IDS } from '../port/seating.js';
import { RULESET_IDS } from './rulesets.js';

// What lies in the clear of each game. What reading demands of it, writing checks.

/**
 * A listing as it is kept: how many rows the game had then lies beside it, so that none of those can be lost unseen, and which has the
 * last snapshot. It is written with every snapshot; what a row changed since lies in the clear beside that row.
 */
export interface Kept extends Listing {
  readonly rows: number;
  readonly snapshot: number;
}

const count = z.int().check(z.gte(0));
/** As far as a calendar goes: what lies beyond cannot be shown as a date. */
const time = z.int().check(z.gte(0), z.lte(8_640_000_000_000_000));

const clock = z.strictObject({
  terms: z.union([
    z.strictObject({ kind: z.literal('fischer'), bank: z.number(), gain: z.number() }),
    z.strictObject({ kind: z.literal('correspondence'), each: z.number() }),
  ]),
  left: z.record(z.string(), z.number()),
  running: z.array(z.string()),
  since: time,
  fallen: z.optional(z.string()),
});

const progress = {
  changed: time,
  moves: count,
  over: z.boolean(),
  winner: z.nullable(z.string()),
  mates: z.optional(z.array(z.string())),
  clock: z.optional(clock),
};
const progressSchema = z.strictObject(progress) as unknown as Schema<Progress>;

const keptSchema = z.strictObject({
  game: z.string(),
  title: z.string().check(z.maxLength(LONGEST_TITLE)),
  ruleset: z.enum(RULESET_IDS),
  players: z.record(z.string(), z.enum([PERSON, NOBODY, ...LEVEL_IDS])),
  begun: time,
  ...progress,
  // Games that were stored whole had neither.
  rows: z.optional(count),
  snapshot: z.optional(count),
}) as unknown as Schema<Listing & Partial<Kept>>;

/** Throws a sentence that names the field at fault. */
export const mustFit = (kept: object): object => fitting(keptSchema, kept);

/** The same of what lies beside a row. */
export const mustBeProgress = (progress: Progress): object => fitting(progressSchema, progress);

function fitting(schema: Schema<unknown>, data: object): object {
  const parsed = parse(schema, data);
  if (!parsed.ok) throw new Error(`The game cannot be stored: ${parsed.problems[0]!.message}.`);
  return data;
}

/** How a game stands by its entry and the row that is its last one, and how many rows it has. */
export function standing(kept: unknown, last: { readonly at: number; readonly row: unknown } | null): object {
  const { rows } = reachOf(kept);
  if (last === null || last.at < rows) return kept as object;
  const { progress = {} } = (last.row ?? {}) as { readonly progress?: object };
  return { ...(kept as object), ...progress, rows: last.at + 1 };
}

/** How far the rows of a game go, whatever became of the rest. */
export function reachOf(kept: unknown): Pick<Kept, 'rows' | 'snapshot'> {
  const { rows, snapshot } = (kept ?? {}) as Partial<Record<keyof Kept, unknown>>;
  const number = (value: unknown): number => (Number.isSafeInteger(value) ? (value as number) : 0);
  return { rows: number(rows), snapshot: number(snapshot) };
}

/** What the list tells of a game, under the name it lies at: by its entry, and by how it stands since. */
export function listedAs(game: string, entry: unknown, now: unknown = entry): Listed {
  const listed = asListed(game, entry);
  return 'damaged' in listed || now === entry ? listed : asListed(game, now);
}

function asListed(game: string, kept: unknown): Listed {
  const parsed = parse(keptSchema, { ...(kept as object), game });
  if (!parsed.ok) return { game, damaged: `The stored game is damaged: ${parsed.problems[0]!.message}.` };
  const { rows: _, snapshot: __, ...listing } = parsed.value;
  return listing;
}
