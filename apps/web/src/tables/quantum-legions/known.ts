import type {
  AttackPreview,
  Decision,
  DecisionOf,
  DeploymentRoom,
  Place,
  TargetStatus,
  View,
} from '@sandtable/quantum-legions';
import type { Moment, Sitting } from '../../frame/sitting.js';
import { useAsked } from '../../kit/use-answer.js';
import { placeKey, unitOf } from './units.js';

/** What the referee says beside the options of the question now asked. */
export interface Known {
  /** What it costs to go somewhere; a place by its name. */
  readonly costs: ReadonlyMap<string, number>;
  /** The odds of every attack that is offered. */
  readonly attacks: ReadonlyMap<string, AttackPreview>;
  readonly room: readonly DeploymentRoom[];
  /** Units that would strike and find nobody to attack: their order would be spent for nothing. */
  readonly idle: ReadonlySet<string>;
}

const NOTHING: Known = { costs: new Map(), attacks: new Map(), room: [], idle: new Set() };

async function askFor(sitting: Sitting, { view, question, options }: Moment): Promise<Known> {
  const { activation } = view as View;
  switch (question?.kind) {
    case 'Deploy':
      return { ...NOTHING, room: (await sitting.query<DeploymentRoom[]>('deployment', {})) ?? [] };
    case 'MoveUnit': {
      if (!activation) return NOTHING;
      const { unit, order } = activation;
      const reached = await sitting.query<{ to: Place; cost: number }[]>('reach', { unit, order });
      return { ...NOTHING, costs: new Map(reached?.map(({ to, cost }) => [placeKey(to), cost])) };
    }
    case 'Attack': {
      if (!activation) return NOTHING;
      const { unit, order, moved } = activation;
      const targets = (options as readonly DecisionOf<'Attack'>[]).flatMap(({ target }) => target ?? []);
      const odds = await Promise.all(
        targets.map((target) => sitting.query<AttackPreview>('odds', { unit, target, order, moved })),
      );
      return { ...NOTHING, attacks: new Map(targets.flatMap((target, i) => (odds[i] ? [[target, odds[i]]] : []))) };
    }
    case 'ActivateAction': {
      const striking = strikers(view as View, options as readonly Decision[]);
      const found = await Promise.all(
        striking.map((unit) => sitting.query<TargetStatus[]>('targets', { unit, order: 'strike' })),
      );
      const idle = striking.filter((_, i) => found[i]?.every(({ refusal }) => refusal !== null));
      return { ...NOTHING, idle: new Set(idle) };
    }
    default:
      return NOTHING;
  }
}

/** The units that could be activated to strike. */
const strikers = (view: View, options: readonly Decision[]): string[] =>
  options.flatMap((option) =>
    option.type === 'Activate' && unitOf(view, option.unit).order?.type === 'strike' ? option.unit : [],
  );

export const useKnown = (sitting: Sitting, moment: Moment): Known =>
  useAsked(sitting, `${moment.at} ${moment.question?.kind}`, () => askFor(sitting, moment)) ?? NOTHING;
