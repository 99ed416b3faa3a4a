import type { Vec3 } from '@sandtable/legends';
import type { Spot } from '../city.js';
import { type Face, project, type Sheet } from './projection.js';

export const dots = (sheet: Sheet, face: Face, places: readonly Vec3[]): string =>
  places
    .map((place) => project(sheet, face, place))
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ');

export const corners = (w: number, d: number): Spot[] => [
  [-w / 2, -d / 2],
  [w / 2, -d / 2],
  [w / 2, d / 2],
  [-w / 2, d / 2],
];

export const boxCorners = (x0: number, y0: number, x1: number, y1: number): Spot[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

/** How near to the eye something is: from the south and from the west, smaller is nearer. */
export const depth = (face: Face, { x, y }: { readonly x: number; readonly y: number }): number =>
  face === 'south' ? y : x;
