import type { Play } from '@sandtable/kernel';
import { ask } from '../ask.js';
import type { SceneTable } from '../events.js';
import { type Hero, heroOf, seatOf } from '../state.js';
import { EPS, STRUGGLE_FATIGUE, STRUGGLE_INCHES } from '../terms.js';
import { decide } from './agreement.js';
import { enemiesInContact } from './contact.js';
import { suffer } from './defend.js';
import { attempt } from './moments.js';
import { inOrder } from './resolution-order.js';

// Chapter Struggle.

/** LG-STG-01, LG-STG-02: whoever others moved by 5 inches; true if anybody struggled, and so something may have moved. */
export function* struggles(t: SceneTable): Play<boolean> {
  const s = t.state;
  const displaced = s.heroes.filter((hero) => hero.onTable && hero.displaced >= STRUGGLE_INCHES - EPS);
  if (displaced.length === 0 || s.result !== null) return false;
  for (const hero of displaced) hero.displaced = 0; // used or not
  const able = displaced.filter((hero) => enemiesInContact(s, hero).length > 0);
  let any = false;
  yield* inOrder(t, able, 'struggles', function* (hero) {
    if (yield* struggle(t, hero)) any = true;
    return false;
  });
  return any;
}

function* struggle(t: SceneTable, hero: Hero): Play<boolean> {
  const s = t.state;
  if (enemiesInContact(s, hero).length === 0) return false;
  const answer = yield* decide(t, ask('Struggle', seatOf(s, hero), { hero: hero.id, difficulty: 1 }));
  if (answer?.type !== 'struggle') return false;
  const target = heroOf(s, answer.target)!;
  const a = { moment: 'struggle', subject: target.id, difficulty: 1, spend: answer.spend } as const; // LG-STG-03
  if (yield* attempt(t, hero, a)) yield* suffer(t, target, STRUGGLE_FATIGUE, 'LG-STG-04');
  return true;
}
