import { type BattleEvent, legendaryBattles, RULE_IDS, type Seat, WINDOWS } from '@sandtable/legendary-battles';
import { describe, expect, test } from 'vitest';
import { answersBefore, indexOf } from '../src/learn/lesson.js';
import { lesson } from '../src/tables/legendary-battles/lesson.js';
import { holdsAsALesson, lessonAt } from './lesson-kit.js';

const at = (step: string) => lessonAt({ lesson, ruleset: legendaryBattles }, indexOf(lesson, step));

describe('the lesson of Legendary Battles', () => {
  holdsAsALesson({
    lesson,
    ruleset: legendaryBattles,
    ruleIds: RULE_IDS,
    isSpot: (name) => /^(u:[AB][1-3]|z:[A-I][1-9]|c:C[0-7][0-9])$/.test(name),
    drawn: (events) =>
      (events as readonly BattleEvent[]).reduce(
        (sum, event) => sum + (event.type === 'drew' ? event.count : event.type === 'chanceDrawn' ? 1 : 0),
        0,
      ),
    views: {
      welcome: { round: 1, active: 'A', step: 'T2' },
      shoot: { posture: 'act', players: { A: { cards: 5 } } },
      result: { active: 'A' },
      snap: { active: 'B', round: 1 },
      out: { round: 2, active: 'A', players: { A: { cards: 5 }, B: { conduct: { most: 0 } } } },
      won: { result: { winner: 'A', by: 'wipeOut', vp: { A: 3, B: 0 } } },
    },
  });

  test('its pupil plays a Situation in the turn of the enemy by step ten', () => {
    const step = indexOf(lesson, 'snap');
    expect(step).toBeLessThan(10);
    const view = at('snap').ask<'view'>({ do: 'view', game: 'lesson', seat: 'A' });
    expect(view).toMatchObject({ view: { active: 'B' } });
    expect(lesson.steps[step]).toMatchObject({ kind: 'do', answer: { type: 'PlaySituation' } });
  });

  test('what the words tell of cards and results is so', () => {
    const told = lessonAt({ lesson, ruleset: legendaryBattles }, lesson.steps.length).ask<'events'>({
      do: 'events',
      game: 'lesson',
      seat: 'A',
    });
    if (!told.ok) throw new Error('nothing was told');
    const read = (told.events as unknown as readonly BattleEvent[]).flatMap((event) =>
      event.type === 'resultRead' ? [[event.target, event.column, event.cr, event.result]] : [],
    );
    expect(read).toEqual([
      ['B1', 2, 6, 'SH'],
      ['B2', 1, 10, 'OA'],
      ['B2', 2, 10, 'OA'],
      ['B1', 2, 11, 'EL'],
    ]);
  });

  test('every answer a step expects is among those that are offered', () => {
    lesson.steps.forEach((step, index) => {
      if (step.kind !== 'do') return;
      const asked = lessonAt({ lesson, ruleset: legendaryBattles }, index).ask<'options'>({
        do: 'options',
        game: 'lesson',
        seat: lesson.seat,
      });
      if (!asked.ok) throw new Error(JSON.stringify(asked));
      expect(asked.options.filter((option) => lesson.same(option, step.answer)).length, step.id).toBeGreaterThan(0);
    });
  });

  test('another facing and another way are as good, another card or goal is not', () => {
    const move = { type: 'PlayAction', card: 'C06', use: 'action', unit: 'A2', orders: { path: ['C7'], facing: 5 } };
    const turned = { ...move, orders: { path: ['C7'], facing: 0 } };
    expect(lesson.same(turned, move)).toBe(true);
    expect(lesson.same({ ...move, orders: { path: ['D7'] } }, move)).toBe(false);
    expect(lesson.same({ ...move, card: 'C24' }, move)).toBe(false);
    expect(lesson.same({ type: 'Pass' }, { type: 'Pass', until: 'action' })).toBe(true);
  });

  test('the enemy is never asked about a Situation twice: it says so itself', () => {
    const quiet = answersBefore(lesson, lesson.steps.length).filter(
      ({ seat, answer }) => seat === ('B' satisfies Seat) && (answer as { type: string }).type === 'Conduct',
    );
    expect(quiet).toHaveLength(1);
    expect(quiet[0]!.answer).toMatchObject({ conduct: { own: WINDOWS, other: WINDOWS } });
  });
});
