import { ANSWER_DRAW, idSchema, SAID } from '@sandtable/craft';
import { type AboutOf, type AnswerTo, asker } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { DECISIONS } from './decisions.js';

const id = idSchema;
const number = z.number();
/** A Moment in the midst of an act: attempted with a spend, or left. */
const moment = z.discriminatedUnion('type', [DECISIONS.attempt, DECISIONS.decline]);

/** What a seat can be asked: the decisions that each question takes, and what it is about; the rest is in the view, for nothing is hidden. */
export const SHAPES = {
  Heroes: { answer: DECISIONS.chooseHeroes, about: z.strictObject({ seat: number }) },
  Deploy: { answer: DECISIONS.deploy },
  Activate: { answer: DECISIONS.activate },
  Move: {
    answer: z.discriminatedUnion('type', [DECISIONS.move, DECISIONS.skipMove]),
    about: z.strictObject({ hero: id }),
  },
  Act: {
    answer: z.discriminatedUnion('type', [
      DECISIONS.leg,
      DECISIONS.drop,
      DECISIONS.longShot,
      DECISIONS.strike,
      DECISIONS.pickUp,
      DECISIONS.fling,
      DECISIONS.release,
      DECISIONS.callHero,
      DECISIONS.end,
    ]),
    about: z.strictObject({ hero: id }),
  },
  Stretch: {
    answer: moment,
    about: z.strictObject({
      hero: id,
      moment: z.enum(['wallRun', 'fly']),
      subject: id,
      chosen: number,
      difficulty: number,
      pays: number,
    }),
  },
  ComeThrough: { answer: moment, about: z.strictObject({ hero: id, piece: id, difficulty: number }) },
  HeroLanding: { answer: moment, about: z.strictObject({ hero: id, difficulty: number, fatigue: number }) },
  CancelImpact: {
    answer: DECISIONS.cancelImpact,
    about: z.strictObject({ hero: id, mover: id, other: z.nullable(id), impetus: number, answer: number }),
  },
  FollowUp: {
    answer: z.discriminatedUnion('type', [DECISIONS.knockDown, DECISIONS.knockBack, DECISIONS.doneFollowUps]),
    about: z.strictObject({ hero: id, target: id, knockDown: z.boolean(), knockBack: z.boolean() }),
  },
  Place: { answer: DECISIONS.place, about: z.strictObject({ thing: id, beside: id }) },
  LetGo: { answer: DECISIONS.letGo, about: z.strictObject({ carrier: id, load: id }) },
  Defend: { answer: moment, about: z.strictObject({ hero: id, fatigue: number, difficulty: number }) },
  StrikeBack: {
    answer: z.discriminatedUnion('type', [DECISIONS.strikeBack, DECISIONS.decline]),
    about: z.strictObject({ hero: id, difficulty: number }),
  },
  Struggle: {
    answer: z.discriminatedUnion('type', [DECISIONS.struggle, DECISIONS.decline]),
    about: z.strictObject({ hero: id, difficulty: number }),
  },
  FallLine: { answer: DECISIONS.fallLine, about: z.strictObject({ hero: id }) },
  Order: {
    answer: DECISIONS.order,
    about: z.strictObject({ heroes: z.array(id), what: z.enum(['fatigue', 'falls', 'struggles']) }),
  },
  AnswerDraw: ANSWER_DRAW,
};
export type QuestionKindId = keyof typeof SHAPES;
export const QUESTION_KINDS = Object.keys(SHAPES) as readonly QuestionKindId[];

/** What each question is about. */
export type Asked = { readonly [K in QuestionKindId]: AboutOf<typeof SHAPES, K> };
/** The decisions that a question takes, besides conceding and offering a draw. */
export type DecisionIn<K extends QuestionKindId = QuestionKindId> = AnswerTo<typeof SHAPES, K>;

export const ask = asker(SHAPES, SAID);
