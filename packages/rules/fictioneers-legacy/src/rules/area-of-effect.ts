import { crossings } from '@sandtable/geometry/plane';
import { buildingAt, groundOf } from '../ground.js';
import { EPS, mils, SLACK, type Spot, squared } from '../inches.js';
import { type Battle, kindOf, NO_NUMBERS } from '../state.js';
import { radiusOf } from './measuring.js';
import type { Shot } from './to-hit.js';

// Who is in an area (FL-GEO-12, FL-AOE).

/** FL-AOE-06: indoors and outdoors are apart, and a working field or a tall wall stops a burst (FL-WAL-09). */
export function isSheltered(b: Battle, burst: Spot, at: Spot): boolean {
  if (buildingAt(b, burst) !== buildingAt(b, at)) return true;
  const { walls, fields } = groundOf(b);
  const way = [burst, at];
  for (const { height, shape } of walls) if (height === 'tall' && crossings(way, shape, EPS).length > 0) return true;
  for (let i = 0; i < fields.length; i++)
    if (b.fields[i] && crossings(way, fields[i]!.shape, EPS).length > 0) return true;
  return false;
}

/** FL-GEO-12. */
export function isInBurst(b: Battle, burst: Spot, diameter: number, i: number): boolean {
  const reach = mils(diameter) / 2 + radiusOf(b, i) + EPS + SLACK;
  return squared(burst, b.models[i]!) <= reach * reach;
}

/**
 * Everybody in an area but the one aimed at, nearest first, equals by their place in the cast (FL-GEN-11, FL-AOE-09): friends and
 * the firer too (FL-AOE-02). Not those in the air (FL-FLY-06), aboard (FL-AOE-08) or sheltered; wrecks and objectives take no harm.
 */
export function othersInBurst(b: Battle, burst: Spot, diameter: number, aimed: number): number[] {
  const found: number[] = [];
  for (let i = 0; i < b.models.length; i++) {
    const m = b.models[i]!;
    if (i === aimed || m.where !== 'table' || m.airborne || kindOf(b, i) === 'objective') continue;
    if (isInBurst(b, burst, diameter, i) && !isSheltered(b, burst, m)) found.push(i);
  }
  return found.sort((i, j) => squared(burst, b.models[i]!) - squared(burst, b.models[j]!) || i - j);
}

/** Those whom a shot that hits would strike besides its aimed target. A burst aimed at somebody in the air strikes no other. */
export function othersStruck(b: Battle, { mode, weapon, to }: Shot): number[] {
  if (mode !== 'area' || weapon.area === null || to.lifted) return [];
  return othersInBurst(b, to, weapon.area, to.who);
}

/** Those whom a shot that drifted to a place strikes (FL-IND-09); one aimed at somebody in the air no other than that (FL-FLY-06). */
export function struckByDrift(b: Battle, { weapon, to }: Shot, at: Spot): readonly number[] {
  if (!to.lifted) return othersInBurst(b, at, weapon.area!, -1);
  const inIt = isInBurst(b, at, weapon.area!, to.who) && !isSheltered(b, at, b.models[to.who]!);
  return inIt ? [to.who] : NO_NUMBERS;
}
