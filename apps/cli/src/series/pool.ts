import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type Chunk, type Played, playGames } from '@sandtable/lab';
import { type Job, seriesOf } from './job.js';

export interface Work {
  /** The next chunk; null: no more. */
  take(): Chunk | null;
  put(chunk: Chunk, played: readonly Played[], ms: number): Promise<void>;
}

/** Plays chunks of a job, by one worker in this thread or by several in threads of their own. */
export async function playJob(job: Job, workers: number, work: Work): Promise<void> {
  if (workers === 1) await alone(job, work);
  else await Promise.all(Array.from({ length: workers }, () => thread(job, work)));
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

function thread(job: Job, { take, put }: Work): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: job });
    let playing: Chunk | null = null;
    let start = 0;
    const next = () => {
      playing = take();
      start = performance.now();
      if (playing === null) void worker.terminate();
      else worker.postMessage(playing);
    };
    worker.on('message', (message: 'ready' | Played[]) => {
      if (message === 'ready') next();
      else put(playing!, message, performance.now() - start).then(next, reject);
    });
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });
}
