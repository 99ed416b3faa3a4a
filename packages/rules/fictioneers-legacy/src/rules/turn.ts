import type { Play } from '@sandtable/kernel';
import { ask, type DecisionIn } from '../ask.js';
import type { DecisionOf } from '../decisions.js';
import type { BattleTable } from '../events.js';
import { no, type Refusal } from '../rulebook.js';
import { type Battle, controllerOf, freshTurn, idOf, indexOf, kindOf, sideOf } from '../state.js';
import { otherSide, type Phase, type Seat, sideOfSeat } from '../terms.js';
import { activate, activation, refuseActivation } from './activation.js';
import { decide } from './agreement.js';
import { completeWork } from './artillery.js';
import { placeSurvivors } from './bailing-out.js';
import { destroy } from './damage.js';
import { switchShield } from './equipment.js';
import { reveal } from './hidden-models.js';
import { attachLeader, markPromotions, mayAttach, promote } from './leaders.js';
import { isOnTheTable, occupant, profileAt } from './measuring.js';
import { fight, mustFight, opponentsOf } from './melee.js';
import { moralePhase } from './morale.js';
import { goOnWatch, refuseWatch } from './overwatch.js';
import { refuseFrenzy } from './sirex-frenzy.js';
import { changeSeats, maySwap } from './vehicles.js';
import { checkElimination, checkScenario, scoreObjectives } from './victory.js';

// A player turn: five phases (FL-SEQ-02). Where it stands is in `phase`, and whose activation is open in `open`.

export function* playTurn(t: BattleTable): Play<void> {
  const b = t.state;
  if (b.phase === 'start') {
    begin(t);
    enter(t, 'overwatch');
  }
  if (b.phase === 'overwatch') {
    yield* t.call(overwatchPhase(t)); // FL-OVW-01
    yield* close(t, 'moveFire');
  }
  if (b.phase === 'moveFire') {
    yield* t.call(moveFirePhase(t));
    yield* close(t, 'closeCombat');
  }
  if (b.phase === 'closeCombat') {
    yield* t.call(closeCombatPhase(t)); // FL-SEQ-09
    yield* close(t, 'morale');
  }
  if (b.phase === 'morale') {
    yield* moralePhase(t);
    yield* close(t, 'endOfTurn');
    if (b.result === null) endMatters(t);
  }
  if (b.phase === 'endOfTurn') yield* t.call(endOfTurn(t));
}

/** The Start step (3.1). */
function begin(t: BattleTable): void {
  const b = t.state;
  if (t.logging) t.log({ type: 'turnBegan', rule: 'FL-SEQ-01', side: b.active, round: b.round, turn: b.turn });
  promote(t);
  for (let i = 0; i < b.models.length; i++) {
    if (sideOf(b, i) !== b.active) {
      if (kindOf(b, i) === 'artillery') b.models[i]!.fired = false; // FL-ART-11: once in every player turn
      continue;
    }
    freshTurn(b.models[i]!);
    b.models[i]!.overwatch = false; // FL-OVW-04
  }
  for (const squad of b.squads) {
    squad.lost = 0;
    squad.leaderDied = false;
    squad.shocked = false;
  }
  b.offered = [];
}

export function enter(t: BattleTable, phase: Phase): void {
  const b = t.state;
  b.phase = phase;
  b.ended = [];
  b.speaker = b.match.seats[b.active][0]!;
  if (!t.logging) return;
  const passes = phase === 'overwatch' || phase === 'moveFire' || phase === 'closeCombat' ? !canAnybodyAct(b) : false;
  const rule = passes ? 'FL-SEQ-10' : 'FL-SEQ-02';
  t.log({ type: 'phaseBegan', rule, side: b.active, phase, ...(passes ? { passes } : {}) });
}

/** The end of a phase: a vehicle in the air without an operator falls (FL-VEH-19). */
function* close(t: BattleTable, next: Phase): Play<void> {
  const b = t.state;
  if (b.result) return;
  for (let i = 0; i < b.models.length; i++)
    if (
      kindOf(b, i) === 'vehicle' &&
      b.models[i]!.airborne &&
      isOnTheTable(b, i) &&
      occupant(b, i, 'operator') === null
    ) {
      reveal(t, i, 'FL-VEH-19');
      yield* destroy(t, i, 'FL-VEH-19');
    }
  checkElimination(t); // nobody survives the fall, so nobody is asked
  if (b.result === null) enter(t, next);
}

const CAN_ACT: { readonly [phase in Phase]?: (b: Battle, seat: Seat) => boolean } = {
  overwatch: canPrepare,
  moveFire: (b, seat) => b.models.some((_, i) => refuseActivation(b, seat, idOf(b, i)) === null),
  closeCombat: (b, seat) =>
    b.models.some((_, i) => sideOf(b, i) === b.active && controllerOf(b, i) === seat && opponentsOf(b, i).length > 0),
};

function canAnybodyAct(b: Battle): boolean {
  return b.match.seats[b.active].some((seat) => CAN_ACT[b.phase]!(b, seat));
}

/** FL-SEQ-11: the next team mate who has not ended the phase has the word; null when all have. FL-SEQ-10: who cannot act, has. */
function nextSpeaker(b: Battle): Seat | null {
  const can = CAN_ACT[b.phase]!;
  const seats = b.match.seats[b.active];
  const from = Math.max(0, seats.indexOf(b.speaker));
  for (let k = 0; k < seats.length; k++) {
    const seat = seats[(from + k) % seats.length]!;
    if ((!b.ended.includes(seat) || owesFight(b, seat)) && can(b, seat)) return seat;
  }
  return null;
}

/** FL-MEL-04: whether a fight came up that is compulsory, with survivors placed beside a figure say, after a seat ended the phase. */
function owesFight(b: Battle, seat: Seat): boolean {
  return b.phase === 'closeCombat' && compulsoryFights(b, seat).length > 0;
}

/** What every phase understands. */
function common(b: Battle, decision: DecisionOf<'EndPhase' | 'HandOver'>): void {
  if (decision.type === 'EndPhase') b.ended = [...b.ended, b.speaker];
  else b.speaker = decision.to;
}

// --- Phase 1 ------------------------------------------------------------------------------------------------------

/** Whether a seat has anything to decide in the first phase. */
function canPrepare(b: Battle, seat: Seat): boolean {
  for (let i = 0; i < b.models.length; i++) {
    if (sideOf(b, i) !== b.active || controllerOf(b, i) !== seat) continue;
    const m = b.models[i]!;
    if (m.where !== 'table' && m.where !== 'aboard') continue;
    if (refuseWatch(b, i) === null) return true;
    if (profileAt(b, i).shield && !m.switched) return true;
    if (!m.assigned && (mayAttach(b, i) || maySwap(b, i))) return true;
  }
  return false;
}

function* overwatchPhase(t: BattleTable): Play<void> {
  const b = t.state;
  for (;;) {
    checkElimination(t);
    if (b.result) return;
    const speaker = nextSpeaker(b);
    if (speaker === null) return;
    b.speaker = speaker;
    t.boundary();
    const decision = yield* decide(t, ask('OverwatchPhase', speaker));
    if (decision === null) return;
    prepare(t, decision);
  }
}

function prepare(t: BattleTable, decision: DecisionIn<'OverwatchPhase'>): void {
  switch (decision.type) {
    case 'DeclareOverwatch':
      goOnWatch(t, decision.models, 'FL-OVW-02');
      break;
    case 'AttachPlatoonLeader':
      attachLeader(t, decision);
      break;
    case 'SetShield':
      switchShield(t, decision);
      break;
    case 'ChangeSeat':
      changeSeats(t, decision);
      break;
    default:
      common(t.state, decision);
  }
}

// --- Phase 2 ------------------------------------------------------------------------------------------------------

/** Whoever is chosen, in any order (FL-SEQ-04), one at a time (FL-SEQ-05). */
function* moveFirePhase(t: BattleTable): Play<void> {
  const b = t.state;
  for (;;) {
    checkElimination(t);
    if (b.result) return;
    if (b.open !== null) {
      yield* activation(t);
      continue;
    }
    const speaker = nextSpeaker(b);
    if (speaker === null) return;
    b.speaker = speaker;
    t.boundary();
    const decision = yield* decide(t, ask('MoveFirePhase', speaker));
    if (decision === null) return;
    if (decision.type === 'Activate') activate(t, decision.model);
    else common(b, decision);
  }
}

// --- Phase 3 ------------------------------------------------------------------------------------------------------

/** FL-MEL-02. */
function* closeCombatPhase(t: BattleTable): Play<void> {
  const b = t.state;
  for (;;) {
    checkElimination(t);
    if (b.result) return;
    const speaker = nextSpeaker(b);
    if (speaker === null) return;
    b.speaker = speaker;
    t.boundary();
    const decision = yield* decide(t, ask('CloseCombatPhase', speaker));
    if (decision === null) return;
    if (decision.type === 'ChooseMelee') {
      yield* fight(t, indexOf(b, decision.attacker), indexOf(b, decision.defender));
      yield* placeSurvivors(t);
    } else common(b, decision);
  }
}

/** FL-MEL-04, FL-OVR-02: fights that a seat still has to fight. */
export function compulsoryFights(b: Battle, seat: Seat): number[] {
  return b.models.flatMap((_, i) =>
    sideOf(b, i) === b.active && controllerOf(b, i) === seat && mustFight(b, i) ? [i] : [],
  );
}

// --- Phase 5 ------------------------------------------------------------------------------------------------------

/** FL-ART-07, FL-SMK-05, FL-VIC-05. */
function endMatters(t: BattleTable): void {
  const b = t.state;
  completeWork(t);
  const gone = b.smoke.filter(({ until }) => until <= b.turn);
  b.smoke = b.smoke.filter(({ until }) => until > b.turn);
  if (t.logging) for (const { x, y } of gone) t.log({ type: 'smokeCleared', rule: 'FL-SMK-05', at: { x, y } });
  scoreObjectives(t);
}

function* endOfTurn(t: BattleTable): Play<void> {
  const b = t.state;
  checkElimination(t);
  if (b.result) return;
  yield* markPromotions(t);
  if (b.result) return;
  checkScenario(t);
  if (b.result) return;
  if (t.logging) t.log({ type: 'turnEnded', rule: 'FL-SEQ-01', side: b.active, turn: b.turn });
  if (b.active !== b.first) b.round += 1;
  b.active = otherSide(b.active);
  b.turn += 1;
  b.phase = 'start';
}

/** FL-SEQ-03, FL-SEQ-11. */
export function refuseOwn(b: Battle, seat: Seat, id: string): Refusal | null {
  const i = indexOf(b, id);
  if (i < 0 || sideOf(b, i) !== sideOfSeat(seat)) return no('FL-SEQ-03', `${id} is not of your side.`);
  return controllerOf(b, i) === seat ? null : no('FL-SEQ-11', `${id} is not yours to command.`);
}

/** FL-SEQ-10, FL-MEL-04, FL-OVR-02, FL-OPT-08. */
export function refuseEnd(b: Battle, seat: Seat): Refusal | null {
  if (b.phase === 'moveFire') return refuseFrenzy(b, null);
  if (b.phase !== 'closeCombat') return null;
  const owed = compulsoryFights(b, seat)[0];
  if (owed === undefined) return null;
  return no(kindOf(b, owed) === 'vehicle' ? 'FL-OVR-02' : 'FL-MEL-04', `${idOf(b, owed)} still has to fight.`);
}

/** FL-SEQ-11. */
export function refuseHandOver(b: Battle, seat: Seat, to: string): Refusal | null {
  const mates = b.match.seats[b.active];
  if (to === seat || !mates.includes(to)) return no('FL-SEQ-11', `${to} is no team mate.`);
  return b.ended.includes(to) ? no('FL-SEQ-11', `${to} has ended the phase.`) : null;
}
