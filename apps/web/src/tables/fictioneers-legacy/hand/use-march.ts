import type { March, Spot, Way } from '@sandtable/fictioneers-legacy';
import { useEffect, useRef, useState } from 'react';
import { useDropped } from '../../../kit/head.js';
import { middleOf } from '../../../kit/inches/sheet.js';
import { type Wish, waysOf } from '../overlays/plan.js';
import type { Situation } from './situation.js';
import type { Choice } from './use-choice.js';

/** Moves that are about to be made, as the referee proposes them. */
export interface Marching {
  readonly plan: readonly March[] | null;
  /** The way of the only one who is about to move. */
  readonly planned: (Way & { readonly model: string }) | undefined;
  dropPlan(): void;
  /** Asks for the ways of a march. */
  propose(models: readonly string[], aim: Wish): Promise<void>;
  moveToward(spot: Spot): void;
  middleOf(ids: readonly string[]): Spot;
  /** Whether a question about ways is under way. */
  isAsking(): boolean;
  /** Whether they should still be able to fire. */
  readonly fires: boolean;
  setFires(fires: boolean): void;
  readonly flies: boolean;
  setFlies(flies: boolean): void;
}

export function useMarch({ sitting, moment, figureOf }: Situation, { mine }: Choice): Marching {
  const [plan, setPlan] = useState<readonly March[] | null>(null);
  const [fires, setFires] = useState(false);
  const [flies, setFlies] = useState(false);
  const wanted = useRef<{ readonly models: readonly string[]; readonly aim: Wish } | null>(null);
  /** The last wish, to be asked for again when it is to be done in another way. */
  const wished = useRef<typeof wanted.current>(null);
  const asking = useRef(false);
  useDropped(moment, () => setPlan(null));

  // While one question is under way, only the last wish counts.
  const propose = async (models: readonly string[], aim: Wish) => {
    if (models.length === 0) return;
    wanted.current = { models, aim };
    wished.current = wanted.current;
    if (asking.current) return;
    asking.current = true;
    while (wanted.current) {
      const wish = wanted.current;
      wanted.current = null;
      const found = await sitting.query<readonly March[]>('march', {
        ...wish,
        ...(flies ? { mode: 'fly' } : {}),
        ...(fires ? { fires } : {}),
      });
      if (!found) continue;
      setPlan(found);
      const all = found.every(({ refusal }) => refusal !== null);
      const first = found.find(({ refusal }) => refusal !== null)?.refusal;
      if (all && first) sitting.refuse(first);
      else sitting.forgive();
    }
    asking.current = false;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same wish, in another way
  useEffect(() => {
    if (plan && wished.current) void propose(wished.current.models, wished.current.aim);
  }, [fires, flies]);
  const middle = (ids: readonly string[]): Spot => middleOf(ids.flatMap((id) => figureOf(id)?.at ?? []));
  return {
    plan,
    planned: plan?.length === 1 ? waysOf(plan)[0] : undefined,
    dropPlan: () => setPlan(null),
    propose,
    moveToward: (spot) => {
      if (mine.length === 1) return void propose(mine, { kind: 'to', at: spot });
      const from = middle(mine);
      void propose(mine, { kind: 'by', dx: spot.x - from.x, dy: spot.y - from.y });
    },
    middleOf: middle,
    isAsking: () => asking.current,
    fires,
    setFires,
    flies,
    setFlies,
  };
}
