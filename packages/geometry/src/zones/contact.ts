import { compareProducts } from '../plane/exact.js';
import type { ZoneMap } from './map.js';
import { type Along, compareAlong, type Ray } from './ray.js';

/** How a line meets what is seen of a zone: in a single point, along a side, or through the inside. */
export type Meeting = 'point' | 'edge' | 'interior';

/** A zone that a line meets, from where to where. */
export type Contact = {
  readonly zone: number;
  readonly meeting: Meeting;
  readonly from: Along;
  readonly to: Along;
};

const NONE = 0;
const POINT = 1;
const EDGE = 2;
const INTERIOR = 3;
const MEETINGS = ['point', 'edge', 'interior'] as const;

// Where the zone last asked about begins and ends on its line.
let fromTop = 0;
let fromBottom = 1;
let toTop = 1;
let toBottom = 1;

/** Clips a ray by every half-plane of a zone (a parameter that is a quotient of whole numbers; no rounding anywhere). */
function meet(planes: Float64Array, { x, y, dx, dy, top, bottom }: Ray): number {
  let isAlong = false;
  fromTop = 0;
  fromBottom = 1;
  toTop = top;
  toBottom = bottom;
  for (let i = 0; i < planes.length; i += 4) {
    const ex = planes[i + 2]!;
    const ey = planes[i + 3]!;
    const at = ex * (y - planes[i + 1]!) - ey * (x - planes[i]!);
    const slope = ex * dy - ey * dx;
    if (slope === 0) {
      if (at < 0) return NONE;
      if (at === 0) isAlong = true;
    } else if (slope > 0) {
      if (compareProducts(-at, fromBottom, fromTop, slope) > 0) {
        fromTop = -at;
        fromBottom = slope;
      }
    } else if (compareProducts(at, toBottom, toTop, -slope) < 0) {
      toTop = at;
      toBottom = -slope;
    }
  }
  const length = compareProducts(toTop, fromBottom, fromTop, toBottom);
  if (length < 0) return NONE;
  if (length === 0) return POINT;
  return isAlong ? EDGE : INTERIOR;
}

/** How a ray meets one zone, or null. */
export function contact(map: ZoneMap, ray: Ray, zone: number): Contact | null {
  const met = meet(map.planes[zone]!, ray);
  if (met === NONE) return null;
  return {
    zone,
    meeting: MEETINGS[met - 1]!,
    from: { top: fromTop, bottom: fromBottom },
    to: { top: toTop, bottom: toBottom },
  };
}

/** Whether a zone reaches the line of a ray at all, by its box: most zones of a map do not. */
function isNear(map: ZoneMap, { x, y, dx, dy }: Ray, zone: number): boolean {
  const off = dx * (map.centreY[zone]! - y) - dy * (map.centreX[zone]! - x);
  return Math.abs(off) <= Math.abs(dx) * map.reachY[zone]! + Math.abs(dy) * map.reachX[zone]!;
}

/**
 * All zones that a ray meets, in order: earlier first, of those that begin together the one that ends earlier. `among` are all it could meet, where
 * that is known; null where it passes one that stops it.
 */
export function contacts(map: ZoneMap, ray: Ray): Contact[];
export function contacts(
  map: ZoneMap,
  ray: Ray,
  among: readonly number[] | undefined,
  stops: ((zone: number) => boolean) | undefined,
): Contact[] | null;
export function contacts(
  map: ZoneMap,
  ray: Ray,
  among?: readonly number[],
  stops?: (zone: number) => boolean,
): Contact[] | null {
  const met: Contact[] = [];
  const count = among ? among.length : map.size;
  for (let i = 0; i < count; i++) {
    const zone = among ? among[i]! : i;
    const one = isNear(map, ray, zone) ? contact(map, ray, zone) : null;
    if (one === null) continue;
    if (stops && one.meeting !== 'point' && stops(zone)) return null;
    met.push(one);
  }
  return met.sort((a, b) => compareAlong(a.from, b.from) || compareAlong(a.to, b.to) || a.zone - b.zone);
}

/** How a ray meets a side: `across` in a point between its corners, `corner` at one of them, `along` in a stretch. */
export type SideMeeting = 'across' | 'corner' | 'along';

export type SideContact = {
  readonly side: number;
  readonly meeting: SideMeeting;
  readonly from: Along;
};

/** How a ray meets a side, ends included on both. */
export function sideContact(map: ZoneMap, ray: Ray, side: number): SideContact | null {
  const {
    from: [px, py],
    to: [qx, qy],
  } = map.sides[side]!;
  const { x, y, dx, dy } = ray;
  const p = dx * (py - y) - dy * (px - x); // on which hand of the ray its corners lie
  const q = dx * (qy - y) - dy * (qx - x);
  if ((p > 0 && q > 0) || (p < 0 && q < 0)) return null;
  if (p === 0 && q === 0) return alongSide(map, ray, side);
  const [ex, ey] = [qx - px, qy - py];
  const slope = dx * ey - dy * ex;
  const top = (px - x) * ey - (py - y) * ex;
  const from = slope > 0 ? { top, bottom: slope } : { top: -top, bottom: -slope };
  if (from.top < 0 || compareAlong(from, ray) > 0) return null;
  return { side, meeting: p === 0 || q === 0 ? 'corner' : 'across', from };
}

function alongSide(map: ZoneMap, ray: Ray, side: number): SideContact | null {
  const { from, to } = map.sides[side]!;
  const { x, y, dx, dy } = ray;
  const bottom = dx * dx + dy * dy;
  const near = dx * (from[0] - x) + dy * (from[1] - y);
  const far = dx * (to[0] - x) + dy * (to[1] - y);
  const first = { top: Math.max(0, Math.min(near, far)), bottom };
  const last = { top: Math.max(near, far), bottom };
  if (last.top < 0 || compareAlong(first, ray) > 0) return null;
  const isPoint = last.top === 0 || compareAlong(first, ray) === 0;
  return { side, meeting: isPoint ? 'corner' : 'along', from: first };
}

/** Everything a ray touches, each kind in its order: what a picture of a line shows. */
export type Touched = {
  readonly zones: readonly Contact[];
  readonly sides: readonly SideContact[];
  /** Corners of zones that lie on it, each once. */
  readonly corners: readonly (readonly [x: number, y: number])[];
};

export function touched(map: ZoneMap, ray: Ray): Touched {
  const zones = contacts(map, ray);
  const near = new Set(zones.flatMap(({ zone }) => map.sidesOf[zone]!));
  const sides = [...near]
    .flatMap((side) => sideContact(map, ray, side) ?? [])
    .sort((a, b) => compareAlong(a.from, b.from) || a.side - b.side);
  return { zones, sides, corners: cornersOn(map, ray, sides) };
}

function cornersOn(map: ZoneMap, ray: Ray, sides: readonly SideContact[]): [number, number][] {
  const { x, y, dx, dy } = ray;
  const bottom = dx * dx + dy * dy;
  const found = new Map<string, { at: Along; corner: [number, number] }>();
  for (const { side } of sides)
    for (const [cx, cy] of [map.sides[side]!.from, map.sides[side]!.to]) {
      const at = { top: dx * (cx - x) + dy * (cy - y), bottom };
      const isOn = dx * (cy - y) === dy * (cx - x) && at.top >= 0 && compareAlong(at, ray) <= 0;
      if (isOn) found.set(`${cx},${cy}`, { at, corner: [cx, cy] });
    }
  return [...found.values()].sort((a, b) => compareAlong(a.at, b.at)).map(({ corner }) => corner);
}
