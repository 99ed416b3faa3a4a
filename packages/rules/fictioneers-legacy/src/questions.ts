import { ANSWERING_DRAW } from '@sandtable/craft';
import { type Question, questions, refuse } from '@sandtable/kernel';
import { type DecisionIn, SHAPES } from './ask.js';
import { OPTIONS } from './options.js';
import { refusal, refuseLateMove } from './refusals.js';
import type { Refusal } from './rulebook.js';
import { besides } from './rules/agreement.js';
import type { Battle } from './state.js';

// What may be asked: the shape of an answer, its options, and the check.

const check = (b: Battle, { seat }: Question, decision: DecisionIn): Refusal | null => refusal(b, seat, decision);

export const QUESTIONS = questions<Battle>()(
  {
    ChooseForce: { ...SHAPES.ChooseForce, finite: false, options: OPTIONS.ChooseForce, check },
    ChooseZoneOrTurn: { ...SHAPES.ChooseZoneOrTurn, finite: true, options: OPTIONS.ChooseZoneOrTurn, check },
    DeploySquad: { ...SHAPES.DeploySquad, finite: false, options: OPTIONS.DeploySquad, check },
    PreGameOverwatch: { ...SHAPES.PreGameOverwatch, finite: false, options: OPTIONS.PreGameOverwatch, check },
    OverwatchPhase: { ...SHAPES.OverwatchPhase, finite: false, options: OPTIONS.OverwatchPhase, check },
    MoveFirePhase: { ...SHAPES.MoveFirePhase, finite: true, options: OPTIONS.MoveFirePhase, check },
    Activation: { ...SHAPES.Activation, finite: false, options: OPTIONS.Activation, check },
    OverwatchReaction: { ...SHAPES.OverwatchReaction, finite: false, options: OPTIONS.OverwatchReaction, check },
    CloseCombatPhase: { ...SHAPES.CloseCombatPhase, finite: true, options: OPTIONS.CloseCombatPhase, check },
    PlaceSurvivors: { ...SHAPES.PlaceSurvivors, finite: false, options: OPTIONS.PlaceSurvivors, check },
    ChoosePromotion: { ...SHAPES.ChoosePromotion, finite: true, options: OPTIONS.ChoosePromotion, check },
    AnswerDraw: ANSWERING_DRAW,
  },
  {
    besides,
    misplaced: (b, { kind }, decision) =>
      (kind === 'MoveFirePhase' ? refuseLateMove(b, decision) : null) ??
      refuse('FL-SEQ-02', 'This is not what is to be decided now.'),
  },
);
