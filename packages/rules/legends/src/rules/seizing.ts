import type { SceneTable } from '../events.js';
import type { RuleId } from '../rulebook.js';
import { type Hero, heroOf, type Scene } from '../state.js';
import { ROUND_CAP } from '../terms.js';

// Chapter Acting: how a success takes the activation, and tokens.

/** Why a success takes no activation, or null if it does (LG-ACT-12, LG-FAL-09, LG-LIM-06, LG-LIM-07). */
export function whyNotSeizing(s: Scene, hero: Hero): RuleId | null {
  if (hero.seat === s.activeSeat) return 'LG-ACT-12';
  if (hero.fallingOut && !s.match.config.fallingSeizes) return 'LG-FAL-09';
  if (s.activationsThisRound >= ROUND_CAP * s.heroesAtRoundStart) return 'LG-LIM-07';
  return null;
}

/** LG-ACT-11, LG-ACT-13, LG-ACT-16. */
export function seize(t: SceneTable, hero: Hero): void {
  const s = t.state;
  if (s.active === hero.id) return;
  const why = whyNotSeizing(s, hero);
  if (why !== null) {
    if (t.logging) t.log({ type: 'notSeized', rule: why, hero: hero.id });
    return;
  }
  const former = s.active === null ? null : heroOf(s, s.active);
  if (former) stopBeingActive(former);
  hero.leaving = false;
  s.active = hero.id;
  s.activeSeat = hero.seat;
  s.due = 'seized';
  if (t.logging)
    t.log({ type: 'seized', rule: former ? 'LG-ACT-11' : 'LG-ACT-16', hero: hero.id, from: former?.id ?? null });
  takeTokenOff(t, hero, 'LG-ACT-11');
}

export function stopBeingActive(hero: Hero): void {
  hero.token = true;
  hero.leaving = true;
  hero.surface = 'ground'; // LG-ORI-04
  hero.normal = null;
}

/** By seizing or at a Clearing; with Snickt a token that comes off heals (LG-ITM-08). */
export function takeTokenOff(t: SceneTable, hero: Hero, why: 'LG-ACT-01' | 'LG-ACT-11'): void {
  if (!hero.token) return;
  hero.token = false;
  const healed = hero.item === 'snickt' && hero.fatigue > 0 ? 1 : 0;
  hero.fatigue -= healed;
  if (t.logging) t.log({ type: 'tokenOff', rule: healed ? 'LG-ITM-08' : why, hero: hero.id, healed });
}
