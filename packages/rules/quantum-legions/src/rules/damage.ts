import type { BattleTable } from '../events.js';
import { leaveBoard } from '../state.js';
import { tablesOf } from '../tables.js';
import { logLostOrder } from './hidden-information.js';
import { award, checkAfterDestruction } from './victory.js';

// Chapters Damage and Destruction.

/** QL-DMG-06, QL-DST-01 to QL-DST-04. */
export function loseElements(t: BattleTable, target: number, kills: number): void {
  if (kills === 0) return;
  const b = t.state;
  const victim = b.units[target]!;
  const lost = Math.min(kills, victim.elements);
  victim.elements -= lost;
  b.elementsRemoved += lost;
  if (t.logging) t.log({ type: 'elementsLost', rule: 'QL-DMG-06', unit: victim.id, lost, left: victim.elements });
  if (victim.elements > 0) return;

  if (t.logging) {
    if (victim.order !== null) logLostOrder(t, target, 'destroyed');
    t.log({ type: 'unitDestroyed', rule: 'QL-DST-01', unit: victim.id });
  }
  leaveBoard(victim);
  award(t, victim.owner === 'A' ? 'B' : 'A', tablesOf(b).profiles[target]!.vp, 'QL-DST-02');
  checkAfterDestruction(t, victim.tag, victim.owner);
}
