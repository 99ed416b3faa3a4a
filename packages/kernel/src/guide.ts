import type { Question, Seat } from './question.js';

// What a ruleset tells beside its rules: to search, how it is played well; to people, what its dice could have brought. Types alone.

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
  /** How one plays who has just learnt it. */
  readonly beginner?: Beginner;
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

/** A short sight: so few games are played through in thought, to so near a horizon; 0 for none, where one does what looks well in a style. */
export interface Beginner {
  readonly playouts: number;
  readonly horizon?: Horizon;
  readonly style?: number;
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
