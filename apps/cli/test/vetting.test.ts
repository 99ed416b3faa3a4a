import type { Played } from '@sandtable/lab';
import { describe, expect, test } from 'vitest';
import type { Arrival } from '../src/queue/chunks.js';
import { Vetting } from '../src/queue/vetting.js';

let number = 0;
const game = (decisions: number): Played => ({ decisions, end: { won: [0], rule: 'END-1' } });
const by = (worker: string, from: number, { decisions = 5, good = false } = {}): Arrival => ({
  id: ++number,
  from,
  to: from + 1,
  worker,
  ms: 1,
  good,
  played: [game(decisions)],
});
const lie = { decisions: 6 };
const firsts = (vetting: Vetting) => vetting.good.splice(0).map(({ from }) => from);
const nothingChosen = () => false;

describe('what comes from a worker', () => {
  test('is held back until its first chunk was played by another and was the same', () => {
    const vetting = new Vetting('asker', nothingChosen);
    vetting.arrive(by('a', 0));
    vetting.arrive(by('a', 1));
    expect(firsts(vetting)).toEqual([]);
    expect(vetting.checks.splice(0)).toEqual([{ from: 0, to: 1, not: ['a'] }]);
    vetting.arrive(by('b', 0));
    expect(firsts(vetting).sort()).toEqual([0, 1]);
    vetting.arrive(by('a', 2));
    vetting.arrive(by('b', 3));
    expect(firsts(vetting)).toEqual([2, 3]);
    expect(vetting.checks).toEqual([]);
  });

  test('is believed where the asker himself played it', () => {
    const vetting = new Vetting('asker', nothingChosen);
    vetting.arrive(by('asker', 0));
    expect(firsts(vetting)).toEqual([0]);
    expect(vetting.checks).toEqual([]);
  });

  test('is checked where it is drawn, whoever it comes from, and counts only then', () => {
    const vetting = new Vetting('asker', ({ from }) => from === 7);
    vetting.arrive(by('a', 0));
    vetting.arrive(by('asker', 0));
    vetting.arrive(by('a', 7));
    expect(firsts(vetting)).toEqual([0]);
    expect(vetting.isHeld({ from: 7, to: 8 })).toBe(true);
    vetting.arrive(by('asker', 7));
    expect(firsts(vetting)).toEqual([7]);
    expect(vetting.isHeld({ from: 7, to: 8 })).toBe(false);
  });

  test('counts once, however often it comes', () => {
    const vetting = new Vetting('asker', nothingChosen);
    for (const worker of ['asker', 'asker', 'a', 'b']) vetting.arrive(by(worker, 0));
    expect(firsts(vetting)).toEqual([0]);
    expect(vetting.disputes).toEqual([]);
  });

  test('was counted by another asker: then it counts here', () => {
    const vetting = new Vetting('asker', nothingChosen);
    vetting.arrive(by('a', 0, { good: true }));
    expect(firsts(vetting)).toEqual([0]);
  });
});

describe('two copies that differ', () => {
  test('are settled by the asker, who bars the one that lied; what it played is played once more', () => {
    const vetting = new Vetting('asker', nothingChosen);
    vetting.arrive(by('liar', 0, lie));
    vetting.arrive(by('liar', 1, lie));
    vetting.arrive(by('honest', 0));
    expect(vetting.disputes.splice(0)).toEqual([{ from: 0, to: 1 }]);
    expect(firsts(vetting)).toEqual([]);
    vetting.arrive(by('asker', 0));
    expect(firsts(vetting)).toEqual([0]);
    expect(vetting.barred.splice(0)).toEqual([{ worker: 'liar', chunk: { from: 0, to: 1 }, counted: false }]);
    expect(vetting.again.splice(0)).toEqual([{ from: 1, to: 2 }]);
    vetting.arrive(by('liar', 2, lie));
    vetting.arrive(by('honest', 3));
    expect(firsts(vetting)).toEqual([3]);
  });

  test('of a worker that began to lie later: it is said that games of it had been counted', () => {
    const vetting = new Vetting('asker', ({ from }) => from === 2);
    for (const worker of ['late', 'asker']) vetting.arrive(by(worker, 0));
    vetting.arrive(by('late', 1));
    vetting.arrive(by('late', 2, lie));
    expect(firsts(vetting)).toEqual([0, 1]);
    vetting.arrive(by('asker', 2));
    expect(vetting.barred).toEqual([{ worker: 'late', chunk: { from: 2, to: 3 }, counted: true }]);
  });

  test('of two liars who do not agree: both are barred', () => {
    const vetting = new Vetting('asker', nothingChosen);
    vetting.arrive(by('one', 0, lie));
    vetting.arrive(by('two', 0, { decisions: 7 }));
    vetting.arrive(by('asker', 0));
    expect(vetting.barred.map(({ worker }) => worker)).toEqual(['one', 'two']);
    expect(firsts(vetting)).toEqual([0]);
  });
});
