import type { Point, Ray, ZoneMap } from '../../src/zones/index.js';

// Slow and plain: fractions of whole numbers without a bound, and points tried one by one.

/** n / d, d more than 0. */
export type Exact = { readonly n: bigint; readonly d: bigint };
type Place = { readonly x: Exact; readonly y: Exact };

const exact = (n: bigint, d = 1n): Exact => (d < 0n ? { n: -n, d: -d } : { n, d });
const less = (a: Exact, b: Exact) => a.n * b.d < b.n * a.d;
const middle = (a: Exact, b: Exact) => exact(a.n * b.d + b.n * a.d, 2n * a.d * b.d);
const sign = (n: bigint) => (n > 0n ? 1 : n < 0n ? -1 : 0);

function placeAt(ray: Ray, t: Exact): Place {
  const on = (start: number, step: number) => exact(BigInt(start) * t.d + BigInt(step) * t.n, t.d);
  return { x: on(ray.x, ray.dx), y: on(ray.y, ray.dy) };
}

/** On which hand of the line from p to q a place lies. */
function hand(p: Point, q: Point, { x, y }: Place): number {
  const ex = BigInt(q[0] - p[0]);
  const ey = BigInt(q[1] - p[1]);
  return sign(ex * (y.n - BigInt(p[1]) * y.d) * x.d - ey * (x.n - BigInt(p[0]) * x.d) * y.d);
}

/** 1 inside a convex polygon, 0 on its rim, -1 outside. */
function inside(polygon: readonly Point[], place: Place): number {
  return Math.min(...polygon.map((p, i) => hand(p, polygon[(i + 1) % polygon.length]!, place)));
}

/** Of a zone and the outline together. */
const seenIn = (map: ZoneMap, zone: number, place: Place): number =>
  Math.min(inside(map.polygons[zone]!, place), map.outline ? inside(map.outline, place) : 1);

/** Where a ray may begin or cease to be in a zone: its own ends, and every line that bounds what is seen of the zone. */
function cuts(map: ZoneMap, ray: Ray, zone: number): Exact[] {
  const end = ray.bottom === 0 ? exact(100_000n) : exact(BigInt(ray.top), BigInt(ray.bottom));
  const found = [exact(0n), end];
  for (const polygon of [map.polygons[zone]!, map.outline ?? []])
    for (const [i, p] of polygon.entries()) {
      const q = polygon[(i + 1) % polygon.length]!;
      const [ex, ey] = [BigInt(q[0] - p[0]), BigInt(q[1] - p[1])];
      const slope = BigInt(ray.dx) * ey - BigInt(ray.dy) * ex;
      if (slope === 0n) continue;
      const t = exact(BigInt(p[0] - ray.x) * ey - BigInt(p[1] - ray.y) * ex, slope);
      if (t.n >= 0n && !less(end, t)) found.push(t);
    }
  return found.sort((a, b) => (less(a, b) ? -1 : less(b, a) ? 1 : 0));
}

export function slowMeeting(map: ZoneMap, ray: Ray, zone: number): 'interior' | 'edge' | 'point' | null {
  const at = cuts(map, ray, zone);
  const between = at.slice(1).flatMap((t, i) => (less(at[i]!, t) ? [placeAt(ray, middle(at[i]!, t))] : []));
  const met = between.map((place) => seenIn(map, zone, place));
  if (met.includes(1)) return 'interior';
  if (met.includes(0)) return 'edge';
  return at.some((t) => seenIn(map, zone, placeAt(ray, t)) >= 0) ? 'point' : null;
}

/** Whether a segment between whole points and a side have a point in common. */
export function slowTouch(from: Point, to: Point, p: Point, q: Point): boolean {
  const whole = ([x, y]: Point): Place => ({ x: exact(BigInt(x)), y: exact(BigInt(y)) });
  const on = (a: Point, b: Point, c: Point) =>
    hand(a, b, whole(c)) === 0 &&
    Math.min(a[0], b[0]) <= c[0] &&
    c[0] <= Math.max(a[0], b[0]) &&
    Math.min(a[1], b[1]) <= c[1] &&
    c[1] <= Math.max(a[1], b[1]);
  if (on(from, to, p) || on(from, to, q) || on(p, q, from) || on(p, q, to)) return true;
  return hand(from, to, whole(p)) * hand(from, to, whole(q)) < 0 && hand(p, q, whole(from)) * hand(p, q, whole(to)) < 0;
}
