import type { Schema } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { configSchema } from './config.js';
import { spotSchema } from './decisions.js';
import type { Battle } from './state.js';
import { battleSense } from './state-sense.js';
import { EDGES, ENDINGS, MORALES, PHASES, RANKS, SEAT_KINDS, SIDES } from './terms.js';

// The shape of a stored state: a snapshot of a record is data from outside like any other.

const count = z.int().check(z.gte(0));
const side = z.enum(SIDES);
const place = z.nullable(count);
const spot = spotSchema;
const counts = z.array(count);
const seats = z.array(z.string());
const bySide = <T extends z.core.SomeType>(of: T) => z.strictObject({ A: of, B: of });
const pair = z.tuple([z.number(), z.number()]);

const scenario = z.looseObject({
  id: z.string(),
  table: pair,
  env: z.strictObject({ dark: z.boolean(), cold: z.boolean(), heat: z.boolean() }),
  rounds: count,
  terrain: z.array(z.looseObject({ id: z.string(), type: z.string(), polygon: z.array(pair) })),
  walls: z.array(z.looseObject({ id: z.string(), line: z.array(pair) })),
  fields: z.array(z.looseObject({ id: z.string(), line: z.array(pair), pylons: z.array(pair) })),
  exits: z.array(
    z.union([z.strictObject({ side, edge: z.enum(EDGES) }), z.strictObject({ side, zone: z.array(pair) })]),
  ),
});
const content = z.looseObject({ units: z.array(z.looseObject({ id: z.string() })) });

const model = z.strictObject({
  where: z.enum(['box', 'table', 'aboard', 'reserve', 'carried', 'wreck', 'removed', 'left']),
  x: z.int(),
  y: z.int(),
  vehicle: place,
  seat: z.nullable(z.enum(SEAT_KINDS)),
  squad: place,
  mount: place,
  carrying: place,
  rank: z.enum(RANKS),
  airborne: z.boolean(),
  hidden: z.boolean(),
  shieldUp: z.boolean(),
  overwatch: z.boolean(),
  hullLost: count,
  damage: z.enum(['none', 'plain', 'immobile', 'weapon']),
  packed: z.boolean(),
  work: z.nullable(z.strictObject({ kind: z.enum(['setUp', 'pack']), workers: counts, places: z.array(spot) })),
  litUntil: count,
  aims: z.array(z.strictObject({ slot: count, from: spot, at: spot })),
  activated: z.boolean(),
  moved: z.boolean(),
  moveMode: z.nullable(z.enum(['walk', 'fly'])),
  moveCost: z.number(),
  moveRoom: z.number(),
  sensed: z.boolean(),
  fired: z.boolean(),
  spotted: z.boolean(),
  boarded: z.boolean(),
  stationary: z.boolean(),
  firedWeapons: counts,
  switched: z.boolean(),
  assigned: z.boolean(),
  fought: z.boolean(),
  overrun: counts,
});

const squad = z.strictObject({
  leader: place,
  initial: z.int(),
  killed: count,
  morale: z.enum(MORALES),
  moraleSetOn: count,
  lost: count,
  leaderDied: z.boolean(),
  shocked: z.boolean(),
  fellAt: z.nullable(spot),
  promoted: place,
});

const cast = z.strictObject({
  id: z.string(),
  side,
  kind: z.enum(['figure', 'vehicle', 'artillery', 'module', 'pylon', 'animal', 'objective']),
  type: z.string(),
  of: place,
});

const shape = z.strictObject({
  match: z.strictObject({
    config: configSchema,
    content: z.nullable(content),
    scenario,
    seats: bySide(seats),
    points: place,
  }),
  muster: z.strictObject({
    cast: z.array(cast),
    squads: z.array(z.strictObject({ id: z.string(), name: z.string(), side, platoon: count, members: counts })),
    platoons: z.array(
      z.strictObject({ id: z.string(), name: z.string(), side, controller: z.string(), command: place }),
    ),
    points: bySide(count),
  }),
  models: z.array(model),
  squads: z.array(squad),
  platoons: z.array(z.strictObject({ leader: place, attached: place, fellAt: z.nullable(spot) })),
  fields: z.array(z.boolean()),
  goals: z.array(z.strictObject({ model: place, scoredBy: z.nullable(side) })),
  smoke: z.array(z.strictObject({ x: z.int(), y: z.int(), diameter: count, side, until: count })),
  setup: z.strictObject({
    step: z.enum(['forces', 'rollOff', 'firstChoice', 'secondChoice', 'deploy', 'watch', 'done']),
    winner: z.nullable(side),
    chose: z.nullable(z.enum(['zone', 'first'])),
    forces: bySide(z.nullable(z.array(z.string()))),
    zones: bySide(side),
    placed: counts,
    next: side,
  }),
  round: count,
  turn: count,
  first: side,
  active: side,
  phase: z.enum(PHASES),
  speaker: z.string(),
  ended: seats,
  open: place,
  move: z.nullable(
    z.strictObject({
      model: count,
      mode: z.enum(['walk', 'fly']),
      path: z.array(spot),
      samples: z.array(spot),
      open: count,
      lands: z.boolean(),
    }),
  ),
  trigger: z.nullable(
    z.strictObject({
      kind: z.enum(['move', 'fire']),
      model: count,
    }),
  ),
  bailouts: z.array(z.strictObject({ vehicle: count, at: spot, radius: count, figures: counts })),
  tie: z.nullable(z.strictObject({ side, to: z.enum(['SL', 'PL']), post: count, among: counts })),
  promotions: z.array(z.strictObject({ figure: count, to: z.enum(['SL', 'PL']), post: count, side })),
  score: bySide(z.int()),
  offered: seats,
  result: z.nullable(
    z.strictObject({
      winner: z.enum([...SIDES, 'draw']),
      by: z.enum(Object.keys(ENDINGS) as (keyof typeof ENDINGS)[]),
      rule: z.string(),
    }),
  ),
});

export const stateSchema = shape.check(battleSense) as unknown as Schema<Battle>;
