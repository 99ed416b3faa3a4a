import type { Outcome, Play } from '@sandtable/kernel';
import type { SceneTable } from './events.js';
import { ruleOf } from './rulebook.js';
import { activation, beginActivation, chooseHero } from './rules/acting.js';
import { lookForEnd } from './rules/ending.js';
import { setUp } from './rules/setup.js';

/** The sequence of play. Between acts the state alone tells where it stands; within an act whatever interrupts it is a call. */
export function* playScene(t: SceneTable): Play<Outcome> {
  const s = t.state;
  if (s.phase === 'heroes' || s.phase === 'deploy') yield* t.call(setUp(t));
  lookForEnd(t);
  while (s.result === null) {
    if (s.active === null) yield* chooseHero(t);
    if (s.result === null && s.active !== null) {
      if (s.due !== null) beginActivation(t);
      yield* t.call(activation(t));
    }
  }
  const { winner, rule } = s.result;
  const isAgreed = winner === null && rule === 'LG-END-06';
  const by = isAgreed ? 'agreement' : ruleOf(rule).title.toLowerCase();
  return { winner: winner === null ? null : s.match.seats[winner]!, rule, by };
}
