import { type Question, refuse } from '@sandtable/kernel';
import type { AboutIn, QuestionKindId } from './ask.js';
import { cardNumber } from './content/decks.js';
import type { Decision } from './decisions.js';
import type { Refusal } from './rulebook.js';
import { refuseAction, refuseDeed } from './rules/actions.js';
import type { Ruling } from './rules/movement.js';
import { type About, openingOf } from './rules/opening.js';
import { refuseDeployment, refuseReserve } from './rules/setup.js';
import { refuseSituation } from './rules/situations.js';
import { unitNamed } from './rules/units.js';
import type { Battle } from './state.js';
import { tablesOf } from './tables.js';
import type { Seat } from './terms.js';

// Why a decision is refused. Legality lives here and in the chapters, and nowhere else.

const no = (rule: Refusal['rule'], message: string): Refusal => refuse(rule, message) as Refusal;
const OUT_OF_TURN = no('TA-CORE-TRN-03', 'That is not what is asked now.');
const HAS_ACTED = no('TA-CORE-TRN-03', 'Who has acted this turn does not discard as well.');
const NOT_IN_HAND = no('TA-CORE-DEK-06', 'Cards that are discarded are different ones of the hand, at least one.');
const NO_CHOICE = no('TA-MAP-FBK-05', 'That is none of the equal choices.');
const NOT_WAITING = no('TA-CORE-SIT-24', 'That unit does not wait for the relayed Action.');
const SMOKE_ZONES = no('TA-CORE-ART-10', 'Smoke goes into up to two different zones beside the target point.');
const NO_POWER = no('TA-CORE-SUP-05', 'That power is not the one that could be used.');

/** The kinds of decisions each question takes. */
const TAKES: Readonly<Record<QuestionKindId, readonly Decision['type'][]>> = {
  Deploy: ['Deploy'],
  Reserve: ['PlaceReserve'],
  Turn: ['PlayAction', 'Discard', 'Done'],
  Situation: ['PlaySituation', 'UsePower', 'Pass'],
  Relay: ['GiveOrders', 'Done'],
  Route: ['ChooseZone'],
  Line: ['ChooseZone', 'ChooseUnit'],
  Reference: ['ChooseUnit'],
  Stayer: ['ChooseUnit'],
  Retreat: ['ChooseZone'],
  Improvement: ['Improve'],
  Facing: ['ChooseFacing'],
  Smoke: ['PlaceSmoke'],
  Power: ['UsePower', 'Pass'],
};

export function refusal(b: Battle, question: Question, d: Decision): Ruling {
  const kind = question.kind as QuestionKindId;
  const seat = question.seat as Seat;
  if (!TAKES[kind].includes(d.type)) return OUT_OF_TURN;
  const about = question.data as never;
  switch (d.type) {
    case 'Deploy':
      return refuseDeployment(b, seat, d.placements);
    case 'PlaceReserve':
      return refuseReserve(b, d);
    case 'PlayAction':
      return refuseAction(b, seat, d.card, d.use, d.unit, d.orders);
    case 'Discard':
      return refuseDiscard(b, seat, d.cards);
    case 'GiveOrders': {
      const { action, waiting } = about as AboutIn<'Relay'>;
      if (!waiting.includes(d.unit)) return NOT_WAITING;
      return refuseDeed(b, unitNamed(b, d.unit), action, d.orders);
    }
    case 'PlaySituation':
      return refuseSituation(b, seat, openingOf(b, about as About), d);
    case 'UsePower':
      if (kind === 'Power') return (about as AboutIn<'Power'>).power === d.power ? null : NO_POWER;
      return refuseSituation(b, seat, openingOf(b, about as About), d);
    case 'ChooseZone':
      return (about as { zones: readonly string[] }).zones.includes(d.zone) ? null : NO_CHOICE;
    case 'ChooseUnit':
      return (about as { units: readonly string[] }).units.includes(d.unit) ? null : NO_CHOICE;
    case 'ChooseFacing':
      return (about as AboutIn<'Facing'>).facings.includes(d.facing) ? null : NO_CHOICE;
    case 'PlaceSmoke': {
      const { zones } = about as AboutIn<'Smoke'>;
      const fits = d.zones.length <= 2 && new Set(d.zones).size === d.zones.length;
      return fits && d.zones.every((zone) => zones.includes(zone)) ? null : SMOKE_ZONES;
    }
    default:
      return null;
  }
}

/** TA-CORE-TRN-03; with the option who has acted may discard too (TA-RUL-31). */
function refuseDiscard(b: Battle, seat: Seat, cards: readonly string[]): Ruling {
  if (b.posture === 'act' && !b.match.config.playAndDiscard) return HAS_ACTED;
  const { hand } = b.players[seat];
  const numbers = cards.map((card) => cardNumber(tablesOf(b).genre, seat, card));
  const fits = numbers.length > 0 && new Set(numbers).size === numbers.length;
  return fits && numbers.every((card) => hand.includes(card)) ? null : NOT_IN_HAND;
}

/** Why a seat has nothing to decide now. */
export function notAsked(b: Battle, seat: Seat): Refusal {
  if (b.result !== null) return no('TA-CORE-END-13', 'The game is over.');
  return b.active === seat
    ? no('TA-CORE-WDW-02', 'It is for the other side to say whether it plays a Situation.')
    : no('TA-CORE-GEN-02', 'It is the turn of the other side.');
}
