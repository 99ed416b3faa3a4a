import type { Fire } from '../decisions.js';
import { INCH, mils } from '../inches.js';
import { shotOdds } from '../odds.js';
import { hasComGear, judgeFire, refuseSpotter } from '../rules/legal-fire.js';
import type { Pose } from '../rules/measuring.js';
import type { Shot } from '../rules/to-hit.js';
import { modesOf } from '../rules/weapons.js';
import { type Battle, sideOf } from '../state.js';
import { armsOfModel, isInMelee, isWatched, watchRisk } from './place.js';
import type { Scores } from './scores.js';
import { type Arm, fighters, gapAt, harmChance, harmWorth, isFoe, nameOf, poses, profiles, worth } from './study.js';

// What fire promises.

/** What others in the area are expected to lose, for each point they are worth: a hit at reduced damage. */
const SPREAD = 0.3;

/**
 * Adds every shot worth a thought; `after` is what it is worth to be where one is then, asked for where there is a shot. `leaves`:
 * elsewhere, by a move after it.
 */
export function scoreShots(b: Battle, i: number, after: () => number, scores: Scores, leaves: boolean): void {
  if (isInMelee(i)) return;
  const moved = b.models[i]!.moved || leaves;
  let known = Number.NaN;
  const base = (): number => (Number.isNaN(known) ? (known = after() - answerRisk(b, i)) : known);
  const enemies = targets(b, i);
  for (const arm of armsOfModel(i)) {
    const { fired, spotted } = b.models[arm.firer]!;
    if (fired || spotted || (arm.piece !== null && (leaves || b.models[arm.platform]!.fired))) continue;
    const from = poses[arm.platform]!;
    for (const j of enemies) {
      const to = poses[j]!;
      const chance = harmChance(arm, from, to, moved);
      if (chance > 0) direct(b, i, j, arm, chance, base, scores, !leaves);
      else if (arm.weapon.indirect && !leaves) indirect(b, i, j, arm, from, base, scores);
    }
  }
}

/** What firing costs where somebody on overwatch may answer it (FL-OVW-06). */
export function answerRisk(b: Battle, i: number): number {
  return b.match.config.overwatchOnFire && isWatched(i) ? watchRisk(i, poses[i]!) : 0;
}

/** Enemies that can be aimed at; pylons and guns among them. */
function targets(b: Battle, i: number): readonly number[] {
  const found: number[] = [];
  for (let j = 0; j < b.models.length; j++)
    if (isFoe(i, j) && worth[j]! > 0 && !(profiles[j]!.kind === 'figure' && isInMelee(j))) found.push(j);
  return found;
}

function fireAt(arm: Arm, j: number, mode: 'single' | 'area', staysStationary: boolean): Fire {
  return {
    type: 'Fire',
    weapon: arm.weapon.id,
    mode,
    delivery: 'direct',
    target: { model: nameOf(j) },
    staysStationary,
    ...(arm.by ? { by: arm.by } : {}),
    ...(arm.piece ? { piece: arm.piece } : {}),
  };
}

function direct(
  b: Battle,
  i: number,
  j: number,
  arm: Arm,
  chance: number,
  base: () => number,
  scores: Scores,
  stays: boolean,
): void {
  for (const mode of modesOf(arm.weapon)) {
    let gain = chance * harmWorth(j);
    if (mode === 'area') {
      if (arm.weapon.singleOrArea) gain *= 0.75;
      gain += SPREAD * othersNear(b, i, j, mils(arm.weapon.area!) / 2);
    }
    scores.answers.push(fireAt(arm, j, mode, stays));
    scores.worth.push(base() + gain);
  }
}

/** Points of enemies less those of friends round a target. */
function othersNear(b: Battle, i: number, j: number, radius: number): number {
  const centre = poses[j]!;
  let sum = 0;
  for (const k of fighters) {
    const there = poses[k]!;
    if (k === j || there.lifted || Math.hypot(there.x - centre.x, there.y - centre.y) > radius + there.radius) continue;
    if (b.models[k]!.hidden && sideOf(b, k) !== sideOf(b, i)) continue;
    sum += sideOf(b, k) === sideOf(b, i) ? -1.3 * worth[k]! : worth[k]!;
  }
  return sum;
}

const INDIRECT = 0.3;

/** A gun fires over what is in between, if somebody sees the target for it (FL-IND-02). */
function indirect(b: Battle, i: number, j: number, arm: Arm, from: Pose, base: () => number, scores: Scores): void {
  const gap = gapAt(from, poses[j]!);
  const { weapon } = arm;
  if (gap > weapon.maxRange * INCH || gap < weapon.minRange * INCH) return;
  const spotter = spotterFor(b, i, j, arm);
  if (spotter < 0) return;
  const gain = INDIRECT * (harmWorth(j) + 0.5 * othersNear(b, i, j, mils(weapon.area ?? 0) / 2));
  const fire = fireAt(arm, j, weapon.area === null ? 'single' : 'area', true);
  scores.answers.push({ ...fire, delivery: 'indirect', spotter: nameOf(spotter) });
  scores.worth.push(base() + gain);
}

/** Whoever sees the target and has least to lose by not firing. */
function spotterFor(b: Battle, i: number, j: number, { firer, platform }: Arm): number {
  let best = -1;
  for (const k of fighters) {
    const m = b.models[k]!;
    if (sideOf(b, k) !== sideOf(b, i) || k === firer || k === platform) continue;
    if (m.fired || m.overwatch || isInMelee(k) || (best >= 0 && worth[k]! >= worth[best]!)) continue;
    if (hasComGear(b, k) && refuseSpotter(b, k, poses[j]!) === null) best = k;
  }
  return best;
}

/** What a legal shot is expected to bring, by the very odds of the rules: points of enemies harmed less those of friends. */
export function shotWorth(b: Battle, i: number, fire: Fire): number {
  const shot = judgeFire(b, i, fire) as Shot;
  let sum = 0;
  for (const [j, chance] of shotOdds(b, shot).damaged)
    if (poses[j] && !b.models[j]!.hidden)
      sum += chance * (sideOf(b, j) === sideOf(b, i) ? -1.3 * harmWorth(j) : harmWorth(j));
  return sum;
}
