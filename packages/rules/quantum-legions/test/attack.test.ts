import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UNITS } from '../src/content/forces.js';
import type { DecisionOf } from '../src/decisions.js';
import { profileOf } from '../src/profile.js';
import { hitNumber } from '../src/rules/shot.js';
import { ORDER_TYPES } from '../src/terms.js';
import {
  A,
  act,
  allows,
  answer,
  aTable,
  B,
  during,
  move,
  open,
  preview,
  refuses,
  type Sheet,
  table,
  whyNotAttack,
} from './kit-combat.js';

/** a1 with so many dice and b1 in the open two hexes away; b2 keeps the game going when b1 is gone. */
const duel = (dice: number, target: Sheet = {}, attacker: Sheet = {}) =>
  table([A('G5', { dice: [dice], ...attacker }), B('G7', target), B('M14')]);

describe('targets', () => {
  test('[QL-ATK-01] all dice go against one unit, and nothing happens to another', () => {
    const t = table([A('G5', { dice: [4] }), B('G7'), B('F6'), B('H6')]);
    const { unit, the } = act(t, { under: 'strike', target: 'b1', dice: [1, 4, 5, 6] });
    expect(the('attackDeclared')).toMatchObject({ unit: 'a1', target: 'b1', dice: 4 });
    expect(unit('b1')).toMatchObject({ elements: 1, suppression: 1 });
    for (const other of ['b2', 'b3']) expect(unit(other)).toMatchObject({ elements: 4, suppression: 0 });
  });

  test('[QL-ATK-01] fire cannot be split: two targets are no answer, and after one attack there is no second', () => {
    const t = table([A('G5', { dice: [2] }), B('G7'), B('F6')]);
    const game = open(during(t, { unit: 'a1', order: 'strike' }), [2, 3]);
    expect(game.check('A', { type: 'Attack', target: ['b1', 'b2'] })).toMatchObject({ rule: null, path: 'target' });
    answer(game, 'A', { type: 'Attack', target: 'b1' });
    refuses(game.check('A', { type: 'Attack', target: 'b2' }), 'QL-TRN-03');
  });

  test('[QL-ATK-02] friends, the unit itself, destroyed units and empty hexes are no targets', () => {
    const t = table([A('G5'), A('G6'), B('G4', { elements: 1, order: 'strike' }), B('F6')]);
    refuses(whyNotAttack(t, 'strike', 'a2'), 'QL-ATK-02', 'a2');
    refuses(whyNotAttack(t, 'strike', 'a1'), 'QL-ATK-02', 'a1');
    allows(whyNotAttack(t, 'strike', 'b1'));
    const game = open(during(t, { unit: 'a1', order: 'strike' }));
    expect(game.check('A', { type: 'Attack', target: 'G7' })).toMatchObject({ rule: null, path: 'target' });
  });

  test('[QL-ATK-02] a unit destroyed a moment ago cannot be attacked again', () => {
    const t = table([A('G5', { dice: [1] }), A('H5', { order: 'strike' }), B('G7', { elements: 1 }), B('H8')]);
    const { game, unit } = act(t, { under: 'strike', target: 'b1', dice: [6] });
    expect(unit('b1').elements).toBe(0);
    answer(game, 'A', { type: 'Activate', unit: 'a2' });
    refuses(game.check('A', { type: 'Attack', target: 'b1' }), 'QL-ATK-02');
    allows(game.check('A', { type: 'Attack', target: 'b2' }));
  });

  test('[QL-ATK-07] a unit under Advance is not asked to attack, and attacking is refused', () => {
    const t = duel(5);
    const { all } = act(t, { under: 'advance', path: 'G6' });
    expect(all('attackDeclared')).toEqual([]);
    refuses(whyNotAttack(t, 'advance'), 'QL-ATK-07');
    const traits = ['stabilized', 'indirect-fire', 'barrage'];
    refuses(whyNotAttack(duel(5, {}, { traits, range: 6 }), 'advance'), 'QL-ATK-07');
    const steady = profileOf({ ...UNITS[0]!, traits: [{ id: 'stabilized' }] }, true);
    expect((['engage', 'advance', 'strike'] as const).map((order) => hitNumber(steady, order, 2, false))).toEqual([
      4, 7, 4,
    ]);
  });

  test('[QL-ATK-02] [QL-RNG-02] [QL-LOS-01] the targets offered are all that are not refused, and declining', () => {
    fc.assert(
      fc.property(aTable(20), fc.constantFrom(...ORDER_TYPES), fc.boolean(), (t, order, moved) => {
        const game = open(during(t, { unit: 'a1', order, stage: 'attack', moved }));
        const legal = game.state.units
          .map(({ id }) => id)
          .filter((id) => whyNotAttack(t, order, id, { moved }) === null);
        const asked = game.question?.kind === 'Attack';
        expect(asked).toBe(legal.length > 0);
        if (!asked) return;
        const offered = (game.options('A') as DecisionOf<'Attack'>[]).map(({ target }) => target);
        expect(offered).toEqual([null, ...legal]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('how many dice', () => {
  test('[QL-EX-01] [QL-CMP-09] [QL-ATK-03] dice 5-3-2: five with 3 elements, three with 2, two with 1', () => {
    const dice = [3, 2, 1].map((elements) => {
      const t = table([A('G5', { dice: [5, 3, 2], elements }), B('G7')]);
      return preview(t, 'strike').diceScore;
    });
    expect(dice.map(({ total }) => total)).toEqual([5, 3, 2]);
    expect(dice.every(({ rule, parts }) => rule === 'QL-ATK-03' && parts.length === 0)).toBe(true);
  });

  test('[QL-ATK-03] the dice are those of the elements it has, whatever the target has or the order is', () => {
    const t = table([A('G5', { dice: [6, 4, 1], elements: 2 }), B('G7', { elements: 1, suppression: 3 }), B('M14')]);
    act(t, { under: 'engage', target: 'b1', dice: [2, 2, 3, 3] });
    act(t, { under: 'strike', target: 'b1', dice: [2, 2, 3, 3] });
  });

  test('[QL-ATK-04] Relentless, then indirect fire, then cover, each rounded up at once', () => {
    const traits = ['relentless', 'indirect-fire'];
    const t = table([A('G5', { dice: [9], traits, suppression: 1, range: 6 }), A('G8'), B('G9', { cls: 'INF' })], {
      terrain: { G7: 'forest', G9: 'urban' },
    });
    const { shot, diceScore, spotter } = preview(t, 'strike');
    expect(shot).toMatchObject({ indirect: true, cover: 'hard', dice: 1 });
    expect(diceScore).toMatchObject({ base: 9, total: 1 });
    expect(diceScore.parts.map(({ rule, by }) => [rule, by])).toEqual([
      ['QL-TRT-17', -4], // 9 to 5
      ['QL-TRT-11', -2], // 5 to 3
      ['QL-COV-03', -2], // 3 to 1
    ]);
    expect(spotter).toBe('a2');
  });

  test('[QL-ATK-05] one die is left after every reduction there is', () => {
    const traits = ['relentless', 'indirect-fire'];
    const t = table([A('G5', { dice: [1], traits, suppression: 1, range: 6 }), A('G8'), B('G9', { cls: 'INF' })], {
      terrain: { G7: 'forest', G9: 'urban' },
    });
    const { the } = act(t, { under: 'strike', target: 'b1', dice: [4] });
    expect(the('attackDeclared')).toMatchObject({ dice: 1, hitOn: 5 });
  });
});

describe('hits', () => {
  test('[QL-EX-02] [QL-ATK-06] [QL-ATK-08] [QL-RUL-14] five dice under Engage: three hits and a marker for the 1', () => {
    const { the, unit } = act(duel(5), { under: 'engage', target: 'b1', dice: [1, 4, 5, 5, 6] });
    expect(the('attackRolled')).toMatchObject({ hits: 3, ones: 1 });
    expect(the('suppressed')).toMatchObject({ unit: 'b1', markers: 1, total: 1 });
    expect(unit('b1')).toMatchObject({ elements: 1, suppression: 1 });
  });

  test.each([
    { under: 'engage', hits: [0, 0, 0, 0, 1, 1] },
    { under: 'strike', hits: [0, 0, 0, 1, 1, 1] },
  ] as const)('[QL-ATK-06] faces 1 to 6 under $under hit $hits', ({ under, hits }) => {
    const found = [1, 2, 3, 4, 5, 6].map(
      (face) => act(duel(1), { under, target: 'b1', dice: [face] }).the('attackRolled').hits,
    );
    expect(found).toEqual(hits);
  });

  test('[QL-ATK-06] [QL-ACT-15] the hit number belongs to the order, moved or not', () => {
    const t = table([A('G4', { dice: [1], speed: [1, 1] }), B('G7')]);
    expect(act(t, { under: 'engage', path: 'G5', target: 'b1', dice: [4] }).the('attackDeclared').hitOn).toBe(5);
    expect(act(t, { under: 'engage', target: 'b1', dice: [4] }).the('attackDeclared').hitOn).toBe(5);
  });

  test('[QL-EX-57] [QL-ATK-06] [QL-ATK-08] [QL-DMG-03] four dice under Strike on armor 5+', () => {
    const t = duel(4, { armor: 5 });
    const { the, unit } = act(t, { under: 'strike', target: 'b1', dice: [4, 3, 1, 6, 5, 1] });
    expect(the('attackRolled')).toMatchObject({ hits: 2, ones: 1 });
    expect(the('damageRolled')).toMatchObject({ dice: [5, 1], killOn: 5, kills: 1 });
    expect(the('elementsLost')).toMatchObject({ lost: 1, left: 3 });
    expect(unit('b1')).toMatchObject({ elements: 3, suppression: 1 });
  });
});

describe('suppression', () => {
  test.each(['engage', 'strike'] as const)(
    '[QL-ATK-08] every 1 places a marker under %s, added to those there',
    (under) => {
      const { the, unit } = act(duel(4, { suppression: 2 }), { under, target: 'b1', dice: [1, 1, 2, 1] });
      expect(the('suppressed')).toMatchObject({ rule: 'QL-ATK-08', markers: 3, total: 5 });
      expect(unit('b1').suppression).toBe(5);
    },
  );

  test('[QL-ATK-08] no 1, no marker', () => {
    const { all, unit } = act(duel(5), { under: 'strike', target: 'b1', dice: [2, 3, 4, 5, 6] });
    expect(all('suppressed')).toEqual([]);
    expect(unit('b1').suppression).toBe(0);
  });

  test('[QL-ATK-09] dice that cover takes away are not rolled: six against hard cover can place two markers at most', () => {
    const t = table([A('G5', { dice: [6] }), B('G7', { cls: 'INF' })], { terrain: { G7: 'urban' } });
    const { unit } = act(t, { under: 'strike', target: 'b1', dice: [1, 1] });
    expect(unit('b1').suppression).toBe(2);
    expect(preview(t, 'strike').odds.markers).toHaveLength(3);
  });

  test('[QL-ATK-10] ones on damage dice and saving throws place nothing', () => {
    const { unit, the } = act(duel(2, { armor: 2, cls: 'INF' }), {
      under: 'strike',
      target: 'b1',
      dice: [6, 5, 1, 3, 1],
    });
    expect(the('damageRolled')).toMatchObject({ dice: [1, 3], kills: 1 });
    expect(the('savesRolled')).toMatchObject({ dice: [1], successes: 0 });
    expect(unit('b1')).toMatchObject({ suppression: 0, elements: 3 });
  });

  test('[QL-ATK-11] an attack without a hit still suppresses, and no damage is rolled', () => {
    const { unit, all } = act(duel(3, { armor: 4 }), { under: 'engage', target: 'b1', dice: [1, 1, 3] });
    expect(unit('b1')).toMatchObject({ suppression: 2, elements: 4 });
    expect(all('damageRolled')).toEqual([]);
  });

  test('[QL-ATK-12] markers are placed before the damage roll', () => {
    const { events } = act(duel(3, { armor: 3, cls: 'INF' }), { under: 'strike', target: 'b1', dice: [1, 5, 2, 6, 2] });
    const sequence = events.map(({ type }) => type).filter((type) => /Rolled$|^suppressed$|^elementsLost$/.test(type));
    expect(sequence).toEqual(['attackRolled', 'suppressed', 'damageRolled', 'savesRolled', 'elementsLost']);
    const game = open(during(duel(3, { armor: 3 }), { unit: 'a1', order: 'strike' }), [1, 5, 2]);
    answer(game, 'A', { type: 'Attack', target: 'b1' });
    expect(game.roll).toMatchObject({ count: 1, rule: 'QL-DMG-01', seat: 'A' });
    expect(game.state.units.find(({ id }) => id === 'b1')).toMatchObject({ suppression: 1, elements: 4 });
  });
});

describe('the attacker', () => {
  test('[QL-ATK-13] an attack does nothing to the unit that makes it', () => {
    const t = duel(5, {}, { dice: [5, 3], elements: 2 });
    const before = open(t).state.units[0]!;
    const { unit } = act(t, { under: 'strike', target: 'b1', dice: [1, 1, 1, 4, 6] });
    const { order, issuedOn, activatedOn, ...after } = unit('a1');
    expect(before).toMatchObject(after);
    expect([order, issuedOn, activatedOn]).toEqual([null, null, 5]); // its activation is over, nothing else
  });

  test('[QL-ATK-13] the turn goes on with the same command points', () => {
    const { game, the } = act(duel(2), { under: 'strike', target: 'b1', dice: [1, 6] });
    expect(the('activationBegan').cp).toBe(6);
    expect(game.state.cp).toBe(6);
  });

  test('[QL-ATK-06] the orders: what moves, what attacks and what hits (5.1)', () => {
    const t = table([A('G5', { speed: [1, 3] }), B('G9')]);
    const ends = (under: 'engage' | 'advance') => {
      const game = open(during(t, { unit: 'a1', order: under }));
      return Math.max(...(game.options('A') as DecisionOf<'MoveUnit'>[]).map(({ path }) => path.length));
    };
    expect([ends('engage'), ends('advance')]).toEqual([1, 3]);
    refuses(open(during(t, { unit: 'a1', order: 'strike' })).check('A', move('G6')), 'QL-MOV-04');
    expect([preview(t, 'engage').shot.hitOn, preview(t, 'strike').shot.hitOn]).toEqual([5, 4]);
    refuses(whyNotAttack(t, 'advance'), 'QL-ATK-07');
  });
});
