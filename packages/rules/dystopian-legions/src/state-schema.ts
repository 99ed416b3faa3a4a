import type { Schema } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { MOVE_ACTIONS } from './ask.js';
import { configSchema } from './config.js';
import { battlefieldSchema, fileSchema, forceSchema } from './content/schemas.js';
import { type Battle, SETUP_STEPS } from './state.js';
import { DEPLOYMENTS, MAPS, MISSIONS, ORDERS, SEGMENTS, SIDES } from './terms.js';

// The shape of a stored state: a snapshot of a record is data from outside like any other.

const count = z.int().check(z.gte(0));
const coordinate = z.int().check(z.gte(-16_000_000), z.lte(16_000_000));
const side = z.enum(SIDES);
const place = z.nullable(count);
const counts = z.array(count);
const spot = z.strictObject({ x: coordinate, y: coordinate });
const text = z.string();
const texts = z.array(text);
const flag = z.boolean();
const bySide = <T extends z.core.SomeType>(of: T) => z.strictObject({ A: of, B: of });
const content = z.omit(fileSchema, { sandtable: true });

const match = z.strictObject({
  config: configSchema,
  content: z.nullable(content),
  battlefield: battlefieldSchema,
  mission: z.nullable(z.enum(MISSIONS)),
  map: z.nullable(z.enum(MAPS)),
  target: count,
  claims: place,
  points: place,
  forces: z.nullable(bySide(forceSchema)),
  strategicAdvantage: z.nullable(side),
  shiftable: flag,
  zones: z.nullable(bySide(side)),
  objectives: z.nullable(z.array(spot)),
});

const muster = z.strictObject({
  cast: z.array(z.strictObject({ id: text, side, design: text })),
  sections: z.array(
    z.strictObject({
      id: text,
      name: text,
      side,
      platoon: count,
      design: text,
      members: counts,
      transports: counts,
      weapons: texts,
    }),
  ),
  points: bySide(count),
});

const model = z.strictObject({
  where: z.enum(['box', 'table', 'house', 'aboard', 'wreck', 'gone']),
  x: coordinate,
  y: coordinate,
  fx: coordinate,
  fy: coordinate,
  carrier: place,
  hitched: place,
  life: count,
  spent: count,
  leads: flag,
  luck: count,
  smoke: count,
  rounds: count,
  moved: flag,
  fired: texts,
  spotted: flag,
  aside: flag,
  shot: flag,
});

const section = z.strictObject({
  where: z.enum(['box', 'table', 'reserve', 'gone']),
  fate: z.nullable(z.enum(['killed', 'broken', 'fled', 'nonCombatantsOnly'])),
  house: place,
  deployment: z.enum(DEPLOYMENTS),
  arrives: place,
  activated: count,
  overwatch: flag,
  deck: flag,
  dived: flag,
  shaken: count.check(z.lte(4)),
  orders: z.array(
    z.strictObject({
      id: z.enum(ORDERS),
      until: z.enum(['segment', 'attack', 'melee', 'activation', 'turn']),
      amount: count,
    }),
  ),
  initial: count,
  ranThisTurn: flag,
  purse: count,
  tokens: count,
  spread: flag,
  rides: flag,
  orphan: flag,
});

const doing = z.strictObject({
  section: count,
  ended: flag,
  onWatch: flag,
  action: z.nullable(z.enum(MOVE_ACTIONS)),
  earlyShot: flag,
  charges: counts,
  flown: counts,
  acrossWall: flag,
  passed: counts,
  moved: flag,
  embarked: flag,
  sallied: flag,
});
const shot = z.strictObject({ model: count, weapon: text, ofSection: flag });

const shape = z.strictObject({
  match,
  muster,
  mission: z.enum(MISSIONS),
  map: z.enum(MAPS),
  models: z.array(model),
  sections: z.array(section),
  crushed: counts,
  shifts: z.array(z.strictObject({ piece: text, x: coordinate, y: coordinate })),
  smoke: z.array(
    z.strictObject({
      kind: z.enum(['cloud', 'barrier']),
      x: coordinate,
      y: coordinate,
      fx: coordinate,
      fy: coordinate,
    }),
  ),
  mines: z.array(z.strictObject({ id: text, x: coordinate, y: coordinate, side })),
  sprung: counts,
  tripped: z.array(z.strictObject({ mine: text, model: count })),
  battery: bySide(count),
  called: z.array(side),
  objectives: z.array(
    z.strictObject({
      x: coordinate,
      y: coordinate,
      area: place,
      status: z.enum(['unclaimed', 'contested', 'claimed']),
      by: z.nullable(side),
    }),
  ),
  setup: z.strictObject({
    step: z.enum(SETUP_STEPS),
    advantage: z.nullable(side),
    zones: bySide(side),
    flanks: bySide(z.literal([0, 1])),
    next: z.nullable(side),
    advanced: counts,
  }),
  turn: count,
  phase: z.enum(['setup', 'start', 'arrivals', 'activations', 'end', 'over']),
  winner: z.nullable(side),
  first: side,
  active: side,
  finished: z.nullable(side),
  finishing: z.nullable(side),
  pool: bySide(count),
  score: bySide(count),
  lost: bySide(count),
  endStep: z.enum(['restore', 'repair', 'score']),
  done: counts,
  act: z.nullable(z.strictObject({ side, segment: z.enum(SEGMENTS), group: z.array(doing), named: counts })),
  failed: texts,
  fire: z.nullable(
    z.strictObject({
      kind: z.enum(['own', 'early', 'overwatch', 'onMyMark']),
      sections: counts,
      only: z.nullable(counts),
      rad: counts,
      sectionWeapons: texts,
    }),
  ),
  charge: z.nullable(z.strictObject({ section: count, targets: counts, toward: spot, failed: flag, riders: flag })),
  attack: z.nullable(
    z.strictObject({
      kind: z.enum(['rad', 'iad', 'blast']),
      firing: counts,
      target: place,
      shots: z.array(shot),
      templates: z.array(
        z.strictObject({ x: coordinate, y: coordinate, model: count, weapon: text, band: z.enum(['er', 'lr']) }),
      ),
    }),
  ),
  melee: z.nullable(z.strictObject({ attacker: count, defenders: counts, kind: z.enum(['charge', 'driveBy']) })),
  retiring: z.nullable(z.strictObject({ section: count, past: counts })),
  result: z.nullable(
    z.strictObject({
      winner: z.enum([...SIDES, 'draw']),
      by: z.enum(['battleLog', 'scenario', 'time', 'wipedOut', 'concession']),
      rule: text,
    }),
  ),
});

export const stateSchema = shape as unknown as Schema<Battle>;
