import { describe, expect, test } from 'vitest';
import type { Position } from '../src/open-position.js';
import { refusal } from '../src/refusals.js';
import {
  activate,
  at,
  attack,
  DONE,
  deployAsSuggested,
  does,
  endsTurn,
  events,
  initiative,
  issue,
  open,
  rally,
  reanimate,
  refuses,
} from './kit.js';

const PAIR: Position = {
  units: [
    { seat: 'A', type: {}, hex: 'A1' },
    { seat: 'B', type: {}, hex: 'M14' },
  ],
};

describe('the command roll', () => {
  test('[QL-CMD-01] the active player rolls two dice; their sum is the number of CP', () => {
    const game = at({ ...PAIR, step: 'command' }, [2, 6]);
    expect(game.state.cp).toBe(8);
    expect(events(game, 'commandRolled')).toEqual([
      { type: 'commandRolled', rule: 'QL-CMD-01', seat: 'A', dice: [2, 6], cp: 8 },
    ]);
  });

  test('[QL-CMD-01] dice rolled by hand are the active player’s', () => {
    const game = at({ ...PAIR, step: 'command', active: 'B' });
    expect(game.roll).toMatchObject({ count: 2, sides: 6, seat: 'B', rule: 'QL-CMD-01' });
  });

  test('[QL-EX-21] [QL-CMD-01] [QL-CMD-02] [QL-RUL-33] the higher die in the first turn of each player, the sum from then on', () => {
    const game = deployAsSuggested(open({ scenario: 'SC-1' }, [5, 2, 2, 5, 6, 6, 2, 5]));
    expect(game.state).toMatchObject({ active: 'A', cp: 5 });
    endsTurn(game, 'A');
    expect(game.state).toMatchObject({ active: 'B', cp: 6 });
    endsTurn(game, 'B');
    expect(game.state).toMatchObject({ active: 'A', cp: 7 });
    expect(events(game, 'commandRolled').map(({ rule }) => rule)).toEqual(['QL-CMD-02', 'QL-CMD-02', 'QL-CMD-01']);
  });

  const COMMAND = { traits: [{ id: 'command' as const }] };

  test.each([
    { name: '(a) one unsuppressed Command unit', units: [{ suppression: 0 }], cp: 7 },
    { name: '(b) it has a marker', units: [{ suppression: 1 }], cp: 6 },
    { name: '(c) two of them', units: [{ suppression: 0 }, { suppression: 0 }], cp: 7 },
    { name: 'one suppressed, one not', units: [{ suppression: 2 }, { suppression: 0 }], cp: 7 },
  ])('[QL-EX-22] [QL-TRT-19] $name: $cp CP', ({ units, cp }) => {
    const own = units.map(({ suppression }, i) => ({
      seat: 'A' as const,
      type: COMMAND,
      hex: `A${i + 1}`,
      suppression,
    }));
    const game = at({ units: [...own, { seat: 'B', type: {}, hex: 'M14' }], step: 'command' }, [3, 3]);
    expect(game.state.cp).toBe(cp);
    const bonus = cp === 7 ? { bonus: 1, also: ['QL-TRT-19'] } : {};
    expect(events(game, 'commandRolled')).toEqual([
      { type: 'commandRolled', rule: 'QL-CMD-01', seat: 'A', dice: [3, 3], cp, ...bonus },
    ]);
  });

  test('[QL-TRT-19] the enemy’s Command unit helps only the enemy, and traits switched off help nobody', () => {
    const units: Position['units'] = [
      { seat: 'A', type: {}, hex: 'A1' },
      { seat: 'B', type: COMMAND, hex: 'M14' },
    ];
    expect(at({ units, step: 'command' }, [3, 3]).state.cp).toBe(6);
    expect(at({ units, step: 'command', active: 'B' }, [3, 3]).state.cp).toBe(7);
    expect(at({ units, step: 'command', active: 'B' }, [3, 3], { specialTraits: false }).state.cp).toBe(6);
  });

  test('[QL-TRT-19] [QL-CMD-02] it counts in the first turn as well, on top of the higher die', () => {
    const game = deployAsSuggested(open({ scenario: 'SC-6' }, [6, 1, 2, 4]));
    expect(game.state.cp).toBe(5);
  });

  test('[QL-TRT-19] what counts is the moment of the roll: a unit rallied later gives nothing', () => {
    const units: Position['units'] = [
      { seat: 'A', type: COMMAND, hex: 'A1', suppression: 1 },
      { seat: 'B', type: {}, hex: 'M14' },
    ];
    const game = at({ units, step: 'command' }, [3, 3]);
    does(game, 'A', rally('a1'));
    expect(game.state.cp).toBe(5);
  });
});

describe('spending', () => {
  const BUSY: Position = {
    units: [
      { seat: 'A', type: {}, hex: 'A1', order: 'strike', suppression: 1 },
      { seat: 'A', type: { traits: [{ id: 'initiative' }, { id: 'reanimate' }] }, hex: 'A5', elements: 3 },
      { seat: 'B', type: {}, hex: 'M14' },
    ],
  };

  test('[QL-CMD-03] [QL-ACT-03] [QL-ORD-01] [QL-SUP-03] a marker removed, a unit activated and an order issued cost 1 CP each', () => {
    const game = at({ ...BUSY, cp: 5 });
    does(game, 'A', rally('a1'));
    expect(game.state.cp).toBe(4);
    does(game, 'A', DONE, activate('a1')); // strikes at nobody: its activation is over
    expect(game.state.cp).toBe(3);
    does(game, 'A', DONE, issue('a1', 'engage'));
    expect(game.state.cp).toBe(2);
  });

  test('[QL-CMD-03] a trait may say otherwise: Reanimate 1 CP, Initiative 2 CP', () => {
    const game = at({ ...BUSY, cp: 5 }, [4]);
    does(game, 'A', reanimate('a2'));
    expect(game.state.cp).toBe(4);
    does(game, 'A', DONE, initiative('a2', 'engage'));
    expect(game.state.cp).toBe(2);
  });

  test('[QL-EX-29] [QL-CMD-04] [QL-CMD-05] three CP are left unspent; the next roll of 1, 1 gives 2 CP and no more', () => {
    const game = at({ ...PAIR, step: 'orders', cp: 4 }, [6, 6, 1, 1]);
    does(game, 'A', issue('a1', 'strike'), DONE);
    expect(game.state).toMatchObject({ active: 'B', cp: 12 });
    endsTurn(game, 'B');
    expect(game.state).toMatchObject({ active: 'A', cp: 2 });
  });

  test('[QL-CMD-04] the CP left are gone the moment the turn ends', () => {
    const game = at({ ...PAIR, step: 'orders', cp: 4 });
    does(game, 'A', DONE);
    expect(game.state.cp).toBe(0);
    expect(game.view('A').cp).toBe(0);
  });

  test('[QL-CMD-05] nobody has to spend anything', () => {
    const game = at({ ...BUSY, cp: 12 });
    does(game, 'A', DONE, DONE, DONE);
    expect(events(game, 'turnEnded')).toHaveLength(1);
  });

  test('[QL-CMD-06] what costs more than is left is refused', () => {
    const game = at({
      ...BUSY,
      step: 'activate',
      cp: 1,
      units: [...BUSY.units, { seat: 'A', type: {}, hex: 'A9', order: 'strike' }],
    });
    refuses(game, 'A', initiative('a2', 'engage'), 'QL-CMD-06');
    expect(game.options('A')).toEqual([DONE, activate('a3')]);
  });

  test('[QL-CMD-06] with no CP at all nothing is to be had', () => {
    const at0 = (step: 'rally' | 'activate' | 'orders') => {
      const { state } = at({ ...BUSY, step, units: BUSY.units.map((u) => ({ ...u, order: 'strike' as const })) });
      return { ...state, cp: 0 };
    };
    expect(refusal(at0('rally'), 'A', rally('a1'))).toMatchObject({ rule: 'QL-CMD-06' });
    expect(refusal(at0('rally'), 'A', reanimate('a2'))).toMatchObject({ rule: 'QL-CMD-06' });
    expect(refusal(at0('activate'), 'A', activate('a2'))).toMatchObject({ rule: 'QL-CMD-06' });
    expect(refusal(at0('orders'), 'A', issue('a1', 'engage'))).toMatchObject({ rule: 'QL-CMD-06' });
  });

  test('[QL-CMD-07] [QL-HID-10] roll and CP left are open to everybody', () => {
    const game = at({ ...BUSY, step: 'command' }, [2, 3]);
    does(game, 'A', rally('a1'));
    for (const by of ['A', 'B', null] as const) {
      expect(game.view(by).cp).toBe(4);
      expect(events(game, 'commandRolled', by)[0]).toMatchObject({ dice: [2, 3], cp: 5 });
      expect(events(game, 'suppressionRemoved', by)[0]).toMatchObject({ cp: 4 });
    }
  });

  test('[QL-CMD-03] an attack costs nothing beyond the activation', () => {
    const game = at(
      {
        units: [
          { seat: 'A', type: { dice: [1], range: 5 }, hex: 'G3', order: 'strike' },
          { seat: 'B', type: {}, hex: 'G5' },
        ],
        step: 'activate',
        cp: 3,
      },
      [3],
    );
    does(game, 'A', activate('a1'), attack('b1'));
    expect(game.state.cp).toBe(2);
  });
});
