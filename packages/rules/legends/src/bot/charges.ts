import type { Policy, Segment } from '../decisions.js';
import { groundAlong } from '../rules/ground.js';
import { bodyToughness } from '../rules/mighty-items.js';
import { ahead, motion } from '../rules/motion.js';
import { areEnemies, type Hero, type Scene } from '../state.js';
import { stirred } from '../tables.js';
import { BODY_CONSTANT, HEIGHT, roundDown, thousandth, type Vec3 } from '../terms.js';
import { blow, bruise } from './prices.js';

// Running into somebody with all the inches of a line behind it: a run-up to and fro counts like a long way (LG-IMP-04).

export interface Charge {
  readonly segments: readonly Segment[];
  readonly policy: Policy;
  readonly worth: number;
}

const RESOLVE: Policy = { walls: 'cancel', heroes: 'resolve' };
/** Of the run-up: turns at most, and the shortest way between two of them. */
const MOST_TURNS = 14;
const LEAST_ROOM = 0.12;
/** What roundings of a line may add up to. */
const SLACK = 0.03;

/** Impetus of a Hero for each inch of its run (LG-IMP-03, LG-ITM-06). */
const perInch = (hero: Hero): number => bodyToughness(hero) / BODY_CONSTANT;

/** What a charge over so many inches is worth. */
export function chargeWorth(s: Scene, hero: Hero, enemy: Hero, inches: number): number {
  if (inches < 1) return 0;
  return blow(s, hero, enemy, 1, roundDown(bruise(enemy, inches * perInch(hero))));
}

/** The inches to a first touch with this enemy straight ahead, from where the Hero is; -1 if something else comes first. */
function wayTo(s: Scene, i: number, hero: Hero, enemy: Hero): number {
  const [dx, dy] = [enemy.x - hero.x, enemy.y - hero.y];
  const far = Math.sqrt(dx * dx + dy * dy);
  if (far < 0.5) return -1;
  const { what, inches, hit } = ahead(s, motion(i, 'line', dx / far, dy / far, 0, far, { walks: true }));
  return what === 'touch' && s.heroes[hit.thing] === enemy ? inches : -1;
}

/** How far the Hero can go along a level direction without touching anything. */
function roomTo(s: Scene, i: number, hero: Hero, ux: number, uy: number, most: number): number {
  const { what, inches } = ahead(s, motion(i, 'line', ux, uy, 0, most, { walks: true }));
  const free = what === 'end' ? inches : inches - 0.01;
  if (free < LEAST_ROOM || hero.z < 0.1) return free;
  const ground = groundAlong(s, i, [hero.x, hero.y, hero.z], [hero.x + ux * free, hero.y + uy * free]);
  if (ground.whole) return free;
  const last = ground.pieces.at(-1);
  return last ? Math.sqrt((last.x - hero.x) ** 2 + (last.y - hero.y) ** 2) - 0.6 : 0;
}

/** A run to and fro of `extra` inches in all, coming back to where it began; empty if there is no room for one. */
function runUp(s: Scene, i: number, hero: Hero, ux: number, uy: number, extra: number): Segment[] {
  if (extra < 2 * LEAST_ROOM) return [];
  let [bx, by, room] = [0, 0, 0];
  for (const [cx, cy] of [
    [-ux, -uy],
    [-uy, ux],
    [uy, -ux],
  ] as const) {
    const free = roomTo(s, i, hero, cx, cy, Math.min(extra / 2, 8));
    if (free > room) [bx, by, room] = [cx, cy, free];
    if (2 * room * MOST_TURNS >= extra) break;
  }
  if (room < LEAST_ROOM) return [];
  const turns = Math.min(MOST_TURNS, Math.ceil(extra / (2 * room) - 1e-9));
  const leg = Math.min(room, extra / (2 * turns)) - 0.001;
  const out: Segment = { m: 'g', to: [thousandth(hero.x + bx * leg), thousandth(hero.y + by * leg)] };
  const back: Segment = { m: 'g', to: [thousandth(hero.x), thousandth(hero.y)] };
  return Array.from({ length: turns }, () => [out, back]).flat();
}

function lengthOf(hero: Hero, segments: readonly Segment[]): number {
  let [x, y, sum] = [hero.x, hero.y, 0];
  for (const segment of segments) {
    const [tx, ty] = (segment as { to: readonly number[] }).to as [number, number];
    sum += Math.sqrt((tx - x) ** 2 + (ty - y) ** 2);
    [x, y] = [tx, ty];
  }
  return sum;
}

/** The best charge at each enemy on the same level that a straight last run reaches with this pool. */
export function charges(s: Scene, hero: Hero, pool: number, quick: boolean, out: Charge[] = []): Charge[] {
  const i = s.heroes.indexOf(hero);
  for (const enemy of s.heroes) {
    if (!enemy.onTable || !areEnemies(hero, enemy)) continue;
    const level = Math.abs(enemy.z - hero.z) < 0.6;
    const charge = level ? levelCharge(s, i, hero, enemy, pool, quick) : stoop(s, i, hero, enemy, pool);
    if (charge) out.push(charge);
  }
  return out;
}

function levelCharge(s: Scene, i: number, hero: Hero, enemy: Hero, pool: number, quick: boolean): Charge | null {
  const [dx, dy] = [enemy.x - hero.x, enemy.y - hero.y];
  const far = Math.sqrt(dx * dx + dy * dy);
  if (far - 1.2 > pool) return null;
  const way = wayTo(s, i, hero, enemy);
  if (way < 0) return quick ? null : around(s, i, hero, enemy, pool);
  const [ux, uy] = [dx / far, dy / far];
  const last = way + 0.06; // a hair into it
  const up = runUp(s, i, hero, ux, uy, pool - last - SLACK);
  if (last > pool) return null;
  const inches = lengthOf(hero, up) + way;
  const to: Segment = { m: 'g', to: [thousandth(hero.x + ux * last), thousandth(hero.y + uy * last)] };
  return { segments: [...up, to], policy: RESOLVE, worth: chargeWorth(s, hero, enemy, inches) };
}

export const AROUND = [
  [1, 0],
  [Math.SQRT1_2, Math.SQRT1_2],
  [0, 1],
  [-Math.SQRT1_2, Math.SQRT1_2],
  [-1, 0],
  [-Math.SQRT1_2, -Math.SQRT1_2],
  [0, -1],
  [Math.SQRT1_2, -Math.SQRT1_2],
] as const;

/** Round whatever is in the way: first to a place from which the enemy can be run at. */
function around(s: Scene, i: number, hero: Hero, enemy: Hero, pool: number): Charge | null {
  const { x, y } = hero;
  const direct = Math.sqrt((enemy.x - x) ** 2 + (enemy.y - y) ** 2);
  let best: Charge | null = null;
  for (const [cx, cy] of AROUND) {
    for (const far of [2, 4.5]) {
      const [mx, my] = [thousandth(x + cx * far), thousandth(y + cy * far)];
      const rest = Math.sqrt((enemy.x - mx) ** 2 + (enemy.y - my) ** 2);
      if (far + rest > pool + 1 || far + rest > direct + 6) continue;
      if (ahead(s, motion(i, 'line', cx, cy, 0, far, { walks: true })).what !== 'end') continue;
      [hero.x, hero.y] = [mx, my]; // looked at from there; put back at once
      stirred();
      const way = wayTo(s, i, hero, enemy);
      const last = way + 0.06;
      const [ux, uy] = [(enemy.x - mx) / rest, (enemy.y - my) / rest];
      const up = way < 0 || far + last > pool ? null : runUp(s, i, hero, ux, uy, pool - far - last - SLACK);
      const inches = up ? far + lengthOf(hero, up) + way : 0;
      [hero.x, hero.y] = [x, y];
      stirred();
      if (up === null) continue;
      const worth = chargeWorth(s, hero, enemy, inches);
      if (best && worth <= best.worth) continue;
      const to: Segment = { m: 'g', to: [thousandth(mx + ux * last), thousandth(my + uy * last)] };
      best = { segments: [{ m: 'g', to: [mx, my] }, ...up, to], policy: RESOLVE, worth };
    }
  }
  return best;
}

/** Off the edge and down on somebody below: the run, its run-up and the height all count (LG-FAL-03). */
function stoop(s: Scene, i: number, hero: Hero, enemy: Hero, pool: number): Charge | null {
  const drop = hero.z - enemy.z - HEIGHT;
  if (drop < 0.5) return null;
  const [dx, dy] = [enemy.x - hero.x, enemy.y - hero.y];
  const far = Math.sqrt(dx * dx + dy * dy);
  if (far > pool + 1) return null;
  const edge = far < 0.05 ? null : groundAlong(s, i, [hero.x, hero.y, hero.z], [enemy.x, enemy.y]);
  if (edge?.whole) return null;
  const last = edge?.pieces.at(-1);
  if (!last) return null;
  const gone = Math.sqrt((last.x - hero.x) ** 2 + (last.y - hero.y) ** 2) - 0.02;
  if (gone < 0.06 || gone > pool || far - gone > 0.9) return null;
  const [ux, uy] = [dx / far, dy / far];
  const to: Vec3 = [thousandth(hero.x + ux * gone), thousandth(hero.y + uy * gone), hero.z];
  const up = runUp(s, i, hero, ux, uy, pool - gone - SLACK);
  const inches = lengthOf(hero, up) + gone + drop;
  return {
    segments: [...up, { m: 'g', to: [to[0], to[1]] }, { m: 'd' }],
    policy: RESOLVE,
    worth: 0.9 * chargeWorth(s, hero, enemy, inches),
  };
}

/** What the best charge would be worth if this many inches were there: for deciding on a Move. Cheap, and blind to what is in the way. */
export function promise(s: Scene, hero: Hero, pool: number): number {
  let best = 0;
  for (const enemy of s.heroes) {
    if (!enemy.onTable || !areEnemies(hero, enemy)) continue;
    const [dx, dy, dz] = [enemy.x - hero.x, enemy.y - hero.y, enemy.z - hero.z];
    if (Math.sqrt(dx * dx + dy * dy) + 2 * Math.abs(dz) - 1 > pool) continue;
    best = Math.max(best, chargeWorth(s, hero, enemy, pool) / (Math.abs(dz) < 0.6 ? 1 : 2));
  }
  return best;
}
