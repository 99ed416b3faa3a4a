import { type Refusal, refuse } from '@sandtable/kernel';
import type { RuleId } from '../rulebook.js';
import type { Ruling } from '../ruling.js';
import type { Hero, Scene } from '../state.js';
import { indexOf, isHero, stirred } from '../tables.js';
import { EPS, LEAST_SEGMENT, type Vec3 } from '../terms.js';
import { unit } from '../vectors.js';
import { mayComeThrough } from './come-through.js';
import { refuseFallLine } from './mighty-items.js';
import { ahead, motion } from './motion.js';
import { besideSpot, clearSpot } from './room.js';
import { inTheWayDown, isSupported, standsAt } from './support.js';

// A drop before it is made: whether it leads anywhere.

/** LG-LIM-04: it would carry the Hero less than 0.05 inches, and open no Come Through. */
export function isEmptyDrop(s: Scene, hero: Hero, dir: Vec3 | null): boolean {
  const rest = isSupported(s, hero) ? null : inTheWayDown(s, hero);
  if (rest !== null)
    return (isHero(s, rest.thing) ? besideSpot(s, hero, rest.thing) : clearSpot(s, hero, rest)) === null;
  const [dx, dy, dz] = (dir && unit(dir)) ?? [0, 0, -1];
  const m = motion(s.heroes.indexOf(hero), 'drop', dx, dy, dz, (hero.z + 1) / -dz, { own: true });
  const { what, inches, hit } = ahead(s, m);
  return inches < LEAST_SEGMENT - EPS && !(what === 'touch' && mayComeThrough(s, m, hit));
}

/** The drop at the end of a line, from where the line leads. */
export function refuseClosingDrop(s: Scene, hero: Hero, at: Vec3, dir: Vec3 | null): Refusal<RuleId> | null {
  const refused = refuseFallLine(s, hero, dir);
  if (refused) return refused;
  const { x, y, z } = hero;
  [hero.x, hero.y, hero.z] = at; // looked at from there; put back at once
  stirred();
  const empty = isEmptyDrop(s, hero, dir);
  [hero.x, hero.y, hero.z] = [x, y, z];
  stirred();
  return empty ? leadsNowhere() : null;
}

export const leadsNowhere = (): Refusal<RuleId> => refuse('LG-LIM-04', 'That drop leads nowhere.');

/** LG-FAL-03, LG-LIM-04. */
export function refuseDrop(s: Scene, hero: Hero, dir: Vec3 | null): Ruling {
  const refused = refuseFallLine(s, hero, dir);
  if (refused) return refused;
  if (hero.carriedBy !== null && !standsAt(s, s.heroes.indexOf(hero), hero.x, hero.y, hero.z)) {
    // Where there is no ground beside its carrier it drops on from its own height (LG-FAL-06): nobody is ever stuck (LG-RUL-64).
    const room = besideSpot(s, hero, indexOf(s, hero.carriedBy));
    return room === null ? refuse('LG-PIC-12', 'There is no room to be set down.') : null;
  }
  return isEmptyDrop(s, hero, dir) ? leadsNowhere() : null;
}
