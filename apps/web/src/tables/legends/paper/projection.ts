import type { Vec3 } from '@sandtable/legends';
import type { Dot, Size } from '../../../kit/pan-zoom.js';
import { round } from '../city.js';

// Plan and elevations of one city on one sheet: the plan from above, one elevation from the south, one from the west. Lengths
// are in inches times `K`, so that strokes and letters need no fractions.

export const K = 40;
const GAP = 1.2 * K;

export const FACES = ['plan', 'south', 'west'] as const;
export type Face = (typeof FACES)[number];

interface Panel {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Sheet {
  readonly size: Size;
  readonly city: number;
  readonly panels: Readonly<Record<Face, Panel>>;
}

/** The sheet for a city: elevations beside the plan, or under it on a narrow screen. */
export function sheetOf(city: number, high: number, narrow: boolean): Sheet {
  const [side, up] = [city * K, high * K];
  const plan = { x: 0, y: 0, width: side, height: side };
  if (narrow) {
    const south = { x: 0, y: side + GAP, width: side, height: up };
    const west = { x: 0, y: south.y + up + GAP, width: side, height: up };
    return { size: { width: side, height: west.y + up }, city, panels: { plan, south, west } };
  }
  const share = Math.min(0.62, (side - GAP) / 2 / up);
  const [width, height] = [side * share, up * share];
  const south = { x: side + GAP, y: 0, width, height };
  const west = { x: side + GAP, y: Math.max(height + GAP, side - height), width, height };
  return {
    size: { width: side + GAP + width, height: Math.max(side, west.y + height) },
    city,
    panels: { plan, south, west },
  };
}

/** Drawn lengths per inch in a panel. */
export const scaleOf = ({ panels, city }: Sheet, face: Face): number => panels[face].width / city;

/** A place in the city on one of the three drawings. The view from the west has the south on its right. */
export function project(sheet: Sheet, face: Face, [x, y, z]: Vec3): Dot {
  const { x: left, y: top, height } = sheet.panels[face];
  const k = scaleOf(sheet, face);
  if (face === 'plan') return { x: left + x * k, y: top + (sheet.city - y) * k };
  return { x: left + (face === 'south' ? x : sheet.city - y) * k, y: top + height - z * k };
}

/** Which drawing a dot lies on, and the place it means; what that drawing does not show is as in `from`. */
export function placeAt(sheet: Sheet, dot: Dot, from: Vec3): { readonly face: Face; readonly at: Vec3 } | null {
  for (const face of FACES) {
    const { x, y, width, height } = sheet.panels[face];
    if (dot.x < x || dot.x > x + width || dot.y < y || dot.y > y + height) continue;
    const k = scaleOf(sheet, face);
    const along = (dot.x - x) / k;
    const up = (y + height - dot.y) / k;
    const at: Vec3 =
      face === 'plan'
        ? [along, up, from[2]]
        : face === 'south'
          ? [along, from[1], up]
          : [from[0], sheet.city - along, up];
    return { face, at: [round(at[0]), round(at[1]), round(at[2])] };
  }
  return null;
}
