import type { Question } from '@sandtable/kernel';
import {
  type Decision,
  type DeploymentRoom,
  libraryOfMatch,
  ORDER_TYPES,
  profileIn,
  type QuestionKindId,
  type Seat,
  type UnitView,
  type View,
} from '@sandtable/quantum-legions';
import type { Look } from '../../play/text-table.js';
import { USAGE } from './answers.js';
import { bestLine, brief, targetsOf } from './attacks.js';
import { attackLines, costLines } from './movement.js';
import { hexRanges, isOnBoard, placeName, placeWithGround, terrainAt } from './places.js';
import { reachOf } from './reach.js';
import { forceName } from './turn.js';
import { called, calledAt, orderOf, profileOf, theUnit, unitsOf } from './units.js';
import { listed, orderName, plural } from './words.js';

// Every question in words: what may be done now, what it costs, and which steps are behind.

type Ask = (look: Look<View>) => string;

const QUESTIONS: { readonly [K in QuestionKindId]: Ask } = {
  ChooseForce: ({ view }) => {
    const { vpLimit, forceSecrecy } = view.match.config;
    const rosters = [...libraryOfMatch(view.match).rosters.values()];
    return [
      `Recruit at most ${vpLimit} VP of units from one list${forceSecrecy === 'secret' ? ', in secret' : ''} (QL-SET-02, QL-SET-04).`,
      `"${USAGE.roster}" takes a starter roster, "${USAGE.force}" is one of your own. "list" shows the lists, "list PG" the units of one.`,
      ...rosters.map(({ id, name, force, vp }) => `  ${id}: ${name}, ${forceName(view, force)}, ${vp} VP`),
    ].join('\n');
  },
  ChooseSection: () =>
    `You are the first player: choose the first map section, which is laid unturned (QL-SET-09). "${USAGE.section}"; "sections" describes them.`,
  JoinSection: ({ view }) => {
    const { sections } = libraryOfMatch(view.match);
    const others = [...sections.values()].filter(({ id }) => id !== view.firstSection);
    return [
      `Choose the second map section and lay it left or right of ${view.firstSection}, turned by 180 or not (QL-SET-10).`,
      `"${USAGE.join}"; "sections" describes them: ${listed(others.map(({ id, name }) => `${id} ${name}`))}.`,
    ].join('\n');
  },
  ChooseSetupArea: () =>
    'Choose where you set up; the other seat gets the area facing it (QL-SET-12). You deploy first (QL-SET-13).',
  Deploy: (look) => {
    const { view } = look;
    return [
      `Deploy all your units, one to a hex (QL-SET-14 to QL-SET-18). ${roomText(look)}`,
      `"${USAGE.deploy} ..." places them, "deploy suggested" does it for you, "deploy suggested but a1 B3" with a change.`,
      ...(view.phase === 'deploy2' ? ['The enemy has deployed already.'] : []),
    ].join('\n');
  },
  RallyAction: ({ view, again }) => {
    const reanimate = ownUnits(view).some((unit) => profileOf(view, unit).reanimate);
    const more = reanimate ? `; "${USAGE.reanimate}" tries to bring an element back for 1 CP (QL-TRT-18)` : '';
    return [
      `Step 2 of 4, rally, with ${view.cp} CP: 1 CP for each marker you remove.`,
      ...once(
        again,
        `"${USAGE.remove}" takes one suppression marker off (QL-SUP-03)${more}. What you keep pays for activating and for orders. "done" goes on to activating, and there is no way back (QL-TRN-03).`,
      ),
    ].join('\n');
  },
  ActivateAction: ({ view, again }) =>
    [
      `Step 3 of 4, activate units, with ${view.cp} CP: 1 CP each. Rallying is over.`,
      ...once(
        again,
        `"${USAGE.activate}" turns up its order and carries it out (QL-ACT-01)${initiativeText(view)}. What you keep pays for orders. "done" goes on to orders (QL-TRN-04).`,
      ),
    ].join('\n'),
  MoveUnit: (look) => {
    const { view, again } = look;
    const { order } = view.activation!;
    const unit = theUnit(view, view.activation!.unit);
    const places = reachOf(look, unit, order);
    const speed = profileOf(view, unit).speed[order === 'engage' ? 0 : 1];
    const after = order === 'engage' ? ' Then it may attack.' : '';
    const carry =
      profileOf(view, unit).transport && order === 'advance' ? `, "${USAGE.carry}" takes infantry along` : '';
    return [
      `${calledAt(view, unit)} moves under ${orderName(order)}, speed ${speed} (QL-MOV-03).${after}`,
      ...once(
        again,
        `"to HEX" goes there by the cheapest way, "${USAGE.move}" by a way of your own, "stay" does not move${carry}.`,
      ),
      ...costLines(look, unit, places),
      ...(order === 'engage' ? attackLines(look, unit, places) : []),
    ].join('\n');
  },
  Attack: ({ view }) => {
    const { order, unit } = view.activation!;
    return `${calledAt(view, theUnit(view, unit))} may attack under ${orderName(order)} (QL-ATK-01). "hold fire" does not.`;
  },
  UseSaves: ({ view }) => {
    const { target, kills, successes } = view.pendingSaves!;
    return `${called(theUnit(view, target))} suffers ${plural(kills, 'kill')}, and ${plural(successes, 'saving throw')} succeeded. How many do you use (QL-SAV-04)? "${USAGE.saves}"`;
  },
  OrderAction: ({ view, page, again }) => {
    const own = ownUnits(view);
    const without = own.filter(({ order }) => order === null);
    const holding = own.filter(({ order }) => order !== null);
    return [
      `Step 4 of 4, issue orders, with ${view.cp} CP: 1 CP each. Rallying and activating are over.`,
      ...once(
        again,
        `"${USAGE.order}" places engage, advance or strike face down, also in exchange for another (QL-ORD-01, QL-ORD-06). "plan" weighs Strike and Engage. "done" ends the turn; CP left over are lost (QL-CMD-04).`,
      ),
      `  Without an order: ${without.length > 0 ? listed(without.map(called)) : 'nobody'}.`,
      ...(holding.length > 0
        ? [`  With one: ${holding.map((unit) => `${called(unit)}, ${orderOf(view, unit, page)}`).join('; ')}.`]
        : []),
    ].join('\n');
  },
  AnswerDraw: ({ view }) =>
    `Seat ${view.drawOffer!.by} offers a draw (QL-VIC-05). "accept" ends the game, "decline" goes on.`,
};

/** What is explained when a step begins, and not with every question of it. */
const once = (again: boolean, ...lines: string[]): string[] => (again ? [] : lines);

export function askText(question: Question, look: Look<View>): string {
  return QUESTIONS[question.kind as QuestionKindId](look);
}

const ownUnits = (view: View): (UnitView & { readonly hex: NonNullable<UnitView['hex']> })[] =>
  unitsOf(view, view.seat ?? 'A').filter(isOnBoard);

function initiativeText(view: View): string {
  const can = ownUnits(view).some((unit) => profileOf(view, unit).initiative);
  return can ? `; "${USAGE.initiative}" activates a unit with Initiative without an order for 2 CP (QL-TRT-20)` : '';
}

/** Where the units of a seat may be deployed. */
export function roomOf(look: Look<View>): readonly DeploymentRoom[] {
  return look.query('deployment', {}) as readonly DeploymentRoom[];
}

function roomText(look: Look<View>): string {
  const byRoom = new Map<string, string[]>();
  for (const { unit, hexes } of roomOf(look)) {
    const room = hexRanges(hexes);
    byRoom.set(room, [...(byRoom.get(room) ?? []), unit]);
  }
  const { area } = look.view.seats[look.seat as Seat];
  if (byRoom.size === 0) return area === null ? '' : `Your area is the ${area}.`;
  const rooms = [...byRoom].map(([room, units]) => (byRoom.size === 1 ? room : `${listed(units)} in ${room}`));
  return `Your area: ${rooms.join('; ')}.`;
}

/** Questions whose options are all in the words: a list would only repeat them. */
const TOLD: ReadonlySet<string> = new Set<QuestionKindId>(['MoveUnit', 'OrderAction', 'ChooseForce', 'JoinSection']);
export const namesItsOptions = ({ kind }: Question): boolean => TOLD.has(kind);

// --- Options --------------------------------------------------------------------------------------------------------

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

// --- Doubts ---------------------------------------------------------------------------------------------------------

/** A step may pass by itself (QL-TRN-04), and then the "done" meant for it would end the turn. */
export function doubtAbout(decision: Decision, { view, question }: Look<View>): string | null {
  if (decision.type === 'Resign') return 'Give the game up?';
  if (decision.type !== 'Done' || question.kind !== 'OrderAction') return null;
  const without = ownUnits(view).filter(({ order }) => order === null);
  if (without.length === 0) return null;
  return `End the turn with ${view.cp} CP unspent and ${listed(without.map(({ id }) => id))} without an order?`;
}

// --- Help -----------------------------------------------------------------------------------------------------------

const TYPED: { readonly [K in QuestionKindId]: readonly string[] } = {
  ChooseForce: [`${USAGE.roster}: a starter roster`, `${USAGE.force}: your own`],
  ChooseSection: [USAGE.section],
  JoinSection: [USAGE.join],
  ChooseSetupArea: [USAGE.area],
  Deploy: [`${USAGE.deploy}, ...`, 'deploy suggested', 'deploy suggested but a1 B3'],
  RallyAction: [`${USAGE.remove}: take a marker off (1 CP)`, `${USAGE.reanimate} (1 CP)`, USAGE.done],
  ActivateAction: [`${USAGE.activate} (1 CP)`, `${USAGE.initiative} (2 CP)`, USAGE.done],
  MoveUnit: [`${USAGE.to}: the cheapest way`, `${USAGE.move}: hex by hex`, USAGE.stay, `to G6 ${USAGE.carry}`],
  Attack: [USAGE.attack, USAGE.hold],
  UseSaves: [USAGE.saves],
  OrderAction: [`${USAGE.order} (1 CP): ${listed(ORDER_TYPES, 'or')}`, USAGE.done],
  AnswerDraw: [USAGE.accept, USAGE.decline],
};

export function helpText({ kind }: Question): string {
  return ['Now you may type:', ...TYPED[kind as QuestionKindId].map((line) => `  ${line}`)].join('\n');
}
