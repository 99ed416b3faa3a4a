import { nameSchema, proseSchema } from '@sandtable/craft';
import { show } from '@sandtable/kernel';
import * as z from 'zod/mini';
import type { RuleId } from '../rulebook.js';
import { isHexName, sectionRowLength, TERRAIN_CODES } from '../rules/board.js';
import { AREAS, CLASSES, GROUNDS, type HexName, ORDER_TYPES, ROW_LETTERS, SEATS, SIDES } from '../terms.js';
import { TRAIT_IDS } from './traits.js';

// The shape of content as a player may write it. Each schema says in its error text what it expects, so that a problem can
// name it. What hangs on more than one field (design limits, references, placement) is checked when the file is loaded.

const ID = 'an id of letters, digits and hyphens that begins with a letter, at most 40 characters';
const id = z.string(ID).check(z.regex(/^[A-Za-z][A-Za-z0-9-]{0,39}$/, ID));
const tag = id;
const reference = z.string('an id').check(z.minLength(1, 'an id'), z.maxLength(40, 'an id'));

const name = nameSchema;
const optionalProse = z._default(proseSchema(2000), '');

function whole(low: number, high: number) {
  const expected = `a whole number from ${low} to ${high}`;
  return z.int(expected).check(z.gte(low, expected), z.lte(high, expected));
}

function oneOf<const V extends readonly (string | number)[]>(values: V) {
  return z.literal([...values] as V[number][], `one of ${values.map(show).join(', ')}`);
}

function list<T extends z.ZodMiniType>(entry: T, what: string, low: number, high: number, rule?: RuleId) {
  const expected = `a list of ${low === high ? low : `${low} to ${high}`} ${what}`;
  const entries = z.array(entry, expected);
  if (!rule) return entries.check(z.minLength(low, expected), z.maxLength(high, expected));
  return entries.check(must((items: unknown[]) => items.length >= low && items.length <= high, expected, rule));
}

function must<T>(test: (value: T) => boolean, expected: string, rule: RuleId) {
  return z.refine<T>(test, { error: expected, params: { rule } });
}

const seat = oneOf(SEATS);
const hex = z
  .string('a hex name')
  .check(must(isHexName, 'a hex in play, such as "G7"', 'QL-BRD-03')) as unknown as z.ZodMiniType<HexName, string>;
const hexes = list(hex, 'hexes', 1, 176);
const points = whole(0, 9999);

// --- Units and forces ---------------------------------------------------------------------------------------------

const number = z.int('a whole number');

export const traitSchema = z.strictObject(
  { id: oneOf(TRAIT_IDS), x: z.optional(number) },
  'a trait, such as { "id": "hover" }',
);

export const unitSchema = z.strictObject(
  {
    id,
    force: reference,
    name,
    cls: oneOf(CLASSES),
    size: number,
    speed: z.tuple([number, number], 'two whole numbers, for Engage and Advance'),
    armor: z.nullable(z.int('a whole number, or null for none')),
    range: number,
    ap: number,
    dice: list(number, 'whole numbers', 1, 20),
    traits: z._default(list(traitSchema, 'traits', 0, 23), []),
    vp: z.optional(number),
    vpBasic: z.optional(number),
  },
  'a unit',
);

export const forceSchema = z.strictObject({ id, name, summary: optionalProse }, 'a force');

// --- Map sections -------------------------------------------------------------------------------------------------

function sectionRow(r: number) {
  const length = sectionRowLength(r);
  return z.string().check(
    must((row: string) => row.length === length, `${length} characters in row ${ROW_LETTERS[r - 1]}`, 'QL-BRD-01'),
    must(
      (row: string) => [...row].every(isTerrainCode),
      `only the terrain codes ${TERRAIN_CODES.join(' ')}`,
      'QL-BRD-09',
    ),
  );
}

function isTerrainCode(character: string): boolean {
  return TERRAIN_CODES.some((code) => code === character);
}

const [firstRow, ...otherRows] = ROW_LETTERS.map((_, i) => sectionRow(i + 1));
/** Rows of any text first, so that a wrong number of rows is one problem and not one for every row out of step. */
const sectionRows = z.pipe(
  list(z.string('a text'), 'rows', ROW_LETTERS.length, ROW_LETTERS.length, 'QL-BRD-01'),
  z.tuple([firstRow!, ...otherRows]),
);

export const sectionSchema = z.strictObject(
  {
    id,
    name,
    ground: oneOf(GROUNDS),
    description: optionalProse,
    rows: sectionRows,
  },
  'a map section',
);

// --- Rosters and scenarios ----------------------------------------------------------------------------------------

/** The most units any setup area holds (QL-SET-06). */
const MOST_UNITS = 41;
const rosterUnits = list(reference, 'unit ids', 1, MOST_UNITS, 'QL-SET-06');

export const rosterSchema = z.strictObject(
  { id, force: reference, name, units: rosterUnits, vp: z.optional(points) },
  'a roster',
);

const laidSection = z.strictObject({ section: reference, rot: oneOf([0, 180]) }, 'a section and its rotation');
const boardPlan = z.strictObject({ left: laidSection, right: laidSection, firstPlaced: oneOf(SIDES) }, 'a board');

const setup = z.discriminatedUnion(
  'type',
  [
    z.strictObject({ type: z.literal('area'), area: oneOf(AREAS) }),
    z.strictObject({ type: z.literal('hexes'), hexes, vanguard: z.optional(hexes) }),
  ],
  'a setup of type "area" or "hexes"',
);

const place = whole(0, MOST_UNITS - 1);
const restriction = z.strictObject(
  { unitIndex: place, hexes: z.optional(hexes), tag: z.optional(tag) },
  'a place in the roster with hexes or a tag',
);
const startMarkers = z.strictObject(
  { unitIndex: place, suppression: z.optional(whole(1, 99)), order: z.optional(oneOf(ORDER_TYPES)) },
  'a place in the roster with suppression or an order',
);

const scenarioSeat = z.strictObject(
  {
    force: z.optional(reference),
    roster: z.optional(rosterUnits),
    rosterVp: z.optional(points),
    setup: z.optional(setup),
    restricted: z.optional(list(restriction, 'restrictions', 0, MOST_UNITS)),
    markers: z.optional(list(startMarkers, 'units with markers', 0, MOST_UNITS)),
    suggested: z.optional(list(hex, 'hexes', 1, MOST_UNITS)),
  },
  'what the seat is given',
);

const target = z.nullable(z.int('a whole number, or null').check(z.gte(1, 'at least 1'), z.lte(9999, 'at most 9999')));
const objective = z.strictObject({ hex, vp: whole(1, 9999) }, 'a hex and its VP');
const victoryCondition = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('vp'), seat: z.optional(seat) }),
    z.strictObject({ kind: z.literal('destroy'), tag, winner: seat }),
    z.strictObject({ kind: z.literal('turnLimit'), turns: whole(1, 9999), winner: z.optional(seat) }),
  ],
  'a condition of kind "vp", "destroy" or "turnLimit"',
);

export const scenarioSchema = z.strictObject(
  {
    id,
    name,
    minutes: z.optional(whole(1, 9999)),
    level: z.optional(name),
    story: optionalProse,
    notes: optionalProse,
    board: z.optional(boardPlan),
    seats: z._default(z.strictObject({ A: scenarioSeat, B: scenarioSeat }, 'the seats A and B'), { A: {}, B: {} }),
    first: z._default(oneOf([...SEATS, 'rolloff']), 'rolloff'),
    vpTarget: z.optional(z.strictObject({ A: target, B: target }, 'a VP target for A and for B')),
    objectives: z._default(list(objective, 'objectives', 0, 176), []),
    victory: z._default(list(victoryCondition, 'conditions', 1, 20), [{ kind: 'vp' }]),
  },
  'a scenario',
);

// --- The file -----------------------------------------------------------------------------------------------------

/** The kinds of content, in the order in which they are checked: each may refer to those before it. */
export const SCHEMAS = {
  forces: forceSchema,
  units: unitSchema,
  sections: sectionSchema,
  rosters: rosterSchema,
  scenarios: scenarioSchema,
} as const;
export type Kind = keyof typeof SCHEMAS;
export const KINDS = Object.keys(SCHEMAS) as readonly Kind[];

const anything = z.optional(z.array(z.unknown(), 'a list').check(z.maxLength(1000, 'at most 1000 entries')));

/** The outside of a content file; its entries are checked one by one, so that one bad entry does not hide the others. */
export const fileSchema = z.strictObject(
  {
    sandtable: z.literal('quantum-legions', '"quantum-legions"'),
    forces: anything,
    units: anything,
    sections: anything,
    rosters: anything,
    scenarios: anything,
  },
  'an object with "sandtable": "quantum-legions"',
);

export type UnitEntry = z.output<typeof unitSchema>;
export type ForceEntry = z.output<typeof forceSchema>;
export type SectionEntry = z.output<typeof sectionSchema>;
export type RosterEntry = z.output<typeof rosterSchema>;
export type ScenarioEntry = z.output<typeof scenarioSchema>;
export type Entries = {
  readonly forces: ForceEntry;
  readonly units: UnitEntry;
  readonly sections: SectionEntry;
  readonly rosters: RosterEntry;
  readonly scenarios: ScenarioEntry;
};
