import type { Beginning } from '@sandtable/house';
import type { MomentEntry } from '@sandtable/referee';

// Where one is in a game's past. A moment is known by its number; an entry of the log by its place.

/** The moments that are known: all from where they begin. */
export interface Times {
  readonly begins: Beginning;
  readonly moments: readonly MomentEntry[];
}

/** The moment that made an entry of the log. */
export function momentOf({ begins, moments }: Times, entry: number): number {
  const found = moments.findIndex(({ events }) => events > entry);
  return begins.moment + (found < 0 ? moments.length - 1 : found);
}

/** The entries of the log that a moment made. */
export function spanOf({ begins, moments }: Times, at: number): { readonly from: number; readonly to: number } {
  const place = at - begins.moment;
  return { from: moments[place - 1]?.events ?? begins.event, to: moments[place]!.events };
}
