import type { DecisionIn } from '../ask.js';
import { ACTION } from '../content/tables.js';
import { DONE, type Orders, PASS } from '../decisions.js';
import { ordersFor } from '../orders.js';
import { refuseUnit } from '../rules/actions.js';
import { cardOf } from '../rules/cards.js';
import type { Opening } from '../rules/opening.js';
import { artilleryShift, meleeShift, rangedShift, shotCase } from '../rules/shifts.js';
import { plays, shiftOf } from '../rules/situations.js';
import { inCloseCombat, kindOf, nameOf, unitNamed, zoneNamed } from '../rules/units.js';
import { type Battle, isAlive } from '../state.js';
import { type Survey, survey } from '../survey.js';
import type { ActionId, Seat, SituationId } from '../terms.js';
import { expectedLoss, placeWorth, pointsOf } from './worth.js';

// What could be done and what it promises, in points: for candidates, for a quick move, for the one that looks best.

export interface Ideas<A> {
  readonly answers: A[];
  readonly worth: number[];
}

/** What it is worth to keep a card for its Situation instead of playing its Action. */
const KEPT: Readonly<Record<SituationId, number>> = {
  SOO: 0.25,
  ORD: 0.3,
  RAL: 0.15,
  CVR: 0.15,
  FOC: 0.15,
  PBL: 0.05,
  CTR: 0.15,
  CNF: 0.1,
  CAN: 0.1,
  SWD: 0.15,
  HLD: 0.3,
  SMK: 0.05,
  MIS: 0.2,
  HAZ: 0.1,
};

type TurnAnswer = DecisionIn<'Turn'>;

/** How much better a unit stands at the end of a move; a turn alone is worth little. */
function moveGain(b: Battle, unit: number, orders: Orders): number {
  const { zone } = b.units[unit]!;
  const to = orders.dest ?? orders.land ?? orders.path?.at(-1);
  if (orders.exit) return 1 + 0.1 * pointsOf(b, unit);
  if (orders.wing) return -0.2;
  if (to === undefined) return 0.02;
  const gain = placeWorth(b, unit, zoneNamed(b, to)) - (zone === null ? -1 : placeWorth(b, unit, zone));
  return gain * Math.min(1.6, 0.5 + 0.3 * pointsOf(b, unit));
}

function shotWorth(b: Battle, unit: number, orders: Orders, action: ActionId): number {
  const names = orders.targets ?? (orders.target === undefined ? [] : [orders.target]);
  let worth = 0;
  for (const name of names) {
    const target = unitNamed(b, name);
    const occasion = action === 'AIR' ? 'airStrike' : action === 'CST' ? 'firebolt' : 'fire';
    worth += expectedLoss(b, target, rangedShift(shotCase(b, unit, target, occasion, action, false)));
  }
  return action === 'SUP' ? 0.6 * worth : worth;
}

/** A blow, less what the struck may give back. */
function blowWorth(b: Battle, unit: number, orders: Orders, action: ActionId): number {
  if (orders.side !== undefined) return 0.8;
  if (orders.target === undefined) return 0.8 * moveGain(b, unit, orders);
  const target = unitNamed(b, orders.target);
  const u = b.units[unit]!;
  const enters = !inCloseCombat(b, unit);
  const { zone, entry } = u;
  const from = orders.entry ?? orders.path?.at(-2);
  if (enters) u.entry = from === undefined ? zone : zoneNamed(b, from);
  const shift = meleeShift({
    b,
    attacker: unit,
    target,
    onEntry: enters,
    bySwoop: action === 'SWP',
    pressed: action === 'PRS',
  });
  u.entry = entry;
  const back =
    kindOf(b, target).type.ma === null
      ? 0
      : expectedLoss(b, unit, (kindOf(b, target).type.ma ?? 0) - kindOf(b, unit).type.md);
  return expectedLoss(b, target, shift) + (enters ? 0.1 : 0.25) - 0.35 * back;
}

function mendWorth(b: Battle, unit: number): number {
  const { condition, confused } = b.units[unit]!;
  const lost = condition === 'outOfAction' ? 0.4 : condition === 'shaken' ? 0.35 : 0;
  return (lost + (confused ? 0.12 : 0)) * pointsOf(b, unit) + 0.1;
}

function worthOf(b: Battle, unit: number, action: ActionId, orders: Orders): number {
  switch (ACTION[action].kind) {
    case 'move':
      if (inCloseCombat(b, unit)) return b.units[unit]!.condition === 'shaken' ? 0.5 : -0.3;
      return moveGain(b, unit, orders) - (action === 'RAP' || action === 'RUS' ? 0.2 : 0);
    case 'basic':
      return moveGain(b, unit, orders) - 0.15;
    case 'fire':
    case 'airStrike':
      return orders.zone === undefined ? shotWorth(b, unit, orders, action) : shellWorth(b, unit, orders);
    case 'fireMove':
      return 0.8 * shotWorth(b, unit, orders, action) + 0.5 * moveGain(b, unit, orders);
    case 'assault':
    case 'melee':
    case 'swoop':
      return blowWorth(b, unit, orders, action);
    case 'recover':
      return orders.aid === undefined ? mendWorth(b, unit) : mendWorth(b, unitNamed(b, orders.aid)) - 0.1;
    case 'stance':
      return b.units[unit]![ACTION[action].token!] ? -0.1 : 0.15;
    case 'indirect':
      return shellWorth(b, unit, orders);
    case 'cast':
      return castWorth(b, unit, orders);
  }
}

/** A third of the shells come down where they should (11.4). */
function shellWorth(b: Battle, unit: number, orders: Orders): number {
  if (orders.mode === 'smoke') return 0.05;
  const zone = zoneNamed(b, orders.zone!);
  let worth = 0;
  for (const [i, v] of b.units.entries()) {
    if (v.zone !== zone && v.tail !== zone) continue;
    const loss = expectedLoss(b, i, artilleryShift({ b, attacker: unit, target: i, atEdge: false }));
    worth += v.side === b.units[unit]!.side ? -loss : loss;
  }
  return 0.5 * worth;
}

function castWorth(b: Battle, unit: number, orders: Orders): number {
  if (orders.spell === 'FIREBOLT') return 0.83 * shotWorth(b, unit, orders, 'CST');
  if (orders.spell === 'VEIL') return 0.05;
  const target = unitNamed(b, orders.target!);
  if (orders.spell === 'MEND') return 0.83 * mendWorth(b, target);
  if (orders.spell === 'WARD') return 0.08 * pointsOf(b, target);
  return 0.1 * pointsOf(b, target);
}

/** Everything that could be done with the cards in hand. `units` bounds how many are thought about, from a place in their list. */
export function turnIdeas(b: Battle, seat: Seat, units = Number.POSITIVE_INFINITY, from = 0): Ideas<TurnAnswer> {
  const ideas: Ideas<TurnAnswer> = { answers: [], worth: [] };
  const { hand } = b.players[seat];
  const seen = survey(b, seat, [...hand.map((card) => cardOf(b, card).action), 'BAS']);
  const able = b.units.flatMap((u, i) => (u.side === seat && !u.acted && isAlive(u) && !u.reserve ? [i] : []));
  const some = able.length <= units ? able : Array.from({ length: units }, (_, i) => able[(from + i) % able.length]!);
  const cheapest = new Map<ActionId, number>();
  for (const card of hand) {
    const { action, situation } = cardOf(b, card);
    const known = cheapest.get(action);
    if (known === undefined || KEPT[situation] < KEPT[cardOf(b, known).situation]) cheapest.set(action, card);
  }
  for (const [action, card] of cheapest) {
    const { id, situation } = cardOf(b, card);
    for (const unit of some) {
      if (refuseUnit(b, unit, action, true) !== null) continue;
      const name = nameOf(b, unit);
      for (const orders of ordersFor(seen, unit, action)) {
        ideas.answers.push({ type: 'PlayAction', card: id, use: 'action', unit: name, orders });
        ideas.worth.push(worthOf(b, unit, action, orders) - 0.6 * KEPT[situation]);
      }
    }
  }
  basics(seen, some, ideas);
  if (b.posture === null && hand.length > 0) {
    const dead = hand.map((card) => cardOf(b, card)).filter(({ situation }) => KEPT[situation] < 0.2);
    if (dead.length > 0) {
      ideas.answers.push({ type: 'Discard', cards: dead.slice(0, 3).map(({ id }) => id) });
      ideas.worth.push(0.12 * Math.min(3, dead.length));
    }
  }
  ideas.answers.push(DONE);
  ideas.worth.push(b.posture === null ? 0 : 0.08);
  return ideas;
}

/** The card that is missed least, as a Basic Order for the unit it moves best. */
function basics(seen: Survey, units: readonly number[], ideas: Ideas<TurnAnswer>): void {
  const { b, seat } = seen;
  const { hand } = b.players[seat];
  if (!b.match.config.basicOrder || hand.length === 0) return;
  let least = hand[0]!;
  for (const card of hand) if (KEPT[cardOf(b, card).situation] < KEPT[cardOf(b, least).situation]) least = card;
  const { id, situation } = cardOf(b, least);
  for (const unit of units) {
    if (b.units[unit]!.condition === 'outOfAction') continue;
    for (const orders of ordersFor(seen, unit, 'BAS')) {
      if (orders.path === undefined && orders.dest === undefined && !orders.exit) continue;
      ideas.answers.push({ type: 'PlayAction', card: id, use: 'basic', unit: nameOf(b, unit), orders });
      ideas.worth.push(worthOf(b, unit, 'BAS', orders) - 0.6 * KEPT[situation]);
    }
  }
}

/** What a relay recipient could do with the Action that is passed on. */
export function relayIdeas(
  b: Battle,
  seat: Seat,
  action: ActionId,
  waiting: readonly string[],
): Ideas<DecisionIn<'Relay'>> {
  const seen = survey(b, seat, [action]);
  const ideas: Ideas<DecisionIn<'Relay'>> = { answers: [DONE], worth: [0] };
  for (const unit of waiting) {
    const number = unitNamed(b, unit);
    for (const orders of ordersFor(seen, number, action)) {
      ideas.answers.push({ type: 'GiveOrders', unit, orders });
      ideas.worth.push(worthOf(b, number, action, orders));
    }
  }
  return ideas;
}

/** What the Situations promise that may be played in a window. */
export function situationIdeas(b: Battle, seat: Seat, o: Opening): Ideas<DecisionIn<'Situation'>> {
  const answers = plays(b, seat, o);
  return { answers, worth: answers.map((answer) => (answer === PASS ? 0 : situationWorth(b, o, answer))) };
}

function situationWorth(b: Battle, o: Opening, answer: DecisionIn<'Situation'>): number {
  if (answer.type === 'Pass') return 0;
  if (answer.type === 'UsePower') return o.result === 'CF' ? -0.1 : 0.5;
  const kind = cardOf(b, Number(answer.card.slice(1)) - 1).situation;
  const unit = answer.unit === undefined ? -1 : unitNamed(b, answer.unit);
  return kindWorth(b, o, kind, unit, answer.recipients?.length ?? 0) - KEPT[kind] * 0.7;
}

function kindWorth(b: Battle, o: Opening, kind: SituationId, unit: number, recipients: number): number {
  switch (kind) {
    case 'SOO':
    case 'PBL':
      return expectedLoss(b, o.unit!, shiftOf(b, o, kind, { unit }));
    case 'CTR':
      return expectedLoss(b, o.foe!, shiftOf(b, o, kind, {}));
    case 'HAZ':
      return expectedLoss(b, o.unit!, 2 - kindOf(b, o.unit!).type.pr);
    case 'ORD':
      return 0.45 * recipients;
    case 'RAL':
      return 0.55 * mendWorth(b, unit);
    case 'CNF':
      return (o.window === 'W-DECL' ? 0.12 : 0.06) * pointsOf(b, unit);
    case 'CVR':
    case 'MIS': {
      const shift = o.attack!.shift;
      const saved = expectedLoss(b, o.unit!, shift) - expectedLoss(b, o.unit!, kind === 'CVR' ? shift - 1 : -4);
      return (kind === 'CVR' ? 1.4 : 0.6) * saved;
    }
    case 'FOC':
      return 1.4 * (expectedLoss(b, o.unit!, o.attack!.shift + 1) - expectedLoss(b, o.unit!, o.attack!.shift));
    case 'HLD':
      return 0.25 * pointsOf(b, o.unit!) + 0.2;
    case 'CAN':
      return ['HLD', 'ORD', 'CTR', 'PBL', 'SOO'].includes(o.situation!.kind) ? 0.3 : 0.05;
    case 'SWD':
      return 0.3;
    case 'SMK':
      return 0.02;
  }
}
