import {
  cheapestPath,
  comesNearerThan,
  crossings,
  distanceSquared,
  emptyWalk,
  isIn,
  isInAny,
  isWhollyIn,
  type Shape,
  turningPoints,
  walk,
} from '@sandtable/geometry/plane';
import { isSolid, profileAt, shapeAt, shapeOf } from '../figures.js';
import { groundOf, roughFor, stands } from '../ground.js';
import { EPS, INCH } from '../inches.js';
import { type Battle, homeOf, NO_NUMBERS, type Spot } from '../state.js';

// What a path costs, and what stands in its way (DL-GEO-07 to DL-GEO-09).

const walked = emptyWalk(); // scratch
/** Pieces of a path shorter than this do not count. */
const SHORTEST = 1;

/** The trenches infantry is inside of when it sets out: clear to it until it leaves them (DL-TER-11). */
function trenchesAround(b: Battle, i: number): readonly number[] {
  const { areas, trenches } = groundOf(b);
  if (trenches.length === 0 || profileAt(b, i).column !== 'infantry' || b.models[i]!.where !== 'table')
    return NO_NUMBERS;
  const shape = shapeOf(b, i);
  return trenches.filter((k) => isWhollyIn(shape, areas[k]!.shape, EPS));
}

/** The inches a path costs a walker, in units: its length, twice in Difficult ground (DL-TER-06), one more for each Difficult line (DL-GEO-08); in and out as one likes (DL-MOV-13). */
export function costOf(b: Battle, i: number, path: readonly Spot[], flying: boolean): number {
  const ground = groundOf(b);
  const rough = roughFor(ground, profileAt(b, i));
  walk(ground.map, path, SHORTEST, walked);
  if (flying) return walked.length;
  let dug = trenchesAround(b, i);
  let cost = walked.length;
  for (let piece = 0; piece < walked.pieces; piece++) {
    if (dug.length > 0) dug = dug.filter((k) => isIn(walked, piece, k));
    if (isInAny(walked, piece, ground.roads) || !isInAny(walked, piece, rough.difficult)) continue; // DL-TER-12
    if (dug.length > 0 && isOnlyIn(b, piece, dug)) continue;
    cost += walked.to[piece]! - walked.from[piece]!; // DL-TER-06; Clear ground adds nothing (DL-TER-05)
  }
  for (const k of rough.hardLines)
    if (stands(b, k)) for (const { through } of crossings(path, ground.lines[k]!.shape, EPS)) if (through) cost += INCH; // DL-LIN-01, DL-TER-07
  return cost;
}

function isOnlyIn(b: Battle, piece: number, dug: readonly number[]): boolean {
  return groundOf(b).areas.every(({ going }, k) => going[0] === 'clear' || dug.includes(k) || !isIn(walked, piece, k));
}

/** What the centre of a model must keep clear of on its way, each with the clearance (DL-GEO-09). */
export interface Obstacle {
  readonly shape: Shape;
  readonly what: 'terrain' | 'model' | 'wreck';
}

/** Whom a mover may pass: the non-ironclads of its own section (DL-MOV-03). */
function isPassed(b: Battle, i: number, k: number): boolean {
  if (b.match.config.strictOwnModels) return false;
  return homeOf(b, i) === homeOf(b, k) && !profileAt(b, k).ironclad;
}

/** What is in the way of a model; `absent` are models that will have moved away or do not count. */
export function obstaclesFor(b: Battle, i: number, absent: readonly number[] = []): Obstacle[] {
  const ground = groundOf(b);
  const rough = roughFor(ground, profileAt(b, i));
  const found: Obstacle[] = rough.impassable.map((k) => ({ shape: ground.areas[k]!.shape, what: 'terrain' }));
  for (const k of rough.closedLines) if (stands(b, k)) found.push({ shape: ground.lines[k]!.shape, what: 'terrain' });
  for (let k = 0; k < b.models.length; k++) {
    const m = b.models[k]!;
    if (k === i || !isSolid(m) || absent.includes(k)) continue;
    if (m.where === 'table' && isPassed(b, i, k)) continue;
    found.push({ shape: shapeAt(b, k, m), what: m.where === 'wreck' ? 'wreck' : 'model' });
  }
  return found;
}

/** The radius of a round base; half the width of a hull, for its way (DL-GEO-23). */
export function radiusOf(b: Battle, i: number): number {
  const { base } = profileAt(b, i);
  return base.kind === 'round' ? base.radius : base.width / 2;
}

/** The first obstacle that a path of a centre runs into, or null. */
export function metBy(b: Battle, i: number, path: readonly Spot[], obstacles: readonly Obstacle[]): Obstacle | null {
  const clearance = radiusOf(b, i) - EPS;
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let n = 0; n < path.length; n++) {
    const { x, y } = path[n]!;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  for (let n = 0; n < obstacles.length; n++) {
    const { shape } = obstacles[n]!;
    if (shape.left - right > clearance || left - shape.right > clearance) continue;
    if (shape.top - bottom > clearance || top - shape.bottom > clearance) continue;
    if (comesNearerThan(path, shape, clearance)) return obstacles[n]!;
  }
  return null;
}

/** The straight way of a walker to a place, where it is free and within the allowance. */
export function straightTo(
  b: Battle,
  i: number,
  from: Spot,
  to: Spot,
  most: number,
  obstacles: readonly Obstacle[],
): readonly Spot[] | null {
  if (distanceSquared(from, to) > (most + EPS) * (most + EPS)) return null;
  const straight = [from, to];
  return metBy(b, i, straight, obstacles) === null && costOf(b, i, straight, false) <= most + EPS ? straight : null;
}

/** A way of a walker to a place: straight where it is free, else round what is in the way; null where it costs too much. */
export function wayTo(
  b: Battle,
  i: number,
  from: Spot,
  to: Spot,
  most: number,
  obstacles: readonly Obstacle[],
): readonly Spot[] | null {
  if (distanceSquared(from, to) > (most + EPS) * (most + EPS)) return null;
  const straight = straightTo(b, i, from, to, most, obstacles);
  if (straight !== null) return straight;
  const radius = radiusOf(b, i);
  const around = by(from, to);
  // no way within the allowance leaves the ellipse round both ends: what lies outside is neither met nor gone round
  const isNear = (shape: Shape, clearance: number): boolean => {
    if (shape.kind === 'point') return around(shape.at) <= most + EPS + 2 * (shape.radius + clearance);
    const reach = (most + 2 * INCH) / 2;
    return (
      shape.left < Math.max(from.x, to.x) + reach &&
      shape.right > Math.min(from.x, to.x) - reach &&
      shape.top < Math.max(from.y, to.y) + reach &&
      shape.bottom > Math.min(from.y, to.y) - reach
    );
  };
  const near = obstacles.filter(({ shape }) => isNear(shape, radius));
  const turning: Spot[] = [];
  const turn = (shape: Shape, clearance: number): void => {
    for (const point of turningPoints(shape, clearance)) if (around(point) <= most + EPS) turning.push(point);
  };
  for (const { shape } of near) turn(shape, radius);
  for (const shape of slowGround(b, i)) if (isNear(shape, 0)) turn(shape, 0); // round it, where that is cheaper
  if (turning.length === 0) return null;
  const way = cheapestPath(
    from,
    to,
    turning,
    (p, q) => (metBy(b, i, [p, q], near) === null ? costOf(b, i, [p, q], false) : Infinity),
    most + EPS,
  );
  return way !== null && costOf(b, i, way, false) <= most + EPS ? way : null;
}

/** How far it is from one place to another by way of a third. */
function by(from: Spot, to: Spot): (at: Spot) => number {
  return (at) => Math.sqrt(distanceSquared(from, at)) + Math.sqrt(distanceSquared(at, to));
}

/** The areas and lines that a model crosses at a price. */
function slowGround(b: Battle, i: number): Shape[] {
  const ground = groundOf(b);
  const rough = roughFor(ground, profileAt(b, i));
  return [
    ...ground.areas.flatMap(({ shape }, k) => (isInSet(rough.difficult, k) ? [shape] : [])),
    ...rough.hardLines.flatMap((k) => (stands(b, k) ? [ground.lines[k]!.shape] : [])),
  ];
}

function isInSet(set: readonly number[], k: number): boolean {
  return (set[k >> 5]! & (1 << (k & 31))) !== 0;
}
