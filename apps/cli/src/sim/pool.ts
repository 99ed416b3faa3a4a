import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type Chunk, playSeries, type SeriesResult } from '@sandtable/lab';
import { type Job, seriesOf } from './job.js';

/** What a chunk should take: long enough that handing it over costs nothing, short enough to stop and to show how far it is. */
const CHUNK_MS = 300;

export interface PoolOptions {
  readonly workers: number;
  /** Told after every chunk. */
  readonly progress: (gamesDone: number) => void;
  /** True to take no further chunk: what is done by then is the result. */
  readonly stop: () => boolean;
}

/** Deals out the games of a job in chunks, by how long the last one took. The result does not depend on how they were cut. */
export class Dealer {
  private readonly end: number;
  private readonly workers: number;
  private readonly group: number;
  private dealt: number;
  private size: number;
  private readonly done = new Map<number, SeriesResult>();

  constructor(job: Pick<Job, 'games' | 'from' | 'bots' | 'mirrored'>, workers: number) {
    this.end = job.from + job.games;
    this.dealt = job.from;
    this.workers = workers;
    this.group = job.mirrored ? job.bots.length : 1; // mirrored games stay together
    this.size = this.group;
  }

  take(): Chunk | null {
    if (this.dealt >= this.end) return null;
    // Towards the end the chunks get smaller, so that no worker is left alone with a large one.
    const fair = Math.ceil((this.end - this.dealt) / (2 * this.workers));
    const size = Math.max(1, Math.ceil(Math.min(this.size, fair) / this.group)) * this.group;
    const from = this.dealt;
    this.dealt = Math.min(this.end, from + size);
    return { from, to: this.dealt };
  }

  put(chunk: Chunk, result: SeriesResult, ms: number): void {
    this.done.set(chunk.from, result);
    // Never more than four times the last: one quick game says little about the next.
    this.size = Math.min(4 * result.games, Math.ceil((result.games * CHUNK_MS) / Math.max(ms, 1)));
  }

  get gamesDone(): number {
    let games = 0;
    for (const result of this.done.values()) games += result.games;
    return games;
  }

  /** In the order of the games, whoever played them when. */
  results(): SeriesResult[] {
    return [...this.done].sort(([a], [b]) => a - b).map(([, result]) => result);
  }
}

/** Plays a job in chunks, by one worker in this thread or by several in threads of their own. */
export async function playJob(job: Job, options: PoolOptions): Promise<SeriesResult[]> {
  const dealer = new Dealer(job, options.workers);
  const take = () => (options.stop() ? null : dealer.take());
  const put = (chunk: Chunk, result: SeriesResult, ms: number) => {
    dealer.put(chunk, result, ms);
    options.progress(dealer.gamesDone);
  };
  if (options.workers === 1) await alone(job, take, put);
  else await Promise.all(Array.from({ length: options.workers }, () => thread(job, take, put)));
  return dealer.results();
}

type Take = () => Chunk | null;
type Put = (chunk: Chunk, result: SeriesResult, ms: number) => void;

async function alone(job: Job, take: Take, put: Put): Promise<void> {
  const series = await seriesOf(job);
  for (let chunk = take(); chunk !== null; chunk = take()) {
    const start = performance.now();
    put(chunk, playSeries(series, chunk), performance.now() - start);
    await setImmediate(); // lets an interrupt and the progress bar through
  }
}

function thread(job: Job, take: Take, put: Put): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: job });
    let playing: Chunk | null = null;
    let start = 0;
    worker.on('message', (message: 'ready' | SeriesResult) => {
      if (message !== 'ready') put(playing!, message, performance.now() - start);
      playing = take();
      start = performance.now();
      if (playing === null) void worker.terminate();
      else worker.postMessage(playing);
    });
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });
}
