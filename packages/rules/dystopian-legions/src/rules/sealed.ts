import { isSaid } from '@sandtable/craft';
import type { Play, Question } from '@sandtable/kernel';
import type { BattleTable } from '../events.js';
import { otherSide, type Side } from '../terms.js';
import type { Choice } from './agreement.js';
import { endGame } from './victory.js';

// The four answers that are secret until both sides have given theirs (DL-GEN-08, DL-GEN-81).

/** Asks both at once; who concedes instead has lost, and `rest` stands for his answer. */
export function* askBoth<A>(
  t: BattleTable,
  questions: readonly Question<A, unknown>[],
  rest: Choice<A>,
): Play<readonly Choice<A>[]> {
  if (questions.length === 0 || t.state.result !== null) return questions.map(() => rest);
  const answers = yield* t.askSealed(questions);
  return answers.map((answer, k) => {
    if (!isSaid(answer)) return answer as Choice<A>;
    endGame(t, otherSide(questions[k]!.seat as Side), 'concession', 'DL-WIN-02');
    return rest;
  });
}
