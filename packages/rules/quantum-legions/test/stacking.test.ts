import { Game, SeededDice } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { quantumLegions } from '../src/ruleset.js';
import { A, act, allows, answer, B, hexOf, move, open, refuses, table, why, whyNotMove } from './kit-combat.js';

describe('one unit in a hex', () => {
  test('[QL-STK-01] a position with two units in one hex cannot be laid out', () => {
    expect(() => open(table([A('G5'), A('G5')]))).toThrow(/free hex; a1 is there/);
    expect(() => open(table([A('G5'), B('G5')]))).toThrow(/free hex/);
  });

  test.each(['SC-2', 'SC-4'])(
    '[QL-STK-01] in games played at random no two units of %s ever share a hex',
    (scenario) => {
      let shared = 0;
      for (let seed = 1; seed <= 10; seed++) {
        const game = Game.at(quantumLegions, quantumLegions.open({ scenario }), new SeededDice(seed));
        const pick = new SeededDice(`pick ${seed}`);
        while (!game.over) {
          const options = game.options(game.question!.seat);
          game.take(options[pick.below(options.length)]);
          const hexes = game.state.units.flatMap(({ hex }) => (hex === null ? [] : [hex]));
          shared += hexes.length - new Set(hexes).size;
        }
      }
      expect(shared).toBe(0);
    },
  );

  test('[QL-STK-01] in passing, two units are in one hex, and the one passed stays where it is', () => {
    const { unit } = act(table([A('G3', { speed: [2, 2] }), A('G4')]), { under: 'engage', path: 'G4 G5' });
    expect([hexOf(unit('a1')), hexOf(unit('a2'))]).toEqual(['G5', 'G4']);
  });
});

describe('friends', () => {
  test('[QL-EX-06] [QL-STK-02] [QL-STK-03] through a friend, not onto it, and only with speed for both steps', () => {
    const two = table([A('G5', { speed: [2, 2] }), A('G6')]);
    allows(whyNotMove(two, 'engage', 'G6 G7'));
    refuses(whyNotMove(two, 'engage', 'G6'), 'QL-STK-03', 'G6', 'a2');
    refuses(whyNotMove(table([A('G5', { speed: [1, 2] }), A('G6')]), 'engage', 'G6 G7'), 'QL-MOV-03');
  });

  test('[QL-EX-35] [QL-STK-02] [QL-STK-03] a friend in a forest costs what the forest costs', () => {
    const at = (speed: number) => table([A('G3', { speed: [speed, speed] }), A('G4')], { terrain: { G4: 'forest' } });
    const { the } = act(at(3), { under: 'engage', path: 'G4 G5' });
    expect(the('unitMoved').cost).toBe(3);
    refuses(whyNotMove(at(2), 'engage', 'G4 G5'), 'QL-MOV-03');
    refuses(whyNotMove(at(2), 'engage', 'G4'), 'QL-STK-03');
  });

  test('[QL-STK-02] through any number of friends in a row', () => {
    const t = table([A('G3', { speed: [1, 4] }), A('G4'), A('G5'), A('G6')]);
    allows(whyNotMove(t, 'advance', 'G4 G5 G6 G7'));
    refuses(whyNotMove(t, 'advance', 'G4 G5 G6'), 'QL-STK-03');
  });

  test('[QL-STK-03] a hex is free once its unit has moved away', () => {
    const t = table([A('G3', { speed: [1, 4], order: 'advance' }), A('G4', { speed: [1, 1] })]);
    refuses(whyNotMove(t, 'advance', 'G4'), 'QL-STK-03');
    const { game } = act(t, { unit: 'a2', under: 'engage', path: 'G5' });
    answer(game, 'A', { type: 'Activate', unit: 'a1' });
    answer(game, 'A', move('G4'));
    expect(game.state.units.slice(0, 2).map(hexOf)).toEqual(['G4', 'G5']);
  });
});

describe('enemies', () => {
  test('[QL-EX-36] [QL-STK-04] [QL-MOV-11] not into an enemy; around it without a penalty', () => {
    const t = table([A('G3', { speed: [3, 3] }), B('G4')]);
    refuses(whyNotMove(t, 'engage', 'G4'), 'QL-STK-04', 'G4', 'b1');
    const { the } = act(t, { under: 'engage', path: 'F3 F4 G5' });
    expect(the('unitMoved').cost).toBe(3);
  });

  test('[QL-STK-04] nor through an enemy, whatever its state, with speed to spare', () => {
    const t = table([A('G3', { speed: [3, 8] }), B('G4', { suppression: 3, elements: 1 })]);
    refuses(whyNotMove(t, 'advance', 'G4 G5'), 'QL-STK-04');
  });

  test('[QL-STK-04] [QL-TRT-04] a Jump unit passes over an enemy but does not end on it', () => {
    const t = table([A('G3', { speed: [3, 3], traits: ['jump'] }), B('G4')]);
    allows(whyNotMove(t, 'engage', 'G4 G5'));
    refuses(whyNotMove(t, 'engage', 'G4'), 'QL-STK-03');
  });

  test('[QL-STK-02] [QL-STK-04] what is friend and what is foe depends on who moves', () => {
    const t = table([A('G4'), B('G3', { speed: [3, 3] }), B('H3')]);
    refuses(why(t, move('G4 G5'), { unit: 'b1', under: 'advance' }), 'QL-STK-04');
    const { unit } = act(t, { unit: 'b1', under: 'advance', path: 'H3 H4' });
    expect(hexOf(unit('b1'))).toBe('H4');
  });
});
