import { CITY_BY_ID, legends, RULE_IDS } from '@sandtable/legends';
import { describe, expect, test } from 'vitest';
import { lesson } from '../src/tables/legends/lesson.js';
import { holdsAsALesson, lessonAt } from './lesson-kit.js';

/** Heroism and Fatigue of a1, a2, b1 and b2. */
type Marks = readonly [heroism: number, fatigue: number];
const stand = (...marks: [Marks, Marks, Marks, Marks]) => ({
  heroes: marks.map(([heroism, fatigue]) => ({ heroism, fatigue })),
});
const THINGS = CITY_BY_ID.get('crosstown')!.objects.map(({ id }) => id);

describe('the lesson of Legends', () => {
  holdsAsALesson({
    lesson,
    ruleset: legends,
    ruleIds: RULE_IDS,
    isSpot: (name) => /^[ab][12]$/.test(name) || THINGS.includes(name) || /^[\d.]+ [\d.]+ [\d.]+$/.test(name),
    views: {
      welcome: stand([0, 0], [8, 0], [0, 0], [0, 0]),
      contact: { ...stand([4, 0], [8, 0], [0, 0], [0, 0]), active: 'a1', activation: { pool: 4 } },
      end: stand([4, 0], [8, 0], [0, 3], [0, 0]),
      defend: { ...stand([4, 0], [8, 0], [4, 3], [0, 0]), active: 'b1' },
      'strike-back': stand([7, 0], [8, 0], [4, 3], [0, 0]),
      stolen: { ...stand([8, 0], [8, 0], [4, 9], [0, 0]), active: 'a1' },
      'to-the-car': { ...stand([9, 0], [8, 0], [4, 9], [0, 0]), activation: { pool: 9 } },
      hold: stand([29, 0], [8, 0], [4, 9], [0, 0]),
      out: stand([30, 0], [8, 0], [4, 36], [0, 0]),
      wall: { ...stand([30, 0], [9, 0], [4, 36], [0, 0]), activation: { pool: 9 } },
      roof: stand([30, 0], [10, 0], [4, 36], [0, 0]),
      clearing: { ...stand([30, 0], [10, 0], [4, 36], [0, 0]), round: 2 },
      'knock-back': stand([30, 0], [14, 0], [4, 36], [0, 13]),
      won: {
        ...stand([30, 0], [15, 0], [4, 36], [0, 20]),
        phase: 'over',
        result: { winner: 0, rule: 'LG-SCN-01' },
      },
    },
  });

  test('the climb is among the suggested lines', () => {
    const index = lesson.steps.findIndex(({ id }) => id === 'wall');
    const step = lesson.steps[index]!;
    const session = lessonAt({ lesson, ruleset: legends }, index);
    const asked = session.ask<'options'>({ do: 'options', game: 'lesson', seat: lesson.seat });
    const climbs = asked.ok && step.kind === 'do' && asked.options.filter((one) => lesson.same(one, step.answer));
    expect(climbs).toHaveLength(1);
  });

  test('takes a line to about the same place and a throw in about the same direction, and nothing else', () => {
    const line = (...to: readonly [number, number][]) => ({
      type: 'leg',
      segments: to.map((one) => ({ m: 'g', to: one })),
    });
    expect(lesson.same(line([3, 3], [5, 5]), line([5.4, 5.3]))).toBe(true);
    expect(lesson.same(line([3, 3]), line([5, 5]))).toBe(false);
    expect(lesson.same({ type: 'leg', segments: [{ m: 'd' }] }, line([5, 5]))).toBe(false);
    const fling = (x: number, y: number, spend = 19) => ({ type: 'fling', chosen: 5, dir: [x, y, 0], spend });
    expect(lesson.same(fling(-4, 0.5), fling(-1, 0))).toBe(true);
    expect(lesson.same(fling(-1, 1), fling(-1, 0))).toBe(false);
    expect(lesson.same(fling(-1, 0, 3), fling(-1, 0))).toBe(false);
    expect(lesson.same({ type: 'end' }, fling(-1, 0))).toBe(false);
    const place = (x: number, z: number) => ({ type: 'place', pose: { x, y: 13.1, z, yaw: 0, lie: 0 } });
    expect(lesson.same(place(17, 0.1), place(17, 0))).toBe(true);
    expect(lesson.same(place(15, 1.25), place(17, 0))).toBe(false);
  });
});
