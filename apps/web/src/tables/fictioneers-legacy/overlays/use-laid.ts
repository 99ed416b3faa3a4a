import type { Along, FanLine, Lead, Reach, Spot } from '@sandtable/fictioneers-legacy';
import { useEffect, useState } from 'react';
import type { DriftMap } from '../../../kit/inches/marks.js';
import { useAnswer } from '../../../kit/use-answer.js';
import type { Hand } from '../hand/use-hand.js';
import { isActor } from '../hand/use-targets.js';
import { waysOf } from './plan.js';

/** What the referee tells of what is chosen, pointed at or planned, to be laid over the table. */
export interface Laid {
  readonly reach: Reach | null;
  readonly fan: readonly FanLine[] | null;
  /** The ground along the ways that are planned, and who could answer them by overwatch. */
  readonly along: readonly Along[] | null;
  /** Who leads the chosen figure, and whom that leader reaches. */
  readonly leader: { readonly id: string; readonly lead: Lead } | null;
  readonly drift: DriftMap | null;
  /** Where the chosen figure is, or will be. */
  readonly from: Spot | null;
}

export function useLaid(hand: Hand): Laid {
  const { sitting, moment, overlay, one, single, plan, planned, mayAct, flies, figureOf, aimedAt, battle } = hand;
  const from = planned ? planned.move.path.at(-1)! : (figureOf(one)?.at ?? null);
  const { at } = moment;
  const reach = useAnswer<Reach>(
    sitting,
    'reach',
    overlay === 'reach' && one && !plan && mayAct ? { model: one, ...(flies ? { mode: 'fly' } : {}) } : null,
    at,
  );
  const fan = useAnswer<readonly FanLine[]>(
    sitting,
    'fan',
    overlay === 'sight' && one && from && isActor(figureOf(one)) ? { model: one, at: from } : null,
    at,
  );
  const moves = plan ? waysOf(plan).map(({ model, move }) => ({ model, move })) : [];
  const settled = useSettled(JSON.stringify(moves));
  const along = useAnswer<readonly Along[]>(sitting, 'along', settled && moves.length > 0 ? { moves } : null, at);
  const leader = leaderOf(hand);
  const lead = useAnswer<Lead | null>(sitting, 'lead', leader ? { model: leader } : null, at);
  const mayDrift =
    aimedAt &&
    (aimedAt.fire.delivery === 'indirect' || (aimedAt.fire.mode === 'area' && battle.match.config.directMissDrifts));
  const drift = useAnswer<DriftMap>(
    sitting,
    'drift',
    single && mayDrift ? { model: single, fire: aimedAt.fire, ...(planned ? { move: planned.move } : {}) } : null,
    at,
  );
  return { reach, fan, along, leader: leader && lead ? { id: leader, lead } : null, drift, from };
}

/** Milliseconds after which a plan that was not changed is one to be looked into. */
const SETTLED = 160;

/** Whether something has not changed for a while: ghosts follow the pointer faster than all about their ways can be told. */
function useSettled(key: string): boolean {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(key), SETTLED);
    return () => clearTimeout(timer);
  }, [key]);
  return settled === key;
}

/** The chosen figure if it leads, or else who leads its squad. */
function leaderOf({ one, battle, figureOf }: Hand): string | null {
  const figure = figureOf(one);
  if (figure?.kind !== 'figure') return null;
  if (figure.model.rank !== 'none') return figure.id;
  const leader = figure.squad === null ? null : battle.squads[figure.squad]!.leader;
  const id = leader === null ? null : battle.muster.cast[leader]!.id;
  return id !== null && figureOf(id) ? id : null;
}
