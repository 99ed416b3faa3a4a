import type { Question } from '@sandtable/kernel';
import { ACTION } from '../content/tables.js';
import type { Decision } from '../decisions.js';
import { cardOf } from '../rules/cards.js';
import type { About } from '../rules/opening.js';
import { columnOf, meleeShift, rangedShift, readTable, shotCase } from '../rules/shifts.js';
import { has, inCloseCombat, unitNamed } from '../rules/units.js';
import type { Battle } from '../state.js';
import type { ActionId, Condition, Seat } from '../terms.js';
import { lossBy } from './worth.js';

// How much of what came was luck. The card that decides an attack is drawn from a pile that is known as a set: what it took, less what
// the whole pile takes on average, says nothing about the decision that is judged, so search takes it out again.

let target = -1;
let condition: Condition = 'ok';
let column = 0;
let side: Seat = 'A';
/** The place in the discard pile that the card will have. */
let place = 0;
let average = 0;
let sign = 1;

/** So few cards may run out on the way: then the places in the discard pile mean nothing. */
const ENOUGH = 6;

/** Before an answer is taken: whether the card of an attack may follow at once. */
export function stake(b: Battle, question: Question, answer: Decision): boolean {
  target = -1;
  // whatever is played unasked would move the shift
  if (b.players.A.conduct.standing.length + b.players.B.conduct.standing.length > 0) return false;
  const seat = question.seat as Seat;
  if (answer.type === 'PlayAction' && answer.use === 'action') {
    const { action } = cardOf(b, cardNumberOf(seat, answer.card));
    const unit = unitNamed(b, answer.unit);
    if (answer.orders.target === undefined) return false;
    const at = unitNamed(b, answer.orders.target);
    const shift = shiftOf(b, unit, at, action, answer.orders.facing);
    return shift !== null && prepare(b, seat, at, shift, 1, 1);
  }
  if (question.kind !== 'Situation' || answer.type !== 'Pass') return false;
  const { window, attack, unit } = question.data as About;
  if (window !== 'W-ATK' || attack === null) return false;
  const at = unitNamed(b, unit!);
  return prepare(b, attack.by, at, attack.shift, 0, b.units[at]!.side === seat ? -1 : 1);
}

const cardNumberOf = (seat: Seat, id: string): number => Number(id.slice(1)) - 1 + (seat === 'A' ? 0 : 72);

/** The shift of an Action that draws for its attack before anything else; null for any other. */
function shiftOf(b: Battle, unit: number, at: number, action: ActionId, facing: number | undefined): number | null {
  if (at < 0 || unit < 0 || b.units[at]!.marker !== null) return null;
  const { kind } = ACTION[action];
  if (kind === 'fire' && !has(b, unit, 'indirect')) {
    const u = b.units[unit]!;
    const turned = u.facing;
    if (facing !== undefined) u.facing = facing;
    const shift = rangedShift(shotCase(b, unit, at, 'fire', action, false));
    u.facing = turned;
    return shift;
  }
  if (kind === 'melee' || (kind === 'assault' && inCloseCombat(b, unit)))
    return meleeShift({ b, attacker: unit, target: at, onEntry: false, bySwoop: false, pressed: kind === 'melee' });
  return null;
}

function prepare(b: Battle, by: Seat, at: number, shift: number, before: number, gain: 1 | -1): boolean {
  const { deck, discard } = b.players[by];
  if (deck.length < ENOUGH) return false;
  target = at;
  side = by;
  sign = gain;
  condition = b.units[at]!.condition;
  column = columnOf(shift);
  place = discard.length + before;
  average = 0;
  for (const card of deck) average += lossBy(b, at, condition, readTable(cardOf(b, card).cr, column)) / deck.length;
  return true;
}

/** After it was taken: how much better than the average the card was for whoever answered, in points; nothing while it is not drawn. */
export function luck(b: Battle): number {
  if (target < 0) return 0;
  const card = b.players[side].discard[place];
  return card === undefined
    ? 0
    : sign * (lossBy(b, target, condition, readTable(cardOf(b, card).cr, column)) - average);
}
