import type { Event } from '@sandtable/kernel';
import type { Place } from './decisions.js';
import type { BattleEvent, BattleEventOf, BattleEventType } from './events.js';
import { inches, pointName } from './rules/miniatures/table.js';
import type { LaidSection, Recruited } from './state.js';
import type { Ending } from './terms.js';

// Every event as a sentence. The events are data; this is the English message catalogue.

const list = (values: readonly unknown[]): string => values.join(', ');
const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
const placeName = (at: Place): string => (typeof at === 'string' ? at : pointName(at));
const laid = ({ section, rot }: LaidSection): string => `${section}${rot === 180 ? ' turned' : ''}`;
const muster = (seat: string, roster: Recruited | null): string =>
  `seat ${seat} ${roster?.force} with ${roster?.units.length} units`;

const STEP: Readonly<Record<string, string>> = {
  rally: 'Step 2, remove suppression',
  activate: 'Step 3, activate units',
  orders: 'Step 4, issue orders',
};

const ENDING: Readonly<Record<Ending, string>> = {
  vp: 'victory points',
  elimination: 'elimination',
  scenario: 'the scenario',
  turnLimit: 'turn limit',
  stalemate: 'stalemate',
  resign: 'resignation',
  agreement: 'agreement',
};

const SENTENCES: { readonly [T in BattleEventType]: (e: BattleEventOf<T>) => string } = {
  forceChosen: ({ seat, force, units }) =>
    units ? `Seat ${seat} recruits from ${force}: ${list(units)}.` : `Seat ${seat} has recruited.`,
  forcesRevealed: ({ A, B }) => `The rosters are revealed: ${muster('A', A)}; ${muster('B', B)}.`,
  rollOff: ({ dice, first }) =>
    `Roll-off: A ${dice[0]}, B ${dice[1]}; ${first ? `seat ${first} is the first player` : 'a tie, roll again'}.`,
  sectionPlaced: (e) => `Seat ${e.seat} lays section ${laid(e)}${e.side ? ` on the ${e.side}` : ''}.`,
  boardAssembled: ({ left, right }) =>
    left && right ? `The board: ${laid(left)} on the left, ${laid(right)} on the right.` : 'The board lies ready.',
  areaChosen: ({ A, B }) => `Seat A sets up in the ${A}, seat B in the ${B}.`,
  deployed: ({ seat, placements }) =>
    `Seat ${seat} deploys ${list(placements.map(({ unit, hex }) => `${unit} ${placeName(hex)}`))}.`,
  turnBegan: ({ seat, turn }) => `Turn ${turn}: seat ${seat}.`,
  commandRolled: ({ dice, cp, bonus }) =>
    `Command roll ${list(dice)}: ${cp} CP${bonus ? ', one of them by a Command unit' : ''}.`,
  stepBegan: ({ step, cp, passes }) => `${STEP[step]} (${cp} CP)${passes ? ': nothing to do' : ''}.`,
  suppressionRemoved: ({ unit, left, cp }) => `A marker is removed from ${unit}, ${left} left (${cp} CP).`,
  reanimateRolled: ({ unit, dice, returned }) =>
    `${unit} tries to reanimate: ${dice[0]}, ${returned ? 'an element returns' : 'nothing'}.`,
  orderRevealed: ({ unit, order }) => `${unit} turns its order up: ${order}.`,
  activationBegan: ({ unit, order, onInitiative, cp }) =>
    `${unit} is activated under ${order}${onInitiative ? ' on its own initiative' : ''} (${cp} CP).`,
  unitMoved: ({ unit, from, path, cost }) =>
    path.length === 0
      ? `${unit} stays at ${placeName(from)}.`
      : `${unit} moves from ${placeName(from)} by ${list(path.map(placeName))} (cost ${typeof from === 'string' ? cost : inches(cost)}).`,
  unitCarried: ({ unit, by, to }) => `${unit} is carried by ${by} and set down at ${placeName(to)}.`,
  attackDeclared: ({ unit, target, distance, cover, dice, hitOn, indirect }) =>
    `${unit} attacks ${target} at distance ${distance}${indirect ? ', indirectly' : ''}: ${plural(dice, 'die', 'dice')}, hitting on ${hitOn}+${cover === 'none' ? '' : `, ${cover} cover`}.`,
  attackRolled: ({ dice, hits }) => `Attack roll ${list(dice)}: ${plural(hits, 'hit')}.`,
  suppressed: ({ unit, markers, total }) => `${unit} is suppressed: ${plural(markers, 'marker')}, ${total} in all.`,
  damageRolled: ({ dice, killOn, kills }) =>
    `Damage roll ${list(dice)}, killing on ${killOn}+: ${plural(kills, 'kill')}.`,
  savesRolled: ({ dice, saveOn, successes }) =>
    `Saving throws ${list(dice)}, saving on ${saveOn}+: ${plural(successes, 'success', 'successes')}.`,
  savesUsed: ({ unit, count }) => `The owner of ${unit} uses ${plural(count, 'successful throw')}.`,
  elementsLost: ({ unit, lost, left }) => `${unit} loses ${plural(lost, 'element')}, ${left} left.`,
  unitDestroyed: ({ unit }) => `${unit} is destroyed.`,
  vpAwarded: ({ seat, vp, total }) => `Seat ${seat} earns ${vp} VP, ${total} in all.`,
  orderIssued: ({ unit, order, replaced }) =>
    `${order === 'hidden' ? 'An order' : `The order ${order}`} is ${replaced ? 'placed in exchange on' : 'placed on'} ${unit}.`,
  orderRemoved: ({ unit, reason, order }) => `The order of ${unit} is removed (${reason})${order ? `: ${order}` : ''}.`,
  objectiveScored: ({ unit, hex, seat }) => `${unit} holds ${hex} for seat ${seat}.`,
  drawOffered: ({ seat }) => `Seat ${seat} offers a draw.`,
  drawAnswered: ({ seat, accept }) => `Seat ${seat} ${accept ? 'accepts' : 'declines'}.`,
  turnEnded: ({ seat }) => `Seat ${seat} ends its turn.`,
  gameEnded: ({ winner, by, vp }) =>
    `${winner === 'draw' ? 'The game is a draw' : `Seat ${winner} wins`} (${ENDING[by]}), VP ${vp.A} to ${vp.B}.`,
};

export function say(event: Event): string {
  const sentence = SENTENCES[(event as unknown as BattleEvent).type] as (e: Event) => string;
  return sentence(event);
}
