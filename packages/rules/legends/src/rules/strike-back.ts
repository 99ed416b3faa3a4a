import type { Play } from '@sandtable/kernel';
import { ask } from '../ask.js';
import { DECLINE } from '../decisions.js';
import type { SceneTable } from '../events.js';
import { type Hero, heroOf } from '../state.js';
import { STRIKE_BACK_MOST } from '../terms.js';
import { enemiesInContact } from './contact.js';
import { suffer } from './defend.js';
import { attempt } from './moments.js';

// Chapter Strike Back.

/** LG-SBK-01 to LG-SBK-03: at whoever is in contact now (LG-SBK-04); out of reach of any bank it is not offered (LG-LIM-05). */
export function* strikeBack(t: SceneTable, hero: Hero, difficulty: number): Play<void> {
  const s = t.state;
  if (difficulty > STRIKE_BACK_MOST || !hero.onTable || enemiesInContact(s, hero).length === 0) return;
  const answer = yield* ask(t, 'StrikeBack', hero.seat, { hero: hero.id, difficulty }, DECLINE);
  if (answer.type !== 'strikeBack') return;
  const target = heroOf(s, answer.target)!;
  const a = { moment: 'strikeBack', subject: target.id, difficulty, spend: answer.spend } as const;
  if (yield* attempt(t, hero, a)) yield* suffer(t, target, difficulty, 'LG-SBK-03');
}
