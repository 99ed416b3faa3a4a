import { agreement } from '@sandtable/craft';
import type { Play, Question } from '@sandtable/kernel';
import type { BattleEvent, BattleTable } from '../events.js';
import type { RuleId } from '../rulebook.js';
import type { Battle } from '../state.js';
import { otherSide, type Side } from '../terms.js';
import { endGame } from './victory.js';

// What a player may say besides playing: that he concedes (3.5). Draws are for the Battle Log alone (DL-WIN-03).

const CONCESSION = agreement<Battle, BattleTable, Side, RuleId>(
  {
    concede: (t, seat) => endGame(t, otherSide(seat), 'concession', 'DL-WIN-02'),
    plays: ({ result }) => result === null,
  },
  null,
);
export const { besides } = CONCESSION;

/**
 * Asks: choices about a model are its owner's unless a rule names somebody else (DL-GEN-07). Who is not given a choice is not asked: of a single answer there is nothing to decide. Once somebody has conceded nothing is
 * asked, rolled or told any more: what is under way runs out with the first of the answers, and the game is over.
 */
export function* pick<A>(
  t: BattleTable,
  question: Question<A, unknown>,
  answers: readonly Choice<A>[],
): Play<Choice<A>> {
  if (answers.length === 1 || t.state.result !== null) return answers[0]!;
  return yield* put(t, question, () => answers[0]!);
}

/** Asks for one of endlessly many answers of whose choice it is (DL-GEN-07); `rest` is what runs out the game when somebody has conceded. */
export function* put<A>(t: BattleTable, question: Question<A, unknown>, rest: () => Choice<A>): Play<Choice<A>> {
  const answer = yield* CONCESSION.decide(t, question as Question<never, unknown>);
  return answer ?? rest();
}

/** An answer of the game itself. */
export type Choice<A> = Exclude<A, { readonly type: 'Concede' }>;

/** Tells what happened; nothing does any more once a game is over. */
export function tell(t: BattleTable, event: BattleEvent): void {
  if (t.logging && t.state.result === null) t.log(event);
}

/** Rolls dice of six sides, or others; none once a game is over. */
export function* rolls(t: BattleTable, count: number, rule: RuleId, side: Side | null, sides = 6): Play<number[]> {
  if (t.state.result !== null) return Array<number>(count).fill(1);
  return yield* t.roll(count, sides, rule, side);
}
