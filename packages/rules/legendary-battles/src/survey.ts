import type { Orders } from './decisions.js';
import { furthest, refuseAim } from './rules/actions.js';
import { blankLay, countInto, isEmptyBut, isFought, isHeldAgainst, type Lay } from './rules/lay.js';
import {
  facingsIn,
  facingTowards,
  isOversized,
  mayOccupy,
  namesTo,
  type Reach,
  reach,
  reachAll,
} from './rules/movement.js';
import { refuseGun } from './rules/shots.js';
import { arcHolds, sees, seesFrom, UNSEEN } from './rules/sight.js';
import { inOrder, kindOf, nameOf } from './rules/units.js';
import type { Battle } from './state.js';
import { distance, keptWith, type Tables, tablesOf, zonesNamed } from './tables.js';
import { type ActionId, otherSeat, type Seat } from './terms.js';

// One look at the table by one side, while all it could do is listed: what many Actions of many units ask of the same moment is worked
// out once. It is of that moment alone: the next survey of a game on the same tables takes its sheets.

export interface Survey {
  readonly b: Battle;
  readonly tables: Tables;
  readonly seat: Seat;
  /** What is going to be asked about: how far anybody might go hangs on it. */
  readonly actions: readonly ActionId[];
  readonly lay: Lay;
  /** The units of the other side on the map, in the order that everybody sees. */
  readonly enemies: readonly number[];
  readonly units: (Surveyed | undefined)[];
  readonly sheets: Sheets;
  /** Who could spot for shells at a zone; -1 nobody. */
  readonly spotters: Map<number, number>;
}

/** What is found out about one unit. */
interface Surveyed {
  readonly name: string;
  readonly isFought: boolean;
  walks: readonly Walk[] | null;
  furthest: number;
  ways: Reach | null;
  shots: readonly Orders[] | null;
  turns: readonly Orders[] | null;
}

/** A walk without contact, with what it costs. */
export interface Walk {
  readonly cost: number;
  readonly zone: number;
  readonly orders: Orders;
}

interface Sheets {
  readonly lay: Lay;
  readonly nearest: Int16Array;
  readonly ways: Reach[];
}
const UNASKED = -2;
const sheetsOf = keptWith(
  ({ map: { size } }): Sheets => ({ lay: blankLay(size), nearest: new Int16Array(size), ways: [] }),
);

export function survey(b: Battle, seat: Seat, actions: readonly ActionId[]): Survey {
  const tables = tablesOf(b);
  const sheets = sheetsOf(tables);
  sheets.nearest.fill(UNASKED);
  const enemy = otherSeat(seat);
  const enemies: number[] = [];
  for (const i of inOrder(b)) if (b.units[i]!.side === enemy && b.units[i]!.zone !== null) enemies.push(i);
  return {
    b,
    tables,
    seat,
    actions,
    lay: countInto(sheets.lay, b),
    enemies,
    units: [],
    sheets,
    spotters: new Map(),
  };
}

export function surveyed(s: Survey, unit: number): Surveyed {
  return (s.units[unit] ??= {
    name: nameOf(s.b, unit),
    isFought: isFought(s.lay, s.b.units[unit]!),
    walks: null,
    furthest: -1,
    ways: null,
    shots: null,
    turns: null,
  });
}

/** The zone of the enemy nearest to a zone and not in it, the first of several; -1: there is none. */
export function nearestEnemy({ b, tables, enemies, sheets: { nearest } }: Survey, zone: number): number {
  let found = nearest[zone]!;
  if (found !== UNASKED) return found;
  found = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < enemies.length; i++) {
    const at = b.units[enemies[i]!]!.zone!;
    if (at === zone) continue;
    const far = distance(tables, zone, at);
    if (far < least) {
      least = far;
      found = at;
    }
  }
  nearest[zone] = found;
  return found;
}

/** The side of a zone that looks at the nearest enemy, or one near it that leaves room for a tail. */
export function outlook(s: Survey, unit: number, zone: number): number | undefined {
  const { b, tables } = s;
  const nearest = nearestEnemy(s, zone);
  const facing = nearest < 0 ? 0 : facingTowards(tables, zone, nearest);
  if (!isOversized(b, unit)) return facing;
  const fits = facingsIn(b, unit, zone);
  return fits.includes(facing) ? facing : fits[0];
}

export const mayRest = ({ b, lay }: Survey, unit: number, zone: number): boolean =>
  isEmptyBut(lay, b.units[unit]!, zone) || mayOccupy(b, unit, zone);

/** The ways of a unit with an allowance: those of the furthest that is asked for serve for all, but where ties could tell. */
export function waysOf(s: Survey, unit: number, allowance: number, contact: boolean): Reach {
  const one = surveyed(s, unit);
  if (one.furthest < allowance) lookFurther(s, unit, one, allowance);
  return one.ways ?? reach(s.b, unit, { allowance, contact }, s.lay);
}

function lookFurther(s: Survey, unit: number, one: Surveyed, allowance: number): void {
  const { b, lay, tables, sheets } = s;
  one.furthest = Math.max(allowance, ...s.actions.map((action) => furthest(b, unit, action)));
  const blank = (): Int16Array => new Int16Array(tables.map.size);
  const sheet = (sheets.ways[unit] ??= { cost: blank(), before: blank() });
  one.ways = reachAll(b, unit, one.furthest, lay, sheet);
  one.walks = null;
}

/** All walks of a unit without contact, off the map too, zone by zone; those of other allowances among them. */
export function walksOf(s: Survey, unit: number, allowance: number): readonly Walk[] {
  const { b } = s;
  const one = surveyed(s, unit);
  if (b.units[unit]!.zone === null || kindOf(b, unit).type.speed === null) return [];
  const ways = waysOf(s, unit, allowance, false);
  if (one.ways === null) return walksAlong(s, unit, ways);
  return (one.walks ??= walksAlong(s, unit, ways));
}

function walksAlong(s: Survey, unit: number, ways: Reach): Walk[] {
  const { b, tables, lay } = s;
  const u = b.units[unit]!;
  const exit = tables.special.exit.find(({ side }) => side === u.side);
  const exits = exit ? zonesNamed(tables, exit.zones) : [];
  const found: Walk[] = [];
  for (let zone = 0; zone < tables.map.size; zone++) {
    const cost = ways.cost[zone]!;
    if (cost < 0 || (zone !== u.zone && isHeldAgainst(lay, u.side, zone))) continue;
    const path = namesTo(b, ways, zone);
    if (exit && exits.includes(zone)) found.push({ cost: cost + exit.cost, zone, orders: { path, exit: true } });
    if (path.length === 0 || !mayRest(s, unit, zone)) continue;
    const facing = outlook(s, unit, zone);
    found.push({ cost, zone, orders: facing === undefined ? { path } : { path, facing } });
  }
  return found;
}

const TURNS: readonly Orders[] = Array.from({ length: 64 }, (_, facing) => ({ facing }));

/** Turns where a unit stands, whatever lets it make them. */
export function turnsOf(s: Survey, unit: number): readonly Orders[] {
  const one = surveyed(s, unit);
  if (one.turns) return one.turns;
  const { b, tables } = s;
  const { zone, facing } = b.units[unit]!;
  const found: Orders[] = [];
  if (zone !== null) {
    if (isOversized(b, unit)) for (const to of facingsIn(b, unit, zone)) found.push(TURNS[to]!);
    else for (let to = 0; to < tables.map.polygons[zone]!.length; to++) found.push(TURNS[to]!);
  }
  one.turns = found.filter((turn) => turn.facing !== facing);
  return one.turns;
}

/** Targets of direct fire from where a unit stands, each as it faces or after the first turn that brings it into view. */
export function shotsOf(s: Survey, unit: number): readonly Orders[] {
  const one = surveyed(s, unit);
  if (one.shots) return one.shots;
  const { b, enemies } = s;
  const { facing } = b.units[unit]!;
  const found: Orders[] = [];
  const mayTurn = refuseAim(b, unit, 0) === null;
  for (const enemy of enemies) {
    if (!isInRange(s, unit, b.units[unit]!.zone!, enemy)) continue;
    const { zone } = b.units[enemy]!;
    const turned = facingFor(s, unit, zone!, facing, mayTurn);
    if (turned === null || sees(b, unit, enemy, s.lay) === UNSEEN) continue;
    const target = nameOf(b, enemy);
    found.push(turned === facing ? { target } : { target, facing: turned });
  }
  one.shots = found;
  return found;
}

/** Whether an enemy is near enough to be named and hit from a zone. */
function isInRange({ b, tables }: Survey, unit: number, from: number, enemy: number): boolean {
  if (refuseGun(b, unit)) return false;
  const { zone, concealed } = b.units[enemy]!;
  const range = tables.zonesIn[kindOf(b, unit).type.range!];
  return distance(tables, from, zone!) <= (concealed ? Math.min(range, tables.zonesIn.S) : range); // TA-CORE-STA-08
}

/** The same shot from where a move would take it. */
export function couldShootFrom(
  s: Survey,
  unit: number,
  from: number,
  facing: number | undefined,
  enemy: number,
): boolean {
  const { b, lay } = s;
  const u = b.units[unit]!;
  if (!isInRange(s, unit, from, enemy)) return false;
  if (!arcHolds(b, from, false, facing ?? u.facing, b.units[enemy]!.zone!)) return false;
  return seesFrom(b, unit, from, enemy, lay) !== UNSEEN;
}

/** The facing it has where a zone is in its arc so, else the first that has it there; null: none it may take. */
function facingFor({ b, tables }: Survey, unit: number, zone: number, facing: number, mayTurn: boolean): number | null {
  const { zone: at, tail } = b.units[unit]!;
  if (arcHolds(b, at!, tail !== null, facing, zone)) return facing;
  if (!mayTurn) return null;
  for (let turned = 0; turned < tables.map.polygons[at!]!.length; turned++)
    if (arcHolds(b, at!, tail !== null, turned, zone)) return turned;
  return null;
}
