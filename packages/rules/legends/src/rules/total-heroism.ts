import type { Hero, Scene } from '../state.js';
import { facesOf, MOMENTS, type MomentId } from './moments.js';

// Chapter Total Heroism.

/** Whether only Total Heroism can save it. */
export function isMiracle(hero: Hero, moment: MomentId, difficulty: number, spend: number): boolean {
  return difficulty - spend >= facesOf(hero, moment);
}

/** LG-TOT-04, LG-LIM-03: it is hopeless, and the one miracle has been tried. */
export function missesMiracle(s: Scene, hero: Hero, moment: MomentId, difficulty: number, spend: number): boolean {
  if (MOMENTS[moment].anybody || s.match.config.uncappedMiracles || !s.activation?.miracleUsed) return false;
  return isMiracle(hero, moment, difficulty, spend);
}
