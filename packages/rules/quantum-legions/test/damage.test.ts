import { describe, expect, test } from 'vitest';
import type { Profile } from '../src/profile.js';
import { killNumber } from '../src/rules/shot.js';
import { ARMORS } from '../src/terms.js';
import { A, act, answer, B, deed, during, open, type Sheet, table } from './kit-combat.js';

/** A Strike on b1, an AFV in the open: so many dice, all of which hit on 4 or more. */
const strike = (dice: number, target: Sheet, attacker: Sheet = {}) =>
  table([A('G5', { dice: [dice], ...attacker }), B('G7', target), B('M14')]);

/** Least face that kills by the referee's own dice: faces 1 to 6 as damage dice of six hits. */
function killingFaces(target: Sheet, attacker: Sheet): number {
  const { the } = act(strike(6, { dice: [6, 5, 4, 3, 2, 1, 1], ...target }, attacker), {
    under: 'strike',
    target: 'b1',
    dice: [6, 6, 6, 6, 6, 6, 1, 2, 3, 4, 5, 6],
  });
  return the('damageRolled').kills;
}

describe('the damage roll', () => {
  test('[QL-EX-04] [QL-DMG-01] [QL-DMG-02] [QL-RUL-13] three hits with AP +1 on armor 4+: three dice, two kills', () => {
    const { the, unit } = act(strike(3, { armor: 4 }, { ap: 1 }), {
      under: 'strike',
      target: 'b1',
      dice: [4, 5, 6, 2, 4, 5],
    });
    expect(the('damageRolled')).toMatchObject({ dice: [2, 4, 5], killOn: 3, kills: 2 });
    expect(unit('b1').elements).toBe(2);
  });

  test.each([0, 1, 2, 3])('[QL-DMG-01] %i hits, as many damage dice', (hits) => {
    const faces = [6, 6, 6].map((face, i) => (i < hits ? face : 2));
    const { all } = act(strike(3, { armor: 6 }), {
      under: 'strike',
      target: 'b1',
      dice: [...faces, ...Array(hits).fill(2)],
    });
    expect(all('damageRolled').map(({ dice }) => dice.length)).toEqual(hits === 0 ? [] : [hits]);
  });

  test.each([
    { armor: 2, ap: 0, killOn: 2 },
    { armor: 3, ap: 0, killOn: 3 },
    { armor: 4, ap: 0, killOn: 4 },
    { armor: 5, ap: 1, killOn: 4 },
    { armor: 6, ap: 1, killOn: 5 },
    { armor: 6, ap: 3, killOn: 3 },
  ] as const)('[QL-DMG-02] AP +$ap on armor $armor+ kills from $killOn', ({ armor, ap, killOn }) => {
    const { the } = act(strike(2, { armor }, { ap }), {
      under: 'strike',
      target: 'b1',
      dice: [6, 6, killOn, killOn - 1],
    });
    expect(the('damageRolled').kills).toBe(1);
  });

  test('[QL-DMG-02] [QL-DMG-03] chance that one hit kills, in sixths, by armor and AP (5.2)', () => {
    const table52 = ARMORS.filter((armor) => armor !== null).map((armor) => [
      ...[0, 1, 2, 3].map((ap) => killingFaces({ armor }, { ap })),
      killingFaces({ armor }, { ap: 3, traits: ['hunter'] }),
    ]);
    expect(table52).toEqual([
      [5, 5, 5, 5, 5],
      [4, 5, 5, 5, 5],
      [3, 4, 5, 5, 5],
      [2, 3, 4, 5, 5],
      [1, 2, 3, 4, 5],
    ]);
  });

  test('[QL-DMG-03] a 1 never kills, though 1 with AP +3 reaches armor 2+', () => {
    const { the, unit } = act(strike(2, { armor: 2 }, { ap: 3 }), {
      under: 'strike',
      target: 'b1',
      dice: [5, 5, 1, 2],
    });
    expect(the('damageRolled').kills).toBe(1);
    expect(unit('b1').elements).toBe(3);
  });

  test('[QL-DMG-04] a 6 must reach the armor like any other number: one kill at 6+, none beyond it', () => {
    const { the, unit } = act(strike(1, { armor: 6 }), { under: 'strike', target: 'b1', dice: [6, 6] });
    expect(the('damageRolled').kills).toBe(1);
    expect(unit('b1').elements).toBe(3);
    const attacker = { ap: 0, hunter: false } as Profile;
    const target = { armor: 7, infantry: false } as Profile;
    expect(killNumber(attacker, target)).toBe(7); // no armor of the game is so thick, but no 6 would pierce it
  });

  test('[QL-DMG-05] without armor every hit is a kill and nothing is rolled for it', () => {
    const { all, unit } = act(strike(4, { armor: null }), { under: 'strike', target: 'b1', dice: [4, 5, 6, 3] });
    expect(all('damageRolled')).toEqual([]);
    expect(unit('b1').elements).toBe(1);
    const { the } = act(strike(4, { armor: 2 }), { under: 'strike', target: 'b1', dice: [4, 5, 6, 3, 1, 1, 1] });
    expect(the('damageRolled').kills).toBe(0);
  });
});

describe('losses', () => {
  test('[QL-DMG-06] one element for each kill', () => {
    const { the, unit, game } = act(strike(3, {}), { under: 'strike', target: 'b1', dice: [4, 4, 3] });
    expect(the('elementsLost')).toMatchObject({ rule: 'QL-DMG-06', unit: 'b1', lost: 2, left: 2 });
    expect(unit('b1').elements).toBe(2);
    expect(game.state.elementsRemoved).toBe(2);
  });

  test('[QL-DMG-06] kills beyond the last element have no effect', () => {
    const { the, unit, game } = act(strike(5, { elements: 2, vp: 30 }), {
      under: 'strike',
      target: 'b1',
      dice: [4, 4, 4, 5, 6],
    });
    expect(the('elementsLost')).toMatchObject({ lost: 2, left: 0 });
    expect(the('unitDestroyed').unit).toBe('b1');
    expect(unit('b1')).toMatchObject({ elements: 0, hex: null });
    expect(unit('b2').elements).toBe(4);
    expect(game.state.seats.A.vpEarned).toBe(30);
  });

  test('[QL-DMG-07] a unit that has lost elements attacks with the later entry of its row', () => {
    const t = table([A('G5', { dice: [1] }), B('G7', { dice: [6, 4, 2], order: 'strike' })]);
    const dice = [6, 3, 4, 2, 2, 2, 2]; // a hit; seat B's command roll; its attack
    const game = open(during(t, { unit: 'a1', order: 'strike' }), dice);
    answer(game, 'A', { type: 'Attack', target: 'b1' });
    answer(game, 'A', { type: 'Done' });
    answer(game, 'B', { type: 'Activate', unit: 'b1' });
    answer(game, 'B', { type: 'Attack', target: 'a1' });
    expect(deed(game, dice).all('attackDeclared')).toMatchObject([
      { unit: 'a1', dice: 1 },
      { unit: 'b1', dice: 4 },
    ]);
  });
});
