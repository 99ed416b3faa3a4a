import { ANSWER_DRAW, SAID } from '@sandtable/craft';
import { type AnswerTo, asker } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { DECISIONS } from './decisions.js';

/** What a seat can be asked, and the decisions that each question takes: one of its own, or those that a phase allows. */
export const SHAPES = {
  ChooseForce: { answer: DECISIONS.ChooseForce },
  ChooseZoneOrTurn: { answer: DECISIONS.ChooseZoneOrTurn },
  DeploySquad: { answer: DECISIONS.DeploySquad },
  PreGameOverwatch: { answer: DECISIONS.PreGameOverwatch },
  OverwatchPhase: {
    answer: z.discriminatedUnion('type', [
      DECISIONS.DeclareOverwatch,
      DECISIONS.AttachPlatoonLeader,
      DECISIONS.SetShield,
      DECISIONS.ChangeSeat,
      DECISIONS.EndPhase,
      DECISIONS.HandOver,
    ]),
  },
  MoveFirePhase: { answer: z.discriminatedUnion('type', [DECISIONS.Activate, DECISIONS.EndPhase, DECISIONS.HandOver]) },
  Activation: {
    answer: z.discriminatedUnion('type', [
      DECISIONS.Move,
      DECISIONS.Fire,
      DECISIONS.UseSensor,
      DECISIONS.SetUp,
      DECISIONS.Pack,
      DECISIONS.EndActivation,
    ]),
  },
  OverwatchReaction: { answer: DECISIONS.OverwatchReaction },
  CloseCombatPhase: {
    answer: z.discriminatedUnion('type', [DECISIONS.ChooseMelee, DECISIONS.EndPhase, DECISIONS.HandOver]),
  },
  PlaceSurvivors: { answer: DECISIONS.PlaceSurvivors },
  ChoosePromotion: { answer: DECISIONS.ChoosePromotion },
  AnswerDraw: ANSWER_DRAW,
};
export type QuestionKindId = keyof typeof SHAPES;
export const QUESTION_KINDS = Object.keys(SHAPES) as readonly QuestionKindId[];

/** The decisions that a question takes, besides conceding and offering a draw. */
export type DecisionIn<K extends QuestionKindId = QuestionKindId> = AnswerTo<typeof SHAPES, K>;

// What a question is about is in the view.
export const ask = asker(SHAPES, SAID);
