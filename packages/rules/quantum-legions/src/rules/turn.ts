import type { Play } from '@sandtable/kernel';
import { askSeat } from '../ask.js';
import type { Decision } from '../decisions.js';
import type { BattleTable } from '../events.js';
import { type Battle, isOnBoard, placeOrder, unitIndex } from '../state.js';
import { tablesOf } from '../tables.js';
import { type OrderType, otherSeat, type Seat } from '../terms.js';
import { activateUnits, canActivateAny } from './activation.js';
import { answerDraw, besides } from './agreement.js';
import { logLostOrder } from './attack.js';
import { checkLimits, scoreObjectives } from './victory.js';

// Chapters Turn structure, Command points, Suppression (removal) and Orders. There are no interrupts (QL-TRN-07): the other
// seat is asked nothing here but whether it agrees to a draw.

/** One player's turn: command, rally, activate, orders (QL-TRN-02). Enters again wherever `step` says it stands. */
export function* playTurn(t: BattleTable): Play<void> {
  const b = t.state;
  if (b.step === null) beginTurn(t);
  if (b.step === 'command') {
    const dice = yield* t.roll(2, 6, 'QL-CMD-01', b.active);
    gainCommand(t, dice as [number, number]);
    enterStep(t, 'rally');
  }
  if (b.step === 'rally') {
    if (canRally(b) || b.drawOffer?.open) yield* t.call(rally(t));
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

/** QL-CMD-01, QL-CMD-02, QL-TRT-19. */
function gainCommand(t: BattleTable, [x, y]: [number, number]): void {
  const b = t.state;
  const first = b.seats[b.active!].turnsTaken === 1;
  const rolled = commandOf(first, x, y);
  const bonus = commandBonus(b, b.active!);
  b.cp = rolled + bonus;
  if (t.logging) {
    const rule = first ? 'QL-CMD-02' : 'QL-CMD-01';
    t.log({
      type: 'commandRolled',
      rule,
      seat: b.active!,
      dice: [x, y],
      cp: b.cp,
      ...(bonus ? { also: ['QL-TRT-19'], bonus } : {}),
    });
  }
}

/** QL-CMD-01, or QL-CMD-02 in one's first turn. */
const commandOf = (first: boolean, x: number, y: number): number => (first ? Math.max(x, y) : x + y);

/** The chances of so many CP, by their number. */
export function commandLaw(first: boolean, bonus: number): number[] {
  const law = new Array<number>(13 + bonus).fill(0);
  for (let x = 1; x <= 6; x++) for (let y = 1; y <= 6; y++) law[commandOf(first, x, y) + bonus]! += 1 / 36;
  return law;
}

/** QL-TRT-19: one CP more, however many units of Command there are. */
export function commandBonus(b: Battle, seat: Seat): 0 | 1 {
  const { profiles } = tablesOf(b);
  for (let i = 0; i < b.units.length; i++) {
    const unit = b.units[i]!;
    if (profiles[i]!.command && unit.owner === seat && unit.suppression === 0 && isOnBoard(unit)) return 1;
  }
  return 0;
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

function canRally(b: Battle): boolean {
  if (b.cp === 0) return false;
  for (let i = 0; i < b.units.length; i++) {
    const unit = b.units[i]!;
    if (unit.owner === b.active && isOnBoard(unit) && (unit.suppression > 0 || canReanimate(b, i))) return true;
  }
  return false;
}

/** QL-TRT-18. */
export function canReanimate(b: Battle, unit: number): boolean {
  const profile = tablesOf(b).profiles[unit]!;
  if (!profile.reanimate) return false;
  const { elements, reanimatedOn } = b.units[unit]!;
  return elements < profile.size && reanimatedOn !== b.turn;
}

/** Step 2: as often as the CP last, on any of one's units (QL-SUP-04); nobody need spend them (QL-CMD-05). */
function* rally(t: BattleTable): Play<void> {
  const b = t.state;
  for (;;) {
    if (b.drawOffer?.open) yield* t.call(answerDraw(t));
    if (b.result || !canRally(b)) return;
    t.boundary();
    const decision = yield* t.ask(askSeat('RallyAction', b.active!));
    switch (decision.type) {
      case 'RemoveSuppression':
        removeSuppression(t, decision.unit);
        break;
      case 'Reanimate':
        yield* t.call(reanimate(t, decision.unit));
        break;
      case 'Done':
        return;
      default:
        besides(t, decision);
    }
  }
}

/** QL-SUP-03, for the price of QL-CMD-03. */
function removeSuppression(t: BattleTable, id: string): void {
  const b = t.state;
  const unit = b.units[unitIndex(b, id)]!;
  b.cp -= 1;
  unit.suppression -= 1;
  if (t.logging) t.log({ type: 'suppressionRemoved', rule: 'QL-SUP-03', unit: id, left: unit.suppression, cp: b.cp });
}

/** QL-TRT-18: one lost element returns on 5 or 6. */
const RETURNS_ON = 5;
export const RETURN_LAW: readonly number[] = [(RETURNS_ON - 1) / 6, (7 - RETURNS_ON) / 6];

function* reanimate(t: BattleTable, id: string): Play<void> {
  const b = t.state;
  const unit = b.units[unitIndex(b, id)]!;
  b.cp -= 1;
  unit.reanimatedOn = b.turn;
  const dice = yield* t.roll(1, 6, 'QL-TRT-18', unit.owner);
  const returned = dice[0]! >= RETURNS_ON;
  if (returned) unit.elements += 1;
  if (t.logging) {
    t.log({ type: 'reanimateRolled', rule: 'QL-TRT-18', unit: id, dice, returned, elements: unit.elements, cp: b.cp });
  }
}

/** Step 4: as often as the CP last, to the same unit too (QL-ORD-11), suppressed or not (QL-ORD-07), after it acted (QL-ORD-09). */
function* issueOrders(t: BattleTable): Play<void> {
  const b = t.state;
  for (;;) {
    if (b.drawOffer?.open) yield* t.call(answerDraw(t));
    if (b.result || b.cp === 0) return; // QL-TRN-05
    t.boundary();
    const decision = yield* t.ask(askSeat('OrderAction', b.active!));
    if (decision.type === 'Done') return;
    if (decision.type === 'IssueOrder') issueOrder(t, decision);
    else besides(t, decision);
  }
}

/** QL-ORD-01, QL-ORD-04, QL-ORD-06; the kind is the owner's alone (QL-HID-02). */
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
