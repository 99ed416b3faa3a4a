import type { Play } from '@sandtable/kernel';
import { ask } from '../ask.js';
import type { SceneTable } from '../events.js';
import { type Hero, seatOf } from '../state.js';
import { pieceAt } from '../tables.js';
import { roundDown } from '../terms.js';
import { decide } from './agreement.js';
import type { Numbers } from './impetus.js';
import { attempt } from './moments.js';
import type { Motion } from './motion.js';

// Chapter Hero Landing.

/** LG-LAN-01, only on the street (LG-LAN-04); true if the Impact is cancelled (LG-LAN-03). */
export function* heroLanding(t: SceneTable, m: Motion, { answer: fatigue }: Numbers): Play<boolean> {
  const s = t.state;
  const hero = pieceAt(s, m.thing) as Hero;
  const data = { hero: hero.id, difficulty: 1, fatigue: roundDown(fatigue) };
  const answer = yield* decide(t, ask('HeroLanding', seatOf(s, hero), data));
  if (answer?.type !== 'attempt') return false;
  const a = { moment: 'heroLanding', subject: '', difficulty: 1, spend: answer.spend } as const;
  return yield* attempt(t, hero, a);
}
