import { type Lesson, type LessonWords, type Plan, worded } from '../learn/lesson.js';

// What the lessons of all tables are written with: each step on a line or two, the answers that count as the one a step expects, and
// the words, which stand in a file of their own.

type Step<Id extends string> = Plan & { readonly id: Id };
type One<Answer> = Answer | readonly Answer[];
const inARow = <Answer>(answers: One<Answer>): readonly Answer[] =>
  Array.isArray(answers) ? answers : [answers as Answer];

/**
 * The three sorts of steps, for a game whose answers are of this type and in which `enemy` is the seat that plays what is written
 * down. Rules are those the words speak of; `at` are spots of the table to point at.
 */
export const stepsOf = <Answer>(enemy: string) => ({
  /** There is only something to read. */
  read: <Id extends string>(id: Id, rules: readonly string[], at: readonly string[] = []): Step<Id> => ({
    id,
    kind: 'read',
    rules,
    at,
  }),
  /** The learner gives the answer, or several where one thing done at the table is several answers; then the enemy gives its own. */
  does: <Id extends string>(
    id: Id,
    answers: One<Answer>,
    rules: readonly string[],
    at: readonly string[] = [],
    replies: readonly Answer[] = [],
  ): Step<Id> => {
    const all = inARow(answers);
    return {
      id,
      kind: 'do',
      before: all.slice(0, -1),
      answer: all.at(-1),
      replies: replies.map((answer) => ({ seat: enemy, answer })),
      rules,
      at,
    };
  },
  /** The learner tries it, and is refused by the first of the rules. */
  tries: <Id extends string>(
    id: Id,
    answer: Answer,
    refusedBy: string,
    rules: readonly string[],
    at: readonly string[] = [],
  ): Step<Id> => ({ id, kind: 'try', answer, refusedBy, rules, at }),
});

interface Typed {
  readonly type: string;
}
/** For answers of a type: whether one is as good as another. */
type Alike<Answer extends Typed> = {
  readonly [Type in Answer['type']]?: (
    given: Extract<Answer, { type: Type }>,
    expected: Extract<Answer, { type: Type }>,
  ) => boolean;
};

/** An answer counts as the expected one by what its type says, another way to the same place for example; any other only if it is equal. */
export function alike<Answer extends Typed>(byType: Alike<Answer>): Lesson['same'] {
  const compared = byType as Readonly<Record<string, ((given: Answer, expected: Answer) => boolean) | undefined>>;
  return (given, expected) => {
    const [a, b] = [given as Answer, expected as Answer];
    const compare = a?.type === b.type ? compared[b.type] : undefined;
    return compare ? compare(a, b) : JSON.stringify(a) === JSON.stringify(b);
  };
}

/** A lesson of these steps. A step that has no words does not compile, nor do words that belong to no step. */
export function lessonFrom<Id extends string, Words extends LessonWords>(
  facts: Omit<Lesson, 'seat' | 'steps'> & {
    readonly steps: readonly Step<Id & keyof Words>[];
    readonly words: Words & Record<Exclude<keyof Words, Id>, never>;
  },
): Lesson {
  const { steps, words, ...lesson } = facts;
  return { ...lesson, seat: 'A', steps: worded(steps, words) };
}
