import { shareMet } from '@sandtable/geometry/space';
import type { Scene } from '../state.js';
import { isHero, pieceAt, sizeOf, thingAt } from '../tables.js';
import { BODY_CONSTANT, OBSTACLE } from '../terms.js';
import { faceOf, toughnessOf, toughnessOfHit } from './materials.js';
import type { Motion } from './motion.js';

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
  if (s.match.config.literalAnswer) return 0; // standing things have no impetus (LG-RUL-17)
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
