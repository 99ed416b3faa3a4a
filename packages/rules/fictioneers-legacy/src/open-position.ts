import { idSchema, nameSchema } from '@sandtable/craft';
import { Malformed, type Path, problem } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { bareTable } from './content/bare-table.js';
import { type Library, libraryOf } from './content/library.js';
import {
  checkSchema,
  envSchema,
  exitSchema,
  fieldSchema,
  hiddenSchema,
  objectiveSchema,
  pairSchema,
  reserveSchema,
  tableSchema,
  terrainSchema,
  variantSchema,
  victorySchema,
  wallSchema,
} from './content/schemas.js';
import { mapProblems, unitProblems } from './content/sense.js';
import type { Content, Pair, Scenario, UnitType } from './content/types.js';
import { isOnTable } from './ground.js';
import { mils, type Spot } from './inches.js';
import { belongings, fixtures, kindOfType, raise, worth } from './muster.js';
import { checkModels, checkSquads } from './position-sense.js';
import type { RuleId } from './rulebook.js';
import { modulesOf, pack } from './rules/artillery.js';
import { refuseStand, standerOf } from './rules/end-positions.js';
import { type Battle, type Cast, indexOf, type Match, type Muster, type PlatoonCast, type SquadCast } from './state.js';
import { MORALES, type People, SEAT_KINDS, SIDES, type Side } from './terms.js';

// An explicit position: any moment of play, from a short description in inches. What is left out has a sensible value.

const side = z.enum(SIDES);
const flag = z.optional(z.boolean());
const count = z.int().check(z.gte(0), z.lte(9999));

const modelSchema = z.strictObject({
  side,
  /** A unit, vehicle or gun of the library, or a unit made up here. */
  unit: z.union([idSchema, variantSchema]),
  at: z.optional(pairSchema),
  /** The name of its squad; models of a side without one are together. */
  squad: z.optional(nameSchema),
  aboard: z.optional(z.strictObject({ vehicle: idSchema, seat: z.enum(SEAT_KINDS) })),
  packed: z.optional(z.array(pairSchema)),
  carrying: z.optional(idSchema),
  /** A rider that has left its mount; the mount is gone. */
  onFoot: flag,
  airborne: flag,
  hidden: flag,
  shieldUp: flag,
  overwatch: flag,
  damaged: flag,
  activated: flag,
  fired: flag,
});

const squadSchema = z.strictObject({
  morale: z.optional(z.enum(MORALES)),
  moraleSetOn: z.optional(count),
  killed: z.optional(count),
  initial: z.optional(count),
  lost: z.optional(count),
  leaderDied: flag,
  /** Where its leader fell, while its post is vacant (FL-LDR-09). */
  fellAt: z.optional(pairSchema),
  /** Which player of its side it is of (FL-SEQ-11): squads of one player are one platoon. */
  player: z.optional(z.int().check(z.gte(1), z.lte(4))),
});

export const positionSchema = z.strictObject({
  table: z.optional(tableSchema),
  env: z.optional(envSchema),
  rounds: z.optional(z.int().check(z.gte(1), z.lte(99))),
  terrain: z.optional(z.array(terrainSchema)),
  walls: z.optional(z.array(wallSchema)),
  fields: z.optional(z.array(fieldSchema)),
  zones: z.optional(z.strictObject({ A: z.array(z.array(pairSchema)), B: z.array(z.array(pairSchema)) })),
  objectives: z.optional(z.array(objectiveSchema)),
  hidden: z.optional(z.array(hiddenSchema)),
  reserves: z.optional(z.array(reserveSchema)),
  exits: z.optional(z.array(exitSchema)),
  checks: z.optional(z.array(checkSchema)),
  victory: z.optional(z.array(victorySchema)),
  suddenEnd: flag,
  models: z.array(modelSchema).check(z.minLength(1), z.maxLength(400)),
  squads: z.optional(z.record(nameSchema, squadSchema)),
  /** The squad each side's Platoon Leader is attached to, by name. */
  attached: z.optional(z.strictObject({ A: z.optional(nameSchema), B: z.optional(nameSchema) })),
  smoke: z.optional(
    z.array(
      z.strictObject({
        at: pairSchema,
        diameter: z.number().check(z.gte(0.5), z.lte(24)),
        side,
        until: z.optional(count),
      }),
    ),
  ),
  active: z.optional(side),
  first: z.optional(side),
  round: z.optional(z.int().check(z.gte(1), z.lte(99))),
  turn: z.optional(z.int().check(z.gte(1), z.lte(198))),
  phase: z.optional(z.enum(['start', 'overwatch', 'moveFire', 'closeCombat', 'morale'])),
  score: z.optional(z.strictObject({ A: count, B: count })),
});
export type Position = z.infer<typeof positionSchema>;
type PositionModel = Position['models'][number];

const spotOf = ([x, y]: Pair): Spot => ({ x: mils(x), y: mils(y) });

function wrong(path: Path, value: unknown, expected: string, rule?: RuleId): Malformed {
  return new Malformed('setup', [problem(path, value, expected, rule)]);
}

const ON_TABLE = 'a point on the table';

const variantId = (i: number): string => `variant-${i + 1}`;

/** Units made up in a position get an id of their own and go with the game as content. */
export function madeUpUnits(position: Position, content: Content | null): UnitType[] {
  const { units } = libraryOf(content);
  return position.models.flatMap(({ unit }, i) => {
    if (typeof unit === 'string') return [];
    const { like, ...changes } = unit;
    const base = units.get(like);
    if (!base) throw wrong(['position', 'models', i, 'unit', 'like'], like, 'the id of a unit');
    const made = { ...base, ...changes, id: variantId(i) } as UnitType;
    const bad = unitProblems(made, ['position', 'models', i, 'unit'])[0];
    if (bad) throw new Malformed('setup', [bad]);
    return [made];
  });
}

/** The table of a position, as a scenario of its own. */
export function scenarioAt(position: Position): Scenario {
  const bare = bareTable('position', 'A position', position.table ?? [48, 48]);
  const scenario = {
    ...bare,
    env: position.env ?? bare.env,
    rounds: position.rounds ?? bare.rounds,
    terrain: position.terrain ?? bare.terrain,
    walls: position.walls ?? bare.walls,
    fields: position.fields ?? bare.fields,
    zones: position.zones ?? bare.zones,
    objectives: position.objectives ?? bare.objectives,
    hidden: position.hidden ?? bare.hidden,
    reserves: position.reserves ?? bare.reserves,
    exits: position.exits ?? bare.exits,
    checks: position.checks ?? bare.checks,
    victory: position.victory ?? bare.victory,
    first: position.first ?? 'A',
    suddenEnd: position.suddenEnd ?? false,
  } as Scenario;
  const problems = mapProblems(scenario, ['position']);
  if (problems.length > 0) throw new Malformed('setup', problems);
  return scenario;
}

/** Models of each side are numbered as they are listed, whatever squad they are in. */
function musterAt(match: Match, { models, squads: facts = {} }: Position): Muster {
  const library = libraryOf(match.content);
  const cast: Cast[] = [];
  const squads: SquadCast[] = [];
  const platoons: PlatoonCast[] = [];
  for (const side of SIDES) {
    const groups = new Map<string, number[]>();
    let number = 0;
    models.forEach((model, i) => {
      if (model.side !== side) return;
      const type = typeof model.unit === 'string' ? model.unit : variantId(i);
      if (!library.units.has(type) && !library.vehicles.has(type) && !library.artillery.has(type))
        throw wrong(['position', 'models', i, 'unit'], type, 'the id of a unit, vehicle or gun');
      const name = model.squad ?? 'Squad';
      groups.set(name, [...(groups.get(name) ?? []), cast.length]);
      cast.push({ id: `${side.toLowerCase()}${++number}`, side, kind: kindOfType(library, type), type, of: null });
    });
    const first = platoons.length;
    const playerOf = (name: string): number => {
      const elsewhere = squads.some((squad) => squad.name === name && squad.side !== side);
      const player = (elsewhere ? undefined : facts[name]?.player) ?? 1;
      const most = match.seats[side].length;
      if (player > most) throw wrong(['position', 'squads', name, 'player'], player, `1 to ${most}`, 'FL-SEQ-11');
      return player;
    };
    const players = [...new Set([...groups.keys()].map(playerOf))].sort((one, other) => one - other);
    for (const [name, members] of groups) {
      const platoon = first + players.indexOf(playerOf(name));
      squads.push({ id: `${side}-${squads.length + 1}`, name, side, platoon, members });
    }
    players.forEach((player, p) => {
      const command = squads.findIndex(
        ({ members, platoon }) =>
          platoon === first + p && members.some((i) => library.units.get(cast[i]!.type)?.rank === 'PL'),
      );
      const controller = match.seats[side][player - 1]!;
      platoons.push({ id: `${side}${p + 1}`, name: '', side, controller, command: command < 0 ? null : command });
    });
  }
  const named = nameSides(library, cast, platoons);
  cast.push(...belongings(library, cast), ...fixtures(match));
  const bare: Muster = { cast, squads, platoons: named, points: { A: 0, B: 0 } };
  return { ...bare, points: { A: worth(match, bare, 'A'), B: worth(match, bare, 'B') } };
}

const PEOPLE_NAMES: { readonly [people in People]: string } = {
  terran: 'Terrans',
  xyban: 'Xyban',
  eeek: 'Eeek',
  sitan: 'Sitan',
  sirex: 'Sirex',
  robot: 'Robots',
};

/** Sides go by the people that leads them; where it is the same, by who came to whom. */
function nameSides(library: Library, cast: readonly Cast[], platoons: readonly PlatoonCast[]): PlatoonCast[] {
  const peopleOf = (side: Side): People | null => {
    const type = cast.find((one) => one.side === side)?.type ?? '';
    return (library.units.get(type) ?? library.vehicles.get(type))?.people ?? null;
  };
  const [a, b] = [peopleOf('A'), peopleOf('B')];
  return platoons.map((platoon) => {
    const people = platoon.side === 'A' ? a : b;
    const name = people === null || a === b ? (platoon.side === 'A' ? 'Attackers' : 'Defenders') : PEOPLE_NAMES[people];
    return { ...platoon, name };
  });
}

export function putPosition(b: Battle, position: Position): void {
  raise(b, musterAt(b.match, position));
  b.setup.step = 'done';
  b.setup.placed = b.squads.map((_, s) => s);
  b.first = position.first ?? 'A';
  b.active = position.active ?? 'A';
  b.round = position.round ?? 2;
  b.turn = position.turn ?? 2 * b.round - (b.active === b.first ? 1 : 0);
  b.phase = position.phase ?? 'moveFire';
  b.speaker = b.match.seats[b.active][0]!;
  b.score = position.score ?? { A: 0, B: 0 };
  for (const [k, { at }] of (position.smoke ?? []).entries())
    if (!isOnTable(b, spotOf(at))) throw wrong(['position', 'smoke', k, 'at'], at, ON_TABLE, 'FL-GEO-01');
  b.smoke = (position.smoke ?? []).map(({ at, diameter, side: by, until }) => ({
    ...spotOf(at),
    diameter: mils(diameter),
    side: by,
    until: until ?? b.turn + 2,
  }));
  const order = SIDES.flatMap((one) =>
    position.models.flatMap((model, i) => (model.side === one ? [{ model, i }] : [])),
  );
  for (const [place, { model, i }] of order.entries()) putModel(b, place, model, i);
  for (const [place, { model, i }] of order.entries()) loadModel(b, place, model, i);
  describeSquads(b, position);
  checkPlaces(b, order);
  checkModels(b, order);
  checkSquads(b, position);
}

function putModel(b: Battle, place: number, model: PositionModel, i: number): void {
  const m = b.models[place]!;
  if (model.onFoot && m.mount !== null) m.mount = null;
  if (b.match.scenario.reserves.length > 0 && m.where === 'reserve') return;
  if (model.packed) {
    const modules = modulesOf(b, place).length;
    if (model.packed.length !== modules)
      throw wrong(
        ['position', 'models', i, 'packed'],
        model.packed,
        `${modules} places, one for each module`,
        'FL-ART-02',
      );
    const off = model.packed.findIndex((at) => !isOnTable(b, spotOf(at)));
    if (off >= 0) throw wrong(['position', 'models', i, 'packed', off], model.packed[off], ON_TABLE, 'FL-GEO-01');
    pack(b, place, model.packed.map(spotOf));
    return;
  }
  if (!model.at && !model.aboard)
    throw wrong(['position', 'models', i, 'at'], undefined, 'a point [x, y], or `aboard`');
  if (model.at) {
    m.where = 'table';
    const { x, y } = spotOf(model.at);
    m.x = x;
    m.y = y;
  }
  m.airborne = model.airborne ?? false;
  m.hidden = model.hidden ?? false;
  m.shieldUp = model.shieldUp ?? false;
  m.overwatch = model.overwatch ?? false;
  m.activated = model.activated ?? false;
  m.fired = model.fired ?? false;
  if (model.damaged) {
    m.hullLost = 1;
    m.damage = 'plain';
  }
}

/** What refers to other models: seats and loads. */
function loadModel(b: Battle, place: number, { aboard, carrying }: PositionModel, i: number): void {
  const m = b.models[place]!;
  if (aboard) {
    const vehicle = indexOf(b, aboard.vehicle);
    if (vehicle < 0 || b.muster.cast[vehicle]!.kind !== 'vehicle')
      throw wrong(['position', 'models', i, 'aboard', 'vehicle'], aboard.vehicle, 'the id of a vehicle');
    m.where = 'aboard';
    m.vehicle = vehicle;
    m.seat = aboard.seat;
    m.hidden = b.models[vehicle]!.hidden;
  }
  if (carrying !== undefined) {
    const item = indexOf(b, carrying);
    if (item < 0) throw wrong(['position', 'models', i, 'carrying'], carrying, 'the id of a module or objective');
    b.models[item]!.where = 'carried';
    m.carrying = item;
  }
}

function squadNamed(b: Battle, name: string, side: Side | null): number {
  return b.muster.squads.findIndex((squad) => squad.name === name && (side === null || squad.side === side));
}

function describeSquads(b: Battle, position: Position): void {
  for (const [name, facts] of Object.entries(position.squads ?? {})) {
    const s = squadNamed(b, name, null);
    if (s < 0) throw wrong(['position', 'squads', name], name, 'the name of a squad');
    const squad = b.squads[s]!;
    const { fellAt, player: _, ...others } = facts;
    squad.initial += facts.killed ?? 0;
    Object.assign(squad, others);
    if (fellAt) squad.fellAt = spotOf(fellAt);
  }
  for (const side of SIDES) {
    const name = position.attached?.[side];
    if (name === undefined) continue;
    const s = squadNamed(b, name, side);
    if (s < 0) throw wrong(['position', 'attached', side], name, `the name of a squad of side ${side}`);
    b.platoons[b.muster.squads[s]!.platoon]!.attached = s;
  }
}

/** Everybody must be able to stand where they are put (FL-GEO-14). */
function checkPlaces(b: Battle, order: readonly { model: PositionModel; i: number }[]): void {
  order.forEach(({ model, i }, place) => {
    if (b.models[place]!.where !== 'table') return;
    const bad = refuseStand(b, { ...standerOf(b, place), truly: true }, b.models[place]!);
    if (bad) throw wrong(['position', 'models', i, 'at'], model.at, `a place to stand: ${bad.message}`, bad.rule);
  });
}
