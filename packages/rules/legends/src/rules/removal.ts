import { gapBetween } from '@sandtable/geometry/space';
import type { SceneTable } from '../events.js';
import type { RuleId } from '../rulebook.js';
import type { Hero, Scene } from '../state.js';
import { heroBody, pieceAt, spaceOf } from '../tables.js';
import { CONTACT, EPS } from '../terms.js';
import { dropFromHands, endCarrying } from './carrying.js';

// Moving and removing things, and what hangs on that.

/** Something is about to move or go: what was wedged by it or lay on it is so no longer (LG-FAL-08, LG-SUP-07). */
export function loosen(s: Scene, i: number): void {
  const { id } = pieceAt(s, i);
  for (const object of s.objects) if (object.restsOn === id) object.restsOn = null;
  for (const building of s.buildings) if (building.restsOn === id) building.restsOn = null;
  if (!s.heroes.some(({ wedged }) => wedged)) return;
  const space = spaceOf(s);
  for (const hero of s.heroes) {
    // What a Hero carries is never in its way (LG-PIC-13), so it cannot be what wedged it.
    if (!hero.wedged || !hero.onTable || hero.carrying === id || space.present[i] === 0) continue;
    if (hero.id === id || gapBetween(space, heroBody(hero.x, hero.y, hero.z), i) <= CONTACT + EPS) hero.wedged = false;
  }
}

export function putAt(s: Scene, i: number, x: number, y: number, z: number): void {
  loosen(s, i);
  const piece = pieceAt(s, i);
  piece.x = x + 0; // never -0: a record would lose it
  piece.y = y + 0;
  piece.z = z + 0;
  if ('restsOn' in piece) piece.restsOn = null;
}

/** LG-ACT-09: with its markers; what it carried is released. */
export function removeHero(t: SceneTable, hero: Hero, rule: RuleId): void {
  const s = t.state;
  loosen(s, s.heroes.indexOf(hero));
  endCarrying(t, hero);
  if (hero.carriedBy !== null) dropFromHands(s, hero.carriedBy);
  hero.onTable = false;
  hero.token = false;
  hero.travel = 0;
  hero.displaced = 0;
  hero.wedged = false;
  hero.leaving = false;
  hero.fallingOut = false;
  if (s.danger.holder === hero.id) s.danger.holder = null; // LG-SCN-13
  if (s.flight.holder === hero.id) s.flight.holder = null; // LG-SCN-22
  if (s.active === hero.id) {
    s.active = null; // LG-ACT-10
    s.due = null;
  }
  if (t.logging) t.log({ type: 'heroOut', rule, hero: hero.id });
}

/** A loose object leaves the table; a building goes by `removeBuilding`, which scores. */
export function takeOff(t: SceneTable, i: number, rule: RuleId): void {
  const s = t.state;
  const piece = pieceAt(s, i);
  loosen(s, i);
  if (piece.carriedBy !== null) dropFromHands(s, piece.carriedBy);
  piece.onTable = false;
  piece.travel = 0;
  if (t.logging) t.log({ type: 'thingGone', rule, thing: piece.id });
}
