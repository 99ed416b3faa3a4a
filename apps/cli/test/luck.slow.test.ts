import { expect, test } from 'vitest';
import { evennessOfLuck, evennessOfOdds, JUDGED } from './lucks.js';

// Thousands of games.

test('every ruleset that bots can judge is looked at', () => {
  expect(JUDGED.map(({ id }) => id).sort()).toEqual([
    'fictioneers-legacy',
    'legendary-battles',
    'legends',
    'quantum-legions',
  ]);
});

const GAMES: Readonly<Record<string, number>> = { 'quantum-legions': 4000, legends: 2000, 'fictioneers-legacy': 1000 };

test.each(JUDGED)('$id: the mean of luck is nothing, for each kind of throw', (judged) => {
  for (const [kind, { errors }] of Object.entries(evennessOfLuck(judged, GAMES[judged.id] ?? 1000)))
    expect(Math.abs(errors), kind).toBeLessThan(3.5);
});

test.each(JUDGED)('$id: what the guide knows of the odds is so, for each kind of throw', (judged) => {
  const found = evennessOfOdds(judged, GAMES[judged.id] ?? 1000);
  expect(Object.keys(found).length).toBeGreaterThan(0);
  for (const [kind, { errors }] of Object.entries(found)) expect(Math.abs(errors), kind).toBeLessThan(3.5);
});
