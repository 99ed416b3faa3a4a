import { groundOf } from '../ground.js';
import { shotFrom } from '../shot.js';
import { type Battle, isOnBoard } from '../state.js';
import { tablesOf } from '../tables.js';
import type { OrderType } from '../terms.js';
import { attackWorth } from './worth.js';

// How good a place is for a unit: what it could do from there, and what could be done to it.

const targetsSeen = { best: -1, worth: 0 };

/** The best attack of a unit from where it stands; the result is overwritten by the next call. */
export function bestAttack(
  b: Battle,
  unit: number,
  order: OrderType,
): { readonly best: number; readonly worth: number } {
  targetsSeen.best = -1;
  targetsSeen.worth = 0;
  if (order === 'advance') return targetsSeen;
  const { profiles } = tablesOf(b);
  const a = profiles[unit]!;
  const me = b.units[unit]!;
  const ground = groundOf(b);
  for (let i = 0; i < b.units.length; i++) {
    const enemy = b.units[i]!;
    if (enemy.owner === me.owner || !isOnBoard(enemy)) continue;
    const distance = ground.distance(b, unit, i);
    if (distance > a.range || distance < a.minimumRange) continue;
    const seen = ground.sees(b, unit, i);
    if (!seen && !(a.indirectFire && order === 'strike' && spotted(b, unit, i))) continue;
    const shot = shotFrom(a, me.elements, me.suppression, profiles[i]!, ground.terrainAt(b, i), distance, order, !seen);
    const worth = attackWorth(b, shot, i);
    if (worth > targetsSeen.worth) {
      targetsSeen.worth = worth;
      targetsSeen.best = i;
    }
  }
  return targetsSeen;
}

function spotted(b: Battle, unit: number, target: number): boolean {
  const { owner } = b.units[unit]!;
  const ground = groundOf(b);
  for (let i = 0; i < b.units.length; i++) {
    const friend = b.units[i]!;
    if (i === unit || friend.owner !== owner || friend.suppression > 0 || !isOnBoard(friend)) continue;
    if (ground.sees(b, i, target)) return true;
  }
  return false;
}

/** How many units a side can be expected to use in a turn (11.1). */
const ACTIONS_PER_TURN = 3.5;
const CAUTION = 0.75;
/** What a hex nearer to the fight is worth, per VP of the unit. */
const APPROACH = 0.02;

/** Chances against and for, from where the unit stands now: in VP, above 0 is good. */
export function placeWorth(b: Battle, unit: number): number {
  const { profiles } = tablesOf(b);
  const me = b.units[unit]!;
  const mine = profiles[unit]!;
  const ground = groundOf(b);
  const terrain = ground.terrainAt(b, unit);
  let opportunity = 0;
  let exposure = 0;
  let enemies = 0;
  let nearest = 99;
  for (let i = 0; i < b.units.length; i++) {
    const enemy = b.units[i]!;
    if (enemy.owner === me.owner || !isOnBoard(enemy)) continue;
    enemies++;
    const theirs = profiles[i]!;
    const distance = ground.distance(b, unit, i);
    if (distance < nearest) nearest = distance;
    const near = distance <= mine.range || distance <= theirs.range;
    const sees = near && ground.sees(b, unit, i);

    if (distance <= mine.range + mine.speed[0] && distance >= mine.minimumRange) {
      const chance = sees && distance <= mine.range ? 0.5 : mine.indirectFire && distance <= mine.range ? 0.4 : 0.3;
      const at = Math.min(distance, mine.range);
      const shot = shotFrom(mine, me.elements, 0, theirs, ground.terrainAt(b, i), at, 'engage', false);
      const worth = chance * attackWorth(b, shot, i);
      if (worth > opportunity) opportunity = worth;
    }
    if (distance <= theirs.range + theirs.speed[0] && distance >= theirs.minimumRange) {
      let chance =
        sees && distance <= theirs.range ? 0.55 : theirs.indirectFire && distance <= theirs.range ? 0.4 : 0.25;
      if (enemy.order === null) chance *= 0.6;
      if (enemy.suppression > 0) chance *= enemy.suppression > 1 ? 0.35 : 0.6;
      const at = Math.min(distance, theirs.range);
      const shot = shotFrom(theirs, enemy.elements, 0, mine, terrain, at, 'engage', false);
      exposure += chance * attackWorth(b, shot, unit);
    }
  }
  if (enemies === 0) return 0;
  const crowd = Math.min(1, ACTIONS_PER_TURN / enemies);
  const gap = Math.max(0, nearest - mine.range);
  return opportunity - CAUTION * crowd * exposure - APPROACH * mine.vp * gap + objectiveWorth(b, unit);
}

/** Turns for which a held objective is counted on. */
const HOLD = 3;

function objectiveWorth(b: Battle, unit: number): number {
  const objectives = b.match.scenario?.objectives;
  if (!objectives || objectives.length === 0) return 0;
  const ground = groundOf(b);
  let worth = 0;
  for (const { hex, vp } of objectives) {
    const holder = ground.occupier(b, hex);
    if (holder === unit) worth += HOLD * vp;
  }
  return worth;
}
