import { describe, expect, test } from 'vitest';
import {
  activate,
  at,
  BLOCK,
  call,
  city,
  defend,
  end,
  events,
  fling,
  hero,
  KIOSK,
  move,
  open,
  record,
  rest,
  run,
  type SceneGame,
  skipMove,
  strike,
} from './kit.js';

// Chapters Scenarios and Ending the game.

const vp = (game: SceneGame): number[] => game.state.seats.map((seat) => seat.vp);
const waiting = { token: true } as const;

describe('scenarios', () => {
  test('[LG-SCN-01] [LG-END-01] Battle: the last player with Heroes wins', () => {
    const game = at({ A: [[5, 10, 0, { heroism: 20 }]], B: [[6, 10]] }, [6]);
    run(game, strike('b1', 20));
    rest(game);
    expect(game.outcome).toMatchObject({ winner: 'A', rule: 'LG-SCN-01' });
  });

  test('[LG-SCN-11] a Call Hero is the deed of the caller', () => {
    const game = at(
      {
        A: [
          [5, 10, 0, { heroism: 8 }],
          [9, 10],
        ],
        scenario: 'dangerRoom',
      },
      [1],
    );
    run(game, call('a2', 8, 8));
    expect([game.state.danger, hero(game, 'a2').heroism]).toEqual([{ best: 9, holder: 'a1' }, 9]);
  });

  test('[LG-SCN-12] the holder scores at each Clearing, and three win', () => {
    const plan = {
      A: [[5, 10]],
      B: [[20, 10, 0, waiting]],
      scenario: 'dangerRoom',
      danger: { best: 5, holder: 'b1' },
    } as const;
    expect(vp(run(at(plan), end))).toEqual([0, 1]);
    const third = run(at({ ...plan, vp: [0, 2] }), end);
    expect(third.outcome).toMatchObject({ winner: 'B', rule: 'LG-END-03' });
  });

  test('[LG-SCN-13] the marker of a removed holder lies aside, its record stands', () => {
    const game = at(
      {
        A: [[5, 10, 0, { heroism: 20 }]],
        B: [
          [6, 10],
          [20, 10, 0, waiting],
        ],
        scenario: 'dangerRoom',
        danger: { best: 50, holder: 'b1' },
      },
      [6],
    );
    rest(run(game, strike('b1', 20)));
    expect(game.state.danger).toEqual({ best: 50, holder: null });
    run(game, end);
    expect(vp(game)).toEqual([0, 0]);
  });

  test('[LG-SCN-22] Icarus scores its holder', () => {
    const game = at({ A: [[5, 10]], B: [[20, 10, 0, waiting]], scenario: 'icarus', flight: { best: 5, holder: 'a1' } });
    expect(vp(run(game, end))).toEqual([1, 0]);
  });

  test('[LG-SCN-19] with no building left and no winner the game is decided as on time', () => {
    const game = at(
      {
        A: [[9.45, 8, 0, { heroism: 999, carrying: 'block' }]],
        B: [[20, 20, 0, { fatigue: 3 }]],
        city: city([BLOCK]),
        scenario: 'demolitionMan',
      },
      [1],
    );
    rest(run(game, fling(5, [0, 0, 1], 960)));
    expect(vp(game)).toEqual([1, 0]);
    expect(game.outcome).toMatchObject({ winner: 'A', rule: 'LG-SCN-19' });
  });
});

describe('ending', () => {
  test('[LG-END-02] [LG-RUL-49] if one act takes the last of everybody, a Battle is drawn', () => {
    const plan = { A: [[5, 10, 0, { heroism: 20, fatigue: 19 }]], B: [[6, 10, 0, { heroism: 46 }]] } as const;
    const mutual = at(plan, [6]);
    hero(mutual, 'b1').fatigue = 19;
    run(mutual, strike('b1', 20));
    hero(mutual, 'a1').onTable = false; // as if a collapse had taken it in the same act
    rest(mutual);
    expect(mutual.outcome).toMatchObject({ winner: null, rule: 'LG-END-02' });
  });

  test('[LG-END-03] reaching the points wins on the spot, in the middle of an act', () => {
    const game = at(
      {
        A: [[11.45, 10, 0, { heroism: 99, carrying: 'kiosk' }]],
        city: city([KIOSK, { ...BLOCK, x: 5, y: 18 }]),
        scenario: 'demolitionMan',
        vp: [1, 0],
      },
      [1],
    );
    rest(run(game, fling(3, [0, 0, 1], 30)));
    expect([vp(game), game.outcome]).toMatchObject([[2, 0], { winner: 'A', rule: 'LG-END-03' }]);
  });

  test('[LG-END-05] what is compared, one after the other', () => {
    const late = (A: object, B: object, points: [number, number]) =>
      run(
        at({
          A: [[5, 10, 0, A]],
          B: [[20, 10, 0, { ...B, ...waiting }]],
          vp: points,
          scenario: 'dangerRoom',
          round: 12,
        }),
        end,
      ).outcome?.winner;
    expect(late({ fatigue: 9 }, {}, [2, 1])).toBe('A');
    expect(late({ fatigue: 9 }, {}, [1, 1])).toBe('B');
    expect(late({ heroism: 5 }, { heroism: 4 }, [0, 0])).toBe('A');
    expect(late({ heroism: 5 }, { heroism: 5 }, [0, 0])).toBeNull();
  });

  test('[LG-END-04] the clock can be switched off', () => {
    const game = run(at({ A: [[5, 10]], B: [[20, 10, 0, waiting]], round: 12 }, [], { maxRounds: 0 }), end);
    expect([game.outcome, game.state.round]).toEqual([null, 13]);
  });

  test('[LG-END-06] a player may concede at any decision, and its Heroes are removed', () => {
    const game = at({ A: [[5, 10]], B: [[6, 10]], C: [[20, 10]] }, [5]);
    run(game, strike('b1', 0));
    expect(game.answer('B', { type: 'Concede' })).toBeNull();
    rest(game);
    expect([hero(game, 'b1').onTable, game.state.active, game.outcome]).toEqual([false, 'a1', null]);
    run(game, end);
    expect(game.question).toMatchObject({ kind: 'Activate', seat: 'C' });
    expect(game.answer('C', { type: 'Concede' })).toBeNull();
    expect(game.outcome).toMatchObject({ winner: 'A', rule: 'LG-END-06' });
  });

  test('[LG-END-06] all together may agree on a draw; one offer in an activation', () => {
    const game = at({ A: [[5, 10]], B: [[20, 10]], C: [[20, 14]], pool: 1 });
    const offer = { type: 'OfferDraw' };
    expect(game.answer('A', offer)).toBeNull();
    expect(game.question).toMatchObject({ kind: 'AnswerDraw', seat: 'B' });
    game.answer('B', { type: 'AnswerDraw', accept: true });
    game.answer('C', { type: 'AnswerDraw', accept: false });
    expect(game.question).toMatchObject({ kind: 'Act', seat: 'A' });
    expect(game.answer('A', offer)?.rule).toBe('LG-END-06');
    run(game, end, activate('b1'));
    game.answer('B', offer);
    game.answer('C', { type: 'AnswerDraw', accept: true });
    game.answer('A', { type: 'AnswerDraw', accept: true });
    expect(game.outcome).toMatchObject({ winner: null, rule: 'LG-END-06', by: 'agreement' });
  });

  test('[LG-END-06] conceding before the game began', () => {
    const game = open({ city: 'crosstown', scenario: 'battle', first: 'A' });
    expect(game.answer('A', { type: 'Concede' })).toBeNull();
    expect(game.outcome).toMatchObject({ winner: 'B', rule: 'LG-END-06' });
  });
});

test('a seizer has its Move, its limits and its own acts', () => {
  const game = at({ A: [[5, 10]], B: [[6, 10, 0, { heroism: 6 }]], move: true }, [5, 1, 4]);
  rest(run(game, skipMove, strike('b1', 0), defend(6)));
  expect(game.state.activation).toMatchObject({ hero: 'b1', moveWindow: true, acts: 0, failed: [] });
  run(game, move(2, 0));
  expect([record(game, 'b1')[0], events(game, 'poolOpened')[0]?.pool]).toEqual([10, 3]);
});
