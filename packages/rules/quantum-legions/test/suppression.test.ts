import { describe, expect, test } from 'vitest';
import type { Position } from '../src/open-position.js';
import { refusal } from '../src/refusals.js';
import { quantumLegions } from '../src/ruleset.js';
import {
  activate,
  at,
  attack,
  DONE,
  deployAsSuggested,
  does,
  endsTurn,
  events,
  issue,
  open,
  rally,
  reanimate,
  refuses,
  seen,
  unit,
  without,
} from './kit.js';

const far: Position['units'][number] = { seat: 'B', type: {}, hex: 'M14' };

describe('suppressed units', () => {
  test.each([0, 1, 2, 5])('[QL-SUP-01] [QL-ACT-02] with %i markers', (suppression) => {
    const units: Position['units'] = [
      { seat: 'A', type: {}, hex: 'A1', order: 'advance', suppression },
      { seat: 'A', type: {}, hex: 'A9', order: 'advance' },
      far,
    ];
    const game = at({ units, step: 'activate' });
    if (suppression === 0) does(game, 'A', activate('a1'));
    else refuses(game, 'A', activate('a1'), 'QL-ACT-02');
  });

  test('[QL-EX-24] [QL-ACT-02] [QL-SUP-06] one marker is enough; the order stays face down', () => {
    const units: Position['units'] = [
      { seat: 'A', type: {}, hex: 'A1', order: 'strike', suppression: 1 },
      { seat: 'A', type: {}, hex: 'A9', order: 'advance' },
      far,
    ];
    const game = at({ units, step: 'activate' });
    refuses(game, 'A', activate('a1'), 'QL-ACT-02');
    expect(seen(game, 'a1', 'B').order).toMatchObject({ type: 'hidden' });
    expect(unit(game, 'a1').order).toBe('strike');
    expect(events(game, 'orderRevealed')).toEqual([]);
  });

  test('[QL-SUP-02] [QL-CMP-12] [QL-CMP-13] [QL-RUL-32] markers pile up without end, each counting as one', () => {
    const faces = Array.from({ length: 30 }, () => 1);
    const units: Position['units'] = [
      { seat: 'A', type: { dice: faces.map(() => 30).slice(0, 1) }, hex: 'G3', order: 'strike' },
      { seat: 'B', type: {}, hex: 'G5', suppression: 90 },
    ];
    const game = at({ units, step: 'activate', cp: 1 }, faces);
    does(game, 'A', activate('a1'), attack('b1'));
    expect(unit(game, 'b1').suppression).toBe(120);
    expect(events(game, 'suppressed')).toEqual([
      { type: 'suppressed', rule: 'QL-ATK-08', unit: 'b1', markers: 30, total: 120 },
    ]);
  });

  test('[QL-SUP-06] becoming suppressed neither removes nor reveals an order', () => {
    const units: Position['units'] = [
      { seat: 'A', type: { dice: [2] }, hex: 'G3', order: 'strike' },
      { seat: 'B', type: {}, hex: 'G5', order: 'engage', issuedOn: 4 },
    ];
    const game = at({ units, step: 'activate' }, [1, 1]);
    does(game, 'A', activate('a1'), attack('b1'));
    expect(unit(game, 'b1')).toMatchObject({ suppression: 2, order: 'engage', issuedOn: 4 });
    expect(seen(game, 'b1', 'A').order).toEqual({ type: 'hidden', issuedOn: 4 });
    expect(events(game, 'orderRemoved').filter((event) => event.unit === 'b1')).toEqual([]);
  });

  test('[QL-SUP-07] it changes neither defence nor cover nor saves nor the VP at stake', () => {
    const against = (suppression: number) => {
      const units: Position['units'] = [
        { seat: 'A', type: { dice: [6] }, hex: 'G3', order: 'strike' },
        { seat: 'B', type: { cls: 'INF', armor: 4, vp: 25 }, hex: 'G5', suppression },
      ];
      const view = at({ units, terrain: { G5: 'urban' } }).view('A');
      return quantumLegions.queries.odds!.run(view, { unit: 'a1', target: 'b1', order: 'strike' });
    };
    expect(against(3)).toEqual(against(0));
  });

  test('[QL-SUP-07] a suppressed unit is worth its full VP and blocks sight as any other', () => {
    const units: Position['units'] = [
      { seat: 'A', type: { dice: [1] }, hex: 'G3', order: 'strike' },
      { seat: 'A', type: {}, hex: 'G4', suppression: 2 },
      { seat: 'B', type: { dice: [1], vp: 33 }, hex: 'G5', suppression: 4 },
      { seat: 'B', type: {}, hex: 'H3', suppression: 4, elements: 1 },
    ];
    const game = at({ units, step: 'activate' }, [4]);
    does(game, 'A', activate('a1'));
    refuses(game, 'A', attack('b1'), 'QL-LOS-03');
    does(game, 'A', attack('b2'));
    expect(game.state.seats.A.vpEarned).toBe(20);
  });

  test('[QL-SUP-08] from attack dice, under Engage and Strike', () => {
    for (const order of ['engage', 'strike'] as const) {
      const units: Position['units'] = [
        { seat: 'A', type: { dice: [3], speed: [0, 0] }, hex: 'G3', order },
        { seat: 'B', type: {}, hex: 'G5' },
      ];
      const game = at({ units, step: 'activate' }, [1, 3, 1]);
      does(game, 'A', activate('a1'), attack('b1'));
      expect(unit(game, 'b1').suppression).toBe(2);
    }
  });

  test('[QL-SUP-08] [QL-SCN-01] from a scenario', () => {
    const scenario = {
      id: 'shaken',
      name: 'Shaken',
      board: { left: { section: 'S1', rot: 0 }, right: { section: 'S2', rot: 0 }, firstPlaced: 'left' },
      seats: {
        A: {
          force: 'PG',
          roster: ['PG-A1', 'PG-I1'],
          setup: { type: 'area', area: 'north' },
          suggested: ['A3', 'A4'],
          markers: [{ unitIndex: 1, suppression: 2, order: 'strike' }],
        },
        B: { force: 'VB', roster: ['VB-A1'], setup: { type: 'area', area: 'south' }, suggested: ['L3'] },
      },
      first: 'A',
    };
    const game = open({ scenario: 'shaken', content: { sandtable: 'quantum-legions', scenarios: [scenario] } }, [3, 4]);
    deployAsSuggested(game);
    expect(unit(game, 'a1')).toMatchObject({ suppression: 0, order: null });
    expect(unit(game, 'a2')).toMatchObject({ suppression: 2, order: 'strike', issuedOn: 0 });
    expect(seen(game, 'a2', 'B').order).toEqual({ type: 'hidden', issuedOn: 0 });
  });

  test('[QL-SUP-09] markers stay from turn to turn', () => {
    const units: Position['units'] = [{ seat: 'A', type: {}, hex: 'A1', suppression: 3 }, far];
    const game = at({ units, step: 'orders' }, [2, 2, 3, 3]);
    endsTurn(game, 'A');
    endsTurn(game, 'B');
    does(game, 'A', DONE);
    expect(unit(game, 'a1').suppression).toBe(3);
  });
});

describe('removing suppression', () => {
  const units: Position['units'] = [
    { seat: 'A', type: {}, hex: 'A1', suppression: 3, order: 'advance' },
    { seat: 'A', type: {}, hex: 'A5', suppression: 1 },
    { seat: 'A', type: {}, hex: 'A9' },
    { seat: 'B', type: {}, hex: 'M14', suppression: 2 },
  ];

  test('[QL-SUP-03] one marker from one unit for 1 CP', () => {
    const game = at({ units, cp: 4 });
    does(game, 'A', rally('a1'));
    expect(game.state.units.map(({ suppression }) => suppression)).toEqual([2, 1, 0, 2]);
    expect(game.state.cp).toBe(3);
    expect(events(game, 'suppressionRemoved')).toEqual([
      { type: 'suppressionRemoved', rule: 'QL-SUP-03', unit: 'a1', left: 2, cp: 3 },
    ]);
  });

  test('[QL-SUP-04] again and again, on the same unit or on others', () => {
    const game = at({ units, cp: 9 });
    does(game, 'A', rally('a1'), rally('a2'), rally('a1'), rally('a1'));
    expect(game.state).toMatchObject({ cp: 5, step: 'activate' });
    expect(game.state.units.map(({ suppression }) => suppression)).toEqual([0, 0, 0, 2]);
  });

  test('[QL-EX-23] [QL-SUP-03] [QL-SUP-04] [QL-TRN-05] three markers, an activation and an order use up 5 CP', () => {
    const game = at({ units: [units[0]!, far], cp: 5 });
    does(game, 'A', rally('a1'), rally('a1'), rally('a1'));
    expect(game.state.cp).toBe(2);
    does(game, 'A', activate('a1'));
    expect(game.state.cp).toBe(1);
    does(game, 'A', { type: 'MoveUnit', path: ['A2'] }, issue('a1', 'strike'));
    expect(game.state).toMatchObject({ cp: 0, active: 'B', turn: 6 });
    expect(unit(game, 'a1')).toMatchObject({ suppression: 0, order: 'strike' });
  });

  test('[QL-SUP-05] only from one’s own units', () => {
    refuses(at({ units }), 'A', rally('b1'), 'QL-SUP-05');
  });

  test('[QL-SUP-01] there must be a marker to remove', () => {
    refuses(at({ units }), 'A', rally('a3'), 'QL-SUP-01');
  });

  test('[QL-SUP-05] and the unit must be on the board', () => {
    expect(refusal(without(at({ units }).state, 'a1'), 'A', rally('a1'))).toMatchObject({ rule: 'QL-SUP-05' });
  });

  test('[QL-SUP-03] the options are the suppressed units', () => {
    expect(at({ units }).options('A')).toEqual([DONE, rally('a1'), rally('a2')]);
  });
});

describe('Reanimate', () => {
  const dead = (elements: number, more: object = {}): Position['units'][number] => ({
    seat: 'A',
    type: { dice: [5, 4, 3, 2], traits: [{ id: 'reanimate' }] },
    hex: 'A1',
    elements,
    ...more,
  });

  test('[QL-EX-82] [QL-TRT-18] a 5 brings an element back, suppression or not; a second try in the turn is refused', () => {
    const game = at({ units: [dead(3, { suppression: 1 }), far], cp: 3, vp: { A: 0, B: 0 } }, [5]);
    does(game, 'A', reanimate('a1'));
    expect(unit(game, 'a1')).toMatchObject({ elements: 4, suppression: 1 });
    expect(game.state).toMatchObject({ cp: 2, seats: { A: { vpEarned: 0 }, B: { vpEarned: 0 } } });
    refuses(game, 'A', reanimate('a1'), 'QL-TRT-18');
    expect(events(game, 'reanimateRolled')).toEqual([
      { type: 'reanimateRolled', rule: 'QL-TRT-18', unit: 'a1', dice: [5], returned: true, elements: 4, cp: 2 },
    ]);
  });

  test.each([1, 2, 3, 4, 5, 6])('[QL-TRT-18] on a %i', (face) => {
    const game = at({ units: [dead(2), { seat: 'A', type: {}, hex: 'A5', suppression: 1 }, far], cp: 3 }, [face]);
    does(game, 'A', reanimate('a1'));
    expect(unit(game, 'a1').elements).toBe(face >= 5 ? 3 : 2);
    expect(game.state.cp).toBe(2);
    refuses(game, 'A', reanimate('a1'), 'QL-TRT-18'); // whatever the die showed
  });

  test('[QL-TRT-18] not for a full unit, not without the trait, not for the enemy’s', () => {
    const units: Position['units'] = [
      dead(4),
      { seat: 'A', type: {}, hex: 'A3', elements: 1, suppression: 1 },
      { ...dead(1), seat: 'B', hex: 'M1' },
    ];
    const game = at({ units });
    refuses(game, 'A', reanimate('a1'), 'QL-TRT-18');
    refuses(game, 'A', reanimate('a2'), 'QL-TRT-18');
    refuses(game, 'A', reanimate('b1'), 'QL-SUP-05');
  });

  test('[QL-TRT-18] each such unit has its own try, and another next turn', () => {
    const game = at({ units: [dead(2), { ...dead(1), hex: 'A3' }, far], cp: 9 }, [1, 2, 3, 3, 3, 3, 6]);
    does(game, 'A', reanimate('a1'), reanimate('a2'));
    expect(game.state.step).toBe('orders'); // nobody may try again
    endsTurn(game, 'A');
    endsTurn(game, 'B');
    does(game, 'A', reanimate('a1'));
    expect(unit(game, 'a1').elements).toBe(3);
  });

  test('[QL-TRT-18] [QL-VIC-07] what comes back does not undo that it was lost', () => {
    const game = at({ units: [dead(2), far], elementsRemoved: 7 }, [6]);
    does(game, 'A', reanimate('a1'));
    expect(game.state.elementsRemoved).toBe(7);
  });

  test('[QL-TRT-18] the owner of the returned element fights with it', () => {
    const game = at(
      { units: [dead(2, { hex: 'G3', order: 'strike' }), { seat: 'B', type: {}, hex: 'G5' }] },
      [6, 2, 2, 2, 2],
    );
    does(game, 'A', reanimate('a1'), activate('a1'), attack('b1'));
    expect(events(game, 'attackDeclared')[0]).toMatchObject({ dice: 4 });
  });
});
