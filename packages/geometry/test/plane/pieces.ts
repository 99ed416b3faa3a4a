import type { Point, Shape } from '../../src/plane/index.js';
import { big, bigTurn, slowLocate } from './oracle.js';
import { compareExact, type Exact, sides } from './shapes.js';

// The slow, plain way to cut a segment: at every point it has in common with a side, as fractions without limit; a piece is
// inside an area when its midpoint is.

export type SlowPiece = { readonly from: Exact; readonly to: Exact; readonly inside: readonly number[] };

export const asNumber = ({ top, bottom }: Exact): number => Number(top) / Number(bottom);

const ends: readonly Exact[] = [
  { top: 0n, bottom: 1n },
  { top: 1n, bottom: 1n },
];

const exact = (top: bigint, bottom: bigint): Exact => (bottom < 0n ? { top: -top, bottom: -bottom } : { top, bottom });

/** All places on the segment from a to b, ends included, that belong to a side: where they meet, or both ends of what they share. */
export function slowMeetings(a: Point, b: Point, [r, s]: readonly [Point, Point]): Exact[] {
  const [p, q, u, v] = [big(a), big(b), big(r), big(s)];
  const squared = (q.x - p.x) ** 2n + (q.y - p.y) ** 2n;
  const share = (c: typeof p): Exact => exact((q.x - p.x) * (c.x - p.x) + (q.y - p.y) * (c.y - p.y), squared);
  const [atU, atV] = [bigTurn(p, q, u), bigTurn(p, q, v)];
  if (atU === 0n && atV === 0n) {
    const [first, second] = [share(u), share(v)].sort(compareExact) as [Exact, Exact];
    const from = compareExact(first, ends[0]!) < 0 ? ends[0]! : first;
    const to = compareExact(second, ends[1]!) > 0 ? ends[1]! : second;
    return compareExact(from, to) <= 0 ? [from, to] : [];
  }
  if ((atU > 0n && atV > 0n) || (atU < 0n && atV < 0n)) return [];
  const met = exact((u.x - p.x) * (v.y - u.y) - (u.y - p.y) * (v.x - u.x), atV - atU);
  return compareExact(met, ends[0]!) >= 0 && compareExact(met, ends[1]!) <= 0 ? [met] : [];
}

export function slowPieces(a: Point, b: Point, areas: readonly Shape[]): SlowPiece[] {
  const cuts = [...ends, ...areas.flatMap((area) => sides(area).flatMap((side) => slowMeetings(a, b, side)))]
    .sort(compareExact)
    .filter((cut, i, all) => i === 0 || compareExact(all[i - 1]!, cut) !== 0);
  return cuts.slice(1).map((to, i) => {
    const from = cuts[i]!;
    const enlarged = 2n * from.bottom * to.bottom;
    const way = from.top * to.bottom + to.top * from.bottom;
    const middle = {
      x: big(a).x * enlarged + (big(b).x - big(a).x) * way,
      y: big(a).y * enlarged + (big(b).y - big(a).y) * way,
    };
    const inside = areas.flatMap(({ corners }, area) => {
      const larger = corners.map(({ x, y }) => ({ x: BigInt(x) * enlarged, y: BigInt(y) * enlarged }));
      return slowLocate(larger, middle) === 'inside' ? [area] : [];
    });
    return { from, to, inside };
  });
}
