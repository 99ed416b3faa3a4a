import { type GameBase, type GameRecord, ofToday, type Row, recordOfRows, type Seat } from '@sandtable/kernel';
import type { Clock } from './clock.js';
import type { Players } from './players.js';
import type { StandingOrders } from './standing.js';

// Where games are kept. A game is what it was opened as, and a row for each thing that happened since: whoever holds the rows
// holds the game, and no process owns it.

/** What the list of games tells of one. Nothing in it is secret. */
export interface Listing {
  readonly game: string;
  readonly title: string;
  readonly ruleset: string;
  readonly players: Players;
  /** When it was begun and last played, in milliseconds since 1970. */
  readonly begun: number;
  readonly changed: number;
  readonly moves: number;
  readonly over: boolean;
  /** Null while it goes on, and for a draw. */
  readonly winner: Seat | null;
  /** Who wins with the winner, where several play one side. */
  readonly mates?: readonly Seat[];
  /** What is wrong with rows from before the last snapshot: the game goes on, and that part of its past cannot be shown. */
  readonly lost?: string;
  /** Where time is limited: what is left of it, and since when it runs. */
  readonly clock?: Clock;
}

/** What each row changes in the list. */
export type Progress = Pick<Listing, 'changed' | 'moves' | 'over' | 'winner' | 'mates' | 'clock'>;

/** What is changed without a row. */
export interface Change extends Partial<Pick<Listing, 'title' | 'players' | 'clock' | 'over' | 'winner' | 'mates'>> {
  readonly orders?: StandingOrders;
}

/** One of the stored games, or what is wrong with what lies in its place. */
export type Listed = Listing | { readonly game: string; readonly damaged: string };

/** A game without its rows. What is read from a store may have come to harm: only a referee can say what is a game. */
export interface Stored {
  readonly listing: Listed;
  /** Of a game that was stored as one whole, its record: it has entries, and no rows until somebody goes on with it. */
  readonly base: GameBase | GameRecord;
  /** Standing orders are their owners' secret: the list does not tell them. */
  readonly orders: StandingOrders;
}

/**
 * Keeps games. Every call does all of what it says or nothing, whatever else goes on: several processes may hold stores over
 * one place. All stores pass the same suite, `@sandtable/house/contract`.
 */
export interface Store {
  /** Throws `Taken` where a game has that name. */
  create(listing: Listing, base: GameBase, rows: readonly Row[]): Promise<void>;
  /** Adds the next rows. Throws `Late` where a number is taken or another comes first: the loser reads what is newer. */
  append(game: string, rows: readonly Row[], progress: Progress): Promise<void>;
  get(game: string): Promise<Stored>;
  /** The rows from a number on, in their order; those before another, where that is given. */
  rows(game: string, from: number, before?: number): Promise<readonly Row[]>;
  /** The number of the last row with a snapshot: from there on the rows are enough. 0 where there is none. */
  snapshot(game: string): Promise<number>;
  /** Changes what was arranged, and no row. */
  change(game: string, change: Change): Promise<void>;
  /** In no certain order. */
  list(): Promise<readonly Listed[]>;
  remove(game: string): Promise<void>;
}

/** Another was quicker: the row of that number is there, or the rows before it are not. */
export class Late extends Error {
  constructor(game: string, at: number, next: number) {
    super(`row ${at} of the game "${game}" comes late: the next is ${next}.`);
    this.name = 'Late';
  }
}

export class Taken extends Error {
  constructor(game: string) {
    super(`There is a game "${game}" already.`);
    this.name = 'Taken';
  }
}

export class NoGame extends Error {
  constructor(game: string) {
    super(`There is no game "${game}" on this device.`);
    this.name = 'NoGame';
  }
}

/** The rows must be those that come next; there are `next` so far. */
export function mustBeNext(game: string, rows: readonly Row[], next: number): void {
  rows.forEach(({ at }, i) => {
    if (at !== next + i) throw new Late(game, at, next + i);
  });
}

/** The number of the last snapshot among rows, or else what it was before. */
export const snapshotIn = (rows: readonly Row[], before = 0): number =>
  rows.findLast(({ snapshot }) => snapshot !== undefined)?.at ?? before;

/** A game as one record, with its last snapshot as the place to enter it from. */
export function recordOf(base: GameBase | GameRecord, rows: readonly Row[]): GameRecord {
  if (rows.length === 0) return { snapshot: null, entries: [], ...base };
  return recordOfRows(begunAs(base), rows);
}

/** What a game was opened as, also of one that was stored whole, and long ago. */
export function begunAs(base: GameBase | GameRecord): GameBase {
  const { entries: _, snapshot: __, ...begun } = ofToday(base) as GameRecord;
  return begun;
}

/** What becomes of a listing when something is changed. */
export function changed(listing: Listing, { orders: _, ...part }: Change): Listing {
  return { ...listing, ...part };
}
