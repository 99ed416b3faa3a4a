import { discsOverlap, distanceSquared } from '@sandtable/geometry/plane';
import { refuse } from '@sandtable/kernel';
import type { Placement } from '../../decisions.js';
import type { Ruling } from '../../ground.js';
import { type Battle, type Point, unitIndex } from '../../state.js';
import { tablesOf } from '../../tables.js';
import type { HexName, Seat } from '../../terms.js';
import { hexIndex, setupArea, setupHexes } from '../board.js';
import { illPlaced, ownUnits, placeInRoster } from '../deployment.js';
import { areasOf, terrainAtPoint } from './areas.js';
import { canRest } from './movement.js';
import { pointName, refuseEdge, type TableSize, tableOf } from './table.js';

// Setup areas, deployment and objectives (QL-MIN-14, QL-MIN-16).

/** Where a unit may be deployed: a strip of the table from one height to another, or discs of radius S/2. */
export type Zone =
  | { readonly kind: 'strip'; readonly top: number; readonly bottom: number; readonly front: 'top' | 'bottom' }
  | { readonly kind: 'discs'; readonly centres: readonly Point[] };

/** QL-MIN-14, QL-MIN-16, with QL-TRT-06, QL-SCN-05 and QL-SCN-06. */
export function zoneOf(b: Battle, unit: number): Zone {
  const size = tableOf(b);
  const { owner } = b.units[unit]!;
  const { vanguard } = tablesOf(b).profiles[unit]!;
  const lines = b.match.scenario?.seats[owner];
  const own = lines?.restricted?.find((r) => r.unitIndex === placeInRoster(b, unit))?.hexes;
  if (own) return discs(own.map(hexIndex), size);
  if (lines?.setup?.type === 'hexes') return discs(setupHexes(lines.setup, vanguard, 2), size);
  const area = b.seats[owner].area!;
  const deep = vanguard ? size.vanguardStrip : size.strip;
  if (area === 'north') return { kind: 'strip', top: 0, bottom: deep, front: 'bottom' };
  if (area === 'south') return { kind: 'strip', top: size.depth - deep, bottom: size.depth, front: 'top' };
  return discs(setupArea(area, vanguard, 2), size); // a flank, which only a scenario can give
}

function discs(hexes: readonly number[], size: TableSize): Zone {
  return { kind: 'discs', centres: hexes.map((hex) => size.centres[hex]!) };
}

function isInDisc(centre: Point, point: Point, { radius }: TableSize): boolean {
  return distanceSquared(centre, point) <= radius * radius;
}

function isIn(zone: Zone, point: Point, size: TableSize): boolean {
  if (zone.kind === 'discs') return zone.centres.some((centre) => isInDisc(centre, point, size));
  return point.y >= zone.top && point.y <= zone.bottom && point.x >= 0 && point.x <= size.width;
}

/** Units already placed, by id. */
export type Placed = readonly { readonly id: string; readonly point: Point }[];

/** Those of the seat that deployed first: a scenario may let both seats set up close to each other. */
export function placedBefore(b: Battle): { id: string; point: Point }[] {
  return b.units.flatMap(({ id, point }) => (point === null ? [] : [{ id, point }]));
}

/** QL-SET-14 to QL-SET-16 for one unit among those placed before it, and QL-MIN-06. */
export function refuseSpot(b: Battle, unit: number, zone: Zone, point: Point, placed: Placed): Ruling {
  const size = tableOf(b);
  const { id } = b.units[unit]!;
  const name = pointName(point);
  if (!isIn(zone, point, size)) return refuse('QL-SET-14', `${name} is not where ${id} may be deployed.`);
  const edge = refuseEdge(size, point);
  if (edge) return edge;
  const other = placed.find((p) => discsOverlap(p.point, point, size.radius));
  if (other) return refuse('QL-SET-15', `${name} is too close to ${other.id} at ${pointName(other.point)}.`);
  const areas = areasOf(b);
  if (canRest(areas, tablesOf(b).profiles[unit]!, point)) return null;
  return refuse('QL-SET-16', `${name} is in ${terrainAtPoint(areas, point)}, impassable to ${id}.`);
}

/** QL-SET-14 to QL-SET-18: placement by placement in the order given, then whether anything is missing (QL-SET-20). */
export function refuseDeployment(b: Battle, seat: Seat, placements: readonly Placement[]): Ruling {
  const placed = placedBefore(b);
  const ill = illPlaced(b, placements, (place) =>
    typeof place === 'string' ? `is "${place}", expected a point { x, y }` : null,
  );
  if (ill) return ill;
  for (const { unit: id, hex: place } of placements) {
    const unit = unitIndex(b, id);
    if (b.units[unit]!.owner !== seat) return refuse('QL-CMP-01', `${id} is not a unit of seat ${seat}.`);
    const point = place as Point;
    const refused = refuseSpot(b, unit, zoneOf(b, unit), point, placed);
    if (refused) return refused;
    if (placed.some((p) => p.id === id)) return refuse('QL-SET-18', `${id} is placed twice.`);
    placed.push({ id, point });
  }
  for (const unit of ownUnits(b, seat)) {
    const { id } = b.units[unit]!;
    if (placed.some((p) => p.id === id)) continue;
    const free = freeSpot(b, unit, placed);
    if (free) return refuse('QL-SET-18', `${id} is not deployed, and ${pointName(free)} is free for it (QL-SET-20).`);
  }
  return null;
}

// --- Room ---------------------------------------------------------------------------------------------------------

/** Rows of points one disc apart, those nearest the enemy first, or the middles of the discs. */
export function spotsIn(b: Battle, zone: Zone): readonly Point[] {
  if (zone.kind === 'discs') return zone.centres;
  const { radius, hex, width, depth } = tableOf(b);
  const [top, bottom] = [Math.max(zone.top, radius), Math.min(zone.bottom, depth - radius)];
  const spots: Point[] = [];
  for (let back = 0; back <= bottom - top; back += hex) {
    const y = zone.front === 'bottom' ? bottom - back : top + back;
    for (let x = radius; x <= width - radius; x += hex) spots.push({ x, y });
  }
  return spots;
}

/**
 * Somewhere a unit can still be put, or null (QL-SET-20). Looked for at the spots of its zone, then a quarter of a disc
 * apart, then wherever a disc would touch two others, or one and the rim of the zone: a place that is free only between
 * those is not worth a dispute.
 */
export function freeSpot(b: Battle, unit: number, placed: Placed): Point | null {
  const zone = zoneOf(b, unit);
  const fits = (point: Point): boolean => refuseSpot(b, unit, zone, point, placed) === null;
  return spotsIn(b, zone).find(fits) ?? dense(b, zone).find(fits) ?? snug(b, zone, placed).find(fits) ?? null;
}

function dense(b: Battle, zone: Zone): Point[] {
  const { radius, width, hex } = tableOf(b);
  const rows = (left: number, right: number, top: number, bottom: number): Point[] => {
    const spots: Point[] = [];
    for (let y = top; y <= bottom; y += hex / 4) for (let x = left; x <= right; x += hex / 4) spots.push({ x, y });
    return spots;
  };
  if (zone.kind === 'strip') return rows(radius, width - radius, zone.top, zone.bottom);
  return zone.centres.flatMap(({ x, y }) => rows(x - radius, x + radius, y - radius, y + radius));
}

function snug(b: Battle, zone: Zone, placed: Placed): Point[] {
  const { hex, radius, width, depth } = tableOf(b);
  const spots: Point[] = [];
  for (const [i, { point }] of placed.entries()) {
    for (const other of placed.slice(0, i)) spots.push(...meetings(point, hex, other.point, hex));
    if (zone.kind === 'discs') for (const centre of zone.centres) spots.push(...meetings(point, hex, centre, radius));
    else {
      const levels = [Math.max(zone.top, radius), Math.min(zone.bottom, depth - radius)];
      for (const y of levels) spots.push(...acrossAt(point, hex, y));
      for (const x of [radius, width - radius]) spots.push(...acrossAt(flip(point), hex, x).map(flip));
    }
  }
  return spots;
}

const flip = ({ x, y }: Point): Point => ({ x: y, y: x });

/** Whole points around one that is not. */
function around(x: number, y: number): Point[] {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  return [0, 1, -1, 2].flatMap((dx) => [0, 1, -1, 2].map((dy) => ({ x: left + dx, y: top + dy })));
}

/** Where a circle passes a level. */
function acrossAt({ x, y }: Point, radius: number, level: number): Point[] {
  const half = Math.sqrt(radius * radius - (level - y) * (level - y));
  if (Number.isNaN(half)) return [];
  return [x - half, x + half].flatMap((across) =>
    [0, 1, -1, 2].map((more) => ({ x: Math.floor(across) + more, y: level })),
  );
}

/** Where two circles meet. */
function meetings(a: Point, radiusA: number, b: Point, radiusB: number): Point[] {
  const squared = distanceSquared(a, b);
  const apart = Math.sqrt(squared);
  if (squared === 0 || apart > radiusA + radiusB) return [];
  const along = (squared + radiusA * radiusA - radiusB * radiusB) / (2 * apart);
  const aside = Math.sqrt(radiusA * radiusA - along * along);
  if (Number.isNaN(aside)) return [];
  const [ux, uy] = [(b.x - a.x) / apart, (b.y - a.y) / apart];
  return [aside, -aside].flatMap((off) => around(a.x + ux * along - uy * off, a.y + uy * along + ux * off));
}

// --- Objectives ---------------------------------------------------------------------------------------------------

/**
 * QL-SCN-03, QL-MIN-16: the unit whose point is in the disc of the hex, or -1. Two can be, at opposite ends of it; then
 * each side's own counts for it in its own turn.
 */
export function occupier(b: Battle, hex: string): number {
  const size = tableOf(b);
  const centre = size.centres[hexIndex(hex as HexName)]!;
  let found = -1;
  for (let i = 0; i < b.units.length; i++) {
    const { point, owner, suppression } = b.units[i]!;
    if (point === null || !isInDisc(centre, point, size)) continue;
    if (owner === b.active && suppression === 0) return i;
    found = i;
  }
  return found;
}
