import { Game } from '@sandtable/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TOGGLES } from '../src/config.js';
import { UNITS } from '../src/content/forces.js';
import { profileOf } from '../src/profile.js';
import { CHAPTERS, RULES } from '../src/rulebook.js';
import { parseFraction, toNumber } from '../src/rules/fraction.js';
import { killNumber, shotFrom } from '../src/rules/shot.js';
import { unitVp } from '../src/rules/unit-creation.js';
import { quantumLegions } from '../src/ruleset.js';
import { TERRAINS } from '../src/terms.js';
import {
  A,
  act,
  allows,
  answer,
  asked,
  B,
  during,
  open,
  preview,
  refuses,
  sight,
  table,
  whyNotAttack,
  whyNotMove,
} from './kit-combat.js';

// What the book leaves open was decided once; here each decision is shown at work, and where it is an option, both ways.

describe('attack and damage', () => {
  test('[QL-RUL-13] three hits roll three damage dice, though the book’s example speaks of four', () => {
    const t = table([A('G5', { dice: [5], ap: 1 }), B('G7', { armor: 4 })]);
    const game = open(during(t, { unit: 'a1', order: 'engage', stage: 'attack' }), [1, 4, 5, 5, 6]);
    answer(game, 'A', { type: 'Attack', target: 'b1' });
    expect(game.roll).toMatchObject({ count: 3, rule: 'QL-DMG-01' });
    expect(game.rolled([2, 4, 5, 6])).toMatchObject({ rule: null });
    expect(game.rolled([2, 4, 5])).toBeNull();
    expect(game.state.units[1]!.elements).toBe(2);
  });

  test('[QL-RUL-14] the 1 of the book’s attack example places a marker under Engage', () => {
    const { unit } = act(table([A('G5', { dice: [5] }), B('G7')]), {
      under: 'engage',
      target: 'b1',
      dice: [1, 4, 5, 5, 6],
    });
    expect(unit('b1').suppression).toBe(1);
  });

  test('[QL-RUL-15] ones suppress under Strike too, on attack dice alone, and only on dice left by cover', () => {
    const field = table([A('G5', { dice: [3] }), B('G7', { cls: 'INF', armor: 2 })]);
    expect(act(field, { under: 'strike', target: 'b1', dice: [1, 4, 5, 1, 2, 1] }).unit('b1').suppression).toBe(1);
    const town = table([A('G5', { dice: [3] }), B('G7', { cls: 'INF' })], { terrain: { G7: 'urban' } });
    const { the, unit } = act(town, { under: 'strike', target: 'b1', dice: [1] });
    expect(the('attackRolled').dice).toEqual([1]);
    expect(unit('b1').suppression).toBe(1);
  });

  test('[QL-RUL-17] cover takes dice before the roll, not hits after it, and never the last die', () => {
    const town = (dice: number) =>
      table([A('G5', { dice: [dice] }), B('G7', { cls: 'INF' })], { terrain: { G7: 'urban' } });
    const { the } = act(town(5), { under: 'strike', target: 'b1', dice: [6, 6, 1, 1] });
    expect(the('attackRolled')).toMatchObject({ dice: [6, 6], hits: 2 });
    expect(act(town(1), { under: 'strike', target: 'b1', dice: [6, 1] }).the('attackRolled').hits).toBe(1);
  });

  test('[QL-RUL-18] no automatic kill: a 6 kills because no armor is better than 6+, and would not beyond', () => {
    const [weak] = UNITS.map((type) => profileOf(type, true)).filter(({ ap, hunter }) => ap === 0 && !hunter);
    const target = profileOf(UNITS.find(({ armor, cls }) => armor === 6 && cls === 'AFV')!, true);
    expect(killNumber(weak!, target)).toBe(6);
    expect(killNumber(weak!, { ...target, armor: 7 })).toBe(7);
  });

  test('[QL-RUL-20] one throw for each kill, so overkill makes survival less likely', () => {
    const survives = (dice: number) =>
      1 - preview(table([A('G5', { dice: [dice] }), B('G7', { cls: 'INF', dice: [2, 1] })]), 'strike').odds.destroyed;
    expect([2, 4, 6, 8].map(survives).every((p, i, all) => i === 0 || p < all[i - 1]!)).toBe(true);
    const t = table([A('G5', { dice: [3] }), B('G7', { cls: 'INF', elements: 1 }), B('M14')]);
    expect(act(t, { under: 'strike', target: 'b1', dice: [4, 4, 4, 6, 6, 3] }).unit('b1').elements).toBe(0);
  });

  test('[QL-RUL-50] no face is a hit and a marker at once: any unit against any other, under every order', () => {
    const profiles = fc.constantFrom(...UNITS.map((type) => profileOf(type, true)));
    fc.assert(
      fc.property(
        profiles,
        profiles,
        fc.constantFrom(...TERRAINS),
        fc.integer({ min: 1, max: 8 }),
        fc.constantFrom('engage' as const, 'strike' as const),
        fc.boolean(),
        (a, t, terrain, distance, order, indirect) => {
          const shot = shotFrom(a, 1, 0, t, terrain, distance, order, indirect);
          expect(shot.suppressUpTo).toBeLessThan(shot.hitOn);
          expect(shot.hitOn).toBeGreaterThanOrEqual(4);
        },
      ),
    );
    const { the } = act(table([A('G5', { dice: [2], traits: ['barrage', 'stabilized'] }), B('G7')]), {
      under: 'engage',
      target: 'b1',
      dice: [2, 4],
    });
    expect(the('attackRolled')).toMatchObject({ hits: 1, ones: 1 });
  });
});

describe('options, both ways', () => {
  test('[QL-RUL-19] saves are used unasked; with the option the owner may refuse them', () => {
    const t = (optionalSaves: boolean) =>
      table([A('G5', { dice: [1] }), B('G7', { cls: 'INF' })], { options: { optionalSaves } });
    const off = act(t(false), { under: 'strike', target: 'b1', dice: [4, 6] });
    expect(off.unit('b1').elements).toBe(4);
    const on = act(t(true), { under: 'strike', target: 'b1', dice: [4, 6], saves: 0 });
    expect(on.unit('b1').elements).toBe(3);
    expect(TOGGLES.optionalSaves.default).toBe(false);
  });

  test('[QL-RUL-22] staggered blockers leave a narrow view; with the whole line judged at once they do not', () => {
    const t = (losHexside: 'pair' | 'line') =>
      table([A('I7'), B('E7'), A('H6')], { terrain: { F7: 'forest' }, options: { losHexside } });
    allows(whyNotAttack(t('pair'), 'strike'));
    refuses(whyNotAttack(t('line'), 'strike'), 'QL-LOS-06', 'F7', 'H6');
    const facing = table([A('I7'), B('E7'), A('F6')], { terrain: { F7: 'forest' } });
    refuses(whyNotAttack(facing, 'strike'), 'QL-LOS-06', 'F6', 'F7');
    expect(TOGGLES.losHexside.default).toBe('pair');
  });

  test('[QL-RUL-27] one hex short is refused; with the option a unit always has one step', () => {
    const t = (minimumMove: boolean) =>
      table([A('G3', { speed: [1, 1] })], { terrain: { G4: 'hill' }, options: { minimumMove } });
    refuses(whyNotMove(t(false), 'engage', 'G4'), 'QL-MOV-07');
    allows(whyNotMove(t(true), 'engage', 'G4'));
    refuses(whyNotMove(t(true), 'engage', 'G4 G5'), 'QL-MOV-07');
    expect(TOGGLES.minimumMove.default).toBe(false);
  });

  test('[QL-RUL-40] miniatures: a chapter of its own, off by default; large hexes play as the board does', () => {
    expect(CHAPTERS).toContain(RULES['QL-MIN-01'].chapter);
    expect([...TOGGLES.miniatures.values]).toEqual(['off', 'largeHex', 'tabletop']);
    expect(TOGGLES.miniatures.default).toBe('off');
    const played = (['off', 'largeHex'] as const).map((miniatures) => {
      const game = Game.open(quantumLegions, {
        setup: { scenario: 'SC-2', options: { miniatures } },
        dice: { kind: 'seeded', seed: 12 },
      });
      for (let i = 0; i < 200 && !game.over; i++) {
        const { seat } = game.question!;
        const options = game.options(seat);
        expect(game.answer(seat, options[(7 * i) % options.length])).toBeNull();
      }
      return game.events('referee');
    });
    expect(played[0]!.length).toBeGreaterThan(200);
    expect(played[1]).toEqual(played[0]);
  });
});

describe('sight and distance', () => {
  test('[QL-RUL-21] a unit shoots out of its own forest, town or hill', () => {
    for (const own of ['forest', 'urban', 'hill'] as const)
      allows(whyNotAttack(table([A('G5'), B('G8')], { terrain: { G5: own } }), 'strike'));
    refuses(whyNotAttack(table([A('G5'), B('G8')], { terrain: { G6: 'forest' } }), 'strike'), 'QL-LOS-03');
  });

  test('[QL-RUL-23] a corner is not crossed: the line from A1 to B5 touches A4 and B2 and is free', () => {
    const t = table([A('M1')], { terrain: { A4: 'urban', B2: 'hill' } });
    expect(sight(t, 'A1', 'B5')).toMatchObject({ clear: true, touched: ['B2', 'A4'] });
  });

  test('[QL-RUL-24] with an end on a hill: hills block, occupied or not; units elsewhere do not; a side needs two hills', () => {
    const hill = { G5: 'hill' } as const;
    const from = (terrain: object, ...units: string[]) =>
      sight(table([A('M1'), ...units.map((hex) => B(hex))], { terrain: { ...hill, ...terrain } }), 'G5', 'G9').clear;
    expect(from({}, 'G6', 'G7', 'G8')).toBe(true);
    expect(from({ G7: 'hill' })).toBe(false);
    expect(from({ G7: 'hill' }, 'G7')).toBe(false);
    const along = (terrain: object) =>
      sight(table([A('F6')], { terrain: { E7: 'hill', ...terrain } }), 'G7', 'E7').clear;
    expect(along({ F7: 'hill' })).toBe(true);
    expect(along({ F7: 'hill', F6: 'hill' })).toBe(false);
  });

  test('[QL-RUL-25] a hill is no cover, for either class', () => {
    for (const cls of ['AFV', 'INF'] as const) {
      const t = table([A('G5', { dice: [6] }), B('G7', { cls })], { terrain: { G7: 'hill' } });
      expect(preview(t, 'strike').shot).toMatchObject({ cover: 'none', dice: 6 });
    }
  });

  test('[QL-RUL-26] half-hexes never block: a line along either flank is free past blockers on its one side', () => {
    const west = table([A('A1'), B('C1'), B('B1')]);
    allows(whyNotAttack(west, 'strike'));
    const east = table([A('A14'), B('C14'), B('B13')]);
    allows(whyNotAttack(east, 'strike'));
    const inside = table([A('A7'), B('C7'), B('B6'), B('B7')]);
    refuses(whyNotAttack(inside, 'strike'), 'QL-LOS-06', 'B6', 'B7');
  });

  test('[QL-RUL-49] distance is counted over obstacles, not around them', () => {
    const walled = table([A('G5', { range: 4, traits: [] }), B('G9')], {
      terrain: { G6: 'water', G7: 'swamp', G8: 'ice', F5: 'water', H5: 'water', F6: 'water', H6: 'water' },
    });
    expect(sight(walled, 'G5', 'G9').distance).toBe(4);
    allows(whyNotAttack(walled, 'strike'));
    refuses(whyNotMove(walled, 'advance', 'G6'), 'QL-MOV-06');
  });
});

describe('terrain and units', () => {
  test('[QL-RUL-41] the book’s "impassible" keeps units out: no speed, option or Strike order changes it', () => {
    const t = table([A('G3', { speed: [8, 8] })], { terrain: { G4: 'water' }, options: { minimumMove: true } });
    refuses(whyNotMove(t, 'advance', 'G4'), 'QL-MOV-06', 'QL-TER-06');
    expect(RULES['QL-TER-09'].see).toContain('QL-RUL-41');
  });

  test('[QL-RUL-37] a unit is worth a small constant and half the product of its ratings, not the root of it', () => {
    for (const unit of UNITS) {
      const { vp, or, dr, parts } = unitVp(unit);
      const product = toNumber(parseFraction(or)) * toNumber(parseFraction(dr));
      const flat = parts.filter(({ name }) => name === 'flatVp').reduce((sum, { value }) => sum + Number(value), 0);
      expect(vp, unit.id).toBe(Math.floor(4 + product / 2 + flat + 0.5));
    }
    const worth = (dice: number) => unitVp({ ...UNITS[0]!, traits: [], size: 2, dice: [dice, dice] });
    const ratings = [worth(2), worth(4)].map(({ or, dr }) => toNumber(parseFraction(or)) * toNumber(parseFraction(dr)));
    expect(ratings[1]! / ratings[0]!).toBeCloseTo(2, 12);
    expect(worth(4).vp - 4).toBeGreaterThan(1.8 * (worth(2).vp - 4)); // twice the fire is nearly twice the price
  });

  test('[QL-UNC-12] a player’s own unit plays with the VP that the game computes, which both seats are shown', () => {
    const design = {
      cls: 'INF',
      size: 2,
      speed: [1, 2],
      armor: null,
      range: 3,
      ap: 0,
      dice: [2, 1],
      traits: [],
    } as const;
    const content = {
      sandtable: 'quantum-legions',
      forces: [{ id: 'own', name: 'Own', summary: 'Made at the table.' }],
      units: [{ id: 'own-1', force: 'own', name: 'Militia', ...design }],
    };
    const setup = (extra: object = content) => ({
      content: extra,
      position: {
        units: [
          { seat: 'A', type: 'PG-A1', hex: 'G5', order: 'strike' },
          { seat: 'B', type: 'own-1', hex: 'G7', elements: 1 },
          { seat: 'B', type: 'own-1', hex: 'M7' },
        ],
        step: 'activate',
      },
    });
    const { vp } = unitVp(design);
    const faces = [6, 2, 2, 2, 2, 2, 1];
    const game = Game.open(quantumLegions, { setup: setup(), dice: { kind: 'scripted', faces } });
    for (const seat of ['A', 'B'] as const)
      expect(game.view(seat).match.content!.units).toMatchObject([{ id: 'own-1', vp, dice: [2, 1] }]);
    answer(game, 'A', { type: 'Activate', unit: 'a1' });
    expect(asked(game, 'Attack')).toBe(true);
    answer(game, 'A', { type: 'Attack', target: 'b1' });
    expect(game.state.seats.A.vpEarned).toBe(vp);
    const dear = { ...content, units: [{ ...content.units[0]!, vp: vp + 1 }] };
    expect(() => Game.open(quantumLegions, { setup: setup(dear), dice: { kind: 'scripted', faces } })).toThrow(
      /as computed/,
    );
  });
});
