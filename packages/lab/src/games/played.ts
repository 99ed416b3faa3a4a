import type { Seat } from '@sandtable/kernel';

/** How a game of a series came to its end, in exactly one way. Seats are told by their places. */
export type Ending =
  | { readonly won: readonly number[]; readonly rule: string }
  | { readonly drawn: string }
  | { readonly gaveUp: true }
  | { readonly threw: string };

/** One game of a series: plain data, so that it can cross to another thread, be stored and be compared with itself played again. */
export interface Played {
  readonly decisions: number;
  readonly end: Ending;
  /** What chance did to the first seat's prospects, by its kinds; only where a series asks for it. */
  readonly luck?: Readonly<Record<string, number>>;
  /** By seat: milliseconds of each reply, if there was a clock. */
  readonly replies?: readonly (readonly number[])[];
}

/** The games from `from` up to, not including, `to`. */
export interface Chunk {
  readonly from: number;
  readonly to: number;
}

/** Who sat where, and what came of the games from `from` on. */
export interface Sitting {
  readonly bots: readonly string[];
  readonly seats: readonly Seat[];
  readonly mirrored: boolean;
  readonly from: number;
}

/** Which bot sits in a seat of a game: mirrored games are played once for each bot in each seat. */
export const botAt = (
  { mirrored, bots }: { mirrored: boolean; bots: { length: number } },
  game: number,
  seat: number,
) => (mirrored ? (seat + game) % bots.length : seat);

/** The points of a seat, where a won game is one point: several who win together share it. */
export function pointsOf(end: Ending, seat: number, seats: number): number | null {
  if ('won' in end) return end.won.includes(seat) ? 1 / end.won.length : 0;
  return 'drawn' in end ? 1 / seats : null;
}
