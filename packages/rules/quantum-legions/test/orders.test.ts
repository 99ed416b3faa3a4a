import { describe, expect, test } from 'vitest';
import type { Position } from '../src/open-position.js';
import { refusal } from '../src/refusals.js';
import { ORDER_TYPES } from '../src/terms.js';
import {
  activate,
  at,
  attack,
  DONE,
  does,
  endsTurn,
  events,
  issue,
  refuses,
  STAY,
  seen,
  unit,
  without,
} from './kit.js';

const units: Position['units'] = [
  { seat: 'A', type: {}, hex: 'A1' },
  { seat: 'A', type: {}, hex: 'A5', suppression: 3 },
  { seat: 'B', type: {}, hex: 'M14' },
];
const ordering = (more: Partial<Position> = {}, dice: readonly number[] = []) =>
  at({ units, step: 'orders', cp: 5, ...more }, dice);

describe('issuing an order', () => {
  test('[QL-ORD-01] costs 1 CP', () => {
    const game = ordering();
    does(game, 'A', issue('a1', 'engage'));
    expect(game.state.cp).toBe(4);
    does(game, 'A', issue('a2', 'strike'));
    expect(game.state.cp).toBe(3);
  });

  test('[QL-ORD-02] goes to a unit of one’s own on the board', () => {
    const game = ordering();
    refuses(game, 'A', issue('b1', 'engage'), 'QL-ORD-02');
    refuses(game, 'A', issue('a3', 'engage'), null);
    expect(refusal(without(game.state, 'a1'), 'A', issue('a1', 'engage'))).toMatchObject({ rule: 'QL-ORD-02' });
  });

  test('[QL-ORD-03] [QL-CMP-11] any of the three kinds, of use to the unit or not', () => {
    // a unit that cannot move, has nobody in range, and would not be able to act anyway
    const useless: Position['units'] = [
      { seat: 'A', type: { speed: [0, 0], range: 1 }, hex: 'A1', suppression: 9 },
      { seat: 'B', type: {}, hex: 'M14' },
    ];
    const game = ordering({ units: useless });
    expect(game.options('A')).toEqual([DONE, ...ORDER_TYPES.map((order) => issue('a1', order))]);
    for (const order of ORDER_TYPES) {
      does(game, 'A', issue('a1', order));
      expect(unit(game, 'a1').order).toBe(order);
    }
    refuses(game, 'A', { type: 'IssueOrder', unit: 'a1', order: 'retreat' }, null);
  });

  test('[QL-ORD-04] [QL-HID-02] [QL-HID-03] [QL-CMP-11] lays it face down: its owner knows the kind, nobody else does', () => {
    const game = ordering();
    does(game, 'A', issue('a1', 'strike'));
    expect(seen(game, 'a1', 'A').order).toEqual({ type: 'strike', issuedOn: 5 });
    for (const by of ['B', null] as const) expect(seen(game, 'a1', by).order).toEqual({ type: 'hidden', issuedOn: 5 });
    const event = { type: 'orderIssued', rule: 'QL-ORD-04', unit: 'a1', turn: 5, replaced: false };
    expect(events(game, 'orderIssued', 'A')).toEqual([{ ...event, order: 'strike' }]);
    for (const by of ['B', null] as const)
      expect(events(game, 'orderIssued', by)).toEqual([{ ...event, order: 'hidden' }]);
  });

  test('[QL-ORD-05] [QL-ORD-06] a second order takes the place of the first', () => {
    const game = ordering();
    does(game, 'A', issue('a1', 'strike'), issue('a1', 'advance'));
    expect(unit(game, 'a1').order).toBe('advance');
    expect(events(game, 'orderIssued').map(({ replaced }) => replaced)).toEqual([false, true]);
    expect(events(game, 'orderRemoved')).toEqual([
      { type: 'orderRemoved', rule: 'QL-HID-04', unit: 'a1', reason: 'replaced' },
    ]);
  });

  test('[QL-ORD-06] which may be of the same kind', () => {
    const game = ordering();
    does(game, 'A', issue('a1', 'strike'), issue('a1', 'strike'));
    expect(events(game, 'orderIssued', 'A')[1]).toMatchObject({ order: 'strike', replacedOrder: 'strike' });
    expect(unit(game, 'a1').order).toBe('strike');
  });

  test('[QL-EX-25] [QL-ORD-06] [QL-HID-01] [QL-HID-04] Strike becomes Engage; the opponent learns of an exchange and of no kinds', () => {
    const held: Position['units'] = [{ ...units[0]!, order: 'strike', issuedOn: 3 }, units[2]!];
    const game = ordering({ units: held });
    does(game, 'A', issue('a1', 'engage'), DONE);
    expect(unit(game, 'a1')).toMatchObject({ order: 'engage', issuedOn: 5 });
    expect(seen(game, 'a1', 'B').order).toEqual({ type: 'hidden', issuedOn: 5 });
    const log = JSON.stringify(game.events('B'));
    expect(events(game, 'orderIssued', 'B')).toMatchObject([{ unit: 'a1', replaced: true, order: 'hidden' }]);
    expect(log).not.toMatch(/strike|engage|advance/);
  });

  test('[QL-ORD-07] a suppressed unit may be given one', () => {
    const game = ordering();
    does(game, 'A', issue('a2', 'engage'));
    expect(unit(game, 'a2')).toMatchObject({ order: 'engage', suppression: 3 });
  });

  test('[QL-ORD-11] as often as CP last, to the same unit too', () => {
    const game = ordering({ cp: 3 });
    does(game, 'A', issue('a1', 'strike'), issue('a1', 'advance'), issue('a1', 'engage'));
    expect(game.state.active).toBe('B');
    expect(unit(game, 'a1').order).toBe('engage');
  });

  test('[QL-ORD-09] also to a unit that acted this turn', () => {
    const ready: Position['units'] = [{ ...units[0]!, order: 'strike' }, units[2]!];
    const game = at({ units: ready, step: 'activate', cp: 4 });
    does(game, 'A', activate('a1'), issue('a1', 'advance'));
    expect(unit(game, 'a1')).toMatchObject({ order: 'advance', activatedOn: 5 });
  });
});

describe('how long an order lasts', () => {
  test('[QL-ORD-08] from turn to turn, until the unit is activated', () => {
    const game = ordering({}, [2, 2, 3, 3, 2, 2, 3, 3]);
    does(game, 'A', issue('a1', 'advance'), DONE);
    for (const seat of ['B', 'A', 'B'] as const) endsTurn(game, seat);
    expect(unit(game, 'a1')).toMatchObject({ order: 'advance', issuedOn: 5 });
    does(game, 'A', DONE, activate('a1'), STAY);
    expect(unit(game, 'a1')).toMatchObject({ order: null, issuedOn: null });
  });

  test('[QL-ORD-08] until it is replaced, carried off, used or destroyed, each of which is told', () => {
    const game = at(
      {
        units: [
          { seat: 'A', type: { traits: [{ id: 'transport' }] }, hex: 'A1', order: 'advance' },
          { seat: 'A', type: { cls: 'INF' }, hex: 'A2', order: 'strike' },
          { seat: 'A', type: { dice: [1] }, hex: 'G3', order: 'strike' },
          { seat: 'A', type: {}, hex: 'A9', order: 'strike' },
          { seat: 'B', type: {}, hex: 'G4', order: 'engage', elements: 1 },
          { seat: 'B', type: {}, hex: 'M14', order: 'engage' },
        ],
        step: 'activate',
        cp: 9,
      },
      [4],
    );
    does(game, 'A', activate('a1'), { type: 'MoveUnit', path: [], carry: { passenger: 'a2', drop: 'A2' } });
    does(game, 'A', activate('a3'), attack('b1'), DONE, issue('a4', 'engage'));
    expect(events(game, 'orderRemoved', null).map(({ unit: id, reason }) => `${id} ${reason}`)).toEqual([
      'a2 carried',
      'a1 activated',
      'b1 destroyed',
      'a3 activated',
      'a4 replaced',
    ]);
    expect(game.state.units.map(({ order }) => order)).toEqual([null, null, null, 'engage', null, 'engage']);
  });

  test('[QL-ORD-10] it is not taken back: there is no such decision, in no step', () => {
    const held: Position['units'] = units.map((u) => ({ ...u, order: 'strike' as const, suppression: 1 }));
    for (const step of ['rally', 'activate', 'orders'] as const) {
      if (step === 'activate') held[0] = { ...held[0]!, suppression: 0 };
      const game = at({ units: held, step, cp: 5 });
      for (const decision of [
        { type: 'RemoveOrder', unit: 'a1' },
        { type: 'IssueOrder', unit: 'a1', order: null },
        { type: 'IssueOrder', unit: 'a1' },
      ])
        refuses(game, 'A', decision, null);
      for (const option of game.options('A') as { type: string }[])
        expect(['Done', 'RemoveSuppression', 'Activate', 'IssueOrder']).toContain(option.type);
    }
  });
});
