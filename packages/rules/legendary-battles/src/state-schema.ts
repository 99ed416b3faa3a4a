import type { Schema } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { configSchema } from './config.js';
import { scenarioSchema, unitTypeSchema } from './content/schemas.js';
import { conductSchema } from './decisions.js';
import type { Battle } from './state.js';
import { battleSense } from './state-sense.js';
import { CONDITIONS, ENDINGS, SEATS, STEPS } from './terms.js';

// The shape of a stored state: a snapshot of a record is data from outside like any other.

const count = z.int().check(z.gte(0));
const seat = z.enum(SEATS);
const cards = z.array(count.check(z.lte(143)));
const place = z.nullable(count);

const player = z.strictObject({
  deck: cards,
  hand: cards,
  discard: cards,
  known: cards,
  reshuffles: count,
  kills: count,
  conduct: conductSchema,
  asked: count,
});

const unit = z.strictObject({
  side: seat,
  zone: place,
  tail: place,
  facing: count,
  condition: z.enum(CONDITIONS),
  confused: z.boolean(),
  dugIn: z.boolean(),
  braced: z.boolean(),
  concealed: z.boolean(),
  exposed: z.boolean(),
  warded: z.boolean(),
  aloft: z.boolean(),
  reserve: z.boolean(),
  exited: z.boolean(),
  entry: place,
  foe: place,
  acted: z.boolean(),
  reacted: z.boolean(),
  secondWind: z.boolean(),
  spent: z.array(z.string()),
  marker: z.nullable(z.int().check(z.gte(1))),
  held: z.boolean(),
});

const shape = z.strictObject({
  match: z.strictObject({
    config: configSchema,
    scenario: scenarioSchema,
    content: z.nullable(z.strictObject({ units: z.array(unitTypeSchema), scenarios: z.array(scenarioSchema) })),
    without: z.array(z.string()),
  }),
  step: z.enum(STEPS),
  round: z.int().check(z.gte(1)),
  active: seat,
  first: seat,
  deploying: z.array(seat),
  posture: z.nullable(z.enum(['act', 'discard', 'pass'])),
  played: count,
  idleRounds: count,
  units: z.array(unit),
  players: z.strictObject({ A: player, B: player }),
  smoke: z.array(z.strictObject({ zone: count, by: seat, turns: z.int().check(z.gte(1), z.lte(2)) })),
  hazards: z.array(count),
  breached: z.array(count),
  uses: z.array(count),
  result: z.nullable(
    z.strictObject({
      winner: z.enum([...SEATS, 'draw']),
      by: z.enum(Object.keys(ENDINGS) as (keyof typeof ENDINGS)[]),
      vp: z.strictObject({ A: z.int(), B: z.int() }),
    }),
  ),
});

export const stateSchema = shape.check(battleSense) as unknown as Schema<Battle>;
