import { canonical } from '@sandtable/kernel';
import type { Chunk, Played } from './games/played.js';

/** Which games they are: by the code that plays them, and by what is played. Their number is no part of it: a series has no end. */
export interface SeriesKey {
  readonly build: string;
  readonly series: string;
}

/** Some games of a series, as they were played. */
export interface ChunkRow extends Chunk {
  readonly played: readonly Played[];
}

/** Where chunks are kept. Whoever puts a row there waits until it is safe. */
export interface ChunkStore {
  rows(key: SeriesKey): Promise<readonly ChunkRow[]>;
  /** Which builds have played games of a series. */
  builds(series: string): Promise<readonly string[]>;
  put(key: SeriesKey, row: ChunkRow): Promise<void>;
}

/** For who keeps nothing. */
export class MemoryStore implements ChunkStore {
  private readonly kept = new Map<string, ChunkRow[]>();

  async rows({ build, series }: SeriesKey): Promise<readonly ChunkRow[]> {
    return this.kept.get(`${build}/${series}`) ?? [];
  }

  async builds(series: string): Promise<readonly string[]> {
    return [...this.kept.keys()].flatMap((key) =>
      key.endsWith(`/${series}`) ? [key.slice(0, -series.length - 1)] : [],
    );
  }

  async put({ build, series }: SeriesKey, row: ChunkRow): Promise<void> {
    const key = `${build}/${series}`;
    this.kept.set(key, [...(this.kept.get(key) ?? []), row]);
  }
}

/** Two copies of a game that differ: the same build, seed and number should be the same game, wherever it is played. */
export interface Difference {
  readonly game: number;
  readonly one: Played;
  readonly other: Played;
}

/** The games of a series that are known, wherever its rows were cut. What comes a second time is compared. */
export class KnownGames {
  private readonly games = new Map<number, Played>();
  readonly differences: Difference[] = [];
  /** How many games came a second time. */
  compared = 0;

  add({ from, played }: ChunkRow): void {
    played.forEach((other, i) => {
      const one = this.games.get(from + i);
      if (one === undefined) this.games.set(from + i, other);
      else {
        this.compared++;
        if (canonical(told(one)) !== canonical(told(other))) this.differences.push({ game: from + i, one, other });
      }
    });
  }

  has(game: number): boolean {
    return this.games.has(game);
  }

  /** The games from `from` up to the first that is not known. */
  run(from: number, to: number): Played[] {
    const run: Played[] = [];
    for (let game = from; game < to; game++) {
      const played = this.games.get(game);
      if (played === undefined) break;
      run.push(played);
    }
    return run;
  }
}

/** What must be the same on every machine: all but the times. */
export const told = ({ replies: _, ...rest }: Played): Omit<Played, 'replies'> => rest;
