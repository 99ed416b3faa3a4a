import {
  boxesMeet,
  comesWithin,
  cut,
  distanceSquared,
  END,
  isLongerThan,
  type Polygon,
  passage,
  polygonAt,
  START,
  samePoint,
} from '@sandtable/geometry/plane';
import type { Obstruction } from '../../ground.js';
import type { Battle, Point } from '../../state.js';
import { type Areas, areaName, areasOf } from './areas.js';
import { distanceInHexes, pointName, tableOf } from './table.js';

// Line of sight (QL-MIN-12, QL-MIN-13).

/** A stretch of up to this length inside an area does not block. */
const GLIMPSE = 10;

export function sees(b: Battle, from: number, to: number): boolean {
  return hasSight(b, b.units[from]!.point!, b.units[to]!.point!, from, to);
}

/** The same between points where the units `from` and `to` might stand; -1 is no unit of the table. */
export function hasSight(b: Battle, a: Point, t: Point, from: number, to: number): boolean {
  return !isBlocked(b, a, t, from, to, null);
}

export function obstruction(b: Battle, from: number, to: number): Obstruction | null {
  return explain(b, b.units[from]!.point!, b.units[to]!.point!, from, to);
}

/** Whether anything blocks, by the first thing found; or all that does, if there is a list to write it in. */
function isBlocked(b: Battle, a: Point, t: Point, from: number, to: number, out: string[] | null): boolean {
  const areas = areasOf(b);
  const { radius } = tableOf(b);
  const overTheTop = isOnHill(areas, a) || isOnHill(areas, t);
  for (let i = 0; i < b.units.length && !overTheTop; i++) {
    const { point, id } = b.units[i]!;
    if (point === null || i === from || i === to || !comesWithin(a, t, point, radius)) continue;
    if (out === null) return true;
    out.push(id);
  }
  const standing = overTheTop ? areas.hills : areas.blocking;
  const squared = distanceSquared(a, t);
  // where the two discs leave next to nothing of the line between them, nothing stands there
  if (isLongerThan(squared, START, END, 2 * radius + GLIMPSE)) {
    for (let i = 0; i < standing.length; i++) {
      if (!hides(areas.map.polygons[standing[i]!]!, a, t, squared, radius)) continue;
      if (out === null) return true;
      out.push(areaName(areas, standing[i]!));
    }
  }
  return out !== null && out.length > 0;
}

function isOnHill(areas: Areas, point: Point): boolean {
  if (areas.hills.length === 0) return false;
  const area = polygonAt(areas.map, point);
  return area >= 0 && areas.terrains[area] === 'hill';
}

/**
 * Whether the polygon blocks the line from a to t: some piece of it inside, less what lies in the discs around both
 * ends, is longer than a glimpse. A disc takes the line's first or last `radius`, so the rest of the piece is the
 * shortest of four lengths, and each is compared exactly.
 */
function hides(shape: Polygon, a: Point, t: Point, squared: number, radius: number): boolean {
  if (!boxesMeet(a, t, shape)) return false;
  for (const { from, to, where } of cut(a, t, shape)) {
    if (
      where === 'inside' &&
      isLongerThan(squared, from, to, GLIMPSE) &&
      isLongerThan(squared, START, to, radius + GLIMPSE) &&
      isLongerThan(squared, from, END, radius + GLIMPSE)
    )
      return true;
  }
  return false;
}

function explain(b: Battle, a: Point, t: Point, from: number, to: number): Obstruction | null {
  const blockers: string[] = [];
  if (!isBlocked(b, a, t, from, to, blockers)) return null;
  const areas = areasOf(b);
  const rule = isOnHill(areas, a) || isOnHill(areas, t) ? 'QL-MIN-13' : 'QL-MIN-12';
  const line = `between ${pointName(a)} and ${pointName(t)}`;
  return { rule, message: `No sight ${line}: blocked by ${blockers.join(', ')}.`, blockers };
}

export interface SightLine {
  /** In hexes (QL-MIN-11). */
  readonly distance: number;
  readonly clear: boolean;
  readonly obstruction: Obstruction | null;
  /** What the line runs through, in order, for drawing: null is open ground. */
  readonly stretches: readonly { readonly from: Point; readonly to: Point; readonly area: string | null }[];
}

/** The line between any two points, as if units stood there; a unit at either end is no obstacle. */
export function sightLine(b: Battle, a: Point, t: Point): SightLine {
  const at = (place: Point): number => b.units.findIndex(({ point }) => point !== null && samePoint(point, place));
  const areas = areasOf(b);
  const along = (way: { top: number; bottom: number }): Point => ({
    x: Math.round(a.x + ((t.x - a.x) * way.top) / way.bottom),
    y: Math.round(a.y + ((t.y - a.y) * way.top) / way.bottom),
  });
  const inTheWay = samePoint(a, t) ? null : explain(b, a, t, at(a), at(t));
  return {
    distance: distanceInHexes(a, t, tableOf(b)),
    clear: inTheWay === null,
    obstruction: inTheWay,
    stretches: passage(a, t, areas.map).map(({ from, to, within }) => ({
      from: along(from),
      to: along(to),
      area: within < 0 ? null : areaName(areas, within),
    })),
  };
}
