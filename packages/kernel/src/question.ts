import type { Refusal } from './refusal.js';
import type { Schema } from './schema.js';

export type Seat = string;

/** What a seat is asked, as data. `A` is the type of its answer and exists for the compiler only. */
export interface Question<A = unknown> {
  readonly kind: string;
  readonly seat: Seat;
  readonly data: unknown;
  readonly answer?: A;
}

/** All there is to know about one kind of question. Legality lives in `check` alone: UI, bots and servers all use it. */
export interface QuestionKind<S, A = unknown> {
  /** The shape of an answer; what does not fit is malformed, never illegal. */
  readonly answer: Schema<A>;
  /** True where `options` are all the legal answers; false where they are good candidates among endlessly many. */
  readonly finite: boolean;
  options(state: S, question: Question<A>): readonly A[];
  /** Legal answers that are not moves of the game (resigning, offering a draw); never among `options`. */
  asides?(state: S, question: Question<A>): readonly A[];
  check(state: S, question: Question<A>, answer: A): Refusal | null;
  /**
   * What another seat (null: who only watches) sees of an answer; all of it where this is missing. Of sealed answers it is asked
   * once all are given.
   */
  shown?(state: S, question: Question<A>, answer: A, to: Seat | null): unknown;
}
