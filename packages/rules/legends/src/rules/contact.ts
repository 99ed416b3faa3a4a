import { gapBetween } from '@sandtable/geometry/space';
import { type Hero, mayBeAimedAt, type Scene } from '../state.js';
import { heroBody, spaceOf } from '../tables.js';
import { CONTACT, EPS } from '../terms.js';

/** LG-GEN-08: the level gap (LG-GEO-02) and the height gap (LG-GEO-03) together (LG-GEO-04); with a building, contact with any of its panels (LG-BLD-02). */
export function inContact(s: Scene, hero: Hero, i: number): boolean {
  const space = spaceOf(s);
  if (space.present[i] === 0) return false;
  return gapBetween(space, heroBody(hero.x, hero.y, hero.z), i) <= CONTACT + EPS;
}

/** Everything in contact with a Hero, by its place in the space. */
export function thingsInContact(s: Scene, hero: Hero): number[] {
  const space = spaceOf(s);
  const body = heroBody(hero.x, hero.y, hero.z);
  const things: number[] = [];
  for (let i = 0; i < space.count; i++) {
    if (space.present[i] === 0 || s.heroes[i] === hero) continue;
    if (gapBetween(space, body, i) <= CONTACT + EPS) things.push(i);
  }
  return things;
}

/** Whom a Hero could strike now. */
export function enemiesInContact(s: Scene, hero: Hero): Hero[] {
  return s.heroes.filter((other, i) => mayBeAimedAt(s, hero, other) && inContact(s, hero, i));
}
