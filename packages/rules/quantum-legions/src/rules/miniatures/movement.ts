import {
  comesWithin,
  discsOverlap,
  distanceSquared,
  END,
  lengthBetween,
  passage,
  polygonAt,
  START,
} from '@sandtable/geometry/plane';
import { refuse } from '@sandtable/kernel';
import type { Carry, Place } from '../../decisions.js';
import type { Ruling } from '../../ground.js';
import { IMPASSABLE, type Profile } from '../../profile.js';
import { type Battle, type Point, unitIndex } from '../../state.js';
import { tablesOf } from '../../tables.js';
import type { Terrain } from '../../terms.js';
import { TERRAIN } from '../board.js';
import { type Areas, areasOf, terrainAtPoint } from './areas.js';
import { distanceInHexes, inches, overlapping, pointName, refuseEdge, tableOf } from './table.js';

// Movement (QL-MIN-09, QL-MIN-10, QL-MIN-15). Lengths and costs are thousandths of an inch.

/** QL-MIN-09: what a path may cost above its allowance. */
const GRACE = 10;

/** Every piece of a path is rounded down (8.7). Without a limit a way in thousands of tiny steps would be a short one. */
export const MOST_CORNERS = 32;

/** QL-MIN-07, QL-MIN-09: what the straight way costs a unit, or the terrain it cannot enter. Along an edge is inside. */
export function legCost(areas: Areas, { enter }: Profile, from: Point, to: Point): number | Terrain {
  let cost = 0;
  for (const { within, length } of passage(from, to, areas.map)) {
    const rate = within < 0 ? 1 : enter[areas.codes[within]!]!;
    if (rate === IMPASSABLE) return areas.terrains[within]!;
    cost += rate * length;
  }
  return cost;
}

export function refusePath(
  b: Battle,
  unit: number,
  allowance: number,
  path: readonly Place[],
  lifted: number | null,
): Ruling {
  if (path.length === 0) return null;
  if (path.length > MOST_CORNERS)
    return refuse('QL-MIN-09', `A path has at most ${MOST_CORNERS} corners; this one has ${path.length}.`);
  const size = tableOf(b);
  const areas = areasOf(b);
  const profile = tablesOf(b).profiles[unit]!;
  const mover = b.units[unit]!;
  const most = allowance * size.hex;
  const end = path[path.length - 1] as Point;
  let spent = 0;
  let at = mover.point!;
  for (let i = 0; i < path.length; i++) {
    const to = path[i] as Point;
    const edge = refuseEdge(size, to);
    if (edge) return edge;
    const cost = legCost(areas, profile, at, to);
    if (typeof cost === 'string') return noEntry(mover.id, to, cost);
    if (i === path.length - 1 && !profile.jump && !canRest(areas, profile, end)) {
      return noEntry(mover.id, end, terrainAtPoint(areas, end)); // on the very edge of it
    }
    const enemy = profile.jump ? -1 : enemyInTheWay(b, unit, at, to);
    if (enemy >= 0) {
      const way = `between ${pointName(at)} and ${pointName(to)}`;
      return refuse('QL-STK-04', `${mover.id} would run into the enemy unit ${b.units[enemy]!.id} ${way}.`);
    }
    spent += cost;
    if (spent > most + GRACE && !isMinimumMove(b, at, path)) {
      return refuse('QL-MOV-03', `The way to ${pointName(to)} costs ${inches(spent)} of ${inches(most)}.`);
    }
    at = to;
  }
  const other = overlapping(b, end, unit, lifted);
  if (other >= 0) return refuse('QL-STK-03', `${pointName(end)} is too close to ${b.units[other]!.id}.`);
  if (profile.jump && !canRest(areas, profile, end)) {
    const terrain = terrainAtPoint(areas, end);
    return refuse('QL-TRT-04', `A jump cannot end in ${terrain}, which ${mover.id} cannot stand in.`);
  }
  return null;
}

function noEntry(id: string, to: Point, terrain: Terrain): Ruling {
  const why = `${id} cannot enter (${TERRAIN[terrain].rule})`;
  return refuse('QL-MOV-06', `The way to ${pointName(to)} leads into ${terrain}, which ${why}.`);
}

/** QL-SET-21: judged without Jump. */
export function canRest(areas: Areas, { rest }: Profile, point: Point): boolean {
  const area = polygonAt(areas.map, point);
  return area < 0 || rest[areas.codes[area]!] !== IMPASSABLE;
}

function enemyInTheWay(b: Battle, unit: number, from: Point, to: Point): number {
  const { owner } = b.units[unit]!;
  const { hex } = tableOf(b);
  for (let i = 0; i < b.units.length; i++) {
    const other = b.units[i]!;
    if (other.point !== null && other.owner !== owner && comesWithin(from, to, other.point, hex)) return i;
  }
  return -1;
}

/** QL-MOV-07, the toggle: a move of one straight piece as long as a hex is wide is never too dear. */
function isMinimumMove(b: Battle, from: Point, path: readonly Place[]): boolean {
  if (!b.match.config.minimumMove || path.length > 1) return false;
  const squared = distanceSquared(from, path[0] as Point);
  return lengthBetween(squared, START, END) <= tableOf(b).hex + GRACE;
}

export function pathCost(b: Battle, unit: number, path: readonly Place[]): number {
  const areas = areasOf(b);
  const profile = tablesOf(b).profiles[unit]!;
  let cost = 0;
  let at = b.units[unit]!.point!;
  for (const to of path as readonly Point[]) {
    cost += legCost(areas, profile, at, to) as number;
    at = to;
  }
  return cost;
}

/** QL-TRT-05 with QL-MIN-16: at distance 1 from the carrier's end, clear of every disc. */
export function refuseDrop(b: Battle, carrier: number, end: Place, { passenger: id, drop }: Carry): Ruling {
  const passenger = unitIndex(b, id);
  const size = tableOf(b);
  const [to, at] = [drop as Point, end as Point];
  const name = pointName(to);
  const edge = refuseEdge(size, to);
  if (edge) return refuse('QL-TRT-05', edge.message);
  if (distanceInHexes(at, to, size) !== 1)
    return refuse('QL-TRT-05', `${name} is not next to ${pointName(at)}, where the carrier ends.`);
  if (discsOverlap(at, to, size.radius)) return refuse('QL-TRT-05', `${name} is too close to the carrier.`);
  const other = overlapping(b, to, carrier, passenger);
  if (other >= 0) return refuse('QL-TRT-05', `${name} is too close to ${b.units[other]!.id}.`);
  const areas = areasOf(b);
  if (!canRest(areas, tablesOf(b).profiles[passenger]!, to)) {
    return refuse('QL-TRT-05', `${name} is in ${terrainAtPoint(areas, to)}, which ${id} cannot stand in.`);
  }
  return null;
}
