import { malformed, refuse } from '@sandtable/kernel';
import type { Place, Placement } from '../decisions.js';
import type { Ruling } from '../ground.js';
import { IMPASSABLE } from '../profile.js';
import type { Battle } from '../state.js';
import { unitIndex } from '../state.js';
import { occupancy, tablesOf } from '../tables.js';
import type { Area, HexName, Seat } from '../terms.js';
import { doubled, HEXES, hexAt, hexIndex, parsePlace, setupArea, setupHexes } from './board.js';

/** The hexes where a unit may be deployed as far as its owner's area goes (QL-SET-14, QL-TRT-06, QL-SCN-05, QL-SCN-06). */
export function deploymentHexes(b: Battle, unit: number): readonly number[] {
  const { owner } = b.units[unit]!;
  const { vanguard } = tablesOf(b).profiles[unit]!;
  const { setupDepth } = b.match.config;
  const lines = b.match.scenario?.seats[owner];
  const own = lines?.restricted?.find((r) => r.unitIndex === placeInRoster(b, unit))?.hexes;
  if (own) return own.map(hexIndex);
  if (lines?.setup) return setupHexes(lines.setup, vanguard, setupDepth);
  return setupArea(b.seats[owner].area!, vanguard, setupDepth);
}

/** From 0: `a1` is the first of seat A's roster. */
export function placeInRoster(b: Battle, unit: number): number {
  return Number(b.units[unit]!.id.slice(1)) - 1;
}

const placeNamed = (place: Place) => (typeof place === 'string' ? parsePlace(place) : null);

/** What names no unit or no place is malformed before any rule speaks (7.2); `fault` says what is wrong with a place. */
export function illPlaced(b: Battle, placements: readonly Placement[], fault: (place: Place) => string | null): Ruling {
  for (const [i, { unit, hex }] of placements.entries()) {
    const at = `placements[${i}]`;
    if (unitIndex(b, unit) < 0) return malformed(`${at}.unit`, `${at}.unit is "${unit}", expected a unit of the game`);
    const wrong = fault(hex);
    if (wrong) return malformed(`${at}.hex`, `${at}.hex ${wrong}`);
  }
  return null;
}

/** QL-SET-14 to QL-SET-18: placement by placement in the order given, then whether anything is missing (QL-SET-20). */
export function refuseDeploymentOnHexes(b: Battle, seat: Seat, placements: readonly Placement[]): Ruling {
  const { rest } = tablesOf(b);
  const taken = new Map<number, string>();
  for (const { id, hex } of b.units) if (hex !== null) taken.set(hex, id); // a scenario may let both seats set up there
  const placed = new Set<number>();
  const ill = illPlaced(b, placements, (hex) => (placeNamed(hex) ? null : 'is not the name of a hex'));
  if (ill) return ill;
  for (const { unit: id, hex: name } of placements) {
    const unit = unitIndex(b, id);
    if (b.units[unit]!.owner !== seat) return refuse('QL-CMP-01', `${id} is not a unit of seat ${seat}.`);
    const at = placeNamed(name)!;
    const hex = hexAt(at.X, at.r) ?? -1;
    if (!deploymentHexes(b, unit).includes(hex))
      return refuse('QL-SET-14', `${name} is not where ${id} may be deployed.`);
    if (taken.has(hex)) return refuse('QL-SET-15', `${name} is taken by ${taken.get(hex)}.`);
    if (rest[unit]![hex] === IMPASSABLE) return refuse('QL-SET-16', `${name} is impassable to ${id}.`);
    if (placed.has(unit)) return refuse('QL-SET-18', `${id} is placed twice.`);
    taken.set(hex, id);
    placed.add(unit);
  }
  for (let unit = 0; unit < b.units.length; unit++) {
    if (b.units[unit]!.owner !== seat || placed.has(unit)) continue;
    const free = deploymentHexes(b, unit).find((hex) => !taken.has(hex) && rest[unit]![hex] !== IMPASSABLE);
    if (free !== undefined) {
      return refuse(
        'QL-SET-18',
        `${b.units[unit]!.id} is not deployed, and ${HEXES[free]} is free for it (QL-SET-20).`,
      );
    }
  }
  return null;
}

/** How many scattered deployments are offered beside the considered ones. */
const SCATTERED = 6;

/**
 * Some sensible deployments: the scenario's suggestion, an even front, and a few scattered ones. They depend on what is
 * public alone, so the same position always offers the same.
 */
export function deploymentsOnHexes(b: Battle, seat: Seat): Placement[][] {
  const suggested = b.match.scenario?.seats[seat].suggested;
  const found: Placement[][] = [];
  if (suggested) {
    const placements = ownUnits(b, seat).map((unit, i) => ({ unit: b.units[unit]!.id, hex: suggested[i] as HexName }));
    if (refuseDeploymentOnHexes(b, seat, placements) === null) found.push(placements);
  }
  // `fill` takes legal hexes only, and leaves out nobody for whom there is one: these need no further check
  const units = byRoom(b, seat);
  found.push(evenFront(b, seat, units));
  for (let k = 1; k <= SCATTERED; k++) found.push(scattered(b, units, k));
  return found;
}

export function ownUnits(b: Battle, seat: Seat): number[] {
  const own: number[] = [];
  for (let i = 0; i < b.units.length; i++) if (b.units[i]!.owner === seat) own.push(i);
  return own;
}

/** A unit to be deployed, and the hexes that are free for it as long as none of its own side is. */
interface ToPlace {
  readonly unit: number;
  readonly hexes: readonly number[];
}

/** Units with fewer choices first, so that nobody takes the only hex of another (QL-SCN-06). */
function byRoom(b: Battle, seat: Seat): readonly ToPlace[] {
  const { rest } = tablesOf(b);
  const taken = occupancy(b);
  return ownUnits(b, seat)
    .map((unit) => ({ unit, hexes: deploymentHexes(b, unit) }))
    .sort((a, c) => a.hexes.length - c.hexes.length || a.unit - c.unit)
    .map(({ unit, hexes }) => {
      const canRest = rest[unit]!;
      return { unit, hexes: hexes.filter((hex) => taken[hex] === 0 && canRest[hex] !== IMPASSABLE) };
    });
}

/** Side by side along the front, at equal distances as far as the ground allows. */
function evenFront(b: Battle, seat: Seat, units: readonly ToPlace[]): Placement[] {
  const { area } = b.seats[seat];
  const onFlank = area === 'west' || area === 'east';
  const along = (hex: number): number => (onFlank ? doubled(hex).r : doubled(hex).X);
  return fill(b, units, (_, free, n) => {
    const wanted = ((n + 0.5) / units.length) * (onFlank ? FRONT.r : FRONT.X);
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    for (const hex of frontLine(area, free)) {
      const off = Math.abs(along(hex) - wanted);
      if (off >= least) continue;
      best = hex;
      least = off;
    }
    return best;
  });
}

/** How long the fronts are, in doubled coordinates. */
const FRONT = { X: 28, r: 14 } as const;

/** The hexes nearest to the middle of the board as seen from an area; all of them where a scenario lists hexes. */
function frontLine(area: Area | null, hexes: number[]): number[] {
  if (area === null) return hexes;
  const onFlank = area === 'west' || area === 'east';
  const away = (hex: number): number => Math.abs(onFlank ? doubled(hex).X - FRONT.X / 2 : doubled(hex).r - FRONT.r / 2);
  const nearest = Math.min(...hexes.map(away));
  // the hexes of a flank are staggered: two doubled columns make one line
  return hexes.filter((hex) => away(hex) - nearest <= (onFlank ? 1 : 0));
}

function scattered(b: Battle, units: readonly ToPlace[], salt: number): Placement[] {
  let word = salt * 2654435761 + b.units.length;
  return fill(b, units, (unit, free) => {
    word = (Math.imul(word ^ (unit + 1), 1597334677) + 12345) >>> 0;
    return free[(word >>> 8) % free.length]!;
  });
}

function fill(
  b: Battle,
  units: readonly ToPlace[],
  pick: (unit: number, free: number[], n: number) => number,
): Placement[] {
  const taken = occupancy(b);
  const placements: Placement[] = [];
  for (let n = 0; n < units.length; n++) {
    const { unit, hexes } = units[n]!;
    const free = hexes.filter((hex) => taken[hex] === 0);
    if (free.length === 0) continue; // QL-SET-20
    const hex = pick(unit, free, n);
    taken[hex] = unit + 1;
    placements.push({ unit: b.units[unit]!.id, hex: HEXES[hex]! });
  }
  return placements;
}
