import type { Weapon } from '../content/types.js';
import { fewOf } from '../profile.js';
import { type Battle, idOf, kindOf, sideOf } from '../state.js';
import { lostSlot } from './damage.js';
import { inContact, occupantsOf, profileAt } from './measuring.js';

/** A weapon somebody may try to fire: its own, its gun's, or one of its vehicle with who mans it. */
export interface Arm {
  readonly weapon: Weapon;
  readonly by?: string;
  readonly piece?: string;
  /** In a vehicle: the occupant's own, not the vehicle's (FL-VEH-08). */
  readonly carried?: true;
}

/**
 * Everything a model could fire, legal or not just now (FL-VEH-05, FL-VEH-08, FL-ART-11). On watch a vehicle has only the weapons
 * it bears (FL-OVW-15).
 */
export function armsOf(b: Battle, i: number, watching = false): Arm[] {
  const arms: Arm[] = [];
  if (kindOf(b, i) === 'vehicle') {
    const { slots, vehicle } = profileAt(b, i);
    const lost = lostSlot(b, i); // FL-OPT-06
    for (const figure of occupantsOf(b, i)) {
      const { seat } = b.models[figure]!;
      if (seat === 'passenger') continue;
      const by = idOf(b, figure);
      for (let s = 0; s < slots.length; s++)
        if (slots[s]!.firedBy === seat && s !== lost) arms.push({ weapon: slots[s]!.weapon, by });
      if (vehicle!.open && !watching)
        for (const { weapon } of profileAt(b, figure).slots) arms.push({ weapon, by, carried: true });
    }
    return arms;
  }
  if (kindOf(b, i) !== 'figure') return arms;
  for (const { weapon } of profileAt(b, i).slots) arms.push({ weapon });
  if (b.models[i]!.where !== 'table') return arms;
  for (const j of fewOf(b).guns) {
    if (sideOf(b, j) !== sideOf(b, i) || !inContact(b, i, j)) continue;
    arms.push({ weapon: profileAt(b, j).slots[0]!.weapon, piece: idOf(b, j) });
  }
  return arms;
}

/** The modes a weapon can be fired in, smoke apart (FL-WPN-04). */
export function modesOf({ area, singleOrArea }: Weapon): readonly ('single' | 'area')[] {
  if (area === null) return ['single'];
  return singleOrArea ? ['single', 'area'] : ['area'];
}
