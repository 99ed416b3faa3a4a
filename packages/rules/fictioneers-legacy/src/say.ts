import type { Score } from '@sandtable/craft';
import type { Event } from '@sandtable/kernel';
import { WEAPON } from './content/weapons.js';
import type { BattleEvent, BattleEventOf, BattleEventType } from './events.js';
import { inches, type Spot, spotName } from './inches.js';
import type { Ending, Phase } from './terms.js';

// Every event as a sentence. The events are data; this is the English message catalogue.

const list = (values: readonly unknown[]): string => values.join(', ');
const weapon = (id: string): string => WEAPON.get(id)?.name ?? id;
const target = (to: string | Spot): string => (typeof to === 'string' ? to : `the point ${spotName(to)}`);
const signed = (n: number): string => (n < 0 ? String(n) : `+${n}`);

/** `7 -2 moving and firing -1 a rifle beyond 12 inches = 4`. */
function sum({ base, parts, total }: Score): string {
  return parts.length === 0
    ? String(total)
    : `${base} ${parts.map(({ by, why }) => `${signed(by)} ${why}`).join(' ')} = ${total}`;
}
const added = ({ parts, total }: Score): string =>
  parts.length === 0 ? '0' : `${signed(total)} (${parts.map(({ by, why }) => `${signed(by)} ${why}`).join(', ')})`;

const PHASE: Readonly<Record<Phase, string>> = {
  setup: 'Setup',
  start: 'Start',
  overwatch: 'Phase 1, Overwatch',
  moveFire: 'Phase 2, Move and Fire',
  closeCombat: 'Phase 3, Close Combat',
  morale: 'Phase 4, Morale',
  endOfTurn: 'Phase 5, End of Turn',
  over: 'The end',
};
const ENDING: Readonly<Record<Ending, string>> = {
  elimination: 'nobody left on the other side',
  both: 'nobody left on either side, so the scores decide',
  score: 'points',
  scenario: 'the terms of the scenario',
  concession: 'concession',
  agreement: 'agreement',
};
const RANK = { none: 'a plain figure', SL: 'Squad Leader', PL: 'Platoon Leader' } as const;
const WORK = { setUp: 'set up', pack: 'packed' } as const;
const LOST = {
  plain: 'half its speed and -2 to hit',
  immobile: 'it cannot move',
  weapon: 'a weapon is wrecked',
} as const;
const RESULT = { passed: 'passed', shaken: 'Shaken', pinned: 'Pinned' } as const;

const SENTENCES: { readonly [T in BattleEventType]: (e: BattleEventOf<T>) => string } = {
  forceChosen: ({ side, platoons }) => `Side ${side} brings ${list(platoons)}.`,
  rollOff: ({ dice, winner }) =>
    `Roll-off: A ${dice[0]}, B ${dice[1]}; ${winner ? `side ${winner} wins it` : 'a tie, roll again'}.`,
  setupChosen: ({ side, zone, first }) =>
    zone ? `Side ${side} takes zone ${zone}.` : `Side ${side} decides that side ${first} begins.`,
  deployed: ({ side, squad, models }) =>
    models
      ? `Side ${side} deploys ${squad}: ${list(models.map(({ model, at }) => (at ? `${model} ${spotName(at)}` : `${model} aboard`)))}.`
      : `Side ${side} hides ${squad}.`,
  leaderAttached: ({ leader, squad }) =>
    squad ? `${leader} is attached to ${squad}.` : `${leader} is attached no more.`,
  wentOnWatch: ({ models }) => `On overwatch: ${list(models)}.`,
  watchLost: ({ model }) => `${model} is on overwatch no more.`,
  turnBegan: ({ side, round, turn }) => `Round ${round}, turn ${turn}: side ${side}.`,
  promoted: ({ figure, to, squad }) => `${figure} is ${RANK[to]} now, in ${squad}.`,
  phaseBegan: ({ phase, passes }) => `${PHASE[phase]}${passes ? ': nothing to do' : ''}.`,
  shieldSwitched: ({ model, up }) => `${model} ${up ? 'raises' : 'lowers'} its power shield.`,
  seatsChanged: ({ vehicle, seats }) =>
    `Seats in ${vehicle}: ${list(seats.map(({ figure, seat }) => `${figure} ${seat}`))}.`,
  activated: ({ model }) => `${model} acts.`,
  moved: ({ model, mode, path, cost, allowance, first, last }) => {
    const ways = path.slice(1).map(spotName).join(' ');
    const acts = [first?.kind, last?.kind].filter((act) => act !== undefined).map((act) => ACT[act]);
    const how = acts.length > 0 ? ` (${list(acts)})` : '';
    return `${model} ${mode === 'fly' ? 'flies' : 'moves'} from ${spotName(path[0]!)} to ${ways}${how}: ${inches(cost.total)} of ${inches(allowance.total)} inches.`;
  },
  unseen: ({ side }) => `Something of side ${side} stirs unseen.`,
  stopped: ({ model, at, by }) => `${model} runs into ${by} and stops at ${spotName(at)}.`,
  pickedUp: ({ figure, item }) => `${figure} picks up ${item}.`,
  putDown: ({ item, at }) => `${item} lies at ${spotName(at)}.`,
  sensorUsed: ({ model, found }) => `${model} uses its sensor: ${found.length > 0 ? list(found) : 'nothing'}.`,
  revealed: ({ model, at }) => `${model} is seen at ${spotName(at)}.`,
  fired: (e) => {
    const from = e.platform ? ` from ${e.platform}` : '';
    const how = `${e.overwatch ? ' on overwatch' : ''}${e.indirect ? ` indirectly, spotted by ${e.spotter}` : ''}`;
    const what = e.mode === 'smoke' ? 'smoke by' : e.mode === 'area' ? 'with the area of' : 'with';
    return `${e.model}${from} fires${how} ${what} the ${weapon(e.weapon)} at ${target(e.target)}: needs ${sum(e.number)}, rolls ${e.dice[0]}: ${e.hit ? 'a hit' : 'a miss'}.`;
  },
  drifted: ({ dice, distance, at, onTable }) =>
    `It drifts by ${dice[0]} o'clock, ${inches(distance)} inches, to ${onTable ? spotName(at) : 'somewhere off the table'}.`,
  damageRolled: ({ model, number, dice, damaged }) =>
    number === null || dice.length === 0
      ? `${model} cannot be harmed by it.`
      : `Damage to ${model}: needs ${sum(number)}, rolls ${dice[0]}: ${damaged ? 'damaged' : 'unharmed'}.`,
  killed: ({ model, points }) => `${model} is killed (${points} points).`,
  destroyed: ({ model, points }) => `${model} is destroyed${points > 0 ? ` (${points} points)` : ''}.`,
  hullLost: ({ model, left }) => `${model} loses a hull point, ${left} left.`,
  vehicleDamaged: ({ model, dice, what, weapon: lost }) =>
    `${model} is damaged${dice.length > 0 ? ` (${dice[0]})` : ''}: ${LOST[what]}${lost ? `, the ${weapon(lost)}` : ''}.`,
  fieldDown: ({ field }) => `The force field ${field} collapses.`,
  smokeLaid: ({ at, diameter }) => `Smoke, ${inches(diameter)} inches across, at ${spotName(at)}.`,
  smokeCleared: ({ at }) => `The smoke at ${spotName(at)} clears.`,
  bailedOut: ({ figure, number, dice, survived }) =>
    `${figure} bails out: dies on ${number.total}, rolls ${dice[0] ?? 'nothing'}: ${survived ? 'gets away' : 'dies'}.`,
  placed: ({ figure, at }) => `${figure} stands at ${spotName(at)}.`,
  workBegan: ({ piece, work, workers }) => `${piece} is being ${WORK[work]} by ${list(workers)}.`,
  workDone: ({ piece, work }) => `${piece} is ${WORK[work]}.`,
  workLost: ({ piece, work }) => `${piece} could not be ${WORK[work]}.`,
  fought: ({ attacker, defender, attack, defence, dice, winner }) => {
    const end = winner === null ? 'a tie' : `${winner === 'attacker' ? attacker : defender} wins`;
    return `${attacker} fights ${defender}: ${dice[0]} ${added(attack)} against ${dice[1]} ${added(defence)}: ${end}.`;
  },
  moraleChecked: ({ squad, number, dice, result }) =>
    `${squad} checks morale: needs ${sum(number)}, rolls ${dice[0]}: ${RESULT[result]}.`,
  recovered: ({ squad }) => `${squad} recovers.`,
  promotionMarked: ({ figure, to, squad }) => `${figure} will be ${RANK[to]} of ${squad}.`,
  objectiveScored: ({ side, objective, points }) => `Side ${side} scores ${points} for ${objective}.`,
  leftTable: ({ model }) => `${model} leaves the table.`,
  drawOffered: ({ seat }) => `${seat} offers a draw.`,
  drawAnswered: ({ seat, accept }) => `${seat} ${accept ? 'accepts' : 'declines'}.`,
  turnEnded: ({ side }) => `Side ${side} ends its turn.`,
  gameEnded: ({ winner, by, score }) =>
    `${winner === 'draw' ? 'The game is a draw' : `Side ${winner} wins`} (${ENDING[by]}), ${score.A} points to ${score.B}.`,
};

const ACT = {
  dismount: 'dismounting',
  disembark: 'getting out',
  takeOff: 'taking off',
  pickUp: 'picking up',
  pushFloater: 'pushing a Floater',
  mount: 'mounting',
  board: 'boarding',
  land: 'landing',
  putDown: 'putting down',
  leave: 'leaving the table',
} as const;

export function say(event: Event): string {
  const sentence = SENTENCES[(event as unknown as BattleEvent).type] as (e: Event) => string;
  return sentence(event);
}
