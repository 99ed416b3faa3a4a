import { type Part, type Score, score } from '@sandtable/craft';
import type { Play } from '@sandtable/kernel';
import type { BattleTable } from '../events.js';
import { DIE } from '../inches.js';
import { no, type Refusal, type RuleId } from '../rulebook.js';
import { type Battle, controllerOf, idOf, indexOf, kindOf, sideOf } from '../state.js';
import type { MeleeWeapon, MoveType } from '../terms.js';
import { otherSide, type Seat } from '../terms.js';
import { destroy, kill, loseHull } from './damage.js';
import { handsOf } from './legal-fire.js';
import { armourOf, inContact, isCombatModel, isInfantry, isOnTheTable, moraleOf, profileAt } from './measuring.js';

// FL-MEL and FL-OVR. A low wall between two changes nothing (FL-MEL-22), and a vehicle stays where it drove to (FL-OVR-06).

/** FL-MEL-16, by hands needed. A power shield is the powered shield, while it is up (FL-MEL-17). */
const WEAPONS: { readonly [weapon in MeleeWeapon]: { readonly by: number; readonly hands: number } } = {
  'powered-axe': { by: 5, hands: 2 },
  'powered-sword': { by: 4, hands: 1 },
  lance: { by: 4, hands: 1 },
  'powered-dagger': { by: 3, hands: 1 },
  'power-shield': { by: 3, hands: 1 },
  'mundane-sword': { by: 2, hands: 1 },
  'mundane-axe': { by: 2, hands: 2 },
  'mundane-dagger': { by: 1, hands: 1 },
  'mundane-shield': { by: 1, hands: 1 },
};
const PISTOL = 2;
const CARBINE = 1;

const BORN: { readonly [type in MoveType]?: number } = { eeek: 5, sitanApe: 5, sitanGiant: 5, sirex: 5 };
const GIANT_SIREX = 10;

/** FL-MEL-15: the most that the hands can hold adds up to. */
function armed(b: Battle, i: number): number {
  const hands = handsOf(b, i);
  const { melee, slots } = profileAt(b, i);
  let both = 0;
  let first = 0;
  let second = 0;
  const one = (by: number): void => {
    if (by > first) [first, second] = [by, first];
    else if (by > second) second = by;
  };
  for (const weapon of melee) {
    if (weapon === 'power-shield' && !b.models[i]!.shieldUp) continue;
    const { by, hands: needed } = WEAPONS[weapon];
    if (needed === 1) one(by);
    else both = Math.max(both, by);
  }
  for (const { weapon } of slots) {
    if (weapon.form === 'pistol') one(PISTOL);
    else if (weapon.form === 'carbine') one(CARBINE);
  }
  return hands === 1 ? first : Math.max(both, first + second);
}

/** FL-MEL-19. */
function outArmoured(b: Battle, i: number, foe: number): Part<RuleId> | false {
  const better = armourOf(b, foe) - armourOf(b, i);
  if (better < 2) return false;
  return { by: better < 4 ? -2 : -4, rule: 'FL-MEL-19', why: 'better armour against it' };
}

/** What a model adds to its die (FL-MEL-09 to FL-MEL-21, FL-OVR-03). `overrun`: it is a vehicle that drove into the other. */
export function meleeModifier(b: Battle, i: number, foe: number, overrun = false): Score<RuleId> {
  const profile = profileAt(b, i);
  if (profile.kind !== 'figure') {
    const weight = overrun && profile.vehicle && isInfantry(b, foe) ? (profile.big ? 10 : 3) : 0; // FL-OVR-05: nothing else
    return score<RuleId>(0, 'FL-MEL-05', [
      weight > 0 && { by: weight, rule: 'FL-OVR-03', why: 'overrunning infantry' },
      outArmoured(b, i, foe),
    ]);
  }
  const { mount, rank } = b.models[i]!;
  const mounted = mount === null ? null : b.muster.cast[mount]!.type;
  const lizard = mounted === 'lizard' && profile.people === 'sitan';
  const born = profile.moveType ? (BORN[profile.moveType] ?? 0) : 0;
  const weapons = armed(b, i);
  const morale = moraleOf(b, i);
  return score<RuleId>(0, 'FL-MEL-05', [
    profile.moveType === 'giantSirex' && { by: GIANT_SIREX, rule: 'FL-MEL-10', why: 'a Giant Sirex' },
    born > 0 && { by: born, rule: 'FL-MEL-11', why: 'a born fighter' },
    lizard && { by: 5, rule: 'FL-MEL-12', why: 'on a lizard' },
    mounted !== null && !lizard && { by: 2, rule: 'FL-MEL-13', why: 'mounted' },
    rank === 'PL' && { by: 4, rule: 'FL-MEL-14', why: 'a Platoon Leader' },
    rank === 'SL' && { by: 2, rule: 'FL-MEL-14', why: 'a Squad Leader' },
    weapons > 0 && { by: weapons, rule: 'FL-MEL-16', why: 'weapons in hand' },
    morale !== 'normal' && { by: -2, rule: 'FL-MEL-18', why: morale === 'shaken' ? 'Shaken' : 'Pinned' },
    outArmoured(b, i, foe),
  ]);
}

/** Enemies in contact, of some kinds. */
function foesOf(b: Battle, i: number, fits: (j: number) => boolean): number[] {
  const found: number[] = [];
  if (!isOnTheTable(b, i)) return found;
  for (let j = 0; j < b.models.length; j++)
    if (sideOf(b, j) !== sideOf(b, i) && !b.models[j]!.hidden && fits(j) && inContact(b, i, j)) found.push(j);
  return found;
}

/** FL-MEL-03, FL-MEL-04, FL-MEL-20, FL-MEL-21, FL-OVR-02: whom a model of the active side may fight. Those aboard do not (FL-MEL-23). */
export function opponentsOf(b: Battle, i: number): number[] {
  if (!isOnTheTable(b, i)) return [];
  const m = b.models[i]!;
  const kind = kindOf(b, i);
  if (kind === 'vehicle') return m.overrun.filter((j) => isOnTheTable(b, j) && inContact(b, i, j));
  if (kind !== 'figure' || m.fought) return [];
  const fighters = foesOf(b, i, (j) => isCombatModel(b, j));
  if (fighters.length > 0) return fighters;
  return foesOf(b, i, (j) => isStrikable(b, j));
}

/** FL-MEL-20: guns (with nobody beside them), modules, pylons, riderless animals. */
function isStrikable(b: Battle, j: number): boolean {
  const kind = kindOf(b, j);
  if (kind === 'module' || kind === 'pylon' || kind === 'animal') return true;
  if (kind !== 'artillery') return false;
  for (let k = 0; k < b.models.length; k++)
    if (kindOf(b, k) === 'figure' && sideOf(b, k) === sideOf(b, j) && inContact(b, k, j)) return false;
  return true;
}

/** FL-MEL-04, FL-OVR-02: whether a model still has to fight. */
export function mustFight(b: Battle, i: number): boolean {
  if (kindOf(b, i) === 'vehicle') return opponentsOf(b, i).length > 0;
  if (kindOf(b, i) !== 'figure' || b.models[i]!.fought) return false;
  return foesOf(b, i, (j) => kindOf(b, j) === 'figure').length > 0;
}

export function refuseMelee(b: Battle, seat: Seat, attackerId: string, defenderId: string): Refusal | null {
  const attacker = indexOf(b, attackerId);
  const defender = indexOf(b, defenderId);
  if (attacker < 0 || sideOf(b, attacker) !== b.active)
    return no('FL-MEL-03', `${attackerId} is not of the active side.`);
  if (controllerOf(b, attacker) !== seat) return no('FL-SEQ-11', `${attackerId} is not yours to command.`);
  if (defender < 0 || sideOf(b, defender) === b.active) return no('FL-MEL-03', `${defenderId} is no enemy.`);
  if (b.models[defender]!.where !== 'table' || !inContact(b, attacker, defender))
    return no('FL-MEL-01', `${attackerId} and ${defenderId} do not touch.`);
  if (opponentsOf(b, attacker).includes(defender)) return null;
  if (kindOf(b, attacker) === 'vehicle')
    return no(
      kindOf(b, defender) === 'vehicle' ? 'FL-MEL-21' : 'FL-OVR-02',
      `${attackerId} did not drive into ${defenderId} this turn, or has fought it.`,
    );
  if (b.models[attacker]!.fought) return no('FL-MEL-03', `${attackerId} has fought in this phase.`);
  return no('FL-MEL-20', `${attackerId} cannot strike ${defenderId} now.`);
}

/** One round (FL-MEL-05 to FL-MEL-08, FL-OVR-04). */
export function* fight(t: BattleTable, attacker: number, defender: number): Play<void> {
  const b = t.state;
  const overrun = kindOf(b, attacker) === 'vehicle';
  if (overrun) {
    const m = b.models[attacker]!;
    m.overrun = m.overrun.filter((j) => j !== defender);
  } else b.models[attacker]!.fought = true;
  const attack = meleeModifier(b, attacker, defender, overrun);
  const defence = meleeModifier(b, defender, attacker);
  const one = yield* t.roll(1, DIE, 'FL-MEL-05', controllerOf(b, attacker));
  const two = yield* t.roll(1, DIE, 'FL-MEL-05', b.match.seats[otherSide(b.active)][0]!);
  const margin = one[0]! + attack.total - two[0]! - defence.total;
  const winner = margin > 0 ? 'attacker' : margin < 0 ? 'defender' : null;
  if (t.logging) {
    t.log({
      type: 'fought',
      rule: winner === null ? 'FL-MEL-07' : 'FL-MEL-06',
      attacker: idOf(b, attacker),
      defender: idOf(b, defender),
      attack,
      defence,
      dice: [one[0]!, two[0]!],
      winner,
    });
  }
  if (winner === 'attacker') yield* lose(t, defender, 'FL-VEH-15');
  else if (winner === 'defender' && isCombatModel(b, defender))
    yield* lose(t, attacker, overrun ? 'FL-OVR-04' : 'FL-VEH-15'); // items never strike back
}

/** FL-MEL-06, FL-MEL-20; of a vehicle by which rule. */
function* lose(t: BattleTable, i: number, rule: RuleId): Play<void> {
  const kind = kindOf(t.state, i);
  if (kind === 'figure') kill(t, i, 'FL-MEL-06');
  else if (kind === 'vehicle') yield* destroy(t, i, rule);
  else yield* loseHull(t, i, 'FL-MEL-20');
}
