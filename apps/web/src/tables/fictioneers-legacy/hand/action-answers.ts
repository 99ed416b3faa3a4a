import type { Decision } from '@sandtable/fictioneers-legacy';
import type { Answer } from '../../../frame/presenter.js';
import { percent } from '../../../text/percent.js';
import { nameOf } from '../ask.js';
import { inch, squadName, squadOf } from '../figures.js';
import { waysOf } from '../overlays/plan.js';
import { NONE } from './use-choice.js';
import type { Hand } from './use-hand.js';

/** What the chosen can be told to do, or who can be chosen. */
export function actionAnswers(hand: Hand): Answer[] {
  const { mine, plan, kind } = hand;
  const answers: Answer[] = [];
  if (plan && waysOf(plan).length > 0) answers.push(...marchAnswers(hand));
  else if (mine.length > 0) answers.push(...fireAnswers(hand));
  if (mine.length > 0) answers.push(...whoAnswers(hand));
  else if (kind === 'MoveFirePhase') answers.push(...squadAnswers(hand));
  return [...answers, ...offeredAnswers(hand)];
}

function marchAnswers({ plan, go, dropPlan, t }: Hand): Answer[] {
  const ways = waysOf(plan!);
  const arrive = ways.filter(({ arrives }) => arrives).length;
  const only = ways.length === 1 ? ways[0]! : null;
  return [
    {
      label: only ? t('go') : t('goAll', { n: ways.length }),
      note: only
        ? t('goNote', { cost: inch(only.cost.total), allowance: inch(only.allowance.total) })
        : t('goAllNote', { n: arrive, short: ways.length - arrive }),
      answer: null,
      act: go,
      tone: 'main',
    },
    { label: t('dropPlan'), answer: null, act: dropPlan },
  ];
}

function fireAnswers({ single, targets, mine, view, run, setPreview, fireAtWill, t }: Hand): Answer[] {
  const answers: Answer[] = [];
  const best = single ? targets.flatMap(({ shots: all }) => all).sort((p, q) => q.kills - p.kills)[0] : undefined;
  if (best && best.kills > 0)
    answers.push({
      label: nameOf(best.fire, view, t),
      note: t('hits', { hit: percent(best.hit), kill: percent(best.kills) }),
      answer: null,
      act: () => void run([{ model: single!, aim: { fire: best.fire }, goesOn: true }]),
      onPoint: (on) => setPreview(on ? best : null),
    });
  if (mine.length > 1)
    answers.push({ label: t('fireAtWill'), note: t('fireAtWillNote'), answer: null, act: fireAtWill });
  return answers;
}

/** Who else of the squad, and to act without saying yet what. */
function whoAnswers(hand: Hand): Answer[] {
  const { battle, mine, kind, squadAround, choose, figureOf, plan, t } = hand;
  const answers: Answer[] = [];
  const about = mine.length === 1 && kind === 'MoveFirePhase' ? squadAround(mine[0]!) : NONE;
  if (about.length > 1)
    answers.push({
      label: t('wholeSquad', { squad: squadName(battle, figureOf(mine[0]!)?.squad ?? null) }),
      note: t('canAct', { n: about.length }),
      answer: null,
      act: () => choose(about),
    });
  if (!plan && mine.length === 1 && kind === 'MoveFirePhase')
    answers.push({
      label: nameOf({ type: 'Activate', model: mine[0]! }, hand.view, t),
      note: t('actsNote'),
      answer: { type: 'Activate', model: mine[0]! },
    });
  return answers;
}

function squadAnswers({ battle, ready, choose, t }: Hand): Answer[] {
  return battle.muster.squads.flatMap((squad, s) => {
    const able = squadOf(battle, s).filter((id) => ready.has(id));
    if (able.length === 0) return [];
    return [
      {
        label: t('choose', { squad: squad.name }),
        note: t('canAct', { n: able.length }),
        answer: null,
        act: () => choose(able),
      },
    ];
  });
}

function offeredAnswers({ view, options, kind, plan, ready, setAdvised, t }: Hand): Answer[] {
  return options.flatMap((option): Answer[] => {
    const answer = { label: nameOf(option, view, t, kind), answer: option };
    if (option.type === 'EndActivation') return [{ ...answer, ...(!plan && { tone: 'main' as const }) }];
    if (option.type === 'EndPhase' || option.type === 'HandOver')
      return [{ ...answer, tone: 'main', passes: ready.size > 0 }];
    return isSpecial(option) ? [{ ...answer, onPoint: (on) => setAdvised(on ? option : null) }] : [];
  });
}

/** What pointing at the table does not say: loads, mounts, guns, smoke, the sensor. */
function isSpecial(option: Decision): boolean {
  switch (option.type) {
    case 'Move':
      return option.first !== undefined || option.last !== undefined;
    case 'Fire':
      return option.mode === 'smoke' || option.delivery === 'indirect';
    case 'UseSensor':
    case 'SetUp':
    case 'Pack':
      return true;
    default:
      return false;
  }
}
