import { isHexName, quantumLegions, RULE_IDS } from '@sandtable/quantum-legions';
import { Referee, type Session } from '@sandtable/referee';
import { describe, expect, test } from 'vitest';
import { answersBefore, indexOf } from '../src/learn/lesson.js';
import { lesson } from '../src/tables/quantum-legions/lesson.js';
import { LANGUAGES } from '../src/text/language.js';

// The lesson before the real referee: what every step expects is legal, and leads to the next.

const game = 'lesson';

function opened(): Session {
  const session = new Referee([quantumLegions]).session();
  const { ruleset, setup, dice } = lesson;
  const reply = session.ask<'open'>({ do: 'open', ruleset, setup, dice: [...dice], game });
  if (!reply.ok) throw new Error(JSON.stringify(reply));
  return session;
}

function answer(session: Session, seat: string, given: unknown): void {
  const reply = session.ask<'answer'>({ do: 'answer', game, seat, answer: given });
  expect(reply, JSON.stringify(given)).toMatchObject({ ok: true });
}

function at(index: number): Session {
  const session = opened();
  for (const { seat, answer: given } of answersBefore(lesson, index)) answer(session, seat, given);
  return session;
}

/** What stands in words at some steps must be so on the table. */
const VIEWS: Readonly<Record<string, object>> = {
  'first-order': { cp: 2, step: 'orders' },
  secrets: { cp: 7, active: 'A', step: 'activate' },
  rifles: { cp: 6 },
  strike: { cp: 5, step: 'orders' },
  'end-turn': { cp: 3 },
  suppressed: { cp: 5, step: 'rally' },
  last: { seats: { A: { vpEarned: 24, vpTarget: 40 } } },
  won: { phase: 'over', seats: { A: { vpEarned: 49 } }, result: { winner: 'A', by: 'vp', rule: 'QL-VIC-01' } },
};

describe('the lesson', () => {
  test.each(lesson.steps.map((step, index) => ({ id: step.id, step, index })))('step $id', ({ id, step, index }) => {
    const session = at(index);
    const seat = lesson.seat;
    const view = session.ask<'view'>({ do: 'view', game, seat });
    expect(view).toMatchObject({ ok: true, view: VIEWS[id] ?? {} });
    const asked = session.ask<'options'>({ do: 'options', game, seat });
    if (!asked.ok) throw new Error(JSON.stringify(asked));
    if (id !== 'won') expect(asked.question, 'the learner is asked').not.toBeNull();
    if (step.kind === 'do') {
      expect(asked.options.filter((option) => lesson.same(option, step.answer))).toHaveLength(1);
      answer(session, seat, step.answer);
    }
    if (step.kind === 'try') {
      const checked = session.ask<'check'>({ do: 'check', game, seat, answer: step.answer });
      expect(checked).toMatchObject({ ok: true, refusal: { rule: step.refusedBy } });
    }
  });

  test('uses every die that is written down', () => {
    const session = at(lesson.steps.length);
    const record = session.ask<'record'>({ do: 'record', game });
    const told = session.ask<'events'>({ do: 'events', game, seat: null });
    if (!record.ok || !told.ok) throw new Error('no record');
    const fallen = told.events.flatMap(({ dice }) => (Array.isArray(dice) ? (dice as number[]) : []));
    expect(fallen).toEqual(lesson.dice);
  });

  test('cites rules that exist, and points at what is there', () => {
    for (const { rules, at: spots, id } of lesson.steps) {
      for (const rule of rules) expect(RULE_IDS, id).toContain(rule);
      for (const spot of spots) expect(/^[ab][12]$/.test(spot) || isHexName(spot), spot).toBe(true);
    }
  });

  test('says in every language what to do, and helps whoever does something else', () => {
    for (const step of lesson.steps)
      for (const language of LANGUAGES) {
        const { title, text, task, help } = step.words[language];
        expect(title && text).toBeTruthy();
        if (step.kind === 'read') expect([task, help]).toEqual([undefined, undefined]);
        else expect(task && help, step.id).toBeTruthy();
      }
  });

  test('takes another way to the same hex, and nothing else', () => {
    const way = { type: 'MoveUnit', path: ['C6', 'D6', 'E6'] };
    expect(lesson.same({ type: 'MoveUnit', path: ['C7', 'D6', 'E6'] }, way)).toBe(true);
    expect(lesson.same({ type: 'MoveUnit', path: ['C6', 'D6'] }, way)).toBe(false);
    expect(lesson.same({ type: 'Done' }, way)).toBe(false);
  });

  test('a step is found by its name; an unknown one is the first', () => {
    expect(indexOf(lesson, 'secrets')).toBe(3);
    expect(indexOf(lesson, 'elsewhere')).toBe(0);
    expect(indexOf(lesson, undefined)).toBe(0);
  });
});
