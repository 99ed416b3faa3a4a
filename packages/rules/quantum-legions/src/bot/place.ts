import type { OrderType } from '../terms.js';
import { attackWorth, distance, isEnemy, objectiveHeld, profiles, sees, units } from './study.js';

// How good a place is for a unit: what it could do from there, and what could be done to it.

/** The best attack of a unit from where it stands: worth, and the target in `bestTarget`. */
export let bestTarget = -1;

export function bestAttack(unit: number, order: OrderType): number {
  bestTarget = -1;
  if (order === 'advance') return 0;
  const a = profiles[unit]!;
  const pinned = units[unit]!.suppression > 0;
  let best = 0;
  for (let i = 0; i < units.length; i++) {
    if (!isEnemy(unit, i)) continue;
    const at = distance(unit, i);
    if (at > a.range || at < a.minimumRange) continue;
    const seen = sees(unit, i);
    if (!seen && !(a.indirectFire && order === 'strike' && spotted(unit, i))) continue;
    const worth = attackWorth(unit, i, at, order, !seen, pinned);
    if (worth > best) {
      best = worth;
      bestTarget = i;
    }
  }
  return best;
}

function spotted(unit: number, target: number): boolean {
  const { owner } = units[unit]!;
  for (let i = 0; i < units.length; i++) {
    const friend = units[i]!;
    if (i === unit || friend.owner !== owner || friend.suppression > 0) continue;
    if ((friend.hex !== null || friend.point !== null) && sees(i, target)) return true;
  }
  return false;
}

/** How many units a side can be expected to use in a turn (11.1). */
const ACTIONS_PER_TURN = 3.5;
const CAUTION = 0.75;
/** What a hex nearer to the fight is worth, per VP of the unit. */
const APPROACH = 0.02;

/** Chances against and for, from where the unit stands now: in VP, above 0 is good. */
export function placeWorth(unit: number): number {
  const mine = profiles[unit]!;
  let opportunity = 0;
  let exposure = 0;
  let enemies = 0;
  let nearest = 99;
  for (let i = 0; i < units.length; i++) {
    if (!isEnemy(unit, i)) continue;
    enemies++;
    const enemy = units[i]!;
    const theirs = profiles[i]!;
    const far = distance(unit, i);
    if (far < nearest) nearest = far;
    const inMine = far <= mine.range;
    const inTheirs = far <= theirs.range;
    const seen = (inMine || inTheirs) && sees(unit, i);
    if (far <= mine.range + mine.speed[0] && far >= mine.minimumRange) {
      const chance = seen && inMine ? 0.5 : mine.indirectFire && inMine ? 0.4 : 0.3;
      const worth = chance * attackWorth(unit, i, inMine ? far : mine.range, 'engage', false, false);
      if (worth > opportunity) opportunity = worth;
    }
    if (far <= theirs.range + theirs.speed[0] && far >= theirs.minimumRange) {
      let chance = seen && inTheirs ? 0.55 : theirs.indirectFire && inTheirs ? 0.4 : 0.25;
      if (enemy.order === null) chance *= 0.6;
      if (enemy.suppression > 0) chance *= enemy.suppression > 1 ? 0.35 : 0.6;
      exposure += chance * attackWorth(i, unit, inTheirs ? far : theirs.range, 'engage', false, false);
    }
  }
  if (enemies === 0) return 0;
  const crowd = enemies > ACTIONS_PER_TURN ? ACTIONS_PER_TURN / enemies : 1;
  const gap = nearest > mine.range ? nearest - mine.range : 0;
  return opportunity - CAUTION * crowd * exposure - APPROACH * mine.vp * gap + HOLD * objectiveHeld(unit);
}

/** Turns for which a held objective is counted on. */
const HOLD = 3;
