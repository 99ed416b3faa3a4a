import { type Play, refuse } from '@sandtable/kernel';
import type { DecisionOf } from '../decisions.js';
import type { SceneTable } from '../events.js';
import { nameOf, noHero, type Ruling } from '../ruling.js';
import { type Hero, heroOf, type Scene } from '../state.js';
import { attempt, refuseAttempt, refuseChosen } from './moments.js';
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

/** LG-CAL-04: whether the active Hero may call anybody. */
export function refuseToCall(s: Scene): Ruling {
  const { callUsed, called } = s.activation!;
  const { callAgain, chainCalls } = s.match.config;
  if (callUsed && !callAgain) return refuse('LG-CAL-04', 'One call per activation.');
  return called && !chainCalls ? refuse('LG-CAL-04', 'A called Hero cannot call.') : null;
}

export function refuseCall(s: Scene, hero: Hero, { hero: id, chosen, spend }: DecisionOf<'callHero'>): Ruling {
  const friend = heroOf(s, id);
  if (!friend) return noHero('hero', id);
  const refused = refuseToCall(s);
  if (refused) return refused;
  if (friend === hero || friend.seat !== hero.seat || !friend.onTable || friend.token)
    return refuse('LG-CAL-01', `${nameOf(friend)} cannot be called: a friend on the table without a token.`);
  return refuseChosen(s, 'callHero', chosen) ?? refuseAttempt(s, hero, 'callHero', id, chosen, spend);
}
