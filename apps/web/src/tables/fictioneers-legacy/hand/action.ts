import type { Spot } from '@sandtable/fictioneers-legacy';
import type { Deployment } from '../deployment.js';
import { waysOf } from '../overlays/plan.js';
import type { Hand } from './use-hand.js';

/** What is to be looked at now: on a small screen the table shows this part of itself. */
export interface Action {
  /** Another key is another thing to look at. */
  readonly key: string;
  readonly spots: readonly Spot[];
  /** Somebody was chosen, who is about to be told where to go. */
  readonly chosen: boolean;
}

/** So far around a figure lies what it is about to do: a move and a bit. */
const AROUND = 7000;

/** The nearest of those who can be shot are in sight with the shooter, if they are not too far away. */
const FOES = 2;
const FAR = 24_000;

export function actionOf(hand: Hand, draft: Deployment['draft']): Action | null {
  const { kind, chosen, ready, acting, watchable, figures, figureOf, battle, fights, plan, preview, targets } = hand;
  const at = (ids: Iterable<string>): Spot[] => [...ids].flatMap((id) => figureOf(id)?.at ?? []);
  const named = (name: string, ids: readonly string[], spots: readonly Spot[]): Action | null =>
    spots.length === 0 ? null : { key: `${name} ${ids.join(' ')}`, spots, chosen: chosen.length > 0 };
  switch (kind) {
    case 'DeploySquad': {
      const places = draft?.placements.flatMap((one) => one.at ?? []) ?? [];
      return named(kind, [draft?.squad ?? ''], places.flatMap(around));
    }
    case 'OverwatchReaction':
      return named(kind, [], [...(battle.move?.path ?? []), ...at(figures.flatMap(watching))]);
    case 'CloseCombatPhase':
      return named(kind, [], at(fights.flatMap(({ attacker, defender }) => [attacker, defender])).flatMap(around));
    case 'OverwatchPhase':
    case 'PreGameOverwatch':
      return named(kind, [], at(watchable).flatMap(around));
    case 'MoveFirePhase':
    case 'Activation': {
      const aim = preview?.fire.target;
      const target = aim ? ('model' in aim ? at([aim.model]) : [aim.point]) : [];
      const ends = plan ? waysOf(plan).map(({ move }) => move.path.at(-1)!) : [];
      const who = chosen.length > 0 ? chosen : acting ? [acting] : [...ready];
      // Where they are about to go is kept in sight, but a ghost that is dragged does not move the table.
      const foes = targets.flatMap(({ target: id, distance, shots }) =>
        shots.length > 0 && distance < FAR ? [id] : [],
      );
      const aims = foes.slice(0, FOES);
      const spots =
        target.length > 0 ? [...at(who), ...target.flatMap(near)] : [...at(who).flatMap(around), ...at(aims), ...ends];
      return named(kind, [...(chosen.length > 0 ? who : []), ...aims, JSON.stringify(aim ?? '')], spots);
    }
    default:
      return null;
  }
}

/** And so far around a target what may be hit beside it. */
const NEAR = 3500;

const square =
  (by: number) =>
  ({ x, y }: Spot): Spot[] => [
    { x: x - by, y: y - by },
    { x: x + by, y: y + by },
  ];
const around = square(AROUND);
const near = square(NEAR);

const watching = ({ own, id, model }: Hand['figures'][number]): string[] => (own && model.overwatch ? [id] : []);
