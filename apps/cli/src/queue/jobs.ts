import type { Chunk, SeriesKey } from '@sandtable/lab';

/** A chunk as a job of the queue has it. */
export interface ChunkJob extends SeriesKey, Chunk {
  /** Workers who may not play it: what they have played is checked by it. */
  readonly not: readonly string[];
}

/** A queue for each build: games of another build are other games, so a worker takes from the queues of its own. */
export const queueOf = (build: string): string => `lab-${build}`;

/** A job is somebody else's when its worker has not been heard of for so many seconds. */
export const LEASE_S = 30;

/** Tried again so often, each time after a longer while. */
const RETRIES = { retryLimit: 8, retryDelay: 1, retryBackoff: true };

export const sendOptions = (lease: number, isCheck: boolean) => ({
  ...RETRIES,
  expireInSeconds: lease,
  priority: isCheck ? 1 : 0,
});

/** Waits as one should who was not lucky: the longer the more often, and never in step with others. */
export const patience = (times: number, leastMs: number, mostMs: number): number =>
  Math.min(mostMs, leastMs * 2 ** Math.min(times, 20)) * (0.5 + Math.random() / 2);
