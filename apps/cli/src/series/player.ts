import { Worker } from 'node:worker_threads';
import type { Chunk, Played } from '@sandtable/lab';
import type { Job } from './job.js';

/** Plays chunks of one series, one at a time. */
export interface Player {
  play(chunk: Chunk): Promise<readonly Played[]>;
  end(): void;
}

/** In a thread of its own, so that this one can go on. */
export class ThreadPlayer implements Player {
  private readonly worker: Worker;
  private readonly ready: Promise<void>;
  private failed: (error: Error) => void = () => {};

  constructor(job: Job) {
    this.worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: job });
    this.ready = new Promise((resolve, reject) => {
      this.failed = reject;
      this.worker.once('message', () => resolve());
    });
    this.ready.catch(() => {}); // told to whoever lets it play
    this.worker.on('error', (error) => this.failed(error));
    this.worker.on('exit', () => this.failed(new Error('The thread that was playing has ended.')));
  }

  async play(chunk: Chunk): Promise<readonly Played[]> {
    await this.ready;
    return new Promise((resolve, reject) => {
      this.failed = reject;
      this.worker.once('message', resolve);
      this.worker.postMessage(chunk);
    });
  }

  end(): void {
    void this.worker.terminate();
  }
}
