import type { Play } from '@sandtable/kernel';
import { askSeat } from '../ask.js';
import type { Decision } from '../decisions.js';
import type { BattleTable } from '../events.js';
import { otherSeat } from '../terms.js';
import { endGame } from './victory.js';

/** What a player may say between decisions of its own turn besides playing (QL-VIC-05). */
export function besides(t: BattleTable, decision: Decision): void {
  const b = t.state;
  if (decision.type === 'Resign') endGame(t, otherSeat(b.active!), 'resign');
  else if (decision.type === 'OfferDraw') {
    b.drawOffer = { by: b.active!, turn: b.turn, open: true };
    t.revealed(); // the other seat has heard it: an offer made counts as made
    if (t.logging) t.log({ type: 'drawOffered', rule: 'QL-VIC-05', seat: b.active! });
  }
}

/** The opponent accepts, or the turn goes on unchanged (QL-VIC-05). */
export function* answerDraw(t: BattleTable): Play<void> {
  const b = t.state;
  const { by, turn } = b.drawOffer!;
  const seat = otherSeat(by);
  t.boundary();
  const answer = yield* t.ask(askSeat('AnswerDraw', seat));
  const accept = answer.type === 'AnswerDraw' && answer.accept;
  b.drawOffer = { by, turn, open: false };
  if (t.logging) t.log({ type: 'drawAnswered', rule: 'QL-VIC-05', seat, accept });
  if (accept) endGame(t, 'draw', 'agreement');
}
