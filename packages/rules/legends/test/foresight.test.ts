import { describe, expect, it } from 'vitest';
import type { Flight, Landing, Posed, Prices, Ray } from '../src/foresight.js';
import { QUERIES } from '../src/queries.js';
import type { Scene } from '../src/state.js';
import { at } from './kit.js';

type Name = 'flight' | 'landing' | 'reach' | 'touching' | 'pose' | 'prices' | 'line';

const ask = <T>(game: ReturnType<typeof at>, name: Name, args: unknown): T =>
  (QUERIES[name].run as (s: Scene, args: unknown) => T)(game.view('A'), args);

describe('what lies ahead', () => {
  it('[LG-IMP-15] a knock tells everything it would go through and what would stop it, counting anew after each Impact', () => {
    const game = at({ A: [[4, 12]], B: [[8, 12]] });
    const found = ask<Flight>(game, 'flight', { thing: 'a1', how: 'knock', dir: [1, 0, 0], inches: 9 });
    expect(found.hits.map(({ thing }) => thing)).toEqual(['b1']);
    expect(found.hit).toMatchObject({ inches: 3, impetus: 3, otherFatigue: 3, passes: false });
    expect(found.end).toEqual([7, 12, 0]);
  });

  it('[LG-FAL-03] who would be left in the air comes down, and is told what that costs', () => {
    const game = at({ A: [[4, 12]] });
    const found = ask<Landing>(game, 'landing', { hero: 'a1', at: [4, 12, 6] });
    expect(found).toMatchObject({ at: [4, 12, 0], inches: 6, thing: null });
    expect(found.fatigue).toBeGreaterThan(0);
    expect(ask(game, 'landing', { hero: 'a1', at: [4, 12, 0] })).toBeNull();
  });

  it('[LG-MOV-06] the ground is told in every direction: to the last inch, to the edge, or to what stands there', () => {
    const game = at({ A: [[4, 12]], B: [[8, 12]] });
    const rays = ask<Ray[]>(game, 'reach', { hero: 'a1', inches: 6 });
    const east = rays[0]!;
    expect(east).toMatchObject({ ends: 'thing' });
    expect(east.inches).toBeCloseTo(3);
    const west = rays[rays.length / 2]!;
    expect(west).toMatchObject({ ends: 'edge' });
    expect(west.inches).toBeCloseTo(3.5);
    expect(rays[rays.length / 4]).toMatchObject({ ends: 'inches', inches: 6 });
    expect(ask(game, 'reach', { hero: 'a1', inches: 0 })).toEqual([]);
  });

  it('[LG-GEN-08] who is in contact is told', () => {
    expect(ask(at({ A: [[4, 12]], B: [[5.05, 12]] }), 'touching', { hero: 'a1' })).toEqual(['b1']);
    expect(ask(at({ A: [[4, 12]], B: [[5.2, 12]] }), 'touching', { hero: 'a1' })).toEqual([]);
  });

  it('[LG-WAL-04, LG-FLY-04] a line tells the Moments of its stretches', () => {
    const game = at({ A: [[4, 12, 0, { heroism: 9 }]], pool: 16 } as never);
    const segments = [
      { m: 'a', to: [4, 12, 2] },
      { m: 'a', to: [4, 14, 2] },
    ];
    const { stretches } = ask<{ stretches: unknown }>(game, 'line', { hero: 'a1', segments });
    expect(stretches).toEqual([{ step: 0, moment: 'fly', chosen: 4, difficulty: 16 }]);
  });

  it('[LG-GEO-12] a load is put where one points, turned as one likes, and it is told whether that is allowed', () => {
    const game = at({ A: [[4, 12]], B: [[5.05, 12]] });
    const pose = (toward: readonly number[]) =>
      ask<Posed>(game, 'pose', { thing: 'b1', beside: 'a1', toward, yaw: 90, lie: 1 });
    expect(pose([9, 12, 0])).toMatchObject({ pose: { x: 5.01, y: 12, z: 0, yaw: 0, lie: 0 }, refusal: null });
    expect(pose([4, 12, 0]).pose.z).toBeGreaterThan(1);
    expect(pose([4, 12, 0]).refusal).toBeNull();
  });

  it('[LG-IMP-07] prices tell what a thing does for each inch it flies', () => {
    const { toughness, endOn, broadside } = ask<Prices>(at({ A: [[4, 12]] }), 'prices', { thing: 'a1' });
    expect(toughness).toBe(7);
    expect(endOn).toBe(1);
    expect(broadside).toBe(1);
  });
});
