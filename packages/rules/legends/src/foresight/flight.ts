import type { SceneTable } from '../events.js';
import { endCarrying } from '../rules/carrying.js';
import { outcomeOf } from '../rules/impacts.js';
import { advance, ahead, type Motion, motion, placeOf } from '../rules/motion.js';
import { isSupported, slidOnto } from '../rules/support.js';
import type { Scene } from '../state.js';
import { indexOf, isHero, pieceAt } from '../tables.js';
import type { Vec3 } from '../terms.js';
import { unit } from '../vectors.js';
import { type Landing, landing } from './landing.js';
import { foresee, rehearsal } from './supposed.js';

// What a throw, a knock or a fall would go through, and what would stop it.

export interface PredictedHit {
  /** Inches gone so far, free passages left out (LG-COM-04). */
  readonly inches: number;
  readonly at: Vec3;
  /** Null: the table top. */
  readonly thing: string | null;
  readonly piece: string | null;
  readonly impetus: number;
  readonly answer: number;
  readonly moverFatigue: number;
  readonly otherFatigue: number;
  /** It gives way: the mover is through the wall, or the thing is gone; and goes on, unless it breaks as well (LG-IMP-14). */
  readonly passes: boolean;
}

export interface Flight {
  /** The first of the hits. */
  readonly hit: PredictedHit | null;
  /** Everything it would go through, and what would stop it. */
  readonly hits: readonly PredictedHit[];
  readonly end: Vec3;
  /** It would be stopped by the edge of the table (LG-EDG). */
  readonly edge: boolean;
  /** Where it would come down from there, and what that costs a Hero. */
  readonly landing: Landing | null;
}

/** No throw goes through more; it keeps a strange city from asking for ever. */
const MOST_HITS = 20;

/** A straight movement with everything it would go through, if it started after `travelled` inches. */
export function flight(
  given: Scene,
  thing: number,
  how: 'fling' | 'knock' | 'fall' | 'line',
  dir: Vec3,
  far: number,
  travelled: number,
): Flight {
  const t = rehearsal(given);
  const s = t.state;
  const piece = pieceAt(s, thing);
  const direction = unit(dir);
  if (direction === null) return { hit: null, hits: [], end: placeOf(s, thing), edge: false, landing: null };
  const [dx, dy, dz] = direction;
  const hero = isHero(s, thing) ? s.heroes[thing]! : null;
  const flinger = how === 'fling' && piece.carriedBy !== null ? indexOf(s, piece.carriedBy) : -1;
  if (flinger >= 0) endCarrying(t, s.heroes[flinger]!);
  const slides = how === 'knock' && dz === 0 && hero !== null && isSupported(s, hero); // LG-KNB-05
  const m = motion(thing, how, dx, dy, dz, far, { walks: how === 'line' || slides, flinger });
  piece.travel = travelled;
  const { hits, edge } = flyOn(t, m);
  if (slides) piece.z = slidOnto(s, thing);
  const end = placeOf(s, thing);
  const falls = hero !== null && !isSupported(s, hero);
  return { hit: hits[0] ?? null, hits, end, edge, landing: falls ? landing(s, thing, end, piece.travel) : null };
}

/** Goes as far as the referee would let it, if nobody does anything about it. */
export function flyOn(t: SceneTable, m: Motion): Pick<Flight, 'hits' | 'edge'> {
  const s = t.state;
  const hits: PredictedHit[] = [];
  while (hits.length < MOST_HITS) {
    const { what, inches, hit, landing } = ahead(s, m);
    advance(t, m, inches, what === 'end', landing);
    if (what !== 'touch' && what !== 'ground') return { hits, edge: what === 'edge' };
    const { numbers, thing, piece, bump, moverFatigue, otherFatigue, breaks } = foresee(s, m, hit);
    const at = placeOf(s, m.thing);
    const { moved } = m;
    if (!bump) pieceAt(s, m.thing).travel = 0; // LG-IMP-12
    const outcome = bump ? 'blocked' : outcomeOf(t, m, hit, numbers);
    const passes = breaks && outcome !== 'blocked';
    const { impetus, answer } = numbers;
    hits.push({ inches: moved, at, thing, piece, impetus, answer, moverFatigue, otherFatigue, passes });
    if (outcome !== 'passed') break;
  }
  return { hits, edge: false };
}
