import type { Question } from '@sandtable/kernel';
import {
  type DecisionOf,
  type DeploymentRoom,
  libraryOfMatch,
  type QuestionKindId,
  type Seat,
  type UnitView,
  type View,
} from '@sandtable/quantum-legions';
import type { Look } from '../../play/text-table.js';
import { usageFor, usageIn } from './answers.js';
import { attackLines, costLines } from './movement.js';
import { hexRanges, isOnBoard, placeName } from './places.js';
import { reachOf } from './reach.js';
import { forceName, rostersOffered } from './turn.js';
import { called, calledAt, orderOf, profileOf, theUnit, unitsOf } from './units.js';
import { listed, orderName, plural } from './words.js';

// Every question in words: what may be done now, what it costs, and which steps are behind.

type Ask = (look: Look<View>) => string;

const QUESTIONS: { readonly [K in QuestionKindId]: Ask } = {
  ChooseForce: ({ view, seat }) => {
    const { vpLimit, forceSecrecy, mixedForces } = view.match.config;
    const rosters = rostersOffered(view);
    const lists = mixedForces ? 'any lists' : 'one list';
    const ready = rosters.length > 0 ? `"${usageFor('roster', seat, view)}" takes a starter roster, ` : '';
    return [
      `Recruit at most ${vpLimit} VP of units from ${lists}${forceSecrecy === 'secret' ? ', in secret' : ''} (QL-SET-02, QL-SET-04).`,
      `${ready}"${usageFor('force', seat, view)}" is one of your own. "list" shows the lists, "list PG" the units of one.`,
      ...rosters.map(({ id, name, force, vp }) => `  ${id}: ${name}, ${forceName(view, force)}, ${vp} VP`),
    ].join('\n');
  },
  ChooseSection: ({ seat, view }) =>
    `You are the first player: choose the first map section, which is laid unturned (QL-SET-09). "${usageFor('section', seat, view)}"; "sections" describes them.`,
  JoinSection: ({ view, seat }) => {
    const { sections } = libraryOfMatch(view.match);
    const others = [...sections.values()].filter(({ id }) => id !== view.firstSection);
    return [
      `Choose the second map section and lay it left or right of ${view.firstSection}, turned by 180 or not (QL-SET-10).`,
      `"${usageFor('join', seat, view)}"; "sections" describes them: ${listed(others.map(({ id, name }) => `${id} ${name}`))}.`,
    ].join('\n');
  },
  ChooseSetupArea: () =>
    'Choose where you set up; the other seat gets the area facing it (QL-SET-12). You deploy first (QL-SET-13).',
  Deploy: (look) => {
    const { placements } = look.options[0] as DecisionOf<'Deploy'>;
    const [first, second] = placements.map(({ unit, hex }) => `${unit} ${placeName(hex)}`);
    return [
      `Deploy all your units, ${typeof placements[0]?.hex === 'string' ? 'one to a hex' : 'clear of one another'} (QL-SET-14 to QL-SET-18). ${roomText(look)}`,
      `"deploy ${first}, ${second ?? ''} ..." places them, "deploy suggested" does it for you, "deploy suggested but ${first}" with a change.`,
      ...(look.view.phase === 'deploy2' ? ['The enemy has deployed already.'] : []),
    ].join('\n');
  },
  RallyAction: ({ view, seat, again }) => {
    const reanimate = ownUnits(view).some((unit) => profileOf(view, unit).reanimate);
    const more = reanimate
      ? `; "${usageFor('reanimate', seat, view)}" tries to bring an element back for 1 CP (QL-TRT-18)`
      : '';
    return [
      `Step 2 of 4, rally, with ${view.cp} CP: 1 CP for each marker you remove.`,
      ...once(
        again,
        `"${usageFor('remove', seat, view)}" takes one suppression marker off (QL-SUP-03)${more}. What you keep pays for activating and for orders. "done" goes on to activating, and there is no way back (QL-TRN-03).`,
      ),
    ].join('\n');
  },
  ActivateAction: ({ view, seat, again }) =>
    [
      `Step 3 of 4, activate units, with ${view.cp} CP: 1 CP each. Rallying is over.`,
      ...once(
        again,
        `"${usageFor('activate', seat, view)}" turns up its order and carries it out (QL-ACT-01)${initiativeText(view, seat)}. What you keep pays for orders. "done" goes on to orders (QL-TRN-04).`,
      ),
    ].join('\n'),
  MoveUnit: (look) => {
    const { view, seat, again } = look;
    const { order } = view.activation!;
    const unit = theUnit(view, view.activation!.unit);
    const places = reachOf(look, unit, order);
    const speed = profileOf(view, unit).speed[order === 'engage' ? 0 : 1];
    const after = order === 'engage' ? ' Then it may attack.' : '';
    const example = usageIn('carry', look);
    const carry = example === null ? '' : `, "${example}" takes infantry along`;
    return [
      `${calledAt(view, unit)} moves under ${orderName(order)}, speed ${speed} (QL-MOV-03).${after}`,
      ...once(
        again,
        `"to HEX" goes there by the cheapest way, "${usageFor('move', seat, view)}" by a way of your own, "stay" does not move${carry}.`,
      ),
      ...costLines(look, unit, places),
      ...(order === 'engage' ? attackLines(look, unit, places) : []),
    ].join('\n');
  },
  Attack: ({ view }) => {
    const { order, unit } = view.activation!;
    return `${calledAt(view, theUnit(view, unit))} may attack under ${orderName(order)} (QL-ATK-01). "hold fire" does not.`;
  },
  UseSaves: ({ view, seat }) => {
    const { target, kills, successes } = view.pendingSaves!;
    return `${called(theUnit(view, target))} suffers ${plural(kills, 'kill')}, and ${plural(successes, 'saving throw')} succeeded. How many do you use (QL-SAV-04)? "${usageFor('saves', seat, view)}"`;
  },
  OrderAction: ({ view, seat, page, again }) => {
    const own = ownUnits(view);
    const without = own.filter(({ order }) => order === null);
    const holding = own.filter(({ order }) => order !== null);
    return [
      `Step 4 of 4, issue orders, with ${view.cp} CP: 1 CP each. Rallying and activating are over.`,
      ...once(
        again,
        `"${usageFor('order', seat, view)}" places engage, advance or strike face down, also in exchange for another (QL-ORD-01, QL-ORD-06). "plan" weighs Strike and Engage. "done" ends the turn; CP left over are lost (QL-CMD-04).`,
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

export const ownUnits = (view: View): (UnitView & { readonly hex: NonNullable<UnitView['hex']> })[] =>
  unitsOf(view, view.seat ?? 'A').filter(isOnBoard);

function initiativeText(view: View, seat: string): string {
  const can = ownUnits(view).some((unit) => profileOf(view, unit).initiative);
  return can
    ? `; "${usageFor('initiative', seat, view)}" activates a unit with Initiative without an order for 2 CP (QL-TRT-20)`
    : '';
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
