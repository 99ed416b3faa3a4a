import type { Seat } from '@sandtable/kernel';
import { type Battle, copyBattle } from './state.js';
import type { Side } from './terms.js';

/**
 * Everything that leaves the referee for a seat. Nothing lies hidden on this table (DL-GEN-81): the four secret answers are kept by the
 * kernel until both are given, and are no part of the state before.
 */
export interface View {
  readonly seat: Side | null;
  readonly battle: Battle;
}

export function viewOf(b: Battle, seat: Seat | null): View {
  return { seat: seat as Side | null, battle: copyBattle(b) };
}

/** Nothing is hidden, so nothing is guessed. */
export function imagine({ battle }: View): Battle {
  return copyBattle(battle);
}
