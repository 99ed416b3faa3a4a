import type { DecisionIn } from './ask.js';
import type { Decision, DecisionOf } from './decisions.js';
import type { Refusal, RuleId } from './rulebook.js';
import { refuseActivation, refuseSensor, refuseShooting } from './rules/activation.js';
import { refusePack, refuseSetUp } from './rules/artillery.js';
import { placedTogether, refuseSurvivor } from './rules/bailing-out.js';
import { deploy } from './rules/deployment.js';
import { refuseForce } from './rules/forces.js';
import { judgeMove, refuseStill } from './rules/legal-moves.js';
import { occupantsOf, profileAt } from './rules/measuring.js';
import { refuseMelee } from './rules/melee.js';
import { judgeReaction, refuseWatch } from './rules/overwatch.js';
import { refuseCalm, refuseFrenzy } from './rules/sirex-frenzy.js';
import { compulsoryFights } from './rules/turn.js';
import { type Battle, controllerOf, copyBattle, idOf, indexOf, kindOf, type Model, sideOf } from './state.js';
import { otherSide, SEAT_KINDS, type Seat, sideOfSeat } from './terms.js';

// Why a decision is refused. Legality lives here and in what this calls, and nowhere else.

const no = (rule: RuleId, message: string): Refusal => ({ rule, message });

/** Whether a decision that fits the question is legal. */
export function refusal(b: Battle, seat: Seat, decision: DecisionIn): Refusal | null {
  switch (decision.type) {
    case 'ChooseForce':
      return refuseForce(b.match, decision.platoons);
    case 'ChooseZoneOrTurn':
      return refuseChoice(b, decision);
    case 'DeploySquad':
      return deploy(copyBattle(b), seat, decision);
    case 'PreGameOverwatch':
      return refuseWatchers(b, seat, otherSide(b.first), decision.models);
    case 'DeclareOverwatch':
      return decision.models.length === 0
        ? no('FL-OVW-02', 'Name at least one model.')
        : refuseWatchers(b, seat, b.active, decision.models);
    case 'AttachPlatoonLeader':
      return refuseAttach(b, seat, decision);
    case 'SetShield':
      return refuseShield(b, seat, decision);
    case 'ChangeSeat':
      return refuseSeats(b, seat, decision);
    case 'EndPhase':
      return refuseEnd(b, seat);
    case 'HandOver':
      return refuseHandOver(b, seat, decision.to);
    case 'Activate':
      return refuseActivation(b, seat, decision.model);
    case 'Move': {
      const judged = judgeMove(b, b.open!, decision);
      return 'rule' in judged ? judged : refuseCalm(b, b.open!, decision);
    }
    case 'UseSensor':
      return refuseSensor(b, b.open!);
    case 'Fire':
      return refuseShooting(b, b.open!, decision);
    case 'SetUp':
      return refuseSetUp(b, b.open!, decision.piece, decision.centre, decision.workers);
    case 'Pack':
      return refusePack(b, b.open!, decision.piece, decision.places, decision.workers);
    case 'EndActivation':
      return refuseCalm(b, b.open!, null);
    case 'OverwatchReaction':
      return refuseReaction(b, seat, decision);
    case 'ChooseMelee':
      return refuseMelee(b, seat, decision.attacker, decision.defender);
    case 'PlaceSurvivors':
      return refusePlaces(b, decision);
    case 'ChoosePromotion':
      return b.tie!.among.includes(indexOf(b, decision.figure))
        ? null
        : no('FL-LDR-10', `${decision.figure} is not among those who are equally fit.`);
    case 'AnswerDraw':
      return null;
  }
}

/** FL-MOV-11: a move of one that fired as standing still, and whose activation was over with that (8.3). It starts where that stands. */
export function refuseLateMove(b: Battle, decision: Decision): Refusal | null {
  if (decision.type !== 'Move') return null;
  const [start] = decision.path;
  const stands = ({ x, y, where }: Model): boolean => where === 'table' && x === start?.x && y === start.y;
  const i = b.models.findIndex((m, j) => sideOf(b, j) === b.active && stands(m));
  return i < 0 ? null : refuseStill(b, i);
}

/** FL-SET-03: the winner decides one of the two, the loser the other. */
function refuseChoice(b: Battle, { zone, first }: DecisionOf<'ChooseZoneOrTurn'>): Refusal | null {
  if ((zone === undefined) === (first === undefined)) return no('FL-SET-03', 'Decide either the zone or who begins.');
  const taken = b.setup.step === 'secondChoice' ? b.setup.chose : null;
  if (taken === 'zone' && zone !== undefined) return no('FL-SET-03', 'The zones are chosen; say who begins.');
  if (taken === 'first' && first !== undefined) return no('FL-SET-03', 'It is decided who begins; choose a zone.');
  return null;
}

function refuseOwn(b: Battle, seat: Seat, id: string): Refusal | null {
  const i = indexOf(b, id);
  if (i < 0 || sideOf(b, i) !== sideOfSeat(seat)) return no('FL-SEQ-03', `${id} is not of your side.`);
  return controllerOf(b, i) === seat ? null : no('FL-SEQ-11', `${id} is not yours to command.`);
}

function refuseWatchers(b: Battle, seat: Seat, side: string, ids: readonly string[]): Refusal | null {
  if (new Set(ids).size < ids.length) return no('FL-OVW-02', 'A model is named twice.');
  for (const id of ids) {
    const foreign = refuseOwn(b, seat, id);
    if (foreign) return foreign;
    const i = indexOf(b, id);
    if (sideOf(b, i) !== side) return no('FL-OVW-02', `${id} is not of the side that watches now.`);
    const unfit = refuseWatch(b, i);
    if (unfit) return unfit;
  }
  return null;
}

/** FL-LDR-03. */
function refuseAttach(b: Battle, seat: Seat, { leader, squad }: DecisionOf<'AttachPlatoonLeader'>): Refusal | null {
  const foreign = refuseOwn(b, seat, leader);
  if (foreign) return foreign;
  const i = indexOf(b, leader);
  const p = b.platoons.findIndex((one) => one.leader === i);
  if (p < 0) return no('FL-LDR-03', `${leader} is no Platoon Leader.`);
  if (b.models[i]!.assigned) return no('FL-LDR-03', `${leader} has been attached or detached in this phase.`);
  if (squad === null)
    return b.platoons[p]!.attached === null ? no('FL-LDR-03', `${leader} is attached to no other squad.`) : null;
  const s = b.muster.squads.findIndex(({ id }) => id === squad);
  if (s < 0 || b.muster.squads[s]!.platoon !== p || b.muster.platoons[p]!.command === s)
    return no('FL-LDR-03', `${squad} is no other squad of the platoon.`);
  return b.platoons[p]!.attached === s ? no('FL-LDR-03', `${leader} is attached to ${squad} already.`) : null;
}

/** FL-EQP-13. */
function refuseShield(b: Battle, seat: Seat, { model, up }: DecisionOf<'SetShield'>): Refusal | null {
  const foreign = refuseOwn(b, seat, model);
  if (foreign) return foreign;
  const i = indexOf(b, model);
  const m = b.models[i]!;
  if (!profileAt(b, i).shield) return no('FL-EQP-13', `${model} has no power shield.`);
  if (m.where !== 'table' && m.where !== 'aboard') return no('FL-EQP-13', `${model} is not on the table.`);
  if (m.switched) return no('FL-EQP-13', `${model} has switched its shield in this phase.`);
  if (m.shieldUp === up) return no('FL-EQP-13', `The shield of ${model} is ${up ? 'up' : 'down'} already.`);
  return up && m.overwatch ? no('FL-EQP-12', `${model} is on overwatch.`) : null;
}

/** FL-VEH-11: everybody aboard keeps a seat. */
function refuseSeats(b: Battle, seat: Seat, { vehicle: id, seats }: DecisionOf<'ChangeSeat'>): Refusal | null {
  const foreign = refuseOwn(b, seat, id);
  if (foreign) return foreign;
  const vehicle = indexOf(b, id);
  if (kindOf(b, vehicle) !== 'vehicle' || b.models[vehicle]!.where !== 'table')
    return no('FL-VEH-11', `${id} is no vehicle on the table.`);
  if (b.models[vehicle]!.assigned) return no('FL-VEH-11', `Seats of ${id} have been changed in this phase.`);
  const aboard = occupantsOf(b, vehicle);
  const named = seats.map(({ figure }) => indexOf(b, figure));
  if (new Set(named).size < named.length || named.some((i) => !aboard.includes(i)))
    return no('FL-VEH-11', `Only those aboard ${id} change seats, each once.`);
  const after = aboard.map((i) => seats.find(({ figure }) => figure === idOf(b, i))?.seat ?? b.models[i]!.seat!);
  if (after.every((kind, k) => kind === b.models[aboard[k]!]!.seat))
    return no('FL-VEH-11', 'Nobody would change seats.');
  const watcher = seats.find(({ figure, seat: to }) => to !== 'passenger' && b.models[indexOf(b, figure)]!.overwatch);
  if (watcher) return no('FL-OVW-03', `${watcher.figure} is on overwatch and takes no part in the vehicle's actions.`);
  const room = profileAt(b, vehicle).vehicle!.seats;
  const full = SEAT_KINDS.find((kind) => after.filter((one) => one === kind).length > room[kind]);
  return full ? no('FL-VEH-02', `${id} has ${room[full]} seats for a ${full}.`) : null;
}

/** FL-SEQ-10, FL-MEL-04, FL-OVR-02, FL-OPT-08. */
function refuseEnd(b: Battle, seat: Seat): Refusal | null {
  if (b.phase === 'moveFire') return refuseFrenzy(b, null);
  if (b.phase !== 'closeCombat') return null;
  const owed = compulsoryFights(b, seat)[0];
  if (owed === undefined) return null;
  return no(kindOf(b, owed) === 'vehicle' ? 'FL-OVR-02' : 'FL-MEL-04', `${idOf(b, owed)} still has to fight.`);
}

/** FL-SEQ-11. */
function refuseHandOver(b: Battle, seat: Seat, to: string): Refusal | null {
  const mates = b.match.seats[b.active];
  if (to === seat || !mates.includes(to)) return no('FL-SEQ-11', `${to} is no team mate.`);
  return b.ended.includes(to) ? no('FL-SEQ-11', `${to} has ended the phase.`) : null;
}

/** FL-OVW-08. */
function refuseReaction(b: Battle, seat: Seat, { shots }: DecisionOf<'OverwatchReaction'>): Refusal | null {
  const named = shots.map(({ model }) => model);
  if (new Set(named).size < named.length) return no('FL-OVW-08', 'A model fires once.');
  for (const shot of shots) {
    const judged = judgeReaction(b, seat, shot);
    if ('rule' in judged) return judged;
  }
  return null;
}

/** FL-VEH-16: one after the other, each counting those before it. */
function refusePlaces(b: Battle, { places }: DecisionOf<'PlaceSurvivors'>): Refusal | null {
  const bailout = b.bailouts[0]!;
  const own = placedTogether(b, bailout);
  if (places.length > own.length && own.length < bailout.figures.length)
    return no('FL-SEQ-11', `${idOf(b, bailout.figures[own.length]!)} is placed by its own player.`);
  if (places.length === 0 || places.length > own.length) return no('FL-VEH-16', `Place 1 to ${own.length} survivors.`);
  const copy = places.length === 1 ? b : copyBattle(b);
  for (const [k, place] of places.entries()) {
    const figure = bailout.figures[k]!;
    const bad = refuseSurvivor(copy, bailout, figure, place);
    if (bad) return bad;
    if (copy === b) return null;
    const m = copy.models[figure]!;
    m.where = 'table';
    m.x = place.x;
    m.y = place.y;
  }
  return null;
}

/** The rule that tells a seat it has nothing to decide now. */
export function notAsked(b: Battle, seat: Seat): Refusal {
  if (b.result) return no(b.result.rule, 'The game is over.');
  if (b.phase === 'setup') return no('FL-SET-04', 'It is not yours to decide now.');
  const own = sideOfSeat(seat) === b.active;
  if (own && b.speaker !== seat) return no('FL-SEQ-11', `${b.speaker} has the word.`);
  return no(
    own ? 'FL-OVW-08' : 'FL-SEQ-01',
    own ? 'The other side answers first.' : 'It is the turn of the other side.',
  );
}
