import type { Weapon } from '../content/types.js';
import { DAMAGE, WEAPONS } from '../content/weapons.js';
import { LEADER_REACH } from '../inches.js';
import { RULE_IDS, type RuleId, ruleOf } from '../rulebook.js';
import { figuresOf, isPresent, isWithin, poseOf } from '../rules/measuring.js';
import { meleeModifier } from '../rules/melee.js';
import { allowance, canFly, moverOf } from '../rules/movement-allowance.js';
import { type Bracket, bracketsOf, isSniper } from '../rules/to-hit.js';
import { armsOf } from '../rules/weapons.js';
import { type Battle, idOf, kindOf } from '../state.js';
import { ARMOURS } from '../terms.js';

// The sheets a player has beside the table: what weapons do, how far things move, what changes a number. From the very tables
// the rules read.

export interface WeaponRow {
  readonly id: string;
  readonly name: string;
  readonly minRange: number;
  readonly maxRange: number;
  readonly area: number | null;
  readonly singleOrArea: boolean;
  readonly smoke: number | null;
  readonly laser: boolean;
  readonly indirect: boolean;
  readonly hands: number;
  /** Where the number to hit changes with distance. */
  readonly brackets: readonly Bracket[];
  /** What damages each class of armour, the worst armour first; null where it cannot (FL-DMG-02). */
  readonly damage: readonly (number | null)[];
}

function rowOf(weapon: Weapon, sniper: boolean): WeaponRow {
  const { id, name, minRange, maxRange, area, singleOrArea, smoke, laser, indirect, hands, form, row } = weapon;
  const facts = { id, name, minRange, maxRange, area, singleOrArea, smoke, laser, indirect, hands };
  return { ...facts, brackets: bracketsOf(form, sniper), damage: DAMAGE[row] ?? ARMOURS.map(() => null) };
}

/** The weapons somebody could fire, its gun's and its vehicle's among them. */
function weaponsOf(b: Battle, i: number): WeaponRow[] {
  const rows = armsOf(b, i).map(({ weapon }) => rowOf(weapon, isSniper(b, { firer: i, platform: i, slot: 0, weapon })));
  return rows.filter((row, k) => rows.findIndex(({ id }) => id === row.id) === k);
}

/** Rules by which a number is changed: those whose ids lie in these spans. */
const SPANS = {
  hit: ['FL-FIR-10', 'FL-FIR-27'],
  melee: ['FL-MEL-09', 'FL-MEL-19'],
  morale: ['FL-MOR-06', 'FL-MOR-14'],
  move: ['FL-MOV-01', 'FL-MOV-19'],
  damage: ['FL-DMG-01', 'FL-DMG-07'],
} as const;
export type SheetId = keyof typeof SPANS;

function rulesFor(sheet: SheetId): { readonly rule: RuleId; readonly title: string; readonly text: string }[] {
  const [first, last] = SPANS[sheet];
  return RULE_IDS.filter((id) => id >= first && id <= last).map((rule) => {
    const { title, text } = ruleOf(rule);
    return { rule, title, text };
  });
}

/** What does not change from model to model: every weapon of the box, and the rules that change numbers. */
export function sheets() {
  return {
    armours: ARMOURS,
    weapons: WEAPONS.map((weapon) => rowOf(weapon, false)),
    rules: {
      hit: rulesFor('hit'),
      damage: rulesFor('damage'),
      melee: rulesFor('melee'),
      morale: rulesFor('morale'),
      move: rulesFor('move'),
    },
  };
}
export type Sheets = ReturnType<typeof sheets>;

/** The card of a model: what it could fire, how far it goes in the open by day, and what it adds to its die in melee. */
export function cardOf(b: Battle, i: number) {
  return {
    weapons: weaponsOf(b, i),
    moves: movesOf(b, i),
    melee: kindOf(b, i) === 'figure' ? meleeModifier(b, i, i) : null, // against equal armour: nobody is better armoured than oneself
  };
}
export type Card = ReturnType<typeof cardOf>;

function movesOf(b: Battle, i: number) {
  const modes = (['walk', 'fly'] as const).filter((mode) => mode === 'walk' || canFly(b, i));
  const conditions = { dark: false, hauling: b.models[i]!.carrying !== null };
  return modes.map((mode) => {
    const mover = moverOf(b, i, mode);
    const how = (fires: boolean, road: boolean) => allowance(b, mover, { ...conditions, fires, road });
    return { mode, moving: how(false, false), firing: how(true, false), road: how(false, true) };
  });
}

/** FL-LDR-02, FL-MOR-08: how far a leader's presence is felt, and whom of those it leads it reaches. Null for who leads nobody. */
export function leadOf(b: Battle, i: number) {
  const { rank } = b.models[i]!;
  if (rank === 'none' || !isPresent(b, i)) return null;
  const here = poseOf(b, i);
  const led = b.squads.flatMap((squad, s) => {
    const { leader, attached } = b.platoons[b.muster.squads[s]!.platoon]!;
    const leads = squad.leader === i || (leader === i && attached === s);
    return leads ? figuresOf(b, s).filter((one) => one !== i && isPresent(b, one)) : [];
  });
  return {
    reach: LEADER_REACH,
    led: led.map((one) => ({ model: idOf(b, one), near: isWithin(here, poseOf(b, one), LEADER_REACH) })),
  };
}
export type Lead = NonNullable<ReturnType<typeof leadOf>>;
