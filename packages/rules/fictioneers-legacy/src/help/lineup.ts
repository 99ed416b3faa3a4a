import { disc, nearestLegal } from '@sandtable/geometry/plane';
import type { DecisionOf } from '../decisions.js';
import { deploy } from '../deployment.js';
import { deploymentAround } from '../deployments.js';
import { groundOf } from '../ground.js';
import { radiusOf } from '../poses.js';
import type { Refusal } from '../rulebook.js';
import { standerOf } from '../standing.js';
import { type Battle, copyBattle, indexOf } from '../state.js';
import type { Seat } from '../terms.js';
import type { Spot } from '../units.js';
import { obstaclesFor } from './way.js';

// Placing a squad by hand: all of it about a point, or one model of a deployment that is being drafted.

type Deploy = DecisionOf<'DeploySquad'>;

export type LineUp =
  | { readonly deployment: Deploy; readonly refusal: null }
  | { readonly deployment: null; readonly refusal: Refusal };

export function lineUpAt(b: Battle, seat: Seat, squad: string, at: Spot): LineUp {
  const s = b.muster.squads.findIndex(({ id }) => id === squad);
  const deployment = s < 0 ? null : deploymentAround(b, s, at);
  if (deployment === null)
    return { deployment: null, refusal: { rule: 'FL-SET-05', message: `There is no room for ${squad} around there.` } };
  const refusal = deploy(copyBattle(b), seat, deployment);
  return refusal ? { deployment: null, refusal } : { deployment, refusal };
}

const FURTHEST = 6000;

/** The same deployment with one model moved, to the place nearest to the wish that makes it legal. */
export function shifted(b: Battle, seat: Seat, draft: Deploy, model: string, at: Spot): LineUp {
  const i = indexOf(b, model);
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
    placements: draft.placements.map((one) => (one.model === model ? { ...one, at: spot } : one)),
  });
  const found = nearestLegal(at, bounds, FURTHEST, (spot) => deploy(copyBattle(b), seat, placed(spot)) === null);
  if (found) return { deployment: placed(found), refusal: null };
  return { deployment: null, refusal: deploy(copyBattle(b), seat, placed(at))! };
}
