import { type Crowd, nearPath } from './crowd.js';
import { convexOverlapBy } from './depth.js';
import { compareLeg, standsIn } from './distance.js';
import { distanceSquared, type Point, progress, turn } from './point.js';
import { aim, heightAt, lay, lower, lowest, newRay, type Ray } from './ray.js';
import { cutByAreas, groundBelow, lengthInScreens } from './screen.js';
import type { Shape } from './shape.js';
import { meetsBox, type Obstacle, type SightMap } from './sight-map.js';
import { spansIn, spansInside } from './spans.js';

// Who sees whom. Hot: `sees` allocates nothing.

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
  /** Where it hides, or starts to: as a share of the line. */
  readonly from: number;
};

const ray = newRay(); // scratch

/**
 * Whether one sees from a point at a height to another, and so the other way round. Touching a corner of an area and running
 * along its edge hides nothing. Bodies that hide are given apart, for they move.
 */
export function sees(map: SightMap, a: Point, heightA: number, b: Point, heightB: number, bodies?: Bodies): boolean {
  aim(ray, a, heightA, b, heightB);
  return !isHidden(map, ray, bodies, null);
}

/** All that hides the far end of a line, in the order in which the line meets it. */
export function blockers(
  map: SightMap,
  from: Point,
  height: number,
  to: Point,
  heightTo: number,
  bodies?: Bodies,
): Blocker[] {
  if (sees(map, from, height, to, heightTo, bodies)) return [];
  const found: Blocker[] = [];
  lay(ray, from, height, to, heightTo);
  isHidden(map, ray, bodies, found);
  return found.sort((p, q) => p.from - q.from || p.index - q.index);
}

/** Decided by the first thing found; or all that hides is found, if there is a list to write it in. */
function isHidden(map: SightMap, ray: Ray, bodies: Bodies | undefined, out: Blocker[] | null): boolean {
  if (ray.length === 0) return false;
  const { boxes, obstacles } = map;
  const { a, b } = ray;
  let hidden = false;
  let screens = false;
  for (let i = 0; i < obstacles.length; i++) {
    if (!meetsBox(boxes, 4 * i, a, b, 0)) continue;
    const one = obstacles[i]!;
    if (one.kind === 'screen') {
      screens = true;
      continue;
    }
    const from = hidesFrom(map, one, ray);
    if (from === NOWHERE) continue;
    if (out === null) return true;
    hidden = true;
    out.push({ kind: one.kind, index: i, from });
  }
  if (bodies !== undefined && bodiesHide(map, bodies, ray, out)) {
    if (out === null) return true;
    hidden = true;
  }
  if (screens && lengthInScreens(map, ray) > map.rules.screenDepth) {
    if (out === null) return true;
    hidden = true;
    reportScreens(map, ray, out);
  }
  return hidden;
}

const NOWHERE = -1;

/** The place on the ray from which on an obstacle hides the rest, or NOWHERE. */
function hidesFrom(map: SightMap, one: Exclude<Obstacle, { kind: 'screen' }>, ray: Ray): number {
  switch (one.kind) {
    case 'rise':
      return riseHides(map, one.area, one.level, ray);
    case 'solid':
      return solidHides(map, one.area, one.height, one.window, ray);
    case 'wall':
      return wallHides(map, one.line, one.height, ray);
  }
}

const spans: number[] = []; // scratch

function riseHides({ rules }: SightMap, area: Shape, level: number, ray: Ray): number {
  if (level - lowest(ray) <= rules.rise) return NOWHERE;
  const end = spansInside(ray.a, ray.b, area, spans, 0);
  for (let i = 0; i < end; i += 2) {
    const from = spans[i]!;
    const to = spans[i + 1]!;
    if ((to - from) * ray.length >= rules.shortest && level - lower(ray, from, to) > rules.rise) return from;
  }
  return NOWHERE;
}

function solidHides(map: SightMap, area: Shape, height: number, window: number, ray: Ray): number {
  const { rules } = map;
  if (map.highest + height - lowest(ray) <= rules.rise) return NOWHERE;
  const end = spansInside(ray.a, ray.b, area, spans, 0);
  if (end === 0 || (window > 0 && isThroughWindow(map, area, window, ray, end))) return NOWHERE;
  const pieces = cutByAreas(map, ray, spans, end);
  for (let i = end; i < pieces; i += 2) {
    const from = spans[i]!;
    const to = spans[i + 1]!;
    if ((to - from) * ray.length < rules.shortest) continue;
    const roof = groundBelow(map, ray, (from + to) / 2) + height;
    if (roof - lower(ray, from, to) > rules.rise) return from;
  }
  return NOWHERE;
}

/** Whether both ends of a ray are in an area, or one is and no more than the window of the ray: so much are the spans. */
function isThroughWindow(
  { rules }: SightMap,
  area: Shape,
  window: number,
  { a, b, length }: Ray,
  end: number,
): boolean {
  const isAIn = standsIn(area, a, rules.edge);
  const isBIn = standsIn(area, b, rules.edge);
  if (isAIn && isBIn) return true;
  if (!isAIn && !isBIn) return false;
  let share = 0;
  for (let i = 0; i < end; i += 2) share += spans[i + 1]! - spans[i]!;
  return share * length <= window;
}

/** A wall hides where the ray crosses it. A stretch run along it is judged at both its ends, so that sight stays mutual. */
function wallHides(map: SightMap, { corners }: Shape, height: number, ray: Ray): number {
  if (map.highest + height - lowest(ray) <= map.rules.rise) return NOWHERE;
  const { a, b } = ray;
  let r = corners[0]!;
  let atR = turn(a, b, r);
  for (let i = 1; i < corners.length; i++) {
    const s = corners[i]!;
    const atS = turn(a, b, s);
    if (atR === 0 && atS === 0) {
      const ofR = progress(a, b, r) / distanceSquared(a, b);
      const ofS = progress(a, b, s) / distanceSquared(a, b);
      const from = Math.max(0, Math.min(ofR, ofS));
      const to = Math.min(1, Math.max(ofR, ofS));
      if (from < to && (risesAbove(map, height, ray, from) || risesAbove(map, height, ray, to))) return from;
    } else if ((atR >= 0 && atS <= 0) || (atR <= 0 && atS >= 0)) {
      const share = ((r.x - a.x) * (s.y - r.y) - (r.y - a.y) * (s.x - r.x)) / (atS - atR);
      if (share > 0 && share < 1 && risesAbove(map, height, ray, share)) return share;
    }
    r = s;
    atR = atS;
  }
  return NOWHERE;
}

/** Whether something of a height rises above the ray at a place on it. */
function risesAbove(map: SightMap, height: number, ray: Ray, share: number): boolean {
  const over = height - heightAt(ray, share) - map.rules.rise;
  return map.highest + over > 0 && groundBelow(map, ray, share) + over > 0;
}

const near: number[] = []; // scratch
const leg: Point[] = []; // scratch

function bodiesHide({ rules }: SightMap, { crowd, tops, except }: Bodies, ray: Ray, out: Blocker[] | null): boolean {
  leg[0] = ray.a;
  leg[1] = ray.b;
  const count = nearPath(crowd, leg, 0.5, near); // and those that it only touches
  let hidden = false;
  for (let i = 0; i < count; i++) {
    const who = near[i]!;
    if (except.includes(who)) continue;
    const body = crowd.shapes[who]!;
    if (!runsDeeper(body, ray.a, ray.b, rules.graze)) continue;
    const share = middleOf(body, ray);
    if (share === NOWHERE || tops[who]! <= heightAt(ray, share)) continue;
    if (out === null) return true;
    hidden = true;
    out.push({ kind: 'body', index: who, from: share });
  }
  return hidden;
}

/** Whether the line from a to b, which is the scratch leg, runs deeper inside the edge of a body than `graze`. */
function runsDeeper(body: Shape, a: Point, b: Point, graze: number): boolean {
  if (body.kind === 'area') return convexOverlapBy(body.corners, leg, graze);
  return compareLeg(a, b, body, -graze) < 0;
}

/** The middle of what a body covers of a ray; NOWHERE for a round one whose nearest place on the ray is one of its ends. */
function middleOf(body: Shape, { a, b }: Ray): number {
  if (body.kind === 'point') {
    const along = progress(a, b, body.at);
    const squared = distanceSquared(a, b);
    return along <= 0 || along >= squared ? NOWHERE : along / squared;
  }
  const end = spansIn(a, b, body, spans, 0);
  return end === 0 ? NOWHERE : (spans[0]! + spans[end - 1]!) / 2;
}

function reportScreens({ obstacles }: SightMap, { a, b }: Ray, out: Blocker[]): void {
  for (const [index, one] of obstacles.entries())
    if (one.kind === 'screen' && spansInside(a, b, one.area, spans, 0) > 0)
      out.push({ kind: 'screen', index, from: spans[0]! });
}
