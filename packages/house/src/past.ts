import type { Seat } from '@sandtable/kernel';
import type { MomentEntry } from '@sandtable/referee';

/**
 * How many moves to take back so that a seat has its own last decision again; 1 where it has made none, and is told so. Null where that
 * lies before these moments, which are a game's last ones.
 */
export function movesToOwn(moments: readonly MomentEntry[], seat: Seat): number | null {
  const line: (Seat | null)[] = [];
  /** Moves that stood before those in the line. */
  let before: number | null = null;
  for (const { did, moves, seat: who } of moments) {
    if (did === 'undo' || did === 'open') {
      before = Math.min(before ?? moves, moves);
      line.length = moves - before;
    } else {
      before ??= moves - 1;
      line.push(who);
    }
  }
  const own = line.lastIndexOf(seat);
  if (own >= 0) return line.length - own;
  return before ? null : 1;
}
