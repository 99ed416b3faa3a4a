import { type Path, problem, problemsOf } from '@sandtable/kernel';
import type { Problem, RuleId } from '../rulebook.js';
import { designFaults, unitVp } from '../rules/unit-creation.js';
import type { Armor } from '../terms.js';
import { BUILT_IN, clash, type Library } from './library.js';
import { type References, rawEntries, rawId, referenceProblems, referencesOf, sumVp } from './references.js';
import { scenarioProblems } from './scenario-sense.js';
import { type Entries, fileSchema, KINDS, type Kind, type RosterEntry, SCHEMAS, type UnitEntry } from './schemas.js';
import type { Content, Roster, Scenario, UnitType } from './types.js';

export type LoadResult =
  | { readonly ok: true; readonly content: Content }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Reads a player's content file (QL-UNC-12), `{ "sandtable": "quantum-legions", "units": [...], ... }`. References may point into the
 * file or into `base`. All problems are found, not only the first; content without problems comes back complete, VP included.
 */
export function loadContent(json: unknown, base: Library = BUILT_IN): LoadResult {
  const file = fileSchema.safeParse(json);
  const problems: Problem[] = file.success ? [] : problemsOf(file.error, json);
  problems.push(...KINDS.flatMap((kind) => idProblems(json, kind, base)));

  const references = referencesOf(json, base);
  const forces = readEntries(json, 'forces', problems).map(({ entry }) => entry);
  const units = readEntries(json, 'units', problems).flatMap(({ entry, at }) => {
    const found = unitProblems(entry, at, references);
    problems.push(...found);
    return found.length > 0 ? [] : [completeUnit(entry)];
  });
  for (const unit of units) references.units.set(unit.id, unit);

  const sections = readEntries(json, 'sections', problems).map(({ entry }) => entry);
  for (const section of sections) references.sections.set(section.id, section);

  const rosters = readEntries(json, 'rosters', problems).map(({ entry, at }): Roster => {
    problems.push(...rosterProblems(entry, at, references));
    return { ...entry, vp: sumVp(references, entry.units) ?? 0 };
  });
  const scenarios = readEntries(json, 'scenarios', problems).map(({ entry, at }): Scenario => {
    problems.push(...scenarioProblems(entry, at, references));
    return entry;
  });

  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, content: { forces, units, sections, rosters, scenarios } };
}

/** Content as a file that loads again. */
export function formatContent(content: Content): { readonly sandtable: 'quantum-legions' } & Content {
  return { sandtable: 'quantum-legions', ...content };
}

/** The entries of one kind that have the right shape, with the places they stand at. */
function readEntries<K extends Kind>(json: unknown, kind: K, problems: Problem[]): { entry: Entries[K]; at: Path }[] {
  return rawEntries(json, kind).flatMap((raw, i) => {
    const read = SCHEMAS[kind].safeParse(raw);
    if (read.success) return [{ entry: read.data as Entries[K], at: [kind, i] }];
    problems.push(...problemsOf<RuleId>(read.error, raw, [kind, i]));
    return [];
  });
}

function idProblems(json: unknown, kind: Kind, base: Library): Problem[] {
  const seen = new Map<string, number>();
  return rawEntries(json, kind).flatMap((raw, i) =>
    rawId(raw).flatMap((id) => {
      const twin = seen.get(id);
      if (twin !== undefined)
        return [problem([kind, i, 'id'], id, `an id that ${kind}[${twin}] does not have already`)];
      seen.set(id, i);
      return base[kind].has(id) ? [clash(kind, i, id)] : [];
    }),
  );
}

function unitProblems(unit: UnitEntry, at: Path, references: References): Problem[] {
  const problems = referenceProblems(references, 'forces', unit.force, [...at, 'force']);
  const faults = designFaults(unit);
  problems.push(...faults.map((f) => problem([...at, ...f.path], f.value, f.expected, f.rule)));
  if (faults.length > 0) return problems;
  const worth = unitVp(unit);
  for (const field of ['vp', 'vpBasic'] as const) {
    if (unit[field] !== undefined && unit[field] !== worth[field])
      problems.push(problem([...at, field], unit[field], `${worth[field]}, as computed, or nothing`, 'QL-UNC-10'));
  }
  return problems;
}

function completeUnit(unit: UnitEntry): UnitType {
  const { vp, vpBasic } = unitVp(unit);
  return { ...unit, armor: unit.armor as Armor, vp, vpBasic };
}

function rosterProblems(roster: RosterEntry, at: Path, references: References): Problem[] {
  const problems = referenceProblems(references, 'forces', roster.force, [...at, 'force']);
  for (const [i, id] of roster.units.entries())
    problems.push(...referenceProblems(references, 'units', id, [...at, 'units', i]));
  const vp = sumVp(references, roster.units);
  if (roster.vp !== undefined && vp !== null && roster.vp !== vp)
    problems.push(problem([...at, 'vp'], roster.vp, `${vp}, the sum of its units, or nothing`, 'QL-SET-04'));
  return problems;
}
