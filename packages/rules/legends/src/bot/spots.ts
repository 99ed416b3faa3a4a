import { cosineOf, sineOf } from '@sandtable/geometry/space';
import type { CityBuilding } from '../content/types.js';
import { nextToPlace, suggestedSpot } from '../rules/deployment.js';
import type { Hero, Scene } from '../state.js';
import { tablesOf } from '../tables.js';
import { thousandth, type Vec3 } from '../terms.js';
import { AROUND } from './charges.js';
import type { Proposal } from './shows.js';

// Where to set a Hero up (LG-SET-09): indoors above all, where walls are in the way of whoever comes; on roofs, close to an enemy, in
// the streets. It shows only after a few activations what a spot is worth, so this is little more than a list.

/** The spot suggested is taken where nothing else is known. Otherwise upstairs is best, the ground floor next, and so on. */
const WORTH = { suggested: 10, upstairs: 4, downstairs: 3, roof: 2, close: 1, street: 0 } as const;
/** An inch from the nearest enemy: it spreads those who have nothing else to go by. Beyond so many it tells nothing. */
const INCH = 0.01;
const FAR = 24;

/** So many spots of the street are looked at along each side of the table. */
const STREETS = 6;
/** Inches from an enemy that is to be struck at once. */
const CLOSE = 3;

/** All of them, best first; not yet asked whether they are legal. */
export function spots(s: Scene, seat: number): Proposal[] {
  const hero = nextToPlace(s, seat)!;
  const { city } = tablesOf(s);
  const enemies = s.heroes.filter((other) => other.onTable && other.seat !== seat);
  const out: Proposal[] = [];
  const add = (at: Vec3, worth: number): void => {
    out.push({ answer: { type: 'deploy', hero: hero.id, at }, worth: worth + INCH * nearest(enemies, at) });
  };
  const suggested = suggestedSpot(s, hero);
  if (suggested) add(suggested, WORTH.suggested);
  for (const building of city.buildings) {
    for (const at of placesOn(building, 0)) add(at, WORTH.downstairs);
    for (const z of floorsOf(building)) for (const at of placesOn(building, z)) add(at, WORTH.upstairs);
    for (const at of placesOn(building, building.h)) add(at, WORTH.roof);
  }
  for (const { x, y, z } of enemies)
    for (const [ux, uy] of AROUND) add([thousandth(x + CLOSE * ux), thousandth(y + CLOSE * uy), z], WORTH.close);
  const gap = city.size / STREETS;
  for (let x = gap / 2; x < city.size; x += gap)
    for (let y = gap / 2; y < city.size; y += gap) add([x, y, 0], WORTH.street);
  return out.sort((a, b) => b.worth - a.worth);
}

/** How high the floors above the ground are. */
function floorsOf({ panels }: CityBuilding): Set<number> {
  return new Set(panels.filter(({ kind }) => kind === 'floor').map(({ box }) => box[5]));
}

/** The middle of a floor, and a place to either side of it. */
function placesOn({ x, y, yaw, w, d }: CityBuilding, z: number): Vec3[] {
  const [cos, sin] = [cosineOf(yaw), sineOf(yaw)];
  return [0, 0.25, -0.25].map((share) => {
    const [u, v] = [share * w, share * d];
    return [thousandth(x + u * cos - v * sin), thousandth(y + u * sin + v * cos), z];
  });
}

function nearest(heroes: readonly Hero[], [x, y, z]: Vec3): number {
  let least = FAR;
  for (const other of heroes)
    least = Math.min(least, Math.sqrt((other.x - x) ** 2 + (other.y - y) ** 2 + (other.z - z) ** 2));
  return least;
}
