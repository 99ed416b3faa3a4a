import { describe, expect, test } from 'vitest';
import { holdFire, type Watcher } from '../src/standing.js';

const watcher = (...kills: number[]) =>
  ({ model: 'a1', chances: kills.map((chance) => ({ kills: chance })) }) as unknown as Watcher;
const answers = (terms: unknown, ...watchers: Watcher[]) => holdFire.answer(terms, { query: () => watchers });
const HOLDS = { type: 'OverwatchReaction', shots: [] };

describe('[FL-OVW-07] fire is held without asking', () => {
  test('where nobody’s best shot reaches the chance', () => {
    expect(answers({ below: 20 }, watcher(0.1, 0.19), watcher(0.05))).toEqual(HOLDS);
  });
  test('and not where one does, at any moment of the way', () => {
    expect(answers({ below: 20 }, watcher(0.1, 0.2), watcher(0.05))).toBeNull();
  });
  test('nor where nobody watches, or the terms are none', () => {
    expect(answers({ below: 20 })).toBeNull();
    for (const terms of [null, {}, { below: 'often' }]) expect(answers(terms, watcher(0))).toBeNull();
  });
});
