import { nameSchema, proseSchema } from '@sandtable/craft';
import * as z from 'zod/mini';
import { BOX } from '../dice.js';
import { ARCS, MAPS, MISSIONS, SIDES, SLOTS } from '../terms.js';
import { TERRAIN_IDS } from './terrain.js';

// The shape of content as a player may write it. Each schema says in its error text what it expects. What hangs on more than one
// field (prices, references, where things lie) is checked when the file is loaded.

const ID = 'an id of letters, digits and hyphens that begins with a letter, at most 40 characters';
const id = z.string(ID).check(z.regex(/^[A-Za-z][A-Za-z0-9-]{0,39}$/, ID));
const REFERENCE = 'an id';
const reference = z.string(REFERENCE).check(z.minLength(1, REFERENCE), z.maxLength(81, REFERENCE));

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
const bySide = <T extends z.ZodMiniType>(of: T) => z.strictObject({ A: of, B: of }, 'an entry for A and one for B');
const flag = z.boolean('true or false');

const DICE = 'dice such as "4B", "2K", "3R" or "D6R"';
const dice = z.string(DICE).check(z.regex(BOX, DICE));
const boxes = z.tuple([z.nullable(dice), z.nullable(dice)], 'dice at Effective Range and at Long Range');
const MAR = 'a model rule such as "steadfast", "officer:4" or "shield:1,R"';
const mars = z.optional(list(z.string(MAR).check(z.regex(/^[A-Za-z]+(:[\w,]+)?$/, MAR)), 'model rules', 0, 12));
const cost = z.optional(whole(0, 9999));

export const weaponSchema = z.strictObject({
  id,
  name: nameSchema,
  er: number(1, 96),
  lr: z.optional(number(1, 96)),
  rad: z.optional(boxes),
  iad: z.optional(boxes),
  arc: z.optional(oneOf(ARCS)),
  mars,
});

const design = { id, name: nameSchema, weapons: z.optional(list(reference, 'weapon ids', 0, 6)), mars, cost };
const figure = z.strictObject({
  ...design,
  type: oneOf(['infantry', 'heavyInfantry', 'cavalry', 'aeronaut']),
  mv: number(1, 24),
  ir: whole(1, 12),
  lp: whole(1, 12),
  mad: dice,
  base: z.optional(whole(20, 130)),
});
const armour = whole(1, 20);
const ironclad = z.strictObject({
  ...design,
  type: oneOf(['ironcladLight', 'ironcladRegular', 'ironcladHeavy']),
  mv: number(1, 24),
  av: z.tuple([armour, armour, armour, armour], 'the armour of front, port, starboard and rear'),
  cr: whole(1, 12),
  hp: whole(1, 20),
  hull: z.optional(z.tuple([number(1, 12), number(1, 12)], 'the length and width of its hull')),
});
export const modelSchema = z.discriminatedUnion('type', [figure, ironclad]);

const most = whole(1, 20);
const option = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('replace'), from: reference, to: reference, max: most }),
  z.strictObject({ kind: z.literal('add'), model: reference, max: most }),
  z.strictObject({ kind: z.literal('transport'), model: reference, max: most }),
  z.strictObject({ kind: z.literal('weapon'), weapon: reference, max: most }),
]);
export const sectionSchema = z.strictObject({
  id,
  name: nameSchema,
  slot: oneOf(SLOTS),
  models: list(z.strictObject({ model: reference, min: whole(0, 30), max: whole(1, 30) }), 'kinds of models', 1, 8),
  options: z.optional(list(option, 'options', 0, 20)),
  fireTeams: z.optional(flag),
  maxPerPlatoon: z.optional(whole(1, 9)),
});

export const nationSchema = z.strictObject({
  id,
  name: nameSchema,
  design: z._default(proseSchema(2000), ''),
  models: list(modelSchema, 'models', 1, 200),
  sections: list(sectionSchema, 'sections', 1, 100),
});

const COUNTS = 'how many of each, by id';
const counts = z.record(reference, whole(1, 30), COUNTS);
export const sectionBoughtSchema = z.strictObject({
  section: reference,
  models: counts,
  weapons: z.optional(counts),
  transports: z.optional(counts),
});
export const forceSchema = z.strictObject({
  id,
  name: nameSchema,
  platoons: list(list(sectionBoughtSchema, 'sections', 1, 20), 'platoons', 1, 6),
});

const spot = z.tuple([number(0, 240), number(0, 240)], 'a place: x and y in inches');
const piece = z.strictObject({
  id,
  terrain: oneOf(TERRAIN_IDS),
  points: list(spot, 'places', 2, 40),
  capacity: z.optional(whole(1, 60)),
  elevated: z.optional(flag),
  boobyTrapped: z.optional(flag),
  difficult: z.optional(flag),
});
const LENGTH = 'a table 48, 72 or 96 inches long';
export const battlefieldSchema = z.strictObject({
  id,
  name: nameSchema,
  length: z.literal([48, 72, 96], LENGTH),
  width: z.literal(48, 'a table 48 inches wide'),
  terrain: list(piece, 'pieces of terrain', 0, 80),
});

export const scenarioSchema = z.strictObject({
  id,
  name: nameSchema,
  battlefield: reference,
  map: oneOf(MAPS),
  mission: oneOf(MISSIONS),
  target: whole(1, 200),
  turnLimit: z.nullable(whole(1, 30)),
  sides: bySide(reference),
  strategicAdvantage: z.optional(oneOf(SIDES)),
  zones: z.optional(bySide(oneOf(SIDES))),
  objectives: z.optional(list(spot, 'places', 0, 12)),
  claims: z.optional(whole(1, 12)),
  minutes: z._default(z.tuple([whole(5, 600), whole(5, 600)], 'the least and the most minutes'), [45, 60]),
});

export const KINDS = ['weapons', 'nations', 'battlefields', 'forces', 'scenarios'] as const;
export type Kind = (typeof KINDS)[number];
export const SCHEMAS = {
  weapons: weaponSchema,
  nations: nationSchema,
  battlefields: battlefieldSchema,
  forces: forceSchema,
  scenarios: scenarioSchema,
} as const;

const several = (kind: string) => z._default(list(z.unknown(), kind, 0, 200), []);
export const fileSchema = z.strictObject({
  sandtable: z.literal('dystopian-legions', '"dystopian-legions"'),
  weapons: several('weapons'),
  nations: several('nations'),
  battlefields: several('battlefields'),
  forces: several('forces'),
  scenarios: several('scenarios'),
});
