import {
  glimpses,
  isWithinHalfPlane,
  isWithinThreeSides,
  type SightLine,
  straightSight,
  towards,
} from '@sandtable/geometry/zones';
import type { Battle, Unit } from '../state.js';
import { type Tables, tablesOf } from '../tables.js';
import { footprint } from './units.js';

// Line of sight and arcs (chapters LOS and ARC of the map rules, TA-GEO-10 to -14). Whoever shares the zone of the target is no matter
// (TA-MAP-LOS-07, TA-MAP-LOS-08, TA-MAP-PHY-02): the zones of both ends are never passed. What of a line hangs on the map alone is kept for each pair of
// zones; units, smoke and breaches are looked at each time.

/** What a seat sees of a zone: nothing, or whether it is Obscured and whether linear terrain covers it. */
export const UNSEEN = 0;
export const SEEN = 1;
export const OBSCURED = 2;
export const LINEAR_COVER = 4;
export type Seen = number;

/** What of one line hangs on the map alone. */
interface Line {
  readonly sight: SightLine;
  /** Zones passed through, those of both ends left out (TA-GEO-11). */
  readonly passed: readonly number[];
  /** Sides with linear terrain that it touches (TA-MAP-LOS-06). */
  readonly sides: readonly number[];
}

/** Every line between two zones that ground does not stop, the one from centre to centre apart. */
interface Pair {
  readonly centre: Line | null;
  others: readonly Line[] | null;
}

interface Lines {
  readonly pairs: (Pair | undefined)[];
}
const linesOf = new WeakMap<Tables, Lines>();

function pairOf(b: Battle, tables: Tables, from: number, to: number): Pair {
  let lines = linesOf.get(tables);
  if (!lines) linesOf.set(tables, (lines = { pairs: [] }));
  const key = from * tables.map.size + to;
  return (lines.pairs[key] ??= {
    centre: lineOf(b, tables, from, to, straightSight(tables.map, from, to)),
    others: null,
  });
}

function othersOf(b: Battle, tables: Tables, from: number, to: number): readonly Line[] {
  const pair = pairOf(b, tables, from, to);
  return (pair.others ??= glimpses(tables.map, from, to).flatMap((sight) => lineOf(b, tables, from, to, sight) ?? []));
}

/** Null where terrain zones block it (TA-MAP-LOS-02, along a side too: TA-MAP-LOS-03): a Blocking one (TA-CORE-TER-05), a foreign template (TA-CORE-TER-02), or too much of an own one (TA-CORE-TER-03). */
function lineOf(b: Battle, tables: Tables, from: number, to: number, sight: SightLine): Line | null {
  const { ground, template, linear, zonesIn } = tables;
  const passed = b.match.config.cornerTouch ? [...sight.passed, ...sight.grazed] : sight.passed; // TA-RUL-08
  const covering = (zone: number): number | null => (ground[zone]!.cls === 'covering' ? template[zone]! : null);
  let woods = 0;
  for (const zone of passed) {
    if (ground[zone]!.cls === 'blocking') return null;
    const patch = covering(zone);
    if (patch === null) continue;
    if (patch !== covering(from) && patch !== covering(to)) return null;
    woods++;
  }
  if (woods > zonesIn.VS) return null;
  return { sight, passed, sides: sight.sides.filter((side) => linear[side] !== null) };
}

/** Zones with a unit in them carry the number of the last question; those of the two who look and are looked at do not. */
let occupied = new Uint32Array(0);
let asked = 0;

function mark(b: Battle, size: number, own: Unit | null, other: Unit | null): void {
  if (occupied.length < size) occupied = new Uint32Array(size);
  asked++;
  for (let i = 0; i < b.units.length; i++) {
    const { zone, tail } = b.units[i]!;
    if (zone === null) continue;
    occupied[zone] = asked;
    if (tail !== null) occupied[tail] = asked;
  }
  for (const u of [own, other]) {
    if (!u || u.zone === null) continue;
    occupied[u.zone] = 0; // no part of either blocks (TA-MAP-LOS-10, TA-CORE-OVS-07)
    if (u.tail !== null) occupied[u.tail] = 0;
  }
}

const hasSmoke = (b: Battle, zone: number): boolean => b.smoke.some((smoke) => smoke.zone === zone);

/** TA-GEO-12, for one line. */
function along(b: Battle, tables: Tables, line: Line, from: number, to: number): Seen {
  let smoke = 0;
  for (const zone of line.passed) {
    if (occupied[zone] === asked) return UNSEEN; // TA-MAP-LOS-04, along a side too (TA-RUL-09)
    if (b.smoke.length > 0 && hasSmoke(b, zone)) smoke++;
  }
  if (smoke >= 2) return UNSEEN; // TA-CORE-SMK-03
  let seen = SEEN;
  for (const side of line.sides) {
    // TA-MAP-LIN-03
    const los = b.breached.includes(side) ? 'none' : tables.linear[side]!.los; // TA-CORE-BRE-02
    if (los === 'blocking') return UNSEEN; // TA-CORE-TER-09
    if (los === 'none') continue; // TA-CORE-TER-07
    if (tables.map.sidesOf[to]!.includes(side))
      seen |= LINEAR_COVER; // TA-CORE-TER-08
    else if (!tables.map.sidesOf[from]!.includes(side)) seen |= OBSCURED;
  }
  if (smoke === 1 || (b.smoke.length > 0 && (hasSmoke(b, from) || hasSmoke(b, to)))) seen |= OBSCURED; // TA-CORE-SMK-04
  return seen;
}

/** TA-GEO-13. `whose` is the unit whose centre zone `from` is; `target` null looks at a zone (TA-RUL-42). */
function look(b: Battle, from: number, whose: Unit | null, to: number, target: Unit | null): Seen {
  return lineFound(b, from, whose, to, target)?.seen ?? UNSEEN;
}

export interface Found {
  readonly seen: Seen;
  readonly zone: number;
  readonly sight: SightLine | null;
}

/** The line by which a zone or unit is seen, for the picture too; null where there is none. */
function lineFound(b: Battle, from: number, whose: Unit | null, to: number, target: Unit | null): Found | null {
  if (from === to) return { seen: SEEN, zone: to, sight: null };
  const tables = tablesOf(b);
  mark(b, tables.map.size, whose, target);
  const { centre } = pairOf(b, tables, from, to);
  if (centre) {
    const seen = along(b, tables, centre, from, to);
    if (seen !== UNSEEN) return { seen, zone: to, sight: centre.sight };
  }
  // TA-MAP-LOS-05, then TA-MAP-LOS-11
  const zones = target === null ? [to] : footprint(target);
  for (const zone of zones) {
    if (zone === from) return { seen: SEEN | OBSCURED, zone, sight: null };
    const lines = othersOf(b, tables, from, zone);
    const part = zone === to ? null : pairOf(b, tables, from, zone).centre;
    for (const line of part ? [part, ...lines] : lines)
      if (along(b, tables, line, from, zone) !== UNSEEN) return { seen: SEEN | OBSCURED, zone, sight: line.sight };
  }
  return null;
}

/** What one unit sees of another, arcs and range ignored. Only the one who looks counts: sight need not be mutual (TA-RUL-49). */
export function sees(b: Battle, unit: number, target: number): Seen {
  const [u, v] = [b.units[unit]!, b.units[target]!];
  return u.zone === null || v.zone === null ? UNSEEN : look(b, u.zone, u, v.zone, v);
}

export function sightOf(b: Battle, unit: number, target: number): Found | null {
  const [u, v] = [b.units[unit]!, b.units[target]!];
  return u.zone === null || v.zone === null ? null : lineFound(b, u.zone, u, v.zone, v);
}

/** What a unit sees of a zone, whoever stands there. */
export function seesZone(b: Battle, unit: number, zone: number): Seen {
  const u = b.units[unit]!;
  return u.zone === null ? UNSEEN : look(b, u.zone, u, zone, null);
}

export function sightOfZone(b: Battle, unit: number, zone: number): Found | null {
  const u = b.units[unit]!;
  return u.zone === null ? null : lineFound(b, u.zone, u, zone, null);
}

/** What would be seen of a unit from another place. */
export function seesFrom(b: Battle, unit: number, from: number, target: number): Seen {
  const [u, v] = [b.units[unit]!, b.units[target]!];
  if (v.zone === null) return UNSEEN;
  return look(b, from, { ...u, zone: from, tail: null }, v.zone, v);
}

// --- Arcs ---------------------------------------------------------------------------------------------------------

/** By zone and zone looked at: the facings from which it is in the arc, as bits. Kept, since only the map decides. */
const arcs = new WeakMap<Tables, { readonly sides: Float64Array; readonly plane: Float64Array }>();

function arcBits(tables: Tables, zone: number, at: number, byPlane: boolean): number {
  const { map } = tables;
  let known = arcs.get(tables);
  if (!known) {
    const blank = (): Float64Array => new Float64Array(map.size * map.size).fill(-1);
    arcs.set(tables, (known = { sides: blank(), plane: blank() }));
  }
  const table = byPlane ? known.plane : known.sides;
  const key = zone * map.size + at;
  if (table[key]! < 0) {
    const direction = towards(map.centres[zone]!, map.centres[at]!);
    let bits = 0;
    for (let facing = 0; facing < map.polygons[zone]!.length; facing++) {
      const inside = byPlane
        ? isWithinHalfPlane(map, zone, facing, direction)
        : isWithinThreeSides(map, zone, facing, direction);
      if (inside) bits += 2 ** facing;
    }
    table[key] = bits;
  }
  return table[key]!;
}

/** TA-GEO-14: three sides on a grid, as a facing has them; a marker turned freely is fitted to them first (TA-MAP-ARC-02, TA-GEO-18) (TA-MAP-ARC-01 to -03); a half-plane on drawn maps and for large units on squares (TA-MAP-ARC-04, TA-RUL-13). */
export function isInArc(b: Battle, unit: number, zone: number): boolean {
  const { zone: own, tail, facing } = b.units[unit]!;
  return own !== null && arcHolds(b, own, tail !== null, facing, zone);
}

/** Whether one who stood in a zone with a facing would have another in the arc. */
export function arcHolds(b: Battle, from: number, oversized: boolean, facing: number, zone: number): boolean {
  if (from === zone) return true;
  const tables = tablesOf(b);
  const { lattice } = tables.map;
  const byPlane = lattice === 'irregular' || (lattice === 'square' && oversized);
  return Math.floor(arcBits(tables, from, zone, byPlane) / 2 ** facing) % 2 === 1;
}
