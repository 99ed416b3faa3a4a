import { shareMet } from '@sandtable/geometry/space';
import { poseToward, refusePose } from './carrying.js';
import { thingsInContact } from './contact.js';
import type { Pose } from './decisions.js';
import type { SceneTable } from './events.js';
import { clearOff, placeOf } from './fall.js';
import { groundAlong } from './ground.js';
import { outcomeOf } from './impact.js';
import { type Direction, faceOf, toughnessOf } from './impetus.js';
import { advance, ahead, type Motion, motion, unit } from './motion.js';
import { contactsAlong } from './previews.js';
import { foresee, rehearsal } from './rehearsal.js';
import { endCarrying } from './removal.js';
import type { Hero, Scene } from './state.js';
import { isSupported, restingOn, slidOnto, standsAt } from './support.js';
import { bodyAt, indexOf, isHero, isObject, pieceAt, sizeOf, spaceOf, tablesOf, thingAt } from './tables.js';
import { BODY_CONSTANT, EPS, FALL_STEPS, RADIUS, type Vec3 } from './terms.js';

// How far one could go, what a throw would go through, where one would come down: looked at without changing anything.

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
function flyOn(t: SceneTable, m: Motion): Pick<Flight, 'hits' | 'edge'> {
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

export interface Landing {
  readonly at: Vec3;
  /** The way down. */
  readonly inches: number;
  /** Of everything met on it, with the inches that led there (LG-IMP-04). On the street a Hero Landing may spare it. */
  readonly fatigue: number;
  /** What it met last; null: the table top. */
  readonly thing: string | null;
}

/** Where a Hero would come down if it were left in a place after so many inches that count on; null where it would stand. */
export function landing(given: Scene, i: number, at: Vec3, travelled = 0): Landing | null {
  const t = rehearsal(given);
  const s = t.state;
  const hero = s.heroes[i]!;
  [hero.x, hero.y, hero.z] = at;
  hero.travel = travelled;
  const met: PredictedHit[] = [];
  let inches = 0;
  for (let step = 0; step < FALL_STEPS && !standsAt(s, i, hero.x, hero.y, hero.z); step++) {
    const rest = restingOn(s, hero);
    if (rest !== null) {
      if (!clearOff(t, hero, rest)) break; // LG-FAL-08
      continue;
    }
    const m = motion(i, 'fall', 0, 0, -1, hero.z + 1);
    met.push(...flyOn(t, m).hits);
    inches += m.moved;
  }
  if (inches < EPS) return null;
  const fatigue = met.reduce((sum, { moverFatigue }) => sum + moverFatigue, 0);
  return { at: placeOf(s, i), inches, fatigue, thing: met[met.length - 1]?.thing ?? null };
}

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

/** Everything in contact with a Hero, by name (LG-GEN-08). */
export const touching = (s: Scene, hero: Hero): string[] => thingsInContact(s, hero).map((i) => pieceAt(s, i).id);

export interface Posed {
  readonly pose: Pose;
  readonly refusal: { readonly rule: string; readonly message: string } | null;
}

/** A pose beside a partner: towards a place, turned and laid as one likes; and whether that is allowed. */
export function posed(s: Scene, i: number, partner: number, toward: Vec3, yaw: number, lie: 0 | 1 | 2): Posed {
  const pose = poseToward(s, i, partner, toward, isHero(s, i) ? 0 : yaw, isObject(s, i) ? lie : 0);
  return { pose, refusal: refusePose(s, i, partner, pose) };
}

export interface Prices {
  readonly size: number;
  readonly pickUp: number;
  readonly flingPerInch: number;
  readonly flingOne: number;
  readonly toughness: number;
  /** Impetus for each inch flown against a Hero: with its small end first, and with its broad side. */
  readonly endOn: number;
  readonly broadside: number;
}

/** LG-IMP-03, LG-IMP-07: what a thing would do for each inch it flies at a Hero, as it lies now. */
export function perInch(s: Scene, i: number): Pick<Prices, 'toughness' | 'endOn' | 'broadside'> {
  const { cos, sin } = bodyAt(spaceOf(s), i);
  const ways: readonly Direction[] = [
    { dx: cos, dy: sin, dz: 0 },
    { dx: -sin, dy: cos, dz: 0 },
  ];
  const each = ways.map((way) => {
    const size = sizeOf(s, i) * shareMet(faceOf(s, i, way), 1);
    return (size * toughnessOf(s, i, way)) / (s.match.config.literalImpetus ? 1 : BODY_CONSTANT);
  });
  return {
    toughness:
      thingAt(s, i).is === 'hero' ? toughnessOf(s, i, ways[0]!) : Math.max(...ways.map((w) => toughnessOf(s, i, w))),
    endOn: Math.max(...each),
    broadside: Math.min(...each),
  };
}
