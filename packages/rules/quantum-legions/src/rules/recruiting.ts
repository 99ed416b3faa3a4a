import { malformed, type Refusal, refuse } from '@sandtable/kernel';
import type { Roster } from '../content/types.js';
import type { DecisionOf } from '../decisions.js';
import type { Ruling } from '../ground.js';
import type { RuleId } from '../rulebook.js';
import type { Battle, Recruited } from '../state.js';
import { libraryOf, profileIn } from '../tables.js';
import { setupArea } from './board.js';

// Recruiting, of chapter Setup: what a roster may be, and some to choose from.

/** QL-SET-06: a roster is no larger than a setup area. */
export function mostUnits(b: Battle): number {
  const { setupEdges, setupDepth, miniatures } = b.match.config;
  if (miniatures === 'tabletop') return setupArea('north', false, 2).length;
  return setupArea(setupEdges === 'ends' ? 'north' : 'west', false, setupDepth).length;
}

export function refuseRoster(b: Battle, roster: Recruited): Ruling {
  return rosterFaults(b, roster)[0] ?? null;
}

/** Everything that speaks against a roster: QL-SET-02 to QL-SET-04, QL-SET-06, QL-SET-22; beyond these anything goes (QL-SET-05). */
export function rosterFaults(b: Battle, { force, units }: Recruited): Refusal<RuleId>[] {
  const library = libraryOf(b.match);
  const { vpLimit, mixedForces, maxPerType, specialTraits } = b.match.config;
  if (!library.forces.has(force)) {
    return [malformed('force', `force is "${force}", expected one of ${[...library.forces.keys()].join(', ')}`)];
  }
  const unknown = units.findIndex((id) => !library.units.has(id));
  if (unknown >= 0)
    return [malformed(`units[${unknown}]`, `units[${unknown}] is "${units[unknown]}", expected a unit type`)];
  const faults: Refusal<RuleId>[] = [];
  const vp = units.reduce((sum, id) => sum + profileIn(library, id, specialTraits).vp, 0);
  if (vp > vpLimit) faults.push(refuse('QL-SET-04', `The roster costs ${vp} VP; the limit is ${vpLimit}.`));
  const stranger = units.find((id) => library.units.get(id)!.force !== force);
  if (stranger && !mixedForces) faults.push(refuse('QL-SET-02', `${stranger} is not on the list ${force}.`));
  if (units.length === 0) faults.push(refuse('QL-SET-06', 'A roster has at least one unit.'));
  if (units.length > mostUnits(b))
    faults.push(refuse('QL-SET-06', `A roster has at most ${mostUnits(b)} units; this one has ${units.length}.`));
  const tooMany = maxPerType !== null && units.find((id) => units.filter((other) => other === id).length > maxPerType);
  if (tooMany)
    faults.push(refuse('QL-SET-22', `At most ${maxPerType} units of one type; there are more of ${tooMany}.`));
  return faults;
}

/** Rosters drawn up from each list beside the ready ones. */
const DRAWN_PER_FORCE = 3;

/** The ready rosters that the options allow; none without traits, with which they are balanced (QL-TRT-24). */
export function readyRosters(b: Battle): Roster[] {
  if (!b.match.config.specialTraits) return [];
  return [...libraryOf(b.match).rosters.values()].filter((roster) => refuseRoster(b, roster) === null);
}

/** Legal rosters to choose from: the starter rosters, and some drawn up from every list. The same ones every time. */
export function rosterIdeas(b: Battle): DecisionOf<'ChooseForce'>[] {
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
