import type { Play } from '@sandtable/kernel';
import { ACTION } from '../content/tables.js';
import type { Orders } from '../decisions.js';
import type { BattleTable } from '../events.js';
import { leaveMap } from '../state.js';
import type { ActionId } from '../terms.js';
import { zonesOf } from './actions.js';
import { airStrike, land, rise, swoop } from './aerial.js';
import { attack } from './attack.js';
import { breach } from './breaching.js';
import { nerveCheck } from './cards.js';
import { displace } from './close-combat.js';
import { fallBack } from './fall-back.js';
import { indirectFire } from './indirect-fire.js';
import { face, refusePath } from './movement.js';
import { opening } from './opening.js';
import { meleeScore, rangedScore, shotCase } from './shifts.js';
import { refuseShot } from './shots.js';
import { cast } from './spells.js';
import { recover, setToken } from './status.js';
import { enemiesSharing, has, inCloseCombat, isFlyer, nameOf, shares, unitNamed, zoneNamed } from './units.js';
import { arrive, comeDown, walk } from './walking.js';
import { openWindow } from './windows.js';

// What each Action does, once it has been declared and found legal (chapter ACT).

export function* carryOut(t: BattleTable, unit: number, action: ActionId, orders: Orders): Play<void> {
  switch (ACTION[action].kind) {
    case 'move':
      return yield* t.call(move(t, unit, action, orders));
    case 'fire':
      if (has(t.state, unit, 'indirect')) return yield* t.call(indirectFire(t, unit, action, orders));
      return yield* t.call(fire(t, unit, action, orders));
    case 'fireMove':
      return yield* t.call(fireAndMove(t, unit, orders));
    case 'assault':
      return yield* t.call(assault(t, unit, action, orders));
    case 'melee':
      return yield* t.call(blow(t, unit, unitNamed(t.state, orders.target!), { onEntry: false, pressed: true }));
    case 'recover':
      return yield* t.call(recovery(t, unit, action, orders));
    case 'stance':
      setToken(t, unit, ACTION[action].token!, true, ACTION_RULE[action]!);
      if (orders.facing !== undefined) turn(t, unit, orders.facing);
      return;
    case 'indirect':
      return yield* t.call(indirectFire(t, unit, action, orders));
    case 'airStrike':
      return yield* t.call(airStrike(t, unit, orders));
    case 'cast':
      return yield* t.call(cast(t, unit, orders));
    case 'swoop':
      return yield* t.call(swoop(t, unit, action, orders));
    case 'basic':
      return yield* t.call(basic(t, unit, orders));
  }
}

const ACTION_RULE = { DIG: 'TA-CORE-ACT-14', HID: 'TA-CORE-ACT-15', BRC: 'TA-CORE-ACT-16' } as Readonly<
  Partial<Record<ActionId, 'TA-CORE-ACT-14' | 'TA-CORE-ACT-15' | 'TA-CORE-ACT-16'>>
>;

function turn(t: BattleTable, unit: number, facing: number): void {
  face(t.state, unit, facing);
  if (t.logging)
    t.log({ type: 'turned', rule: 'TA-CORE-FAC-06', unit: nameOf(t.state, unit), facing: t.state.units[unit]!.facing });
}

/** Advance, March, Rapid Move, Rush, Cautious Move, Stalk (TA-CORE-ACT-03 to -05). */
function* move(t: BattleTable, unit: number, action: ActionId, orders: Orders): Play<void> {
  const b = t.state;
  if (inCloseCombat(b, unit)) return yield* t.call(withdraw(t, unit, action, orders));
  if (action === 'RAP' || action === 'RUS') setToken(t, unit, 'exposed', true, 'TA-CORE-ACT-04');
  if (isFlyer(b, unit)) return yield* t.call(fly(t, unit, action, orders));
  yield* t.call(walkAndFace(t, unit, action, orders));
}

function* walkAndFace(t: BattleTable, unit: number, action: ActionId, orders: Orders): Play<void> {
  const b = t.state;
  const path = zonesOf(b, orders.path);
  const walked = yield* t.call(walk(t, unit, path, action));
  if (walked !== 'arrived' || b.result !== null) return;
  if (orders.exit) return leave(t, unit);
  arrive(t, unit, orders.facing);
}

/** It is not eliminated, and takes no further part (TA-CORE-END-09, TA-SCN-S3-01). */
function leave(t: BattleTable, unit: number): void {
  const u = t.state.units[unit]!;
  leaveMap(u);
  u.exited = true;
  if (t.logging) t.log({ type: 'exited', rule: 'TA-CORE-END-09', unit: nameOf(t.state, unit) });
}

/** TA-CORE-MEL-18: a Fall Back of its own will. */
function* withdraw(t: BattleTable, unit: number, action: ActionId, orders: Orders): Play<void> {
  const b = t.state;
  const first = enemiesSharing(b, unit).find((i) => b.units[i]!.entry !== null) ?? null;
  const awayFrom = orders.awayFrom === undefined ? first : unitNamed(b, orders.awayFrom);
  yield* t.call(fallBack(t, unit, { from: 'contact', unit }, { action, awayFrom }));
}

/** TA-CORE-AER-03 to -05: along no path, with one window where it comes down (TA-CORE-AER-19). */
function* fly(t: BattleTable, unit: number, action: ActionId, orders: Orders): Play<void> {
  const b = t.state;
  if (orders.wing) return rise(t, unit, 'TA-CORE-AER-05');
  if (orders.land !== undefined) return yield* t.call(land(t, unit, zoneNamed(b, orders.land), orders.facing!, action));
  if (orders.dest !== undefined) {
    setToken(t, unit, 'concealed', false, 'TA-CORE-STA-16');
    comeDown(t, unit, zoneNamed(b, orders.dest), b.units[unit]!.facing);
    if (orders.facing !== undefined) face(b, unit, orders.facing);
    const o = opening('W-STEP', { unit, action });
    yield* t.call(openWindow(t, o));
    if (o.over || b.result !== null || b.units[unit]!.zone === null) return;
  }
  if (orders.exit) leave(t, unit);
}

/** TA-CORE-ACT-21. */
function* basic(t: BattleTable, unit: number, orders: Orders): Play<void> {
  if (isFlyer(t.state, unit) && (orders.wing || orders.land !== undefined || orders.dest !== undefined))
    return yield* t.call(fly(t, unit, 'BAS', orders));
  if ((orders.path?.length ?? 0) > 0 || orders.exit) return yield* t.call(walkAndFace(t, unit, 'BAS', orders));
  turn(t, unit, orders.facing!);
}

/** One ranged attack of an Action. */
function* shot(t: BattleTable, unit: number, action: ActionId, target: number): Play<void> {
  const b = t.state;
  setToken(t, unit, 'concealed', false, 'TA-CORE-STA-16');
  setToken(t, unit, 'braced', false, 'TA-CORE-STA-07');
  const u = b.units[unit]!;
  yield* t.call(
    attack(t, {
      kind: 'ranged',
      by: u.side,
      attacker: unit,
      target,
      score: rangedScore(shotCase(b, unit, target, 'fire', action, false)),
      cap: ACTION[action].cap,
      mayStray: true,
      line: { from: 'zone', zone: u.zone! }, // TA-CORE-FBK-02
    }),
  );
}

/** TA-CORE-ACT-06 to -08: it may turn first, then shoots, at both targets one after the other. */
function* fire(t: BattleTable, unit: number, action: ActionId, orders: Orders): Play<void> {
  const b = t.state;
  const targets = (orders.targets ?? [orders.target!]).map((name) => unitNamed(b, name));
  if (orders.facing !== undefined) turn(t, unit, orders.facing);
  for (const target of targets) {
    if (b.result !== null) return;
    if (b.units[target]!.zone !== null) yield* t.call(shot(t, unit, action, target));
  }
}

/** TA-CORE-ACT-09: each part is looked at again when its turn comes (TA-CORE-ACT-29). */
function* fireAndMove(t: BattleTable, unit: number, orders: Orders): Play<void> {
  const b = t.state;
  const u = b.units[unit]!;
  const target = unitNamed(b, orders.target!);
  if (orders.order === 'fireMove') {
    if (orders.fireFacing !== undefined) turn(t, unit, orders.fireFacing);
    if (refuseShot(b, unit, target) === null) yield* t.call(shot(t, unit, 'FAM', target));
    if (b.result !== null || u.zone === null) return;
    const path = shortened(t, unit, zonesOf(b, orders.path));
    if ((yield* t.call(walk(t, unit, path, 'FAM'))) === 'arrived') arrive(t, unit, orders.facing);
    return;
  }
  const walked = yield* t.call(walk(t, unit, zonesOf(b, orders.path), 'FAM'));
  if (walked !== 'arrived' || b.result !== null) return;
  arrive(t, unit, orders.facing);
  if (refuseShot(b, unit, target) === null) yield* t.call(shot(t, unit, 'FAM', target));
}

/** What is left of a path when its first zones can still be entered, and the last of them be stayed in. */
function shortened(t: BattleTable, unit: number, path: readonly number[]): readonly number[] {
  for (let length = path.length; length > 0; length--) {
    const way = path.slice(0, length);
    if (refusePath(t.state, unit, way, { allowance: Number.MAX_SAFE_INTEGER, contact: false }) === null) return way;
  }
  return [];
}

/** Assault and Charge (TA-CORE-ACT-10, -24 to -27). */
function* assault(t: BattleTable, unit: number, action: ActionId, orders: Orders): Play<void> {
  const b = t.state;
  const u = b.units[unit]!;
  if (orders.side !== undefined) return breach(t, unit, orders.side);
  const target = orders.target === undefined ? -1 : unitNamed(b, orders.target);
  // TA-CORE-ACT-26
  if (inCloseCombat(b, unit)) return yield* t.call(blow(t, unit, target, { onEntry: false, pressed: false }));
  if (isFlyer(b, unit)) {
    if (target >= 0) return yield* t.call(swoop(t, unit, action, orders));
    return yield* t.call(fly(t, unit, action, orders));
  }
  if (target >= 0 && !dares(t, unit, target)) return;
  const walked = yield* t.call(walk(t, unit, zonesOf(b, orders.path), action, target < 0 ? null : target));
  if (b.result !== null) return;
  if (walked === 'arrived') return arrive(t, unit, orders.facing);
  if (walked !== 'contact') return;
  const { zone } = u;
  yield* t.call(openWindow(t, opening('W-CON', { unit, foe: target, action })));
  if (b.result !== null || u.zone !== zone) return;
  yield* t.call(entryAttack(t, unit, target));
}

/** TA-CORE-MEL-03: what is terrifying must be dared, once the windows of the declaration are over (TA-CORE-ACT-23). */
export function dares(t: BattleTable, unit: number, target: number): boolean {
  const b = t.state;
  if (!has(b, target, 'terrifying') || has(b, unit, 'terrifying') || has(b, unit, 'fearless')) return true;
  return nerveCheck(t, unit, 3, 'TA-CORE-MEL-03').passed;
}

/** The blow that follows on contact (TA-CORE-ACT-25, TA-CORE-MEL-02), not by a Shaken unit (TA-CORE-STA-14). If both remain, the fight goes on (TA-CORE-MEL-19). */
export function* entryAttack(t: BattleTable, unit: number, target: number, bySwoop = false): Play<void> {
  const [u, v] = [t.state.units[unit]!, t.state.units[target]!];
  if (u.condition !== 'ok' || !shares(u, v) || u.side === v.side) return;
  yield* t.call(blow(t, unit, target, { onEntry: true, pressed: false, bySwoop }));
}

/** A melee attack made by an Action, and what the struck may answer (TA-CORE-SIT-10). */
function* blow(
  t: BattleTable,
  unit: number,
  target: number,
  how: { readonly onEntry: boolean; readonly pressed: boolean; readonly bySwoop?: boolean },
): Play<void> {
  const b = t.state;
  setToken(t, unit, 'concealed', false, 'TA-CORE-STA-16');
  setToken(t, unit, 'braced', false, 'TA-CORE-STA-07');
  yield* t.call(
    attack(t, {
      kind: 'melee',
      by: b.units[unit]!.side,
      attacker: unit,
      target,
      score: meleeScore({ b, attacker: unit, target, bySwoop: false, ...how }),
      line: { from: 'contact', unit },
    }),
  );
  if (b.result !== null || b.units[target]!.side === b.units[unit]!.side) return;
  yield* t.call(openWindow(t, opening('W-MEL', { unit: target, foe: unit })));
}

/** Recover and Regroup (TA-CORE-ACT-12), or a medic's aid (TA-CORE-ACT-13). */
function* recovery(t: BattleTable, unit: number, action: ActionId, orders: Orders): Play<void> {
  if (orders.aid !== undefined) return yield* t.call(aid(t, unit, action, orders));
  recover(t, unit, 'TA-CORE-ACT-12');
  if (orders.facing !== undefined) turn(t, unit, orders.facing);
}

function* aid(t: BattleTable, unit: number, action: ActionId, orders: Orders): Play<void> {
  const b = t.state;
  const u = b.units[unit]!;
  const friend = unitNamed(b, orders.aid!);
  const path = zonesOf(b, orders.path);
  const from = path.length > 1 ? path[path.length - 2]! : u.zone!;
  const walked = yield* t.call(walk(t, unit, path, action));
  if (walked !== 'arrived' || b.result !== null) return;
  recover(t, friend, 'TA-CORE-ACT-13');
  if (t.logging) t.log({ type: 'aided', rule: 'TA-CORE-ACT-13', unit: nameOf(b, friend), by: nameOf(b, unit) });
  u.entry = from; // back to where it entered from, as after a contact (TA-CORE-ACT-28, TA-RUL-33)
  yield* t.call(displace(t, unit, 'TA-CORE-ACT-28'));
}
