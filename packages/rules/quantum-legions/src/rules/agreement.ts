import { agreement } from '@sandtable/craft';
import { refuse } from '@sandtable/kernel';
import type { BattleTable } from '../events.js';
import type { Ruling } from '../ground.js';
import type { RuleId } from '../rulebook.js';
import type { Battle } from '../state.js';
import { otherSeat, type Seat } from '../terms.js';
import { completeItFirst } from './activation.js';
import { chooseSavesFirst } from './saving-throws.js';
import { endGame } from './victory.js';

// What a player may say besides playing (QL-VIC-05).

/** In setup where a decision is its own; in the other's turn never, not even when it is asked about something. */
export function refuseResigning(b: Battle, seat: Seat): Ruling {
  const free = b.phase !== 'play' || seat === b.active;
  return free ? null : refuse('QL-VIC-05', 'A player resigns in its own turn.');
}

/** In its own turn, between decisions, once. */
export function refuseOffer(b: Battle, seat: Seat): Ruling {
  if (b.phase !== 'play') return refuse('QL-SET-01', 'A draw is offered in play, not in setup.');
  if (b.pendingSaves !== null) return chooseSavesFirst();
  if (b.activation !== null) return completeItFirst();
  const again = b.drawOffer?.by === seat && b.drawOffer.turn === b.turn;
  return again ? refuse('QL-VIC-05', 'One offer a turn.') : null;
}

export const { besides, answerDraw, hear, decide } = agreement<Battle, BattleTable, Seat, RuleId>(
  {
    refuseConceding: refuseResigning,
    concede: (t, seat) => endGame(t, otherSeat(seat), 'resign'),
    plays: (b) => b.result === null,
  },
  {
    rule: 'QL-VIC-05',
    refuseOffer,
    offered(b, by) {
      b.drawOffer = { by, turn: b.turn, open: true };
    },
    answered(b) {
      b.drawOffer = { ...b.drawOffer!, open: false };
    },
    others: (_, by) => [otherSeat(by)],
    agree: (t) => endGame(t, 'draw', 'agreement'),
  },
);
