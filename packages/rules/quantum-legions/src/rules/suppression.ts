import { type Play, refuse } from '@sandtable/kernel';
import { ask } from '../ask.js';
import type { BattleTable } from '../events.js';
import type { Ruling } from '../ground.js';
import { type Battle, isOnBoard, unitIndex } from '../state.js';
import { tablesOf } from '../tables.js';
import { hear } from './agreement.js';
import { refusePrice } from './command-points.js';

// Chapter Suppression: how markers come off, in step 2, and what comes back with Reanimate.

export function canRally(b: Battle): boolean {
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
export function* rally(t: BattleTable): Play<void> {
  const b = t.state;
  for (;;) {
    if (b.result || !canRally(b)) return;
    t.boundary();
    const decision = yield* t.ask(ask('RallyAction', b.active!));
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
        yield* t.call(hear(t, b.active!, decision));
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

export function refuseRemoval(b: Battle, unit: number): Ruling {
  if (b.units[unit]!.suppression === 0) return refuse('QL-SUP-01', `${b.units[unit]!.id} is not suppressed.`);
  return refusePrice(b, 1);
}

export function refuseReanimate(b: Battle, unit: number): Ruling {
  const { id, elements, reanimatedOn } = b.units[unit]!;
  const { reanimate, size } = tablesOf(b).profiles[unit]!;
  if (!reanimate) return refuse('QL-TRT-18', `${id} does not have the trait Reanimate.`);
  if (elements === size) return refuse('QL-TRT-18', `${id} has lost no element.`);
  if (reanimatedOn === b.turn) return refuse('QL-TRT-18', `${id} has tried this turn already.`);
  return refusePrice(b, 1);
}
