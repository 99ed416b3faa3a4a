import type { Question, QuestionKind } from '@sandtable/kernel';
import type { QuestionKindId } from './ask.js';
import { type Decision, decisionSchema } from './decisions.js';
import { OPTIONS } from './options.js';
import { refusal } from './refusals.js';
import type { Battle } from './state.js';
import type { Seat } from './terms.js';

// What may be asked: the shape of an answer, its options, and the check.

/** Kinds whose options are candidates among too many to list. */
const OPEN_ENDED: ReadonlySet<QuestionKindId> = new Set(['ChooseForce', 'Deploy', 'MoveUnit']);

const RESIGN = { type: 'Resign' } as const satisfies Decision;
const OFFER_DRAW = { type: 'OfferDraw' } as const satisfies Decision;

function kind(id: QuestionKindId): QuestionKind<Battle, Decision> {
  const options = OPTIONS[id];
  return {
    answer: decisionSchema as unknown as QuestionKind<Battle, Decision>['answer'],
    finite: !OPEN_ENDED.has(id),
    options: (b, question) => options(b, question.seat as Seat),
    asides: (b, question) =>
      [RESIGN, OFFER_DRAW].filter((decision) => refusal(b, question.seat as Seat, decision) === null),
    check: (b, question: Question<Decision>, decision) => refusal(b, question.seat as Seat, decision),
    ...(SECRET.has(id) && { shown }),
  };
}

const SECRET: ReadonlySet<QuestionKindId> = new Set(['ChooseForce', 'OrderAction']);

/** What others see of an answer: of an order, only who got it (QL-HID-02); of a roster chosen in secret, nothing. */
function shown(b: Battle, _: Question, decision: Decision): unknown {
  if (decision.type === 'IssueOrder') return decision.unit;
  if (decision.type === 'ChooseForce' && b.match.config.forceSecrecy === 'secret') return null;
  return decision;
}

export const QUESTIONS = Object.fromEntries(
  (Object.keys(OPTIONS) as QuestionKindId[]).map((id) => [id, kind(id)]),
) as Record<QuestionKindId, QuestionKind<Battle, Decision>>;
