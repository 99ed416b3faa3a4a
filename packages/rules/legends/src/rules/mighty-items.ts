import { type Refusal, refuse } from '@sandtable/kernel';
import type { RuleId } from '../rulebook.js';
import type { Hero, Scene } from '../state.js';
import { EPS, SMASH_BODY, TOUGHNESS, type Vec3 } from '../terms.js';

// Chapter Mighty Items: what an item changes that is not a die.

/** LG-ITM-07. */
const VIBRO_SHIELD = 2;

/** What an Impact's Fatigue leaves for a Hero to defend against: Vibro Shield takes its part first (LG-ITM-07). */
export function impactFatigue({ item }: Pick<Hero, 'item'>, amount: number): number {
  return item === 'vibroShield' ? Math.max(0, amount - VIBRO_SHIELD) : amount;
}

export function bodyToughness({ item }: { readonly item: string | null }): number {
  return item === 'smash' ? SMASH_BODY : TOUGHNESS.body;
}

/** Whether an air step costs half (LG-ITM-09). */
export const airShare = (hero: Hero): number => (hero.item === 'singleBounds' ? 0.5 : 1);

/** LG-ITM-11, LG-RUL-60: why a Hero may not fall along this direction; straight down needs none. */
export function refuseFallLine(s: Scene, hero: Hero, dir: Vec3 | null): Refusal<RuleId> | null {
  if (dir === null) return null;
  if (hero.item !== 'fallingPalm') return refuse('LG-ITM-11', 'Without Falling Palm one falls straight down.');
  const level = Math.sqrt(dir[0] * dir[0] + dir[1] * dir[1]);
  if (level < EPS && Math.abs(dir[2]) < EPS) return refuse('LG-LIM-04', 'A direction has a length.');
  if (dir[2] >= -EPS) return refuse('LG-ITM-11', 'A fall ends lower than it began.');
  if (!s.match.config.freeGlide && level > -dir[2] + EPS)
    return refuse('LG-ITM-11', 'A fall goes no further than it sinks.');
  return null;
}
