import { bestShot, type Card, type Mark, type Prospect, type WeaponRow } from '@sandtable/fictioneers-legacy';
import { useState } from 'react';
import { useDropped } from '../../../kit/head.js';
import { useAnswer } from '../../../kit/use-answer.js';
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
  /** A shot that is looked at before it is ordered. */
  readonly preview: Prospect | null;
  setPreview(shot: Prospect | null): void;
  /** What the chosen figure could fire. */
  readonly weapons: readonly WeaponRow[];
  /** Whether pointing at the ground is to fire there. */
  readonly aiming: boolean;
  setAiming(aiming: boolean): void;
  /** The shot that is shown: the one looked at, or the best one at who is pointed at. */
  readonly aimedAt: Prospect | null;
}

const NO_WEAPONS: readonly WeaponRow[] = [];

export const isActor = (figure: Figure | undefined): boolean =>
  figure !== undefined && !figure.wreck && (figure.kind === 'figure' || figure.kind === 'vehicle');

export function useTargets(
  { sitting, moment, pointed, figureOf }: Situation,
  { chosen, one, single, mine }: Choice,
  { plan, planned }: Marching,
): Targets {
  const [alsoMove, setAlsoMove] = useState(false);
  const [preview, setPreview] = useState<Prospect | null>(null);
  const [aiming, setAiming] = useState(false);
  useDropped(moment, () => {
    setPreview(null);
    setAlsoMove(false);
    setAiming(false);
  });
  const shots = useAnswer<Shots>(
    sitting,
    'shots',
    single && isActor(figureOf(single))
      ? { model: single, ...(planned ? { move: planned.move } : {}), staysStationary: !alsoMove }
      : null,
    moment.at,
  );
  const card = useAnswer<Card>(sitting, 'card', one && isActor(figureOf(one)) ? { model: one } : null, moment.at);
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
    preview,
    setPreview,
    weapons: card?.weapons ?? NO_WEAPONS,
    aiming: aiming && single !== null,
    setAiming,
    aimedAt: preview ?? markAt(pointed)?.shots[0] ?? null,
  };
}
