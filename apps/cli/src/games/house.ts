import { existsSync } from 'node:fs';
import { House } from '@sandtable/house';
import type { Referee } from '@sandtable/referee';
import { reasonOf } from '../files.js';
import { BadInput } from '../problem.js';
import { FileStore, type Files, inFolder } from './file-store.js';

/** The files that somebody named, each of one game; every other game has one in the usual folder. */
export class NamedFiles implements Files {
  private readonly usual = inFolder('.sandtable');
  private readonly named = new Map<string, string>();

  /** Gives a game the file that was named for it. */
  name(game: string, file: string): string {
    this.named.set(game, file);
    return game;
  }

  of(game: string): string {
    return this.named.get(game) ?? this.usual.of(game);
  }

  games(): readonly string[] {
    return [...this.named.keys(), ...this.usual.games()];
  }

  /** A name that no game in the usual folder has. */
  unused(about: string): string {
    const time = new Date().toISOString().slice(0, 19).replaceAll(/[:T]/g, '-');
    for (let n = 1; ; n++) {
      const game = `${about}-${time}${n === 1 ? '' : `-${n}`}`;
      if (!existsSync(this.usual.of(game))) return game;
    }
  }
}

/** A house that keeps its games in files. What cannot be written is told of, and nothing goes on that is not kept. */
export const houseOver = (files: NamedFiles, referee: Referee): House =>
  new House(referee, {
    newName: () => files.unused('game'),
    now: Date.now,
    store: new FileStore(files),
    unstored: (game, error) => {
      throw BadInput.at('--save', files.of(game), `a file that can be written (${reasonOf(error)})`);
    },
  });
