import { nameSchema, proseSchema } from '@sandtable/craft';
import { show } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { CLASSES, CONDITIONS, DISTANCES, GENRES, SEATS, TERRAIN_CLASSES } from '../terms.js';
import { LINEAR_IDS } from './types.js';

// The shape of content as a player may write it. Each schema says in its error text what it expects. What hangs on more than one field (maps
// without holes, references, places) is checked when the file is loaded.

const ID = 'an id of letters, digits and hyphens that begins with a letter, at most 40 characters';
const id = z.string(ID).check(z.regex(/^[A-Za-z][A-Za-z0-9-]{0,39}$/, ID));
const ZONE = 'a zone: column letters and a row number';
const zone = z.string(ZONE).check(z.regex(/^[A-Z]{1,2}[1-9]\d{0,2}$/, ZONE));
const UNIT = 'a unit id: its side and a number, such as "A7"';
const unitId = z.string(UNIT).check(z.regex(/^[AB][1-9]\d?$/, UNIT));

function whole(low: number, high: number) {
  const expected = `a whole number from ${low} to ${high}`;
  return z.int(expected).check(z.gte(low, expected), z.lte(high, expected));
}

function oneOf<const V extends readonly (string | number)[]>(values: V) {
  return z.literal([...values] as V[number][], `one of ${values.map(show).join(', ')}`);
}

function list<T extends z.ZodMiniType>(entry: T, what: string, low: number, high: number) {
  const expected = `a list of ${low} to ${high} ${what}`;
  return z.array(entry, expected).check(z.minLength(low, expected), z.maxLength(high, expected));
}

const TRAIT = 'a trait, such as "heavy", "command:2" or "sorcerous:VEIL+MEND"';
const trait = z
  .string(TRAIT)
  .check(
    z.regex(
      /^(heavy|longGun|antiArmour|aa|fixedArc|stealth|impact|pike|mounted|medic|indirect|burst|offMap|bunker|immobile|fearless|terrifying|slowLoad|aerial|strike|flyer|tower|(command|sapper):[1-9]|sorcerous:(FIREBOLT|DREAD|VEIL|MEND|WARD)(\+(FIREBOLT|DREAD|VEIL|MEND|WARD)){0,4})$/,
      TRAIT,
    ),
  );

const distanceClass = z.nullable(oneOf(DISTANCES));
const rating = z.nullable(whole(0, 9));

export const unitTypeSchema = z.strictObject(
  {
    id,
    genre: oneOf(GENRES),
    name: nameSchema,
    cls: oneOf(CLASSES),
    speed: distanceClass,
    ra: rating,
    range: distanceClass,
    ma: rating,
    md: whole(0, 9),
    pr: whole(0, 9),
    traits: z._default(list(trait, 'traits', 0, 20), []),
    footprint: z._default(oneOf(['single', 'tail']), 'single'),
    pts: whole(0, 99),
  },
  'a unit type',
);

const zones = z.union(
  [
    list(zone, 'zones', 0, 2000),
    z.strictObject({ rows: z.tuple([whole(1, 999), whole(1, 999)], 'the first and the last row') }),
  ],
  'a list of zones, or { "rows": [first, last] }',
);

const ground = z.strictObject(
  {
    name: nameSchema,
    cls: oneOf(TERRAIN_CLASSES),
    cost: z.optional(whole(1, 99)),
    forbid: z.optional(list(oneOf(CLASSES), 'classes', 0, 9)),
  },
  'a kind of ground',
);

/** Farther out, lines would no longer be exact (TA-GEO-01). */
const coordinate = whole(-1500, 1500);
const point = z.tuple([coordinate, coordinate], 'a point, two whole numbers');
const linear = z.tuple([zone, zone, oneOf(LINEAR_IDS)], 'two zones and a kind of linear terrain');
const mapBase = {
  key: z.record(z.string().check(z.length(1, 'one letter')), ground),
  linear: z._default(list(linear, 'sides', 0, 2000), []),
  shortSide: whole(1, 60),
};
const grid = {
  ...mapBase,
  cols: whole(1, 60),
  rows: whole(1, 60),
  terrain: list(z.string('a row of letters'), 'rows', 1, 60),
  outline: z.optional(list(point, 'corners', 3, 60)),
};
const drawnZone = z.strictObject(
  { id: zone, c: point, poly: list(point, 'corners', 3, 30), t: z.string().check(z.length(1, 'one letter')) },
  'a zone',
);
export const mapSchema = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('hex'), ...grid }),
    z.strictObject({ kind: z.literal('square'), ...grid }),
    z.strictObject({
      kind: z.literal('irregular'),
      ...mapBase,
      bounds: z.tuple([coordinate, coordinate, coordinate, coordinate], 'left, top, right, bottom'),
      zones: list(drawnZone, 'zones', 1, 1000),
    }),
  ],
  'a map of kind "hex", "square" or "irregular"',
);

const supplements = z.optional(list(id, 'supplements', 0, 2));
const unitEntry = z.strictObject(
  {
    id: unitId,
    type: id,
    name: nameSchema,
    zone: z.optional(z.nullable(zone)),
    facing: z.optional(z.nullable(whole(0, 63))),
    aloft: z.optional(z.boolean()),
    footprint: z.optional(list(zone, 'zones', 1, 2)),
    supplements,
    requiredSupplements: supplements,
  },
  'a unit',
);

const side = oneOf(SEATS);
const told = { id: z.string(), text: proseSchema(1000) };
const classes = list(oneOf(CLASSES), 'classes', 1, 9);
const special = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ ...told, kind: z.literal('terrainBan'), terrain: z.string(), classes }),
    z.strictObject({ ...told, kind: z.literal('terrainCost'), terrain: z.string(), cost: whole(1, 99) }),
    z.strictObject({ ...told, kind: z.literal('driftStep'), unit: unitId, uses: whole(1, 99), step: whole(-3, 3) }),
    z.strictObject({
      ...told,
      kind: z.literal('reinforcement'),
      side,
      round: whole(1, 99),
      units: list(unitEntry, 'units', 1, 20),
      zones,
    }),
    z.strictObject({
      ...told,
      kind: z.literal('hiddenSetup'),
      side,
      classes,
      dummies: whole(0, 9),
      toggle: z.literal('hiddenMarkers'),
    }),
    z.strictObject({ ...told, kind: z.literal('exit'), side, zones, cost: whole(0, 9) }),
    z.strictObject({ ...told, kind: z.literal('lair'), unit: unitId, zone }),
    z.strictObject({ ...told, kind: z.literal('ownerGate'), linear: oneOf(LINEAR_IDS), side, cost: whole(0, 9) }),
    z.strictObject({
      ...told,
      kind: z.literal('towerAssault'),
      linear: oneOf(LINEAR_IDS),
      enterCost: whole(1, 9),
      cost: whole(0, 9),
      classes,
    }),
    z.strictObject({
      ...told,
      kind: z.literal('breachable'),
      linear: list(oneOf(LINEAR_IDS), 'kinds of linear terrain', 1, 10),
      targets: z.partialRecord(z.enum(LINEAR_IDS), whole(1, 12)),
    }),
  ],
  'a special rule of a kind that the program knows',
);

const conditions = list(oneOf(CONDITIONS), 'conditions', 1, 4);
const scoring = z.discriminatedUnion(
  'type',
  [
    z.strictObject({ side, type: z.literal('eliminatedPts'), vp: whole(0, 99) }),
    z.strictObject({
      side,
      type: z.literal('unitsIn'),
      zones,
      vp: whole(0, 99),
      conditions,
      countExited: z.optional(z.boolean()),
    }),
    z.strictObject({
      side,
      type: z.literal('ptsIn'),
      zones,
      vp: whole(0, 99),
      conditions,
      countExited: z.optional(z.boolean()),
    }),
    z.strictObject({ side, type: z.literal('controlZones'), zones, vp: whole(0, 99) }),
  ],
  'a way to score',
);
const immediate = z.strictObject({
  side,
  at: z.literal('endOfOwnTurn'),
  type: z.literal('occupy'),
  zones,
  count: whole(1, 99),
  conditions,
  notInCC: z.optional(z.boolean()),
});
const margin = whole(-999, 999);
const victory = z.strictObject({
  handicap: z._default(z.strictObject({ A: z.optional(margin), B: z.optional(margin) }), {}),
  immediate: z._default(list(immediate, 'conditions', 0, 9), []),
  scoring: list(scoring, 'ways to score', 1, 20),
  decide: list(
    z.strictObject({ min: z.optional(margin), max: z.optional(margin), winner: oneOf([...SEATS, 'draw']) }),
    'rows',
    1,
    9,
  ),
});

const force = z.strictObject({ name: nameSchema, role: nameSchema, hand: whole(1, 12), points: whole(0, 999) });

/** A battle pack. A summary and a background are no ornament: they are shown before a game is agreed (TA-MAP-SET-09, TA-SCN-GEN-05). */
export const scenarioSchema = z.strictObject(
  {
    id,
    name: nameSchema,
    genre: oneOf(GENRES),
    summary: proseSchema(500).check(z.minLength(1, 'a summary of a sentence or two')),
    background: proseSchema(2000).check(z.minLength(1, 'a background of a few sentences')),
    sides: z.strictObject({ A: force, B: force }),
    firstPlayer: oneOf([...SEATS, 'random']),
    maxRounds: whole(1, 99),
    map: mapSchema,
    units: z.strictObject({ A: list(unitEntry, 'units', 1, 40), B: list(unitEntry, 'units', 1, 40) }),
    freeAreas: z.strictObject({ A: zones, B: zones }),
    objectives: z._default(list(z.strictObject({ zones, label: nameSchema }), 'objectives', 0, 20), []),
    special: z._default(list(special, 'special rules', 0, 20), []),
    victory,
    minutes: z._default(z.tuple([whole(1, 999), whole(1, 999)]), [15, 60]),
  },
  'a scenario',
);

const anything = z.optional(z.array(z.unknown(), 'a list').check(z.maxLength(200, 'at most 200 entries')));
export const fileSchema = z.strictObject(
  { sandtable: z.literal('legendary-battles', '"legendary-battles"'), units: anything, scenarios: anything },
  'an object with "sandtable": "legendary-battles"',
);
