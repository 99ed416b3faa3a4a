import type { Event } from '@sandtable/kernel';
import { CAST } from './content/cast.js';
import type { SceneEvent, SceneEventOf, SceneEventType } from './events.js';
import { MOMENTS } from './rules/moments.js';
import { ITEM_NAMES, SCENARIO_NAMES, type Vec3 } from './terms.js';

// Every event as a sentence. The events are data; this is the English message catalogue.

const n = (value: number): string => String(Math.round(value * 1000) / 1000);
const at = ([x, y, z]: Vec3): string => `(${n(x)}, ${n(y)}${z === 0 ? '' : `, ${n(z)} up`})`;
const inches = (value: number): string => `${n(value)} ${value === 1 ? 'inch' : 'inches'}`;
const HOW: Readonly<Record<string, string>> = {
  line: 'goes',
  drop: 'drops',
  knock: 'is knocked',
  fling: 'flies',
  fall: 'falls',
};

/** What a Hero, a thing, a building or a piece of one is called; null is the table top. */
export type Naming = (id: string | null) => string;

const byId: Naming = (id) => id ?? 'the street';

const SENTENCES: { readonly [T in SceneEventType]: (e: SceneEventOf<T>, name: Naming) => string } = {
  scenarioDrawn: ({ scenario }) => `The scenario is ${SCENARIO_NAMES[scenario]}.`,
  firstDrawn: ({ seat }) => `Seat ${seat} begins.`,
  heroesChosen: ({ seat, heroes }) =>
    `Seat ${seat} brings ${heroes
      .map(({ cast, item }) => `${CAST.get(cast)?.name ?? cast}${item ? ` with ${ITEM_NAMES[item]}` : ''}`)
      .join(', ')}.`,
  deployed: ({ hero, at: spot }, name) => `${name(hero)} starts at ${at(spot)}.`,
  activationBegan: ({ hero, how }, name) =>
    ({
      chosen: `${name(hero)} acts.`,
      seized: `${name(hero)} begins an activation it has seized.`,
      called: `${name(hero)} answers the call.`,
    })[how],
  activationEnded: ({ hero }, name) => `${name(hero)} ends its activation.`,
  attempted: ({ hero, moment, subject, difficulty, spend, dice, success, gains, gain, heroism }, name) =>
    `${name(hero)} tries ${MOMENTS[moment].name}${subject ? ` (${name(subject)})` : ''}, difficulty ${difficulty}: spends ${spend}, rolls ${dice.join(' and ')}, ${
      success ? `succeeds; ${name(gains)} gains ${gain} and has ${heroism}` : `fails and has ${heroism}`
    }.`,
  moveSkipped: ({ hero }, name) => `${name(hero)} does not move.`,
  seized: ({ hero, from }, name) =>
    from ? `${name(hero)} seizes the activation of ${name(from)}.` : `${name(hero)} seizes the next activation.`,
  notSeized: ({ hero }, name) => `${name(hero)} seizes nothing by it.`,
  tokenOff: ({ hero, healed }, name) =>
    `The token of ${name(hero)} comes off${healed ? `, and ${healed} Fatigue with it` : ''}.`,
  poolOpened: ({ hero, pool }, name) => `${name(hero)} has ${inches(pool)} to move.`,
  lineStopped: ({ hero, pool }, name) => `${name(hero)} has ${inches(pool)} left.`,
  moved: ({ thing, how, to, inches: far }, name) => `${name(thing)} ${HOW[how]} ${inches(far)} to ${at(to)}.`,
  tipped: ({ hero, off, to }, name) => `${name(hero)} slides off ${name(off)} to ${at(to)}.`,
  setDown: ({ thing, beside, to }, name) => `${name(thing)} is set down beside ${name(beside)} at ${at(to)}.`,
  wedged: ({ hero }, name) => `${name(hero)} is wedged.`,
  cameThrough: ({ thing, piece, to, forced }, name) =>
    `${name(thing)} ${forced ? 'breaks' : 'comes'} through ${name(piece)} to ${at(to)}.`,
  bumped: ({ thing, into }, name) => `${name(thing)} bumps into ${name(into)}.`,
  impact: ({ mover, other, piece, inches: far, size, toughness, impetus, answer }, name) =>
    `${name(mover)} hits ${name(piece ?? other)} after ${inches(far)}: size ${n(size)}, toughness ${n(toughness)}, impetus ${n(impetus)}, answered with ${n(answer)}.`,
  impactCancelled: ({ by, other, mover }, name) =>
    `${name(by)} cancels the Impact of ${name(mover)} with ${name(other)}.`,
  edgeReached: ({ thing }, name) => `${name(thing)} stops at the edge.`,
  fatigue: ({ hero, amount, total }, name) => `${name(hero)} suffers ${amount} Fatigue and has ${total}.`,
  defended: ({ hero, amount }, name) => `${name(hero)} fends off ${amount} Fatigue.`,
  knockedDown: ({ hero, lost, heroism }, name) => `${name(hero)} loses ${lost} Heroism and has ${heroism}.`,
  heroOut: ({ hero }, name) => `${name(hero)} is out.`,
  thingGone: ({ thing }, name) => `${name(thing)} is gone.`,
  lifted: ({ hero, thing, from }, name) =>
    `${name(hero)} lifts ${name(thing)}${from ? ` out of the hands of ${name(from)}` : ''}.`,
  placed: ({ thing, beside, to }, name) => `${name(thing)} is put beside ${name(beside)} at ${at(to)}.`,
  released: ({ hero, thing }, name) => `${name(hero)} lets go of ${name(thing)}.`,
  demoToken: ({ building, tokens }, name) =>
    `${name(building)} has ${tokens} Demo ${tokens === 1 ? 'Token' : 'Tokens'}.`,
  collapsed: ({ building }, name) => `${name(building)} collapses.`,
  dangerTaken: ({ hero, gain }, name) => `${name(hero)} takes the Danger Marker with a gain of ${gain}.`,
  flightTaken: ({ hero, height }, name) => `${name(hero)} takes the Flight Marker ${inches(height)} up.`,
  cleared: ({ round }) => `Round ${round} is over and the tokens come off.`,
  scored: ({ seat, vp }) => `Seat ${seat} scores and has ${vp} VP.`,
  conceded: ({ seat }) => `Seat ${seat} concedes.`,
  drawOffered: ({ seat }) => `Seat ${seat} offers a draw.`,
  drawAnswered: ({ seat, accept }) => `Seat ${seat} ${accept ? 'accepts' : 'declines'}.`,
  gameEnded: ({ winner }) => (winner ? `Seat ${winner} wins.` : 'The game is a draw.'),
};

/** An event as a sentence, with things called as somebody calls them; by their ids unless told. */
export function say(event: Event, name: Naming = byId): string {
  const sentence = SENTENCES[(event as unknown as SceneEvent).type] as (e: Event, name: Naming) => string;
  return sentence(event, name);
}
