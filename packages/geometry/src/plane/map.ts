import type { Point } from './point.js';
import { locate, type Polygon } from './polygon.js';

/** Polygons to be asked about often, with the boxes around them in one row: most questions end there. */
export type PolygonMap = {
  readonly polygons: readonly Polygon[];
  /** Left, right, top and bottom of each. */
  readonly boxes: Float64Array;
};

export const NOWHERE = -1;

export function polygonMap(polygons: readonly Polygon[]): PolygonMap {
  const boxes = Float64Array.from(polygons.flatMap(({ left, right, top, bottom }) => [left, right, top, bottom]));
  return { polygons, boxes };
}

/** The first polygon that contains a point, edges included, or NOWHERE. */
export function polygonAt({ polygons, boxes }: PolygonMap, point: Point): number {
  const { x, y } = point;
  for (let i = 0, box = 0; box < boxes.length; i++, box += 4) {
    if (x < boxes[box]! || x > boxes[box + 1]! || y < boxes[box + 2]! || y > boxes[box + 3]!) continue;
    if (locate(polygons[i]!, point) !== 'outside') return i;
  }
  return NOWHERE;
}

/** The polygons, in order, whose boxes meet the box around a segment: written into `out`, returns how many. */
export function polygonsNear({ boxes }: PolygonMap, a: Point, b: Point, out: number[]): number {
  const [left, right] = a.x < b.x ? [a.x, b.x] : [b.x, a.x];
  const [top, bottom] = a.y < b.y ? [a.y, b.y] : [b.y, a.y];
  let count = 0;
  for (let i = 0, box = 0; box < boxes.length; i++, box += 4) {
    if (right < boxes[box]! || left > boxes[box + 1]! || bottom < boxes[box + 2]! || top > boxes[box + 3]!) continue;
    out[count++] = i;
  }
  return count;
}
