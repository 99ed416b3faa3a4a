import type { Event } from '@sandtable/kernel';
import { CAST } from './content/cast.js';
import type { SceneEvent, SceneEventOf, SceneEventType } from './events.js';
import { MOMENTS } from './moments.js';
import { ITEM_NAMES, SCENARIO_NAMES, type Vec3 } from './terms.js';

// Every event as a sentence. The events are data; this is the English message catalogue.

const n = (value: number): string => String(Math.round(value * 1000) / 1000);
const at = ([x, y, z]: Vec3): string => `(${n(x)}, ${n(y)}${z === 0 ? '' : `, ${n(z)} up`})`;
const inches = (value: number): string => `${n(value)} ${value === 1 ? 'inch' : 'inches'}`;
const what = (id: string | null): string => id ?? 'the street';

const HOW: Readonly<Record<string, string>> = {
  line: 'goes',
  drop: 'drops',
  knock: 'is knocked',
  fling: 'flies',
  fall: 'falls',
};

const SENTENCES: { readonly [T in SceneEventType]: (e: SceneEventOf<T>) => string } = {
  scenarioDrawn: ({ scenario }) => `The scenario is ${SCENARIO_NAMES[scenario]}.`,
  firstDrawn: ({ seat }) => `Seat ${seat} begins.`,
  heroesChosen: ({ seat, heroes }) =>
    `Seat ${seat} brings ${heroes
      .map(({ cast, item }) => `${CAST.get(cast)?.name ?? cast}${item ? ` with ${ITEM_NAMES[item]}` : ''}`)
      .join(', ')}.`,
  deployed: ({ hero, at: spot }) => `${hero} starts at ${at(spot)}.`,
  activationBegan: ({ hero, how }) =>
    ({
      chosen: `${hero} acts.`,
      seized: `${hero} begins an activation it has seized.`,
      called: `${hero} answers the call.`,
    })[how],
  activationEnded: ({ hero }) => `${hero} ends its activation.`,
  attempted: ({ hero, moment, subject, difficulty, spend, dice, success, gains, gain, heroism }) =>
    `${hero} tries ${MOMENTS[moment].name}${subject ? ` (${subject})` : ''}, difficulty ${difficulty}: spends ${spend}, rolls ${dice.join(' and ')}, ${
      success ? `succeeds; ${gains} gains ${gain} and has ${heroism}` : `fails and has ${heroism}`
    }.`,
  moveSkipped: ({ hero }) => `${hero} does not move.`,
  seized: ({ hero, from }) =>
    from ? `${hero} seizes the activation of ${from}.` : `${hero} seizes the next activation.`,
  notSeized: ({ hero }) => `${hero} seizes nothing by it.`,
  tokenOff: ({ hero, healed }) => `The token of ${hero} comes off${healed ? `, and ${healed} Fatigue with it` : ''}.`,
  poolOpened: ({ hero, pool }) => `${hero} has ${inches(pool)} to move.`,
  lineStopped: ({ hero, pool }) => `${hero} has ${inches(pool)} left.`,
  moved: ({ thing, how, to, inches: far }) => `${thing} ${HOW[how]} ${inches(far)} to ${at(to)}.`,
  tipped: ({ hero, off, to }) => `${hero} slides off ${off} to ${at(to)}.`,
  setDown: ({ thing, beside, to }) => `${thing} is set down beside ${beside} at ${at(to)}.`,
  wedged: ({ hero }) => `${hero} is wedged.`,
  cameThrough: ({ thing, piece, to, forced }) =>
    `${thing} ${forced ? 'breaks' : 'comes'} through ${piece} to ${at(to)}.`,
  bumped: ({ thing, into }) => `${thing} bumps into ${what(into)}.`,
  impact: ({ mover, other, piece, inches: far, size, toughness, impetus, answer }) =>
    `${mover} hits ${piece ?? what(other)} after ${inches(far)}: size ${n(size)}, toughness ${n(toughness)}, impetus ${n(impetus)}, answered with ${n(answer)}.`,
  impactCancelled: ({ by, other, mover }) => `${by} cancels the Impact of ${mover} with ${what(other)}.`,
  edgeReached: ({ thing }) => `${thing} stops at the edge.`,
  fatigue: ({ hero, amount, total }) => `${hero} suffers ${amount} Fatigue and has ${total}.`,
  defended: ({ hero, amount }) => `${hero} fends off ${amount} Fatigue.`,
  knockedDown: ({ hero, lost, heroism }) => `${hero} loses ${lost} Heroism and has ${heroism}.`,
  heroOut: ({ hero }) => `${hero} is out.`,
  thingGone: ({ thing }) => `${thing} is gone.`,
  lifted: ({ hero, thing, from }) => `${hero} lifts ${thing}${from ? ` out of the hands of ${from}` : ''}.`,
  placed: ({ thing, beside, to }) => `${thing} is put beside ${beside} at ${at(to)}.`,
  released: ({ hero, thing }) => `${hero} lets go of ${thing}.`,
  demoToken: ({ building, tokens }) => `${building} has ${tokens} Demo ${tokens === 1 ? 'Token' : 'Tokens'}.`,
  collapsed: ({ building }) => `${building} collapses.`,
  dangerTaken: ({ hero, gain }) => `${hero} takes the Danger Marker with a gain of ${gain}.`,
  flightTaken: ({ hero, height }) => `${hero} takes the Flight Marker ${inches(height)} up.`,
  cleared: ({ round }) => `Round ${round} is over and the tokens come off.`,
  scored: ({ seat, vp }) => `Seat ${seat} scores and has ${vp} VP.`,
  conceded: ({ seat }) => `Seat ${seat} concedes.`,
  drawOffered: ({ seat }) => `Seat ${seat} offers a draw.`,
  drawAnswered: ({ seat, accept }) => `Seat ${seat} ${accept ? 'accepts' : 'declines'}.`,
  gameEnded: ({ winner }) => (winner ? `Seat ${winner} wins.` : 'The game is a draw.'),
};

export function say(event: Event): string {
  const sentence = SENTENCES[(event as unknown as SceneEvent).type] as (e: Event) => string;
  return sentence(event);
}
