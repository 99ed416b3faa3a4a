import { groundOf, isInZone } from '../ground.js';
import type { Pose } from '../poses.js';
import { type Battle, kindOf } from '../state.js';
import { SIDES, type Side } from '../terms.js';
import { CONTROL_REACH, INCH, mils, type Spot, TOUCH } from '../units.js';
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
  reach,
  sides,
  worth,
} from './study.js';

// How good a place is for a model: what it could do from there, what could be done to it, and what the scenario asks for. In
// points, above 0 is good.

let battle: Battle;
const arms: (readonly Arm[] | null)[] = [];
const goals: Goal[] = [];
/** The share of its game that a side has played, and the turns it still has. */
let progress = 0;
let turnsLeft = 0;
/** How many fighters each side has on the table. */
const strength = [0, 0];

/** Something a side wants its models to be near. */
interface Goal {
  readonly at: Spot;
  readonly radius: number;
  readonly points: number;
  /** Who wants it: both sides, or one of them. */
  readonly side: Side | null;
  /** Only those on foot can take it. */
  readonly carry: boolean;
  /** Figures of each side that are there now. */
  readonly there: [number, number];
}

const OUTRIGHT = 60;

/** Binds the battle that was studied. */
export function survey(b: Battle): void {
  battle = b;
  arms.length = 0;
  const { rounds } = b.match.scenario;
  progress = Math.min(1, b.round / rounds);
  turnsLeft = Math.max(0, rounds - b.round);
  strength[0] = strength[1] = 0;
  for (const i of fighters) strength[sides[i]!]!++;
  goals.length = 0;
  b.match.scenario.objectives.forEach((objective, o) => {
    const laid = b.goals[o];
    if (!laid) return; // the forces are still being chosen
    const { scoredBy, model } = laid;
    if (objective.kind === 'control') {
      const [x, y] = objective.point;
      const wins = b.match.scenario.victory.some(
        (rule) =>
          rule.kind === 'outright' && rule.all.some((one) => one.kind === 'controls' && one.objective === objective.id),
      );
      const radius = objective.radius === undefined ? CONTROL_REACH : mils(objective.radius);
      const points = Math.max(objective.points, wins ? OUTRIGHT : 0);
      goals.push({ at: { x: mils(x), y: mils(y) }, radius, points, side: null, carry: false, there: [0, 0] });
    } else if (scoredBy === null && model !== null && b.models[model]!.where === 'table') {
      const { x, y } = b.models[model]!;
      goals.push({ at: { x, y }, radius: INCH, points: objective.points, side: null, carry: true, there: [0, 0] });
    }
  });
  for (const goal of goals)
    for (const i of fighters)
      if (profiles[i]!.kind === 'figure' && near(goal, poses[i]!) === 0) goal.there[sides[i]!]!++;
}

function near({ at, radius }: Goal, pose: Pose): number {
  return Math.max(0, Math.sqrt((pose.x - at.x) ** 2 + (pose.y - at.y) ** 2) - radius - pose.radius);
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
  return TUNING.watch * (1 - safe) * worth[i]!;
}

export const TUNING = {
  /** How much of an enemy's fire a model draws, with only itself to be seen; among others it is shared. */
  attention: 2,
  /** The chance to be harmed by an enemy that has to move first, as a part of that. */
  lurking: 0.06,
  /** How much of what those on overwatch could do is feared. */
  watch: 1,
  /** How likely an enemy within reach charges, and one in contact strikes. */
  charge: 0.45,
  strike: 0.9,
  /** What next turn's chances count. */
  next: 0.5,
  /** What an inch nearer to the fight is worth, per point of the model. */
  approach: 0.02,
  /** The part of an objective that one figure more near it is worth. */
  share: 0.4,
  crowd: 0.06,
  /** To be within reach of a leader, per point. */
  led: 0.04,
};

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
      const gain = TUNING.next * fight;
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
      const from = arm.piece === null ? at : poses[arm.platform]!;
      const gain = TUNING.next * harmChance(arm, from, there, false) * harmWorth(j);
      if (gain > chances) chances = gain;
    }
  }
  const hullShare = profiles[i]!.hull > 1 ? 1 / profiles[i]!.hull : 1;
  let sum = chances - (1 - safe) * mine * hullShare - Math.min(strikes, mine);
  if (nearest < Number.POSITIVE_INFINITY) {
    const wanted =
      prey < Number.POSITIVE_INFINITY ? Math.max(0, prey - 0.9 * reach[i]!) : Math.max(0, nearest - 0.7 * range);
    sum -= (TUNING.approach * mine * wanted) / INCH;
  }
  if (isLed(i, at.x, at.y, at.radius)) sum += TUNING.led * mine;
  return sum + goalWorth(i, at);
}

/** What being on the way to a goal is worth against being there: less for each turn that it takes. */
const IN_TIME = 0.9;
const TOO_LATE = 0.1;
const PER_TURN = 0.35;

/** What the scenario gives for being there. */
function goalWorth(i: number, at: Pose): number {
  const { kind, infantry } = profiles[i]!;
  const m = battle.models[i]!;
  const side = sides[i]!;
  if (m.carrying !== null && kindOf(battle, m.carrying) === 'objective') return homeWorth(i, at);
  if (at.lifted) return 0;
  const weight = kind === 'figure' ? 1 : 0.3;
  let sum = 0;
  for (const goal of goals) {
    if (goal.carry && !(infantry && m.mount === null)) continue;
    const far = near(goal, at);
    const here = poses[i];
    const inside = here && kind === 'figure' && near(goal, here) === 0 ? 1 : 0;
    const lead = goal.there[side]! - inside - goal.there[1 - side]!;
    const turns = far / Math.max(reach[i]!, INCH);
    const soon = far === 0 ? 1 : (turns > turnsLeft ? TOO_LATE : IN_TIME) / (1 + PER_TURN * turns);
    sum += weight * goal.points * shareOf(goal, lead) * soon;
  }
  return sum;
}

/** Whether a model is where its side wants it; without objectives, anywhere. */
export function hasArrived(at: Pose): boolean {
  return goals.length === 0 || goals.some((goal) => near(goal, at) === 0);
}

/** What one figure more is worth at a goal: early on, something if there are few; in the end everything, if it tips the balance. */
function shareOf({ carry }: Goal, lead: number): number {
  const early = lead >= 2 ? TUNING.crowd : TUNING.share;
  if (carry) return TUNING.share;
  const tips = lead === 0 || lead === -1 ? 1 : lead === 1 ? 0.4 : 0.1;
  const end = progress * progress * progress;
  return (1 - end) * early + end * tips;
}

/** A load is wanted at home (FL-VIC-07). */
function homeWorth(i: number, at: Pose): number {
  const side = SIDES[sides[i]!]!;
  if (isInZone(battle, side, at)) return 50;
  const far = Math.sqrt(squaredToZone(side, at));
  return Math.max(0, 40 - (2 * far) / INCH);
}

export function squaredToZone(side: Side, { x, y }: Spot): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { corners } of groundOf(battle).zones[battle.setup.zones[side]]) {
    let [x1, y1, x2, y2] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0, 0];
    for (const corner of corners) {
      x1 = Math.min(x1, corner.x);
      y1 = Math.min(y1, corner.y);
      x2 = Math.max(x2, corner.x);
      y2 = Math.max(y2, corner.y);
    }
    const dx = Math.max(x1 - x, 0, x - x2);
    const dy = Math.max(y1 - y, 0, y - y2);
    least = Math.min(least, dx * dx + dy * dy);
  }
  return least;
}

/** Points that models of a side may want to go to. */
export function goalSpots(i: number): Spot[] {
  return goals.filter(({ carry }) => !carry || profiles[i]!.infantry).map(({ at }) => at);
}

/** What the start of a game is worth somewhere: nearness to what is wanted, and cover. */
export function startWorth(i: number, at: Spot, covered: boolean): number {
  let least = Number.POSITIVE_INFINITY;
  for (const goal of goals) least = Math.min(least, Math.hypot(goal.at.x - at.x, goal.at.y - at.y));
  if (goals.length === 0) {
    const { width, height } = groundOf(battle);
    least = Math.hypot(width / 2 - at.x, height / 2 - at.y);
  }
  const [inches, slow] = [least / INCH, Math.max(reach[i]!, INCH) / INCH];
  return worth[i]! * ((covered ? 0.15 : 0) - (0.15 * inches) / slow);
}
