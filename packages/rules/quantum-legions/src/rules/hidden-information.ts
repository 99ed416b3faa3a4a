import type { BattleTable } from '../events.js';
import type { OrderType } from '../terms.js';

// Chapter Hidden information: markers that leave the board. What a seat sees is in view.ts.

/** A marker that leaves unseen (QL-HID-04, QL-HID-05), or is shown where the table plays so (`revealOnRemoval`). */
export function logLostOrder(t: BattleTable, unit: number, reason: 'replaced' | 'carried' | 'destroyed'): void {
  const { id, order } = t.state.units[unit]!;
  const rule = reason === 'destroyed' ? 'QL-HID-05' : reason === 'carried' ? 'QL-TRT-05' : 'QL-HID-04';
  const shown = t.state.match.config.revealOnRemoval;
  if (shown) t.revealed();
  t.log({ type: 'orderRemoved', rule, unit: id, reason, ...(shown ? { order: order as OrderType } : {}) });
}
