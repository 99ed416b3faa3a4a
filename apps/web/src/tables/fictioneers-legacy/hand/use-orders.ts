import type { Order } from '@sandtable/fictioneers-legacy';
import { useState } from 'react';
import { waysOf } from '../overlays/plan.js';
import type { Situation } from './situation.js';
import type { Choice } from './use-choice.js';
import type { Marching } from './use-march.js';

/** Orders that are being carried out. */
export interface Orders {
  /** How many are left; null while none are. */
  readonly left: number | null;
  run(orders: readonly Order[]): Promise<void>;
  stop(): void;
  /** For everybody who is about to move, or for the chosen where they stand. */
  ordersOf(aim?: Order['aim'], goesOn?: boolean): Order[];
  go(): void;
  fireAtWill(): void;
}

export function useOrders({ sitting }: Situation, { mine }: Choice, { plan, dropPlan }: Marching): Orders {
  const [left, setLeft] = useState<number | null>(null);
  const run = async (orders: readonly Order[]) => {
    dropPlan();
    setLeft(orders.length);
    await sitting.carryOut('act', orders, setLeft);
    setLeft(null);
  };
  const ordersOf = (aim?: Order['aim'], goesOn = false): Order[] =>
    plan
      ? waysOf(plan).map(({ model, move }) => ({ model, move, ...(aim ? { aim } : {}), goesOn }))
      : mine.map((model) => ({ model, ...(aim ? { aim } : {}), goesOn }));
  return {
    left,
    run,
    stop: () => sitting.halt(),
    ordersOf,
    go: () => void run(ordersOf(undefined, plan?.length === 1)),
    fireAtWill: () => void run(ordersOf({})),
  };
}
