import { describe, expect, test } from 'vitest';
import type { Decision } from '../src/decisions.js';
import {
  a,
  activate,
  at,
  BLOCK,
  brick,
  call,
  cancel,
  city,
  d,
  defend,
  done,
  drop,
  end,
  events,
  fling,
  g,
  hero,
  KIOSK,
  knockBack,
  knockDown,
  land,
  line,
  move,
  order,
  pickUp,
  pool,
  put,
  record,
  refuses,
  rest,
  roofAt,
  run,
  shoot,
  skipMove,
  spot,
  stretch,
  strike,
  strikeBack,
  THREE_STOREYS,
  thing,
  through,
  w,
} from './kit.js';

// Chapters Acting, Moments of Heroism, the Moments one by one, Limits, Resolution order.

const east = [1, 0, 0] as const;

describe('acting', () => {
  test('[LG-ACT-02] a Hero without a token, of one of your own', () => {
    const game = at({
      A: [
        [5, 10, 0, { token: true }],
        [5, 14],
      ],
      active: undefined,
      next: 'A',
    } as never);
    refuses(game, activate('a1'), 'LG-ACT-02');
    refuses(game, activate('b1'), 'LG-ACT-02');
    refuses(game, activate('z9'), null);
    run(game, activate('a2'));
    expect(game.question).toMatchObject({ kind: 'Move', seat: 'A' });
  });

  test('[LG-ACT-05] [LG-ACT-06] [LG-RUL-16] runs and other acts in any order, out of one pool', () => {
    const game = at(
      {
        A: [[5, 10]],
        B: [
          [8, 10],
          [22, 2],
        ],
        pool: 6,
      },
      [5, 1],
    );
    run(game, line(g(6, 10)), shoot('b2', 0), line(g(7, 10)), strike('b1', 0), line(g(7, 13)));
    expect([spot(game, 'a1'), pool(game)]).toEqual([[7, 13, 0], 1]);
  });

  test('[LG-ACT-07] [LG-RUL-05] it may be ended between acts, and ends by itself when nothing is left', () => {
    const game = at({ A: [[5, 10]], B: [[20, 10]] }, [1]);
    run(game, shoot('b1', 0));
    expect(game.question).toMatchObject({ kind: 'Activate', seat: 'B' });
    expect(hero(game, 'a1').token).toBe(true);
  });

  test('[LG-ACT-07] as long as anything in contact can be lifted, it does not end by itself', () => {
    const hydrants = [
      ['h1', 'hydrant', 5.75, 10],
      ['h2', 'hydrant', 4.25, 10],
      ['h3', 'hydrant', 5, 10.75],
      ['h4', 'hydrant', 5, 9.25],
    ] as const;
    const street = city([], ...hydrants, ['drum', 'barrel', 5.76, 10.76]);
    const game = at({ A: [[5, 10]], city: street }, [1, 1, 1, 1, 1]);
    run(game, shoot('b1', 0), ...hydrants.map(([id]) => pickUp(id, 0)));
    expect(game.question).toMatchObject({ kind: 'Act', seat: 'A' });
  });

  test('[LG-ACT-10] [LG-IMP-14] with the active Hero its activation is gone, and its movement stops', () => {
    const game = at({
      A: [
        [2, 10, 0, { fatigue: 15 }],
        [2, 2],
      ],
      pool: 9,
      city: city([brick(9.5)]),
    });
    rest(run(game, line(g(11, 10))));
    expect([hero(game, 'a1').onTable, game.state.active, game.question?.kind, game.question?.seat]).toEqual([
      false,
      null,
      'Activate',
      'B',
    ]);
  });

  test('[LG-ACT-16] whoever seizes while nobody is active comes instead of the next choice', () => {
    const game = at(
      {
        A: [
          [12.5, 10, 5],
          [2, 2],
        ],
        B: [[12.5, 10, 0, { heroism: 6 }]],
      },
      [1],
    );
    rest(run(game, end, defend(6)));
    expect([game.state.active, game.question?.kind]).toEqual(['b1', 'Move']);
    expect(events(game, 'seized')).toMatchObject([{ rule: 'LG-ACT-16', hero: 'b1', from: null }]);
  });
});

describe('Moments', () => {
  test('[LG-MOH-01] nobody is forced to attempt anything', () => {
    const game = at({ A: [[5, 10]], B: [[6, 10, 0, { heroism: 9 }]], move: true }, [5]);
    run(game, skipMove, strike('b1', 0), { kind: 'Defend', d: { type: 'decline' } }, done, end);
    expect(record(game, 'b1')).toEqual([9, 3]);
  });

  test('[LG-MOH-02] only the active Hero acts; the four answers are for anybody', () => {
    const game = at({ A: [[5, 10]], B: [[6, 10, 0, { heroism: 9 }]] }, [5]);
    expect(game.answer('B', { type: 'strike', target: 'a1', spend: 0 })?.rule).toBe('LG-ACT-02');
    run(game, strike('b1', 0));
    expect(game.question).toMatchObject({ kind: 'Defend', seat: 'B' });
  });

  test('[LG-MOH-09] the difficulty stands before anything is paid', () => {
    const game = at({ A: [[5, 10, 0, { heroism: 6 }]], B: [[6, 10]] }, [1]);
    run(game, strike('b1', 6));
    expect(events(game, 'attempted')[0]).toMatchObject({ difficulty: 9, spend: 6, heroism: 0, success: false });
  });

  test('[LG-MOH-12] [LG-IMP-15] every attempt starts the inches anew; an Impact under way keeps its own', () => {
    const game = at({ A: [[5, 10, 0, { heroism: 20 }]], B: [[13, 10, 0, { heroism: 4 }]], pool: 9 }, [1]);
    run(game, line(g(8, 10), a(13, 10, 0)), stretch(20));
    expect((game.question!.data as { impetus: number }).impetus, 'only the four inches flown').toBe(4);
    rest(game);
    expect(record(game, 'b1')[1]).toBe(4);
  });

  test('[LG-LIM-01] under free retry what failed may be tried again, ten times', () => {
    const game = at(
      { A: [[5, 10]], B: [[6, 10]] },
      Array.from({ length: 10 }, () => 1),
      { freeRetry: true },
    );
    for (let i = 0; i < 10; i++) run(game, strike('b1', 0));
    refuses(game, strike('b1', 0), 'LG-LIM-01');
  });

  test('[LG-LIM-01] with free retries the successes count among the ten', () => {
    const game = at({ A: [[5, 10]], B: [[6, 10]] }, [6, ...Array(9).fill(1)], { freeRetry: true });
    rest(run(game, strike('b1', 0)));
    for (let i = 0; i < 9; i++) run(game, strike('b1', hero(game, 'a1').heroism));
    refuses(game, strike('b1', 0), 'LG-LIM-01');
  });

  test('[LG-TOT-04] [LG-WAL-01] a stretch that nobody could pay for is not asked about', () => {
    const game = at({ A: [[5.2, 10]], pool: 9, city: city([], ['bus', 'bus', 9.2, 10]) }, [3]);
    run(game, pickUp('bus', 0), line(a(5.2, 10, 3)));
    expect([game.question?.kind, spot(game, 'a1')]).toEqual(['Act', [5.2, 10, 0]]);
  });

  test('[LG-TOT-03] [LG-TOT-04] uncapped miracles pay in full and as often as one likes', () => {
    const things = city([], ['bus', 'bus', 9, 10], ['van', 'van', 3, 11.25]);
    const game = at({ A: [[5, 10]], city: things }, [6, 1, 6, 6], { uncappedMiracles: true });
    rest(run(game, pickUp('van', 0), pickUp('bus', 0)));
    expect(record(game, 'a1')).toEqual([141, 0]);
  });
});

describe('moving', () => {
  test('[LG-MOV-01] Move is the first decision, or none', () => {
    const game = at({ A: [[5, 10]], move: true });
    refuses(game, strike('b1', 0), 'LG-MOV-01');
    run(game, skipMove);
    refuses(game, move(2, 0), 'LG-MOV-01');
  });

  test('[LG-MOV-08] [LG-FLY-02] the ground ends at the edge of a roof: beyond is the air', () => {
    const plan = { A: [[9, 10, 6, { heroism: 12 }]], pool: 6, city: city([roofAt(6)]) } as const;
    refuses(at(plan), line(g(13, 10)), 'LG-MOV-08');
    refuses(at({ ...plan, A: [[5, 10, 3]] }), line(g(6, 10)), 'LG-MOV-08');
    const game = run(at(plan, [1]), line(g(12.5, 10), a(14, 10, 6)), stretch(8));
    expect(spot(game, 'a1')).toEqual([14, 10, 6]);
  });

  test('[LG-MOV-08] ground that turns out to be missing ends the line at the far side', () => {
    // an upper floor behind a wall: the floor ends inside, and beyond the outer wall there is only air
    const game = at({ A: [[14, 8, 3, { heroism: 11 }]], pool: 9, city: city([THREE_STOREYS]) }, [1]);
    refuses(game, line(g(20, 8)), 'LG-MOV-08');
    rest(run(game, line(g(18, 8)), through(11)));
    expect(spot(game, 'a1'), 'the line ended inside the wall, so at its far side').toEqual([18.5, 8, 3]);
  });

  test('[LG-MOV-09] a stop within a hundredth of the end of a step is none', () => {
    const game = at({ A: [[7.5, 8, 0, { heroism: 8 }]], pool: 8, city: city([BLOCK]) }, [1]);
    rest(run(game, line(g(9.5001, 8), w(9.5, 8, 2)), stretch(4)));
    expect(spot(game, 'a1')).toEqual([9.5, 8, 2]);
    const stopped = at({ A: [[7.5, 8]], pool: 8, city: city([BLOCK]) });
    rest(run(stopped, line(g(9.6, 8), g(9.6, 9)), cancel));
    expect([spot(stopped, 'a1'), pool(stopped)]).toEqual([[9.5, 8, 0], 6]);
  });

  test('[LG-LIM-04] [LG-LIM-09] what is too short, too long or too many is refused', () => {
    const game = at({ A: [[5, 10]], pool: 9 });
    refuses(game, line(g(5.01, 10)), 'LG-LIM-04');
    refuses(game, line(...Array.from({ length: 33 }, (_, i) => g(5 + (i % 2), 10))), 'LG-LIM-04');
    refuses(game, line(d), 'LG-LIM-09');
    refuses(game, line(d, g(6, 10)), 'LG-MOV-06');
    refuses(game, line(a(5, 10, -3)), 'LG-COM-06');
    refuses(game, line(), 'LG-LIM-09');
  });

  test('[LG-MOV-05] separate distances: walls and air cost no inches and need none, each once', () => {
    const game = at({ A: [[9.5, 8, 0, { heroism: 40 }]], city: city([BLOCK]) }, [1, 1], { separateDistances: true });
    refuses(game, line(g(9.5, 9)), 'LG-LIM-09');
    run(game, line(w(9.5, 8, 2)), stretch(4), line(a(8, 8, 3)), stretch(8));
    expect(spot(game, 'a1')).toEqual([8, 8, 3]);
    refuses(game, line(a(8, 8, 4)), 'LG-MOV-05');
  });

  test('[LG-WAL-02] on a wall every point is against a face', () => {
    const game = at({ A: [[9.5, 8]], pool: 9, city: city([BLOCK], ['bench', 'bench', 3, 3]) });
    refuses(game, line(w(9.5, 8, 3.1)), 'LG-WAL-02');
    refuses(game, line(w(9.3, 8, 2)), 'LG-WAL-02');
    refuses(game, line(w(9.5, 13, 1)), 'LG-WAL-02');
    refuses(
      at({ A: [[3, 2.25]], pool: 9, city: city([], ['bench', 'bench', 3, 3]) }),
      line(w(3, 2.25, 0.4)),
      'LG-WAL-02',
    ); // low
  });

  test('[LG-ITM-03] [LG-ITM-04] [LG-ITM-05] d8s for Come Through, Wall Run and Call Hero', () => {
    const faces = (game: ReturnType<typeof at>) => events(game, 'attempted').at(-1)!.faces;
    const wall = { pool: 4, city: city([brick(9.5)]) } as const;
    expect(
      faces(rest(run(at({ A: [[8, 10, 0, { item: 'juggerOne' }]], ...wall }, [7]), line(g(10, 10)), through(0)))),
    ).toBe(8);
    expect(
      faces(run(at({ A: [[9, 10, 0, { item: 'wallClimber' }]], ...wall }, [7]), line(w(9, 10, 1)), stretch(0))),
    ).toBe(8);
    expect(
      faces(
        run(
          at(
            {
              A: [
                [5, 10, 0, { item: 'leader' }],
                [8, 10],
              ],
            },
            [7],
          ),
          call('a2', 6, 0),
        ),
      ),
    ).toBe(8);
  });
});

describe('coming through', () => {
  test('[LG-COM-06] Heroes and the street cannot be come through', () => {
    const charge = run(at({ A: [[5, 10]], B: [[9, 10]], pool: 5 }), line(g(10, 10)));
    expect(charge.question?.kind).toBe('CancelImpact');
    const fallen = run(at({ A: [[5, 10, 4]] }), drop());
    expect(fallen.question?.kind).toBe('HeroLanding');
  });

  test('[LG-COM-01] [LG-RUL-28] a bump is enough', () => {
    const game = at({ A: [[9, 10, 0, { heroism: 11 }]], pool: 1, city: city([brick(9.5)]) }, [1]);
    run(game, line(g(9.5, 10)), through(11));
    expect(spot(game, 'a1')).toEqual([10.25, 10, 0]);
  });
});

describe('striking and shooting', () => {
  test('[LG-LON-01] [LG-LON-02] once in an activation, at an enemy', () => {
    const game = at(
      {
        A: [
          [5, 10],
          [9, 10],
        ],
        B: [[20, 10]],
        pool: 1,
      },
      [1],
    );
    refuses(game, shoot('a2', 0), 'LG-LON-02');
    refuses(game, shoot('z9', 0), null);
    run(game, shoot('b1', 0));
    refuses(game, shoot('b1', 0), 'LG-LON-01');
  });

  test('[LG-STR-07] a target that defended itself without seizing may still be knocked', () => {
    const game = at(
      {
        A: [
          [5, 10],
          [6, 10, 0, { heroism: 6 }],
        ],
      },
      [5, 1, 3],
      { friendlyFire: true },
    );
    run(game, strike('a2', 0), defend(6));
    rest(run(game, knockBack(1, east, 2)));
    expect(spot(game, 'a2')).toEqual([7, 10, 0]);
  });

  test('[LG-KNB-04] [LG-RUL-36] not into what it stands on; in the air any way', () => {
    const down = at({ A: [[5, 10, 0, { heroism: 6 }]], B: [[6, 10]] }, [4]);
    run(down, strike('b1', 6), { kind: 'Defend', d: { type: 'decline' } });
    refuses(down, knockBack(2, [1, 0, -1], 4), 'LG-KNB-04');
    refuses(down, knockBack(2, [0, 0, 0], 4), 'LG-LIM-04');
    refuses(down, knockBack(0, east, 0), 'LG-LIM-04');
    refuses(down, knockDown(500, 0), 'LG-MOH-08');
  });

  test('[LG-KNB-06] the victim neither comes through nor cancels, but defends itself each time', () => {
    const game = at({ A: [[5, 10, 0, { heroism: 6 }]], B: [[6, 10]], city: city([brick(9.5)]) }, [4, 1]);
    run(game, strike('b1', 6), knockBack(5, east, 10));
    expect(game.question).toMatchObject({ kind: 'Defend', seat: 'B', data: { fatigue: 3 } });
  });

  test('[LG-DEF-01] [LG-RUL-37] nothing is defended against nothing', () => {
    const game = at({ A: [[5, 10]], B: [[8, 10, 0, { item: 'vibroShield' }]], pool: 4 });
    run(game, line(g(8, 10)), { kind: 'CancelImpact', d: { type: 'cancelImpact', cancel: false } });
    expect([game.question?.kind, record(game, 'b1')[1]]).toEqual(['Act', 0]); // 2 less 2
  });

  test('[LG-DEF-04] one try for each instance', () => {
    const game = at({ A: [[5, 10]], B: [[6, 10]] }, [5, 1]);
    run(game, strike('b1', 0), defend(0));
    expect([game.question?.kind, record(game, 'b1')[1]]).toEqual(['FollowUp', 3]);
  });

  test('[LG-SBK-03] [LG-SBK-04] [LG-RUL-38] whoever is in contact now, not necessarily the attacker', () => {
    const game = at(
      {
        A: [
          [5, 10],
          [13.1, 11.05],
        ],
        B: [[13.1, 10, 0, { heroism: 20 }]],
      },
      [5, 1, 2],
    );
    run(game, shoot('b1', 0), defend(2));
    refuses(game, strikeBack('a1', 0), 'LG-SBK-01');
    run(game, strikeBack('a2', 0));
    expect(game.state.active).toBe('b1');
    expect(events(game, 'attempted').at(-1)).toMatchObject({ moment: 'strikeBack', subject: 'a2' });
  });

  test('[LG-CAL-01] a friend on the table without a token', () => {
    const game = at({
      A: [
        [5, 10],
        [8, 10, 0, { token: true }],
      ],
      B: [[20, 10]],
    });
    for (const id of ['a1', 'a2', 'b1']) refuses(game, call(id, 0, 0), 'LG-CAL-01');
    refuses(game, call('z9', 0, 0), null);
  });

  test('[LG-CAL-04] [LG-RUL-41] chain calls lift the ban on calling for who was called', () => {
    const game = at(
      {
        A: [
          [5, 10],
          [8, 10],
        ],
        called: true,
      },
      [1],
      { chainCalls: true },
    );
    run(game, call('a2', 0, 0));
    expect(game.state.active).toBe('a2');
    refuses(
      at({
        A: [
          [5, 10],
          [8, 10],
        ],
        called: true,
      }),
      call('a2', 0, 0),
      'LG-CAL-04',
    );
  });
});

describe('limits and order', () => {
  test('[LG-LIM-07] [LG-RUL-59] after four activations for each Hero nobody seizes any more', () => {
    const game = at({ A: [[5, 10]], B: [[6, 10, 0, { heroism: 6 }]] }, [5, 1]);
    game.state.activationsThisRound = 8;
    run(game, strike('b1', 0), defend(6));
    rest(game);
    expect(game.state.active).toBe('a1');
    expect(events(game, 'notSeized')).toMatchObject([{ rule: 'LG-LIM-07' }]);
  });

  test('[LG-LIM-10] after two hundred acts only ending is left', () => {
    const game = at({ A: [[5, 10]], pool: 20 });
    game.state.activation!.acts = 199;
    run(game, line(g(6, 10)));
    expect(game.question).toMatchObject({ kind: 'Activate', seat: 'B' });
  });

  test('[LG-ORD-01] [LG-ORD-02] the active player orders the others; each Hero takes its floors one by one', () => {
    const game = at(
      {
        A: [[9.5, 8, 0, { heroism: 11 }]],
        B: [
          [13, 8],
          [15, 8],
        ],
        pool: 2,
        city: city([THREE_STOREYS, { ...KIOSK, x: 4, y: 20 }]),
        scenario: 'demolitionMan',
        demoTokens: { tower: 7 },
      },
      [1],
    );
    run(game, line(g(11, 8)), through(11), cancel, cancel);
    expect(game.question).toMatchObject({ kind: 'Order', seat: 'A', data: { heroes: ['b1', 'b2'], what: 'fatigue' } });
    refuses(game, order('b1'), 'LG-ORD-01');
    rest(run(game, order('b2', 'b1')));
    expect(events(game, 'fatigue').map((e) => e.hero)).toEqual(['b2', 'b2', 'b1', 'b1']);
  });
});

describe('lifting', () => {
  test('[LG-PIC-04] not what carries it; [LG-PIC-12] nor anything while it is carried', () => {
    const game = at({ A: [[5, 10, 1.25]], B: [[5, 10, 0, { carrying: 'a1' }]] });
    refuses(game, pickUp('b1', 0), 'LG-PIC-12');
    refuses(game, pickUp('moon', 0), null);
    refuses(at({ A: [[5, 10]] }), pickUp('a1', 0), 'LG-PIC-04');
    refuses(game, fling(1, east, 0), 'LG-PIC-12');
    refuses(at({ A: [[5, 10]] }), fling(1, east, 0), 'LG-FLI-01');
  });

  test('[LG-PIC-06] to lift what another carries is to take it over', () => {
    const game = at(
      {
        A: [[5, 10, 0, { heroism: 9 }]],
        B: [[6.6, 10, 0, { carrying: 'can' }]],
        city: city([], ['can', 'trashCan', 5.8, 10]),
      },
      [1],
    );
    rest(run(game, pickUp('can', 2)));
    expect([hero(game, 'a1').carrying, hero(game, 'b1').carrying, thing(game, 'can').carriedBy]).toEqual([
      'can',
      null,
      'a1',
    ]);
  });

  test('[LG-PIC-08] nothing is lifted that could not be held: this hall fits nowhere else, and somebody is in it', () => {
    const hall = {
      id: 'hall',
      x: 12.5,
      y: 12,
      w: 22,
      d: 23,
      h: 3,
      panels: [{ id: 'hall.W', kind: 'ext', mat: 'external', box: [-11, -11.5, 0, -10.75, 11.5, 3] }],
    };
    const plan = { A: [[0.95, 12, 0, { heroism: 999 }]], city: city([hall]) } as const;
    refuses(at({ ...plan, B: [[12, 12, 1]] }), pickUp('hall', 999), 'LG-PIC-08');
  });

  test('[LG-PIC-10] [LG-BLD-04] [LG-RUL-44] who stood on it stays behind and falls', () => {
    const game = at({ A: [[9.45, 8, 0, { heroism: 999 }]], B: [[14, 8, 3]], city: city([BLOCK]) }, [1]);
    rest(run(game, pickUp('block', 960), put(9.45, 8, 1.25)));
    expect([spot(game, 'b1'), record(game, 'b1')[1]]).toEqual([[14, 8, 0], 3]);
  });

  test('[LG-PIC-11] carrying lasts beyond the activation', () => {
    const game = at(
      { A: [[5, 10, 0, { heroism: 5 }]], B: [[20, 10]], city: city([], ['can', 'trashCan', 5.8, 10]) },
      [1],
    );
    run(game, pickUp('can', 2), put(5, 10, 1.25), end, activate('b1'), skipMove, end);
    expect(hero(game, 'a1').carrying).toBe('can');
  });

  test('[LG-PIC-13] load and carrier never hit each other; the load comes after', () => {
    const game = at({ A: [[5, 10, 0, { carrying: 'crate' }]], pool: 5, city: city([], ['crate', 'crate', 6, 10]) });
    run(game, line(g(9, 10)), put(10, 10, 0));
    expect([spot(game, 'a1'), spot(game, 'crate'), events(game, 'impact')]).toEqual([[9, 10, 0], [10, 10, 0], []]);
  });

  test('[LG-PIC-09] [LG-RUL-33] a carrier that is knocked may let go', () => {
    const game = at(
      {
        A: [[5, 10, 0, { heroism: 6 }]],
        B: [[6, 10, 0, { carrying: 'crate' }]],
        city: city([], ['crate', 'crate', 6, 11.05]),
      },
      [4, 1],
    );
    run(game, strike('b1', 6), knockBack(3, east, 6), { kind: 'LetGo', d: { type: 'letGo', letGo: true } as Decision });
    expect([hero(game, 'b1').carrying, spot(game, 'crate')]).toEqual([null, [6, 11.05, 0]]);
  });

  test('[LG-FLI-03] [LG-RUL-34] the flinger is not in the way and stays where it is', () => {
    const game = at(
      { A: [[5, 10, 0, { heroism: 9, carrying: 'crate' }]], city: city([], ['crate', 'crate', 6, 10]) },
      [1],
    );
    rest(run(game, fling(5, [-1, 0, 0], 5)));
    expect([spot(game, 'crate'), spot(game, 'a1'), hero(game, 'a1').carrying]).toEqual([[1, 10, 0], [5, 10, 0], null]);
  });

  test('[LG-FLI-05] after a failure it stays carried and is not flung again', () => {
    const game = at({ A: [[5, 10, 0, { carrying: 'crate' }]], city: city([], ['crate', 'crate', 6, 10]) }, [1]);
    run(game, fling(3, east, 0));
    expect(hero(game, 'a1').carrying).toBe('crate');
    refuses(game, fling(1, east, 0), 'LG-LIM-01');
  });
});

describe('landing', () => {
  test('[LG-LAN-04] [LG-RUL-42] [LG-FAL-04] low things on the street are the street, and one ends on top of them; cars are not', () => {
    const bench = at({ A: [[5, 10, 4]], city: city([], ['bench', 'bench', 5, 10]) }, [4]);
    rest(run(bench, drop(), land(0)));
    expect([spot(bench, 'a1'), events(bench, 'moved')[0]?.inches]).toEqual([[5, 10, 0.5], 3.5]);
    const car = run(at({ A: [[5, 10, 4]], city: city([], ['car', 'car', 5, 10]) }), drop());
    expect(car.question?.kind, 'no landing').toBe('CancelImpact');
  });
});
