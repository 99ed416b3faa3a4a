import { Game, ScriptedDice } from '@sandtable/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Odds, oddsOf, oddsOfSeveral } from '../src/odds.js';
import type { Shot } from '../src/rules/shot.js';
import { quantumLegions } from '../src/ruleset.js';
import { type Battle, copyBattle } from '../src/state.js';
import type { Armor, OrderType, Terrain, UnitClass } from '../src/terms.js';
import { A, ask, B, during, open, preview, type Sheet, type Table, table } from './kit-combat.js';

/** Equal as far as sums of binary fractions can be. */
function isLaw(law: readonly number[], over: readonly number[], under: number): void {
  expect(law).toHaveLength(over.length);
  for (const [k, n] of over.entries()) expect(Math.abs(law[k]! - n / under), `of ${k}`).toBeLessThan(1e-12);
}

const is = (found: number, over: number, under = 1): void => isLaw([found], [over], under);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, p) => total + p, 0);

/** The odds a player is shown for an attack of a1 on b1, two hexes away. */
function odds(under: OrderType, attacker: Sheet, target: Sheet, terrain: Terrain = 'open'): Odds {
  return preview(table([A('G5', attacker), B('G7', target)], { terrain: { G7: terrain } }), under).odds;
}

describe('worked by hand', () => {
  test('[QL-EX-92] [QL-DMG-02] Engage, 5 dice, AP +1, AFV 4+ in the open, 4 elements', () => {
    const law = odds('engage', { dice: [5], ap: 1 }, { armor: 4, dice: [4, 3, 2, 1] });
    isLaw(law.lost, [16807, 24010, 13720, 3920, 592], 59049);
    is(law.expectedLost, 65578, 59049);
    is(law.markers[0]!, 3125, 7776);
    is(law.joint[0]![0]!, 161051, 1889568);
  });

  test('[QL-EX-93] [QL-COV-03] Strike, 4 dice, infantry without armor in urban, 5 elements', () => {
    const law = odds('strike', { dice: [4] }, { cls: 'INF', dice: [5, 4, 3, 2, 1] }, 'urban');
    expect(law.dice).toBe(2);
    isLaw(law.lost, [9, 6, 1, 0, 0, 0], 16);
    is(law.expectedLost, 1, 2);
    is(1 - law.markers[0]!, 11, 36);
  });

  test('[QL-EX-94] [QL-TRT-08] [QL-TRT-16] Engage with Barrage, 4 dice, Steadfast infantry in the open, 3 elements', () => {
    const law = odds(
      'engage',
      { dice: [4], traits: ['barrage'] },
      { cls: 'INF', dice: [3, 2, 1], traits: ['steadfast'] },
    );
    isLaw(law.lost, [625, 500, 150, 21], 1296);
    isLaw(law.markers, [48, 24, 8, 1], 81);
  });

  test('[QL-EX-95] [QL-DMG-02] Strike, 6 dice, AP +2, AFV 6+ in the open, 3 elements', () => {
    const law = odds('strike', { dice: [6], ap: 2 }, { armor: 6, dice: [3, 2, 1] });
    is(law.destroyed, 347, 2048);
    is(law.expectedLost, 2985, 2048);
  });

  test('[QL-EX-96] [QL-COV-02] [QL-SAV-01] Engage, 5 dice, AP +0, infantry 3+ in forest, 2 elements', () => {
    const law = odds('engage', { dice: [5] }, { cls: 'INF', armor: 3, dice: [2, 1] }, 'forest');
    expect(law.dice).toBe(3);
    isLaw(law.lost, [512, 192, 25], 729);
  });

  test('[QL-DST-02] the VP to expect are those of the unit times the chance that it is destroyed', () => {
    const t = table([A('G5', { dice: [2] }), B('G7', { dice: [2, 1], vp: 40 })]);
    is(preview(t, 'strike').expectedVp, 40, 4);
  });
});

describe('tables', () => {
  test('[QL-ATK-08] [QL-TRT-08] the chance of at least one marker by dice rolled (11.3)', () => {
    const row = (traits: string[]) =>
      [1, 2, 3, 4, 5, 6, 7, 8].map((n) => (1 - odds('engage', { dice: [n], traits }, {}).markers[0]!).toFixed(3));
    expect(row([])).toEqual('0.167 0.306 0.421 0.518 0.598 0.665 0.721 0.767'.split(' '));
    expect(row(['barrage'])).toEqual('0.333 0.556 0.704 0.802 0.868 0.912 0.941 0.961'.split(' '));
  });

  test.each([
    ['AFV', null, '0.333 0.333 0.333 0.333 0.500 0.500 0.500 0.500'],
    ['AFV', 3, '0.222 0.278 0.278 0.278 0.333 0.417 0.417 0.417'],
    ['AFV', 4, '0.167 0.222 0.278 0.278 0.250 0.333 0.417 0.417'],
    ['AFV', 5, '0.111 0.167 0.222 0.278 0.167 0.250 0.333 0.417'],
    ['AFV', 6, '0.056 0.111 0.167 0.222 0.083 0.167 0.250 0.333'],
    ['INF', null, '0.167 0.167 0.167 0.167 0.250 0.250 0.250 0.250'],
    ['INF', 3, '0.111 0.139 0.139 0.139 0.167 0.208 0.208 0.208'],
    ['INF', 4, '0.083 0.111 0.139 0.139 0.125 0.167 0.208 0.208'],
  ] as const)('[QL-DMG-02] [QL-SAV-01] kills to expect of one die on %s with armor %s (11.3)', (cls, armor, row) => {
    const expected = (['engage', 'strike'] as const).flatMap((under) =>
      [0, 1, 2, 3].map((ap) => odds(under, { dice: [1], ap }, { cls, armor }).expectedLost.toFixed(3)),
    );
    expect(expected.join(' ')).toBe(row);
  });

  test('[QL-DMG-02] [QL-DMG-03] the chance that one hit kills, in sixths, by armor and AP (5.2)', () => {
    const sixths = ([null, 2, 3, 4, 5, 6] as const).map((armor) =>
      [
        ...[0, 1, 2, 3].map((ap) => odds('strike', { dice: [1], ap }, { armor })),
        odds('strike', { dice: [1], ap: 3, traits: ['hunter'] }, { armor }),
      ].map(({ expectedLost }) => Math.round(expectedLost * 12 * 1e9) / 1e9),
    );
    expect(sixths).toEqual([
      [6, 6, 6, 6, 6],
      [5, 5, 5, 5, 5],
      [4, 5, 5, 5, 5],
      [3, 4, 5, 5, 5],
      [2, 3, 4, 5, 5],
      [1, 2, 3, 4, 5],
    ]);
  });
});

// --- Any attack ---------------------------------------------------------------------------------------------------

const aShot: fc.Arbitrary<Shot> = fc.record({
  distance: fc.integer({ min: 1, max: 10 }),
  indirect: fc.boolean(),
  cover: fc.constantFrom('none' as const, 'soft' as const, 'hard' as const),
  dice: fc.integer({ min: 1, max: 10 }),
  hitOn: fc.constantFrom(4, 5),
  suppressUpTo: fc.constantFrom(1, 2),
  killOn: fc.constantFrom(0, 2, 3, 4, 5, 6),
  saveOn: fc.constantFrom(0, 3, 4, 5, 6),
  markerShift: fc.constantFrom(-1 as const, 0 as const, 1 as const),
});

/** Every choice that changes what the dice of an attack mean. */
const aDuel = (dice: number) =>
  fc
    .record({
      under: fc.constantFrom('engage' as const, 'strike' as const),
      dice: fc.integer({ min: 1, max: dice }),
      ap: fc.nat(3),
      traits: fc.subarray(['barrage', 'hunter', 'incendiary', 'stabilized', 'siege', 'assault']),
      cls: fc.constantFrom<UnitClass>('AFV', 'INF'),
      armor: fc.constantFrom<Armor>(null, 2, 3, 4, 5, 6),
      terrain: fc.constantFrom<Terrain>('open', 'forest', 'urban', 'hill'),
      nerve: fc.constantFrom([], ['steadfast'], ['unsteady']),
      shielded: fc.boolean(),
      elements: fc.integer({ min: 1, max: 3 }),
      hex: fc.constantFrom('G6', 'G7'),
    })
    .map(({ under, dice, ap, traits, cls, armor, terrain, nerve, shielded, elements, hex }) => ({
      under,
      t: table(
        [
          A('G5', { dice: [dice], ap, traits }),
          B(hex, {
            cls,
            armor,
            elements,
            traits: [...nerve, ...(shielded ? [cls === 'INF' ? 'deflector 3' : 'deflector 5'] : [])],
          }),
          B('M14'),
        ],
        { terrain: { [hex]: terrain } },
      ),
    }));

describe('laws', () => {
  test('[QL-ATK-08] [QL-DMG-06] the joint law adds up to 1, and its margins are the laws shown', () => {
    fc.assert(
      fc.property(aShot, fc.integer({ min: 1, max: 5 }), (shot, elements) => {
        const law = oddsOf(shot, elements);
        is(sum(law.joint.map(sum)), 1);
        expect(law.joint).toHaveLength(elements + 1);
        isLaw(law.lost, law.joint.map(sum), 1);
        isLaw(
          law.markers,
          law.joint[0]!.map((_, k) => sum(law.joint.map((row) => row[k]!))),
          1,
        );
        is(law.expectedLost, sum(law.lost.map((p, k) => k * p)));
        is(law.expectedMarkers, sum(law.markers.map((p, k) => k * p)));
        is(law.destroyed, law.lost[elements]!);
        is(law.suppressed, sum(law.joint.slice(0, elements).flatMap((row) => row.slice(1))));
        for (const p of law.joint.flat()) expect(p).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('[QL-ATK-06] [QL-DMG-02] [QL-SAV-01] the losses are those of hits, kills and throws taken one after the other', () => {
    fc.assert(
      fc.property(aShot, fc.integer({ min: 1, max: 5 }), (shot, elements) => {
        const hit = (7 - shot.hitOn) / 6;
        const kill = shot.killOn === 0 ? 1 : (7 - shot.killOn) / 6;
        const unsaved = shot.saveOn === 0 ? 1 : (shot.saveOn - 1) / 6;
        const lost = new Array<number>(elements + 1).fill(0);
        for (let hits = 0; hits <= shot.dice; hits++)
          for (let kills = 0; kills <= hits; kills++)
            for (let losses = 0; losses <= kills; losses++)
              lost[Math.min(losses, elements)]! +=
                binomial(shot.dice, hits, hit) * binomial(hits, kills, kill) * binomial(kills, losses, unsaved);
        isLaw(oddsOf(shot, elements).lost, lost, 1);
      }),
    );
  });

  test('[QL-DMG-06] the same attack on a target with more elements loses as many or more', () => {
    fc.assert(
      fc.property(aShot, fc.integer({ min: 1, max: 4 }), (shot, elements) => {
        const [few, many] = [oddsOf(shot, elements), oddsOf(shot, elements + 1)];
        expect(many.expectedLost).toBeGreaterThanOrEqual(few.expectedLost - 1e-12);
        expect(many.destroyed).toBeLessThanOrEqual(few.destroyed + 1e-12);
        isLaw(many.markers, few.markers, 1);
      }),
    );
  });
});

function binomial(n: number, k: number, p: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways * p ** k * (1 - p) ** (n - k);
}

// --- The odds against the dice themselves -------------------------------------------------------------------------

interface Fall {
  readonly state: Battle;
  /** How many of all falls of MOST_DICE dice begin like this one: whole numbers, so that nothing is rounded. */
  readonly weight: number;
}

const MOST_DICE = 9;
const ALL_FALLS = 6 ** MOST_DICE;

/** Plays these decisions of seat A with every fall of the dice there is, through the referee, as long as b1 stands. */
function allFalls(start: Battle, decisions: readonly object[]): Fall[] {
  const falls: Fall[] = [];
  const play = (faces: readonly number[]): void => {
    const game = Game.at(quantumLegions, copyBattle(start), new ScriptedDice(faces));
    for (const decision of decisions) if (game.roll === null && standing(game.state).hex !== null) game.take(decision);
    if (game.roll === null) falls.push({ state: game.state, weight: 6 ** (MOST_DICE - faces.length) });
    else for (const more of allFaces(game.roll.count)) play([...faces, ...more]);
  };
  play([]);
  expect(sum(falls.map(({ weight }) => weight))).toBe(ALL_FALLS);
  return falls;
}

const standing = (b: Battle) => b.units.find(({ id }) => id === 'b1')!;

function allFaces(dice: number): number[][] {
  if (dice === 0) return [[]];
  return allFaces(dice - 1).flatMap((faces) => [1, 2, 3, 4, 5, 6].map((face) => [...faces, face]));
}

/** The odds shown are what became of b1. Markers are compared while it stands: a unit destroyed takes them with it. */
function isWhatHappened(law: Odds, start: Battle, falls: readonly Fall[]): void {
  const before = standing(start);
  const lost = law.lost.map(() => 0);
  const alive = law.joint.slice(0, -1).map((row) => row.map(() => 0));
  for (const { state, weight } of falls) {
    const after = standing(state);
    const gone = before.elements - after.elements;
    lost[gone]! += weight;
    if (after.elements > 0) alive[gone]![after.suppression - before.suppression]! += weight;
  }
  isLaw(law.lost, lost, ALL_FALLS);
  for (const [gone, row] of alive.entries()) isLaw(law.joint[gone]!, row, ALL_FALLS);
}

const ATTACK = { type: 'Attack', target: 'b1' };

function agrees(t: Table, under: OrderType): number {
  const { state } = open(during(t, { unit: 'a1', order: under, stage: 'attack' }));
  const falls = allFalls(state, [ATTACK]);
  isWhatHappened(preview(t, under).odds, state, falls);
  return falls.length;
}

describe('every fall of the dice', () => {
  test('[QL-ATK-06] [QL-ATK-08] [QL-DMG-02] [QL-SAV-01] one and two dice, any attack: the odds are what happens', () => {
    let falls = 0;
    fc.assert(
      fc.property(aDuel(2), ({ t, under }) => {
        falls += agrees(t, under);
      }),
      { numRuns: 60 },
    );
    expect(falls).toBeGreaterThan(1000);
  });

  test.each([
    { under: 'strike', attacker: { ap: 1 }, target: { armor: 4 } },
    { under: 'engage', attacker: { traits: ['barrage'] }, target: { cls: 'INF', traits: ['unsteady'] } },
    { under: 'engage', attacker: {}, target: { cls: 'INF', armor: 6, traits: ['steadfast'] } },
  ] as const)('[QL-ATK-06] [QL-DMG-06] three dice, $under on $target', ({ under, attacker, target }) => {
    agrees(table([A('G5', { dice: [3], ...attacker }), B('G7', { elements: 2, ...target }), B('M14')]), under);
  });

  test('[QL-TRT-11] indirect fire', () => {
    const t = table(
      [A('G5', { dice: [4], range: 6, traits: ['indirect-fire'] }), A('F9'), B('G9', { armor: 3 }), B('M14')],
      {
        terrain: { G7: 'forest' },
      },
    );
    expect(preview(t, 'strike').shot).toMatchObject({ indirect: true, dice: 2 });
    agrees(t, 'strike');
  });

  test('[QL-DMG-06] several attacks on one target: the odds shown for both are what both do', () => {
    fc.assert(
      fc.property(aDuel(1), aDuel(1), ({ t, under }, other) => {
        const [first, victim, last] = t.position.units;
        const second = { ...other.t.position.units[0]!, hex: 'H5', order: 'strike' as const };
        const both: Table = { ...t, position: { ...t.position, units: [first!, second, victim!, last!] } };
        const law = preview(both, under, 'b1', { followedBy: [{ unit: 'a2', order: 'strike' }] }).odds;
        const { state } = open(during(both, { unit: 'a1', order: under, stage: 'attack' }));
        isWhatHappened(law, state, allFalls(state, [ATTACK, { type: 'Activate', unit: 'a2' }, ATTACK]));
      }),
      { numRuns: 25 },
    );
  });
});

describe('several attacks', () => {
  test('[QL-DMG-06] one attack is the attack itself, none leaves all as it is', () => {
    fc.assert(
      fc.property(aShot, fc.integer({ min: 1, max: 5 }), (shot, elements) => {
        const [alone, several] = [oddsOf(shot, elements), oddsOfSeveral([shot], elements)];
        isLaw(several.lost, alone.lost, 1);
        for (const [gone, row] of alone.joint.entries()) isLaw(several.joint[gone]!.slice(0, row.length), row, 1);
      }),
    );
    expect(oddsOfSeveral([], 3).lost).toEqual([1, 0, 0, 0]);
  });

  test('[QL-DMG-06] they convolve: two attacks are one with the dice of both, as far as losses go', () => {
    fc.assert(
      fc.property(aShot, fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }), (shot, more, elements) => {
        const two = oddsOfSeveral([shot, { ...shot, dice: more }], elements);
        const one = oddsOf({ ...shot, dice: shot.dice + more }, elements);
        isLaw(two.lost, one.lost, 1);
        is(sum(two.joint.map(sum)), 1);
        expect(two.dice).toBe(shot.dice + more);
      }),
    );
  });

  test('[QL-DST-01] a unit that is gone is not attacked again: no markers are added to those it had', () => {
    fc.assert(
      fc.property(aShot, aShot, fc.integer({ min: 1, max: 3 }), (one, other, elements) => {
        const first = oddsOf(one, elements).joint;
        const both = oddsOfSeveral([one, other], elements).joint;
        const gone = both[elements]!.map((_, markers) => first[elements]![markers] ?? 0);
        for (let lost = 0; lost < elements; lost++)
          oddsOf(other, elements - lost).joint[elements - lost]!.forEach((p, more) => {
            first[lost]!.forEach((q, markers) => {
              gone[markers + more]! += p * q;
            });
          });
        isLaw(both[elements]!, gone, 1);
      }),
    );
  });

  test('[QL-DST-01] the order of two attacks does not change the losses', () => {
    fc.assert(
      fc.property(aShot, aShot, fc.integer({ min: 1, max: 5 }), (one, other, elements) => {
        isLaw(oddsOfSeveral([one, other], elements).lost, oddsOfSeveral([other, one], elements).lost, 1);
      }),
    );
  });

  test('[QL-LOS-01] an attack that would be refused has no odds, nor has one that follows', () => {
    const t = table([A('G5'), A('H5'), B('G7')], { terrain: { H6: 'forest' } });
    const view = open(t).view('A');
    const both = { unit: 'a1', target: 'b1', order: 'strike', followedBy: [{ unit: 'a2', order: 'advance' }] };
    expect(ask('odds', view, both)).toMatchObject({ rule: 'QL-ATK-07' });
    expect(ask('odds', view, { ...both, order: 'advance' })).toMatchObject({ rule: 'QL-ATK-07' });
  });
});
