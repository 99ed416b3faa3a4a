import { distanceSquared } from '@sandtable/geometry/plane';
import type { Placement } from '../../decisions.js';
import type { Battle, Point } from '../../state.js';
import type { Seat } from '../../terms.js';
import { hexIndex } from '../board.js';
import { ownUnits } from '../deployment.js';
import { DIRECTIONS } from './directions.js';
import { freeSpot, type Placed, placedBefore, refuseDeployment, refuseSpot, spotsIn, zoneOf } from './setup.js';
import { tableOf } from './table.js';

// Deployments to choose from: the same every time for the same position.

/** How many scattered deployments are offered beside the considered ones. */
const SCATTERED = 6;

/** The scenario's suggestion, an even front, and a few scattered ones. */
export function deployments(b: Battle, seat: Seat): Placement[][] {
  const suggested = b.match.scenario?.seats[seat].suggested;
  const size = tableOf(b);
  const found: Placement[][] = [];
  if (suggested) {
    const at = ownUnits(b, seat).map((unit, i) => [unit, size.centres[hexIndex(suggested[i]!)]!] as const);
    found.push(
      placeAll(
        b,
        at.map(([unit]) => unit),
        new Map(at),
      ),
    );
  }
  found.push(evenFront(b, seat));
  for (let salt = 1; salt <= SCATTERED; salt++) found.push(scattered(b, seat, salt));
  return found.filter((placements) => refuseDeployment(b, seat, placements) === null);
}

/** Units with fewer choices first, so that nobody takes the only room of another (QL-SCN-06). */
function byRoom(b: Battle, seat: Seat): number[] {
  const room = (unit: number): number => spotsIn(b, zoneOf(b, unit)).length;
  return ownUnits(b, seat).sort((a, c) => room(a) - room(c) || a - c);
}

/** From one flank to the other, in the foremost row. */
function evenFront(b: Battle, seat: Seat): Placement[] {
  const units = byRoom(b, seat);
  const wanted = units.map((unit, n): readonly [number, Point | undefined] => {
    const spots = spotsIn(b, zoneOf(b, unit));
    const front = zoneOf(b, unit).kind === 'strip' ? spots.filter(({ y }) => y === spots[0]!.y) : spots;
    return [unit, front[Math.floor(((n + 0.5) * front.length) / units.length)]];
  });
  return placeAll(b, units, new Map(wanted));
}

function scattered(b: Battle, seat: Seat, salt: number): Placement[] {
  const units = byRoom(b, seat);
  let word = salt * 2654435761 + b.units.length;
  const wanted = units.map((unit): readonly [number, Point | undefined] => {
    word = (Math.imul(word ^ (unit + 1), 1597334677) + 12345) >>> 0;
    const spots = spotsIn(b, zoneOf(b, unit));
    return [unit, spots[(word >>> 8) % spots.length]];
  });
  return placeAll(b, units, new Map(wanted));
}

/** Puts every unit where it is wanted or as near to it as there is room; whoever finds none is tried again at the end. */
function placeAll(b: Battle, units: readonly number[], wanted: ReadonlyMap<number, Point | undefined>): Placement[] {
  const placed = placedBefore(b);
  const others = placed.length;
  let waiting = [...units];
  for (let before = -1; waiting.length > 0 && before !== waiting.length; ) {
    before = waiting.length;
    waiting = waiting.filter((unit) => {
      const point = settle(b, unit, wanted.get(unit), placed) ?? freeSpot(b, unit, placed);
      if (point) placed.push({ id: b.units[unit]!.id, point });
      return point === null;
    });
  }
  return placed.slice(others).map(({ id, point }) => ({ unit: id, hex: point }));
}

/**
 * A hair beside the place wanted, or the nearest free spot. Middles of neighbouring hexes are rounded to less than a
 * disc apart, so a suggestion made for hexes often needs the hair.
 */
function settle(b: Battle, unit: number, wanted: Point | undefined, placed: Placed): Point | null {
  if (!wanted) return null;
  const zone = zoneOf(b, unit);
  const fits = (point: Point): boolean => refuseSpot(b, unit, zone, point, placed) === null;
  if (fits(wanted)) return wanted;
  for (const hair of [2, 4, 8, 16]) {
    for (const { x, y } of DIRECTIONS) {
      const point = { x: wanted.x + Math.round(hair * x), y: wanted.y + Math.round(hair * y) };
      if (fits(point)) return point;
    }
  }
  const spots = [...spotsIn(b, zone)];
  const nearest = spots.sort((p, q) => distanceSquared(p, wanted) - distanceSquared(q, wanted));
  return nearest.find(fits) ?? null;
}
