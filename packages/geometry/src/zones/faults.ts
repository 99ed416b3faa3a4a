import { cross, type DrawnMap, type DrawnZone, FARTHEST, type Point } from './drawn.js';
import { OUTSIDE, zoneMap } from './map.js';

/** What is wrong with a drawn map, with the zone, side or point it is about. */
export type Fault =
  | { readonly kind: 'no zone' }
  | { readonly kind: 'id twice'; readonly zone: string }
  | { readonly kind: 'centre twice'; readonly zone: string; readonly other: string; readonly at: Point }
  | { readonly kind: 'not whole'; readonly zone: string; readonly at: Point }
  | { readonly kind: 'too few corners'; readonly zone: string }
  | { readonly kind: 'not convex'; readonly zone: string; readonly corner: number; readonly at: Point }
  | { readonly kind: 'centre outside'; readonly zone: string; readonly at: Point }
  | { readonly kind: 'overlap'; readonly zone: string; readonly other: string }
  | {
      readonly kind: 'corner within a side';
      readonly zone: string;
      readonly side: number;
      readonly other: string;
      readonly at: Point;
    }
  | { readonly kind: 'beyond the bounds'; readonly zone: string; readonly at: Point }
  | { readonly kind: 'hole'; readonly zone: string; readonly side: number }
  | { readonly kind: 'apart'; readonly zone: string };

export type Bounds = readonly [left: number, top: number, right: number, bottom: number];

/**
 * All that keeps zones from being a map: each strictly convex with its centre strictly inside, none over another, sides shared
 * whole, no hole within the bounds, all connected. Where polygons are unsound by themselves, nothing is said of how they lie together.
 */
export function faultsIn({ zones }: Pick<DrawnMap, 'zones'>, bounds: Bounds | null): Fault[] {
  if (zones.length === 0) return [{ kind: 'no zone' }];
  const faults = [...namedTwice(zones), ...zones.flatMap(ownFaults)];
  if (faults.length > 0) return faults;
  const together = [...overlaps(zones), ...cornersWithinSides(zones)];
  if (together.length > 0) return together;
  return [...(bounds ? gaps(zones, bounds) : []), ...partsApart(zones)];
}

function* namedTwice(zones: readonly DrawnZone[]): Generator<Fault> {
  const ids = new Set<string>();
  const centres = new Map<string, string>();
  for (const { id, centre } of zones) {
    if (ids.has(id)) yield { kind: 'id twice', zone: id };
    ids.add(id);
    const other = centres.get(`${centre}`);
    if (other !== undefined) yield { kind: 'centre twice', zone: id, other, at: centre };
    centres.set(`${centre}`, id);
  }
}

function ownFaults({ id, centre, polygon }: DrawnZone): Fault[] {
  const odd = [centre, ...polygon].find((at) => !at.every((n) => Number.isInteger(n) && Math.abs(n) <= FARTHEST));
  if (odd) return [{ kind: 'not whole', zone: id, at: odd }];
  if (polygon.length < 3) return [{ kind: 'too few corners', zone: id }];
  const faults: Fault[] = [];
  for (const [corner, at] of polygon.entries()) {
    // strictly: every other corner but the next lies truly within the side that begins here
    const end = polygon[(corner + 1) % polygon.length]!;
    const isBent = polygon.some((other) => other !== at && other !== end && depth(at, end, other) <= 0);
    if (isBent || (at[0] === end[0] && at[1] === end[1])) faults.push({ kind: 'not convex', zone: id, corner, at });
  }
  if (faults.length > 0) return faults;
  const isInside = polygon.every((at, i) => depth(at, polygon[(i + 1) % polygon.length]!, centre) > 0);
  return isInside ? [] : [{ kind: 'centre outside', zone: id, at: centre }];
}

/** How far a point lies within a side, times its length. */
const depth = (from: Point, to: Point, at: Point): number =>
  cross(to[0] - from[0], to[1] - from[1], at[0] - from[0], at[1] - from[1]);

/** Two convex polygons lie apart if and only if a side of one of them has all of the other beyond it. */
function* overlaps(zones: readonly DrawnZone[]): Generator<Fault> {
  const parts = (a: readonly Point[], b: readonly Point[]) =>
    a.some((from, i) => b.every((at) => depth(from, a[(i + 1) % a.length]!, at) <= 0));
  for (const [i, a] of zones.entries())
    for (const b of zones.slice(i + 1))
      if (!parts(a.polygon, b.polygon) && !parts(b.polygon, a.polygon))
        yield { kind: 'overlap', zone: a.id, other: b.id };
}

function* cornersWithinSides(zones: readonly DrawnZone[]): Generator<Fault> {
  for (const { id, polygon } of zones)
    for (const [side, from] of polygon.entries()) {
      const to = polygon[(side + 1) % polygon.length]!;
      for (const other of zones)
        for (const at of other.polygon)
          if (other.id !== id && depth(from, to, at) === 0 && isBetween(from, to, at))
            yield { kind: 'corner within a side', zone: id, side, other: other.id, at };
    }
}

const isBetween = (from: Point, to: Point, at: Point): boolean =>
  (at[0] - from[0]) * (at[0] - to[0]) + (at[1] - from[1]) * (at[1] - to[1]) < 0;

/** Zones that neither overlap nor reach beyond the bounds leave a hole if and only if a side of one has nothing beyond it but more map. */
function* gaps(zones: readonly DrawnZone[], [left, top, right, bottom]: Bounds): Generator<Fault> {
  for (const { id, polygon } of zones) {
    const at = polygon.find(([x, y]) => x < left || x > right || y < top || y > bottom);
    if (at) yield { kind: 'beyond the bounds', zone: id, at };
  }
  const map = zoneMap({ lattice: 'irregular', zones });
  const isOnEdge = (a: Point, b: Point) =>
    (a[0] === b[0] && (a[0] === left || a[0] === right)) || (a[1] === b[1] && (a[1] === top || a[1] === bottom));
  for (const [zone, { id, polygon }] of zones.entries())
    for (const [side, from] of polygon.entries())
      if (map.beyond[zone]![side] === OUTSIDE && !isOnEdge(from, polygon[(side + 1) % polygon.length]!))
        yield { kind: 'hole', zone: id, side };
}

function* partsApart(zones: readonly DrawnZone[]): Generator<Fault> {
  const map = zoneMap({ lattice: 'irregular', zones });
  const reached = new Set([0]);
  for (const zone of reached) for (const near of map.neighbours[zone]!) reached.add(near);
  for (const [zone, { id }] of zones.entries()) if (!reached.has(zone)) yield { kind: 'apart', zone: id };
}
