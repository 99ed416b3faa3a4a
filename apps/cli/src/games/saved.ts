import { type Players, recordOf } from '@sandtable/house';
import { jsonIn, readText } from '../files.js';
import { BadInput } from '../problem.js';
import { GameFile } from './game-file.js';

/** A file that a game is kept in: it can be gone on with where it lies. */
export interface SavedGame {
  readonly game: string;
  readonly players: Players;
  /** All of it, which is read when somebody wants it. */
  readonly record: unknown;
}

/** What claims to be the record of a game: whether it is only a referee can say. */
export interface SavedRecord {
  readonly record: unknown;
}

/** A game from a file: one that this program keeps it in, or its record, which is how games go from one place to another. */
export function readSaved(field: string, file: string): SavedGame | SavedRecord {
  const kept = new GameFile(file, file);
  if (!isGame(kept)) return { record: jsonIn(file, readText(field, file)) };
  const { listing, base } = kept.told.stored(file);
  if ('damaged' in listing) throw new BadInput(`${file}: ${listing.damaged}`);
  return {
    game: listing.game,
    players: listing.players,
    get record() {
      const whole = kept.toldFrom(0);
      const { listing: found } = whole.stored(file);
      if ('damaged' in found) throw new BadInput(`${file}: ${found.damaged}`);
      return recordOf(base, whole.rows);
    },
  };
}

function isGame(file: GameFile): boolean {
  try {
    return file.isGame;
  } catch {
    return false; // why it cannot be read is said by who reads it as a record
  }
}
