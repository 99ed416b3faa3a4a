import { INCH, TOUCH } from '../inches.js';
import type { Pose } from '../rules/measuring.js';
import type { Battle } from '../state.js';
import { type Seat, SIDES, sideOfSeat } from '../terms.js';
import { goalWorth, pressure, surveyGoals, turnsLeft } from './goals.js';
import { guns, isCrew, surveyGuns, tendingWorth } from './guns.js';
import {
  type Arm,
  armsFor,
  fighters,
  gapAt,
  harmChance,
  harmWorth,
  isFoe,
  isLed,
  meleeWorth,
  poses,
  profiles,
  pylons,
  reach,
  sides,
  worth,
} from './study.js';

// How good a place is for a model: what it could do from there, what could be done to it, and what the scenario asks for. In
// points, above 0 is good.

let battle: Battle;
const arms: (readonly Arm[] | null)[] = [];
/** How many fighters each side has on the table, and how likely one of them stirs in its turn. */
const strength = [0, 0];
const stirring = [1, 1];
/** How many of each side could charge in this turn; -1 before it is asked for. */
const chargers = [-1, -1];
/** Whether a side has weapons that harm more than one. */
const hasAreas = [false, false];

/** Binds the battle that was studied. `whole`: the turn under way has only begun. */
export function survey(b: Battle, whole = false): void {
  battle = b;
  styles[0] = styles[1] = USUAL;
  arms.length = 0;
  strength[0] = strength[1] = 0;
  const moved = [0, 0];
  hasAreas[0] = hasAreas[1] = false;
  chargers[0] = chargers[1] = -1;
  for (const i of fighters) {
    strength[sides[i]!]!++;
    if (b.models[i]!.moved) moved[sides[i]!]!++;
    if (!hasAreas[sides[i]!]) hasAreas[sides[i]!] = armsOfModel(i).some(({ weapon }) => weapon.area !== null);
  }
  for (const side of [0, 1])
    stirring[side] = b.round === 1 ? 1 : STILL + (1 - STILL) * (moved[side]! / Math.max(1, strength[side]!));
  surveyGoals(b, whole);
  surveyGuns(b);
}

/** How likely those come now who stood still in their last turn. */
const STILL = 0.25;

/** How likely an enemy of a model comes into view, as seen by its side's last turn. */
export function stir(i: number): number {
  return stirring[1 - sides[i]!]!;
}

export function armsOfModel(i: number): readonly Arm[] {
  return (arms[i] ??= armsFor(i));
}

/** Whether a base there touches an enemy that fights. */
export function touchesFoe(i: number, at: Pose): boolean {
  if (at.lifted) return false;
  for (const j of fighters) if (isFoe(i, j) && !poses[j]!.lifted && gapAt(at, poses[j]!) <= TOUCH) return true;
  return false;
}

export function isInMelee(i: number): boolean {
  return touchesFoe(i, poses[i]!);
}

/** The best shot from a place, as if nothing else were to come: points expected. */
export function bestShot(i: number, at: Pose, moved: boolean): number {
  let best = 0;
  for (const arm of armsOfModel(i)) {
    if (arm.piece !== null && moved) continue;
    const from = arm.piece === null ? at : poses[arm.platform]!;
    for (const j of fighters) {
      if (!isFoe(i, j)) continue;
      const worthIt = harmChance(arm, from, poses[j]!, moved) * harmWorth(j);
      if (worthIt > best) best = worthIt;
    }
    for (const j of pylons) {
      if (!isFoe(i, j)) continue;
      const worthIt = harmChance(arm, from, poses[j]!, moved) * harmWorth(j);
      if (worthIt > best) best = worthIt;
    }
  }
  return best;
}

function bestPylon(i: number, at: Pose): number {
  let best = 0;
  for (const arm of armsOfModel(i))
    for (const j of pylons)
      if (isFoe(i, j))
        best = Math.max(
          best,
          harmChance(arm, arm.piece === null ? at : poses[arm.platform]!, poses[j]!, false) * harmWorth(j),
        );
  return best;
}

/** The best fight from a place where enemies are touched. */
export function bestFight(i: number, at: Pose): number {
  if (at.lifted) return 0;
  let best = Number.NEGATIVE_INFINITY;
  for (const j of fighters) {
    if (!isFoe(i, j) || poses[j]!.lifted || gapAt(at, poses[j]!) > TOUCH) continue;
    best = Math.max(best, meleeWorth(i, j));
  }
  return best === Number.NEGATIVE_INFINITY ? 0 : best;
}

/** Whether any enemy waits for somebody to act. */
export function isWatched(i: number): boolean {
  for (const j of fighters) if (battle.models[j]!.overwatch && isFoe(i, j)) return true;
  return false;
}

/** What those on overwatch are expected to take from a model that does something in their view (FL-OVW-05, FL-OVW-06). */
export function watchRisk(i: number, at: Pose, on: Pose | null = null): number {
  let safe = 1;
  for (const j of fighters) {
    if (!battle.models[j]!.overwatch || !isFoe(i, j)) continue;
    let worst = 0;
    for (const arm of armsOfModel(j)) {
      const from = arm.piece === null ? poses[j]! : poses[arm.platform]!;
      worst = Math.max(worst, harmChance(arm, from, at, false), on ? harmChance(arm, from, on, false) : 0);
    }
    safe *= 1 - worst;
  }
  return styles[sides[i]!]!.fear * (1 - safe) * worth[i]! * (1 - TUNING.daring * (1 - stir(i)));
}

/** How much of that a model has to fear in a charge: they fire once each, and others charge as well. */
export function chargeShare(i: number): number {
  const side = sides[i]!;
  if (chargers[side]! < 0) {
    let count = 0;
    for (const j of fighters) {
      const m = battle.models[j]!;
      if (sides[j] === side && !m.activated && !m.overwatch && hasPrey(j)) count++;
    }
    chargers[side] = count;
  }
  return TUNING.together + (1 - TUNING.together) / Math.max(1, chargers[side]! + (battle.models[i]!.activated ? 1 : 0));
}

function hasPrey(i: number): boolean {
  return bestCharge(i) > 0;
}

/** The best fight within a model's reach. */
export function bestCharge(i: number): number {
  let best = 0;
  for (const j of fighters)
    if (isFoe(i, j) && !poses[j]!.lifted && gapAt(poses[i]!, poses[j]!) <= reach[i]!)
      best = Math.max(best, meleeWorth(i, j));
  return best;
}

/**
 * Styles to play in: what is feared and how much one wants to get at the enemy, as a share of the usual. One who goes in alone is
 * shot down; search finds by these when all should go, or wait.
 */
export const STYLES = [
  { fear: 1, press: 1 },
  { fear: 0.35, press: 2.5 },
  { fear: 1.6, press: 0.4 },
] as const;
const USUAL = STYLES[0];
const styles: (typeof STYLES)[number][] = [USUAL, USUAL];

/** In which style the side of a seat plays, until the next survey. */
export function adopt(seat: Seat, style: number): void {
  styles[SIDES.indexOf(sideOfSeat(seat))] = STYLES[style]!;
}

export const TUNING = {
  /** How much of those on overwatch one of very many that charge together fears. */
  together: 0.3,
  /** How much of an enemy's fire a model draws, with only itself to be seen; among others it is shared. */
  attention: 2,
  /** The chance to be harmed by an enemy that has to move first, as a part of that. */
  lurking: 0.06,
  /** How much less of those on overwatch is feared when nobody else comes: waiting would not make it better. */
  daring: 0.4,
  /** What a friend close by costs, for each point of it, where enemies have areas to fire at. */
  clump: 0.03,
  /** How likely an enemy within reach charges, and one in contact strikes. */
  charge: 0.45,
  strike: 0.9,
  /** What next turn's chances count. */
  next: 0.5,
  /** What an inch nearer to the fight is worth, per point of the model. */
  approach: 0.02,
  /** How much nearer one who has nothing to shoot at wants to be. */
  blind: 0.4,
  /** To be within reach of a leader, per point. */
  led: 0.04,
};

const CLOSE = 1.5 * INCH;

/** Points of friends that one area would catch with a model there. */
function pointsClose(i: number, at: Pose): number {
  let sum = 0;
  for (const j of fighters) if (j !== i && sides[j] === sides[i] && gapAt(at, poses[j]!) < CLOSE) sum += worth[j]!;
  return sum;
}

/** What it is worth to stand somewhere when the turn is over. */
export function placeWorth(i: number, at: Pose): number {
  const mine = worth[i]!;
  const attention = Math.min(0.7, TUNING.attention / Math.max(1, strength[sides[i]!]!));
  let safe = 1;
  let strikes = 0;
  let chances = 0;
  let nearest = Number.POSITIVE_INFINITY;
  let prey = Number.POSITIVE_INFINITY;
  const own = armsOfModel(i);
  const side = sides[i]!;
  const next = turnsLeft[side]! > 0 ? TUNING.next : 0;
  let range = 0;
  for (const { weapon } of own) range = Math.max(range, weapon.maxRange * INCH);
  for (const j of fighters) {
    if (!isFoe(i, j)) continue;
    const there = poses[j]!;
    const gap = gapAt(at, there);
    if (gap < nearest) nearest = gap;
    const contact = gap <= TOUCH && !at.lifted && !there.lifted;
    if (contact || gap <= reach[j]!) {
      const harm = meleeWorth(j, i);
      if (harm > 0) strikes += (contact ? TUNING.strike : TUNING.charge) * harm;
    }
    const fight = meleeWorth(i, j);
    if (fight > 0 && gap < prey) prey = gap;
    if (contact || gap <= reach[i]!) {
      const gain = next * fight;
      if (gain > chances) chances = gain;
    }
    if (contact) continue;
    let shot = 0;
    let lurking = 0;
    for (const arm of armsOfModel(j)) {
      if (gap > arm.weapon.maxRange * INCH + reach[j]!) continue;
      const from = arm.piece === null ? there : poses[arm.platform]!;
      const chance = harmChance(arm, from, at, false);
      if (chance > shot) shot = chance;
      else if (chance === 0 && arm.piece === null) lurking = 1;
    }
    safe *= 1 - attention * (shot > 0 ? shot : lurking * TUNING.lurking);
    for (const arm of own) {
      if (arm.piece !== null) continue; // see below
      const gain = next * harmChance(arm, at, there, false) * harmWorth(j);
      if (gain > chances) chances = gain;
    }
  }
  if (guns.length > 0 && isCrew(i)) chances = Math.max(chances, next * tendingWorth(i, at));
  if (pylons.length > 0) chances = Math.max(chances, next * bestPylon(i, at));
  const hullShare = profiles[i]!.hull > 1 ? 1 / profiles[i]!.hull : 1;
  let sum = chances;
  if (turnsLeft[1 - side]! > 0) sum -= styles[side]!.fear * ((1 - safe) * mine * hullShare + Math.min(strikes, mine));
  if (nearest < Number.POSITIVE_INFINITY && next > 0) {
    const wanted =
      prey < Number.POSITIVE_INFINITY
        ? Math.max(0, prey - 0.9 * reach[i]!)
        : Math.max(chances > 0 ? 0 : TUNING.blind * (1 - stir(i)) * nearest, nearest - 0.7 * range);
    sum -= (TUNING.approach * styles[side]!.press * pressure[side]! * mine * wanted) / INCH;
  }
  if (hasAreas[1 - side] && !at.lifted) sum -= TUNING.clump * pointsClose(i, at);
  if (isLed(i, at.x, at.y, at.radius)) sum += TUNING.led * mine;
  return sum + goalWorth(i, at);
}
