import type { Guide, Seat } from '@sandtable/kernel';
import type { QuestionKindId } from './asking.js';
import { best, first } from './bot/answers.js';
import { luck, stake } from './bot/luck.js';
import { standingOf } from './bot/standing.js';
import type { Decision } from './decisions.js';
import type { Scene } from './state.js';

// Advice on playing well (section 11): what each answer is worth by exact odds one step ahead, and how well a seat stands.

/** How many answers search compares: elsewhere exact odds say enough. */
const WIDTH: Partial<Record<QuestionKindId, number>> = { Activate: 5, Move: 6, Act: 10, Defend: 3, FollowUp: 4 };

export const guide: Guide<Scene, Decision> = {
  candidates: (s, question) => best(s, question, WIDTH[question.kind as QuestionKindId] ?? 1),
  playout: (s, question) => first(s, question, true),
  greedy: (s, question) => first(s, question, false),
  guesses: 1, // nothing is hidden
  value: (s, seat: Seat, discount) => standingOf(s, s.match.seats.indexOf(seat as never), discount),
  stake,
  luck,
  // whoever chooses a Hero has begun the next activation; a called Hero goes on with the one that called it
  turn: ({ active, activation }) => {
    const serial = activation?.serial ?? 0;
    if (active === null) return serial + 1;
    return activation?.called ? serial - 1 : serial;
  },
  horizon: { decisions: 40, handovers: 1 },
};
