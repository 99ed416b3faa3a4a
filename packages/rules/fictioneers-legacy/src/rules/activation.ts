import type { Play } from '@sandtable/kernel';
import { ask } from '../ask.js';
import type { Fire } from '../decisions.js';
import type { BattleTable } from '../events.js';
import { no, type Refusal } from '../rulebook.js';
import { type Battle, controllerOf, hasFired, idOf, indexOf, kindOf, sideOf } from '../state.js';
import type { Seat } from '../terms.js';
import { decide } from './agreement.js';
import { beginWork } from './artillery.js';
import { placeSurvivors } from './bailing-out.js';
import { useSensor } from './equipment.js';
import { logAbout } from './hidden-models.js';
import { firedItself, judgeFire } from './legal-fire.js';
import { arrivalEdge } from './legal-moves.js';
import { isCrew, moraleOf, occupant, profileAt } from './measuring.js';
import { makeMove } from './movement.js';
import { answerByOverwatch, crewOf, isOnWatch } from './overwatch.js';
import { refuseFrenzy } from './sirex-frenzy.js';
import type { Shot } from './to-hit.js';
import { hasActed } from './vehicles.js';
import { armsOf } from './weapons.js';
import { fireShot } from './weapons-fire.js';

// One model acts (FL-SEQ-03 to FL-SEQ-08).

/** FL-SEQ-03, FL-SEQ-07, FL-VEH-10. */
export function refuseActivation(b: Battle, seat: Seat, id: string): Refusal | null {
  const i = indexOf(b, id);
  if (i < 0 || sideOf(b, i) !== b.active) return no('FL-SEQ-03', `${id} is not of the active side.`);
  if (controllerOf(b, i) !== seat) return no('FL-SEQ-11', `${id} is not yours to command.`);
  const kind = kindOf(b, i);
  if (kind !== 'figure' && kind !== 'vehicle') return no('FL-SEQ-03', `${id} does not act by itself.`);
  const m = b.models[i]!;
  if (m.activated) return no('FL-SEQ-03', `${id} has acted this turn.`);
  if (isOnWatch(b, i)) return no('FL-SEQ-07', `${id} is on overwatch.`);
  if (m.where === 'reserve') {
    if (arrivalEdge(b, i) === null) return no('FL-SET-11', `${id} has not arrived yet.`);
  } else if (m.where !== 'table' && m.where !== 'aboard') return no('FL-SEQ-03', `${id} is not on the table.`);
  if (m.boarded) return no('FL-VEH-09', `${id} has boarded this turn.`);
  if (isCrew(m)) {
    if (hasActed(b, i)) return no('FL-VEH-10', `${id} has acted in the vehicle this turn.`);
    if (b.models[m.vehicle!]!.airborne) return no('FL-VEH-10', 'Nobody leaves a vehicle in the air.');
  }
  if (kind === 'vehicle' && m.where === 'table' && crewOf(b, i).length === 0)
    return no('FL-VEH-03', `${id} has nobody to drive it or to fire from it.`);
  if (isHeldDown(b, i)) return no('FL-MOR-16', `${id} is Pinned.`);
  return refuseFrenzy(b, i);
}

/** FL-MOR-16: of a vehicle, everybody who could act with it. */
function isHeldDown(b: Battle, i: number): boolean {
  if (moraleOf(b, i) !== 'pinned') return false;
  return kindOf(b, i) !== 'vehicle' || crewOf(b, i).every((figure) => moraleOf(b, figure) === 'pinned');
}

/** A shot may be fired only from the table (FL-SET-11), by somebody who did not only come to get out (FL-VEH-10). */
export function refuseShooting(b: Battle, i: number, fire: Fire): Refusal | null {
  const m = b.models[i]!;
  if (m.where === 'reserve') return no('FL-SET-11', `${idOf(b, i)} must come in first.`);
  if (isCrew(m)) return no('FL-SEQ-03', `${idOf(b, i)} fires when its vehicle acts.`);
  if (!fire.staysStationary && m.moveMode === null && !b.match.config.fireThenMove)
    return no('FL-SEQ-08', 'Here one moves before firing, not after it.');
  const judged = judgeFire(b, i, fire);
  return 'rule' in judged ? judged : null;
}

/** Whether there can be anything left to do but to end the activation: of a vehicle, by any of its crew (FL-VEH-04). */
function canStillAct(b: Battle, i: number): boolean {
  const m = b.models[i]!;
  if (m.where !== 'table' && m.where !== 'aboard' && m.where !== 'reserve') return false;
  if (m.boarded) return false;
  const mayMove = m.moveMode === null && !m.stationary && (b.match.config.fireThenMove || !firedItself(b, i));
  const driven = kindOf(b, i) !== 'vehicle' || m.where === 'reserve' || occupant(b, i, 'operator') !== null;
  if (mayMove && driven && moraleOf(b, i) !== 'pinned') return true;
  if (kindOf(b, i) === 'vehicle') return crewOf(b, i).some((figure) => !b.models[figure]!.fired);
  if (hasFired(m)) return false;
  return !isCrew(m) && (armsOf(b, i).length > 0 || (profileAt(b, i).sensor && !m.sensed));
}

/** One decision of the open activation; it closes when nothing is left to do. */
export function* activation(t: BattleTable): Play<void> {
  const b = t.state;
  const i = b.open!;
  if (!canStillAct(b, i)) {
    b.open = null;
    return;
  }
  const seat = controllerOf(b, i);
  t.boundary();
  const decision = yield* decide(t, ask('Activation', seat));
  switch (decision?.type) {
    case 'Move':
      yield* makeMove(t, i, decision);
      break;
    case 'Fire':
      yield* shoot(t, i, decision);
      break;
    case 'UseSensor':
      useSensor(t, i);
      break;
    case 'SetUp':
      beginWork(t, decision.piece, 'setUp', [decision.centre], decision.workers);
      b.open = null;
      break;
    case 'Pack':
      beginWork(t, decision.piece, 'pack', decision.places, decision.workers);
      b.open = null;
      break;
    case 'EndActivation':
      b.open = null;
      break;
  }
}

export function activate(t: BattleTable, id: string): void {
  const b = t.state;
  const i = indexOf(b, id);
  b.models[i]!.activated = true;
  b.open = i;
  if (t.logging) logAbout(t, i, { type: 'activated', rule: 'FL-SEQ-03', model: id });
}

/** A shot, what it does, and what the other side may answer (FL-OVW-06). */
function* shoot(t: BattleTable, i: number, fire: Fire): Play<void> {
  const b = t.state;
  const shot = judgeFire(b, i, fire) as Shot;
  if (fire.staysStationary) keepStill(b, shot);
  yield* fireShot(t, shot, false);
  const { where } = b.models[i]!;
  yield* placeSurvivors(t);
  if (b.result === null && (where === 'table' || where === 'aboard')) yield* answerByOverwatch(t, 'fire', i);
}

/** FL-MOV-11, FL-VEH-07: what was said about moving binds. */
function keepStill(b: Battle, { firer, platform }: Shot): void {
  const m = b.models[firer]!;
  if (m.moveMode === null) m.stationary = true;
  if (platform !== firer && b.models[platform]!.moveMode === null) b.models[platform]!.stationary = true; // FL-ART-14
}
