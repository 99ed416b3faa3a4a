import { standsIn } from './distance.js';
import type { Point } from './point.js';
import { locate } from './polygon.js';
import { segmentDistance } from './segment.js';
import type { Shape } from './shape.js';

// What stands on a table and may hide something, and the ground it stands on. Distances are in units, heights in levels
// of any size.

/** Heights are above the ground where the thing stands, a level above the table. */
export type Obstacle =
  /** Ground that rises to a level, from its edge on. Where rises overlap, the highest counts. */
  | { readonly kind: 'rise'; readonly area: Shape; readonly level: number }
  /** Something one sees into for a while. What one sees through adds up over all screens. */
  | { readonly kind: 'screen'; readonly area: Shape }
  /**
   * Something one cannot see through. With a `window` of more than 0 one sees out of and into it through so much of it, and
   * whoever stands in it sees everybody else in it.
   */
  | { readonly kind: 'solid'; readonly area: Shape; readonly height: number; readonly window: number }
  /** A wall without thickness. */
  | { readonly kind: 'wall'; readonly line: Shape; readonly height: number };

/** The bounds of a game. Lengths that are added up should be judged between whole units: 3010.5, not 3010. */
export type SightRules = {
  /** More than this length inside screens and below their tops hides what lies behind. */
  readonly screenDepth: number;
  /** How high the screens are. */
  readonly screenHeight: number;
  /** Whoever is this near to the edge of an area stands in it. */
  readonly edge: number;
  /** Pieces of a line shorter than this do not count. */
  readonly shortest: number;
  /** How many levels something must rise above the line to hide anything. */
  readonly rise: number;
  /** A body hides what lies behind if the line runs deeper inside of its edge than this. */
  readonly graze: number;
};

/** A table's obstacles, prepared for many questions. */
export type SightMap = {
  readonly obstacles: readonly Obstacle[];
  readonly rules: SightRules;
  /** Left, right, top and bottom of each obstacle in one row: most questions end there. */
  readonly boxes: Float64Array;
  /** The places of the rises among the obstacles, and the highest level. */
  readonly rises: readonly number[];
  readonly highest: number;
};

export function sightMap(obstacles: readonly Obstacle[], rules: SightRules): SightMap {
  const shapes = obstacles.map((one) => (one.kind === 'wall' ? one.line : one.area));
  const boxes = Float64Array.from(shapes.flatMap(({ left, right, top, bottom }) => [left, right, top, bottom]));
  const rises = obstacles.flatMap((one, i) => (one.kind === 'rise' ? [i] : []));
  const highest = Math.max(0, ...obstacles.map((one) => (one.kind === 'rise' ? one.level : 0)));
  return { obstacles, rules, boxes, rises, highest };
}

/** Whether the segment from a to b comes as near as `slack` to the box that starts at a place of a row, going by its own box. */
export function meetsBox(boxes: Float64Array, at: number, a: Point, b: Point, slack: number): boolean {
  if (Math.max(a.x, b.x) < boxes[at]! - slack || Math.min(a.x, b.x) > boxes[at + 1]! + slack) return false;
  return Math.max(a.y, b.y) >= boxes[at + 2]! - slack && Math.min(a.y, b.y) <= boxes[at + 3]! + slack;
}

/** The level of the ground at a point: of the highest rise it stands in, else 0. */
export function groundAt({ obstacles, rises, rules }: SightMap, point: Point): number {
  let level = 0;
  for (let i = 0; i < rises.length; i++) {
    const one = obstacles[rises[i]!]!;
    if (one.kind === 'rise' && one.level > level && standsIn(one.area, point, rules.edge)) level = one.level;
  }
  return level;
}

/** The same at a place off the grid. */
export function groundUnder({ obstacles, rises, rules }: SightMap, place: Point): number {
  let level = 0;
  for (let i = 0; i < rises.length; i++) {
    const one = obstacles[rises[i]!]!;
    if (one.kind === 'rise' && one.level > level && isAround(one.area, place, rules.edge)) level = one.level;
  }
  return level;
}

/** As `standsIn`: what is not near an edge is safely on one side of it. */
function isAround(area: Shape, place: Point, slack: number): boolean {
  const { left, right, top, bottom, corners } = area;
  if (place.x < left - slack || place.x > right + slack) return false;
  if (place.y < top - slack || place.y > bottom + slack) return false;
  if (locate(area, place) !== 'outside') return true;
  for (let i = 0, p = corners[corners.length - 1]!; i < corners.length; i++) {
    const q = corners[i]!;
    if (segmentDistance(p, q, place) <= slack) return true;
    p = q;
  }
  return false;
}
