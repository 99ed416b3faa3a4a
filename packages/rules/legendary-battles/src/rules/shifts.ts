import { type Modifier, type Score, score, total } from '@sandtable/craft';
import { CRT } from '../content/tables.js';
import type { AttackKind } from '../events.js';
import type { RuleId } from '../rulebook.js';
import type { Battle } from '../state.js';
import { distance, tablesOf } from '../tables.js';
import type { ActionId, Result } from '../terms.js';
import { linearBetween } from './ground.js';
import { arcHolds, isInArc, LINEAR_COVER, OBSCURED, SEEN, sees } from './sight.js';
import { has, inCloseCombat, isSheltered, kindOf } from './units.js';

// The shift of every kind of attack as a table of reasons (TA-CORE-ATK-02), supplements among them (TA-CORE-ATK-04): log, tooltip, odds and search read the same one.

/** On which occasion a ranged attack is made: by an Action, as a reaction to a mover, at the unit that makes contact, at an aircraft, or from one. */
export type Occasion = 'fire' | 'reaction' | 'contact' | 'atAircraft' | 'airStrike' | 'firebolt';

/** What the shift of a ranged attack hangs on. */
export interface ShotCase {
  b: Battle;
  attacker: number;
  target: number;
  occasion: Occasion;
  action: ActionId | null;
  /** The mover moves cautiously (TA-CORE-RNG-22). */
  cautious: boolean;
  /** Zones from centre to centre (TA-MAP-OVS-02); VS on contact. */
  distance: number;
  seen: number;
}

type Mod<Case> = Modifier<Case, RuleId>;

const target = ({ b, target: unit }: ShotCase) => b.units[unit]!;
const isAirStrike = ({ occasion }: ShotCase): boolean => occasion === 'airStrike';
const isAtAircraft = ({ occasion }: ShotCase): boolean => occasion === 'atAircraft';
const onContact = ({ occasion }: ShotCase): boolean => occasion === 'contact';
const zonesIn = ({ b }: ShotCase) => tablesOf(b).zonesIn;
const sheltered = ({ b, target: unit }: ShotCase): boolean => isSheltered(b, unit);
/** TA-CORE-TER-04. */
const isCovering = (b: Battle, zone: number | null): boolean =>
  zone !== null && tablesOf(b).ground[zone]!.cls === 'covering';

/** What counts of the terrain group: not for aircraft, not behind the walls of a bunker (TA-CORE-RNG-13). */
const obscured = (of: ShotCase): boolean =>
  (of.seen & OBSCURED) !== 0 && !isAirStrike(of) && !isAtAircraft(of) && !onContact(of) && !sheltered(of);
const templated = (of: ShotCase): boolean => isCovering(of.b, target(of).zone) && !isAtAircraft(of) && !sheltered(of);
const lined = (of: ShotCase): boolean =>
  (of.seen & LINEAR_COVER) !== 0 && !isAirStrike(of) && !isAtAircraft(of) && !onContact(of) && !sheltered(of);
/** What is said of ground, ranges and arcs does not touch a shot at an aircraft (TA-CORE-AER-16). */
const onGround = (of: ShotCase): boolean => !isAtAircraft(of);

const supplementShift = (of: ShotCase): number => {
  const { b, attacker, occasion } = of;
  if (occasion === 'airStrike') return 0; // TA-CORE-AER-09 lists what counts
  let shift = 0;
  for (const { effect } of kindOf(b, attacker).supplements) {
    if (effect.rangedShift && of.distance <= zonesIn(of)[effect.maxDistance ?? 'VL']) shift += effect.rangedShift;
    if (effect.sooShift && (occasion === 'reaction' || occasion === 'contact' || occasion === 'atAircraft'))
      shift += effect.sooShift;
  }
  if (occasion === 'atAircraft')
    for (const { effect } of kindOf(b, of.target).supplements) shift += effect.airShotShift ?? 0;
  return shift;
};

const ACTION_SHIFT: Readonly<Partial<Record<ActionId, number>>> = { AIM: 1, VOL: 1, FAM: -1 };
const actionShift = ({ action, occasion, cautious }: ShotCase): number =>
  (occasion === 'fire' && action !== null ? (ACTION_SHIFT[action] ?? 0) : 0) +
  (occasion === 'reaction' && cautious ? -1 : 0);

export const RANGED: readonly Mod<ShotCase>[] = [
  {
    rule: 'TA-CORE-RNG-06',
    why: 'anti-armour',
    when: (of) => {
      const { type } = kindOf(of.b, of.target);
      return onGround(of) && has(of.b, of.attacker, 'antiArmour') && (type.cls === 'vehicle' || type.pr >= 3);
    },
    add: 1,
  },
  {
    rule: 'TA-CORE-RNG-07',
    why: 'very close',
    when: (of) => onGround(of) && !isAirStrike(of) && of.distance <= zonesIn(of).VS,
    add: 1,
  },
  {
    rule: 'TA-CORE-RNG-08',
    why: 'long range',
    when: (of) =>
      onGround(of) &&
      !isAirStrike(of) &&
      of.distance > zonesIn(of).M &&
      of.action !== 'AIM' &&
      of.action !== 'VOL' &&
      !has(of.b, of.attacker, 'longGun'),
    add: -1,
  },
  { rule: 'TA-CORE-RNG-09', why: 'Obscured', when: obscured, add: -1 },
  { rule: 'TA-CORE-RNG-10', why: 'in cover', when: templated, add: -1 },
  { rule: 'TA-CORE-RNG-11', why: 'behind linear cover', when: lined, add: -1 },
  {
    rule: 'TA-CORE-RNG-12',
    why: 'ground counts for two at most',
    when: (of) => obscured(of) && templated(of) && lined(of),
    add: 1,
  },
  { rule: 'TA-CORE-RNG-13', why: 'sheltered', when: (of) => onGround(of) && sheltered(of), add: -2 },
  { rule: 'TA-CORE-RNG-14', why: 'Dug In', when: (of) => onGround(of) && target(of).dugIn && !sheltered(of), add: -1 },
  {
    rule: 'TA-CORE-RNG-15',
    why: (of) => (target(of).condition === 'shaken' ? 'Shaken' : 'Out of Action'),
    when: (of) => onGround(of) && target(of).condition !== 'ok',
    add: (of) => (target(of).condition === 'shaken' ? 1 : 2),
  },
  {
    rule: 'TA-CORE-RNG-16',
    why: 'from outside its arc',
    when: (of) => {
      if (!onGround(of) || isAirStrike(of)) return false;
      const from = of.b.units[of.attacker]!.zone;
      return from !== null && !isInArc(of.b, of.target, from);
    },
    add: 1,
  },
  {
    rule: 'TA-CORE-RNG-17',
    why: 'the shooter is Confused', // TA-CORE-STA-11
    when: (of) => onGround(of) && !isAirStrike(of) && of.b.units[of.attacker]!.confused,
    add: -1,
  },
  {
    rule: 'TA-CORE-RNG-18',
    why: 'Exposed', // TA-CORE-STA-09
    when: (of) => onGround(of) && target(of).exposed,
    add: 1,
  },
  {
    rule: 'TA-CORE-RNG-19',
    why: 'in close combat', // TA-MAP-LOS-09
    when: (of) => onGround(of) && !onContact(of) && inCloseCombat(of.b, of.target),
    add: -1,
  },
  {
    rule: 'TA-CORE-RNG-20',
    why: 'an aerial unit',
    when: (of) => !isAirStrike(of) && kindOf(of.b, of.target).type.cls === 'aerial' && !has(of.b, of.attacker, 'aa'),
    add: -1,
  },
  { rule: 'TA-CORE-RNG-21', why: 'Warded', when: (of) => target(of).warded, add: -2 },
  { rule: 'TA-CORE-RNG-22', why: 'the Action', when: (of) => actionShift(of) !== 0, add: actionShift },
  { rule: 'TA-CORE-SUP-04', why: 'supplements', when: (of) => supplementShift(of) !== 0, add: supplementShift },
];

/** TA-CORE-RNG-05; a Firebolt has an attack of its own (TA-CORE-CST-02). */
const FIREBOLT = 3;
export const rangedBase = ({ b, attacker, target: unit, occasion }: ShotCase): number =>
  (occasion === 'firebolt' ? FIREBOLT : kindOf(b, attacker).type.ra!) - kindOf(b, unit).type.pr;

/** The case of a shot as the table stands. */
export function shotCase(
  b: Battle,
  attacker: number,
  targetUnit: number,
  occasion: Occasion,
  action: ActionId | null,
  cautious: boolean,
  at: number | null = null,
): ShotCase {
  const tables = tablesOf(b);
  const from = b.units[attacker]!.zone;
  const to = at ?? b.units[targetUnit]!.zone;
  const far = from === null || to === null ? 0 : distance(tables, from, to);
  return {
    b,
    attacker,
    target: targetUnit,
    occasion,
    action,
    cautious,
    distance: occasion === 'contact' ? tables.zonesIn.VS : far, // TA-CORE-SIT-22
    seen:
      occasion === 'fire' || occasion === 'reaction' || occasion === 'firebolt' ? sees(b, attacker, targetUnit) : SEEN,
  };
}

/** What the shift of a melee attack hangs on. */
export interface BlowCase {
  readonly b: Battle;
  readonly attacker: number;
  readonly target: number;
  /** Made in the Action that made the contact (TA-CORE-MEL-02). */
  readonly onEntry: boolean;
  readonly bySwoop: boolean;
  readonly pressed: boolean;
}

/** From where a blow falls: the entry zone of who entered; none for who was there (TA-MAP-CCM-07). */
const flanks = ({ b, attacker, target: unit }: BlowCase): boolean => {
  const { entry } = b.units[attacker]!;
  const { zone, tail, facing } = b.units[unit]!;
  return entry !== null && !arcHolds(b, zone!, tail !== null, facing, entry);
};
const obstacles = ({ b, attacker, onEntry, bySwoop }: BlowCase): number => {
  if (!onEntry || bySwoop) return 0;
  const { zone, entry } = b.units[attacker]!;
  const lined = entry !== null && zone !== null && (linearBetween(b, entry, zone)?.move ?? 'none') !== 'none';
  return (isCovering(b, zone) ? -1 : 0) + (lined ? -1 : 0);
};
const entryShift = ({ b, attacker, onEntry }: BlowCase): number =>
  onEntry ? kindOf(b, attacker).supplements.reduce((sum, { effect }) => sum + (effect.entryMeleeShift ?? 0), 0) : 0;
const bearing = ({ b, target: unit }: BlowCase): number =>
  kindOf(b, unit).supplements.reduce((sum, { effect }) => sum + (effect.meleeAgainst ?? 0), 0);

export const MELEE: readonly Mod<BlowCase>[] = [
  {
    rule: 'TA-CORE-MEL-06',
    why: 'sapper',
    when: ({ b, attacker, target: unit }) => {
      const { cls } = kindOf(b, unit).type;
      return kindOf(b, attacker).sapper > 0 && (cls === 'vehicle' || cls === 'bunker');
    },
    add: ({ b, attacker }) => kindOf(b, attacker).sapper,
  },
  {
    rule: 'TA-CORE-MEL-07',
    why: 'impact',
    when: ({ b, attacker, onEntry }) => onEntry && has(b, attacker, 'impact'),
    add: 1,
  },
  { rule: 'TA-CORE-MEL-08', why: 'obstacles', when: (of) => obstacles(of) !== 0, add: obstacles },
  { rule: 'TA-CORE-MEL-09', why: 'sheltered', when: ({ b, target: unit }) => isSheltered(b, unit), add: -1 },
  {
    rule: 'TA-CORE-MEL-10',
    why: ({ b, target: unit }) => (b.units[unit]!.condition === 'shaken' ? 'Shaken' : 'Out of Action'),
    when: ({ b, target: unit }) => b.units[unit]!.condition !== 'ok',
    add: ({ b, target: unit }) => (b.units[unit]!.condition === 'shaken' ? 1 : 2),
  },
  { rule: 'TA-CORE-MEL-11', why: 'from outside its arc', when: flanks, add: 1 },
  {
    rule: 'TA-CORE-MEL-12',
    why: 'Braced',
    when: (of) => of.b.units[of.target]!.braced && !flanks(of),
    add: -1,
  },
  {
    rule: 'TA-CORE-MEL-13',
    why: 'pikes',
    when: (of) => of.onEntry && has(of.b, of.target, 'pike') && has(of.b, of.attacker, 'mounted') && !flanks(of),
    add: -1,
  },
  {
    rule: 'TA-CORE-MEL-14',
    why: 'the attacker is shaken or confused',
    when: ({ b, attacker }) => b.units[attacker]!.confused || b.units[attacker]!.condition === 'shaken',
    add: ({ b, attacker }) =>
      (b.units[attacker]!.confused ? -1 : 0) + (b.units[attacker]!.condition === 'shaken' ? -1 : 0),
  },
  { rule: 'TA-CORE-MEL-15', why: 'Warded', when: ({ b, target: unit }) => b.units[unit]!.warded, add: -2 },
  { rule: 'TA-CORE-MEL-16', why: 'pressed', when: ({ pressed }) => pressed, add: 1 },
  {
    rule: 'TA-CORE-SUP-04',
    why: 'supplements',
    when: (of) => entryShift(of) + bearing(of) !== 0,
    add: (of) => entryShift(of) + bearing(of),
  },
];

/** TA-CORE-MEL-05. How many stand around gives nothing (TA-CORE-MEL-17). */
export const meleeBase = ({ b, attacker, target: unit }: BlowCase): number =>
  kindOf(b, attacker).type.ma! - kindOf(b, unit).type.md;

/** What the shift of one attack of an indirect attack hangs on (TA-CORE-ART-09). */
export interface ShellCase {
  readonly b: Battle;
  readonly attacker: number;
  readonly target: number;
  /** Not in the Target Point zone. */
  readonly atEdge: boolean;
}

const ART: RuleId = 'TA-CORE-ART-09';
export const ARTILLERY: readonly Mod<ShellCase>[] = [
  { rule: ART, why: 'beside the Target Point', when: ({ atEdge }) => atEdge, add: -1 },
  {
    rule: ART,
    why: ({ b, target: unit }) => (b.units[unit]!.condition === 'shaken' ? 'Shaken' : 'Out of Action'),
    when: ({ b, target: unit }) => b.units[unit]!.condition !== 'ok',
    add: ({ b, target: unit }) => (b.units[unit]!.condition === 'shaken' ? 1 : 2),
  },
  {
    rule: ART,
    why: 'in cover',
    when: ({ b, target: unit }) => isCovering(b, b.units[unit]!.zone) && !isSheltered(b, unit),
    add: -1,
  },
  { rule: ART, why: 'Dug In', when: ({ b, target: unit }) => b.units[unit]!.dugIn && !isSheltered(b, unit), add: -1 },
  { rule: ART, why: 'sheltered', when: ({ b, target: unit }) => isSheltered(b, unit), add: -2 },
  { rule: ART, why: 'Warded', when: ({ b, target: unit }) => b.units[unit]!.warded, add: -2 },
];
export const artilleryBase = ({ b, attacker, target: unit }: ShellCase): number =>
  kindOf(b, attacker).type.ra! - kindOf(b, unit).type.pr;

export interface HazardCase {
  readonly b: Battle;
  readonly target: number;
}

const HAZARD_VALUE = 2;
export const HAZARD: readonly Mod<HazardCase>[] = [
  {
    rule: 'TA-CORE-SIT-28',
    why: ({ b, target: unit }) => (b.units[unit]!.condition === 'shaken' ? 'Shaken' : 'Out of Action'),
    when: ({ b, target: unit }) => b.units[unit]!.condition !== 'ok',
    add: ({ b, target: unit }) => (b.units[unit]!.condition === 'shaken' ? 1 : 2),
  },
  { rule: 'TA-CORE-SIT-28', why: 'Warded', when: ({ b, target: unit }) => b.units[unit]!.warded, add: -2 },
];
export const hazardBase = ({ b, target: unit }: HazardCase): number => HAZARD_VALUE - kindOf(b, unit).type.pr;

export const rangedShift = (of: ShotCase): number => total(rangedBase(of), RANGED, of);
export const meleeShift = (of: BlowCase): number => total(meleeBase(of), MELEE, of);
export const artilleryShift = (of: ShellCase): number => total(artilleryBase(of), ARTILLERY, of);
export const hazardShift = (of: HazardCase): number => total(hazardBase(of), HAZARD, of);

export const rangedScore = (of: ShotCase): Score<RuleId> => score(rangedBase(of), 'TA-CORE-RNG-05', RANGED, of);
export const meleeScore = (of: BlowCase): Score<RuleId> => score(meleeBase(of), 'TA-CORE-MEL-05', MELEE, of);
export const artilleryScore = (of: ShellCase): Score<RuleId> => score(artilleryBase(of), ART, ARTILLERY, of);
export const hazardScore = (of: HazardCase): Score<RuleId> => score(hazardBase(of), 'TA-CORE-SIT-28', HAZARD, of);

const FEWEST = -4;
const MOST = 4;

/** The column a shift comes to: clamped once, last (TA-CORE-ATK-03, TA-CORE-RNG-24, TA-CORE-MEL-20). */
export const columnOf = (shift: number): number => Math.max(FEWEST, Math.min(MOST, shift));

/** TA-CORE-RES-01. */
export const readTable = (cr: number, column: number): Result => CRT[cr - 1]![column - FEWEST]!;

export type { AttackKind };
