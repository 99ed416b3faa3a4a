import { hashOf } from '@sandtable/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guessOrder, orderBelief } from '../src/bot/belief.js';
import type { DecisionOf } from '../src/decisions.js';
import { HEXES } from '../src/rules/board.js';
import { ORDER_TYPES, type OrderType } from '../src/terms.js';
import { A, ask, aTable, B, during, open, preview, refuses, type Sheet, type Table, table } from './kit-combat.js';

// What a player may ask before deciding.

describe('reach', () => {
  test('[QL-MOV-03] shows the ends, paths and costs that the referee offers', () => {
    fc.assert(
      fc.property(aTable(14), fc.constantFrom<OrderType>('engage', 'advance'), (t, order) => {
        const reach = ask('reach', open(t).view('A'), { unit: 'a1', order }) as { path: string[] }[];
        const game = open(during(t, { unit: 'a1', order }));
        const offered = (game.options('A') as DecisionOf<'MoveUnit'>[]).filter(({ carry }) => !carry);
        expect(reach.map(({ path }) => path)).toEqual(offered.map(({ path }) => path));
      }),
      { numRuns: 40 },
    );
  });

  test('[QL-MOV-04] [QL-MOV-05] nothing under Strike; a forest shows its price', () => {
    const view = open(table([A('A1', { speed: [2, 4] })], { terrain: { A2: 'forest', B1: 'water' } })).view('A');
    expect(ask('reach', view, { unit: 'a1', order: 'strike' })).toEqual([]);
    expect(ask('reach', view, { unit: 'a1', order: 'engage' })).toEqual([
      { to: 'A1', path: [], cost: 0 },
      { to: 'A2', path: ['A2'], cost: 2 },
    ]);
  });
});

describe('from another place', () => {
  const t = table([A('G3', { range: 3 }), A('G4'), B('G8')]);
  const view = open(t).view('A');

  test('[QL-RNG-02] [QL-STK-01] an attack is judged as from there, if the place is free', () => {
    refuses(ask('odds', view, { unit: 'a1', target: 'b1', order: 'engage' }) as never, 'QL-RNG-02');
    expect(preview(t, 'engage', 'b1', { from: 'G5', moved: true }).shot.distance).toBe(3);
    for (const from of ['G4', 'G8', 'B0', 'A15'])
      expect(ask('odds', view, { unit: 'a1', target: 'b1', order: 'engage', from })).toMatchObject({
        rule: null,
        path: 'from',
      });
    expect(ask('targets', view, { unit: 'a1', order: 'engage', from: 'G3' })).toMatchObject([
      { target: 'b1', distance: 5 },
    ]);
  });

  test('units that are not on the board are malformed', () => {
    expect(ask('odds', view, { unit: 'a9', target: 'b1', order: 'engage' })).toMatchObject({
      rule: null,
      path: 'unit',
    });
    expect(ask('odds', view, { unit: 'a1', target: 'b9', order: 'engage' })).toMatchObject({
      rule: null,
      path: 'target',
    });
    expect(ask('sight', view, { from: 'B0', to: 'G5' })).toMatchObject({ rule: null, path: 'from' });
  });
});

describe('threat', () => {
  const threats = (t: Table) => Object.keys(ask('threat', open(t).view('A'), {}) as object).sort();
  const foe = (hex: string, sheet: Sheet = {}) => B(hex, { range: 1, speed: [1, 1], ...sheet });

  test('[QL-RNG-02] a unit of range 1 and speed 1 threatens the two rings around it', () => {
    const found = threats(table([foe('G7')]));
    expect(found).toHaveLength(19); // its own hex too, once it has stepped aside
    expect(found).not.toContain('G10');
    expect(ask('threat', open(table([foe('G7'), foe('G9')])).view('A'), {})).toMatchObject({ G8: 2, G5: 1 });
    expect(threats(table([A('G7')]))).toEqual([]);
  });

  test('[QL-LOS-01] it needs sight: behind a forest nothing is threatened', () => {
    const still = { speed: [0, 1], range: 3 } as const;
    expect(threats(table([foe('G5', still)]))).toContain('G7');
    const hidden = threats(table([foe('G5', still)], { terrain: { G6: 'forest' } }));
    expect(hidden).toContain('G6');
    expect(hidden).not.toContain('G7');
  });

  test('[QL-TRT-21] [QL-TRT-22] Minimum Range and Ponderous are heeded', () => {
    const near = threats(table([foe('G5', { speed: [0, 1], range: 3, traits: ['minimum-range 3'] })]));
    expect(near).toContain('G8');
    expect(near).not.toContain('G7');
    expect(threats(table([foe('G5', { traits: ['ponderous'] })]))).toEqual(['F4', 'F5', 'G4', 'G6', 'H4', 'H5']);
  });

  test('[QL-MOV-07] so is the minimum move', () => {
    const terrain = Object.fromEntries(['F4', 'F5', 'G4', 'G6', 'H4', 'H5'].map((hex) => [hex, 'forest' as const]));
    expect(threats(table([foe('G5')], { terrain }))).toHaveLength(6);
    expect(threats(table([foe('G5')], { terrain, options: { minimumMove: true } })).length).toBeGreaterThan(6);
  });
});

describe('guesses at hidden orders', () => {
  const belief = (...units: Parameters<typeof table>[0]) => {
    const { state } = open(table([...units]));
    return orderBelief(
      state,
      state.units.findIndex(({ id }) => id === 'b1'),
    );
  };
  const likeliest = (odds: Readonly<Record<OrderType, number>>) =>
    [...ORDER_TYPES].sort((one, other) => odds[other] - odds[one])[0];

  test('[QL-HID-07] Strike with a target in sight, Engage with one in reach, Advance with nobody near', () => {
    expect(likeliest(belief(A('G5'), B('G8', { range: 3 })))).toBe('strike');
    expect(likeliest(belief(A('G5'), B('G9', { range: 3, speed: [1, 2] })))).toBe('engage');
    expect(likeliest(belief(A('A1'), B('M14', { range: 3 })))).toBe('advance');
  });

  test('[QL-HID-07] the parts add up, and guesses are drawn in proportion to them', () => {
    for (const odds of [belief(A('G5'), B('G8')), belief(A('G5'), B('G11')), belief(A('A1'), B('M14'))])
      expect(odds.strike + odds.engage + odds.advance).toBe(16);
    const { state } = open(table([A('G5'), B('G8')]));
    const guesses = Array.from({ length: 16 }, (_, lot) => guessOrder(state, 1, { below: () => lot }));
    const odds = orderBelief(state, 1);
    for (const order of ORDER_TYPES) expect(guesses.filter((guess) => guess === order)).toHaveLength(odds[order]);
  });
});

test('[QL-HID-08] asking changes nothing, and answers come from the view alone', () => {
  fc.assert(
    fc.property(aTable(12), fc.constantFrom(...ORDER_TYPES), fc.constantFrom(...HEXES), (t, order, from) => {
      const game = open(t);
      const view = game.view('A');
      const [before, seen] = [game.hash(), hashOf(view)];
      const attack = { unit: 'a1', target: 'b1', order };
      ask('odds', view, { ...attack, from });
      ask('odds', view, { ...attack, followedBy: [{ unit: 'a1', order: 'strike' }] });
      ask('targets', view, { unit: 'a1', order, from });
      ask('reach', view, { unit: 'a1', order });
      ask('threat', view, {});
      ask('sight', view, { from, to: 'G7' });
      ask('why', view, { decision: { type: 'Attack', target: 'b1' }, unit: 'a1', order });
      expect([game.hash(), hashOf(view)]).toEqual([before, seen]);
    }),
    { numRuns: 40 },
  );
});
