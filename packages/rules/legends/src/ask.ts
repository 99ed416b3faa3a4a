import type { Play, Question } from '@sandtable/kernel';
import type { Decision } from './decisions.js';
import type { SceneTable } from './events.js';
import { concede, offerDraw } from './rules/agreement.js';
import type { Scene } from './state.js';

/** What each question is about; the rest is in the view, for nothing is hidden. */
export interface Asked {
  Heroes: { readonly seat: number };
  Deploy: null;
  Activate: null;
  Move: { readonly hero: string };
  Act: { readonly hero: string };
  Stretch: {
    readonly hero: string;
    readonly moment: 'wallRun' | 'fly';
    readonly subject: string;
    readonly chosen: number;
    readonly difficulty: number;
  };
  ComeThrough: { readonly hero: string; readonly piece: string; readonly difficulty: number };
  HeroLanding: { readonly hero: string; readonly difficulty: number; readonly fatigue: number };
  CancelImpact: {
    readonly hero: string;
    readonly mover: string;
    readonly other: string | null;
    readonly impetus: number;
    readonly answer: number;
  };
  FollowUp: {
    readonly hero: string;
    readonly target: string;
    readonly knockDown: boolean;
    readonly knockBack: boolean;
  };
  Place: { readonly thing: string; readonly beside: string };
  LetGo: { readonly carrier: string; readonly load: string };
  Defend: { readonly hero: string; readonly fatigue: number; readonly difficulty: number };
  StrikeBack: { readonly hero: string; readonly difficulty: number };
  Struggle: { readonly hero: string; readonly difficulty: number };
  FallLine: { readonly hero: string };
  Order: { readonly heroes: readonly string[]; readonly what: 'fatigue' | 'falls' | 'struggles' };
  AnswerDraw: { readonly by: number };
}

export type QuestionKindId = keyof Asked;
export const QUESTION_KINDS: readonly QuestionKindId[] = [
  'Heroes',
  'Deploy',
  'Activate',
  'Move',
  'Act',
  'Stretch',
  'ComeThrough',
  'HeroLanding',
  'CancelImpact',
  'FollowUp',
  'Place',
  'LetGo',
  'Defend',
  'StrikeBack',
  'Struggle',
  'FallLine',
  'Order',
  'AnswerDraw',
];

export const questionFor = <K extends QuestionKindId>(
  s: Scene,
  kind: K,
  seat: number,
  data: Asked[K],
): Question<Decision> => ({
  kind,
  seat: s.match.seats[seat]!,
  data,
});

/**
 * Asks a seat in the midst of an act and waits for what it decides. When the game is decided, or the seat has left it, it is not
 * asked any more and `otherwise` stands for its answer.
 */
export function* ask<K extends QuestionKindId>(
  t: SceneTable,
  kind: K,
  seat: number,
  data: Asked[K],
  otherwise: Decision,
): Play<Decision> {
  const s = t.state;
  while (s.result === null && !s.seats[seat]!.conceded) {
    const decision = yield* t.ask(questionFor(s, kind, seat, data));
    if (decision.type === 'concede') concede(t, seat);
    else if (decision.type === 'offerDraw') yield* offerDraw(t, seat);
    else return decision;
  }
  return otherwise;
}

/** Asks between acts, where an answer begins a new act; null if it was to concede or to offer a draw: then the table is looked at anew. */
export function* askBetween<K extends QuestionKindId>(
  t: SceneTable,
  kind: K,
  seat: number,
  data: Asked[K],
): Play<Decision | null> {
  t.boundary();
  const decision = yield* t.ask(questionFor(t.state, kind, seat, data));
  if (decision.type === 'concede') concede(t, seat);
  else if (decision.type === 'offerDraw') yield* offerDraw(t, seat);
  else return decision;
  return null;
}
