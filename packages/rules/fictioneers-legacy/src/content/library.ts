import { ARTILLERY, VEHICLES } from './machines.js';
import { PLATOONS } from './platoons.js';
import { SCENARIOS } from './scenarios.js';
import { SUPPLEMENT_PLATOONS, SUPPLEMENT_SCENARIOS, SUPPLEMENT_UNITS } from './supplement.js';
import type { ArtilleryType, Content, PlatoonList, Scenario, UnitType, VehicleType } from './types.js';
import { UNITS } from './units.js';

/** All content a game can draw on, by id and in the order in which it is shown. */
export type Library = {
  readonly units: ReadonlyMap<string, UnitType>;
  readonly vehicles: ReadonlyMap<string, VehicleType>;
  readonly artillery: ReadonlyMap<string, ArtilleryType>;
  readonly platoons: ReadonlyMap<string, PlatoonList>;
  readonly scenarios: ReadonlyMap<string, Scenario>;
};

function byId<T extends { readonly id: string }>(base: Iterable<[string, T]>, entries: readonly T[]): Map<string, T> {
  return new Map([...base, ...entries.map((entry): [string, T] => [entry.id, entry])]);
}

function joined(base: Library | null, content: Content): Library {
  return {
    units: byId(base?.units ?? [], content.units),
    vehicles: byId(base?.vehicles ?? [], content.vehicles),
    artillery: byId(base?.artillery ?? [], content.artillery),
    platoons: byId(base?.platoons ?? [], content.platoons),
    scenarios: byId(base?.scenarios ?? [], content.scenarios),
  };
}

export const ALL_PLATOONS: readonly PlatoonList[] = [...PLATOONS, ...SUPPLEMENT_PLATOONS];
export const ALL_SCENARIOS: readonly Scenario[] = [...SCENARIOS, ...SUPPLEMENT_SCENARIOS];

/** What comes with the game. */
export const BUILT_IN: Library = joined(null, {
  units: [...UNITS, ...SUPPLEMENT_UNITS],
  vehicles: VEHICLES,
  artillery: ARTILLERY,
  platoons: ALL_PLATOONS,
  scenarios: ALL_SCENARIOS,
});

const merged = new WeakMap<Content, Library>();

/** What comes with the game and what a player brought; a loaded file has no id that is taken already. */
export function libraryOf(content: Content | null): Library {
  if (content === null) return BUILT_IN;
  let library = merged.get(content);
  if (!library) {
    library = joined(BUILT_IN, content);
    merged.set(content, library);
  }
  return library;
}
