import { unreachable } from '@sandtable/kernel';
import { type Decision, libraryOfMatch, type QuestionKindId, type View } from '@sandtable/quantum-legions';
import type { Answer, Ask } from '../../frame/presenter.js';
import type { TableSay } from './texts.js';
import { called, placeName, profileOf } from './units.js';

// The question in words, and every answer with a name.

export interface Asked {
  readonly view: View;
  readonly question: { readonly kind: string } | null;
  readonly options: readonly Decision[];
  readonly asides: readonly Decision[];
}

type Words = Pick<Ask, 'title' | 'text' | 'rules'>;

export function wordsFor({ view, question, options }: Asked, t: TableSay): Words {
  if (question === null) return { title: t('waiting'), text: t('waitingText'), rules: [] };
  const kind = question.kind as QuestionKindId;
  const acting = view.activation ? called(view, view.activation.unit) : '';
  const order = view.activation ? t(view.activation.order) : '';
  switch (kind) {
    case 'ChooseForce':
      return words(t('askForce'), forceText(view, t), 'QL-SET-02', 'QL-SET-04');
    case 'ChooseSection':
      return words(t('askSection'), t('askSectionText'), 'QL-SET-09');
    case 'JoinSection':
      return words(t('askJoin'), t('askJoinText', { section: sectionName(view, view.firstSection!) }), 'QL-SET-10');
    case 'ChooseSetupArea':
      return words(t('askArea'), t('askAreaText'), 'QL-SET-12', 'QL-SET-13');
    case 'Deploy':
      return words(t('askDeploy'), t('askDeployText'), 'QL-SET-14');
    case 'RallyAction':
      return words(t('askRally'), t('askRallyText'), 'QL-SUP-03', 'QL-TRN-03');
    case 'ActivateAction':
      return words(t('askActivate'), t(options.length > 1 ? 'askActivateText' : 'askActivateNone'), 'QL-ACT-01');
    case 'MoveUnit': {
      const { order: kindOfOrder, unit } = view.activation!;
      const text =
        kindOfOrder !== 'engage' ? 'askMoveText' : isPonderous(view, unit) ? 'askMovePonderous' : 'askMoveAttack';
      return words(t('askMove', { unit: acting }), t(text, { order }), 'QL-MOV-03');
    }
    case 'Attack': {
      const text = options.length > 1 ? 'askAttackText' : 'askAttackNone';
      return words(t('askAttack', { unit: acting }), t(text, { order }), 'QL-ATK-01');
    }
    case 'UseSaves': {
      const { target, kills, successes } = view.pendingSaves!;
      return words(t('askSaves'), t('askSavesText', { unit: called(view, target), kills, successes }), 'QL-SAV-04');
    }
    case 'OrderAction':
      return words(t('askOrders'), t('askOrdersText'), 'QL-ORD-01', 'QL-CMD-04');
    case 'AnswerDraw':
      return words(t('askDraw'), t('askDrawText'), 'QL-VIC-05');
    default:
      return unreachable(kind);
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

const words = (title: string, text: string, ...rules: string[]): Words => ({ title, text, rules });

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

export function nameOf(answer: Decision, view: View, t: TableSay, kind?: string): string {
  switch (answer.type) {
    case 'ChooseForce':
      return rosterName(view, answer.force, answer.units);
    case 'ChooseSection':
      return sectionName(view, answer.section);
    case 'JoinSection':
      return `${sectionName(view, answer.section)}, ${t(answer.side)}${answer.rot === 180 ? t('turned') : ''}`;
    case 'ChooseSetupArea':
      return t(answer.area);
    case 'Deploy':
      return t('deploy');
    case 'RemoveSuppression':
      return t('remove', { unit: called(view, answer.unit) });
    case 'Reanimate':
      return t('reanimate', { unit: called(view, answer.unit) });
    case 'Activate':
      return t('activateUnit', { unit: called(view, answer.unit) });
    case 'ActivateOnInitiative':
      return t('activateUnder', { unit: called(view, answer.unit), order: t(answer.order) });
    case 'MoveUnit': {
      const hex = answer.path.at(-1) ?? null;
      const { carry } = answer;
      if (carry) {
        const at = hex ?? view.units.find((unit) => unit.id === view.activation?.unit)?.hex ?? '';
        return t('carryTo', { hex: placeName(at), unit: carry.passenger, drop: placeName(carry.drop) });
      }
      return hex === null ? t('stay') : t('moveTo', { hex: placeName(hex) });
    }
    case 'Attack':
      return answer.target === null ? t('holdFire') : t('attack', { unit: called(view, answer.target) });
    case 'UseSaves':
      return t('useSaves', { count: answer.count });
    case 'IssueOrder':
      return t('order', { unit: called(view, answer.unit), order: t(answer.order) });
    case 'Done':
      return t(DONE[kind as keyof typeof DONE] ?? 'doneOrders');
    case 'Concede':
      return t('resign');
    case 'OfferDraw':
      return t('offerDraw');
    case 'AnswerDraw':
      return t(answer.accept ? 'accept' : 'decline');
    default:
      return unreachable(answer);
  }
}

function rosterName(view: View, force: string, units: readonly string[]): string {
  const library = libraryOfMatch(view.match);
  const ready = [...library.rosters.values()].find(
    (roster) => roster.force === force && roster.units.join() === units.join(),
  );
  const list = library.forces.get(force)?.name ?? force;
  return ready ? `${ready.name} (${list})` : `${list}: ${units.join(', ')}`;
}
