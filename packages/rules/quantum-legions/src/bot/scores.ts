import { allowance, canActivate, canActivateOnInitiative } from '../activation.js';
import { type Decision, type DecisionOf, DONE, decisionsOf, NO_ATTACK, STAY } from '../decisions.js';
import { groundOf } from '../ground.js';
import { shotFrom } from '../shot.js';
import { type Battle, isOnBoard, unitIndex } from '../state.js';
import { tablesOf } from '../tables.js';
import { ORDER_TYPES, type OrderType, type Seat } from '../terms.js';
import { canReanimate } from '../turn.js';
import { bestAttack, placeWorth } from './place.js';
import { attackWorth } from './worth.js';

// What each answer to a question looks worth, one ply ahead with exact odds. Greedy play takes the best; search starts with it.

/** Answers and their worth, in step. */
export interface Scores {
  readonly answers: Decision[];
  readonly worth: number[];
}

function add(scores: Scores, answer: Decision, worth: number): void {
  scores.answers.push(answer);
  scores.worth.push(worth);
}

/** A Strike finds its target still there, and the unit still fit, most of the time. */
const STRIKE_LASTS = 0.7;
const ENGAGE_LASTS = 0.62;
/** What a step towards the fight is worth under Advance, per VP of the unit. */
const MARCH = 0.028;
/** What an order is worth for being there: a threat to be reckoned with, a choice next turn. */
const PRESENCE = 0.35;
/** The second half of a good attack order is paid next turn. */
const LATER = 0.92;

const orderWorths = { engage: 0, advance: 0, strike: 0 };

/** What an order of each kind, placed now, is worth next turn; overwritten by the next call. */
function orderWorth(b: Battle, unit: number): Readonly<Record<OrderType, number>> {
  const { profiles } = tablesOf(b);
  const me = b.units[unit]!;
  const mine = profiles[unit]!;
  const ground = groundOf(b);
  let engage = 0;
  let nearest = 99;
  for (let i = 0; i < b.units.length; i++) {
    const enemy = b.units[i]!;
    if (enemy.owner === me.owner || !isOnBoard(enemy)) continue;
    const distance = ground.distance(b, unit, i);
    if (distance < nearest) nearest = distance;
    const reach = mine.ponderous ? mine.range : mine.range + mine.speed[0];
    if (distance > reach) continue;
    // coming into range beyond the first step is less certain: terrain and friends are in the way
    const sure = distance <= mine.range ? 1 : distance <= mine.range + 1 ? 0.85 : 0.65;
    const at = Math.max(mine.minimumRange, Math.min(distance, mine.range));
    const shot = shotFrom(mine, me.elements, 0, profiles[i]!, ground.terrainAt(b, i), at, 'engage', false);
    const worth = sure * attackWorth(b, shot, i);
    if (worth > engage) engage = worth;
  }
  const gap = Math.max(0, nearest - mine.range - mine.speed[0]);
  const strike = bestAttack(b, unit, 'strike').worth;
  const steady = me.suppression === 0 ? 1 : me.suppression === 1 ? 0.5 : 0.25;
  const bold = mine.minimumRange > 0 || mine.transport ? 0.5 : 1;
  orderWorths.strike = strike * STRIKE_LASTS * steady * LATER + PRESENCE;
  orderWorths.engage = engage * ENGAGE_LASTS * steady * LATER + PRESENCE + 0.05 * Math.min(gap, mine.speed[0]);
  orderWorths.advance = Math.min(gap, mine.speed[1]) * MARCH * mine.vp * bold * steady + PRESENCE * 0.5;
  return orderWorths;
}

/** What the order a unit already holds is worth keeping for. */
function heldWorth(b: Battle, unit: number): number {
  const { order } = b.units[unit]!;
  if (order === null) return 0;
  const worths = orderWorth(b, unit);
  return order === 'hidden' ? Math.max(worths.engage, worths.strike) : worths[order];
}

/** What issuing the best order to a unit would gain over what it holds; the order is in `bestOrder`. */
let bestOrder: OrderType = 'engage';

function orderGain(b: Battle, unit: number, held: OrderType | 'hidden' | null): number {
  const worths = orderWorth(b, unit);
  const now = held === null || held === 'hidden' ? 0 : worths[held];
  bestOrder = 'engage';
  for (const order of ORDER_TYPES) if (worths[order] > worths[bestOrder]) bestOrder = order;
  return worths[bestOrder] - now;
}

const gains: number[] = [];

/** What the last of `cp` command points would be worth if all were spent on orders: the price of spending one now. */
function lastOrderWorth(b: Battle, seat: Seat, cp: number): number {
  gains.length = 0;
  for (let i = 0; i < b.units.length; i++) {
    const unit = b.units[i]!;
    if (unit.owner !== seat || !isOnBoard(unit)) continue;
    // a unit that is about to be activated needs a new order afterwards
    gains.push(orderGain(b, i, unit.order));
  }
  gains.sort((x, y) => y - x);
  return cp > gains.length ? 0 : Math.max(0, gains[cp - 1]!);
}

/** What a unit would do with an activation now. */
function activationWorth(b: Battle, unit: number, order: OrderType): number {
  if (order === 'strike') return bestAttack(b, unit, 'strike').worth;
  return bestMove(b, unit, order).worth - placeWorth(b, unit) * (order === 'engage' ? 1 : 1);
}

const found: { move: DecisionOf<'MoveUnit'>; worth: number } = { move: STAY, worth: 0 };

/** The best move of a unit under an order, and the attack after it; overwritten by the next call. */
function bestMove(
  b: Battle,
  unit: number,
  order: OrderType,
): { readonly move: DecisionOf<'MoveUnit'>; readonly worth: number } {
  const moves = groundOf(b).moves(b, unit, allowance(b, unit, order), null);
  let best: DecisionOf<'MoveUnit'> = STAY;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < moves.length; i++) {
    const worth = moveWorth(b, unit, order, moves[i]!);
    if (worth > most) {
      most = worth;
      best = moves[i]!;
    }
  }
  found.move = best;
  found.worth = most;
  return found;
}

/** What a move leads to: the attack it allows, and the place it ends in. The unit is put there and back. */
function moveWorth(b: Battle, unit: number, order: OrderType, { path }: DecisionOf<'MoveUnit'>): number {
  const me = b.units[unit]!;
  const { hex, point } = me;
  if (path.length > 0) groundOf(b).put(b, unit, path[path.length - 1]!);
  const idle = order !== 'engage' || (path.length > 0 && tablesOf(b).profiles[unit]!.ponderous);
  const worth = (idle ? 0 : bestAttack(b, unit, 'engage').worth) + placeWorth(b, unit);
  me.hex = hex;
  me.point = point;
  return worth;
}

// --- The questions ------------------------------------------------------------------------------------------------

export function scoreRally(b: Battle, seat: Seat, scores: Scores): void {
  const price = lastOrderWorth(b, seat, b.cp);
  const { profiles } = tablesOf(b);
  add(scores, DONE, 0);
  for (let i = 0; i < b.units.length; i++) {
    const unit = b.units[i]!;
    if (unit.owner !== seat || !isOnBoard(unit)) continue;
    if (unit.suppression > 0) {
      const bears = profiles[i]!.relentless ? 1 : 0;
      const needed = Math.max(1, unit.suppression - bears);
      let worth = profiles[i]!.command ? 1.5 : 0;
      if (unit.order !== null && unit.suppression > bears && b.cp > needed) {
        unit.suppression = 0;
        const act = activationEstimate(b, i, unit.order as OrderType);
        unit.suppression = needed + bears;
        worth += act - (needed + 1) * price;
      } else if (unit.order === null || b.cp <= needed) worth -= price * needed - 0.3;
      else worth -= price * 0.6;
      add(scores, decisionsOf(unit.id).removeSuppression, worth / needed);
    }
    if (canReanimate(b, i)) {
      const { vp, size } = profiles[i]!;
      add(scores, decisionsOf(unit.id).reanimate, (vp * 0.6) / size / 3 + 0.3 - price);
    }
  }
}

/** A quick guess at an activation: the attack from here, or the promise of the order. */
function activationEstimate(b: Battle, unit: number, order: OrderType): number {
  if (order === 'strike') return bestAttack(b, unit, 'strike').worth;
  const worths = orderWorth(b, unit);
  return order === 'engage' ? worths.engage / ENGAGE_LASTS : worths.advance;
}

export function scoreActivate(b: Battle, seat: Seat, scores: Scores): void {
  add(scores, DONE, 0);
  for (let i = 0; i < b.units.length; i++) {
    const unit = b.units[i]!;
    if (unit.owner !== seat) continue;
    if (canActivate(b, i)) {
      const order = unit.order as OrderType;
      // what the marker would still be worth next turn is given up
      const worth = activationWorth(b, i, order) - 0.45 * heldWorth(b, i) - lastOrderWorth(b, seat, b.cp);
      add(scores, decisionsOf(unit.id).activate, worth + 0.2);
    } else if (canActivateOnInitiative(b, i)) {
      const price = lastOrderWorth(b, seat, b.cp) + lastOrderWorth(b, seat, b.cp - 1);
      for (const decision of decisionsOf(unit.id).initiative) {
        add(scores, decision, activationWorth(b, i, decision.order) - price);
      }
    }
  }
}

export function scoreMove(b: Battle, moves: readonly Decision[], scores: Scores): void {
  const { unit, order } = b.activation!;
  const ground = groundOf(b);
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i] as DecisionOf<'MoveUnit'>;
    let worth = moveWorth(b, unit, order, move);
    if (move.carry) {
      const passenger = unitIndex(b, move.carry.passenger);
      const rider = b.units[passenger]!;
      const before = placeWorth(b, passenger) + heldWorth(b, passenger);
      const { hex, point } = rider;
      ground.put(b, passenger, move.carry.drop);
      worth += placeWorth(b, passenger) - before;
      rider.hex = hex;
      rider.point = point;
    }
    add(scores, move, worth);
  }
}

export function scoreAttack(b: Battle, options: readonly Decision[], scores: Scores): void {
  const { unit, order } = b.activation!;
  const { profiles } = tablesOf(b);
  const me = b.units[unit]!;
  const ground = groundOf(b);
  add(scores, NO_ATTACK, 0);
  for (const option of options) {
    const { target } = option as DecisionOf<'Attack'>;
    if (target === null) continue;
    const i = unitIndex(b, target);
    const indirect = profiles[unit]!.indirectFire && order === 'strike' && !ground.sees(b, unit, i);
    const distance = ground.distance(b, unit, i);
    const shot = shotFrom(
      profiles[unit]!,
      me.elements,
      me.suppression,
      profiles[i]!,
      ground.terrainAt(b, i),
      distance,
      order,
      indirect,
    );
    add(scores, option, attackWorth(b, shot, i));
  }
}

export function scoreOrders(b: Battle, seat: Seat, scores: Scores): void {
  add(scores, DONE, 0);
  for (let i = 0; i < b.units.length; i++) {
    const unit = b.units[i]!;
    if (unit.owner !== seat || !isOnBoard(unit)) continue;
    const worths = orderWorth(b, i);
    const held = unit.order === null || unit.order === 'hidden' ? 0 : worths[unit.order] + 0.3;
    const { orders } = decisionsOf(unit.id);
    for (let k = 0; k < 3; k++) {
      const order = ORDER_TYPES[k]!;
      if (order !== unit.order) add(scores, orders[k]!, worths[order] - held);
    }
  }
}
