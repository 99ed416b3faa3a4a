import { idSchema } from '@sandtable/craft';
import { Malformed, pathUnder } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { type Config, DEFAULT_CONFIG, someOptionsSchema } from './config.js';
import { type Library, libraryOf } from './content/library.js';
import { loadContent } from './content/load.js';
import { forceSchema } from './content/schemas.js';
import type { Battlefield, Content, ForceList, Scenario } from './content/types.js';
import { emptyBattle } from './empty-battle.js';
import { coverage, generatedTable, LEAST_COVER, MOST_COVER } from './generated-table.js';
import { units } from './inches.js';
import { openPosition, positionSchema } from './open-position.js';
import { musterOf, raise } from './raise.js';
import type { RuleId } from './rulebook.js';
import { forcePoints, forceProblems } from './rules/force-building.js';
import type { Battle, Match } from './state.js';
import { MAPS, MISSIONS, otherSide, SIDES, type Side } from './terms.js';

// What a game is opened from: a scenario, or a battlefield with what was agreed about it.

const force = z.union([idSchema, forceSchema]);
const points = z.int().check(z.gte(100), z.lte(10_000));

export const setupSchema = z.strictObject({
  options: z.optional(someOptionsSchema),
  content: z.optional(z.unknown()),
  scenario: z.optional(idSchema),
  battlefield: z.optional(idSchema),
  /** A table from a seed (DL-TBL-10), for a map that was agreed. */
  generated: z.optional(
    z.strictObject({
      seed: z.int().check(z.gte(0), z.lte(1_000_000_000)),
      length: z._default(z.literal([48, 72, 96]), 72),
    }),
  ),
  /** Who built the battlefield; the other side has Strategic Advantage (DL-TBL-07). */
  builtBy: z.optional(z.enum(SIDES)),
  /** Rolled for where nothing is said (DL-OBJ-02, DL-MAP-02). */
  mission: z.optional(z.enum(MISSIONS)),
  map: z.optional(z.enum(MAPS)),
  /** A scenario's own where nothing is said. */
  forces: z.optional(z.strictObject({ A: force, B: force })),
  /** Both sides build within these points (DL-FRC-01). */
  points: z.optional(points),
  target: z.optional(z.int().check(z.gte(1), z.lte(200))),
  /** A table in the middle of a battle, to try something out. */
  position: z.optional(positionSchema),
});
export type Setup = z.infer<typeof setupSchema>;

function wrong(path: string, message: string, rule?: RuleId): Malformed {
  return new Malformed('setup', [
    { path, message: `${path} ${message}${rule ? ` (${rule})` : ''}`, ...(rule && { rule }) },
  ]);
}

export function openBattle(setup: Setup): Battle {
  const content = contentOf(setup);
  const library = libraryOf(content);
  if (setup.position) {
    const others = ['scenario', 'battlefield', 'mission', 'map', 'forces', 'points'] as const;
    for (const other of others) if (setup[other] !== undefined) throw wrong(other, 'cannot be given with a position');
    return openPosition(setup.position, library, { ...DEFAULT_CONFIG, ...setup.options }, content, setup.target ?? 10);
  }
  const scenario = scenarioOf(setup, library);
  const config: Config = { ...DEFAULT_CONFIG, ...(scenario && { turnLimit: scenario.turnLimit }), ...setup.options };
  const battlefield = battlefieldOf(setup, scenario, library);
  const forces = setup.points !== undefined ? null : forcesOf(setup, scenario, library, config);
  if (setup.points !== undefined && setup.forces)
    throw wrong('forces', 'cannot be given with points: either they are built or they are fixed');
  const match: Match = {
    config,
    content,
    battlefield,
    mission: scenario?.mission ?? setup.mission ?? null,
    map: scenario?.map ?? setup.map ?? null,
    target: setup.target ?? scenario?.target ?? targetFor(setup.points ?? pointsOf(library, forces)),
    claims: scenario?.claims ?? null,
    points: setup.points ?? null,
    forces,
    shiftable: setup.generated !== undefined || setup.builtBy !== undefined,
    strategicAdvantage: scenario?.strategicAdvantage ?? (setup.builtBy ? otherSide(setup.builtBy) : null),
    zones: scenario?.zones ?? null,
    objectives: scenario?.objectives?.map(([x, y]) => ({ x: units(x), y: units(y) })) ?? null,
  };
  const b = emptyBattle(match);
  if (forces !== null) {
    raise(b, musterOf(library, forces));
    b.setup.step = 'mission';
  }
  return b;
}

/** DL-WIN-01. */
export function targetFor(points: number): number {
  return points <= 3000 ? 10 * Math.max(1, Math.ceil(points / 1000)) : 10 * Math.floor(points / 1000);
}

function pointsOf(library: Library, forces: Match['forces']): number {
  return Math.max(...SIDES.map((side) => forcePoints(library, forces![side])));
}

function contentOf({ content }: Setup): Content | null {
  if (content === undefined) return null;
  const loaded = loadContent(content);
  if (loaded.ok) return loaded.content;
  throw new Malformed(
    'setup',
    loaded.problems.map((one) => ({ ...one, path: pathUnder('content', one.path), message: `content.${one.message}` })),
  );
}

function scenarioOf({ scenario: id, battlefield, mission, map }: Setup, library: Library): Scenario | null {
  if (id === undefined) return null;
  const scenario = library.scenarios.get(id);
  if (!scenario) throw wrong('scenario', `is "${id}", expected one of ${[...library.scenarios.keys()].join(', ')}`);
  if (battlefield ?? mission ?? map) throw wrong('scenario', 'says which battlefield, mission and map are played');
  return scenario;
}

function battlefieldOf(setup: Setup, scenario: Scenario | null, library: Library): Battlefield {
  const { battlefield: id, generated, map } = setup;
  if (generated) {
    if (scenario ?? id) throw wrong('generated', 'is a table of its own', 'DL-TBL-02');
    if (map === undefined) throw wrong('map', 'is agreed before a table is generated for it', 'DL-TBL-10');
    return generatedTable(generated.seed, generated.length, map);
  }
  const name = scenario?.battlefield ?? id;
  if (name === undefined) throw wrong('scenario', 'or a battlefield is needed', 'DL-TBL-02');
  const battlefield = library.battlefields.get(name);
  if (!battlefield)
    throw wrong('battlefield', `is "${name}", expected one of ${[...library.battlefields.keys()].join(', ')}`);
  const covered = coverage(battlefield);
  if (setup.builtBy && (covered < LEAST_COVER || covered > MOST_COVER))
    throw wrong(
      'battlefield',
      `is covered to ${(100 * covered).toFixed(1)} %, and 25 to 33.4 % are wanted`,
      'DL-TBL-03',
    );
  return battlefield;
}

function forcesOf(
  setup: Setup,
  scenario: Scenario | null,
  library: Library,
  config: Config,
): NonNullable<Match['forces']> {
  const listOf = (side: Side): ForceList => {
    const given = setup.forces?.[side] ?? scenario?.sides[side];
    if (given === undefined) throw wrong('forces', 'are needed, or points to build them within', 'DL-FRC-01');
    const list = typeof given === 'string' ? library.forces.get(given) : (given as ForceList);
    if (!list)
      throw wrong(`forces.${side}`, `is "${String(given)}", expected one of ${[...library.forces.keys()].join(', ')}`);
    const problems = forceProblems(library, list, { points: null, platoons: 6, config });
    if (problems.length > 0)
      throw new Malformed(
        'setup',
        problems.map((one) => ({
          ...one,
          path: `forces.${side}.${one.path}`,
          message: `forces.${side}.${one.message}`,
        })),
      );
    return list;
  };
  return { A: listOf('A'), B: listOf('B') };
}
