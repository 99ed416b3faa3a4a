import type { Move } from '../decisions.js';
import { buildingAt } from '../ground.js';
import { no, type Refusal } from '../rulebook.js';
import { type Battle, idOf, kindOf } from '../state.js';
import { loadRule } from './artillery.js';
import { startOf } from './legal-moves.js';
import { profileAt } from './measuring.js';
import { canFly } from './movement-allowance.js';

// Chapter Flight: on wings, by jet pack and in the air.

/** FL-FLY-01, FL-FLY-05, FL-FLY-08; loads are hauled on foot (FL-ART-04, FL-VIC-07). */
export function refuseMode(b: Battle, i: number, { mode, first, path }: Move, afoot: boolean): Refusal | null {
  const m = b.models[i]!;
  const name = idOf(b, i);
  const { vehicle } = profileAt(b, i);
  if (vehicle) {
    const flyer = vehicle.locomotion === 'flying';
    if (flyer !== (mode === 'fly')) return no('FL-FLY-05', flyer ? `${name} never drives.` : `${name} does not fly.`);
    if (first?.kind === 'takeOff' && (!flyer || m.airborne)) return no('FL-FLY-05', `${name} cannot take off.`);
    if (flyer && !m.airborne && m.where !== 'reserve' && first?.kind !== 'takeOff')
      return no('FL-FLY-05', `${name} must take off to move.`);
    return first && first.kind !== 'takeOff' ? no('FL-SEQ-06', `${name} cannot do that.`) : null;
  }
  if (first?.kind === 'takeOff') return no('FL-FLY-05', 'Only flying vehicles take off.');
  if (mode === 'walk') return null;
  if (!canFly(b, i) && !(afoot && profileAt(b, i).jetPack)) return no('FL-FLY-01', `${name} cannot fly.`);
  if (m.carrying !== null) return no(loadRule(b, m.carrying), `${name} cannot fly with a load.`);
  if (first?.kind === 'pickUp' || first?.kind === 'pushFloater') return no('FL-ART-04', 'Loads are hauled on foot.');
  if (buildingAt(b, startOf(b, i, first, path)) >= 0)
    return no('FL-FLY-08', `${name} cannot take wing inside a building.`);
  return null;
}

/** FL-FLY-04, FL-FLY-05: whether it is still in the air when the move is over. */
export function staysUp(b: Battle, i: number, { mode, last }: Move): boolean {
  return kindOf(b, i) === 'vehicle' && mode === 'fly' && last?.kind !== 'land';
}
