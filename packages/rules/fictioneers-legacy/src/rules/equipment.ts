import type { DecisionOf } from '../decisions.js';
import type { BattleTable } from '../events.js';
import { no, type Refusal } from '../rulebook.js';
import { type Battle, hasFired, idOf, indexOf } from '../state.js';
import type { Seat } from '../terms.js';
import { foundBySensor, logAbout, reveal } from './hidden-models.js';
import { refuseAfterMove } from './legal-fire.js';
import { isCrew, isEngaged, moraleOf, profileAt } from './measuring.js';
import { refuseOwn } from './turn.js';

// Chapter Equipment: sensors and power shields. What other equipment does to shots stands with them.

/** FL-EQP-04 to FL-EQP-06. */
export function useSensor(t: BattleTable, i: number): void {
  const b = t.state;
  reveal(t, i, 'FL-HID-03');
  const m = b.models[i]!;
  m.sensed = true;
  if (m.vehicle !== null) b.models[m.vehicle]!.fired = true; // FL-VEH-07
  const found = foundBySensor(b, i);
  if (t.logging)
    t.log({ type: 'sensorUsed', rule: 'FL-EQP-04', model: idOf(b, i), found: found.map((j) => idOf(b, j)) });
  for (const j of found) reveal(t, j, 'FL-EQP-04');
}

/** FL-EQP-04, FL-SEQ-08, FL-FIR-30, FL-MOV-10. */
export function refuseSensor(b: Battle, i: number): Refusal | null {
  const m = b.models[i]!;
  const name = idOf(b, i);
  if (!profileAt(b, i).sensor) return no('FL-EQP-04', `${name} has no sensor.`);
  if (moraleOf(b, i) === 'pinned') return no('FL-MOR-16', `${name} is Pinned.`);
  if (m.sensed) return no('FL-SEQ-06', `${name} has used its sensor.`);
  if (hasFired(m)) return no('FL-SEQ-08', `${name} has fired and may not use its sensor after it.`);
  if (m.where === 'reserve') return no('FL-SET-11', `${name} must come in first.`);
  if (isCrew(m)) return no('FL-VEH-10', `${name} acts by itself only to get out.`);
  if (m.vehicle !== null && !profileAt(b, m.vehicle).vehicle!.open)
    return no('FL-VEH-12', `${name} is inside a closed vehicle.`);
  if (isEngaged(b, i)) return no('FL-FIR-30', `${name} is engaged.`);
  return refuseAfterMove(b, i, m.vehicle ?? i);
}

/** FL-EQP-13. */
export function switchShield(t: BattleTable, { model, up }: DecisionOf<'SetShield'>): void {
  const i = indexOf(t.state, model);
  const m = t.state.models[i]!;
  m.shieldUp = up;
  m.switched = true;
  if (t.logging) logAbout(t, i, { type: 'shieldSwitched', rule: 'FL-EQP-13', model, up });
}

/** FL-EQP-13. */
export function refuseShield(b: Battle, seat: Seat, { model, up }: DecisionOf<'SetShield'>): Refusal | null {
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
