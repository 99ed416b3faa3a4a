import type { CityBuilding } from '../content/types.js';
import { type Hero, heroesOf, type Scene } from '../state.js';
import { tablesOf } from '../tables.js';
import type { Vec3 } from '../terms.js';
import type { Proposal } from './shows.js';

// Where to set a Hero up (LG-SET-09): indoors, on roofs, in the streets, close to an enemy.

/** So many spots along a side of the table: what lies between two of them is hardly different. */
const STREETS = 6;
/** Inches to an enemy that is set up to be struck. */
const CLOSE = 3;

const round = (n: number): number => Math.round(n * 1000) / 1000;

/** An inch away from the nearest enemy, as far as that tells: it spreads those who have nothing else to go by. */
const FAR = 0.01;

/** All spots thought of, best first; not yet asked whether they are legal. */
export function spots(s: Scene, seat: number): Proposal[] {
  const hero = heroesOf(s, seat).find(({ placed }) => !placed)!;
  const number = heroesOf(s, seat).indexOf(hero);
  const suggested = s.match.sides?.[seat]?.spots[number];
  const { city } = tablesOf(s);
  const out: Proposal[] = [];
  const add = (at: Vec3, worth: number): void => {
    out.push({ answer: { type: 'deploy', hero: hero.id, at }, worth: worth + FAR * away(s, seat, at) });
  };
  if (suggested) add(suggested, 10);
  for (const enemy of s.heroes) if (enemy.onTable && enemy.seat !== seat) for (const at of around(enemy)) add(at, 1);
  for (const building of city.buildings)
    for (const z of levelsOf(building)) for (const at of placesOn(building, z)) add(at, z === 0 ? 3 : z < building.h ? 4 : 2);
  const gap = city.size / STREETS;
  for (let x = gap / 2; x < city.size; x += gap) for (let y = gap / 2; y < city.size; y += gap) add([x, y, 0], 0);
  return out.sort((a, b) => b.worth - a.worth);
}

/** The ground, the floors above it and the roof. */
function levelsOf({ panels, h }: CityBuilding): number[] {
  const levels = new Set([0, h]);
  for (const { kind, box } of panels) if (kind === 'floor') levels.add(box[5]);
  return [...levels];
}

/** The middle of a floor, and to two sides of it. */
function placesOn({ x, y, yaw, w, d }: CityBuilding, z: number): Vec3[] {
  const [cos, sin] = [Math.cos((yaw * Math.PI) / 180), Math.sin((yaw * Math.PI) / 180)];
  const at = (u: number, v: number): Vec3 => [round(x + u * cos - v * sin), round(y + u * sin + v * cos), z];
  return [at(0, 0), at(w / 4, d / 4), at(-w / 4, -d / 4)];
}

function away(s: Scene, seat: number, [x, y, z]: Vec3): number {
  let least = 24;
  for (const other of s.heroes)
    if (other.onTable && other.seat !== seat)
      least = Math.min(least, Math.sqrt((other.x - x) ** 2 + (other.y - y) ** 2 + (other.z - z) ** 2));
  return least;
}

function around({ x, y, z }: Hero): Vec3[] {
  return Array.from({ length: 8 }, (_, k): Vec3 => {
    const turn = (k * Math.PI) / 4;
    return [round(x + CLOSE * Math.cos(turn)), round(y + CLOSE * Math.sin(turn)), z];
  });
}
