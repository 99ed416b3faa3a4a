import { idSchema } from '@sandtable/craft';
import { Malformed, type Problem, problem } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { type Config, configSchema } from './config.js';
import { CAST } from './content/cast.js';
import { CITY_BY_ID } from './content/cities.js';
import { parseCity } from './content/city-sense.js';
import { STARTERS } from './content/starters.js';
import type { City } from './content/types.js';
import { chosenSchema } from './decisions.js';
import { newScene } from './new-scene.js';
import { openPosition, positionSchema } from './open-position.js';
import { refuseHeroes } from './rules/setup.js';
import type { Match, Scene, Side } from './state.js';
import { SCENARIOS, SEATS } from './terms.js';

// What a game is opened from: a ready game, a free one, or an explicit position.

const count = (low: number, high: number) => z.int().check(z.gte(low), z.lte(high));
const options = z.optional(configSchema);
/** The id of a table that comes with the game, or one of your own; the latter is looked at more closely when it is read. */
export const cityField = z.union([idSchema, z.looseObject({ id: z.string() })]);
const scenario = z.enum(SCENARIOS);

const starterSetup = z.strictObject({ starter: idSchema, options });
const freeSetup = z.strictObject({
  city: cityField,
  seats: z._default(count(2, 5), 2),
  heroes: z.optional(count(1, 5)),
  scenario: z._default(z.nullable(scenario), null),
  first: z._default(z.nullable(z.enum(SEATS)), null),
  sides: z.optional(z.array(z.array(chosenSchema))),
  options,
});
const positionSetup = z.strictObject({ position: positionSchema, options });

export const setupSchema = z.union([starterSetup, freeSetup, positionSetup]);
export type Setup = z.input<typeof setupSchema>;
type Read = z.output<typeof setupSchema>;

export function openScene(setup: Setup): Scene {
  const read = setupSchema.parse(setup) as Read;
  const config = (read.options ?? configSchema.parse({})) as Config;
  if ('starter' in read) return openStarter(read.starter, config, setup.options?.mightyItems);
  if ('position' in read)
    return openPosition(read.position, config, readCity(read.position.city ?? null, 'position.city'));
  return newScene(freeMatch(read, config));
}

function wrong(path: string, value: unknown, expected: string): Malformed {
  return new Malformed('setup', [problem(path, value, expected)]);
}

/** A starter says whether items are in play, unless the setup's options do. */
function openStarter(id: string, config: Config, asked: boolean | undefined): Scene {
  const starter = STARTERS.find((one) => one.id === id);
  if (!starter) throw wrong('starter', id, `one of ${STARTERS.map((one) => one.id).join(', ')}`);
  const mightyItems = asked ?? starter.items;
  const sides = starter.sides.map(
    ({ heroes, spots }): Side => ({
      heroes: heroes.map((cast) => ({ cast, item: mightyItems ? CAST.get(cast)!.item : null })),
      spots,
    }),
  );
  return newScene({
    config: { ...config, mightyItems },
    city: starter.city,
    seats: SEATS.slice(0, sides.length),
    heroes: sides[0]!.heroes.length,
    scenario: starter.scenario,
    first: null,
    sides,
  });
}

/** LG-SET-02: with three or more players one Hero fewer than there are players, else two. */
export const usualHeroes = (seats: number): number => (seats > 2 ? seats - 1 : 2);

function freeMatch(read: z.output<typeof freeSetup>, config: Config): Match {
  const seats = SEATS.slice(0, read.seats);
  const heroes = read.heroes ?? usualHeroes(read.seats);
  const first = read.first === null ? null : seats.indexOf(read.first);
  if (first === -1) throw wrong('first', read.first, `one of ${seats.join(', ')}`);
  const match: Match = {
    config,
    city: readCity(read.city, 'city'),
    seats,
    heroes,
    scenario: read.scenario,
    first,
    sides: read.sides ? read.sides.map((chosen) => ({ heroes: chosen, spots: [] })) : null,
  };
  if (match.sides && match.sides.length !== seats.length)
    throw wrong('sides', match.sides.length, `one list of Heroes for each of ${seats.length} seats`);
  for (const [i, side] of (match.sides ?? []).entries()) {
    const refused = refuseHeroes({ match }, side);
    if (refused) throw new Malformed('setup', [{ path: `sides[${i}]`, message: `sides[${i}]: ${refused.message}` }]);
  }
  return match;
}

/** A table by its id, or a player's own, checked. */
function readCity(city: z.output<typeof cityField> | null, at: string): string | City {
  if (city === null) return BARE;
  if (typeof city === 'string') {
    if (!CITY_BY_ID.has(city)) throw wrong(at, city, `one of ${[...CITY_BY_ID.keys()].join(', ')}`);
    return city;
  }
  const read = parseCity(city, at);
  if (!read.ok) throw new Malformed('setup', read.problems as Problem[]);
  return read.value;
}

/** A table with nothing on it. */
const BARE: City = { id: 'bare', name: 'Bare table', size: 24, note: '', buildings: [], objects: [] };
