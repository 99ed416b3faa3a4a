import { bug, type Question, type Ruleset } from '@sandtable/kernel';
import type { Asked, DecisionIn, QuestionKindId } from '../ask.js';
import type { DecisionOf } from '../decisions.js';
import { QUESTIONS } from '../questions.js';
import { posesFor } from '../rules/poses.js';
import { heroOf, type Scene, seatIndex } from '../state.js';
import { indexOf } from '../tables.js';
import { proposals } from './acts.js';
import { followUps } from './follow-ups.js';
import { moves } from './moves.js';
import type { Proposal } from './shows.js';
import { spots } from './spots.js';
import { WINDOWS } from './windows.js';

/** Answers to a question with what each is worth, best first; whether one is legal is asked when it is wanted. */
export function ranked(s: Scene, question: Question, quick = false): readonly Proposal[] {
  const kind = question.kind as QuestionKindId;
  if (kind === 'Act') return proposals(s, heroOf(s, (question.data as Asked['Act']).hero)!, quick);
  if (kind === 'Deploy') return spots(s, seatIndex(s, question.seat));
  if (kind === 'Move') return moves(s, heroOf(s, (question.data as Asked['Move']).hero)!);
  if (kind === 'FollowUp') return followUps(s, question.data as Asked['FollowUp']);
  if (quick && kind === 'Place') return [{ answer: anyPose(s, question.data as Asked['Place']), worth: 0 }];
  const options = offered(s, question);
  if (options.length === 1) return [{ answer: options[0]!, worth: 0 }];
  const worth = WINDOWS[kind] as (s: Scene, d: DecisionIn, data: unknown) => number;
  const all = options.map((answer) => ({ answer, worth: worth(s, answer, question.data) }));
  return all.sort((a, b) => b.worth - a.worth);
}

/** The first pose that can be taken; there is one, or it would not be asked. */
function anyPose(s: Scene, { thing, beside }: Asked['Place']): DecisionOf<'place'> {
  return { type: 'place', pose: posesFor(s, indexOf(s, thing), indexOf(s, beside), 1)[0]! };
}

/**
 * How many acts of one sort are compared at most, however little they seem to be worth: what is best now may be better still after
 * a show, and a bank handed on to a friend strikes where its owner cannot.
 */
const OF_A_SORT = { show: 3, attack: 3, call: 2, other: 2 } as const;
type Sort = keyof typeof OF_A_SORT;

function sortOf(answer: DecisionIn): Sort {
  switch (answer.type) {
    case 'leg':
      return answer.policy?.heroes === 'resolve' ? 'attack' : 'show';
    case 'drop':
    case 'pickUp':
      return 'show';
    case 'strike':
    case 'longShot':
    case 'fling':
      return 'attack';
    case 'callHero':
      return 'call';
    default:
      return 'other';
  }
}

/** The best legal answers to compare: at most so many, and of acts some of each sort. */
export function best(s: Scene, question: Question, most: number): DecisionIn[] {
  const answers: DecisionIn[] = [];
  const left = { ...OF_A_SORT } as Record<Sort, number>;
  for (const proposal of ranked(s, question)) {
    if (answers.length >= most) break;
    const sort = question.kind === 'Act' ? sortOf(proposal.answer) : null;
    if (sort !== null && left[sort] === 0) continue;
    if (!isLegal(s, question, proposal)) continue;
    if (sort !== null) left[sort]--;
    answers.push(proposal.answer);
  }
  return answers.length > 0 ? answers : offered(s, question).slice(0, most);
}

/** The best legal answer. */
export function first(s: Scene, question: Question, quick: boolean): DecisionIn {
  const all = ranked(s, question, quick);
  for (const proposal of all) if (isLegal(s, question, proposal)) return proposal.answer;
  return offered(s, question)[0] ?? bug(`no answer to ${question.kind} is legal`);
}

/** What the rules offer: where nothing that was thought of is legal. */
const offered = (s: Scene, question: Question): readonly DecisionIn[] => KINDS[question.kind]!.options(s, question);

const KINDS: Ruleset<Scene>['questions'] = QUESTIONS;

/** Questions whose answers the bot thinks of itself; offered ones are legal. */
const INVENTED: ReadonlySet<string> = new Set<QuestionKindId>(['Act', 'Move', 'FollowUp', 'Deploy']);

function isLegal(s: Scene, question: Question, { answer, open }: Proposal): boolean {
  if (open?.() === false) return false;
  return !INVENTED.has(question.kind) || KINDS[question.kind]!.check(s, question, answer) === null;
}
