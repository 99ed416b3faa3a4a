import { isSaid } from '@sandtable/craft';
import { type Play, refuse } from '@sandtable/kernel';
import { ask } from '../ask.js';
import type { DecisionOf } from '../decisions.js';
import type { BattleTable } from '../events.js';
import type { Ruling } from '../ground.js';
import { type Battle, hasActedThisTurn, isOnBoard, takeOrder, unitIndex } from '../state.js';
import { tablesOf } from '../tables.js';
import { ORDERS, type OrderType } from '../terms.js';
import { hear } from './agreement.js';
import { hasTarget, refuseTarget, resolveAttack } from './attack.js';
import { refusePrice } from './command-points.js';
import { allowance, move, refuseMove } from './movement.js';

// Chapter Activation.

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
  if (!b.result) finish(t, unit);
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

export function refuseActivation(b: Battle, unit: number): Ruling {
  if (b.units[unit]!.order === null) return refuse('QL-ACT-01', `${b.units[unit]!.id} has no order marker.`);
  return notAgain(b, unit) ?? pinned(b, unit) ?? refusePrice(b, 1);
}

export function refuseInitiative(b: Battle, unit: number, order: OrderType): Ruling {
  const { id, suppression, owner, order: marker } = b.units[unit]!;
  const early = notAgain(b, unit) ?? pinned(b, unit);
  if (early) return early;
  if (!tablesOf(b).profiles[unit]!.initiative) return refuse('QL-TRT-20', `${id} does not have the trait Initiative.`);
  if (b.seats[owner].turnsTaken <= 1) return refuse('QL-TRT-20', 'Not in the owner’s first turn.');
  if (marker !== null) return refuse('QL-TRT-20', `${id} has an order marker: activate it by that.`);
  if (suppression > 0) return refuse('QL-TRT-20', `${id} is suppressed, and Relentless does not help here.`);
  if (order === 'strike') return refuse('QL-TRT-20', 'On initiative a unit may Engage or Advance, not Strike.');
  return refusePrice(b, 2);
}

function notAgain(b: Battle, unit: number): Ruling {
  const u = b.units[unit]!;
  return hasActedThisTurn(b, u) ? refuse('QL-ACT-12', `${u.id} has acted or was carried this turn.`) : null;
}

function pinned(b: Battle, unit: number): Ruling {
  const { id, suppression } = b.units[unit]!;
  const bears = tablesOf(b).profiles[unit]!.relentless ? 1 : 0; // QL-TRT-17
  return suppression > bears ? refuse('QL-ACT-02', `${id} is suppressed (${suppression}).`) : null;
}

export function refuseInActivation(b: Battle, d: DecisionOf<'MoveUnit'> | DecisionOf<'Attack'>): Ruling {
  const { unit, order, moved, stage } = b.activation!;
  if (d.type === 'Attack') {
    if (order === 'engage' && stage === 'move')
      return refuse('QL-ACT-09', 'Under Engage the move comes first; it may be empty.');
    return refuseTarget(b, unit, d.target, order, moved);
  }
  if (order === 'engage' && stage === 'attack') return refuse('QL-ACT-09', 'The unit has made its move.');
  return refuseMove(b, unit, order, d);
}

/** QL-ACT-11. */
export const completeItFirst = (): Ruling => refuse('QL-ACT-11', 'The activation under way is completed first.');
