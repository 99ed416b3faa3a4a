import type { Listing, StandingOrder } from '@sandtable/house';
import type { UndoPolicy } from '@sandtable/kernel';

// The words by which the page and the two workers arrange who sits where. After that, everything goes over the ports.

export type LevelId = 'recruit' | 'regular' | 'veteran';
export const LEVEL_IDS: readonly LevelId[] = ['recruit', 'regular', 'veteran'];

/** Who sits at a seat. Two persons share a screen; where no seat has a person, this page watches; of nobody nothing comes. */
export type Player = 'person' | LevelId | 'nobody';
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
  /** What the game is called; a ready one has a name already. */
  readonly title?: string;
}

/** A game that is open in the referee's worker. */
export interface OpenGame {
  readonly game: string;
  readonly title: string;
  readonly ruleset: string;
  readonly seats: readonly string[];
  readonly players: Players;
  /** The seats asked when it was opened. */
  readonly waiting: readonly string[];
  readonly over: boolean;
  /** What the holder of an old game should know: that it was made by another version. */
  readonly notice: string | null;
}

/** What the list of games tells of one. Nothing in it is secret. */
export interface StoredGame extends Listing {
  readonly players: Players;
}

/** One of the stored games, or what is wrong with what lies in its place. */
export type Listed = StoredGame | { readonly game: string; readonly damaged: string };

type Named = { readonly game: string };

/** What the page may ask of the referee's worker, by the word in `do`, and what comes back if all is well. */
export interface DeskWords {
  /** A connection for somebody who only asks what can be played. */
  lobby: { ask: { readonly port: MessagePort }; reply: object };
  /** Has the rules of a game ready, for who is going to ask about them; whether there are such rules here. */
  know: { ask: { readonly ruleset: string }; reply: { readonly known: boolean } };
  /** A connection to a referee of its own, for a lesson: it opens what it likes, and none of it is kept. */
  lesson: { ask: { readonly port: MessagePort }; reply: object };
  open: { ask: { readonly wanted: Wanted }; reply: OpenGame };
  /** Opens the same once more, with other dice. */
  again: { ask: Named; reply: OpenGame };
  /** Goes on with a game that is stored. */
  resume: { ask: Named; reply: OpenGame };
  /** Puts a game away; it stays stored. */
  leave: { ask: Named; reply: object };
  /** Sits down at this screen: the seat of a person, or null to watch. Whoever sat here before is cut off. */
  sit: {
    ask: Named & { readonly seat: string | null; readonly port: MessagePort };
    reply: { readonly orders: readonly StandingOrder[] };
  };
  /** A port for the bot at a seat. */
  bot: { ask: Named & { readonly seat: string; readonly port: MessagePort }; reply: object };
  /** What a person wants answered without being asked, from now on. */
  stand: { ask: Named & { readonly seat: string; readonly orders: readonly StandingOrder[] }; reply: object };
  /** Gives the seats of an open game to others. Whoever sat there is cut off. */
  seats: { ask: Named & { readonly players: Players }; reply: OpenGame };
  /** A new game from a moment of an open one, with dice of its own. */
  branch: { ask: Named & { readonly at: number; readonly players: Players; readonly title: string }; reply: OpenGame };
  games: { ask: object; reply: { readonly games: readonly Listed[] } };
  rename: { ask: Named & { readonly title: string }; reply: object };
  remove: { ask: Named; reply: object };
  /** A game as a file: its address, to be downloaded and not to be read. */
  file: { ask: Named; reply: { readonly url: string; readonly name: string } };
  /** Opens the game of a file as a game of its own. */
  load: { ask: { readonly file: Blob; readonly title: string; readonly players: Players | null }; reply: OpenGame };
}
export type DeskWord = keyof DeskWords;
export type DeskRequest = {
  [W in DeskWord]: { readonly id: number; readonly do: W } & DeskWords[W]['ask'];
}[DeskWord];
/** Told without being asked: why a game could not be stored, or null since it is stored again. It is id 0, which no request has. */
export interface DeskNews {
  readonly id: 0;
  readonly game: string;
  readonly unstored: string | null;
}
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
export type FromBot = { readonly thinking: number } | { readonly failed: string };
