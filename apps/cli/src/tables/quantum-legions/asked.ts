import type { OrderType, Place, UnitView, View } from '@sandtable/quantum-legions';
import type { Look } from '../../play/text-table.js';
import { isOnBoard, placeIn } from './places.js';
import { unitOf } from './units.js';
import { orderIn, tokens } from './words.js';

// What a command is about, from the words after it: units, an order, places.

/** Why words could not be read, as a sentence. */
export class Misread extends Error {}

export interface Asked {
  readonly units: readonly UnitView[];
  readonly order: OrderType | null;
  /** The place after `from`. */
  readonly from: Place | null;
  readonly places: readonly Place[];
}

/** Units come first: `b2` is the unit if there is one, `B2` is always the hex. */
export function askedIn(rest: string, view: View): Asked {
  const units: UnitView[] = [];
  const places: Place[] = [];
  let order: OrderType | null = null;
  let from: Place | null = null;
  let placeNext = false;
  for (const token of tokens(rest)) {
    const unit = placeNext || /^[A-Z]/.test(token) ? undefined : unitOf(view, token);
    const place = unit ? null : placeIn(token);
    const orderHere = unit || place || placeNext ? null : orderIn(token);
    if (token.toLowerCase() === 'from') {
      placeNext = true;
      continue;
    }
    if (unit) units.push(unit);
    else if (orderHere) order = orderHere;
    else if (place && placeNext) from = place;
    else if (place) places.push(place);
    else throw new Misread(`"${token}" is no unit, order or place here.`);
    placeNext = false;
  }
  return { units, order, from, places };
}

/** The unit that was named, else the one that is being activated. */
export function theOne(asked: Asked, { view }: Look<View>, example: string): UnitView {
  const unit = asked.units[0] ?? (view.activation && unitOf(view, view.activation.unit));
  if (!unit) throw new Misread(`Which unit? As in: ${example}`);
  if (!isOnBoard(unit)) throw new Misread(`${unit.id} is not on the board.`);
  return unit;
}

/** The order that was named, else the one under way, else the marker's, as far as it is known and can attack. */
export function orderMeant(asked: Asked, unit: UnitView, view: View, otherwise: OrderType): OrderType {
  if (asked.order) return asked.order;
  if (view.activation?.unit === unit.id) return view.activation.order;
  const marker = unit.order?.type;
  return marker === undefined || marker === 'hidden' ? otherwise : marker;
}
