import { SeededDice } from '@sandtable/kernel';
import { SHARES } from '../src/statistics/counts.js';

/** Results of a law on the five, one after the other, for ever. */
export function* source(law: readonly number[], seed: string): Generator<number> {
  const dice = new SeededDice(seed);
  for (;;) {
    let left = dice.below(2 ** 30) / 2 ** 30;
    let i = 0;
    while (i < 4 && left >= law[i]!) left -= law[i++]!;
    yield SHARES[i]!;
  }
}

/** Games that are won or lost. */
export const decisive = (share: number): number[] => [1 - share, 0, 0, 0, share];
