import * as z from 'zod/mini';
import type { Seat } from './question.js';

// A generator can be neither copied nor stored; what it was given can. A game that waits is the state at its last boundary and
// all that the program was given since: started there and given the same, it comes to the very same place.

/** An answer as it was given, and to what kind of question. */
export interface GivenAnswer {
  readonly seat: Seat;
  readonly kind: string;
  readonly answer: unknown;
  /** What other seats see of it, where that is not all: by seat, and under '' for who only watches. */
  readonly shown?: Readonly<Record<Seat, unknown>>;
}

/** One thing that a program was given: an answer, sealed answers opened together, faces that fell, or one drawn of many. */
export type Given =
  | GivenAnswer
  | { readonly sealed: readonly GivenAnswer[] }
  | { readonly faces: readonly number[] }
  /** The place of what was drawn; where somebody saw it, who (null: everybody) and what it is. */
  | { readonly draw: number; readonly seen?: { readonly by: Seat | null; readonly what: unknown } };

/** A suspended game as plain data: one form for a copy, a branch, a snapshot, a search. */
export interface Suspended<S = unknown> {
  /** The state at the last boundary. */
  readonly state: S;
  /** What was given since. */
  readonly given: readonly Given[];
  /** The answers that lie closed, where a sealed question has been answered by some. */
  readonly closed?: readonly GivenAnswer[];
}

const givenAnswer = z.strictObject({
  seat: z.string(),
  kind: z.string(),
  answer: z.unknown(),
  shown: z.optional(z.record(z.string(), z.unknown())),
});

export const givenSchema = z.union([
  givenAnswer,
  z.strictObject({ sealed: z.array(givenAnswer) }),
  z.strictObject({ faces: z.array(z.int().check(z.gte(1))) }),
  z.strictObject({
    draw: z.int().check(z.gte(0)),
    seen: z.optional(z.strictObject({ by: z.nullable(z.string()), what: z.unknown() })),
  }),
]);

/** The fields of a suspended game in what is stored of it. */
export const suspendedFields = {
  state: z.unknown(),
  given: z._default(z.array(givenSchema), []),
  closed: z.optional(z.array(givenAnswer)),
};

/** An answer as a seat knows it: in full, or what it saw of it. */
export type KnownAnswer =
  | { readonly seat: Seat; readonly kind: string; readonly answer: unknown }
  | { readonly seat: Seat; readonly kind: string; readonly shown: unknown; readonly to: Seat | null };

/** What a seat knows of one thing that was given: faces always, its own and public answers, and of a draw what it saw. */
export type Known =
  | KnownAnswer
  | { readonly sealed: readonly KnownAnswer[] }
  | { readonly faces: readonly number[] }
  | { readonly drew: null | { readonly what: unknown } };

/**
 * All that a seat may know of a game, for who thinks in its place: how the table looks now, and, in the midst of an act, how it
 * looked at the last boundary and what the seat knows of what was given since.
 */
export interface Sight<V = unknown> {
  readonly seat: Seat | null;
  readonly view: V;
  readonly since: { readonly view: V; readonly known: readonly Known[] } | null;
  /** Who has answered the sealed questions that are out: one's own answer, of the others only that it lies there. */
  readonly closed?: readonly { readonly seat: Seat; readonly answer?: unknown }[];
}

function answerKnownTo({ seat, kind, answer, shown }: GivenAnswer, eyes: Seat | null): KnownAnswer {
  if (shown === undefined || seat === eyes) return { seat, kind, answer };
  return { seat, kind, shown: shown[eyes ?? ''] ?? null, to: eyes };
}

/** The one place that decides what a seat (null: who only watches) may know of what was given. */
export function knownTo(given: Given, eyes: Seat | null): Known {
  if ('faces' in given) return given;
  if ('sealed' in given) return { sealed: given.sealed.map((answer) => answerKnownTo(answer, eyes)) };
  if ('answer' in given) return answerKnownTo(given, eyes);
  const { seen } = given;
  return { drew: seen && (seen.by === null || seen.by === eyes) ? { what: seen.what } : null };
}
