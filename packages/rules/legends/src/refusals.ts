import { type Question, type Refusal, refuse } from '@sandtable/kernel';
import type { Asked, DecisionIn, QuestionKindId } from './ask.js';
import type { DecisionOf } from './decisions.js';
import type { RuleId } from './rulebook.js';
import { refuseAct, refuseActivate } from './rules/acting.js';
import { refuseDeploy } from './rules/deployment.js';
import { refuseFallLine } from './rules/mighty-items.js';
import { MOMENTS, type MomentId, refuseAttempt, refuseChosen } from './rules/moments.js';
import { refusePose } from './rules/poses.js';
import { refuseHeroes } from './rules/setup.js';
import { refuseFollowUp } from './rules/strike.js';
import { type Ruling, refuseTarget } from './ruling.js';
import { heroOf, type Scene, seatIndex } from './state.js';
import { indexOf } from './tables.js';

// Every refusal of the game: pure functions of a position and a decision. Referee, screens, bots and "why not?" all ask here; why is told in
// the chapters.

type Check<K extends QuestionKindId> = (s: Scene, question: Question<unknown, Asked[K]>, d: DecisionIn<K>) => Ruling;

/** Whether a decision is legal as the answer to a question that takes such decisions. */
export const CHECKS: { readonly [K in Exclude<QuestionKindId, 'AnswerDraw'>]: Check<K> } = {
  Heroes: (s, _, d) => refuseHeroes(s, d),
  Deploy: (s, { seat }, d) => refuseDeploy(s, d, seatIndex(s, seat)),
  Activate: (s, { seat }, d) => refuseActivate(s, d, seatIndex(s, seat)),
  Move: (s, { data: { hero } }, d) => {
    if (d.type === 'skipMove') return null;
    return refuseChosen(s, 'move', d.chosen) ?? refuseAttempt(s, heroOf(s, hero)!, 'move', '', d.chosen, d.spend);
  },
  Act: (s, { data: { hero } }, d) => refuseAct(s, heroOf(s, hero)!, d),
  Stretch: (s, { data: { hero, moment, subject, difficulty } }, d) =>
    refuseSpend(s, d, hero, moment, subject, difficulty),
  ComeThrough: (s, { data: { hero, piece, difficulty } }, d) =>
    refuseSpend(s, d, hero, 'comeThrough', piece, difficulty),
  HeroLanding: (s, { data: { hero, difficulty } }, d) => refuseSpend(s, d, hero, 'heroLanding', '', difficulty),
  Defend: (s, { data: { hero, difficulty } }, d) => refuseSpend(s, d, hero, 'defend', '', difficulty),
  CancelImpact: () => null,
  FollowUp: (s, { data }, d) => refuseFollowUp(s, d, data),
  Place: (s, { data: { thing, beside } }, { pose }) => refusePose(s, indexOf(s, thing), indexOf(s, beside), pose),
  LetGo: () => null,
  StrikeBack: (s, { data: { hero, difficulty } }, d) => refuseBlow(s, d, hero, difficulty, 'LG-SBK-01'),
  Struggle: (s, { data: { hero, difficulty } }, d) => refuseBlow(s, d, hero, difficulty, 'LG-STG-01'),
  FallLine: (s, { data: { hero } }, { dir }) => refuseFallLine(s, heroOf(s, hero)!, dir),
  Order: (_, { data: { heroes } }, { order }) => {
    const same = [...order].sort().join() === [...heroes].sort().join();
    return same ? null : refuse('LG-ORD-01', `Each of ${heroes.join(', ')} once.`);
  },
};

/** What is to be decided instead of a decision that answers another question. */
const INSTEAD: { readonly [K in Exclude<QuestionKindId, 'Stretch'>]: readonly [rule: RuleId, what: string] } = {
  Heroes: ['LG-SET-01', 'Choose your Heroes first.'],
  Deploy: ['LG-SET-08', 'Place a Hero first.'],
  Activate: ['LG-ACT-02', 'Name the Hero that acts.'],
  Move: ['LG-MOV-01', 'Move comes first: attempt it or leave it.'],
  Act: ['LG-ACT-05', 'That is no act of the active Hero.'],
  ComeThrough: [MOMENTS.comeThrough.rule, 'Come Through: attempt it or leave it.'],
  HeroLanding: [MOMENTS.heroLanding.rule, 'Hero Landing: attempt it or leave it.'],
  CancelImpact: ['LG-IMP-05', 'Cancel the Impact or let it stand.'],
  FollowUp: ['LG-STR-06', 'Knock the target down or back, or go on.'],
  Place: ['LG-PIC-07', 'Say where it is put.'],
  LetGo: ['LG-PIC-09', 'Let go or hold on.'],
  Defend: [MOMENTS.defend.rule, 'Defend: attempt it or leave it.'],
  StrikeBack: ['LG-SBK-01', 'Strike back or leave it.'],
  Struggle: ['LG-STG-01', 'Struggle or leave it.'],
  FallLine: ['LG-ITM-11', 'Say which way it falls.'],
  Order: ['LG-ORD-01', 'Say who comes first.'],
  AnswerDraw: ['LG-END-06', 'Accept the draw or decline it.'],
};

/** Why a decision is no answer to a question that takes others. */
export function misplaced(_: Scene, { kind, data }: Question, d: DecisionIn): Ruling {
  if (kind === 'Act' && (d.type === 'move' || d.type === 'skipMove')) return MOVE_IS_OVER;
  if (kind === 'Stretch') {
    const { rule, name } = MOMENTS[(data as Asked['Stretch']).moment];
    return refuse(rule, `${name}: attempt it or leave it.`);
  }
  return refuse(...INSTEAD[kind as keyof typeof INSTEAD]);
}

const MOVE_IS_OVER = refuse('LG-MOV-01', 'Move comes first: this Hero has already acted.');

/** A Moment that is answered with a spend. */
function refuseSpend(
  s: Scene,
  d: DecisionOf<'attempt' | 'decline'>,
  hero: string,
  moment: MomentId,
  subject: string,
  difficulty: number,
): Ruling {
  if (d.type === 'decline') return null;
  return refuseAttempt(s, heroOf(s, hero)!, moment, subject, difficulty, d.spend);
}

/** A Moment that is answered with a target in contact and a spend. */
function refuseBlow(
  s: Scene,
  d: DecisionOf<'strikeBack' | 'struggle' | 'decline'>,
  id: string,
  difficulty: number,
  rule: RuleId,
): Ruling {
  if (d.type === 'decline') return null;
  const hero = heroOf(s, id)!;
  return refuseTarget(s, hero, d.target, rule) ?? refuseAttempt(s, hero, d.type, d.target, difficulty, d.spend);
}

/** The rule that tells a seat it has nothing to decide now. */
export function notAsked(s: Scene): Refusal<RuleId> {
  if (s.result !== null) return refuse('LG-END-01', 'The game is over.');
  if (s.phase === 'heroes') return refuse('LG-SET-01', 'Another player is choosing Heroes.');
  if (s.phase === 'deploy') return refuse('LG-SET-08', 'Another player is placing a Hero.');
  return refuse('LG-ACT-02', 'It is not your decision.');
}
