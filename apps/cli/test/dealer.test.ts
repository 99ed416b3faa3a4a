import type { Chunk } from '@sandtable/lab';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Dealer } from '../src/series/dealer.js';

test('every game that is not known is dealt once, the games of a pair together, whoever takes how long', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 3000 }),
      fc.integer({ min: 1, max: 8 }),
      fc.constantFrom(1, 2, 3),
      fc.nat(100),
      fc.array(fc.nat(1500), { maxLength: 40 }),
      fc.infiniteStream(fc.integer({ min: 0, max: 2000 })),
      (games, workers, unit, before, knownUnits, times) => {
        const from = unit * before;
        const known = new Set(knownUnits.flatMap((n) => Array.from({ length: unit }, (_, i) => from + n * unit + i)));
        const dealer = new Dealer({ from, to: from + games, unit, isKnown: (game) => known.has(game) }, workers);
        const dealt = new Set<number>();
        for (let chunk = dealer.take(); chunk; chunk = dealer.take()) {
          expect(chunk.from % unit).toBe(0);
          for (let game = chunk.from; game < chunk.to; game++) {
            expect(dealt.has(game)).toBe(false);
            dealt.add(game);
          }
          dealer.took(chunk, times.next().value!);
        }
        for (let game = from; game < from + games; game++) expect(dealt.has(game)).toBe(!known.has(game));
      },
    ),
  );
});

test('chunks grow while games are quick and shrink when they are slow', () => {
  const dealer = new Dealer({ from: 0, to: 100_000, unit: 1, isKnown: () => false }, 2);
  const sizes: number[] = [];
  for (const msPerGame of [1, 1, 1, 1, 1, 1, 100, 100]) {
    const chunk: Chunk = dealer.take()!;
    sizes.push(chunk.to - chunk.from);
    dealer.took(chunk, msPerGame * (chunk.to - chunk.from));
  }
  expect(sizes).toEqual([1, 4, 16, 64, 256, 300, 300, 3]);
});
