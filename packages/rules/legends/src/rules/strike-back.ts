import type { Play } from '@sandtable/kernel';
import { ask } from '../ask.js';
import type { SceneTable } from '../events.js';
import { type Hero, heroOf, seatOf } from '../state.js';
import { STRIKE_BACK_MOST } from '../terms.js';
import { decide } from './agreement.js';
import { enemiesInContact } from './contact.js';
import { suffer } from './defend.js';
import { attempt } from './moments.js';

// Chapter Strike Back.

/** LG-SBK-01 to LG-SBK-03: at whoever is in contact now (LG-SBK-04); out of reach of any bank it is not offered (LG-LIM-05). */
export function* strikeBack(t: SceneTable, hero: Hero, difficulty: number): Play<void> {
  const s = t.state;
  if (difficulty > STRIKE_BACK_MOST || !hero.onTable || enemiesInContact(s, hero).length === 0) return;
  const answer = yield* decide(t, ask('StrikeBack', seatOf(s, hero), { hero: hero.id, difficulty }));
  if (answer?.type !== 'strikeBack') return;
  const target = heroOf(s, answer.target)!;
  const a = { moment: 'strikeBack', subject: target.id, difficulty, spend: answer.spend } as const;
  if (yield* attempt(t, hero, a)) yield* suffer(t, target, difficulty, 'LG-SBK-03');
}
