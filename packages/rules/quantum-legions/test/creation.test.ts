import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UNITS } from '../src/content/forces.js';
import { TRAIT_EXCLUSIONS, TRAIT_IDS, TRAITS, type Trait, type TraitId, traitName } from '../src/content/traits.js';
import type { Design, TraitRef } from '../src/content/types.js';
import { ruleOf } from '../src/rulebook.js';
import { formatFraction, multiply, parseFraction, toNumber } from '../src/rules/fraction.js';
import { designFaults, refuseDesign, unitVp, type VpPart, withoutTraits } from '../src/rules/unit-creation.js';

type Calc = {
  avgDice: string;
  penetration: string;
  reach: string;
  mobility: string;
  traitOR: string;
  or: string;
  toughness: string;
  classFactor: string;
  traitDR: string;
  dr: string;
  flat: number;
  orDecimal: number;
  drDecimal: number;
  vpUnrounded: number;
  vp: number;
  vpBasic: number;
};
const CALC: Record<string, Calc> = JSON.parse(
  readFileSync(new URL('./fixtures/unit-calc.json', import.meta.url), 'utf8'),
);

const unitOf = (id: string) => UNITS.find((unit) => unit.id === id)!;
const PLAIN: Design = { cls: 'AFV', size: 3, speed: [2, 4], armor: 4, range: 6, ap: 1, dice: [5, 3, 2], traits: [] };

function parts(design: Design, name: VpPart['name']): VpPart[] {
  return unitVp(design).parts.filter((part) => part.name === name);
}

function product(design: Design, name: VpPart['name']): string {
  return formatFraction(multiply(...parts(design, name).map(({ value }) => parseFraction(value))));
}

describe('the 61 units of the lists', () => {
  test('have each their figures', () => {
    expect(UNITS.map(({ id }) => id)).toEqual(Object.keys(CALC));
    expect(UNITS).toHaveLength(61);
  });

  test.each(UNITS)('[QL-UNC-03] [QL-UNC-06] [QL-UNC-09] [QL-UNC-10] $id $name: $vp VP', (unit) => {
    const calc = CALC[unit.id]!;
    const worth = unitVp(unit);
    expect(product(unit, 'averageDice')).toBe(calc.avgDice);
    expect(product(unit, 'hitChance')).toBe('5/12');
    expect(product(unit, 'penetration')).toBe(formatFraction(parseFraction(calc.penetration)));
    expect(product(unit, 'reach')).toBe(calc.reach);
    expect(product(unit, 'mobility')).toBe(calc.mobility);
    expect(product(unit, 'offensiveTrait')).toBe(calc.traitOR);
    expect(product(unit, 'toughness')).toBe(calc.toughness);
    expect(product(unit, 'classFactor')).toBe(calc.classFactor);
    expect(product(unit, 'defensiveTrait')).toBe(calc.traitDR);
    expect(parts(unit, 'flatVp').reduce((sum, { value }) => sum + Number(value), 0)).toBe(calc.flat);
    expect(worth.or).toBe(calc.or);
    expect(worth.dr).toBe(calc.dr);
    expect(toNumber(parseFraction(worth.or))).toBeCloseTo(calc.orDecimal, 3);
    expect(toNumber(parseFraction(worth.dr))).toBeCloseTo(calc.drDecimal, 3);
    expect(toNumber(parseFraction(parts(unit, 'unrounded')[0]!.value))).toBeCloseTo(calc.vpUnrounded, 3);
    expect({ vp: worth.vp, vpBasic: worth.vpBasic }).toEqual({ vp: calc.vp, vpBasic: calc.vpBasic });
    expect({ vp: unit.vp, vpBasic: unit.vpBasic }).toEqual({ vp: calc.vp, vpBasic: calc.vpBasic });
  });

  test.each(UNITS)('[QL-UNC-01] [QL-UNC-02] [QL-UNC-13] $id is within the limits', (unit) => {
    expect(designFaults(unit)).toEqual([]);
  });

  test.each(UNITS)('[QL-TRT-24] $id without traits is worth its basic VP', (unit) => {
    const basic = withoutTraits(unit);
    expect(basic.vp).toBe(unit.vpBasic);
    expect(unitVp(basic)).toMatchObject({ vp: unit.vpBasic, vpBasic: unit.vpBasic });
  });
});

test.each([
  { example: 'QL-EX-87', id: 'PG-A1', average: '4', or: '47125/5184', dr: '9', vp: 45 },
  { example: 'QL-EX-88', id: 'RV-I2', average: '7/2', or: '32683/6144', dr: '64/5', vp: 38 },
  { example: 'QL-EX-89', id: 'AR-A2', average: '5', or: '115/12', dr: '36/5', vp: 39 },
  { example: 'QL-EX-90', id: 'GL-I5', average: '11/3', or: '180389/27648', dr: '162/11', vp: 52 },
])('[$example] [QL-UNC-10] $id', ({ id, average, or, dr, vp }) => {
  expect(product(unitOf(id), 'averageDice')).toBe(average);
  expect(unitVp(unitOf(id))).toMatchObject({ or, dr, vp });
});

test('[QL-EX-89] [QL-UNC-10] exactly a half is rounded up', () => {
  expect(parts(unitOf('AR-A2'), 'unrounded')[0]!.value).toBe('77/2');
});

test.each([
  { why: 'Hover with Amphibious', change: { traits: [{ id: 'hover' }, { id: 'amphibious' }] }, rule: 'QL-UNC-02' },
  { why: 'dice 4-5-3', change: { dice: [4, 5, 3] }, rule: 'QL-UNC-01' },
  {
    why: 'Minimum Range 4 with range 7',
    change: { range: 7, traits: [{ id: 'minimum-range', x: 4 }] },
    rule: 'QL-UNC-02',
  },
] as const)('[QL-EX-91] [$rule] refused: $why', ({ change, rule }) => {
  expect(refuseDesign({ ...PLAIN, ...change })?.rule).toBe(rule);
});

describe('limits', () => {
  test('[QL-UNC-01] the ends of every range are allowed', () => {
    expect(refuseDesign(PLAIN)).toBeNull();
    expect(refuseDesign({ ...PLAIN, size: 2, speed: [1, 1], armor: null, range: 1, ap: 0, dice: [1, 1] })).toBeNull();
    expect(
      refuseDesign({ ...PLAIN, size: 5, speed: [4, 8], armor: 6, range: 10, ap: 3, dice: [10, 10, 10, 10, 10] }),
    ).toBeNull();
  });

  test.each<{ change: Partial<Design>; path: (string | number)[] }>([
    { change: { size: 1, dice: [3] }, path: ['size'] },
    { change: { size: 6, dice: [3, 3, 3, 3, 3, 3] }, path: ['size'] },
    { change: { size: 2.5 }, path: ['size'] },
    { change: { speed: [0, 4] }, path: ['speed', 0] },
    { change: { speed: [5, 6] }, path: ['speed', 0] },
    { change: { speed: [3, 2] }, path: ['speed', 1] },
    { change: { speed: [2, 9] }, path: ['speed', 1] },
    { change: { armor: 1 }, path: ['armor'] },
    { change: { armor: 7 }, path: ['armor'] },
    { change: { range: 0 }, path: ['range'] },
    { change: { range: 11 }, path: ['range'] },
    { change: { ap: -1 }, path: ['ap'] },
    { change: { ap: 4 }, path: ['ap'] },
    { change: { dice: [5, 3] }, path: ['dice'] },
    { change: { dice: [5, 3, 0] }, path: ['dice', 2] },
    { change: { dice: [11, 3, 2] }, path: ['dice', 0] },
    { change: { dice: [5, 3, 4] }, path: ['dice', 2] },
    {
      change: { traits: [{ id: 'siege' }, { id: 'hunter' }, { id: 'barrage' }, { id: 'jump' }] },
      path: ['traits'],
    },
  ])('[QL-UNC-01] $change is refused at $path', ({ change, path }) => {
    expect(designFaults({ ...PLAIN, ...change })[0]).toMatchObject({ rule: 'QL-UNC-01', path });
  });

  test.each(TRAIT_EXCLUSIONS.map(([one, other]) => ({ one, other })))(
    '[QL-UNC-02] $one and $other exclude each other, in either order',
    ({ one, other }) => {
      const refs = [one, other].map((id): TraitRef => (id === 'minimum-range' ? { id, x: 2 } : { id }));
      for (const traits of [refs, [...refs].reverse()]) {
        expect(refuseDesign({ ...PLAIN, traits })).toEqual({
          rule: 'QL-UNC-02',
          message: `${TRAITS[one].name} and ${TRAITS[other].name} cannot be taken together.`,
        });
      }
    },
  );

  test.each([
    { range: 8, x: 4, legal: true },
    { range: 8, x: 2, legal: true },
    { range: 8, x: 1, legal: false },
    { range: 8, x: 5, legal: false },
    { range: 9, x: 4, legal: true },
    { range: 3, x: 2, legal: false },
    { range: 8, x: 2.5, legal: false },
    { range: 8, x: undefined, legal: false },
  ])('[QL-UNC-02] Minimum Range $x with range $range: $legal', ({ range, x, legal }) => {
    const refused = refuseDesign({ ...PLAIN, range, traits: [{ id: 'minimum-range', ...(x && { x }) }] });
    expect(refused?.rule).toBe(legal ? undefined : 'QL-UNC-02');
  });

  test.each<{ why: string; change: Partial<Design>; legal: boolean }>([
    { why: 'a trait twice', change: { traits: [{ id: 'siege' }, { id: 'siege' }] }, legal: false },
    { why: 'infantry with Hover', change: { cls: 'INF', traits: [{ id: 'hover' }] }, legal: false },
    { why: 'infantry with Transport', change: { cls: 'INF', traits: [{ id: 'transport' }] }, legal: false },
    { why: 'Indirect Fire at range 4', change: { range: 4, traits: [{ id: 'indirect-fire' }] }, legal: false },
    { why: 'Indirect Fire at range 5', change: { range: 5, traits: [{ id: 'indirect-fire' }] }, legal: true },
    { why: 'vehicles with Deflector 4+', change: { traits: [{ id: 'deflector', x: 4 }] }, legal: true },
    { why: 'vehicles with Deflector 3+', change: { traits: [{ id: 'deflector', x: 3 }] }, legal: false },
    { why: 'infantry with Deflector 3+', change: { cls: 'INF', traits: [{ id: 'deflector', x: 3 }] }, legal: true },
    { why: 'infantry with Deflector 4+', change: { cls: 'INF', traits: [{ id: 'deflector', x: 4 }] }, legal: false },
    { why: 'a Deflector without a number', change: { traits: [{ id: 'deflector' }] }, legal: false },
    { why: 'Siege with a number', change: { traits: [{ id: 'siege', x: 2 }] }, legal: false },
  ])('[QL-UNC-13] $why: $legal', ({ change, legal }) => {
    expect(refuseDesign({ ...PLAIN, ...change })?.rule).toBe(legal ? undefined : 'QL-UNC-13');
  });

  test('[QL-UNC-13] numbers are told first, then exclusions, then who may have a trait', () => {
    const all: Design = { ...PLAIN, cls: 'INF', range: 11, traits: [{ id: 'hover' }, { id: 'jump' }] };
    expect(designFaults(all).map(({ rule }) => rule)).toEqual(['QL-UNC-01', 'QL-UNC-02', 'QL-UNC-13']);
    expect(refuseDesign(all)).toEqual({
      rule: 'QL-UNC-01',
      message: 'The range must be a whole number from 1 to 10, not 11.',
    });
    expect(refuseDesign({ ...all, range: 6 })?.rule).toBe('QL-UNC-02');
    expect(refuseDesign({ ...all, range: 6, traits: [{ id: 'hover' }] })).toEqual({
      rule: 'QL-UNC-13',
      message: 'Hover is for class AFV only.',
    });
  });
});

describe('factors', () => {
  test.each([
    { ap: 0, value: '25/36' },
    { ap: 1, value: '29/36' },
    { ap: 2, value: '31/36' },
    { ap: 3, value: '8/9' },
  ])('[QL-UNC-04] AP +$ap: $value', ({ ap, value }) => {
    expect(parts({ ...PLAIN, ap }, 'penetration')).toMatchObject([{ value, rule: 'QL-UNC-04' }]);
  });

  test('[QL-UNC-05] reach and mobility', () => {
    const design: Design = { ...PLAIN, range: 3, speed: [3, 4] };
    expect(parts(design, 'reach')).toMatchObject([{ value: '21/4', rule: 'QL-UNC-05' }]);
    expect(parts(design, 'mobility')).toMatchObject([{ value: '1', rule: 'QL-UNC-05' }]);
  });

  test.each([
    { armor: null, value: '1' },
    { armor: 2, value: '6/5' },
    { armor: 3, value: '4/3' },
    { armor: 4, value: '18/11' },
    { armor: 5, value: '9/4' },
    { armor: 6, value: '18/5' },
  ])('[QL-UNC-07] armor $armor: $value', ({ armor, value }) => {
    expect(parts({ ...PLAIN, armor }, 'toughness')).toMatchObject([{ value, rule: 'QL-UNC-07' }]);
  });

  test('[QL-UNC-08] infantry counts twice', () => {
    expect(parts(PLAIN, 'classFactor')).toMatchObject([{ value: '1', rule: 'QL-UNC-08' }]);
    expect(parts({ ...PLAIN, cls: 'INF' }, 'classFactor')).toMatchObject([{ value: '2', rule: 'QL-UNC-08' }]);
  });

  // Written out once more, so that a slip in the table of traits does not go unseen.
  const FACTORS: Record<TraitId, [or: string, dr: string, vp: number]> = {
    'all-terrain': ['23/20', '1', 0],
    amphibious: ['1', '1', 1],
    hover: ['21/20', '1', 0],
    jump: ['6/5', '1', 0],
    transport: ['1', '1', 3],
    vanguard: ['21/20', '1', 0],
    assault: ['7/6', '1', 0], // 1 + 1/6
    barrage: ['6/5', '1', 0],
    hunter: ['11/10', '1', 0],
    incendiary: ['27/20', '1', 0],
    'indirect-fire': ['7/4', '1', 0],
    siege: ['6/5', '1', 0],
    stabilized: ['8/5', '1', 0],
    deflector: ['1', '3/2', 0], // 6/(5-1)
    stealth: ['1', '11/10', 0],
    steadfast: ['23/20', '1', 0],
    relentless: ['21/20', '1', 0],
    reanimate: ['1', '6/5', 0],
    command: ['1', '1', 10],
    initiative: ['6/5', '1', 0],
    'minimum-range': ['5/6', '1', 0], // 1 - (3-1)/(2 x 6)
    ponderous: ['3/4', '1', 0],
    unsteady: ['17/20', '1', 0],
  };
  const refOf = (id: TraitId): TraitRef => ({
    id,
    ...(id === 'deflector' && { x: 5 }),
    ...(id === 'minimum-range' && { x: 3 }),
  });

  test.each(TRAIT_IDS.map((id) => ({ id, rule: TRAITS[id].rule })))('[QL-UNC-11] [$rule] $id', ({ id }) => {
    const design = { ...PLAIN, traits: [refOf(id)] };
    const [or, dr, vp] = FACTORS[id];
    expect(refuseDesign(design)).toBeNull();
    expect(product(design, 'offensiveTrait')).toBe(or);
    expect(product(design, 'defensiveTrait')).toBe(dr);
    expect(parts(design, 'flatVp').map(({ value }) => value)).toEqual(vp ? [`${vp}`] : []);
  });

  test('[QL-UNC-11] infantry with Deflector 3+', () => {
    expect(product({ ...PLAIN, cls: 'INF', traits: [{ id: 'deflector', x: 3 }] }, 'defensiveTrait')).toBe('3/2');
  });

  test('the traits are those of the rulebook, under the same names', () => {
    for (const [i, id] of TRAIT_IDS.entries()) {
      const trait: Trait = TRAITS[id];
      expect(trait.rule).toBe(`QL-TRT-${String(i + 1).padStart(2, '0')}`);
      expect(ruleOf(trait.rule).title).toBe(trait.name);
    }
    expect(traitName({ id: 'deflector', x: 5 })).toBe('Deflector 5+');
    expect(traitName({ id: 'minimum-range', x: 3 })).toBe('Minimum Range 3');
  });
});

test('[QL-UNC-12] any design that is not refused has a price, and every part of it cites a rule of the chapter', () => {
  const traits = fc
    .uniqueArray(fc.constantFrom(...TRAIT_IDS), { maxLength: 3 })
    .chain((ids) =>
      fc.tuple(
        ...ids.map((id) =>
          TRAITS[id].rule === 'QL-TRT-14' || TRAITS[id].rule === 'QL-TRT-21'
            ? fc.record({ id: fc.constant(id), x: fc.integer({ min: 2, max: 6 }) })
            : fc.constant({ id }),
        ),
      ),
    );
  const design = fc.integer({ min: 2, max: 5 }).chain((size) =>
    fc.record({
      cls: fc.constantFrom('AFV' as const, 'INF' as const),
      size: fc.constant(size),
      speed: fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 4, max: 8 })),
      armor: fc.constantFrom(null, 2, 3, 4, 5, 6),
      range: fc.integer({ min: 1, max: 10 }),
      ap: fc.integer({ min: 0, max: 3 }),
      dice: fc
        .array(fc.integer({ min: 1, max: 10 }), { minLength: size, maxLength: size })
        .map((row) => row.sort((a, b) => b - a)),
      traits,
    }),
  );
  fc.assert(
    fc.property(design, (made) => {
      fc.pre(refuseDesign(made) === null);
      const worth = unitVp(made);
      expect(worth.vp).toBeGreaterThanOrEqual(4);
      expect(worth.vp).toBe(Math.floor(toNumber(parseFraction(worth.parts.at(-1)!.value)) + 0.5));
      for (const part of worth.parts) expect(part.rule).toMatch(/^QL-UNC-/);
    }),
  );
});
