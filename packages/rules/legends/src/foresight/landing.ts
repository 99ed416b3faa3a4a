import { clearOff } from '../rules/falling.js';
import { motion, placeOf } from '../rules/motion.js';
import { inTheWayDown, standsAt } from '../rules/support.js';
import type { Scene } from '../state.js';
import { EPS, FALL_STEPS, type Vec3 } from '../terms.js';
import { flyOn, type PredictedHit } from './flight.js';
import { rehearsal } from './supposed.js';

// Where one would come down.

export interface Landing {
  readonly at: Vec3;
  /** The way down. */
  readonly inches: number;
  /** Of everything met on it, with the inches that led there (LG-IMP-04). On the street a Hero Landing may spare it. */
  readonly fatigue: number;
  /** What it met last; null: the table top. */
  readonly thing: string | null;
}

/** Where a Hero would come down if it were left in a place after so many inches that count on; null where it would stand. */
export function landing(given: Scene, i: number, at: Vec3, travelled = 0): Landing | null {
  const t = rehearsal(given);
  const s = t.state;
  const hero = s.heroes[i]!;
  [hero.x, hero.y, hero.z] = at;
  hero.travel = travelled;
  const met: PredictedHit[] = [];
  let inches = 0;
  for (let step = 0; step < FALL_STEPS && !standsAt(s, i, hero.x, hero.y, hero.z); step++) {
    const rest = inTheWayDown(s, hero);
    if (rest !== null) {
      if (!clearOff(t, hero, rest)) break; // LG-FAL-08
      continue;
    }
    const m = motion(i, 'fall', 0, 0, -1, hero.z + 1);
    met.push(...flyOn(t, m).hits);
    inches += m.moved;
  }
  if (inches < EPS) return null;
  const fatigue = met.reduce((sum, { moverFatigue }) => sum + moverFatigue, 0);
  return { at: placeOf(s, i), inches, fatigue, thing: met[met.length - 1]?.thing ?? null };
}
