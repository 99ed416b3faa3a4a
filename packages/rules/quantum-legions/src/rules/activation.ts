import { isSaid } from '@sandtable/craft';
import type { Play } from '@sandtable/kernel';
import { ask } from '../ask.js';
import type { DecisionOf } from '../decisions.js';
import type { BattleTable } from '../events.js';
import { groundOf } from '../ground.js';
import { type Battle, hasActedThisTurn, isOnBoard, takeOrder, unitIndex } from '../state.js';
import { tablesOf } from '../tables.js';
import { ORDERS, type OrderType } from '../terms.js';
import { hear } from './agreement.js';
import { hasTarget, resolveAttack } from './attack.js';
import { logLostOrder } from './hidden-information.js';
import { chooseSaves } from './saving-throws.js';

// Chapter Activation, with the carrying out of a move.

/** Step 3 (QL-ACT-13). */
export function* activateUnits(t: BattleTable): Play<void> {
  const b = t.state;
  for (;;) {
    if (b.activation) yield* t.call(carryOut(t));
    if (b.result || !canActivateAny(b)) return;
    t.boundary();
    const decision = yield* t.ask(ask('ActivateAction', b.active!));
    switch (decision.type) {
      case 'Activate': {
        const unit = unitIndex(b, decision.unit);
        begin(t, unit, b.units[unit]!.order as OrderType, false);
        break;
      }
      case 'ActivateOnInitiative':
        begin(t, unitIndex(b, decision.unit), decision.order, true);
        break;
      case 'Done':
        return;
      default:
        yield* t.call(hear(t, b.active!, decision));
    }
  }
}

/** QL-ACT-01, QL-ACT-02, QL-ACT-12 and, for those that have it, Relentless. */
export function canActivate(b: Battle, unit: number): boolean {
  const u = b.units[unit]!;
  if (u.order === null || u.owner !== b.active || !isOnBoard(u) || hasActedThisTurn(b, u) || b.cp < 1) return false;
  return u.suppression === 0 || (u.suppression === 1 && tablesOf(b).profiles[unit]!.relentless);
}

/** QL-TRT-20. The unit is looked at before its profile: most are found out by that. */
export function canActivateOnInitiative(b: Battle, unit: number): boolean {
  const u = b.units[unit]!;
  if (b.cp < 2 || u.owner !== b.active || u.order !== null || u.suppression > 0) return false;
  if (!isOnBoard(u) || hasActedThisTurn(b, u) || b.seats[u.owner].turnsTaken <= 1) return false;
  return tablesOf(b).profiles[unit]!.initiative;
}

export function canActivateAny(b: Battle): boolean {
  if (b.cp === 0) return false;
  for (let i = 0; i < b.units.length; i++) if (canActivate(b, i) || canActivateOnInitiative(b, i)) return true;
  return false;
}

/** Pays, and turns the marker face up (QL-ACT-03, QL-ACT-04): from here there is no way back (QL-ACT-14). */
function begin(t: BattleTable, unit: number, order: OrderType, onInitiative: boolean): void {
  const b = t.state;
  const { id } = b.units[unit]!;
  b.cp -= onInitiative ? 2 : 1;
  b.activation = { unit, order, onInitiative, moved: false, stage: order === 'strike' ? 'attack' : 'move' };
  t.revealed();
  if (!t.logging) return;
  if (!onInitiative) t.log({ type: 'orderRevealed', rule: 'QL-ACT-04', unit: id, order });
  const rule = onInitiative ? 'QL-TRT-20' : ORDERS[order].rule;
  t.log({ type: 'activationBegan', rule, unit: id, order, onInitiative, cp: b.cp });
}

/** Move, then attack, each only if the player wants to (QL-ACT-08). */
function* carryOut(t: BattleTable): Play<void> {
  const b = t.state;
  const activation = b.activation!;
  const { unit, order } = activation;
  const seat = b.units[unit]!.owner;
  if (activation.stage === 'move') {
    if (allowance(b, unit, order) > 0) {
      t.boundary();
      const decision = yield* t.ask(ask('MoveUnit', seat));
      if (isSaid(decision)) return yield* hear(t, seat, decision);
      move(t, decision);
    }
    activation.stage = 'attack';
  }
  if (activation.stage === 'attack' && hasTarget(b, unit, order, activation.moved)) {
    t.boundary();
    const decision = yield* t.ask(ask('Attack', seat));
    if (isSaid(decision)) return yield* hear(t, seat, decision);
    const { target } = decision;
    if (target !== null) yield* t.call(resolveAttack(t, unit, unitIndex(b, target), order));
  }
  if (b.activation?.stage === 'saves') yield* t.call(chooseSaves(t));
  if (!b.result) finish(t, unit);
}

/** How far the unit may go under an order (QL-MOV-03, QL-MOV-04). */
export function allowance(b: Battle, unit: number, order: OrderType): number {
  const { speed } = ORDERS[order];
  return speed === null ? 0 : tablesOf(b).profiles[unit]!.speed[speed];
}

function move(t: BattleTable, { path, carry }: DecisionOf<'MoveUnit'>): void {
  const b = t.state;
  const activation = b.activation!;
  const { unit } = activation;
  const ground = groundOf(b);
  const from = t.logging ? ground.placeOf(b, unit) : '';
  const cost = t.logging ? ground.pathCost(b, unit, path) : 0;
  if (path.length > 0) {
    activation.moved = true; // QL-MOV-10
    ground.put(b, unit, path[path.length - 1]!);
  }
  if (t.logging) {
    const rule = path.length > 0 ? 'QL-MOV-03' : 'QL-MOV-10';
    t.log({ type: 'unitMoved', rule, unit: b.units[unit]!.id, from, path, cost });
  }
  if (!carry) return;
  // QL-TRT-05: the passenger is set down, loses its order unseen, and has acted
  const passenger = unitIndex(b, carry.passenger);
  const rider = b.units[passenger]!;
  if (t.logging && rider.order !== null) logLostOrder(t, passenger, 'carried');
  ground.put(b, passenger, carry.drop);
  takeOrder(rider);
  rider.activatedOn = b.turn;
  if (t.logging)
    t.log({ type: 'unitCarried', rule: 'QL-TRT-05', unit: rider.id, by: b.units[unit]!.id, to: carry.drop });
}

/** QL-ACT-10, QL-ACT-12. */
function finish(t: BattleTable, unit: number): void {
  const b = t.state;
  const u = b.units[unit]!;
  if (t.logging && u.order !== null) {
    t.log({ type: 'orderRemoved', rule: 'QL-ACT-10', unit: u.id, reason: 'activated' });
  }
  takeOrder(u);
  u.activatedOn = b.turn;
  b.activation = null;
}
