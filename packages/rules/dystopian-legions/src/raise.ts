import { total } from '@sandtable/craft';
import { type Library, libraryOf } from './content/library.js';
import type { Counts, ForceList, SectionBought } from './content/types.js';
import { spoken } from './mars/mars.js';
import { profileOf } from './muster.js';
import type { WeaponProfile } from './profile.js';
import { forcePoints } from './rules/force-building.js';
import { type Battle, type Cast, type Muster, newModel, newSection, type SectionCast } from './state.js';
import { type BySide, SIDES, type Side } from './terms.js';

// From the lists of both sides to who stands on the table.

const LIFE = spoken('morale.life');
const LUCK = spoken('reroll.luck');
const SMOKE = spoken('M10.smoke');
const ROUNDS = spoken('blast.rounds');

/** Smoke rounds of a weapon for the whole game (DL-MAR-59). */
function stockOf(weapon: WeaponProfile): number {
  return ROUNDS.reduce((sum, { when, stock }) => sum + (when({ weapon }) ? stock(weapon) : 0), 0);
}

/** The models of a section in the order in which its entry lists them, and then its options. */
function modelsOf(library: Library, { section, models }: SectionBought): string[] {
  const { design } = library.sections.get(section)!;
  const listed = [
    ...design.models.map(({ model }) => model),
    ...(design.options ?? []).flatMap((option) =>
      option.kind === 'replace' ? [option.to] : option.kind === 'add' ? [option.model] : [],
    ),
  ];
  return [...new Set(listed)].flatMap((id) => Array<string>(models[id] ?? 0).fill(id));
}

const spelled = (counts: Counts = {}): string[] =>
  Object.keys(counts)
    .sort()
    .flatMap((id) => Array<string>(counts[id]!).fill(id));

export function musterOf(library: Library, forces: BySide<ForceList>): Muster {
  const cast: Cast[] = [];
  const sections: SectionCast[] = [];
  for (const side of SIDES) {
    const letter = side.toLowerCase();
    let models = 0;
    let count = 0;
    forces[side].platoons.forEach((bought, platoon) => {
      for (const one of bought) {
        const { nation, design } = library.sections.get(one.section)!;
        const enlist = (id: string): number =>
          cast.push({ id: `${letter}${++models}`, side, design: `${nation.id}.${id}` }) - 1;
        const men = modelsOf(library, one).map(enlist);
        const transports = spelled(one.transports).map(enlist);
        sections.push({
          id: `${side}${++count}`,
          name: design.name,
          side,
          platoon,
          design: one.section,
          members: [...men, ...transports],
          transports,
          weapons: spelled(one.weapons),
        });
      }
    });
  }
  const points = (side: Side): number => forcePoints(library, forces[side]);
  return { cast, sections, points: { A: points('A'), B: points('B') } };
}

/** The battle with its forces, none of them placed. */
export function raise(b: Battle, muster: Muster): void {
  const library = libraryOf(b.match.content);
  const profiles = muster.cast.map(({ design }) => profileOf(library, design));
  b.muster = muster;
  b.models = profiles.map((of) => {
    const luck = LUCK.reduce((sum, { when, tokens }) => sum + (when({ of }) ? tokens(of) : 0), 0);
    const smoke = SMOKE.reduce((sum, { when, stock }) => sum + (when({ of }) ? stock(of) : 0), 0);
    const rounds = of.weapons.reduce((sum, weapon) => sum + stockOf(weapon), 0);
    return newModel(of.ironclad ? of.hp : of.lp, luck, smoke, rounds);
  });
  b.sections = muster.sections.map(({ members, transports }) =>
    newSection(
      members
        .filter((i) => !transports.includes(i))
        .reduce((sum, i) => {
          const of = profiles[i]!;
          return sum + total(of.ironclad ? of.hp : of.lp, LIFE, { of });
        }, 0),
    ),
  );
}
