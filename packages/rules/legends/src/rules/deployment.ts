import { type Play, refuse } from '@sandtable/kernel';
import { ask } from '../ask.js';
import type { DecisionOf } from '../decisions.js';
import type { SceneTable } from '../events.js';
import { nameOf, noHero, type Ruling } from '../ruling.js';
import { areEnemies, type Hero, heroesOf, heroOf, type Scene } from '../state.js';
import { tablesOf } from '../tables.js';
import { EPS, type Vec3 } from '../terms.js';
import { decideAnew } from './agreement.js';
import { isFree } from './room.js';
import { standsAt, stepUnder } from './support.js';

// Where Heroes are set up (LG-SET-08, LG-SET-09).

/** The Hero that a seat places next, or null. */
export function nextToPlace(s: Scene, seat: number): Hero | null {
  return heroesOf(s, seat).find(({ placed }) => !placed) ?? null;
}

/** The spot that the ready game suggests for a Hero. */
export function suggestedSpot(s: Scene, hero: Hero): Vec3 | null {
  return s.match.sides?.[hero.seat]?.spots[heroesOf(s, hero.seat).indexOf(hero)] ?? null;
}

/** How far apart the spots are that are offered, where need be closer and closer: a crowded table has room between them. */
const SPACING = [4, 2, 1, 0.5, 0.25] as const;

/** Spots to offer: those of the widest spacing among which there are any where it may stand. */
export function legalSpots(s: Scene, hero: Hero, isLegal: (at: Vec3) => boolean): Vec3[] {
  for (const apart of SPACING) {
    const legal = spotsFor(s, hero, apart).filter(isLegal);
    if (legal.length > 0) return legal;
  }
  return [];
}

/** The spot suggested, the roofs, and others spread over the streets, where they are close over roofs as well. */
export function spotsFor(s: Scene, hero: Hero, apart: number = SPACING[0]): Vec3[] {
  const { city } = tablesOf(s);
  const suggested = suggestedSpot(s, hero);
  const spots: Vec3[] = suggested ? [suggested] : [];
  for (const { x, y, h } of city.buildings) spots.push([x, y, h]);
  const heights = new Set(apart === SPACING[0] ? [0] : [0, ...city.buildings.map(({ h }) => h)]);
  for (const z of heights)
    for (let x = apart / 2; x < city.size; x += apart)
      for (let y = apart / 2; y < city.size; y += apart) spots.push([x, y, z]);
  return [...new Map(spots.map((at) => [at.join(), at])).values()];
}

/** Whether somebody would stand closer to an enemy than was agreed. */
export function isTooClose(s: Scene, hero: Hero, [x, y, z]: Vec3): boolean {
  const { deployGap } = s.match.config;
  return s.heroes.some((other) => {
    if (!other.onTable || !areEnemies(hero, other)) return false;
    const [dx, dy, dz] = [other.x - x, other.y - y, other.z - z];
    return Math.sqrt(dx * dx + dy * dy + dz * dz) < deployGap - EPS;
  });
}

/** LG-SET-08: from the first player to the left, one Hero at a time. */
export function* deploy(t: SceneTable): Play<void> {
  const s = t.state;
  while (s.result === null && s.heroes.some(({ placed }) => !placed)) {
    if (!heroesOf(s, s.next).some(({ placed }) => !placed)) {
      s.next = (s.next + 1) % s.seats.length;
      continue;
    }
    const answer = yield* decideAnew(t, ask('Deploy', s.match.seats[s.next]!));
    if (answer === null) continue;
    const hero = heroOf(s, answer.hero)!;
    hero.x = answer.at[0] + 0;
    hero.y = answer.at[1] + 0;
    hero.z = answer.at[2] + 0;
    hero.placed = true;
    hero.onTable = true;
    if (t.logging)
      t.log({ type: 'deployed', rule: 'LG-SET-08', seat: s.match.seats[hero.seat]!, hero: hero.id, at: answer.at });
    s.next = (s.next + 1) % s.seats.length;
  }
}

/** LG-SET-08, LG-SET-09. */
export function refuseDeploy(
  s: Scene,
  { hero: id, at }: Pick<DecisionOf<'deploy'>, 'hero' | 'at'>,
  seat: number,
): Ruling {
  const hero = heroOf(s, id);
  if (!hero) return noHero('hero', id);
  if (hero.seat !== seat || hero.placed) return refuse('LG-SET-08', `${nameOf(hero)} is not yours to place now.`);
  const refused = refuseSpot(s, hero, at);
  if (refused) return refused;
  // A gap that cannot be kept on this table is not asked for: the game must go on.
  const isKept = (spot: Vec3): boolean => !isTooClose(s, hero, spot) && refuseSpot(s, hero, spot) === null;
  return isTooClose(s, hero, at) && spotsFor(s, hero).some(isKept)
    ? refuse('LG-SET-09', `It must be ${s.match.config.deployGap} inches from every enemy.`)
    : null;
}

/** Where a Hero can be left: on the table, free and supported (LG-SET-09, LG-SUP-01). */
export function refuseSpot(s: Scene, hero: Hero, at: Vec3): Ruling {
  const i = s.heroes.indexOf(hero);
  const [x, y, z] = at;
  if (!isFree(s, i, at))
    return refuse('LG-SET-09', 'There is no room: the whole base on the table, overlapping nothing.');
  if (!standsAt(s, i, x, y, z)) return refuse('LG-SUP-01', 'A Hero cannot be left there.');
  if (stepUnder(s, i, x, y, z) > z + EPS) return refuse('LG-SET-09', 'Over a low object it stands on top of it.');
  return null;
}
