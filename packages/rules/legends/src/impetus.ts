import { faceArea, meanDepth, shareMet } from '@sandtable/geometry/space';
import type { Motion } from './motion.js';
import type { Scene } from './state.js';
import { bodyAt, isHero, pieceAt, sizeOf, spaceOf, tablesOf, thingAt } from './tables.js';
import { BODY_CONSTANT, type Material, OBSTACLE, SMASH_BODY, SOLID_PER_INCH, TOUGHNESS } from './terms.js';

// The numbers of an Impact. They are fixed when the touch is found (LG-IMP-15).

/** What a mover has come to touch. */
export interface Hit {
  /** Place in the space; -1 for the table top. */
  readonly thing: number;
  readonly panel: number;
  /** The opening struck, or -1 for the wall. */
  readonly opening: number;
  /** All Heroes struck together (LG-IMP-16). */
  readonly heroes: readonly number[];
  /** The struck face and the surface travelled on are perpendicular (LG-GEN-05), so it is an obstacle (LG-GEN-06). */
  readonly obstacle: boolean;
}

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

export function bodyToughness({ item }: { readonly item: string | null }): number {
  return item === 'smash' ? SMASH_BODY : TOUGHNESS.body;
}

/** The piece of a building that is struck: an opening or the wall around it (LG-OBJ-06, LG-OBJ-07). */
export function pieceStruckOf(
  s: Scene,
  { thing, panel, opening }: Hit,
): { id: string; mat: Material; isWall: boolean } {
  const it = thingAt(s, thing);
  if (it.is !== 'building') throw new Error('bug: only buildings have pieces');
  const wall = it.plan.panels[panel]!;
  const hole = opening >= 0 ? wall.openings[opening]! : null;
  // a gap too small to be one counts as the panel around it
  if (hole === null || hole.mat === 'open') return { id: wall.id, mat: wall.mat, isWall: true };
  return { id: hole.id, mat: hole.mat, isWall: false };
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

export function buildingNumber(s: Scene, i: number): number {
  return i - s.heroes.length - s.objects.length;
}

export interface Numbers {
  readonly inches: number;
  /** LG-IMP-07. */
  readonly size: number;
  readonly toughness: number;
  readonly impetus: number;
  readonly otherToughness: number;
  readonly answer: number;
}

/** LG-IMP-03, LG-IMP-07, LG-IMP-08. */
export function numbersOf(s: Scene, m: Motion, hit: Hit): Numbers {
  const { literalImpetus } = s.match.config;
  const inches = pieceAt(s, m.thing).travel;
  const covered = hit.thing < 0 || hit.panel >= 0 ? Number.POSITIVE_INFINITY : faceOf(s, hit.thing, m);
  const size = sizeOf(s, m.thing) * shareMet(faceOf(s, m.thing, m), covered);
  const toughness = toughnessOf(s, m.thing, m);
  const impetus = (inches * size * toughness) / (literalImpetus ? 1 : BODY_CONSTANT);
  const otherToughness = toughnessOfHit(s, hit, m);
  return { inches, size, toughness, impetus, otherToughness, answer: answerOf(s, m, hit, impetus, otherToughness) };
}

function answerOf(s: Scene, m: Motion, hit: Hit, impetus: number, otherToughness: number): number {
  if (s.match.config.literalImpetus) return 0; // standing things have no impetus (LG-RUL-17)
  if (hit.thing < 0) return impetus; // LG-RUL-24
  if (!isHero(s, hit.thing)) return Math.min(impetus, otherToughness);
  if (isHero(s, m.thing)) return 0; // LG-RUL-23
  let most = 0;
  for (const i of hit.heroes) most = Math.max(most, Math.min(impetus, toughnessOf(s, i, m)));
  return most;
}

/** LG-IMP-02: whether a thrown or dropped thing is big enough to matter. */
export function isBigEnough(s: Scene, i: number): boolean {
  const thing = thingAt(s, i);
  if (thing.is !== 'object') return true;
  const { w, d, h } = thing.kind;
  return Math.max(w, d, h) >= OBSTACLE - 1e-9;
}
