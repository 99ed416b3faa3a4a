import type { Decision, DecisionOf, LineUp, Model, Spot, View } from '@sandtable/fictioneers-legacy';
import { useEffect, useState } from 'react';
import type { Answer } from '../../frame/presenter.js';
import type { Moment, Sitting } from '../../frame/sitting.js';
import { squadCalled } from './ask.js';
import type { TableSay } from './texts.js';

// Setting up: a draft of where everybody of a squad will stand, changed by hand until it is answered.

type Deploy = DecisionOf<'DeploySquad'>;

export interface Deployment {
  readonly draft: Deploy | null;
  readonly answers: readonly Answer[];
  /** Moves one model of the draft, to the nearest legal place. */
  shift(model: string, to: Spot): void;
  /** Moves all of them. */
  lineUp(at: Spot): void;
}

export function useDeployment(sitting: Sitting, moment: Moment, t: TableSay): Deployment {
  const { battle } = moment.view as View;
  const asked = moment.question?.kind === 'DeploySquad';
  const offered = asked
    ? (moment.options as readonly Decision[]).filter((one): one is Deploy => one.type === 'DeploySquad')
    : [];
  const [draft, setDraft] = useState<Deploy | null>(null);
  const [proposal, setProposal] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the proposals change only with the moment
  useEffect(() => {
    setDraft(offered[0] ?? null);
    setProposal(0);
  }, [moment.at, asked]);
  const take = (found: LineUp | null) => {
    if (found?.deployment) {
      sitting.forgive();
      setDraft(found.deployment);
    } else if (found) sitting.refuse(found.refusal);
  };
  const squads = [...new Set(offered.map(({ squad }) => squad))];
  const same = offered.filter(({ squad }) => squad === draft?.squad);
  const answers: Answer[] = [];
  if (asked && draft) {
    answers.push({
      label: `${t(draft.hidden ? 'deployHidden' : 'deploy')}: ${squadCalled(battle, draft.squad)}`,
      answer: draft,
      tone: 'main',
    });
    if (same.length > 1)
      answers.push({
        label: t('another'),
        answer: null,
        act: () => {
          const next = (proposal + 1) % same.length;
          setProposal(next);
          setDraft(same[next]!);
        },
      });
    for (const squad of squads)
      if (squad !== draft.squad)
        answers.push({
          label: t('deploySquad', { squad: squadCalled(battle, squad) }),
          answer: null,
          act: () => {
            setProposal(0);
            setDraft(offered.find((one) => one.squad === squad) ?? null);
          },
        });
  }
  return {
    draft: asked ? draft : null,
    answers,
    shift: (model, at) => {
      if (draft) void sitting.query<LineUp>('shift', { model, at, draft }).then(take);
    },
    lineUp: (at) => {
      if (draft) void sitting.query<LineUp>('lineUp', { squad: draft.squad, at }).then(take);
    },
  };
}

/** The view with a draft laid out on the table. */
export function withDraft(view: View, draft: Deploy | null): View {
  if (!draft) return view;
  const { battle } = view;
  const places = new Map(draft.placements.map((one) => [one.model, one]));
  const models = battle.models.map((model, i): Model => {
    const placed = places.get(battle.muster.cast[i]!.id);
    return placed?.at
      ? { ...model, where: 'table', x: placed.at.x, y: placed.at.y, hidden: draft.hidden === true }
      : model;
  });
  return { ...view, battle: { ...battle, models } };
}
