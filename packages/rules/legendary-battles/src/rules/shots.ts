import { refuse } from '@sandtable/kernel';
import type { Refusal } from '../rulebook.js';
import type { Battle } from '../state.js';
import { distance, tablesOf } from '../tables.js';
import { isFought, type Lay } from './lay.js';
import type { Ruling } from './movement.js';
import { isInArc, sees, UNSEEN } from './sight.js';
import { has, inCloseCombat, kindOf } from './units.js';

// Who may shoot at whom (chapter RNG, and what SIT-18 to -21 and AER-08 say of reactions).

const NO_GUN = refuse('TA-CORE-RNG-01', 'The unit has no ranged attack.') as Refusal;
const NO_ENEMY = refuse('TA-CORE-RNG-02', 'The target is an enemy unit on the map.') as Refusal;
const FRIEND = refuse('TA-CORE-ATK-05', 'No attack is declared on an own unit.') as Refusal;
const CONCEALED = refuse(
  'TA-CORE-STA-08',
  'The target is Concealed: it can be named from within Short only.',
) as Refusal;
const TOO_FAR = refuse('TA-CORE-RNG-04', 'The target is out of range.') as Refusal;
const OUT_OF_ARC = refuse('TA-CORE-RNG-03', 'The target is outside the arc of the unit.') as Refusal;
const OUT_OF_SIGHT = refuse('TA-MAP-LOS-01', 'The target cannot be seen.') as Refusal;
const CANNOT_REACT = refuse(
  'TA-CORE-SIT-18',
  'That unit cannot shoot now: it must be ok, not Confused, not in close combat, able to shoot on the move, and must not have reacted.',
) as Refusal;
const NOT_CONTACTED = refuse(
  'TA-CORE-SIT-21',
  'On contact only the contacted unit may shoot, at what enters inside its arc.',
) as Refusal;

export function refuseEnemy(b: Battle, unit: number, target: number): Ruling {
  const v = b.units[target];
  if (!v || v.zone === null) return NO_ENEMY;
  return v.side === b.units[unit]!.side ? FRIEND : null;
}

/** A Concealed unit is safe from being named beyond Short. */
export function refuseConcealed(b: Battle, unit: number, target: number): Ruling {
  const tables = tablesOf(b);
  const [u, v] = [b.units[unit]!, b.units[target]!];
  if (!v.concealed) return null;
  return u.zone !== null && distance(tables, u.zone, v.zone!) <= tables.zonesIn.S ? null : CONCEALED;
}

/** The target of a shot as the shooter stands: Concealed, range, arc, sight, in this order (section 7). */
export function refuseShot(b: Battle, unit: number, target: number, lay?: Lay): Ruling {
  const wrong = refuseGun(b, unit) ?? refuseEnemy(b, unit, target) ?? refuseConcealed(b, unit, target);
  return wrong ?? refuseView(b, unit, target, tablesOf(b).zonesIn[kindOf(b, unit).type.range!], lay);
}

export function refuseGun(b: Battle, unit: number): Ruling {
  const { range, ra } = kindOf(b, unit).type;
  return ra === null || range === null ? NO_GUN : null;
}

/** Range, arc and sight by themselves. */
export function refuseView(b: Battle, unit: number, target: number, range: number, lay?: Lay): Ruling {
  const zone = b.units[target]!.zone!;
  if (distance(tablesOf(b), b.units[unit]!.zone!, zone) > range) return TOO_FAR;
  if (!isInArc(b, unit, zone)) return OUT_OF_ARC; // TA-MAP-ARC-03
  return sees(b, unit, target, lay) === UNSEEN ? OUT_OF_SIGHT : null;
}

/** TA-CORE-SIT-18 and TA-CORE-STA-12, apart from close combat. A face-down marker counts as able for those who ask whether anybody is (TA-CORE-WDW-10). */
function mayReact(b: Battle, unit: number): boolean {
  const u = b.units[unit]!;
  const { type, dummy } = kindOf(b, unit);
  if (u.zone === null || dummy || type.ra === null) return false;
  if (has(b, unit, 'indirect') || has(b, unit, 'slowLoad')) return false;
  return u.condition === 'ok' && !u.confused && !u.reacted;
}

/** A Shot of Opportunity at a unit that moves or falls back (TA-CORE-SIT-18, TA-CORE-SIT-19). */
export function refuseReaction(b: Battle, unit: number, mover: number, locked: readonly number[], lay?: Lay): Ruling {
  if (!mayReact(b, unit) || locked.includes(unit)) return CANNOT_REACT;
  if (lay ? isFought(lay, b.units[unit]!) : inCloseCombat(b, unit)) return CANNOT_REACT;
  return refuseShot(b, unit, mover, lay);
}

/** On contact (TA-CORE-SIT-21): `mover` has just entered the zone against `unit`. */
export function refuseContactShot(b: Battle, unit: number, mover: number, contacted: number): Ruling {
  const u = b.units[unit]!;
  const m = b.units[mover]!;
  if (unit !== contacted || !mayReact(b, unit)) return unit === contacted ? CANNOT_REACT : NOT_CONTACTED;
  const foughtBefore = b.units.some(
    (v, i) =>
      i !== mover &&
      v.side !== u.side &&
      v.zone !== null &&
      (v.zone === u.zone || v.tail === u.zone || v.zone === u.tail),
  );
  if (foughtBefore) return CANNOT_REACT;
  return m.entry !== null && isInArc(b, unit, m.entry) ? null : NOT_CONTACTED;
}

/** At a flyer or strike unit that has named its target's zone (TA-CORE-AER-08). */
export function refuseAirShot(b: Battle, unit: number, struck: number): Ruling {
  const u = b.units[unit]!;
  const zone = b.units[struck]!.zone;
  if (!mayReact(b, unit) || inCloseCombat(b, unit) || zone === null) return CANNOT_REACT;
  const tables = tablesOf(b);
  if (distance(tables, u.zone!, zone) > tables.zonesIn[kindOf(b, unit).type.range!]) return TOO_FAR;
  if (unit === struck) return null;
  if (!isInArc(b, unit, zone)) return OUT_OF_ARC;
  return sees(b, unit, struck) === UNSEEN ? OUT_OF_SIGHT : null;
}

/** For who is asked: whether public facts leave a shot possible at all. */
export function couldReact(b: Battle, unit: number, refusal: Ruling): boolean {
  return (
    refusal === null || (b.units[unit]!.marker !== null && b.units[unit]!.zone !== null && !b.units[unit]!.reacted)
  );
}
