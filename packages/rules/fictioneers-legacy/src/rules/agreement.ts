import type { Play } from '@sandtable/kernel';
import { askSeat } from '../ask.js';
import type { Decision } from '../decisions.js';
import type { BattleTable } from '../events.js';
import type { Refusal } from '../rulebook.js';
import type { Battle } from '../state.js';
import { otherSide, type Seat, sideOfSeat } from '../terms.js';
import { endGame } from './victory.js';

// What a player may say besides playing (FL-VIC-04).

/** Each side may offer a draw once in a player turn, whoever of its players does. */
export function refuseOffer(b: Battle, seat: Seat): Refusal | null {
  const offered = b.offered.some((one) => sideOfSeat(one) === sideOfSeat(seat));
  return offered ? { rule: 'FL-VIC-04', message: 'Your side has offered a draw this turn.' } : null;
}

export function besides(t: BattleTable, seat: Seat, decision: Decision): void {
  const b = t.state;
  if (decision.type === 'Concede') endGame(t, otherSide(sideOfSeat(seat)), 'concession');
  else if (decision.type === 'OfferDraw') {
    b.drawOffer = { by: seat, open: true };
    b.offered = [...b.offered, seat];
    if (t.logging) t.log({ type: 'drawOffered', rule: 'FL-VIC-04', seat });
  }
}

/** The other side's first player accepts, or the game goes on. */
export function* answerDraw(t: BattleTable): Play<void> {
  const b = t.state;
  const { by } = b.drawOffer!;
  const seat = b.match.seats[otherSide(sideOfSeat(by))][0]!;
  t.boundary();
  const answer = yield* t.ask(askSeat('AnswerDraw', seat));
  b.drawOffer = null;
  if (answer.type === 'Concede') {
    besides(t, seat, answer);
    return;
  }
  const accept = answer.type === 'AnswerDraw' && answer.accept;
  if (t.logging) t.log({ type: 'drawAnswered', rule: 'FL-VIC-04', seat, accept });
  if (accept) endGame(t, 'draw', 'agreement');
}
