import type { UndoPolicy } from '@sandtable/kernel';

// The words by which the page and the two workers arrange who sits where. After that, everything goes over the ports.

export type LevelId = 'recruit' | 'regular' | 'veteran';
export const LEVEL_IDS: readonly LevelId[] = ['recruit', 'regular', 'veteran'];

/** Who sits at each seat. Two persons share a screen; where nobody is a person, this page watches. */
export type Player = 'person' | LevelId;
export type Players = Readonly<Record<string, Player>>;

/** Which game is wanted: one of `ready` and `setup`. Without a seed the referee takes one that nobody knows. */
export interface Wanted {
  readonly ruleset: string;
  readonly ready?: string;
  readonly setup?: unknown;
  readonly seed?: string;
  /** `manual`: people roll their own dice and say what fell. */
  readonly dice?: 'seeded' | 'manual';
  readonly undo?: UndoPolicy;
  readonly players: Players;
}

/** A game that is open in the referee's worker. */
export interface OpenGame {
  readonly game: string;
  readonly ruleset: string;
  readonly seats: readonly string[];
  readonly players: Players;
}

/** What the page may ask of the referee's worker, by the word in `do`, and what comes back if all is well. */
export interface DeskWords {
  /** A connection for somebody who only asks what can be played. */
  lobby: { ask: { readonly port: MessagePort }; reply: object };
  open: { ask: { readonly wanted: Wanted }; reply: OpenGame };
  /** Sits down at this screen: the seat of a person, or null to watch. Whoever sat here before is cut off. */
  sit: { ask: { readonly game: string; readonly seat: string | null; readonly port: MessagePort }; reply: object };
  /** A port for the bot at a seat. */
  bot: { ask: { readonly game: string; readonly seat: string; readonly port: MessagePort }; reply: object };
}
export type DeskWord = keyof DeskWords;
export type DeskRequest = {
  [W in DeskWord]: { readonly id: number; readonly do: W } & DeskWords[W]['ask'];
}[DeskWord];
export type DeskReply =
  | { readonly id: number; readonly ok: true; readonly reply: DeskWords[DeskWord]['reply'] }
  | { readonly id: number; readonly ok: false; readonly problem: string };

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
