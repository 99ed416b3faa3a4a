import type { Decision, QuestionKindId, Spot, View } from '@sandtable/fictioneers-legacy';
import { useState } from 'react';
import type { Moment, Sitting } from '../../../frame/sitting.js';
import { useHead } from '../../../kit/head.js';
import { distance, type Figure } from '../figures.js';
import type { OverlayId } from '../legend.js';
import type { TableSay } from '../texts.js';
import { type Situation, useSituation } from './situation.js';
import { type Choice, useChoice } from './use-choice.js';
import { type Fights, useFights } from './use-fights.js';
import { type Marching, useMarch } from './use-march.js';
import { type Orders, useOrders } from './use-orders.js';
import { type Targets, useTargets } from './use-targets.js';

/** The situation, and what the player is about to do in it. */
export interface Hand extends Situation, Choice, Marching, Targets, Orders, Fights {
  /** Where the cross-hairs are. */
  readonly cursor: Spot;
  setCursor(spot: Spot): void;
  choose(ids: readonly string[]): void;
  nearestFoe(): Figure | undefined;
}

export function useHand(sitting: Sitting, moment: Moment, view: View, t: TableSay): Hand {
  const head = useHead<Decision, QuestionKindId, OverlayId>(sitting, moment, { laid: 'reach' });
  const situation = useSituation(head, view, t);
  const choice = useChoice(situation);
  const march = useMarch(situation, choice);
  const targets = useTargets(situation, choice, march);
  const orders = useOrders(situation, choice, march);
  const fights = useFights(situation);
  const [cursor, setCursor] = useState<Spot | null>(null);
  const { kind, figures, figureOf } = situation;
  const { chosen, one } = choice;
  return {
    ...situation,
    ...choice,
    ...march,
    ...targets,
    ...orders,
    ...fights,
    run: (list) => {
      head.setMenu(null);
      return orders.run(list);
    },
    setMenu: (next) => {
      if (next === null) targets.setPreview(null);
      head.setMenu(next);
    },
    closeMenu: () => {
      targets.setPreview(null);
      head.closeMenu();
    },
    cursor: cursor ?? figureOf(one)?.at ?? march.middleOf(figures.filter(({ own }) => own).map(({ id }) => id)),
    setCursor,
    choose: (ids) => {
      sitting.forgive();
      march.dropPlan();
      march.setFlies(false);
      targets.setAiming(false);
      choice.setChosen(ids);
    },
    whyNot: (decision) => head.whyNot({ kind, decision }),
    nearestFoe: () => {
      const from = figureOf(one)?.at ?? march.middleOf(chosen);
      return figures
        .filter(({ own, kind: sort }) => !own && (sort === 'figure' || sort === 'vehicle'))
        .sort((p, q) => distance(p.at, from) - distance(q.at, from))[0];
    },
  };
}
