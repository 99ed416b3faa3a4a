import { across, along, highestTop, newTop, openingAt, outlineDistance, type Space } from '@sandtable/geometry/space';
import type { Hero, Scene } from '../state.js';
import { indexOf, isHero, type Piece, pieceAt, spaceOf, withoutItself } from '../tables.js';
import { EPS, HEIGHT, LEVEL, OBSTACLE, RADIUS, STAND_MIN, WALK_LIFT } from '../terms.js';
import { isFree } from './room.js';

// Chapter Support: what bears whom. Tops are level (LG-GEN-03) and faces upright (LG-GEN-04): slopes are built of steps (LG-OBJ-09).

const top = newTop();

/** LG-SUP-03: the space without what never bears anything: what is carried. Heroes have no tops. */
export function bearing(s: Scene, without = -1): Space {
  const space = spaceOf(s);
  if (without >= 0) space.skip[without] = 1;
  let i = s.heroes.length;
  for (let o = 0; o < s.objects.length; o++, i++) if (s.objects[o]!.carriedBy !== null) space.skip[i] = 1;
  for (let b = 0; b < s.buildings.length; b++, i++) if (s.buildings[b]!.carriedBy !== null) space.skip[i] = 1;
  return space;
}

/** LG-SUP-01, LG-SUP-02: whether a Hero could be left standing there. */
export function standsAt(s: Scene, hero: number, x: number, y: number, z: number): boolean {
  if (z <= LEVEL + EPS) return true;
  return highestTop(bearing(s, hero), x, y, z - LEVEL - EPS, z + LEVEL + EPS, 0, STAND_MIN, top);
}

/** LG-SUP-01, LG-SUP-03, LG-SUP-04, LG-FAL-08. */
export function isSupported(s: Scene, hero: Hero): boolean {
  return hero.carriedBy !== null || hero.wedged || standsAt(s, s.heroes.indexOf(hero), hero.x, hero.y, hero.z);
}

/** LG-SUP-06, LG-SUP-07: a loose object or building. */
export function isBorne(s: Scene, i: number): boolean {
  const piece = pieceAt(s, i);
  return staysUp(piece) || isBorneIn(bearing(s), i, piece);
}

/** Whether a thing stays where it is whatever else there is. */
export function staysUp(piece: Piece): boolean {
  if (piece.carriedBy !== null || piece.z <= LEVEL + EPS) return true;
  return 'restsOn' in piece && piece.restsOn !== null;
}

/** Whether another thing bears this one, which is not carried. */
export function isBorneIn(space: Space, i: number, { x, y, z }: Piece): boolean {
  space.skip[i] = 1;
  const borne = highestTop(space, x, y, z - LEVEL - EPS, z + LEVEL + EPS, 0, 0, top);
  space.skip[i] = 0;
  return borne;
}

/** The highest thing less than 0.625 above a base that a slid Hero ends on top of (LG-KNB-05). */
export function stepUnder(s: Scene, hero: number, x: number, y: number, z: number): number {
  const found = highestTop(bearing(s, hero), x, y, z - EPS, z + OBSTACLE - EPS, 0, STAND_MIN, top);
  return found ? Math.max(z, top.z) : z;
}

/** The height at which a Hero that has slid somewhere ends: on top of what is low under it, if there is room (LG-KNB-05). */
export function slidOnto(s: Scene, hero: number): number {
  const { x, y, z } = s.heroes[hero]!;
  const top = stepUnder(s, hero, x, y, z);
  return isFree(s, hero, [x, y, top], WALK_LIFT) ? top : z;
}

/** What a Hero rests on without being borne by it: the nearest thing no more than 0.05 beneath its base. */
export interface Rest {
  readonly thing: number;
  readonly panel: number;
}

/** What a Hero has to clear before it falls or drops (LG-FAL-05): a wall that it shares space with, or what it rests on. */
export const inTheWayDown = (s: Scene, hero: Hero): Rest | null => wallAbout(s, hero, true) ?? restingOn(s, hero);

/** LG-FAL-05: floors whose empty gap is under the centre do not count; its own load does, where it was posed on that (LG-FAL-06). */
export function restingOn(s: Scene, hero: Hero): Rest | null {
  const i = s.heroes.indexOf(hero);
  const space = withoutItself(s, spaceOf(s), i);
  if (hero.carrying !== null) space.skip[indexOf(s, hero.carrying)] = 0;
  let best: Rest | null = null;
  let near = Number.POSITIVE_INFINITY;
  let rank = 0;
  const consider = (thing: number, panel: number, distance: number, order: number): void => {
    if (distance > near + EPS || (distance > near - EPS && order > rank)) return;
    best = { thing, panel };
    near = distance;
    rank = order;
  };
  for (let k = 0; k < space.count; k++) {
    if (space.present[k] === 0 || space.skip[k] !== 0) continue;
    const dx = hero.x - space.x[k]!;
    const dy = hero.y - space.y[k]!;
    if (isHero(s, k)) {
      const apart = Math.sqrt(dx * dx + dy * dy);
      if (apart < 2 * RADIUS - 1e-4 && isJustUnder(space.z[k]! + HEIGHT, hero.z))
        consider(k, -1, Math.max(0, apart - RADIUS), space.rank[k]!);
      continue;
    }
    const x = dx * space.cos[k]! + dy * space.sin[k]!;
    const y = dy * space.cos[k]! - dx * space.sin[k]!;
    const compound = space.compounds[k];
    if (!compound) {
      const distance = outlineDistance(x, y, space.hx[k]!, space.hy[k]!);
      if (distance < RADIUS - 1e-4 && isJustUnder(space.z[k]! + space.h[k]!, hero.z))
        consider(k, -1, distance, space.rank[k]!);
      continue;
    }
    for (let p = 0; p < compound.count; p++) {
      if (!isJustUnder(space.z[k]! + compound.high[p]!, hero.z)) continue;
      const distance = outlineDistance(x - compound.x[p]!, y - compound.y[p]!, compound.hx[p]!, compound.hy[p]!);
      if (distance >= RADIUS - 1e-4) continue;
      const panel = compound.panels[p]!;
      const opening = panel.flat ? openingAt(panel, x - panel.box[0], y - panel.box[1], 0) : -1;
      if (opening >= 0 && panel.openings[opening]!.empty) continue;
      consider(k, p, distance, space.panelRank[space.firstPanel[k]! + p]!);
    }
  }
  return best;
}

const isJustUnder = (top: number, base: number): boolean => Math.abs(base - top) <= LEVEL + EPS;

/**
 * The wall that a Hero shares space with: one that it slid half over, or a window that it fell in. With its centre in an empty gap it is
 * in nobody's way (LG-GEO-11), but whoever is about to fall is in that of the sill: `gaps` says whether those count.
 */
export function wallAbout(s: Scene, hero: Hero, gaps: boolean): Rest | null {
  const space = withoutItself(s, spaceOf(s), s.heroes.indexOf(hero));
  for (let k = s.heroes.length + s.objects.length; k < space.count; k++) {
    const compound = space.compounds[k];
    if (space.present[k] === 0 || space.skip[k] !== 0 || !compound) continue;
    if (hero.x + RADIUS <= space.west[k]! || hero.x - RADIUS >= space.east[k]!) continue;
    if (hero.y + RADIUS <= space.south[k]! || hero.y - RADIUS >= space.north[k]!) continue;
    if (hero.z >= space.top[k]! || hero.z + HEIGHT <= space.bottom[k]!) continue;
    const dx = hero.x - space.x[k]!;
    const dy = hero.y - space.y[k]!;
    const x = dx * space.cos[k]! + dy * space.sin[k]!;
    const y = dy * space.cos[k]! - dx * space.sin[k]!;
    const z = hero.z - space.z[k]!;
    for (let p = 0; p < compound.count; p++) {
      const panel = compound.panels[p]!;
      if (panel.flat || compound.high[p]! - z <= 1e-4 || z + HEIGHT - compound.low[p]! <= 1e-4) continue;
      const apart = outlineDistance(x - compound.x[p]!, y - compound.y[p]!, compound.hx[p]!, compound.hy[p]!);
      if (apart >= RADIUS - 1e-4) continue;
      const opening = openingAt(panel, along(panel, x, y), across(panel, y, z + HEIGHT / 2), EPS);
      if (gaps || opening < 0 || !panel.openings[opening]!.empty) return { thing: k, panel: p };
    }
  }
  return null;
}
