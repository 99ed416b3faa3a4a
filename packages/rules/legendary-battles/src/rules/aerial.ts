import { travelFacing } from '@sandtable/geometry/zones';
import type { Play } from '@sandtable/kernel';
import type { Orders } from '../decisions.js';
import type { BattleTable } from '../events.js';
import { leaveMap } from '../state.js';
import { tablesOf } from '../tables.js';
import type { ActionId } from '../terms.js';
import { attack } from './attack.js';
import { dares, entryAttack } from './carrying-out.js';
import { noteOccupants } from './close-combat.js';
import { hide } from './hidden.js';
import { face, isOversized } from './movement.js';
import { opening } from './opening.js';
import { rangedScore, shotCase } from './shifts.js';
import { nameOf, unitNamed, zoneNamed } from './units.js';
import { comeDown, engage } from './walking.js';
import { openWindow } from './windows.js';

// Units of the air (chapter AER). Aloft they are not on the map (TA-CORE-AER-01, TA-RUL-44, TA-RUL-57).

/** Into the air: no window opens (TA-CORE-AER-19). */
export function rise(t: BattleTable, unit: number, rule: 'TA-CORE-AER-05'): void {
  const u = t.state.units[unit]!;
  leaveMap(u);
  u.aloft = true;
  if (t.logging) t.log({ type: 'wentAloft', rule, unit: nameOf(t.state, unit) });
}

/** TA-CORE-AER-04, with the one window of TA-CORE-AER-19. */
export function* land(t: BattleTable, unit: number, zone: number, facing: number, action: ActionId): Play<void> {
  comeDown(t, unit, zone, facing);
  face(t.state, unit, facing);
  yield* t.call(openWindow(t, opening('W-STEP', { unit, action })));
}

/** The window in which whoever can reach the target's zone may shoot; true where nothing but NE came of it (TA-CORE-AER-08, -17). */
function* runsTheGauntlet(t: BattleTable, unit: number, target: number, action: ActionId): Play<boolean> {
  const o = opening('W-AIR', { unit, foe: target, action });
  yield* t.call(openWindow(t, o));
  return t.state.result === null && !o.over && t.state.units[unit]!.condition !== 'eliminated';
}

/** TA-CORE-ACT-18, TA-CORE-AER-09: a strike unit is always aloft, and stays so (TA-CORE-AER-02). */
export function* airStrike(t: BattleTable, unit: number, orders: Orders): Play<void> {
  const b = t.state;
  const target = unitNamed(b, orders.target!);
  if (!(yield* t.call(runsTheGauntlet(t, unit, target, 'AIR')))) return;
  yield* t.call(
    attack(t, {
      kind: 'ranged',
      by: b.units[unit]!.side,
      attacker: unit,
      target,
      score: rangedScore(shotCase(b, unit, target, 'airStrike', 'AIR', false)),
      mayStray: true,
      line: { from: 'zone', zone: zoneNamed(b, orders.approach!) }, // TA-CORE-FBK-13
    }),
  );
}

/** TA-CORE-ACT-20, TA-CORE-AER-13, where a flyer that wins stays (TA-CORE-AER-07): down into the target's zone from the side its owner names; the ground below is no matter (TA-MAP-CCM-08). */
export function* swoop(t: BattleTable, unit: number, action: ActionId, orders: Orders): Play<void> {
  const b = t.state;
  const u = b.units[unit]!;
  const target = unitNamed(b, orders.target!);
  const entry = zoneNamed(b, orders.entry!);
  if (hide.reveal(t, target, 'TA-CORE-HID-04')) return;
  if (!dares(t, unit, target)) return;
  if (!(yield* t.call(runsTheGauntlet(t, unit, target, action)))) return;
  const zone = b.units[target]!.zone!;
  noteOccupants(b, zone, u.side);
  comeDown(t, unit, zone, travelFacing(tablesOf(b).map, entry, zone));
  if (isOversized(b, unit)) u.tail = entry;
  engage(t, unit, entry, target);
  yield* t.call(entryAttack(t, unit, target, true));
}
