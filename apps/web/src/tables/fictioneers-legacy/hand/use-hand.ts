import type { Decision, Spot, View } from '@sandtable/fictioneers-legacy';
import { useEffect, useState } from 'react';
import type { Moment, Sitting } from '../../../frame/sitting.js';
import type { Menu } from '../../../kit/board-menu.js';
import { distance, type Figure } from '../figures.js';
import type { TableSay } from '../texts.js';
import type { OverlayId } from '../toolbar.js';
import { type Situation, useSituation } from './situation.js';
import { type Choice, useChoice } from './use-choice.js';
import { type Fights, useFights } from './use-fights.js';
import { type Marching, useMarch } from './use-march.js';
import { type Orders, useOrders } from './use-orders.js';
import { type Targets, useTargets } from './use-targets.js';

/** The situation, and what the player is about to do in it. */
export interface Hand extends Situation, Choice, Marching, Targets, Orders, Fights {
  readonly menu: Menu | null;
  setMenu(menu: Menu | null): void;
  readonly overlay: OverlayId | null;
  setOverlay(overlay: OverlayId | null): void;
  /** An answer that is to be seen on the table. */
  readonly advised: Decision | null;
  setAdvised(answer: Decision | null): void;
  /** Where the cross-hairs are. */
  readonly cursor: Spot;
  setCursor(spot: Spot): void;
  choose(ids: readonly string[]): void;
  answer(decision: Decision): void;
  /** Has the referee say why something cannot be done. */
  whyNot(decision: Decision): Promise<void>;
  nearestFoe(): Figure | undefined;
}

export function useHand(sitting: Sitting, moment: Moment, view: View, t: TableSay): Hand {
  const situation = useSituation(sitting, moment, view, t);
  const choice = useChoice(situation);
  const march = useMarch(situation, choice);
  const targets = useTargets(situation, choice, march);
  const orders = useOrders(situation, choice, march);
  const fights = useFights(situation);
  const [menu, setMenu] = useState<Menu | null>(null);
  const [overlay, setOverlay] = useState<OverlayId | null>('reach');
  const [advised, setAdvised] = useState<Decision | null>(null);
  const [cursor, setCursor] = useState<Spot | null>(null);
  const { kind, figures, figureOf } = situation;
  const { chosen, one } = choice;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a menu is about one moment
  useEffect(() => setMenu(null), [moment.at, kind]);
  return {
    ...situation,
    ...choice,
    ...march,
    ...targets,
    ...orders,
    ...fights,
    run: (list) => {
      setMenu(null);
      return orders.run(list);
    },
    menu,
    setMenu: (next) => {
      if (next === null) targets.setPreview(null);
      setMenu(next);
    },
    overlay,
    setOverlay,
    advised,
    setAdvised,
    cursor: cursor ?? figureOf(one)?.at ?? march.middleOf(figures.filter(({ own }) => own).map(({ id }) => id)),
    setCursor,
    choose: (ids) => {
      sitting.forgive();
      march.dropPlan();
      march.setFlies(false);
      targets.setAiming(false);
      choice.setChosen(ids);
    },
    answer: (decision) => {
      setMenu(null);
      void sitting.answer(decision);
    },
    whyNot: async (decision) => {
      if (!sitting.plays || kind === null) return;
      const found = await sitting.query<{ refusal: { rule: string | null; message: string } | null }>('why', {
        kind,
        decision,
      });
      if (found?.refusal) sitting.refuse(found.refusal);
    },
    nearestFoe: () => {
      const from = figureOf(one)?.at ?? march.middleOf(chosen);
      return figures
        .filter(({ own, kind: sort }) => !own && (sort === 'figure' || sort === 'vehicle'))
        .sort((p, q) => distance(p.at, from) - distance(q.at, from))[0];
    },
  };
}
