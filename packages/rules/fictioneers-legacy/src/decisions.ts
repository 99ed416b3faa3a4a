import { ANSWER_DRAW, SAID } from '@sandtable/craft';
import type { Fits } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { MODES, SEAT_KINDS, SIDES } from './terms.js';

// All that a seat can ever decide (8). A closed vocabulary: what is not here cannot be said. Places are in mils.

/** More than any table is wide (240 inches), so that a slip of the hand is told from nonsense. */
const MOST = 1_000_000;
const coordinate = z.int().check(z.gte(-MOST), z.lte(MOST));
export const spotSchema = z.strictObject({ x: coordinate, y: coordinate });
const id = z.string().check(z.maxLength(60));
const ids = z.array(id).check(z.maxLength(200));
const spots = z.array(spotSchema).check(z.maxLength(64));
const seat = z.enum(SEAT_KINDS);
const flag = z.optional(z.boolean());

const firstAct = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['dismount', 'disembark']), at: spotSchema }),
  z.strictObject({ kind: z.literal('takeOff') }),
  z.strictObject({ kind: z.literal('pickUp'), item: id }),
  z.strictObject({ kind: z.literal('pushFloater'), piece: id }),
]);
export type FirstAct = Fits<typeof firstAct>;

/** `leave`: over an edge that is an exit (FL-MOV-23). */
const lastAct = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('mount'), animal: id }),
  z.strictObject({ kind: z.literal('board'), vehicle: id, seat }),
  z.strictObject({ kind: z.literal('land') }),
  z.strictObject({ kind: z.literal('putDown'), at: spotSchema }),
  z.strictObject({ kind: z.literal('pickUp'), item: id }),
  z.strictObject({ kind: z.literal('leave') }),
]);
export type LastAct = Fits<typeof lastAct>;

const target = z.union([z.strictObject({ model: id }), z.strictObject({ point: spotSchema })]);
export type Target = Fits<typeof target>;

const overwatchShot = z.strictObject({
  model: id,
  weapon: id,
  mode: z.enum(['single', 'area']),
  /** The number of the sample, 0 for an answer to fire (FL-OVW-07). */
  sample: z.int().check(z.gte(0), z.lte(10_000)),
  /** The figure that mans the weapon of a vehicle. */
  by: z.optional(id),
  /** The gun that the figure fires. */
  piece: z.optional(id),
});
export type OverwatchShot = Fits<typeof overwatchShot>;

/** Where a model of a squad starts. A packed gun names the places of its modules. */
const placement = z.strictObject({
  model: id,
  at: z.optional(spotSchema),
  aboard: z.optional(z.strictObject({ vehicle: id, seat })),
  /** False: a rider starts on foot and leaves its mount at home (FL-SET-05). */
  mounted: flag,
  shieldUp: flag,
  airborne: flag,
  packed: z.optional(spots),
});
export type Placement = Fits<typeof placement>;

export const DECISIONS = {
  ChooseForce: z.strictObject({ type: z.literal('ChooseForce'), platoons: ids }),
  ChooseZoneOrTurn: z.strictObject({
    type: z.literal('ChooseZoneOrTurn'),
    zone: z.optional(z.enum(SIDES)),
    first: z.optional(z.enum(SIDES)),
  }),
  DeploySquad: z.strictObject({
    type: z.literal('DeploySquad'),
    squad: id,
    placements: z.array(placement).check(z.maxLength(60)),
    hidden: flag,
    /** The squad the platoon's leader starts attached to (FL-SET-07). */
    attach: z.optional(id),
  }),
  PreGameOverwatch: z.strictObject({ type: z.literal('PreGameOverwatch'), models: ids }),
  AttachPlatoonLeader: z.strictObject({ type: z.literal('AttachPlatoonLeader'), leader: id, squad: z.nullable(id) }),
  SetShield: z.strictObject({ type: z.literal('SetShield'), model: id, up: z.boolean() }),
  ChangeSeat: z.strictObject({
    type: z.literal('ChangeSeat'),
    vehicle: id,
    seats: z.array(z.strictObject({ figure: id, seat })).check(z.maxLength(40)),
  }),
  DeclareOverwatch: z.strictObject({ type: z.literal('DeclareOverwatch'), models: ids }),
  EndPhase: z.strictObject({ type: z.literal('EndPhase') }),
  /** The word goes to a team mate who has not ended the phase (FL-SEQ-11). */
  HandOver: z.strictObject({ type: z.literal('HandOver'), to: id }),
  Activate: z.strictObject({ type: z.literal('Activate'), model: id }),
  Move: z.strictObject({
    type: z.literal('Move'),
    mode: z.enum(['walk', 'fly']),
    path: spots,
    first: z.optional(firstAct),
    last: z.optional(lastAct),
  }),
  UseSensor: z.strictObject({ type: z.literal('UseSensor') }),
  /** FL-FIR-02. */
  Fire: z.strictObject({
    type: z.literal('Fire'),
    weapon: id,
    mode: z.enum(MODES),
    delivery: z.enum(['direct', 'indirect']),
    target,
    staysStationary: z.boolean(),
    by: z.optional(id),
    piece: z.optional(id),
    spotter: z.optional(id),
    viaSensor: flag,
  }),
  SetUp: z.strictObject({ type: z.literal('SetUp'), piece: id, centre: spotSchema, workers: ids }),
  Pack: z.strictObject({ type: z.literal('Pack'), piece: id, places: spots, workers: ids }),
  EndActivation: z.strictObject({ type: z.literal('EndActivation') }),
  OverwatchReaction: z.strictObject({
    type: z.literal('OverwatchReaction'),
    shots: z.array(overwatchShot).check(z.maxLength(200)),
  }),
  ChooseMelee: z.strictObject({ type: z.literal('ChooseMelee'), attacker: id, defender: id }),
  PlaceSurvivors: z.strictObject({ type: z.literal('PlaceSurvivors'), places: spots }),
  ChoosePromotion: z.strictObject({ type: z.literal('ChoosePromotion'), figure: id }),
  AnswerDraw: ANSWER_DRAW.answer,
};

export const decisionSchema = z.discriminatedUnion('type', [
  DECISIONS.ChooseForce,
  DECISIONS.ChooseZoneOrTurn,
  DECISIONS.DeploySquad,
  DECISIONS.PreGameOverwatch,
  DECISIONS.AttachPlatoonLeader,
  DECISIONS.SetShield,
  DECISIONS.ChangeSeat,
  DECISIONS.DeclareOverwatch,
  DECISIONS.EndPhase,
  DECISIONS.HandOver,
  DECISIONS.Activate,
  DECISIONS.Move,
  DECISIONS.UseSensor,
  DECISIONS.Fire,
  DECISIONS.SetUp,
  DECISIONS.Pack,
  DECISIONS.EndActivation,
  DECISIONS.OverwatchReaction,
  DECISIONS.ChooseMelee,
  DECISIONS.PlaceSurvivors,
  DECISIONS.ChoosePromotion,
  DECISIONS.AnswerDraw,
  SAID.answer,
]);
export type Decision = Fits<typeof decisionSchema>;
export type DecisionOf<T extends Decision['type']> = Extract<Decision, { type: T }>;
export type Move = DecisionOf<'Move'>;
export type Fire = DecisionOf<'Fire'>;

export const END_PHASE = { type: 'EndPhase' } as const satisfies Decision;
export const END_ACTIVATION = { type: 'EndActivation' } as const satisfies Decision;
