import {
  BUILT_IN,
  type Content,
  type Library,
  libraryOf,
  loadContent,
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

/** The same options, content and forces, on another table. */
export function withTable(setup: Setup, table: Pick<Setup, 'scenario' | 'pickUp' | 'position'>): Setup {
  const { scenario: _, pickUp: __, position: ___, ...rest } = setup;
  return { ...rest, ...table };
}

/** On the same table, forces found in another way. */
export function withFielding(setup: Setup, fielding: Pick<Setup, 'forces' | 'points' | 'limit'>): Setup {
  const { forces: _, points: __, limit: ___, ...rest } = setup;
  return { ...rest, ...fielding };
}

export function withContent(setup: Setup, content: unknown): Setup {
  const { content: _, ...rest } = setup;
  return content === undefined ? rest : { ...rest, content };
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

export function withForce(setup: Setup, side: Side, ids: readonly string[]): Setup {
  return { ...setup, forces: { ...setup.forces!, [side]: [...ids] } };
}

/** One more or less of a unit in a squad; who is down to none is gone. */
export function withMember(squad: SquadList, unit: string, by: 1 | -1): SquadList {
  const there = squad.members.some((member) => member.unit === unit);
  const members = there
    ? squad.members.map((member) => (member.unit === unit ? { ...member, count: (member.count ?? 1) + by } : member))
    : [...squad.members, { unit, count: 1 }];
  return { ...squad, members: members.filter(({ count }) => count > 0) };
}
