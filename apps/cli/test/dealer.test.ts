import type { Chunk, SeriesResult } from '@sandtable/lab';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Dealer } from '../src/sim/pool.js';

const played = ({ from, to }: Chunk) => ({ games: to - from, from }) as unknown as SeriesResult;

test('every game is dealt once, mirrored games together, whoever takes how long', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5000 }),
      fc.integer({ min: 1, max: 8 }),
      fc.constantFrom(2, 3),
      fc.nat(100),
      fc.infiniteStream(fc.integer({ min: 0, max: 2000 })),
      (games, workers, bots, before, times) => {
        const first = bots * before;
        const dealer = new Dealer({ games, from: first, bots: Array(bots).fill('random'), mirrored: true }, workers);
        const out: Chunk[] = [];
        for (let chunk = dealer.take(); chunk; chunk = dealer.take()) {
          out.push(chunk);
          expect(chunk.from % bots).toBe(0);
          if (out.length > workers) dealer.put(out[0]!, played(out.shift()!), times.next().value!);
        }
        for (const chunk of out.reverse()) dealer.put(chunk, played(chunk), 1);
        const results = dealer.results() as unknown as { games: number; from: number }[];
        let next = first;
        for (const { from, games: count } of results) {
          expect(from).toBe(next);
          next += count;
        }
        expect(next).toBe(first + games);
        expect(dealer.gamesDone).toBe(games);
      },
    ),
  );
});

test('chunks grow while games are quick and shrink when they are slow', () => {
  const dealer = new Dealer({ games: 100_000, from: 0, bots: ['a', 'b'], mirrored: false }, 2);
  const sizes: number[] = [];
  for (const msPerGame of [1, 1, 1, 1, 1, 1, 100, 100]) {
    const chunk = dealer.take()!;
    sizes.push(chunk.to - chunk.from);
    dealer.put(chunk, played(chunk), msPerGame * (chunk.to - chunk.from));
  }
  expect(sizes).toEqual([1, 4, 16, 64, 256, 300, 300, 3]);
});
