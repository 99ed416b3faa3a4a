import type { MomentEntry } from '@sandtable/referee';

// Where one is in a game's past. A moment is known by its number; an entry of the log by its place.

/** The moment that made an entry of the log. */
export function momentOf(moments: readonly MomentEntry[], entry: number): number {
  const found = moments.findIndex(({ events }) => events > entry);
  return found < 0 ? moments.length - 1 : found;
}

/** The entries of the log that a moment made. */
export function spanOf(moments: readonly MomentEntry[], at: number): { readonly from: number; readonly to: number } {
  return { from: moments[at - 1]?.events ?? 0, to: moments[at]!.events };
}

/** How many moves to take back so that a seat has its own last decision again; 1 where it has made none, and is told so. */
export function movesToOwn(moments: readonly MomentEntry[], seat: string): number {
  const line: (string | null)[] = [];
  for (const { did, moves, seat: who } of moments) {
    if (did === 'undo') line.length = moves;
    else if (did !== 'open') line.push(who);
  }
  const own = line.lastIndexOf(seat);
  return own < 0 ? 1 : line.length - own;
}
