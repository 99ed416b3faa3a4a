import { INCH, TOUCH } from '../inches.js';
import type { Pose } from '../rules/measuring.js';
import type { Battle } from '../state.js';
import { type Seat, SIDES, sideOfSeat } from '../terms.js';
import { goalWorth, pressure, surveyGoals, turnsLeft } from './goals.js';
import { guns, isCrew, surveyGuns, tendingWorth } from './guns.js';
import {
  type Arm,
  armsFor,
  clearChance,
  fighters,
  foes,
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
  return Math.max(shotAt(i, at, moved, foes[sides[i]!]!), shotAt(i, at, moved, pylons));
}

function shotAt(i: number, at: Pose, moved: boolean, targets: readonly number[]): number {
  let best = 0;
  for (const arm of armsOfModel(i)) {
    if (arm.piece !== null && moved) continue;
    const from = arm.piece === null ? at : poses[arm.platform]!;
    const led = isLed(arm.firer, from.x, from.y, from.radius);
    for (const j of targets) {
      if (!isFoe(i, j)) continue;
      const there = poses[j]!;
      // where nothing between them could make it the best, no line is looked along
      if (clearChance(arm, from, there, gapAt(from, there), moved, led) * harmWorth(j) <= best) continue;
      const worthIt = harmChance(arm, from, there, moved) * harmWorth(j);
      if (worthIt > best) best = worthIt;
    }
  }
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
/** In no style that search tries: who has just learnt the game sees what can be done from a place, and not what can be done to whoever stands there. */
export const FEARLESS = STYLES.length;
const EVERY = [...STYLES, { fear: 0, press: 1 }] as const;
const USUAL = EVERY[0];
const styles: (typeof EVERY)[number][] = [USUAL, USUAL];

/** In which style the side of a seat plays, until the next survey. */
export function adopt(seat: Seat, style: number): void {
  styles[SIDES.indexOf(sideOfSeat(seat))] = EVERY[style]!;
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

// What a place is worth hangs on lines of fire, and these are what takes time. So it is told in two steps: all that is plain without a
// line, and what it can be at most; then the lines, one enemy after the other, until it is known or known to be too little.

/** The place that is looked at: how far each foe is, and what is plain of it. */
const gaps: number[] = [];
let strikes = 0;
let nearest = 0;
let prey = 0;
let range = 0;
/** What it offers without a shot, and with every shot that nothing might be in the way of. */
let sure = 0;
let hope = 0;
let clump = 0;
let lead = 0;
let goal = 0;
/** Shots that it may offer: which of its arms, at whom, and what it brings at most. */
const arm: Arm[] = [];
const target: number[] = [];
const most: number[] = [];
let shots = 0;

/** What a shot fired there at the end of a move promises at most. */
let parting = 0;

/** Looks at a place without looking along any line. `parts`: also at what could be fired there after a move. */
function look(i: number, at: Pose, parts = false): void {
  const side = sides[i]!;
  const next = turnsLeft[side]! > 0 ? TUNING.next : 0;
  const own = armsOfModel(i);
  const led = isLed(i, at.x, at.y, at.radius);
  strikes = sure = range = 0;
  nearest = prey = Number.POSITIVE_INFINITY;
  shots = 0;
  hope = parting = 0;
  for (const { weapon } of own) range = Math.max(range, weapon.maxRange * INCH);
  const enemies = foes[side]!;
  for (let k = 0; k < enemies.length; k++) {
    const j = enemies[k]!;
    const there = poses[j]!;
    const gap = gapAt(at, there);
    gaps[k] = gap;
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
      if (gain > sure) sure = gain;
    }
    if (contact || (next === 0 && !parts)) continue;
    for (const one of own) {
      if (one.piece !== null) continue; // see below
      const isLedThere = one.firer === i ? led : isLedAt(one, at);
      if (parts) parting = Math.max(parting, clearChance(one, at, there, gap, true, isLedThere) * harmWorth(j));
      if (next === 0) continue;
      const gain = next * clearChance(one, at, there, gap, false, isLedThere) * harmWorth(j);
      if (gain > 0) addShot(one, j, gain);
    }
  }
  if (guns.length > 0 && isCrew(i)) sure = Math.max(sure, next * tendingWorth(i, at));
  if (next > 0)
    for (const j of pylons) {
      if (!isFoe(i, j)) continue;
      for (const one of own) {
        const from = one.piece === null ? at : poses[one.platform]!;
        const gain =
          next * clearChance(one, from, poses[j]!, gapAt(from, poses[j]!), false, isLedAt(one, from)) * harmWorth(j);
        if (gain > 0) addShot(one, j, gain);
      }
    }
  if (parts)
    for (const j of pylons) {
      if (!isFoe(i, j)) continue;
      const gap = gapAt(at, poses[j]!);
      for (const one of own) {
        if (one.piece !== null) continue;
        parting = Math.max(parting, clearChance(one, at, poses[j]!, gap, true, isLedAt(one, at)) * harmWorth(j));
      }
    }
  if (sure > hope) hope = sure;
  clump = hasAreas[1 - side] && !at.lifted ? pointsClose(i, at) : 0;
  lead = led ? TUNING.led * worth[i]! : 0;
  goal = goalWorth(i, at);
}

const isLedAt = ({ firer }: Arm, { x, y, radius }: Pose): boolean => isLed(firer, x, y, radius);

function addShot(one: Arm, j: number, gain: number): void {
  arm[shots] = one;
  target[shots] = j;
  most[shots++] = gain;
  if (gain > hope) hope = gain;
}

/** All of it added up: `chances` is the best that it offers, `safe` how likely nobody fires at it with success. */
function sumUp(i: number, chances: number, safe: number): number {
  const mine = worth[i]!;
  const side = sides[i]!;
  const next = turnsLeft[side]! > 0 ? TUNING.next : 0;
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
  if (clump > 0) sum -= TUNING.clump * clump;
  return sum + lead + goal;
}

/** What standing somewhere is worth at most. */
export function placeAtMost(i: number, at: Pose): number {
  look(i, at);
  return sumUp(i, hope, 1);
}

/** No shot promises more that is fired from a place after a move, where no enemy is touched. With it, what standing there is worth at most. */
export function partingAtMost(i: number, at: Pose): { readonly shot: number; readonly place: number } {
  look(i, at, true);
  return { shot: parting, place: sumUp(i, hope, 1) };
}

/** What each foe does to whoever stands there: how likely it harms it with nothing between them, and by the lines. */
const threats: number[] = [];
const dangers: number[] = [];

/**
 * What it is worth to stand somewhere when the turn is over. As soon as it is plain that it is less than `least`, what it is at most
 * instead: that is less than `least` too.
 */
export function placeWorth(i: number, at: Pose, least = Number.NEGATIVE_INFINITY): number {
  look(i, at);
  const side = sides[i]!;
  const attention = Math.min(0.7, TUNING.attention / Math.max(1, strength[side]!));
  const { length } = foes[side]!;
  const chances = offered(at);
  const unharmed = sumUp(i, chances, 1);
  if (unharmed < least) return unharmed;
  threaten(side, at);
  let safe = 1;
  for (;;) {
    // the worst first: the sooner it is plain
    let worst = -1;
    for (let k = 0; k < length; k++) if (threats[k]! > 0 && (worst < 0 || threats[k]! > threats[worst]!)) worst = k;
    if (worst < 0) break;
    threats[worst] = 0;
    const danger = dangerFrom(foes[side]![worst]!, at, gaps[worst]!);
    dangers[worst] = danger;
    safe *= 1 - attention * danger;
    const atMost = sumUp(i, chances, safe);
    if (atMost < least) return atMost;
  }
  safe = 1;
  for (let k = 0; k < length; k++) safe *= 1 - attention * dangers[k]!;
  return sumUp(i, chances, safe);
}

/** How each foe could harm whoever stands there, if nothing were between them; who cannot may yet come into view. */
function threaten(side: number, at: Pose): void {
  const enemies = foes[side]!;
  for (let k = 0; k < enemies.length; k++) {
    const j = enemies[k]!;
    const there = poses[j]!;
    const gap = gaps[k]!;
    threats[k] = dangers[k] = 0;
    if (gap <= TOUCH && !at.lifted && !there.lifted) continue;
    let clear = 0;
    for (const one of armsOfModel(j)) {
      if (gap > one.weapon.maxRange * INCH + reach[j]!) continue;
      if (one.piece === null) dangers[k] = TUNING.lurking;
      const from = one.piece === null ? there : poses[one.platform]!;
      clear = Math.max(clear, clearChance(one, from, at, gapAt(from, at), false, isLedAt(one, from)));
    }
    threats[k] = clear;
  }
}

/** How likely an enemy harms whoever stands there: by its best shot, or a little if it might come into view. */
function dangerFrom(j: number, at: Pose, gap: number): number {
  let shot = 0;
  let lurking = 0;
  for (const one of armsOfModel(j)) {
    if (gap > one.weapon.maxRange * INCH + reach[j]!) continue;
    const from = one.piece === null ? poses[j]! : poses[one.platform]!;
    const chance = harmChance(one, from, at, false);
    if (chance > shot) shot = chance;
    else if (chance === 0 && one.piece === null) lurking = 1;
  }
  return shot > 0 ? shot : lurking * TUNING.lurking;
}

/** The best that a place offers: of its shots only those are looked along that could be better than what it is by then. */
function offered(at: Pose): number {
  let best = sure;
  for (;;) {
    let top = -1;
    for (let k = 0; k < shots; k++) if (most[k]! > best && (top < 0 || most[k]! > most[top]!)) top = k;
    if (top < 0) return best;
    const one = arm[top]!;
    const j = target[top]!;
    const from = one.piece === null ? at : poses[one.platform]!;
    const gain = TUNING.next * harmChance(one, from, poses[j]!, false) * harmWorth(j);
    if (gain > best) best = gain;
    most[top] = 0;
  }
}
