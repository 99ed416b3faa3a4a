import { idSchema } from '@sandtable/craft';
import { malformed, type Query, type Refusal } from '@sandtable/kernel';
import type * as z from 'zod/mini';
import type { Place } from '../decisions.js';
import { groundOf, isTabletop } from '../ground.js';
import { hexIndex, isHexName } from '../rules/board.js';
import { overlapping, refuseEdge, tableOf } from '../rules/miniatures/table.js';
import { type Battle, isOnBoard, unitIndex } from '../state.js';
import type { HexName } from '../terms.js';
import { battleSeen, type View } from '../view.js';

// What all queries share: they are answered from the player's own view (QL-HID-08), and change nothing.

export const unitId = idSchema;

export function query<A, R>(
  title: string,
  args: z.ZodMiniType<A>,
  run: (b: Battle, args: A, view: View) => R | Refusal,
): Query<View, A, R> {
  return { title, args, run: (view, given) => run(battleSeen(view), given, view) };
}

/** A unit by its id, standing at another place if one is given: "what if it were there". */
export function unitAt(b: Battle, id: string, from?: Place): number | Refusal<never> {
  const unit = unitIndex(b, id);
  if (unit < 0 || !isOnBoard(b.units[unit]!)) return malformed('unit', `unit is "${id}", expected a unit on the board`);
  if (from === undefined) return unit;
  const ill = wrongPlace(b, 'from', from) ?? takenPlace(b, unit, from);
  if (ill) return ill;
  groundOf(b).put(b, unit, from);
  return unit;
}

/** A hex in play on the board, a point where a unit can be on the tabletop (QL-MIN-16). */
export function wrongPlace(b: Battle, field: string, place: Place): Refusal<never> | null {
  const no = (expected: string): Refusal<never> =>
    malformed(field, `${field} is ${JSON.stringify(place)}, expected ${expected}`);
  if (!isTabletop(b)) return typeof place === 'string' && isHexName(place) ? null : no('a hex in play');
  if (typeof place === 'string') return no('a point { x, y }');
  const off = refuseEdge(tableOf(b), place);
  return off && no(`a point on the table: ${off.message}`);
}

/** QL-STK-01, QL-MIN-10: a supposed place is a free one. */
function takenPlace(b: Battle, unit: number, from: Place): Refusal<never> | null {
  const other =
    typeof from === 'string'
      ? b.units.findIndex((one, i) => one.hex === hexIndex(from as HexName) && i !== unit)
      : overlapping(b, from, unit, null);
  if (other < 0) return null;
  const expected = typeof from === 'string' ? 'a free hex' : 'a point clear of other units';
  return malformed('from', `from is ${JSON.stringify(from)}, expected ${expected}; ${b.units[other]!.id} is there`);
}
