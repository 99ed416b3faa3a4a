import { type Crowd, nearPath } from './crowd.js';
import { standsIn } from './distance.js';
import { distanceSquared, type Point, progress, turn } from './point.js';
import { locate } from './polygon.js';
import { segmentDistance } from './segment.js';
import type { Shape } from './shape.js';
import { spansIn, spansInside } from './spans.js';

// Lines of sight over ground with heights. Distances are in units, heights in levels of any size; the line runs from
// one height to the other and goes straight up or down between them.

/** What stands on a table and may hide something. Heights are above the ground where it stands, a level above the table. */
export type Obstacle =
  /** Ground that rises to a level, from its edge on. Where rises overlap, the highest counts. */
  | { readonly kind: 'rise'; readonly area: Shape; readonly level: number }
  /** Something one sees into for a while. What one sees through adds up over all screens. */
  | { readonly kind: 'screen'; readonly area: Shape }
  /** Something one cannot see through, except out of and into it through up to `window` of it (and within it, if that is more than 0). */
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
  /** A body hides what lies behind if the line comes nearer to its edge than this, inside of it. */
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

/** Bodies that hide what lies behind them: where they stand, how high their tops are, and who does not count this time. */
export type Bodies = {
  readonly crowd: Crowd;
  readonly tops: readonly number[];
  readonly except: readonly number[];
};

/** Something that hides the far end of a line: an obstacle by its place on the map, or a body by its number. */
export type Blocker = {
  readonly kind: Obstacle['kind'] | 'body';
  readonly index: number;
  /** Where it starts to hide, as a share of the line. */
  readonly from: number;
};

/** The level of the ground at a point: of the highest rise it stands in, else 0. */
export function groundAt({ obstacles, rises, rules }: SightMap, point: Point): number {
  let level = 0;
  for (let i = 0; i < rises.length; i++) {
    const one = obstacles[rises[i]!]!;
    if (one.kind === 'rise' && one.level > level && standsIn(one.area, point, rules.edge)) level = one.level;
  }
  return level;
}

/**
 * Whether one sees from a point at a height to another, and so the other way round. Touching a corner and running along an edge
 * hides nothing. Bodies that hide are given apart, for they move.
 */
export function sees(map: SightMap, a: Point, heightA: number, b: Point, heightB: number, bodies?: Bodies): boolean {
  return !isHidden(map, a, heightA, b, heightB, bodies, null);
}

/** All that hides one end of a line from the other, in order along it. */
export function blockers(
  map: SightMap,
  a: Point,
  heightA: number,
  b: Point,
  heightB: number,
  bodies?: Bodies,
): Blocker[] {
  const found: Blocker[] = [];
  isHidden(map, a, heightA, b, heightB, bodies, found);
  if (isTurned(a, b)) for (const [i, one] of found.entries()) found[i] = { ...one, from: 1 - one.from };
  return found.sort((p, q) => p.from - q.from || p.index - q.index);
}

/** How much of the line between two points runs inside screens and below their tops. */
export function screenedLength(map: SightMap, a: Point, heightA: number, b: Point, heightB: number): number {
  const turned = isTurned(a, b);
  return turned ? inScreens(map, b, heightB, a, heightA) : inScreens(map, a, heightA, b, heightB);
}

/** Lines are always followed the same way, so that numbers come out the same from both ends. */
function isTurned(a: Point, b: Point): boolean {
  return a.x > b.x || (a.x === b.x && a.y > b.y);
}

/** By the first thing found; or all that hides, if there is a list to write it in. */
function isHidden(
  map: SightMap,
  a: Point,
  heightA: number,
  b: Point,
  heightB: number,
  bodies: Bodies | undefined,
  out: Blocker[] | null,
): boolean {
  if (a.x === b.x && a.y === b.y) return false;
  if (isTurned(a, b)) return isHidden(map, b, heightB, a, heightA, bodies, out);
  let hidden = false;
  let screens = false;
  const { boxes, obstacles } = map;
  const top = Math.min(a.y, b.y);
  const bottom = Math.max(a.y, b.y);
  for (let i = 0, box = 0; box < boxes.length; i++, box += 4) {
    if (b.x < boxes[box]! || a.x > boxes[box + 1]! || bottom < boxes[box + 2]! || top > boxes[box + 3]!) continue;
    const one = obstacles[i]!;
    let from = -1;
    if (one.kind === 'rise') from = riseHides(map, one.area, one.level, a, heightA, b, heightB);
    else if (one.kind === 'wall') from = wallHides(map, one.line, one.height, a, heightA, b, heightB);
    else if (one.kind === 'solid') from = solidHides(map, one, a, heightA, b, heightB);
    else screens = true;
    if (from < 0) continue;
    if (out === null) return true;
    hidden = true;
    out.push({ kind: one.kind, index: i, from });
  }
  if (bodies !== undefined && bodiesHide(map, bodies, a, heightA, b, heightB, out)) {
    if (out === null) return true;
    hidden = true;
  }
  if (screens && inScreens(map, a, heightA, b, heightB) > map.rules.screenDepth) {
    if (out === null) return true;
    hidden = true;
    reportScreens(map, a, b, out);
  }
  return hidden;
}

const spans: number[] = []; // scratch

/** The share of the line from which on a rise hides the rest, or -1. */
function riseHides(
  { rules }: SightMap,
  area: Shape,
  level: number,
  a: Point,
  heightA: number,
  b: Point,
  heightB: number,
): number {
  if (level - Math.min(heightA, heightB) <= rules.rise) return -1;
  const shortest = shortestShare(rules, a, b);
  const end = spansInside(a, b, area, spans, 0);
  for (let i = 0; i < end; i += 2) {
    const from = spans[i]!;
    const to = spans[i + 1]!;
    if (to - from < shortest) continue;
    if (level - lower(heightA, heightB, from, to) > rules.rise) return from;
  }
  return -1;
}

function solidHides(
  map: SightMap,
  { area, height, window }: Obstacle & { kind: 'solid' },
  a: Point,
  heightA: number,
  b: Point,
  heightB: number,
): number {
  const { rules } = map;
  if (map.highest + height - Math.min(heightA, heightB) <= rules.rise) return -1;
  const length = Math.sqrt(distanceSquared(a, b));
  const end = spansInside(a, b, area, spans, 0);
  if (end === 0) return -1;
  if (window > 0) {
    const inA = standsIn(area, a, rules.edge);
    const inB = standsIn(area, b, rules.edge);
    if (inA && inB) return -1;
    let share = 0;
    for (let i = 0; i < end; i += 2) share += spans[i + 1]! - spans[i]!;
    if ((inA || inB) && share * length <= window) return -1;
  }
  const pieces = cutByRises(map, a, b, end);
  for (let i = end; i < pieces; i += 2) {
    const from = spans[i]!;
    const to = spans[i + 1]!;
    if ((to - from) * length < rules.shortest) continue;
    const roof = levelOn(map, a, b, (from + to) / 2) + height;
    if (roof - lower(heightA, heightB, from, to) > rules.rise) return from;
  }
  return -1;
}

/** A wall hides where the line crosses it; a stretch run along it is judged at both its ends, so that sight stays mutual. */
function wallHides(
  map: SightMap,
  line: Shape,
  height: number,
  a: Point,
  heightA: number,
  b: Point,
  heightB: number,
): number {
  if (map.highest + height - Math.min(heightA, heightB) <= map.rules.rise) return -1;
  const { corners } = line;
  let r = corners[0]!;
  let atR = turn(a, b, r);
  for (let i = 1; i < corners.length; i++) {
    const s = corners[i]!;
    const atS = turn(a, b, s);
    if (atR === 0 && atS === 0) {
      const squared = distanceSquared(a, b);
      const ofR = progress(a, b, r) / squared;
      const ofS = progress(a, b, s) / squared;
      const from = Math.max(0, Math.min(ofR, ofS));
      const to = Math.min(1, Math.max(ofR, ofS));
      if (
        from < to &&
        (rises(map, height, a, heightA, b, heightB, from) || rises(map, height, a, heightA, b, heightB, to))
      )
        return from;
    } else if ((atR >= 0 && atS <= 0) || (atR <= 0 && atS >= 0)) {
      const share = ((r.x - a.x) * (s.y - r.y) - (r.y - a.y) * (s.x - r.x)) / (atS - atR);
      if (share > 0 && share < 1 && rises(map, height, a, heightA, b, heightB, share)) return share;
    }
    r = s;
    atR = atS;
  }
  return -1;
}

/** Whether something of a height rises above the line at a place on it. */
function rises(
  map: SightMap,
  height: number,
  a: Point,
  heightA: number,
  b: Point,
  heightB: number,
  share: number,
): boolean {
  const over = height - heightAt(heightA, heightB, share) - map.rules.rise;
  return map.highest + over > 0 && levelOn(map, a, b, share) + over > 0;
}

const near: number[] = []; // scratch
const leg: Point[] = [];

function bodiesHide(
  { rules }: SightMap,
  { crowd, tops, except }: Bodies,
  a: Point,
  heightA: number,
  b: Point,
  heightB: number,
  out: Blocker[] | null,
): boolean {
  leg[0] = a;
  leg[1] = b;
  const count = nearPath(crowd, leg, -rules.graze, near);
  let hidden = false;
  for (let i = 0; i < count; i++) {
    const who = near[i]!;
    if (except.includes(who)) continue;
    const share = nearestShare(crowd.shapes[who]!, a, b, rules);
    if (share < 0 || tops[who]! <= heightAt(heightA, heightB, share)) continue;
    if (out === null) return true;
    hidden = true;
    out.push({ kind: 'body', index: who, from: share });
  }
  return hidden;
}

/** Where on a line the middle of what a body covers of it lies; -1 for a round one that is nearest at an end of the line. */
function nearestShare(body: Shape, a: Point, b: Point, rules: SightRules): number {
  const squared = distanceSquared(a, b);
  if (body.kind === 'point') {
    const along = progress(a, b, body.at);
    return along <= 0 || along >= squared ? -1 : along / squared;
  }
  const end = spansIn(a, b, body, spans, 0);
  if (end === 0 || (spans[end - 1]! - spans[0]!) * Math.sqrt(squared) < rules.shortest) return -1;
  return (spans[0]! + spans[end - 1]!) / 2;
}

/** As `screenedLength`, along a line that is not turned. */
function inScreens(map: SightMap, a: Point, heightA: number, b: Point, heightB: number): number {
  const { rules } = map;
  if (map.highest + rules.screenHeight <= Math.min(heightA, heightB)) return 0;
  const end = screenSpans(map, a, b);
  const length = Math.sqrt(distanceSquared(a, b));
  const pieces = cutByRises(map, a, b, end);
  let total = 0;
  for (let i = end; i < pieces; i += 2) {
    const from = spans[i]!;
    const to = spans[i + 1]!;
    if ((to - from) * length < rules.shortest) continue;
    const top = levelOn(map, a, b, (from + to) / 2) + rules.screenHeight;
    total += shareBelow(top, heightA, heightB, from, to) * length;
  }
  return total;
}

/** What the line runs through of all screens, overlaps once: into `spans`, returns how many numbers. */
function screenSpans({ obstacles, boxes }: SightMap, a: Point, b: Point): number {
  const top = Math.min(a.y, b.y);
  const bottom = Math.max(a.y, b.y);
  let end = 0;
  for (let i = 0, box = 0; box < boxes.length; i++, box += 4) {
    if (b.x < boxes[box]! || a.x > boxes[box + 1]! || bottom < boxes[box + 2]! || top > boxes[box + 3]!) continue;
    const one = obstacles[i]!;
    if (one.kind === 'screen') end = spansInside(a, b, one.area, spans, end);
  }
  return united(end);
}

/** Brings the spans into order and joins those that overlap; returns how many numbers are left. */
function united(end: number): number {
  let kept = 0;
  for (let i = 0; i < end; i += 2) {
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

const edges: number[] = []; // scratch

/** Cuts the first `end` numbers of `spans` where the line meets the edge of a rise: pieces from place `end` on; returns their end. */
function cutByRises({ obstacles, rises, boxes }: SightMap, a: Point, b: Point, end: number): number {
  let met = 0;
  for (let i = 0; i < rises.length && end > 0; i++) {
    const box = 4 * rises[i]!;
    if (b.x < boxes[box]! || a.x > boxes[box + 1]!) continue;
    const one = obstacles[rises[i]!]!;
    if (one.kind === 'rise') met = spansInside(a, b, one.area, edges, met);
  }
  for (let i = 1; i < met; i++) {
    const edge = edges[i]!;
    let at = i;
    for (; at > 0 && edges[at - 1]! > edge; at--) edges[at] = edges[at - 1]!;
    edges[at] = edge;
  }
  let out = end;
  for (let i = 0; i < end; i += 2) {
    let from = spans[i]!;
    const to = spans[i + 1]!;
    for (let k = 0; k < met; k++) {
      const edge = edges[k]!;
      if (edge <= from || edge >= to) continue;
      spans[out++] = from;
      spans[out++] = edge;
      from = edge;
    }
    spans[out++] = from;
    spans[out++] = to;
  }
  return out;
}

const place = { x: 0, y: 0 }; // scratch

/** The level of the ground under a place on the line, which need not lie on the grid. */
function levelOn({ obstacles, rises, rules }: SightMap, a: Point, b: Point, share: number): number {
  let level = 0;
  place.x = a.x + (b.x - a.x) * share;
  place.y = a.y + (b.y - a.y) * share;
  for (let i = 0; i < rises.length; i++) {
    const one = obstacles[rises[i]!]!;
    if (one.kind === 'rise' && one.level > level && isAround(one.area, place, rules.edge)) level = one.level;
  }
  return level;
}

/** As `standsIn`, for places off the grid: whoever is not near an edge is safely on one side of it. */
function isAround(area: Shape, point: Point, slack: number): boolean {
  const { left, right, top, bottom, corners } = area;
  if (point.x < left - slack || point.x > right + slack || point.y < top - slack || point.y > bottom + slack)
    return false;
  if (locate(area, point) !== 'outside') return true;
  for (let i = 0, p = corners[corners.length - 1]!; i < corners.length; i++) {
    const q = corners[i]!;
    if (segmentDistance(p, q, point) <= slack) return true;
    p = q;
  }
  return false;
}

function reportScreens(map: SightMap, a: Point, b: Point, out: Blocker[]): void {
  for (const [index, one] of map.obstacles.entries())
    if (one.kind === 'screen' && spansInside(a, b, one.area, spans, 0) > 0)
      out.push({ kind: 'screen', index, from: spans[0]! });
}

/** Pieces shorter than the shortest that counts, as a share of the line. */
function shortestShare(rules: SightRules, a: Point, b: Point): number {
  return rules.shortest / Math.sqrt(distanceSquared(a, b));
}

function heightAt(heightA: number, heightB: number, share: number): number {
  return heightA + (heightB - heightA) * share;
}

/** The lower of the line's heights at two places. */
function lower(heightA: number, heightB: number, from: number, to: number): number {
  return Math.min(heightAt(heightA, heightB, from), heightAt(heightA, heightB, to));
}

/** How much of a piece of the line lies below a height. */
function shareBelow(top: number, heightA: number, heightB: number, from: number, to: number): number {
  const atFrom = top - heightAt(heightA, heightB, from);
  const atTo = top - heightAt(heightA, heightB, to);
  if (atFrom > 0 && atTo > 0) return to - from;
  if (atFrom <= 0 && atTo <= 0) return 0;
  return ((to - from) * Math.max(atFrom, atTo)) / Math.abs(atFrom - atTo);
}
