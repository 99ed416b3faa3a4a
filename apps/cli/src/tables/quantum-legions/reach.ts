import {
  type HexName,
  hexIndex,
  type OrderType,
  type Place,
  type UnitView,
  type View,
} from '@sandtable/quantum-legions';
import type { Look } from '../../play/text-table.js';

/** A place where a unit can end its move. */
export interface Reachable {
  readonly to: Place;
  readonly path: readonly Place[];
  readonly cost: number;
}

export function reachOf(look: Look<View>, unit: UnitView, order: OrderType): readonly Reachable[] {
  const found = look.query('reach', { unit: unit.id, order }) as readonly Reachable[];
  return [...found].sort((a, b) => rank(a.to) - rank(b.to));
}

/** Hexes row by row; points stay as they come. */
const rank = (place: Place): number => (typeof place === 'string' ? hexIndex(place as HexName) : 0);

/** By hex, how many enemies could attack a unit there after an Engage move; `moving` hides nobody behind where it stood. */
export function threatOf(look: Look<View>, moving?: UnitView): Readonly<Record<string, number>> {
  return look.query('threat', moving ? { moving: moving.id } : {}) as Readonly<Record<string, number>>;
}

/** Places by what they cost, cheapest first; points by whole inches. */
export function byCost(places: readonly Reachable[]): [cost: number, places: Reachable[]][] {
  const groups = new Map<number, Reachable[]>();
  for (const place of places) {
    const cost = typeof place.to === 'string' ? place.cost : Math.ceil(place.cost / 1000);
    const group = groups.get(cost);
    if (group) group.push(place);
    else groups.set(cost, [place]);
  }
  return [...groups].sort(([a], [b]) => a - b);
}
