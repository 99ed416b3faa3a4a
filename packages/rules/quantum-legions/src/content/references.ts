import { isObject, type Path, problem } from '@sandtable/kernel';
import type { Problem } from '../rulebook.js';
import { ENTRY_NAME, type Library } from './library.js';
import { KINDS, type Kind } from './schemas.js';
import type { Section, UnitType } from './types.js';

/** What an entry of a content file may refer to: the entries of the base and those of the file itself. */
export type References = {
  /** Every id there is, also those of entries that have problems of their own. */
  readonly ids: { readonly [kind in Kind]: ReadonlySet<string> };
  /** The sound ones. */
  readonly units: Map<string, UnitType>;
  readonly sections: Map<string, Section>;
};

export function referencesOf(json: unknown, base: Library): References {
  const idsOf = (kind: Kind) => new Set([...base[kind].keys(), ...rawEntries(json, kind).flatMap(rawId)]);
  return {
    ids: Object.fromEntries(KINDS.map((kind) => [kind, idsOf(kind)])) as Record<Kind, Set<string>>,
    units: new Map(base.units),
    sections: new Map(base.sections),
  };
}

/** The entries of one kind as they stand in the file, unchecked. */
export function rawEntries(json: unknown, kind: Kind): readonly unknown[] {
  const entries = isObject(json) ? json[kind] : undefined;
  return Array.isArray(entries) ? entries : [];
}

export function rawId(entry: unknown): string[] {
  return isObject(entry) && typeof entry.id === 'string' ? [entry.id] : [];
}

/** A problem if the id names nothing. */
export function referenceProblems(references: References, kind: Kind, id: string, path: Path): Problem[] {
  const known = references.ids[kind];
  if (known.has(id)) return [];
  const near = nearest(id, known);
  const hint = near === null ? '' : ` (did you mean ${JSON.stringify(near)}?)`;
  return [problem(path, id, `the id of a ${ENTRY_NAME[kind]}${hint}`)];
}

/** The VP of units by id, or `null` where one of them is unknown or unsound. */
export function sumVp(references: References, ids: readonly string[]): number | null {
  let sum = 0;
  for (const id of ids) {
    const unit = references.units.get(id);
    if (!unit) return null;
    sum += unit.vp;
  }
  return sum;
}

const MOST_SLIPS = 2;

function nearest(id: string, known: Iterable<string>): string | null {
  let best: string | null = null;
  let fewest = MOST_SLIPS + 1;
  for (const candidate of known) {
    const slips = editDistance(id.toUpperCase(), candidate.toUpperCase());
    if (slips < fewest) [best, fewest] = [candidate, slips];
  }
  return best;
}

/** How many letters must be added, left out or changed to get from one word to the other. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, j) => j);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const changed = row[j - 1]! + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(changed, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[to.length]!;
}
