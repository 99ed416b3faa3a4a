import type { Outcome, Play } from '@sandtable/kernel';
import type { BattleTable } from './events.js';
import { setUp } from './rules/setup.js';
import { playTurn } from './rules/turn.js';
import { ENDINGS, type Seat } from './terms.js';

export interface BattleOutcome extends Outcome {
  readonly winner: Seat | null;
}

/** The sequence of play. Where it stands is in the state, so it can be entered again at every question. */
export function* battle(t: BattleTable): Play<BattleOutcome> {
  const b = t.state;
  yield* t.call(setUp(t));
  while (b.result === null) yield* t.call(playTurn(t));
  const { winner, by } = b.result;
  return { winner: winner === 'draw' ? null : winner, by, rule: ENDINGS[by] };
}
