import type { Mark } from '@sandtable/fictioneers-legacy';
import { useEffect, useState } from 'react';
import type { Sitting } from '../../frame/sitting.js';

/** What the referee says of whom a model can shoot. */
export interface Shots {
  readonly refusal: unknown;
  readonly marks: readonly Mark[];
}

/** The targets of everybody of a squad, all at once. */
export function useSquadShots(
  sitting: Sitting,
  models: readonly string[],
  at: number,
): ReadonlyMap<string, readonly Mark[]> {
  const key = models.join(' ');
  const [found, setFound] = useState<ReadonlyMap<string, readonly Mark[]>>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same models at the same moment
  useEffect(() => {
    let gone = false;
    setFound(new Map());
    if (models.length > 0)
      void Promise.all(models.map((model) => sitting.query<Shots>('shots', { model }))).then((all) => {
        if (!gone) setFound(new Map(models.map((model, i) => [model, all[i]?.marks ?? []])));
      });
    return () => {
      gone = true;
    };
  }, [key, at]);
  return found;
}
