import type { Question, QuestionKind } from '@sandtable/kernel';
import { QUESTION_KINDS, type QuestionKindId } from './ask.js';
import { type Decision, decisionSchema } from './decisions.js';
import { FINITE, optionsOf } from './options.js';
import { refusal } from './refusals.js';
import type { Battle } from './state.js';

// What may be asked, and its legal answers.

const CONCEDE = { type: 'Concede' } as const satisfies Decision;
const OFFER_DRAW = { type: 'OfferDraw' } as const satisfies Decision;

function kind(id: QuestionKindId): QuestionKind<Battle, Decision> {
  const options = optionsOf(id);
  return {
    answer: decisionSchema as unknown as QuestionKind<Battle, Decision>['answer'],
    finite: FINITE.has(id),
    options: (b, question) => options(b, question.seat),
    asides: (b, question) =>
      [CONCEDE, OFFER_DRAW].filter((decision) => refusal(b, question.seat, id, decision) === null),
    check: (b, question: Question<Decision>, decision) => refusal(b, question.seat, id, decision),
  };
}

export const QUESTIONS = Object.fromEntries(QUESTION_KINDS.map((id) => [id, kind(id)])) as Record<
  QuestionKindId,
  QuestionKind<Battle, Decision>
>;
