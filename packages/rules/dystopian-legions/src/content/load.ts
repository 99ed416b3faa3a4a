import { isObject, type Path, problem, problemsOf } from '@sandtable/kernel';
import type { Problem, RuleId } from '../rulebook.js';
import { forceProblems } from '../rules/force-building.js';
import { BUILT_IN, type Library, libraryOf } from './library.js';
import { fileSchema, KINDS, type Kind, SCHEMAS } from './schemas.js';
import { battlefieldProblems, nationProblems, scenarioProblems, weaponProblems } from './sense.js';
import type { Content, Nation } from './types.js';

export type LoadResult =
  | { readonly ok: true; readonly content: Content }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** What a list of forces is held to before anything is agreed: only what no agreement allows. */
const WHATEVER_IS_AGREED = { points: null, platoons: 6, config: { allies: true, minForcePoints: 0 } };

/**
 * Reads a player's content file, `{ "sandtable": "dystopian-legions", "nations": [...], ... }`: weapons, nations with their models and
 * sections, forces, battlefields and scenarios. References may point into the file or into what comes with the game. All problems
 * are found, not only the first.
 */
export function loadContent(json: unknown): LoadResult {
  const file = fileSchema.safeParse(json);
  const problems: Problem[] = file.success ? [] : problemsOf<RuleId>(file.error, json);
  const read = {
    weapons: entries(json, 'weapons', problems),
    nations: entries(json, 'nations', problems),
    battlefields: entries(json, 'battlefields', problems),
    forces: entries(json, 'forces', problems),
    scenarios: entries(json, 'scenarios', problems),
  };
  const shapes = problems.length;
  read.weapons.forEach(({ entry, at }) => {
    problems.push(...weaponProblems(entry, at));
  });
  if (problems.length > shapes) return { ok: false, problems };
  const content = Object.fromEntries(
    KINDS.map((kind) => [kind, read[kind].map(({ entry }) => entry)]),
  ) as unknown as Content;
  const readable = content.nations.every((nation) => nationProblems(weaponsOf(content), nation, []).length === 0);
  const library = readable ? libraryOf(content) : BUILT_IN;
  const named = readable ? library : weaponsOf(content);
  read.nations.forEach(({ entry, at }) => {
    const found = nationProblems(named, entry, at);
    problems.push(...found, ...(readable ? priceProblems(library, entry, at) : []));
  });
  read.battlefields.forEach(({ entry, at }) => {
    problems.push(...battlefieldProblems(entry, at));
  });
  if (readable) {
    read.forces.forEach(({ entry, at }) => {
      problems.push(...forceProblems(library, entry, WHATEVER_IS_AGREED, at));
    });
    read.scenarios.forEach(({ entry, at }) => {
      problems.push(...scenarioProblems(library, entry, at));
    });
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, content };
}

/** What the models of a file may name before they are known to be in order themselves. */
function weaponsOf(content: Content): Library {
  return libraryOf({ ...content, nations: [] });
}

/** Prices are computed; one that is given must agree (DL-FRC-12). */
function priceProblems(library: Library, nation: Nation, at: Path): Problem[] {
  return nation.models.flatMap(({ id, cost }, i) => {
    const right = library.models.get(`${nation.id}.${id}`)!.points;
    if (cost === undefined || cost === right) return [];
    return [problem([...at, 'models', i, 'cost'], cost, `${right}, as computed, or nothing`, 'DL-FRC-12' as const)];
  });
}

type EntryOf<K extends Kind> = Content[K][number];

/** The entries of one kind that have the right shape, with the places they stand at; ids that are taken are problems. */
function entries<K extends Kind>(json: unknown, kind: K, problems: Problem[]): { entry: EntryOf<K>; at: Path }[] {
  const raw = isObject(json) && Array.isArray(json[kind]) ? (json[kind] as unknown[]) : [];
  const seen = new Set<string>();
  return raw.flatMap((one, i) => {
    const at: Path = [kind, i];
    const id = isObject(one) && typeof one.id === 'string' ? one.id : null;
    if (id !== null && (seen.has(id) || BUILT_IN[kind].has(id)))
      problems.push(problem([...at, 'id'], id, 'an id that nothing else has'));
    if (id !== null) seen.add(id);
    const read = SCHEMAS[kind].safeParse(one);
    if (read.success) return [{ entry: read.data as EntryOf<K>, at }];
    problems.push(...problemsOf<RuleId>(read.error, one, at));
    return [];
  });
}
