import type { Point, SightMap } from '../../src/plane/index.js';
import { segmentDistance } from '../../src/plane/segment.js';
import { big } from './oracle.js';
import { asNumber, slowMeetings, slowPieces } from './pieces.js';
import { type Exact, sides, slowWhere } from './shapes.js';

// Sight word by word: the ray is cut at the edges of all areas, and each piece is judged alone.

export function slowSees(
  { obstacles, rules }: SightMap,
  a: Point,
  heightA: number,
  b: Point,
  heightB: number,
): boolean {
  if (a.x === b.x && a.y === b.y) return true;
  const length = Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2);
  const areas = obstacles.flatMap((one) => (one.kind === 'wall' ? [] : [one]));
  const pieces = slowPieces(
    a,
    b,
    areas.map((one) => one.area),
  ).map(({ from, to, inside }) => ({ from: asNumber(from), to: asNumber(to), inside: inside.map((i) => areas[i]!) }));
  const height = (share: number) => heightA + (heightB - heightA) * share;
  const lower = (from: number, to: number) => Math.min(height(from), height(to));
  const place = (share: number) => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });

  /** The ground inside a piece, and at its edges. */
  const ground = (share: number, inside: readonly (typeof areas)[number][]): number => {
    const levels = areas.map((one) => {
      if (one.kind !== 'rise') return 0;
      const isNear = sides(one.area).some(([p, q]) => segmentDistance(p, q, place(share)) <= rules.edge);
      return inside.includes(one) || isNear ? one.level : 0;
    });
    return Math.max(0, ...levels);
  };
  const long = pieces.filter(({ from, to }) => (to - from) * length >= rules.shortest);

  let screened = 0;
  for (const { from, to, inside } of long) {
    for (const one of inside) if (one.kind === 'rise' && one.level - lower(from, to) > rules.rise) return false;
    if (!inside.some(({ kind }) => kind === 'screen')) continue;
    const top = ground((from + to) / 2, inside) + rules.screenHeight;
    const through = heightA === heightB ? 0 : (top - heightA) / (heightB - heightA);
    const cuts = through > from && through < to ? [from, through, to] : [from, to];
    for (const [i, end] of cuts.slice(1).entries())
      if (height((cuts[i]! + end) / 2) < top) screened += (end - cuts[i]!) * length;
  }
  if (screened > rules.screenDepth) return false;

  const standsIn = (one: (typeof areas)[number], point: Point) =>
    slowWhere(one.area, point) !== 'outside' ||
    sides(one.area).some(([p, q]) => segmentDistance(p, q, point) <= rules.edge);
  for (const one of areas) {
    if (one.kind !== 'solid') continue;
    const within = pieces.filter(({ inside }) => inside.includes(one));
    const total = within.reduce((sum, { from, to }) => sum + (to - from) * length, 0);
    const standing = [a, b].filter((point) => standsIn(one, point)).length;
    if (one.window > 0 && (standing === 2 || (standing === 1 && total <= one.window))) continue;
    for (const { from, to, inside } of within) {
      if ((to - from) * length < rules.shortest) continue;
      if (ground((from + to) / 2, inside) + one.height - lower(from, to) > rules.rise) return false;
    }
  }

  for (const one of obstacles) {
    if (one.kind !== 'wall') continue;
    for (const side of sides(one.line)) {
      const met = slowMeetings(a, b, side);
      const isStretch = met.length === 2 && asNumber(met[0]!) !== asNumber(met[1]!);
      for (const crossing of met) {
        const share = asNumber(crossing);
        if (!isStretch && (share <= 0 || share >= 1)) continue;
        if (groundAt(crossing) + one.height - height(share) > rules.rise) return false;
      }
    }
  }
  return true;

  /** The ground at a place on the ray: inside a rise, or near its edge. */
  function groundAt(crossing: Exact): number {
    const share = asNumber(crossing);
    const { top, bottom } = crossing;
    const exactly = {
      x: big(a).x * bottom + (big(b).x - big(a).x) * top,
      y: big(a).y * bottom + (big(b).y - big(a).y) * top,
    };
    const around = areas.filter(({ area }) => {
      const larger = {
        ...area,
        corners: area.corners.map(({ x, y }) => ({ x: Number(BigInt(x) * bottom), y: Number(BigInt(y) * bottom) })),
      };
      return slowWhere(larger, { x: Number(exactly.x), y: Number(exactly.y) }) !== 'outside';
    });
    return ground(share, around);
  }
}
