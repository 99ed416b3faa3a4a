import { score } from '@sandtable/craft';
import type { Play } from '@sandtable/kernel';
import { DAMAGE } from '../content/weapons.js';
import type { BattleTable } from '../events.js';
import { DIE, LEADER_REACH, type Spot } from '../inches.js';
import type { RuleId } from '../rulebook.js';
import { type Battle, idOf, kindOf, sideOf } from '../state.js';
import { type Mount, otherSide } from '../terms.js';
import { logAbout } from './hidden-models.js';
import { armourOf, figuresOf, isPresent, isWithin, occupantsOf, poseOf, profileAt, radiusOf } from './measuring.js';
import { mountPoints, weaponPoints } from './points.js';

// What harm does: casualties, hulls, wrecks (FL-DMG-03, FL-DMG-04, FL-DMG-08, FL-GEN-09, FL-VEH-13 to FL-VEH-17).

/** One damage result (FL-DMG-03, FL-DMG-04). */
export function* damage(t: BattleTable, i: number): Play<void> {
  const b = t.state;
  if (kindOf(b, i) === 'figure') {
    kill(t, i, 'FL-DMG-03');
    return;
  }
  yield* loseHull(t, i);
}

/** FL-DMG-04, FL-VEH-14, FL-VEH-15. */
export function* loseHull(t: BattleTable, i: number, rule: RuleId = 'FL-DMG-04'): Play<void> {
  const b = t.state;
  const m = b.models[i]!;
  m.hullLost += 1;
  const left = profileAt(b, i).hull - m.hullLost;
  if (t.logging) t.log({ type: 'hullLost', rule, model: idOf(b, i), left });
  if (left <= 0) yield* destroy(t, i);
  else if (kindOf(b, i) === 'vehicle' && m.damage === 'none') yield* damageVehicle(t, i);
}

/** FL-VEH-14; with the table of FL-OPT-06 a die says what is lost. */
function* damageVehicle(t: BattleTable, i: number): Play<void> {
  const b = t.state;
  const m = b.models[i]!;
  m.damage = 'plain';
  let dice: number[] = [];
  if (b.match.config.vehicleDamageTable) {
    dice = yield* t.roll(1, DIE, 'FL-OPT-06', rollerAgainst(b, i));
    if (dice[0]! <= 4) m.damage = 'immobile';
    else if (dice[0]! <= 8 && profileAt(b, i).slots.length > 0) m.damage = 'weapon';
  }
  if (!t.logging) return;
  const lost = m.damage === 'weapon' ? { weapon: profileAt(b, i).slots[lostSlot(b, i)]!.weapon.id } : {};
  t.log({
    type: 'vehicleDamaged',
    rule: dice.length > 0 ? 'FL-OPT-06' : 'FL-VEH-14',
    model: idOf(b, i),
    dice,
    what: m.damage,
    ...lost,
  });
}

/** FL-GEN-10: the attacker rolls; that is the side the model does not belong to. */
export function rollerAgainst(b: Battle, i: number): string {
  return b.match.seats[otherSide(sideOf(b, i))][0]!;
}

/** FL-OPT-06: the costliest weapon, the first of equals; -1 if none is lost. */
export function lostSlot(b: Battle, i: number): number {
  if (b.models[i]!.damage !== 'weapon') return -1;
  const { slots } = profileAt(b, i);
  let best = 0;
  for (let s = 1; s < slots.length; s++)
    if (weaponPoints(slots[s]!.weapon) > weaponPoints(slots[best]!.weapon)) best = s;
  return best;
}

/** A vehicle or item is gone (FL-ART-13, FL-WAL-08); of a vehicle by which rule. */
export function* destroy(t: BattleTable, i: number, rule: RuleId = 'FL-VEH-15'): Play<void> {
  const b = t.state;
  switch (kindOf(b, i)) {
    case 'vehicle':
      yield* destroyVehicle(t, i, rule);
      return;
    case 'module': {
      const gun = b.muster.cast[i]!.of!;
      remove(t, i, 'FL-ART-13', 0);
      removeGun(t, gun);
      return;
    }
    case 'artillery':
      removeGun(t, i);
      return;
    case 'pylon':
      remove(t, i, 'FL-WAL-08', 0);
      fieldFalls(t, b.muster.cast[i]!.type);
      return;
    default:
      remove(t, i, 'FL-GEN-09', profileAt(b, i).points);
  }
}

/** FL-ART-13: the whole gun, with whatever modules it lies in. */
function removeGun(t: BattleTable, gun: number): void {
  const b = t.state;
  for (let i = 0; i < b.models.length; i++) {
    if (b.muster.cast[i]!.kind !== 'module' || b.muster.cast[i]!.of !== gun) continue;
    for (const m of b.models) if (m.carrying === i) m.carrying = null;
    b.models[i]!.where = 'removed';
  }
  remove(t, gun, 'FL-ART-13', profileAt(b, gun).points);
}

/** FL-WAL-08. */
function fieldFalls(t: BattleTable, id: string): void {
  const b = t.state;
  const field = b.match.scenario.fields.findIndex((one) => one.id === id);
  if (!b.fields[field]) return;
  b.fields[field] = false;
  if (t.logging) t.log({ type: 'fieldDown', rule: 'FL-WAL-08', field: id });
}

function remove(t: BattleTable, i: number, rule: RuleId, points: number): void {
  const b = t.state;
  const m = b.models[i]!;
  m.where = 'removed';
  m.overwatch = false;
  m.work = null;
  b.score[otherSide(sideOf(b, i))] += points; // FL-VIC-02
  if (t.logging) t.log({ type: 'destroyed', rule, model: idOf(b, i), at: spotOf(m), points });
}

export function spotOf({ x, y }: Spot): Spot {
  return { x, y };
}

/** What a figure is worth now: its mount goes with whoever sits on it (FL-VIC-02). */
export function figurePoints(b: Battle, i: number): number {
  const { points, rides } = profileAt(b, i);
  const { mount } = b.models[i]!;
  return (
    points - (rides ? mountPoints(rides) : 0) + (mount === null ? 0 : mountPoints(b.muster.cast[mount]!.type as Mount))
  );
}

/** FL-GEN-09, FL-DMG-08, FL-MNT-08. */
export function kill(t: BattleTable, i: number, rule: RuleId): void {
  const b = t.state;
  const m = b.models[i]!;
  const pose = poseOf(b, i);
  const points = figurePoints(b, i);
  b.score[otherSide(sideOf(b, i))] += points;
  if (t.logging) t.log({ type: 'killed', rule, model: idOf(b, i), at: spotOf(pose), points });
  drop(t, i, pose);
  if (m.mount !== null) b.models[m.mount]!.where = 'removed';
  m.x = pose.x;
  m.y = pose.y;
  leave(b, i, 'removed');
  const squad = m.squad === null ? null : b.squads[m.squad]!;
  if (squad) {
    squad.killed += 1;
    squad.lost += 1;
  }
  loseLeader(b, i, spotOf(pose), true);
}

/** Off the table, whatever the reason. */
export function leave(b: Battle, i: number, where: 'removed' | 'left'): void {
  const m = b.models[i]!;
  m.where = where;
  m.vehicle = null;
  m.seat = null;
  m.overwatch = false;
  m.hidden = false;
}

/** What it carried lies where it stood (FL-GEN-09), or where it puts it down. */
export function drop(t: BattleTable, i: number, at: Spot, rule: RuleId = 'FL-GEN-09'): void {
  const b = t.state;
  const m = b.models[i]!;
  if (m.carrying === null) return;
  const item = b.models[m.carrying]!;
  item.where = 'table';
  item.x = at.x;
  item.y = at.y;
  if (t.logging) logAbout(t, i, { type: 'putDown', rule, item: idOf(b, m.carrying), at: spotOf(at) });
  m.carrying = null;
}

/** The posts of somebody who is gone are vacant (FL-LDR-06); `died`: its squads feel it (FL-MOR-02, FL-OPT-05). */
export function loseLeader(b: Battle, i: number, at: Spot, died: boolean): void {
  for (let s = 0; s < b.squads.length; s++) {
    const squad = b.squads[s]!;
    if (squad.promoted === i) {
      squad.promoted = null;
      squad.fellAt = at;
    }
    if (squad.leader !== i) continue;
    squad.leader = null;
    squad.fellAt = at;
    if (died) squad.leaderDied = true;
  }
  for (let p = 0; p < b.platoons.length; p++) {
    const platoon = b.platoons[p]!;
    if (platoon.leader !== i) continue;
    platoon.leader = null;
    platoon.attached = null;
    platoon.fellAt = at;
    if (died && b.match.config.leaderLossShock) shock(b, p, at);
  }
}

/** FL-OPT-05. */
function shock(b: Battle, platoon: number, at: Spot): void {
  const here = { ...at, radius: 0 };
  for (let s = 0; s < b.squads.length; s++) {
    if (b.muster.squads[s]!.platoon !== platoon) continue;
    const figures = figuresOf(b, s);
    const near = figures.filter((i) => isPresent(b, i) && isWithin(here, poseOf(b, i), LEADER_REACH));
    if (near.length * 2 > figures.length) b.squads[s]!.shocked = true;
  }
}

const BAIL_OUT = -2;

/** FL-VEH-16: what an occupant of a destroyed vehicle must not exceed to die. */
export function bailOutNumber(b: Battle, i: number) {
  const listed = DAMAGE.grenade![armourOf(b, i)]!;
  return score<RuleId>(listed, 'FL-VEH-16', [{ by: BAIL_OUT, rule: 'FL-VEH-16', why: 'bailing out' }]);
}

/** FL-VEH-15 to FL-VEH-17. Survivors wait in `bailouts` to be placed. */
function* destroyVehicle(t: BattleTable, i: number, rule: RuleId): Play<void> {
  const b = t.state;
  const m = b.models[i]!;
  const { big, points } = profileAt(b, i);
  const occupants = occupantsOf(b, i);
  const at = spotOf(m);
  const fell = m.airborne;
  m.where = big ? 'wreck' : 'removed'; // FL-VEH-17
  m.airborne = false;
  m.overwatch = false;
  m.overrun = [];
  b.score[otherSide(sideOf(b, i))] += points;
  if (t.logging) t.log({ type: 'destroyed', rule, model: idOf(b, i), at, points });
  const survivors: number[] = [];
  for (const figure of occupants) {
    if (fell) {
      kill(t, figure, 'FL-VEH-17');
      continue;
    }
    const number = bailOutNumber(b, figure);
    const dice = number.total >= 1 ? yield* t.roll(1, DIE, 'FL-VEH-16', rollerAgainst(b, figure)) : [];
    const survived = dice.length === 0 || dice[0]! > number.total;
    if (t.logging) {
      t.log({ type: 'bailedOut', rule: 'FL-VEH-16', figure: idOf(b, figure), number, dice, survived });
    }
    if (survived) survivors.push(figure);
    else kill(t, figure, 'FL-VEH-16');
  }
  for (const figure of survivors) {
    const one = b.models[figure]!;
    one.moved ||= m.moved; // FL-MOV-24
    if (one.seat !== 'passenger') one.activated ||= m.activated; // FL-SEQ-03
    one.where = 'box'; // until it is placed
    one.vehicle = null;
    one.seat = null;
    one.x = at.x;
    one.y = at.y;
  }
  if (survivors.length > 0)
    b.bailouts = [...b.bailouts, { vehicle: i, at, radius: radiusOf(b, i), figures: survivors }];
}
