import { idSchema } from '@sandtable/craft';
import { Malformed, type Problem, pathUnder } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { type Config, configSchema, DEFAULT_CONFIG } from './config.js';
import { BUILT_IN, mergeContent } from './content/library.js';
import { loadContent } from './content/load.js';
import type { Content, Scenario } from './content/types.js';
import { battleAt, boardPlanSchema, checkPlan, madeUpTypes, positionSchema } from './open-position.js';
import type { RuleId } from './rulebook.js';
import { readyRosters, rosterFaults } from './rules/recruiting.js';
import { boardOf } from './rules/setup.js';
import { type Battle, type Match, newBattle, type Recruited } from './state.js';
import { libraryOf, profileIn } from './tables.js';
import { SEATS, type Seat } from './terms.js';

// What a game is opened from.

const rosterSchema = z.union([idSchema, z.array(idSchema)]);

/** One of `standard` (the default), `quick`, `scenario` and `position`, with options and a player's own content. */
export const setupSchema = z.strictObject({
  options: z.optional(configSchema),
  content: z.optional(z.unknown()),
  standard: z.optional(z.literal(true)),
  /** Rosters by id or as a list of unit types; what is left out is drawn at random (10.1). */
  quick: z.optional(
    z.strictObject({ A: z.optional(rosterSchema), B: z.optional(rosterSchema), board: z.optional(boardPlanSchema) }),
  ),
  scenario: z.optional(idSchema),
  position: z.optional(positionSchema),
});
export type Setup = z.infer<typeof setupSchema>;

const WAYS = ['standard', 'quick', 'scenario', 'position'] as const;

export function openBattle(setup: Setup): Battle {
  const ways = WAYS.filter((way) => setup[way] !== undefined);
  if (ways.length > 1) throw wrong(ways[1]!, `${ways.join(' and ')} are given, expected one of ${WAYS.join(', ')}`);
  const start = ways[0] ?? 'standard';
  const content = contentOf(setup);
  const config = { ...DEFAULT_CONFIG, ...setup.options };
  const scenario = setup.scenario === undefined ? null : scenarioIn(content, setup.scenario);
  if (scenario && !isOffered(scenario, config)) {
    throw wrong(
      'scenario',
      `scenario is "${scenario.id}", expected "SC-1": the others are not offered without special traits (QL-TRT-24)`,
      'QL-TRT-24',
    );
  }
  const match: Match = { config, content, scenario, start };
  if (setup.position) return battleAt(match, setup.position);
  const b = newBattle(match);
  if (SEATS.some((seat) => !scenario?.seats[seat].roster)) affordable(b);
  if (setup.quick) layQuick(b, setup.quick);
  return b;
}

/** QL-TRT-24: what is balanced with traits is not offered without. */
export function isOffered({ id }: Pick<Scenario, 'id'>, { specialTraits }: Pick<Config, 'specialTraits'>): boolean {
  return specialTraits || id === 'SC-1';
}

function wrong(path: string, message: string, rule?: RuleId): Malformed {
  return new Malformed('setup', [{ path, message, ...(rule && { rule }) }]);
}

function contentOf(setup: Setup): Content | null {
  let content: Content | null = null;
  if (setup.content !== undefined) {
    const loaded = loadContent(setup.content);
    if (!loaded.ok) {
      throw new Malformed(
        'setup',
        loaded.problems.map(({ path, message, rule }) => ({
          path: pathUnder('content', path),
          message: `content: ${message}`,
          ...(rule && { rule }),
        })),
      );
    }
    content = loaded.content;
  }
  if (!setup.position) return content;
  const madeUp = madeUpTypes(setup.position);
  if (madeUp.units.length === 0) return content;
  if (content === null) return madeUp;
  return { ...content, units: [...content.units, ...madeUp.units], forces: [...content.forces, ...madeUp.forces] };
}

function scenarioIn(content: Content | null, id: string): NonNullable<Match['scenario']> {
  const merged = content === null ? null : mergeContent(BUILT_IN, content);
  const { scenarios } = merged?.ok ? merged.library : BUILT_IN;
  const scenario = scenarios.get(id);
  if (!scenario) throw wrong('scenario', `scenario is "${id}", expected one of ${[...scenarios.keys()].join(', ')}`);
  return scenario;
}

/** Somebody must be able to recruit something. */
function affordable(b: Battle): void {
  const { vpLimit, specialTraits } = b.match.config;
  const library = libraryOf(b.match);
  const cheapest = Math.min(...[...library.units.keys()].map((id) => profileIn(library, id, specialTraits).vp));
  if (vpLimit < cheapest)
    throw wrong(
      'options.vpLimit',
      `options.vpLimit is ${vpLimit}, expected at least ${cheapest}, the price of the cheapest unit`,
    );
}

/** A quick battle's rosters, ready or listed, keep to the rules of recruiting; those left out are drawn (10.1). */
function layQuick(b: Battle, quick: NonNullable<Setup['quick']>): void {
  const problems: Problem[] = [];
  for (const seat of SEATS) {
    const choice = quick[seat];
    if (choice === undefined) {
      if (readyRosters(b).length === 0)
        throw wrong(
          `quick.${seat}`,
          `quick.${seat} is nothing, expected a list of unit types: no ready roster fits these options`,
        );
      continue;
    }
    const roster = typeof choice === 'string' ? readyRoster(b, seat, choice) : listedRoster(b, seat, choice);
    const path = `quick.${seat}`;
    for (const { rule, message } of rosterFaults(b, roster))
      problems.push({ path, message: `${path}: ${message} (${rule})`, ...(rule && { rule }) });
    b.rosters = { ...b.rosters, [seat]: roster };
  }
  if (problems.length > 0) throw new Malformed('setup', problems);
  if (quick.board) {
    checkPlan(b, quick.board, 'quick.board');
    b.board = boardOf(b, quick.board);
  }
}

function readyRoster(b: Battle, seat: Seat, id: string): Recruited {
  const { rosters } = libraryOf(b.match);
  const roster = rosters.get(id);
  if (!roster)
    throw wrong(`quick.${seat}`, `quick.${seat} is "${id}", expected one of ${[...rosters.keys()].join(', ')}`);
  if (!b.match.config.specialTraits)
    throw wrong(
      `quick.${seat}`,
      `quick.${seat} is "${id}", expected a list of unit types: ready rosters are not offered without special traits (QL-TRT-24)`,
      'QL-TRT-24',
    );
  return { force: roster.force, units: roster.units };
}

function listedRoster(b: Battle, seat: Seat, types: readonly string[]): Recruited {
  const { units } = libraryOf(b.match);
  const unknown = types.findIndex((id) => !units.has(id));
  if (unknown >= 0)
    throw wrong(`quick.${seat}[${unknown}]`, `quick.${seat}[${unknown}] is "${types[unknown]}", expected a unit type`);
  const { force } = units.get(types[0] ?? '') ?? [...units.values()][0]!; // an empty one is refused by QL-SET-06
  return { force, units: types };
}
