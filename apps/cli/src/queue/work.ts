import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { ChunkRow } from '@sandtable/lab';
import type { Job } from '../series/job.js';
import { type Player, ThreadPlayer } from '../series/player.js';
import type { DatabaseStore } from './chunks.js';
import { renewLease } from './database.js';
import { type ChunkJob, patience, queueOf, sendOptions } from './jobs.js';

export const workerName = (): string => `${hostname()}-${process.pid}-${randomBytes(2).toString('hex')}`;

export interface Hands {
  readonly id: string;
  readonly threads: number;
  /** Whose games it plays: builds, and the modules that each of them needs. */
  readonly builds: ReadonlyMap<string, readonly string[]>;
  /** True to take nothing more. */
  stop(): boolean;
  /** Ends also what is under way. */
  readonly abandon?: AbortSignal;
  /** Told of each chunk that it has delivered. */
  played?(row: ChunkRow, ms: number): void;
  complain(text: string): void;
  player?(job: Job): Player;
}

/** How often a worker shows that it is there. */
const SEEN_EVERY_MS = 5000;

/** Takes chunks from the queues of its builds and plays them until it is told to stop; why it was barred, or null. */
export async function workOn(store: DatabaseStore, hands: Hands): Promise<string | null> {
  const { id, builds, threads } = hands;
  const names = [...builds.keys()];
  let barred: string | null = null;
  let failures = 0;
  const show = async (): Promise<void> => {
    try {
      barred = await store.seen(id, names, threads);
      failures = 0;
    } catch (error) {
      if (failures++ === 0) hands.complain(`The database does not answer: ${messageOf(error)}. It is tried again.`);
    }
  };
  await show();
  const timer = setInterval(show, SEEN_EVERY_MS);
  const isOver = () => barred !== null || hands.stop() || (hands.abandon?.aborted ?? false);
  try {
    await Promise.all(
      Array.from({ length: threads }, () => new Thread(store, hands, isOver, () => failures > 0).run()),
    );
  } finally {
    clearInterval(timer);
    await store.left(id).catch(() => {}); // then it is gone a little later
  }
  return barred;
}

/** One thread of a worker: keeps the player of the series it played last. */
class Thread {
  private readonly store: DatabaseStore;
  private readonly hands: Hands;
  private readonly isOver: () => boolean;
  private readonly isDown: () => boolean;
  private player: Player | null = null;
  private playing = '';

  constructor(store: DatabaseStore, hands: Hands, isOver: () => boolean, isDown: () => boolean) {
    this.store = store;
    this.hands = hands;
    this.isOver = isOver;
    this.isDown = isDown;
  }

  async run(): Promise<void> {
    const { abandon } = this.hands;
    const end = () => this.end();
    abandon?.addEventListener('abort', end);
    let idle = 0;
    try {
      while (!this.isOver()) {
        if (await this.takeOne()) idle = 0;
        else await this.wait(patience(idle++, 50, this.isDown() ? 30_000 : 1000));
      }
    } finally {
      abandon?.removeEventListener('abort', end);
      this.end();
    }
  }

  /** In small pieces, so that it hears when it is over. */
  private async wait(ms: number): Promise<void> {
    const until = performance.now() + ms;
    while (!this.isOver() && performance.now() < until) await pause(Math.min(100, ms));
  }

  private end(): void {
    this.player?.end();
    this.player = null;
    this.playing = '';
  }

  private async takeOne(): Promise<boolean> {
    const { boss } = this.store.database;
    for (const build of this.hands.builds.keys()) {
      const queue = queueOf(build);
      const [job] = await boss.fetch<ChunkJob>(queue);
      if (!job) continue;
      if (job.data.not.includes(this.hands.id)) {
        // Nobody checks himself: it goes back, for another.
        await boss.send(queue, job.data, { ...sendOptions(job.expireInSeconds, true), startAfter: 1 });
        await boss.complete(queue, job.id);
        continue;
      }
      await this.playOne(queue, job.id, job.data, Number(job.expireInSeconds));
      return true;
    }
    return false;
  }

  private async playOne(queue: string, id: string, chunk: ChunkJob, lease: number): Promise<void> {
    const { store } = this;
    const { database } = store;
    const renewing = setInterval(() => void renewLease(database, queue, id).catch(() => {}), (lease * 1000) / 3);
    try {
      const start = performance.now();
      const player = await this.playerOf(chunk);
      const row = { from: chunk.from, to: chunk.to, played: await player.play(chunk) };
      const ms = performance.now() - start;
      await this.deliver(chunk, row, ms);
      await database.boss.complete(queue, id);
      this.hands.played?.(row, ms);
    } catch (error) {
      this.end();
      if (this.hands.abandon?.aborted) return;
      this.hands.complain(`Games ${chunk.from} to ${chunk.to - 1} of ${chunk.series}: ${messageOf(error)}`);
      // The queue gives it out again after a while, to whoever asks; if it cannot be told, when the lease ends.
      await database.boss.fail(queue, id, { message: messageOf(error) }).catch(() => {});
    } finally {
      clearInterval(renewing);
    }
  }

  private async playerOf(key: ChunkJob): Promise<Player> {
    const { build, series } = key;
    const name = `${build}/${series}`;
    if (this.player && this.playing === name) return this.player;
    this.end();
    const job = await this.store.announced(key);
    if (!job) throw new Error('nobody has said what series that is');
    const whole: Job = { ...job, modules: this.hands.builds.get(build)! };
    this.player = (this.hands.player ?? ((of) => new ThreadPlayer(of)))(whole);
    this.playing = name;
    return this.player;
  }

  /** What was played is not lost because a database was away for a while. */
  private async deliver(key: ChunkJob, row: ChunkRow, ms: number): Promise<void> {
    for (let times = 0; ; times++) {
      try {
        await this.store.deliver(key, row, { worker: this.hands.id, ms });
        return;
      } catch (error) {
        if (this.isOver() || times === 20) throw error;
        await this.wait(patience(times, 500, 30_000));
      }
    }
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
