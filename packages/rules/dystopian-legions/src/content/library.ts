import { BATTLEFIELDS } from './battlefields.js';
import { FORCES } from './forces.js';
import { NATIONS } from './nations.js';
import { modelPoints, sectionWeaponPoints } from './prices.js';
import { SCENARIOS } from './scenarios.js';
import type { Battlefield, Content, ForceList, ModelDesign, Nation, Scenario, SectionDesign, Weapon } from './types.js';
import { WEAPONS } from './weapons.js';

/** A model or section and the nation it is of. */
export interface Of<T> {
  readonly nation: Nation;
  readonly design: T;
  readonly points: number;
}

/** All content a game can draw on, by id and in the order in which it is shown. Models and sections by `nation.id`. */
export interface Library {
  readonly weapons: ReadonlyMap<string, Weapon>;
  readonly weaponPoints: ReadonlyMap<string, number>;
  readonly nations: ReadonlyMap<string, Nation>;
  readonly models: ReadonlyMap<string, Of<ModelDesign>>;
  readonly sections: ReadonlyMap<string, Omit<Of<SectionDesign>, 'points'>>;
  readonly battlefields: ReadonlyMap<string, Battlefield>;
  readonly forces: ReadonlyMap<string, ForceList>;
  readonly scenarios: ReadonlyMap<string, Scenario>;
}

const byId = <T extends { readonly id: string }>(entries: readonly T[]): ReadonlyMap<string, T> =>
  new Map(entries.map((entry) => [entry.id, entry]));

function libraryWith({ weapons, nations, battlefields, forces, scenarios }: Content): Library {
  const armoury = byId(weapons);
  return {
    weapons: armoury,
    weaponPoints: new Map(weapons.map((weapon) => [weapon.id, sectionWeaponPoints(weapon)])),
    nations: byId(nations),
    models: new Map(
      nations.flatMap((nation) =>
        nation.models.map((design) => [
          `${nation.id}.${design.id}`,
          { nation, design, points: modelPoints(design, (id) => armoury.get(id)) },
        ]),
      ),
    ),
    sections: new Map(
      nations.flatMap((nation) => nation.sections.map((design) => [`${nation.id}.${design.id}`, { nation, design }])),
    ),
    battlefields: byId(battlefields),
    forces: byId(forces),
    scenarios: byId(scenarios),
  };
}

const IN_THE_BOX: Content = {
  weapons: WEAPONS,
  nations: NATIONS,
  battlefields: BATTLEFIELDS,
  forces: FORCES,
  scenarios: SCENARIOS,
};

/** What comes with the game. */
export const BUILT_IN: Library = libraryWith(IN_THE_BOX);

const merged = new WeakMap<Content, Library>();

/** What comes with the game and what a player brought; a loaded file has no id that is taken already. */
export function libraryOf(content: Content | null): Library {
  if (content === null) return BUILT_IN;
  let library = merged.get(content);
  if (!library) {
    library = libraryWith({
      weapons: [...WEAPONS, ...content.weapons],
      nations: [...NATIONS, ...content.nations],
      battlefields: [...BATTLEFIELDS, ...content.battlefields],
      forces: [...FORCES, ...content.forces],
      scenarios: [...SCENARIOS, ...content.scenarios],
    });
    merged.set(content, library);
  }
  return library;
}
