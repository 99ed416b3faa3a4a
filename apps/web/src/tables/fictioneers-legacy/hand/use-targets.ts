import type { Mark, Prospect } from '@sandtable/fictioneers-legacy';
import { useEffect, useState } from 'react';
import { useAnswer } from '../../../frame/use-answer.js';
import { bestShot } from '../carry-out.js';
import type { Figure } from '../figures.js';
import { type Shots, useSquadShots } from '../squad-shots.js';
import type { Situation } from './situation.js';
import { type Choice, NONE } from './use-choice.js';
import type { Marching } from './use-march.js';

/** Whom the chosen can shoot, with the numbers of the referee. */
export interface Targets {
  readonly targets: readonly Mark[];
  markAt(id: string | null): Mark | undefined;
  /** The chance that all of the chosen together harm a target. */
  together(target: string): number;
  /** Whether the chosen will move after firing. */
  readonly alsoMove: boolean;
  setAlsoMove(also: boolean): void;
  readonly pointed: string | null;
  setPointed(id: string | null): void;
  /** A shot that is looked at before it is ordered. */
  readonly preview: Prospect | null;
  setPreview(shot: Prospect | null): void;
  /** The shot that is shown: the one looked at, or the best one at who is pointed at. */
  readonly aimedAt: Prospect | null;
}

export const isActor = (figure: Figure | undefined): boolean =>
  figure !== undefined && !figure.wreck && (figure.kind === 'figure' || figure.kind === 'vehicle');

export function useTargets(
  { sitting, moment, kind, figureOf }: Situation,
  { chosen, single, mine }: Choice,
  { plan, planned }: Marching,
): Targets {
  const [alsoMove, setAlsoMove] = useState(false);
  const [pointed, setPointed] = useState<string | null>(null);
  const [preview, setPreview] = useState<Prospect | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at another moment it is another shot
  useEffect(() => {
    setPreview(null);
    setAlsoMove(false);
  }, [moment.at, kind]);
  const shots = useAnswer<Shots>(
    sitting,
    'shots',
    single && isActor(figureOf(single))
      ? { model: single, ...(planned ? { move: planned.move } : {}), staysStationary: !alsoMove }
      : null,
    moment.at,
  );
  const squadShots = useSquadShots(sitting, chosen.length > 1 && !plan ? mine : NONE, moment.at);
  const targets: readonly Mark[] = shots?.marks ?? [];
  const markAt = (id: string | null): Mark | undefined => targets.find(({ target }) => target === id);
  return {
    targets,
    markAt,
    together: (target) => {
      let missed = 1;
      for (const marks of squadShots.values()) missed *= 1 - (bestShot(marks, target)?.kills ?? 0);
      return 1 - missed;
    },
    alsoMove,
    setAlsoMove,
    pointed,
    setPointed,
    preview,
    setPreview,
    aimedAt: preview ?? markAt(pointed)?.shots[0] ?? null,
  };
}
