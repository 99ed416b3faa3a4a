import type { BattleTable } from '../events.js';
import type { RuleId } from '../rulebook.js';
import { leaveMap } from '../state.js';
import { distance, tablesOf } from '../tables.js';
import { sees, UNSEEN } from './sight.js';
import { kindOf } from './units.js';

// Face-down markers (chapter HID).

/** Turns a marker up; true where nothing was under it, and it is gone (TA-CORE-HID-03). */
function reveal(t: BattleTable, unit: number, rule: RuleId): boolean {
  const b = t.state;
  const u = b.units[unit]!;
  if (u.marker === null) return false;
  const { id, dummy } = kindOf(b, unit);
  const marker = `M${u.marker}`;
  u.marker = null;
  t.revealed();
  if (t.logging) t.log({ type: 'revealed', rule, marker, unit: id, dummy });
  if (!dummy) return false;
  u.condition = 'eliminated'; // it scores nothing, and its removal is no loss
  leaveMap(u);
  return true;
}

/** Reveals what an enemy that has ended an Action stands close to and sees (TA-CORE-HID-04). */
function revealNear(t: BattleTable, unit: number): void {
  const b = t.state;
  const tables = tablesOf(b);
  const u = b.units[unit]!;
  if (u.zone === null) return;
  for (const [i, v] of b.units.entries()) {
    if (v.marker === null || v.side === u.side || v.zone === null) continue;
    const isNear = distance(tables, u.zone, v.zone) <= tables.zonesIn.S;
    if (isNear && sees(b, unit, i) !== UNSEEN) reveal(t, i, 'TA-CORE-HID-04');
  }
}

export const hide = { reveal, revealNear };
