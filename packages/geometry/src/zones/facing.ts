import { cross, type Point } from './drawn.js';
import type { ZoneMap } from './map.js';

/** Twice a direction, in whole numbers: from the centre of a zone to the middle of a side, for one. */
export type Heading = readonly [dx: number, dy: number];

/** The sides of a zone that are hit from its centre in a direction: one, or the two that meet in a corner, the lower first. */
export function sidesHit(map: ZoneMap, zone: number, [dx, dy]: Heading): number[] {
  const polygon = map.polygons[zone]!;
  const [cx, cy] = map.centres[zone]!;
  const hit: number[] = [];
  for (let i = 0; i < polygon.length; i++) {
    const [px, py] = polygon[i]!;
    const [qx, qy] = polygon[(i + 1) % polygon.length]!;
    const room = cross(qx - px, qy - py, cx - px, cy - py);
    // a centre that lies on a side of its zone leaves through it at once
    const isHit =
      room === 0
        ? cross(qx - px, qy - py, dx, dy) < 0
        : cross(px - cx, py - cy, dx, dy) >= 0 && cross(dx, dy, qx - cx, qy - cy) >= 0;
    if (isHit) hit.push(i);
  }
  return hit;
}

/** The heading of a side: from the centre of its zone to its middle, doubled. */
export function headingOf(map: ZoneMap, zone: number, side: number): Heading {
  const polygon = map.polygons[zone]!;
  const [cx, cy] = map.centres[zone]!;
  const [px, py] = polygon[side]!;
  const [qx, qy] = polygon[(side + 1) % polygon.length]!;
  return [px + qx - 2 * cx, py + qy - 2 * cy];
}

/** The side of a zone that faces a heading: where it hits a corner, the lower one. */
export const sideFacing = (map: ZoneMap, zone: number, heading: Heading): number => sidesHit(map, zone, heading)[0]!;

/** The side faced after a step from one zone into another. On a grid it is the side that was crossed, on a drawn map the one ahead. */
export function travelFacing(map: ZoneMap, from: number, to: number): number {
  if (map.lattice !== 'irregular') {
    const crossed = map.beyond[from]!.indexOf(to);
    if (crossed >= 0) return crossed;
  }
  return sideFacing(map, to, towards(map.centres[from]!, map.centres[to]!));
}

/** A facing carried into another zone: the same side on a grid, on a drawn map the side that its heading hits there. */
export const carriedFacing = (map: ZoneMap, from: number, facing: number, to: number): number =>
  map.lattice === 'irregular' ? sideFacing(map, to, headingOf(map, from, facing)) : facing;

/** The zone behind one who faces a side: OUTSIDE where the map ends. */
export function zoneBehind(map: ZoneMap, zone: number, facing: number): number {
  const [dx, dy] = headingOf(map, zone, facing);
  return map.beyond[zone]![sideFacing(map, zone, [-dx, -dy])]!;
}

/** Whether a direction leaves a zone by the side faced or one of the two beside it, their corners included. */
export function isWithinThreeSides(map: ZoneMap, zone: number, facing: number, direction: Heading): boolean {
  if (direction[0] === 0 && direction[1] === 0) return true;
  const sides = map.polygons[zone]!.length;
  return sidesHit(map, zone, direction).some((side) => {
    const off = (side - facing + sides) % sides;
    return off <= 1 || off === sides - 1;
  });
}

/** Whether a direction leads to the half-plane before one who faces a side, its edge included. */
export function isWithinHalfPlane(map: ZoneMap, zone: number, facing: number, [dx, dy]: Heading): boolean {
  const [fx, fy] = headingOf(map, zone, facing);
  return fx * dx + fy * dy >= 0;
}

export const towards = (from: Point, to: Point): Heading => [to[0] - from[0], to[1] - from[1]];

/**
 * The facings that fit a marker turned by an angle (degrees clockwise from the first side) on a zone of so many equal sides: of
 * the sides that a half circle touches, the three it touches most. Exactly between two there are both.
 */
export function facingsAt(degrees: number, sides: 4 | 6): number[] {
  const step = 360 / sides;
  const turned = ((degrees % 360) + 360) % 360;
  const lower = Math.floor(turned / step);
  const over = 2 * (turned - lower * step) - step; // how far beyond half way to the next
  const next = (lower + 1) % sides;
  if (over === 0) return lower < next ? [lower, next] : [next, lower];
  return [over < 0 ? lower : next];
}
