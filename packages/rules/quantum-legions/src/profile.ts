import { TRAIT_IDS, TRAITS, type TraitId } from './content/traits.js';
import type { TraitRef, UnitType } from './content/types.js';
import { entryCost, impassableTo } from './rules/board.js';
import { TERRAINS } from './terms.js';

/**
 * The characteristics of a unit type (QL-CMP-03, QL-CMP-06) with its traits spelled out, ready for rules that run millions of
 * times. Without traits (QL-TRT-24) they are all off.
 */
export interface Profile extends SpelledOut {
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
}

/** `indirect-fire` becomes `indirectFire`. */
type Camel<Id extends string> = Id extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : Id;
type IsNumbered<Id extends TraitId> = (typeof TRAITS)[Id] extends { readonly x: unknown } ? true : false;

/** Every trait by its name: on or off, or its number, 0 being none. */
export type SpelledOut = {
  readonly [Id in TraitId as Camel<Id>]: IsNumbered<Id> extends true ? number : boolean;
};

const camel = (id: TraitId): string => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

function spelledOut(traits: readonly TraitRef[]): SpelledOut {
  const entries = TRAIT_IDS.map((id) => {
    const has = traits.find((trait) => trait.id === id);
    return [camel(id), 'x' in TRAITS[id] ? (has?.x ?? 0) : has !== undefined];
  });
  return Object.fromEntries(entries) as SpelledOut;
}

export const IMPASSABLE = 255;

export function profileOf(type: UnitType, traitsOn: boolean): Profile {
  const traits = traitsOn ? type.traits : [];
  const on = spelledOut(traits);
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
    // by name, as the compiler demands of each: spread, they would lie outside the object, and whole games take a twentieth longer
    allTerrain: on.allTerrain,
    amphibious: on.amphibious,
    hover: on.hover,
    jump: on.jump,
    transport: on.transport,
    vanguard: on.vanguard,
    assault: on.assault,
    barrage: on.barrage,
    hunter: on.hunter,
    incendiary: on.incendiary,
    indirectFire: on.indirectFire,
    siege: on.siege,
    stabilized: on.stabilized,
    deflector: on.deflector,
    stealth: on.stealth,
    steadfast: on.steadfast,
    relentless: on.relentless,
    reanimate: on.reanimate,
    command: on.command,
    initiative: on.initiative,
    minimumRange: on.minimumRange,
    ponderous: on.ponderous,
    unsteady: on.unsteady,
  };
}
