import type { Event } from './event.js';
import type { Question, QuestionKind, Seat } from './question.js';
import type { Refusal } from './refusal.js';
import type { RuleText } from './rulebook.js';
import type { Schema } from './schema.js';
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

/** Chance for those who only imagine: bots and determinization. Never the game's own dice. */
export interface Chance {
  below(n: number): number;
}

/** What a ruleset tells search about playing it well. Works on a full state: a real one in tests, an imagined one in bots. */
export interface Guide<S, A = unknown> {
  /** The best answers first; short enough to search, never empty. */
  candidates(state: S, question: Question<A>, style?: number): readonly A[];
  /** Whether `candidates` of a question are in no order: then search gives each of them the same attention at first. */
  unordered?(question: Question<A>): boolean;
  /** A quick sensible answer for playouts. */
  playout(state: S, question: Question<A>, chance: Chance, style?: number): A;
  /**
   * In how many styles one can play, boldly or carefully: search plays on in each of them and finds which does best. The first,
   * 0, is the usual one; 1 where there is no other.
   */
  readonly styles?: number;
  /** The best answer by looking one ply ahead with exact odds. */
  greedy(state: S, question: Question<A>, chance: Chance): A;
  /** How many guesses at what is hidden `greedy` should be asked about; 1 where it does not look at it. */
  readonly guesses?: number;
  /** How well a seat stands, from 0 (lost) to 1 (won); with `luck` of its own discounted, in whatever unit `luck` is told. */
  value(state: S, seat: Seat, luck?: number): number;
  /**
   * Where dice follow an answer whose average is known, search need not wait for them to even out: `stake` says before the
   * answer is taken that there is such a case, `luck` after it how much better than average it went for who answered.
   */
  stake?(state: S, question: Question<A>, answer: A): boolean;
  luck?(state: S): number;
  /** How far ahead of a decision it pays to look before `value` judges; it may differ from question to question. */
  horizon?(question: Question<A>, state: S): Horizon;
  /**
   * Which turn it is, where the other side may be asked in the middle of one: then a handover is a change of this number, and
   * an answer to a shot is none.
   */
  turn?(state: S): number;
}

/** Where looking ahead ends: after so many decisions, or when the word has passed from seat to seat (or turn to turn) so many times. */
export interface Horizon {
  readonly decisions: number;
  readonly handovers: number;
}

/** A throw of the dice as a player counts it: what came of it, against all that could have. Luck is told from these. */
export interface Throw {
  /** The event that announces it, by its place among the events given. */
  readonly at: number;
  /** Whose gain it is when more comes of it. */
  readonly seat: Seat;
  /** What is counted. Throws of one kind can be added up. */
  readonly kind: string;
  /** How much of it came. */
  readonly came: number;
  /** `law[k]` is the chance that `k` came, by the code that resolves it. It adds up to 1. */
  readonly law: readonly number[];
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
  /** One event as a sentence. */
  say(event: Event): string;
  /** The throws among events as a seat saw them, in their order; one whose dice are still to fall is left out. */
  throws?(events: readonly Event[]): readonly Throw[];
  readonly guide: Guide<S> | null;
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
