import { describe, expect, test } from 'vitest';
import {
  a,
  at,
  brickWithDoorway,
  cancel,
  city,
  d,
  drop,
  end,
  events,
  g,
  glide,
  hero,
  knockBack,
  land,
  letGo,
  line,
  lineWith,
  put,
  record,
  refuses,
  rest,
  roofAt,
  run,
  spot,
  stretch,
  strike,
  thing,
  through,
  w,
} from './kit.js';

// Ways down: drops at the end of a line, glides, low things, Heroes underneath; and what a Hero that slides comes to rest on.

describe('the drop at the end of a line', () => {
  test('[LG-LIM-04] [LG-MOV-06] leads somewhere, or the line is refused', () => {
    const game = at({ A: [[5, 10]], pool: 6 });
    refuses(game, drop(), 'LG-LIM-04');
    refuses(game, line(g(10, 10), d), 'LG-LIM-04');
    run(game, line(g(10, 10)));
    expect(spot(game, 'a1')).toEqual([10, 10, 0]);
  });

  test('[LG-LIM-04] [LG-COM-01] on a roof it takes a Come Through that has not been tried', () => {
    const roof = { A: [[3, 10, 6]], pool: 20, city: city([roofAt(6)]) } as const;
    const walk = line(g(9, 10), g(3, 10), d);
    expect(run(at(roof), walk).question?.kind).toBe('ComeThrough');
    const tried = at(roof, [1]);
    run(tried, drop(), through(0));
    refuses(tried, drop(), 'LG-LIM-04');
    refuses(tried, walk, 'LG-LIM-04');
  });

  test('[LG-EX-79] [LG-MOV-10] what was said of Impacts holds for it too', () => {
    const game = at({ A: [[9.5, 10, 9]], B: [[12.5, 10]], pool: 4, city: city([roofAt(9)]) });
    run(game, lineWith({ walls: 'resolve', heroes: 'resolve' }, g(12.5, 10), d));
    expect(game.question).toMatchObject({ kind: 'Defend', data: { hero: 'b1', fatigue: 10 } });
  });
});

describe('Falling Palm', () => {
  const edge = { A: [[9.3, 10, 6, { heroism: 6 }]], B: [[10.3, 10, 6, { item: 'fallingPalm' }]] } as const;

  test('[LG-ITM-11] [LG-FAL-05] who tips off an edge chooses its line then', () => {
    const game = at({ ...edge, city: city([roofAt(6)]) }, [4, 2]);
    run(game, strike('b1', 6), knockBack(2, [1, 0, 0], 4));
    expect(game.question).toMatchObject({ kind: 'FallLine', seat: 'B' });
    expect(spot(game, 'b1')).toEqual([12.5, 10, 6]);
    rest(run(game, glide([1, 0, -1])));
    expect(spot(game, 'b1')).toEqual([18.5, 10, 0]);
  });

  const SKYLIGHT = {
    id: 'sky',
    x: 12,
    y: 10,
    w: 12,
    d: 12,
    h: 8,
    panels: [{ id: 'sky.slab', kind: 'roof', mat: 'glass', box: [-6, -6, 7.75, 6, 6, 8] }],
  };

  test('[LG-ITM-11] after what it went through it falls straight, as an act', () => {
    const game = at({ A: [[8, 10, 12, { item: 'fallingPalm', heroism: 9 }]], city: city([SKYLIGHT]) }, [1]);
    rest(run(game, drop([1, 0, -1]), through(2)));
    expect(spot(game, 'a1')).toEqual([13.5, 10, 0]);
  });

  test('[LG-ITM-11] and in a Fall', () => {
    const game = at({ A: [[8, 10, 12, { item: 'fallingPalm', heroism: 9 }]], city: city([SKYLIGHT]) });
    rest(run(game, end, glide([1, 0, -1])));
    expect(events(game, 'cameThrough')).toHaveLength(1);
    expect(spot(game, 'a1')).toEqual([13.5, 10, 0]);
  });

  test('[LG-ITM-11] [LG-FAL-04] a glide ends on the low thing that its centre comes down on', () => {
    const bench = city([], ['bench', 'bench', 9.2, 10]); // its top x 8.45 to 9.95, 0.5 high
    const over = at({ A: [[5, 10, 5.2, { item: 'fallingPalm' }]], city: bench });
    expect(spot(rest(run(over, drop([1, 0, -1]))), 'a1')).toEqual([9.7, 10, 0.5]);
    const before = at({ A: [[5, 10, 3.7, { item: 'fallingPalm' }]], city: bench });
    expect(spot(rest(run(before, drop([1, 0, -1]))), 'a1')).toEqual([8.7, 10, 0]);
  });
});

describe('low things', () => {
  test('[LG-GEO-08] [LG-MOV-09] a flight ends where it was drawn to, and goes on as a walk', () => {
    const game = at({ A: [[6, 10, 3, { heroism: 30 }]], pool: 20, city: city([], ['bench', 'bench', 9, 10]) }, [6]);
    rest(run(game, line(a(9, 10, 0), g(13, 10)), stretch(20)));
    expect(spot(game, 'a1')).toEqual([13, 10, 0]);
  });

  test('[LG-FAL-04] one on another: the fall ends on the upper one', () => {
    const benches = city([], ['lower', 'bench', 10, 10], ['upper', 'bench', 10, 10, 0.5]);
    const game = rest(run(at({ A: [[10, 10, 5]], city: benches }), end));
    expect(spot(game, 'a1')).toEqual([10, 10, 1]);
  });

  test('[LG-FAL-05] who rests on the edge of one tips off it', () => {
    const game = rest(run(at({ A: [[10.9, 10, 0.5]], city: city([], ['bench', 'bench', 10, 10]) }), end));
    expect(events(game, 'tipped')).toMatchObject([{ off: 'bench' }]);
    expect(spot(game, 'a1')).toEqual([11.25, 10, 0]);
  });

  test('[LG-GEO-15] from the very middle of a thing one tips to the east of the table', () => {
    const post = city([], ['post', 'lampPost', 10, 10, 0, 90]);
    const game = rest(run(at({ A: [[10, 10, 4]], city: post }), end));
    expect(events(game, 'tipped')[0]!.to[1]).toBeCloseTo(10);
    expect(hero(game, 'a1').x).toBeGreaterThan(10.4);
  });
});

describe('off a Hero', () => {
  test('[LG-FAL-06] where there is no ground beside it, the drop goes on down', () => {
    const game = at({ A: [[12.3, 10, 7.25]], B: [[12, 10, 6]], pool: 3, city: city([roofAt(6)]) }, [5]);
    run(game, drop(), land(0));
    expect([spot(game, 'a1'), record(game, 'a1')]).toEqual([
      [13, 10, 0],
      [2, 0],
    ]);
  });
});

describe('a level knock', () => {
  test('[LG-KNB-05] [LG-SUP-04] a carried Hero slides over what is less than 0.625 above it', () => {
    const game = at(
      { A: [[5, 10, 0, { heroism: 8, carrying: 'b1' }]], B: [[5, 10, 1.25]], city: city([], ['van', 'van', 8, 10]) },
      [6, 6],
    );
    run(game, strike('b1', 8), knockBack(3, [1, 0, 0], 6));
    expect(spot(game, 'b1')).toEqual([8, 10, 1.5]);
  });

  const low = (z: number) => ({
    id: 'plate',
    x: 9,
    y: 10,
    w: 3,
    d: 3,
    h: z + 0.25,
    panels: [{ id: 'plate.slab', kind: 'plate', mat: 'metal', box: [-1.5, -1.5, z, 1.5, 1.5, z + 0.25] }],
  });

  test('[LG-KNB-05] under a low ceiling nobody is set on top, and no house goes', () => {
    const knocked = (z: number) => {
      const start = { A: [[5, 10, 0, { heroism: 8 }]], B: [[6, 10]], city: city([low(z)], ['bench', 'bench', 9, 10]) };
      return rest(run(at(start as never, [6, 6]), strike('b1', 8), knockBack(3, [1, 0, 0], 6)));
    };
    const under = knocked(1.5);
    expect([spot(under, 'b1'), spot(under, 'plate')]).toEqual([
      [9, 10, 0],
      [9, 10, 0],
    ]);
    expect(spot(knocked(1.8), 'b1')).toEqual([9, 10, 0.5]);
  });

  test('[LG-SCN-21] being set on top raises the record', () => {
    const start = {
      A: [[5, 10, 6, { heroism: 6 }]],
      B: [[6, 10, 6]],
      city: city([roofAt(6)], ['bench', 'bench', 9, 10, 6]),
    };
    const game = at({ ...start, scenario: 'icarus' } as never, [4, 3]);
    rest(run(game, strike('b1', 6), knockBack(3, [1, 0, 0], 6)));
    expect([spot(game, 'b1'), game.state.flight]).toEqual([[9, 10, 6.5], { best: 6.5, holder: null }]);
  });

  test('[LG-KNB-05] [LG-PIC-09] who is let go of in the air falls before the next follow-up', () => {
    const game = at(
      {
        A: [[10, 10, 6, { heroism: 8 }]],
        B: [[11, 10, 7.2]],
        C: [[11, 11.05, 6, { carrying: 'b1' }]],
        city: city([roofAt(6)]),
      },
      [4, 1],
    );
    run(game, strike('b1', 8), knockBack(4, [1, 0, 0], 8), letGo(true));
    expect(game.question).toMatchObject({ kind: 'HeroLanding', data: { hero: 'b1', fatigue: 11 } });
  });
});

describe('walls', () => {
  const ledge = {
    id: 'block',
    x: 14,
    y: 8,
    w: 8,
    d: 8,
    h: 6,
    panels: [
      { id: 'block.W', kind: 'ext', mat: 'external', box: [-4, -4, 0, -3.75, 4, 6] },
      { id: 'block.ledge', kind: 'plate', mat: 'solid', box: [-4.5, -1, 3, -4, 1, 3.2] },
    ],
  };

  test('[LG-WAL-06] who ends over a ledge, or beside a bin, moves neither', () => {
    const game = at({ A: [[9.5, 8, 0, { heroism: 12 }]], pool: 9, city: city([ledge]) }, [6]);
    rest(run(game, line(w(9.5, 8, 2.5)), stretch(6)));
    expect([spot(game, 'a1'), spot(game, 'block')]).toEqual([
      [9.5, 8, 2.5],
      [14, 8, 0],
    ]);
    const bin = city([ledge], ['can', 'trashCan', 9.7, 8]);
    const beside = at({ A: [[9.5, 6, 0, { heroism: 12 }]], pool: 9, city: bin }, [6]);
    rest(run(beside, line(w(9.5, 8, 0)), stretch(4)));
    expect(spot(beside, 'can')).toEqual([9.7, 8, 0]);
  });

  test('[LG-WAL-05] [LG-LIM-01] a stretch that leads onto what was failed before is refused', () => {
    const stack = city([], ['lower', 'container', 12, 10], ['upper', 'container', 12, 10, 2]);
    const game = at({ A: [[9, 10, 2.5]], pool: 9, city: stack }, [1]);
    rest(run(game, line(w(9, 10, 3.5)), stretch(0)));
    rest(run(game, drop(), cancel));
    refuses(game, line(w(9, 10, 3.5)), 'LG-LIM-01');
    expect(game.answer('A', { type: 'leg', segments: [w(9, 10, 1)] })).toBeNull();
  });

  test('[LG-MOH-08] the longest Wall Run is 499 inches', () => {
    const game = at({ A: [[9.5, 8]], pool: 999, city: city([ledge]) });
    const upAndDown = Array.from({ length: 32 }, (_, k) => w(9.5, 8, k % 2 === 0 ? 20 : 0));
    refuses(game, line(...upAndDown), 'LG-WAL-02');
    const high = { ...ledge, h: 90, panels: [{ ...ledge.panels[0]!, box: [-4, -4, 0, -3.75, 4, 90] }] };
    const tall = at({ A: [[9.5, 8]], pool: 999, city: city([high]) });
    refuses(tall, line(...[80, 0, 80, 0, 80, 0, 80].map((z) => w(9.5, 8, z))), 'LG-MOH-08');
  });

  test('[LG-GEO-06] [LG-GEO-11] along a wall with a doorway nobody is stopped by grazing it', () => {
    for (let k = 0; k < 60; k++) {
      const x = Math.round(7013 + 137 * k) / 1000;
      const wall = { ...brickWithDoorway(0), x };
      const beside = Math.round(1000 * (x - 0.625)) / 1000;
      const game = at({ A: [[beside, 10]], pool: 4, city: city([wall]) });
      run(game, line(g(beside, 12)));
      expect(spot(game, 'a1'), `wall at ${x}`).toEqual([beside, 12, 0]);
    }
  });
});

describe('walls that a Hero comes to be in', () => {
  const wallWith = (openings: object[], more: object = {}) => ({
    id: 'front',
    x: 8.625,
    y: 10,
    w: 0.25,
    d: 12,
    h: 6,
    panels: [{ id: 'front.wall', kind: 'ext', mat: 'external', box: [-0.125, -6, 0, 0.125, 6, 6], openings }],
    ...more,
  });
  const WINDOW = { id: 'front.window', rect: [5.375, 6.625, 3, 5], mat: 'open' };
  const slabTo = (x: number, z: number) => ({
    id: 'slab',
    x: (2 + x) / 2,
    y: 10,
    w: x - 2,
    d: 12,
    h: z,
    panels: [{ id: 'slab.top', kind: 'roof', mat: 'external', box: [1 - x / 2, -6, z - 0.25, x / 2 - 1, 6, z] }],
  });
  /** A roof 6 up whose eastern wall, from the street on, stands half an inch above it. */
  const PARAPET = {
    id: 'house',
    x: 7,
    y: 10,
    w: 10,
    d: 12,
    h: 6.5,
    panels: [
      { id: 'house.roof', kind: 'roof', mat: 'external', box: [-5, -6, 5.75, 4.75, 6, 6] },
      { id: 'house.east', kind: 'ext', mat: 'external', box: [4.75, -6, 0, 5, 6, 6.5] },
    ],
  };

  test('[LG-GEO-11] [LG-FAL-05] who is knocked into a window falls out of it, not onto its sill', () => {
    const buildings = [wallWith([WINDOW]), slabTo(8.4, 3.2)];
    const game = at({ A: [[5.9, 10, 3.2, { heroism: 8 }]], B: [[6.9, 10, 3.2]], city: city(buildings) }, [6, 6]);
    rest(run(game, strike('b1', 8), knockBack(2, [1, 0, 0], 4)));
    expect(events(game, 'tipped')).toMatchObject([{ rule: 'LG-FAL-05', off: 'front', to: [9.25, 10, 3.2] }]);
    expect([spot(game, 'b1'), record(game, 'b1')[1]]).toEqual([[9.25, 10, 0], 11 + 5]);
  });

  test('[LG-GEO-06] [LG-KNB-05] who is knocked half over a parapet falls beside the wall, not in it', () => {
    const game = at({ A: [[9.2, 10, 6, { heroism: 8 }]], B: [[10.2, 10, 6]], city: city([PARAPET]) }, [6, 6]);
    rest(run(game, strike('b1', 8), knockBack(2, [1, 0, 0], 4)));
    expect(spot(game, 'b1')).toEqual([12.5, 10, 0]);
  });

  test('[LG-GEO-06] [LG-FAL-05] whoever rests half over a parapet is moved the shortest way out of it', () => {
    const game = at({ A: [[9.5, 10, 6]], pool: 20, city: city([PARAPET]) });
    run(game, line(g(11.5, 10)));
    expect(spot(game, 'a1')).toEqual([11.25, 10, 6]);
  });
});

describe('a Hero that is held, and one that holds', () => {
  test('[LG-PIC-12] [LG-FAL-06] [LG-RUL-64] at the edge of a roof one drops out of the hands of a carrier', () => {
    const held = { A: [[12.4, 10, 6, { heroism: 1 }]], B: [[11.4, 10, 6, { carrying: 'a1' }]] } as const;
    const game = at({ ...held, city: city([roofAt(6)]) }, [3]);
    expect(game.options('A')).toContainEqual({ type: 'drop' });
    run(game, drop(), land(1), letGo(true));
    expect([spot(game, 'a1'), spot(game, 'b1')]).toEqual([
      [12.5, 10, 0],
      [11.4, 10, 6],
    ]);
  });

  test('[LG-PIC-12] [LG-FAL-06] and where ground is beside the carrier one is set down on it', () => {
    const game = at({ A: [[5, 10, 1.25]], B: [[5, 10, 0, { carrying: 'a1' }]] });
    run(game, drop(), letGo(true));
    expect(spot(game, 'a1')).toEqual([6, 10, 0]);
  });

  test('[LG-FAL-06] [LG-PIC-07] a carrier that is put on top of its own load comes down beside it', () => {
    const game = at({ A: [[6, 10, 0]], B: [[5, 10, 0, { carrying: 'a1' }]], pool: 9 });
    run(game, line(g(10, 10)), letGo(false), put(10, 10, 1.25), letGo(true));
    rest(game);
    expect(events(game, 'setDown')).toMatchObject([{ rule: 'LG-FAL-06', thing: 'b1', beside: 'a1' }]);
    expect([spot(game, 'a1'), spot(game, 'b1')]).toEqual([
      [10, 10, 0],
      [11, 10, 0],
    ]);
  });
});

test('[LG-PIC-01] what a Hero carried from before is not lifted again', () => {
  const game = at({ A: [[5, 10, 0, { heroism: 9, carrying: 'can' }]], city: city([], ['can', 'trashCan', 5.8, 10]) });
  run(game, { kind: 'Act', d: { type: 'release' } });
  refuses(game, { d: { type: 'pickUp', thing: 'can', spend: 2 } }, 'LG-PIC-01');
  expect(thing(game, 'can').carriedBy).toBeNull();
});
