import { describe, expect, test } from 'vitest';
import { shotDifficulty } from '../src/rules/long-shot.js';
import { isSupported } from '../src/rules/support.js';
import {
  a,
  activate,
  at,
  BLOCK,
  brick,
  brickWithDoorway,
  brickWithPane,
  cancel,
  city,
  defend,
  end,
  events,
  fling,
  g,
  hero,
  KIOSK,
  knockBack,
  letGo,
  line,
  move,
  notThrough,
  order,
  pickUp,
  pool,
  put,
  record,
  refuses,
  release,
  rest,
  roofAt,
  run,
  type Standing,
  spot,
  stretch,
  strike,
  struggle,
  THREE_STOREYS,
  thing,
  through,
  w,
} from './kit.js';

// Worked examples: lines, walls, air; Long Shot; lifting; scenarios; order, doors, heavy things.

const east = [1, 0, 0] as const;

describe('lines, walls, air', () => {
  const climb = line(g(9.5, 8), w(9.5, 8, 3), g(10.5, 8));
  const climber = { A: [[7.5, 8, 0, { heroism: 6 }]], move: true, city: city([BLOCK]) } as const;

  test('[LG-EX-51] [LG-WAL-01] [LG-WAL-03] [LG-WAL-04] [LG-MOV-10] [LG-SUP-05] Wall Run', () => {
    const game = rest(run(at(climber, [2, 5]), move(6, 6), climb, stretch(6)));
    expect([record(game, 'a1'), spot(game, 'a1'), pool(game)]).toEqual([[8, 0], [10.5, 8, 3], 1]);
  });

  test('[LG-EX-52] [LG-WAL-05] slipped', () => {
    const game = rest(run(at(climber, [2, 5]), move(6, 6), climb, stretch(1)));
    expect([record(game, 'a1'), spot(game, 'a1'), pool(game)]).toEqual([[6, 0], [9.5, 8, 0], 5]);
    refuses(game, line(w(9.5, 8, 1)), 'LG-LIM-01');
  });

  test('[LG-EX-53] [LG-FLY-01] [LG-FLY-03] [LG-FLY-04] [LG-FLY-05] [LG-ITM-09] [LG-RUL-54] Fly', () => {
    const game = run(at({ A: [[5, 10, 0, { heroism: 16 }]], move: true }, [2, 1]), move(16, 16), line(a(5, 10, 3.2)));
    expect(game.question).toMatchObject({ data: { chosen: 4, difficulty: 16 } });
    run(game, stretch(16));
    expect([record(game, 'a1'), pool(game)]).toEqual([[18, 0], 13.8]);
    const bounds = at({ A: [[5, 10, 0, { heroism: 16, item: 'singleBounds' }]], move: true }, [2, 1]);
    run(bounds, move(16, 16), line(a(5, 10, 3.2)));
    expect(bounds.question).toMatchObject({ data: { chosen: 2, difficulty: 8 } });
    run(bounds, stretch(8));
    expect([record(bounds, 'a1'), pool(bounds)]).toEqual([[18, 0], 15.4]);
  });

  test('[LG-EX-55] [LG-MOV-05] [LG-RUL-14] too far', () => {
    refuses(at({ A: [[5, 10]], pool: 4 }), line(g(9.2, 10)), 'LG-MOV-05');
  });

  const runner = { A: [[6, 10, 0, { heroism: 5 }]], move: true } as const;
  test('[LG-EX-56] [LG-COM-04] [LG-OBJ-07] [LG-RUL-22] [LG-RUL-27] window', () => {
    const game = at({ ...runner, city: city([brickWithPane(9.5)]) }, [3, 5]);
    rest(run(game, move(5, 5), line(g(12, 10)), through(0)));
    expect([record(game, 'a1'), spot(game, 'a1'), pool(game)]).toEqual([[9, 0], [12, 10, 0], 1.25]);
  });

  test('[LG-EX-57] [LG-COM-07] [LG-COM-02] brick holds', () => {
    const game = at({ ...runner, city: city([brick(9.5)]) }, [3, 5]);
    rest(run(game, move(5, 5), line(g(12, 10)), through(6), cancel));
    expect([record(game, 'a1'), spot(game, 'a1'), pool(game)]).toEqual([[0, 0], [9, 10, 0], 3]);
  });

  test('[LG-EX-58] [LG-COM-02] [LG-OBJ-02] [LG-RUL-20] stone', () => {
    const game = at(
      { A: [[6, 10, 0, { heroism: 8 }]], move: true, city: city([], ['planter', 'planter', 10, 10]) },
      [3, 1],
    );
    run(game, move(8, 8), line(g(13, 10)));
    expect(game.question).toMatchObject({ kind: 'ComeThrough', data: { difficulty: 8 } });
    rest(run(game, through(8)));
    expect([record(game, 'a1'), spot(game, 'a1'), pool(game)]).toEqual([[10, 0], [13, 10, 0], 4.5]);
  });

  test('[LG-EX-59] [LG-COM-05] no room', () => {
    const game = run(
      at({ A: [[8, 10]], pool: 4, city: city([brick(9.5)], ['bus', 'bus', 10.75, 10, 0, 90]) }),
      line(g(11, 10)),
    );
    expect(game.question?.kind, 'it is not even asked').toBe('CancelImpact');
  });

  test('[LG-EX-60] [LG-GEN-06] [LG-GEN-07] [LG-RUL-01] step or obstacle', () => {
    const bench = run(at({ A: [[5, 10]], pool: 6, city: city([], ['bench', 'bench', 8, 10, 0, 90]) }), line(g(11, 10)));
    expect([spot(bench, 'a1'), pool(bench)]).toEqual([[11, 10, 0], 0]);
    const planter = rest(
      run(at({ A: [[5, 10]], pool: 6, city: city([], ['planter', 'planter', 8, 10]) }), line(g(11, 10)), notThrough),
    );
    expect(spot(planter, 'a1')).toEqual([6.75, 10, 0]);
  });

  test('[LG-EX-81] [LG-GEO-11] doorway', () => {
    const plan = { A: [[6, 10.4]], pool: 8, city: city([brickWithDoorway(9.5)]) } as const;
    const straight = run(at(plan), line(g(12, 10.4)));
    expect([spot(straight, 'a1'), pool(straight)]).toEqual([[12, 10.4, 0], 2]);
    const aside = rest(run(at(plan), line(g(9.6, 10.4), g(9.6, 12)), notThrough, cancel));
    expect([spot(aside, 'a1'), pool(aside)]).toEqual([[9.6, 10.625, 0], 4.175]);
  });

  test('[LG-EX-82] [LG-SUP-03] [LG-FAL-05] [LG-GEO-11] stairwell', () => {
    const game = at({ A: [[22, 2]], B: [[3.25, 17.25, 7]], city: 'crosstown' });
    run(game, end);
    expect(game.question).toMatchObject({ kind: 'HeroLanding', data: { fatigue: 7 } });
    expect([record(rest(game), 'b1')[1], spot(game, 'b1')]).toEqual([7, [3.25, 17.25, 0]]);
  });

  test('[LG-EX-87] [LG-LIM-09] leaning', () => {
    const game = rest(run(at({ A: [[9, 10]], pool: 1, city: city([brick(9.5)]) }), line(g(10, 10)), notThrough));
    expect([spot(game, 'a1'), pool(game)]).toEqual([[9, 10, 0], 0.95]);
  });

  test('[LG-EX-49] [LG-SUP-01] [LG-SUP-02] [LG-RUL-39] edge of support', () => {
    const supported = (x: number, y: number, z: number, where: object): boolean => {
      const game = at({ A: [[x, y, z]], city: where as never });
      return isSupported(game.state, hero(game, 'a1'));
    };
    expect([supported(12, 10, 6, city([roofAt(6)])), supported(12.01, 10, 6, city([roofAt(6)]))]).toEqual([
      true,
      false,
    ]);
    expect(supported(10, 10, 4, city([], ['post', 'lampPost', 10, 10]))).toBe(false);
    expect(supported(10, 10, 1, city([], ['car', 'car', 10, 10]))).toBe(true);
  });
});

describe('Long Shot', () => {
  const shot = (
    C: readonly Standing[],
    buildings: readonly object[],
    ...objects: Parameters<typeof city> extends [unknown, ...infer F] ? F : never
  ) => {
    const game = at({ A: [[2, 10]], B: [[20, 10], ...C], city: city(buildings, ...objects) });
    return shotDifficulty(game.state, hero(game, 'a1'), hero(game, 'b1'));
  };

  test('[LG-EX-61] [LG-LON-04] [LG-LON-05] [LG-LON-06] [LG-LON-03] counting', () => {
    const pane = brickWithPane(9.5);
    const wall = brick(12, 'wall');
    expect(shot([], [])).toBe(1);
    expect(shot([], [pane])).toBe(3);
    expect(shot([], [pane, wall])).toBe(14);
    expect(shot([[15, 10]], [pane, wall])).toBe(21);
    const smash = [[15, 10, 0, { item: 'smash' }]] as const;
    expect(shot(smash, [pane, wall])).toBe(26);
    expect(shot(smash, [pane, wall], ['post', 'lampPost', 13, 10])).toBe(26);
    expect(shot(smash, [pane, wall], ['post', 'lampPost', 13, 10], ['statue', 'statue', 17.5, 10])).toBe(33);
    expect(
      shot(
        smash,
        [pane, wall],
        ['post', 'lampPost', 13, 10],
        ['statue', 'statue', 17.5, 10],
        ['can', 'trashCan', 7, 10],
      ),
    ).toBe(48);
  });

  test('[LG-EX-62] [LG-LON-03] [LG-GEO-14] downward', () => {
    const game = at({
      A: [[14, 8, 3]],
      B: [
        [20, 8],
        [14, 8],
      ],
      city: city([BLOCK]),
    });
    expect(shotDifficulty(game.state, hero(game, 'a1'), hero(game, 'b1'))).toBe(23);
    expect(shotDifficulty(game.state, hero(game, 'a1'), hero(game, 'b2'))).toBe(12);
  });
});

describe('lifting', () => {
  test('[LG-EX-64] [LG-PIC-07] [LG-STG-01] [LG-STG-02] [LG-STG-03] [LG-STG-04] [LG-RUL-40] grabbed', () => {
    const game = at({ A: [[5, 10, 0, { heroism: 6 }]], B: [[6, 10]], move: true }, [1, 2, 3]);
    run(game, move(6, 6), pickUp('b1', 5), put(5, 10, 1.25));
    expect([record(game, 'a1'), spot(game, 'b1')]).toEqual([
      [8, 0],
      [5, 10, 1.25],
    ]);
    run(game, line(g(10.5, 10)), put(10.5, 10, 1.25), struggle('a1', 0));
    expect([record(game, 'b1'), game.state.active]).toEqual([[2, 0], 'b1']);
    rest(game);
    expect([record(game, 'a1')[1], hero(game, 'a1').token]).toEqual([2, true]);
  });

  test('[LG-EX-85] [LG-PIC-12] [LG-PIC-07] [LG-PIC-09] [LG-RUL-64] still in his grip', () => {
    const game = at({ A: [[5, 10, 0, { heroism: 6 }]], B: [[6, 10]], move: true }, [1, 2, 3, 1]);
    run(game, move(6, 6), pickUp('b1', 5), put(5, 10, 1.25), line(g(10.5, 10)), put(10.5, 10, 1.25), struggle('a1', 0));
    run(game, move(2, 2));
    expect([record(game, 'b1'), pool(game)]).toEqual([[3, 0], 3]);
    run(game, line(g(13.5, 10)), letGo(false), put(12.5, 10, 0));
    expect(events(game, 'setDown')).toMatchObject([{ thing: 'b1', to: [11.5, 10, 0] }]);
    expect([spot(game, 'b1'), pool(game), spot(game, 'a1'), hero(game, 'a1').displaced]).toEqual([
      [13.5, 10, 0],
      1,
      [12.5, 10, 0],
      2,
    ]);
  });

  test('[LG-EX-70] [LG-EDG-01] [LG-EDG-02] edge', () => {
    const game = at({ A: [[20, 10, 0, { heroism: 6 }]], B: [[21, 10]] }, [4, 1]);
    rest(run(game, strike('b1', 6), knockBack(5, east, 10)));
    expect([spot(game, 'b1'), record(game, 'b1')[1]]).toEqual([[23.5, 10, 0], 9]);
    const can = at(
      { A: [[20, 10, 0, { heroism: 6, carrying: 'can' }]], city: city([], ['can', 'trashCan', 20.8, 10]) },
      [1],
    );
    rest(run(can, fling(6, east, 2)));
    expect(thing(can, 'can').onTable).toBe(false);
  });

  test('[LG-EX-89] [LG-KNB-05] [LG-GEN-07] onto the bench', () => {
    const game = at(
      { A: [[5, 10, 0, { heroism: 6 }]], B: [[6, 10]], city: city([], ['bench', 'bench', 9, 10]) },
      [4, 1],
    );
    rest(run(game, strike('b1', 6), knockBack(3, east, 6)));
    expect([spot(game, 'b1'), record(game, 'b1')[1]]).toEqual([[9, 10, 0.5], 9]);
  });
});

describe('scenarios', () => {
  test('[LG-EX-71] [LG-SCN-10] [LG-RUL-46] Danger Room', () => {
    const game = at(
      { A: [[5, 10]], B: [[20, 10, 0, { heroism: 10 }]], scenario: 'dangerRoom', danger: { best: 8, holder: 'a1' } },
      [1],
    );
    run(game, end, activate('b1'), move(10, 10));
    expect(game.state.danger).toEqual({ best: 11, holder: 'b1' });
    const again = at(
      { A: [[5, 10, 0, { heroism: 10 }]], scenario: 'dangerRoom', danger: { best: 11, holder: 'b1' }, move: true },
      [1],
    );
    run(again, move(10, 10));
    expect(again.state.danger).toEqual({ best: 11, holder: 'b1' });
  });

  test('[LG-EX-72] [LG-SCN-15] [LG-SCN-16] [LG-SCN-17] [LG-SCN-18] [LG-SCN-25] [LG-ORD-01] [LG-LIM-02] [LG-ACT-13] [LG-RUL-45] collapse', () => {
    const plan = {
      A: [[9.5, 8, 0, { heroism: 11 }]],
      B: [[14, 8, 0, { heroism: 14 }]],
      pool: 2,
      city: city([THREE_STOREYS, KIOSK].map((b) => (b === KIOSK ? { ...KIOSK, x: 4, y: 20 } : b))),
      scenario: 'demolitionMan',
      demoTokens: { tower: 7 },
    } as const;
    const game = at(plan, [1, 1, 2]);
    run(game, line(g(11, 8)), through(11), cancel, cancel);
    expect(game.question).toMatchObject({ kind: 'Defend', data: { hero: 'b1', fatigue: 7, difficulty: 14 } });
    run(game, defend(14));
    expect([record(game, 'b1'), game.state.active]).toEqual([[15, 0], 'b1']);
    // now the active one may cancel the second floor; it lets it stand and defends itself
    run(game, defend(14));
    expect([record(game, 'b1'), thing(game, 'tower').onTable, game.state.seats.map(({ vp }) => vp)]).toEqual([
      [1, 0],
      false,
      [0, 1],
    ]);
    expect(game.question).toMatchObject({ kind: 'Move', seat: 'B' });
  });

  test('[LG-EX-73] [LG-SCN-20] [LG-SCN-21] [LG-RUL-47] Icarus', () => {
    const tall = {
      ...BLOCK,
      h: 10,
      panels: BLOCK.panels.map((p) => ({
        ...p,
        box: [
          ...p.box.slice(0, 2),
          p.id === 'block.roof' ? 9.75 : 0,
          ...p.box.slice(3, 5),
          p.id === 'block.roof' ? 10 : 9.75,
        ],
      })),
    };
    const game = at(
      {
        A: [[9.5, 8, 0, { heroism: 40 }]],
        B: [[3, 3]],
        pool: 20,
        city: city([tall]),
        scenario: 'icarus',
        flight: { best: 9, holder: null },
      },
      [1],
    );
    run(game, line(w(9.5, 8, 9.5)), stretch(20));
    expect(game.state.flight).toEqual({ best: 9.5, holder: 'a1' });
    const thrown = at(
      {
        A: [
          [5, 10, 0, { heroism: 12, carrying: 'b1' }],
          [2, 2],
        ],
        B: [[6, 10]],
        scenario: 'icarus',
        flight: { best: 9.5, holder: 'a2' },
      },
      [1],
    );
    rest(run(thrown, fling(12, [0, 0, 1], 12)));
    expect(thrown.state.flight).toEqual({ best: 12, holder: 'a2' });
  });

  test('[LG-EX-74] [LG-SCN-23] [LG-RUL-48] Of Gods', () => {
    const vp = (A: readonly Standing[], B: readonly Standing[]) =>
      run(at({ A, B, scenario: 'ofGods' }), end).state.seats.map((seat) => seat.vp);
    const b = (heroism: number): Standing => [20, 10, 0, { heroism, token: true }];
    expect(vp([[5, 10, 0, { heroism: 15 }]], [b(15)])).toEqual([0, 0]);
    expect(
      vp(
        [
          [5, 10, 0, { heroism: 15 }],
          [5, 14, 0, { heroism: 15, token: true }],
        ],
        [b(14)],
      ),
    ).toEqual([1, 0]);
  });

  test('[LG-EX-75] [LG-SCN-24] Round One', () => {
    const game = at({
      A: [
        [5, 10, 0, { fatigue: 6 }],
        [5, 14, 0, { out: true }],
      ],
      B: [
        [20, 10, 0, { fatigue: 9, token: true }],
        [20, 14, 0, { fatigue: 10, token: true }],
      ],
      scenario: 'roundOne',
    });
    expect(run(game, end).state.seats.map(({ vp }) => vp)).toEqual([0, 1]);
  });

  test('[LG-EX-76] [LG-END-04] [LG-END-05] [LG-RUL-50] clock', () => {
    const game = at({
      A: [
        [5, 10, 0, { fatigue: 7 }],
        [5, 14, 0, { fatigue: 10, token: true }],
      ],
      B: [
        [20, 10, 0, { fatigue: 9, token: true }],
        [20, 14, 0, { fatigue: 12, token: true }],
      ],
      round: 12,
    });
    run(game, end);
    expect(game.outcome).toMatchObject({ winner: 'A', rule: 'LG-END-05' });
  });
});

describe('order, heavy things', () => {
  test('[LG-EX-80] [LG-IMP-16] [LG-BLD-05] [LG-GEO-16] [LG-RUL-56] [LG-RUL-65] a kiosk for two', () => {
    const game = at({
      A: [[11.5, 10, 6, { carrying: 'kiosk', held: { at: [13, 10, 6] } }]],
      B: [[12.6, 9.4]],
      C: [[13.5, 10.6]],
      city: city([roofAt(6), { ...KIOSK, x: 20, y: 20 }]),
    });
    run(game, release);
    expect(game.question).toMatchObject({ kind: 'Order', seat: 'A' });
    rest(run(game, order('c1', 'b1')));
    expect(events(game, 'impact')[0]).toMatchObject({
      inches: 4.75,
      size: 2.5,
      impetus: expect.closeTo(18.66, 2),
      answer: 7,
    });
    expect(events(game, 'fatigue').map((e) => [e.hero, e.amount])).toEqual([
      ['c1', 18],
      ['b1', 18],
    ]);
    expect([spot(game, 'kiosk'), thing(game, 'kiosk').onTable]).toEqual([[11.939, 11.061, 0], true]);
  });

  test('[LG-EX-83] [LG-OBJ-07] [LG-GEO-17] [LG-IMP-11] what fits the window', () => {
    const game = at(
      {
        A: [[4.4, 10, 0, { heroism: 20, carrying: 'can', held: { at: [5.2, 10, 0.6] } }]],
        city: city([brickWithPane(9.5)], ['can', 'trashCan', 20, 20]),
      },
      [1],
    );
    rest(run(game, fling(6, east, 2)));
    expect(events(game, 'impact')[0]).toMatchObject({
      piece: 'brick.pane',
      inches: expect.closeTo(4, 9),
      impetus: expect.closeTo(2.777, 3),
    });
    expect(spot(game, 'can')).toEqual([12.05, 10, 0]);
    const skip = at(
      {
        A: [[4, 10, 0, { heroism: 20, carrying: 'skip', held: { at: [5, 10, 0.6], yaw: 90 } }]],
        city: city([brickWithPane(9.5)], ['skip', 'dumpster', 20, 20]),
      },
      [1],
    );
    rest(run(skip, fling(6, east, 14)));
    expect(events(skip, 'impact')[0]).toMatchObject({ piece: 'brick.wall', impetus: expect.closeTo(18.857, 3) });
    expect(events(skip, 'impact')[1]?.impetus).toBeCloseTo(12.257, 3);
    expect([spot(skip, 'skip'), thing(skip, 'skip').onTable]).toEqual([[12.25, 10, 0], true]);
  });

  test('[LG-EX-91] [LG-SCN-15] [LG-SCN-18] [LG-SCN-25] [LG-IMP-12] the eighth blow', () => {
    const game = at(
      {
        A: [[14, 21, 0, { heroism: 14, carrying: 'b1' }]],
        B: [[14, 20, 0, { item: 'smash' }]],
        city: city([BLOCK, { ...KIOSK, x: 2, y: 2 }]),
        scenario: 'demolitionMan',
        demoTokens: { block: 7 },
      },
      [1],
    );
    rest(run(game, fling(14, [0, -1, 0], 14)));
    expect(record(game, 'a1')).toEqual([15, 0]);
    expect(events(game, 'impact')[0]).toMatchObject({ inches: 7.5, impetus: expect.closeTo(12.857, 3) });
    expect([
      record(game, 'b1')[1],
      thing(game, 'block').onTable,
      game.state.seats.map(({ vp }) => vp),
      spot(game, 'b1'),
    ]).toEqual([11, false, [1, 0], [14, 4.75, 0]]);
  });
});
