import type { View } from '@sandtable/fictioneers-legacy';
import { useState } from 'react';
import { useDropped } from '../../../kit/head.js';
import { squadOf } from '../figures.js';
import type { Situation } from './situation.js';

export const NONE: readonly string[] = [];

/** Who is chosen, to be looked at or to be given orders. */
export interface Choice {
  readonly chosen: readonly string[];
  /** The only one chosen. */
  readonly one: string | null;
  /** The only one chosen, if it is the player's. */
  readonly single: string | null;
  /** Those of the chosen who can act now. */
  readonly mine: readonly string[];
  setChosen(ids: readonly string[]): void;
  /** Everybody of somebody's squad: those who can still act, if there are any. */
  squadAround(id: string): readonly string[];
  /** Who is to go on overwatch. */
  readonly watch: readonly string[];
  setWatch(ids: readonly string[]): void;
}

export function useChoice({ view, battle, moment, kind, acting, ready, figureOf }: Situation): Choice {
  const [picked, setChosen] = useState<readonly string[]>(NONE);
  const [watch, setWatch] = useState<readonly string[]>(NONE);
  useDropped(moment, () => {
    if (kind === 'Activation') setChosen(NONE);
    if (kind !== 'OverwatchPhase' && kind !== 'PreGameOverwatch') setWatch(NONE);
  });
  // Whoever acts is chosen unless somebody else is looked at; who is gone is not.
  const present = picked.filter((id) => figureOf(id) || isAboard(view, id));
  const chosen = kind === 'Activation' && acting && present.length === 0 ? [acting] : present;
  const one = chosen.length === 1 ? chosen[0]! : null;
  return {
    chosen,
    one,
    single: one && figureOf(one)?.own ? one : null,
    mine: chosen.filter((id) => ready.has(id) || id === acting),
    setChosen,
    squadAround: (id) => {
      const squad = figureOf(id)?.squad ?? null;
      if (squad === null) return [id];
      const all = squadOf(battle, squad).filter((other) => figureOf(other) || ready.has(other));
      const able = all.filter((other) => ready.has(other));
      return able.length > 0 ? able : all;
    },
    watch,
    setWatch,
  };
}

function isAboard({ battle }: View, id: string): boolean {
  const i = battle.muster.cast.findIndex((one) => one.id === id);
  return i >= 0 && (battle.models[i]!.where === 'aboard' || battle.models[i]!.where === 'reserve');
}
