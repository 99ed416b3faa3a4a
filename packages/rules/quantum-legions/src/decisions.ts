import { idSchema } from '@sandtable/craft';
import * as z from 'zod/mini';
import type { Point } from './state.js';
import { AREAS, type Area, ORDER_TYPES, type OrderType, ROTATIONS, type Rotation, SIDES, type Side } from './terms.js';

/** A hex by its name, or a point where the game is played on the open tabletop (QL-MIN-16). */
export type Place = string | Point;

export interface Placement {
  readonly unit: string;
  readonly hex: Place;
}

export interface Carry {
  readonly passenger: string;
  readonly drop: Place;
}

/** All that a seat can ever decide. A closed vocabulary: what is not here cannot be said. */
export type Decision =
  | { readonly type: 'ChooseForce'; readonly force: string; readonly units: readonly string[] }
  | { readonly type: 'ChooseSection'; readonly section: string }
  | { readonly type: 'JoinSection'; readonly section: string; readonly side: Side; readonly rot: Rotation }
  | { readonly type: 'ChooseSetupArea'; readonly area: Area }
  | { readonly type: 'Deploy'; readonly placements: readonly Placement[] }
  | { readonly type: 'RemoveSuppression'; readonly unit: string }
  | { readonly type: 'Reanimate'; readonly unit: string }
  | { readonly type: 'Activate'; readonly unit: string }
  | { readonly type: 'ActivateOnInitiative'; readonly unit: string; readonly order: OrderType }
  | { readonly type: 'MoveUnit'; readonly path: readonly Place[]; readonly carry?: Carry }
  | { readonly type: 'Attack'; readonly target: string | null }
  | { readonly type: 'UseSaves'; readonly count: number }
  | { readonly type: 'IssueOrder'; readonly unit: string; readonly order: OrderType }
  | { readonly type: 'Done' }
  | { readonly type: 'Resign' }
  | { readonly type: 'OfferDraw' }
  | { readonly type: 'AnswerDraw'; readonly accept: boolean };

export type DecisionOf<T extends Decision['type']> = Extract<Decision, { type: T }>;

const id = idSchema;
/** A row letter and a whole number; whether such a hex exists is a matter for the rules, not for the spelling. */
export const hexNameSchema = z
  .string()
  .check(z.regex(/^[A-M](0|[1-9]\d{0,3})$/, 'a row letter A to M and a whole number'));
export const pointSchema = z.strictObject({ x: z.int(), y: z.int() });
export const placeSchema = z.union([hexNameSchema, pointSchema]);
const order = z.enum(ORDER_TYPES);

export const decisionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ChooseForce'), force: id, units: z.array(id) }),
  z.strictObject({ type: z.literal('ChooseSection'), section: id }),
  z.strictObject({ type: z.literal('JoinSection'), section: id, side: z.enum(SIDES), rot: z.literal(ROTATIONS) }),
  z.strictObject({ type: z.literal('ChooseSetupArea'), area: z.enum(AREAS) }),
  z.strictObject({
    type: z.literal('Deploy'),
    placements: z.array(z.strictObject({ unit: id, hex: placeSchema })),
  }),
  z.strictObject({ type: z.literal('RemoveSuppression'), unit: id }),
  z.strictObject({ type: z.literal('Reanimate'), unit: id }),
  z.strictObject({ type: z.literal('Activate'), unit: id }),
  z.strictObject({ type: z.literal('ActivateOnInitiative'), unit: id, order }),
  z.strictObject({
    type: z.literal('MoveUnit'),
    path: z.array(placeSchema),
    carry: z.optional(z.strictObject({ passenger: id, drop: placeSchema })),
  }),
  z.strictObject({ type: z.literal('Attack'), target: z.nullable(id) }),
  z.strictObject({ type: z.literal('UseSaves'), count: z.int().check(z.gte(0)) }),
  z.strictObject({ type: z.literal('IssueOrder'), unit: id, order }),
  z.strictObject({ type: z.literal('Done') }),
  z.strictObject({ type: z.literal('Resign') }),
  z.strictObject({ type: z.literal('OfferDraw') }),
  z.strictObject({ type: z.literal('AnswerDraw'), accept: z.boolean() }),
]);

export const DONE = { type: 'Done' } as const satisfies Decision;
export const STAY = { type: 'MoveUnit', path: [] } as const satisfies Decision;
export const NO_ATTACK = { type: 'Attack', target: null } as const satisfies Decision;

/** Decisions that name a unit and nothing else are the same object each time: search lists them by the million. */
export interface UnitDecisions {
  readonly removeSuppression: DecisionOf<'RemoveSuppression'>;
  readonly reanimate: DecisionOf<'Reanimate'>;
  readonly activate: DecisionOf<'Activate'>;
  readonly initiative: readonly DecisionOf<'ActivateOnInitiative'>[];
  readonly attack: DecisionOf<'Attack'>;
  readonly orders: readonly DecisionOf<'IssueOrder'>[];
}

const byUnit = new Map<string, UnitDecisions>();

export function decisionsOf(unit: string): UnitDecisions {
  const known = byUnit.get(unit);
  if (known) return known;
  const made: UnitDecisions = {
    removeSuppression: { type: 'RemoveSuppression', unit },
    reanimate: { type: 'Reanimate', unit },
    activate: { type: 'Activate', unit },
    initiative: [
      { type: 'ActivateOnInitiative', unit, order: 'engage' },
      { type: 'ActivateOnInitiative', unit, order: 'advance' },
    ],
    attack: { type: 'Attack', target: unit },
    orders: ORDER_TYPES.map((order) => ({ type: 'IssueOrder', unit, order })),
  };
  byUnit.set(unit, made);
  return made;
}
