import type { Schema } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { configSchema } from './config.js';
import { chosenSchema } from './decisions.js';
import type { Scene } from './state.js';
import { sceneSense } from './state-sense.js';
import { ITEMS, SCENARIOS, SEATS } from './terms.js';

// The shape of a stored state: a snapshot of a record is data from outside like any other.

const count = z.int().check(z.gte(0));
const number = z.number();
const id = z.nullable(z.string());
const vec3 = z.tuple([number, number, number]);
const place = { x: number, y: number, z: number };
const marker = z.strictObject({ best: number, holder: id });

const shape = z.strictObject({
  match: z.strictObject({
    config: configSchema,
    city: z.union([z.string(), z.looseObject({ id: z.string() })]),
    seats: z.array(z.enum(SEATS)),
    heroes: count,
    scenario: z.nullable(z.enum(SCENARIOS)),
    first: z.nullable(count),
    sides: z.nullable(z.array(z.strictObject({ heroes: z.array(chosenSchema), spots: z.array(vec3) }))),
  }),
  phase: z.enum(['heroes', 'deploy', 'play', 'over']),
  scenario: z.nullable(z.enum(SCENARIOS)),
  seats: z.array(z.strictObject({ vp: count, conceded: z.boolean(), chosen: z.nullable(z.array(chosenSchema)) })),
  first: z.nullable(count),
  next: count,
  heroes: z.array(
    z.strictObject({
      id: z.string(),
      seat: count,
      cast: z.string(),
      item: z.nullable(z.enum(ITEMS)),
      ...place,
      heroism: count,
      fatigue: count,
      token: z.boolean(),
      onTable: z.boolean(),
      placed: z.boolean(),
      carrying: id,
      carriedBy: id,
      surface: z.enum(['ground', 'wall', 'air']),
      normal: z.nullable(z.tuple([number, number])),
      displaced: number,
      travel: number,
      wedged: z.boolean(),
      leaving: z.boolean(),
      fallingOut: z.boolean(),
    }),
  ),
  objects: z.array(
    z.strictObject({
      id: z.string(),
      kind: z.string(),
      ...place,
      yaw: count,
      lie: z.literal([0, 1, 2]),
      onTable: z.boolean(),
      carriedBy: id,
      travel: number,
      restsOn: id,
    }),
  ),
  buildings: z.array(
    z.strictObject({
      id: z.string(),
      ...place,
      yaw: count,
      onTable: z.boolean(),
      carriedBy: id,
      travel: number,
      restsOn: id,
      demoTokens: count,
    }),
  ),
  active: id,
  activeSeat: count,
  activation: z.nullable(
    z.strictObject({
      hero: z.string(),
      serial: count,
      called: z.boolean(),
      moveWindow: z.boolean(),
      pool: number,
      tried: z.array(z.string()),
      failed: z.array(z.string()),
      carried: z.array(z.string()),
      longShotUsed: z.boolean(),
      callUsed: z.boolean(),
      miracleUsed: z.boolean(),
      demoWalls: z.array(z.string()),
      encore: z.record(z.string(), count),
      acts: count,
      wallRunUsed: z.boolean(),
      flyUsed: z.boolean(),
      drawOffered: z.boolean(),
    }),
  ),
  due: z.nullable(z.enum(['chosen', 'seized', 'called'])),
  round: count,
  activationsThisRound: count,
  heroesAtRoundStart: count,
  danger: marker,
  flight: marker,
  result: z.nullable(z.strictObject({ winner: z.nullable(count), rule: z.string() })),
});

export const stateSchema = shape.check(sceneSense) as unknown as Schema<Scene>;
