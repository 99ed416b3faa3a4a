import { groundAlong } from '../rules/ground.js';
import { standsAt } from '../rules/support.js';
import type { Hero, Scene } from '../state.js';
import { tablesOf } from '../tables.js';
import { EPS, RADIUS, type Vec3 } from '../terms.js';
import { contactsAlong } from './contacts.js';

// How far one could go.

/** How far a Hero comes along the ground in one direction. */
export interface Ray {
  readonly to: Vec3;
  readonly inches: number;
  /** What ends it: the inches, the edge of the table or of the ground, or something in the way. */
  readonly ends: 'inches' | 'edge' | 'gap' | 'thing';
}

const RAYS = 64;

/** LG-MOV-06, LG-MOV-07: where straight lines along the ground lead without touching anything. */
export function reach(s: Scene, hero: Hero, far: number): Ray[] {
  const i = s.heroes.indexOf(hero);
  if (far < EPS || !standsAt(s, i, hero.x, hero.y, hero.z)) return [];
  const { size } = tablesOf(s).city;
  return Array.from({ length: RAYS }, (_, k): Ray => {
    const turn = (k * 2 * Math.PI) / RAYS;
    const [cx, cy] = [Math.cos(turn), Math.sin(turn)];
    const toEdge = Math.min(roomTo(hero.x, cx, size), roomTo(hero.y, cy, size));
    const length = Math.max(0, Math.min(far, toEdge));
    const to: [number, number] = [hero.x + cx * length, hero.y + cy * length];
    const { pieces, whole } = groundAlong(s, i, [hero.x, hero.y, hero.z], to);
    const last = pieces[pieces.length - 1];
    const [touch] = length < EPS ? [] : contactsAlong(s, hero.id, [{ m: 'g', to }]);
    const ground = last ? Math.sqrt((last.x - hero.x) ** 2 + (last.y - hero.y) ** 2) : 0;
    const met = touch ? Math.sqrt((touch.at[0] - hero.x) ** 2 + (touch.at[1] - hero.y) ** 2) : Number.POSITIVE_INFINITY;
    if (touch && met <= ground + EPS) return { to: touch.at, inches: met, ends: 'thing' };
    const end: Vec3 = last ? [last.x, last.y, last.z] : [hero.x, hero.y, hero.z];
    return { to: end, inches: ground, ends: !whole ? 'gap' : toEdge < far ? 'edge' : 'inches' };
  });
}

function roomTo(at: number, along: number, size: number): number {
  if (Math.abs(along) < EPS) return Number.POSITIVE_INFINITY;
  return ((along > 0 ? size - RADIUS : RADIUS) - at) / along;
}
