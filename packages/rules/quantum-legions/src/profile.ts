import { entryCost, impassableTo } from './board.js';
import type { UnitType } from './content/types.js';
import { TERRAINS, type TraitId } from './terms.js';

/**
 * The characteristics of a unit type (QL-CMP-03, QL-CMP-06) with its traits spelled out, ready for rules that run millions of
 * times. Without traits (QL-TRT-24) they are all off.
 */
export interface Profile {
  readonly type: UnitType;
  readonly infantry: boolean;
  readonly size: number;
  readonly speed: readonly [engage: number, advance: number];
  /** 0 is no armor rating. */
  readonly armor: number;
  readonly range: number;
  readonly ap: number;
  /** Attack dice by elements left: `dice[3]` with three of them (QL-CMP-09, QL-DMG-07). */
  readonly dice: readonly number[];
  readonly vp: number;
  /** Entry cost by terrain while moving, in the order of TERRAINS; IMPASSABLE where it may not go. */
  readonly enter: Uint8Array;
  /** 1 where it may be set down, judged without Jump (QL-SET-21); else IMPASSABLE. */
  readonly rest: Uint8Array;
  readonly jump: boolean;
  readonly transport: boolean;
  readonly vanguard: boolean;
  readonly assault: boolean;
  readonly barrage: boolean;
  readonly hunter: boolean;
  readonly incendiary: boolean;
  readonly indirectFire: boolean;
  readonly siege: boolean;
  readonly stabilized: boolean;
  /** 0 is none. */
  readonly deflector: number;
  readonly stealth: boolean;
  readonly steadfast: boolean;
  readonly relentless: boolean;
  readonly reanimate: boolean;
  readonly command: boolean;
  readonly initiative: boolean;
  /** 0 is none. */
  readonly minimumRange: number;
  readonly ponderous: boolean;
  readonly unsteady: boolean;
}

export const IMPASSABLE = 255;

export function profileOf(type: UnitType, traitsOn: boolean): Profile {
  const traits = traitsOn ? type.traits : [];
  const has = (id: TraitId): boolean => traits.some((trait) => trait.id === id);
  const x = (id: TraitId): number => traits.find((trait) => trait.id === id)?.x ?? 0;
  const mover = { cls: type.cls, traits };
  return {
    type,
    infantry: type.cls === 'INF',
    size: type.size,
    speed: type.speed,
    armor: type.armor ?? 0,
    range: type.range,
    ap: type.ap,
    dice: Array.from({ length: type.size + 1 }, (_, left) => (left === 0 ? 0 : type.dice[type.size - left]!)),
    vp: traitsOn ? type.vp : type.vpBasic,
    enter: Uint8Array.from(TERRAINS, (terrain) => entryCost(mover, terrain) ?? IMPASSABLE),
    rest: Uint8Array.from(TERRAINS, (terrain) => (impassableTo(mover, terrain) ? IMPASSABLE : 1)),
    jump: has('jump'),
    transport: has('transport'),
    vanguard: has('vanguard'),
    assault: has('assault'),
    barrage: has('barrage'),
    hunter: has('hunter'),
    incendiary: has('incendiary'),
    indirectFire: has('indirect-fire'),
    siege: has('siege'),
    stabilized: has('stabilized'),
    deflector: x('deflector'),
    stealth: has('stealth'),
    steadfast: has('steadfast'),
    relentless: has('relentless'),
    reanimate: has('reanimate'),
    command: has('command'),
    initiative: has('initiative'),
    minimumRange: x('minimum-range'),
    ponderous: has('ponderous'),
    unsteady: has('unsteady'),
  };
}
