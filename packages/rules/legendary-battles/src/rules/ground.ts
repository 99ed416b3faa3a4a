import { OUTSIDE, sideBetween } from '@sandtable/geometry/zones';
import { LINEAR } from '../content/tables.js';
import type { LinearType } from '../content/types.js';
import { type Battle, isIn } from '../state.js';
import { keptWith, type Tables, tablesOf } from '../tables.js';
import { CLASSES } from '../terms.js';
import { footprint, kindOf } from './units.js';

// What ground costs and bars (chapters TER, LIN and MOV of both parts).

/** What entering a zone of a class costs, before anything the scenario says; null where no ground unit enters. */
const ENTER = {
  clear: 1, // TA-MAP-MOV-01
  hindering: 2, // TA-MAP-MOV-02, TA-CORE-TER-01
  covering: 2,
  blocking: null, // TA-CORE-TER-05
  impassable: null, // TA-CORE-TER-06
} as const;

/** The linear terrain on a side as it is now (TA-MAP-LIN-01): a whole side or none of it (TA-MAP-LIN-02, TA-RUL-37). Unlisted sides have none (TA-SCN-GEN-04). */
export function linearOn(b: Battle, side: number): LinearType | null {
  const type = tablesOf(b).linear[side]!;
  return type && b.breached.includes(side) ? LINEAR.breach : type;
}

/** The linear terrain between two adjacent zones. */
export function linearBetween(b: Battle, from: number, to: number): LinearType | null {
  const side = sideBetween(tablesOf(b).map, from, to);
  return side === null ? null : linearOn(b, side);
}

/** Whether a unit's class may stand in a zone (TA-CORE-MOV-04). */
export function mayStandOn(b: Battle, unit: number, zone: number): boolean {
  const { ground, letters, special } = tablesOf(b);
  const { cls, forbid } = ground[zone]!;
  if (ENTER[cls] === null) return false;
  const own = kindOf(b, unit).type.cls;
  if (forbid?.includes(own)) return false;
  return !special.terrainBan.some((ban) => ban.terrain === letters[zone] && ban.classes.includes(own)); // TA-SCN-S1-01
}

/** A wall one may not cross: null where one may, else what crossing costs more. */
function crossing(b: Battle, unit: number, from: number, to: number, voluntary: boolean): number | null {
  const linear = linearBetween(b, from, to);
  if (linear === null) return 0;
  if (linear.cross !== null) return linear.cross; // TA-MAP-MOV-03
  const { special } = tablesOf(b);
  const { side } = b.units[unit]!;
  for (const gate of special.ownerGate) if (gate.linear === linear.id && gate.side === side) return gate.cost; // TA-SCN-S4-01
  for (const tower of special.towerAssault)
    if (
      voluntary &&
      tower.linear === linear.id &&
      tower.classes.includes(kindOf(b, unit).type.cls) &&
      hasTower(b, from, side)
    )
      return tower.cost; // TA-SCN-S4-02
  return null;
}

function hasTower(b: Battle, zone: number, side: string): boolean {
  return b.units.some(
    (u, i) => u.side === side && u.zone !== null && isIn(u, zone) && kindOf(b, i).traits.has('tower'),
  );
}

/** Whether the side between two adjacent zones lets a unit through on the ground (TA-CORE-TER-09). */
export const mayCross = (b: Battle, unit: number, from: number, to: number, voluntary = false): boolean =>
  crossing(b, unit, from, to, voluntary) !== null;

/** TA-CORE-MOV-04, for a step between adjacent zones. */
export const isEnterable = (b: Battle, unit: number, from: number, to: number, voluntary = false): boolean =>
  mayStandOn(b, unit, to) && mayCross(b, unit, from, to, voluntary);

/** What a zone costs by itself. `rough` is true while the first rough zone of the Action is yet to come (TA-CORE-SUP-08). */
export function zoneCost(b: Battle, unit: number, zone: number, voluntary: boolean, rough: boolean): number {
  const { ground, letters, special } = tablesOf(b);
  const { cls, cost } = ground[zone]!;
  const own = kindOf(b, unit);
  if (voluntary)
    for (const tower of special.towerAssault)
      if (tower.classes.includes(own.type.cls) && hasTower(b, zone, b.units[unit]!.side)) return tower.enterCost; // TA-SCN-S4-02
  const scenario = cost ?? special.terrainCost.find(({ terrain }) => terrain === letters[zone])?.cost;
  if (scenario !== undefined) return scenario; // TA-MAP-MOV-04, TA-SCN-S1-03
  const usual = ENTER[cls]!;
  if (usual > 1 && rough)
    for (const { effect } of own.supplements) if (effect.firstRoughZoneCost) return effect.firstRoughZoneCost;
  return usual;
}

export const isRough = (tables: Tables, zone: number): boolean => {
  const { cls, cost } = tables.ground[zone]!;
  return cost === undefined && (cls === 'hindering' || cls === 'covering');
};

/** The whole cost of a step that is enterable, into contact too (TA-MAP-CCM-03): the zone, and what lies on the side crossed. */
export const stepCost = (
  b: Battle,
  unit: number,
  from: number,
  to: number,
  voluntary: boolean,
  rough = false,
): number => zoneCost(b, unit, to, voluntary, rough) + (crossing(b, unit, from, to, voluntary) ?? 0);

// --- Steps by the table -------------------------------------------------------------------------------------------

/** What every step between adjacent zones costs, in the order of the neighbours of each zone: `cost[first[zone] + i]`; BARRED where there is none. */
export interface Steps {
  readonly first: Int32Array;
  readonly to: Int16Array;
  readonly cost: Int16Array;
}
export const BARRED_STEP = -1;

interface KnownSteps {
  readonly whole: (Steps | undefined)[];
  /** Walls are breached a few times in a game: the steps since each time, by the list of breaches. */
  readonly breached: WeakMap<readonly number[], (Steps | undefined)[]>;
}
const knownSteps = keptWith((): KnownSteps => ({ whole: [], breached: new WeakMap() }));

/** The steps of a unit's class and side, made of its own will; towers that lean at walls apart (see `towersOf`). */
export function stepsOf(b: Battle, unit: number): Steps {
  const tables = tablesOf(b);
  const known = knownSteps(tables);
  let list = known.whole;
  if (b.breached.length > 0) {
    list = known.breached.get(b.breached) ?? [];
    known.breached.set(b.breached, list);
  }
  const key = 2 * CLASSES.indexOf(kindOf(b, unit).type.cls) + (b.units[unit]!.side === 'A' ? 0 : 1);
  return (list[key] ??= workOutSteps(b, tables, unit));
}

function workOutSteps(b: Battle, { map }: Tables, unit: number): Steps {
  const first = new Int32Array(map.size + 1);
  for (let zone = 0; zone < map.size; zone++) first[zone + 1] = first[zone]! + map.neighbours[zone]!.length;
  const to = Int16Array.from(map.neighbours.flat());
  const cost = new Int16Array(to.length);
  for (let zone = 0; zone < map.size; zone++)
    for (let i = first[zone]!; i < first[zone + 1]!; i++)
      cost[i] = isEnterable(b, unit, zone, to[i]!) ? stepCost(b, unit, zone, to[i]!, false) : BARRED_STEP;
  return { first, to, cost };
}

/** The zones of towers that make steps cheaper for a unit (TA-SCN-S4-02); null: there are none. */
export function towersOf(b: Battle, unit: number): readonly number[] | null {
  const { special, kinds } = tablesOf(b);
  if (special.towerAssault.length === 0) return null;
  const { cls } = kindOf(b, unit).type;
  if (!special.towerAssault.some(({ classes }) => classes.includes(cls))) return null;
  const { side } = b.units[unit]!;
  const zones = b.units.flatMap((u, i) =>
    u.side === side && u.zone !== null && kinds[i]!.traits.has('tower') ? footprint(u) : [],
  );
  return zones.length > 0 ? zones : null;
}

/** A step across a corner of a square map: the zones beside it and the sides that meet there (TA-GEO-21). */
export interface Diagonal {
  readonly flanks: readonly number[];
  readonly sides: readonly number[];
  /** The side faced after it. */
  readonly facing: number;
}

export function diagonal(tables: Tables, from: number, to: number): Diagonal | null {
  const { map } = tables;
  if (map.lattice !== 'square') return null;
  const [dx, dy] = [map.centres[to]![0] - map.centres[from]![0], map.centres[to]![1] - map.centres[from]![1]];
  if (Math.abs(dx) !== 2 || Math.abs(dy) !== 2) return null;
  const across = [dx > 0 ? 0 : 2, dy > 0 ? 1 : 3];
  const flanks = across.map((side) => map.beyond[from]![side]!);
  const sides = across.map((side) => map.sidesOf[from]![side]!);
  for (const side of across) sides.push(map.sidesOf[to]![(side + 2) % 4]!);
  return { flanks: flanks.filter((zone) => zone !== OUTSIDE), sides, facing: Math.min(...across) };
}
