import type { Pair, Scenario, Setup, Terrain } from '@sandtable/fictioneers-legacy';

// Pieces of a table of one's own (FL-SET-12), laid on its southern half.

export type PickUp = NonNullable<Setup['pickUp']>;
export type Piece = PickUp['terrain'][number];
export type WallPiece = NonNullable<PickUp['walls']>[number];

export const LEAST_PIECES = 3;
export const MOST_PIECES = 6;

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** How far each corner of a grown thing is from its middle, as a share: nothing in nature is round. */
const RAGGED = [0.96, 1.04, 0.93, 1.06, 0.98, 1.02, 0.9, 1.05];
const SQUARE: ReadonlySet<Terrain> = new Set(['building', 'structure', 'trench', 'road', 'river']);

function outline(type: Terrain, [x, y]: Pair, wide: number, deep: number): Pair[] {
  if (SQUARE.has(type))
    return [
      [x - wide / 2, y - deep / 2],
      [x + wide / 2, y - deep / 2],
      [x + wide / 2, y + deep / 2],
      [x - wide / 2, y + deep / 2],
    ];
  return RAGGED.map((share, k): Pair => {
    const angle = (k * Math.PI) / 4;
    return [x + (wide / 2) * share * Math.cos(angle), y + (deep / 2) * share * Math.sin(angle)];
  });
}

const SIZES: Readonly<Partial<Record<Terrain, Pair>>> = {
  road: [12, 2],
  river: [12, 2],
  trench: [6, 1.5],
  hill: [8, 6],
};

export function newPiece(type: Terrain, id: string, at: Pair): Piece {
  const [wide, deep] = SIZES[type] ?? [6, 5];
  return {
    id,
    type,
    polygon: rounded(outline(type, at, wide, deep)),
    ...(type === 'hill' && { level: 1 }),
    ...((type === 'building' || type === 'structure') && { height: 2 }),
  };
}

const rounded = (points: readonly Pair[]): [number, number][] => points.map(([x, y]) => [tenth(x), tenth(y)]);

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

export const middleOf = (points: readonly Pair[]): Pair => {
  const { west, east, south, north } = boxOf(points);
  return [(west + east) / 2, (south + north) / 2];
};

/** Shifted, but not off the southern half of the table as far as there is room on it. */
export function shifted(points: readonly Pair[], dx: number, dy: number, [w, h]: Pair): [number, number][] {
  const { west, east, south, north } = boxOf(points);
  const within = (by: number, low: number, high: number, most: number) =>
    Math.min(Math.max(by, -low), Math.max(most - high, -low));
  const [x, y] = [within(dx, west, east, w), within(dy, south, north, h / 2)];
  return rounded(points.map(([px, py]): Pair => [px + x, py + y]));
}

/** Stretched about its middle to another width or depth. */
export function resized(points: readonly Pair[], wide: number, deep: number): [number, number][] {
  const { west, east, south, north } = boxOf(points);
  const [mx, my] = middleOf(points);
  const [sx, sy] = [wide / Math.max(0.1, east - west), deep / Math.max(0.1, north - south)];
  return rounded(points.map(([x, y]): Pair => [mx + (x - mx) * sx, my + (y - my) * sy]));
}

/** Turned by a quarter about its middle. */
export function turned(points: readonly Pair[]): [number, number][] {
  const [mx, my] = middleOf(points);
  return rounded(points.map(([x, y]): Pair => [mx - (y - my), my + (x - mx)]));
}

/** A name no other piece has, nor its copy. */
export function freeName(taken: readonly { readonly id: string }[], stem: string): string {
  for (let n = 1; ; n++) {
    const id = n === 1 ? stem : `${stem}${n}`;
    if (!taken.some((one) => one.id === id)) return id;
  }
}

/** The pieces of a ready table that lie wholly on its southern half. */
export function piecesOf({ table: [, h], terrain }: Pick<Scenario, 'table' | 'terrain'>): Piece[] {
  const south = terrain.filter(({ polygon }) => polygon.every(([, y]) => y <= h / 2));
  return south
    .slice(0, MOST_PIECES)
    .map(({ polygon, openings: _, ...rest }) => ({ ...rest, polygon: rounded(polygon) }));
}

export const FIRST_TABLE: PickUp = {
  table: [48, 36],
  terrain: [
    newPiece('woods', 'woods', [10, 11]),
    newPiece('rock', 'rock', [24, 13]),
    newPiece('hill', 'hill', [38, 10]),
  ],
  walls: [
    {
      id: 'wall',
      height: 'low',
      material: 'hard',
      line: [
        [16, 15],
        [21, 15],
      ],
    },
  ],
};
