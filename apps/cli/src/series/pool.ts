import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import { type Chunk, type Played, playGames } from '@sandtable/lab';
import { type Job, seriesOf } from './job.js';
import { ThreadPlayer } from './player.js';

export interface Work {
  /** The next chunk; null: no more. */
  take(): Chunk | null;
  put(chunk: Chunk, played: readonly Played[], ms: number): Promise<void>;
}

/** Plays chunks of a job, by one worker in this thread or by several in threads of their own. */
export async function playJob(job: Job, workers: number, work: Work): Promise<void> {
  if (workers === 1) await alone(job, work);
  else await Promise.all(Array.from({ length: workers }, () => inThread(job, work)));
}

async function alone(job: Job, { take, put }: Work): Promise<void> {
  const series = await seriesOf(job);
  for (let chunk = take(); chunk !== null; chunk = take()) {
    const start = performance.now();
    const played = playGames(series, chunk);
    await put(chunk, played, performance.now() - start);
    await setImmediate(); // lets an interrupt and the progress bar through
  }
}

async function inThread(job: Job, { take, put }: Work): Promise<void> {
  const player = new ThreadPlayer(job);
  try {
    for (let chunk = take(); chunk !== null; chunk = take()) {
      const start = performance.now();
      const played = await player.play(chunk);
      await put(chunk, played, performance.now() - start);
    }
  } finally {
    player.end();
  }
}
