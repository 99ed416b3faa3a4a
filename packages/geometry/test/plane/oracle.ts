import fc from 'fast-check';
import { type Fraction, isSimple, type Point } from '../../src/plane/index.js';

// The slow, plain versions: whole numbers without limit, rules word by word.

export type Big = { readonly x: bigint; readonly y: bigint };

export const big = ({ x, y }: Point): Big => ({ x: BigInt(x), y: BigInt(y) });

export function bigTurn(a: Big, b: Big, c: Big): bigint {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/** The point midway between two places along a segment, with everything enlarged so that it is whole. */
export function midway(a: Point, b: Point, from: Fraction, to: Fraction): { point: Big; enlarged: bigint } {
  const enlarged = 2n * BigInt(from.bottom) * BigInt(to.bottom);
  const way = BigInt(from.top) * BigInt(to.bottom) + BigInt(to.top) * BigInt(from.bottom);
  const [p, q] = [big(a), big(b)];
  return {
    point: { x: p.x * enlarged + (q.x - p.x) * way, y: p.y * enlarged + (q.y - p.y) * way },
    enlarged,
  };
}

/** Even and odd along a ray to the left. */
export function slowLocate(corners: readonly Big[], point: Big): 'inside' | 'edge' | 'outside' {
  let crossed = 0;
  for (const [i, p] of corners.entries()) {
    const q = corners[(i + 1) % corners.length]!;
    const [low, high] = p.y < q.y ? [p, q] : [q, p];
    const aside = bigTurn(low, high, point);
    const between = (u: bigint, v: bigint, w: bigint) => (u <= w && w <= v) || (v <= w && w <= u);
    if (aside === 0n && between(p.x, q.x, point.x) && between(p.y, q.y, point.y)) return 'edge';
    if (low.y <= point.y && point.y < high.y && aside < 0n) crossed++;
  }
  return crossed % 2 === 1 ? 'inside' : 'outside';
}

export function slowRoot(n: bigint): bigint {
  let root = BigInt(Math.floor(Math.sqrt(Number(n))));
  while (root * root > n) root--;
  while ((root + 1n) * (root + 1n) <= n) root++;
  return root;
}

/** Small tables make ties likely, large ones make products large. */
const sizes = fc.constantFrom(4, 9, 60_000, 2 ** 24);
export const somePoints = (count: number): fc.Arbitrary<Point[]> =>
  sizes.chain((size) => fc.array(aPoint(size), { minLength: count, maxLength: count }));

export function aPoint(size: number): fc.Arbitrary<Point> {
  return fc.record({ x: fc.integer({ min: 0, max: size }), y: fc.integer({ min: 0, max: size }) });
}

export function aSimplePolygon(size: number): fc.Arbitrary<Point[]> {
  return fc.array(aPoint(size), { minLength: 3, maxLength: 6 }).filter(isSimple);
}

export const onOneTable = sizes.chain((size) =>
  fc.record({
    a: aPoint(size),
    b: aPoint(size),
    shapes: fc.array(aSimplePolygon(size), { minLength: 1, maxLength: 4 }),
  }),
);
