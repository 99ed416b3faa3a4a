import type { Chance, Guide, Question, Seat } from '@sandtable/kernel';
import { standingOf } from './bot/standing.js';
import { worthOf } from './bot/worth.js';
import type { Decision } from './decisions.js';
import { QUESTIONS } from './questions.js';
import type { Scene } from './state.js';

// Advice on playing well (section 11): what each answer is worth by exact odds one step ahead, and how well a seat stands.

const MOST_CANDIDATES = 8;

function ranked(s: Scene, question: Question<Decision>): { answer: Decision; worth: number }[] {
  const options = QUESTIONS[question.kind as keyof typeof QUESTIONS].options(s, question);
  const all = options.map((answer) => ({ answer, worth: worthOf(s, question, answer) }));
  return all.sort((a, b) => b.worth - a.worth);
}

export const guide: Guide<Scene, Decision> = {
  candidates: (s, question) =>
    ranked(s, question)
      .slice(0, MOST_CANDIDATES)
      .map(({ answer }) => answer),
  playout: (s, question, chance: Chance) => {
    const options = QUESTIONS[question.kind as keyof typeof QUESTIONS].options(s, question);
    if (question.kind === 'Act' || question.kind === 'Move') {
      // a few at random, and the best of those: quick, and never twice the same
      let best = options[chance.below(options.length)]!;
      let most = worthOf(s, question, best);
      for (let k = 0; k < 3; k++) {
        const other = options[chance.below(options.length)]!;
        const worth = worthOf(s, question, other);
        if (worth > most) [best, most] = [other, worth];
      }
      return best;
    }
    return ranked(s, question)[0]!.answer;
  },
  greedy: (s, question) => ranked(s, question)[0]!.answer,
  guesses: 1, // nothing is hidden
  value: (s, seat: Seat) => standingOf(s, s.match.seats.indexOf(seat as never)),
  horizon: { decisions: 40, handovers: 3 },
};
