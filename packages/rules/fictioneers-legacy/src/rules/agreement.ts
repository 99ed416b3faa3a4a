import type { Play } from '@sandtable/kernel';
import { askSeat, type QuestionKindId } from '../ask.js';
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

/** What a seat decides in the game itself: a draw that it offers first is answered. Null: with that the game is over. */
export function* decide(t: BattleTable, kind: QuestionKindId, seat: Seat): Play<Decision | null> {
  for (;;) {
    const decision = yield* t.ask(askSeat(kind, seat));
    if (decision.type === 'Concede') concede(t, seat);
    else if (decision.type === 'OfferDraw') yield* offerDraw(t, seat);
    else return decision;
    if (t.state.result) return null;
  }
}

function concede(t: BattleTable, seat: Seat): void {
  endGame(t, otherSide(sideOfSeat(seat)), 'concession');
}

/** The other side's first player accepts, or the game goes on. */
function* offerDraw(t: BattleTable, by: Seat): Play<void> {
  const b = t.state;
  b.offered = [...b.offered, by];
  if (t.logging) t.log({ type: 'drawOffered', rule: 'FL-VIC-04', seat: by });
  const seat = b.match.seats[otherSide(sideOfSeat(by))][0]!;
  const answer = yield* t.ask(askSeat('AnswerDraw', seat));
  if (answer.type === 'Concede') {
    concede(t, seat);
    return;
  }
  const accept = answer.type === 'AnswerDraw' && answer.accept;
  if (t.logging) t.log({ type: 'drawAnswered', rule: 'FL-VIC-04', seat, accept });
  if (accept) endGame(t, 'draw', 'agreement');
}
