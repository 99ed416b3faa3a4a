import type { Play } from '@sandtable/kernel';
import { ask } from '../ask.js';
import type { SceneTable } from '../events.js';
import { type Hero, seatOf } from '../state.js';
import { FATIGUE_OUT } from '../terms.js';
import { decide } from './agreement.js';
import { impactFatigue } from './mighty-items.js';
import { attempt } from './moments.js';
import { removeHero } from './removal.js';
import { strikeBack } from './strike-back.js';

// Chapter Defend: what stands between a Hero and its Fatigue.

/** What Fatigue may come from. */
export type Cause = 'LG-IMP-09' | 'LG-SCN-15' | 'LG-STR-03' | 'LG-LON-07' | 'LG-SBK-03' | 'LG-STG-04';

const isImpact = (cause: Cause): boolean => cause === 'LG-IMP-09' || cause === 'LG-SCN-15';

/** One instance of Fatigue: Vibro Shield against Impacts (LG-ITM-07), then Defend, then Strike Back, then it is suffered. */
export function* suffer(t: SceneTable, victim: Hero, amount: number, cause: Cause): Play<void> {
  const s = t.state;
  if (!victim.onTable || s.result !== null) return;
  const fatigue = isImpact(cause) ? impactFatigue(victim, amount) : amount;
  if (fatigue < 1) return; // LG-DEF-01
  const difficulty = 2 * fatigue; // LG-DEF-02
  const data = { hero: victim.id, fatigue, difficulty };
  const answer = yield* decide(t, ask('Defend', seatOf(s, victim), data)); // once (LG-DEF-04)
  if (answer?.type === 'attempt') {
    const a = { moment: 'defend', subject: '', difficulty, spend: answer.spend } as const;
    if (yield* attempt(t, victim, a)) {
      if (t.logging) t.log({ type: 'defended', rule: 'LG-DEF-03', hero: victim.id, amount: fatigue });
      yield* strikeBack(t, victim, difficulty);
      return;
    }
  }
  if (!victim.onTable) return; // it conceded
  victim.fatigue += fatigue;
  if (t.logging) t.log({ type: 'fatigue', rule: cause, hero: victim.id, amount: fatigue, total: victim.fatigue });
  if (victim.fatigue >= FATIGUE_OUT) removeHero(t, victim, 'LG-ACT-09');
}
