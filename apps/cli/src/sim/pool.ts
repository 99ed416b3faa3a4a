import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type Chunk, chunks as chunksOf, playSeries, type SeriesResult } from '@sandtable/lab';
import { type Job, seriesOf } from './job.js';

/** Chunks for each worker: enough that none waits long for the last, few enough that handing them over costs nothing. */
const CHUNKS_EACH = 16;
/** So that a long series still shows how far it is. */
const LARGEST = 500;

export interface PoolOptions {
  readonly workers: number;
  /** Told after every chunk. */
  readonly progress: (gamesDone: number) => void;
  /** True to take no further chunk: what is done by then is the result. */
  readonly stop: () => boolean;
}

/** Plays a job in chunks, by one worker in this thread or by several in threads of their own. */
export async function playJob(job: Job, options: PoolOptions): Promise<SeriesResult[]> {
  const parts = Math.max(options.workers * CHUNKS_EACH, Math.ceil(job.games / LARGEST));
  const chunks = chunksOf(await seriesOf(job), parts);
  const results: (SeriesResult | undefined)[] = chunks.map(() => undefined);
  let next = 0;
  let done = 0;
  const take = (): number | null => (next < chunks.length && !options.stop() ? next++ : null);
  const put = (i: number, result: SeriesResult): void => {
    results[i] = result;
    done += result.games;
    options.progress(done);
  };
  if (options.workers === 1) await alone(job, chunks, take, put);
  else
    await Promise.all(
      Array.from({ length: Math.min(options.workers, chunks.length) }, () => thread(job, chunks, take, put)),
    );
  return results.filter((result) => result !== undefined);
}

type Take = () => number | null;
type Put = (i: number, result: SeriesResult) => void;

async function alone(job: Job, chunks: readonly Chunk[], take: Take, put: Put): Promise<void> {
  const series = await seriesOf(job);
  for (let i = take(); i !== null; i = take()) {
    put(i, playSeries(series, chunks[i]!));
    await setImmediate(); // lets an interrupt and the progress bar through
  }
}

function thread(job: Job, chunks: readonly Chunk[], take: Take, put: Put): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: job });
    let playing: number | null = null;
    worker.on('message', (message: 'ready' | SeriesResult) => {
      if (message !== 'ready') put(playing!, message);
      playing = take();
      if (playing === null) void worker.terminate();
      else worker.postMessage(chunks[playing]);
    });
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });
}
