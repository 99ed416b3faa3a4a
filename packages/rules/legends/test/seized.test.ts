import { describe, expect, test } from 'vitest';
import {
  at,
  brick,
  call,
  cancel,
  city,
  defend,
  events,
  g,
  hero,
  letStand,
  line,
  record,
  rest,
  roofAt,
  run,
  type SceneGame,
  spot,
  strike,
  strikeBack,
  THREE_STOREYS,
  through,
  w,
} from './kit.js';

// Who is active when an activation is taken, taken back, handed over or given up in the middle of things.

const asked = (game: SceneGame) => [game.question?.kind, game.question?.seat];

describe('robbed, and seizing back', () => {
  test('[LG-ACT-14] [LG-STR-06] [LG-EX-15] the blow has no follow-ups any more', () => {
    const game = at({ A: [[5, 10]], B: [[6, 10, 0, { heroism: 6 }]] }, [5, 1, 2, 6, 6, 3]);
    run(game, strike('b1', 0), defend(6), strikeBack('a1', 6), defend(4), strikeBack('b1', 12));
    expect(asked(game)).toEqual(['Defend', 'B']);
    game.answer('B', { type: 'decline' });
    expect(asked(game)).toEqual(['Move', 'A']);
    expect(game.state.activation).toMatchObject({ hero: 'a1', acts: 0 });
  });

  test('[LG-ACT-14] [LG-ACT-15] the line stops where it was, and a new activation begins', () => {
    const game = at({ A: [[7, 10, 0, { heroism: 30 }]], B: [[12, 10, 0, { heroism: 10 }]], pool: 10 }, [2, 1, 1]);
    run(game, line(g(11, 10), g(11, 15)), letStand, defend(8), strikeBack('a1', 8), defend(16));
    game.answer('A', { type: 'decline' });
    expect([spot(game, 'a1'), ...asked(game)]).toEqual([[11, 10, 0], 'Move', 'A']);
  });

  test('[LG-ORD-01] [LG-SCN-17] who seizes under falling floors comes first with its own, and may cancel them', () => {
    const game = at(
      {
        A: [[8, 8, 0, { heroism: 80 }]],
        B: [[11.8, 8, 0, { heroism: 80 }]],
        pool: 5,
        scenario: 'demolitionMan',
        demoTokens: { tower: 7 },
        city: city([THREE_STOREYS, brick(1, 'other')]),
      },
      [1, 1, 1, 1],
    );
    run(game, line(g(10.7, 8)), through(11), letStand, defend(14), strikeBack('b1', 14), defend(28));
    game.answer('B', { type: 'decline' });
    expect(game.question).toMatchObject({ kind: 'CancelImpact', seat: 'B', data: { hero: 'b1' } });
    run(game, cancel, cancel);
    // both of its floors are off; now the rest of a1's
    expect(game.question).toMatchObject({ kind: 'Defend', seat: 'A', data: { hero: 'a1', fatigue: 7 } });
    rest(game);
    expect([record(game, 'a1')[1], record(game, 'b1')[1]]).toEqual([7, 0]);
  });
});

describe('a call', () => {
  const above = {
    A: [
      [12.5, 10, 5],
      [2, 2],
    ],
    B: [[12.5, 10, 0, { heroism: 6 }]],
  } as const;

  test('[LG-CAL-03] [LG-ACT-16] until the caller has come down nobody is active: a seizer robs nobody', () => {
    const game = run(at(above, [1, 1]), call('a2', 0, 0), defend(6));
    rest(game);
    expect(events(game, 'seized')).toMatchObject([{ rule: 'LG-ACT-16', hero: 'b1', from: null }]);
    expect([hero(game, 'a1').token, hero(game, 'a2').token, ...asked(game)]).toEqual([true, false, 'Move', 'B']);
  });

  test('[LG-CAL-03] without a seizer the called Hero acts next', () => {
    const game = run(at(above, [1]), call('a2', 0, 0));
    rest(game);
    expect(record(game, 'b1')[1]).toBe(3);
    expect(asked(game)).toEqual(['Move', 'A']);
    expect(game.state.activation).toMatchObject({ hero: 'a2', called: true });
  });

  test('[LG-CAL-03] [LG-FAL-01] a called Hero in the air comes down before it acts', () => {
    const game = rest(
      run(
        at(
          {
            A: [
              [5, 10],
              [9, 10, 3],
            ],
          },
          [1],
        ),
        call('a2', 0, 0),
      ),
    );
    expect([spot(game, 'a2'), game.state.active]).toEqual([[9, 10, 0], 'a2']);
  });
});

describe('who concedes between acts', () => {
  test('[LG-END-06] [LG-ACT-10] lets go, and the table settles at once', () => {
    const held = {
      A: [[7, 10, 6, { carrying: 'b1' }]],
      B: [[7, 10, 7.25]],
      C: [[20, 20]],
      city: city([roofAt(6)]),
    } as const;
    for (const kind of ['Act', 'Move', 'Activate'] as const) {
      const game = at({ ...held, ...(kind === 'Activate' ? { active: undefined } : { move: kind === 'Move' }) });
      expect(game.question?.kind).toBe(kind);
      expect(game.answer('A', { type: 'Concede' })).toBeNull();
      rest(game);
      expect([spot(game, 'b1'), record(game, 'b1')[1]], kind).toEqual([[7, 10, 6], 1]);
      expect(asked(game)).toEqual(['Activate', 'B']);
    }
  });

  test('[LG-END-06] so it is when another concedes over a draw', () => {
    const game = at({
      A: [[20, 20]],
      B: [[7, 10, 6, { carrying: 'c1' }]],
      C: [[7, 10, 7.25]],
      city: city([roofAt(6)]),
      pool: 1,
    });
    game.answer('A', { type: 'OfferDraw' });
    game.answer('B', { type: 'Concede' });
    rest(run(game, { kind: 'AnswerDraw', d: { type: 'AnswerDraw', accept: false } }));
    expect([spot(game, 'c1'), ...asked(game)]).toEqual([[7, 10, 6], 'Act', 'A']);
  });

  test('[LG-END-02] [LG-END-06] wins nothing by the points it had', () => {
    const game = at({
      A: [[12.5, 10, 5, { fatigue: 19 }]],
      B: [[12.5, 10, 0, { fatigue: 19 }]],
      C: [[20, 20]],
      scenario: 'dangerRoom',
      vp: [0, 1, 2],
      active: undefined,
      next: 'C',
    });
    // the Hero in the air comes down on the one below, and both are out
    expect(game.answer('C', { type: 'Concede' })).toBeNull();
    rest(game);
    expect(game.outcome).toMatchObject({ winner: 'B', rule: 'LG-END-02' });
  });
});

test('[LG-END-03] a line ends with the game', () => {
  const game = at(
    {
      A: [[2, 10, 0, { heroism: 30 }]],
      B: [[22, 20]],
      vp: [1, 0],
      pool: 20,
      scenario: 'demolitionMan',
      demoTokens: { one: 7 },
      city: city([brick(5, 'one'), brick(20, 'two')], ['crate', 'crate', 12, 10]),
    },
    [6],
  );
  run(game, line(g(19, 10)), through(11));
  expect(game.outcome).toMatchObject({ winner: 'A', rule: 'LG-END-03' });
  expect(events(game, 'impact')).toEqual([]);
  expect(hero(game, 'a1').x).toBeLessThan(7);
});

test('[LG-PIC-07] who has not moved drags nobody along', () => {
  const carried = {
    A: [[10, 10, 7.25]],
    B: [[10, 10, 6, { carrying: 'a1' }]],
    pool: 5,
    city: city([roofAt(6)]),
  } as const;
  const game = at(carried, [1]);
  run(game, line({ m: 'a', to: [10, 10, 8.25] }), { kind: 'Stretch', d: { type: 'attempt', spend: 0 } });
  expect([spot(game, 'b1'), ...asked(game)]).toEqual([[10, 10, 6], 'Act', 'A']);
  const climber = at(
    { A: [[9, 10, 0, { carrying: 'crate' }]], pool: 5, city: city([brick(9.5)], ['crate', 'crate', 8, 10]) },
    [1],
  );
  run(climber, line(w(9, 10, 1)), { kind: 'Stretch', d: { type: 'attempt', spend: 0 } });
  expect(asked(climber)).toEqual(['Act', 'A']);
});
