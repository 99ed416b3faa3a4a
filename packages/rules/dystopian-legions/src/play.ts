import type { Outcome, Play } from '@sandtable/kernel';
import type { BattleTable } from './events.js';
import { setUp } from './rules/setup.js';
import { playTurn } from './rules/turn.js';
import type { Side } from './terms.js';

export interface BattleOutcome extends Outcome {
  readonly winner: Side | null;
}

/** The sequence of play (3.1, 3.2). The state tells where it stands at every boundary; between them interrupts are calls. */
export function* battle(t: BattleTable): Play<BattleOutcome> {
  const b = t.state;
  if (b.phase === 'setup') yield* t.call(setUp(t));
  while (b.result === null) yield* t.call(playTurn(t));
  const { winner, by, rule } = b.result;
  return { winner: winner === 'draw' ? null : winner, by, rule };
}
