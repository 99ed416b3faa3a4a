import { compareProducts } from '../plane/exact.js';
import { contact, contacts, sideContact } from './contact.js';
import { type Corner, divisor, type ZoneMap } from './map.js';
import { type Ray, segment } from './ray.js';

/** A line of sight and what it meets on the way, the zone it starts in and the one it looks at left out. */
export type SightLine = {
  readonly ray: Ray;
  /** Zones whose inside it crosses or along whose side it runs, in order. */
  readonly passed: readonly number[];
  /** Zones that it meets in a single point. */
  readonly grazed: readonly number[];
  /** Sides that it touches, corners included; those of both ends too. */
  readonly sides: readonly number[];
};

/** Whether no line passes a zone, whoever looks: then the rest of what it would meet need not be worked out. */
export type Stops = (zone: number) => boolean;

/** From centre to centre. */
export const straightSight = (map: ZoneMap, from: number, to: number): SightLine =>
  sightAlong(map, segment(map.centres[from]!, map.centres[to]!), from, to)!;

/**
 * From a centre to any other places of a zone: one line for each way in which a zone can be seen. Between two neighbouring
 * corners (as seen from the centre) every line meets the same zones and sides, so one of each such bundle stands for all. Lines
 * that pass exactly through a corner are no bundle and are not listed, nor, where it is known what stops a line, lines that pass it.
 */
export function glimpses(map: ZoneMap, from: number, to: number, stops?: Stops): SightLine[] {
  const near = zonesTowards(map, from, to);
  const directions = cornersTowards(map, from, to, near);
  const found: SightLine[] = [];
  for (let i = 1; i < directions.length; i++) {
    const [u, v] = [directions[i - 1]!, directions[i]!];
    const [x, y] = map.centres[from]!;
    const far = { x, y, dx: u.x + v.x, dy: u.y + v.y, top: 1, bottom: 0 };
    const met = contact(map, far, to);
    const line = met && sightAlong(map, { ...far, ...met.from }, from, to, near, stops);
    if (line && !meetsTheSame(line, found.at(-1))) found.push(line);
  }
  return found;
}

const meetsTheSame = (a: SightLine, b: SightLine | undefined): boolean =>
  b !== undefined && isSame(a.passed, b.passed) && isSame(a.sides, b.sides);

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((one, i) => one === b[i]);

/** Sides that the line under way was held against already carry its number. */
let heldAgainst = new Uint32Array(0);
let lines = 0;

function sightAlong(
  map: ZoneMap,
  ray: Ray,
  from: number,
  to: number,
  among?: readonly number[],
  stops?: Stops,
): SightLine | null {
  const isStopped = stops && ((zone: number): boolean => zone !== from && zone !== to && stops(zone));
  const met = contacts(map, ray, among, isStopped);
  if (met === null) return null;
  if (heldAgainst.length < map.sides.length) heldAgainst = new Uint32Array(map.sides.length);
  lines++;
  const passed: number[] = [];
  const grazed: number[] = [];
  const sides: number[] = [];
  for (const { zone, meeting } of met) {
    const own = map.sidesOf[zone]!;
    for (let i = 0; i < own.length; i++) {
      const side = own[i]!;
      if (heldAgainst[side] === lines) continue;
      heldAgainst[side] = lines;
      if (sideContact(map, ray, side)) sides.push(side);
    }
    if (zone !== from && zone !== to) (meeting === 'point' ? grazed : passed).push(zone);
  }
  return { ray, passed, grazed, sides };
}

type Direction = { readonly x: number; readonly y: number };

/** The directions, in the order of their angle, of all corners seen from a centre on the way to a zone, its own included. */
function cornersTowards(map: ZoneMap, from: number, to: number, near: readonly number[]): Direction[] {
  const [x, y] = map.centres[from]!;
  const towards = (corner: Corner): Direction => {
    const [dx, dy] = [corner.x - x * corner.w, corner.y - y * corner.w];
    const by = divisor(Math.abs(dx), Math.abs(dy));
    return { x: dx / by, y: dy / by };
  };
  const own = map.corners[to]!.map(towards);
  const lowest = own.reduce((a, b) => (turn(b, a) > 0 ? b : a));
  const highest = own.reduce((a, b) => (turn(a, b) > 0 ? b : a));
  const seen: Direction[] = [];
  for (const zone of near)
    for (const corner of map.corners[zone]!) {
      if (corner.x === x * corner.w && corner.y === y * corner.w) continue;
      const off = { x: corner.x - x * corner.w, y: corner.y - y * corner.w };
      if (turn(lowest, off) >= 0 && turn(off, highest) >= 0) seen.push(towards(corner));
    }
  return seen.sort((a, b) => -turn(a, b)).filter((d, i, all) => i === 0 || turn(all[i - 1]!, d) !== 0);
}

/** The zones that a line to a zone can touch: those in the box around its two ends. */
function zonesTowards(map: ZoneMap, from: number, to: number): number[] {
  const { left, right, top, bottom } = boxAround(map, from, to);
  const near: number[] = [];
  for (let zone = 0; zone < map.size; zone++) {
    const x = map.centreX[zone]!;
    const y = map.centreY[zone]!;
    const wide = map.reachX[zone]!;
    const high = map.reachY[zone]!;
    if (x + wide >= left && x - wide <= right && y + high >= top && y - high <= bottom) near.push(zone);
  }
  return near;
}

/** More than 0 where b lies clockwise of a, on screen. */
const turn = (a: Direction, b: Direction): number => compareProducts(a.x, b.y, a.y, b.x);

function boxAround(map: ZoneMap, from: number, to: number) {
  const [x, y] = map.centres[from]!;
  const xs = [x, ...map.corners[to]!.map((corner) => corner.x / corner.w)];
  const ys = [y, ...map.corners[to]!.map((corner) => corner.y / corner.w)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
