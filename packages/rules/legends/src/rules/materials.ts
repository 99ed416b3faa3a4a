import { faceArea, meanDepth } from '@sandtable/geometry/space';
import type { Scene } from '../state.js';
import { bodyAt, isHero, sizeOf, spaceOf, tablesOf, thingAt } from '../tables.js';
import { SOLID_PER_INCH, TOUGHNESS } from '../terms.js';
import { buildingNumber, pieceStruckOf } from './buildings.js';
import type { Hit } from './impetus.js';
import { bodyToughness } from './mighty-items.js';

// Chapter Things and materials: how tough things are.

export interface Direction {
  readonly dx: number;
  readonly dy: number;
  readonly dz: number;
}

/** LG-GEO-09: what a thing shows of itself along a direction; of a Hero 1. */
export function faceOf(s: Scene, i: number, { dx, dy, dz }: Direction): number {
  if (isHero(s, i)) return 1;
  const { hx, hy, h, cos, sin } = bodyAt(spaceOf(s), i);
  return faceArea(2 * hx, 2 * hy, h, cos, sin, dx, dy, dz);
}

/** LG-OBJ-01, LG-OBJ-02, LG-ITM-06; a building as one thing has 11 (LG-BLD-05). */
export function toughnessOf(s: Scene, i: number, direction: Direction): number {
  const thing = thingAt(s, i);
  if (thing.is === 'hero') return bodyToughness(thing.hero);
  if (thing.is === 'building') return TOUGHNESS.external;
  const { mat } = thing.kind;
  if (mat !== 'solid') return TOUGHNESS[mat];
  return SOLID_PER_INCH * meanDepth(sizeOf(s, i), faceOf(s, i, direction));
}

/** The toughness of whatever was hit. */
export function toughnessOfHit(s: Scene, hit: Hit, direction: Direction): number {
  if (hit.thing < 0) return Number.POSITIVE_INFINITY;
  if (hit.panel < 0) return toughnessOf(s, hit.thing, direction);
  const { mat } = pieceStruckOf(s, hit);
  if (mat !== 'solid') return TOUGHNESS[mat];
  const [x0, y0, z0, x1, y1, z1] = tablesOf(s).city.buildings[buildingNumber(s, hit.thing)]!.panels[hit.panel]!.box;
  const { cos, sin } = bodyAt(spaceOf(s), hit.thing);
  const [w, d, h] = [x1 - x0, y1 - y0, z1 - z0];
  const area = faceArea(w, d, h, cos, sin, direction.dx, direction.dy, direction.dz);
  return SOLID_PER_INCH * meanDepth(w * d * h, area);
}
