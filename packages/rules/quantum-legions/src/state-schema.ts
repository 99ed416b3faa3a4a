import type { Schema } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { configSchema } from './config.js';
import { boardPlanSchema } from './open-position.js';
import { HEX_COUNT } from './rules/board.js';
import type { Battle } from './state.js';
import { battleSense } from './state-sense.js';
import { AREAS, ENDINGS, ORDER_TYPES, PHASES, ROTATIONS, SEATS, SIDES, STEPS } from './terms.js';

// The shape of a stored state: a snapshot of a record is data from outside like any other.

const count = z.int().check(z.gte(0));
const seat = z.enum(SEATS);
const point = z.strictObject({ x: z.int(), y: z.int() });
const laid = z.strictObject({ section: z.string(), rot: z.literal(ROTATIONS) });
const roster = z.strictObject({ force: z.string(), units: z.array(z.string()) });
const bySeat = <T extends z.core.SomeType>(of: T) => z.strictObject({ A: of, B: of });
const order = z.enum(ORDER_TYPES);

const shape = z.strictObject({
  match: z.strictObject({
    config: configSchema,
    content: z.nullable(z.looseObject({ units: z.array(z.looseObject({ id: z.string() })) })),
    scenario: z.nullable(z.looseObject({ id: z.string(), board: z.optional(boardPlanSchema) })),
    start: z.enum(['standard', 'quick', 'scenario', 'position']),
  }),
  rosters: bySeat(z.nullable(roster)),
  firstSection: z.nullable(z.string()),
  board: z.nullable(
    z.strictObject({
      left: z.nullable(laid),
      right: z.nullable(laid),
      firstPlaced: z.enum(SIDES),
      terrain: z.string().check(z.length(HEX_COUNT), z.regex(/^[.fhsuwi]*$/, 'letters . f h s u w i')),
      areas: z.nullable(z.array(z.strictObject({ terrain: z.string(), corners: z.array(point) }))),
    }),
  ),
  phase: z.enum(PHASES),
  first: z.nullable(seat),
  active: z.nullable(seat),
  turn: count,
  step: z.nullable(z.enum(STEPS)),
  cp: count,
  activation: z.nullable(
    z.strictObject({
      unit: count,
      order,
      onInitiative: z.boolean(),
      moved: z.boolean(),
      stage: z.enum(['move', 'attack']),
    }),
  ),
  pendingSaves: z.null(), // chosen in the midst of an attack, never where it can be entered by the state alone
  drawOffer: z.nullable(z.strictObject({ by: seat, turn: count, open: z.boolean() })),
  units: z.array(
    z.strictObject({
      id: z.string(),
      owner: seat,
      type: z.string(),
      tag: z.nullable(z.string()),
      hex: z.nullable(count.check(z.lte(HEX_COUNT - 1))),
      point: z.nullable(point),
      elements: count,
      suppression: count,
      order: z.nullable(order),
      issuedOn: z.nullable(count),
      activatedOn: z.nullable(count),
      reanimatedOn: z.nullable(count),
    }),
  ),
  seats: bySeat(z.strictObject({ area: z.nullable(z.enum(AREAS)), vpEarned: count, turnsTaken: count })),
  elementsRemoved: count,
  removedBefore: count,
  quietTurns: count,
  result: z.nullable(
    z.strictObject({
      winner: z.enum([...SEATS, 'draw']),
      by: z.enum(Object.keys(ENDINGS) as (keyof typeof ENDINGS)[]),
      rule: z.string(),
    }),
  ),
});

export const stateSchema = shape.check(battleSense) as unknown as Schema<Battle>;
