import { type Entry, Game, type GameRecord } from '@sandtable/kernel';
import type { HeldGame } from './held-game.js';
import type { MomentEntry } from './protocol.js';

/** Entries between two snapshots: going to any moment replays fewer than these. */
const EVERY = 32;

/**
 * The past of a game, made again from its journal when somebody looks at it. The journal only grows (taking back is an entry
 * too), so what was once found of the past stays true: how the game stood after each entry, and snapshots to start from.
 */
export class Past {
  private readonly ruleset: HeldGame['ruleset'];
  private readonly start: GameRecord;
  private readonly entries: readonly Entry[];
  private readonly known: MomentEntry[] = [];
  private readonly snapshots: Game[] = [];
  /** The moment that was looked at last: it is mostly asked about more than once. */
  private reader: { readonly game: Game; at: number } | null = null;

  /** `entries` is the journal itself, which goes on growing. */
  constructor(ruleset: HeldGame['ruleset'], start: Omit<GameRecord, 'entries'>, entries: readonly Entry[]) {
    this.ruleset = ruleset;
    this.start = { ...start, entries: [] };
    this.entries = entries;
  }

  /** The moments from one on: the opening is moment 0, and every entry of the journal leads to the next. */
  moments(from: number): MomentEntry[] {
    if (this.known.length <= this.entries.length) this.at(this.entries.length);
    return this.known.slice(from);
  }

  /** The game as it stood after so many entries. Only to be read: it is moved on when another moment is asked for. */
  at(moment: number): Game {
    const reader = this.readerBefore(Math.min(moment, Math.max(this.known.length - 1, 0)));
    this.reader = reader;
    while (reader.at < moment) {
      const entry = this.entries[reader.at]!;
      const refusal = reader.game.enter(entry);
      if (refusal) throw new Error(`entry ${reader.at} was legal once and is refused now: ${refusal.message}`);
      reader.at++;
      this.note(reader.game, reader.at, entry);
    }
    return reader.game;
  }

  /** Some game at or before a moment: the one looked at last, if it is the nearest, or else a copy of a snapshot. */
  private readerBefore(moment: number): { readonly game: Game; at: number } {
    if (this.snapshots.length === 0) this.note(Game.replay(this.ruleset, this.start), 0, null);
    const nearest = Math.min(Math.floor(moment / EVERY), this.snapshots.length - 1);
    const { reader } = this;
    if (reader && reader.at <= moment && reader.at >= nearest * EVERY) return reader;
    return { game: this.snapshots[nearest]!.fork(), at: nearest * EVERY };
  }

  private note(game: Game, at: number, entry: Entry | null): void {
    if (at === this.known.length)
      this.known.push({
        seat: entry && 'seat' in entry ? entry.seat : null,
        did: entry === null ? 'open' : 'undo' in entry ? 'undo' : 'faces' in entry ? 'roll' : 'answer',
        moves: game.moves,
        events: game.eventCount,
      });
    if (at === this.snapshots.length * EVERY) this.snapshots.push(game.fork());
  }
}
