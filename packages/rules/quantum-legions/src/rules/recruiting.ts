import type { Roster } from '../content/types.js';
import type { Decision, DecisionOf } from '../decisions.js';
import { mostUnits, refuseRoster } from '../refusals.js';
import type { Battle } from '../state.js';
import { libraryOf, profileIn } from '../tables.js';

/** Rosters drawn up from each list beside the ready ones. */
const DRAWN_PER_FORCE = 3;

/** The ready rosters that the options allow; none without traits, with which they are balanced (QL-TRT-24). */
export function readyRosters(b: Battle): Roster[] {
  if (!b.match.config.specialTraits) return [];
  return [...libraryOf(b.match).rosters.values()].filter((roster) => refuseRoster(b, roster) === null);
}

/** Legal rosters to choose from: the starter rosters, and some drawn up from every list. The same ones every time. */
export function rosterIdeas(b: Battle): Decision[] {
  const library = libraryOf(b.match);
  const ideas = readyRosters(b).map(
    ({ force, units }): DecisionOf<'ChooseForce'> => ({ type: 'ChooseForce', force, units }),
  );
  for (const force of library.forces.keys()) {
    const list = [...library.units.values()].filter((unit) => unit.force === force).map((unit) => unit.id);
    for (let salt = 1; salt <= DRAWN_PER_FORCE; salt++)
      ideas.push({ type: 'ChooseForce', force, units: drawUp(b, list, salt) });
    if (b.match.config.mixedForces)
      ideas.push({ type: 'ChooseForce', force, units: drawUp(b, [...library.units.keys()], 7) });
  }
  return ideas.filter((idea) => refuseRoster(b, idea) === null);
}

/** Takes units from a list, round and round from a place given by the salt, until nothing more fits. */
function drawUp(b: Battle, list: readonly string[], salt: number): string[] {
  const library = libraryOf(b.match);
  const { vpLimit, maxPerType, specialTraits } = b.match.config;
  const units: string[] = [];
  let left = vpLimit;
  const most = mostUnits(b);
  for (let misses = 0, at = salt; misses < list.length && units.length < most; at += 2 * salt + 1) {
    const id = list[at % list.length]!;
    const { vp } = profileIn(library, id, specialTraits);
    const copies = units.filter((other) => other === id).length;
    if (vp <= left && (maxPerType === null || copies < maxPerType)) {
      units.push(id);
      left -= vp;
      misses = 0;
    } else {
      misses++;
      at -= 2 * salt; // one further on, so that every type gets its turn
    }
  }
  return units;
}
