import { compareProducts } from '../plane/exact.js';
import { cross, type DrawnMap, type Lattice, type Point } from './drawn.js';

/** Where no zone is. */
export const OUTSIDE = -1;

/** A corner of what is seen of a zone: x / w, y / w. Where an outline cuts sides, corners need not be whole. */
export type Corner = { readonly x: number; readonly y: number; readonly w: number };

/** A side between two zones, or between one and nothing. The left zone is the one that lists it clockwise. */
export type Side = {
  readonly from: Point;
  readonly to: Point;
  readonly left: number;
  readonly right: number;
};

/** Zones by number, in the order in which they were drawn, and what depends on their places alone. */
export type ZoneMap = {
  readonly lattice: Lattice;
  readonly size: number;
  readonly ids: readonly string[];
  readonly numberOf: ReadonlyMap<string, number>;
  readonly centres: readonly Point[];
  /** The same by axis, for loops over all zones. */
  readonly centreX: Float64Array;
  readonly centreY: Float64Array;
  readonly polygons: readonly (readonly Point[])[];
  readonly outline: readonly Point[] | null;
  readonly sides: readonly Side[];
  /** Of each zone, its sides in their order. */
  readonly sidesOf: readonly (readonly number[])[];
  /** Of each zone, what lies beyond each of its sides. */
  readonly beyond: readonly (readonly number[])[];
  /** Of each zone, those that share a stretch of side with it within the outline, each once. */
  readonly neighbours: readonly (readonly number[])[];
  /** What is seen of each zone, as half-planes: four numbers each, a place on its line and the line's direction. */
  readonly planes: readonly Float64Array[];
  /** The corners of what is seen of each zone, clockwise. */
  readonly corners: readonly (readonly Corner[])[];
  /** How far each zone reaches from its centre: to the sides, and up and down. */
  readonly reachX: Float64Array;
  readonly reachY: Float64Array;
};

/** The map of zones that were drawn soundly (`faultsIn` finds none). */
export function zoneMap({ lattice, zones, outline }: DrawnMap): ZoneMap {
  const { sides, sidesOf } = sidesIn(zones.map(({ polygon }) => polygon));
  const limits = outline ? edgesOf(outline) : [];
  const isSeen = sides.map((side) => leavesMoreThanAPoint(side, limits));
  const beyond = sidesOf.map((own, zone) => own.map((side) => (isSeen[side] ? across(sides[side]!, zone) : OUTSIDE)));
  const centres = zones.map(({ centre }) => centre);
  const reach = (axis: 0 | 1) =>
    Float64Array.from(zones, ({ centre, polygon }) =>
      Math.max(...polygon.map((corner) => Math.abs(corner[axis] - centre[axis]))),
    );
  return {
    lattice,
    size: zones.length,
    ids: zones.map(({ id }) => id),
    numberOf: new Map(zones.map(({ id }, zone) => [id, zone])),
    centres,
    centreX: Float64Array.from(centres, ([x]) => x),
    centreY: Float64Array.from(centres, ([, y]) => y),
    polygons: zones.map(({ polygon }) => polygon),
    outline: outline ?? null,
    sides,
    sidesOf,
    beyond,
    neighbours: beyond.map((zones) => [...new Set(zones.filter((zone) => zone !== OUTSIDE))]),
    planes: zones.map(({ polygon }) => Float64Array.from([...edgesOf(polygon), ...limits].flat())),
    corners: zones.map(({ polygon }) => cornersWithin(polygon, limits)),
    reachX: reach(0),
    reachY: reach(1),
  };
}

/** What lies on the other hand of a side. */
export const across = (side: Side, zone: number): number => (side.left === zone ? side.right : side.left);

/** A zone by its id, or a bug of the caller's. */
export function zoneOf(map: ZoneMap, id: string): number {
  const zone = map.numberOf.get(id);
  if (zone === undefined) throw new Error(`bug: no zone ${id} on the map`);
  return zone;
}

/** The side between two zones, or nothing. */
export function sideBetween(map: ZoneMap, a: number, b: number): number | null {
  const at = map.beyond[a]!.indexOf(b);
  return at < 0 ? null : map.sidesOf[a]![at]!;
}

/** A line as a place and a direction; the inner hand is where the cross product is 0 or more. */
type Edge = readonly [px: number, py: number, ex: number, ey: number];

function edgesOf(polygon: readonly Point[]): Edge[] {
  return polygon.map(([px, py], i) => {
    const [qx, qy] = polygon[(i + 1) % polygon.length]!;
    return [px, py, qx - px, qy - py];
  });
}

function sidesIn(polygons: readonly (readonly Point[])[]): { sides: Side[]; sidesOf: number[][] } {
  const sides: { from: Point; to: Point; left: number; right: number }[] = [];
  const drawn = new Map<string, number>();
  const sidesOf = polygons.map((polygon, zone) =>
    polygon.map((from, i) => {
      const to = polygon[(i + 1) % polygon.length]!;
      const met = drawn.get(`${to}|${from}`); // the other zone drew it the other way round
      if (met !== undefined) {
        sides[met]!.right = zone;
        return met;
      }
      drawn.set(`${from}|${to}`, sides.length);
      sides.push({ from, to, left: zone, right: OUTSIDE });
      return sides.length - 1;
    }),
  );
  return { sides, sidesOf };
}

/** Whether more than a point of a side lies within the limits. */
function leavesMoreThanAPoint({ from, to }: Side, limits: readonly Edge[]): boolean {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  let [top0, bottom0, top1, bottom1] = [0, 1, 1, 1];
  for (const [px, py, ex, ey] of limits) {
    const at = cross(ex, ey, from[0] - px, from[1] - py);
    const slope = cross(ex, ey, dx, dy);
    if (slope === 0 && at < 0) return false;
    if (slope > 0 && compareProducts(-at, bottom0, top0, slope) > 0) [top0, bottom0] = [-at, slope];
    if (slope < 0 && compareProducts(at, bottom1, top1, -slope) < 0) [top1, bottom1] = [at, -slope];
  }
  return compareProducts(top0, bottom1, top1, bottom0) < 0;
}

/** A convex polygon cut by half-planes, one after another. */
function cornersWithin(polygon: readonly Point[], limits: readonly Edge[]): Corner[] {
  let corners: Corner[] = polygon.map(([x, y]) => ({ x, y, w: 1 }));
  for (const limit of limits) {
    const next: Corner[] = [];
    for (let i = 0; i < corners.length; i++) {
      const [a, b] = [corners[i]!, corners[(i + 1) % corners.length]!];
      const [inA, inB] = [inside(limit, a), inside(limit, b)];
      if (inA >= 0) next.push(a);
      // a corner of the cut lies between them, nearer to the one that is nearer to the limit
      if (inA > 0 !== inB > 0 && inA !== 0 && inB !== 0) next.push(between(a, b, inA, inB));
    }
    corners = next;
  }
  return corners;
}

const inside = ([px, py, ex, ey]: Edge, { x, y, w }: Corner): number => cross(ex, ey, x - px * w, y - py * w);

/** Both stand at w times their true distance from the limit, which is why they can be mixed without dividing. */
function between(a: Corner, b: Corner, inA: number, inB: number): Corner {
  const [p, q] = inA > 0 ? [inA, -inB] : [-inA, inB];
  return reduced({ x: p * b.x + q * a.x, y: p * b.y + q * a.y, w: p * b.w + q * a.w });
}

function reduced({ x, y, w }: Corner): Corner {
  const by = divisor(divisor(Math.abs(x), Math.abs(y)), w);
  return by === 0 ? { x, y, w } : { x: x / by, y: y / by, w: w / by };
}

export function divisor(a: number, b: number): number {
  while (b > 0) [a, b] = [b, a % b];
  return a;
}
