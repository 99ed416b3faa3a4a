import { describe, expect, test } from 'vitest';
import {
  a,
  at,
  BLOCK,
  brick,
  brickWithPane,
  city,
  defend,
  drop,
  end,
  events,
  fling,
  g,
  hero,
  knockBack,
  letGo,
  line,
  lineWith,
  notThrough,
  order,
  pickUp,
  pool,
  put,
  record,
  refuses,
  rest,
  roofAt,
  run,
  spot,
  stretch,
  strike,
  struggle,
  thing,
  through,
  w,
} from './kit.js';
import { breaches } from './laws.js';

// Chapters working together: what players of this game will do first.

const east = [1, 0, 0] as const;

describe('climbing and flying', () => {
  test('[LG-WAL-02] [LG-WAL-03] round the corner of a building on one Wall Run', () => {
    const game = at({ A: [[9.5, 8, 1, { heroism: 20 }]], pool: 9, city: city([BLOCK]) }, [1]);
    run(game, line(w(9.5, 3.5, 1), w(12, 3.5, 2)));
    // 4.5 inches and 2.69 more
    expect(game.question).toMatchObject({ kind: 'Stretch', data: { subject: 'block', chosen: 8, difficulty: 16 } });
    run(game, stretch(16));
    expect([spot(game, 'a1'), hero(game, 'a1').normal]).toEqual([
      [12, 3.5, 2],
      [0, -1],
    ]);
  });

  test('[LG-MOV-10] [LG-FLY-05] a flight that lands on a roof touches it, which is cancelled', () => {
    const game = at({ A: [[8, 8, 0, { heroism: 28 }]], pool: 9, city: city([BLOCK]) }, [1]);
    run(game, line(a(8, 8, 4), a(10.5, 8, 3)), stretch(28));
    expect(game.question).toMatchObject({ kind: 'ComeThrough', data: { piece: 'block.roof' } });
    rest(game);
    expect([spot(game, 'a1'), record(game, 'a1')]).toEqual([
      [10.5, 8, 3],
      [29, 0],
    ]);
    run(game, line(g(12, 8)));
    expect(spot(game, 'a1')).toEqual([12, 8, 3]);
  });

  test('[LG-MOV-10] whoever wants to be asked about the wall it runs up, or to hit it, says so', () => {
    const start = { A: [[7.5, 8, 0, { heroism: 6 }]], pool: 9, city: city([BLOCK]) } as const;
    const way = [g(9.5, 8), w(9.5, 8, 2)] as const;
    const asked = run(at(start), lineWith({ walls: 'ask', heroes: 'ask' }, ...way), notThrough);
    expect(asked.question).toMatchObject({ kind: 'CancelImpact', data: { other: 'block' } });
    const hit = rest(run(at(start), lineWith({ walls: 'resolve', heroes: 'ask' }, ...way)));
    expect(record(hit, 'a1')).toEqual([6, 2]);
    // a wall that is merely in the way is always asked about
    expect(run(at(start), line(g(12, 8)), notThrough).question?.kind).toBe('CancelImpact');
  });

  test('[LG-SUP-05] [LG-MOV-08] a gap of an inch between two roofs is stepped across, a wider one is not', () => {
    const far = (x: number) => ({ ...roofAt(6), id: 'far', x, panels: [{ ...roofAt(6).panels[0]!, id: 'far.slab' }] });
    const walk = line(g(14.5, 10));
    const near = run(at({ A: [[11, 10, 6]], pool: 9, city: { ...city([roofAt(6), far(18)]), size: 36 } }), walk);
    expect(spot(near, 'a1')).toEqual([14.5, 10, 6]);
    refuses(at({ A: [[11, 10, 6]], pool: 9, city: { ...city([roofAt(6), far(18.2)]), size: 36 } }), walk, 'LG-MOV-08');
  });
});

describe('lifting and settling', () => {
  test('[LG-SUP-06] [LG-PIC-10] what stood on a lifted thing drops where it was', () => {
    const stacked = city([], ['low', 'crate', 10, 10], ['high', 'crate', 10, 10, 1]);
    const game = at({ A: [[8.95, 10, 0, { heroism: 5 }]], city: stacked }, [1]);
    rest(run(game, pickUp('low', 5), put(8.95, 10, 1.25)));
    expect([spot(game, 'high'), thing(game, 'high').onTable, breaches(game.state)]).toEqual([[10, 10, 0], true, []]);
  });

  test('[LG-ORD-01] [LG-FAL-01] several fall at once, in the order of the active player', () => {
    const game = at(
      {
        A: [[9.45, 8, 0, { heroism: 999 }]],
        B: [
          [14.5, 8, 3],
          [16, 8, 3],
        ],
        city: city([BLOCK]),
      },
      [1],
    );
    run(game, pickUp('block', 960), put(9.45, 8, 1.25));
    expect(game.question).toMatchObject({ kind: 'Order', seat: 'A', data: { what: 'falls', heroes: ['b1', 'b2'] } });
    rest(run(game, order('b2', 'b1')));
    expect(events(game, 'moved').map(({ thing: who }) => who)).toEqual(['b2', 'b1']);
  });

  test('[LG-PIC-12] [LG-FAL-06] a carried Hero that is active drops: it is set down beside its carrier', () => {
    const game = at({ A: [[10, 10, 1.25]], B: [[10, 10, 0, { carrying: 'a1' }]] });
    rest(run(game, drop(), letGo(true)));
    expect([spot(game, 'a1'), hero(game, 'a1').carriedBy, record(game, 'a1')]).toEqual([[11, 10, 0], null, [0, 0]]);
  });

  test('[LG-PIC-07] [LG-PIC-11] a carried Hero that flies off drags its carrier along', () => {
    const game = at({ A: [[10, 10, 1.25, { heroism: 12 }]], B: [[10, 10, 0, { carrying: 'a1' }]], pool: 5 }, [1]);
    rest(run(game, line(a(13, 10, 1.25)), stretch(12), letGo(false), put(13, 10, 0)));
    expect([spot(game, 'a1'), spot(game, 'b1'), hero(game, 'b1').displaced]).toEqual([[13, 10, 1.25], [13, 10, 0], 3]);
  });

  test('[LG-STG-01] [LG-STG-02] hauled five inches in two runs, it struggles once', () => {
    const game = at({ A: [[5, 10, 0, { heroism: 9, carrying: 'b1' }]], B: [[5, 10, 1.25]], pool: 12 }, [1]);
    run(game, line(g(8, 10)), put(8, 10, 1.25));
    expect(game.question?.kind).toBe('Act');
    run(game, line(g(11, 10)), put(11, 10, 1.25), struggle('a1', 0));
    rest(game);
    expect([record(game, 'a1')[1], events(game, 'attempted')]).toMatchObject([
      0,
      [{ moment: 'struggle', success: false }],
    ]);
    run(game, line(g(13, 10)), put(13, 10, 1.25));
    expect(game.question?.kind, 'two more inches are not five').toBe('Act');
  });
});

describe('falling on people', () => {
  test('[LG-FAL-06] beside somebody on a narrow place there is nothing to stand on: it falls on from its own height', () => {
    const mast = city([], ['mast', 'craneMast', 10, 10]);
    const game = at({ A: [[2, 2]], B: [[10, 10, 14]], C: [[10, 10, 10]], city: mast });
    rest(run(game, end));
    // four inches less the body onto c1, then past it: eleven and a quarter more to the street
    expect(record(game, 'c1')[1]).toBe(2);
    expect(events(game, 'setDown')[0]?.to).toEqual([11, 10, 11.25]);
    // an inch and a quarter onto the edge of the mast, over it, and ten inches down
    expect([spot(game, 'b1'), record(game, 'b1')[1]]).toEqual([[11.25, 10, 0], 1 + 10]);
    expect(breaches(game.state)).toEqual([]);
  });

  test('[LG-KNB-05] [LG-LAN-03] knocked off a roof onto another Hero, then beside it', () => {
    const game = at(
      {
        A: [[10.4, 10, 6, { heroism: 8 }]],
        B: [
          [11.4, 10, 6],
          [13.4, 10],
        ],
        city: city([roofAt(6)]),
      },
      [4, 1],
    );
    rest(run(game, strike('b1', 8), knockBack(2, east, 12)));
    expect(events(game, 'impact')[0]).toMatchObject({ mover: 'b1', other: 'b2', inches: 2 + 4.75 });
    expect(record(game, 'b2')[1]).toBe(6);
    expect(spot(game, 'b1')[2]).toBe(0);
    expect(breaches(game.state)).toEqual([]);
  });
});

describe('through everything', () => {
  test('[LG-IMP-11] [LG-IMP-12] punched through one pane after the other, as long as the run-up is enough', () => {
    const pane = (x: number, id: string) => ({
      ...brick(x, id),
      panels: [{ ...brick(x, id).panels[0]!, mat: 'glass' }],
    });
    const walls = [pane(9.5, 'one'), pane(13.5, 'two'), pane(15.5, 'three')];
    const game = at({ A: [[3, 10, 0, { heroism: 40, carrying: 'b1' }]], B: [[4, 10]], city: city(walls) }, [1]);
    rest(run(game, fling(15, east, 15)));
    // five inches break the first, two and three quarters the second; three quarters are a bump
    expect(events(game, 'cameThrough').map(({ piece }) => piece)).toEqual(['one.wall', 'two.wall']);
    expect([spot(game, 'b1'), record(game, 'b1')[1]]).toEqual([[15, 10, 0], 4]);
  });

  test('[LG-ACT-16] [LG-FAL-09] whoever is fallen upon may seize, the faller never', () => {
    const game = at({ A: [[10, 10, 6, { heroism: 9 }]], B: [[10, 10, 0, { heroism: 8 }]] }, [1]);
    rest(run(game, end, defend(8)));
    expect([game.state.active, spot(game, 'a1')[2]]).toEqual(['b1', 0]);
    expect(game.question).toMatchObject({ kind: 'Move', seat: 'B' });
  });

  test('[LG-COM-03] [LG-COM-04] in at one window, over the floor and out at another', () => {
    const game = at(
      { A: [[6, 10, 0, { heroism: 4 }]], pool: 10, city: city([brickWithPane(9.5, 'in'), brickWithPane(13.5, 'out')]) },
      [1, 1],
    );
    rest(run(game, line(g(16, 10)), through(2), through(2)));
    expect([record(game, 'a1'), spot(game, 'a1'), pool(game)]).toEqual([[6, 0], [16, 10, 0], 2.5]);
  });
});
