import type { ReplyTo } from '@sandtable/referee';

// The words by which the page and the two workers arrange who sits where. After that, everything goes over the ports.

/** Which game is wanted. Without a seed the referee takes one that nobody knows. */
export interface Wanted {
  readonly ruleset: string;
  readonly ready: string;
  readonly seed?: string;
}

/** To the referee's worker: a port for each seat, or one for somebody who only asks what can be played. */
export type ToReferee =
  | { readonly lobby: true; readonly port: MessagePort }
  | { readonly open: Wanted; readonly seats: readonly SeatPort[] };

export interface SeatPort {
  readonly seat: string;
  readonly port: MessagePort;
}

/** From it: that the game is open, or why not. */
export type FromReferee = { readonly opened: ReplyTo<'open'> };

export type LevelId = 'recruit' | 'regular' | 'veteran';
export const LEVEL_IDS: readonly LevelId[] = ['recruit', 'regular', 'veteran'];

/** To a bot's worker: its seat, with its own port to the referee; then a nudge whenever it may be asked something. */
export type ToBot =
  | {
      readonly sit: { readonly ruleset: string; readonly game: string; readonly seat: string; readonly level: LevelId };
      readonly port: MessagePort;
    }
  | { readonly play: true }
  | { readonly stop: true };

/** From it. What it thinks about stays with it: how far it has come is all that is told. */
export type FromBot =
  | { readonly thinking: number }
  | { readonly answered: true }
  | { readonly resting: true }
  | { readonly failed: string };
