import type { Dot } from '../kit/pan-zoom.js';
import { n } from './strokes.js';

// Soft outlines of ground that is made of hexes or other polygons: how deep every point lies inside them, sampled on a
// grid and smoothed, and the lines of equal depth. Neighbours grow together, and nothing looks cut with a ruler.

/** Between two samples. */
const STEP = 7;
/** Deeper than this, all is the same. */
const FAR = 36;

export interface Depths {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
  readonly values: Float32Array;
}

export function depthsOf(outlines: readonly (readonly Dot[])[]): Depths {
  const dots = outlines.flat();
  const [xs, ys] = [dots.map(({ x }) => x), dots.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - 3 * STEP, Math.min(...ys) - 3 * STEP];
  const columns = Math.ceil((Math.max(...xs) - left) / STEP) + 4;
  const rows = Math.ceil((Math.max(...ys) - top) / STEP) + 4;
  const within = new Uint8Array(columns * rows);
  const nearest = new Float32Array(columns * rows).fill(FAR);
  const depths = { left, top, columns, rows };
  for (const outline of outlines) {
    everyNear(depths, outline, 0, (i, at) => {
      if (within[i] === 0 && isInside(at, outline)) within[i] = 1;
    });
  }
  for (const [a, b] of outerEdges(outlines))
    everyNear(depths, [a, b], FAR, (i, at) => {
      nearest[i] = Math.min(nearest[i]!, distanceTo(at, a, b));
    });
  const values = nearest.map(
    (far, i) =>
      (within[i] === 1 ? far : -far) + wobble(left + (i % columns) * STEP, top + Math.floor(i / columns) * STEP),
  );
  return { ...depths, values: smoothed(smoothed(values, columns, rows), columns, rows) };
}

type Frame = Omit<Depths, 'values'>;

/** Every sample in the box round some dots, and so far beyond it. */
function everyNear(frame: Frame, dots: readonly Dot[], beyond: number, act: (i: number, at: Dot) => void): void {
  const { left, top, columns, rows } = frame;
  const [xs, ys] = [dots.map(({ x }) => x), dots.map(({ y }) => y)];
  const from = (least: number, start: number) => Math.max(0, Math.floor((least - beyond - start) / STEP));
  const to = (most: number, start: number, end: number) => Math.min(end - 1, Math.ceil((most + beyond - start) / STEP));
  const lastColumn = to(Math.max(...xs), left, columns);
  const lastRow = to(Math.max(...ys), top, rows);
  for (let row = from(Math.min(...ys), top); row <= lastRow; row++)
    for (let column = from(Math.min(...xs), left); column <= lastColumn; column++)
      act(row * columns + column, { x: left + column * STEP, y: top + row * STEP });
}

/** Sides that two outlines share lie inside the whole. */
function outerEdges(outlines: readonly (readonly Dot[])[]): [Dot, Dot][] {
  const edges = new Map<string, [Dot, Dot]>();
  const key = ({ x, y }: Dot): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  for (const outline of outlines)
    outline.forEach((a, i) => {
      const b = outline[(i + 1) % outline.length]!;
      if (!edges.delete(`${key(b)} ${key(a)}`)) edges.set(`${key(a)} ${key(b)}`, [a, b]);
    });
  return [...edges.values()];
}

export function isInside({ x, y }: Dot, outline: readonly Dot[]): boolean {
  let inside = false;
  let a = outline.at(-1)!;
  for (const b of outline) {
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
    a = b;
  }
  return inside;
}

export function distanceTo(dot: Dot, a: Dot, b: Dot): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const k = Math.max(0, Math.min(1, ((dot.x - a.x) * dx + (dot.y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(dot.x - a.x - k * dx, dot.y - a.y - k * dy);
}

/** A slow, even unevenness, the same for the same place. */
const wobble = (x: number, y: number): number =>
  1.5 * Math.sin(x * 0.11 + 1.3 * Math.sin(y * 0.07)) + 1.5 * Math.sin(y * 0.13 + 1.7 * Math.sin(x * 0.05));

function smoothed(values: Float32Array, columns: number, rows: number): Float32Array {
  return values.map((value, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    if (column === 0 || row === 0 || column === columns - 1 || row === rows - 1) return value;
    return (4 * value + values[i - 1]! + values[i + 1]! + values[i - columns]! + values[i + columns]!) / 8;
  });
}

/** The line of one depth, as the path of a drawing (marching squares, then rounded). */
export function contourAt({ left, top, columns, rows, values }: Depths, depth: number): string {
  const next = new Map<number, number>();
  const dots = new Map<number, Dot>();
  const above = (i: number): boolean => values[i]! > depth;
  /** The dot where the line crosses the side between two samples. */
  const cross = (i: number, j: number): number => {
    const key = 2 * Math.min(i, j) + (Math.abs(i - j) === 1 ? 0 : 1); // a side to the right, or one downwards
    if (!dots.has(key)) {
      const k = (depth - values[i]!) / (values[j]! - values[i]!);
      const [xi, yi, xj, yj] = [i % columns, Math.floor(i / columns), j % columns, Math.floor(j / columns)];
      dots.set(key, { x: left + (xi + (xj - xi) * k) * STEP, y: top + (yi + (yj - yi) * k) * STEP });
    }
    return key;
  };
  for (let row = 0; row < rows - 1; row++)
    for (let column = 0; column < columns - 1; column++) {
      const a = row * columns + column;
      const corners = [a, a + 1, a + columns + 1, a + columns];
      // Round the square: the line enters where it goes from below to above, and leaves at the next change.
      for (let n = 0; n < 4; n++) {
        const [p, q] = [corners[n]!, corners[(n + 1) % 4]!];
        if (above(p) || !above(q)) continue;
        let m = n;
        do m = (m + 1) % 4;
        while (above(corners[(m + 1) % 4]!));
        next.set(cross(p, q), cross(corners[m]!, corners[(m + 1) % 4]!));
      }
    }
  return loops(next)
    .map((loop) => rounded(loop.map((key) => dots.get(key)!)))
    .join('');
}

function loops(next: Map<number, number>): number[][] {
  const found: number[][] = [];
  while (next.size > 0) {
    const loop: number[] = [];
    let at: number | undefined = next.keys().next().value;
    while (at !== undefined) {
      loop.push(at);
      const on: number | undefined = next.get(at);
      next.delete(at);
      at = on;
    }
    found.push(loop);
  }
  return found.filter((loop) => loop.length > 3);
}

function rounded(dots: readonly Dot[]): string {
  const middle = (a: Dot, b: Dot): string => `${n((a.x + b.x) / 2)} ${n((a.y + b.y) / 2)}`;
  const curves = dots.map((dot, i) => {
    const after = dots[(i + 1) % dots.length]!;
    return `Q${n(dot.x)} ${n(dot.y)} ${middle(dot, after)}`;
  });
  return `M${middle(dots.at(-1)!, dots[0]!)}${curves.join('')}Z`;
}
