import { nameSchema, proseSchema } from '@sandtable/craft';
import * as z from 'zod/mini';
import { someOptionsSchema } from '../config.js';
import {
  ARMOURS,
  ARTILLERY_MOUNTS,
  EDGES,
  EQUIPMENT,
  LOCOMOTIONS,
  MELEE_WEAPONS,
  MOUNTS,
  MOVE_TYPES,
  PEOPLES,
  RANKS,
  SIDES,
  TERRAINS,
  VEHICLE_CLASSES,
  WALL_HEIGHTS,
  WALL_MATERIALS,
} from '../terms.js';

// The shape of content as a player may write it. Each schema says in its error text what it expects. What hangs on more than
// one field (prices, references, where things lie) is checked when the file is loaded.

const ID = 'an id of letters, digits and hyphens that begins with a letter, at most 40 characters';
const id = z.string(ID).check(z.regex(/^[A-Za-z][A-Za-z0-9-]{0,39}$/, ID));
const reference = z.string('an id').check(z.minLength(1, 'an id'), z.maxLength(40, 'an id'));
const name = nameSchema;
const prose = z._default(proseSchema(2000), '');

function number(low: number, high: number) {
  const expected = `a number from ${low} to ${high}`;
  return z.number(expected).check(z.gte(low, expected), z.lte(high, expected));
}
function whole(low: number, high: number) {
  const expected = `a whole number from ${low} to ${high}`;
  return z.int(expected).check(z.gte(low, expected), z.lte(high, expected));
}
function oneOf<const V extends readonly string[]>(values: V) {
  return z.literal([...values] as V[number][], `one of ${values.map((value) => `"${value}"`).join(', ')}`);
}
function list<T extends z.ZodMiniType>(entry: T, what: string, low: number, high: number) {
  const expected = `a list of ${low} to ${high} ${what}`;
  return z.array(entry, expected).check(z.minLength(low, expected), z.maxLength(high, expected));
}
const flag = z.boolean('true or false');
const side = oneOf(SIDES);
const bySide = <T extends z.ZodMiniType>(of: T) => z.strictObject({ A: of, B: of }, 'an entry for A and one for B');

const radius = number(0.25, 4);
const height = number(0, 10);
const gear = z._default(list(oneOf(EQUIPMENT), 'pieces of equipment', 0, 9), []);
const points = z.optional(whole(0, 9999));

const design = {
  name,
  people: oneOf(PEOPLES),
  moveType: oneOf(MOVE_TYPES),
  infantry: flag,
  baseRadius: radius,
  height,
  armour: oneOf(ARMOURS),
  weapons: list(reference, 'weapon ids', 0, 4),
  melee: list(oneOf(MELEE_WEAPONS), 'melee weapons', 0, 6),
  equipment: list(oneOf(EQUIPMENT), 'pieces of equipment', 0, 9),
  mount: z.nullable(oneOf(MOUNTS)),
  rank: oneOf(RANKS),
  eliteness: whole(1, 5),
};

export const unitSchema = z.strictObject(
  {
    ...design,
    id,
    height: z._default(design.height, 1),
    weapons: z._default(design.weapons, []),
    melee: z._default(design.melee, []),
    equipment: z._default(design.equipment, []),
    mount: z._default(design.mount, null),
    rank: z._default(design.rank, 'none'),
    points,
  },
  'a unit',
);

/** A unit like another, with some of its fields changed. */
export const variantSchema = z.strictObject(
  { like: reference, ...z.partial(z.strictObject(design)).shape },
  'a variant',
);

export const vehicleSchema = z.strictObject(
  {
    id,
    name,
    people: oneOf(PEOPLES),
    vehicleClass: oneOf(VEHICLE_CLASSES),
    locomotion: oneOf(LOCOMOTIONS),
    armour: oneOf(ARMOURS),
    open: flag,
    hull: whole(1, 2),
    weapons: z._default(
      list(
        z.strictObject({ weapon: reference, firedBy: oneOf(['operator', 'gunner']) }, 'a weapon and who fires it'),
        'weapons',
        0,
        6,
      ),
      [],
    ),
    seats: z.strictObject(
      { operator: whole(1, 1), gunner: whole(0, 6), passenger: whole(0, 20) },
      'seats for operator, gunner and passenger',
    ),
    equipment: gear,
    baseRadius: radius,
    height,
    points,
  },
  'a vehicle',
);

export const artillerySchema = z.strictObject(
  {
    id,
    name,
    weapon: reference,
    mount: oneOf(ARTILLERY_MOUNTS),
    modules: whole(0, 8),
    armour: oneOf(ARMOURS),
    hull: whole(1, 4),
    equipment: gear,
    baseRadius: radius,
    height: z._default(height, 1),
    points,
  },
  'a gun',
);

const squadSchema = z.strictObject(
  {
    name,
    members: list(
      z.strictObject({ unit: reference, count: z._default(whole(1, 40), 1) }, 'a unit and how many'),
      'members',
      1,
      20,
    ),
  },
  'a squad',
);

export const platoonSchema = z.strictObject(
  {
    id,
    name,
    people: oneOf(PEOPLES),
    command: squadSchema,
    squads: list(squadSchema, 'squads', 1, 8),
    note: prose,
    points,
  },
  'a platoon',
);

// --- Tables -------------------------------------------------------------------------------------------------------

const coordinate = number(-240, 480);
export const pairSchema = z.tuple([coordinate, coordinate], 'a point [x, y] in inches');
export const terrainSchema = z.strictObject(
  {
    id,
    type: oneOf(TERRAINS),
    polygon: list(pairSchema, 'points', 3, 64),
    level: z.optional(number(0.5, 10)),
    height: z.optional(number(0.1, 20)),
    openings: z.optional(list(z.tuple([pairSchema, pairSchema], 'two points'), 'openings', 0, 20)),
  },
  'a piece of terrain',
);
export const wallSchema = z.strictObject(
  { id, height: oneOf(WALL_HEIGHTS), material: oneOf(WALL_MATERIALS), line: list(pairSchema, 'points', 2, 64) },
  'a wall',
);
export const fieldSchema = z.strictObject(
  { id, side, line: list(pairSchema, 'points', 2, 64), pylons: list(pairSchema, 'points', 1, 32) },
  'a force field',
);
const polygonSchema = list(pairSchema, 'points', 3, 64);
const zoneSchema = list(polygonSchema, 'polygons', 1, 8);
export const envSchema = z.strictObject(
  { dark: z._default(flag, false), cold: z._default(flag, false), heat: z._default(flag, false) },
  'dark, cold and heat',
);
export const tableSchema = z.tuple([number(12, 240), number(12, 240)], 'width and depth in inches');

export const forceSchema = z.union([
  z.strictObject({ name, platoons: list(reference, 'platoon ids', 1, 8) }),
  z.strictObject({ name, squads: list(squadSchema, 'squads', 1, 16) }),
]);
export const objectiveSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    id,
    kind: z.literal('control'),
    point: pairSchema,
    radius: z.optional(number(0.5, 48)),
    points: whole(0, 9999),
    scored: z._default(oneOf(['end', 'eachTurn']), 'end'),
  }),
  z.strictObject({ id, kind: z.literal('carry'), point: pairSchema, points: whole(0, 9999) }),
]);
const conditionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('fieldDown'), field: reference }),
  z.strictObject({ kind: z.literal('controls'), objective: reference }),
  z.strictObject({ kind: z.literal('scored'), objective: reference }),
]);
export const victorySchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('outright'), side, all: list(conditionSchema, 'conditions', 1, 8) }),
  z.strictObject({ kind: z.literal('endGame'), when: conditionSchema }),
  z.strictObject({ kind: z.literal('bonus'), side, points: whole(0, 9999), if: z.optional(conditionSchema) }),
  z.strictObject({ kind: z.literal('margin') }),
]);
const squadNames = list(name, 'names of squads', 1, 32);
export const hiddenSchema = z.strictObject({
  side,
  squads: squadNames,
  areas: list(reference, 'ids of areas', 0, 32),
  zone: z._default(flag, false),
});
export const reserveSchema = z.strictObject({ side, squads: squadNames, round: whole(1, 99), edge: oneOf(EDGES) });
export const exitSchema = z.union(
  [z.strictObject({ side, edge: oneOf(EDGES) }), z.strictObject({ side, zone: polygonSchema })],
  'a side with an edge, or with a zone',
);
export const checkSchema = z.strictObject({ side, squads: squadNames, round: whole(1, 99) });

export const mapParts = {
  terrain: z._default(list(terrainSchema, 'pieces of terrain', 0, 200), []),
  walls: z._default(list(wallSchema, 'walls', 0, 200), []),
  fields: z._default(list(fieldSchema, 'force fields', 0, 20), []),
};
export const termParts = {
  objectives: z._default(list(objectiveSchema, 'objectives', 0, 32), []),
  hidden: z._default(list(hiddenSchema, 'listings', 0, 32), []),
  reserves: z._default(list(reserveSchema, 'reserves', 0, 32), []),
  exits: z._default(list(exitSchema, 'exits', 0, 8), []),
  checks: z._default(list(checkSchema, 'checks', 0, 32), []),
  suddenEnd: z._default(flag, true),
  victory: z._default(list(victorySchema, 'terms of victory', 0, 32), [{ kind: 'margin' as const }]),
};

export const scenarioSchema = z.strictObject(
  {
    id,
    name,
    minutes: z._default(proseSchema(20), ''),
    teaches: prose,
    aim: prose,
    table: tableSchema,
    env: z._default(envSchema, { dark: false, cold: false, heat: false }),
    rounds: whole(1, 99),
    options: z._default(someOptionsSchema, {}),
    ...mapParts,
    zones: bySide(zoneSchema),
    forces: bySide(forceSchema),
    attacker: z._default(z.nullable(side), null),
    first: z._default(oneOf([...SIDES, 'rollOff']), 'rollOff'),
    ...termParts,
  },
  'a scenario',
);

export const KINDS = ['units', 'vehicles', 'artillery', 'platoons', 'scenarios'] as const;
export type Kind = (typeof KINDS)[number];
export const SCHEMAS = {
  units: unitSchema,
  vehicles: vehicleSchema,
  artillery: artillerySchema,
  platoons: platoonSchema,
  scenarios: scenarioSchema,
} as const;

const anything = z.optional(z.array(z.unknown(), 'a list'));
export const fileSchema = z.strictObject(
  {
    sandtable: z.literal('fictioneers-legacy', '"fictioneers-legacy"'),
    units: anything,
    vehicles: anything,
    artillery: anything,
    platoons: anything,
    scenarios: anything,
  },
  'an object with "sandtable": "fictioneers-legacy"',
);
