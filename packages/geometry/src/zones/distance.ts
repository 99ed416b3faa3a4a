import { OUTSIDE, type ZoneMap } from './map.js';

/** Distances beyond this are told as this: no way there, or more steps than anything counts. */
export const UNREACHABLE = 0xffff;

/** Steps from side to side between any two zones, whatever lies there: `steps[a * size + b]`. */
export type Distances = { readonly size: number; readonly steps: Uint16Array };

const known = new WeakMap<ZoneMap, Distances>();

/** The distances of a map, worked out when first asked for. */
export function distances(map: ZoneMap): Distances {
  let found = known.get(map);
  if (!found) known.set(map, (found = allDistances(map)));
  return found;
}

export const distance = (map: ZoneMap, a: number, b: number): number => distances(map).steps[a * map.size + b]!;

/** The zones within so many steps of a zone, itself among them, in the order of the map (its own is not counted). */
export function within(map: ZoneMap, zone: number, radius: number): number[] {
  const { size, steps } = distances(map);
  const near: number[] = [];
  for (let other = 0; other < size; other++) if (steps[zone * size + other]! <= radius) near.push(other);
  return near;
}

function allDistances(map: ZoneMap): Distances {
  const { size } = map;
  const steps = new Uint16Array(size * size).fill(UNREACHABLE);
  const queue = new Uint16Array(size);
  for (let from = 0; from < size; from++) {
    const row = from * size;
    steps[row + from] = 0;
    queue[0] = from;
    for (let at = 0, end = 1; at < end; at++)
      for (const next of map.neighbours[queue[at]!]!)
        if (steps[row + next] === UNREACHABLE) {
          steps[row + next] = steps[row + queue[at]!]! + 1;
          queue[end++] = next;
        }
  }
  return { size, steps };
}

/** How many steps it takes to each zone where not every step is allowed; UNREACHABLE where none leads. */
export function stepsFrom(map: ZoneMap, from: number, mayStep: (a: number, b: number) => boolean): Uint16Array {
  const steps = new Uint16Array(map.size).fill(UNREACHABLE);
  steps[from] = 0;
  const queue = [from];
  for (const zone of queue)
    for (const next of map.neighbours[zone]!)
      if (steps[next] === UNREACHABLE && mayStep(zone, next)) {
        steps[next] = steps[zone]! + 1;
        queue.push(next);
      }
  return steps;
}

/**
 * How many zones lie along the sides of the board. On a grid: the most in any row and the most in any column. On a drawn map:
 * those with a stretch of side on each of the four edges of its bounds.
 */
export function zonesAlongSides(map: ZoneMap): number[] {
  return map.lattice === 'irregular' ? alongBounds(map) : alongRowsAndColumns(map);
}

function alongRowsAndColumns(map: ZoneMap): number[] {
  const rows = new Map<number, number>();
  const columns = new Map<number, number>();
  const pitch = map.lattice === 'hex' ? 3 : 2;
  for (const [x, y] of map.centres) {
    const row = Math.floor(y / pitch);
    const shift = map.lattice === 'hex' ? row % 2 : 0;
    const column = (x - 1 - shift) / 2;
    rows.set(row, (rows.get(row) ?? 0) + 1);
    columns.set(column, (columns.get(column) ?? 0) + 1);
  }
  return [Math.max(...rows.values()), Math.max(...columns.values())];
}

function alongBounds(map: ZoneMap): number[] {
  const { left, right, top, bottom } = boundsOf(map);
  const edges: [axis: 0 | 1, at: number][] = [
    [1, top],
    [0, right],
    [1, bottom],
    [0, left],
  ];
  return edges.map(([axis, at]) => {
    const zones = map.sides
      .filter((side) => side.right === OUTSIDE && side.from[axis] === at && side.to[axis] === at)
      .map((side) => side.left);
    return new Set(zones).size;
  });
}

export function boundsOf(map: Pick<ZoneMap, 'polygons'>) {
  const xs = map.polygons.flatMap((polygon) => polygon.map(([x]) => x));
  const ys = map.polygons.flatMap((polygon) => polygon.map(([, y]) => y));
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
