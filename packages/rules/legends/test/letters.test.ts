import { describe, expect, test } from 'vitest';
import {
  a,
  at,
  brick,
  call,
  city,
  defend,
  end,
  events,
  fling,
  g,
  hero,
  knockBack,
  land,
  letStand,
  line,
  notThrough,
  pickUp,
  pool,
  put,
  record,
  refuses,
  release,
  rest,
  roofAt,
  run,
  type Step,
  spot,
  stretch,
  strike,
  w,
} from './kit.js';

const notDefended: Step = { kind: 'Defend', d: { type: 'decline' } };

// Rulings that depart from the letter of the book, each with its way back.

describe('by the letter', () => {
  test('[LG-IMP-03] [LG-RUL-18] impetus is not divided by 7, and what stands still hits back all the same', () => {
    const charge = { A: [[5, 10]], pool: 9, city: city([brick(8.5)]) } as const;
    const game = at(charge, [], { literalImpetus: true });
    run(game, line(g(10, 10)), notThrough, letStand);
    expect(events(game, 'impact')[0]).toMatchObject({ impetus: expect.closeTo(21, 9), answer: 11 });
  });

  test('[LG-IMP-08] [LG-RUL-17] what stands still does not hit back, while impetus is divided', () => {
    const game = at({ A: [[5, 10]], pool: 9, city: city([brick(8.5)]) }, [], { literalAnswer: true });
    rest(run(game, line(g(10, 10)), notThrough, letStand));
    expect(events(game, 'impact')[0]).toMatchObject({ impetus: expect.closeTo(3, 9), answer: 0 });
    expect(record(game, 'a1')[1]).toBe(0);
  });

  test('[LG-IMP-04] [LG-RUL-61] a running start: inches count on from line to line', () => {
    const far = (options: object) => {
      const game = at({ A: [[5, 10]], B: [[12, 10]], pool: 9 }, [], options);
      rest(run(game, line(g(8, 10)), line(g(13, 10))));
      return events(game, 'impact')[0]!.inches;
    };
    expect([far({}), far({ runningStarts: true })]).toEqual([3, 6]);
  });

  test('[LG-IMP-04] no running start goes beyond the activation', () => {
    const game = at({ A: [[5, 10]], pool: 9 }, [], { runningStarts: true });
    run(game, line(g(8, 10)));
    expect(hero(game, 'a1').travel).toBe(3);
    run(game, end);
    expect(hero(game, 'a1').travel).toBe(0);
  });

  test('[LG-IMP-06] [LG-RUL-58] a gentle Impact is one', () => {
    const touch = { A: [[5, 10]], B: [[6.9, 10]], pool: 4 } as const;
    const soft = at(touch, [], { gentleImpacts: true });
    rest(run(soft, line(g(7, 10))));
    expect([events(soft, 'bumped').length, events(soft, 'impact')[0]?.impetus]).toEqual([0, expect.closeTo(0.9, 9)]);
    const bump = at(touch);
    rest(run(bump, line(g(7, 10))));
    expect([events(bump, 'bumped').length, events(bump, 'impact').length]).toEqual([1, 0]);
  });

  test('[LG-LIM-02] [LG-RUL-15] encores pay in full', () => {
    const again = (options: object) => {
      const cans = city([], ['can1', 'trashCan', 5.8, 10], ['can2', 'trashCan', 5, 10.8]);
      const game = at({ A: [[5, 10, 0, { heroism: 4 }]], city: cans }, [1, 1], options);
      run(game, pickUp('can1', 2), put(4.2, 10, 0), release, pickUp('can2', 2));
      return record(game, 'a1')[0];
    };
    expect(again({ encores: true }) - again({})).toBe(3);
  });

  const AIR = { A: [[5, 10, 0, { heroism: 9 }]], pool: 9 } as const;

  test.each([
    { inches: 0.06, hard: 4, usual: 0, letter: 5 },
    { inches: 0.99, hard: 4, usual: 0, letter: 5 },
    { inches: 1, hard: 4, usual: 5, letter: 5 },
    { inches: 1.06, hard: 8, usual: 9, letter: 9 },
  ])(
    '[LG-FLY-03] [LG-MOH-07] less than an inch in the air brings nothing, by the letter what an inch does: $inches',
    (row) => {
      for (const hairbreadths of [false, true]) {
        const game = at(AIR, [1], { hairbreadths });
        run(game, line(a(5, 10, row.inches)));
        expect(game.question).toMatchObject({ kind: 'Stretch', data: { difficulty: row.hard } });
        run(game, stretch(row.hard));
        expect(record(game, 'a1')[0]).toBe(9 - row.hard + (hairbreadths ? row.letter : row.usual));
      }
    },
  );

  test('[LG-WAL-03] [LG-MOH-07] a step up a wall of less than an inch brings nothing, by the letter what a whole one does', () => {
    const wall = { A: [[5, 10, 0, { heroism: 9 }]], pool: 9, city: city([brick(5.5)]) } as const;
    for (const hairbreadths of [false, true]) {
      const game = at(wall, [1], { hairbreadths });
      run(game, line(w(5, 10, 0.06)), stretch(2));
      expect(record(game, 'a1')[0]).toBe(9 - 2 + (hairbreadths ? 3 : 0));
    }
  });

  test('[LG-LIM-02] [LG-MOH-07] a hop that brought nothing does not take the first whole inch its pay', () => {
    const game = at(AIR, [1, 1]);
    run(game, line(a(5, 10, 0.06)), stretch(4));
    run(game, line(a(6, 10, 0.06)), stretch(4));
    expect(record(game, 'a1')[0]).toBe(9 - 4 - 4 + 5);
  });

  test('[LG-MOH-08] [LG-LIM-04] [LG-RUL-06] nought may be Chosen', () => {
    const holds = { A: [[5, 10, 0, { carrying: 'can' }]], city: city([], ['can', 'trashCan', 5.8, 10]) } as const;
    refuses(at(holds), fling(0, [1, 0, 0], 0), 'LG-LIM-04');
    const game = at(holds, [1], { chosenZero: true });
    rest(run(game, fling(0, [1, 0, 0], 0)));
    expect([record(game, 'a1')[0], spot(game, 'can'), hero(game, 'a1').carrying]).toEqual([1, [5.8, 10, 0], null]);
  });

  test('[LG-PIC-05] [LG-RUL-31] quick hands let go of one load for another', () => {
    const cans = city([], ['can1', 'trashCan', 5.8, 10], ['can2', 'trashCan', 5, 10.8]);
    const holds = { A: [[5, 10, 0, { heroism: 4, carrying: 'can1' }]], city: cans } as const;
    refuses(at(holds), pickUp('can2', 2), 'LG-PIC-05');
    const game = at(holds, [1], { quickHands: true });
    refuses(game, pickUp('can1', 2), 'LG-PIC-05');
    rest(run(game, pickUp('can2', 2)));
    expect(hero(game, 'a1').carrying).toBe('can2');
    expect(events(game, 'released')).toMatchObject([{ rule: 'LG-PIC-05', thing: 'can1' }]);
  });

  test('[LG-KNB-04] [LG-RUL-36] who stands on something may be knocked into it, and stays there', () => {
    const roof = { A: [[5, 10, 6, { heroism: 9 }]], B: [[6, 10, 6]], city: city([roofAt(6)]) } as const;
    refuses(run(at(roof, [6]), strike('b1', 8), notDefended), knockBack(2, [0, 0, -1], 0), 'LG-KNB-04');
    const game = at(roof, [6, 6], { knockDownwards: true });
    rest(run(game, strike('b1', 8), knockBack(2, [0, 0, -1], 4)));
    expect(spot(game, 'b1')).toEqual([6, 10, 6]);
  });

  test('[LG-FAL-09] [LG-RUL-55] whoever falls because it was robbed may seize on its way down', () => {
    const robbed = (options: object) => {
      const game = at({ A: [[5, 10, 1.2, { heroism: 8 }]], B: [[6, 10]] }, [6, 6, 6, 4], options);
      run(game, strike('b1', 8), defend(0), land(0));
      return [events(game, 'notSeized').map(({ rule }) => rule), game.state.active];
    };
    expect(robbed({})).toEqual([['LG-FAL-09'], 'b1']);
    expect(robbed({ fallingSeizes: true })).toEqual([[], 'a1']);
  });

  test('[LG-SCN-14] [LG-RUL-45] every blow gives a token', () => {
    const blows = (options: object) => {
      const plan = { A: [[5, 10]], pool: 30, scenario: 'demolitionMan', city: city([brick(8.5)]) } as const;
      const game = at(plan, [], options);
      for (let k = 0; k < 2; k++) run(game, line(g(10, 10)), notThrough, letStand, line(g(5, 10)));
      return events(game, 'demoToken').length;
    };
    expect([blows({}), blows({ everyBlow: true })]).toEqual([1, 2]);
  });

  test('[LG-CAL-04] [LG-RUL-41] whom nobody answered may call again', () => {
    const friends = {
      A: [
        [5, 10],
        [8, 10],
      ],
    } as const;
    refuses(run(at(friends, [3]), call('a2', 3, 0)), call('a2', 0, 0), 'LG-CAL-04');
    const game = at(friends, [3, 1], { callAgain: true });
    run(game, call('a2', 3, 0), call('a2', 0, 0));
    expect([game.state.active, pool(game)]).toEqual(['a2', 0]);
  });
});
