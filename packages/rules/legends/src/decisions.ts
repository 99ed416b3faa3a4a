import { ANSWER_DRAW, idSchema, SAID } from '@sandtable/craft';
import type { Fits } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { ITEMS } from './terms.js';

// All that a seat can ever decide. A closed vocabulary: what is not here cannot be said.

const id = idSchema;
const inch = z.number().check(z.gte(-1000), z.lte(1000));
const vec2 = z.tuple([inch, inch]);
const vec3 = z.tuple([inch, inch, inch]);
const count = z.int().check(z.gte(0), z.lte(9999));

/** Where a carried thing, or its carrier, is put (LG-GEO-12). */
export const poseSchema = z.strictObject({
  x: inch,
  y: inch,
  z: inch,
  yaw: z.int().check(z.gte(0), z.lte(359)),
  lie: z.literal([0, 1, 2]),
});
export type Pose = Fits<typeof poseSchema>;

/** A step of a line (LG-MOV-06): along the ground, along a wall, through the air as all else is (LG-FLY-02), or the drop that ends it. */
export const segmentSchema = z.discriminatedUnion('m', [
  z.strictObject({ m: z.literal('g'), to: vec2 }),
  z.strictObject({ m: z.literal('w'), to: vec3 }),
  z.strictObject({ m: z.literal('a'), to: vec3 }),
  z.strictObject({ m: z.literal('d'), dir: z.optional(vec3) }),
]);
export type Segment = Fits<typeof segmentSchema>;

/** What is done about Impacts on a line without asking (LG-IMP-05). */
const answering = z.enum(['ask', 'cancel', 'resolve']);
const policy = z.strictObject({ walls: answering, heroes: answering });
export type Answering = Fits<typeof answering>;
export type Policy = Fits<typeof policy>;

export const chosenSchema = z.strictObject({ cast: id, item: z.nullable(z.enum(ITEMS)) });

export const DECISIONS = {
  chooseHeroes: z.strictObject({ type: z.literal('chooseHeroes'), heroes: z.array(chosenSchema) }),
  deploy: z.strictObject({ type: z.literal('deploy'), hero: id, at: vec3 }),
  activate: z.strictObject({ type: z.literal('activate'), hero: id }),
  move: z.strictObject({ type: z.literal('move'), chosen: count, spend: count }),
  skipMove: z.strictObject({ type: z.literal('skipMove') }),
  leg: z.strictObject({
    type: z.literal('leg'),
    segments: z.array(segmentSchema).check(z.maxLength(200)),
    policy: z.optional(policy),
  }),
  drop: z.strictObject({ type: z.literal('drop'), dir: z.optional(vec3) }),
  longShot: z.strictObject({ type: z.literal('longShot'), target: id, spend: count }),
  strike: z.strictObject({ type: z.literal('strike'), target: id, spend: count }),
  pickUp: z.strictObject({ type: z.literal('pickUp'), thing: id, spend: count }),
  fling: z.strictObject({ type: z.literal('fling'), chosen: count, dir: vec3, spend: count }),
  release: z.strictObject({ type: z.literal('release') }),
  callHero: z.strictObject({ type: z.literal('callHero'), hero: id, chosen: count, spend: count }),
  end: z.strictObject({ type: z.literal('end') }),
  attempt: z.strictObject({ type: z.literal('attempt'), spend: count }),
  decline: z.strictObject({ type: z.literal('decline') }),
  cancelImpact: z.strictObject({ type: z.literal('cancelImpact'), cancel: z.boolean() }),
  knockDown: z.strictObject({ type: z.literal('knockDown'), chosen: count, spend: count }),
  knockBack: z.strictObject({ type: z.literal('knockBack'), chosen: count, dir: vec3, spend: count }),
  doneFollowUps: z.strictObject({ type: z.literal('doneFollowUps') }),
  place: z.strictObject({ type: z.literal('place'), pose: poseSchema }),
  letGo: z.strictObject({ type: z.literal('letGo'), letGo: z.boolean() }),
  strikeBack: z.strictObject({ type: z.literal('strikeBack'), target: id, spend: count }),
  struggle: z.strictObject({ type: z.literal('struggle'), target: id, spend: count }),
  fallLine: z.strictObject({ type: z.literal('fallLine'), dir: z.nullable(vec3) }),
  order: z.strictObject({ type: z.literal('order'), order: z.array(id) }),
  AnswerDraw: ANSWER_DRAW.answer,
};

export const decisionSchema = z.discriminatedUnion('type', [
  DECISIONS.chooseHeroes,
  DECISIONS.deploy,
  DECISIONS.activate,
  DECISIONS.move,
  DECISIONS.skipMove,
  DECISIONS.leg,
  DECISIONS.drop,
  DECISIONS.longShot,
  DECISIONS.strike,
  DECISIONS.pickUp,
  DECISIONS.fling,
  DECISIONS.release,
  DECISIONS.callHero,
  DECISIONS.end,
  DECISIONS.attempt,
  DECISIONS.decline,
  DECISIONS.cancelImpact,
  DECISIONS.knockDown,
  DECISIONS.knockBack,
  DECISIONS.doneFollowUps,
  DECISIONS.place,
  DECISIONS.letGo,
  DECISIONS.strikeBack,
  DECISIONS.struggle,
  DECISIONS.fallLine,
  DECISIONS.order,
  DECISIONS.AnswerDraw,
  SAID.answer,
]);
export type Decision = Fits<typeof decisionSchema>;
export type DecisionOf<T extends Decision['type']> = Extract<Decision, { type: T }>;

export const END = { type: 'end' } as const satisfies Decision;
export const DECLINE = { type: 'decline' } as const satisfies Decision;
