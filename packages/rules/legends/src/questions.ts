import type { Question, QuestionKind } from '@sandtable/kernel';
import { QUESTION_KINDS, type QuestionKindId } from './ask.js';
import { type Decision, decisionSchema } from './decisions.js';
import { OPTIONS } from './options.js';
import { refusal } from './refusals.js';
import type { Scene } from './state.js';

/** Kinds whose options are all there is; elsewhere there are endlessly many answers. */
const FINITE: ReadonlySet<QuestionKindId> = new Set(['Activate', 'CancelImpact', 'LetGo', 'AnswerDraw']);

const ASIDES: readonly Decision[] = [{ type: 'concede' }, { type: 'offerDraw' }];

function kind(id: QuestionKindId): QuestionKind<Scene, Decision> {
  const seatOf = (s: Scene, question: Question<Decision>): number => s.match.seats.indexOf(question.seat as never);
  return {
    answer: decisionSchema as unknown as QuestionKind<Scene, Decision>['answer'],
    finite: FINITE.has(id),
    options: (s, question) => OPTIONS[id](s, question.data as never, seatOf(s, question)),
    asides: (s, question) => ASIDES.filter((decision) => refusal(s, question, decision) === null),
    check: refusal,
  };
}

export const QUESTIONS = Object.fromEntries(QUESTION_KINDS.map((id) => [id, kind(id)])) as Record<
  QuestionKindId,
  QuestionKind<Scene, Decision>
>;
