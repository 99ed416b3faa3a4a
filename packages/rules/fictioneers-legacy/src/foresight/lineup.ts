import { disc, nearestLegal } from '@sandtable/geometry/plane';
import type { DecisionOf, Placement } from '../decisions.js';
import { deploymentAround, modulesAround } from '../deployment-options.js';
import { groundOf } from '../ground.js';
import type { Spot } from '../inches.js';
import type { Refusal } from '../rulebook.js';
import { deploy } from '../rules/deployment.js';
import { standerOf } from '../rules/end-positions.js';
import { radiusOf } from '../rules/measuring.js';
import { type Battle, copyBattle, indexOf } from '../state.js';
import type { Seat } from '../terms.js';
import { obstaclesFor } from './way.js';

// Placing a squad by hand: all of it about a point, or one model of a deployment that is being drafted.

type Deploy = DecisionOf<'DeploySquad'>;

export type LineUp =
  | { readonly deployment: Deploy; readonly refusal: null }
  | { readonly deployment: null; readonly refusal: Refusal };

/** As before but for where they stand, if a draft is given: as far as the referee lets it be so there. */
export function lineUpAt(b: Battle, seat: Seat, squad: string, at: Spot, draft?: Deploy): LineUp {
  const s = b.muster.squads.findIndex(({ id }) => id === squad);
  const deployment = s < 0 ? null : deploymentAround(b, s, at, draft && draft.hidden === true);
  if (deployment === null)
    return { deployment: null, refusal: { rule: 'FL-SET-05', message: `There is no room for ${squad} around there.` } };
  const kept = draft && movedTo(b, s, draft, deployment);
  if (kept && deploy(copyBattle(b), seat, kept) === null) return { deployment: kept, refusal: null };
  const refusal = deploy(copyBattle(b), seat, deployment);
  return refusal ? { deployment: null, refusal } : { deployment, refusal };
}

/** A draft at the places of another deployment; who is aboard stays there. */
function movedTo(b: Battle, s: number, draft: Deploy, to: Deploy): Deploy {
  const placements = draft.placements.map((one) => {
    const at = to.placements.find(({ model }) => model === one.model)?.at;
    return one.at && at ? placedAt(b, s, one, at) : one;
  });
  return { ...draft, placements };
}

/** The modules of a packed gun go where it goes. */
function placedAt(b: Battle, s: number, one: Placement, at: Spot): Placement {
  return { ...one, at, ...(one.packed && { packed: modulesAround(b, s, indexOf(b, one.model), at) }) };
}

const FURTHEST = 6000;

/** The same deployment with one model moved, to the place nearest to the wish that makes it legal. */
export function shifted(b: Battle, seat: Seat, draft: Deploy, model: string, at: Spot): LineUp {
  const i = indexOf(b, model);
  const s = b.muster.squads.findIndex(({ id }) => id === draft.squad);
  const others = draft.placements.filter((one) => one.model !== model && one.at !== undefined);
  const zones = groundOf(b).zones;
  const bounds = {
    off: [
      ...obstaclesFor(b, standerOf(b, i)),
      ...others.map((one) => disc(one.at!, radiusOf(b, indexOf(b, one.model)))),
    ],
    clearance: radiusOf(b, i),
    within: [...zones.A, ...zones.B],
  };
  const placed = (spot: Spot): Deploy => ({
    ...draft,
    placements: draft.placements.map((one) => (one.model === model ? placedAt(b, s, one, spot) : one)),
  });
  const found = nearestLegal(at, bounds, FURTHEST, (spot) => deploy(copyBattle(b), seat, placed(spot)) === null);
  if (found) return { deployment: placed(found), refusal: null };
  return { deployment: null, refusal: deploy(copyBattle(b), seat, placed(at))! };
}
