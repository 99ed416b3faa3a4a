import {
  alongEdge,
  crossings,
  distanceSquared,
  isWhollyIn,
  isWithin,
  lengthIn,
  nearestPoint,
  type Shape,
  shortestLine,
  spot,
} from '@sandtable/geometry/plane';
import { facingOf, isSolid, profileAt, shapeAt, shapeOf } from '../figures.js';
import { groundOf, stands } from '../ground.js';
import { EPS, INCH } from '../inches.js';
import { mayBe } from '../mars/judge.js';
import { spoken } from '../mars/mars.js';
import { has } from '../profile.js';
import { type Battle, doingOf, homeOf, NO_NUMBERS, type Spot } from '../state.js';

// Who sees whom (4.17). Between two bases there is one line; where a hull or a house is at either end, any clear one will do.

export interface Line {
  readonly from: Spot;
  readonly to: Spot;
  /** Edge to edge along it: what range is measured by. */
  readonly length: number;
}

const BLOCKS = spoken('sight.blocks');
/** How densely outlines are tried (DL-GEO-11). */
const SAMPLE = INCH / 4;
/** Round bases are sampled every ten degrees where any line will do (DL-GEO-11). */
const AROUND = 36;

/** The areas a whole base or hull is inside of (DL-TER-02), or on the roof of (DL-AER-08). */
export function areasAround(b: Battle, shape: Shape): number[] {
  const { areas } = groundOf(b);
  const found: number[] = [];
  for (let k = 0; k < areas.length; k++) if (isWhollyIn(shape, areas[k]!.shape, EPS)) found.push(k);
  return found;
}

/** DL-ELV-01, DL-GEO-35. */
export function isElevated(b: Battle, i: number): boolean {
  const { areas } = groundOf(b);
  const m = b.models[i]!;
  if (m.where === 'house') return areas[b.sections[homeOf(b, i)]!.house!]!.elevated;
  const shape = shapeOf(b, i);
  // who stands wholly inside the outline of a building and is not in it is on its roof (DL-AER-08)
  return areas.some((piece) => (piece.elevated || piece.building) && isWhollyIn(shape, piece.shape, EPS));
}

/** What the models at both ends do not let count: the ground and the house they are in (DL-BLD-03), and what was flown over (DL-TER-04, DL-AER-05). */
function overlooked(b: Battle, i: number, j: number): readonly number[] {
  const house = (k: number): readonly number[] => {
    const at = b.models[k]!.where === 'house' ? b.sections[homeOf(b, k)]!.house : null;
    return at === null ? areasAround(b, shapeOf(b, k)) : [at];
  };
  const flown = doingOf(b, homeOf(b, j))?.flown ?? NO_NUMBERS;
  return [...house(i), ...house(j), ...flown];
}

/** The clear line from a model to another, or null where there is none. */
export function sightLine(b: Battle, i: number, j: number): Line | null {
  const [from, to] = [shapeOf(b, i), shapeOf(b, j)];
  const ignored = overlooked(b, i, j);
  const over = seesOver(b, i, j);
  for (const line of linesBetween(b, from, to))
    if (!isBlocked(b, line, ignored, (k) => isScreen(b, i, j, k, over))) return line;
  return null;
}

/** Lines to try, the shortest first (DL-LOS-01, DL-LOS-02). */
function linesBetween(b: Battle, from: Shape, to: Shape): Line[] {
  const shortest = shortestLine(from, to);
  if (shortest === null) return [{ from: from.at, to: to.at, length: 0 }]; // DL-GEO-10: touching, never blocked
  const first = lineOf(shortest[0], shortest[1]);
  const round = from.kind === 'point' && to.kind === 'point';
  if (round && b.match.config.losMode === 'shortest') return [first];
  const lines = [first];
  for (const point of samplesOf(b, from)) lines.push(lineOf(point, nearestPoint(to, point)));
  for (const point of samplesOf(b, to)) lines.push(lineOf(nearestPoint(from, point), point));
  return lines.sort((p, q) => p.length - q.length);
}

function lineOf(from: Spot, to: Spot): Line {
  return { from, to, length: Math.sqrt(distanceSquared(from, to)) };
}

function samplesOf(b: Battle, shape: Shape): Spot[] {
  if (shape.kind !== 'point') return alongEdge(shape, SAMPLE);
  if (b.match.config.losMode === 'shortest') return [];
  return ring(shape, AROUND);
}

/** So many points of a circle, evenly, found without an angle: each is where a turned direction leaves it. */
function ring({ at, radius }: Shape, count: number): Spot[] {
  const points: Spot[] = [];
  for (let k = 0; k < count; k++) {
    const [x, y] = turned(k);
    points.push({ x: at.x + Math.round(radius * x), y: at.y + Math.round(radius * y) });
  }
  return points;
}

/** The direction of k times ten degrees, by repeated turning: products and sums are the same everywhere. */
const TEN = [0.984807753012208, 0.17364817766693033] as const;
function turned(k: number): readonly [number, number] {
  let [x, y] = [1, 0];
  for (let i = 0; i < k; i++) [x, y] = [x * TEN[0] - y * TEN[1], x * TEN[1] + y * TEN[0]];
  return [x, y];
}

/** DL-ELV-02. */
function seesOver(b: Battle, i: number, j: number): boolean {
  return isElevated(b, i) || (b.match.config.elevatedReciprocal && isElevated(b, j));
}

/** Whether a model stands in the way of a line between two others at all (DL-LOS-04, DL-LOS-05). */
function isScreen(b: Battle, i: number, j: number, k: number, over: boolean): boolean {
  const m = b.models[k]!;
  if (!isSolid(m) || k === i || k === j || b.models[i]!.carrier === k || b.models[j]!.carrier === k) return false;
  if (over && !isElevated(b, k)) return false;
  if (m.where === 'wreck') return true;
  const of = profileAt(b, k);
  if (!mayBe(true, BLOCKS, { of })) return false;
  if (of.ironclad) return true;
  const home = homeOf(b, k);
  if (firesTogether(b, homeOf(b, i), home)) return false;
  return home !== homeOf(b, j) || b.match.config.targetSectionScreens;
}

/** Those who contribute to one attack are one firing section (DL-ORD-81). */
function firesTogether(b: Battle, firing: number, other: number): boolean {
  return firing === other || (b.attack?.firing.includes(firing) === true && b.attack.firing.includes(other));
}

/**
 * Whether something of the ground or some model hides the far end of a line (DL-LOS-03, DL-LOS-04): ground that blocks (DL-TER-09), lines of
 * no thickness that do (DL-LIN-01, DL-LIN-02), bases and hulls, a transport's for its own section too (DL-TRN-03); by the length of what lies
 * within, more than a touch (DL-LOS-06, DL-GEO-12, DL-GEO-13), from a height too (DL-ELV-05).
 */
export function isBlocked(
  b: Battle,
  { from, to }: Pick<Line, 'from' | 'to'>,
  ignored: readonly number[],
  counts: (model: number) => boolean,
): boolean {
  const { areas, lines } = groundOf(b);
  for (let k = 0; k < areas.length; k++) {
    const { kind, shape } = areas[k]!;
    if (kind.blocksSight && !ignored.includes(k) && meetsBox(from, to, shape) && lengthIn(from, to, shape) > EPS)
      return true;
  }
  for (let k = 0; k < lines.length; k++) {
    const { kind, shape } = lines[k]!;
    if (kind.blocksSight && stands(b, k) && parts(from, to, shape)) return true;
  }
  for (let k = 0; k < b.models.length; k++) {
    const m = b.models[k]!;
    if (!isSolid(m)) continue;
    const shape = shapeAt(b, k, m, facingOf(m));
    if (!meetsBox(from, to, shape) || !counts(k)) continue;
    if (lengthIn(from, to, shape) > EPS) return true;
  }
  return false;
}

/** Whether a line has its ends on different sides of a wall that it meets (DL-GEO-14). */
export function parts(from: Spot, to: Spot, wall: Shape): boolean {
  return crossings([from, to], wall, EPS).some(({ through }) => through);
}

function meetsBox(a: Spot, c: Spot, { left, right, top, bottom }: Shape): boolean {
  if (a.x < c.x ? c.x < left || a.x > right : a.x < left || c.x > right) return false;
  return !(a.y < c.y ? c.y < top || a.y > bottom : a.y < top || c.y > bottom);
}

/**
 * Whether a model sees a place (DL-LOS-07). What the place lies in or under does not hide it, as what a target stands in does not
 * hide the target.
 */
export function seesSpot(b: Battle, i: number, place: Spot): boolean {
  const from = shapeOf(b, i);
  const { areas } = groundOf(b);
  const around = areas.flatMap(({ shape }, k) => (isWithin(shape, spot(place), EPS) ? [k] : []));
  const ignored = [...overlooked(b, i, i), ...around];
  const over = isElevated(b, i);
  const counts = (k: number): boolean => isScreen(b, i, i, k, over) && !isWithin(shapeOf(b, k), spot(place), EPS);
  const starts = [nearestPoint(from, place), ...(from.kind === 'point' ? [] : samplesOf(b, from))]; // DL-LOS-02
  return starts.some((start) => !isBlocked(b, { from: start, to: place }, ignored, counts));
}

/** Whether anybody of a section sees an Inspiring friend; one of its own counts without (DL-MAR-21, DL-MAR-67). */
export function seesAny(b: Battle, viewers: readonly number[], seen: readonly number[]): boolean {
  return seen.some((j) => viewers.some((i) => isOpen(b, i) && isOpen(b, j) && sightLine(b, i, j) !== null));
}

/** There is no sight to or from a closed transport (DL-GEN-60). */
export function isOpen(b: Battle, i: number): boolean {
  const { carrier } = b.models[i]!;
  return carrier === null || has(profileAt(b, carrier), 'openTopped');
}
