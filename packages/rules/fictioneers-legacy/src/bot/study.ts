import type { Weapon } from '../content/types.js';
import { DAMAGE } from '../content/weapons.js';
import { isDark } from '../ground.js';
import { AIRBORNE_LEVELS, EPS, INCH, LEADER_REACH } from '../inches.js';
import { type Profile, profilesOf } from '../profile.js';
import { figurePoints } from '../rules/damage.js';
import { armourOf, moraleOf, type Pose, profileAt, radiusOf } from '../rules/measuring.js';
import { meleeModifier } from '../rules/melee.js';
import { moverOf } from '../rules/movement-allowance.js';
import { armsOf } from '../rules/weapons.js';
import { type Battle, idOf, indexOf, kindOf, type Muster, sideOf } from '../state.js';
import { BLOCKED, bindLines, levelAt, lineOfFire } from './lines.js';

// The battle a computer player is looking at. `study` binds it once per question, so that the inner loops look nothing up
// twice. One at a time; nothing here outlives the question.

let battle: Battle;
let hulls = false;
let darkness = false;

/** Where each model is, for measuring; null if it is not on the table. */
export const poses: (MutablePose | null)[] = [];
type MutablePose = { -readonly [K in keyof Pose]: Pose[K] };
export const sides: number[] = [];
/** What its loss costs its side, in points; leaders count for more. */
export const worth: number[] = [];
/** Figures and vehicles on the table that are not hidden from anybody who matters. */
export const fighters: number[] = [];
/** Of each side, the fighters of the other that are not hidden: what is fired at, and feared. */
export const foes: readonly [number[], number[]] = [[], []];
/** Pylons of fields that work. */
export const pylons: number[] = [];
/** How far it gets in a turn without firing, on its better way. */
export const reach: number[] = [];
export let profiles: readonly Profile[] = [];

const LEADER_WORTH = 1.5; // 11.3

/** Which look at a battle it is: what was remembered of an earlier one is told from it by this. */
let serial = 0;

export function study(b: Battle): void {
  battle = b;
  serial++;
  bindLines(b);
  profiles = profilesOf(b);
  darkness = b.match.scenario.env.dark || b.match.scenario.terrain.some(({ type }) => type === 'dark');
  hulls = false;
  poses.length = b.models.length;
  fighters.length = pylons.length = foes[0].length = foes[1].length = 0;
  forgetWorths(b.models.length);
  for (let i = 0; i < b.models.length; i++) {
    const m = b.models[i]!;
    const profile = profiles[i]!;
    sides[i] = sideOf(b, i) === 'A' ? 0 : 1;
    const fights = profile.kind === 'figure' || profile.kind === 'vehicle';
    worth[i] = worthOf(b, i, profile);
    reach[i] = fights ? reachOf(b, i, profile) : 0;
    poses[i] = m.where === 'table' ? poseHere(b, i) : null;
    if (m.where === 'wreck' || (profile.big && poses[i])) hulls = true;
    if (fights && poses[i]) {
      fighters.push(i);
      if (!m.hidden) foes[1 - sides[i]!]!.push(i);
    } else if (profile.kind === 'pylon' && poses[i]) pylons.push(i);
  }
}

function poseHere(b: Battle, i: number): MutablePose {
  const m = b.models[i]!;
  const lift = m.airborne ? AIRBORNE_LEVELS : 0;
  return {
    x: m.x,
    y: m.y,
    radius: radiusOf(b, i),
    eye: levelAt(b, m.x, m.y) + profiles[i]!.height - 0.1 + lift,
    lifted: m.airborne,
    who: i,
    carrier: -1,
  };
}

/** A model as if it stood somewhere else on the ground. */
export function poseThere(i: number, x: number, y: number): Pose {
  const eye = levelAt(battle, x, y) + profiles[i]!.height - 0.1;
  return { x, y, radius: radiusOf(battle, i), eye, lifted: false, who: i, carrier: -1 };
}

/** Whether somebody could be seen from there, were it not hidden. */
export function isFoe(i: number, j: number): boolean {
  return sides[i] !== sides[j] && poses[j] !== null && !battle.models[j]!.hidden;
}

function worthOf(b: Battle, i: number, profile: Profile): number {
  const m = b.models[i]!;
  let points = profile.kind === 'figure' ? figurePoints(b, i) : profile.points;
  if (m.rank !== 'none') points *= LEADER_WORTH;
  if (profile.kind === 'pylon') points += PYLON;
  return points;
}

/** Stopping whoever carries an objective is worth a good part of it; so is the way through a field. */
const CARRIER = 30;
const PYLON = 20;

function reachOf(b: Battle, i: number, { vehicle, moveType, jetPack }: Profile): number {
  if (moraleOf(b, i) === 'pinned') return 0;
  const flies = vehicle ? vehicle.locomotion === 'flying' : moveType === 'eeek' || jetPack;
  const afoot = b.models[i]!.mount === null;
  return moverOf(b, i, flies && afoot ? 'fly' : 'walk').base;
}

export function gapAt(a: Pose, c: Pose): number {
  const dx = a.x - c.x;
  const dy = a.y - c.y;
  const gap = Math.sqrt(dx * dx + dy * dy) - a.radius - c.radius;
  return Math.max(gap, 0);
}

// --- Weapons ------------------------------------------------------------------------------------------------------

/** A weapon that somebody could fire now. */
export interface Arm {
  readonly weapon: Weapon;
  /** Who pulls the trigger, and what it stands on: the figure itself, its vehicle or its gun. */
  readonly firer: number;
  readonly platform: number;
  readonly by: string | null;
  readonly piece: string | null;
  /** All that does not hang on where anybody stands (FL-FIR-21 to FL-FIR-23, FL-FIR-27, FL-OPT-04). */
  readonly skill: number;
  /** Against each model, what does not hang on where anybody stands: known for the battle under study alone. */
  readonly against: Against;
}

/** By target; NaN before it is asked for. */
interface Against {
  study: number;
  readonly harms: number[];
  readonly numbers: number[];
}

const nothingKnown = (): Against => ({ study: -1, harms: [], numbers: [] });

/** What is known of an arm in this battle. */
function againstOf({ against }: Arm): Against {
  if (against.study !== serial) {
    against.study = serial;
    for (let i = 0; i < poses.length; i++) against.harms[i] = against.numbers[i] = Number.NaN;
  }
  return against;
}

const plainArms = new WeakMap<Muster, Arm[][]>();
const NO_ARMS: readonly Arm[] = [];

/** A gun as if a figure fired it. */
export function gunArm(firer: number, platform: number): Arm {
  const { weapon } = profiles[platform]!.slots[0]!;
  const skill = skillOf(battle, firer, platform, weapon);
  return { weapon, firer, platform, by: null, piece: idOf(battle, platform), skill, against: nothingKnown() };
}

function skillOf(b: Battle, firer: number, platform: number, weapon: Weapon): number {
  const profile = profileAt(b, firer);
  const { config } = b.match;
  let skill = Math.max(profile.computer, profileAt(b, platform).computer);
  if (isSniperShot(b, firer, platform, weapon)) skill += 1;
  if (config.eeekHitPenalty === 'firer' && profile.people === 'eeek') skill -= 1;
  if (config.elitenessEffects) skill += profile.eliteness === 1 ? -1 : profile.eliteness === 5 ? 1 : 0;
  return skill;
}

function isSniperShot(b: Battle, firer: number, platform: number, weapon: Weapon): boolean {
  if (!profileAt(b, firer).sniper || (weapon.id !== 'laser-rifle' && weapon.id !== 'assault-rifle')) return false;
  return firer === platform || !profileAt(b, platform).slots.some((slot) => slot.weapon.id === weapon.id);
}

/** What a model could fire, as it is; nothing while it is Pinned, loaded or behind its shield. */
export function armsFor(i: number): readonly Arm[] {
  const b = battle;
  const m = b.models[i]!;
  const { kind, slots } = profiles[i]!;
  if (kind === 'vehicle') return vehicleArms(b, i);
  if (kind !== 'figure' || m.carrying !== null || m.shieldUp || moraleOf(b, i) === 'pinned') return NO_ARMS;
  let known = plainArms.get(b.muster);
  if (!known) plainArms.set(b.muster, (known = []));
  const list = (known[i] ??= slots.map(({ weapon }) => ({
    weapon,
    firer: i,
    platform: i,
    by: null,
    piece: null,
    skill: skillOf(b, i, i, weapon),
    against: nothingKnown(),
  })));
  const guns = gunsTouched(b, i);
  if (guns.length > 0) return [...list, ...guns];
  if (m.mount !== null) return list.filter(({ weapon }) => weapon.hands < 2);
  return list;
}

function gunsTouched(b: Battle, i: number): Arm[] {
  if (!hasGuns(b)) return [];
  return armsOf(b, i).flatMap(({ weapon, piece }) => {
    if (!piece) return [];
    const platform = indexOf(b, piece);
    return [
      { weapon, firer: i, platform, by: null, piece, skill: skillOf(b, i, platform, weapon), against: nothingKnown() },
    ];
  });
}

const gunned = new WeakMap<Muster, boolean>();

function hasGuns({ muster }: Battle): boolean {
  let known = gunned.get(muster);
  if (known === undefined) gunned.set(muster, (known = muster.cast.some(({ kind }) => kind === 'artillery')));
  return known;
}

function vehicleArms(b: Battle, i: number): readonly Arm[] {
  const { damage } = b.models[i]!;
  const hurt = damage === 'plain' || damage === 'immobile' ? -2 : 0; // FL-FIR-27
  return armsOf(b, i).flatMap(({ weapon, by, carried }) => {
    const firer = indexOf(b, by!);
    if (b.models[firer]!.shieldUp || moraleOf(b, firer) === 'pinned') return [];
    const skill = skillOf(b, firer, i, weapon) + (carried ? 0 : hurt);
    return [{ weapon, firer, platform: i, by: by!, piece: null, skill, against: nothingKnown() }];
  });
}

// --- Chances ------------------------------------------------------------------------------------------------------

const beyond = (gap: number, inches: number): boolean => gap > inches * INCH + EPS;

/** FL-FIR-06 to FL-FIR-27 as a bare number, for direct fire from a place at a model on the table; `toHit` tells it with reasons. */
export function hitNumber(
  arm: Arm,
  from: Pose,
  to: Pose,
  gap: number,
  cover: number,
  moved: boolean,
  led = isLed(arm.firer, from.x, from.y, from.radius),
): number {
  let number = plainNumber(arm, to.who) - farness(arm, gap);
  if (darkness && isDark(battle, to) && !isLit(to.who)) number -= 4;
  if (cover > 0) number -= 2 * cover;
  if (moved && !battle.models[arm.firer]!.sensed) number -= 2;
  if (led) number += 1;
  return number;
}

const isLit = (i: number): boolean => battle.match.config.litByFire && battle.models[i]!.litUntil >= battle.turn;

/** What of it hangs on who fires at whom alone. */
function plainNumber(arm: Arm, target: number): number {
  const { numbers } = againstOf(arm);
  const known = numbers[target]!;
  return Number.isNaN(known) ? (numbers[target] = plainNumberOf(arm, target)) : known;
}

function plainNumberOf({ firer, skill }: Arm, target: number): number {
  const b = battle;
  let number = 7 + skill;
  if (b.models[firer]!.sensed) number -= 2;
  const { people, kind } = profiles[target]!;
  if (b.match.config.eeekHitPenalty === 'target' && people === 'eeek' && kind === 'figure') number -= 1;
  if (b.models[firer]!.rank !== 'none') number += 2;
  return number;
}

/** What is lost by the distance. */
function farness({ weapon, firer, platform }: Arm, gap: number): number {
  if (weapon.form === 'pistol') return beyond(gap, 12) ? 3 : beyond(gap, 4) ? 1 : 0;
  if (weapon.form === 'carbine') return beyond(gap, 8) ? 1 : 0;
  return weapon.form === 'rifle' && beyond(gap, 12) && !isSniperShot(battle, firer, platform, weapon) ? 1 : 0;
}

/** FL-FIR-24, as if the firer stood there. */
export function isLed(i: number, x: number, y: number, radius: number): boolean {
  const b = battle;
  const { squad } = b.models[i]!;
  if (squad === null) return false;
  const { leader } = b.squads[squad]!;
  if (leader !== null && leader !== i && isNear(leader, x, y, radius)) return true;
  const platoon = b.platoons[b.muster.squads[squad]!.platoon]!;
  if (platoon.attached !== squad || platoon.leader === null || platoon.leader === i) return false;
  return isNear(platoon.leader, x, y, radius);
}

function isNear(leader: number, x: number, y: number, radius: number): boolean {
  const pose = poses[battle.models[leader]!.vehicle ?? leader];
  if (!pose) return false;
  const far = LEADER_REACH + radius + pose.radius + EPS;
  return (pose.x - x) ** 2 + (pose.y - y) ** 2 <= far * far;
}

/** The chance that a shot that is aimed at a model harms it; 0 where there is none. */
export function harmChance(arm: Arm, from: Pose, to: Pose, moved: boolean): number {
  const gap = gapAt(from, to);
  const harm = harmInRange(arm, to, gap);
  if (harm === 0) return 0;
  const cover = lineOfFire(battle, from, to, arm.weapon.laser, profiles[to.who]!.big, hulls);
  if (cover === BLOCKED) return 0;
  return hitChance(hitNumber(arm, from, to, gap, cover, moved)) * harm;
}

/** That chance where nothing gives cover: it is never more. */
export function clearChance(arm: Arm, from: Pose, to: Pose, gap: number, moved: boolean, led: boolean): number {
  const harm = harmInRange(arm, to, gap);
  return harm === 0 ? 0 : hitChance(hitNumber(arm, from, to, gap, 0, moved, led)) * harm;
}

function harmInRange(arm: Arm, to: Pose, gap: number): number {
  const { weapon } = arm;
  if (gap > weapon.maxRange * INCH + EPS) return 0;
  if (weapon.minRangeApplies === 'always' && gap < weapon.minRange * INCH - EPS) return 0;
  const { harms } = againstOf(arm);
  const known = harms[to.who]!;
  if (!Number.isNaN(known)) return known;
  return (harms[to.who] = damageChance(weapon, to.who, weapon.area !== null && !weapon.singleOrArea));
}

export function hitChance(number: number): number {
  const least = battle.match.config.naturalOneHits ? 1 : 0;
  return Math.min(12, Math.max(least, number)) / 12;
}

/** FL-DMG-01, FL-AOE-03, FL-AOE-04 for the model aimed at. */
export function damageChance(weapon: Weapon, i: number, area: boolean): number {
  const listed = DAMAGE[weapon.row]![armourOf(battle, i)];
  if (listed === null || listed === undefined) return 0;
  const less = area && battle.match.config.aoePrimary === 'reduced' ? 2 : 0;
  return Math.max(0, Math.min(12, listed - less)) / 12;
}

/** What is asked again and again of the battle that is studied: NaN before it is asked for. */
const harms: number[] = [];
const melees: number[] = [];

function forgetWorths(count: number): void {
  for (let i = 0; i < count; i++) harms[i] = Number.NaN;
  for (let k = 0; k < count * count; k++) melees[k] = Number.NaN;
}

/** What harm to a model is worth: a figure is gone, a hull is one nearer to it. */
export function harmWorth(i: number): number {
  const known = harms[i]!;
  return Number.isNaN(known) ? (harms[i] = harmWorthOf(i)) : known;
}

function harmWorthOf(i: number): number {
  const { hull } = profiles[i]!;
  const { carrying, hullLost } = battle.models[i]!;
  if (hull > 1) return worth[i]! / hull + (hullLost + 1 >= hull ? 0.2 * worth[i]! : 0);
  return carrying !== null && kindOf(battle, carrying) === 'objective' ? worth[i]! + CARRIER : worth[i]!;
}

// --- Melee --------------------------------------------------------------------------------------------------------

const leads = new WeakMap<Muster, Map<number, number>>();

/** How much more the one adds to its die than the other. */
function meleeLead(i: number, j: number, overrun: boolean): number {
  const b = battle;
  let known = leads.get(b.muster);
  if (!known) leads.set(b.muster, (known = new Map()));
  const key = ((i * 512 + j) * 64 + conditionOf(i)) * 64 + conditionOf(j) + (overrun ? 0.5 : 0);
  let lead = known.get(key);
  if (lead === undefined) {
    lead = meleeModifier(b, i, j, overrun).total - meleeModifier(b, j, i).total;
    known.set(key, lead);
  }
  return lead;
}

function conditionOf(i: number): number {
  const m = battle.models[i]!;
  const rank = m.rank === 'none' ? 0 : m.rank === 'SL' ? 1 : 2;
  return rank + (m.mount === null ? 0 : 4) + (m.shieldUp ? 8 : 0) + (moraleOf(battle, i) === 'normal' ? 0 : 16);
}

/** FL-MEL-05: of 144 throws, how many the one with this lead wins (11.1). */
export function wins(lead: number): number {
  const k = 1 - lead;
  if (k >= 12) return 0;
  if (k >= 1) return ((12 - k) * (13 - k)) / 2;
  if (k >= -10) return 144 - ((11 + k) * (12 + k)) / 2;
  return 144;
}

/** What a fight is expected to be worth to the one who begins it: a lost hull or figure on either side. */
export function meleeWorth(i: number, j: number): number {
  const k = i * poses.length + j;
  const known = melees[k]!;
  return Number.isNaN(known) ? (melees[k] = meleeWorthOf(i, j)) : known;
}

function meleeWorthOf(i: number, j: number): number {
  const overrun = profiles[i]!.kind === 'vehicle';
  const lead = meleeLead(i, j, overrun);
  const back = profiles[j]!.kind === 'figure' || profiles[j]!.kind === 'vehicle';
  return (wins(lead) * worth[j]! - (back ? wins(-lead) * worth[i]! : 0)) / 144;
}

export function nameOf(i: number): string {
  return idOf(battle, i);
}
