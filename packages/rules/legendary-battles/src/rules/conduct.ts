import type { SituationId, WindowId } from '../terms.js';

// How a player wants to be asked about Situations (TA-CORE-INF-06). It is said aloud and lies open, as people at a table say "go on, I
// pass": what is in the hand never shows in it.

/** A Situation that is played without asking whenever its case comes. */
export interface StandingOrder {
  readonly situation: SituationId;
  readonly unit: string | null;
  readonly least: number | null;
}

export interface Conduct {
  /** Windows in which the seat passes unasked, in its own turn and in the other's. */
  readonly own: readonly WindowId[];
  readonly other: readonly WindowId[];
  /** After so many questions in a turn of the other it passes the rest, about steps of a move two earlier; null: it is always asked. */
  readonly most: number | null;
  readonly standing: readonly StandingOrder[];
  /** It passes until the Action under way is over. */
  readonly still: boolean;
}

/** What is asked unless a player says otherwise: in the other's turn what decides fights, and no more than six times. */
export const USUAL: Conduct = {
  own: ['W-TS', 'W-TE', 'W-SIT'],
  other: ['W-TS', 'W-DECL', 'W-POST', 'W-SIT', 'W-TE'],
  most: 6,
  standing: [],
  still: false,
};

/** Asked about everything that may be. */
export const ALWAYS: Conduct = { own: [], other: [], most: null, standing: [], still: false };
