import { type Play, refuse } from '@sandtable/kernel';
import { type Asked, ask, type DecisionIn } from '../ask.js';
import type { DecisionOf } from '../decisions.js';
import type { SceneTable } from '../events.js';
import { type Ruling, refuseTarget } from '../ruling.js';
import { type Hero, heroOf, isStillActive, type Scene, seatOf } from '../state.js';
import { unit } from '../vectors.js';
import { decide } from './agreement.js';
import { suffer } from './defend.js';
import { knockedBack } from './knock-back.js';
import { knockedDown } from './knock-down.js';
import { attempt, refuseAttempt, refuseChosen } from './moments.js';
import { isSupported } from './support.js';

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

/** LG-STR-01; again and again as long as it succeeds (LG-STR-04). */
export function refuseStrike(s: Scene, hero: Hero, { target, spend }: DecisionOf<'strike'>): Ruling {
  const refused = refuseTarget(s, hero, target, 'LG-STR-01');
  return refused ?? refuseAttempt(s, hero, 'strike', target, strikeDifficulty(hero), spend);
}

/** LG-STR-06, LG-KNB-04. */
export function refuseFollowUp(
  s: Scene,
  d: DecisionIn<'FollowUp'>,
  { hero: id, target: at, knockDown, knockBack }: Asked['FollowUp'],
): Ruling {
  const hero = heroOf(s, id)!;
  const target = heroOf(s, at)!;
  if (d.type === 'doneFollowUps') return null;
  if (d.type === 'knockDown') {
    if (!knockDown) return refuse('LG-STR-06', 'Knock Down was tried already.');
    return refuseChosen(s, 'knockDown', d.chosen) ?? refuseAttempt(s, hero, 'knockDown', at, 2 * d.chosen, d.spend);
  }
  if (!knockBack) return refuse('LG-STR-06', 'Knock Back was tried already.');
  const direction = unit(d.dir);
  if (direction === null) return refuse('LG-LIM-04', 'A direction has a length.');
  if (direction[2] < 0 && isSupported(s, target) && !s.match.config.knockDownwards)
    return refuse('LG-KNB-04', 'Not into what it stands on.');
  return refuseChosen(s, 'knockBack', d.chosen) ?? refuseAttempt(s, hero, 'knockBack', at, 2 * d.chosen, d.spend);
}
