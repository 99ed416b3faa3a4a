import type { Schema } from '@sandtable/data';
import type { Event } from './event.js';
import type { Chance, Guide, Throw } from './guide.js';
import type { Question, QuestionKind, Seat } from './question.js';
import type { Refusal } from './refusal.js';
import type { RuleText } from './rulebook.js';
import type { Known } from './suspended.js';
import type { Play, Table } from './table.js';

/** How a game ended, and by which rule. */
export interface Outcome {
  /** Null for a draw. */
  readonly winner: Seat | null;
  /** Who wins with the winner, where several play one side. */
  readonly mates?: readonly Seat[];
  readonly rule: string;
  readonly by: string;
}

/** The seats that have won: none of them in a draw. */
export const winnersOf = ({ winner, mates = [] }: Outcome): readonly Seat[] =>
  winner === null ? [] : [winner, ...mates];

/** A pure question about a view: odds, reach, sight, threats. It answers from what the seat may know, and from nothing else. */
export interface Query<V, A = unknown, R = unknown> {
  readonly title: string;
  readonly args: Schema<A>;
  run(view: V, args: A): R | Refusal;
}

/** A ready-made way to start: a scenario or a set-up that needs no further choice. */
export interface ReadyGame {
  readonly id: string;
  readonly title: string;
  readonly setup: unknown;
}

/**
 * A ruleset: a program that asks, rolls and changes plain data, and what the table must know about that data.
 * S is its state, V what a seat sees of it, O how it ends.
 */
export interface Ruleset<S = unknown, V = unknown, O extends Outcome = Outcome> {
  readonly id: string;
  readonly version: string;
  readonly title: string;
  readonly rules: Readonly<Record<string, RuleText>>;
  readonly ready: readonly ReadyGame[];
  /** The shape of what a game is opened from: options, scenario, forces, an explicit position. */
  readonly setup: Schema;
  readonly state: Schema<S>;
  readonly questions: Readonly<Record<string, QuestionKind<S, Some, Some>>>;
  readonly queries: Readonly<Record<string, Query<V, Some>>>;
  /** The state at the start; throws `Malformed` for a setup that cannot be. */
  open(setup: unknown): S;
  seats(state: S): readonly Seat[];
  play(table: Table<S>): Play<O>;
  /** A copy that shares what never changes. Search calls it a hundred thousand times a second. */
  copy(state: S): S;
  /**
   * All that ever leaves the authority for a seat; null is a spectator. With `open` nothing is hidden, as when the players lay
   * down their cards and go through the game again.
   */
  view(state: S, seat: Seat | null, open?: boolean): V;
  /**
   * A full state that agrees with a view, what is hidden being guessed. Where the view is of the last boundary, `since` is what
   * its seat knows of what was given after it: a card played since must have been somewhere. `now` is its view at this moment: who
   * has been seen since stood somewhere.
   */
  imagine(view: V, chance: Chance, since?: readonly Known[], now?: V): S;
  /** The rule that tells a seat it has nothing to decide now. */
  notAsked(state: S, seat: Seat): Refusal;
  /**
   * What a seat may say while another is asked, such as that it concedes: the program is given it in place of the answer, with `by`
   * telling who said it. Left out where who is not asked waits.
   */
  readonly unasked?: {
    readonly answer: Schema;
    /** What it may say now: told as its asides. */
    options(state: S, seat: Seat): readonly unknown[];
    check(state: S, seat: Seat): Refusal | null;
  };
  /** One event as a sentence. */
  say(event: Event): string;
  /** The throws among events as a seat saw them, in their order; one whose dice are still to fall is left out. */
  throws?(events: readonly Event[]): readonly Throw[];
  readonly guide: Guide<S> | null;
  /** The greatest face of any die it rolls: a script of dice with a greater one is refused when it is given. */
  readonly greatestFace?: number;
}

/** A type that differs from entry to entry of one table, or that the holder does not know. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where the types of a ruleset are forgotten
type Some = any;

export type AnyRuleset = Ruleset<Some, Some, Outcome>;

export function kindOf<S>(ruleset: Ruleset<S>, question: Question): QuestionKind<S> {
  const kind = ruleset.questions[question.kind];
  if (!kind) throw new Error(`bug: ${ruleset.id} asked an undeclared question ${question.kind}`);
  return kind;
}
