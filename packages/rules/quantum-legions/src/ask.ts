import { ANSWER_DRAW, SAID } from '@sandtable/craft';
import { type AnswerTo, asker } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { DECISIONS } from './decisions.js';

/** What a seat can be asked, and the decisions that each question takes: one of its own, or those that a step allows. */
export const SHAPES = {
  ChooseForce: { answer: DECISIONS.ChooseForce },
  ChooseSection: { answer: DECISIONS.ChooseSection },
  JoinSection: { answer: DECISIONS.JoinSection },
  ChooseSetupArea: { answer: DECISIONS.ChooseSetupArea },
  Deploy: { answer: DECISIONS.Deploy },
  RallyAction: {
    answer: z.discriminatedUnion('type', [DECISIONS.RemoveSuppression, DECISIONS.Reanimate, DECISIONS.Done]),
  },
  ActivateAction: {
    answer: z.discriminatedUnion('type', [DECISIONS.Activate, DECISIONS.ActivateOnInitiative, DECISIONS.Done]),
  },
  MoveUnit: { answer: DECISIONS.MoveUnit },
  Attack: { answer: DECISIONS.Attack },
  UseSaves: { answer: DECISIONS.UseSaves },
  OrderAction: { answer: z.discriminatedUnion('type', [DECISIONS.IssueOrder, DECISIONS.Done]) },
  AnswerDraw: ANSWER_DRAW,
};
export type QuestionKindId = keyof typeof SHAPES;
export const QUESTION_KINDS = Object.keys(SHAPES) as readonly QuestionKindId[];

/** The decisions that a question takes, besides conceding and offering a draw. */
export type DecisionIn<K extends QuestionKindId> = AnswerTo<typeof SHAPES, K>;

// What a question is about is in the view, and is the same whatever is hidden (QL-HID-13).
export const ask = asker(SHAPES, SAID);
