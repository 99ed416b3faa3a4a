import { type Decision, type DecisionOf, DONE, decisionsOf, NO_ATTACK } from '../decisions.js';
import { groundOf } from '../ground.js';
import { canActivate, canActivateOnInitiative } from '../rules/activation.js';
import { allowance } from '../rules/movement.js';
import { canReanimate } from '../rules/suppression.js';
import { type Battle, isOnBoard, unitIndex } from '../state.js';
import { ORDER_TYPES, type OrderType, type Seat } from '../terms.js';
import { bestAttack, placeWorth } from './place.js';
import { asIfAt, attackWorth, distance, isEnemy, profiles, sees, units } from './study.js';

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
function orderWorth(unit: number): Readonly<Record<OrderType, number>> {
  const me = units[unit]!;
  const mine = profiles[unit]!;
  const reach = mine.ponderous ? mine.range : mine.range + mine.speed[0];
  let engage = 0;
  let strike = 0;
  let nearest = 99;
  for (let i = 0; i < units.length; i++) {
    if (!isEnemy(unit, i)) continue;
    const far = distance(unit, i);
    if (far < nearest) nearest = far;
    if (far > reach) continue;
    // coming into range beyond the first step is less certain: terrain and friends are in the way
    const sure = far <= mine.range ? 1 : far <= mine.range + 1 ? 0.85 : 0.65;
    const at = Math.max(mine.minimumRange, Math.min(far, mine.range));
    const worth = sure * attackWorth(unit, i, at, 'engage', false, false);
    if (worth > engage) engage = worth;
  }
  if (nearest <= mine.range) strike = bestAttack(unit, 'strike');
  const gap = Math.max(0, nearest - mine.range - mine.speed[0]);
  const steady = me.suppression === 0 ? 1 : me.suppression === 1 ? 0.5 : 0.25;
  const bold = mine.minimumRange > 0 || mine.transport ? 0.5 : 1;
  orderWorths.strike = strike * STRIKE_LASTS * steady * LATER + PRESENCE;
  orderWorths.engage = engage * ENGAGE_LASTS * steady * LATER + PRESENCE + 0.05 * Math.min(gap, mine.speed[0]);
  orderWorths.advance = Math.min(gap, mine.speed[1]) * MARCH * mine.vp * bold * steady + PRESENCE * 0.5;
  return orderWorths;
}

/** What the order a unit already holds is worth keeping for. */
export function heldWorth(unit: number): number {
  const { order } = units[unit]!;
  if (order === null) return 0;
  const worths = orderWorth(unit);
  return order === 'hidden' ? Math.max(worths.engage, worths.strike) : worths[order];
}

/** What issuing the best order to a unit would gain over what it holds. */
function orderGain(unit: number): number {
  const { order } = units[unit]!;
  const { engage, advance, strike } = orderWorth(unit);
  const best = Math.max(engage, advance, strike);
  return order === null || order === 'hidden' ? best : best - orderWorths[order];
}

const gains: number[] = [];

/** What the last of `cp` command points would be worth if all were spent on orders: the price of spending one now. */
function lastOrderWorth(seat: Seat, cp: number): number {
  gains.length = 0;
  for (let i = 0; i < units.length; i++) if (units[i]!.owner === seat && isOnBoard(units[i]!)) gains.push(orderGain(i));
  gains.sort((x, y) => y - x);
  return cp > gains.length || cp < 1 ? 0 : Math.max(0, gains[cp - 1]!);
}

/** What a unit would do with an activation now. */
function activationWorth(b: Battle, unit: number, order: OrderType): number {
  if (order === 'strike') return bestAttack(unit, 'strike');
  const moves = groundOf(b).moves(b, unit, allowance(b, unit, order), null);
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < moves.length; i++) most = Math.max(most, moveWorth(unit, order, moves[i]!));
  return most - placeWorth(unit);
}

/** What a move leads to: the attack it allows, and the place it ends in. */
function moveWorth(unit: number, order: OrderType, { path }: DecisionOf<'MoveUnit'>): number {
  if (path.length === 0) return standWorth(unit, order);
  const judge = order === 'engage' && !profiles[unit]!.ponderous ? standWorth : quietWorth;
  return asIfAt(unit, path[path.length - 1]!, judge, order);
}

function standWorth(unit: number, order: OrderType): number {
  return (order === 'engage' ? bestAttack(unit, 'engage') : 0) + placeWorth(unit);
}

function quietWorth(unit: number): number {
  return placeWorth(unit);
}

// --- The questions ------------------------------------------------------------------------------------------------

export function scoreRally(b: Battle, seat: Seat, scores: Scores): void {
  const price = lastOrderWorth(seat, b.cp);
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
        const act = activationEstimate(i, unit.order as OrderType);
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
function activationEstimate(unit: number, order: OrderType): number {
  if (order === 'strike') return bestAttack(unit, 'strike');
  const worths = orderWorth(unit);
  return order === 'engage' ? worths.engage / ENGAGE_LASTS : worths.advance;
}

export function scoreActivate(b: Battle, seat: Seat, scores: Scores, quick: boolean): void {
  add(scores, DONE, 0);
  const price = lastOrderWorth(seat, b.cp);
  for (let i = 0; i < b.units.length; i++) {
    const unit = b.units[i]!;
    if (unit.owner !== seat) continue;
    if (canActivate(b, i)) {
      const order = unit.order as OrderType;
      // what the marker would still be worth next turn is given up
      const act = quick ? activationEstimate(i, order) : activationWorth(b, i, order);
      const worth = act - 0.45 * heldWorth(i) - price;
      add(scores, decisionsOf(unit.id).activate, worth + 0.2);
    } else if (canActivateOnInitiative(b, i)) {
      const both = price + lastOrderWorth(seat, b.cp - 1);
      for (const decision of decisionsOf(unit.id).initiative) {
        add(scores, decision, activationWorth(b, i, decision.order) - both);
      }
    }
  }
}

export function scoreMove(b: Battle, moves: readonly DecisionOf<'MoveUnit'>[], scores: Scores, quick: boolean): void {
  const { unit, order } = b.activation!;
  // on a march the short steps are seldom the good ones
  const short = quick && order === 'advance' ? profiles[unit]!.speed[1] >> 1 : 0;
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i]!;
    if (move.path.length < short && move.path.length > 0) continue;
    let worth = moveWorth(unit, order, move);
    if (move.carry) {
      const passenger = unitIndex(b, move.carry.passenger);
      const before = placeWorth(passenger) + heldWorth(passenger);
      worth += asIfAt(passenger, move.carry.drop, quietWorth, order) - before;
    }
    add(scores, move, worth);
  }
}

export function scoreAttack(b: Battle, options: readonly DecisionOf<'Attack'>[], scores: Scores): void {
  const { unit, order } = b.activation!;
  const pinned = units[unit]!.suppression > 0;
  add(scores, NO_ATTACK, 0);
  for (const option of options) {
    const { target } = option;
    if (target === null) continue;
    const i = unitIndex(b, target);
    const indirect = profiles[unit]!.indirectFire && order === 'strike' && !sees(unit, i);
    add(scores, option, attackWorth(unit, i, distance(unit, i), order, indirect, pinned));
  }
}

export function scoreOrders(b: Battle, seat: Seat, scores: Scores): void {
  add(scores, DONE, 0);
  for (let i = 0; i < b.units.length; i++) {
    const unit = b.units[i]!;
    if (unit.owner !== seat || !isOnBoard(unit)) continue;
    const worths = orderWorth(i);
    const held = unit.order === null || unit.order === 'hidden' ? 0 : worths[unit.order] + 0.3;
    const { orders } = decisionsOf(unit.id);
    for (let k = 0; k < 3; k++) {
      const order = ORDER_TYPES[k]!;
      const gain = worths[order] - held;
      // an exchange that promises nothing is not thought about: it only looks busy
      if (unit.order === null || gain > 0) add(scores, orders[k]!, gain);
    }
  }
}
