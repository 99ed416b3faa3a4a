import { standsIn } from './distance.js';
import { isWhollyIn } from './placement.js';
import type { Point } from './point.js';
import type { Shape } from './shape.js';

/** A part of the table made of areas: a deployment zone, an exit. They may overlap. */
export type Region = readonly Shape[];

/** Whether a point lies in some area of a region, or at most `slack` outside. */
export function isInRegion(region: Region, point: Point, slack: number): boolean {
  for (let i = 0; i < region.length; i++) if (standsIn(region[i]!, point, slack)) return true;
  return false;
}

/** Whether the whole of a shape lies in one area of a region, reaching out by at most `slack`. */
export function isWhollyInRegion(region: Region, shape: Shape, slack: number): boolean {
  for (let i = 0; i < region.length; i++) if (isWhollyIn(shape, region[i]!, slack)) return true;
  return false;
}
