import type { Pair } from './sheet.js';
import type { GroundKind } from './table-top.js';

// Pieces of a table of one's own, laid on its southern half: the other half is the same, turned round.

const tenth = (value: number): number => Math.round(value * 10) / 10;
const rounded = (points: readonly Pair[]): [number, number][] => points.map(([x, y]) => [tenth(x), tenth(y)]);

/** Corners as they stand in a scenario. */
export const corners = (...pairs: [number, number][]): [number, number][] => pairs;

/** A rectangle by two of its corners. */
export const box = (west: number, south: number, east: number, north: number): [number, number][] =>
  corners([west, south], [east, south], [east, north], [west, north]);

/** How far each corner of a grown thing is from its middle, as a share: nothing in nature is round. */
const RAGGED = [0.96, 1.04, 0.93, 1.06, 0.98, 1.02, 0.9, 1.05];
const SQUARE: ReadonlySet<GroundKind> = new Set(['building', 'structure', 'trench', 'road', 'river']);

/** What a new piece of a kind looks like, so wide and deep. */
export function outlineOf(kind: GroundKind, [x, y]: Pair, [wide, deep]: Pair): [number, number][] {
  if (SQUARE.has(kind)) return rounded(box(x - wide / 2, y - deep / 2, x + wide / 2, y + deep / 2));
  return rounded(
    RAGGED.map((share, k): Pair => {
      const angle = (k * Math.PI) / 4;
      return [x + (wide / 2) * share * Math.cos(angle), y + (deep / 2) * share * Math.sin(angle)];
    }),
  );
}

export interface Box {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

export function boxOf(points: readonly Pair[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { west: Math.min(...xs), east: Math.max(...xs), south: Math.min(...ys), north: Math.max(...ys) };
}

/** Shifted, but not off the southern half of the table as far as there is room on it. */
export function shifted(points: readonly Pair[], dx: number, dy: number, [w, h]: Pair): [number, number][] {
  const { west, east, south, north } = boxOf(points);
  const within = (by: number, low: number, high: number, most: number) =>
    Math.min(Math.max(by, -low), Math.max(most - high, -low));
  const [x, y] = [within(dx, west, east, w), within(dy, south, north, h / 2)];
  return rounded(points.map(([px, py]): Pair => [px + x, py + y]));
}

/** Changed about its middle. */
function about(points: readonly Pair[], change: (dx: number, dy: number) => Pair): [number, number][] {
  const { west, east, south, north } = boxOf(points);
  const [mx, my] = [(west + east) / 2, (south + north) / 2];
  return rounded(
    points.map(([x, y]): Pair => {
      const [dx, dy] = change(x - mx, y - my);
      return [mx + dx, my + dy];
    }),
  );
}

/** Stretched to another width or depth. */
export function resized(points: readonly Pair[], wide: number, deep: number): [number, number][] {
  const { west, east, south, north } = boxOf(points);
  const [sx, sy] = [wide / Math.max(0.1, east - west), deep / Math.max(0.1, north - south)];
  return about(points, (dx, dy) => [dx * sx, dy * sy]);
}

/** Turned by a quarter. */
export const turned = (points: readonly Pair[]): [number, number][] => about(points, (dx, dy) => [-dy, dx]);

/** A name no other piece has, nor its copy. */
export function freeName(taken: readonly { readonly id: string }[], stem: string): string {
  for (let n = 1; ; n++) {
    const id = n === 1 ? stem : `${stem}${n}`;
    if (!taken.some((one) => one.id === id)) return id;
  }
}

/** Where it lies, in inches. */
export function boxText(points: readonly Pair[]): string {
  const { west, east, south, north } = boxOf(points);
  return `${west}–${east}″ / ${south}–${north}″`;
}
