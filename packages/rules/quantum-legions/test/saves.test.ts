import { describe, expect, test } from 'vitest';
import {
  A,
  act,
  allows,
  answer,
  asked,
  B,
  deed,
  during,
  open,
  preview,
  refuses,
  type Sheet,
  table,
} from './kit-combat.js';

/** A Strike on b1 in the open, two hexes away. */
const strike = (dice: number, target: Sheet, attacker: Sheet = {}, optionalSaves = false) =>
  table([A('G5', { dice: [dice], ...attacker }), B('G7', { cls: 'INF', ...target }), B('M14')], {
    options: { optionalSaves },
  });

describe('infantry', () => {
  test('[QL-EX-05] [QL-SAV-01] three kills, throws 3, 5, 6: two ignored, one element removed', () => {
    const { the, unit } = act(strike(3, {}), { under: 'strike', target: 'b1', dice: [4, 5, 6, 3, 5, 6] });
    expect(the('savesRolled')).toMatchObject({ rule: 'QL-SAV-01', dice: [3, 5, 6], saveOn: 4, successes: 2 });
    expect(the('elementsLost')).toMatchObject({ lost: 1, left: 3 });
    expect(unit('b1').elements).toBe(3);
  });

  test('[QL-EX-60] [QL-SAV-01] two kills in urban, throws 4 and 3: one element lost', () => {
    const t = table([A('G5', { dice: [6] }), B('G7', { cls: 'INF' })], { terrain: { G7: 'urban' } });
    const { the } = act(t, { under: 'engage', target: 'b1', dice: [5, 6, 4, 3] });
    expect(the('elementsLost').lost).toBe(1);
  });

  test.each([1, 2, 3, 4, 5, 6])('[QL-SAV-01] a throw of %i', (face) => {
    const { unit } = act(strike(1, {}), { under: 'strike', target: 'b1', dice: [6, face] });
    expect(unit('b1').elements).toBe(face >= 4 ? 4 : 3);
  });

  test('[QL-SAV-01] the owner of the target throws', () => {
    const game = open(during(strike(1, {}), { unit: 'a1', order: 'strike' }), [6]);
    answer(game, 'A', { type: 'Attack', target: 'b1' });
    expect(game.roll).toMatchObject({ count: 1, sides: 6, rule: 'QL-SAV-01', seat: 'B' });
  });

  test('[QL-SAV-01] hits that did not kill need no throw', () => {
    const { all } = act(strike(2, { armor: 6 }), { under: 'strike', target: 'b1', dice: [4, 4, 5, 5] });
    expect(all('savesRolled')).toEqual([]);
  });
});

describe('vehicles', () => {
  test('[QL-SAV-02] AFV throw nothing', () => {
    const { all, unit } = act(strike(2, { cls: 'AFV' }), { under: 'strike', target: 'b1', dice: [4, 5] });
    expect(all('savesRolled')).toEqual([]);
    expect(unit('b1').elements).toBe(2);
  });

  test('[QL-SAV-02] [QL-TRT-14] but with a Deflector they do', () => {
    const { the } = act(strike(2, { cls: 'AFV', traits: ['deflector 5'] }), {
      under: 'strike',
      target: 'b1',
      dice: [4, 5, 5, 4],
    });
    expect(the('savesRolled')).toMatchObject({ rule: 'QL-TRT-14', saveOn: 5, successes: 1 });
  });
});

describe('how many and when', () => {
  test('[QL-SAV-03] one throw for every kill, also where there are more kills than elements', () => {
    const { the, unit } = act(strike(4, { elements: 2 }), {
      under: 'strike',
      target: 'b1',
      dice: [4, 4, 4, 4, 6, 2, 5, 1],
    });
    expect(the('savesRolled').dice).toHaveLength(4);
    expect(the('elementsLost')).toMatchObject({ lost: 2, left: 0 });
    expect(unit('b1').hex).toBeNull();
    const saved = act(strike(4, { elements: 2 }), { under: 'strike', target: 'b1', dice: [4, 4, 4, 4, 4, 6, 2, 5] });
    expect(saved.unit('b1').elements).toBe(1);
  });

  test('[QL-SAV-05] thrown together after the damage roll, before any element is removed', () => {
    const game = open(during(strike(3, { armor: 3 }), { unit: 'a1', order: 'strike' }), [4, 5, 6, 2, 3, 4]);
    answer(game, 'A', { type: 'Attack', target: 'b1' });
    expect(game.roll).toMatchObject({ count: 2, rule: 'QL-SAV-01' });
    expect(game.state.units[1]!.elements).toBe(4);
    const { events } = act(strike(3, { armor: 3 }), { under: 'strike', target: 'b1', dice: [4, 5, 6, 2, 3, 4, 1, 6] });
    const order = events.map(({ type }) => type);
    expect(order.indexOf('damageRolled')).toBeLessThan(order.indexOf('savesRolled'));
    expect(order.indexOf('savesRolled')).toBeLessThan(order.indexOf('elementsLost'));
  });

  test('[QL-SAV-06] saving every kill leaves the markers where they are', () => {
    const { unit, all } = act(strike(3, { suppression: 1 }), { under: 'strike', target: 'b1', dice: [1, 1, 6, 6] });
    expect(unit('b1')).toMatchObject({ suppression: 3, elements: 4 });
    expect(all('elementsLost')).toEqual([]);
  });
});

describe('using them', () => {
  test('[QL-SAV-04] successful throws are used by themselves, nobody is asked', () => {
    const { all, unit } = act(strike(2, {}), { under: 'strike', target: 'b1', dice: [4, 4, 4, 4] });
    expect(all('savesUsed')).toEqual([]);
    expect(unit('b1').elements).toBe(4);
  });

  test.each([0, 1, 2])('[QL-SAV-04] with optional saves the owner uses %i of two', (count) => {
    const { the, unit } = act(strike(3, {}, {}, true), {
      under: 'strike',
      target: 'b1',
      dice: [4, 4, 4, 4, 6, 1],
      saves: count,
    });
    expect(the('savesUsed')).toMatchObject({ rule: 'QL-SAV-04', unit: 'b1', count });
    expect(unit('b1').elements).toBe(4 - (3 - count));
    expect(unit('a1').order).toBeNull();
  });

  test('[QL-SAV-04] Deflector throws included', () => {
    const t = strike(2, { cls: 'AFV', traits: ['deflector 4'] }, {}, true);
    const { unit } = act(t, { under: 'strike', target: 'b1', dice: [4, 4, 4, 4], saves: 1 });
    expect(unit('b1').elements).toBe(3);
  });

  test('[QL-SAV-04] without a success there is nothing to choose', () => {
    const { all, unit } = act(strike(1, {}, {}, true), { under: 'strike', target: 'b1', dice: [4, 3] });
    expect(all('savesUsed')).toEqual([]);
    expect(unit('b1').elements).toBe(3);
  });

  test('[QL-SAV-04] [QL-VIC-05] the owner chooses from 0 to its successes, and cannot resign in the other’s turn', () => {
    const game = open(during(strike(3, {}, {}, true), { unit: 'a1', order: 'strike' }), [4, 4, 4, 4, 6, 1]);
    answer(game, 'A', { type: 'Attack', target: 'b1' });
    expect(asked(game, 'UseSaves')).toBe(true);
    expect(game.waitingFor()).toEqual(['B']);
    expect(game.options('B')).toEqual([0, 1, 2].map((count) => ({ type: 'UseSaves', count })));
    expect(game.asides('B')).toEqual([]);
    refuses(game.check('B', { type: 'UseSaves', count: 3 }), 'QL-SAV-04', '2', '3');
    expect(game.check('B', { type: 'UseSaves', count: -1 })).toMatchObject({ rule: null, path: 'count' });
    refuses(game.check('B', { type: 'Concede' }), 'QL-VIC-05');
    for (const type of ['OfferDraw', 'Done'] as const) refuses(game.check('B', { type }), 'QL-TRN-06');
    refuses(game.check('A', { type: 'UseSaves', count: 2 }), 'QL-TRN-06');
    allows(game.check('B', { type: 'UseSaves', count: 2 }));
    answer(game, 'B', { type: 'UseSaves', count: 2 });
    expect(deed(game, [4, 4, 4, 4, 6, 1]).unit('b1').elements).toBe(3);
  });

  test('[QL-SAV-04] a game that waits for this choice can be entered again', () => {
    const game = open(during(strike(2, {}, {}, true), { unit: 'a1', order: 'strike' }), [4, 4, 4, 1]);
    answer(game, 'A', { type: 'Attack', target: 'b1' });
    const twin = game.fork();
    answer(twin, 'B', { type: 'UseSaves', count: 1 });
    answer(game, 'B', { type: 'UseSaves', count: 0 });
    expect([twin, game].map(({ state }) => state.units.find(({ id }) => id === 'b1')!.elements)).toEqual([3, 2]);
    expect(preview(strike(2, {}, {}, true), 'strike').shot.saveOn).toBe(4);
  });
});
