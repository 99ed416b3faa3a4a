import { Game } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { legends } from '../src/ruleset.js';
import { breaches } from './laws.js';

/** Small whole numbers from a seed. */
function chance(seed: number): (n: number) => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return (n) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % n;
  };
}

const BETWEEN = ['Activate', 'Move', 'Act'];

test.each(legends.ready.map(({ id }, i) => [id, i] as const))(
  '[LG-GEO-05] [LG-SUP-01] [LG-FAL-01] between acts nobody hangs in the air or stands inside anything: %s',
  (starter, seed) => {
    for (let n = 0; n < 3; n++) {
      const of = chance(100 * n + seed + 1);
      const game = Game.open(legends, { setup: { starter }, dice: { kind: 'seeded', seed: 100 * n + seed } });
      while (game.question) {
        const { kind, seat } = game.question;
        if (BETWEEN.includes(kind))
          expect(breaches(game.state), `seed ${100 * n + seed}, ${game.record().entries.length} entries`).toEqual([]);
        const options = game.options(seat);
        game.take(options[of(options.length)]);
      }
    }
  },
);
