import { distanceSquared, type Point, progress } from './point.js';
import { type Shape, sideEnd, sidesOf } from './shape.js';

// The legal place nearest to where somebody wants to stand. If that is not legal itself, the nearest lies on a bound, or
// where two of them meet: so those are tried, nearest first.

/** A bound of the legal places: a circle, or a segment (with `to`). */
type Bound = { readonly x: number; readonly y: number; readonly radius: number; readonly to: Place | null };
type Place = { readonly x: number; readonly y: number };

export type SnapBounds = {
  /** What a centre must keep a clearance from. */
  readonly off: readonly Shape[];
  readonly clearance: number;
  /** What a centre must stay in: the table, a zone, the circle of a move. */
  readonly within: readonly Shape[];
};

/**
 * The point of the grid nearest to the wanted one that is legal and at most `furthest` away, or null. `isLegal` judges; the bounds only
 * say where it is worth asking, so they may tell of more than it heeds, and should tell of all it does.
 */
export function nearestLegal(
  wanted: Point,
  bounds: SnapBounds,
  furthest: number,
  isLegal: (point: Point) => boolean,
): Point | null {
  if (isLegal(wanted)) return wanted;
  const places = worthAsking(wanted, boundsNear(wanted, bounds, furthest), furthest);
  let best: Point | null = null;
  let least = Infinity;
  for (const place of places) {
    const apart = Math.sqrt(squaredTo(wanted, place));
    if (best !== null && apart - ROUNDING > Math.sqrt(least)) break;
    for (const point of around(place)) {
      const squared = distanceSquared(wanted, point);
      if (squared >= least || squared > furthest * furthest || !isLegal(point)) continue;
      best = point;
      least = squared;
    }
  }
  return best;
}

/** How far the points of the grid tried for a place may be from it. */
const ROUNDING = 3;

/** The grid's points around a place, the nearest first. */
function around({ x, y }: Place): Point[] {
  const [column, row] = [Math.round(x), Math.round(y)];
  const points: Point[] = [];
  for (let dx = -1; dx <= 1; dx++) for (let dy = -1; dy <= 1; dy++) points.push({ x: column + dx, y: row + dy });
  return points.sort((p, q) => squaredTo(p, { x, y }) - squaredTo(q, { x, y }));
}

/** A place this far on the legal side of all bounds is legal on the grid, too, wherever it is rounded to. */
const MARGIN = 0.75;

/** The bounds within reach, and others a little on their legal side. */
function boundsNear(wanted: Point, { off, clearance, within }: SnapBounds, furthest: number): Bound[] {
  const found = [0, MARGIN].flatMap((margin) => [
    ...off.flatMap((shape) => boundsOf(shape, clearance + margin)),
    ...within.flatMap((shape) => boundsOf(shape, -margin)),
  ]);
  return found.filter((bound) => squaredTo(wanted, nearestOn(bound, wanted)) <= furthest * furthest);
}

/** What encloses a shape at a distance: circles round its corners, and segments beside its sides, on either hand. */
function boundsOf(shape: Shape, distance: number): Bound[] {
  const reach = shape.radius + distance;
  const found: Bound[] = [];
  if (reach > 0) for (const { x, y } of shape.corners) found.push({ x, y, radius: reach, to: null });
  if (shape.kind === 'point') return found;
  for (let i = 0; i < sidesOf(shape); i++) {
    const [p, q] = [shape.corners[i]!, sideEnd(shape, i)];
    const scale = reach / Math.sqrt(distanceSquared(p, q));
    const [dx, dy] = [(q.y - p.y) * scale, (p.x - q.x) * scale];
    for (const hand of reach === 0 ? [0] : [1, -1])
      found.push({
        x: p.x + hand * dx,
        y: p.y + hand * dy,
        radius: 0,
        to: { x: q.x + hand * dx, y: q.y + hand * dy },
      });
  }
  return found;
}

/** The nearest place on each bound, the ends of segments and where bounds meet: no further than that, the nearest first. */
function worthAsking(wanted: Point, bounds: readonly Bound[], furthest: number): Place[] {
  const places: Place[] = [];
  const keep = (place: Place): void => {
    if (squaredTo(wanted, place) <= (furthest + ROUNDING) * (furthest + ROUNDING)) places.push(place);
  };
  for (const [i, bound] of bounds.entries()) {
    keep(nearestOn(bound, wanted));
    if (bound.to) [bound, bound.to].forEach(keep);
    for (const other of bounds.slice(0, i)) meetings(bound, other).forEach(keep);
  }
  return places.sort((p, q) => squaredTo(wanted, p) - squaredTo(wanted, q) || p.x - q.x || p.y - q.y);
}

function nearestOn(bound: Bound, point: Point): Place {
  const { x, y, radius, to } = bound;
  if (to === null) {
    const apart = Math.sqrt(squaredTo(point, bound));
    if (apart === 0) return { x, y: y + radius };
    return { x: x + ((point.x - x) * radius) / apart, y: y + ((point.y - y) * radius) / apart };
  }
  const squared = squaredTo(bound, to);
  const share = squared === 0 ? 0 : Math.min(1, Math.max(0, progress(bound, to, point) / squared));
  return { x: x + (to.x - x) * share, y: y + (to.y - y) * share };
}

function meetings(a: Bound, b: Bound): Place[] {
  if (a.to === null) return b.to === null ? circlesMeet(a, b) : segmentMeetsCircle(b, b.to, a);
  return b.to === null ? segmentMeetsCircle(a, a.to, b) : segmentsMeetAt(a, a.to, b, b.to);
}

function circlesMeet(a: Bound, b: Bound): Place[] {
  const squared = squaredTo(a, b);
  const apart = Math.sqrt(squared);
  if (squared === 0 || apart > a.radius + b.radius || apart < Math.abs(a.radius - b.radius)) return [];
  const along = (squared + a.radius * a.radius - b.radius * b.radius) / (2 * squared);
  const aside = Math.sqrt(Math.max(0, (a.radius * a.radius) / squared - along * along));
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  return [1, -1].map((hand) => ({
    x: a.x + dx * along - hand * dy * aside,
    y: a.y + dy * along + hand * dx * aside,
  }));
}

function segmentMeetsCircle(from: Place, to: Place, circle: Bound): Place[] {
  const squared = squaredTo(from, to);
  if (squared === 0) return [];
  const along = progress(from, to, circle) / squared;
  const foot = { x: from.x + (to.x - from.x) * along, y: from.y + (to.y - from.y) * along };
  const rest = circle.radius * circle.radius - squaredTo(foot, circle);
  if (rest < 0) return [];
  const half = Math.sqrt(rest / squared);
  return [along - half, along + half]
    .filter((share) => share >= 0 && share <= 1)
    .map((share) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }));
}

function segmentsMeetAt(p: Place, q: Place, r: Place, s: Place): Place[] {
  const across = (q.x - p.x) * (s.y - r.y) - (q.y - p.y) * (s.x - r.x);
  if (across === 0) return [];
  const share = ((r.x - p.x) * (s.y - r.y) - (r.y - p.y) * (s.x - r.x)) / across;
  const other = ((r.x - p.x) * (q.y - p.y) - (r.y - p.y) * (q.x - p.x)) / across;
  if (share < 0 || share > 1 || other < 0 || other > 1) return [];
  return [{ x: p.x + (q.x - p.x) * share, y: p.y + (q.y - p.y) * share }];
}

function squaredTo(a: Place, b: Place): number {
  return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
}
