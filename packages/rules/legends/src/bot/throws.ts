import { thingsInContact } from '../rules/contact.js';
import { flingDifficulty } from '../rules/fling.js';
import { faceOf, toughnessOf } from '../rules/materials.js';
import { pickUpDifficulty } from '../rules/pick-up.js';
import { areEnemies, type Hero, type Scene } from '../state.js';
import { indexOf, isBuilding, isHero, pieceAt, sizeOf } from '../tables.js';
import { BODY_CONSTANT, roundDown, thousandth, type Vec3 } from '../terms.js';
import { flight } from './flights.js';
import { bestAttempt, blow, bruise, chance } from './prices.js';
import type { Proposal } from './shows.js';

// Lifting things and people, and throwing them at others (11.1).

const ROUND: readonly Vec3[] = [
  [1, 0, 0],
  [0, 1, 0],
  [-1, 0, 0],
  [0, -1, 0],
];

/** At every enemy; a Hero in hand also at whatever stands around. */
export function flings(s: Scene, hero: Hero, out: Proposal[]): void {
  if (hero.carrying === null || hero.carriedBy !== null) return;
  const i = indexOf(s, hero.carrying);
  const load = pieceAt(s, i);
  out.push({ answer: { type: 'release' }, worth: -0.5 });
  for (const enemy of s.heroes) {
    if (!enemy.onTable || enemy === load || !areEnemies(hero, enemy)) continue;
    const dir: Vec3 = [thousandth(enemy.x - load.x), thousandth(enemy.y - load.y), thousandth(enemy.z - load.z)];
    const far = Math.sqrt(dir[0] * dir[0] + dir[1] * dir[1] + dir[2] * dir[2]);
    if (far > 0.1) fling(s, hero, i, dir, Math.max(1, Math.ceil(far)), out);
  }
  if (!isHero(s, i)) {
    // up and away for the show, when there is nobody to hit
    const show = Math.max(1, Math.floor(3 / sizeOf(s, i)));
    fling(s, hero, i, ROUND[0]!, Math.min(show, 12), out);
    return;
  }
  const sure = Math.max(1, Math.min(30, hero.heroism));
  for (const dir of ROUND) fling(s, hero, i, dir, sure, out);
}

function fling(s: Scene, hero: Hero, load: number, dir: Vec3, chosen: number, out: Proposal[]): void {
  const difficulty = flingDifficulty(s, load, chosen);
  if (difficulty > hero.heroism + 5) return;
  const sent = flight(s, hero, load, dir, chosen, 'fling');
  const { spend, worth } = bestAttempt(s, hero, 'fling', difficulty, sent);
  out.push({ answer: { type: 'fling', chosen, dir, spend }, worth });
}

/** What throwing a thing at the nearest enemies could do, if nothing were in the way. */
function thrown(s: Scene, hero: Hero, i: number, heroism: number): number {
  const load = pieceAt(s, i);
  const size = sizeOf(s, i);
  let best = 0;
  for (const enemy of s.heroes) {
    if (!enemy.onTable || enemy === load || !areEnemies(hero, enemy)) continue;
    const [dx, dy, dz] = [enemy.x - load.x, enemy.y - load.y, enemy.z - load.z];
    const far = Math.max(1, Math.sqrt(dx * dx + dy * dy + dz * dz) - 0.8);
    const difficulty = Math.ceil(size * far);
    if (difficulty > heroism + 4) continue;
    const direction = { dx: dx / far, dy: dy / far, dz: dz / far };
    const met = size * Math.min(1, 1 / faceOf(s, i, direction));
    const fatigue = roundDown(bruise(enemy, (far * met * toughnessOf(s, i, direction)) / BODY_CONSTANT));
    const p = difficulty <= heroism ? 1 : (6 - (difficulty - heroism)) / 6;
    best = Math.max(best, blow(s, hero, enemy, p, fatigue) - (p < 1 ? 0.3 * heroism : 0));
  }
  return best;
}

/** The lightest things within reach, and enemies. */
export function lifts(s: Scene, hero: Hero, out: Proposal[]): void {
  if (hero.carrying !== null || hero.carriedBy !== null) return;
  for (const i of thingsInContact(s, hero)) {
    if (isBuilding(s, i)) continue;
    const piece = pieceAt(s, i);
    if (s.activation!.carried.includes(piece.id) || piece.carriedBy === hero.id) continue;
    if (isHero(s, i) && !areEnemies(hero, piece as Hero)) continue;
    const difficulty = pickUpDifficulty(s, i);
    const success = isHero(s, i) ? heldWorth(s, hero, i) : 0.6 * thrown(s, hero, i, hero.heroism + 1);
    const { spend, worth } = bestAttempt(s, hero, 'pickUp', difficulty, success + 0.2);
    out.push({ answer: { type: 'pickUp', thing: piece.id, spend }, worth: worth - 0.1 });
  }
}

/** An enemy in hand can be thrown against whatever stands around with all the bank. */
function heldWorth(s: Scene, hero: Hero, i: number): number {
  let best = 0;
  for (const dir of ROUND) best = Math.max(best, flight(s, hero, i, dir, Math.min(hero.heroism + 1, 30), 'fling'));
  return 0.7 * best;
}

/** How well a load put down there could be thrown. */
export function poseWorth(s: Scene, hero: Hero, i: number): number {
  let best = 0;
  const load = pieceAt(s, i);
  for (const enemy of s.heroes) {
    if (!enemy.onTable || enemy === load || !areEnemies(hero, enemy)) continue;
    const dir: Vec3 = [enemy.x - load.x, enemy.y - load.y, enemy.z - load.z];
    const far = Math.sqrt(dir[0] * dir[0] + dir[1] * dir[1] + dir[2] * dir[2]);
    const difficulty = flingDifficulty(s, i, Math.max(1, Math.ceil(far)));
    const p = chance(hero, 'fling', difficulty, Math.min(hero.heroism, difficulty));
    if (p > 0) best = Math.max(best, p * flight(s, hero, i, dir, far, 'fling'));
  }
  return best;
}
