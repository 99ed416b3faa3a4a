import { type Decision, libraryOfMatch, type QuestionKindId, type View } from '@sandtable/quantum-legions';
import type { Answer, Ask } from '../../frame/presenter.js';
import { naming } from '../../kit/names.js';
import type { TableKey, TableSay } from './texts.js';
import { called, placeName, profileOf } from './units.js';

// The question in words, and every answer with a name.

export interface Asked {
  readonly view: View;
  readonly question: { readonly kind: string } | null;
  readonly options: readonly Decision[];
  readonly asides: readonly Decision[];
}

type Words = Pick<Ask, 'title' | 'text' | 'rules'>;

/** What a question goes by in the texts, with the rules behind it. */
const ASKS = {
  ChooseForce: ['Force', 'QL-SET-02', 'QL-SET-04'],
  ChooseSection: ['Section', 'QL-SET-09'],
  JoinSection: ['Join', 'QL-SET-10'],
  ChooseSetupArea: ['Area', 'QL-SET-12', 'QL-SET-13'],
  Deploy: ['Deploy', 'QL-SET-14'],
  RallyAction: ['Rally', 'QL-SUP-03', 'QL-TRN-03'],
  ActivateAction: ['Activate', 'QL-ACT-01'],
  MoveUnit: ['Move', 'QL-MOV-03'],
  Attack: ['Attack', 'QL-ATK-01'],
  UseSaves: ['Saves', 'QL-SAV-04'],
  OrderAction: ['Orders', 'QL-ORD-01', 'QL-CMD-04'],
  AnswerDraw: ['Draw', 'QL-VIC-05'],
} as const satisfies Record<QuestionKindId, readonly string[]>;

export function wordsFor({ view, question, options }: Asked, t: TableSay): Words {
  if (question === null) return { title: t('waiting'), text: t('waitingText'), rules: [] };
  const kind = question.kind as QuestionKindId;
  const [key, ...rules] = ASKS[kind];
  const { activation, pendingSaves } = view;
  const words = {
    unit: pendingSaves ? called(view, pendingSaves.target) : activation ? called(view, activation.unit) : '',
    order: activation ? t(activation.order) : '',
    section: view.firstSection ? sectionName(view, view.firstSection) : '',
    ...(pendingSaves && { kills: pendingSaves.kills, successes: pendingSaves.successes }),
  };
  return {
    title: t(`ask${key}`, words),
    text: kind === 'ChooseForce' ? forceText(view, t) : t(textKey(), words),
    rules,
  };

  function textKey(): TableKey {
    if (kind === 'ActivateAction' && options.length < 2) return 'askActivateNone';
    if (kind === 'Attack' && options.length < 2) return 'askAttackNone';
    if (kind === 'MoveUnit' && activation!.order === 'engage')
      return isPonderous(view, activation!.unit) ? 'askMovePonderous' : 'askMoveAttack';
    return `ask${key}Text`;
  }
}

function forceText(view: View, t: TableSay): string {
  const { vpLimit: limit, mixedForces, specialTraits } = view.match.config;
  const from = t(mixedForces ? 'askForceMixed' : 'askForceText', { limit });
  return specialTraits ? `${from} ${t('askForceReady')}` : from; // QL-TRT-24
}

/** QL-TRT-22. */
function isPonderous(view: View, id: string): boolean {
  const unit = view.units.find((one) => one.id === id)!;
  return profileOf(view, unit).ponderous;
}

const sectionName = (view: View, id: string): string => libraryOfMatch(view.match).sections.get(id)?.name ?? id;

/** Every answer as a button. Moves are left to the board where they are many, but staying is always a button. */
export function answersFor({ question, options, asides, view }: Asked, t: TableSay): Answer[] {
  if (question === null || question.kind === 'Deploy') return asides.map((answer) => asButton(answer, view, t));
  return [...options, ...asides].map((answer) => {
    const button = asButton(answer, view, t, question.kind);
    return button.tone === 'main' && options.length > 1 ? { ...button, passes: true } : button;
  });
}

function asButton(answer: Decision, view: View, t: TableSay, kind?: string): Answer {
  const label = nameOf(answer, view, t, kind);
  return { label, answer, tone: toneOf(answer) };
}

function toneOf(answer: Decision): Answer['tone'] {
  if (answer.type === 'Concede' || answer.type === 'OfferDraw') return 'grave';
  const goesOn = answer.type === 'Done' || (answer.type === 'Attack' && answer.target === null);
  return goesOn || (answer.type === 'MoveUnit' && answer.path.length === 0 && !answer.carry) ? 'main' : 'plain';
}

const DONE = { RallyAction: 'doneRally', ActivateAction: 'doneActivate', OrderAction: 'doneOrders' } as const;

interface About {
  readonly view: View;
  readonly t: TableSay;
  readonly kind: string | undefined;
}

const name = naming<Decision, About>({
  ChooseForce: ({ force, units }, { view }) => rosterName(view, force, units),
  ChooseSection: ({ section }, { view }) => sectionName(view, section),
  JoinSection: ({ section, side, rot }, { view, t }) =>
    `${sectionName(view, section)}, ${t(side)}${rot === 180 ? t('turned') : ''}`,
  ChooseSetupArea: ({ area }, { t }) => t(area),
  Deploy: (_, { t }) => t('deploy'),
  RemoveSuppression: ({ unit }, { view, t }) => t('remove', { unit: called(view, unit) }),
  Reanimate: ({ unit }, { view, t }) => t('reanimate', { unit: called(view, unit) }),
  Activate: ({ unit }, { view, t }) => t('activateUnit', { unit: called(view, unit) }),
  ActivateOnInitiative: ({ unit, order }, { view, t }) =>
    t('activateUnder', { unit: called(view, unit), order: t(order) }),
  MoveUnit: ({ path, carry }, { view, t }) => {
    const hex = path.at(-1) ?? null;
    if (carry) {
      const at = hex ?? view.units.find((unit) => unit.id === view.activation?.unit)?.hex ?? '';
      return t('carryTo', { hex: placeName(at), unit: carry.passenger, drop: placeName(carry.drop) });
    }
    return hex === null ? t('stay') : t('moveTo', { hex: placeName(hex) });
  },
  Attack: ({ target }, { view, t }) => (target === null ? t('holdFire') : t('attack', { unit: called(view, target) })),
  UseSaves: ({ count }, { t }) => t('useSaves', { count }),
  IssueOrder: ({ unit, order }, { view, t }) => t('order', { unit: called(view, unit), order: t(order) }),
  Done: (_, { t, kind }) => t(DONE[kind as keyof typeof DONE] ?? 'doneOrders'),
});

export const nameOf = (answer: Decision, view: View, t: TableSay, kind?: string): string =>
  name(answer, { view, t, kind });

function rosterName(view: View, force: string, units: readonly string[]): string {
  const library = libraryOfMatch(view.match);
  const ready = [...library.rosters.values()].find(
    (roster) => roster.force === force && roster.units.join() === units.join(),
  );
  const list = library.forces.get(force)?.name ?? force;
  return ready ? `${ready.name} (${list})` : `${list}: ${units.join(', ')}`;
}
