import fc from 'fast-check';
import { area, type Base, disc, isSimple, line, type Point, type Shape, standing } from '../../src/plane/index.js';
import { shape } from '../../src/plane/shape.js';
import { aPoint, big, bigTurn, slowLocate } from './oracle.js';

// Shapes for the tests, tables turned and shifted, and the slow, plain versions of distances: whole numbers without limit.

export type Turned = (point: Point) => Point;
export const quarterTurn: Turned = ({ x, y }) => ({ x: 0 - y, y: x });
export const shifted =
  (dx: number, dy: number): Turned =>
  ({ x, y }) => ({ x: x + dx, y: y + dy });

export function mapShape({ kind, corners, radius, at }: Shape, change: Turned): Shape {
  return shape(kind, corners.map(change), radius, change(at));
}

/** Small tables make ties likely, large ones make products large. */
export const sizes = fc.constantFrom(6, 40, 60_000, 2 ** 22);

export function aBase(size: number): fc.Arbitrary<Base> {
  const length = fc.integer({ min: 1, max: Math.max(2, size >> 2) });
  return fc.oneof(
    fc.record({ kind: fc.constant('round' as const), radius: length.map((n) => n / 2) }),
    fc.record({ kind: fc.constantFrom('oval' as const, 'rectangle' as const), length, width: length }),
  );
}

export function aShape(size: number): fc.Arbitrary<Shape> {
  const facing = fc
    .record({ x: fc.integer({ min: -5, max: 5 }), y: fc.integer({ min: -5, max: 5 }) })
    .filter(({ x, y }) => x !== 0 || y !== 0);
  return fc.oneof(
    fc.tuple(aBase(size), aPoint(size), facing).map(([base, at, towards]) => standing(base, at, towards)),
    fc.array(aPoint(size), { minLength: 2, maxLength: 4 }).map(line),
    fc.array(aPoint(size), { minLength: 3, maxLength: 6 }).filter(isSimple).map(area),
  );
}

type Side = readonly [Point, Point];

export function sides({ kind, corners }: Shape): Side[] {
  if (corners.length === 1) return [[corners[0]!, corners[0]!]];
  const all = corners.map((corner, i): Side => [corner, corners[(i + 1) % corners.length]!]);
  return kind === 'area' ? all : all.slice(0, -1);
}

/** A number as a fraction without limit. */
export type Exact = { readonly top: bigint; readonly bottom: bigint };

export const compareExact = (f: Exact, g: Exact): number => Number(sign(f.top * g.bottom - g.top * f.bottom));
const sign = (n: bigint): bigint => (n > 0n ? 1n : n < 0n ? -1n : 0n);

/** The squared distance of a point from a segment. */
export function slowSquared(point: Point, [from, to]: Side): Exact {
  const [c, a, b] = [big(point), big(from), big(to)];
  const squared = (b.x - a.x) ** 2n + (b.y - a.y) ** 2n;
  const along = (b.x - a.x) * (c.x - a.x) + (b.y - a.y) * (c.y - a.y);
  if (along <= 0n || squared === 0n) return { top: (c.x - a.x) ** 2n + (c.y - a.y) ** 2n, bottom: 1n };
  if (along >= squared) return { top: (c.x - b.x) ** 2n + (c.y - b.y) ** 2n, bottom: 1n };
  return { top: bigTurn(a, b, c) ** 2n, bottom: squared };
}

function slowMeet([a, b]: Side, [p, q]: Side): boolean {
  const on = (point: Point, side: Side) => slowSquared(point, side).top === 0n;
  if (on(a, [p, q]) || on(b, [p, q]) || on(p, [a, b]) || on(q, [a, b])) return true;
  const hand = (side: Side, point: Point) => sign(bigTurn(big(side[0]), big(side[1]), big(point)));
  return hand([a, b], p) * hand([a, b], q) < 0n && hand([p, q], a) * hand([p, q], b) < 0n;
}

const ZERO: Exact = { top: 0n, bottom: 1n };

export function slowWhere({ corners }: Shape, point: Point): 'inside' | 'edge' | 'outside' {
  return slowLocate(corners.map(big), big(point));
}

/** The squared distance between two shapes as if they had no radius. */
export function slowCoreSquared(a: Shape, b: Shape): Exact {
  if (a.kind === 'area' && b.corners.some((corner) => slowWhere(a, corner) !== 'outside')) return ZERO;
  if (b.kind === 'area' && a.corners.some((corner) => slowWhere(b, corner) !== 'outside')) return ZERO;
  let least: Exact | null = null;
  for (const one of sides(a))
    for (const other of sides(b)) {
      if (slowMeet(one, other)) return ZERO;
      for (const [point, side] of [
        [one[0], other],
        [one[1], other],
        [other[0], one],
        [other[1], one],
      ] as const) {
        const squared = slowSquared(point, side);
        if (least === null || compareExact(squared, least) < 0) least = squared;
      }
    }
  return least!;
}

/** The sign of the gap between two shapes less a limit, in half units. */
export function slowCompareGap(a: Shape, b: Shape, limit: number): number {
  const twice = BigInt(2 * (limit + a.radius + b.radius));
  if (twice < 0n) return 1;
  return compareExact(slowCoreSquared(a, b), { top: twice * twice, bottom: 4n });
}

export const aDisc = (size: number): fc.Arbitrary<Shape> =>
  fc.tuple(aPoint(size), fc.integer({ min: 0, max: size >> 2 })).map(([at, twice]) => disc(at, twice / 2));
