import type { Question } from '@sandtable/kernel';
import { ORDER_TYPES, type QuestionKindId, type View } from '@sandtable/quantum-legions';
import type { Look } from '../../play/text-table.js';
import { usageIn, type Verb } from './answers.js';
import { listed } from './words.js';

// What may be typed at each question.

type Typed = readonly (readonly [verb: Verb, note?: string])[];

const TYPED: { readonly [K in QuestionKindId]: Typed } = {
  ChooseForce: [
    ['roster', 'a starter roster'],
    ['force', 'your own'],
  ],
  ChooseSection: [['section']],
  JoinSection: [['join']],
  ChooseSetupArea: [['area']],
  Deploy: [['deploy', '"deploy suggested" does it for you, "deploy suggested but a1 B3" with a change']],
  RallyAction: [['remove', 'take a marker off, 1 CP'], ['reanimate', '1 CP'], ['done']],
  ActivateAction: [['activate', '1 CP'], ['initiative', '2 CP'], ['done']],
  MoveUnit: [['to', 'the cheapest way'], ['move', 'hex by hex'], ['stay'], ['carry', 'alone or after a move']],
  Attack: [['attack'], ['hold']],
  UseSaves: [['saves']],
  OrderAction: [['order', `1 CP: ${listed(ORDER_TYPES, 'or')}`], ['done']],
  AnswerDraw: [['accept'], ['decline']],
};

export function helpText({ kind }: Question, look: Look<View>): string {
  const lines = TYPED[kind as QuestionKindId].flatMap(([verb, note]) => {
    const usage = usageIn(verb, look);
    return usage === null ? [] : [`  ${usage}${note === undefined ? '' : `: ${note}`}`];
  });
  return ['Now you may type:', ...lines].join('\n');
}
