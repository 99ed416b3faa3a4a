import type { Play } from '@sandtable/kernel';
import type { DecisionOf } from '../decisions.js';
import type { SceneTable } from '../events.js';
import { type Hero, heroOf } from '../state.js';
import { attempt } from './moments.js';
import { finishAct } from './resolution-order.js';
import { stopBeingActive } from './seizing.js';

// Chapter Call Hero.

/** LG-CAL-03, LG-CAL-05. Until the caller has come down nobody is active, and whoever succeeds meanwhile seizes (LG-ACT-16). */
export function* callHero(t: SceneTable, hero: Hero, { hero: id, chosen, spend }: DecisionOf<'callHero'>): Play<void> {
  const s = t.state;
  const called = heroOf(s, id)!;
  s.activation!.callUsed = true;
  const a = { moment: 'callHero', subject: id, difficulty: chosen, spend, chosen, gains: called } as const;
  if (!(yield* attempt(t, hero, a))) return;
  stopBeingActive(hero);
  s.active = null;
  yield* finishAct(t);
  if (!called.onTable || s.active !== null || s.result !== null) return;
  s.active = called.id;
  s.due = 'called';
}
