import type { Mark } from '@sandtable/fictioneers-legacy';
import type { Sitting } from '../../frame/sitting.js';
import { useAnswers } from '../../kit/use-answer.js';

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
  const about = models.map((model) => ({ model }));
  const found = useAnswers<Shots>(sitting, 'shots', about, at);
  return new Map(models.map((model, i) => [model, found[i]?.marks ?? []]));
}
