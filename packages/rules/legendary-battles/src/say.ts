import type { Event } from '@sandtable/kernel';
import { DECKS } from './content/decks.js';
import { ACTION, SITUATION_NAMES, SUPPLEMENT } from './content/tables.js';
import type { BattleEvent, BattleEventOf, BattleEventType } from './events.js';
import { CONDITION_NAMES, type Ending, type SituationId, TOKEN_NAMES } from './terms.js';

// Every event as a sentence. The events are data; this is the English message catalogue.

const list = (values: readonly unknown[]): string => values.join(', ');
const signed = (n: number): string => (n > 0 ? `+${n}` : `${n}`);
const plural = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

const titleOf = (id: string): string =>
  (id.startsWith('C') ? DECKS.combat : DECKS.fantasy).find((card) => card.id === id)?.title ?? id;
const situationOf = (id: SituationId, card: string): string =>
  SITUATION_NAMES[id][card.startsWith('F') ? 'fantasy' : 'combat'] ?? id;

const ENDING: Readonly<Record<Ending, string>> = {
  immediate: 'the goal of the scenario',
  wipeOut: 'nothing is left of the other side',
  roundLimit: 'the last round is over',
  stalemate: 'three rounds without an Action',
  resignation: 'resignation',
  exited: 'the rest has left the map',
};

const KIND = { ranged: 'shoots at', melee: 'strikes at', artillery: 'shells', hazard: 'meets' } as const;

const SENTENCES: { readonly [T in BattleEventType]: (e: BattleEventOf<T>) => string } = {
  deployed: ({ seat, placements }) =>
    `Side ${seat} deploys ${list(placements.map(({ unit, zone }) => `${unit} ${zone}`))}.`,
  firstPlayer: ({ first, cards }) => `A draws ${cards.A}, B draws ${cards.B}: side ${first} moves first.`,
  turnBegan: ({ seat, round }) => `Round ${round}: side ${seat}.`,
  smokeCleared: ({ zone }) => `The smoke in ${zone} clears.`,
  reinforced: ({ unit, zone }) => `${unit} arrives in ${zone}.`,
  drew: ({ seat, count, cards }) => `Side ${seat} draws ${cards ? list(cards) : plural(count, 'card')}.`,
  reshuffled: ({ seat, count }) => `Side ${seat} shuffles ${plural(count, 'card')} into a new pile.`,
  discarded: ({ seat, cards }) => `Side ${seat} discards ${list(cards.map(titleOf))}.`,
  actionPlayed: ({ seat, card, action, unit }) =>
    `Side ${seat} plays ${titleOf(card)}: ${ACTION[action].name} for ${unit}.`,
  relayed: ({ unit, action }) => `The order is passed on: ${ACTION[action].name} for ${unit}.`,
  fizzled: ({ unit }) => `${unit} can no longer carry it out.`,
  turned: ({ unit, facing }) => `${unit} faces side ${facing}.`,
  moved: ({ unit, from, to }) => `${unit} moves from ${from} to ${to}.`,
  flew: ({ unit, to }) => (to === null ? `${unit} takes wing.` : `${unit} comes down in ${to}.`),
  contact: ({ unit, zone, target }) => `${unit} enters ${zone} and closes with ${target}.`,
  situationPlayed: ({ seat, card, situation, unit, zone, recipients }) =>
    `Side ${seat} plays ${situationOf(situation, card)}${unit ? `, ${unit}` : ''}${zone ? ` in ${zone}` : ''}${recipients ? ` for ${list(recipients)}` : ''}.`,
  cancelled: ({ situation }) => `${SITUATION_NAMES[situation].combat ?? situation} is cancelled.`,
  attackDeclared: ({ kind, attacker, target, shift }) =>
    `${attacker ? `${attacker} ${KIND[kind]} ${target}` : `${target} meets a hazard`}: shift ${signed(shift.total)}.`,
  attackLost: ({ target }) => `The attack on ${target} is lost.`,
  chanceDrawn: ({ seat, card, cr, nv }) => `Side ${seat} draws ${card}: ${cr}, nerve ${nv}.`,
  resultRead: ({ target, column, cr, result }) => `Row ${cr}, column ${signed(column)}: ${result} on ${target}.`,
  friendlyFire: ({ unit }) => `The shot goes astray and hits ${unit}.`,
  resultBecame: ({ unit, result }) => `For ${unit} it becomes ${result}.`,
  nerve: ({ unit, nv, modifier, needs, passed }) =>
    `Nerve of ${unit}: ${nv}${modifier === 0 ? '' : ` ${signed(modifier)}`} against ${needs}, ${passed ? 'passed' : 'failed'}.`,
  status: ({ unit, condition, confused }) =>
    `${unit} is ${CONDITION_NAMES[condition]}${confused ? ' and Confused' : ''}.`,
  token: ({ unit, token, on }) => `${unit} is ${on ? '' : 'no longer '}${TOKEN_NAMES[token]}.`,
  smokePlaced: ({ zone }) => `Smoke rises in ${zone}.`,
  hazardMet: ({ zone }) => `There is a hazard in ${zone}.`,
  fallsBack: ({ unit }) => `${unit} leaves.`,
  wentAloft: ({ unit }) => `${unit} goes aloft.`,
  putBack: ({ unit, zone }) => `${unit} is put back to ${zone}.`,
  displaced: ({ unit, zone }) => `${unit} goes back to ${zone}.`,
  holds: ({ unit, zone }) => `${unit} holds ${zone}.`,
  captured: ({ unit, by }) => `Side ${by} takes ${unit}.`,
  eliminated: ({ unit, points, scores }) => `${unit} is eliminated: ${plural(points, 'point')} for side ${scores}.`,
  exited: ({ unit }) => `${unit} leaves the map.`,
  aided: ({ unit, by }) => `${by} brings aid to ${unit}.`,
  targetPoint: ({ zone, drift, towards }) =>
    drift === 0
      ? `The target point lies in ${zone}.`
      : `The target point drifts ${plural(drift, 'zone')} towards ${towards}, to ${zone}.`,
  attackOffMap: ({ unit }) => `The fire of ${unit} goes off the map.`,
  breachTried: ({ unit, zone, beyond, nv, bonus, needs, done }) =>
    `${unit} tries to breach ${zone}|${beyond}: ${nv} + ${bonus} against ${needs}, ${done ? 'done' : 'in vain'}.`,
  castTried: ({ unit, nv, works }) => `${unit} casts: ${nv}, ${works ? 'it works' : 'it fails'}.`,
  revealed: ({ marker, unit, dummy }) => `${marker} is turned up: ${dummy ? 'a dummy' : unit}.`,
  powerUsed: ({ unit, power }) => `${unit} uses ${SUPPLEMENT[power]?.name ?? power}.`,
  conductSaid: ({ seat }) => `Side ${seat} says what it wants to be asked.`,
  turnEnded: ({ seat }) => `Side ${seat} ends its turn.`,
  gameEnded: ({ winner, by, vp }) =>
    `${winner === 'draw' ? 'The game is a draw' : `Side ${winner} wins`} (${ENDING[by]}), ${vp.A} to ${vp.B} points.`,
};

export function say(event: Event): string {
  const sentence = SENTENCES[(event as unknown as BattleEvent).type] as (e: Event) => string;
  return sentence(event);
}
