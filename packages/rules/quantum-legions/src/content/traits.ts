import type { RuleId } from '../rulebook.js';
import type { UnitClass } from '../terms.js';
import type { Design, TraitRef } from './types.js';

export type Trait = {
  readonly name: string;
  readonly rule: RuleId;
  /** Who may have it (QL-UNC-13). */
  readonly classes: readonly UnitClass[];
  readonly minRange?: number;
  /** The numbers `x` may be, for each class; `'range'` where they hang on the unit's range (QL-UNC-02). */
  readonly x?: { readonly [cls in UnitClass]: readonly number[] } | 'range';
  readonly drawback: boolean;
  /** QL-UNC-11: a fraction, or a formula where it hangs on the design. */
  readonly or: string;
  readonly dr: string;
  readonly vp: number;
};

const ANY = ['AFV', 'INF'] as const;
const AFV_ONLY = ['AFV'] as const;

/** Every trait there is, QL-TRT-01 to QL-TRT-23 in that order: the one list of them. */
export const TRAITS = {
  'all-terrain': { name: 'All-Terrain', rule: 'QL-TRT-01', classes: ANY, drawback: false, or: '23/20', dr: '1', vp: 0 },
  amphibious: { name: 'Amphibious', rule: 'QL-TRT-02', classes: ANY, drawback: false, or: '1', dr: '1', vp: 1 },
  hover: { name: 'Hover', rule: 'QL-TRT-03', classes: AFV_ONLY, drawback: false, or: '21/20', dr: '1', vp: 0 },
  jump: { name: 'Jump', rule: 'QL-TRT-04', classes: ANY, drawback: false, or: '6/5', dr: '1', vp: 0 },
  transport: { name: 'Transport', rule: 'QL-TRT-05', classes: AFV_ONLY, drawback: false, or: '1', dr: '1', vp: 3 },
  vanguard: { name: 'Vanguard', rule: 'QL-TRT-06', classes: ANY, drawback: false, or: '21/20', dr: '1', vp: 0 },
  assault: { name: 'Assault', rule: 'QL-TRT-07', classes: ANY, drawback: false, or: '1 + 1/range', dr: '1', vp: 0 },
  barrage: { name: 'Barrage', rule: 'QL-TRT-08', classes: ANY, drawback: false, or: '6/5', dr: '1', vp: 0 },
  hunter: { name: 'Hunter', rule: 'QL-TRT-09', classes: ANY, drawback: false, or: '11/10', dr: '1', vp: 0 },
  incendiary: { name: 'Incendiary', rule: 'QL-TRT-10', classes: ANY, drawback: false, or: '27/20', dr: '1', vp: 0 },
  'indirect-fire': {
    name: 'Indirect Fire',
    rule: 'QL-TRT-11',
    classes: ANY,
    minRange: 5,
    drawback: false,
    or: '7/4',
    dr: '1',
    vp: 0,
  },
  siege: { name: 'Siege', rule: 'QL-TRT-12', classes: ANY, drawback: false, or: '6/5', dr: '1', vp: 0 },
  stabilized: { name: 'Stabilized', rule: 'QL-TRT-13', classes: ANY, drawback: false, or: '8/5', dr: '1', vp: 0 },
  deflector: {
    name: 'Deflector',
    rule: 'QL-TRT-14',
    classes: ANY,
    x: { AFV: [4, 5, 6], INF: [3] },
    drawback: false,
    or: '1',
    dr: 'AFV 6/(X-1), infantry 3/(X-1)',
    vp: 0,
  },
  stealth: { name: 'Stealth', rule: 'QL-TRT-15', classes: ANY, drawback: false, or: '1', dr: '11/10', vp: 0 },
  steadfast: { name: 'Steadfast', rule: 'QL-TRT-16', classes: ANY, drawback: false, or: '23/20', dr: '1', vp: 0 },
  relentless: { name: 'Relentless', rule: 'QL-TRT-17', classes: ANY, drawback: false, or: '21/20', dr: '1', vp: 0 },
  reanimate: { name: 'Reanimate', rule: 'QL-TRT-18', classes: ANY, drawback: false, or: '1', dr: '6/5', vp: 0 },
  command: { name: 'Command', rule: 'QL-TRT-19', classes: ANY, drawback: false, or: '1', dr: '1', vp: 10 },
  initiative: { name: 'Initiative', rule: 'QL-TRT-20', classes: ANY, drawback: false, or: '6/5', dr: '1', vp: 0 },
  'minimum-range': {
    name: 'Minimum Range',
    rule: 'QL-TRT-21',
    classes: ANY,
    x: 'range',
    drawback: true,
    or: '1 - (X-1)/(2 range)',
    dr: '1',
    vp: 0,
  },
  ponderous: { name: 'Ponderous', rule: 'QL-TRT-22', classes: ANY, drawback: true, or: '3/4', dr: '1', vp: 0 },
  unsteady: { name: 'Unsteady', rule: 'QL-TRT-23', classes: ANY, drawback: true, or: '17/20', dr: '1', vp: 0 },
} as const satisfies Record<string, Trait>;
export type TraitId = keyof typeof TRAITS;
export const TRAIT_IDS = Object.keys(TRAITS) as readonly TraitId[];

/** QL-UNC-02. */
export const TRAIT_EXCLUSIONS = [
  ['hover', 'amphibious'],
  ['jump', 'all-terrain'],
  ['jump', 'hover'],
  ['steadfast', 'unsteady'],
  ['ponderous', 'stabilized'],
  ['minimum-range', 'assault'],
] as const satisfies readonly (readonly [TraitId, TraitId])[];

/** As it stands on a card: "Deflector 5+", "Minimum Range 3". */
export function traitName(trait: TraitRef): string {
  const { name } = TRAITS[trait.id];
  if (trait.x === undefined) return name;
  return trait.id === 'deflector' ? `${name} ${trait.x}+` : `${name} ${trait.x}`;
}

export function hasTrait(unit: Pick<Design, 'traits'>, id: TraitId): boolean {
  return unit.traits.some((trait) => trait.id === id);
}

/** The number of a trait that has one, if the unit has the trait. */
export function traitNumber(unit: Pick<Design, 'traits'>, id: 'deflector' | 'minimum-range'): number | null {
  return unit.traits.find((trait) => trait.id === id)?.x ?? null;
}
