import { type Players, recordOf } from '@sandtable/house';
import { jsonIn, readText } from '../files.js';
import { BadInput } from '../problem.js';
import { gameIn } from './game-file.js';

/** A file that a game is kept in: it can be gone on with where it lies. */
export interface SavedGame {
  readonly game: string;
  readonly players: Players;
  readonly record: unknown;
}

/** What claims to be the record of a game: whether it is only a referee can say. */
export interface SavedRecord {
  readonly record: unknown;
}

/** A game from a file: one that this program keeps it in, or its record, which is how games go from one place to another. */
export function readSaved(field: string, file: string): SavedGame | SavedRecord {
  const text = readText(field, file);
  const told = gameIn(text);
  if (told === null) return { record: jsonIn(file, text) };
  const { listing, base } = told.stored(file);
  if ('damaged' in listing) throw new BadInput(`${file}: ${listing.damaged}`);
  return { game: listing.game, players: listing.players, record: recordOf(base, told.rows) };
}
