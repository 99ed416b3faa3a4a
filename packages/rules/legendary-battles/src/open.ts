import { idSchema } from '@sandtable/craft';
import { Malformed, type Problem, pathUnder, problem } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { configSchema, DEFAULT_CONFIG } from './config.js';
import { loadContent } from './content/load.js';
import { SCENARIOS } from './content/scenarios.js';
import type { Scenario } from './content/types.js';
import { freshDeck } from './rules/cards.js';
import { USUAL } from './rules/conduct.js';
import { isHidden, toPlace } from './rules/setup.js';
import { type Battle, type Match, newUnit, type Player } from './state.js';
import { tablesOf } from './tables.js';
import { otherSeat, SEATS, type Seat } from './terms.js';

/** What a game is opened from: who opens it has agreed it with the other (TA-CORE-SET-01, TA-MAP-SET-07). */
export const setupSchema = z.strictObject({
  scenario: idSchema,
  options: z.optional(configSchema),
  /** Units whose optional supplements stay out (TA-MAP-SET-11, TA-CORE-SUP-07). */
  without: z.optional(z.array(idSchema).check(z.maxLength(100))),
  /** A content file with scenarios and unit types of a player's own. */
  content: z.optional(z.unknown()),
});
export type Setup = z.input<typeof setupSchema>;

export function openBattle(setup: Setup): Battle {
  const problems: Problem[] = [];
  const loaded = setup.content === undefined ? null : loadContent(setup.content);
  if (loaded && !loaded.ok)
    problems.push(...loaded.problems.map((one) => ({ ...one, path: pathUnder('content', one.path) })));
  const content = loaded?.ok ? loaded.content : null;
  const all: readonly Scenario[] = [...SCENARIOS, ...(content?.scenarios ?? [])];
  const scenario = all.find(({ id }) => id === setup.scenario);
  if (!scenario && problems.length === 0)
    problems.push(problem('scenario', setup.scenario, `one of ${all.map(({ id }) => id).join(', ')}`));
  if (problems.length > 0) throw new Malformed('setup', problems);
  const match: Match = {
    config: (setup.options as Match['config'] | undefined) ?? DEFAULT_CONFIG,
    scenario: scenario!,
    content,
    without: setup.without ?? [],
  };
  return newBattle(match);
}

const newPlayer = (seat: Seat): Player => ({
  deck: freshDeck(seat),
  hand: [],
  discard: [],
  known: [],
  reshuffles: 0,
  kills: 0,
  conduct: USUAL,
  asked: 0,
});

/** The table as a scenario sets it up (TA-MAP-SET-05, TA-CORE-SET-04), whatever shape its markers have (TA-MAP-SET-04); who places units themselves does so first of all. */
export function newBattle(match: Match): Battle {
  const { scenario } = match;
  const first = scenario.firstPlayer === 'random' ? 'A' : scenario.firstPlayer; // else drawn for (TA-CORE-SET-03)
  const { kinds, map } = tablesOf({ match });
  const b: Battle = {
    match,
    step: 'deploy',
    round: 1,
    active: first,
    first,
    deploying: [],
    posture: null,
    played: 0,
    idleRounds: 0,
    units: kinds.map(({ home }) => newUnit(home)),
    players: { A: newPlayer('A'), B: newPlayer('B') },
    smoke: [],
    hazards: [],
    breached: [],
    uses: scenario.special.map((one) => (one.kind === 'driftStep' ? one.uses : 0)),
    result: null,
  };
  for (const [i, { entry, type, dummy }] of kinds.entries()) {
    const u = b.units[i]!;
    const reserves = scenario.special.some(
      (one) => one.kind === 'reinforcement' && one.units.some(({ id }) => id === entry.id),
    );
    u.reserve = reserves;
    u.aloft = !reserves && (entry.aloft ?? (type.traits.includes('aerial') && (entry.zone ?? null) === null));
    const zone = entry.zone ?? null;
    if (zone === null || reserves || dummy) continue;
    u.zone = map.numberOf.get(zone)!;
    u.facing = entry.facing ?? 0;
    const tail = entry.footprint?.[1];
    if (type.footprint === 'tail' && tail !== undefined) u.tail = map.numberOf.get(tail)!;
  }
  b.deploying = [otherSeat(first), first].filter((seat) => toPlace(b, seat).length > 0); // the second player first
  for (const seat of SEATS)
    for (const unit of toPlace(b, seat))
      if (isHidden(b, unit) || match.config.freeDeployment) b.units[unit]!.zone = b.units[unit]!.tail = null;
  return b;
}
