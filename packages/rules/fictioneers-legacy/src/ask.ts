import type { Question } from '@sandtable/kernel';
import type { Decision } from './decisions.js';
import type { Seat } from './terms.js';

/** What a seat can be asked: a decision of its own, or one of those that a phase allows. */
export const QUESTION_KINDS = [
  'ChooseForce',
  'ChooseZoneOrTurn',
  'DeploySquad',
  'PreGameOverwatch',
  'OverwatchPhase',
  'MoveFirePhase',
  'Activation',
  'OverwatchReaction',
  'CloseCombatPhase',
  'PlaceSurvivors',
  'ChoosePromotion',
  'AnswerDraw',
] as const;
export type QuestionKindId = (typeof QUESTION_KINDS)[number];

const questions = new Map<string, Question<Decision>>();

/** What a question is about is in the view, so each is one constant object for a seat. */
export function askSeat(kind: QuestionKindId, seat: Seat): Question<Decision> {
  const key = `${kind} ${seat}`;
  let question = questions.get(key);
  if (!question) {
    question = { kind, seat, data: null };
    questions.set(key, question);
  }
  return question;
}
