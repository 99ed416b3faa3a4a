import { describe, expect, test } from 'vitest';
import { shotDifficulty } from '../src/rules/long-shot.js';
import {
  at,
  BLOCK,
  brick,
  city,
  d,
  drop,
  end,
  events,
  fling,
  g,
  glide,
  hero,
  KIOSK,
  knockBack,
  line,
  pickUp,
  put,
  record,
  refuses,
  rest,
  roofAt,
  run,
  spot,
  strike,
  thing,
  through,
  w,
} from './kit.js';
import { breaches } from './laws.js';

// Chapters Impacts, Falling, Buildings.

const east = [1, 0, 0] as const;

/** No room to either side of (10, 10). */
const PIT = [
  ['n', 'craneMast', 10, 11.5],
  ['s', 'craneMast', 10, 8.5],
  ['e', 'craneMast', 11.5, 10],
  ['w', 'craneMast', 8.5, 10],
] as const;

describe('Impacts', () => {
  test('[LG-IMP-01] [LG-PIC-07] placing things together is no Impact, nor is standing close', () => {
    const game = at({
      A: [[5, 10, 0, { carrying: 'crate' }]],
      B: [[9.6, 10]],
      pool: 4,
      city: city([], ['crate', 'crate', 5, 11.05]),
    });
    run(game, line(g(8, 10)), put(8, 11.01, 0));
    expect(events(game, 'impact')).toEqual([]);
    expect(record(game, 'b1')).toEqual([0, 0]);
  });

  test('[LG-IMP-02] in the air everything but low things is in the way; things shorter than 0.625 hurt nobody', () => {
    const kinds = [{ id: 'apple', name: 'Apple', w: 0.3, d: 0.3, h: 0.3, mat: 'metal' }];
    const where = { ...city([], ['apple', 'apple', 4.6, 10], ['bench', 'bench', 7, 10]), kinds };
    const game = at({ A: [[4, 10, 0, { heroism: 9, carrying: 'apple' }]], B: [[10, 10]], city: where }, [1]);
    rest(run(game, fling(8, east, 1)));
    expect([events(game, 'impact'), record(game, 'b1')[1], spot(game, 'apple')]).toEqual([[], 0, [9.35, 10, 0]]);
    const flown = at({ A: [[4, 10, 0, { heroism: 16 }]], pool: 6, city: where }, [1]);
    run(flown, line({ m: 'a', to: [8, 10, 0] }), { kind: 'Stretch', d: { type: 'attempt', spend: 16 } });
    expect(spot(flown, 'a1'), 'over the bench').toEqual([8, 10, 0]);
  });

  test('[LG-IMP-03] [LG-IMP-08] [LG-RUL-17] [LG-RUL-18] by the letter: no division by 7, and standing things do not hit back', () => {
    const game = at(
      {
        A: [[5, 10]],
        B: [
          [8, 10],
          [20, 2],
        ],
        pool: 4,
      },
      [],
      { literalImpetus: true, literalAnswer: true },
    );
    rest(run(game, line(g(8, 10))));
    expect([events(game, 'impact')[0]?.impetus, hero(game, 'b1').fatigue]).toEqual([14, 14]);
    const wall = at({ A: [[5, 10]], pool: 9, city: city([brick(8.5)]) }, [], {
      literalImpetus: true,
      literalAnswer: true,
    });
    rest(run(wall, line(g(10, 10))));
    expect([record(wall, 'a1')[1], spot(wall, 'a1')], '21 breaks the wall, which does not answer').toEqual([
      0,
      [10, 10, 0],
    ]);
  });

  test('[LG-IMP-10] a standing thing breaks too, and the runner goes on', () => {
    const game = at({ A: [[2, 10]], pool: 12, city: city([], ['booth', 'phoneBooth', 8, 10]) });
    rest(run(game, line(g(12, 10))));
    expect([thing(game, 'booth').onTable, record(game, 'a1')[1], spot(game, 'a1')]).toEqual([false, 2, [12, 10, 0]]);
  });

  test('[LG-IMP-04] [LG-IMP-12] after an Impact the inches start again', () => {
    const game = at({ A: [[2, 10]], B: [[14, 10]], pool: 14, city: city([], ['booth', 'phoneBooth', 8, 10]) });
    rest(run(game, line(g(13, 10))));
    expect(events(game, 'impact').map(({ inches }) => inches)).toEqual([5, 6]);
    expect(record(game, 'b1')[1]).toBe(6);
  });
});

describe('falling', () => {
  test('[LG-FAL-07] [LG-RUL-55] off a narrow thing: from 0 after an Impact, with the same inches after a bump', () => {
    const beam = {
      ...city([], ['beam', 'beam', 10, 10]),
      kinds: [{ id: 'beam', name: 'Beam', w: 0.25, d: 4, h: 4, mat: 'metal' }],
    };
    const hit = rest(run(at({ A: [[2, 2]], B: [[10, 10, 9]], city: beam }), end));
    expect(events(hit, 'impact').map(({ other, inches }) => [other, inches])).toEqual([
      ['beam', 5],
      [null, 4],
    ]);
    expect([spot(hit, 'b1'), record(hit, 'b1')[1]]).toEqual([[10.625, 10, 0], 9]);
    // the head of a lamp post covers a sixteenth of a square inch: a bump
    const bumped = rest(run(at({ A: [[2, 2]], B: [[10, 10, 9]], city: city([], ['post', 'lampPost', 10, 10]) }), end));
    expect(events(bumped, 'impact').map(({ other, inches }) => [other, inches])).toEqual([[null, 9]]);
  });

  test('[LG-FAL-08] with no room anywhere it is wedged, until something it touches moves', () => {
    const game = at({ A: [[2, 2]], B: [[10, 10, 6]], city: city([], ['post', 'lampPost', 10, 10], ...PIT) });
    rest(run(game, end));
    expect([hero(game, 'b1').wedged, spot(game, 'b1')]).toEqual([true, [10, 10, 4]]);
    expect(game.question).toMatchObject({ kind: 'Activate', seat: 'B' });
  });

  test('[LG-FAL-08] [LG-PIC-13] what a wedged Hero carries is put in its hands and does not loosen it', () => {
    const game = at({
      A: [[2, 2]],
      B: [[10, 10, 4, { carrying: 'can', held: { at: [10, 10, 5.25] } }]],
      city: city([], ['post', 'lampPost', 10, 10], ...PIT, ['can', 'trashCan', 20, 20]),
    });
    rest(run(game, end, { kind: 'LetGo', d: { type: 'letGo', letGo: false } }, put(10, 10, 5.25)));
    expect([hero(game, 'b1').wedged, hero(game, 'b1').carrying]).toEqual([true, 'can']);
    expect(game.question).toMatchObject({ kind: 'Activate', seat: 'B' });
  });

  test('[LG-FAL-10] what a falling Hero carries comes after it', () => {
    const game = at({
      A: [[2, 2]],
      B: [[10, 10, 5, { carrying: 'can', held: { at: [10, 10, 6.25] } }]],
      city: city([], ['can', 'trashCan', 20, 20]),
    });
    rest(run(game, end, { kind: 'LetGo', d: { type: 'letGo', letGo: false } }, put(10, 10, 1.25)));
    expect([spot(game, 'b1'), spot(game, 'can'), hero(game, 'b1').carrying]).toEqual([
      [10, 10, 0],
      [10, 10, 1.25],
      'can',
    ]);
  });

  test('[LG-ITM-11] [LG-RUL-60] a falling Palm is asked for its line, within 45 degrees', () => {
    const game = at({ A: [[2, 2]], B: [[10, 10, 6, { item: 'fallingPalm' }]] });
    run(game, end);
    expect(game.question).toMatchObject({ kind: 'FallLine', seat: 'B' });
    refuses(game, glide([2, 0, -1]), 'LG-ITM-11');
    refuses(game, glide([0, 0, 1]), 'LG-ITM-11');
    rest(run(game, glide([0, 1, -1])));
    expect(spot(game, 'b1')).toEqual([10, 16, 0]);
    expect(record(game, 'b1')[1]).toBe(8); // six inches down are 8.485 along the line
    refuses(at({ A: [[5, 10, 4]] }), drop([1, 0, -1]), 'LG-ITM-11');
    const free = at({ A: [[5, 10, 2, { item: 'fallingPalm' }]] }, [], { freeGlide: true });
    rest(run(free, drop([3, 0, -1])));
    expect(spot(free, 'a1')).toEqual([11, 10, 0]);
  });

  test('[LG-LIM-08] a fall has at most forty steps: down a stair of beams, hit and slide, hit and slide', () => {
    const beams = Array.from({ length: 22 }, (_, i) => ({
      id: `beam${i}`,
      kind: 'plate',
      mat: 'metal',
      box: [0.6 * i - 0.1, -1, 29.8 - i, 0.6 * i + 0.1, 1, 30 - i],
    }));
    const stair = { id: 'stair', x: 10, y: 10, w: 1, d: 2, h: 30, panels: beams };
    const game = at({ A: [[2, 2]], B: [[10, 10, 31, { item: 'vibroShield' }]], city: city([stair]) });
    rest(run(game, end));
    expect(events(game, 'tipped')).toHaveLength(20);
    expect(events(game, 'wedged')).toMatchObject([{ hero: 'b1' }]);
    expect(hero(game, 'b1').onTable).toBe(true);
  });

  test('[LG-FAL-02] through one glass floor after the other, until one holds', () => {
    const floors = [3, 6, 9].map((z) => ({
      id: `f${z}`,
      kind: 'floor',
      mat: 'glass',
      box: [-2, -2, z - 0.1, 2, 2, z],
    }));
    const game = at({
      A: [[2, 2]],
      B: [[10, 10, 14]],
      city: city([{ id: 'tower', x: 10, y: 10, w: 4, d: 4, h: 9, panels: floors }]),
    });
    rest(run(game, end));
    // five inches go through the first; less than two inches later the second holds
    expect([events(game, 'cameThrough').map(({ piece }) => piece), spot(game, 'b1'), record(game, 'b1')[1]]).toEqual([
      ['f9'],
      [10, 10, 6],
      3,
    ]);
  });
});

describe('buildings', () => {
  test('[LG-BLD-01] [LG-BLD-02] one thing to lift, walls to run into; touching a panel touches the building', () => {
    const game = at({ A: [[9.45, 8, 0, { heroism: 999 }]], pool: 4, city: city([BLOCK]) }, [1]);
    const walked = run(at({ A: [[9.45, 8]], pool: 4, city: city([BLOCK]) }), line(g(12, 8)));
    expect(walked.question).toMatchObject({ kind: 'ComeThrough', data: { piece: 'block.W' } });
    run(game, pickUp('block', 960));
    expect(game.question).toMatchObject({ kind: 'Place', data: { thing: 'block' } });
  });

  test('[LG-BLD-03] posed as one solid box, clear of everything; for all others it is still its walls', () => {
    const game = at(
      { A: [[9.45, 8, 0, { heroism: 999 }]], B: [[5, 16]], city: city([BLOCK], ['can', 'trashCan', 3, 6]) },
      [1],
    );
    run(game, pickUp('block', 960));
    refuses(game, put(4.9, 8, 0), 'LG-GEO-12'); // the can would be inside
    refuses(game, put(9.45, 12.55, 0), 'LG-GEO-12'); // and here b1
    run(game, put(9.45, 8, 1.25));
    expect(shotDifficulty(game.state, hero(game, 'b1'), hero(game, 'a1')), 'a shot under it meets no wall').toBe(1);
    expect(thing(game, 'block')).toMatchObject({ z: 1.25, carriedBy: 'a1' });
  });

  test('[LG-BLD-05] [LG-BLD-06] [LG-IMP-10] a flung building is one box of toughness 11, and breaks with all its panels', () => {
    const game = at(
      {
        A: [[11.45, 10, 0, { heroism: 99, carrying: 'kiosk' }]],
        B: [
          [18, 10],
          [22, 2],
        ],
        city: city([KIOSK]),
      },
      [1],
    );
    rest(run(game, fling(5, east, 50)));
    const [hit] = events(game, 'impact');
    // 3.5 inches, a core of 1 by 2: face 2 x 2.5 against 1
    expect(hit).toMatchObject({
      mover: 'kiosk',
      other: 'b1',
      inches: expect.closeTo(3.5, 9),
      size: 2,
      toughness: 11,
      impetus: expect.closeTo(11, 9),
    });
    expect(hero(game, 'b1').fatigue).toBe(11);
    const broken = at({ A: [[11.45, 10, 0, { heroism: 99, carrying: 'kiosk' }]], city: city([KIOSK]) }, [1]);
    rest(run(broken, fling(3, [0, 0, 1], 30)));
    expect(thing(broken, 'kiosk').onTable, 'six inches up and down are too much').toBe(false);
  });

  test('[LG-SCN-14] [LG-IMP-10] a building struck by a flying one breaks, or takes a token', () => {
    const target = (x: number) => ({ ...KIOSK, id: 'stand', x, panels: [{ ...KIOSK.panels[0]!, id: 'stand.N' }] });
    const thrown = (x: number, chosen: number) => {
      const plan = { A: [[11.45, 10, 0, { heroism: 99, carrying: 'kiosk' }]], scenario: 'demolitionMan' } as const;
      return rest(run(at({ ...plan, city: city([KIOSK, target(x)]) }, [1]), fling(chosen, east, 10 * chosen)));
    };
    const broken = thrown(17, 2); // two inches: 31
    expect([thing(broken, 'kiosk').onTable, thing(broken, 'stand').onTable, broken.state.seats[0]!.vp]).toEqual([
      true,
      false,
      1,
    ]);
    const held = thrown(15.5, 1); // half an inch: 7.9
    expect(held.state.buildings.map(({ onTable, demoTokens }) => [onTable, demoTokens])).toEqual([
      [true, 0],
      [true, 1],
    ]);
  });
});

test('a walker that comes down from a wall, over an edge and through a roof: one line', () => {
  const game = at({ A: [[9.5, 8, 0, { heroism: 30 }]], pool: 9, city: city([BLOCK]) }, [1, 1]);
  run(game, line(w(9.5, 8, 3), g(12, 8), d), { kind: 'Stretch', d: { type: 'attempt', spend: 6 } }, through(11));
  expect(spot(rest(game), 'a1')).toEqual([12, 8, 0]);
});

test('a knock stopped at a wall beside the edge of a roof leaves the victim there', () => {
  const game = at({ A: [[9, 10, 6, { heroism: 6 }]], B: [[10, 10, 6]], city: city([roofAt(6)]) }, [4, 1]);
  rest(run(game, strike('b1', 6), knockBack(1, east, 2)));
  expect(spot(game, 'b1')).toEqual([11, 10, 6]);
});

test('[LG-FLI-03] [LG-GEO-16] a throw that ends inside the flinger is set down beside it, a thrown Hero too', () => {
  // eastward from behind: the crate passes its flinger and is stopped by the wall half an inch further on
  const game = at(
    { A: [[9, 10, 0, { heroism: 9, carrying: 'crate' }]], city: city([brick(9.75)], ['crate', 'crate', 8, 10]) },
    [1],
  );
  rest(run(game, fling(3, east, 3)));
  expect(events(game, 'setDown')).toMatchObject([{ rule: 'LG-GEO-16', thing: 'crate', beside: 'a1' }]);
  expect([spot(game, 'a1'), breaches(game.state)]).toEqual([[9, 10, 0], []]);
  const thrown = at({ A: [[9, 10, 0, { heroism: 9, carrying: 'b1' }]], B: [[8, 10]], city: city([brick(9.75)]) }, [1]);
  rest(run(thrown, fling(3, east, 3)));
  expect(events(thrown, 'setDown')).toMatchObject([{ rule: 'LG-FAL-06', thing: 'b1', beside: 'a1' }]);
  expect(breaches(thrown.state)).toEqual([]);
});
