import { idSchema, nameSchema } from '@sandtable/craft';
import { Malformed, problem } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { TRAIT_IDS } from './content/traits.js';
import type { BoardPlan, Content, UnitType } from './content/types.js';
import { placeSchema, pointSchema } from './decisions.js';
import { groundOf, isTabletop } from './ground.js';
import type { RuleId } from './rulebook.js';
import { HEXES, hexIndex } from './rules/board.js';
import { areasFromHexes, wrongArea } from './rules/miniatures/areas.js';
import { overlapping, refuseEdge, tableOf } from './rules/miniatures/table.js';
import { boardOf, unitId } from './rules/setup.js';
import { designFaults } from './rules/unit-creation.js';
import { type Battle, type Board, type Match, newBattle, unitIndex } from './state.js';
import { libraryOf, profileIn, TERRAIN_LETTER, TERRAIN_OF_LETTER } from './tables.js';
import {
  type BySeat,
  CLASSES,
  type HexName,
  ORDER_TYPES,
  otherSeat,
  ROTATIONS,
  SEATS,
  type Seat,
  SIDES,
  TERRAINS,
} from './terms.js';

// An explicit position: any moment of the play, from a short description. What is left out has a sensible value.

const count = z.int().check(z.gte(0));
const seat = z.enum(SEATS);
const order = z.enum(ORDER_TYPES);
const laid = z.strictObject({ section: idSchema, rot: z.literal(ROTATIONS) });
export const boardPlanSchema = z.strictObject({ left: laid, right: laid, firstPlaced: z.enum(SIDES) });

/** A unit type made up on the spot: for trying a case, not for a fair game, so no design limits hold (QL-RUL-46). */
const designSchema = z.strictObject({
  name: z.optional(nameSchema),
  cls: z.optional(z.enum(CLASSES)),
  speed: z.optional(z.tuple([count, count])),
  armor: z.optional(z.nullable(z.int().check(z.gte(2), z.lte(6)))),
  range: z.optional(count),
  ap: z.optional(count),
  dice: z.optional(z.array(z.int().check(z.gte(1))).check(z.minLength(1))),
  traits: z.optional(z.array(z.strictObject({ id: z.enum(TRAIT_IDS), x: z.optional(z.int()) }))),
  vp: z.optional(count),
});

const unitSchema = z.strictObject({
  seat,
  /** A unit type of the library, or one made up here. */
  type: z.union([idSchema, designSchema]),
  hex: placeSchema,
  elements: z.optional(z.int().check(z.gte(1))),
  suppression: z.optional(count),
  order: z.optional(order),
  issuedOn: z.optional(count),
  activated: z.optional(z.boolean()),
  reanimated: z.optional(z.boolean()),
  tag: z.optional(nameSchema),
});

const bySeat = <T extends z.core.SomeType>(of: T) => z.strictObject({ A: of, B: of });

export const positionSchema = z.strictObject({
  board: z.optional(boardPlanSchema),
  /** Terrain of single hexes, over the board or over a blank one. */
  terrain: z.optional(z.record(z.string(), z.enum(TERRAINS))),
  /** Terrain areas of the open tabletop instead of hexes. */
  areas: z.optional(
    z.array(z.strictObject({ terrain: z.enum(TERRAINS), corners: z.array(pointSchema).check(z.minLength(3)) })),
  ),
  units: z.array(unitSchema),
  active: z.optional(seat),
  first: z.optional(seat),
  turn: z.optional(z.int().check(z.gte(1))),
  turnsTaken: z.optional(bySeat(count)),
  step: z.optional(z.enum(['command', 'rally', 'activate', 'orders'])),
  cp: z.optional(count),
  activation: z.optional(
    z.strictObject({
      unit: idSchema,
      order,
      stage: z.optional(z.enum(['move', 'attack'])),
      moved: z.optional(z.boolean()),
      onInitiative: z.optional(z.boolean()),
    }),
  ),
  vp: z.optional(bySeat(count)),
  quietTurns: z.optional(count),
  elementsRemoved: z.optional(count),
});
export type Position = z.infer<typeof positionSchema>;
type PositionUnit = Position['units'][number];

/** Types made up in a position get an id of their own and go with the game as content. */
export function madeUpTypes(position: Position): Content {
  const units: UnitType[] = [];
  for (const seat of SEATS) {
    ofSeat(position, seat).forEach((unit, i) => {
      const { type } = unit;
      if (typeof type === 'string') return;
      const dice = type.dice ?? [5, 4, 3, 2];
      const made: UnitType = {
        id: madeUpId(seat, i),
        force: MADE_UP,
        name: type.name ?? `Unit ${unitId(seat, i)}`,
        cls: type.cls ?? 'AFV',
        size: dice.length,
        speed: type.speed ?? [2, 4],
        armor: (type.armor ?? null) as UnitType['armor'],
        range: type.range ?? 5,
        ap: type.ap ?? 0,
        dice,
        traits: (type.traits ?? []) as UnitType['traits'],
        vp: type.vp ?? 20,
        vpBasic: type.vp ?? 20,
      };
      checkTraitNumbers(made, `position.units[${position.units.indexOf(unit)}].type`);
      units.push(made);
    });
  }
  const forces = units.length > 0 ? [{ id: MADE_UP, name: 'Made up', summary: 'Units made up for a position.' }] : [];
  return { units, forces, sections: [], rosters: [], scenarios: [] };
}

/** However a made-up unit is designed, the number that a trait lives by must be one that it can have, for some range. */
function checkTraitNumbers(type: UnitType, at: string): void {
  const fault = designFaults({ ...type, range: ANY_RANGE }).find(({ path }) => path[0] === 'traits' && path[2] === 'x');
  if (fault) throw wrong(`${at}.traits[${fault.path[1]}].x`, fault.value, fault.expected, fault.rule);
}

const ANY_RANGE = 99;

export const MADE_UP = 'made-up';
const madeUpId = (seat: Seat, place: number): string => `${MADE_UP}-${unitId(seat, place)}`;

function ofSeat(position: Position, seat: Seat): PositionUnit[] {
  return position.units.filter((unit) => unit.seat === seat);
}

export function battleAt(match: Match, position: Position): Battle {
  const b = newBattle(match);
  const active = position.active ?? 'A';
  const first = position.first ?? active;
  b.phase = 'play';
  b.first = first;
  b.active = active;
  b.turn = position.turn ?? (active === first ? 5 : 6);
  const taken = position.turnsTaken ?? { [active]: 3, [otherSeat(active)]: active === first ? 2 : 3 };
  for (const seat of SEATS) {
    b.seats[seat].turnsTaken = taken[seat]!;
    b.seats[seat].vpEarned = position.vp?.[seat] ?? 0;
  }
  b.step = position.step ?? (position.activation ? 'activate' : 'rally');
  b.cp = b.step === 'command' ? 0 : (position.cp ?? 7);
  b.quietTurns = position.quietTurns ?? 0;
  b.elementsRemoved = b.removedBefore = position.elementsRemoved ?? 0;
  b.board = boardIn(b, position);
  placeUnits(b, position);
  if (position.activation) {
    const { unit, order, stage, moved, onInitiative } = position.activation;
    const index = unitIndex(b, unit);
    if (b.units[index]?.owner !== active) throw wrong('position.activation.unit', unit, `a unit of seat ${active}`);
    if (b.step !== 'activate') throw wrong('position.step', b.step, '"activate", as a unit is being activated');
    b.activation = {
      unit: index,
      order,
      onInitiative: onInitiative ?? false,
      moved: moved ?? false,
      stage: order === 'strike' ? 'attack' : (stage ?? 'move'),
    };
  }
  return b;
}

/** Two different sections that exist (QL-SET-10). */
export function checkPlan(b: Battle, { left, right }: BoardPlan, at: string): void {
  const { sections } = libraryOf(b.match);
  const expected = `one of ${[...sections.keys()].join(', ')}`;
  if (!sections.has(left.section)) throw wrong(`${at}.left.section`, left.section, expected);
  if (!sections.has(right.section)) throw wrong(`${at}.right.section`, right.section, expected);
  if (left.section === right.section)
    throw wrong(`${at}.right.section`, right.section, 'another section than the left one');
}

function wrong(path: string, value: unknown, expected: string, rule?: RuleId): Malformed {
  return new Malformed('setup', [{ ...problem(path, value, expected), ...(rule && { rule }) }]);
}

function boardIn(b: Battle, position: Position): Board {
  const blank = {
    left: null,
    right: null,
    firstPlaced: 'left',
    terrain: '.'.repeat(HEXES.length),
    areas: null,
  } as const;
  if (position.board) checkPlan(b, position.board, 'position.board');
  const board = position.board ? boardOf(b, position.board) : blank;
  const letters = [...board.terrain];
  for (const [hex, terrain] of Object.entries(position.terrain ?? {})) {
    const at = hexIndex(hex as HexName);
    if (at === undefined) throw wrong(`position.terrain.${hex}`, hex, 'a hex in play');
    letters[at] = TERRAIN_LETTER[terrain];
  }
  const { miniatures, tabletopScale } = b.match.config;
  const terrain = letters.join('');
  if (miniatures !== 'tabletop') return { ...board, terrain };
  if (!position.areas) {
    const byHex = letters.map((letter) => TERRAIN_OF_LETTER[letter]!);
    return { ...board, terrain, areas: areasFromHexes(byHex, tabletopScale) };
  }
  const wrongOne = wrongArea(position.areas, tabletopScale);
  if (wrongOne) {
    const { area, expected } = wrongOne;
    throw wrong(`position.areas[${area}].corners`, position.areas[area]!.corners, expected);
  }
  return { ...board, terrain, areas: position.areas };
}

function placeUnits(b: Battle, position: Position): void {
  const library = libraryOf(b.match);
  const typeOf = ({ type }: PositionUnit, seat: Seat, i: number): string =>
    typeof type === 'string' ? type : madeUpId(seat, i);
  const rosters = Object.fromEntries(
    SEATS.map((seat) => {
      const units = ofSeat(position, seat).map((unit, i) => typeOf(unit, seat, i));
      return [seat, { force: library.units.get(units[0] ?? '')?.force ?? MADE_UP, units }];
    }),
  );
  b.rosters = rosters as unknown as BySeat<{ force: string; units: readonly string[] }>;
  for (const seat of SEATS) {
    for (const [i, unit] of ofSeat(position, seat).entries()) {
      const at = `position.units[${position.units.indexOf(unit)}]`;
      const type = typeOf(unit, seat, i);
      if (!library.units.has(type)) throw wrong(`${at}.type`, type, 'a unit type');
      const { size } = profileIn(library, type, b.match.config.specialTraits);
      if ((unit.elements ?? 1) > size) throw wrong(`${at}.elements`, unit.elements, `at most ${size}`);
      b.units.push({
        id: unitId(seat, i),
        owner: seat,
        type,
        tag: unit.tag ?? null,
        hex: null,
        point: null,
        elements: unit.elements ?? size,
        suppression: unit.suppression ?? 0,
        order: unit.order ?? null,
        issuedOn: unit.order ? (unit.issuedOn ?? Math.max(0, b.turn - 2)) : null,
        activatedOn: unit.activated ? b.turn : null,
        reanimatedOn: unit.reanimated ? b.turn : null,
      });
      standAt(b, b.units.length - 1, unit, at);
    }
  }
}

function standAt(b: Battle, index: number, { hex }: PositionUnit, at: string): void {
  const tabletop = isTabletop(b);
  if (tabletop !== (typeof hex !== 'string'))
    throw wrong(`${at}.hex`, hex, tabletop ? 'a point { x, y }' : 'the name of a hex');
  if (typeof hex === 'string') {
    const cell = hexIndex(hex as HexName);
    if (cell === undefined) throw wrong(`${at}.hex`, hex, 'a hex in play');
    const other = b.units.findIndex((unit) => unit.hex === cell);
    if (other >= 0) throw wrong(`${at}.hex`, hex, `a free hex; ${b.units[other]!.id} is there`);
  } else {
    const off = refuseEdge(tableOf(b), hex); // QL-MIN-06
    if (off) throw wrong(`${at}.hex`, hex, `a point on the table: ${off.message}`);
    const other = overlapping(b, hex, index, null);
    if (other >= 0) throw wrong(`${at}.hex`, hex, `a point clear of ${b.units[other]!.id}`);
  }
  groundOf(b).put(b, index, hex);
}
