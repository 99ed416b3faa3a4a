import { asJson, parse, type Schema } from '@sandtable/data';
import { malformed, type Refusal } from './refusal.js';

export type Seat = string;

/** What a seat is asked, as data: `A` is its answer, for the compiler only, and `D` what it is about. */
export interface Question<A = unknown, D = unknown> {
  readonly kind: string;
  readonly seat: Seat;
  readonly data: D;
  readonly answer?: A;
}

/** All there is to know about one kind of question. Legality lives in `check` alone: UI, bots and servers all use it. */
export interface QuestionKind<S, A = unknown, D = unknown> {
  /** The shape of an answer; what does not fit is malformed, never illegal. */
  readonly answer: Schema<A>;
  /** The shape of `data`, where the question is about something that the view does not tell. */
  readonly about?: Schema<D> | undefined;
  /** True where `options` are all the legal answers; false where they are good candidates among endlessly many. */
  readonly finite: boolean;
  options(state: S, question: Question<A, D>): readonly A[];
  /** Legal answers that are not moves of the game (resigning, offering a draw); never among `options`. */
  asides?(state: S, question: Question<A, D>): readonly A[];
  check(state: S, question: Question<A, D>, answer: A): Refusal | null;
  /** The rule against an answer that fits another kind of question and not this one; null for what fits none. */
  misplaced?(state: S, question: Question<A, D>, answer: unknown): Refusal | null;
  /**
   * What another seat (null: who only watches) sees of an answer; all of it where this is missing. Of sealed answers it is asked
   * once all are given.
   */
  shown?(state: S, question: Question<A, D>, answer: A, to: Seat | null): unknown;
}

/** An answer from outside: as its schema gives it back and JSON keeps it, or why it is refused. */
export function judge<S>(
  kind: QuestionKind<S>,
  state: S,
  question: Question,
  answer: unknown,
): { readonly refusal: Refusal | null; readonly value?: unknown } {
  const parsed = parse(kind.answer, answer);
  if (parsed.ok) {
    const value = asJson(parsed.value);
    return { refusal: kind.check(state, question, value), value };
  }
  const refusal = kind.misplaced?.(state, question, answer);
  if (refusal) return { refusal };
  const [first] = parsed.problems;
  return { refusal: malformed(first!.path, parsed.problems.map(({ message }) => message).join('; ')) };
}
