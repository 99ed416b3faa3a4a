import { commandBonus, commandLaw } from '../rules/command-points.js';
import { vpTarget } from '../rules/victory.js';
import { type Battle, isOnBoard, type Unit } from '../state.js';
import { otherSeat, type Seat } from '../terms.js';
import { placeWorth } from './place.js';
import { heldWorth } from './scores.js';
import { BODY, profiles, study, winsByDestroying } from './study.js';

// How well a seat stands, as a chance to win: a few things that can be counted, weighed by what they meant in played games.

/** What is counted, own less the enemy's, in VP. */
export const WEIGHTS = {
  /** VP earned. */
  earned: -0.25,
  /** VP on the board, by elements. */
  material: 1,
  /** What the places are worth that the units stand in. */
  places: 0.04,
  /** What the orders in hand promise. */
  orders: 0.15,
  /** Orders on unsuppressed units: threats, and choices. */
  ready: 1.8,
  /** Markers on units with an order, and on others. */
  pinned: 0,
  idle: -1.25,
  /** Being the one to move, and each CP above the average roll. */
  move: 6,
  cp: 1.3,
} as const;

export type Counted = { -readonly [K in keyof typeof WEIGHTS]: number };
const counted: Counted = { earned: 0, material: 0, places: 0, orders: 0, ready: 0, pinned: 0, idle: 0, move: 0, cp: 0 };

/** Only so many orders can be used next turn: what each of the best ones counts. */
const USED_NEXT_TURN = [1, 1, 0.9, 0.6, 0.3, 0.15] as const;

/** Counts for a seat; overwritten by the next call. */
export function count(b: Battle, seat: Seat): Readonly<Counted> {
  study(b);
  counted.earned = earned(b, seat) - earned(b, otherSeat(seat));
  counted.material = counted.places = counted.ready = counted.pinned = counted.idle = 0;
  for (let i = 0; i < b.units.length; i++) {
    const unit = b.units[i]!;
    if (!isOnBoard(unit)) continue;
    const side = unit.owner === seat ? 1 : -1;
    counted.material += side * material(b, i);
    counted.places += side * placeWorth(i);
    if (unit.suppression === 0) counted.ready += side * readiness(unit.order);
    else if (unit.order === null) counted.idle += side * Math.min(unit.suppression, 3);
    else counted.pinned += side * Math.min(unit.suppression, 3);
  }
  counted.orders = promise(b, seat) - promise(b, otherSeat(seat));
  counted.move = b.active === null ? 0 : b.active === seat ? 1 : -1;
  counted.cp = counted.move * cpAboveAverage(b);
  return counted;
}

/** How much of a threat an order is; an Advance is little. */
export function readiness(order: Unit['order']): number {
  return order === null ? 0 : order === 'advance' ? 0.25 : 1;
}

function material(b: Battle, unit: number): number {
  const { vp, size } = profiles[unit]!;
  const { elements, tag, owner } = b.units[unit]!;
  const worth = vp * ((1 - BODY) * (elements / size) + BODY);
  return tag !== null && winsByDestroying(b, tag, otherSeat(owner)) ? worth + (80 * elements) / size : worth;
}

/** VP count only for a seat that can win by them. */
function earned(b: Battle, seat: Seat): number {
  return vpTarget(b, seat) === null ? 0.25 * b.seats[seat].vpEarned : b.seats[seat].vpEarned;
}

const held: number[] = [];

/** What the orders of a seat promise, the best of them first. */
function promise(b: Battle, seat: Seat): number {
  held.length = 0;
  for (let i = 0; i < b.units.length; i++) {
    const unit = b.units[i]!;
    if (unit.owner === seat && unit.order !== null && isOnBoard(unit)) held.push(heldWorth(i));
  }
  held.sort((x, y) => y - x);
  let sum = 0;
  for (let i = 0; i < held.length && i < USED_NEXT_TURN.length; i++) sum += USED_NEXT_TURN[i]! * held[i]!;
  return sum;
}

/** How many VP of lead make the odds e to 1, for each VP of the goal. */
const SCALE = 0.145;

export function winChance(b: Battle, seat: Seat, luck = 0): number {
  if (b.result) return b.result.winner === 'draw' ? 0.5 : b.result.winner === seat ? 1 : 0;
  const c = count(b, seat);
  const w = WEIGHTS;
  const lead =
    w.earned * c.earned +
    w.material * c.material +
    w.places * c.places +
    w.orders * c.orders +
    w.ready * c.ready +
    w.pinned * c.pinned +
    w.idle * c.idle +
    w.move * c.move +
    w.cp * c.cp +
    clock(b, seat) -
    luck;
  return 1 / (1 + Math.exp(-lead / (SCALE * goalOf(b))));
}

/** How many VP the battle is about, for both alike. */
function goalOf(b: Battle): number {
  const one = vpTarget(b, 'A');
  const other = vpTarget(b, 'B');
  if (one === null || other === null) return one ?? other ?? 200;
  return (one + other) / 2;
}

const averageOf = (first: boolean): number => commandLaw(first, 0).reduce((sum, p, cp) => sum + p * cp, 0);
/** CP of a command roll on average (11.3): of one's first turn, and of any other. */
const AVERAGE = { first: averageOf(true), other: averageOf(false) };

/** How the command roll of the turn compares with the average, while none of it is spent. */
export function cpAboveAverage(b: Battle): number {
  if (b.step === null || b.step === 'command') return 0;
  const rolled = b.seats[b.active!].turnsTaken === 1 ? AVERAGE.first : AVERAGE.other;
  return b.cp - rolled - commandBonus(b, b.active!);
}

/** Time runs for whoever wins when it is over. */
function clock(b: Battle, seat: Seat): number {
  for (const condition of b.match.scenario?.victory ?? []) {
    if (condition.kind !== 'turnLimit' || !condition.winner) continue;
    const part = (60 * b.seats[otherSeat(b.first!)].turnsTaken) / condition.turns;
    return condition.winner === seat ? part : -part;
  }
  return 0;
}
