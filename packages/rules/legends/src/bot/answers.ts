import { bug, type Question } from '@sandtable/kernel';
import type { Asked, QuestionKindId } from '../ask.js';
import type { Decision } from '../decisions.js';
import { QUESTIONS } from '../questions.js';
import { refusal, refuseAct } from '../refusals.js';
import { posesFor } from '../rules/poses.js';
import { heroOf, type Scene } from '../state.js';
import { indexOf } from '../tables.js';
import { proposals } from './acts.js';
import { followUps } from './follow-ups.js';
import { moves } from './moves.js';
import type { Proposal } from './shows.js';
import { spots } from './spots.js';
import { WINDOWS } from './windows.js';

/** Answers to a question with what each is worth, best first; whether one is legal is asked when it is wanted. */
export function ranked(s: Scene, question: Question<Decision>, quick = false): readonly Proposal[] {
  const kind = question.kind as QuestionKindId;
  if (kind === 'Act') return proposals(s, heroOf(s, (question.data as Asked['Act']).hero)!, quick);
  if (kind === 'Deploy') return spots(s, s.match.seats.indexOf(question.seat as never));
  if (kind === 'Move') return moves(s, heroOf(s, (question.data as Asked['Move']).hero)!);
  if (kind === 'FollowUp') return followUps(s, question.data as Asked['FollowUp']);
  if (quick && kind === 'Place') return [{ answer: anyPose(s, question.data as Asked['Place']), worth: 0 }];
  const options = offered(s, question);
  if (options.length === 1) return [{ answer: options[0]!, worth: 0 }];
  const worth = WINDOWS[kind] as (s: Scene, d: Decision, data: unknown, seat: number) => number;
  const seat = s.match.seats.indexOf(question.seat as never);
  const all = options.map((answer) => ({ answer, worth: worth(s, answer, question.data, seat) }));
  return all.sort((a, b) => b.worth - a.worth);
}

/** The first pose that can be taken; there is one, or it would not be asked. */
function anyPose(s: Scene, { thing, beside }: Asked['Place']): Decision {
  return { type: 'place', pose: posesFor(s, indexOf(s, thing), indexOf(s, beside), 1)[0]! };
}

/**
 * How many acts of one sort are compared at most, however little they seem to be worth: what is best now may be better still after
 * a show, and a bank handed on to a friend strikes where its owner cannot.
 */
const OF_A_SORT = { show: 3, attack: 3, call: 2, other: 2 } as const;
type Sort = keyof typeof OF_A_SORT;

function sortOf(answer: Decision): Sort {
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
export function best(s: Scene, question: Question<Decision>, most: number): Decision[] {
  const answers: Decision[] = [];
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
export function first(s: Scene, question: Question<Decision>, quick: boolean): Decision {
  const all = ranked(s, question, quick);
  for (const proposal of all) if (isLegal(s, question, proposal)) return proposal.answer;
  return offered(s, question)[0] ?? bug(`no answer to ${question.kind} is legal`);
}

/** What the rules offer: where nothing that was thought of is legal. */
const offered = (s: Scene, question: Question<Decision>): readonly Decision[] =>
  QUESTIONS[question.kind as QuestionKindId].options(s, question);

/** Offered answers are legal; only what the bot thought of itself has to be looked at. */
function isLegal(s: Scene, question: Question<Decision>, { answer, open }: Proposal): boolean {
  if (open?.() === false) return false;
  const { kind } = question;
  if (kind === 'Act')
    return answer.type === 'end' || refuseAct(s, heroOf(s, (question.data as Asked['Act']).hero)!, answer) === null;
  if (kind === 'Move' || kind === 'FollowUp' || kind === 'Deploy') return refusal(s, question, answer) === null;
  return true;
}
