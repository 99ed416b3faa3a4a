import { hasTrait, TRAIT_EXCLUSIONS, TRAITS, type Trait, traitName, traitNumber } from '../content/traits.js';
import type { Design, TraitRef, UnitType } from '../content/types.js';
import type { Refusal, RuleId } from '../rulebook.js';
import { ARMORS } from '../terms.js';
import { add, type Fraction, formatFraction, fraction, multiply, parseFraction, round } from './fraction.js';

// --- Limits -------------------------------------------------------------------------------------------------------

export const DESIGN_LIMITS = {
  size: [2, 5],
  engageSpeed: [1, 4],
  advanceSpeed: 8,
  range: [1, 10],
  ap: [0, 3],
  dice: [1, 10],
  traits: 3,
} as const;

/** One thing wrong with a design, and the field it is in. */
export type DesignFault = Refusal & {
  readonly path: readonly (string | number)[];
  readonly value: unknown;
  readonly expected: string;
};

/** QL-UNC-13: the first fault in the order of the rules, or nothing. */
export function refuseDesign(design: Design): Refusal | null {
  const [fault] = designFaults(design);
  return fault ? { rule: fault.rule, message: fault.message } : null;
}

/** Everything wrong with a design: its numbers, then excluded traits, then traits it may not have. */
export function designFaults(design: Design): readonly DesignFault[] {
  return [...numberFaults(design), ...exclusionFaults(design), ...fitFaults(design)];
}

function fault(
  rule: RuleId,
  path: DesignFault['path'],
  value: unknown,
  expected: string,
  message: string,
): DesignFault {
  return { rule, path, value, expected, message };
}

/** QL-UNC-01. */
function numberFaults(design: Design): DesignFault[] {
  const { size, speed, armor, range, ap, dice, traits } = design;
  const [engage, advance] = speed;
  const faults: DesignFault[] = [];
  const refuse = (name: string, path: DesignFault['path'], value: unknown, expected: string) =>
    faults.push(fault('QL-UNC-01', path, value, expected, `${name} must be ${expected}, not ${value}.`));
  const within = (name: string, path: DesignFault['path'], value: number, [low, high]: readonly [number, number]) => {
    if (Number.isInteger(value) && value >= low && value <= high) return;
    refuse(name, path, value, `a whole number from ${low} to ${high}`);
  };
  within('The size', ['size'], size, DESIGN_LIMITS.size);
  within('The first speed', ['speed', 0], engage, DESIGN_LIMITS.engageSpeed);
  within('The second speed', ['speed', 1], advance, [Math.max(engage, 1), DESIGN_LIMITS.advanceSpeed]);
  if (!ARMORS.some((rating) => rating === armor))
    refuse('The armor', ['armor'], armor, 'none (null) or a whole number from 2 to 6');
  within('The range', ['range'], range, DESIGN_LIMITS.range);
  within('The AP bonus', ['ap'], ap, DESIGN_LIMITS.ap);
  if (dice.length !== size) {
    const expected = `one number for each of the ${size} elements`;
    faults.push(fault('QL-UNC-01', ['dice'], dice, expected, `The row of attack dice must have ${expected}.`));
  }
  for (const [i, n] of dice.entries()) {
    const name = `Number ${i + 1} of the attack dice`;
    within(name, ['dice', i], n, DESIGN_LIMITS.dice);
    if (i > 0 && n > dice[i - 1]!) refuse(name, ['dice', i], n, `at most ${dice[i - 1]}, the number before it`);
  }
  if (traits.length > DESIGN_LIMITS.traits) {
    const expected = `at most ${DESIGN_LIMITS.traits} traits`;
    faults.push(fault('QL-UNC-01', ['traits'], traits, expected, `A unit has ${expected}, not ${traits.length}.`));
  }
  return faults;
}

/** QL-UNC-02. */
function exclusionFaults(design: Design): DesignFault[] {
  const faults: DesignFault[] = [];
  for (const [one, other] of TRAIT_EXCLUSIONS) {
    if (!hasTrait(design, one) || !hasTrait(design, other)) continue;
    const i = design.traits.findLastIndex(({ id }) => id === one || id === other);
    const { id } = design.traits[i]!;
    const expected = `a trait that goes with ${TRAITS[id === one ? other : one].name}`;
    const message = `${TRAITS[one].name} and ${TRAITS[other].name} cannot be taken together.`;
    faults.push(fault('QL-UNC-02', ['traits', i, 'id'], id, expected, message));
  }
  for (const [i, { id, x }] of design.traits.entries()) {
    if (id !== 'minimum-range') continue;
    const most = Math.floor(design.range / 2);
    if (x !== undefined && Number.isInteger(x) && x >= 2 && x <= most) continue;
    const [expected, message] =
      most < 2
        ? ['no Minimum Range, the range being below 4', 'A unit of range below 4 cannot have a Minimum Range.']
        : [
            `a whole number from 2 to ${most}, half the range`,
            `A Minimum Range is at least 2 and here at most ${most}.`,
          ];
    faults.push(fault('QL-UNC-02', ['traits', i, 'x'], x, expected, message));
  }
  return faults;
}

/** QL-UNC-13. */
function fitFaults(design: Design): DesignFault[] {
  const { cls, range, traits } = design;
  const faults: DesignFault[] = [];
  for (const [i, { id, x }] of traits.entries()) {
    const trait: Trait = TRAITS[id];
    const refuse = (field: 'id' | 'x', expected: string, message: string) =>
      faults.push(fault('QL-UNC-13', ['traits', i, field], traits[i]![field], expected, message));
    if (traits.findIndex((other) => other.id === id) < i)
      refuse('id', 'each trait once', `${trait.name} cannot be taken twice.`);
    if (!trait.classes.includes(cls))
      refuse('id', `a trait for class ${cls}`, `${trait.name} is for class ${trait.classes.join(', ')} only.`);
    if (trait.minRange !== undefined && range < trait.minRange)
      refuse('id', `a trait for range ${range}`, `${trait.name} needs a range of ${trait.minRange} or more.`);
    if (trait.x === undefined && x !== undefined)
      refuse('x', 'no number with this trait', `${trait.name} takes no number.`);
    if (typeof trait.x === 'object' && !trait.x[cls].some((allowed) => allowed === x)) {
      const allowed = trait.x[cls].map((n) => `${n}+`).join(', ');
      refuse('x', `one of ${trait.x[cls].join(', ')}`, `For class ${cls} the ${trait.name} may be ${allowed}.`);
    }
  }
  return faults;
}

// --- Victory points -----------------------------------------------------------------------------------------------

const MEAN_HIT_CHANCE = fraction(5, 12);
const PENETRATION = ['25/36', '29/36', '31/36', '32/36'].map(parseFraction);
const TOUGHNESS: ReadonlyMap<number | null, Fraction> = new Map(
  ([null, 2, 3, 4, 5, 6] as const).map((armor, i) => [
    armor,
    parseFraction(['1', '6/5', '4/3', '18/11', '9/4', '18/5'][i]!),
  ]),
);
const CLASS_FACTOR = { AFV: fraction(1), INF: fraction(2) };
const BASE_VP = fraction(4);
const HALF = fraction(1, 2);

export const PART_NAMES = [
  'averageDice',
  'hitChance',
  'penetration',
  'reach',
  'mobility',
  'offensiveTrait',
  'offensiveRating',
  'size',
  'toughness',
  'classFactor',
  'defensiveTrait',
  'defensiveRating',
  'flatVp',
  'unrounded',
] as const;

/** One step of the sum, as an exact fraction like "29/36", with the rule it comes from. */
export type VpPart = {
  readonly name: (typeof PART_NAMES)[number];
  readonly value: string;
  readonly rule: RuleId;
  readonly why: string;
};

export type Vp = {
  readonly vp: number;
  readonly vpBasic: number;
  /** Exact, like the parts. */
  readonly or: string;
  readonly dr: string;
  readonly parts: readonly VpPart[];
};

/** QL-UNC-03 to QL-UNC-11: what a design is worth, and every step on the way. For designs that were not refused. */
export function unitVp(design: Design): Vp {
  const { parts, or, dr, unrounded } = rate(design);
  return {
    vp: round(unrounded),
    vpBasic: round(rate({ ...design, traits: [] }).unrounded),
    or: formatFraction(or),
    dr: formatFraction(dr),
    parts,
  };
}

/** QL-TRT-24: the unit in a game without traits. */
export function withoutTraits(unit: UnitType): UnitType {
  return { ...unit, traits: [], vp: unit.vpBasic };
}

function rate(design: Design) {
  const { cls, size, speed, armor, range, ap, dice, traits } = design;
  const parts: VpPart[] = [];
  const part = (name: VpPart['name'], value: Fraction, rule: RuleId, why: string): Fraction => {
    parts.push({ name, value: formatFraction(value), rule, why });
    return value;
  };
  const traitParts = (name: 'offensiveTrait' | 'defensiveTrait', factor: (trait: TraitRef) => Fraction): Fraction[] =>
    traits
      .map((trait) => ({ trait, value: factor(trait) }))
      .filter(({ value }) => formatFraction(value) !== '1')
      .map(({ trait, value }) => part(name, value, 'QL-UNC-11', traitName(trait)));

  const allDice = dice.reduce((sum, n) => sum + n, 0);
  const or = multiply(
    part('averageDice', fraction(allDice, size), 'QL-UNC-03', `${dice.join('-')} dice on average`),
    part('hitChance', MEAN_HIT_CHANCE, 'QL-UNC-06', 'chance to hit, Engage and Strike equally often'),
    part('penetration', PENETRATION[ap]!, 'QL-UNC-04', `AP +${ap}`),
    part('reach', add(fraction(range), fraction(3 * speed[0], 4)), 'QL-UNC-05', `range ${range}, speed ${speed[0]}`),
    part('mobility', fraction(20 + speed[1], 24), 'QL-UNC-05', `second speed ${speed[1]}`),
    ...traitParts('offensiveTrait', (trait) => offensiveFactor(trait, design)),
  );
  part('offensiveRating', or, 'QL-UNC-06', 'offensive rating, the product so far');

  const dr = multiply(
    part('size', fraction(size), 'QL-UNC-09', `${size} elements`),
    part('toughness', TOUGHNESS.get(armor)!, 'QL-UNC-07', armor === null ? 'no armor' : `armor ${armor}+`),
    part('classFactor', CLASS_FACTOR[cls], 'QL-UNC-08', cls === 'AFV' ? 'vehicles' : 'infantry'),
    ...traitParts('defensiveTrait', (trait) => defensiveFactor(trait, design)),
  );
  part('defensiveRating', dr, 'QL-UNC-09', 'defensive rating, the product of these');

  const flat = traits
    .filter(({ id }) => TRAITS[id].vp !== 0)
    .map((trait) => part('flatVp', fraction(TRAITS[trait.id].vp), 'QL-UNC-11', traitName(trait)));
  const unrounded = [multiply(or, dr, HALF), ...flat].reduce(add, BASE_VP);
  part('unrounded', unrounded, 'QL-UNC-10', '4 plus half of OR times DR plus flat VP, before rounding');
  return { parts, or, dr, unrounded };
}

/** QL-UNC-11. */
function offensiveFactor(trait: TraitRef, design: Design): Fraction {
  const range = design.range;
  switch (trait.id) {
    case 'assault':
      return fraction(range + 1, range);
    case 'minimum-range':
      return fraction(2 * range - (traitNumber(design, 'minimum-range')! - 1), 2 * range);
    default:
      return parseFraction(TRAITS[trait.id].or);
  }
}

function defensiveFactor(trait: TraitRef, design: Design): Fraction {
  if (trait.id === 'deflector') return fraction(design.cls === 'AFV' ? 6 : 3, traitNumber(design, 'deflector')! - 1);
  return parseFraction(TRAITS[trait.id].dr);
}
