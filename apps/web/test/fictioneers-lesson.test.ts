import { type Decision, fictioneersLegacy, RULE_IDS, type View } from '@sandtable/fictioneers-legacy';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { indexOf } from '../src/learn/lesson.js';
import { LessonTable } from '../src/learn/lesson-table.js';
import { pointedAt } from '../src/tables/fictioneers-legacy/ask.js';
import { lesson } from '../src/tables/fictioneers-legacy/lesson.js';
import { holdsAsALesson, lessonAt } from './lesson-kit.js';
import { straightPort } from './straight-port.js';

const at = (step: string) => lessonAt({ lesson, ruleset: fictioneersLegacy }, indexOf(lesson, step));

/** The numbers the words of a step speak of. */
function ask<R>(step: string, name: string, args: unknown): R {
  const reply = at(step).ask<'query'>({ do: 'query', game: 'lesson', seat: lesson.seat, name, args });
  if (!reply.ok) throw new Error(JSON.stringify(reply));
  return reply.result as R;
}

describe('the lesson of Fictioneers: Legacy', () => {
  holdsAsALesson({
    lesson,
    ruleset: fictioneersLegacy,
    ruleIds: RULE_IDS,
    isSpot: (name) => /^(a[1-6]|b[1-3])$/.test(name) || pointedAt([name]).spots.length === 1,
    views: {
      welcome: { battle: { phase: 'overwatch', round: 1, active: 'A' } },
      'turn-ends': { battle: { phase: 'moveFire', score: { A: 13, B: 0 } } },
      morale: { battle: { round: 2, active: 'A', score: { A: 26 }, squads: [{}, {}, { morale: 'pinned' }] } },
      melee: { battle: { phase: 'closeCombat' } },
      won: { battle: { result: { winner: 'A', rule: 'FL-VIC-01' } } },
    },
  });

  test('the chances it tells are those of the referee', () => {
    const shots = (step: string, model: string, target: string) =>
      ask<{
        marks: {
          target: string;
          cover: string;
          blocked: unknown;
          shots: { number: { total: number }; kills: number }[];
        }[];
      }>(step, 'shots', { model }).marks.find((mark) => mark.target === target)!;
    expect(shots('sight', 'a4', 'b3')).toMatchObject({ shots: [], blocked: { by: 'barn' } });
    expect(shots('sight', 'a4', 'b1')).toMatchObject({ cover: 'hard', shots: [{ number: { total: 4 } }] });
    expect(shots('fire', 'a4', 'b2')).toMatchObject({ cover: 'none', shots: [{ number: { total: 8 } }] });
    expect(Math.round(100 * shots('fire', 'a4', 'b2').shots[0]!.kills)).toBe(44);
    expect(shots('indirect', 'a3', 'b1')).toMatchObject({ blocked: { by: 'farm' }, shots: [{ number: { total: 5 } }] });
    const { win, touching } = ask<{ win: number; touching: boolean }>('melee', 'melee', {
      attacker: 'a1',
      defender: 'b1',
    });
    expect([Math.round(100 * win), touching]).toEqual([62, true]);
  });

  test('another way to about the same place is as good, and another moment on watch; another place or target is not', () => {
    const way = lesson.steps[indexOf(lesson, 'move')]!;
    if (way.kind !== 'do') throw new Error('a move is to be made');
    const to = (x: number, y: number): Decision => ({
      type: 'Move',
      mode: 'walk',
      path: [
        { x: 0, y: 0 },
        { x, y },
      ],
    });
    expect(lesson.same(to(15_300, 13_600), way.answer)).toBe(true);
    expect(lesson.same(to(15_300, 15_600), way.answer)).toBe(false);
    expect(lesson.same({ type: 'EndPhase' }, way.answer)).toBe(false);
    const watch = {
      type: 'OverwatchReaction',
      shots: [{ model: 'a5', weapon: 'laser-rifle', mode: 'single', sample: 3 }],
    };
    const later = { ...watch, shots: [{ ...watch.shots[0]!, sample: 5 }] };
    expect(lesson.same(later, watch)).toBe(true);
    expect(lesson.same({ ...watch, shots: [] }, watch)).toBe(false);
    const fire = { type: 'Fire', weapon: 'llmg', mode: 'single', delivery: 'direct', target: { model: 'b2' } };
    expect(lesson.same({ ...fire, target: { model: 'b1' } }, fire)).toBe(false);
    expect(
      lesson.same(
        { type: 'DeclareOverwatch', models: ['a6', 'a5'] },
        { type: 'DeclareOverwatch', models: ['a5', 'a6'] },
      ),
    ).toBe(true);
  });
});

describe('a step of several answers', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  async function tableAt(step: string): Promise<LessonTable> {
    const table = await LessonTable.over(straightPort(fictioneersLegacy), lesson, indexOf(lesson, step));
    await table.sitting.follow();
    return table;
  }
  const open = (table: LessonTable) => (table.sitting.current()!.view as View).battle.open;

  test('is done when the last of them is given, and help is there in between', async () => {
    const table = await tableAt('move');
    await table.sitting.answer({ type: 'Activate', model: 'a4' });
    expect(table.current()).toMatchObject({ given: 0, astray: true });
    await table.sitting.answer({ type: 'Activate', model: 'a2' });
    expect(table.current()).toMatchObject({ given: 1, astray: false });
    expect(open(table)).not.toBeNull();
    await table.sitting.answer({ type: 'EndActivation' });
    expect(table.current()).toMatchObject({ given: 1, astray: true });
    await table.sitting.answer({
      type: 'Move',
      mode: 'walk',
      path: [
        { x: 12_500, y: 11_000 },
        { x: 99_000, y: 0 },
      ],
    });
    expect(table.sitting.current()?.refused?.rule).toMatch(/^FL-/);
    await table.show();
    expect(table.step.id).toBe('too-far');
  });

  test('whoever is stuck can have every step done, to the end', async () => {
    const table = await tableAt('welcome');
    for (let i = 0; i < lesson.steps.length - 1; i++) {
      if (table.step.kind !== 'read') await table.show();
      if (table.step.kind !== 'do' && table.current().index === i) table.next();
      await vi.advanceTimersByTimeAsync(10_000);
      expect(table.current().index, lesson.steps[i]!.id).toBe(i + 1);
    }
    expect(table.sitting.current()?.now).toMatchObject({ over: true, outcome: { winner: 'A', rule: 'FL-VIC-01' } });
  });
});
