import type { ErrandKind } from '@sandtable/house';
import { LANGUAGES, type Language, type Told } from '../text/language.js';

// A lesson is a small battle whose dice and other side are written down, so that every step works out as it is told. The
// learner plays it on the real table, before the real referee.

export interface StepWords {
  readonly title: string;
  readonly text: string;
  /** What to do, in one sentence. */
  readonly task?: string;
  /** Said to somebody who does something else. */
  readonly help?: string;
}

/** What another seat does before the next step. */
export interface Reply {
  readonly seat: string;
  readonly answer: unknown;
}

export type Step = {
  /** Its name in the address. */
  readonly id: string;
  readonly words: Readonly<Record<Language, StepWords>>;
  readonly rules: readonly string[];
  /** Spots of the table to point at, by the names the table has for them. */
  readonly at: readonly string[];
} & (
  | { readonly kind: 'read' }
  /** The learner gives this answer; then others give theirs. */
  | {
      readonly kind: 'do';
      readonly answer: unknown;
      /** Answers that lead up to it, where one thing done at the table is several answers: who acts, and then the move. */
      readonly before?: readonly unknown[];
      readonly replies?: readonly Reply[];
    }
  /** The learner tries what is not allowed, and is refused by this rule. */
  | { readonly kind: 'try'; readonly answer: unknown; readonly refusedBy: string }
);

type Unworded<S> = S extends Step ? Omit<S, 'words'> : never;
/** A step without its words: those stand in a file of their own. */
export type Plan = Unworded<Step>;

/** The words of a lesson, each sentence beside its translations. */
export type LessonWords = Readonly<Record<string, { readonly [Part in keyof StepWords]: Told }>>;

export function worded(plan: readonly Plan[], words: LessonWords): readonly Step[] {
  const inEach = (id: string) =>
    Object.fromEntries(
      LANGUAGES.map((language, i) => [
        language,
        Object.fromEntries(Object.entries<Told>(words[id] ?? {}).map(([part, told]) => [part, told[i]])),
      ]),
    ) as unknown as Step['words'];
  return plan.map((step): Step => ({ ...step, words: inEach(step.id) }));
}

export interface Lesson {
  readonly ruleset: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly setup: unknown;
  readonly dice: readonly number[];
  /** The learner's seat. */
  readonly seat: string;
  readonly steps: readonly Step[];
  /** Orders for many that the table can have carried out. */
  readonly errands?: readonly ErrandKind[];
  /** Whether an answer is as good as the one a step expects: by another way to the same place, say. */
  same(given: unknown, expected: unknown): boolean;
}

/** All that the learner answers in a step, in order. */
export const answersIn = (step: Step): readonly unknown[] =>
  step.kind === 'do' ? [...(step.before ?? []), step.answer] : [];

/** What has been answered when a step begins: the learner's answers, and those of the others, in order. */
export function answersBefore(lesson: Lesson, index: number): readonly Reply[] {
  return lesson.steps
    .slice(0, index)
    .flatMap((step) =>
      step.kind === 'do'
        ? [...answersIn(step).map((answer) => ({ seat: lesson.seat, answer })), ...(step.replies ?? [])]
        : [],
    );
}

/** The place of a step by its name; the first for a name that no step has. */
export function indexOf(lesson: Lesson, id: string | undefined): number {
  return Math.max(
    0,
    lesson.steps.findIndex((step) => step.id === id),
  );
}
