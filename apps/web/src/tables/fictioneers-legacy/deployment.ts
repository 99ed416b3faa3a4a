import {
  type Decision,
  type DecisionOf,
  indexOf,
  type LineUp,
  type Model,
  type OtherStart,
  type Spot,
  type View,
} from '@sandtable/fictioneers-legacy';
import { useEffect, useState } from 'react';
import type { Answer } from '../../frame/presenter.js';
import type { Moment, Sitting } from '../../frame/sitting.js';
import { useAnswer } from '../../kit/use-answer.js';
import { squadCalled } from './ask.js';
import type { TableSay } from './texts.js';

// Setting up: a draft of where everybody of a squad will stand, changed by hand until it is answered.

type Deploy = DecisionOf<'DeploySquad'>;

export interface Deployment {
  readonly draft: Deploy | null;
  readonly answers: readonly Answer[];
  /** How those of the draft may start otherwise. */
  readonly starts: readonly OtherStart[];
  start(otherwise: OtherStart): void;
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
  const starts = useStarts(sitting, moment.at, asked ? draft : null);
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
    starts,
    start: ({ deployment }) => {
      sitting.forgive();
      setDraft(deployment);
    },
    shift: (model, at) => {
      if (draft) void sitting.query<LineUp>('shift', { model, at, draft }).then(take);
    },
    lineUp: (at) => {
      if (draft) void sitting.query<LineUp>('lineUp', { squad: draft.squad, at, draft }).then(take);
    },
  };
}

/** The referee is asked anew whenever the draft changes. */
const useStarts = (sitting: Sitting, at: number, draft: Deploy | null): readonly OtherStart[] =>
  useAnswer<readonly OtherStart[]>(sitting, 'starts', draft && sitting.plays ? { draft } : null, at) ?? NO_STARTS;

const NO_STARTS: readonly OtherStart[] = [];

/** Of the module of a gun that is to start packed, the gun; of everything else, itself. */
export function drafted({ battle }: View, id: string): string {
  const { cast } = battle.muster;
  const one = cast[indexOf(battle, id)];
  return one?.kind === 'module' ? cast[one.of!]!.id : id;
}

/** The view with a draft laid out on the table. */
export function withDraft(view: View, draft: Deploy | null): View {
  if (!draft) return view;
  const { battle } = view;
  const models = [...battle.models];
  const set = (i: number, changes: Partial<Model>): void => {
    models[i] = { ...models[i]!, ...changes };
  };
  for (const { model, at, aboard, mounted, packed, shieldUp = false, airborne = false } of draft.placements) {
    const i = indexOf(battle, model);
    set(i, { shieldUp, airborne, ...(mounted === false && { mount: null }) });
    if (aboard) set(i, { where: 'aboard', vehicle: indexOf(battle, aboard.vehicle), seat: aboard.seat });
    else if (packed) {
      const modules = battle.muster.cast.flatMap(({ kind, of }, m) => (kind === 'module' && of === i ? [m] : []));
      for (const [k, m] of modules.entries()) if (packed[k]) set(m, { where: 'table', ...packed[k] });
    } else if (at) set(i, { where: 'table', ...at, hidden: draft.hidden === true });
  }
  return { ...view, battle: { ...battle, models } };
}
