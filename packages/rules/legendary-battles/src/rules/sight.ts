import {
  glimpses,
  isWithinHalfPlane,
  isWithinThreeSides,
  type SightLine,
  type Stops,
  straightSight,
  towards,
} from '@sandtable/geometry/zones';
import type { LinearType } from '../content/types.js';
import type { Battle, Unit } from '../state.js';
import { keptWith, type Tables, tablesOf } from '../tables.js';
import { type Lay, layOf } from './lay.js';
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
  readonly sides: readonly LinedSide[];
}

/** A side with linear terrain on a line, and which end of the line it belongs to. */
interface LinedSide {
  readonly side: number;
  readonly los: LinearType['los'];
  readonly of: 'target' | 'looker' | 'neither';
}

/** Every line between two zones that ground does not stop, the one from centre to centre apart. */
interface Pair {
  readonly centre: Line | null;
  others: readonly Line[] | null;
}

/** By the zone looked from and the one looked at: worked out when first asked for, and kept for all games on that map. */
const linesOf = keptWith((): (Pair | undefined)[] => []);

function pairOf(b: Battle, tables: Tables, from: number, to: number): Pair {
  const pairs = linesOf(tables);
  return (pairs[from * tables.map.size + to] ??= {
    centre: lineOf(b, tables, from, to, straightSight(tables.map, from, to)),
    others: null,
  });
}

function othersOf(b: Battle, tables: Tables, from: number, to: number): readonly Line[] {
  const pair = pairOf(b, tables, from, to);
  pair.others ??= glimpses(tables.map, from, to, stopsBetween(tables, from, to)).flatMap(
    (sight) => lineOf(b, tables, from, to, sight) ?? [],
  );
  return pair.others;
}

/** What ground no line between two zones passes: a Blocking zone (TA-CORE-TER-05), or a foreign template (TA-CORE-TER-02). */
function stopsBetween({ ground, template }: Tables, from: number, to: number): Stops {
  const covering = (zone: number): number | null => (ground[zone]!.cls === 'covering' ? template[zone]! : null);
  const [here, there] = [covering(from), covering(to)];
  return (zone) => {
    const { cls } = ground[zone]!;
    if (cls !== 'covering') return cls === 'blocking';
    return template[zone] !== here && template[zone] !== there;
  };
}

/** Null where terrain zones block it (TA-MAP-LOS-02, along a side too: TA-MAP-LOS-03): a Blocking one (TA-CORE-TER-05), a foreign template (TA-CORE-TER-02), or too much of an own one (TA-CORE-TER-03). */
function lineOf(b: Battle, tables: Tables, from: number, to: number, sight: SightLine): Line | null {
  const { ground, linear, zonesIn } = tables;
  const passed = b.match.config.cornerTouch ? [...sight.passed, ...sight.grazed] : sight.passed; // TA-RUL-08
  if (passed.some(stopsBetween(tables, from, to))) return null;
  if (passed.filter((zone) => ground[zone]!.cls === 'covering').length > zonesIn.VS) return null;
  const belongs = (side: number): LinedSide['of'] =>
    tables.map.sidesOf[to]!.includes(side) ? 'target' : tables.map.sidesOf[from]!.includes(side) ? 'looker' : 'neither';
  const sides = sight.sides.flatMap((side) => {
    const lined = linear[side];
    return lined ? [{ side, los: lined.los, of: belongs(side) }] : [];
  });
  return { sight, passed, sides };
}

/** One look at the table: how everything lies, and whose parts never block: those of the two who look and are looked at (TA-MAP-LOS-10, TA-CORE-OVS-07). */
interface Look {
  readonly b: Battle;
  readonly tables: Tables;
  readonly lay: Lay;
  /** The unit that looks, as it lies, and the zones it looks from. */
  readonly own: Unit | null;
  readonly from: number;
  readonly tail: number | null;
  readonly target: Unit | null;
}

function isBlocked({ lay, own, from, tail, target }: Look, zone: number): boolean {
  const parts = lay.A[zone]! + lay.B[zone]!;
  if (parts === 0) return false;
  if (own !== null) {
    if (zone === from || zone === tail) return false;
    if (parts === (own.zone === zone ? 1 : 0) + (own.tail === zone ? 1 : 0)) return false; // it is supposed elsewhere
  }
  return target === null || (zone !== target.zone && zone !== target.tail);
}

function hasSmoke(b: Battle, zone: number): boolean {
  for (const smoke of b.smoke) if (smoke.zone === zone) return true;
  return false;
}

/** TA-GEO-12, for one line. */
function along(at: Look, { passed, sides }: Line, to: number): Seen {
  const { b } = at;
  const smoky = b.smoke.length > 0;
  let smoke = 0;
  for (let i = 0; i < passed.length; i++) {
    const zone = passed[i]!;
    if (isBlocked(at, zone)) return UNSEEN; // TA-MAP-LOS-04, along a side too (TA-RUL-09)
    if (smoky && hasSmoke(b, zone)) smoke++;
  }
  if (smoke >= 2) return UNSEEN; // TA-CORE-SMK-03
  let seen = SEEN;
  for (let i = 0; i < sides.length; i++) {
    // TA-MAP-LIN-03
    const { side, los, of } = sides[i]!;
    if (los === 'none' || b.breached.includes(side)) continue; // TA-CORE-TER-07, TA-CORE-BRE-02
    if (los === 'blocking') return UNSEEN; // TA-CORE-TER-09
    if (of === 'target')
      seen |= LINEAR_COVER; // TA-CORE-TER-08
    else if (of === 'neither') seen |= OBSCURED;
  }
  if (smoke === 1 || (smoky && (hasSmoke(b, at.from) || hasSmoke(b, to)))) seen |= OBSCURED; // TA-CORE-SMK-04
  return seen;
}

export interface Found {
  readonly seen: Seen;
  readonly zone: number;
  readonly sight: SightLine | null;
}

const AT_HAND = { seen: SEEN, sight: null } as const;
const GLIMPSED = SEEN | OBSCURED;

/** TA-GEO-13: the line by which a zone or unit is seen, for the picture too; null where there is none. */
function lineFound(at: Look, to: number): Found | null {
  const { b, tables, from, target } = at;
  if (from === to) return { ...AT_HAND, zone: to };
  const { centre } = pairOf(b, tables, from, to);
  if (centre) {
    const seen = along(at, centre, to);
    if (seen !== UNSEEN) return { seen, zone: to, sight: centre.sight };
  }
  // TA-MAP-LOS-05, then TA-MAP-LOS-11
  for (const zone of target === null ? [to] : footprint(target)) {
    if (zone === from) return { seen: GLIMPSED, zone, sight: null };
    const line = glimpse(at, zone, to);
    if (line) return { seen: GLIMPSED, zone, sight: line.sight };
  }
  return null;
}

/** A line to any place of a zone; to the centre of a second zone too. */
function glimpse(at: Look, zone: number, to: number): Line | null {
  const { b, tables, from } = at;
  const part = zone === to ? null : pairOf(b, tables, from, zone).centre;
  if (part && along(at, part, zone) !== UNSEEN) return part;
  const lines = othersOf(b, tables, from, zone);
  for (let i = 0; i < lines.length; i++) if (along(at, lines[i]!, zone) !== UNSEEN) return lines[i]!;
  return null;
}

/** The same, where only what is seen counts: asked by the million. */
function look(at: Look, to: number): Seen {
  const { b, tables, from, target } = at;
  if (from === to) return SEEN;
  const { centre } = pairOf(b, tables, from, to);
  if (centre) {
    const seen = along(at, centre, to);
    if (seen !== UNSEEN) return seen;
  }
  if (glimpse(at, to, to)) return GLIMPSED;
  const tail = target?.tail ?? null;
  return tail !== null && (tail === from || glimpse(at, tail, to)) ? GLIMPSED : UNSEEN;
}

/** The look of a unit from where it stands, at a unit or (TA-RUL-42) a zone. */
function lookOf(b: Battle, unit: number, target: Unit | null, lay?: Lay): Look {
  const tables = tablesOf(b);
  const own = b.units[unit]!;
  return { b, tables, lay: lay ?? layOf(b, tables.map.size), own, from: own.zone!, tail: own.tail, target };
}

/** What one unit sees of another, arcs and range ignored. Only the one who looks counts: sight need not be mutual (TA-RUL-49). */
export function sees(b: Battle, unit: number, target: number, lay?: Lay): Seen {
  const [u, v] = [b.units[unit]!, b.units[target]!];
  return u.zone === null || v.zone === null ? UNSEEN : look(lookOf(b, unit, v, lay), v.zone);
}

export function sightOf(b: Battle, unit: number, target: number): Found | null {
  const [u, v] = [b.units[unit]!, b.units[target]!];
  return u.zone === null || v.zone === null ? null : lineFound(lookOf(b, unit, v), v.zone);
}

/** What a unit sees of a zone, whoever stands there. */
export function seesZone(b: Battle, unit: number, zone: number, lay?: Lay): Seen {
  return b.units[unit]!.zone === null ? UNSEEN : look(lookOf(b, unit, null, lay), zone);
}

export function sightOfZone(b: Battle, unit: number, zone: number): Found | null {
  return b.units[unit]!.zone === null ? null : lineFound(lookOf(b, unit, null), zone);
}

/** What would be seen of a unit from another place, without a tail there. */
export function seesFrom(b: Battle, unit: number, from: number, target: number, lay?: Lay): Seen {
  const v = b.units[target]!;
  if (v.zone === null) return UNSEEN;
  return look({ ...lookOf(b, unit, v, lay), from, tail: null }, v.zone);
}

// --- Arcs ---------------------------------------------------------------------------------------------------------

/** By zone and zone looked at: the facings from which it is in the arc, as bits; -1 where that is not yet known. Only the map decides. */
interface Arcs {
  readonly sides: Float64Array;
  readonly plane: Float64Array;
}
const arcsOf = keptWith(({ map: { size } }): Arcs => {
  const blank = (): Float64Array => new Float64Array(size * size).fill(-1);
  return { sides: blank(), plane: blank() };
});

function arcBits(tables: Tables, zone: number, at: number, byPlane: boolean): number {
  const { map } = tables;
  const arcs = arcsOf(tables);
  const table = byPlane ? arcs.plane : arcs.sides;
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
  const bits = arcBits(tables, from, zone, byPlane);
  return facing < 31 ? ((bits >>> facing) & 1) === 1 : Math.floor(bits / 2 ** facing) % 2 === 1;
}
