import type { Play } from '@sandtable/kernel';
import { ask } from '../ask.js';
import type { Decision } from '../decisions.js';
import type { BattleTable } from '../events.js';
import { placeOrder, unitIndex } from '../state.js';
import type { OrderType } from '../terms.js';
import { hear } from './agreement.js';
import { logLostOrder } from './hidden-information.js';

// Chapter Orders.

/** Step 4: as often as the CP last, to the same unit too (QL-ORD-11), suppressed or not (QL-ORD-07), after it acted (QL-ORD-09). */
export function* issueOrders(t: BattleTable): Play<void> {
  const b = t.state;
  for (;;) {
    if (b.result || b.cp === 0) return; // QL-TRN-05
    t.boundary();
    const decision = yield* t.ask(ask('OrderAction', b.active!));
    if (decision.type === 'Done') return;
    if (decision.type === 'IssueOrder') issueOrder(t, decision);
    else yield* t.call(hear(t, b.active!, decision));
  }
}

/** QL-ORD-01, QL-ORD-04, QL-ORD-06; none is taken back but by another (QL-ORD-10), and the kind is the owner's alone (QL-HID-02). */
function issueOrder(t: BattleTable, { unit: id, order }: Extract<Decision, { type: 'IssueOrder' }>): void {
  const b = t.state;
  const index = unitIndex(b, id);
  const unit = b.units[index]!;
  const replaced = unit.order !== null;
  b.cp -= 1;
  if (t.logging) {
    if (replaced) logLostOrder(t, index, 'replaced');
    const event = {
      type: 'orderIssued',
      rule: replaced ? 'QL-ORD-06' : 'QL-ORD-04',
      unit: id,
      turn: b.turn,
      replaced,
    } as const;
    const full = { ...event, order, ...(replaced ? { replacedOrder: unit.order as OrderType } : {}) };
    t.logSecret(unit.owner, full, { ...event, order: 'hidden' });
  }
  placeOrder(b, unit, order);
}
