import { type Part, type Score, score } from '@sandtable/craft';
import type { Form, Weapon } from '../content/types.js';
import { DAMAGE } from '../content/weapons.js';
import { isDark } from '../ground.js';
import { EPS, INCH, LEADER_REACH, SLACK, type Spot, squared, TOUCH } from '../inches.js';
import type { RuleId } from '../rulebook.js';
import { type Battle, kindOf } from '../state.js';
import type { Mode } from '../terms.js';
import { type CoverFound, coverAgainst, coverFromAbove, coverFromBurst, HARD, SOFT } from './cover.js';
import { isCarried } from './legal-fire.js';
import { armourOf, gapBetween, isPresent, isWithin, type Pose, poseOf, profileAt } from './measuring.js';

// The numbers of a shot: to hit (FL-FIR-06 to FL-FIR-27) and to damage (FL-DMG, FL-AOE-02). Resolution, odds and log all read these.

/** A shot as it was judged legal. */
export interface Shot {
  /** The figure that fires (FL-VEH-06, FL-ART-11), by place in the cast. */
  readonly firer: number;
  /** Whose place counts: the firer, its vehicle or its gun. */
  readonly platform: number;
  /** Place of the weapon among those of whoever bears it. */
  readonly slot: number;
  readonly weapon: Weapon;
  /** FL-WPN-10. */
  readonly fixed: boolean;
  readonly mode: Mode;
  readonly indirect: boolean;
  readonly sensor: boolean;
  readonly from: Pose;
  /** The aimed model, or a point. */
  readonly to: Pose;
  /** FL-FIR-16. */
  readonly moved: boolean;
  readonly spotter: number;
}

const BASE = 7; // FL-FIR-06

/** What distance takes from a shot of a small arm, and beyond which it does. */
export interface Bracket {
  readonly beyond: number;
  readonly part: Part<RuleId>;
}

const beyond = (inches: number, by: number, rule: RuleId, what: string): Bracket => ({
  beyond: inches * INCH,
  part: { by, rule, why: `${what} beyond ${inches} inches` },
});

/** FL-FIR-15, FL-FIR-18 to FL-FIR-20; the farthest first. */
const BRACKETS: { readonly [form in Form]: readonly Bracket[] } = {
  pistol: [beyond(12, -3, 'FL-FIR-15', 'a pistol'), beyond(4, -1, 'FL-FIR-18', 'a pistol')],
  carbine: [beyond(8, -1, 'FL-FIR-19', 'a carbine')],
  rifle: [beyond(12, -1, 'FL-FIR-20', 'a rifle')],
};
const NO_BRACKETS: readonly Bracket[] = [];

/** A sniper rifle is as good far away (FL-EQP-09). */
export function bracketsOf(form: Form | null, sniper: boolean): readonly Bracket[] {
  return form === null || (sniper && form === 'rifle') ? NO_BRACKETS : BRACKETS[form];
}

function farPart(form: Form | null, distance: number, sniper: boolean): Part<RuleId> | false {
  for (const bracket of bracketsOf(form, sniper)) if (distance > bracket.beyond + EPS) return bracket.part; // FL-GEO-06
  return false;
}

/** FL-FIR-07, FL-IND-05: what the die must not exceed. Parts are summed (FL-GEN-05), one of each group (FL-GEN-06). */
export function toHit(b: Battle, shot: Shot): Score<RuleId> {
  const { firer, platform, weapon, sensor, indirect, from, to } = shot;
  const { config } = b.match;
  const profile = profileAt(b, firer);
  const sniper = isSniper(b, shot);
  const computer = Math.max(profile.computer, profileAt(b, platform).computer); // FL-EQP-15
  const target = to.who >= 0 ? profileAt(b, to.who) : null;
  const eeek = config.eeekHitPenalty === 'firer' ? profile : target;
  const cover = coverFor(b, shot);
  const far = farPart(weapon.form, gapBetween(from, to), sniper);
  const own = kindOf(b, platform) === 'vehicle' && !isCarried(b, shot);
  const damage = own ? b.models[platform]!.damage : 'none';
  return score<RuleId>(BASE, 'FL-FIR-06', [
    !sensor && isDarkTarget(b, to) && { by: -4, rule: 'FL-FIR-10', why: 'the target is in the dark' },
    cover.grade === HARD && !cover.smoke && { by: -4, rule: 'FL-FIR-11', why: 'hard cover' },
    cover.grade === HARD && cover.smoke && { by: -4, rule: 'FL-FIR-12', why: 'smoke against a laser' },
    indirect && { by: -3, rule: 'FL-FIR-13', why: 'by a spotter' },
    sensor && { by: -3, rule: 'FL-FIR-14', why: 'by sensor' },
    far && far.rule === 'FL-FIR-15' && far,
    hasMoved(b, shot) && { by: -2, rule: 'FL-FIR-16', why: 'moving and firing' },
    cover.grade === SOFT && { by: -2, rule: 'FL-FIR-17', why: 'soft cover' },
    far && far.rule !== 'FL-FIR-15' && far,
    eeek?.people === 'eeek' && eeek.kind === 'figure' && { by: -1, rule: 'FL-FIR-21', why: 'an Eeek' },
    sniper && { by: 1, rule: 'FL-FIR-22', why: 'a sniper rifle' },
    computer > 0 && { by: computer, rule: 'FL-FIR-23', why: 'a battle computer' },
    leaderNear(b, firer) && { by: 1, rule: 'FL-FIR-24', why: 'a leader at hand' },
    b.models[firer]!.rank !== 'none' && { by: 2, rule: 'FL-FIR-25', why: 'a leader firing' },
    isRepeated(b, shot) && { by: 3, rule: 'FL-FIR-26', why: 'the same aim again' },
    (damage === 'plain' || damage === 'immobile') && { by: -2, rule: 'FL-FIR-27', why: 'a damaged vehicle' },
    config.elitenessEffects && profile.eliteness === 1 && { by: -1, rule: 'FL-OPT-04', why: 'raw' },
    config.elitenessEffects && profile.eliteness === 5 && { by: 1, rule: 'FL-OPT-04', why: 'elite' },
  ]);
}

/** FL-FIR-16, FL-EQP-06; by sensor only a real move counts, unless the penalties add up (FL-FIR-14). */
function hasMoved(b: Battle, { firer, sensor, moved }: Shot): boolean {
  if (sensor) return moved || b.match.config.sensorPenaltiesStack;
  return moved || b.models[firer]!.sensed;
}

/** FL-EQP-09, FL-FIR-22: its own rifle, not one of what it mans. */
export function isSniper(b: Battle, shot: Pick<Shot, 'firer' | 'platform' | 'slot' | 'weapon'>): boolean {
  const { firer, platform, weapon } = shot;
  if (firer !== platform && !isCarried(b, shot)) return false;
  return profileAt(b, firer).sniper && (weapon.id === 'laser-rifle' || weapon.id === 'assault-rifle');
}

export function coverFor(b: Battle, { from, to, weapon, indirect, sensor }: Shot): CoverFound {
  return indirect ? coverFromAbove(b, from, to) : coverAgainst(b, from, to, weapon.laser, sensor);
}

/** FL-ENV-02, FL-OPT-07. */
function isDarkTarget(b: Battle, to: Pose): boolean {
  if (!isDark(b, to)) return false;
  const lit = to.carrier >= 0 ? to.carrier : to.who;
  return !(b.match.config.litByFire && lit >= 0 && b.models[lit]!.litUntil >= b.turn);
}

/** FL-FIR-24, FL-LDR-02 to FL-LDR-04. */
export function leaderNear(b: Battle, firer: number): boolean {
  const { squad } = b.models[firer]!;
  if (squad === null) return false;
  const platoon = b.platoons[b.muster.squads[squad]!.platoon]!;
  const here = poseOf(b, firer);
  const helps = (leader: number | null): boolean =>
    leader !== null && leader !== firer && isPresent(b, leader) && isWithin(here, poseOf(b, leader), LEADER_REACH);
  return helps(b.squads[squad]!.leader) || (platoon.attached === squad && helps(platoon.leader));
}

/** FL-IND-06. */
function isRepeated(b: Battle, shot: Shot): boolean {
  if (!shot.fixed || !shot.indirect) return false;
  const { bearer, slot } = bearing(b, shot);
  const last = b.models[bearer]!.aims.find((aim) => aim.slot === slot);
  return last !== undefined && isSamePlace(last.from, shot.from) && isSamePlace(last.at, shot.to);
}

/** Whose weapon is fired, and which of them it is. */
export function bearing(b: Battle, shot: Shot): { readonly bearer: number; readonly slot: number } {
  const { firer, platform, slot } = shot;
  if (!isCarried(b, shot)) return { bearer: platform, slot };
  return { bearer: firer, slot: slot - profileAt(b, platform).slots.length };
}

function isSamePlace(a: Spot, c: Spot): boolean {
  const reach = TOUCH + SLACK; // the same 0.05 inch
  return squared(a, c) <= reach * reach;
}

/** FL-IND-07, FL-SMK-03; by option direct fire with an area too (FL-FIR-38, FL-OPT-01). */
export function driftsOnMiss(b: Battle, { indirect, mode }: Pick<Shot, 'indirect' | 'mode'>): boolean {
  return indirect || mode === 'smoke' || (mode === 'area' && b.match.config.directMissDrifts);
}

/** How a model is struck: as the one aimed at, or as one of the others in the area. */
export type Struck = 'aimed' | 'aimedSpread' | 'inArea';

/** FL-AOE-03, FL-AOE-04: what the aimed target of a shot faces. */
export function struckBy(b: Battle, { mode, weapon }: Pick<Shot, 'mode' | 'weapon'>): Struck {
  if (mode === 'single') return 'aimed';
  const { aoePrimary } = b.match.config;
  if (aoePrimary === 'full') return 'aimed';
  return aoePrimary === 'reduced' || weapon.singleOrArea ? 'aimedSpread' : 'aimed';
}

/** FL-DMG-01, FL-AOE-02: what the damage die must not exceed; null where the weapon can do nothing (FL-DMG-02). */
export function toDamage(b: Battle, weapon: Weapon, i: number, struck: Struck, burst: Spot): Score<RuleId> | null {
  const listed = DAMAGE[weapon.row]![armourOf(b, i)]; // FL-DMG-05, FL-DMG-06
  if (listed === null || listed === undefined) return null;
  if (struck === 'aimed') return score<RuleId>(listed, 'FL-DMG-01');
  if (struck === 'aimedSpread')
    return score<RuleId>(listed, 'FL-DMG-01', [{ by: -2, rule: 'FL-AOE-04', why: 'spread fire' }]);
  const cover = coverFromBurst(b, burst, poseOf(b, i));
  const why = cover === HARD ? 'in the area, hard cover' : cover === SOFT ? 'in the area, soft cover' : 'in the area';
  return score<RuleId>(listed, 'FL-DMG-01', [{ by: -2 - cover, rule: 'FL-AOE-02', why }]); // FL-DMG-07
}
