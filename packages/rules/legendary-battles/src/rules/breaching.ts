import { OUTSIDE } from '@sandtable/geometry/zones';
import { LINEAR } from '../content/tables.js';
import type { BattleTable } from '../events.js';
import type { Battle } from '../state.js';
import { tablesOf } from '../tables.js';
import { drawChance, nervePasses } from './cards.js';
import { kindOf, nameOf, zoneName } from './units.js';

// Breaching walls and gates (chapter BRE).

/** What a breach of a side needs, or null where the unit cannot try one (TA-CORE-BRE-01, TA-SCN-S4-03). */
export function breachTarget(b: Battle, unit: number, side: number): number | null {
  const { map, linear, special } = tablesOf(b);
  const { zone } = b.units[unit]!;
  if (zone === null || kindOf(b, unit).sapper === 0) return null;
  const number = map.sidesOf[zone]![side];
  if (number === undefined || b.breached.includes(number)) return null;
  const type = linear[number];
  if (!type || map.beyond[zone]![side] === OUTSIDE) return null;
  const rule = special.breachable.find(({ linear: ids }) => ids.includes(type.id));
  return rule ? (rule.targets[type.id] ?? LINEAR[type.id].breachTarget) : null;
}

/** A 6 succeeds, a 1 fails, else the sapper must reach the target. The side is hindering ground then, and hides nothing (TA-CORE-BRE-02). */
export function breach(t: BattleTable, unit: number, side: number): void {
  const b = t.state;
  const { map } = tablesOf(b);
  const { zone, side: seat } = b.units[unit]!;
  const needs = breachTarget(b, unit, side)!;
  const bonus = kindOf(b, unit).sapper;
  const { nv } = drawChance(t, seat, 'TA-CORE-BRE-01');
  const done = nervePasses(nv, bonus, needs);
  if (done) b.breached = [...b.breached, map.sidesOf[zone!]![side]!];
  if (t.logging) {
    const beyond = zoneName(b, map.beyond[zone!]![side]!);
    t.log({
      type: 'breachTried',
      rule: 'TA-CORE-BRE-01',
      unit: nameOf(b, unit),
      zone: zoneName(b, zone!),
      beyond,
      nv,
      bonus,
      needs,
      done,
    });
  }
}
