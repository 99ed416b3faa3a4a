import {
  CAST,
  type Chosen,
  CITY_BY_ID,
  DEFAULT_CONFIG,
  defaultHeroes,
  type ScenarioId,
  SEATS,
  type Seat,
  type Setup,
  STARTERS,
  type Starter,
  TEAMS,
  usualHeroes,
} from '@sandtable/legends';

// A setup of Legends while it is being put together.

export type Way = 'starter' | 'free' | 'position';

/** A game in any city. */
export type FreeSetup = Extract<Setup, { city: unknown }>;

export const wayOf = (setup: Setup): Way =>
  'starter' in setup ? 'starter' : 'position' in setup ? 'position' : 'free';

export const starterOf = (setup: Setup): Starter | undefined =>
  'starter' in setup ? STARTERS.find(({ id }) => id === setup.starter) : undefined;

export const freeOf = (setup: Setup): FreeSetup | null => ('city' in setup ? setup : null);

export function seatsOf(setup: Setup): readonly Seat[] {
  if ('position' in setup) {
    const last = Math.max(1, ...setup.position.heroes.map(({ seat }) => SEATS.indexOf(seat)));
    return SEATS.slice(0, last + 1);
  }
  return SEATS.slice(0, starterOf(setup)?.sides.length ?? freeOf(setup)?.seats ?? 2);
}

/** What a city is called, whether it came with the game or not. */
export function cityName(city: FreeSetup['city']): string {
  if (typeof city === 'string') return CITY_BY_ID.get(city)?.name ?? city;
  const { name } = city as { readonly name?: unknown };
  return typeof name === 'string' ? name : city.id;
}

export const hasItems = (setup: Setup): boolean => setup.options?.mightyItems ?? DEFAULT_CONFIG.mightyItems;

export const heroesEach = ({ heroes, seats = 2 }: FreeSetup): number => heroes ?? usualHeroes(seats);

/** The Heroes of a team, as many as the game has for each. */
export const teamFor = (setup: FreeSetup, team: number): Chosen[] =>
  defaultHeroes({ heroes: heroesEach(setup), config: { ...DEFAULT_CONFIG, mightyItems: hasItems(setup) } }, team);

/** A side for every seat, each with the Heroes it should have; what was chosen stays. */
export function sidesFor(setup: FreeSetup): readonly (readonly Chosen[])[] {
  const count = heroesEach(setup);
  return SEATS.slice(0, setup.seats ?? 2).map((_, i) => {
    const [given, team] = [setup.sides?.[i] ?? [], teamFor(setup, i % TEAMS.length)];
    const more = team.filter(({ cast }) => !given.some((one) => one.cast === cast));
    return [...given, ...more].slice(0, count);
  });
}

/** The setup with other numbers: sides that were chosen grow or shrink with it. */
export function withNumbers(setup: FreeSetup, part: Partial<Pick<FreeSetup, 'seats' | 'heroes'>>): FreeSetup {
  const { first, ...next } = { ...setup, ...part };
  const seats = SEATS.slice(0, next.seats ?? 2);
  const stays = first && seats.includes(first) ? { first } : {};
  return { ...next, ...stays, ...(next.sides && { sides: sidesFor(next).map((side) => [...side]) }) };
}

/** The Hero in one place of one side, with its suggested item unless a companion has that already. */
export function withCast(setup: FreeSetup, seat: number, place: number, cast: string): FreeSetup {
  const side = setup.sides?.[seat] ?? [];
  const taken = side.filter((_, i) => i !== place).map(({ item }) => item);
  const suggested = CAST.get(cast)?.item ?? null;
  const item = hasItems(setup) && !taken.includes(suggested) ? suggested : null;
  return withHero(setup, seat, place, { cast, item });
}

export function withHero(setup: FreeSetup, seat: number, place: number, hero: Chosen): FreeSetup {
  return withSide(
    setup,
    seat,
    (setup.sides?.[seat] ?? []).map((one, i) => (i === place ? hero : one)),
  );
}

export const withSide = (setup: FreeSetup, seat: number, side: readonly Chosen[]): FreeSetup => ({
  ...setup,
  sides: (setup.sides ?? []).map((one, i) => (i === seat ? [...side] : one)),
});

/** The team most of a side belongs to, as its name. */
export function teamName(casts: readonly string[]): string {
  return TEAMS.find(({ heroes }) => heroes.some(({ id }) => id === casts[0]))?.name ?? '';
}

export function sideName(setup: Setup, seat: Seat): string {
  const i = SEATS.indexOf(seat);
  if ('position' in setup)
    return teamName(setup.position.heroes.flatMap((hero) => (hero.seat === seat && hero.cast ? [hero.cast] : [])));
  const side = starterOf(setup)?.sides[i]?.heroes ?? freeOf(setup)?.sides?.[i]?.map(({ cast }) => cast) ?? [];
  return teamName(side);
}

/** The rule that says how each scenario is won. */
export const SCENARIO_RULE: Readonly<Record<ScenarioId, string>> = {
  battle: 'LG-SCN-01',
  dangerRoom: 'LG-SCN-10',
  demolitionMan: 'LG-SCN-14',
  icarus: 'LG-SCN-20',
  ofGods: 'LG-SCN-23',
  roundOne: 'LG-SCN-24',
};
