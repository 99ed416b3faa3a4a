import type { Chance } from '@sandtable/kernel';
import { groundOf } from '../ground.js';
import { whyNotAttack } from '../rules/attack.js';
import { type Battle, isOnBoard } from '../state.js';
import { tablesOf } from '../tables.js';
import type { OrderType } from '../terms.js';

/**
 * How likely each kind of a face-down order is, in parts of 16, from what everybody can see (11.2): a unit with a target
 * in sight was probably told to strike, one that can come within range to engage, one with nobody near to advance.
 */
export function orderBelief(b: Battle, unit: number): Readonly<Record<OrderType, number>> {
  const { range, speed } = tablesOf(b).profiles[unit]!;
  const ground = groundOf(b);
  let nearest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < b.units.length; i++) {
    if (b.units[i]!.owner === b.units[unit]!.owner || !isOnBoard(b.units[i]!)) continue;
    if (whyNotAttack(b, unit, i, 'strike', false) === null) return { strike: 9, engage: 6, advance: 1 };
    nearest = Math.min(nearest, ground.distance(b, unit, i));
  }
  return nearest <= range + speed[0] ? { strike: 2, engage: 11, advance: 3 } : { strike: 1, engage: 4, advance: 11 };
}

export function guessOrder(b: Battle, unit: number, chance: Chance): OrderType {
  const belief = orderBelief(b, unit);
  const lot = chance.below(16);
  if (lot < belief.strike) return 'strike';
  return lot < belief.strike + belief.engage ? 'engage' : 'advance';
}
