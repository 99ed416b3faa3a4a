import { idSchema } from '@sandtable/craft';
import * as z from 'zod/mini';
import type { Chosen } from './state.js';
import { ITEMS, type Vec3 } from './terms.js';

/** A step of a line (LG-MOV-06): along the ground, along a wall, through the air as all else is (LG-FLY-02), or the drop that ends it. */
export type Segment =
  | { readonly m: 'g'; readonly to: readonly [number, number] }
  | { readonly m: 'w'; readonly to: Vec3 }
  | { readonly m: 'a'; readonly to: Vec3 }
  | { readonly m: 'd'; readonly dir?: Vec3 };

/** What is done about Impacts on a line without asking (LG-IMP-05). */
export type Answering = 'ask' | 'cancel' | 'resolve';
export interface Policy {
  readonly walls: Answering;
  readonly heroes: Answering;
}

/** Where a carried thing, or its carrier, is put (LG-GEO-12). */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly yaw: number;
  readonly lie: 0 | 1 | 2;
}

/** All that a seat can ever decide. A closed vocabulary: what is not here cannot be said. */
export type Decision =
  | { readonly type: 'chooseHeroes'; readonly heroes: readonly Chosen[] }
  | { readonly type: 'deploy'; readonly hero: string; readonly at: Vec3 }
  | { readonly type: 'activate'; readonly hero: string }
  | { readonly type: 'move'; readonly chosen: number; readonly spend: number }
  | { readonly type: 'skipMove' }
  | { readonly type: 'leg'; readonly segments: readonly Segment[]; readonly policy?: Policy }
  | { readonly type: 'drop'; readonly dir?: Vec3 }
  | { readonly type: 'longShot'; readonly target: string; readonly spend: number }
  | { readonly type: 'strike'; readonly target: string; readonly spend: number }
  | { readonly type: 'pickUp'; readonly thing: string; readonly spend: number }
  | { readonly type: 'fling'; readonly chosen: number; readonly dir: Vec3; readonly spend: number }
  | { readonly type: 'release' }
  | { readonly type: 'callHero'; readonly hero: string; readonly chosen: number; readonly spend: number }
  | { readonly type: 'end' }
  | { readonly type: 'attempt'; readonly spend: number }
  | { readonly type: 'decline' }
  | { readonly type: 'cancelImpact'; readonly cancel: boolean }
  | { readonly type: 'knockDown'; readonly chosen: number; readonly spend: number }
  | { readonly type: 'knockBack'; readonly chosen: number; readonly dir: Vec3; readonly spend: number }
  | { readonly type: 'doneFollowUps' }
  | { readonly type: 'place'; readonly pose: Pose }
  | { readonly type: 'letGo'; readonly letGo: boolean }
  | { readonly type: 'strikeBack'; readonly target: string; readonly spend: number }
  | { readonly type: 'struggle'; readonly target: string; readonly spend: number }
  | { readonly type: 'fallLine'; readonly dir: Vec3 | null }
  | { readonly type: 'order'; readonly order: readonly string[] }
  | { readonly type: 'concede' }
  | { readonly type: 'offerDraw' }
  | { readonly type: 'answerDraw'; readonly accept: boolean };

export type DecisionOf<T extends Decision['type']> = Extract<Decision, { type: T }>;

const id = idSchema;
const inch = z.number().check(z.gte(-1000), z.lte(1000));
const vec2 = z.tuple([inch, inch]);
const vec3 = z.tuple([inch, inch, inch]);
const count = z.int().check(z.gte(0), z.lte(9999));
const answering = z.enum(['ask', 'cancel', 'resolve']);

export const poseSchema = z.strictObject({
  x: inch,
  y: inch,
  z: inch,
  yaw: z.int().check(z.gte(0), z.lte(359)),
  lie: z.literal([0, 1, 2]),
});

export const segmentSchema = z.discriminatedUnion('m', [
  z.strictObject({ m: z.literal('g'), to: vec2 }),
  z.strictObject({ m: z.literal('w'), to: vec3 }),
  z.strictObject({ m: z.literal('a'), to: vec3 }),
  z.strictObject({ m: z.literal('d'), dir: z.optional(vec3) }),
]);

export const chosenSchema = z.strictObject({ cast: id, item: z.nullable(z.enum(ITEMS)) });

export const decisionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('chooseHeroes'), heroes: z.array(chosenSchema) }),
  z.strictObject({ type: z.literal('deploy'), hero: id, at: vec3 }),
  z.strictObject({ type: z.literal('activate'), hero: id }),
  z.strictObject({ type: z.literal('move'), chosen: count, spend: count }),
  z.strictObject({ type: z.literal('skipMove') }),
  z.strictObject({
    type: z.literal('leg'),
    segments: z.array(segmentSchema).check(z.maxLength(200)),
    policy: z.optional(z.strictObject({ walls: answering, heroes: answering })),
  }),
  z.strictObject({ type: z.literal('drop'), dir: z.optional(vec3) }),
  z.strictObject({ type: z.literal('longShot'), target: id, spend: count }),
  z.strictObject({ type: z.literal('strike'), target: id, spend: count }),
  z.strictObject({ type: z.literal('pickUp'), thing: id, spend: count }),
  z.strictObject({ type: z.literal('fling'), chosen: count, dir: vec3, spend: count }),
  z.strictObject({ type: z.literal('release') }),
  z.strictObject({ type: z.literal('callHero'), hero: id, chosen: count, spend: count }),
  z.strictObject({ type: z.literal('end') }),
  z.strictObject({ type: z.literal('attempt'), spend: count }),
  z.strictObject({ type: z.literal('decline') }),
  z.strictObject({ type: z.literal('cancelImpact'), cancel: z.boolean() }),
  z.strictObject({ type: z.literal('knockDown'), chosen: count, spend: count }),
  z.strictObject({ type: z.literal('knockBack'), chosen: count, dir: vec3, spend: count }),
  z.strictObject({ type: z.literal('doneFollowUps') }),
  z.strictObject({ type: z.literal('place'), pose: poseSchema }),
  z.strictObject({ type: z.literal('letGo'), letGo: z.boolean() }),
  z.strictObject({ type: z.literal('strikeBack'), target: id, spend: count }),
  z.strictObject({ type: z.literal('struggle'), target: id, spend: count }),
  z.strictObject({ type: z.literal('fallLine'), dir: z.nullable(vec3) }),
  z.strictObject({ type: z.literal('order'), order: z.array(id) }),
  z.strictObject({ type: z.literal('concede') }),
  z.strictObject({ type: z.literal('offerDraw') }),
  z.strictObject({ type: z.literal('answerDraw'), accept: z.boolean() }),
]);

export const END: Decision = { type: 'end' };
export const DECLINE: Decision = { type: 'decline' };
