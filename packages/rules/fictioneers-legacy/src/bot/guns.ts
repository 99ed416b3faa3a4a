import { INCH, TOUCH } from '../inches.js';
import type { Pose } from '../rules/measuring.js';
import { type Battle, kindOf } from '../state.js';
import {
  type Arm,
  fighters,
  gapAt,
  gunArm,
  harmChance,
  harmWorth,
  isFoe,
  poses,
  profiles,
  reach,
  sides,
} from './study.js';

// Guns want somebody to fire them (FL-ART-11): what it is worth to stand at one.

let battle: Battle;
/** Guns on the table that are set up. */
export const guns: number[] = [];
/** For each model that is a gun, how many of its side touch it. */
const crews: number[] = [];
const hopes: number[] = [];

export function surveyGuns(b: Battle): void {
  battle = b;
  guns.length = 0;
  for (let i = 0; i < b.models.length; i++) {
    if (!poses[i] || kindOf(b, i) !== 'artillery' || b.models[i]!.packed) continue;
    guns.push(i);
    hopes[i] = -1;
    crews[i] = 0;
    for (const j of fighters)
      if (sides[j] === sides[i] && isCrew(j) && gapAt(poses[i]!, poses[j]!) <= TOUCH) crews[i]!++;
  }
}

export function isCrew(i: number): boolean {
  return profiles[i]!.infantry && battle.models[i]!.mount === null && battle.models[i]!.carrying === null;
}

/** What a shot over what is in between may hope for, at a target that somebody might see (FL-IND-02). */
const UNSEEN = 0.15;

/** The best that a gun could do from where it is, in points. */
function hopeOf(gun: number, firer: number): number {
  if (hopes[gun]! >= 0) return hopes[gun]!;
  const arm = gunArm(firer, gun);
  let best = 0;
  for (const j of fighters) {
    if (!isFoe(gun, j)) continue;
    const chance = harmChance(arm, poses[gun]!, poses[j]!, false);
    best = Math.max(best, (chance > 0 ? chance : unseenChance(arm, gun, j)) * harmWorth(j));
  }
  return (hopes[gun] = best);
}

function unseenChance({ weapon }: Arm, gun: number, j: number): number {
  if (!weapon.indirect) return 0;
  const gap = gapAt(poses[gun]!, poses[j]!);
  return gap <= weapon.maxRange * INCH && gap >= weapon.minRange * INCH ? UNSEEN : 0;
}

/** A second man at a gun, who takes over; and one on his way to it. */
const SECOND = 0.2;
const ON_THE_WAY = 0.7;

/** What standing somewhere is worth for the sake of the guns: the best of them. */
export function tendingWorth(i: number, at: Pose): number {
  let best = 0;
  for (const gun of guns) {
    if (sides[gun] !== sides[i]) continue;
    const others = crews[gun]! - (poses[i] && gapAt(poses[i]!, poses[gun]!) <= TOUCH ? 1 : 0);
    const gap = gapAt(at, poses[gun]!);
    const part = gap <= TOUCH ? 1 : ON_THE_WAY / (1 + gap / Math.max(reach[i]!, INCH));
    best = Math.max(best, part * (others > 0 ? SECOND : 1) * hopeOf(gun, i));
  }
  return best;
}
