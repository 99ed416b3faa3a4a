import { CONCEDING, idSchema } from '@sandtable/craft';
import type { Fits } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { SITUATION_IDS, SPELLS, WINDOWS } from './terms.js';

// All that a seat can ever decide. A closed vocabulary: what is not here cannot be said. Zones, units and cards go by their ids;
// a face-down marker by its number, to its owner too (TA-CORE-HID-08).

const id = idSchema;
const ids = z.array(id).check(z.maxLength(200));
const facing = z.int().check(z.gte(0), z.lte(63));

/** How an Action is carried out: which of these it takes depends on the Action (section 7). */
export const ordersSchema = z.strictObject({
  path: z.optional(ids),
  facing: z.optional(facing),
  target: z.optional(id),
  targets: z.optional(ids),
  order: z.optional(z.enum(['fireMove', 'moveFire'])),
  fireFacing: z.optional(facing),
  dest: z.optional(id),
  wing: z.optional(z.literal(true)),
  land: z.optional(id),
  awayFrom: z.optional(id),
  exit: z.optional(z.literal(true)),
  side: z.optional(facing),
  entry: z.optional(id),
  aid: z.optional(id),
  spotter: z.optional(id),
  zone: z.optional(id),
  mode: z.optional(z.enum(['HE', 'smoke'])),
  approach: z.optional(id),
  spell: z.optional(z.enum(SPELLS)),
});
export type Orders = Fits<typeof ordersSchema>;

const placement = z.strictObject({ unit: id, zone: id, facing });
export type Placement = Fits<typeof placement>;

const standing = z.strictObject({
  situation: z.enum(SITUATION_IDS),
  /** Who shoots or strikes; whoever does it best where this is null. */
  unit: z.nullable(id),
  /** The least column of an attack for which it is played. */
  least: z.nullable(z.int().check(z.gte(-9), z.lte(9))),
});
export const conductSchema = z.strictObject({
  own: z.array(z.enum(WINDOWS)).check(z.maxLength(20)),
  other: z.array(z.enum(WINDOWS)).check(z.maxLength(20)),
  most: z.nullable(z.int().check(z.gte(0), z.lte(99))),
  standing: z.array(standing).check(z.maxLength(20)),
  still: z.boolean(),
});

export const DECISIONS = {
  Deploy: z.strictObject({ type: z.literal('Deploy'), placements: z.array(placement).check(z.maxLength(200)) }),
  PlaceReserve: z.strictObject({ type: z.literal('PlaceReserve'), unit: id, zone: id, facing }),
  PlayAction: z.strictObject({
    type: z.literal('PlayAction'),
    card: id,
    use: z.enum(['action', 'basic']),
    unit: id,
    orders: ordersSchema,
  }),
  Discard: z.strictObject({ type: z.literal('Discard'), cards: ids }),
  Done: z.strictObject({ type: z.literal('Done') }),
  PlaySituation: z.strictObject({
    type: z.literal('PlaySituation'),
    card: id,
    unit: z.optional(id),
    recipients: z.optional(ids),
    zone: z.optional(id),
  }),
  UsePower: z.strictObject({ type: z.literal('UsePower'), power: id }),
  Pass: z.strictObject({ type: z.literal('Pass'), until: z.optional(z.literal('action')) }),
  ChooseZone: z.strictObject({ type: z.literal('ChooseZone'), zone: id }),
  ChooseUnit: z.strictObject({ type: z.literal('ChooseUnit'), unit: id }),
  ChooseFacing: z.strictObject({ type: z.literal('ChooseFacing'), facing }),
  Improve: z.strictObject({ type: z.literal('Improve'), what: z.enum(['condition', 'confused']) }),
  PlaceSmoke: z.strictObject({ type: z.literal('PlaceSmoke'), zones: ids }),
  GiveOrders: z.strictObject({ type: z.literal('GiveOrders'), unit: id, orders: ordersSchema }),
};
const conduct = z.strictObject({ type: z.literal('Conduct'), conduct: conductSchema });
/** What may be said to any question: that one resigns, and how one wants to be asked about Situations. */
export const saidSchema = z.discriminatedUnion('type', [CONCEDING.answer, conduct]);

export const decisionSchema = z.discriminatedUnion('type', [
  DECISIONS.Deploy,
  DECISIONS.PlaceReserve,
  DECISIONS.PlayAction,
  DECISIONS.Discard,
  DECISIONS.Done,
  DECISIONS.PlaySituation,
  DECISIONS.UsePower,
  DECISIONS.Pass,
  DECISIONS.ChooseZone,
  DECISIONS.ChooseUnit,
  DECISIONS.ChooseFacing,
  DECISIONS.Improve,
  DECISIONS.PlaceSmoke,
  DECISIONS.GiveOrders,
  saidSchema,
]);
export type Decision = Fits<typeof decisionSchema>;
export type DecisionOf<T extends Decision['type']> = Extract<Decision, { type: T }>;
export type Said = Fits<typeof saidSchema>;

export const DONE = { type: 'Done' } as const satisfies Decision;
export const PASS = { type: 'Pass' } as const satisfies Decision;
export const NO_ORDERS: Orders = {};
