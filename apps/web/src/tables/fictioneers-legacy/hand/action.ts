import type { Spot } from '@sandtable/fictioneers-legacy';
import { waysOf } from '../overlays/plan.js';
import type { Hand } from './use-hand.js';

/** What is to be looked at now: on a small screen the table shows this part of itself. */
export interface Action {
  /** Another key is another thing to look at. */
  readonly key: string;
  readonly spots: readonly Spot[];
}

/** So far around a figure lies what it is about to do: a move and a bit. */
const AROUND = 7000;

export function actionOf(hand: Hand): Action | null {
  const { kind, chosen, ready, acting, watchable, figures, figureOf, battle, fights, plan } = hand;
  const at = (ids: Iterable<string>): Spot[] => [...ids].flatMap((id) => figureOf(id)?.at ?? []);
  const named = (name: string, ids: readonly string[], spots: readonly Spot[]): Action | null =>
    spots.length === 0 ? null : { key: `${name} ${ids.join(' ')}`, spots };
  switch (kind) {
    case 'DeploySquad':
      return named(kind, [], zoneOf(hand));
    case 'OverwatchReaction':
      return named(kind, [], [...(battle.move?.path ?? []), ...at(figures.flatMap(watching))]);
    case 'CloseCombatPhase':
      return named(kind, [], at(fights.flatMap(({ attacker, defender }) => [attacker, defender])).flatMap(around));
    case 'OverwatchPhase':
    case 'PreGameOverwatch':
      return named(kind, [], at(watchable).flatMap(around));
    case 'MoveFirePhase':
    case 'Activation': {
      const ends = plan ? waysOf(plan).map(({ move }) => move.path.at(-1)!) : [];
      const who = chosen.length > 0 ? chosen : acting ? [acting] : [...ready];
      // Where they are about to go is kept in sight, but a ghost that is dragged does not move the table.
      return named(kind, chosen.length > 0 ? who : [], [...at(who).flatMap(around), ...ends]);
    }
    default:
      return null;
  }
}

const around = ({ x, y }: Spot): Spot[] => [
  { x: x - AROUND, y: y - AROUND },
  { x: x + AROUND, y: y + AROUND },
];

const watching = ({ own, id, model }: Hand['figures'][number]): string[] => (own && model.overwatch ? [id] : []);

function zoneOf({ battle, side }: Hand): Spot[] {
  const zones = battle.match.scenario.zones[battle.setup.zones[side]];
  return zones.flat().map(([x, y]) => ({ x: 1000 * x, y: 1000 * y }));
}
