import { type Question, questions } from '@sandtable/kernel';
import { type DecisionIn, SHAPES } from './ask.js';
import type { Decision } from './decisions.js';
import { OPTIONS } from './options.js';
import { refusal } from './refusals.js';
import { besides } from './rules/agreement.js';
import { isHidden, seenPlacements } from './rules/setup.js';
import type { Battle } from './state.js';
import { tablesOf } from './tables.js';

// What may be asked: the shape of an answer, its options, and the check. Answers are public; only who stands under a face-down marker
// is its owner's alone (TA-CORE-HID-01).

const check = (b: Battle, question: Question, decision: Decision) => refusal(b, question, decision);

const deployment = (b: Battle, _: unknown, answer: DecisionIn<'Deploy'>): unknown => {
  if (answer.type !== 'Deploy') return answer; // something said besides
  const { placements } = answer;
  const isOpen = placements.every(({ unit }) => !isHidden(b, tablesOf(b).unitNumbers.get(unit) ?? 0));
  return isOpen ? answer : { ...answer, placements: seenPlacements(b, placements) };
};

export const QUESTIONS = questions<Battle>()(
  {
    Deploy: { ...SHAPES.Deploy, finite: false, options: OPTIONS.Deploy, check, shown: deployment },
    Reserve: { ...SHAPES.Reserve, finite: true, options: OPTIONS.Reserve, check },
    Turn: { ...SHAPES.Turn, finite: false, options: OPTIONS.Turn, check },
    Situation: { ...SHAPES.Situation, finite: false, options: OPTIONS.Situation, check },
    Relay: { ...SHAPES.Relay, finite: false, options: OPTIONS.Relay, check },
    Route: { ...SHAPES.Route, finite: true, options: OPTIONS.Route, check },
    Line: { ...SHAPES.Line, finite: true, options: OPTIONS.Line, check },
    Reference: { ...SHAPES.Reference, finite: true, options: OPTIONS.Reference, check },
    Stayer: { ...SHAPES.Stayer, finite: true, options: OPTIONS.Stayer, check },
    Retreat: { ...SHAPES.Retreat, finite: true, options: OPTIONS.Retreat, check },
    Improvement: { ...SHAPES.Improvement, finite: true, options: OPTIONS.Improvement, check },
    Facing: { ...SHAPES.Facing, finite: true, options: OPTIONS.Facing, check },
    Smoke: { ...SHAPES.Smoke, finite: false, options: OPTIONS.Smoke, check },
    Power: { ...SHAPES.Power, finite: true, options: OPTIONS.Power, check },
  },
  { besides, misplaced: check },
);
