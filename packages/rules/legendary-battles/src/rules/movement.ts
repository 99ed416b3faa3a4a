import {
  type Heading,
  headingOf,
  OUTSIDE,
  sideFacing,
  towards,
  travelFacing,
  zoneBehind,
} from '@sandtable/geometry/zones';
import { refuse } from '@sandtable/kernel';
import type { Refusal } from '../rulebook.js';
import { type Battle, isIn, type Unit } from '../state.js';
import { keptWith, shiftClass, type Tables, tablesOf } from '../tables.js';
import type { Distance } from '../terms.js';
import {
  BARRED_STEP,
  diagonal,
  isEnterable,
  isRough,
  linearOn,
  mayStandOn,
  type Steps,
  stepCost,
  stepsOf,
  towersOf,
  zoneCost,
} from './ground.js';
import { isHeldAgainst, type Lay, layOf } from './lay.js';
import { has, hasEnemy, isBunker, kindOf } from './units.js';

// Moving over zones (chapters MOV, OVS and FAC): what is legal. What happens on the way is in walking.ts.

export type Ruling = Refusal | null;

// Refusals without a name in them are the same object each time: search asks for them by the million.
const NOT_ADJACENT = refuse('TA-CORE-MOV-03', 'Each zone of a path shares a side with the one before.') as Refusal;
const OFF_MAP = refuse('TA-MAP-ZON-01', 'There is no such zone on the map.') as Refusal;
const BARRED = refuse(
  'TA-CORE-MOV-04',
  'The unit cannot enter that zone: its ground or the side between bars it.',
) as Refusal;
const ENEMY_ZONE = refuse(
  'TA-MAP-MOV-07',
  'An enemy holds that zone: entering it takes an Action that allows contact.',
) as Refusal;
const PAST_CONTACT = refuse('TA-MAP-CCM-04', 'All movement ends in the first zone that holds an enemy.') as Refusal;
const TOO_DEAR = refuse('TA-MAP-MOV-05', 'Not enough movement is left for that zone.') as Refusal;
const ZONE_FULL = refuse('TA-CORE-MOV-05', 'The move cannot end there: a zone holds one unit.') as Refusal;
const ONE_DIAGONAL = refuse(
  'TA-GEO-21',
  'One step of an Action may go across a corner, past a flank that is open.',
) as Refusal;
const NO_SPEED = refuse('TA-CORE-MOV-09', 'The unit has no speed: it cannot move.') as Refusal;
export const BAD_FACING = refuse('TA-CORE-FAC-01', 'A unit faces one of the sides of its zone.') as Refusal;
const NO_TAIL = refuse('TA-CORE-OVS-03', 'Behind that facing there is no free zone for the tail.') as Refusal;

/** TA-CORE-MOV-02; a Basic Order is not shortened by confusion (TA-CORE-ACT-21). */
export function allowance(b: Battle, unit: number, classShift: number): number {
  const { speed } = kindOf(b, unit).type;
  if (speed === null) return 0;
  let distance: Distance = shiftClass(speed, classShift);
  if (b.units[unit]!.confused) distance = shiftClass(distance, -1); // TA-CORE-STA-02
  return tablesOf(b).zonesIn[distance];
}

/** Whether a unit may come to rest in a zone with its centre: alone (TA-MAP-ZON-04), or with a bunker (TA-MAP-ZON-06, TA-CORE-OVS-09). Fights are another matter (TA-MAP-ZON-05). */
export function mayOccupy(b: Battle, unit: number, zone: number): boolean {
  const own = b.units[unit]!;
  const bunker = isBunker(b, unit);
  for (let i = 0; i < b.units.length; i++) {
    const u = b.units[i]!;
    if (i === unit || u.zone === null || !isIn(u, zone)) continue;
    const sharesBunker = u.side === own.side && isBunker(b, i) !== bunker && u.zone === zone; // TA-CORE-BNK-01
    if (!sharesBunker) return false;
  }
  return true;
}

/** What a walk along a path needs to know, for a step at a time. */
export interface Walk {
  readonly path: readonly number[];
  readonly cost: number;
  /** The path ends in a zone that an enemy holds. */
  readonly contact: boolean;
}

export interface Way {
  readonly allowance: number;
  readonly contact: boolean;
}

const walked: { cost: number; contact: boolean } = { cost: 0, contact: false };

/** Why a unit may not walk a path, zone by zone (section 7); where it may, `walkFound` tells what it costs. */
export function refusePath(b: Battle, unit: number, path: readonly number[], way: Way): Ruling {
  const u = b.units[unit]!;
  const tables = tablesOf(b);
  if (kindOf(b, unit).type.speed === null) return NO_SPEED;
  let at = u.zone!;
  let left = way.allowance;
  let rough = true;
  let diagonals = 0;
  walked.contact = false;
  for (let i = 0; i < path.length; i++) {
    const to = path[i]!;
    if (to < 0) return OFF_MAP;
    if (walked.contact) return PAST_CONTACT;
    let cost: number;
    const enemy = hasEnemy(b, to, u.side);
    if (tables.map.neighbours[at]!.includes(to)) {
      if (!isEnterable(b, unit, at, to, true)) return BARRED;
      cost = stepCost(b, unit, at, to, true, rough);
    } else {
      const across = b.match.config.oneDiagonal ? diagonal(tables, at, to) : null;
      if (!across) return NOT_ADJACENT;
      if (++diagonals > 1 || enemy || !isOpen(b, unit, across.flanks, across.sides, to)) return ONE_DIAGONAL;
      cost = zoneCost(b, unit, to, true, rough) + (across.sides.some((side) => linearOn(b, side)?.cross) ? 1 : 0);
    }
    if (enemy && !way.contact) return ENEMY_ZONE; // TA-MAP-CCM-02
    if (cost > left) {
      if (!(b.match.config.minimumMove && i === 0)) return TOO_DEAR; // TA-RUL-20
      cost = left;
    }
    left -= cost;
    if (isRough(tables, to)) rough = false;
    walked.contact = enemy;
    at = to;
  }
  // friends are passed (TA-MAP-MOV-06); an empty path only turns (TA-CORE-MOV-10)
  walked.cost = way.allowance - left;
  if (path.length > 0 && !walked.contact && !mayOccupy(b, unit, at)) return ZONE_FULL;
  return null;
}

/** What the last path that was not refused costs, and whether it ends in contact. */
export const walkFound = (): Readonly<typeof walked> => walked;

function isOpen(b: Battle, unit: number, flanks: readonly number[], sides: readonly number[], to: number): boolean {
  if (!mayStandOn(b, unit, to)) return false;
  if (sides.some((side) => linearOn(b, side)?.move === 'blocking')) return false;
  return flanks.some((zone) => mayStandOn(b, unit, zone) && !hasEnemy(b, zone, b.units[unit]!.side));
}

// --- Facing and tails ---------------------------------------------------------------------------------------------

export const sidesOf = (b: Battle, zone: number): number => tablesOf(b).map.polygons[zone]!.length;

/** Two facings for each pair of zones, -1 where they were not asked for yet: only the map decides. */
interface Facings {
  readonly stepping: Int8Array;
  readonly looking: Int8Array;
}
const facingsOf = keptWith(({ map: { size } }): Facings => {
  const blank = (): Int8Array => new Int8Array(size * size).fill(-1);
  return { stepping: blank(), looking: blank() };
});

/** The facing of one who steps from a zone into another (TA-CORE-FAC-03, TA-GEO-17). */
export function facingAfter(b: Battle, from: number, to: number): number {
  const tables = tablesOf(b);
  const { stepping } = facingsOf(tables);
  const pair = from * tables.map.size + to;
  if (stepping[pair]! < 0) stepping[pair] = diagonal(tables, from, to)?.facing ?? travelFacing(tables.map, from, to);
  return stepping[pair]!;
}

/** The side of a zone that looks at another. */
export function facingTowards(tables: Tables, zone: number, at: number): number {
  const { map } = tables;
  const { looking } = facingsOf(tables);
  const pair = zone * map.size + at;
  if (looking[pair]! < 0) looking[pair] = sideFacing(map, zone, towards(map.centres[zone]!, map.centres[at]!));
  return looking[pair]!;
}

/** A facing as a direction, to be carried over several zones: step by step roundings would add up (TA-GEO-17). */
export const headingAt = (b: Battle, zone: number, facing: number): Heading => headingOf(tablesOf(b).map, zone, facing);

/** The facing that a direction is in another zone: the same side on a grid (TA-CORE-FAC-07). */
export function carried(b: Battle, heading: Heading, facing: number, zone: number): number {
  const { map } = tablesOf(b);
  return map.lattice === 'irregular' ? sideFacing(map, zone, heading) : facing;
}

export const isOversized = (b: Battle, unit: number): boolean => kindOf(b, unit).type.footprint === 'tail';

/** By zone: what lies behind each facing, OUTSIDE where nothing does that shares a side. */
const behindOf = keptWith(({ map }): readonly (readonly number[])[] =>
  map.polygons.map((sides, zone) =>
    sides.map((_, facing) => {
      const behind = zoneBehind(map, zone, facing);
      return map.neighbours[zone]!.includes(behind) ? behind : OUTSIDE;
    }),
  ),
);

/** Where the tail would lie of an oversized unit in a zone with a facing, or null where it may not (TA-CORE-OVS-03, TA-GEO-16). */
export function tailBehind(b: Battle, unit: number, zone: number, facing: number): number | null {
  const behind = behindOf(tablesOf(b))[zone]![facing]!;
  if (behind === OUTSIDE || !mayStandOn(b, unit, behind)) return null;
  for (let i = 0; i < b.units.length; i++)
    if (i !== unit && b.units[i]!.zone !== null && isIn(b.units[i]!, behind)) return null;
  return behind;
}

/** The facings a unit may choose in a zone: any, and for an oversized one those that leave room for its tail; none: it keeps what it has. */
export function facingsIn(b: Battle, unit: number, zone: number): readonly number[] {
  const large = isOversized(b, unit);
  const fit: number[] = [];
  for (let facing = 0; facing < sidesOf(b, zone); facing++)
    if (!large || tailBehind(b, unit, zone, facing) !== null) fit.push(facing);
  return fit;
}

/** Why a facing may not be chosen at the end of a move, or by turning where a unit stands. */
export function refuseFacing(b: Battle, unit: number, zone: number, facing: number): Ruling {
  if (facing >= sidesOf(b, zone)) return BAD_FACING;
  if (!isOversized(b, unit) || tailBehind(b, unit, zone, facing) !== null) return null;
  return facingsIn(b, unit, zone).length === 0 ? null : NO_TAIL; // nothing fits: travel facing and trailing tail stay
}

/** Turns a unit where it stands (TA-CORE-FAC-02); the tail of an oversized one goes behind it, unless nothing fits. */
export function face(b: Battle, unit: number, facing: number): void {
  const u = b.units[unit]!;
  if (!isOversized(b, unit)) {
    u.facing = facing;
    return;
  }
  const tail = tailBehind(b, unit, u.zone!, facing);
  if (tail === null) return;
  u.facing = facing;
  u.tail = tail;
}

/** Whether an oversized unit's trailing tail may lie in the zone it has left: never in one that holds another unit at rest, or an enemy ever (TA-CORE-OVS-08). */
export function trail(b: Battle, unit: number, left: number, atRest: boolean): void {
  const u = b.units[unit]!;
  if (!isOversized(b, unit)) return;
  const other = (i: number, v: Unit): boolean => i !== unit && v.zone !== null && isIn(v, left);
  const isFree = !b.units.some((v, i) => other(i, v) && (atRest || v.side !== u.side));
  u.tail = isFree && left !== u.zone ? left : null;
}

/** Draws the tail in where it lies in a zone with somebody else (TA-CORE-OVS-08). */
export function drawIn(b: Battle, unit: number): void {
  const u = b.units[unit]!;
  if (u.tail !== null) trail(b, unit, u.tail, true);
}

/** Zones a unit can reach with a move, with what each costs: for options, overlays and bots. Enemy zones are ends where contact is allowed. */
export interface Reach {
  readonly cost: Int16Array;
  /** The zone before each on the cheapest way. */
  readonly before: Int16Array;
}

/** Where a walk of a unit may go step by step. */
interface Paces {
  readonly b: Battle;
  readonly unit: number;
  readonly steps: Steps;
  readonly towers: readonly number[] | null;
}

const pacesOf = (b: Battle, unit: number): Paces => ({
  b,
  unit,
  steps: stepsOf(b, unit),
  towers: towersOf(b, unit),
});

/** What a step costs by its number among the steps; BARRED_STEP where there is none. */
function pace({ b, unit, steps, towers }: Paces, at: number, step: number): number {
  const to = steps.to[step]!;
  if (towers === null || !(towers.includes(at) || towers.includes(to))) return steps.cost[step]!;
  return isEnterable(b, unit, at, to, true) ? stepCost(b, unit, at, to, true, false) : BARRED_STEP;
}

/** The zones a unit reaches; `lay` where it is at hand. */
export function reach(b: Battle, unit: number, way: Way, lay = layOf(b, tablesOf(b).map.size)): Reach {
  const { map } = tablesOf(b);
  const u = b.units[unit]!;
  const paces = pacesOf(b, unit);
  const { first, to: leads } = paces.steps;
  const cost = new Int16Array(map.size).fill(-1);
  const before = new Int16Array(map.size).fill(-1);
  const start = u.zone!;
  cost[start] = 0;
  const open = [start];
  while (open.length > 0) {
    let nearest = 0;
    for (let i = 1; i < open.length; i++) if (cost[open[i]!]! < cost[open[nearest]!]!) nearest = i;
    const at = open.splice(nearest, 1)[0]!;
    if (at !== start && isHeldAgainst(lay, u.side, at)) continue;
    for (let step = first[at]!; step < first[at + 1]!; step++) {
      const by = pace(paces, at, step);
      const to = leads[step]!;
      if (by < 0 || (!way.contact && isHeldAgainst(lay, u.side, to))) continue;
      let spent = cost[at]! + by;
      if (spent > way.allowance) {
        if (!(b.match.config.minimumMove && at === start)) continue;
        spent = way.allowance;
      }
      if (cost[to]! >= 0 && cost[to]! <= spent) continue;
      cost[to] = spent;
      before[to] = at;
      open.push(to);
    }
  }
  return { cost, before };
}

/** Zones that wait at each cost, in the order in which they were found: a chain through `after`. */
const headAt = new Int16Array(256);
const lastAt = new Int16Array(256);
let after = new Int16Array(0);

/**
 * The same for every allowance up to one, contact included: what costs no more than less is reached with less, by the same path. Null where
 * a cheaper way to a zone was found later than a dearer one: then ties may go otherwise with less, and each is to be worked out by itself.
 */
export function reachAll(b: Battle, unit: number, allowance: number, lay: Lay, { cost, before }: Reach): Reach | null {
  if (b.match.config.minimumMove || allowance >= headAt.length) return null;
  if (after.length < cost.length) after = new Int16Array(cost.length);
  const u = b.units[unit]!;
  const paces = pacesOf(b, unit);
  const { first, to: leads } = paces.steps;
  const enemy = u.side === 'A' ? lay.B : lay.A;
  cost.fill(-1);
  before.fill(-1);
  headAt.fill(-1, 0, allowance + 1);
  const start = u.zone!;
  cost[start] = 0;
  after[start] = -1;
  headAt[0] = lastAt[0] = start;
  for (let spent = 0; spent <= allowance; spent++)
    for (let at = headAt[spent]!; at >= 0; at = after[at]!) {
      if (at !== start && enemy[at]! > 0) continue;
      for (let step = first[at]!; step < first[at + 1]!; step++) {
        const by = pace(paces, at, step);
        if (by < 0) continue;
        const to = leads[step]!;
        const sum = spent + by;
        if (cost[to]! >= 0) {
          if (sum < cost[to]!) return null;
          continue;
        }
        if (sum > allowance) continue;
        cost[to] = sum;
        before[to] = at;
        after[to] = -1;
        if (headAt[sum]! < 0) headAt[sum] = to;
        else after[lastAt[sum]!] = to;
        lastAt[sum] = to;
      }
    }
  return { cost, before };
}

/** The names of the zones along the way to one. */
export function namesTo(b: Battle, { before }: Reach, zone: number): string[] {
  const { ids } = tablesOf(b).map;
  let steps = 0;
  for (let at = zone; before[at]! >= 0; at = before[at]!) steps++;
  const names = new Array<string>(steps);
  for (let at = zone; before[at]! >= 0; at = before[at]!) names[--steps] = ids[at]!;
  return names;
}

export function pathTo({ before }: Reach, zone: number): number[] {
  const path: number[] = [];
  for (let at = zone; before[at]! >= 0; at = before[at]!) path.push(at);
  return path.reverse();
}

/** TA-CORE-FAC-08: facing changes in no other way than by the rules that name it; a unit that cannot move cannot turn. */
export const mayTurn = (b: Battle, unit: number): boolean => !has(b, unit, 'immobile');
