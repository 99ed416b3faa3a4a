import { isObject, type Path, problem, problemsOf } from '@sandtable/kernel';
import type { Problem, RuleId } from '../rulebook.js';
import { platoonPoints } from '../rules/forces.js';
import { artilleryPoints, unitPoints, vehiclePoints } from '../rules/points.js';
import { BUILT_IN, type Library, libraryOf } from './library.js';
import { fileSchema, KINDS, type Kind, SCHEMAS } from './schemas.js';
import { gunProblems, platoonProblems, scenarioProblems, unitProblems, vehicleProblems } from './sense.js';
import type { Content } from './types.js';

export type LoadResult =
  | { readonly ok: true; readonly content: Content }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Reads a player's content file, `{ "sandtable": "fictioneers-legacy", "units": [...], ... }`. References may point into the file
 * or into what comes with the game. All problems are found, not only the first.
 */
export function loadContent(json: unknown): LoadResult {
  const file = fileSchema.safeParse(json);
  const problems: Problem[] = file.success ? [] : problemsOf(file.error, json);
  const units = entries(json, 'units', problems);
  const vehicles = entries(json, 'vehicles', problems);
  const artillery = entries(json, 'artillery', problems);
  const platoons = entries(json, 'platoons', problems);
  const scenarios = entries(json, 'scenarios', problems);
  units.forEach(({ entry, at }) => {
    const found = unitProblems(entry, at);
    problems.push(
      ...found,
      ...(found.length > 0 ? [] : priceProblems(entry.points, unitPoints(entry), at, 'FL-FRC-06')),
    );
  });
  vehicles.forEach(({ entry, at }) => {
    const found = vehicleProblems(entry, at);
    problems.push(
      ...found,
      ...(found.length > 0 ? [] : priceProblems(entry.points, vehiclePoints(entry), at, 'FL-FRC-08')),
    );
  });
  artillery.forEach(({ entry, at }) => {
    const found = gunProblems(entry, at);
    problems.push(
      ...found,
      ...(found.length > 0 ? [] : priceProblems(entry.points, artilleryPoints(entry), at, 'FL-FRC-08')),
    );
  });
  const bare = <T extends { points?: unknown }>({ entry: { points: _, ...rest } }: { entry: T }): Omit<T, 'points'> =>
    rest;
  const content: Content = {
    units: units.map(bare),
    vehicles: vehicles.map(bare),
    artillery: artillery.map(bare),
    platoons: platoons.map(bare),
    scenarios: scenarios.map(({ entry }) => entry),
  };
  const library: Library = libraryOf(content);
  platoons.forEach(({ entry, at }) => {
    const found = platoonProblems(library, entry, at);
    problems.push(
      ...found,
      ...(found.length > 0 ? [] : priceProblems(entry.points, platoonPoints(library, entry), at, 'FL-FRC-06')),
    );
  });
  scenarios.forEach(({ entry, at }) => {
    problems.push(...scenarioProblems(library, entry, at));
  });
  return problems.length > 0 ? { ok: false, problems } : { ok: true, content };
}

/** Prices are computed; one that is given must agree. */
function priceProblems(given: number | undefined, right: number, at: Path, rule: RuleId): Problem[] {
  if (given === undefined || given === right) return [];
  return [problem([...at, 'points'], given, `${right}, as computed, or nothing`, rule)];
}

type EntryOf<K extends Kind> = NonNullable<ReturnType<(typeof SCHEMAS)[K]['safeParse']>['data']>;

/** The entries of one kind that have the right shape, with the places they stand at; ids that are taken are problems. */
function entries<K extends Kind>(json: unknown, kind: K, problems: Problem[]): { entry: EntryOf<K>; at: Path }[] {
  const raw = isObject(json) && Array.isArray(json[kind]) ? (json[kind] as unknown[]) : [];
  const seen = new Set<string>();
  return raw.flatMap((one, i) => {
    const at: Path = [kind, i];
    const id = isObject(one) && typeof one.id === 'string' ? one.id : null;
    if (id !== null && (seen.has(id) || KINDS.some((other) => BUILT_IN[other].has(id))))
      problems.push(problem([...at, 'id'], id, 'an id that nothing else has'));
    if (id !== null) seen.add(id);
    const read = SCHEMAS[kind].safeParse(one);
    if (read.success) return [{ entry: read.data as EntryOf<K>, at }];
    problems.push(...problemsOf<RuleId>(read.error, one, at));
    return [];
  });
}
