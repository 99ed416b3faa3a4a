import {
  discMeetsRectangle,
  highestTop,
  inDisc,
  isOnTable,
  newSpan,
  newTop,
  openingAt,
  outlineDistance,
  overlapped,
  type Space,
} from '@sandtable/geometry/space';
import type { Hero, Scene } from './state.js';
import { bodyAt, heroBody, isHero, type Piece, pieceAt, spaceOf, withoutItself, withoutLow } from './tables.js';
import { EPS, HEIGHT, LEVEL, OBSTACLE, RADIUS, SKY, STAND_MIN, type Vec3, WALK_LIFT } from './terms.js';

// Chapter Support: what bears whom, and where a Hero goes that nothing bears. Tops are level (LG-GEN-03) and faces upright
// (LG-GEN-04): slopes are built of steps (LG-OBJ-09).

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

/** LG-GEO-10: the height of the ground at a point for a walker at height h; NaN where it ends (LG-SUP-05). */
export function groundAt(space: Space, x: number, y: number, h: number): number {
  const below = highestTop(space, x, y, -1, h + OBSTACLE - EPS, 0, STAND_MIN, top) ? Math.max(0, top.z) : 0;
  if (below >= h - LEVEL - EPS) return below;
  if (h <= LEVEL + EPS) return h;
  if (highestTop(space, x, y, h - LEVEL - EPS, h + LEVEL + EPS, RADIUS, STAND_MIN, top)) return h;
  return below > h - OBSTACLE + EPS ? below : Number.NaN;
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

/** LG-FAL-05: floors whose empty gap is under the centre do not count. */
export function restingOn(s: Scene, hero: Hero): Rest | null {
  const i = s.heroes.indexOf(hero);
  const space = withoutItself(s, spaceOf(s), i);
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

/** LG-FAL-08, in this order: straight away, then to the left and to the right by ever more. */
const H = Math.SQRT1_2;
const TURNS: readonly (readonly [cos: number, sin: number])[] = [
  [1, 0],
  [H, H],
  [H, -H],
  [0, 1],
  [0, -1],
  [-H, H],
  [-H, -H],
  [-1, 0],
];

const span = newSpan();

/** LG-GEO-15, LG-FAL-08: the first free place beside what a Hero is on, at the Hero's own height; null if it is wedged. */
export function clearSpot(s: Scene, hero: Hero, { thing, panel }: Rest): Vec3 | null {
  const i = s.heroes.indexOf(hero);
  const space = spaceOf(s);
  const dx = hero.x - space.x[thing]!;
  const dy = hero.y - space.y[thing]!;
  const c = space.cos[thing]!;
  const sn = space.sin[thing]!;
  const compound = panel < 0 ? null : space.compounds[thing];
  const x = dx * c + dy * sn - (compound ? compound.x[panel]! : 0);
  const y = dy * c - dx * sn - (compound ? compound.y[panel]! : 0);
  const hx = compound ? compound.hx[panel]! : space.hx[thing]!;
  const hy = compound ? compound.hy[panel]! : space.hy[thing]!;
  const round = isHero(s, thing);
  const [ax, ay] = awayFrom(x, y, round ? 0 : hx, round ? 0 : hy) ?? [c, -sn];
  for (const [tc, ts] of TURNS) {
    const ux = ax * tc - ay * ts;
    const uy = ax * ts + ay * tc;
    const met = round ? inDisc(x, y, ux, uy, 2 * RADIUS, span) : discMeetsRectangle(x, y, ux, uy, hx, hy, RADIUS, span);
    const far = met ? Math.max(0, span.to) : 0;
    const spot: Vec3 = [hero.x + (ux * c - uy * sn) * far + 0, hero.y + (ux * sn + uy * c) * far + 0, hero.z];
    if (isFree(s, i, spot)) return spot;
  }
  return null;
}

/** From the nearest outline point to the centre; from the middle if the centre is over it; null, for the table's +x, if they coincide. */
function awayFrom(x: number, y: number, hx: number, hy: number): readonly [number, number] | null {
  const nx = Math.max(-hx, Math.min(hx, x));
  const ny = Math.max(-hy, Math.min(hy, y));
  let ax = x - nx;
  let ay = y - ny;
  if (ax * ax + ay * ay < EPS * EPS) {
    ax = x;
    ay = y;
  }
  const length = Math.sqrt(ax * ax + ay * ay);
  return length < EPS ? null : [ax / length, ay / length];
}

/** Whether a Hero would overlap nothing there (LG-GEO-05), with its whole base on the table; low things are not in the way. */
export function isFree(s: Scene, hero: number, [x, y, z]: Vec3, lift = 0): boolean {
  const space = withoutItself(s, withoutLow(s, spaceOf(s)), hero);
  const body = heroBody(x, y, z, lift);
  return z >= -EPS && z + HEIGHT <= SKY + EPS && isOnTable(space, body) && overlapped(space, body) < 0;
}

/** LG-FAL-06: where a Hero comes to stand that steps off another, and whether it is set down at that one's level. */
export function besideSpot(s: Scene, hero: Hero, other: number): { spot: Vec3; down: boolean } | null {
  const spot = clearSpot(s, hero, { thing: other, panel: -1 });
  if (spot === null) return null;
  const { z } = pieceAt(s, other);
  const low: Vec3 = [spot[0], spot[1], z];
  const i = s.heroes.indexOf(hero);
  return isFree(s, i, low) && standsAt(s, i, low[0], low[1], z) ? { spot: low, down: true } : { spot, down: false };
}

/** LG-GEO-16: where a thing that came down on a Hero is put, or null if there is no room within 10 inches. */
export function setDownSpot(s: Scene, i: number, level: number): Vec3 | null {
  const space = withoutItself(s, spaceOf(s), i);
  const body = bodyAt(space, i);
  const { x, y } = body;
  body.z = level;
  for (let ring = 1; ring <= 40; ring++) {
    for (const [cos, sin] of SIXTEEN) {
      body.x = x + 0.25 * ring * cos;
      body.y = y + 0.25 * ring * sin;
      if (isOnTable(space, body) && overlapped(space, body) < 0) return [body.x + 0, body.y + 0, level];
    }
  }
  return null;
}

/** Sixteen directions anticlockwise from east; 22.5 degrees by the half-angle roots. */
const C = Math.sqrt(2 + Math.SQRT2) / 2;
const S = Math.sqrt(2 - Math.SQRT2) / 2;
const QUARTER: readonly (readonly [number, number])[] = [
  [1, 0],
  [C, S],
  [H, H],
  [S, C],
];
const SIXTEEN = [
  ...QUARTER,
  ...QUARTER.map(([c, sn]) => [-sn, c] as const),
  ...QUARTER.map(([c, sn]) => [-c, -sn] as const),
  ...QUARTER.map(([c, sn]) => [sn, -c] as const),
];
