import { n, pathOf } from '../../ground/strokes.js';
import type { Dot } from '../pan-zoom.js';
import type { Sheet, Spot } from './sheet.js';
import './overlays.css';

// What is laid over the table: where one can go, how far weapons reach, what is seen.

/** Grades of places on a grid, as digits by rows: where one cannot go, can go, and can go and still fire. */
export interface Reach {
  readonly from: Spot;
  readonly step: number;
  readonly columns: number;
  readonly rows: readonly string[];
}

/** To the farthest place up to which everything on a line is seen, and what ends it. */
export interface FanLine extends Spot {
  readonly blocked: { readonly rule: string; readonly by: string } | null;
}

/** The outline of all places of a grade or better, with its corners cut off: the grid is a help, not what is meant. */
export function outlineOf({ from, step, columns, rows }: Reach, least: number, sheet: Sheet): string {
  const at = (column: number, row: number): boolean => Number(rows[row]?.[column] ?? 0) >= least;
  const next = new Map<string, string>();
  // Round every place that counts, along its sides towards places that do not: the sides join up to loops.
  for (let row = 0; row < rows.length; row++)
    for (let column = 0; column < columns; column++) {
      if (!at(column, row)) continue;
      const [x, y] = [2 * column, 2 * row];
      if (!at(column, row - 1)) next.set(`${x - 1} ${y - 1}`, `${x + 1} ${y - 1}`);
      if (!at(column + 1, row)) next.set(`${x + 1} ${y - 1}`, `${x + 1} ${y + 1}`);
      if (!at(column, row + 1)) next.set(`${x + 1} ${y + 1}`, `${x - 1} ${y + 1}`);
      if (!at(column - 1, row)) next.set(`${x - 1} ${y + 1}`, `${x - 1} ${y - 1}`);
    }
  const dotOf = (key: string): Dot => {
    const [x, y] = key.split(' ').map(Number) as [number, number];
    return sheet.dot({ x: from.x + (x * step) / 2, y: from.y + (y * step) / 2 });
  };
  const loops: string[] = [];
  while (next.size > 0) {
    const loop: Dot[] = [];
    let key: string | undefined = next.keys().next().value;
    while (key !== undefined && next.has(key)) {
      loop.push(dotOf(key));
      const on: string = next.get(key)!;
      next.delete(key);
      key = on;
    }
    loops.push(rounded(smoothed(smoothed(loop))));
  }
  return loops.join('');
}

/** Each dot between its neighbours: the stairs of the grid become slopes. */
const smoothed = (dots: readonly Dot[]): Dot[] =>
  dots.map((dot, i) => {
    const [before, after] = [dots.at(i - 1)!, dots[(i + 1) % dots.length]!];
    return { x: (before.x + 2 * dot.x + after.x) / 4, y: (before.y + 2 * dot.y + after.y) / 4 };
  });

function rounded(dots: readonly Dot[]): string {
  const middle = (a: Dot, b: Dot): string => `${n((a.x + b.x) / 2)} ${n((a.y + b.y) / 2)}`;
  const curves = dots.map((dot, i) => `Q${n(dot.x)} ${n(dot.y)} ${middle(dot, dots[(i + 1) % dots.length]!)}`);
  return `M${middle(dots.at(-1)!, dots[0]!)}${curves.join('')}Z`;
}

export function ReachLayer({ reach, sheet }: { readonly reach: Reach; readonly sheet: Sheet }) {
  return (
    <g className="reach-layer">
      <path className="reach-move" d={outlineOf(reach, 1, sheet)} />
      <path className="reach-fire" d={outlineOf(reach, 2, sheet)} />
    </g>
  );
}

interface RingsProps {
  /** So far from the edge of the base, each with what is said of it. */
  readonly rings: readonly { readonly far: number; readonly says: string }[];
  readonly radius: number;
  readonly at: Spot;
  readonly sheet: Sheet;
}

/** Distances round a figure: where a weapon begins and ends to reach, or a number changes. */
export function RangeRings({ rings, radius, at, sheet }: RingsProps) {
  const { x, y } = sheet.dot(at);
  const { width, height } = sheet.field;
  return (
    <g className="range-rings" transform={`translate(${n(x)} ${n(y)})`}>
      {rings
        .map(({ far, says }) => ({ r: sheet.drawn(radius + far), far, says }))
        .filter(({ r }) => r < width + height)
        .map(({ r, far, says }) => (
          <g key={far}>
            <circle r={r} />
            {[-r - 3, r + 11].map((below) => (
              <text key={below} y={below}>
                {says}
              </text>
            ))}
          </g>
        ))}
    </g>
  );
}

interface FanProps {
  readonly from: Spot;
  readonly fan: readonly FanLine[];
  readonly sheet: Sheet;
}

/** What is seen from a place, with the names of what ends it. */
export function SightFan({ from, fan, sheet }: FanProps) {
  const dots = fan.map(sheet.dot);
  const names = namedBlockers(fan, sheet);
  return (
    <g className="sight-fan">
      <path d={pathOf(dots)} />
      <circle cx={sheet.dot(from).x} cy={sheet.dot(from).y} r="4" />
      {names.map(({ by, at }) => (
        <text key={by} x={n(at.x)} y={n(at.y)}>
          {by}
        </text>
      ))}
    </g>
  );
}

/** Each thing that ends lines of the fan once, where the middle of those lines end. */
export function namedBlockers(
  fan: readonly FanLine[],
  sheet: Sheet,
): readonly { readonly by: string; readonly rule: string; readonly at: Dot }[] {
  const groups = new Map<string, { readonly rule: string; readonly dots: Dot[] }>();
  for (const line of fan) {
    if (!line.blocked) continue;
    const { by, rule } = line.blocked;
    const group = groups.get(by) ?? { rule, dots: [] };
    group.dots.push(sheet.dot(line));
    groups.set(by, group);
  }
  return [...groups].map(([by, { rule, dots }]) => ({ by, rule, at: dots[dots.length >> 1]! }));
}
