import { agreement } from '@sandtable/craft';
import type { BattleTable } from '../events.js';
import type { Refusal, RuleId } from '../rulebook.js';
import type { Battle } from '../state.js';
import { otherSide, type Seat, sideOfSeat } from '../terms.js';
import { endGame } from './victory.js';

// What a player may say besides playing (FL-VIC-04).

/** Each side may offer a draw once in a player turn, whoever of its players does. */
function refuseOffer(b: Battle, seat: Seat): Refusal | null {
  const offered = b.offered.some((one) => sideOfSeat(one) === sideOfSeat(seat));
  return offered ? { rule: 'FL-VIC-04', message: 'Your side has offered a draw this turn.' } : null;
}

export const { besides, decide } = agreement<Battle, BattleTable, Seat, RuleId>(
  {
    concede: (t, seat) => endGame(t, otherSide(sideOfSeat(seat)), 'concession'),
    plays: (b) => b.result === null,
  },
  {
    rule: 'FL-VIC-04',
    refuseOffer,
    offered(b, by) {
      b.offered = [...b.offered, by];
    },
    others: ({ match }, by) => match.seats[otherSide(sideOfSeat(by))].slice(0, 1), // the first answers for its side
    agree: (t) => endGame(t, 'draw', 'agreement'),
  },
);
