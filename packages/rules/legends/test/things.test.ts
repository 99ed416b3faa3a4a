import { gapBetween, heightGap, outlineDistance, overlaps } from '@sandtable/geometry/space';
import { SeededDice } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { CITIES } from '../src/content/cities.js';
import type { Pose } from '../src/decisions.js';
import { QUERIES } from '../src/queries.js';
import { posesFor, refusePose, usualPoses } from '../src/rules/poses.js';
import { isBorne, isSupported } from '../src/rules/support.js';
import type { Scene } from '../src/state.js';
import { heroBody, indexOf, isLow, pieceAt, sidesOf, sizeOf, spaceOf, tablesOf } from '../src/tables.js';
import { TOUGHNESS } from '../src/terms.js';
import {
  a,
  at,
  BLOCK,
  brick,
  brickWithPane,
  cancel,
  city,
  d,
  drop,
  end,
  events,
  type Furniture,
  fling,
  g,
  hero,
  line,
  lineWith,
  notThrough,
  PLATE,
  partition,
  pickUp,
  pool,
  put,
  record,
  refuses,
  release,
  rest,
  roofAt,
  run,
  type SceneGame,
  type Standing,
  spot,
  stretch,
  strike,
  thing,
  through,
  w,
} from './kit.js';

// Chapters Definitions, Things and materials, Support, Table edge, Orientation, Geometry.

describe('definitions', () => {
  test('[LG-GEN-01] [LG-GEO-01] everything on the table has its shape in the space, turned as it is', () => {
    const game = at({ A: [[1, 1]], city: 'meridian' });
    const { city: plan, index } = tablesOf(game.state);
    expect(index.size).toBe(2 + plan.objects.length + plan.buildings.length);
    const space = spaceOf(game.state);
    const booth = indexOf(game.state, 'tik'); // turned by 45 degrees
    expect([space.cos[booth], space.sin[booth]]).toEqual([Math.SQRT1_2, Math.SQRT1_2]);
    expect(space.east[booth]! - space.west[booth]!).toBeCloseTo(2 * Math.SQRT2, 9);
  });

  test('[LG-GEN-02] [LG-PIC-04] [LG-RUL-31] a Hero is an object too: it can be lifted like one', () => {
    const game = at({ A: [[5, 10, 0, { heroism: 5 }]], B: [[6, 10]] }, [1]);
    rest(run(game, pickUp('b1', 5)));
    expect(hero(game, 'b1').carriedBy).toBe('a1');
    expect(sizeOf(game.state, indexOf(game.state, 'b1'))).toBe(1);
  });

  test('[LG-GEN-03] [LG-GEN-04] [LG-OBJ-09] slopes are steps: half an inch at a time is walked, upright faces are run', () => {
    const kinds = [0.5, 1, 1.5].map((h, i) => ({ id: `step${i}`, name: 'Step', w: 1, d: 3, h, mat: 'solid' }));
    const stairs = { ...city([], ['s1', 'step0', 8, 10], ['s2', 'step1', 9, 10], ['s3', 'step2', 10, 10]), kinds };
    const game = run(at({ A: [[5, 10]], pool: 6, city: stairs }), line(g(10, 10)));
    expect([spot(game, 'a1'), pool(game)]).toEqual([[10, 10, 1.5], 1]);
    refuses(
      at({ A: [[5, 10]], pool: 6, city: { ...city([], ['s3', 'step2', 10, 10]), kinds } }),
      line(w(5, 10, 1)),
      'LG-WAL-02',
    );
  });

  test('[LG-GEN-05] [LG-RUL-02] on a wall, a face that looks nearly the same way is no obstacle: it stops without an Impact', () => {
    const slab = { id: 'slab', name: 'Slab', w: 1, d: 1, h: 3, mat: 'solid' };
    const meet = (yaw: number): SceneGame => {
      const where = { ...city([brick(9.5)], ['slab', 'slab', 8.3, 14, 0, yaw]), kinds: [slab] };
      return run(
        at({ A: [[9, 7, 1, { heroism: 20 }]], pool: 9, city: where }, [1]),
        line(w(9, 15, 1)),
        stretch(16),
        notThrough,
      );
    };
    expect(meet(70).question?.kind).toBe('Act');
    expect(meet(20).question?.kind).toBe('CancelImpact');
  });

  test('[LG-GEN-09] anybody may measure at any time, and nothing changes by it', () => {
    const game = at({ A: [[2, 10]], B: [[20, 10, 0, { heroism: 3 }]], city: city([brick(9.5)]) });
    const before = game.hash();
    for (const seat of ['A', 'B']) {
      expect(QUERIES.attack.run(game.view(seat), { hero: 'b1', target: 'a1', by: 'longShot' })).toMatchObject({
        difficulty: 12,
      });
      expect(
        QUERIES.flight.run(game.view(seat), { thing: 'a1', how: 'line', dir: [1, 0, 0], inches: 12 }),
      ).toMatchObject({
        hit: { inches: expect.closeTo(7, 9), piece: 'brick.wall', passes: false, moverFatigue: 7, otherFatigue: 0 },
      });
    }
    expect(game.hash()).toBe(before);
  });

  test('[LG-GEN-12] [LG-RUL-29] hostile Moments are for enemies; friendly fire lifts that', () => {
    const plan = {
      A: [
        [5, 10],
        [6, 10],
      ],
    } as const;
    refuses(at(plan), strike('a2', 0), 'LG-GEN-12');
    refuses(at(plan), { d: { type: 'longShot', target: 'a2', spend: 0 } }, 'LG-LON-02');
    const game = rest(run(at(plan, [5], { friendlyFire: true }), strike('a2', 0)));
    expect(record(game, 'a2')).toEqual([0, 3]);
  });
});

describe('things and materials', () => {
  test('[LG-OBJ-01] [LG-OBJ-03] [LG-RUL-21] one scale of toughness', () => {
    expect(TOUGHNESS).toEqual({ glass: 2, wood: 4, internal: 7, body: 7, external: 11, metal: 15 });
    const difficulty = (where: object): number => {
      const game = run(at({ A: [[8, 10]], pool: 3, city: where as never }), line(g(10, 10)));
      return (game.question!.data as { difficulty: number }).difficulty;
    };
    const door = {
      ...brick(9.5),
      panels: [{ ...brick(9.5).panels[0]!, openings: [{ id: 'door', rect: [5.375, 6.625, 0, 2], mat: 'wood' }] }],
    };
    expect(difficulty(city([brickWithPane(9.5)]))).toBe(2);
    expect(difficulty(city([door]))).toBe(4);
    expect(difficulty(city([], ['crate', 'crate', 10, 10]))).toBe(4);
    expect(difficulty(city([partition(9.5)]))).toBe(7);
    expect(difficulty(city([brick(9.5)]))).toBe(11);
    expect(difficulty(city([], ['car', 'car', 11, 10]))).toBe(15);
  });

  test('[LG-OBJ-05] [LG-ORI-05] [LG-RUL-63] a body is 1.25 inches tall and an inch wide, whatever it stands on', () => {
    const under = (low: number) => ({
      ...PLATE,
      h: low + 0.25,
      panels: [{ ...PLATE.panels[0]!, box: [-1.5, -1, low, 1.5, 1, low + 0.25] }],
    });
    const walk = (low: number) =>
      run(at({ A: [[3, 10]], pool: 5, city: city([under(low)]) }), line(g(8, 10))).question?.kind;
    expect([walk(1.25), walk(1.24)]).toEqual(['Act', 'ComeThrough']);
    const onWall = at({ A: [[9, 10, 0, { heroism: 9 }]], B: [[9, 11.05]], pool: 3, city: city([brick(9.5)]) }, [1]);
    run(onWall, line(w(9, 10, 1)), stretch(2));
    expect(hero(onWall, 'a1')).toMatchObject({ surface: 'wall', normal: [-1, 0] });
    refuses(onWall, strike('b1', 99), 'LG-MOH-03'); // still in contact
  });

  test('[LG-OBJ-06] an empty gap that is too small counts as the wall', () => {
    const gap = (width: number, height: number) => {
      const wall = brick(9.5);
      return city([
        {
          ...wall,
          panels: [
            {
              ...wall.panels[0]!,
              openings: [{ id: 'gap', rect: [6 - width / 2, 6 + width / 2, 0, height], mat: 'open' }],
            },
          ],
        },
      ]);
    };
    const passes = (width: number, height: number) =>
      run(at({ A: [[8, 10]], pool: 4, city: gap(width, height) }), line(g(12, 10))).question?.kind === 'Act';
    expect([passes(1, 1.25), passes(0.9, 2), passes(2, 1.2)]).toEqual([true, false, false]);
    const shut = run(at({ A: [[8, 10]], pool: 4, city: gap(0.9, 2) }), line(g(12, 10)));
    expect(shut.question).toMatchObject({ data: { piece: 'brick.wall', difficulty: 11 } });
  });

  test('[LG-OBJ-08] [LG-RUL-26] a wall that was broken through is there again on the way back', () => {
    const game = at({ A: [[5, 10, 0, { heroism: 11 }]], pool: 12, city: city([brick(9.5)]) }, [1]);
    run(game, line(g(12, 10)), through(11), line(g(8, 10)));
    expect(game.question?.kind, 'the piece was tried, so no Come Through; but it is hit').toBe('CancelImpact');
    rest(run(game, cancel));
    expect(spot(game, 'a1')).toEqual([10.25, 10, 0]);
  });
});

describe('support', () => {
  test('[LG-SUP-04] whoever is carried is supported', () => {
    const game = at({
      A: [[5, 10, 0, { carrying: 'b1' }]],
      B: [
        [5, 10, 1.25],
        [5, 14, 3],
      ],
    });
    expect([isSupported(game.state, hero(game, 'b1')), isSupported(game.state, hero(game, 'b2'))]).toEqual([
      true,
      false,
    ]);
  });

  test('[LG-SUP-07] [LG-SUP-06] [LG-RUL-32] what is stopped off balance lies there until that thing moves', () => {
    const game = at(
      {
        A: [
          [10, 11.225, 0, { heroism: 40 }],
          [13, 10, 0],
        ],
        city: city([], ['car', 'car', 10, 10], ['crate', 'crate', 20, 20]),
      },
      [1],
    );
    Object.assign(thing(game, 'crate'), { x: 11.9, y: 10, z: 3 });
    rest(run(game, pickUp('car', 19), put(10, 12.4, 0)));
    expect(spot(game, 'crate'), 'the crate had nothing to rest on').toEqual([11.9, 10, 0]);

    const lying = at({
      A: [
        [2, 2],
        [13, 10, 0, { token: true }],
      ],
      city: city([], ['car', 'car', 10, 10], ['crate', 'crate', 20, 20]),
    });
    Object.assign(thing(lying, 'crate'), { x: 11.9, y: 10, z: 3 });
    rest(run(lying, end));
    expect([spot(lying, 'crate'), thing(lying, 'crate').restsOn]).toEqual([[11.9, 10, 1], 'car']);
    expect(isBorne(lying.state, indexOf(lying.state, 'crate'))).toBe(true);
  });
});

describe('edge and sky', () => {
  test('[LG-EDG-03] [LG-RUL-43] nothing rises above a hundred inches: a Hero stops there, an object is gone', () => {
    const game = at({ A: [[5, 10, 0, { heroism: 120, carrying: 'b1' }]], B: [[6, 10]] }, [1]);
    run(game, fling(120, [0, 0, 1], 120));
    expect(game.state.flight.best, 'with its head at the sky').toBe(98.75);
    rest(game);
    const can = city([], ['can', 'trashCan', 5.8, 10]);
    const thrown = at({ A: [[5, 10, 0, { heroism: 40, carrying: 'can' }]], city: can }, [1]);
    rest(run(thrown, fling(120, [0, 0, 1], 39)));
    expect(thing(thrown, 'can').onTable).toBe(false);
  });
});

describe('orientation', () => {
  test('[LG-ORI-01] [LG-ORI-02] [LG-ORI-03] [LG-ORI-04] ground, wall, air, and upright again', () => {
    const game = at({ A: [[9.5, 8, 0, { heroism: 20 }]], pool: 9, city: city([BLOCK]) }, [1, 1]);
    run(game, line(w(9.5, 8, 2)), stretch(4));
    expect(hero(game, 'a1')).toMatchObject({ surface: 'wall', normal: [-1, 0] });
    run(game, line(a(8, 8, 2)), stretch(8));
    expect(hero(game, 'a1')).toMatchObject({ surface: 'air', normal: null });
    rest(run(game, end));
    expect(hero(game, 'a1')).toMatchObject({ surface: 'ground', normal: null, z: 0 });
  });
});

/** A slab a hand above the heads of all who stand in the street, and a post that fits under it. */
const CEILING = {
  id: 'ceiling',
  x: 10,
  y: 10,
  w: 8,
  d: 8,
  h: 1.75,
  panels: [{ id: 'ceiling.slab', kind: 'plate', mat: 'metal', box: [-4, -4, 1.5, 4, 4, 1.75] }],
};
const POST = { id: 'post', name: 'Post', w: 0.2, d: 0.2, h: 1.4, mat: 'metal' };

function orNull<T>(make: () => T): T | null {
  try {
    return make();
  } catch {
    return null;
  }
}

describe('geometry', () => {
  test('[LG-GEO-02] [LG-GEO-03] distances from outlines and between heights', () => {
    expect([outlineDistance(3, 0, 1, 1), outlineDistance(4, 5, 1, 1), outlineDistance(0.5, 0, 1, 1)]).toEqual([
      2, 5, 0,
    ]);
    expect([heightGap(0, 1, 3, 4), heightGap(3, 4, 0, 1), heightGap(0, 2, 1, 3)]).toEqual([2, 2, 0]);
  });

  test('[LG-GEO-05] touching is not overlapping', () => {
    const game = at({ A: [[5, 10]], city: city([brick(9.5)]) });
    const space = spaceOf(game.state);
    const wall = indexOf(game.state, 'brick');
    expect([overlaps(space, heroBody(9, 10, 0), wall), overlaps(space, heroBody(9.001, 10, 0), wall)]).toEqual([
      false,
      true,
    ]);
    expect(gapBetween(space, heroBody(8.9, 10, 0), wall)).toBeCloseTo(0.1, 9);
  });

  test('[LG-GEO-07] of things touched together the nearest outline is hit, then the first by name', () => {
    const game = at({ A: [[10, 10.2, 5]], city: city([], ['zed', 'crate', 10, 10.5], ['abe', 'crate', 10, 9.5]) });
    rest(run(game, drop()));
    expect(events(game, 'impact')[0]?.other).toBe('zed');
    const middle = at({ A: [[10, 10, 5]], city: city([], ['zed', 'crate', 10, 10.5], ['abe', 'crate', 10, 9.5]) });
    rest(run(middle, drop()));
    expect(events(middle, 'impact')[0]?.other).toBe('abe');
  });

  test('[LG-GEO-08] [LG-WAL-06] on a wall what stands less than 0.625 out of it is passed, what stands further out is not', () => {
    const ledge = (out: number) => ({
      ...brick(9.5),
      panels: [
        ...brick(9.5).panels,
        { id: 'ledge', kind: 'plate', mat: 'metal', box: [-0.125 - out, -1, 1.9, -0.125, 1, 2] },
      ],
    });
    const climb = (out: number) =>
      run(
        at({ A: [[9, 10, 0, { heroism: 9 }]], pool: 3, city: city([ledge(out)]) }, [1]),
        line(w(9, 10, 3)),
        stretch(6),
      );
    expect(spot(climb(0.6), 'a1')).toEqual([9, 10, 3]);
    expect(climb(0.7).question).toMatchObject({ kind: 'ComeThrough', data: { piece: 'ledge' } });
  });

  test('[LG-GEO-10] [LG-MOV-07] [LG-MOV-06] level inches are paid on the ground, true ones on walls and in the air, none for a drop', () => {
    const game = at({ A: [[9.5, 8, 0, { heroism: 30 }]], pool: 12, city: city([BLOCK]) }, [1, 1]);
    rest(
      run(
        game,
        lineWith({ walls: 'cancel', heroes: 'cancel' }, w(9.5, 8, 3), g(10.5, 8), a(10.5, 8, 4), a(6.5, 8, 4), d),
        stretch(6),
        stretch(20),
      ),
    );
    expect([spot(game, 'a1'), pool(game)]).toEqual([[6.5, 8, 0], 3]);
  });

  test('[LG-MOV-07] [LG-MOV-08] whoever stands a hair within the corner of a bench walks off it', () => {
    const corner: Standing = [16.25, 5.749999993831728, 0.5];
    const game = at({ A: [corner], pool: 9, city: city([], ['bench', 'bench', 15, 6]) });
    rest(run(game, line(g(20.125, 7.125))));
    expect(spot(game, 'a1')).toEqual([20.125, 7.125, 0]);
  });

  test('[LG-GEO-12] [LG-PIC-08] poses: in contact, free, on the table; low things count', () => {
    const game = at(
      { A: [[5, 10, 0, { heroism: 9 }]], city: city([], ['can', 'trashCan', 5.8, 10], ['bench', 'bench', 5, 8.9]) },
      [1],
    );
    run(game, pickUp('can', 2));
    refuses(game, put(5, 9.15, 0), 'LG-GEO-12'); // the bench
    refuses(game, put(7, 10, 0), 'LG-GEO-12');
    refuses(game, put(5, 10, 0), 'LG-GEO-12');
    refuses(game, put(5.8, 10, -0.5), 'LG-GEO-12');
    run(game, put(5, 10, 1.25, { yaw: 30, lie: 1 }));
    expect(thing(game, 'can')).toMatchObject({ z: 1.25, yaw: 30, lie: 1 });
  });

  describe('whatever pose is legal, one is found', () => {
    const chance = new SeededDice('poses');
    const inch = (most: number) => chance.below(most * 1000) / 1000;

    /** Tries poses by lot; how many things were held, and how many of them only in an unusual pose. */
    function tryAll(s: Scene, i: number): 'none' | 'usual' | 'unusual' {
      const { x, y, z } = s.heroes[0]!;
      const reach = Math.max(...sizeOfKind(s, i)) + 1;
      const pose = (): Pose => ({
        x: x - reach + inch(2 * reach),
        y: y - reach + inch(2 * reach),
        z: Math.max(0, z - reach + inch(reach + 2)),
        yaw: chance.below(360),
        lie: chance.below(3) as Pose['lie'],
      });
      const isLegal = Array.from({ length: 60 }, pose).some((one) => refusePose(s, i, 0, one) === null);
      const found = posesFor(s, i, 0, 1);
      if (isLegal) expect(found, `${pieceAt(s, i).id} at ${[x, y, z]}`).toHaveLength(1);
      for (const one of found) expect(refusePose(s, i, 0, one), JSON.stringify(one)).toBeNull();
      if (found.length === 0) return 'none';
      return usualPoses(s, i, 0, 1).length > 0 ? 'usual' : 'unusual';
    }
    const sizeOfKind = (s: Scene, i: number): readonly number[] => {
      const { kindOf } = tablesOf(s);
      return sidesOf(kindOf[i - s.heroes.length]!, 0);
    };

    test('[LG-GEO-12] [LG-PIC-08] at random places of the cities', () => {
      let held = 0;
      for (let round = 0; round < 100; round++) {
        const { id, size, buildings } = CITIES[round % CITIES.length]!;
        const there: Standing = [
          inch(size),
          inch(size),
          chance.below(2) * buildings[chance.below(buildings.length)]!.h,
        ];
        const game = orNull(() => at({ A: [there], B: [], city: id }));
        if (!game) continue; // somebody or something stands there
        for (let k = 0; k < 8; k++) {
          const i = game.state.heroes.length + chance.below(game.state.objects.length);
          if (tryAll(game.state, i) !== 'none') held++;
        }
      }
      expect(held).toBeGreaterThan(200);
    });

    test('[LG-GEO-12] [LG-PIC-08] under a low ceiling, in a thicket of lamp posts', () => {
      let unusual = 0;
      for (let round = 0; round < 60; round++) {
        const posts: Furniture[] = [];
        for (let k = 0; k < 200 && posts.length < 30; k++) {
          const [x, y] = [8.6 + inch(2.8), 8.6 + inch(2.8)];
          const isNear = posts.some(([, , px, py]) => Math.hypot(px - x, py - y) < 0.45);
          if (Math.hypot(x - 10, y - 10) > 0.7 && !isNear) posts.push([`post${k}`, 'post', x, y]);
        }
        const low = { ...city([CEILING], ...posts, ['load', round % 2 ? 'bench' : 'trashCan', 20, 20]), kinds: [POST] };
        const game = at({ A: [[10, 10]], city: low });
        if (tryAll(game.state, indexOf(game.state, 'load')) === 'unusual') unusual++;
      }
      expect(unusual).toBeGreaterThan(5);
    });
  });

  test('[LG-GEO-13] the far side is the first place clear of the panel, and what lies between is jumped', () => {
    const game = at({ A: [[8, 10, 0, { heroism: 11 }]], pool: 4, city: city([brick(9.5)]) }, [1]);
    run(game, line(g(11, 11)), through(11));
    const [x, y] = events(game, 'cameThrough')[0]!.to;
    expect(x).toBeCloseTo(10.25, 9);
    expect(y).toBeCloseTo(10 + 2.25 / 3, 9);
  });

  test('[LG-GEO-15] [LG-FAL-08] sliding off: straight away, or the first free of eight directions', () => {
    const post = ['post', 'lampPost', 10, 10] as const;
    const fall = (...things: Parameters<typeof city> extends [unknown, ...infer F] ? F : never) => {
      const game = at({ A: [[2, 2]], B: [[10.2, 10, 4]], city: city([], post, ...things) });
      rest(run(game, end));
      return events(game, 'tipped')[0]?.to.map((n) => Math.round(n * 1000) / 1000);
    };
    expect(fall()).toEqual([10.625, 10, 4]);
    expect(fall(['tank', 'craneMast', 11.6, 10])?.[1], 'to the left first').toBeGreaterThan(10.4);
  });
});

test('low objects are known by how they stand', () => {
  const game = at({ A: [[1, 1]], city: city([], ['bench', 'bench', 5, 5], ['can', 'trashCan', 8, 8]) });
  expect(['bench', 'can'].map((id) => isLow(game.state, indexOf(game.state, id)))).toEqual([true, false]);
  Object.assign(thing(game, 'can'), { lie: 1 });
  expect(isLow(game.state, indexOf(game.state, 'can')), 'on its side it is 0.6 tall').toBe(true);
});

test('a released thing drops, a Hero in its way is hit', () => {
  const game = at({
    A: [[11.5, 10, 6, { carrying: 'can', held: { at: [12.3, 10, 6] } }]],
    B: [[13, 10]],
    city: city([roofAt(6)], ['can', 'trashCan', 20, 20]),
  });
  rest(run(game, release));
  expect(events(game, 'impact')[0]).toMatchObject({ mover: 'can', other: 'b1' });
});
