import { Game } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { UNITS } from '../src/content/forces.js';
import { decisionSchema } from '../src/decisions.js';
import type { Position } from '../src/open-position.js';
import { quantumLegions } from '../src/ruleset.js';
import type { Unit } from '../src/state.js';
import { ORDER_TYPES } from '../src/terms.js';
import { activate, at, attack, type BattleGame, DONE, does, events, issue, open, refuses, seen, unit } from './kit.js';
import { facesIn, playedOut } from './random-play.js';

type Units = Position['units'];

describe('seats, units and elements', () => {
  test('[QL-CMP-01] two seats; a unit belongs to one of them for the whole game', () => {
    const owners = new Map<string, string>();
    playedOut({ scenario: 'SC-4' }, 3, ({ state }) => {
      for (const { id, owner } of state.units) {
        expect(owners.get(id) ?? owner).toBe(owner);
        owners.set(id, owner);
      }
    });
    expect(new Set(owners.values())).toEqual(new Set(['A', 'B']));
    expect([...owners].every(([id, owner]) => id[0] === owner.toLowerCase())).toBe(true);
  });

  test('[QL-CMP-02] elements are alike: how a unit came down to its number makes no difference', () => {
    const struck = (dice: number[], ...targets: string[]): Unit => {
      const units: Units = [
        { seat: 'A', type: { dice: [2] }, hex: 'G3', order: 'strike' },
        { seat: 'A', type: { dice: [2] }, hex: 'H3', order: 'strike' },
        { seat: 'B', type: {}, hex: 'G5', order: 'engage', issuedOn: 4 },
      ];
      const game = at({ units, step: 'activate', cp: 9 }, dice);
      for (const id of targets) does(game, 'A', activate(id), attack('b1'));
      return unit(game, 'b1');
    };
    expect(struck([4, 4], 'a1')).toEqual(struck([4, 2, 4, 2], 'a1', 'a2'));
  });

  test('[QL-CMP-03] a unit starts with as many elements as its type says', () => {
    const game = open({ scenario: 'SC-3' }, [1, 2]);
    for (const { type, elements } of game.state.units) {
      expect(elements).toBe(UNITS.find(({ id }) => id === type)!.size);
      expect([2, 3, 4, 5]).toContain(elements);
    }
  });

  test('[QL-CMP-04] nothing anybody can decide splits a unit, merges two, or moves elements between them', () => {
    expect([...decisionSchema._zod.propValues.type!]).toEqual([
      'ChooseForce',
      'ChooseSection',
      'JoinSection',
      'ChooseSetupArea',
      'Deploy',
      'RemoveSuppression',
      'Reanimate',
      'Activate',
      'ActivateOnInitiative',
      'MoveUnit',
      'Attack',
      'UseSaves',
      'IssueOrder',
      'Done',
      'AnswerDraw',
      'Concede',
      'OfferDraw',
    ]);
    let before: string[] | null = null;
    playedOut({ scenario: 'SC-2' }, 8, ({ state }) => {
      const units = state.units.map(({ id, type }) => `${id} ${type}`);
      expect(units).toEqual(before ?? units);
      before = units;
      for (const { type, elements } of state.units)
        expect(elements).toBeLessThanOrEqual(UNITS.find(({ id }) => id === type)!.size);
    });
  });

  test('[QL-CMP-05] [QL-STK-01] a unit is in one hex at any time, and alone in it', () => {
    playedOut({ scenario: 'SC-1' }, 5, ({ state }) => {
      if (state.phase !== 'play') return;
      const hexes = state.units.filter(({ elements }) => elements > 0).map(({ hex }) => hex);
      expect(hexes).not.toContain(null);
      expect(new Set(hexes).size).toBe(hexes.length);
    });
  });

  test('[QL-CMP-05] [QL-MOV-08] it moves as a whole', () => {
    const units: Units = [
      { seat: 'A', type: { dice: [5, 4, 3, 2, 1] }, hex: 'G3', order: 'advance' },
      { seat: 'B', type: {}, hex: 'M14' },
    ];
    const game = at({ units, step: 'activate' });
    does(game, 'A', activate('a1'), { type: 'MoveUnit', path: ['G4', 'G5'] });
    expect(unit(game, 'a1').elements).toBe(5);
    expect(seen(game, 'a1', 'B').hex).toBe('G5');
    expect(game.view('B').units.filter(({ hex }) => hex === 'G3')).toEqual([]);
  });

  test('[QL-CMP-06] what describes a unit type', () => {
    for (const type of UNITS) {
      expect(Object.keys(type).sort()).toEqual(
        [
          'ap',
          'armor',
          'cls',
          'dice',
          'force',
          'id',
          'name',
          'range',
          'size',
          'speed',
          'traits',
          'vp',
          'vpBasic',
        ].sort(),
      );
    }
  });

  test('[QL-CMP-07] a unit is a vehicle or infantry, and nothing else', () => {
    expect(new Set(UNITS.map(({ cls }) => cls))).toEqual(new Set(['AFV', 'INF']));
    const walker = { units: [{ seat: 'A', type: { cls: 'MECH' }, hex: 'A1' }] };
    expect(() => open({ position: walker as never })).toThrow('cls');
  });
});

describe('attack dice', () => {
  const shots = (dice: number[], elements: number): number => {
    const units: Units = [
      { seat: 'A', type: { dice }, hex: 'G3', order: 'strike', elements },
      { seat: 'B', type: {}, hex: 'G5' },
    ];
    const game = at(
      { units, step: 'activate' },
      Array.from({ length: dice[dice.length - elements]! }, () => 3),
    );
    does(game, 'A', activate('a1'), attack('b1'));
    return events(game, 'attackDeclared')[0]!.dice;
  };

  test('[QL-CMP-09] [QL-RUL-12] [QL-EX-01] 5-3-2 are totals: 5 dice, then 3, then 2', () => {
    expect([3, 2, 1].map((elements) => shots([5, 3, 2], elements))).toEqual([5, 3, 2]);
  });

  test('[QL-RUL-46] [QL-CMP-03] the rules of play work for a unit of one element and for one of seven', () => {
    expect(shots([4], 1)).toBe(4);
    expect([7, 4, 1].map((elements) => shots([9, 8, 7, 6, 5, 4, 3], elements))).toEqual([9, 6, 3]);
    const units: Units = [
      { seat: 'A', type: { dice: [8] }, hex: 'G3', order: 'strike' },
      { seat: 'B', type: { dice: [9, 8, 7, 6, 5, 4, 3] }, hex: 'G5' },
      { seat: 'B', type: { dice: [1] }, hex: 'M14' },
    ];
    const game = at({ units, step: 'activate' }, [4, 4, 4, 4, 4, 4, 3, 3]);
    does(game, 'A', activate('a1'), attack('b1'));
    expect(unit(game, 'b1').elements).toBe(1);
  });

  test('[QL-CMP-10] every die has six sides; saving throws are rolled by the target’s owner, the rest by whoever acts', () => {
    const sides = new Set<number>();
    const seen = new Set<string>();
    const units: Units = [
      { seat: 'A', type: { dice: [1] }, hex: 'G3', order: 'strike' },
      { seat: 'A', type: { traits: [{ id: 'reanimate' }] }, hex: 'A1', elements: 1 },
      { seat: 'B', type: { cls: 'INF', armor: 2 }, hex: 'G5' },
    ];
    const roll = (game: BattleGame, face: number) => {
      sides.add(game.roll!.sides);
      seen.add(`${game.roll!.rule} ${game.roll!.seat}`);
      expect(game.rolled(Array.from({ length: game.roll!.count }, () => 7))).not.toBeNull();
      expect(game.rolled(Array.from({ length: game.roll!.count }, () => face))).toBeNull();
    };
    const byHand = { kind: 'manual', seed: 1 } as const;
    const game = Game.open(quantumLegions, { setup: { position: { units, step: 'command' } }, dice: byHand });
    roll(game, 5);
    does(game, 'A', { type: 'Reanimate', unit: 'a2' });
    roll(game, 6);
    does(game, 'A', activate('a1'), attack('b1'));
    roll(game, 6);
    roll(game, 6);
    roll(game, 1);
    const rollOff = Game.open(quantumLegions, { setup: { scenario: 'SC-1' }, dice: byHand });
    roll(rollOff, 3);
    roll(rollOff, 4);
    expect(sides).toEqual(new Set([6]));
    expect([...seen]).toEqual([
      'QL-CMD-01 A',
      'QL-TRT-18 A',
      'QL-ATK-03 A',
      'QL-DMG-01 A',
      'QL-SAV-01 B',
      'QL-SET-08 A',
      'QL-SET-08 B',
    ]);
  });

  test('[QL-CMP-10] all faces of a whole game are 1 to 6, and each of them falls', () => {
    const faces = facesIn(playedOut({ scenario: 'SC-1' }, 2).events('referee'));
    expect(new Set(faces)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });
});

describe('markers', () => {
  test('[QL-CMP-11] there are three kinds of order, and face down they look the same', () => {
    expect(ORDER_TYPES).toEqual(['engage', 'advance', 'strike']);
    const backs = ORDER_TYPES.map((order) => {
      const game = at({
        units: [
          { seat: 'A', type: {}, hex: 'A1' },
          { seat: 'B', type: {}, hex: 'M1' },
        ],
        step: 'orders',
      });
      does(game, 'A', issue('a1', order));
      return [seen(game, 'a1', 'B'), seen(game, 'a1', null), events(game, 'orderIssued', 'B')];
    });
    expect(backs[1]).toEqual(backs[0]);
    expect(backs[2]).toEqual(backs[0]);
    const other = at({
      units: [
        { seat: 'A', type: {}, hex: 'A1' },
        { seat: 'B', type: {}, hex: 'M1' },
      ],
      step: 'orders',
    });
    refuses(other, 'A', { type: 'IssueOrder', unit: 'a1', order: 'defend' }, null);
  });

  test('[QL-CMP-12] suppression is a count and nothing else', () => {
    const units: Units = [
      { seat: 'A', type: {}, hex: 'A1', suppression: 5 },
      { seat: 'B', type: {}, hex: 'M1' },
    ];
    const game = at({ units, cp: 12 });
    for (let left = 4; left >= 0; left--) {
      does(game, 'A', { type: 'RemoveSuppression', unit: 'a1' });
      expect(unit(game, 'a1').suppression).toBe(left);
    }
  });

  test('[QL-CMP-13] [QL-RUL-32] markers never run out: 27 units may all hold the same order', () => {
    const hexes = ['A', 'B'].flatMap((row) =>
      Array.from({ length: row === 'A' ? 14 : 13 }, (_, i) => `${row}${i + 1}`),
    );
    const units: Units = [
      ...hexes.map((hex) => ({ seat: 'A' as const, type: {}, hex })),
      { seat: 'B', type: {}, hex: 'M1' },
    ];
    const game = at({ units, step: 'orders', cp: 30 });
    hexes.forEach((_, i) => {
      does(game, 'A', issue(`a${i + 1}`, 'strike'));
    });
    does(game, 'A', DONE);
    expect(game.state.units.filter(({ order }) => order === 'strike')).toHaveLength(27);
  });
});
