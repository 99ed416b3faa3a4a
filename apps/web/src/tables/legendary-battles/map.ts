import { type Match, type Tables, tablesOf } from '@sandtable/legendary-battles';
import { pathOf } from '../../ground/strokes.js';
import type { Dot, Size } from '../../kit/pan-zoom.js';

// Where zones lie on the picture, whatever their shape: hexes, squares, or polygons as they were drawn. The rules count in whole
// numbers of their own; here a zone is about 72 wide.

/** By how much each kind of map is drawn larger; hexes are regular again. */
const SCALE = {
  hex: { x: 36.4, y: 21 },
  square: { x: 37, y: 37 },
  irregular: { x: 0.86, y: 0.86 },
} as const;
const MARGIN = 34;
/** For units that wait beside the map: in the air, behind it, on the way. */
const SHELF = 62;

export interface Layout {
  readonly tables: Tables;
  readonly size: Size;
  /** What is played on. */
  readonly field: Dot & Size;
  readonly centres: readonly Dot[];
  /** What is seen of each zone, clockwise. */
  readonly outlines: readonly (readonly Dot[])[];
  /** How far the nearest side is from the centre of each zone. */
  readonly rooms: readonly number[];
  /** Whether a side has units that may wait beside the map. */
  readonly shelves: Readonly<Record<'A' | 'B', boolean>>;
}

const known = new WeakMap<Match, Layout>();

export function layoutOf(match: Match): Layout {
  let layout = known.get(match);
  if (!layout) known.set(match, (layout = laidOut(match)));
  return layout;
}

function laidOut(match: Match): Layout {
  const tables = tablesOf({ match });
  const { map } = tables;
  const k = SCALE[map.lattice];
  const waits = (side: 'A' | 'B'): boolean =>
    tables.kinds.some(({ home, entry, traits }) => {
      if (home !== side) return false;
      return (entry.zone ?? null) === null || traits.has('aerial') || isReserve(match, entry.id);
    });
  const shelves = { A: waits('A'), B: waits('B') };
  const raw = map.corners.map((corners) => corners.map(({ x, y, w }) => ({ x: (x / w) * k.x, y: (y / w) * k.y })));
  const [xs, ys] = [raw.flat().map(({ x }) => x), raw.flat().map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const down = MARGIN + (shelves.B ? SHELF : 0);
  const shift = ({ x, y }: Dot): Dot => ({ x: x - left + MARGIN, y: y - top + down });
  const outlines = raw.map((corners) => corners.map(shift));
  const centres = map.centres.map(([x, y]) => shift({ x: x * k.x, y: y * k.y }));
  const field = { x: MARGIN, y: down, width: right - left, height: bottom - top };
  return {
    tables,
    size: {
      width: field.width + 2 * MARGIN,
      height: field.height + down + MARGIN + (shelves.A ? SHELF : 0),
    },
    field,
    centres,
    outlines,
    rooms: centres.map((dot, zone) => roomOf(dot, outlines[zone]!)),
    shelves,
  };
}

const isReserve = ({ scenario }: Match, id: string): boolean =>
  scenario.special.some((one) => one.kind === 'reinforcement' && one.units.some((unit) => unit.id === id));

function roomOf({ x, y }: Dot, outline: readonly Dot[]): number {
  return Math.min(
    ...outline.map((a, i) => {
      const b = outline[(i + 1) % outline.length]!;
      const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
      return Math.abs((b.x - a.x) * (a.y - y) - (a.x - x) * (b.y - a.y)) / length;
    }),
  );
}

export const zoneNumber = ({ tables }: Layout, id: string): number => tables.map.numberOf.get(id) ?? -1;

export const dotOf = (layout: Layout, id: string): Dot => layout.centres[zoneNumber(layout, id)] ?? { x: 0, y: 0 };

export const outlineOf = (layout: Layout, id: string): readonly Dot[] => layout.outlines[zoneNumber(layout, id)] ?? [];

/** An outline drawn in by so much, towards its centre. */
export function drawnIn(layout: Layout, id: string, inset: number): string {
  const zone = zoneNumber(layout, id);
  const c = layout.centres[zone]!;
  return pathOf(
    layout.outlines[zone]!.map(({ x, y }) => {
      const far = Math.hypot(x - c.x, y - c.y) || 1;
      const k = Math.max(0, far - inset * 1.15) / far;
      return { x: c.x + (x - c.x) * k, y: c.y + (y - c.y) * k };
    }),
  );
}

/** The two ends of a side of a zone as it is drawn. */
export function sideDots(layout: Layout, zone: number, side: number): readonly [Dot, Dot] {
  const polygon = layout.tables.map.polygons[zone]!;
  const [a, b] = [polygon[side]!, polygon[(side + 1) % polygon.length]!];
  return [drawn(layout, zone, a), drawn(layout, zone, b)];
}

/** A corner of the rules as a dot of the picture: from the centre of its zone, whose dot is known. */
function drawn(layout: Layout, zone: number, [x, y]: readonly [number, number]): Dot {
  const k = SCALE[layout.tables.map.lattice];
  const [cx, cy] = layout.tables.map.centres[zone]!;
  const c = layout.centres[zone]!;
  return { x: c.x + (x - cx) * k.x, y: c.y + (y - cy) * k.y };
}

/** Any place of the rules as a dot of the picture. */
export const drawnPlace = (layout: Layout, x: number, y: number): Dot => drawn(layout, 0, [x, y]);

/** Where a facing points, in radians on the picture. */
export function angleOf(layout: Layout, zone: number, facing: number): number {
  const [a, b] = sideDots(layout, zone, facing);
  const c = layout.centres[zone]!;
  return Math.atan2((a.y + b.y) / 2 - c.y, (a.x + b.x) / 2 - c.x);
}

/** The facing that looks most nearly at a dot. */
export function facingTowards(layout: Layout, zone: number, to: Dot, among: readonly number[]): number | null {
  const c = layout.centres[zone]!;
  const wanted = Math.atan2(to.y - c.y, to.x - c.x);
  const off = (facing: number): number => {
    const turn = Math.abs(angleOf(layout, zone, facing) - wanted) % (2 * Math.PI);
    return Math.min(turn, 2 * Math.PI - turn);
  };
  return among.length === 0 ? null : among.reduce((best, one) => (off(one) < off(best) ? one : best));
}

/** The sides in the arc of a facing, those of a half-plane on drawn maps. */
export function arcSides(layout: Layout, zone: number, facing: number): readonly number[] {
  const { map } = layout.tables;
  const count = map.polygons[zone]!.length;
  if (map.lattice !== 'irregular') return [facing, (facing + 1) % count, (facing + count - 1) % count];
  const ahead = angleOf(layout, zone, facing);
  return Array.from({ length: count }, (_, side) => side).filter((side) => {
    const turn = Math.abs(angleOf(layout, zone, side) - ahead) % (2 * Math.PI);
    return Math.min(turn, 2 * Math.PI - turn) <= Math.PI / 2;
  });
}

/** The zone nearest in the direction of an arrow key; null at the edge. */
export function zoneBeside(layout: Layout, from: string, [dx, dy]: readonly [number, number]): string | null {
  const zone = zoneNumber(layout, from);
  const { map } = layout.tables;
  const c = layout.centres[zone]!;
  let best: number | null = null;
  let most = 0.35;
  for (const next of map.neighbours[zone]!) {
    const to = layout.centres[next]!;
    const length = Math.hypot(to.x - c.x, to.y - c.y);
    const along = ((to.x - c.x) * dx + (to.y - c.y) * dy) / length;
    if (along > most) [most, best] = [along, next];
  }
  return best === null ? null : map.ids[best]!;
}

/** The fewest steps between two zones, over whatever lies between: the referee says what speaks against that way. */
export function stepsBetween({ tables: { map } }: Layout, from: string, to: string): readonly string[] {
  const [start, goal] = [map.numberOf.get(from), map.numberOf.get(to)];
  if (start === undefined || goal === undefined || start === goal) return [];
  const cameFrom = new Map([[start, start]]);
  const queue = [start];
  for (const zone of queue) {
    if (zone === goal) break;
    for (const next of map.neighbours[zone]!)
      if (!cameFrom.has(next)) {
        cameFrom.set(next, zone);
        queue.push(next);
      }
  }
  const way: string[] = [];
  for (let at = goal; at !== start; at = cameFrom.get(at)!) {
    if (!cameFrom.has(at)) return [];
    way.unshift(map.ids[at]!);
  }
  return way;
}
