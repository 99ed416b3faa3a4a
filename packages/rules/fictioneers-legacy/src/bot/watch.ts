import { INCH } from '../inches.js';
import { armsOfModel, stir } from './place.js';
import {
  damageChance,
  fighters,
  gapAt,
  harmChance,
  harmWorth,
  hitChance,
  hitNumber,
  isFoe,
  poses,
  reach,
} from './study.js';

/** How likely somebody steps into view of one who waits, and is hit like one who stands there; somebody in view acts in it. */
const MEETS = 0.35;
const IN_VIEW = 0.5;

/** What a model on the table may hope for that waits for the enemy, in points. */
export function watchWorth(i: number): number {
  const here = poses[i];
  if (!here) return 0;
  let comes = 0;
  for (const arm of armsOfModel(i)) {
    const range = arm.weapon.maxRange * INCH;
    const from = arm.piece === null ? here : poses[arm.platform]!;
    for (const j of fighters) {
      if (!isFoe(i, j)) continue;
      const there = poses[j]!;
      const seen = harmChance(arm, from, there, false);
      if (seen > 0) comes = Math.max(comes, IN_VIEW * seen * harmWorth(j));
      const gap = gapAt(from, there);
      if (seen > 0 || gap > range + 0.5 * reach[j]!) continue;
      const harm = hitChance(hitNumber(arm, from, there, gap, 0, false)) * damageChance(arm.weapon, j, false);
      comes = Math.max(comes, MEETS * harm * harmWorth(j));
    }
  }
  return comes * stir(i);
}
