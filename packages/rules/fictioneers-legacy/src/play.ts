import type { Outcome, Play } from '@sandtable/kernel';
import type { BattleTable } from './events.js';
import { setUp } from './rules/setup.js';
import { playTurn } from './rules/turn.js';
import type { Side } from './terms.js';

export interface BattleOutcome extends Outcome {
  readonly winner: string | null;
}

/** The sequence of play (3.1). The state tells where it stands before every act; within an act interrupts are calls. */
export function* battle(t: BattleTable): Play<BattleOutcome> {
  const b = t.state;
  if (b.phase === 'setup') yield* t.call(setUp(t));
  while (b.result === null) yield* t.call(playTurn(t)); // FL-SEQ-01
  const { winner, by, rule } = b.result;
  const [first, ...mates] = winner === 'draw' ? [] : b.match.seats[winner as Side];
  return { winner: first ?? null, ...(mates.length > 0 && { mates }), by, rule };
}
