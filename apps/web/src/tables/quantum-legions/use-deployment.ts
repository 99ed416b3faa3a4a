import type { Decision, DecisionOf, Place } from '@sandtable/quantum-legions';
import { useEffect, useState } from 'react';
import type { Answer } from '../../frame/presenter.js';
import type { Moment } from '../../frame/sitting.js';
import { type Draft, moveDraft, placementsOf, startDraft } from './draft.js';
import type { TableSay } from './texts.js';

interface DeploymentProps {
  readonly moment: Moment;
  /** Whether the referee refuses; it says why. */
  readonly refused: (decision: Decision) => Promise<boolean>;
  readonly t: TableSay;
}

/** A deployment that is thought over on the board: it starts from a proposal, and units are put elsewhere one by one. */
export function useDeployment({ moment, refused, t }: DeploymentProps) {
  const proposals = (moment.options as readonly Decision[]).filter(
    (option): option is DecisionOf<'Deploy'> => option.type === 'Deploy',
  );
  const [proposal, setProposal] = useState(0);
  const [draft, setDraft] = useState<Draft>(new Map());
  const propose = (i: number) => {
    setProposal(i);
    setDraft(proposals[i] ? startDraft(proposals[i]) : new Map());
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another moment has other proposals, or none
  useEffect(() => propose(0), [moment.at, moment.question?.kind]);

  const decision = (placed: Draft): DecisionOf<'Deploy'> => ({ type: 'Deploy', placements: placementsOf(placed) });
  /** Puts a unit elsewhere, if that is allowed. */
  const move = async (unit: string, place: Place): Promise<boolean> => {
    const next = moveDraft(draft, unit, place);
    if (await refused(decision(next))) return false;
    setDraft(next);
    return true;
  };
  const answers = (): Answer[] => {
    const deploy: Answer = { label: t('deploy'), answer: decision(draft), tone: 'main' };
    const act = () => propose((proposal + 1) % proposals.length);
    return proposals.length > 1 ? [deploy, { label: t('another'), answer: null, act }] : [deploy];
  };
  return { draft, move, answers };
}
