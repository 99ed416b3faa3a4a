import { agreement, CONCEDE, type Said as Conceding } from '@sandtable/craft';
import type { Besides, Play, Question } from '@sandtable/kernel';
import type { Said } from '../decisions.js';
import { saidSchema } from '../decisions.js';
import type { BattleTable } from '../events.js';
import type { RuleId } from '../rulebook.js';
import type { Battle } from '../state.js';
import { otherSeat, type Seat } from '../terms.js';
import { ALWAYS, type Conduct, USUAL } from './conduct.js';
import { endGame } from './ending.js';

// What a player may say besides playing: that the game is lost (TA-CORE-END-07), and how one wants to be asked (TA-CORE-INF-06).

const resigning = agreement<Battle, BattleTable, Seat, RuleId>(
  {
    concede: (t, seat) => endGame(t, otherSeat(seat), 'resignation'),
    plays: (b) => b.result === null,
  },
  null,
);

const isConduct = (answer: unknown): answer is Said & { type: 'Conduct' } =>
  (answer as { type?: unknown } | null)?.type === 'Conduct';
const isSaid = (answer: unknown): answer is Said =>
  isConduct(answer) || (answer as { type?: unknown } | null)?.type === 'Concede';

export const besides: Besides<Battle, Said> = {
  answer: saidSchema,
  is: isSaid,
  options: (b, { seat }) => {
    const now = b.players[seat as Seat].conduct;
    const others = [USUAL, ALWAYS].filter((conduct) => conduct !== now);
    return [CONCEDE, ...others.map((conduct) => ({ type: 'Conduct', conduct }) as unknown as Said)];
  },
  check: (b, question, said) =>
    isConduct(said) ? null : resigning.besides.check(b, question, said as Extract<Said, Conceding>),
};

/** Asks until the answer is one of the game. Null: the game is over. */
export function* decide<A>(t: BattleTable, question: Question<A | Said, unknown>): Play<Exclude<A, Said> | null> {
  const seat = question.seat as Seat;
  while (t.state.result === null) {
    const answer = yield* t.ask(question);
    if (!isSaid(answer)) {
      if (seat !== t.state.active) t.state.players[seat].asked++;
      return answer as Exclude<A, Said>;
    }
    if (isConduct(answer)) behave(t, seat, answer.conduct);
    else yield* t.call(resigning.hear(t, seat, answer as Extract<Said, Conceding>));
  }
  return null;
}

export function behave(t: BattleTable, seat: Seat, conduct: Conduct): void {
  t.state.players[seat].conduct = conduct;
  if (t.logging) t.log({ type: 'conductSaid', rule: 'TA-CORE-INF-06', seat, conduct });
}
