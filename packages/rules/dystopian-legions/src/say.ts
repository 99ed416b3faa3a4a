import type { Event } from '@sandtable/kernel';
import { ORDER_TABLE } from './rules/orders.js';
import { COVERS, type OrderId } from './terms.js';

// Every event as a sentence. The events are data; this is the English message catalogue.

// biome-ignore lint/suspicious/noExplicitAny: events come from a log, each type with fields of its own
type Told = any;

const list = (values: readonly unknown[]): string => values.join(', ');
const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
const order = (id: OrderId): string => ORDER_TABLE[id].name;
const rolled = (dice: readonly number[]): string => list(dice);

const MISSION: Readonly<Record<string, string>> = {
  centreGround: 'Centre Ground',
  vitalObjective: 'Vital Objective',
  annihilate: 'Annihilate',
  breakThrough: 'Break Through',
};
const MAP: Readonly<Record<string, string>> = {
  advancingLines: 'Advancing Lines',
  meetingEngagement: 'Meeting Engagement',
  obliqueContact: 'Oblique Contact',
  surpriseAttack: 'Surprise Attack',
};
const ACTION: Readonly<Record<string, string>> = {
  hold: 'holds its ground',
  advance: 'advances',
  double: 'moves at the double',
  charge: 'charges',
  enter: 'enters a building',
  enterDouble: 'enters a building at the double',
  exit: 'leaves its building',
  exitCharge: 'charges out of its building',
  bellies: 'crawls',
  retreat: 'retreats',
  retreatToTerrain: 'takes cover',
};
const ENDING: Readonly<Record<string, string>> = {
  battleLog: 'the Battle Log',
  scenario: 'the objectives it holds',
  time: 'the last turn',
  wipedOut: 'a force wiped out',
  concession: 'concession',
};
const FATE: Readonly<Record<string, string>> = {
  killed: 'is destroyed',
  broken: 'breaks and is gone',
  fled: 'flees the table',
  nonCombatantsOnly: 'has nobody left who fights',
};

const SENTENCES: Readonly<Record<string, (e: Told) => string>> = {
  forces: ({ forces }) => `The forces are revealed: ${forces.A.name} against ${forces.B.name}.`,
  missionRolled: ({ dice, mission }) => `Mission: ${rolled(dice)}, ${mission ? MISSION[mission] : 'roll again'}.`,
  mapRolled: ({ dice, map }) => `Deployment map: ${rolled(dice)}, ${MAP[map]}.`,
  advantage: ({ strategic, tactical }) => `Side ${strategic} has Strategic Advantage, side ${tactical} Tactical.`,
  zones: ({ side, zone }) => `Side ${side} takes zone ${zone}.`,
  flanks: ({ side, flank }) => `Side ${side} takes the ${flank} flank edge.`,
  placesFirst: ({ side, stage }) => `Side ${side} places first (${stage}).`,
  objectivePlaced: ({ side }) => `Side ${side} places an objective.`,
  objectives: ({ objectives }) => `${plural(objectives.length, 'objective')} on the table.`,
  split: ({ sections }) => `Split into Fire Teams: ${list(sections)}.`,
  allocated: ({ sections }) =>
    sections.length === 0
      ? 'Every section comes to Main Deployment.'
      : `Allocated: ${list(sections.map((one: Told) => `${one.section} ${one.to}`))}.`,
  reserved: ({ section, deployment, arrives, dice }) =>
    `${section} (${deployment}) rolls ${rolled(dice)}: it arrives on turn ${arrives}.`,
  deployed: ({ section, house }) => (house ? `${section} is deployed in ${house}.` : `${section} is deployed.`),
  arrived: ({ section }) => `${section} arrives.`,
  postponed: ({ section, arrives }) => `${section} finds no room and arrives on turn ${arrives}.`,
  ready: () => 'Both sides are ready.',
  turn: ({ turn, pool }) => `Turn ${turn}: side A has ${pool.A} CP, side B ${pool.B}.`,
  initiativeBolstered: ({ A, B }) => `Initiative is bolstered: side A by ${A}, side B by ${B}.`,
  opposed: ({ why, A, B, successes, winner }) =>
    `Opposed check (${why}): A ${rolled(A)} for ${successes.A}, B ${rolled(B)} for ${successes.B}; ${winner ? `side ${winner} wins` : 'a tie, roll again'}.`,
  initiative: ({ winner, first }) => `Side ${winner} wins initiative; side ${first} activates first.`,
  finishedFirst: ({ side }) => `Side ${side} has activated everything first.`,
  activated: ({ section }) => `${section} activates.`,
  action: ({ section, action }) => `${section} ${ACTION[action]}.`,
  marked: ({ section, marker }) => `${section}: ${marker === 'overwatch' ? 'on Overwatch' : 'activated'}.`,
  moved: ({ section, steps }) =>
    steps.length === 0 ? `${section} stays where it is.` : `${plural(steps.length, 'model')} of ${section} moved.`,
  driven: ({ model, path }) => (path.length === 0 ? `${model} turns where it stands.` : `${model} drives on.`),
  crushed: ({ model, pieces }) => `${model} crushes ${list(pieces)}.`,
  avoided: ({ model, hull }) => `${model} jumps out of the way of ${hull}.`,
  rammed: ({ by, on, faces, successes, dice }) =>
    `${by} (${faces[0]}) rams ${on} (${faces[1]}): ${rolled(dice)}, ${successes[0]} against it and ${successes[1]} back.`,
  embarked: ({ section, aboard }) => `${plural(aboard.length, 'model')} of ${section} get in.`,
  disembarked: ({ section, steps }) => `${plural(steps.length, 'model')} of ${section} get out.`,
  bailedOut: ({ section, places }) =>
    `${section} comes out of the wreck: ${plural(places.length, 'model')} found room.`,
  orphaned: ({ section }) => `Only the transport of ${section} is left: it is scored, and goes on.`,
  adopted: ({ transport, section }) => `The transport of ${transport} joins ${section}.`,
  unhitched: ({ section }) => `${section} is off the hook.`,
  towed: ({ model, behind }) => `${model} comes along behind ${behind}.`,
  entered: ({ section, house }) => `${section} enters ${house}.`,
  charge: ({ section, targets }) => `${section} declares a charge on ${list(targets)}.`,
  charged: ({ section, acrossWall }) => `${section} drives its charge home${acrossWall ? ', across a wall' : ''}.`,
  chargeFailed: ({ section }) => `${section} can reach nobody any more: its charge fails.`,
  targetsDropped: ({ section, drop }) => `${section} no longer charges ${list(drop)}.`,
  steppedAside: ({ model }) => `${model} steps aside.`,
  bolstered: ({ section, by }) =>
    `The check of ${section} is bolstered: ${list(by.map((one: Told) => `${one.leader} ${one.cp}`))}.`,
  checked: ({ section, why, faces, again, need, threshold, successes, passed }) =>
    `${section} checks (${why}): ${rolled(faces)}${again.length > 0 ? `, again ${rolled(again)}` : ''} at ${threshold}+ for ${successes} of ${need}: ${passed ? 'passed' : 'failed'}.`,
  stoodFast: ({ section }) => `${section} stands fast and checks again.`,
  cpLost: ({ side, cp, dice }) => `A Political Officer saw it (${rolled(dice)}): side ${side} loses ${cp} CP.`,
  shaken: ({ section, markers, state }) => `${section} is shaken: ${plural(markers, 'marker')}, ${state}.`,
  steadied: ({ section, removed, markers }) => `${section} loses ${plural(removed, 'Shaken marker')}, ${markers} left.`,
  orderIssued: ({ order: id, by, to, cp }) => `${by} orders ${to}: ${order(id)} (${cp} CP).`,
  orderObeyed: ({ order: id, section }) => `${section} obeys: ${order(id)}`.replace(/[^!]$/, '$&.'),
  orderOver: ({ order: id, section }) => `${section}: ${order(id)} is over.`,
  d3: ({ dice, amount }) => `A D3: ${rolled(dice)} counts ${amount}.`,
  hitTheDeck: ({ section }) => `${section} hits the deck.`,
  gotUp: ({ section }) => `${section} gets up.`,
  watches: ({ section }) => `${section} goes on Overwatch.`,
  watchFires: ({ section }) => `${section} fires from Overwatch.`,
  watchOver: ({ section }) => `${section} is no longer on Overwatch.`,
  radDeclared: ({ firing, target, shots }) =>
    `${list(firing)} fires at ${target} with ${plural(shots.length, 'weapon')}.`,
  radRolled: ({ dice, successes, target }) =>
    `RAD at ${target}: ${rolled(dice)} for ${plural(successes, 'success', 'successes')}.`,
  iadDeclared: ({ shot, target }) => `${shot.model} fires ${shot.weapon} at ${target}.`,
  iadRolled: ({ dice, successes, target, face, av }) =>
    `IAD at the ${face} of ${target} (AV ${av}): ${rolled(dice)} for ${successes}.`,
  iadResolved: ({ target, rest, av, lost }) => `${target}: ${rest} against AV ${av}, ${lost} HP lost.`,
  blastDeclared: ({ firing, shots, smoke }) =>
    `${list(firing)} fires ${smoke ? 'smoke' : 'a blast'} with ${plural(shots.length, 'weapon')}.`,
  batteryCalled: ({ side, spotter, left }) =>
    `${spotter} calls the battery of side ${side}: ${plural(left, 'round')} left.`,
  spotted: ({ spotters, open, dice, successes, passed }) =>
    `Spotting${spotters.length > 0 ? ` by ${list(spotters)}` : ''}${open ? ', Over Open Sights' : ''}: ${rolled(dice)} for ${successes} of 2: ${passed ? 'on target' : 'astray'}.`,
  scattered: ({ inches, hour, dice }) => `Scatter: ${rolled(dice)}, ${inches} inches towards ${hour} o'clock.`,
  templateLanded: ({ dice }) =>
    dice.length > 0 ? `A further blast lands (${rolled(dice)}).` : 'The first blast lands.',
  blastMissed: () => 'Nobody is under a blast.',
  terrainShifted: ({ side, piece, agree }) =>
    agree ? `${piece} makes room for an objective.` : `Side ${side} would shift ${piece}; it stays.`,
  minePlaced: ({ side }) => `Side ${side} lays a mine.`,
  mineWent: ({ mine, by }) => `${mine} goes off under ${list(by)}.`,
  madeSafe: ({ mine }) => `${mine} is made safe.`,
  smokeLaid: ({ kind, at }) => `Smoke: ${plural(at.length, kind)}.`,
  smokeThinned: ({ dice, gone }) => `Smoke thins: ${rolled(dice)}; ${gone} gone.`,
  hullCovered: ({ model, cover, dice, taken }) =>
    `${model} in ${COVERS[cover]} cover rolls ${rolled(dice)}: ${taken} taken away.`,
  saved: ({ model, cover, dice, successes }) =>
    `${model} (${COVERS[cover]} cover) saves: ${rolled(dice)} for ${successes}.`,
  unreliable: ({ dice, failed }) =>
    `Unreliable: ${rolled(dice)}${failed.length > 0 ? `; ${list(failed)} does not fire` : ''}.`,
  experimental: ({ dice }) => `Experimental weapons: ${rolled(dice)}.`,
  rolledAgain: ({ dice }) => `Rolled again: ${rolled(dice)}.`,
  lifeLost: ({ model, lost, left }) => `${model} loses ${lost}, ${left} left.`,
  killed: ({ model }) => `${model} is lost.`,
  recovered: ({ dice, back }) =>
    `Helped: ${rolled(dice)}; ${back.length > 0 ? `${list(back)} returns` : 'nobody returns'}.`,
  destroyed: ({ section, fate }) => `${section} ${FATE[fate]}.`,
  melee: ({ attacker, defenders, first }) =>
    `Melee: ${attacker} against ${list(defenders)}${first ? `; the ${first} strike first`.replace('attacker strike', 'attacker strikes') : ''}.`,
  meleeRolled: ({ by, on, dice, successes }) => `${list(by)} strikes at ${on}: ${rolled(dice)} for ${successes}.`,
  meleeOver: ({ attackerLost, defendersLost, winner }) =>
    `The attacker lost ${attackerLost}, the defenders ${defendersLost}: ${winner ? `the ${winner} won` : 'nobody is left'}.`,
  driveBy: ({ by, on }) => `${by} rides past ${on}.`,
  fellBack: ({ section }) => `${section} falls back.`,
  repaired: ({ engineer, ironclad, dice, mended }) =>
    `${engineer} repairs ${ironclad}: ${rolled(dice)}, ${mended ? 'one HP mended' : 'in vain'}.`,
  scored: ({ side, objectives, through, casualties, total }) =>
    `Side ${side} scores ${objectives} for objectives, ${through} for breaking through and ${casualties} for casualties: ${total} in all.`,
  gameEnded: ({ winner, by, score }) =>
    `${winner === 'draw' ? 'A draw' : `Side ${winner} wins`} by ${ENDING[by]}: ${score.A} to ${score.B}.`,
};

export function say(event: Event): string {
  const sentence = SENTENCES[event.type];
  return sentence ? sentence(event) : event.type;
}
