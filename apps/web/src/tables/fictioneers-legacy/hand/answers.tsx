import type { Decision } from '@sandtable/fictioneers-legacy';
import type { Answer, Ask } from '../../../frame/presenter.js';
import { meleeNote, nameOf, squadCalled, wordsFor } from '../ask.js';
import type { Deployment } from '../deployment.js';
import { called, squadOf } from '../figures.js';
import type { Reaction } from '../reaction.js';
import { actionAnswers } from './action-answers.js';
import { Manners } from './manners.js';
import { Starts } from './start-menu.js';
import { tellingOf } from './telling.js';
import type { Hand } from './use-hand.js';

/** What is asked, in words and buttons. */
export function askOf(hand: Hand, deployment: Deployment, reaction: Reaction): Ask {
  const { view, battle, kind, options, left, stop, t } = hand;
  const words = {
    ...wordsFor(view, kind, options, t),
    ...(deployment.draft && { title: t('askDeploy', { squad: squadCalled(battle, deployment.draft.squad) }) }),
  };
  if (left !== null)
    return {
      ...words,
      title: t('working', { n: left }),
      answers: [{ label: t('stop'), answer: null, act: stop, tone: 'main' }],
    };
  return {
    ...words,
    ...(kind !== null && { telling: tellingOf(hand) }),
    ...(kind === 'DeploySquad' && { body: <Starts hand={hand} deployment={deployment} /> }),
    ...(hand.mayAct && hand.mine.length > 0 && { body: <Manners hand={hand} /> }),
    answers: [...answersNow(hand, deployment, reaction), ...asideAnswers(hand)],
  };
}

function asideAnswers({ moment, view, kind, t }: Hand): Answer[] {
  return (moment.asides as readonly Decision[]).map((aside) => ({
    label: nameOf(aside, view, t, kind),
    answer: aside,
    tone: 'grave',
  }));
}

function answersNow(hand: Hand, deployment: Deployment, reaction: Reaction): readonly Answer[] {
  switch (hand.kind) {
    case null:
      return [];
    case 'DeploySquad':
      return deployment.answers;
    case 'OverwatchReaction':
      return reaction.answers;
    case 'PreGameOverwatch':
      return preGameAnswers(hand);
    case 'OverwatchPhase':
      return watchAnswers(hand);
    case 'MoveFirePhase':
    case 'Activation':
      return actionAnswers(hand);
    case 'CloseCombatPhase':
      return [...fightAnswers(hand), ...others(hand, 'ChooseMelee')];
    case 'PlaceSurvivors':
    case 'ChooseZoneOrTurn':
    case 'ChoosePromotion':
    case 'ChooseForce':
    case 'AnswerDraw':
      return others(hand);
  }
}

function preGameAnswers(hand: Hand): Answer[] {
  const { watch, setWatch, t } = hand;
  return [
    {
      label: watch.length > 0 ? t('startWatch', { n: watch.length }) : t('startNoWatch'),
      answer: { type: 'PreGameOverwatch', models: watch },
      tone: 'main',
    },
    ...squadWatch(hand, (models) => ({ answer: null, act: () => setWatch(models) })),
  ];
}

function watchAnswers(hand: Hand): Answer[] {
  const { battle, view, options, kind, watch, t } = hand;
  const answers: Answer[] = [];
  if (watch.length > 0)
    answers.push({
      label: t('watchThese', { who: watch.length === 1 ? called(battle, watch[0]!) : `${watch.length}` }),
      answer: { type: 'DeclareOverwatch', models: watch },
      tone: 'main',
    });
  for (const option of options)
    if (option.type === 'EndPhase' || option.type === 'HandOver')
      answers.push({
        label: nameOf(option, view, t, kind),
        answer: option,
        ...(watch.length === 0 && option.type === 'EndPhase' && { tone: 'main' as const }),
      });
  return [
    ...answers,
    ...squadWatch(hand, (models) => ({ answer: { type: 'DeclareOverwatch', models } })),
    ...others(hand, 'DeclareOverwatch', 'EndPhase', 'HandOver'),
  ];
}

/** Pairs in contact, with what would come of each. */
function fightAnswers({ fights, view, setAdvised, setPointed, t }: Hand): Answer[] {
  return fights.map(({ decision, attacker, odds }) => ({
    label: nameOf(decision, view, t),
    answer: decision,
    ...(odds && { note: meleeNote(odds, t) }),
    onPoint: (on) => {
      setAdvised(on ? decision : null);
      setPointed(on ? attacker : null);
    },
  }));
}

/** Answers by their names, but for some kinds. */
function others({ view, options, kind, setAdvised, t }: Hand, ...but: Decision['type'][]): Answer[] {
  return options
    .filter(({ type }) => !but.includes(type))
    .map((option) => ({
      label: nameOf(option, view, t, kind),
      answer: option,
      onPoint: (on) => setAdvised(on ? option : null),
      ...(option.type === 'EndPhase' && { tone: 'main' as const }),
    }));
}

/** Whole squads that can go on overwatch. */
function squadWatch(
  { battle, watchable, t }: Hand,
  make: (models: readonly string[]) => Omit<Answer, 'label' | 'note'>,
): Answer[] {
  return battle.muster.squads.flatMap((squad, s) => {
    const models = squadOf(battle, s).filter((id) => watchable.has(id));
    if (models.length < 2) return [];
    return [{ ...make(models), label: t('watchAll', { squad: squad.name }), note: t('canAct', { n: models.length }) }];
  });
}
