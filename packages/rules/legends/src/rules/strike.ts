import type { Play } from '@sandtable/kernel';
import { ask } from '../ask.js';
import type { DecisionOf } from '../decisions.js';
import type { SceneTable } from '../events.js';
import { type Hero, heroOf, isStillActive, seatOf } from '../state.js';
import { decide } from './agreement.js';
import { suffer } from './defend.js';
import { knockedBack } from './knock-back.js';
import { knockedDown } from './knock-down.js';
import { attempt } from './moments.js';

// Chapter Strike.

export const strikeDifficulty = (hero: Hero): number => hero.heroism + 3;
// LG-STR-02, LG-RUL-08

/** LG-STR-03, LG-STR-05, LG-ITM-10. */
export function* strike(t: SceneTable, hero: Hero, { target, spend }: DecisionOf<'strike'>): Play<void> {
  const s = t.state;
  const victim = heroOf(s, target)!;
  const difficulty = strikeDifficulty(hero);
  if (!(yield* attempt(t, hero, { moment: 'strike', subject: target, difficulty, spend }))) return;
  yield* suffer(t, victim, difficulty + (hero.item === 'oneStrike' ? 1 : 0), 'LG-STR-03');
  yield* followUps(t, hero, victim);
}

/** Straight after a Strike, once each in either order (LG-STR-06, LG-KND-01, LG-KNB-01), even if it was defended (LG-STR-07). */
function* followUps(t: SceneTable, hero: Hero, victim: Hero): Play<void> {
  const s = t.state;
  let knockDown = true;
  let knockBack = true;
  while ((knockDown || knockBack) && isStillActive(s, hero.id) && victim.onTable && s.result === null) {
    const data = { hero: hero.id, target: victim.id, knockDown, knockBack };
    const answer = yield* decide(t, ask('FollowUp', seatOf(s, hero), data));
    if (answer?.type === 'knockDown') {
      knockDown = false;
      yield* knockedDown(t, hero, victim, answer);
    } else if (answer?.type === 'knockBack') {
      knockBack = false;
      yield* knockedBack(t, hero, victim, answer);
    } else return;
  }
}
