import { Game } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import type { Decision } from '../src/decisions.js';
import type { Position } from '../src/open-position.js';
import { quantumLegions } from '../src/ruleset.js';
import {
  activate,
  at,
  attack,
  DONE,
  does,
  endsTurn,
  events,
  initiative,
  issue,
  move,
  OFFER_DRAW,
  RESIGN,
  rally,
  reanimate,
  refuses,
  STAY,
  unit,
} from './kit.js';

/** Seat A may do something in each step: a1 is ready, a2 suppressed; the enemy is in a1's range. */
const BUSY: Position = {
  units: [
    { seat: 'A', type: { dice: [2, 1], range: 5 }, hex: 'G3', order: 'strike' },
    { seat: 'A', type: {}, hex: 'H3', order: 'engage', suppression: 2 },
    { seat: 'B', type: { armor: 6 }, hex: 'G6', order: 'strike' },
  ],
};
/** Nobody can do anything but issue orders. */
const QUIET: Position = {
  units: [
    { seat: 'A', type: {}, hex: 'A1' },
    { seat: 'B', type: {}, hex: 'M14' },
  ],
};

describe('the turn', () => {
  test('[QL-TRN-01] the players alternate, and the turns are numbered', () => {
    const game = at({ ...QUIET, step: 'orders', turn: 5 }, [1, 2, 3, 4, 5, 6]);
    for (const seat of ['A', 'B', 'A', 'B'] as const) endsTurn(game, seat);
    expect(events(game, 'turnBegan').map(({ seat, turn }) => `${turn} ${seat}`)).toEqual(['6 B', '7 A', '8 B', '9 A']);
    expect(events(game, 'turnEnded').map(({ seat, turn }) => `${turn} ${seat}`)).toEqual(['5 A', '6 B', '7 A', '8 B']);
    expect(game.state.seats).toMatchObject({ A: { turnsTaken: 5 }, B: { turnsTaken: 4 } });
  });

  test('[QL-TRN-01] the first player begins', () => {
    const game = at({ ...QUIET, first: 'B', active: 'B', turn: 1, turnsTaken: { A: 0, B: 1 }, step: 'orders' }, [3, 3]);
    endsTurn(game, 'B');
    expect(game.state).toMatchObject({ active: 'A', turn: 2, seats: { A: { turnsTaken: 1 }, B: { turnsTaken: 1 } } });
  });

  test('[QL-TRN-02] four steps: command, rally, activate, orders', () => {
    const game = at({ ...BUSY, step: 'command' }, [3, 4]);
    expect(game.question).toMatchObject({ kind: 'RallyAction', seat: 'A' });
    does(game, 'A', DONE);
    expect(game.question).toMatchObject({ kind: 'ActivateAction', seat: 'A' });
    does(game, 'A', DONE);
    expect(game.question).toMatchObject({ kind: 'OrderAction', seat: 'A' });
    does(game, 'A', DONE);
    const steps = game.events(null).map((event) => event.step ?? event.type);
    expect(steps).toEqual(['commandRolled', 'rally', 'activate', 'orders', 'turnEnded', 'turnBegan']);
  });
});

test('[QL-EX-30] [QL-TRN-02] [QL-COV-02] [QL-DMG-05] [QL-SAV-01] a full turn', () => {
  const game = at(
    {
      units: [
        {
          seat: 'A',
          type: { speed: [2, 5], armor: 5, range: 5, ap: 1, dice: [6, 5, 3, 2] },
          hex: 'G3',
          suppression: 1,
          order: 'engage',
        },
        { seat: 'A', type: { cls: 'INF', range: 3, dice: [5, 4, 3, 2, 1] }, hex: 'H3', order: 'strike' },
        { seat: 'B', type: { cls: 'INF', dice: [5, 4, 3, 2, 1] }, hex: 'G7', elements: 2 },
      ],
      terrain: { G7: 'forest' },
      step: 'command',
    },
    [2, 3, 6, 1, 5, 2, 6],
  );
  expect(game.state.cp).toBe(5);
  does(game, 'A', rally('a1'));
  expect(game.state.cp).toBe(4);
  does(game, 'A', activate('a1'));
  expect(game.state.cp).toBe(3);
  does(game, 'A', move('G4', 'G5'), attack('b1'));
  expect(events(game, 'attackDeclared')).toMatchObject([{ distance: 2, cover: 'soft', dice: 3, hitOn: 5 }]);
  expect(events(game, 'attackRolled')).toMatchObject([{ dice: [6, 1, 5], hits: 2, ones: 1 }]);
  expect(events(game, 'damageRolled')).toEqual([]);
  expect(events(game, 'savesRolled')).toMatchObject([{ dice: [2, 6], successes: 1 }]);
  expect(unit(game, 'b1')).toMatchObject({ elements: 1, suppression: 1 });

  does(game, 'A', activate('a2')); // its only possible target is at distance 4: no attack is asked for
  expect(game.state).toMatchObject({ cp: 2, step: 'orders', activation: null });
  expect(unit(game, 'a2').order).toBeNull();
  expect(
    quantumLegions.queries.why!.run(game.view('A'), { decision: attack('b1'), unit: 'a2', order: 'strike' }),
  ).toMatchObject({ refusal: { rule: 'QL-RNG-02' } });
  does(game, 'A', issue('a1', 'strike'));
  expect(game.state.cp).toBe(1);
  does(game, 'A', issue('a2', 'advance'));
  expect(game.state).toMatchObject({ cp: 0, active: 'B' });
  expect(game.view('B').units.map(({ order }) => order?.type ?? null)).toEqual(['hidden', 'hidden', null]);
});

describe('the order of the steps', () => {
  const inStep: Record<string, Decision[]> = {
    rally: [rally('a2'), reanimate('a1')],
    activate: [activate('a1'), initiative('a1', 'engage')],
    orders: [issue('a1', 'strike')],
  };

  test.each(['rally', 'activate', 'orders'] as const)(
    '[QL-TRN-03] in the step %s the actions of the others are refused',
    (step) => {
      const game = at({ ...BUSY, step });
      for (const other of ['rally', 'activate', 'orders']) {
        if (other !== step) for (const decision of inStep[other]!) refuses(game, 'A', decision, 'QL-TRN-03');
      }
      for (const decision of [move('G4'), attack('b1'), attack(null), { type: 'UseSaves', count: 0 }])
        refuses(game, 'A', decision, 'QL-TRN-03');
    },
  );

  test('[QL-EX-12] [QL-TRN-03] [QL-RUL-48] no suppression is removed once a unit was activated', () => {
    const game = at({ ...BUSY, cp: 5 }, [1, 1]);
    does(game, 'A', DONE, activate('a1'), attack('b1'));
    refuses(game, 'A', rally('a2'), 'QL-TRN-03');
    // nor is there anything new to remove: in its own turn no unit of a side becomes suppressed (QL-ATK-13)
    expect([unit(game, 'a1').suppression, unit(game, 'a2').suppression, unit(game, 'b1').suppression]).toEqual([
      0, 2, 2,
    ]);
  });

  test('[QL-TRN-03] a step that was left does not come back', () => {
    const game = at({ ...BUSY, cp: 5 });
    does(game, 'A', DONE, DONE);
    refuses(game, 'A', rally('a2'), 'QL-TRN-03');
    refuses(game, 'A', activate('a1'), 'QL-TRN-03');
    does(game, 'A', issue('a1', 'engage'));
    refuses(game, 'A', activate('a1'), 'QL-TRN-03');
  });

  test('[QL-TRN-04] every step may be ended at once', () => {
    const game = at({ ...BUSY, cp: 9 });
    does(game, 'A', DONE, DONE, DONE);
    expect(game.state).toMatchObject({ active: 'B', turn: 6 });
    expect(unit(game, 'a2').suppression).toBe(2);
  });

  test('[QL-TRN-04] or after some of its actions', () => {
    const game = at({ ...BUSY, cp: 9 });
    does(game, 'A', rally('a2'), DONE);
    expect(game.state).toMatchObject({ step: 'activate', cp: 8 });
  });

  test('[QL-TRN-04] a step with nothing legal to do ends by itself, and the log says so', () => {
    const game = at({ ...QUIET, step: 'command' }, [2, 2]);
    expect(game.question).toMatchObject({ kind: 'OrderAction', seat: 'A' });
    expect(events(game, 'stepBegan')).toEqual([
      { type: 'stepBegan', rule: 'QL-TRN-04', seat: 'A', step: 'rally', cp: 4, passes: true },
      { type: 'stepBegan', rule: 'QL-TRN-04', seat: 'A', step: 'activate', cp: 4, passes: true },
      { type: 'stepBegan', rule: 'QL-TRN-02', seat: 'A', step: 'orders', cp: 4 },
    ]);
  });

  test('[QL-TRN-04] rallying ends by itself with the last marker, activating with the last ready unit', () => {
    const game = at({ ...BUSY, cp: 9 });
    does(game, 'A', rally('a2'), rally('a2'));
    expect(game.state.step).toBe('activate');
    does(game, 'A', activate('a1'), attack(null), activate('a2'), STAY, attack(null));
    expect(game.state).toMatchObject({ step: 'orders', cp: 5 });
  });

  test('[QL-TRN-05] the turn ends when step 4 is ended', () => {
    const game = at({ ...QUIET, step: 'orders', cp: 3 });
    does(game, 'A', issue('a1', 'engage'));
    expect(game.state.turn).toBe(5);
    does(game, 'A', DONE);
    expect(game.state).toMatchObject({ turn: 6, active: 'B' });
  });

  test('[QL-TRN-05] or when no CP are left in it', () => {
    const game = at({ ...QUIET, step: 'orders', cp: 2 });
    does(game, 'A', issue('a1', 'engage'), issue('a1', 'strike'));
    expect(game.state).toMatchObject({ turn: 6, active: 'B' });
  });

  test('[QL-TRN-05] CP that run out earlier end it too: the orders step passes', () => {
    const game = at({ ...BUSY, cp: 1, step: 'activate' });
    does(game, 'A', activate('a1'), attack(null));
    expect(game.state).toMatchObject({ turn: 6, active: 'B' });
    expect(events(game, 'stepBegan')[0]).toMatchObject({ step: 'orders', cp: 0, passes: true, rule: 'QL-TRN-04' });
  });
});

describe('whose turn it is', () => {
  const BOARD = { left: { section: 'S1', rot: 0 }, right: { section: 'S2', rot: 0 }, firstPlaced: 'left' };
  const anything: Decision[] = [
    rally('b1'),
    activate('b1'),
    issue('b1', 'engage'),
    move('G7'),
    attack('a1'),
    DONE,
    RESIGN,
    OFFER_DRAW,
  ];

  test.each(['rally', 'activate', 'orders'] as const)(
    '[QL-TRN-06] in the step %s the other player decides nothing',
    (step) => {
      const game = at({ ...BUSY, step });
      for (const decision of anything) refuses(game, 'B', decision, 'QL-TRN-06');
      expect(game.questionFor('B')).toBeNull();
      expect(game.options('B')).toEqual([]);
    },
  );

  test('[QL-TRN-06] nor in the middle of an activation', () => {
    const game = at({ ...BUSY, step: 'activate' });
    does(game, 'A', activate('a1'));
    for (const decision of anything) refuses(game, 'B', decision, 'QL-TRN-06');
  });

  test('[QL-TRN-06] the preview of a decision says so as well', () => {
    const view = at({ ...BUSY, step: 'activate' }).view('B');
    expect(quantumLegions.queries.why!.run(view, { decision: activate('b1') })).toMatchObject({
      refusal: { rule: 'QL-TRN-06' },
    });
  });

  test.each([
    { optionalSaves: false, asked: [] },
    { optionalSaves: true, asked: ['UseSaves'] },
  ])(
    '[QL-TRN-07] [QL-RUL-36] the waiting player is never asked anything, with optional saves only about these',
    (row) => {
      const kinds = new Set<string>();
      for (let seed = 0; seed < 6; seed++) {
        const setup = { quick: { board: BOARD }, options: { optionalSaves: row.optionalSaves } };
        const game = Game.open(quantumLegions, { setup, dice: { kind: 'seeded', seed } });
        const chance = { below: (n: number) => (seed * 31 + game.moves * 7) % n };
        while (!game.over && game.moves < 600) {
          const question = game.question!;
          if (game.state.phase === 'play' && question.seat !== game.state.active) kinds.add(question.kind);
          game.take(quantumLegions.guide!.playout(game.state, question, chance));
        }
        expect(game.state.turn).toBeGreaterThan(5);
      }
      expect([...kinds]).toEqual(row.asked);
    },
  );
});
