import { discMeetsRectangle, inDisc, isOnTable, newSpan, overlapped } from '@sandtable/geometry/space';
import type { Hero, Scene } from '../state.js';
import { bodyAt, heroBody, isHero, pieceAt, spaceOf, withoutItself, withoutLow } from '../tables.js';
import { EPS, HEIGHT, RADIUS, SKY, type Vec3 } from '../terms.js';
import { type Rest, standsAt } from './support.js';

// Where there is room: for whoever steps off something, and for what is set down (LG-GEO-15, LG-GEO-16).

/** Whether a Hero would overlap nothing there (LG-GEO-05), with its whole base on the table; low things are not in the way. */
export function isFree(s: Scene, hero: number, [x, y, z]: Vec3, lift = 0): boolean {
  const space = withoutItself(s, withoutLow(s, spaceOf(s)), hero);
  const body = heroBody(x, y, z, lift);
  return z >= -EPS && z + HEIGHT <= SKY + EPS && isOnTable(space, body) && overlapped(space, body) < 0;
}

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
