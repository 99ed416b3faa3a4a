import type { Play } from '@sandtable/kernel';
import type { DecisionOf } from '../decisions.js';
import type { SceneTable } from '../events.js';
import type { Hero } from '../state.js';
import { attempt } from './moments.js';

// Chapter Knock Down.

/** LG-KND-02, LG-KND-03. */
export function* knockedDown(
  t: SceneTable,
  hero: Hero,
  victim: Hero,
  { chosen, spend }: DecisionOf<'knockDown'>,
): Play<void> {
  const a = { moment: 'knockDown', subject: victim.id, difficulty: 2 * chosen, spend, chosen } as const;
  if (!(yield* attempt(t, hero, a))) return;
  const lost = Math.min(chosen, victim.heroism);
  victim.heroism -= lost;
  if (t.logging) t.log({ type: 'knockedDown', rule: 'LG-KND-03', hero: victim.id, lost, heroism: victim.heroism });
}
