import { describe, expect, it } from 'vitest';
import type { Flight } from '../src/foresight/flight.js';
import type { Landing } from '../src/foresight/landing.js';
import type { Posed } from '../src/foresight/pose-toward.js';
import type { Prices } from '../src/foresight/prices.js';
import type { Ray } from '../src/foresight/reach.js';
import { QUERIES } from '../src/queries.js';
import type { Scene } from '../src/state.js';
import {
  at,
  BLOCK,
  brick,
  brickWithPane,
  city,
  end,
  events,
  fling,
  knockBack,
  PLATE,
  partition,
  record,
  rest,
  roofAt,
  run,
  type SceneGame,
  spot,
  strike,
} from './kit.js';

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
    expect(stretches).toEqual([{ step: 0, moment: 'fly', chosen: 4, difficulty: 16, pays: 16 }]);
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

const east = [1, 0, 0] as const;
const rounded = (at: readonly number[]): number[] => at.map((n) => Math.round(n * 1000) / 1000);

/** What is foretold of a knock of b1 by a1, whose blow has landed, and what the referee then does with it. */
function knocked(game: SceneGame, spend: number, chosen: number, dir: Flight['end'] = east): Flight {
  run(game, strike('b1', spend));
  while (game.question?.kind === 'Defend') game.answer('B', { type: 'decline' });
  const before = record(game, 'b1')[1];
  const found = ask<Flight>(game, 'flight', { thing: 'b1', how: 'knock', dir, inches: chosen });
  rest(run(game, knockBack(chosen, dir, 2 * chosen)));
  const { hits, landing } = found;
  expect(rounded(landing?.at ?? found.end), 'where it ends').toEqual(spot(game, 'b1'));
  const suffers = hits.reduce((sum, { moverFatigue }) => sum + moverFatigue, landing?.fatigue ?? 0);
  expect(suffers, 'what it suffers').toBe(record(game, 'b1')[1] - before);
  return found;
}

const striking = { A: [[5, 10, 0, { heroism: 6 }]], B: [[6, 10]] } as const;
const onRoof = { A: [[9.5, 10, 6, { heroism: 2 }]], B: [[10.5, 10, 6]], city: city([roofAt(6)]) } as const;

describe('a flight is foretold as the referee then counts it', () => {
  it('[LG-COM-04] [LG-EX-28] the way through a wall is free', () => {
    const found = knocked(at({ ...striking, city: city([brickWithPane(9.5)]) }, [4, 1]), 6, 5);
    expect(found).toMatchObject({
      hits: [{ piece: 'brick.pane', inches: expect.closeTo(3), moverFatigue: 2, passes: true }],
    });
    expect(found.end).toEqual([12.25, 10, 0]);
  });

  it('[LG-COM-04] [LG-IMP-12] what comes after a wall is met after so many inches less, counted anew', () => {
    const B = [...striking.B, [13, 10]] as const;
    const game = at({ A: [[5, 10, 0, { heroism: 8 }]], B, city: city([brickWithPane(9.5)]) }, [4, 1]);
    const { hits } = knocked(game, 8, 6);
    expect(hits[1]).toMatchObject({ thing: 'b2', inches: 4.75, impetus: 1.75, otherFatigue: 1 });
    expect(events(game, 'impact')[1]).toMatchObject({ other: 'b2', impetus: hits[1]!.impetus });
  });

  it('[LG-IMP-04] [LG-EX-40] a fall goes on counting from the knock', () => {
    expect(knocked(at(onRoof, [4, 2]), 2, 3).landing).toMatchObject({ inches: 6, fatigue: 9 });
  });

  it('[LG-FAL-05] [LG-EX-42] from the very edge it tips first', () => {
    const game = at({ ...onRoof, A: [[9.3, 10, 6, { heroism: 2 }]], B: [[10.3, 10, 6]] }, [4, 2]);
    expect(knocked(game, 2, 2).landing).toMatchObject({ at: [12.5, 10, 0], inches: 6, fatigue: 8 });
  });

  it('[LG-IMP-04] [LG-EX-48] and anew after an Impact', () => {
    const game = at({ ...striking, city: city([PLATE]) }, [4, 2]);
    expect(knocked(game, 6, 5, [0, 0, 1])).toMatchObject({ hits: [{ moverFatigue: 2 }], landing: { fatigue: 2 } });
  });

  it('[LG-IMP-10] what breaks is gone, and is not in the way of the fall either', () => {
    const booth = city([], ['booth', 'phoneBooth', 9.5, 10]);
    const game = at({ A: [[3, 10, 0, { heroism: 6, carrying: 'b1' }]], B: [[4, 10, 0.8]], city: booth }, [1]);
    const found = ask<Flight>(game, 'flight', { thing: 'b1', how: 'fling', dir: east, inches: 6 });
    expect(found).toMatchObject({ hits: [{ thing: 'booth', moverFatigue: 2, passes: true }], landing: { fatigue: 2 } });
    rest(run(game, fling(6, east, 6)));
    expect([spot(game, 'b1'), record(game, 'b1')[1]]).toEqual([rounded(found.landing!.at), 4]);
  });

  it('[LG-IMP-11] without room behind a wall it is not passed', () => {
    const behind = city([partition(12.5)], ['bus', 'bus', 13.75, 10, 0, 90]);
    const game = at({ A: [[3, 10, 0, { heroism: 10, carrying: 'b1' }]], B: [[4, 10]], city: behind }, [1]);
    const found = ask<Flight>(game, 'flight', { thing: 'b1', how: 'fling', dir: east, inches: 10 });
    expect(found.hits).toMatchObject([{ thing: 'partition', impetus: 8, passes: false }]);
    rest(run(game, fling(10, east, 10)));
    expect(spot(game, 'b1')).toEqual(rounded(found.end));
  });

  it('[LG-IMP-02] what is too small hurts nobody', () => {
    const kinds = [{ id: 'apple', name: 'Apple', w: 0.3, d: 0.3, h: 0.3, mat: 'metal' }];
    const where = { ...city([], ['apple', 'apple', 4.6, 10]), kinds };
    const game = at({ A: [[4, 10, 0, { heroism: 9, carrying: 'apple' }]], B: [[10, 10]], city: where }, [1], {
      literalImpetus: true,
      literalAnswer: true,
    });
    const found = ask<Flight>(game, 'flight', { thing: 'apple', how: 'fling', dir: east, inches: 8 });
    expect(found.hits).toMatchObject([{ thing: 'b1', otherFatigue: 0, passes: false }]);
    expect(found.hits[0]!.impetus, 'it would be an Impact otherwise').toBeGreaterThan(1);
    rest(run(game, fling(8, east, 1)));
    expect(record(game, 'b1')[1]).toBe(0);
  });

  it('[LG-ITM-07] a Vibro Shield takes its part of a knock, and of a fall', () => {
    const item = 'vibroShield' as const;
    const struck = at({ A: striking.A, B: [[6, 10, 0, { item }]], city: city([brick(10.5)]) }, [4, 1]);
    expect(knocked(struck, 6, 5).hit).toMatchObject({ impetus: 4, moverFatigue: 2 });
    const fallen = at({ A: [[9.5, 10, 6]], B: [[14, 10, 6, { item }]], city: city([roofAt(6)]) });
    const landing = ask<Landing>(fallen, 'landing', { hero: 'b1', at: [14, 10, 6] });
    expect(landing).toMatchObject({ inches: 6, fatigue: 4 });
    expect(record(rest(run(fallen, end)), 'b1')[1]).toBe(landing.fatigue);
    const others = at({ A: striking.A, B: [...striking.B, [10, 10, 0, { item }]] }, [4, 1]);
    expect(knocked(others, 6, 5).hit).toMatchObject({ thing: 'b2', impetus: 3, otherFatigue: 1 });
    expect(record(others, 'b2')[1]).toBe(1);
  });

  it('[LG-FAL-02] [LG-EX-46] a fall goes on through what it breaks, and is told whole', () => {
    const game = at({ A: [[2, 2]], B: [[14, 8, 15]], city: city([BLOCK]) });
    const found = ask<Landing>(game, 'landing', { hero: 'b1', at: [14, 8, 15] });
    expect(found).toMatchObject({ at: [14, 8, 0], inches: 13.5, fatigue: 12, thing: null });
    rest(run(game, end));
    expect([spot(game, 'b1'), record(game, 'b1')[1]]).toEqual([rounded(found.at), found.fatigue]);
  });

  it('[LG-FAL-06] who comes down on a Hero is set down beside it', () => {
    const game = at({ ...onRoof, B: [...onRoof.B, [13.5, 10]] }, [4, 2]);
    expect(knocked(game, 2, 3).landing).toMatchObject({ at: [14.5, 10, 0], inches: 4.75, fatigue: 0, thing: 'b2' });
  });

  it('[LG-IMP-04] a place to come down from counts from 0, unless it is told otherwise', () => {
    const game = at({ A: [[4, 12]] });
    const from = { hero: 'a1', at: [4, 12, 6] };
    expect(ask<Landing>(game, 'landing', from)).toMatchObject({ inches: 6, fatigue: 6 });
    expect(ask<Landing>(game, 'landing', { ...from, travelled: 3 })).toMatchObject({ inches: 6, fatigue: 9 });
  });
});

describe('a level knock', () => {
  it('[LG-KNB-05] [LG-EX-89] slides, and ends on top of something low', () => {
    const found = knocked(at({ ...striking, city: city([], ['bench', 'bench', 9, 10]) }, [4, 1]), 6, 3);
    expect(found).toMatchObject({ hits: [], end: [9, 10, 0.5], landing: null });
  });

  const van = city([], ['van', 'van', 10.75, 10]);
  const knock = (game: SceneGame): Flight => ask(game, 'flight', { thing: 'b1', how: 'knock', dir: east, inches: 5 });

  it('[LG-KNB-05] who is carried or wedged is supported, and slides as well', () => {
    const held = at({ A: [[5, 10, 0, { carrying: 'b1' }]], B: [[5, 10, 1.25]], city: van });
    expect(knock(held)).toMatchObject({ hits: [], end: [10, 10, 1.5], landing: null });
    const wedged = at({ A: [[2, 2]], B: [[5, 10, 1.25]], city: van });
    wedged.state.heroes[1]!.wedged = true;
    expect(knock(wedged)).toMatchObject({ hits: [], end: [10, 10, 1.5], landing: null });
  });

  it('[LG-KNB-05] who hangs in the air flies, and is stopped', () => {
    const game = at({ A: [[2, 2]], B: [[5, 10, 1.25]], city: van });
    expect(knock(game)).toMatchObject({ hits: [{ thing: 'van', inches: expect.closeTo(3.5) }], end: [8.5, 10, 1.25] });
  });

  it('[LG-KNB-05] nobody is set on top of something without room above', () => {
    const slab = { id: 'plate.slab', kind: 'plate', mat: 'metal', box: [-3, -2, 2.75, 3, 2, 3] };
    const plate = { id: 'plate', x: 10, y: 10, w: 6, d: 4, h: 3, panels: [slab] };
    const low = city([plate], ['crate', 'bigCrate', 7.05, 10], ['box', 'container', 10.4, 10]);
    const game = at({ A: [[2, 2]], B: [[6.95, 10, 1.5]], city: low });
    const found = ask<Flight>(game, 'flight', { thing: 'b1', how: 'knock', dir: east, inches: 3 });
    expect(found.end).toEqual([9.95, 10, 1.5]);
  });
});
