import { ANSWERING_DRAW } from '@sandtable/craft';
import { type Question, questions } from '@sandtable/kernel';
import { SHAPES } from './ask.js';
import type { Decision } from './decisions.js';
import type { Ruling } from './ground.js';
import { OPTIONS } from './options.js';
import { refusal } from './refusals.js';
import { besides } from './rules/agreement.js';
import type { Battle } from './state.js';
import type { Seat } from './terms.js';

// What may be asked: the shape of an answer, its options, and the check.

const check = (b: Battle, { seat }: Question, decision: Decision): Ruling => refusal(b, seat as Seat, decision);

export const QUESTIONS = questions<Battle>()(
  {
    ChooseForce: {
      ...SHAPES.ChooseForce,
      finite: false,
      options: OPTIONS.ChooseForce,
      check,
      shown: (b, _, decision) => (b.match.config.forceSecrecy === 'secret' ? null : decision),
    },
    ChooseSection: { ...SHAPES.ChooseSection, finite: true, options: OPTIONS.ChooseSection, check },
    JoinSection: { ...SHAPES.JoinSection, finite: true, options: OPTIONS.JoinSection, check },
    ChooseSetupArea: { ...SHAPES.ChooseSetupArea, finite: true, options: OPTIONS.ChooseSetupArea, check },
    Deploy: { ...SHAPES.Deploy, finite: false, options: OPTIONS.Deploy, check },
    RallyAction: { ...SHAPES.RallyAction, finite: true, options: OPTIONS.RallyAction, check },
    ActivateAction: { ...SHAPES.ActivateAction, finite: true, options: OPTIONS.ActivateAction, check },
    MoveUnit: { ...SHAPES.MoveUnit, finite: false, options: OPTIONS.MoveUnit, check },
    Attack: { ...SHAPES.Attack, finite: true, options: OPTIONS.Attack, check },
    UseSaves: { ...SHAPES.UseSaves, finite: true, options: OPTIONS.UseSaves, check },
    OrderAction: {
      ...SHAPES.OrderAction,
      finite: true,
      options: OPTIONS.OrderAction,
      check,
      shown: (_, __, decision) => (decision.type === 'IssueOrder' ? decision.unit : decision), // who got it: QL-HID-02
    },
    AnswerDraw: ANSWERING_DRAW,
  },
  { besides, misplaced: check },
);
