import { Referee, type Session } from '@sandtable/referee';
import { describe, expect, test } from 'vitest';
import { answersBefore, answersIn, type Lesson } from '../src/learn/lesson.js';
import { LANGUAGES } from '../src/text/language.js';

// What must hold of every lesson, before the real referee: what each step expects is legal, and leads to the next.

export interface LessonFacts {
  readonly lesson: Lesson;
  readonly ruleset: ConstructorParameters<typeof Referee>[0][number];
  readonly ruleIds: readonly string[];
  /** What stands in words at some steps must be so on the table. */
  readonly views: Readonly<Record<string, object>>;
  /** How many faces the events of a game without dice took: cards that were drawn. Dice are counted by what fell. */
  drawn?(events: readonly object[]): number;
  /** Whether the table has a spot of this name. */
  isSpot(name: string): boolean;
}

const game = 'lesson';

function answer(session: Session, seat: string, given: unknown): void {
  const reply = session.ask<'answer'>({ do: 'answer', game, seat, answer: given });
  expect(reply, JSON.stringify(given)).toMatchObject({ ok: true });
}

/** The lesson when a step begins. */
export function lessonAt({ lesson, ruleset }: Pick<LessonFacts, 'lesson' | 'ruleset'>, index: number): Session {
  const session = new Referee([ruleset]).session();
  const { setup, dice } = lesson;
  const reply = session.ask<'open'>({ do: 'open', ruleset: lesson.ruleset, setup, dice: [...dice], game });
  if (!reply.ok) throw new Error(JSON.stringify(reply));
  for (const { seat, answer: given } of answersBefore(lesson, index)) answer(session, seat, given);
  return session;
}

export function holdsAsALesson(facts: LessonFacts): void {
  const { lesson, ruleIds, views, isSpot } = facts;
  const { seat, steps } = lesson;

  describe('before the referee', () => {
    test.each(steps.map((step, index) => ({ id: step.id, step, index })))('step $id', ({ id, step, index }) => {
      const session = lessonAt(facts, index);
      const view = session.ask<'view'>({ do: 'view', game, seat });
      expect(view).toMatchObject({ ok: true, view: views[id] ?? {} });
      const asked = session.ask<'options'>({ do: 'options', game, seat });
      if (!asked.ok) throw new Error(JSON.stringify(asked));
      if (index < steps.length - 1) expect(asked.question, 'the learner is asked').not.toBeNull();
      else expect(asked.question, 'it is over').toBeNull();
      for (const expected of answersIn(step)) {
        expect(lesson.same(expected, expected)).toBe(true);
        answer(session, seat, expected);
      }
      if (step.kind === 'try') {
        const checked = session.ask<'check'>({ do: 'check', game, seat, answer: step.answer });
        expect(checked).toMatchObject({ ok: true, refusal: { rule: step.refusedBy } });
      }
    });

    test('uses every die that is written down', () => {
      const told = lessonAt(facts, steps.length).ask<'events'>({ do: 'events', game, seat: null });
      if (!told.ok) throw new Error('nothing was told');
      if (facts.drawn) {
        expect(facts.drawn(told.events)).toBe(lesson.dice.length);
        return;
      }
      const fallen = told.events.flatMap(({ dice }) => (Array.isArray(dice) ? (dice as number[]) : []));
      expect(fallen).toEqual(lesson.dice);
    });
  });

  test('cites rules that exist, and points at what is there', () => {
    for (const { rules, at: spots, id } of steps) {
      for (const rule of rules) expect(ruleIds, id).toContain(rule);
      for (const spot of spots) expect(isSpot(spot), spot).toBe(true);
    }
  });

  test('says in every language what to do, and helps whoever does something else', () => {
    for (const step of steps)
      for (const language of LANGUAGES) {
        const { title, text, task, help } = step.words[language];
        expect(title && text).toBeTruthy();
        if (step.kind === 'read') expect([task, help]).toEqual([undefined, undefined]);
        else expect(task && help, step.id).toBeTruthy();
      }
  });
}
