import { describe, expect, test } from 'vitest';
import { QUERIES } from '../src/queries.js';
import {
  activate,
  at,
  brick,
  call,
  city,
  defend,
  done,
  end,
  events,
  g,
  hero,
  knockBack,
  knockDown,
  line,
  move,
  pickUp,
  pool,
  put,
  record,
  refuses,
  rest,
  run,
  shoot,
  spot,
  strike,
  strikeBack,
  through,
} from './kit.js';

// Worked examples: dice and Moments; Strike, Defend, exchanges.

describe('dice and Moments', () => {
  test('[LG-EX-01] [LG-MOH-05] [LG-MOV-04] [LG-RUL-57] equal fails', () => {
    const game = run(at({ A: [[5, 10]], move: true }, [3]), move(3, 0));
    expect([record(game, 'a1'), pool(game)]).toEqual([[0, 0], 0]);
    refuses(game, move(1, 0), 'LG-MOV-01');
    refuses(game, line(g(6, 10)), 'LG-LIM-09');
  });

  test('[LG-EX-02] [LG-MOH-04] [LG-MOH-07] [LG-MOV-02] [LG-MOV-03] one better', () => {
    const game = run(at({ A: [[5, 10]], move: true }, [4]), move(3, 0));
    expect([record(game, 'a1'), pool(game)]).toEqual([[4, 0], 4]);
  });

  test('[LG-EX-03] [LG-MOH-06] [LG-MOH-03] a sure thing', () => {
    const game = run(at({ A: [[5, 10, 0, { heroism: 7 }]], move: true }, [1]), move(7, 7));
    expect([record(game, 'a1'), pool(game)]).toEqual([[8, 0], 8]);
  });

  test('[LG-EX-04] [LG-MOH-08] [LG-RUL-06] Move nought', () => {
    const game = run(at({ A: [[5, 10]], move: true }, [1]), move(0, 0));
    expect([record(game, 'a1'), pool(game)]).toEqual([[1, 0], 1]);
  });

  test('[LG-EX-05] [LG-TOT-01] [LG-TOT-02] [LG-TOT-03] [LG-COM-03] Total Heroism', () => {
    const game = run(at({ A: [[9, 10]], pool: 2, city: city([brick(9.5)]) }, [6, 6]), line(g(11, 10)), through(0));
    rest(game);
    expect(record(game, 'a1')).toEqual([12, 0]);
    expect(spot(game, 'a1')).toEqual([11, 10, 0]);
    expect(events(game, 'cameThrough')[0]?.to).toEqual([10.25, 10, 0]);
  });

  test('[LG-EX-06] [LG-COM-01] [LG-IMP-06] not quite', () => {
    const game = rest(
      run(at({ A: [[9, 10]], pool: 2, city: city([brick(9.5)]) }, [6, 4]), line(g(11, 10)), through(0)),
    );
    expect([record(game, 'a1'), spot(game, 'a1')]).toEqual([
      [0, 0],
      [9, 10, 0],
    ]);
    run(game, line(g(10, 10)));
    expect(game.question?.kind, 'the piece cannot be tried again').toBe('Act');
  });

  test('[LG-EX-07] [LG-RUL-13] [LG-PIC-03] pay cap', () => {
    const game = run(at({ A: [[5, 10]], city: city([], ['bus', 'bus', 9, 10]) }, [6, 6]), pickUp('bus', 0));
    rest(game);
    expect(record(game, 'a1')).toEqual([36, 0]);
    expect(hero(game, 'a1').carrying).toBe('bus');
  });

  test('[LG-EX-08] [LG-ITM-02] [LG-TOT-03] [LG-MOH-10] pay cap, d8', () => {
    const plan = {
      A: [[5, 10, 0, { item: 'superStrength' as const }]] as const,
      city: city([], ['bus', 'bus', 9, 10]),
    };
    expect(record(rest(run(at(plan, [8, 8]), pickUp('bus', 0))), 'a1')).toEqual([64, 0]);
    const failed = rest(run(at(plan, [8, 6]), pickUp('bus', 0)));
    expect([record(failed, 'a1'), hero(failed, 'a1').carrying]).toEqual([[0, 0], null]);
  });

  test('[LG-EX-09] [LG-TOT-01] [LG-RUL-10] no second die', () => {
    const game = run(at({ A: [[5, 10]], move: true }, [6]), move(5, 0));
    expect([record(game, 'a1'), pool(game)]).toEqual([[6, 0], 6]);
  });

  test('[LG-EX-10] [LG-ITM-01] six on a d8', () => {
    const game = run(at({ A: [[5, 10, 0, { item: 'superSpeed' }]], move: true }, [6]), move(7, 0));
    expect([record(game, 'a1'), pool(game)]).toEqual([[0, 0], 0]);
  });

  test('[LG-EX-11] [LG-MOH-11] [LG-RUL-09] the sheet ends', () => {
    const game = run(at({ A: [[5, 10, 0, { heroism: 999 }]], move: true }, [2]), move(998, 998));
    expect([record(game, 'a1'), pool(game)]).toEqual([[999, 0], 999]);
  });

  test('[LG-EX-12] [LG-TOT-04] [LG-LIM-03] one miracle', () => {
    const game = at({ A: [[5, 10, 0, { heroism: 10 }]], pool: 3, city: city([], ['bus', 'bus', 9, 10]) }, [6, 2]);
    run(game, pickUp('bus', 0), line(g(7, 10)));
    expect(game.question).toMatchObject({ kind: 'ComeThrough', data: { piece: 'bus', difficulty: 15 } });
    for (const spend of [0, 9]) refuses(game, through(spend), 'LG-TOT-04');
    refuses(game, through(11), 'LG-MOH-03');
    rest(game);
  });
});

describe('Strike, Defend, exchanges', () => {
  const beside = { A: [[5, 10, 0, { heroism: 6 }]], B: [[6.05, 10, 0, { heroism: 2 }]] } as const;

  test('[LG-EX-13] [LG-STR-02] [LG-STR-03] [LG-STR-05] [LG-DEF-02] [LG-RUL-08] plain Strike', () => {
    const game = rest(run(at(beside, [4, 5]), strike('b1', 6), defend(2)));
    expect([record(game, 'a1'), record(game, 'b1')]).toEqual([
      [10, 0],
      [0, 9],
    ]);
  });

  test('[LG-EX-14] [LG-STR-04] [LG-LIM-01] [LG-RUL-51] push your luck', () => {
    const game = run(at(beside, [4, 5, 2]), strike('b1', 6), defend(2), done, strike('b1', 10));
    expect(record(game, 'a1')).toEqual([0, 0]);
    refuses(game, strike('b1', 0), 'LG-LIM-01');
  });

  test('[LG-EX-15] [LG-ACT-11] [LG-ACT-15] [LG-SBK-02] [LG-LIM-05] [LG-DEF-03] exchange', () => {
    const game = at({ A: [[5, 10]], B: [[6, 10, 0, { heroism: 6 }]] }, [5, 1, 2, 6, 6, 3]);
    run(game, strike('b1', 0));
    expect(record(game, 'a1')).toEqual([4, 0]);
    run(game, defend(6));
    expect([record(game, 'b1'), game.state.active, hero(game, 'a1').token]).toEqual([[7, 0], 'b1', true]);
    run(game, strikeBack('a1', 6));
    expect(record(game, 'b1')).toEqual([8, 0]);
    expect(game.question).toMatchObject({ kind: 'Defend', data: { fatigue: 6, difficulty: 12 } });
    run(game, defend(4));
    expect([record(game, 'a1'), game.state.active, hero(game, 'a1').token, hero(game, 'b1').token]).toEqual([
      [13, 0],
      'a1',
      false,
      true,
    ]);
    run(game, strikeBack('b1', 12));
    expect(record(game, 'a1')).toEqual([14, 0]);
    rest(game);
    expect(record(game, 'b1')).toEqual([8, 12]);
    expect(game.question).toMatchObject({ kind: 'Move', seat: 'A' });
    expect(events(game, 'activationBegan')).toMatchObject([{ hero: 'a1', how: 'seized' }]);
  });

  test('[LG-EX-16] [LG-STR-06] [LG-KND-01] [LG-KND-02] [LG-KND-03] [LG-KNB-01] [LG-KNB-02] [LG-KNB-03] [LG-RUL-35] both follow-ups', () => {
    const game = at({ A: [[5, 10, 0, { heroism: 6 }]], B: [[6, 10, 0, { heroism: 5 }]] }, [4, 3, 3]);
    run(game, strike('b1', 6), knockDown(2, 4));
    expect([record(game, 'a1'), record(game, 'b1')]).toEqual([
      [11, 0],
      [3, 9],
    ]);
    refuses(game, knockDown(1, 0), 'LG-STR-06');
    run(game, knockBack(3, [1, 0, 0], 6));
    expect([record(game, 'a1'), spot(game, 'b1')]).toEqual([
      [12, 0],
      [9, 10, 0],
    ]);
  });

  test('[LG-EX-17] [LG-ITM-10] [LG-DEF-02] One Strike', () => {
    const game = run(at({ A: [[5, 10, 0, { heroism: 2, item: 'oneStrike' }]], B: [[6, 10]] }, [4]), strike('b1', 2));
    expect(record(game, 'a1')).toEqual([6, 0]);
    expect(game.question).toMatchObject({ kind: 'Defend', data: { fatigue: 6, difficulty: 12 } });
  });

  test('[LG-EX-18] [LG-LON-04] [LG-LON-07] [LG-SBK-01] [LG-ACT-11] never hit softly', () => {
    const game = run(at({ A: [[2, 10]], B: [[20, 10, 0, { token: true }]] }, [3, 4]), shoot('b1', 0));
    expect(record(game, 'a1')).toEqual([2, 0]);
    run(game, defend(0));
    expect([record(game, 'b1'), hero(game, 'b1').token, game.state.active, hero(game, 'a1').token]).toEqual([
      [3, 0],
      false,
      'b1',
      true,
    ]);
    expect(game.question?.kind, 'no contact, no Strike Back').toBe('Move');
  });

  test('[LG-EX-19] [LG-ACT-12] [LG-RUL-11] [LG-LIM-06] friends do not seize', () => {
    const game = run(
      at(
        {
          A: [
            [5, 10],
            [9, 10, 0, { heroism: 6 }],
          ],
          pool: 4,
        },
        [1],
      ),
      line(g(9, 10)),
      defend(6),
    );
    expect([record(game, 'a2'), game.state.active]).toEqual([[7, 0], 'a1']);
    expect(events(game, 'notSeized')).toMatchObject([{ rule: 'LG-ACT-12', hero: 'a2' }]);
  });

  test('[LG-EX-20] [LG-LIM-02] [LG-RUL-15] encore', () => {
    const game = at(
      {
        A: [
          [5, 10],
          [9, 10, 0, { heroism: 6 }],
        ],
        pool: 10,
      },
      [1, 1],
    );
    run(game, line(g(8, 10)), defend(6), line(g(5, 10)), line(g(8, 10)), defend(6));
    expect(record(game, 'a2')).toEqual([1, 0]);
  });

  test('[LG-EX-21] [LG-GEN-08] [LG-GEO-04] [LG-STR-01] [LG-RUL-03] contact limit', () => {
    const near = at({ A: [[5, 10]], B: [[6.1, 10]] }, [1]);
    run(near, strike('b1', 0));
    refuses(at({ A: [[5, 10]], B: [[6.11, 10]] }), strike('b1', 0), 'LG-STR-01');
  });

  test('[LG-EX-66] [LG-CAL-02] [LG-CAL-03] [LG-CAL-04] call', () => {
    const game = run(
      at(
        {
          A: [
            [5, 10, 0, { heroism: 7 }],
            [9, 10, 0, { heroism: 1 }],
          ],
        },
        [2],
      ),
      call('a2', 7, 7),
    );
    expect([record(game, 'a1'), hero(game, 'a1').token, record(game, 'a2'), game.state.active]).toEqual([
      [0, 0],
      true,
      [9, 0],
      'a2',
    ]);
    expect(game.question?.kind).toBe('Move');
    run(game, { kind: 'Move', d: { type: 'skipMove' } });
    refuses(game, call('a1', 0, 0), 'LG-CAL-04');
  });

  test('[LG-EX-67] [LG-CAL-05] [LG-CAL-04] unanswered', () => {
    const game = run(
      at(
        {
          A: [
            [5, 10],
            [9, 10],
          ],
        },
        [3],
      ),
      call('a2', 3, 0),
    );
    expect([game.state.active, hero(game, 'a1').token]).toEqual(['a1', false]);
    refuses(game, call('a2', 0, 0), 'LG-CAL-04');
  });

  test('[LG-EX-68] [LG-ACT-03] [LG-ACT-04] [LG-RUL-04] next seat', () => {
    const plan = {
      A: [
        [2, 10],
        [2, 14],
      ],
      B: [[20, 2]],
      C: [[20, 10]],
    } as const;
    const game = at(plan, [3, 4]);
    run(game, shoot('c1', 0), defend(0), { kind: 'Move', d: { type: 'skipMove' } }, end);
    expect(game.question).toMatchObject({ kind: 'Activate', seat: 'A' });
    const tired = at(
      {
        ...plan,
        A: [
          [2, 10],
          [2, 14, 0, { token: true }],
        ],
      },
      [3, 4],
    );
    run(tired, shoot('c1', 0), defend(0), { kind: 'Move', d: { type: 'skipMove' } }, end);
    expect(tired.question).toMatchObject({ kind: 'Activate', seat: 'B' });
  });

  test('[LG-EX-69] [LG-ACT-01] [LG-ITM-08] Clearing', () => {
    const game = at({ A: [[5, 10]], B: [[20, 10, 0, { item: 'snickt', fatigue: 3, token: true }]] });
    run(game, end);
    expect([record(game, 'b1'), hero(game, 'a1').token, hero(game, 'b1').token]).toEqual([[0, 2], false, false]);
    expect(game.question).toMatchObject({ kind: 'Activate', seat: 'B' });
    run(game, activate('b1'));
  });

  test('[LG-EX-88] [LG-LIM-05] [LG-RUL-66] end of an exchange', () => {
    const game = at({ A: [[5, 10, 0, { heroism: 509 }]], B: [[6, 10]] }, [4, 6, 6]);
    run(game, strike('b1', 509));
    expect(game.question).toMatchObject({ kind: 'Defend', data: { fatigue: 512, difficulty: 1024 } });
    run(game, defend(0));
    expect([record(game, 'b1'), game.question?.kind]).toEqual([[36, 0], 'Move']);
  });

  test('[LG-EX-63] [LG-PIC-02] [LG-OBJ-04] price list', () => {
    const kinds = { hydrant: 1, trashCan: 2, dumpster: 11, car: 19, van: 40, bus: 140 };
    const game = at({ A: [[1, 1]], city: 'crosstown', pool: 1 });
    const price = (id: string) => (QUERIES.prices.run(game.view('A'), { thing: id }) as { pickUp: number }).pickUp;
    for (const [kind, difficulty] of Object.entries(kinds)) {
      const object = game.state.objects.find((one) => one.kind === kind);
      if (object) expect(price(object.id), kind).toBe(difficulty);
    }
    expect([price('b1'), price('kio')]).toEqual([5, 50]);
  });

  test('[LG-EX-65] [LG-PIC-01] [LG-GEN-11] [LG-RUL-30] once per turn', () => {
    const game = at({ A: [[5, 10]], city: city([], ['can', 'trashCan', 5.8, 10]) }, [3]);
    run(game, pickUp('can', 0), put(5.8, 10, 0), { kind: 'Act', d: { type: 'release' } });
    refuses(game, pickUp('can', 0), 'LG-PIC-01');
  });

  test('[LG-EX-77] [LG-LIM-02] [LG-PIC-05] three bins', () => {
    const things = city([], ['can1', 'trashCan', 5.8, 10], ['can2', 'trashCan', 4.2, 10], ['drum', 'barrel', 5, 10.85]);
    const game = at({ A: [[5, 10]], city: things }, [3, 4, 5]);
    run(game, pickUp('can1', 0));
    expect(record(game, 'a1')).toEqual([3, 0]);
    rest(game);
    refuses(game, pickUp('can2', 0), 'LG-PIC-05');
    run(game, { kind: 'Act', d: { type: 'release' } }, pickUp('can2', 0), { kind: 'Act', d: { type: 'release' } });
    expect(record(game, 'a1')).toEqual([3, 0]);
    run(game, pickUp('drum', 0));
    expect(record(game, 'a1')).toEqual([7, 0]);
  });
});
