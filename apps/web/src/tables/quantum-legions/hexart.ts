import {
  doubled,
  HEXES,
  type HexName,
  hexIndex,
  type Place,
  type Point,
  tableOfScale,
} from '@sandtable/quantum-legions';
import { pathOf } from '../../ground/strokes.js';
import type { Dot, Size } from '../../kit/pan-zoom.js';

// Where hexes lie on the picture, and where points of the open tabletop do: one S is as wide as a hex (QL-MIN-08), so both
// have the same picture. Lengths are those of the drawing: a hex is 80 high.

export const R = 40;
export const W = Math.sqrt(3) * R;
export const MARGIN = 34;
export const WIDTH = 14 * W + 2 * MARGIN;
export const HEIGHT = 1.5 * R * 12 + 2 * R + 2 * MARGIN;
export const SIZE: Size = { width: WIDTH, height: HEIGHT };

export function at(X: number, r: number): Dot {
  return { x: MARGIN + (X * W) / 2, y: MARGIN + R + (r - 1) * 1.5 * R };
}

const CENTRES = new Map<string, Dot>(
  HEXES.map((hex) => {
    const { X, r } = doubled(hexIndex(hex));
    return [hex, at(X, r)];
  }),
);

export const centreOf = (hex: string): Dot => CENTRES.get(hex as HexName)!;

/** The north edge of an open table; its left edge is where the hexes begin. */
const NORTH = at(0, 7).y - 5.7 * W;

/** Thousandths of an inch in one length of the drawing; `scale` is S in inches (QL-MIN-03). */
const thousandths = (scale: number): number => (1000 * scale) / W;

export function dotOf(place: Place, scale: number): Dot {
  if (typeof place === 'string') return centreOf(place);
  const k = thousandths(scale);
  return { x: MARGIN + place.x / k, y: NORTH + place.y / k };
}

/** The point of the open table under a dot of the drawing. */
export function pointOf({ x, y }: Dot, scale: number): Point {
  const k = thousandths(scale);
  return { x: Math.round((x - MARGIN) * k), y: Math.round((y - NORTH) * k) };
}

/** The open table as a rectangle of the drawing. */
export const TABLE = { x: MARGIN, y: NORTH, width: 14 * W, height: 11.4 * W } as const;

/** The nearest point where a whole disc is on the table. */
export function ontoTable({ x, y }: Point, scale: number): Point {
  const { radius, width, depth } = tableOfScale(scale);
  const within = (value: number, most: number): number => Math.min(Math.max(value, radius), most - radius);
  return { x: within(x, width), y: within(y, depth) };
}

/** The corners of a hex, from the top clockwise, of this radius. */
export function corners({ x, y }: Dot, radius = R): Dot[] {
  const half = (Math.sqrt(3) / 2) * radius;
  return [
    { x, y: y - radius },
    { x: x + half, y: y - radius / 2 },
    { x: x + half, y: y + radius / 2 },
    { x, y: y + radius },
    { x: x - half, y: y + radius / 2 },
    { x: x - half, y: y - radius / 2 },
  ];
}

export const hexPath = (centre: Dot, radius = R): string => pathOf(corners(centre, radius));
