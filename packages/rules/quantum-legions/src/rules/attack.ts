import { type Play, refuse } from '@sandtable/kernel';
import type { BattleTable } from '../events.js';
import { groundOf, type Ruling } from '../ground.js';
import type { RuleId } from '../rulebook.js';
import { type Battle, isOnBoard, unitIndex } from '../state.js';
import { tablesOf } from '../tables.js';
import type { OrderType } from '../terms.js';
import { loseElements } from './damage.js';
import { chooseSaves } from './saving-throws.js';
import { markersPlaced, saveRule, shotAt } from './shot.js';

// Chapter Attack roll, with the damage roll and the saving throws that follow from it. Units are indices into `units`.

/** The first rule against an attack, in the order of 7.2, or null. `QL-LOS-01` stands for every want of sight. */
export function whyNotAttack(
  b: Battle,
  attacker: number,
  target: number,
  order: OrderType,
  moved: boolean,
): RuleId | null {
  if (order === 'advance') return 'QL-ATK-07';
  const profile = tablesOf(b).profiles[attacker]!;
  if (moved && profile.ponderous && order === 'engage') return 'QL-TRT-22';
  const enemy = b.units[target]!;
  if (enemy.owner === b.units[attacker]!.owner || !isOnBoard(enemy)) return 'QL-ATK-02';
  const ground = groundOf(b);
  const distance = ground.distance(b, attacker, target);
  if (distance > profile.range) return 'QL-RNG-02';
  if (distance < profile.minimumRange) return 'QL-TRT-21';
  if (ground.sees(b, attacker, target)) return null;
  if (!profile.indirectFire || order !== 'strike') return 'QL-LOS-01';
  return spotter(b, attacker, target) < 0 ? 'QL-TRT-11' : null;
}

/** QL-TRT-11: an unsuppressed friend of the attacker that sees the target, or -1. */
export function spotter(b: Battle, attacker: number, target: number): number {
  const { owner } = b.units[attacker]!;
  const ground = groundOf(b);
  for (let i = 0; i < b.units.length; i++) {
    const unit = b.units[i]!;
    if (i === attacker || unit.owner !== owner || unit.suppression > 0 || !isOnBoard(unit)) continue;
    if (ground.sees(b, i, target)) return i;
  }
  return -1;
}

/** The same with a sentence, and with the rule of sight that applies. */
export function refuseAttack(b: Battle, attacker: number, target: number, order: OrderType, moved: boolean): Ruling {
  const rule = whyNotAttack(b, attacker, target, order, moved);
  if (rule === null) return null;
  const profile = tablesOf(b).profiles[attacker]!;
  const [a, t] = [b.units[attacker]!.id, b.units[target]!.id];
  const distance = (): number => groundOf(b).distance(b, attacker, target);
  const unseen = (): string => groundOf(b).obstruction(b, attacker, target)!.message;
  switch (rule) {
    case 'QL-ATK-07':
      return refuse(rule, 'A unit under an Advance order does not attack.');
    case 'QL-TRT-22':
      return refuse(rule, `${a} is Ponderous: under Engage it moves or attacks, not both.`);
    case 'QL-ATK-02':
      return refuse(rule, `${t} is not an enemy unit on the board.`);
    case 'QL-RNG-02':
      return refuse(rule, `${t} is ${distance()} hexes away; the range of ${a} is ${profile.range}.`);
    case 'QL-TRT-21':
      return refuse(rule, `${t} is ${distance()} hexes away; ${a} cannot attack closer than ${profile.minimumRange}.`);
    case 'QL-TRT-11':
      return refuse(rule, `${unseen()} No unsuppressed friend of ${a} sees ${t} either.`);
    default:
      return refuse(groundOf(b).obstruction(b, attacker, target)!.rule, unseen());
  }
}

/** The enemy units a unit may attack now, by index, into `out`; returns how many. */
export function targets(b: Battle, attacker: number, order: OrderType, moved: boolean, out: number[]): number {
  let count = 0;
  for (let i = 0; i < b.units.length; i++) if (whyNotAttack(b, attacker, i, order, moved) === null) out[count++] = i;
  return count;
}

export function hasTarget(b: Battle, attacker: number, order: OrderType, moved: boolean): boolean {
  if (order === 'advance') return false; // QL-ATK-07, which need not be asked of every unit
  for (let i = 0; i < b.units.length; i++) if (whyNotAttack(b, attacker, i, order, moved) === null) return true;
  return false;
}

/** QL-CMP-10. */
const D6 = 6;

function countFrom(faces: readonly number[], least: number): number {
  let count = 0;
  for (let i = 0; i < faces.length; i++) if (faces[i]! >= least) count++;
  return count;
}

function countUpTo(faces: readonly number[], most: number): number {
  let count = 0;
  for (let i = 0; i < faces.length; i++) if (faces[i]! <= most) count++;
  return count;
}

/** The attacker itself comes to no harm (QL-ATK-13), and only attack dice suppress (QL-ATK-10, QL-SUP-08). */
export function* resolveAttack(t: BattleTable, attacker: number, target: number, order: OrderType): Play<void> {
  const b = t.state;
  const firer = b.units[attacker]!;
  const victim = b.units[target]!;
  const shot = shotAt(b, attacker, target, order);
  if (t.logging) {
    const { elements } = victim;
    t.log({ type: 'attackDeclared', rule: 'QL-ATK-01', unit: firer.id, target: victim.id, elements, ...shot });
  }

  const attack = yield* t.roll(shot.dice, D6, 'QL-ATK-03', firer.owner);
  const hits = countFrom(attack, shot.hitOn); // QL-ATK-06
  const ones = countUpTo(attack, shot.suppressUpTo); // QL-ATK-08, QL-ATK-11; of the dice rolled only, QL-ATK-09
  if (t.logging)
    t.log({ type: 'attackRolled', rule: 'QL-ATK-06', unit: firer.id, target: victim.id, dice: attack, hits, ones });

  const markers = markersPlaced(ones, shot.markerShift);
  if (markers > 0) {
    victim.suppression += markers; // QL-ATK-12: before the damage roll; its order stays (QL-SUP-06)
    if (t.logging)
      t.log({ type: 'suppressed', rule: 'QL-ATK-08', unit: victim.id, markers, total: victim.suppression });
  }
  if (hits === 0) return;

  let kills = hits; // QL-DMG-05
  if (shot.killOn > 0) {
    const damage = yield* t.roll(hits, D6, 'QL-DMG-01', firer.owner);
    kills = countFrom(damage, shot.killOn); // QL-DMG-02, QL-DMG-03, QL-DMG-04
    if (t.logging)
      t.log({ type: 'damageRolled', rule: 'QL-DMG-02', target: victim.id, dice: damage, killOn: shot.killOn, kills });
  }
  if (kills === 0) return;

  let saved = 0;
  if (shot.saveOn > 0) {
    const { profiles } = tablesOf(b);
    const rule = saveRule(profiles[attacker]!, profiles[target]!)!;
    // one for every kill, all together (QL-SAV-03, QL-SAV-05); markers stay (QL-SAV-06)
    const saves = yield* t.roll(kills, D6, rule, victim.owner);
    saved = countFrom(saves, shot.saveOn);
    if (t.logging)
      t.log({ type: 'savesRolled', rule, unit: victim.id, dice: saves, saveOn: shot.saveOn, successes: saved });
    if (b.match.config.optionalSaves && saved > 0) {
      const chosen = yield* t.call(chooseSaves(t, target, kills, saved));
      if (chosen === null) return;
      saved = chosen;
    }
  }
  loseElements(t, target, kills - saved);
}

/** An attack, or none, as if the unit were carrying out that order now: also for "why not?". */
export function refuseTarget(b: Battle, unit: number, target: string | null, order: OrderType, moved: boolean): Ruling {
  if (target !== null) return refuseAttack(b, unit, unitIndex(b, target), order, moved);
  return order === 'advance' ? refuse('QL-ATK-07', 'A unit under an Advance order does not attack.') : null;
}
