import { bug, type Play, refuse } from '@sandtable/kernel';
import type { DecisionOf } from '../decisions.js';
import type { SceneTable } from '../events.js';
import type { Ruling } from '../ruling.js';
import type { Hero, Scene } from '../state.js';
import { indexOf, isHero, sizeOf } from '../tables.js';
import { roundUp } from '../terms.js';
import { unit } from '../vectors.js';
import { endCarrying } from './carrying.js';
import { afterFlight } from './falling.js';
import { attempt, refuseAttempt, refuseChosen } from './moments.js';
import { logMove, motion, placeOf, travel } from './motion.js';

// Chapter Fling.

export const flingDifficulty = (s: Scene, i: number, chosen: number): number => roundUp(sizeOf(s, i) * chosen);
// LG-FLI-02

/** LG-FLI-03, LG-FLI-04; after a failure it stays in hand (LG-FLI-05). */
export function* fling(t: SceneTable, hero: Hero, { chosen, dir, spend }: DecisionOf<'fling'>): Play<void> {
  const s = t.state;
  const i = indexOf(s, hero.carrying!);
  const a = {
    moment: 'fling',
    subject: hero.carrying!,
    difficulty: flingDifficulty(s, i, chosen),
    spend,
    chosen,
  } as const;
  if (!(yield* attempt(t, hero, a))) return;
  endCarrying(t, hero, 'LG-FLI-03');
  const [dx, dy, dz] = unit(dir) ?? bug('a fling has a direction');
  const from = placeOf(s, i);
  const m = motion(i, 'fling', dx, dy, dz, chosen, { flinger: s.heroes.indexOf(hero) });
  const stop = yield* travel(t, m);
  if (isHero(s, i)) s.heroes[i]!.displaced += m.moved;
  if (stop === 'gone') return;
  logMove(t, i, 'fling', from, m.moved);
  yield* afterFlight(t, i);
}

export function refuseFling(s: Scene, hero: Hero, { chosen, dir, spend }: DecisionOf<'fling'>): Ruling {
  if (hero.carriedBy !== null) return refuse('LG-PIC-12', 'A carried Hero flings nothing.');
  if (hero.carrying === null) return refuse('LG-FLI-01', 'There is nothing to fling.');
  if (unit(dir) === null) return refuse('LG-LIM-04', 'A direction has a length.');
  const refused = refuseChosen(s, 'fling', chosen);
  if (refused) return refused;
  const i = indexOf(s, hero.carrying);
  return refuseAttempt(s, hero, 'fling', hero.carrying, flingDifficulty(s, i, chosen), spend);
}
