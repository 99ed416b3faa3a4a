import { type SightTable, sees as seesOver } from '@sandtable/geometry/hex';
import type { Place } from '../decisions.js';
import { type Ground, groundOf } from '../ground.js';
import { dieOdds } from '../odds.js';
import type { Profile } from '../profile.js';
import { coverOf, STEALTH_FROM } from '../rules/cover.js';
import { hitNumber, shotUnder } from '../rules/shot.js';
import { vpTarget } from '../rules/victory.js';
import { type Battle, isOnBoard, type Unit } from '../state.js';
import { GRID, occupancy, type Tables, tablesOf } from '../tables.js';
import { COVERS, type Cover, type OrderType, otherSeat, type Seat, TERRAINS } from '../terms.js';

// The battle a computer player is looking at. `study` binds it once per question, so that the inner loops, which run for
// every unit against every unit at every place, look nothing up twice. One at a time; nothing here outlives the question.

let battle: Battle;
let ground: Ground;
let onHexes = true;
let sight: SightTable;
let hexTerrain: Uint8Array;
let pairs: Pair[];
const killPremium: number[] = [];

export let units: readonly Unit[] = [];
export let profiles: readonly Profile[] = [];

const occupied = new Uint8Array(GRID.size);

export function study(b: Battle): void {
  const tables = tablesOf(b);
  battle = b;
  units = b.units;
  profiles = tables.profiles;
  ground = groundOf(b);
  onHexes = b.match.config.miniatures !== 'tabletop';
  sight = tables.board.sight;
  hexTerrain = tables.board.terrain;
  if (onHexes) occupied.set(occupancy(b));
  pairs = pairsOf(tables);
  for (let i = 0; i < units.length; i++) killPremium[i] = premium(i);
}

export function distance(from: number, to: number): number {
  if (onHexes) return GRID.distance[units[from]!.hex! * GRID.size + units[to]!.hex!]!;
  return ground.distance(battle, from, to);
}

export function sees(from: number, to: number): boolean {
  if (onHexes) return seesOver(sight, units[from]!.hex!, units[to]!.hex!, occupied);
  return ground.sees(battle, from, to);
}

function terrainCode(unit: number): number {
  return onHexes ? hexTerrain[units[unit]!.hex!]! : TERRAINS.indexOf(ground.terrainAt(battle, unit));
}

/** Does something as if a unit stood at another place. */
export function asIfAt(
  unit: number,
  place: Place,
  judge: (unit: number, order: OrderType) => number,
  order: OrderType,
): number {
  const u = units[unit]!;
  const { hex, point } = u;
  if (onHexes) occupied[hex!] = 0;
  ground.put(battle, unit, place);
  const there = u.hex;
  const was = there === null ? 0 : occupied[there]!;
  if (there !== null) occupied[there] = unit + 1;
  const worth = judge(unit, order);
  if (there !== null) occupied[there] = was;
  u.hex = hex;
  u.point = point;
  if (onHexes) occupied[hex!] = unit + 1;
  return worth;
}

// --- The worth of attacks -----------------------------------------------------------------------------------------

/** A destroyed unit counts as lost to its owner and as earned by the other side; earned VP are what wins. */
export const EARNED = 0.8;
/** What is lost with the last element beyond its share: the unit's place on the board and in the count of orders. */
export const BODY = 0.4;
/** Ending the game in one's favour. */
const VICTORY = 120;
/** A marker on a unit that holds an order costs its owner a CP it would rather spend; on an idle one much less. */
const MARKER_ON_ORDERED = 2.4;
const MARKER_ON_IDLE = 1.1;

/** What attacks of one unit on another do, by everything that decides it. */
interface Pair {
  /** Cover step by terrain and distance: next to it, near, or far enough for Stealth (QL-COV-05). */
  readonly cover: Uint8Array;
  /** Hit number by order (engage, strike) and whether the target is adjacent; the last is for indirect fire. */
  readonly hitOn: Uint8Array;
  /** Two numbers a case, filled in when first asked: worth but for the kill, and the chance to destroy. */
  readonly cases: Float64Array;
}

const memos = new WeakMap<Tables, Pair[]>();
const UNKNOWN = -1;
const BANDS = [1, 2, STEALTH_FROM] as const;
const COVER_STEPS = 3;
const HITS = 2;
const INDIRECT = 4;
const HALVES = 3;
const STATES = 4;

function pairsOf(tables: Tables): Pair[] {
  let memo = memos.get(tables);
  if (!memo) memos.set(tables, (memo = []));
  return memo;
}

/** Two profiles do the same to each other in every battle: a series of games works it out once. */
let pairOf = new WeakMap<Profile, WeakMap<Profile, Pair>>();
let pairsKnown = 0;
/** Some twenty megabytes. */
const MOST_PAIRS = 1000;

function knownPair(a: Profile, t: Profile): Pair {
  let ofAttacker = pairOf.get(a);
  let pair = ofAttacker?.get(t);
  if (pair) return pair;
  if (pairsKnown++ === MOST_PAIRS) {
    pairOf = new WeakMap();
    pairsKnown = 1;
    ofAttacker = undefined;
  }
  if (!ofAttacker) pairOf.set(a, (ofAttacker = new WeakMap()));
  ofAttacker.set(t, (pair = newPair(a, t)));
  return pair;
}

function newPair(a: Profile, t: Profile): Pair {
  const cover = TERRAINS.flatMap((terrain) =>
    BANDS.map((distance) => COVERS.indexOf(coverOf({ attacker: a, target: t, terrain, distance }))),
  );
  const hitOn = (['engage', 'strike'] as const).flatMap((order) => [2, 1].map((at) => hitNumber(a, order, at, false)));
  hitOn[INDIRECT] = hitNumber(a, 'strike', 2, true);
  const length = 2 * (a.size + 1) * (t.size + 1) * COVER_STEPS * HITS * HALVES * STATES;
  return {
    cover: Uint8Array.from(cover),
    hitOn: Uint8Array.from(hitOn),
    cases: new Float64Array(length).fill(UNKNOWN),
  };
}

/** What an attack by one unit on another, at a distance, is expected to be worth to the attacker. */
export function attackWorth(
  from: number,
  to: number,
  at: number,
  order: OrderType,
  indirect: boolean,
  pinned: boolean,
): number {
  const index = from * units.length + to;
  const pair = pairs[index] ?? (pairs[index] = knownPair(profiles[from]!, profiles[to]!));
  const victim = units[to]!;
  const band = at >= STEALTH_FROM ? 2 : at === 1 ? 0 : 1;
  const step = pair.cover[3 * terrainCode(to) + band]!;
  const hitOn = pair.hitOn[indirect ? INDIRECT : (order === 'strike' ? 2 : 0) + (at === 1 ? 1 : 0)]!;
  const half = (indirect ? 1 : 0) + (pinned ? 1 : 0);
  const state = (victim.order !== null ? 1 : 0) + (victim.suppression > 0 ? 2 : 0);
  const strength = units[from]!.elements * (profiles[to]!.size + 1) + victim.elements;
  const key = 2 * ((((strength * COVER_STEPS + step) * HITS + (hitOn - 4)) * HALVES + half) * STATES + state);
  const { cases } = pair;
  if (cases[key] === UNKNOWN) workOut(cases, key, from, to, COVERS[step]!, hitOn, pinned, indirect);
  return cases[key]! + cases[key + 1]! * killPremium[to]!;
}

function workOut(
  cases: Float64Array,
  key: number,
  from: number,
  to: number,
  cover: Cover,
  hitOn: number,
  pinned: boolean,
  indirect: boolean,
): void {
  const a = profiles[from]!;
  const t = profiles[to]!;
  const victim = units[to]!;
  const shot = shotUnder(a, t, a.dice[units[from]!.elements]!, cover, hitOn, pinned, indirect);
  const tail = killTails(shot.dice, dieOdds(shot).kill);
  let lost = 0;
  for (let m = 1; m <= victim.elements; m++) lost += tail[m] ?? 0;
  const destroyed = tail[victim.elements] ?? 0;
  const markers = Math.max(0, (shot.dice * shot.suppressUpTo) / 6 + shot.markerShift * 0.5);
  const each = victim.order !== null ? MARKER_ON_ORDERED : MARKER_ON_IDLE;
  const suppression = markers * each * (victim.suppression > 0 ? 0.6 : 1) * (1 - destroyed);
  cases[key] = (lost * t.vp * (1 - BODY)) / t.size + suppression;
  cases[key + 1] = destroyed;
}

/** P(K >= m) for the unsaved kills of so many dice. */
function killTails(dice: number, kill: number): number[] {
  const law: number[] = [];
  let p = (1 - kill) ** dice;
  for (let k = 0; k <= dice; k++) {
    law.push(p);
    p = kill === 1 ? (k + 1 === dice ? 1 : 0) : (p * (dice - k) * kill) / ((k + 1) * (1 - kill));
  }
  return law.map((_, m) => law.slice(m).reduce((sum, x) => sum + x, 0));
}

/** What the death of a unit is worth beyond its elements. */
function premium(unit: number): number {
  const { vp } = profiles[unit]!;
  const earned = vpTarget(battle, otherSeat(units[unit]!.owner)) === null ? 0.2 : EARNED;
  return vp * (BODY + earned) + (killWins(battle, unit) ? VICTORY : 0);
}

/** Whether the death of a unit wins the game for the other side, by VP or by the scenario. */
export function killWins(b: Battle, unit: number): boolean {
  const { owner, tag } = b.units[unit]!;
  const killer = otherSeat(owner);
  const goal = vpTarget(b, killer);
  if (goal !== null && b.seats[killer].vpEarned + tablesOf(b).profiles[unit]!.vp >= goal) return true;
  return tag !== null && winsByDestroying(b, tag, killer);
}

export function winsByDestroying(b: Battle, tag: string, seat: Seat): boolean {
  return b.match.scenario?.victory.some((v) => v.kind === 'destroy' && v.tag === tag && v.winner === seat) ?? false;
}

export function isEnemy(unit: number, other: number): boolean {
  const u = units[other]!;
  return u.owner !== units[unit]!.owner && isOnBoard(u);
}

/** VP of the objective that a unit stands on, or 0 (QL-SCN-03). */
export function objectiveHeld(unit: number): number {
  const objectives = battle.match.scenario?.objectives;
  if (!objectives || objectives.length === 0) return 0;
  for (const { hex, vp } of objectives) if (ground.occupier(battle, hex) === unit) return vp;
  return 0;
}
