import { describe, expect, it } from 'vitest';
import type { Contact } from '../src/previews.js';
import { QUERIES } from '../src/queries.js';
import type { Scene } from '../src/state.js';
import { at } from './kit.js';

const ask = (game: ReturnType<typeof at>, name: 'contacts' | 'weigh', args: unknown): unknown =>
  (QUERIES[name].run as (s: Scene, args: unknown) => unknown)(game.view('A'), args);

describe('what would come of a decision', () => {
  it('[LG-MOV-05, LG-IMP-03] a line tells everything it touches, in order, with the arithmetic', () => {
    const game = at({
      A: [[4, 12, 0, { heroism: 9 }]],
      B: [
        [8, 12],
        [14, 12],
      ],
      pool: 16,
    } as never);
    const found = ask(game, 'contacts', {
      hero: 'a1',
      segments: [{ m: 'g', to: [20, 12] }],
    }) as unknown as Contact[];
    expect(found.map(({ thing }) => thing)).toEqual(['b1', 'b2']);
    expect(found[0]).toMatchObject({ step: 0, inches: 3, impetus: 3, otherFatigue: 3, moverFatigue: 0, bump: false });
    expect(found[1]!.inches).toBe(9);
  });

  it('[LG-FAL-03] the drop at the end of a line counts its own inches and ends at the street', () => {
    const game = at({ A: [[4, 12, 0, { heroism: 9 }]], pool: 16 } as never);
    const found = ask(game, 'contacts', {
      hero: 'a1',
      segments: [{ m: 'a', to: [4, 12, 6] }, { m: 'd' }],
    }) as unknown as Contact[];
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ step: 1, thing: null, inches: 6, otherToughness: null });
    expect(found[0]!.moverFatigue).toBe(Math.floor(found[0]!.answer));
  });

  it('[LG-STR-02, LG-KNB-02] a decision tells its Moment and its difficulty; what attempts nothing tells none', () => {
    const game = at({ A: [[4, 12, 0, { heroism: 4 }]], B: [[5, 12]] });
    const weighed = (decision: unknown) => ask(game, 'weigh', { hero: 'a1', decision });
    expect(weighed({ type: 'strike', target: 'b1', spend: 0 })).toMatchObject({ moment: 'strike', difficulty: 7 });
    expect(weighed({ type: 'knockBack', chosen: 3, dir: [1, 0, 0], spend: 0 })).toMatchObject({ difficulty: 6 });
    expect(weighed({ type: 'end' })).toBeNull();
  });
});
