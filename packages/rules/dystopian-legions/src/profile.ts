import type { Base } from '@sandtable/geometry/plane';
import type { Colour, DiceBox } from './dice.js';
import type { MarId } from './mars/ids.js';
import type { Arc, Column, Face, ModelType } from './terms.js';

// The numbers of a model as the rules use them: worked out once from the content, shared by all copies of a game.

/** What stands in the brackets of a model rule: `Shield [1, R]`, `Capacity [infantry, 12]`, `Medic [5+]`. */
export interface MarArgs {
  readonly n: number;
  readonly colour?: Colour;
  readonly type?: ModelType;
}

/** The model rules somebody or something has; several entries of one only where it was given several (DL-MAR-63). */
export type Mars = { readonly [id in MarId]?: readonly MarArgs[] };

export interface Bearer {
  readonly name: string;
  readonly mars: Mars;
}

export interface WeaponProfile extends Bearer {
  readonly id: string;
  /** Effective and Long Range in units; a weapon without long range has 0 there. */
  readonly er: number;
  readonly lr: number;
  readonly rad: readonly [DiceBox | null, DiceBox | null];
  readonly iad: readonly [DiceBox | null, DiceBox | null];
  readonly arc: Arc;
}

export interface Profile extends Bearer {
  /** `kob.rifleman`. */
  readonly id: string;
  readonly type: ModelType;
  readonly ironclad: boolean;
  /** In units, like every length here (DL-PRO-02). */
  readonly mv: number;
  /** What one Life Point costs, and how many there are (DL-PRO-03, DL-PRO-04); 0 for an ironclad, as LP and MAD (DL-PRO-08). */
  readonly ir: number;
  readonly lp: number;
  readonly mad: DiceBox | null;
  readonly av: { readonly [face in Face]: number } | null;
  readonly cr: number;
  readonly hp: number;
  readonly weapons: readonly WeaponProfile[];
  readonly base: Base;
  /** How far it may stand from others of its section (DL-COH-01). */
  readonly coherency: number;
  /** Its column of the terrain table, model rules considered (DL-PRO-09). */
  readonly column: Column;
  readonly points: number;
}

export function has({ mars }: Bearer, id: MarId): boolean {
  return mars[id] !== undefined;
}

/** The number in the brackets, the highest where there are several; 0 for who does not have the rule. */
export function level({ mars }: Bearer, id: MarId): number {
  let highest = 0;
  for (const { n } of mars[id] ?? []) highest = Math.max(highest, n);
  return highest;
}

/** The living models of a section without its transports, whose rules act for the hull alone (DL-MAR-65). */
export type Living = readonly Profile[];

/** One model suffices (DL-RUL-65). */
export function any(living: Living, id: MarId): boolean {
  for (let i = 0; i < living.length; i++) if (living[i]!.mars[id] !== undefined) return true;
  return false;
}

/** Every model that is no Non-Combatant has it, and there is one. */
export function all(living: Living, id: MarId): boolean {
  let some = false;
  for (let i = 0; i < living.length; i++) {
    const { mars } = living[i]!;
    if (mars.nonCombatant !== undefined) continue;
    if (mars[id] === undefined) return false;
    some = true;
  }
  return some;
}

/** The highest number among them. */
export function most(living: Living, id: MarId): number {
  let highest = 0;
  for (let i = 0; i < living.length; i++) highest = Math.max(highest, level(living[i]!, id));
  return highest;
}

/** Every one of the weapons that roll dice has it, and there is one (DL-MAR-65). */
export function every(weapons: readonly WeaponProfile[], id: MarId): boolean {
  for (let i = 0; i < weapons.length; i++) if (weapons[i]!.mars[id] === undefined) return false;
  return weapons.length > 0;
}

export function some(weapons: readonly WeaponProfile[], id: MarId): boolean {
  for (let i = 0; i < weapons.length; i++) if (weapons[i]!.mars[id] !== undefined) return true;
  return false;
}
