import { idSchema } from '@sandtable/craft';
import { Malformed, pathUnder } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { DEFAULT_CONFIG, someOptionsSchema } from './config.js';
import { bareTable } from './content/bare-table.js';
import { libraryOf } from './content/library.js';
import { loadContent } from './content/load.js';
import { envSchema, tableSchema, terrainSchema, wallSchema } from './content/schemas.js';
import { mapProblems } from './content/sense.js';
import type { Content, Pair, Scenario } from './content/types.js';
import { fieldedOf, musterOf, platoonsOf, raise } from './muster.js';
import { madeUpUnits, positionSchema, putPosition, scenarioAt } from './open-position.js';
import type { Problem, RuleId } from './rulebook.js';
import { refuseForce } from './rules/forces.js';
import type { Battle, Match } from './state.js';
import { type BySide, type Seat, SIDES } from './terms.js';

// What a game is opened from.

/** Of a side. */
export const MOST_PLAYERS = 4;
const players = z.int().check(z.gte(1), z.lte(MOST_PLAYERS));
const pointsSchema = z.int().check(z.gte(10), z.lte(9999));
const platoonIds = z.array(idSchema).check(z.minLength(1), z.maxLength(8));

/** One of `scenario`, `pickUp` and `position`, with options, a player's own content, forces and team mates. */
export const setupSchema = z.strictObject({
  options: z.optional(someOptionsSchema),
  content: z.optional(z.unknown()),
  /** How many play each side (FL-SEQ-11). */
  players: z.optional(z.strictObject({ A: players, B: players })),
  scenario: z.optional(idSchema),
  /** Platoons instead of the scenario's forces. */
  forces: z.optional(z.strictObject({ A: platoonIds, B: platoonIds })),
  /** The points that those forces were agreed to keep to (FL-SET-02). */
  limit: z.optional(pointsSchema),
  /** Each side chooses its platoons within these points (FL-SET-02). */
  points: z.optional(pointsSchema),
  /** A table of your own (FL-SET-12): 3 to 6 pieces on the southern half, copied onto the other. */
  pickUp: z.optional(
    z.strictObject({
      table: tableSchema,
      terrain: z.array(terrainSchema).check(z.minLength(3), z.maxLength(6)),
      walls: z.optional(z.array(wallSchema)),
      env: z.optional(envSchema),
      rounds: z.optional(z.int().check(z.gte(1), z.lte(99))),
    }),
  ),
  position: z.optional(positionSchema),
});
export type Setup = z.infer<typeof setupSchema>;

const WAYS = ['scenario', 'pickUp', 'position'] as const;

function fault(path: string, message: string, rule?: RuleId): Problem {
  return { path, message: `${path} ${message}${rule ? ` (${rule})` : ''}`, ...(rule && { rule }) };
}

function wrong(path: string, message: string, rule?: RuleId): Malformed {
  return new Malformed('setup', [fault(path, message, rule)]);
}

export function openBattle(setup: Setup): Battle {
  const ways = WAYS.filter((way) => setup[way] !== undefined);
  if (ways.length !== 1)
    throw wrong(
      ways[1] ?? 'scenario',
      `is one of ${ways.length} ways to start, expected exactly one of ${WAYS.join(', ')}`,
    );
  const content = contentOf(setup);
  const scenario = scenarioOf(setup, content);
  const match: Match = {
    config: { ...DEFAULT_CONFIG, ...scenario.options, ...setup.options },
    content,
    scenario,
    seats: seatsOf(setup),
    points: setup.points ?? null,
  };
  if (setup.limit !== undefined && !setup.forces)
    throw wrong('limit', 'is for forces that are given, and there are none', 'FL-SET-02');
  const b = emptyBattle(match);
  if (setup.position) {
    if (setup.points !== undefined || setup.forces) throw wrong('forces', 'cannot be given with a position');
    putPosition(b, setup.position);
    return b;
  }
  if (setup.points !== undefined) {
    if (setup.forces) throw wrong('forces', 'cannot be given with points: either they are chosen or they are fixed');
    return b;
  }
  b.setup.step = 'rollOff';
  raise(b, musterOf(match, forcesOf(setup, match)));
  return b;
}

/** The places of the players of each side (FL-SEQ-11). */
export function seatsOf({ players: counts }: Setup): BySide<readonly Seat[]> {
  const seats = (side: string, count: number): Seat[] =>
    count === 1 ? [side] : Array.from({ length: count }, (_, k) => `${side}${k + 1}`);
  return { A: seats('A', counts?.A ?? 1), B: seats('B', counts?.B ?? 1) };
}

function contentOf(setup: Setup): Content | null {
  let content: Content | null = null;
  if (setup.content !== undefined) {
    const loaded = loadContent(setup.content);
    if (!loaded.ok)
      throw new Malformed(
        'setup',
        loaded.problems.map(({ path, message, rule }) => ({
          path: pathUnder('content', path),
          message: `content: ${message}`,
          ...(rule && { rule }),
        })),
      );
    content = loaded.content;
  }
  const made = setup.position ? madeUpUnits(setup.position, content) : [];
  if (made.length === 0) return content;
  const base = content ?? { units: [], vehicles: [], artillery: [], platoons: [], scenarios: [] };
  return { ...base, units: [...base.units, ...made] };
}

function scenarioOf(setup: Setup, content: Content | null): Scenario {
  if (setup.position) return scenarioAt(setup.position);
  if (setup.pickUp) {
    const faults = pickUpFaults(setup);
    if (faults.length > 0) throw new Malformed('setup', faults);
    return pickUpTable(setup.pickUp);
  }
  const { scenarios } = libraryOf(content);
  const found = scenarios.get(setup.scenario!);
  if (!found) throw wrong('scenario', `is "${setup.scenario}", expected one of ${[...scenarios.keys()].join(', ')}`);
  return found;
}

/** What speaks against a table of one's own (FL-SET-12). */
function pickUpFaults({ pickUp, forces, points }: Setup): Problem[] {
  const { table, terrain, walls = [] } = pickUp!;
  const [w, h] = table;
  const faults: Problem[] = [
    ...mapProblems({ table: [w, h], terrain, walls, fields: [], objectives: [], exits: [] }, ['pickUp']),
  ];
  if (w < h)
    faults.push(fault('pickUp.table', `is ${w} by ${h}, expected the long edges in the south and north`, 'FL-SET-12'));
  const halves = [
    ...terrain.map(({ polygon }, i) => ({ field: `pickUp.terrain[${i}].polygon`, points: polygon })),
    ...walls.map(({ line }, i) => ({ field: `pickUp.walls[${i}].line`, points: line })),
  ];
  for (const { field, points: corners } of halves) {
    if (corners.some(([, y]) => y > h / 2))
      faults.push(fault(field, 'reaches over the middle, expected a place on the southern half', 'FL-SET-12'));
  }
  const names = [...terrain, ...walls].map(({ id }) => id);
  const copy = names.find((id) => names.includes(`${id}-2`));
  if (copy)
    faults.push(fault('pickUp.terrain', `has "${copy}-2", which is what the copy of "${copy}" is called`, 'FL-SET-12'));
  if (!forces && points === undefined)
    faults.push(fault('forces', 'is missing, expected forces or points for a pick-up game', 'FL-SET-02'));
  return faults;
}

/** FL-SET-12: a copy of everything turned by 180 degrees. */
function pickUpTable({ table: [w, h], terrain, walls = [], env, rounds }: NonNullable<Setup['pickUp']>): Scenario {
  const turned = ([x, y]: Pair): Pair => [w - x, h - y];
  const all: Scenario['terrain'][number][] = terrain.flatMap((piece) => {
    const copy = {
      ...piece,
      id: `${piece.id}-2`,
      polygon: piece.polygon.map(turned),
      ...(piece.openings ? { openings: piece.openings.map(([a, b]) => [turned(a), turned(b)] as const) } : {}),
    };
    return [piece, copy] as Scenario['terrain'][number][];
  });
  const bare = bareTable('pick-up', 'Pick-up game', [w, h]);
  return {
    ...bare,
    aim: 'Points for kills decide.',
    env: env ?? bare.env,
    rounds: rounds ?? bare.rounds,
    terrain: all,
    walls: walls.flatMap((wall) => [wall, { ...wall, id: `${wall.id}-2`, line: wall.line.map(turned) }]),
  };
}

/** The table a game would be played on, as far as it is known: null for a setup that will not do, but one's own is always drawn. */
export function tableFor(setup: Setup): Scenario | null {
  if (setup.pickUp) return pickUpTable(setup.pickUp);
  try {
    return scenarioOf(setup, contentOf(setup));
  } catch (error) {
    if (error instanceof Malformed) return null;
    throw error;
  }
}

function forcesOf(setup: Setup, match: Match): BySide<ReturnType<typeof platoonsOf>> {
  const library = libraryOf(match.content);
  const { forces } = setup;
  if (!forces)
    return { A: platoonsOf(library, match.scenario.forces.A), B: platoonsOf(library, match.scenario.forces.B) };
  const faults = SIDES.flatMap((side) => {
    const bad = refuseForce({ ...match, points: setup.limit ?? null }, forces[side]);
    return bad ? [fault(`forces.${side}`, `cannot be fielded: ${bad.message}`, bad.rule)] : [];
  });
  if (faults.length > 0) throw new Malformed('setup', faults);
  const fielded = (ids: readonly string[]) => ids.map((id) => fieldedOf(library, id));
  return { A: fielded(forces.A), B: fielded(forces.B) };
}

function emptyBattle(match: Match): Battle {
  return {
    match,
    muster: { cast: [], squads: [], platoons: [], points: { A: 0, B: 0 } },
    models: [],
    squads: [],
    platoons: [],
    fields: [],
    goals: [],
    smoke: [],
    setup: {
      step: 'forces',
      winner: null,
      chose: null,
      forces: { A: null, B: null },
      zones: { A: 'A', B: 'B' },
      placed: [],
      next: 'A',
    },
    round: 0,
    turn: 0,
    first: 'A',
    active: 'A',
    phase: 'setup',
    speaker: match.seats.A[0]!,
    ended: [],
    open: null,
    move: null,
    trigger: null,
    bailouts: [],
    tie: null,
    promotions: [],
    score: { A: 0, B: 0 },
    offered: [],
    result: null,
  };
}
