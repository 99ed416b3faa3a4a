import type { Point } from './point.js';
import { aim, lowest, newRay, type Ray, shareBelow } from './ray.js';
import { groundUnder, meetsBox, type SightMap } from './sight-map.js';
import { meetings, spansInside } from './spans.js';

// What a ray runs through of the screens on a map: woods, tall crops, whatever one sees into for a while.

const ray = newRay(); // scratch
const spans: number[] = []; // scratch

/** How much of the line between two points runs inside screens and below their tops. */
export function screenedLength(map: SightMap, a: Point, heightA: number, b: Point, heightB: number): number {
  aim(ray, a, heightA, b, heightB);
  return lengthInScreens(map, ray);
}

export function lengthInScreens(map: SightMap, ray: Ray): number {
  const { rules } = map;
  if (map.highest + rules.screenHeight <= lowest(ray)) return 0;
  const end = screenSpans(map, ray);
  const pieces = cutByAreas(map, ray, spans, end);
  let total = 0;
  for (let i = end; i < pieces; i += 2) {
    const from = spans[i]!;
    const to = spans[i + 1]!;
    if ((to - from) * ray.length < rules.shortest) continue;
    const top = groundBelow(map, ray, (from + to) / 2) + rules.screenHeight;
    total += shareBelow(ray, top, from, to) * ray.length;
  }
  return total;
}

/** The parts of a ray inside some screen, overlaps once. */
function screenSpans({ obstacles, boxes }: SightMap, { a, b }: Ray): number {
  let end = 0;
  for (let i = 0; i < obstacles.length; i++) {
    const one = obstacles[i]!;
    if (one.kind === 'screen' && meetsBox(boxes, 4 * i, a, b, 0)) end = spansInside(a, b, one.area, spans, end);
  }
  return united(end);
}

/** Brings the spans into order and joins those that overlap; returns how many numbers are left. */
function united(end: number): number {
  for (let i = 2; i < end; i += 2) {
    const from = spans[i]!;
    const to = spans[i + 1]!;
    let at = i;
    for (; at > 0 && spans[at - 2]! > from; at -= 2) {
      spans[at] = spans[at - 2]!;
      spans[at + 1] = spans[at - 1]!;
    }
    spans[at] = from;
    spans[at + 1] = to;
  }
  let kept = 0;
  for (let i = 0; i < end; i += 2) {
    if (kept > 0 && spans[i]! <= spans[kept - 1]!) spans[kept - 1] = Math.max(spans[kept - 1]!, spans[i + 1]!);
    else {
      spans[kept] = spans[i]!;
      spans[kept + 1] = spans[i + 1]!;
      kept += 2;
    }
  }
  return kept;
}

const cuts: number[] = []; // scratch

/**
 * Cuts the first `end` numbers of some spans wherever the ray meets an edge of any area, for the ground under a piece is that under its
 * middle: pieces from place `end` on; returns their end.
 */
export function cutByAreas(map: SightMap, ray: Ray, spans: number[], end: number): number {
  const met = nearRise(map, ray) ? cutsOf(map, ray) : 0;
  let out = end;
  for (let i = 0; i < end; i += 2) {
    let from = spans[i]!;
    const to = spans[i + 1]!;
    for (let k = 0; k < met; k++) {
      const cut = cuts[k]!;
      if (cut <= from || cut >= to) continue;
      spans[out++] = from;
      spans[out++] = cut;
      from = cut;
    }
    spans[out++] = from;
    spans[out++] = to;
  }
  return out;
}

/** Where a ray meets edges, in order: into `cuts`, returns how many. */
function cutsOf({ obstacles, boxes }: SightMap, { a, b }: Ray): number {
  let met = 0;
  for (let i = 0; i < obstacles.length; i++) {
    const one = obstacles[i]!;
    if (one.kind !== 'wall' && meetsBox(boxes, 4 * i, a, b, 0)) met = meetings(a, b, one.area, cuts, met);
  }
  for (let i = 1; i < met; i++) {
    const cut = cuts[i]!;
    let at = i;
    for (; at > 0 && cuts[at - 1]! > cut; at--) cuts[at] = cuts[at - 1]!;
    cuts[at] = cut;
  }
  return met;
}

/** Whether the ground changes anywhere near a ray. */
function nearRise({ rises, boxes, rules }: SightMap, { a, b }: Ray): boolean {
  for (let i = 0; i < rises.length; i++) if (meetsBox(boxes, 4 * rises[i]!, a, b, rules.edge)) return true;
  return false;
}

const place = { x: 0, y: 0 }; // scratch

/** The level of the ground under a place on a ray. */
export function groundBelow(map: SightMap, { a, b }: Ray, share: number): number {
  if (map.rises.length === 0) return 0;
  place.x = a.x + (b.x - a.x) * share;
  place.y = a.y + (b.y - a.y) * share;
  return groundUnder(map, place);
}
