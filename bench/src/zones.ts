import { type DrawnZone, glimpses, type Point, straightSight, type ZoneMap, zoneMap } from '@sandtable/geometry/zones';
import { SeededDice } from '@sandtable/kernel';
import type { Work } from './measure.js';
import { atLeast, type Bench, ratioOf } from './result.js';

// Lines of sight between centres on a drawn map of 300 zones, against a plain version: every zone of the map is tried, by
// fractions of unbounded whole numbers.

const COLUMNS = 20;
const ROWS = 15;
const PITCH = 40;
const QUERIES = 500;

const dice = new SeededDice('zones');

/** Squares whose corners are moved a little, but those on the rim along it only. */
function drawn(): ZoneMap {
  const bend = (at: number, last: number) => (at === 0 || at === last ? 0 : dice.below(17) - 8);
  const corners = Array.from({ length: ROWS + 1 }, (_, r) =>
    Array.from({ length: COLUMNS + 1 }, (_, c): Point => [c * PITCH + bend(c, COLUMNS), r * PITCH + bend(r, ROWS)]),
  );
  const zones: DrawnZone[] = [];
  for (let r = 0; r < ROWS; r++)
    for (let c = 0; c < COLUMNS; c++) {
      const polygon = [corners[r]![c]!, corners[r]![c + 1]!, corners[r + 1]![c + 1]!, corners[r + 1]![c]!];
      const middle = (axis: 0 | 1) => Math.round(polygon.reduce((sum, at) => sum + at[axis], 0) / 4);
      zones.push({ id: `${r}/${c}`, centre: [middle(0), middle(1)], polygon });
    }
  return zoneMap({ lattice: 'irregular', zones });
}

const map = drawn();
export const pairs = Array.from({ length: QUERIES }, () => {
  const from = dice.below(map.size);
  return [from, (from + 1 + dice.below(map.size - 1)) % map.size] as const;
});

/** What was found, counted so that no compiler can leave the work out. */
export const seen = { zones: 0 };

export function slowPassed(from: number, to: number): number {
  const [x, y] = map.centres[from]!.map(BigInt) as [bigint, bigint];
  const [dx, dy] = [BigInt(map.centres[to]![0]) - x, BigInt(map.centres[to]![1]) - y];
  let passed = 0;
  for (let zone = 0; zone < map.size; zone++) {
    let [low, under, high, over] = [0n, 1n, 1n, 1n];
    let isBeside = false;
    const polygon = map.polygons[zone]!;
    for (let i = 0; i < polygon.length; i++) {
      const [px, py] = polygon[i]!.map(BigInt) as [bigint, bigint];
      const [qx, qy] = polygon[(i + 1) % polygon.length]!.map(BigInt) as [bigint, bigint];
      const at = (qx - px) * (y - py) - (qy - py) * (x - px);
      const slope = (qx - px) * dy - (qy - py) * dx;
      if (slope === 0n && at < 0n) isBeside = true;
      if (slope > 0n && -at * under > low * slope) [low, under] = [-at, slope];
      if (slope < 0n && at * over < high * -slope) [high, over] = [at, -slope];
    }
    if (!isBeside && low * over < high * under && zone !== from && zone !== to) passed++;
  }
  return passed;
}

const over = (name: string, times: number, query: (from: number, to: number) => number): Work => ({
  name,
  unit: 'lines',
  run() {
    for (let again = 0; again < times; again++) for (const [from, to] of pairs) seen.zones += query(from, to);
    return times * QUERIES;
  },
});

export const linePassed = (from: number, to: number): number => straightSight(map, from, to).passed.length;

export const LINES_OF_SIGHT = {
  ours: over('geometry', 5, linePassed),
  theirs: over('every zone, unbounded whole numbers', 1, slowPassed),
};

export const zonesBench: Bench = {
  name: 'zones',
  run: () => [
    ratioOf(
      'zone-lines',
      'lines of sight on a drawn map of 300 zones / the plain version',
      LINES_OF_SIGHT.ours,
      LINES_OF_SIGHT.theirs,
      atLeast(6),
    ),
    ratioOf(
      'zone-glimpses',
      'all ways to see a zone there / the plain version of one line',
      over('geometry', 1, (from, to) => glimpses(map, from, to).length),
      LINES_OF_SIGHT.theirs,
      atLeast(0.3),
    ),
  ],
};
