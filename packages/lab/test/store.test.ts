import { expect, test } from 'vitest';
import { KnownGames, MemoryStore, type Played } from '../src/index.js';

const won = (seat: number, decisions = 5): Played => ({ decisions, end: { won: [seat], rule: 'X-1' } });
const key = { build: 'b', series: 's' };

test('games are known wherever the rows were cut, and run up to the first gap', async () => {
  const store = new MemoryStore();
  await store.put(key, { from: 4, to: 6, played: [won(0), won(1)] });
  await store.put(key, { from: 0, to: 2, played: [won(1), won(1)] });
  await store.put({ ...key, build: 'other' }, { from: 2, to: 4, played: [won(0), won(0)] });
  const known = new KnownGames();
  for (const row of await store.rows(key)) known.add(row);
  expect(known.run(0, 6)).toEqual([won(1), won(1)]);
  expect([3, 4].map((game) => known.has(game))).toEqual([false, true]);
  known.add({ from: 2, to: 4, played: [won(0), won(0)] });
  expect(known.run(0, 6)).toHaveLength(6);
  expect(known.run(4, 5)).toEqual([won(0)]);
  expect(known.compared).toBe(0);
});

test('a game that comes a second time is compared, all but the times of its replies', () => {
  const known = new KnownGames();
  known.add({ from: 0, to: 2, played: [won(0), { ...won(1), replies: [[1], [2]] }] });
  known.add({ from: 1, to: 2, played: [{ ...won(1), replies: [[3], [4]] }] });
  expect(known).toMatchObject({ compared: 1, differences: [] });
  known.add({ from: 0, to: 1, played: [won(0, 6)] });
  expect(known.compared).toBe(2);
  expect(known.differences).toEqual([{ game: 0, one: won(0), other: won(0, 6) }]);
});
