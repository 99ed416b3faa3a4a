import { isHexName, quantumLegions, RULE_IDS } from '@sandtable/quantum-legions';
import { describe, expect, test } from 'vitest';
import { indexOf } from '../src/learn/lesson.js';
import { lesson } from '../src/tables/quantum-legions/lesson.js';
import { holdsAsALesson, lessonAt } from './lesson-kit.js';

describe('the lesson of Quantum Legions', () => {
  holdsAsALesson({
    lesson,
    ruleset: quantumLegions,
    ruleIds: RULE_IDS,
    isSpot: (name) => /^[ab][12]$/.test(name) || isHexName(name),
    views: {
      'first-order': { cp: 2, step: 'orders' },
      secrets: { cp: 7, active: 'A', step: 'activate' },
      rifles: { cp: 6 },
      strike: { cp: 5, step: 'orders' },
      'end-turn': { cp: 3 },
      suppressed: { cp: 5, step: 'rally' },
      last: { seats: { A: { vpEarned: 24, vpTarget: 40 } } },
      won: { phase: 'over', seats: { A: { vpEarned: 49 } }, result: { winner: 'A', by: 'vp', rule: 'QL-VIC-01' } },
    },
  });

  test('every answer a step expects is among those that are offered', () => {
    lesson.steps.forEach((step, index) => {
      if (step.kind !== 'do') return;
      const session = lessonAt({ lesson, ruleset: quantumLegions }, index);
      const asked = session.ask<'options'>({ do: 'options', game: 'lesson', seat: lesson.seat });
      if (!asked.ok) throw new Error(JSON.stringify(asked));
      expect(asked.options.filter((option) => lesson.same(option, step.answer))).toHaveLength(1);
    });
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
