import {
  crosses,
  crowd,
  disc,
  isNearerThan,
  line,
  nearPath,
  overlapped,
  type Path,
  type Point,
  put,
  type Shape,
  standing,
  stepFrom,
} from '../../src/plane/index.js';

// Random tables, places and paths, judged twice: by the module, and by the word in whole numbers without limit. Many places
// and paths are put where they just touch something, or miss by a unit.

const SIZE = 30_000;
const SLACK = 10;
const FIGURES = 12;

/** A small generator with a fixed sequence. */
function lot(seed: number): (below: number) => number {
  let word = seed >>> 0;
  return (below) => {
    word = (word + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(word ^ (word >>> 15), word | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

export type Tally = { readonly tried: number; legal: number; readonly differ: string[] };

/** Judges so many places and as many paths; what the two judges differ about is told. */
export function fuzz(rounds: number, seed: number): { readonly places: Tally; readonly paths: Tally } {
  const below = lot(seed);
  const places: Tally = { tried: rounds, legal: 0, differ: [] };
  const paths: Tally = { tried: rounds, legal: 0, differ: [] };
  let table = newTable(below);
  for (let i = 0; i < rounds; i++) {
    if (i % 50 === 0) table = newTable(below);
    const radius = [250, 500, 750, 1250][below(4)]!;
    const at = aPlace(table, radius, below);
    judge(places, mayStand(table, at, radius), mayStandByTheWord(table, at, radius), { at, radius, table });
    const path = aPath(table, radius, below);
    judge(paths, mayWalk(table, path, radius), mayWalkByTheWord(table, path, radius), { path, radius, table });
  }
  return { places, paths };
}

function judge(tally: Tally, quick: boolean, slow: boolean, what: object): void {
  if (slow) tally.legal++;
  if (quick !== slow) tally.differ.push(`${quick ? 'accepted' : 'refused'}: ${JSON.stringify(what)}`);
}

type Table = {
  readonly figures: readonly Shape[];
  readonly walls: readonly Shape[];
  readonly crowd: ReturnType<typeof crowd>;
};

function newTable(below: (n: number) => number): Table {
  const point = (): Point => ({ x: below(SIZE + 1), y: below(SIZE + 1) });
  const figures = Array.from({ length: FIGURES }, () => {
    if (below(3) > 0) return disc(point(), [250, 500, 750, 1500][below(4)]!);
    return standing({ kind: 'rectangle', length: 4500, width: 3000 }, point(), { x: below(9) - 4, y: 1 + below(4) });
  });
  const walls = Array.from({ length: 4 }, () => {
    const start = point();
    return line([start, stepFrom(start, { x: 0, y: 1 }, below(24), 500 + below(6000)), point()]);
  });
  const all = crowd(SIZE, SIZE, 4000);
  for (const [i, figure] of figures.entries()) put(all, i, figure);
  return { figures, walls, crowd: all };
}

const touching: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
  [0.6, 0.8],
  [-0.8, 0.6],
  [-0.28, -0.96],
];

function aPlace({ figures, walls }: Table, radius: number, below: (n: number) => number): Point {
  const near = below(4);
  if (near === 0) return { x: below(SIZE + 200) - 100, y: below(SIZE + 200) - 100 };
  const [x, y] = touching[below(touching.length)]!;
  const wobble = below(7) - 3 - (below(2) === 0 ? SLACK : 0);
  const other = near === 1 ? walls[below(walls.length)]! : figures[below(FIGURES)]!;
  const at = other.corners[below(other.corners.length)]!;
  const reach = radius + other.radius;
  return { x: at.x + Math.round(x * (reach + wobble)), y: at.y + Math.round(y * (reach + wobble)) };
}

function aPath(table: Table, radius: number, below: (n: number) => number): Path {
  const from = aPlace(table, radius, below);
  const path = [from];
  for (let i = below(3); i >= 0; i--) {
    const last = path[path.length - 1]!;
    const to =
      below(3) === 0
        ? aPlace(table, radius, below)
        : stepFrom(last, { x: 1, y: 0 }, below(4) === 0 ? 6 * below(4) : below(24), below(6000));
    path.push(to);
  }
  return path;
}

const hits: number[] = []; // scratch

function mayStand({ crowd, walls }: Table, at: Point, radius: number): boolean {
  if (at.x < 0 || at.x > SIZE || at.y < 0 || at.y > SIZE) return false;
  const base = disc(at, radius);
  return overlapped(crowd, base, SLACK, hits) === 0 && walls.every((wall) => !isNearerThan(base, wall, -SLACK));
}

function mayWalk({ crowd, walls }: Table, path: Path, radius: number): boolean {
  return nearPath(crowd, path, radius - SLACK, hits) === 0 && walls.every((wall) => !crosses(path, wall));
}

function mayStandByTheWord({ figures, walls }: Table, at: Point, radius: number): boolean {
  if (at.x < 0 || at.x > SIZE || at.y < 0 || at.y > SIZE) return false;
  return [...figures, ...walls].every((other) => !isLegNearer(at, at, other, radius + other.radius - SLACK));
}

function mayWalkByTheWord({ figures, walls }: Table, path: Path, radius: number): boolean {
  const legs = sidesOf(path);
  if (figures.some((other) => legs.some(([p, q]) => isLegNearer(p, q, other, radius + other.radius - SLACK))))
    return false;
  return !walls.some(({ corners }) =>
    sidesOf(corners).some(([r, s]) => legs.some((_, i) => meetsInside(legs, i, r, s))),
  );
}

/** Whether a leg comes nearer to a figure or a wall, as if that had no radius, than a whole number. */
function isLegNearer(p: Point, q: Point, { kind, corners }: Shape, limit: number): boolean {
  const around = kind === 'line' ? corners : [...corners, corners[0]!];
  const sides = sidesOf(around);
  if (kind === 'area' && (sides.every(([r, s]) => hand(r, s, p) >= 0) || sides.every(([r, s]) => hand(r, s, p) <= 0)))
    return true;
  return sides.some(
    ([r, s]) =>
      (hand(p, q, r) * hand(p, q, s) < 0 && hand(r, s, p) * hand(r, s, q) < 0) ||
      isNearer(p, r, s, limit) ||
      isNearer(q, r, s, limit) ||
      isNearer(r, p, q, limit) ||
      isNearer(s, p, q, limit),
  );
}

function hand(a: Point, b: Point, c: Point): number {
  return Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
}

type Side = readonly [Point, Point];

function sidesOf(points: readonly Point[]): Side[] {
  return points.slice(1).map((q, i) => [points[i]!, q]);
}

/** Whether a point is nearer to a segment than a whole number. */
function isNearer(point: Point, p: Point, q: Point, limit: number): boolean {
  const [dx, dy] = [q.x - p.x, q.y - p.y];
  const squared = dx * dx + dy * dy;
  const along = dx * (point.x - p.x) + dy * (point.y - p.y);
  const toward = along <= 0 ? p : along >= squared ? q : null;
  if (toward) return (point.x - toward.x) ** 2 + (point.y - toward.y) ** 2 < limit * limit;
  const aside = BigInt(dx * (point.y - p.y) - dy * (point.x - p.x));
  return aside * aside < BigInt(limit * limit) * BigInt(squared);
}

/** Whether a leg of a path has more in common with a side of a wall than the path's own first or last point. */
function meetsInside(legs: readonly Side[], i: number, r: Point, s: Point): boolean {
  const [p, q] = legs[i]!;
  const on = (a: Point, b: Point, c: Point) => hand(a, b, c) === 0 && !isNearer(c, a, b, 0) && isWithinBox(a, b, c);
  if (p.x === q.x && p.y === q.y) return legs.length > 1 && i > 0 && i < legs.length - 1 && on(r, s, p);
  if (hand(p, q, r) * hand(p, q, s) < 0 && hand(r, s, p) * hand(r, s, q) < 0) return true;
  if (on(p, q, r) && !isEnd(legs, r)) return true;
  if (on(p, q, s) && !isEnd(legs, s)) return true;
  if (on(r, s, p) && on(r, s, q)) return true;
  return (i > 0 && on(r, s, p) && !isEnd(legs, p)) || (i < legs.length - 1 && on(r, s, q) && !isEnd(legs, q));
}

function isWithinBox(a: Point, b: Point, c: Point): boolean {
  return (
    Math.min(a.x, b.x) <= c.x && c.x <= Math.max(a.x, b.x) && Math.min(a.y, b.y) <= c.y && c.y <= Math.max(a.y, b.y)
  );
}

function isEnd(legs: readonly Side[], { x, y }: Point): boolean {
  const [first, last] = [legs[0]![0], legs[legs.length - 1]![1]];
  return (x === first.x && y === first.y) || (x === last.x && y === last.y);
}
