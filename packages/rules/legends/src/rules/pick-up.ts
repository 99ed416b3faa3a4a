import { malformed, type Play, refuse } from '@sandtable/kernel';
import type { DecisionOf } from '../decisions.js';
import type { SceneTable } from '../events.js';
import type { Ruling } from '../ruling.js';
import { type Hero, heroOf, type Scene } from '../state.js';
import { indexOf, pieceAt, sizeOf } from '../tables.js';
import { roundUp } from '../terms.js';
import { endCarrying, placeBeside } from './carrying.js';
import { inContact } from './contact.js';
import { attempt, refuseAttempt } from './moments.js';
import { hasPose } from './poses.js';

// Chapter Pick Up: how a load comes into a Hero's hands.

export const pickUpDifficulty = (s: Scene, i: number): number => roundUp(5 * sizeOf(s, i));
// LG-PIC-02

/** LG-PIC-03, LG-PIC-05; from whoever carried it (LG-PIC-06). What stood on it settles afterwards (LG-PIC-10, LG-BLD-04). */
export function* pickUp(t: SceneTable, hero: Hero, { thing, spend }: DecisionOf<'pickUp'>): Play<void> {
  const s = t.state;
  const i = indexOf(s, thing);
  const difficulty = pickUpDifficulty(s, i);
  if (!(yield* attempt(t, hero, { moment: 'pickUp', subject: thing, difficulty, spend }))) return;
  endCarrying(t, hero, 'LG-PIC-05'); // with quick hands
  const piece = pieceAt(s, i);
  const former = piece.carriedBy === null ? null : heroOf(s, piece.carriedBy);
  if (former) former.carrying = null;
  if ('carrying' in piece) endCarrying(t, piece, 'LG-PIC-05');
  piece.carriedBy = hero.id;
  hero.carrying = piece.id;
  s.activation!.carried.push(piece.id);
  if (t.logging) t.log({ type: 'lifted', rule: 'LG-PIC-03', hero: hero.id, thing: piece.id, from: former?.id ?? null });
  yield* placeBeside(t, i, s.heroes.indexOf(hero), false);
}

/** LG-PIC-04: what a Hero could ever lift. */
export function canBeLifted(s: Scene, hero: Hero, i: number): boolean {
  const piece = pieceAt(s, i);
  return piece.onTable && piece !== hero && hero.carriedBy !== piece.id;
}

export function refusePickUp(s: Scene, hero: Hero, { thing, spend }: DecisionOf<'pickUp'>): Ruling {
  const i = indexOf(s, thing);
  if (i < 0 || !pieceAt(s, i).onTable)
    return malformed('thing', `thing is "${thing}", expected something on the table`);
  if (hero.carriedBy !== null) return refuse('LG-PIC-12', 'A carried Hero lifts nothing.');
  if (!canBeLifted(s, hero, i)) return refuse('LG-PIC-04', 'That cannot be lifted.');
  if (hero.carrying !== null && (hero.carrying === thing || !s.match.config.quickHands))
    return refuse('LG-PIC-05', 'One load at a time: release first.');
  if (s.activation!.carried.includes(thing) || !inContact(s, hero, i))
    return refuse('LG-PIC-01', 'Already carried this activation, or not in contact.');
  const refused = refuseAttempt(s, hero, 'pickUp', thing, pickUpDifficulty(s, i), spend);
  if (refused) return refused;
  return hasPose(s, i, s.heroes.indexOf(hero)) ? null : refuse('LG-PIC-08', 'There is no room to hold it.');
}
