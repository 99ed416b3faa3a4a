import * as z from 'zod/mini';
import type { Spot } from './inches.js';
import { MODES, type Mode, SEAT_KINDS, type SeatKind, SIDES, type Side } from './terms.js';

// All that a seat can ever decide (8). A closed vocabulary: what is not here cannot be said. Places are in mils.

export type FirstAct =
  | { readonly kind: 'dismount' | 'disembark'; readonly at: Spot }
  | { readonly kind: 'takeOff' }
  | { readonly kind: 'pickUp'; readonly item: string }
  | { readonly kind: 'pushFloater'; readonly piece: string };

export type LastAct =
  | { readonly kind: 'mount'; readonly animal: string }
  | { readonly kind: 'board'; readonly vehicle: string; readonly seat: SeatKind }
  | { readonly kind: 'land' }
  | { readonly kind: 'putDown'; readonly at: Spot }
  | { readonly kind: 'pickUp'; readonly item: string }
  /** Over an edge that is an exit (FL-MOV-23). */
  | { readonly kind: 'leave' };

export type Target = { readonly model: string } | { readonly point: Spot };

/** FL-OVW-07: `sample` is the number of the sample, 0 for an answer to fire. */
export interface OverwatchShot {
  readonly model: string;
  readonly weapon: string;
  readonly mode: 'single' | 'area';
  readonly sample: number;
  /** The figure that mans the weapon of a vehicle. */
  readonly by?: string;
  /** The gun that the figure fires. */
  readonly piece?: string;
}

export interface Move {
  readonly type: 'Move';
  readonly mode: 'walk' | 'fly';
  readonly path: readonly Spot[];
  readonly first?: FirstAct;
  readonly last?: LastAct;
}

/** FL-FIR-02. */
export interface Fire {
  readonly type: 'Fire';
  readonly weapon: string;
  readonly mode: Mode;
  readonly delivery: 'direct' | 'indirect';
  readonly target: Target;
  readonly staysStationary: boolean;
  readonly by?: string;
  readonly piece?: string;
  readonly spotter?: string;
  readonly viaSensor?: boolean;
}

/** Where a model of a squad starts. A packed gun names the places of its modules. */
export interface Placement {
  readonly model: string;
  readonly at?: Spot;
  readonly aboard?: { readonly vehicle: string; readonly seat: SeatKind };
  /** False: a rider starts on foot and leaves its mount at home (FL-SET-05). */
  readonly mounted?: boolean;
  readonly shieldUp?: boolean;
  readonly airborne?: boolean;
  readonly packed?: readonly Spot[];
}

export type Decision =
  | { readonly type: 'ChooseForce'; readonly platoons: readonly string[] }
  | { readonly type: 'ChooseZoneOrTurn'; readonly zone?: Side; readonly first?: Side }
  | {
      readonly type: 'DeploySquad';
      readonly squad: string;
      readonly placements: readonly Placement[];
      readonly hidden?: boolean;
      /** The squad the platoon's leader starts attached to (FL-SET-07). */
      readonly attach?: string;
    }
  | { readonly type: 'PreGameOverwatch'; readonly models: readonly string[] }
  | { readonly type: 'AttachPlatoonLeader'; readonly leader: string; readonly squad: string | null }
  | { readonly type: 'SetShield'; readonly model: string; readonly up: boolean }
  | {
      readonly type: 'ChangeSeat';
      readonly vehicle: string;
      readonly seats: readonly { readonly figure: string; readonly seat: SeatKind }[];
    }
  | { readonly type: 'DeclareOverwatch'; readonly models: readonly string[] }
  | { readonly type: 'EndPhase' }
  /** The word goes to a team mate who has not ended the phase (FL-SEQ-11). */
  | { readonly type: 'HandOver'; readonly to: string }
  | { readonly type: 'Activate'; readonly model: string }
  | Move
  | { readonly type: 'UseSensor' }
  | Fire
  | {
      readonly type: 'SetUp';
      readonly piece: string;
      readonly centre: Spot;
      readonly workers: readonly string[];
    }
  | {
      readonly type: 'Pack';
      readonly piece: string;
      readonly places: readonly Spot[];
      readonly workers: readonly string[];
    }
  | { readonly type: 'EndActivation' }
  | { readonly type: 'OverwatchReaction'; readonly shots: readonly OverwatchShot[] }
  | { readonly type: 'ChooseMelee'; readonly attacker: string; readonly defender: string }
  | { readonly type: 'PlaceSurvivors'; readonly places: readonly Spot[] }
  | { readonly type: 'ChoosePromotion'; readonly figure: string }
  | { readonly type: 'Concede' }
  | { readonly type: 'OfferDraw' }
  | { readonly type: 'AnswerDraw'; readonly accept: boolean };

export type DecisionOf<T extends Decision['type']> = Extract<Decision, { type: T }>;

/** More than any table is wide (240 inches), so that a slip of the hand is told from nonsense. */
const MOST = 1_000_000;
const coordinate = z.int().check(z.gte(-MOST), z.lte(MOST));
export const spotSchema = z.strictObject({ x: coordinate, y: coordinate });
const id = z.string().check(z.maxLength(60));
const ids = z.array(id).check(z.maxLength(200));
const spots = z.array(spotSchema).check(z.maxLength(64));
const seat = z.enum(SEAT_KINDS);

const firstActSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['dismount', 'disembark']), at: spotSchema }),
  z.strictObject({ kind: z.literal('takeOff') }),
  z.strictObject({ kind: z.literal('pickUp'), item: id }),
  z.strictObject({ kind: z.literal('pushFloater'), piece: id }),
]);
const lastActSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('mount'), animal: id }),
  z.strictObject({ kind: z.literal('board'), vehicle: id, seat }),
  z.strictObject({ kind: z.literal('land') }),
  z.strictObject({ kind: z.literal('putDown'), at: spotSchema }),
  z.strictObject({ kind: z.literal('pickUp'), item: id }),
  z.strictObject({ kind: z.literal('leave') }),
]);
const targetSchema = z.union([z.strictObject({ model: id }), z.strictObject({ point: spotSchema })]);
const shotSchema = z.strictObject({
  model: id,
  weapon: id,
  mode: z.enum(['single', 'area']),
  sample: z.int().check(z.gte(0), z.lte(10_000)),
  by: z.optional(id),
  piece: z.optional(id),
});
const placementSchema = z.strictObject({
  model: id,
  at: z.optional(spotSchema),
  aboard: z.optional(z.strictObject({ vehicle: id, seat })),
  mounted: z.optional(z.boolean()),
  shieldUp: z.optional(z.boolean()),
  airborne: z.optional(z.boolean()),
  packed: z.optional(spots),
});

export const decisionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ChooseForce'), platoons: ids }),
  z.strictObject({
    type: z.literal('ChooseZoneOrTurn'),
    zone: z.optional(z.enum(SIDES)),
    first: z.optional(z.enum(SIDES)),
  }),
  z.strictObject({
    type: z.literal('DeploySquad'),
    squad: id,
    placements: z.array(placementSchema).check(z.maxLength(60)),
    hidden: z.optional(z.boolean()),
    attach: z.optional(id),
  }),
  z.strictObject({ type: z.literal('PreGameOverwatch'), models: ids }),
  z.strictObject({ type: z.literal('AttachPlatoonLeader'), leader: id, squad: z.nullable(id) }),
  z.strictObject({ type: z.literal('SetShield'), model: id, up: z.boolean() }),
  z.strictObject({
    type: z.literal('ChangeSeat'),
    vehicle: id,
    seats: z.array(z.strictObject({ figure: id, seat })).check(z.maxLength(40)),
  }),
  z.strictObject({ type: z.literal('DeclareOverwatch'), models: ids }),
  z.strictObject({ type: z.literal('EndPhase') }),
  z.strictObject({ type: z.literal('HandOver'), to: id }),
  z.strictObject({ type: z.literal('Activate'), model: id }),
  z.strictObject({
    type: z.literal('Move'),
    mode: z.enum(['walk', 'fly']),
    path: z.array(spotSchema).check(z.maxLength(64)),
    first: z.optional(firstActSchema),
    last: z.optional(lastActSchema),
  }),
  z.strictObject({ type: z.literal('UseSensor') }),
  z.strictObject({
    type: z.literal('Fire'),
    weapon: id,
    mode: z.enum(MODES),
    delivery: z.enum(['direct', 'indirect']),
    target: targetSchema,
    staysStationary: z.boolean(),
    by: z.optional(id),
    piece: z.optional(id),
    spotter: z.optional(id),
    viaSensor: z.optional(z.boolean()),
  }),
  z.strictObject({ type: z.literal('SetUp'), piece: id, centre: spotSchema, workers: ids }),
  z.strictObject({ type: z.literal('Pack'), piece: id, places: spots, workers: ids }),
  z.strictObject({ type: z.literal('EndActivation') }),
  z.strictObject({ type: z.literal('OverwatchReaction'), shots: z.array(shotSchema).check(z.maxLength(200)) }),
  z.strictObject({ type: z.literal('ChooseMelee'), attacker: id, defender: id }),
  z.strictObject({ type: z.literal('PlaceSurvivors'), places: spots }),
  z.strictObject({ type: z.literal('ChoosePromotion'), figure: id }),
  z.strictObject({ type: z.literal('Concede') }),
  z.strictObject({ type: z.literal('OfferDraw') }),
  z.strictObject({ type: z.literal('AnswerDraw'), accept: z.boolean() }),
]);
