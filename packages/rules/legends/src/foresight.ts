import { shareMet } from '@sandtable/geometry/space';
import { poseToward, refusePose } from './carrying.js';
import { thingsInContact } from './contact.js';
import type { Pose } from './decisions.js';
import { groundAlong } from './ground.js';
import { type Direction, faceOf, numbersOf, pieceStruckOf, toughnessOf } from './impetus.js';
import { ahead, type Motion, motion, unit } from './motion.js';
import { contactsAlong } from './previews.js';
import { copyScene, type Hero, type Scene } from './state.js';
import { standsAt } from './support.js';
import { bodyAt, indexOf, isHero, isObject, pieceAt, sizeOf, spaceOf, tablesOf, thingAt } from './tables.js';
import { BODY_CONSTANT, BUMP_BELOW, EPS, RADIUS, roundDown, type Vec3 } from './terms.js';

// How far one could go, what a throw would go through, where one would come down: looked at without changing anything.

export interface PredictedHit {
  readonly inches: number;
  readonly at: Vec3;
  /** Null: the table top. */
  readonly thing: string | null;
  readonly piece: string | null;
  readonly impetus: number;
  readonly answer: number;
  readonly moverFatigue: number;
  readonly otherFatigue: number;
  /** The mover goes on: through the wall, or because the thing breaks. */
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
  const s = copyScene(given);
  const piece = pieceAt(s, thing);
  const start: Vec3 = [piece.x, piece.y, piece.z];
  const direction = unit(dir);
  if (direction === null) return { hit: null, hits: [], end: start, edge: false, landing: null };
  const [dx, dy, dz] = direction;
  const m = motion(thing, how, dx, dy, dz, far, {
    walks: how === 'line' || (how === 'knock' && dz === 0),
    flinger: piece.carriedBy === null ? -1 : indexOf(s, piece.carriedBy),
  });
  const hits: PredictedHit[] = [];
  let counted = travelled; // inches that count for the next Impact, less those gone in all
  let stopped = far;
  let edge = false;
  while (hits.length < MOST_HITS) {
    const { what, inches, hit } = ahead(s, m);
    if (what !== 'touch' && what !== 'ground') {
      edge = what === 'edge';
      stopped = inches;
      break;
    }
    piece.travel = counted + inches;
    const numbers = numbersOf(s, m, hit);
    const bump = numbers.impetus < BUMP_BELOW - EPS;
    const passes =
      !bump && what === 'touch' && hit.heroes.length === 0 && numbers.impetus > numbers.otherToughness + EPS;
    hits.push({
      inches,
      at: [start[0] + dx * inches, start[1] + dy * inches, start[2] + dz * inches],
      thing: hit.thing < 0 ? null : pieceAt(s, hit.thing).id,
      piece: hit.panel < 0 ? null : pieceStruckOf(s, hit).id,
      impetus: numbers.impetus,
      answer: numbers.answer,
      moverFatigue: isHero(s, thing) && !bump ? roundDown(numbers.answer) : 0,
      otherFatigue: hit.heroes.length > 0 && !bump ? roundDown(numbers.impetus) : 0,
      passes,
    });
    stopped = inches;
    const breaks = !isHero(s, thing) && numbers.answer > numbers.toughness + EPS; // LG-IMP-14
    if (!passes || breaks) break;
    if (!bump) counted = -inches; // LG-IMP-04: an Impact starts the count anew
    passOn(s, m, hit);
    stopped = far;
  }
  const end: Vec3 = [start[0] + dx * stopped, start[1] + dy * stopped, start[2] + dz * stopped];
  return { hit: hits[0] ?? null, hits, end, edge, landing: isHero(s, thing) ? landing(s, thing, end) : null };
}

function passOn(s: Scene, m: Motion, { thing, panel }: { readonly thing: number; readonly panel: number }): void {
  if (panel < 0) m.passedThings.push(thing);
  else m.passedPanels.push(spaceOf(s).firstPanel[thing]! + panel);
}

export interface Landing {
  readonly at: Vec3;
  readonly inches: number;
  /** Unless it is spared by a Hero Landing. */
  readonly fatigue: number;
  readonly thing: string | null;
}

/** Where a Hero would come down if it were left in a place; null where it would stand. */
export function landing(given: Scene, i: number, at: Vec3): Landing | null {
  if (at[2] < EPS || standsAt(given, i, ...at)) return null;
  const s = copyScene(given);
  const hero = s.heroes[i]!;
  [hero.x, hero.y, hero.z] = at;
  hero.travel = 0;
  const m = motion(i, 'fall', 0, 0, -1, at[2] + 1);
  const { what, inches, hit } = ahead(s, m);
  if ((what !== 'touch' && what !== 'ground') || inches < EPS) return null;
  hero.travel = inches;
  const { impetus, answer } = numbersOf(s, m, hit);
  return {
    at: [at[0], at[1], at[2] - inches],
    inches,
    fatigue: impetus < BUMP_BELOW - EPS ? 0 : roundDown(answer),
    thing: hit.thing < 0 ? null : pieceAt(s, hit.thing).id,
  };
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
