import {
  type ActionId,
  type Decision,
  type QuestionKindId,
  type Result,
  SUPPLEMENT,
  type View,
  type WindowAbout,
} from '@sandtable/legendary-battles';
import type { Moment } from '../../frame/sitting.js';
import { naming } from '../../kit/names.js';
import type { Language } from '../../text/language.js';
import { actionName, situationName, titleOf } from './card-words.js';
import { actionIn, cardNamed } from './plan.js';
import type { TableSay } from './texts.js';
import { called, resultName, sideName, signed } from './words.js';

// Questions and answers in words.

export interface About {
  readonly view: View;
  readonly language: Language;
  readonly t: TableSay;
  /** The Action that a relay passes on. */
  readonly relayed?: ActionId | null;
}

const title = (card: string, { language }: About): string => {
  const found = cardNamed(card);
  return found ? titleOf(found, language) : card;
};
const genre = ({ view }: About) => view.match.scenario.genre;

/** Where and at whom orders lead, in few words. */
function ordersInWords(answer: Extract<Decision, { orders: unknown }>, { view, t }: About): string {
  const { path, target, targets, dest, land, zone, aid, mode, spell, wing, exit, side, order, facing } = answer.orders;
  const units = [target, aid, ...(targets ?? [])].filter((unit) => unit !== undefined);
  const end = path?.at(-1) ?? dest ?? land ?? zone;
  const plain = end === undefined && units.length === 0;
  return [
    spell && t(spell),
    wing && t('variant_wing'),
    exit && t('variant_exit'),
    side !== undefined && t('variant_breach'),
    end !== undefined && t('to', { zone: end }),
    units.length > 0 && t('at', { target: units.map((unit) => called(view, unit)).join(', ') }),
    mode && t(`variant_${mode}`),
    order && t(`variant_${order}`),
    plain && facing !== undefined && t('facing', { n: facing + 1 }),
  ]
    .filter(Boolean)
    .join(', ');
}

const within = (sentence: string, more: string): string => (more === '' ? sentence : `${sentence}, ${more}`);

export const nameOf = naming<Decision, About>({
  Deploy: (_, { t }) => t('deploy'),
  PlaceReserve: ({ zone, facing }, { t }) => within(t('chooseZone', { zone }), t('facing', { n: facing + 1 })),
  PlayAction: (answer, about) => {
    const { view, language, t } = about;
    const action = actionName(actionIn(answer) ?? 'BAS', language);
    const unit = called(view, answer.unit);
    return within(t('playedBy', { card: title(answer.card, about), action, unit }), ordersInWords(answer, about));
  },
  GiveOrders: (answer, about) => {
    const { view, language, t, relayed } = about;
    const action = relayed ? actionName(relayed, language) : '';
    return within(t('relayTo', { action, unit: called(view, answer.unit) }), ordersInWords(answer, about));
  },
  Discard: ({ cards }, about) => about.t('discardOne', { cards: cards.map((card) => title(card, about)).join(', ') }),
  Done: (_, { t, view, relayed }) => t(relayed ? 'relayDone' : view.posture === null ? 'passTurn' : 'endTurn'),
  PlaySituation: ({ card, unit, zone, recipients }, about) => {
    const { view, t, language } = about;
    const situation = cardNamed(card)?.situation;
    return [
      situation ? situationName(situation, genre(about), language) : card,
      unit && called(view, unit),
      zone && t('inZone', { zone }),
      recipients && t('forUnits', { units: recipients.map((one) => called(view, one)).join(', ') }),
    ]
      .filter(Boolean)
      .join(', ');
  },
  UsePower: ({ power }, { t }) => t('power', { power: SUPPLEMENT[power]?.name ?? power }),
  Pass: ({ until }, { t }) => t(until ? 'passUntil' : 'pass'),
  ChooseZone: ({ zone }, { t }) => t('chooseZone', { zone }),
  ChooseUnit: ({ unit }, { view }) => called(view, unit),
  ChooseFacing: ({ facing }, { t }) => t('facing', { n: facing + 1 }),
  Improve: ({ what }, { t }) => t(what === 'confused' ? 'improveConfused' : 'improveCondition'),
  PlaceSmoke: ({ zones }, { t }) => (zones.length === 0 ? t('noSmoke') : t('inZone', { zone: zones.join(', ') })),
  Conduct: (_, { t }) => t('conductSaid'),
});

interface Words {
  readonly title: string;
  readonly text: string;
  readonly rules: readonly string[];
}

/** What opened a window, as one sentence: the same whatever anybody holds. */
export function windowInWords(data: WindowAbout, about: About): string {
  const { view, language, t } = about;
  const { window, unit, foe, action, attack, result, situation } = data;
  const zone = view.units.find(({ id }) => id === unit)?.zone ?? '';
  return t(window, {
    active: sideName(view, view.active),
    unit: called(view, unit),
    foe: foe === null ? t('hazard') : called(view, foe),
    action: action ? actionName(action, language) : '',
    zone,
    shift: attack ? signed(attack.shift) : '',
    result: result ? resultName(result as Result, t) : '',
    situation: situation ? situationName(situation.kind, genre(about), language) : '',
  });
}

const WINDOW_RULES = ['TA-CORE-WDW-01', 'TA-CORE-SIT-01'];

/** The question in a moment, in words. */
export function wordsFor({ question }: Pick<Moment, 'question'>, about: About): Words {
  const { view, t, language } = about;
  if (!question) return { title: t('waiting'), text: t('waitingText'), rules: [] };
  const data = question.data as { readonly unit?: string; readonly power?: string; readonly action?: ActionId };
  const unit = data?.unit ? called(view, data.unit) : '';
  const say = (
    key: 'Route' | 'Line' | 'Reference' | 'Stayer' | 'Retreat' | 'Facing' | 'Smoke',
    rules: readonly string[],
  ): Words => ({
    title: t(`ask${key}`, { unit }),
    text: t(`ask${key}Text`),
    rules,
  });
  switch (question.kind as QuestionKindId) {
    case 'Deploy':
      return { title: t('askDeploy'), text: t('askDeployText'), rules: ['TA-CORE-SET-05'] };
    case 'Reserve': {
      const arriving = view.units.find(({ reserve, side }) => reserve && side === view.seat);
      return {
        title: t('askReserve', { unit: arriving ? called(view, arriving.id) : '' }),
        text: t('askReserveText'),
        rules: ['TA-CORE-SET-07'],
      };
    }
    case 'Turn':
      return { title: t('askTurn'), text: t('askTurnText'), rules: ['TA-CORE-TRN-03', 'TA-CORE-ACT-01'] };
    case 'Situation':
      return {
        title: t('askSituation'),
        text: windowInWords(question.data as WindowAbout, about),
        rules: WINDOW_RULES,
      };
    case 'Relay':
      return {
        title: t('askRelay'),
        text: `${data.action ? actionName(data.action, language) : ''}. ${t('askRelayText')}`,
        rules: ['TA-CORE-SIT-24'],
      };
    case 'Route':
      return say('Route', ['TA-MAP-FBK-05', 'TA-MAP-DRF-03']);
    case 'Line':
      return say('Line', ['TA-CORE-FBK-12', 'TA-RUL-36']);
    case 'Reference':
      return say('Reference', ['TA-MAP-DRF-03']);
    case 'Stayer':
      return say('Stayer', ['TA-CORE-CCM-15']);
    case 'Retreat':
      return say('Retreat', ['TA-CORE-CCM-12']);
    case 'Improvement':
      return { title: t('askImprovement', { unit }), text: t('askImprovementText'), rules: ['TA-CORE-SIT-07'] };
    case 'Facing':
      return say('Facing', ['TA-CORE-FAC-01']);
    case 'Smoke':
      return say('Smoke', ['TA-CORE-ART-10']);
    case 'Power':
      return {
        title: t('askPower', { unit, power: SUPPLEMENT[data.power ?? '']?.name ?? '' }),
        text: t('askPowerText'),
        rules: ['TA-CORE-SUP-05'],
      };
  }
}
