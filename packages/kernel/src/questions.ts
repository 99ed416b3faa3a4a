import { parse, type Schema } from '@sandtable/data';
import * as z from 'zod/mini';
import type { Question, QuestionKind, Seat } from './question.js';
import type { Refusal } from './refusal.js';

/** Data that was given: nobody alters it any more. */
type Given<T> = T extends object ? { readonly [K in keyof T]: Given<T[K]> } : T;

/** What fits a schema. Where a type follows from a schema it is written down nowhere else. */
export type Fits<Q> = Q extends Schema<infer T> ? Given<T> : null;

/** How kinds of questions look: the schema of the answer, and of what the question is about where the view does not tell. */
export type Shapes = Readonly<Record<string, { readonly answer: Schema; readonly about?: Schema | undefined }>>;

/** The answers to one kind of question, or to any of them. */
export type AnswerTo<Q extends Shapes, K extends keyof Q = keyof Q> = { [k in K]: Fits<Q[k]['answer']> }[K];

/** What a kind of question is about: its `data`. */
export type AboutOf<Q extends Shapes, K extends keyof Q> = Q[K] extends { readonly about?: infer D }
  ? Fits<NonNullable<D>>
  : null;

/** What may be said to any question besides what it asks for: that one concedes, that one offers a draw. */
export interface Besides<S, B = unknown> {
  readonly answer: Schema<B>;
  is(answer: unknown): boolean;
  options(state: S, question: Question): readonly B[];
  check(state: S, question: Question, answer: B): Refusal | null;
}

/** What holds for all kinds of questions of a ruleset. */
export interface ForAll<S, A> {
  readonly besides?: Besides<S>;
  /** The rule against an answer that fits another kind of question. Without it such an answer is malformed. */
  misplaced?(state: S, question: Question, answer: A): Refusal | null;
}

type Kind<S, A, D> = QuestionKind<S, Given<A>, Given<D>>;
type Own<S, A, D> = Omit<Kind<S, A, D>, 'answer' | 'about' | 'asides' | 'misplaced'> & { readonly answer: Schema<A> };
/** A kind without `about` is about nothing. */
type About<D, K> = K extends keyof D ? (unknown extends D[K] ? null : D[K]) : null;

/**
 * The kinds of questions of a ruleset. The type of every answer, and of what is asked about, follows from its schema: what
 * `options` lists and `check` judges is what is published.
 */
export function questions<S>() {
  return <const A, const D>(
    kinds: { readonly [K in keyof D]: { readonly about?: Schema<D[K]> } } & {
      readonly [K in keyof A]: Own<S, A[K], About<D, K>>;
    },
    { besides, misplaced }: ForAll<S, Given<A[keyof A]>> = {},
  ): { readonly [K in keyof A]: Kind<S, A[K], About<D, K>> } => {
    const own = Object.entries<QuestionKind<S>>(kinds as Readonly<Record<string, QuestionKind<S>>>);
    const fitsAnother: QuestionKind<S>['misplaced'] = (state, question, answer) => {
      for (const [, { answer: schema }] of own) {
        const parsed = parse(schema as Schema<Given<A[keyof A]>>, answer);
        if (parsed.ok) return misplaced!(state, question, parsed.value);
      }
      return null;
    };
    const all = own.map(([id, kind]) => [
      id,
      { ...kind, ...(besides && withBesides(kind, besides)), ...(misplaced && { misplaced: fitsAnother }) },
    ]);
    return Object.fromEntries(all);
  };
}

function withBesides<S>(
  { answer: own, check }: QuestionKind<S>,
  besides: Besides<S>,
): Pick<QuestionKind<S>, 'answer' | 'asides' | 'check'> {
  return {
    answer: either(own, besides.answer),
    asides: besides.options,
    check: (state, question, answer) =>
      besides.is(answer) ? besides.check(state, question, answer) : check(state, question, answer),
  };
}

/** Answers told apart by their `type` are told apart in one step, and one sentence lists all that `type` may be. */
function either(own: Schema, besides: Schema): Schema {
  const both = [own, besides] as const;
  return both.every((schema) => schema._zod.propValues?.type)
    ? z.discriminatedUnion('type', both as unknown as readonly [z.core.$ZodTypeDiscriminable])
    : z.union(both);
}

/**
 * Makes questions, each with the type of its answer. Where `besides` is given, what may be said besides is among the answers. One
 * that is about nothing but the table is the same object each time: search asks it by the million.
 */
export function asker<Q extends Shapes, B = never>(_: Q, _besides?: { readonly answer: Schema<B> }) {
  const made: Record<string, Record<Seat, Question>> = {};
  const ask = (kind: string, seat: Seat, data?: unknown): Question => {
    if (data !== undefined) return { kind, seat, data };
    const known = made[kind]?.[seat];
    if (known !== undefined) return known;
    made[kind] ??= {};
    made[kind][seat] = { kind, seat, data: null };
    return made[kind][seat];
  };
  return ask as <K extends keyof Q & string>(
    kind: K,
    seat: Seat,
    ...about: AboutOf<Q, K> extends null ? [] : [AboutOf<Q, K>]
  ) => Question<AnswerTo<Q, K> | Given<B>, AboutOf<Q, K>>;
}
