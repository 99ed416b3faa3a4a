import {
  BUILT_IN,
  type Content,
  type Library,
  libraryOf,
  loadContent,
  MOST_PLAYERS,
  type PlatoonList,
  type Setup,
  type Side,
  type SquadList,
  squadPoints,
} from '@sandtable/fictioneers-legacy';
import { isObject } from '@sandtable/kernel';

// A setup of Fictioneers: Legacy that is being put together. It is a setup at every moment, good or bad: the referee says which.

export type Way = 'scenario' | 'pickUp' | 'position';
export type Fielding = 'scenario' | 'platoons' | 'points';

export const wayOf = (setup: Setup): Way => (setup.position ? 'position' : setup.pickUp ? 'pickUp' : 'scenario');

export const fieldingOf = (setup: Setup): Fielding =>
  setup.points !== undefined ? 'points' : setup.forces ? 'platoons' : 'scenario';

/** The same options, content and forces, on another table. Forces of a scenario stay with it, and so do who plays them. */
export function withTable(setup: Setup, table: Pick<Setup, 'scenario' | 'pickUp' | 'position'>): Setup {
  const { scenario: _, pickUp: __, position: ___, players, ...rest } = setup;
  return { ...rest, ...(players && fieldingOf(setup) !== 'scenario' && { players }), ...table };
}

/** On the same table, forces found in another way; who plays them is to be told anew. */
export function withFielding(setup: Setup, fielding: Pick<Setup, 'forces' | 'points' | 'limit'>): Setup {
  const { forces: _, points: __, limit: ___, players: ____, ...rest } = setup;
  return { ...rest, ...fielding };
}

export function withContent(setup: Setup, content: unknown): Setup {
  const { content: _, ...rest } = setup;
  return content === undefined ? rest : { ...rest, content };
}

/** The most who may play a side: everybody needs a platoon to decide for (FL-SEQ-11). */
export function mostPlayers(setup: Setup, library: Library, side: Side): number {
  if (fieldingOf(setup) === 'points') return MOST_PLAYERS;
  const force = library.scenarios.get(setup.scenario ?? '')?.forces[side];
  const platoons = setup.forces?.[side] ?? (force && 'platoons' in force ? force.platoons : []);
  return Math.min(Math.max(platoons.length, 1), MOST_PLAYERS);
}

export const playersOf = ({ players }: Setup, side: Side): number => players?.[side] ?? 1;

/** So many players of a side; one each is not worth a word. */
export function withPlayers(setup: Setup, side: Side, count: number): Setup {
  const { players: _, ...rest } = setup;
  const players = { A: playersOf(setup, 'A'), B: playersOf(setup, 'B'), [side]: count };
  return players.A === 1 && players.B === 1 ? rest : { ...rest, players };
}

// --- Platoons of one's own: they stand in the content of the setup ---------------------------------------------------

const FILE = { sandtable: 'fictioneers-legacy' } as const;

const listIn = (content: unknown, kind: string): readonly unknown[] => {
  const found = isObject(content) ? content[kind] : undefined;
  return Array.isArray(found) ? found : [];
};

const isSquad = (data: unknown): data is SquadList =>
  isObject(data) && typeof data.name === 'string' && Array.isArray(data.members);

const isPlatoon = (data: unknown): data is PlatoonList =>
  isObject(data) &&
  ['id', 'name', 'people'].every((field) => typeof data[field] === 'string') &&
  isSquad(data.command) &&
  Array.isArray(data.squads) &&
  data.squads.every(isSquad);

/** A platoon of the setup's own, with its place in the content: that is where problems with it are told. */
export interface OwnPlatoon {
  readonly platoon: PlatoonList;
  readonly path: string;
}

export const ownPlatoons = ({ content }: Setup): readonly OwnPlatoon[] =>
  listIn(content, 'platoons').flatMap((platoon, i) =>
    isPlatoon(platoon) ? [{ platoon, path: `content.platoons[${i}]` }] : [],
  );

/** Replaces a platoon of the setup's own, or adds it. */
export function withPlatoon(setup: Setup, platoon: PlatoonList): Setup {
  const all = listIn(setup.content, 'platoons');
  const at = all.findIndex((one) => isPlatoon(one) && one.id === platoon.id);
  const platoons = at < 0 ? [...all, platoon] : all.with(at, platoon);
  return { ...setup, content: { ...FILE, ...(isObject(setup.content) ? setup.content : {}), platoons } };
}

/** A name that no platoon has. */
export function freeId(library: Library, stem: string): string {
  for (let n = 1; ; n++) if (!library.platoons.has(`${stem}-${n}`)) return `${stem}-${n}`;
}

const libraries = new WeakMap<object, Library>();

/**
 * What is at hand: what comes with the game, and somebody's own content as far as it can be used. A platoon that breaks a rule is
 * there to be mended.
 */
export function libraryIn(setup: Setup): Library {
  const { content } = setup;
  if (!isObject(content)) return BUILT_IN;
  const known = libraries.get(content);
  if (known) return known;
  const whole = loadContent(content);
  const { platoons: _, scenarios: __, ...kinds } = content;
  const parts = whole.ok ? whole : loadContent(kinds);
  const base: Content = parts.ok
    ? parts.content
    : { units: [], vehicles: [], artillery: [], platoons: [], scenarios: [] };
  const library = libraryOf({
    ...base,
    platoons: [...base.platoons, ...ownPlatoons(setup).map(({ platoon }) => platoon)],
  });
  libraries.set(content, library);
  return library;
}

const isKnown = ({ units, vehicles, artillery }: Library, id: string): boolean =>
  units.has(id) || vehicles.has(id) || artillery.has(id);

/** What a squad costs; who is not known costs nothing and is complained about elsewhere. */
export const priceOfSquad = (library: Library, squad: SquadList): number =>
  squadPoints(library, { ...squad, members: squad.members.filter(({ unit }) => isKnown(library, unit)) });

export const priceOf = (library: Library, { command, squads }: PlatoonList): number =>
  [command, ...squads].reduce((sum, squad) => sum + priceOfSquad(library, squad), 0);

export const priceOfForce = (library: Library, ids: readonly string[]): number =>
  ids.reduce((sum, id) => {
    const platoon = library.platoons.get(id);
    return sum + (platoon ? priceOf(library, platoon) : 0);
  }, 0);

/** Whom a platoon of a people may have (FL-FRC-03), figures before machines. */
export function rosterFor({ units, vehicles, artillery }: Library, people: string): readonly string[] {
  const may = (one: string): boolean => one === people || one === 'robot' || (people === 'eeek' && one === 'sirex');
  return [
    ...[...units.values()].filter((unit) => may(unit.people)).map(({ id }) => id),
    ...[...vehicles.values()].filter((vehicle) => may(vehicle.people)).map(({ id }) => id),
    ...artillery.keys(),
  ];
}

/** These platoons, and no more players than they are. */
export function withForce(setup: Setup, side: Side, ids: readonly string[]): Setup {
  const players = Math.min(playersOf(setup, side), Math.max(ids.length, 1));
  return withPlayers({ ...setup, forces: { ...setup.forces!, [side]: [...ids] } }, side, players);
}

/** One more or less of a unit in a squad; who is down to none is gone. */
export function withMember(squad: SquadList, unit: string, by: 1 | -1): SquadList {
  const there = squad.members.some((member) => member.unit === unit);
  const members = there
    ? squad.members.map((member) => (member.unit === unit ? { ...member, count: (member.count ?? 1) + by } : member))
    : [...squad.members, { unit, count: 1 }];
  return { ...squad, members: members.filter(({ count }) => count > 0) };
}
