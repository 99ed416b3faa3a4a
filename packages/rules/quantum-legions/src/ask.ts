import type { Question } from '@sandtable/kernel';
import type { Decision } from './decisions.js';
import { SEATS, type Seat } from './terms.js';

/** What a seat can be asked: a decision of its own, or one of those that a step allows. */
export const QUESTION_KINDS = [
  'ChooseForce',
  'ChooseSection',
  'JoinSection',
  'ChooseSetupArea',
  'Deploy',
  'RallyAction',
  'ActivateAction',
  'MoveUnit',
  'Attack',
  'UseSaves',
  'OrderAction',
  'AnswerDraw',
] as const;
export type QuestionKindId = (typeof QUESTION_KINDS)[number];

// A question is the same whatever is hidden (QL-HID-13). What it is about is in the view; so each question is one constant
// object per seat.
const questions = Object.fromEntries(
  QUESTION_KINDS.map((kind) => [kind, Object.fromEntries(SEATS.map((seat) => [seat, { kind, seat, data: null }]))]),
) as Record<QuestionKindId, Record<Seat, Question<Decision>>>;

export function askSeat(kind: QuestionKindId, seat: Seat): Question<Decision> {
  return questions[kind][seat];
}
