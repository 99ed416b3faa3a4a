import { ANSWER_DRAW, idSchema, SAID } from '@sandtable/craft';
import type { Fits } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { AREAS, ORDER_TYPES, ROTATIONS, SIDES } from './terms.js';

// All that a seat can ever decide. A closed vocabulary: what is not here cannot be said.

/** A row letter and a whole number; whether such a hex exists is a matter for the rules, not for the spelling. */
export const hexNameSchema = z
  .string()
  .check(z.regex(/^[A-M](0|[1-9]\d{0,3})$/, 'a row letter A to M and a whole number'));
export const pointSchema = z.strictObject({ x: z.int(), y: z.int() });
/** A hex by its name, or a point where the game is played on the open tabletop (QL-MIN-16). */
export const placeSchema = z.union([hexNameSchema, pointSchema]);
export type Place = Fits<typeof placeSchema>;

const id = idSchema;
const order = z.enum(ORDER_TYPES);

const placement = z.strictObject({ unit: id, hex: placeSchema });
export type Placement = Fits<typeof placement>;
const carry = z.strictObject({ passenger: id, drop: placeSchema });
export type Carry = Fits<typeof carry>;

export const DECISIONS = {
  ChooseForce: z.strictObject({ type: z.literal('ChooseForce'), force: id, units: z.array(id) }),
  ChooseSection: z.strictObject({ type: z.literal('ChooseSection'), section: id }),
  JoinSection: z.strictObject({
    type: z.literal('JoinSection'),
    section: id,
    side: z.enum(SIDES),
    rot: z.literal(ROTATIONS),
  }),
  ChooseSetupArea: z.strictObject({ type: z.literal('ChooseSetupArea'), area: z.enum(AREAS) }),
  Deploy: z.strictObject({ type: z.literal('Deploy'), placements: z.array(placement) }),
  RemoveSuppression: z.strictObject({ type: z.literal('RemoveSuppression'), unit: id }),
  Reanimate: z.strictObject({ type: z.literal('Reanimate'), unit: id }),
  Activate: z.strictObject({ type: z.literal('Activate'), unit: id }),
  ActivateOnInitiative: z.strictObject({ type: z.literal('ActivateOnInitiative'), unit: id, order }),
  MoveUnit: z.strictObject({
    type: z.literal('MoveUnit'),
    path: z.array(placeSchema),
    carry: z.optional(carry),
  }),
  Attack: z.strictObject({ type: z.literal('Attack'), target: z.nullable(id) }),
  UseSaves: z.strictObject({ type: z.literal('UseSaves'), count: z.int().check(z.gte(0)) }),
  IssueOrder: z.strictObject({ type: z.literal('IssueOrder'), unit: id, order }),
  Done: z.strictObject({ type: z.literal('Done') }),
  AnswerDraw: ANSWER_DRAW.answer,
};

export const decisionSchema = z.discriminatedUnion('type', [
  DECISIONS.ChooseForce,
  DECISIONS.ChooseSection,
  DECISIONS.JoinSection,
  DECISIONS.ChooseSetupArea,
  DECISIONS.Deploy,
  DECISIONS.RemoveSuppression,
  DECISIONS.Reanimate,
  DECISIONS.Activate,
  DECISIONS.ActivateOnInitiative,
  DECISIONS.MoveUnit,
  DECISIONS.Attack,
  DECISIONS.UseSaves,
  DECISIONS.IssueOrder,
  DECISIONS.Done,
  DECISIONS.AnswerDraw,
  SAID.answer,
]);
export type Decision = Fits<typeof decisionSchema>;
export type DecisionOf<T extends Decision['type']> = Extract<Decision, { type: T }>;

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
