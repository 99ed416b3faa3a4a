import { describe, expect, test } from 'vitest';
import { STORE_CHECKS } from '../src/contract.js';
import { Late, memoryStore, type Store } from '../src/index.js';

function aPlace(): () => Promise<Store> {
  const games = new Map();
  return async () => memoryStore(games);
}

describe('a store in memory', () => {
  test.each(STORE_CHECKS)('$title', ({ run }) => run(aPlace()));
});

describe('the suite of stores finds', () => {
  const check = (words: RegExp) => STORE_CHECKS.find(({ title }) => words.test(title))!;
  const spoilt =
    (spoil: (store: Store) => Partial<Store>): (() => Promise<Store>) =>
    async () => {
      const place = aPlace();
      const store = await place();
      return { ...store, ...spoil(store) };
    };

  test.each<[string, RegExp, (store: Store) => Partial<Store>]>([
    ['a store that forgets', /comes back as it was laid/, () => ({ create: async () => {} })],
    ['rows that come twice', /comes late/, () => ({ append: async () => {} })],
    ['rows out of order', /in their order/, (s) => ({ rows: async (g, f) => [...(await s.rows(g, f))].reverse() })],
    ['a list that tells orders', /standing orders/, (s) => ({ list: async () => [(await s.get('g1')) as never] })],
    ['a store that keeps what was removed', /what is removed/, () => ({ remove: async () => {} })],
    [
      'one who overwrites',
      /at once one is told/,
      (s) => ({
        append: (game, rows, progress) =>
          s.append(game, rows, progress).catch((error) => {
            if (!(error instanceof Late)) throw error;
          }),
      }),
    ],
  ])('%s', async (_, words, spoil) => {
    await expect(check(words).run(spoilt(spoil))).rejects.toThrow();
  });
});
