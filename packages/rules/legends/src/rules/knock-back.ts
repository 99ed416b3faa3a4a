import type { Play } from '@sandtable/kernel';
import type { DecisionOf } from '../decisions.js';
import type { SceneTable } from '../events.js';
import type { Hero } from '../state.js';
import { unit } from '../vectors.js';
import { afterFlight } from './falling.js';
import { attempt } from './moments.js';
import { logMove, motion, placeOf, travel } from './motion.js';
import { noteHeight } from './scenarios.js';
import { isSupported, slidOnto } from './support.js';

// Chapter Knock Back.

/** LG-KNB-02, LG-KNB-03, LG-KNB-05. It is not the victim's own movement, so it neither comes through nor cancels (LG-KNB-06). */
export function* knockedBack(
  t: SceneTable,
  hero: Hero,
  victim: Hero,
  { chosen, dir, spend }: DecisionOf<'knockBack'>,
): Play<void> {
  const s = t.state;
  const a = { moment: 'knockBack', subject: victim.id, difficulty: 2 * chosen, spend, chosen } as const;
  if (!(yield* attempt(t, hero, a))) return;
  const i = s.heroes.indexOf(victim);
  const [dx, dy, dz] = unit(dir)!;
  const slides = dz === 0 && isSupported(s, victim);
  const from = placeOf(s, i);
  const m = motion(i, 'knock', dx, dy, dz, chosen, { walks: slides });
  yield* travel(t, m);
  victim.displaced += m.moved;
  logMove(t, i, 'knock', from, m.moved);
  if (slides && victim.onTable) setOnTop(t, victim);
  yield* afterFlight(t, i);
}

/** LG-KNB-05, LG-SCN-21. */
function setOnTop(t: SceneTable, hero: Hero): void {
  const s = t.state;
  const i = s.heroes.indexOf(hero);
  hero.z = slidOnto(s, i);
  noteHeight(t, hero, false);
}
