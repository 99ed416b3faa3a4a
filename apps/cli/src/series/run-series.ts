import { createHash } from 'node:crypto';
import { canonical } from '@sandtable/kernel';
import {
  type Chunk,
  type ChunkStore,
  type Difference,
  KnownGames,
  type Played,
  type SeriesKey,
  unitSize,
} from '@sandtable/lab';
import { DatabaseStore } from '../queue/chunks.js';
import { playQueued } from '../queue/play-queued.js';
import { buildOf } from './build.js';
import { Dealer } from './dealer.js';
import type { Job } from './job.js';
import { playJob } from './pool.js';

export interface RunOptions {
  readonly workers: number;
  readonly store: ChunkStore;
  readonly from: number;
  readonly to: number;
  /** Plays again what is stored already, and compares. */
  readonly again?: boolean;
  /** Told how many games are known from the first on without a gap. */
  readonly progress: (games: number) => void;
  /** True to take no further chunk. */
  readonly stop: () => boolean;
  /** Where a database is the store: how soon a worker that is silent counts as gone, and how much is played twice. */
  readonly lease?: number;
  readonly check?: number;
  readonly complain?: (text: string) => void;
  /** Looks at the games from the first on without a gap, whenever there are more of them: true if no more are wanted. */
  readonly enough?: (played: readonly Played[]) => boolean;
}

export interface Run {
  readonly key: SeriesKey;
  /** From the first game on without a gap. Games beyond a gap are stored, but who counted them would favour the quick ones. */
  readonly played: readonly Played[];
  /** How many were played now; the others had been stored before. */
  readonly fresh: number;
  /** Games that came a second time, and what of them was not the same. */
  readonly compared: number;
  readonly differences: readonly Difference[];
}

/** By what the games of a job are found again. Where modules lie on this machine is no part of it: the build knows what is in them. */
export function keyOf(job: Job): SeriesKey {
  const { modules: _, ...series } = job;
  return {
    build: buildOf(job),
    series: `${job.ruleset}-${createHash('sha256').update(canonical(series)).digest('hex').slice(0, 12)}`,
  };
}

/** Plays a series on from where it is stored, chunk by chunk, each of which is safe when the next one begins. */
export async function runSeries(job: Job, options: RunOptions): Promise<Run> {
  const { workers, store, from, to, again = false } = options;
  const key = keyOf(job);
  const known = new KnownGames();
  for (const row of await store.rows(key)) known.add(row);
  const played: Played[] = [];
  let isEnough = false;
  const look = () => {
    const more = known.run(from + played.length, to);
    played.push(...more);
    if (more.length > 0 && !isEnough) isEnough = options.enough?.(played) ?? false;
    options.progress(played.length);
  };
  look();
  const unit = unitSize(job);
  const dealer = new Dealer({ from, to, unit, isKnown: (game) => !again && known.has(game) }, workers);
  let fresh = 0;
  const done = () => options.stop() || (isEnough && !again);
  const take = () => (done() ? null : dealer.take());
  const put = (chunk: Chunk, games: readonly Played[], ms: number) => {
    known.add({ ...chunk, played: games });
    fresh += games.length;
    dealer.took(chunk, ms);
    look();
  };
  if (again || (!isEnough && played.length < to - from)) {
    if (store instanceof DatabaseStore) {
      const asking = { complain: () => {}, ...options, threads: workers };
      await playQueued(job, key, store, asking, {
        take,
        done,
        put: async (chunk, games, ms) => put(chunk, games, ms),
        tune: (atWork, ms) => dealer.tune(atWork, ms),
      });
    } else
      await playJob(job, workers, {
        take,
        put: async (chunk, games, ms) => {
          await store.put(key, { ...chunk, played: games });
          put(chunk, games, ms);
        },
      });
  }
  return { key, played, fresh, compared: known.compared, differences: known.differences };
}

/** Throws where a game came to two different ends: then one of them was not what the rules say, and no figure can be trusted. */
export function differencesIn({ key, differences }: Run): void {
  const [first] = differences;
  if (!first) return;
  throw new Error(
    `${differences.length} games of series ${key.series}, build ${key.build}, were not the same when played again; game ${first.game}: ` +
      `${canonical(first.one)} and ${canonical(first.other)}`,
  );
}
