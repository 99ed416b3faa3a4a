import { total } from '@sandtable/craft';
import { gap } from '@sandtable/geometry/plane';
import type { AnswerOf } from '../ask.js';
import type { Threshold } from '../dice.js';

import { isTransport, living, livingOf, profileAt, shapeOf, weaponNamed } from '../figures.js';

import { EPS } from '../inches.js';
import { mayBe, replaced } from '../mars/judge.js';
import { spoken } from '../mars/mars.js';
import { has, type Profile, type WeaponProfile } from '../profile.js';
import {
  type Battle,
  doingOf,
  type FireAction,
  homeOf,
  modelAt,
  nameOf,
  type Shot,
  sectionName,
  sectionsOf,
  sideOfSection,
} from '../state.js';
import { otherSide } from '../terms.js';
import { isInWeaponArc } from './arcs.js';
import { isOpen, type Line, sightLine } from './line-of-sight.js';
import { isRetreating } from './morale.js';
import { no, type Ruling } from './movement.js';

// Who may fire what at whom (4.15): one place for the referee, for what is offered, and for odds.

const FIRES = spoken('arm.fires');
const POOLED = spoken('arm.pooled');
const TWO = spoken('arm.two');
const APART = spoken('arm.apart');
const DELIVERY = spoken('blast.delivery');
const NAMED = spoken('wound.named');
const TARGET = spoken('wound.target');
const RUSHED = spoken('quality.rushed');
const ABSOLUTE = spoken('quality.absolute');

export type AttackAnswer = AnswerOf<'Attack'>;
export type RadAnswer = Extract<AttackAnswer, { type: 'Rad' }>;
export type IadAnswer = Extract<AttackAnswer, { type: 'Iad' }>;
export type BlastAnswer = Extract<AttackAnswer, { type: 'Blast' }>;
export type BatteryAnswer = Extract<AttackAnswer, { type: 'Battery' }>;

export interface Aim {
  /** The model it is measured to: the nearest that is seen (DL-RAD-02). */
  readonly at: number;
  readonly line: Line;
}

export type Band = 'er' | 'lr';

export function bandAt({ er, lr }: WeaponProfile, range: number): Band | null {
  if (range <= er + EPS) return 'er';
  return lr > 0 && range <= lr + EPS ? 'lr' : null; // DL-GEN-02
}

/**
 * Who of a section can be hurt by a RAD attack: no ironclads, no Non-Combatants, nobody in a closed hull (DL-RAD-07, DL-SHT-10, DL-SHT-11,
 * DL-TRN-05), but who is in an open one (DL-TRN-30).
 */
export function radTargets(b: Battle, s: number): number[] {
  return livingOf(b, s).filter(
    (j) => !profileAt(b, j).ironclad && mayBe(true, TARGET, { of: profileAt(b, j) }) && isOpen(b, j),
  );
}

/** The nearest target model that somebody sees, of those no farther than a limit. */
export function aimAt(b: Battle, i: number, targets: readonly number[], most = Infinity): Aim | null {
  const from = shapeOf(b, i);
  const near = targets
    .map((at) => ({ at, apart: gap(from, shapeOf(b, at)) }))
    .filter(({ apart }) => apart <= most + EPS)
    .sort((p, q) => p.apart - q.apart);
  let best: Aim | null = null;
  for (const { at, apart } of near) {
    if (best !== null && apart >= best.line.length - EPS) break; // no line is shorter than the gap
    const line = sightLine(b, i, at);
    if (line !== null && (best === null || line.length < best.line.length)) best = { at, line };
  }
  return best;
}

/** How far any of some weapons reaches. */
export function reachOf(arms: readonly Arm[]): number {
  return arms.reduce((most, { weapon }) => Math.max(most, weapon.er, weapon.lr), 0);
}

/** Who may fire in an action: on the table, in a house or aboard an open hull, and not as a Spotter already. */
export function firersOf(b: Battle, s: number): number[] {
  const charging = hasCharged(b, s); // else the hull and who is in an open one fire together (DL-SHT-09, DL-TRN-10, DL-TRN-28, DL-TRN-32)
  return livingOf(b, s).filter((i) => {
    const { spotted, hitched } = b.models[i]!;
    return isOpen(b, i) && !spotted && hitched === null && (!charging || isTransport(b, i)); // DL-TRN-11, DL-TOW-09
  });
}

/** Of a section that charged in this activation only the transport fires (DL-MOV-10, DL-TRN-11, DL-TRN-21). */
function hasCharged(b: Battle, s: number): boolean {
  const doing = doingOf(b, s);
  return doing !== null && (doing.sallied || doing.action === 'charge' || doing.action === 'exitCharge');
}

/** A weapon that one of a section could fire, its own or the section's (DL-SWP-01), which stays as long as one of them can carry it (DL-SWP-03). */
export interface Arm {
  readonly model: number;
  readonly weapon: WeaponProfile;
  readonly ofSection: boolean;
}

export function armsOf(b: Battle, i: number, fire: FireAction): Arm[] {
  const of = profileAt(b, i);
  const m = b.models[i]!;
  const s = homeOf(b, i);
  const apart = mayBe(false, APART, { of, reaction: isReaction(fire) });
  if (m.fired.length > 0 && !apart) return []; // DL-SHT-05
  const own = of.weapons.flatMap((weapon): Arm[] =>
    m.fired.includes(weapon.id) ? [] : [{ model: i, weapon, ofSection: false }],
  );
  if (of.ironclad || has(of, 'nonCombatant') || m.fired.length > 0) return own; // DL-SWP-60
  const stock = b.muster.sections[s]!.weapons;
  const left = [...new Set(stock)].filter((id) => {
    const used = fire.sectionWeapons.filter((one) => one === `${s} ${id}`).length;
    return used < stock.filter((one) => one === id).length; // DL-SWP-02
  });
  return [...own, ...left.map((id) => ({ model: i, weapon: weaponNamed(b, id), ofSection: true }))];
}

export function isReaction({ kind }: FireAction): boolean {
  return kind === 'overwatch' || kind === 'onMyMark';
}

/** Templates are a procedure of their own (DL-MAR-57). */
export function isIndirect(weapon: WeaponProfile): boolean {
  return replaced<'direct' | 'indirect', { weapon: WeaponProfile }>('direct', DELIVERY, { weapon }) === 'indirect';
}

/** Why a weapon cannot take part in an attack, or null (4.29.1, `arm`). */
export function refuseArm(
  b: Battle,
  arm: Arm,
  attack: 'rad' | 'iad',
  target: number,
  aim: Aim | null,
  fire: FireAction,
): Ruling {
  const name = nameOf(b, arm.model);
  const { weapon } = arm;
  if (doingOf(b, homeOf(b, arm.model))?.charges.includes(target))
    // others of its group may (DL-ACT-82)
    return no('DL-TRN-11', `${name} does not fire at ${sectionName(b, target)}, whom its section charges.`);
  if (aim === null) return no('DL-RAD-03', `${name} sees nobody of ${sectionName(b, target)}.`);
  const band = bandAt(weapon, aim.line.length);
  if (band === null) return no('DL-PRO-07', `${name} is out of range for ${weapon.name}.`);
  const box = weapon[attack][band === 'er' ? 0 : 1];
  if (box === null) return no('DL-PRO-07', `${weapon.name} has no dice there.`);
  if (isIndirect(weapon)) return no('DL-MAR-57', `${weapon.name} fires indirectly.`);
  if (!isInWeaponArc(b, arm.model, weapon.arc, aim.line.to))
    return no('DL-SHT-08', `${weapon.name} of ${name} does not bear.`);
  return refuseFiring(b, arm, attack, band, living(b, target), fire);
}

/** What model rules forbid a weapon; `target` is null for a place. */
export function refuseFiring(
  b: Battle,
  { model, weapon }: Arm,
  attack: 'rad' | 'iad' | 'blast' | 'smoke',
  band: Band,
  target: readonly Profile[] | null,
  fire: FireAction,
): Ruling {
  const m = b.models[model]!;
  const aboard = m.carrier === null ? null : profileAt(b, m.carrier);
  const of = profileAt(b, model);
  const situation = { of, weapon, attack, moved: m.moved, aboard, band, target, reaction: isReaction(fire) };
  const said = FIRES.filter((clause) => clause.when(situation)).at(-1);
  return said && !said.may ? no(said.rule, `${weapon.name} of ${nameOf(b, model)} cannot fire: ${said.why}.`) : null;
}

/** Whether a weapon's dice are never pooled (DL-MAR-38). */
export function firesAlone(weapon: WeaponProfile): boolean {
  return !mayBe(true, POOLED, { weapon });
}

export function namesItsMan(weapon: WeaponProfile): boolean {
  return replaced<'nearest' | 'named', { weapon: WeaponProfile }>('nearest', NAMED, { weapon }) === 'named';
}

/** Whether a RAD attack with these shots is an extra one (DL-SHT-03): Solo, Sniper or Independent Firing. */
export function isExtra(b: Battle, arms: readonly Arm[], fire: FireAction): boolean {
  return arms.every(
    ({ model, weapon }) =>
      firesAlone(weapon) || mayBe(false, APART, { of: profileAt(b, model), reaction: isReaction(fire) }),
  );
}

/** Sections an action may be directed at (DL-SHT-07). */
export function targetsOf(b: Battle, fire: FireAction): number[] {
  const side = otherSide(sideOfSection(b, fire.sections[0]!));
  return sectionsOf(b, side).filter((s) => fire.only === null || fire.only.includes(s));
}

/** Those who contribute to one attack do not stand in each other's way (DL-ORD-11d, DL-ORD-81). */
export function together(b: Battle, firing: readonly number[]): Battle {
  if (firing.length < 2) return b;
  return { ...b, attack: { kind: 'rad', firing, target: null, shots: [], templates: [] } };
}

/** Everything a section could fire at another in one RAD attack: for each model the best weapon, those that fire alone apart. */
export function radShots(
  battle: Battle,
  fire: FireAction,
  target: number,
): { readonly pooled: Arm[]; readonly alone: Arm[] } {
  const b = together(battle, fire.sections);
  const targets = radTargets(b, target);
  const pooled: Arm[] = [];
  const alone: Arm[] = [];
  if (targets.length === 0) return { pooled, alone };
  const taken: string[] = [];
  for (const s of fire.sections)
    for (const i of firersOf(b, s)) {
      const arms = armsOf(b, i, fire);
      if (arms.length === 0) continue;
      const aim = aimAt(b, i, targets, reachOf(arms));
      if (aim === null) continue;
      const able = arms.filter((arm) => refuseArm(b, arm, 'rad', target, aim, fire) === null);
      for (const arm of able) if (firesAlone(arm.weapon)) alone.push(arm);
      const joint = able.filter(
        ({ weapon, ofSection }) => !firesAlone(weapon) && (!ofSection || !isTaken(b, taken, s, weapon.id)),
      );
      joint.sort((p, q) => meanDice(q.weapon, aim!) - meanDice(p.weapon, aim!));
      if (joint.length === 0 || (fire.rad.includes(s) && !isExtra(b, joint.slice(0, 1), fire))) continue;
      const two = joint[1] && mayUseTwo(b, joint[0]!, joint[1], fire, target);
      for (const arm of joint.slice(0, two ? 2 : 1)) {
        if (arm.ofSection) taken.push(`${s} ${arm.weapon.id}`);
        pooled.push(arm);
      }
    }
  return { pooled, alone };
}

function isTaken(b: Battle, taken: readonly string[], s: number, id: string): boolean {
  const stock = b.muster.sections[s]!.weapons.filter((one) => one === id).length;
  return taken.filter((one) => one === `${s} ${id}`).length >= stock;
}

/** DL-MAR-14: two weapons in one RAD attack. */
function mayUseTwo(b: Battle, first: Arm, second: Arm, fire: FireAction, target: number): boolean {
  const situation = (weapon: WeaponProfile) => ({
    of: profileAt(b, first.model),
    weapon,
    attack: 'rad' as const,
    moved: false,
    aboard: null,
    band: 'er' as const,
    target: living(b, target),
    reaction: isReaction(fire),
  });
  return mayBe(false, TWO, situation(first.weapon)) && mayBe(false, TWO, situation(second.weapon));
}

const WORTH = { K: 0.5, B: 2 / 3, R: 0.8 } as const;

function meanDice(weapon: WeaponProfile, { line }: Aim): number {
  const box = weapon.rad[bandAt(weapon, line.length) === 'er' ? 0 : 1];
  return box === null ? 0 : WORTH[box.colour] * (box.count + (box.by === 'D6' ? 3.5 : box.by === 'D3' ? 2 : 0));
}

export const shotOf = (b: Battle, { model, weapon, ofSection }: Arm) => ({
  model: nameOf(b, model),
  weapon: weapon.id,
  ...(ofSection && { ofSection: true }),
});

export function iadArms(b: Battle, fire: FireAction, target: number, j: number): Arm[] {
  const found: Arm[] = [];
  for (const s of fire.sections)
    for (const i of firersOf(b, s)) {
      const arms = armsOf(b, i, fire).filter(({ weapon }) => weapon.iad[0] !== null || weapon.iad[1] !== null);
      if (arms.length === 0 || gap(shapeOf(b, i), shapeOf(b, j)) > reachOf(arms) + EPS) continue;
      const line = sightLine(b, i, j);
      const aim = line && { at: j, line };
      for (const arm of arms) if (refuseArm(b, arm, 'iad', target, aim, fire) === null) found.push(arm);
    }
  return found;
}

export function newFire(
  kind: FireAction['kind'],
  sections: readonly number[],
  only: readonly number[] | null,
): FireAction {
  return { kind, sections, only, rad: [], sectionWeapons: [] };
}

/** The arms an answer names, or why there are none such. */
export function armsNamed(b: Battle, fire: FireAction, shots: RadAnswer['shots']): Arm[] | NonNullable<Ruling> {
  const arms: Arm[] = [];
  for (const { model, weapon, ofSection = false } of shots) {
    const i = modelAt(b, model);
    const s = i < 0 ? -1 : homeOf(b, i);
    if (!fire.sections.includes(s) || !firersOf(b, s).includes(i))
      return no('DL-SHT-05', `${model} takes no part in this fire.`);
    const arm = armsOf(b, i, fire).find((one) => one.weapon.id === weapon && one.ofSection === ofSection);
    if (!arm) return no('DL-SHT-05', `${model} has no ${weapon} to fire, or has fired already.`);
    if (arms.some((one) => one.model === i && one.weapon === arm.weapon && one.ofSection === ofSection))
      return no('DL-SHT-05', `${model} fires ${arm.weapon.name} twice.`);
    arms.push(arm);
  }
  return arms;
}

/** What may be pooled with what (DL-SHT-03, DL-SHT-05, DL-SWP-02, DL-MAR-14, DL-MAR-20, DL-MAR-38). */
export function refuseTogether(b: Battle, arms: readonly Arm[], fire: FireAction, target: number | null): Ruling {
  for (const arm of arms) {
    if (arms.length > 1 && firesAlone(arm.weapon)) return no('DL-MAR-38', `${arm.weapon.name} is never pooled.`);
    const own = arms.filter(({ model }) => model === arm.model);
    const two = target !== null && own.length === 2 && mayUseTwo(b, own[0]!, own[1]!, fire, target);
    if (own.length > 1 && !two) return no('DL-SHT-05', `${nameOf(b, arm.model)} fires one weapon in an attack.`);
    if (arm.ofSection) {
      const s = homeOf(b, arm.model);
      const uses = arms.filter(
        (one) => one.ofSection && homeOf(b, one.model) === s && one.weapon === arm.weapon,
      ).length;
      const used = fire.sectionWeapons.filter((one) => one === `${s} ${arm.weapon.id}`).length;
      if (uses + used > b.muster.sections[s]!.weapons.filter((one) => one === arm.weapon.id).length)
        return no('DL-SWP-02', `${arm.weapon.name} is fired once in an activation.`);
    }
  }
  if (isExtra(b, arms, fire)) return null;
  const spent = arms.map(({ model }) => homeOf(b, model)).find((s) => fire.rad.includes(s));
  return spent === undefined ? null : no('DL-SHT-03', `${sectionName(b, spent)} has made its RAD attack.`);
}

export function shotsOf(arms: readonly Arm[]): Shot[] {
  return arms.map(({ model, weapon, ofSection }) => ({ model, weapon: weapon.id, ofSection }));
}

/** The quality of a section's shots (DL-QOS-60): what each model's dice must show. */
export function thresholdOf(b: Battle, i: number, target: number | null, fire: FireAction): Threshold {
  const s = homeOf(b, i);
  const m = b.models[i]!;
  const section = b.sections[s]!;
  const aboard = m.carrier === null ? null : profileAt(b, m.carrier);
  const order = (id: string, at = section): boolean => at.orders.some((one) => one.id === id);
  const aimedAt: readonly Profile[] = target === null ? [] : living(b, target);
  if (total(0, ABSOLUTE, { target: aimedAt, aboard }) > 0) return 5; // DL-TRN-27
  // each section's dice have its own quality (DL-QOS-05)
  const placed = order('focusFire'); // DL-QOS-01
  const rushed = // DL-QOS-03
    section.shaken > 0 || // DL-MOR-11
    isRetreating(b, s) || // DL-RET-03
    section.dived ||
    isReaction(fire) || // DL-OVW-04
    order('spreadOut') || // DL-ORD-15b
    order('sprayEm') ||
    (target !== null && order('spreadOut', b.sections[target]!)) ||
    total(0, RUSHED, { target: aimedAt, aboard }) > 0;
  if (placed === rushed) return 4; // DL-QOS-02, DL-QOS-04
  return placed ? 3 : 5;
}

/** With Spray 'Em! every weapon has Suppression (DL-ORD-20). */
export function sprayed(b: Battle, s: number, weapon: WeaponProfile): WeaponProfile {
  if (!b.sections[s]!.orders.some(({ id }) => id === 'sprayEm') || has(weapon, 'suppression')) return weapon;
  return { ...weapon, mars: { ...weapon.mars, suppression: [{ n: 1 }] } };
}
