import { problem } from '@sandtable/kernel';
import type { Problem } from '../rulebook.js';
import { CLASSES } from '../terms.js';
import { FORCES, UNITS } from './forces.js';
import { ROSTERS } from './rosters.js';
import { SCENARIOS } from './scenarios.js';
import { KINDS, type Kind } from './schemas.js';
import { SECTIONS } from './sections.js';
import type { Content, Force, Roster, Scenario, Section, UnitType } from './types.js';

/** All content a game can draw on, by id and in the order in which it is shown. */
export type Library = {
  readonly forces: ReadonlyMap<string, Force>;
  readonly units: ReadonlyMap<string, UnitType>;
  readonly sections: ReadonlyMap<string, Section>;
  readonly rosters: ReadonlyMap<string, Roster>;
  readonly scenarios: ReadonlyMap<string, Scenario>;
};

export function libraryOf(content: Content): Library {
  return {
    forces: byId(content.forces),
    units: byId(content.units),
    sections: byId(content.sections),
    rosters: byId(content.rosters),
    scenarios: byId(content.scenarios),
  };
}

function byId<T extends { readonly id: string }>(entries: readonly T[]): ReadonlyMap<string, T> {
  return new Map(entries.map((entry) => [entry.id, entry]));
}

/** What comes with the game. */
export const BUILT_IN: Library = libraryOf({
  forces: FORCES,
  units: UNITS,
  sections: SECTIONS,
  rosters: ROSTERS,
  scenarios: SCENARIOS,
});

/** A force list, vehicles before infantry (QL-CMP-07). */
export function unitsOfForce(library: Library, force: string): readonly UnitType[] {
  const list = [...library.units.values()].filter((unit) => unit.force === force);
  return CLASSES.flatMap((cls) => list.filter((unit) => unit.cls === cls));
}

/** What one entry is called when a problem speaks of it. */
export const ENTRY_NAME = {
  forces: 'force',
  units: 'unit',
  sections: 'map section',
  rosters: 'roster',
  scenarios: 'scenario',
} as const satisfies Record<Kind, string>;

export type MergeResult =
  | { readonly ok: true; readonly library: Library }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** The library with loaded content added. An id that is taken already is a problem: nothing is ever replaced unseen. */
export function mergeContent(base: Library, extra: Content): MergeResult {
  const problems = KINDS.flatMap((kind) =>
    extra[kind].flatMap(({ id }, i) => (base[kind].has(id) ? [clash(kind, i, id)] : [])),
  );
  if (problems.length > 0) return { ok: false, problems };
  const added = libraryOf(extra);
  return {
    ok: true,
    library: {
      forces: new Map([...base.forces, ...added.forces]),
      units: new Map([...base.units, ...added.units]),
      sections: new Map([...base.sections, ...added.sections]),
      rosters: new Map([...base.rosters, ...added.rosters]),
      scenarios: new Map([...base.scenarios, ...added.scenarios]),
    },
  };
}

export function clash(kind: Kind, index: number, id: string): Problem {
  return problem([kind, index, 'id'], id, `an id that no other ${ENTRY_NAME[kind]} has`);
}
