import type { Play } from '@sandtable/kernel';
import type { BattleTable } from '../events.js';
import type { Battle } from '../state.js';
import { otherSeat } from '../terms.js';
import { activateUnits, canActivateAny } from './activation.js';
import { answerDraw } from './agreement.js';
import { gainCommand } from './command-points.js';
import { issueOrders } from './orders.js';
import { canRally, rally } from './suppression.js';
import { checkLimits, scoreObjectives } from './victory.js';

// Chapter Turn structure. There are no interrupts (QL-TRN-07): the other
// seat is asked nothing here but whether it agrees to a draw.

/** One player's turn: command, rally, activate, orders (QL-TRN-02). Enters again wherever `step` says it stands. */
export function* playTurn(t: BattleTable): Play<void> {
  const b = t.state;
  if (b.step === null) beginTurn(t);
  if (b.drawOffer?.open) yield* t.call(answerDraw(t, b.drawOffer.by)); // a record of old may begin there
  if (b.result) return;
  if (b.step === 'command') {
    const dice = yield* t.roll(2, 6, 'QL-CMD-01', b.active);
    gainCommand(t, dice as [number, number]);
    enterStep(t, 'rally');
  }
  if (b.step === 'rally') {
    if (canRally(b)) yield* t.call(rally(t));
    if (b.result) return;
    enterStep(t, 'activate');
  }
  if (b.step === 'activate') {
    yield* t.call(activateUnits(t));
    if (b.result) return;
    enterStep(t, 'orders');
  }
  if (b.step === 'orders') {
    yield* t.call(issueOrders(t));
    if (b.result) return;
  }
  endTurn(t);
}

function beginTurn(t: BattleTable): void {
  const b = t.state;
  b.step = 'command';
  b.seats[b.active!].turnsTaken += 1;
  b.removedBefore = b.elementsRemoved;
  if (t.logging) t.log({ type: 'turnBegan', rule: 'QL-TRN-01', seat: b.active!, turn: b.turn });
}

function enterStep(t: BattleTable, step: 'rally' | 'activate' | 'orders'): void {
  const b = t.state;
  b.step = step;
  if (!t.logging) return;
  const passes = !CAN_ACT[step](b);
  const rule = passes ? 'QL-TRN-04' : 'QL-TRN-02';
  t.log({ type: 'stepBegan', rule, seat: b.active!, step, cp: b.cp, ...(passes ? { passes } : {}) });
}

/** Whether anything but "done" is legal in a step: if not, it ends by itself (QL-TRN-04). */
const CAN_ACT = { rally: canRally, activate: canActivateAny, orders: (b: Battle) => b.cp > 0 } as const;

function endTurn(t: BattleTable): void {
  const b = t.state;
  const seat = b.active!;
  b.cp = 0; // QL-CMD-04
  b.step = 'end';
  scoreObjectives(t, seat);
  if (b.result) return;
  b.quietTurns = b.elementsRemoved === b.removedBefore ? b.quietTurns + 1 : 0;
  if (t.logging) t.log({ type: 'turnEnded', rule: 'QL-TRN-05', seat, turn: b.turn });
  checkLimits(t);
  if (b.result) return;
  b.active = otherSeat(seat); // QL-TRN-01
  b.turn += 1;
  b.step = null;
}
