import { describe, expect, test } from 'vitest';
import {
  a,
  at,
  BLOCK,
  brick,
  brickWithPane,
  cancel,
  city,
  d,
  defend,
  drop,
  end,
  events,
  fling,
  g,
  hero,
  knockBack,
  land,
  letStand,
  line,
  move,
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
  spot,
  strike,
  thing,
  through,
} from './kit.js';

// Worked examples: Impacts and Falls.

const up = [0, 0, 1] as const;
const east = [1, 0, 0] as const;

describe('Impacts', () => {
  test('[LG-EX-22] [LG-MOV-05] [LG-GEO-06] [LG-IMP-03] [LG-IMP-08] [LG-IMP-09] [LG-RUL-23] charge', () => {
    const game = run(at({ A: [[5, 10, 0, { heroism: 5 }]], B: [[12, 10]], move: true }, [3]), move(5, 5));
    expect([record(game, 'a1'), pool(game)]).toEqual([[6, 0], 6]);
    refuses(game, line(g(12, 10)), 'LG-MOV-05');
    rest(run(game, line(g(11, 10)), letStand));
    expect([record(game, 'b1'), record(game, 'a1'), spot(game, 'a1'), pool(game)]).toEqual([
      [0, 6],
      [6, 0],
      [11, 10, 0],
      0,
    ]);
  });

  test('[LG-EX-23] [LG-GEO-06] diagonal', () => {
    const game = run(
      at({ A: [[5, 5, 0, { heroism: 9 }]], B: [[11, 13]], move: true }, [1]),
      move(9, 9),
      line(g(11, 13)),
    );
    rest(game);
    expect([record(game, 'b1')[1], spot(game, 'a1'), pool(game)]).toEqual([9, [10.4, 12.2, 0], 1]);
  });

  test('[LG-EX-24] [LG-ITM-06] [LG-GEN-10] [LG-RUL-07] Smash', () => {
    const game = rest(run(at({ A: [[5, 10, 0, { item: 'smash' }]], B: [[11, 10]], pool: 6 }), line(g(11, 10))));
    expect(events(game, 'impact')[0]?.impetus).toBeCloseTo(8.571, 3);
    expect(record(game, 'b1')[1]).toBe(8);
  });

  test('[LG-EX-25] [LG-IMP-04] [LG-RUL-61] run-up', () => {
    const game = rest(run(at({ A: [[10, 10]], B: [[11, 10]], pool: 8 }), line(g(6.5, 10), g(11, 10))));
    expect([record(game, 'b1')[1], pool(game), spot(game, 'a1')]).toEqual([7, 1, [10, 10, 0]]);
  });

  test('[LG-EX-26] [LG-IMP-06] [LG-RUL-58] bump', () => {
    const game = run(at({ A: [[5, 10]], B: [[6.9, 10]], pool: 4 }), line(g(8, 10)));
    expect(game.question?.kind, 'no window').toBe('Act');
    expect([spot(game, 'a1'), pool(game), record(game, 'b1')]).toEqual([[5.9, 10, 0], 3.1, [0, 0]]);
    refuses(game, strike('b1', 4), 'LG-MOH-03'); // in contact: only the bank refuses
  });

  const striking = { A: [[5, 10, 0, { heroism: 6 }]], B: [[6, 10]] } as const;
  test('[LG-EX-27] [LG-IMP-08] [LG-IMP-13] [LG-SCN-14] [LG-RUL-17] [LG-RUL-25] into brick', () => {
    const game = at({ ...striking, city: city([brick(10.5)]), scenario: 'demolitionMan' }, [4, 1]);
    rest(run(game, strike('b1', 6), knockBack(5, east, 10)));
    expect([record(game, 'b1'), spot(game, 'b1')]).toEqual([
      [0, 13],
      [10, 10, 0],
    ]);
    expect(game.state.buildings[0]!.demoTokens).toBe(1);
  });

  test('[LG-EX-28] [LG-IMP-11] [LG-COM-04] through the window', () => {
    const game = at({ ...striking, city: city([brickWithPane(9.5)]), scenario: 'demolitionMan' }, [4, 1]);
    rest(run(game, strike('b1', 6), knockBack(5, east, 10)));
    expect([record(game, 'b1')[1], spot(game, 'b1')]).toEqual([11, [12.25, 10, 0]]);
    expect(events(game, 'cameThrough')).toMatchObject([{ piece: 'brick.pane', to: [10.25, 10, 0], forced: true }]);
    expect(game.state.buildings[0]!.demoTokens, 'windows are no walls').toBe(0);
  });

  const carrying = { A: [[3, 10, 0, { heroism: 10, carrying: 'b1' }]], B: [[4, 10]] } as const;
  test('[LG-EX-29] [LG-IMP-11] [LG-FLI-02] [LG-FLI-01] seven is not more than seven', () => {
    const game = rest(run(at({ ...carrying, city: city([partition(11.5)]) }, [1]), fling(10, east, 10)));
    expect([record(game, 'b1')[1], spot(game, 'b1')]).toEqual([7, [11, 10, 0]]);
  });

  test('[LG-EX-30] [LG-IMP-11] [LG-IMP-12] eight is', () => {
    const game = rest(run(at({ ...carrying, city: city([partition(12.5)]) }, [1]), fling(10, east, 10)));
    expect([record(game, 'b1')[1], spot(game, 'b1')]).toEqual([7, [15.125, 10, 0]]);
  });

  test('[LG-EX-31] [LG-IMP-08] [LG-IMP-13] skittles', () => {
    const game = at(
      {
        A: striking.A,
        B: [
          [6, 10],
          [10, 10],
        ],
      },
      [4, 1],
    );
    rest(run(game, strike('b1', 6), knockBack(5, east, 10)));
    expect([record(game, 'b2')[1], record(game, 'b1')[1], spot(game, 'b1')]).toEqual([3, 9, [9, 10, 0]]);
  });

  test('[LG-EX-32] [LG-PIC-02] [LG-FLI-02] [LG-IMP-03] [LG-FLI-04] trash can', () => {
    const game = at(
      { A: [[4, 10, 0, { heroism: 2 }]], B: [[11.5, 10]], city: city([], ['can', 'trashCan', 4.8, 10]) },
      [3, 1],
    );
    run(game, pickUp('can', 0), put(4.8, 10, 0.2));
    expect(record(game, 'a1')).toEqual([5, 0]);
    rest(run(game, fling(6, east, 2)));
    expect(record(game, 'a1')).toEqual([6, 0]);
    expect(events(game, 'impact')[0]).toMatchObject({
      inches: expect.closeTo(5.9, 9),
      impetus: expect.closeTo(4.096, 3),
      answer: expect.closeTo(4.096, 3),
    });
    expect([record(game, 'b1')[1], spot(game, 'can'), thing(game, 'can').onTable]).toEqual([4, [10.7, 10, 0], true]);
  });

  test('[LG-EX-33] [LG-IMP-07] [LG-IMP-12] [LG-RUL-19] [LG-ACT-09] car, end on', () => {
    const game = at(
      {
        A: [[4, 10, 0, { heroism: 30, carrying: 'car' }]],
        B: [
          [12, 10],
          [22, 22],
        ],
        city: city([], ['car', 'car', 6, 10, 0.1 - 0.1]),
      },
      [1],
    );
    thing(game, 'car').z = 0.1;
    rest(run(game, fling(5, east, 19)));
    const impacts = events(game, 'impact');
    expect(impacts[0]).toMatchObject({ inches: expect.closeTo(4, 9), size: 3, impetus: expect.closeTo(25.714, 3) });
    expect(hero(game, 'b1').onTable).toBe(false);
    expect(impacts[1]).toMatchObject({ other: null, impetus: expect.closeTo(8.84, 2) });
    expect([spot(game, 'car'), thing(game, 'car').onTable]).toEqual([[11, 10, 0], true]);
  });

  test('[LG-EX-34] [LG-IMP-07] [LG-GEO-09] car, broadside', () => {
    const game = at(
      {
        A: [[4, 10, 0, { heroism: 30, carrying: 'car' }]],
        B: [[10.25, 10]],
        city: city([], ['car', 'car', 5.125, 10, 0, 90]),
      },
      [1],
    );
    thing(game, 'car').z = 0.1;
    rest(run(game, fling(5, east, 19)));
    expect(events(game, 'impact')[0]).toMatchObject({
      inches: expect.closeTo(4, 9),
      size: 1.25,
      impetus: expect.closeTo(10.714, 3),
    });
    expect([record(game, 'b1')[1], spot(game, 'car')]).toEqual([10, [9.125, 10, 0]]);
  });

  test('[LG-EX-35] [LG-IMP-08] [LG-IMP-10] crate', () => {
    const game = at(
      { A: [[4, 10, 0, { heroism: 9, carrying: 'crate' }]], B: [[14, 10]], city: city([], ['crate', 'crate', 5, 10]) },
      [1],
    );
    rest(run(game, fling(9, east, 9)));
    expect(events(game, 'impact')[0]).toMatchObject({ inches: 8, impetus: expect.closeTo(4.571, 3) });
    expect([record(game, 'b1')[1], thing(game, 'crate').onTable]).toEqual([4, false]);
  });

  test('[LG-EX-36] [LG-IMP-05] cancelled', () => {
    const game = at({ A: [[5, 10]], pool: 6, city: city([brick(10.5)]), scenario: 'demolitionMan' });
    rest(run(game, line(g(11, 10)), cancel));
    expect([record(game, 'a1'), spot(game, 'a1'), pool(game)]).toEqual([[0, 0], [10, 10, 0], 1]);
    expect(game.state.buildings[0]!.demoTokens).toBe(0);
  });

  test('[LG-EX-37] [LG-IMP-11] [LG-MOV-05] the hard way', () => {
    const game = at({ A: [[2, 10, 0, { heroism: 14 }]], move: true, city: city([brick(14.5)]) }, [1]);
    rest(run(game, move(14, 14), line(g(16, 10)), letStand));
    expect([record(game, 'a1'), spot(game, 'a1'), pool(game)]).toEqual([[15, 11], [16, 10, 0], 2.25]);
  });

  test('[LG-EX-38] [LG-ACT-14] [LG-ACT-13] [LG-RUL-12] interrupted line', () => {
    const game = at({ A: [[7, 10]], B: [[12, 10, 0, { heroism: 10 }]], pool: 10 }, [2]);
    run(game, line(g(12, 10), g(12, 15)), defend(8));
    rest(game);
    expect([record(game, 'b1'), spot(game, 'a1'), hero(game, 'a1').token, game.state.active]).toEqual([
      [11, 0],
      [11, 10, 0],
      true,
      'b1',
    ]);
  });
});

describe('Falls', () => {
  test('[LG-EX-39] [LG-ITM-07] Vibro Shield', () => {
    const game = at({ A: [[9.5, 10, 6]], B: [[14, 10, 6, { item: 'vibroShield' }]], city: city([roofAt(6)]) });
    run(game, end);
    while (game.question?.kind === 'HeroLanding') game.answer('B', { type: 'decline' });
    expect(game.question).toMatchObject({ kind: 'Defend', data: { fatigue: 4, difficulty: 8 } });
    expect(record(rest(game), 'b1')[1]).toBe(4);
  });

  const onRoof = { A: [[9.5, 10, 6, { heroism: 2 }]], B: [[10.5, 10, 6]], city: city([roofAt(6)]) } as const;
  test('[LG-EX-40] [LG-FAL-01] [LG-IMP-04] [LG-LAN-01] [LG-LAN-02] [LG-RUL-24] off the roof', () => {
    const game = at(onRoof, [4, 2, 1]);
    run(game, strike('b1', 2));
    rest(game.question?.kind === 'Defend' ? run(game, knockBack(3, east, 6), land(0)) : game);
    expect([record(game, 'a1'), record(game, 'b1'), spot(game, 'b1')]).toEqual([
      [7, 0],
      [0, 14],
      [13.5, 10, 0],
    ]);
  });

  test('[LG-EX-41] [LG-LAN-03] [LG-ACT-11] Hero landing', () => {
    const game = rest(run(at(onRoof, [4, 2, 2]), strike('b1', 2), knockBack(3, east, 6), land(0)));
    expect([record(game, 'b1'), game.state.active, hero(game, 'a1').token]).toEqual([[2, 5], 'b1', true]);
  });

  test('[LG-EX-42] [LG-FAL-05] tipping', () => {
    const game = at({ ...onRoof, A: [[9.3, 10, 6, { heroism: 2 }]], B: [[10.3, 10, 6]] }, [4, 2]);
    rest(run(game, strike('b1', 2), knockBack(2, east, 4)));
    expect(events(game, 'tipped')).toMatchObject([{ hero: 'b1', to: [12.5, 10, 6] }]);
    expect([record(game, 'b1')[1], spot(game, 'b1')]).toEqual([13, [12.5, 10, 0]]);
  });

  test('[LG-EX-43] [LG-FAL-09] [LG-ACT-08] out of an own activation', () => {
    const game = at({ A: [[5, 10, 3, { heroism: 4 }]] }, [5]);
    rest(run(game, end, land(0)));
    expect([record(game, 'a1'), game.state.active]).toEqual([[6, 0], null]);
    expect(game.question).toMatchObject({ kind: 'Activate', seat: 'B' });
  });

  const above = { A: [[12.5, 10, 9]], B: [[12.5, 10]], city: city([roofAt(9)]) } as const;
  test('[LG-EX-44] [LG-FAL-03] [LG-FAL-06] from above', () => {
    const game = rest(run(at(above), drop()));
    expect([record(game, 'b1')[1], record(game, 'a1'), spot(game, 'a1')]).toEqual([7, [0, 0], [12.5, 10, 1.25]]);
    rest(run(game, end));
    expect([spot(game, 'a1'), record(game, 'a1')]).toEqual([
      [13.5, 10, 0],
      [0, 0],
    ]);
  });

  test('[LG-EX-84] [LG-FAL-06] [LG-LIM-04] stepping off', () => {
    const game = run(rest(run(at(above), drop())), drop());
    expect([spot(game, 'a1'), game.question?.kind, record(game, 'b1')[1]]).toEqual([[13.5, 10, 0], 'Act', 7]);
    refuses(game, strike('b1', 9), 'LG-MOH-03');
  });

  test('[LG-EX-45] [LG-COM-01] [LG-LAN-01] through the roof', () => {
    const game = at({ A: [[14, 8, 3, { heroism: 11 }]], city: city([BLOCK]) }, [1, 4]);
    run(game, drop(), through(11));
    expect(record(game, 'a1')).toEqual([12, 0]);
    expect(events(game, 'cameThrough')[0]?.to).toEqual([14, 8, 1.5]);
    rest(run(game, land(0)));
    expect([record(game, 'a1'), spot(game, 'a1')]).toEqual([
      [14, 0],
      [14, 8, 0],
    ]);
  });

  test('[LG-EX-46] [LG-IMP-11] [LG-FAL-02] the hard way down', () => {
    const game = at({ A: [[2, 2]], B: [[14, 8, 15]], city: city([BLOCK]) });
    rest(run(game, end));
    expect([record(game, 'b1')[1], spot(game, 'b1')]).toEqual([12, [14, 8, 0]]);
  });

  test('[LG-EX-47] [LG-ITM-11] Falling Palm', () => {
    const game = at({ A: [[5, 10, 6, { item: 'fallingPalm' }]], B: [[10.5, 10]] });
    rest(run(game, drop([1, 0, -1])));
    expect(events(game, 'impact')[0]?.inches).toBeCloseTo(6.7175, 3);
    expect([record(game, 'b1')[1], spot(game, 'a1')]).toEqual([6, [9.75, 10, 1.25]]);
  });

  test('[LG-EX-48] [LG-KNB-03] [LG-IMP-09] up and down', () => {
    const game = at({ A: [[5, 10, 0, { heroism: 6 }]], B: [[6, 10]], city: city([PLATE]) }, [4, 2, 6]);
    rest(run(game, strike('b1', 6), knockBack(5, up, 10), land(0)));
    expect(events(game, 'impact')[0]).toMatchObject({ inches: 2.75, piece: 'plate.slab' });
    expect([record(game, 'b1'), game.state.active]).toEqual([[2, 11], 'b1']);
  });

  test('[LG-EX-86] [LG-ACT-14] [LG-FAL-09] robbed from above', () => {
    const game = at(
      { A: [[5, 10, 0, { heroism: 6 }]], B: [[6, 10, 0, { heroism: 4 }]], city: city([PLATE]) },
      [4, 2, 1],
    );
    run(game, strike('b1', 6), knockBack(5, up, 10), defend(4));
    rest(game);
    expect([record(game, 'b1'), spot(game, 'b1'), game.state.active]).toEqual([[5, 9], [6, 10, 2.75], 'b1']);
    rest(run(game, { kind: 'Move', d: { type: 'skipMove' } }, end));
    expect([record(game, 'b1')[1], spot(game, 'b1')]).toEqual([11, [6, 10, 0]]);
  });

  test('[LG-EX-50] [LG-SUP-06] [LG-IMP-07] [LG-GEO-16] dropped dumpster', () => {
    const game = at({
      A: [[11.8, 10, 9, { carrying: 'skip', held: { at: [13.3, 10, 9] } }]],
      B: [[13.4, 10]],
      city: city([roofAt(9)], ['skip', 'dumpster', 20, 20]),
    });
    rest(run(game, release));
    expect(events(game, 'impact')[0]).toMatchObject({
      inches: 7.75,
      size: expect.closeTo(1.1, 9),
      impetus: expect.closeTo(18.27, 2),
    });
    expect([record(game, 'b1')[1], spot(game, 'skip')]).toEqual([18, [13.3, 11, 0]]);
  });

  test('[LG-EX-79] [LG-FAL-03] [LG-IMP-04] running jump', () => {
    const game = at({ A: [[9.5, 10, 9]], B: [[12.5, 10]], pool: 4, city: city([roofAt(9)]) });
    rest(run(game, line(g(12.5, 10), d)));
    expect([record(game, 'b1')[1], pool(game)]).toEqual([10, 1]);
  });

  test('[LG-EX-78] [LG-LIM-04] no empty drop', () => {
    refuses(at({ A: [[5, 10]] }), drop(), 'LG-LIM-04');
    const game = at({ A: [[14, 8, 3]], pool: 1, city: city([BLOCK]) }, [3]);
    rest(run(game, drop(), through(0)));
    refuses(game, drop(), 'LG-LIM-04');
  });

  test('[LG-EX-90] [LG-STR-06] [LG-KNB-05] order of follow-ups', () => {
    const game = rest(run(at(onRoof, [4, 2, 2]), strike('b1', 2), knockBack(3, east, 6), land(0)));
    expect([game.state.active, game.question?.kind]).toEqual(['b1', 'Move']);
    expect(events(game, 'attempted').map(({ moment }) => moment)).toEqual(['strike', 'knockBack', 'heroLanding']);
  });

  test('[LG-EX-54] [LG-LIM-02] two hops', () => {
    const game = at({ A: [[5, 10, 0, { heroism: 9 }]], pool: 9 }, [1, 1]);
    run(game, line(a(5, 10, 1)), { kind: 'Stretch', d: { type: 'attempt', spend: 4 } });
    expect(record(game, 'a1')).toEqual([10, 0]);
    run(game, line(a(6, 10, 1)), { kind: 'Stretch', d: { type: 'attempt', spend: 4 } });
    expect([record(game, 'a1'), spot(game, 'a1')]).toEqual([
      [6, 0],
      [6, 10, 1],
    ]);
  });
});
