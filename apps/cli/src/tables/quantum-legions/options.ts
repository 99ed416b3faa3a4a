import type { Question } from '@sandtable/kernel';
import {
  type Decision,
  libraryOfMatch,
  profileIn,
  type QuestionKindId,
  type UnitView,
  type View,
} from '@sandtable/quantum-legions';
import type { Look } from '../../play/text-table.js';
import { bestLine, brief, targetsOf } from './attacks.js';
import { placeName, placeWithGround, terrainAt } from './places.js';
import { ownUnits } from './questions.js';
import { forceName } from './turn.js';
import { calledAt, orderOf, profileOf, theUnit } from './units.js';
import { listed, orderName, plural } from './words.js';

// What there is to weigh about each option, and which answers are doubted.

/** Questions whose options are all in the words: a list would only repeat them. */
const TOLD: ReadonlySet<string> = new Set<QuestionKindId>(['MoveUnit', 'ChooseForce', 'JoinSection']);
export const namesItsOptions = ({ kind }: Question): boolean => TOLD.has(kind);

const AFTER: Partial<Record<QuestionKindId, string>> = {
  RallyAction: 'on to activating',
  ActivateAction: 'on to orders',
  OrderAction: 'ends the turn',
};

/** What one weighs about an option. */
export function aboutOption(decision: Decision, look: Look<View>): string {
  const { view, page, question } = look;
  switch (decision.type) {
    case 'Done':
      return AFTER[question.kind as QuestionKindId] ?? '';
    case 'RemoveSuppression': {
      const unit = theUnit(view, decision.unit);
      return `${unit.name}, ${plural(unit.suppression, 'marker')}, ${orderOf(view, unit, page)}`;
    }
    case 'Reanimate': {
      const unit = theUnit(view, decision.unit);
      return `${unit.name}, ${unit.elements} of ${profileOf(view, unit).size} left; returns one on 5 or 6`;
    }
    case 'Activate':
      return aboutActivation(look, theUnit(view, decision.unit));
    case 'ActivateOnInitiative':
      return `2 CP; ${calledAt(view, theUnit(view, decision.unit))}`;
    case 'MoveUnit': {
      const end = decision.path.at(-1);
      return end === undefined ? '' : (terrainAt(view, end) ?? '');
    }
    case 'Attack': {
      if (decision.target === null) return '';
      const { unit, order } = view.activation!;
      const found = targetsOf(look, theUnit(view, unit), order).find(({ target }) => target === decision.target);
      const enemy = theUnit(view, decision.target);
      return `${enemy.name} at ${placeWithGround(view, enemy.hex!)}; ${found?.attack ? brief(found.attack) : ''}`;
    }
    case 'IssueOrder':
      return bestLine(look, theUnit(view, decision.unit), decision.order);
    case 'Deploy':
      return look.options[0] === decision ? 'suggested' : '';
    case 'ChooseForce': {
      const library = libraryOfMatch(view.match);
      const { specialTraits } = view.match.config;
      const vp = decision.units.reduce((sum, id) => sum + profileIn(library, id, specialTraits).vp, 0);
      return `${forceName(view, decision.force)}, ${plural(decision.units.length, 'unit')}, ${vp} VP`;
    }
    case 'ChooseSection':
    case 'JoinSection':
      return libraryOfMatch(view.match).sections.get(decision.section)!.name;
    default:
      return '';
  }
}

function aboutActivation(look: Look<View>, unit: UnitView): string {
  const { page } = look;
  const order = page.hidden ? 'hidden' : unit.order?.type;
  const kind = order === undefined || order === 'hidden' ? 'its order' : orderName(order);
  const who = `${kind}; ${unit.name} at ${placeName(unit.hex!)}`;
  if (order !== 'strike') return who;
  const aimed = targetsOf(look, unit, 'strike').filter(({ attack }) => attack !== null);
  return `${who}; ${
    aimed.length > 0
      ? `can attack ${listed(
          aimed.map(({ target }) => target),
          'or',
        )}`
      : 'no target now'
  }`;
}

/** A step may pass by itself (QL-TRN-04), and then the "done" meant for it would end the turn. */
export function doubtAbout(decision: Decision, { view, question }: Look<View>): string | null {
  if (decision.type === 'Concede') return 'Give the game up?';
  if (decision.type !== 'Done' || question.kind !== 'OrderAction') return null;
  const without = ownUnits(view).filter(({ order }) => order === null);
  if (without.length === 0) return null;
  return `End the turn with ${view.cp} CP unspent and ${listed(without.map(({ id }) => id))} without an order?`;
}
