import { quantumLegions } from '@sandtable/quantum-legions';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { indexOf } from '../src/learn/lesson.js';
import { LessonTable } from '../src/learn/lesson-table.js';
import { lesson } from '../src/tables/quantum-legions/lesson.js';
import { straightPort } from './straight-port.js';

async function at(step: string): Promise<LessonTable> {
  const table = await LessonTable.over(straightPort(quantumLegions), lesson, indexOf(lesson, step));
  await table.sitting.follow();
  return table;
}

const stepOf = (table: LessonTable): string => table.step.id;
const refusedBy = (table: LessonTable) => table.sitting.current()?.refused?.rule;

describe('a table for lessons', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('opens at any step, as if all before it had been played', async () => {
    const table = await at('rally');
    expect(table.current()).toEqual({ index: indexOf(lesson, 'rally'), stage: 'do', given: 0, astray: false });
    expect(table.sitting.current()?.question?.kind).toBe('RallyAction');
  });

  test('the right answer goes to the referee and leads on', async () => {
    const table = await at('first-order');
    await table.sitting.answer({ type: 'IssueOrder', unit: 'a1', order: 'advance' });
    expect(stepOf(table)).toBe('second-order');
    expect(table.sitting.current()?.view).toMatchObject({ cp: 1 });
  });

  test('another legal answer changes nothing, and there is help', async () => {
    const table = await at('first-order');
    await table.sitting.answer({ type: 'IssueOrder', unit: 'a1', order: 'strike' });
    expect(table.current()).toMatchObject({ astray: true, stage: 'do' });
    expect(stepOf(table)).toBe('first-order');
    expect(table.sitting.current()).toMatchObject({ refused: null, view: { cp: 2 } });
  });

  test('an illegal answer is refused by its rule, as in any game', async () => {
    const table = await at('first-order');
    await table.sitting.answer({ type: 'IssueOrder', unit: 'b1', order: 'strike' });
    expect(refusedBy(table)).toBe('QL-ORD-02');
    expect(table.current().astray).toBe(true);
  });

  test('the other side plays what is written down, and the lesson waits for it', async () => {
    const table = await at('second-order');
    await table.sitting.answer({ type: 'IssueOrder', unit: 'a2', order: 'engage' });
    expect(table.current().stage).toBe('watch');
    await vi.advanceTimersByTimeAsync(5000);
    expect(stepOf(table)).toBe('secrets');
    expect(table.sitting.current()?.view).toMatchObject({ active: 'A', cp: 7 });
  });

  test('a step to be read is left by going on, and by nothing else', async () => {
    const table = await at('secrets');
    await table.sitting.answer({ type: 'Activate', unit: 'a1' });
    expect(stepOf(table)).toBe('secrets');
    table.next();
    expect(stepOf(table)).toBe('activate');
    table.next();
    expect(stepOf(table)).toBe('activate');
  });

  test('a step to be tried is done when the referee has named the rule, pointed at or answered', async () => {
    const pointed = await at('sight');
    pointed.sitting.refuse({ rule: 'QL-LOS-03', message: 'Houses are in the way.' });
    expect(pointed.current().stage).toBe('done');
    const answered = await at('sight');
    await answered.sitting.answer({ type: 'Attack', target: 'b2' });
    expect(refusedBy(answered)).toBe('QL-LOS-03');
    expect(answered.current()).toMatchObject({ stage: 'done', astray: false });
    answered.next();
    expect(stepOf(answered)).toBe('attack');
  });

  test('whoever is stuck can have every step done, to the end', async () => {
    const table = await at('welcome');
    for (let i = 0; i < lesson.steps.length - 1; i++) {
      if (table.step.kind === 'do') await table.show();
      else if (table.step.kind === 'try') {
        await table.show();
        table.next();
      } else table.next();
      await vi.advanceTimersByTimeAsync(10_000);
      expect(table.current().index).toBe(i + 1);
    }
    expect(table.sitting.current()?.now).toMatchObject({ over: true, outcome: { winner: 'A', rule: 'QL-VIC-01' } });
  });
});
