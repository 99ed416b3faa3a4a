import { createHash, randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Chunk, SeriesKey } from '@sandtable/lab';
import type { Job } from '../series/job.js';
import { ThreadPlayer } from '../series/player.js';
import type { Work } from '../series/pool.js';
import type { DatabaseStore } from './chunks.js';
import { barredText, StruckOut } from './failures.js';
import { type ChunkJob, LEASE_S, queueOf, sendOptions } from './jobs.js';
import { type Check, Vetting } from './vetting.js';
import { workerName, workOn } from './work.js';

export interface Asking {
  /** Threads of the asker that play too. */
  readonly threads: number;
  readonly lease?: number;
  /** The part of the chunks that is played twice. */
  readonly check?: number;
  complain(text: string): void;
}

export interface QueuedWork extends Work {
  /** No more games are wanted. */
  done(): boolean;
  /** How many play, and how long a chunk should take. */
  tune(workers: number, ms: number): void;
}

const CHECKED = 0.02;
const LOOK_EVERY_MS = 100;
const AT_WORK_EVERY_MS = 1000;
/** Long enough that handing a chunk over costs nothing, short enough that a worker who is lost costs little. */
const LONGEST_MS = 30_000;
/** A question that is answered soon is asked in small pieces. */
const SHORTEST_MS = 300;
const PART_OF_ELAPSED = 1 / 4;
/** Of what was sent, the oldest are looked after: what cannot be played gets there. */
const LOOKED_AFTER = 8;
/** A check that nobody has played after so long, or after three times what the games took, the asker plays himself. */
const UNCHECKED_MS = 5000;

/** Lets all who are at work play a series, and gives on what may be counted. */
export async function playQueued(
  job: Job,
  key: SeriesKey,
  store: DatabaseStore,
  asking: Asking,
  work: QueuedWork,
): Promise<void> {
  const id = workerName();
  const over = new AbortController();
  const asked = new Asked(job, key, store, asking, work, id);
  await asked.open();
  const own =
    asking.threads > 0
      ? workOn(store, {
          id,
          threads: asking.threads,
          builds: new Map([[key.build, job.modules]]),
          stop: () => work.done(),
          abandon: over.signal,
          complain: asking.complain,
        })
      : Promise.resolve(null);
  try {
    await asked.run();
    // Whoever stops gets what is under way; when all is known, what is under way is not wanted.
    if (!asked.isKnown) await own;
    await asked.look();
  } finally {
    over.abort();
    await own;
    await asked.close();
  }
}

class Asked {
  private readonly job: Job;
  private readonly key: SeriesKey;
  private readonly store: DatabaseStore;
  private readonly asking: Asking;
  private readonly work: QueuedWork;
  private readonly id: string;
  private readonly queue: string;
  private readonly lease: number;
  private readonly vetting: Vetting;
  /** What was dealt and has not been counted, by its range; the jobs that it was sent as. */
  private readonly pending = new Map<string, { readonly chunk: Chunk; readonly jobs: string[] }>();
  private readonly checking: { readonly check: Check; readonly until: number }[] = [];
  private readonly seen = new Set<number>();
  private beyond = 0;
  private readonly start = performance.now();
  private own: ThreadPlayer | null = null;
  private isDealt = false;
  private lost: ReadonlySet<number> = new Set();

  constructor(job: Job, key: SeriesKey, store: DatabaseStore, asking: Asking, work: QueuedWork, id: string) {
    this.job = job;
    this.key = key;
    this.store = store;
    this.asking = asking;
    this.work = work;
    this.id = id;
    this.queue = queueOf(key.build);
    this.lease = asking.lease ?? LEASE_S;
    const part = asking.check ?? CHECKED;
    // Nobody can know which chunks are looked at.
    const salt = randomBytes(8).toString('hex');
    this.vetting = new Vetting(id, ({ from }) => {
      const drawn = createHash('sha256').update(`${salt}/${from}`).digest().readUInt32BE(0) / 2 ** 32;
      return drawn < part;
    });
  }

  get isKnown(): boolean {
    return this.isDealt && this.pending.size === 0;
  }

  async open(): Promise<void> {
    const { boss } = this.store.database;
    await boss.createQueue(this.queue);
    await this.store.announce(this.key, this.job);
    for (const id of await this.store.counted(this.key)) this.seen.add(id);
  }

  async run(): Promise<void> {
    let next = 0;
    let ahead = 0;
    let alone = 0;
    while (!this.work.done()) {
      await this.look();
      const now = performance.now();
      if (now >= next) {
        next = now + AT_WORK_EVERY_MS;
        const atWork = await this.store.atWork(this.key.build);
        const threads = atWork.reduce((sum, worker) => sum + worker.threads, 0);
        ahead = 2 * Math.max(1, threads);
        alone = atWork.length > 0 ? 0 : alone + 1;
        if (alone === 5)
          this.asking.complain(
            `Nobody plays games of build ${this.key.build}: start "sandtable lab work" where this build is.`,
          );
        const ms = (now - this.start) * PART_OF_ELAPSED;
        this.work.tune(Math.max(1, threads), Math.min(LONGEST_MS, Math.max(SHORTEST_MS, ms)));
        await this.mind();
      }
      await this.deal(ahead);
      if (this.isKnown) break;
      await pause(LOOK_EVERY_MS);
    }
  }

  /** Takes what has come. */
  async look(): Promise<void> {
    const { vetting, store, key } = this;
    for (const arrival of await store.arrivals(key, this.beyond, [...this.seen])) {
      this.seen.add(arrival.id);
      vetting.arrive(arrival);
    }
    this.forget();
    await this.settle();
    const counted: number[] = [];
    for (const { id, from, to, played, ms, good } of vetting.good.splice(0)) {
      this.pending.delete(`${from}-${to}`);
      if (!good) counted.push(id);
      await this.work.put({ from, to }, played, ms);
    }
    if (counted.length > 0) await store.count(counted);
    await this.bar();
    for (const chunk of vetting.again.splice(0)) await this.send(chunk, []);
    for (const check of vetting.checks.splice(0)) {
      if (!vetting.isHeld(check)) continue; // its worker has proved itself by other games meanwhile
      const started = performance.now();
      await this.send(check, check.not);
      this.checking.push({ check, until: started + UNCHECKED_MS });
    }
  }

  /** Numbers that are long past need not be named any more: what is put there now has a higher one. */
  private forget(): void {
    if (this.seen.size < 2000) return;
    const sorted = [...this.seen].sort((a, b) => a - b);
    this.beyond = sorted[sorted.length - 1000]!;
    for (const id of sorted.slice(0, -999)) this.seen.delete(id);
  }

  /** Plays what only the asker can settle, and what nobody else has checked. */
  private async settle(): Promise<void> {
    const { vetting, checking } = this;
    const now = performance.now();
    const late = checking.filter(({ until }) => until <= now).map(({ check }) => check);
    checking.splice(0, checking.length, ...checking.filter(({ check, until }) => until > now && vetting.isHeld(check)));
    for (const chunk of [...vetting.disputes.splice(0), ...late.filter((check) => vetting.isHeld(check))]) {
      this.own ??= new ThreadPlayer(this.job);
      const start = performance.now();
      const row = { from: chunk.from, to: chunk.to, played: await this.own.play(chunk) };
      // as all others it comes back from the database
      await this.store.deliver(this.key, row, { worker: this.id, ms: performance.now() - start });
    }
  }

  private async bar(): Promise<void> {
    const { build } = this.key;
    let struck = '';
    for (const { worker, chunk, counted } of this.vetting.barred.splice(0)) {
      const why = barredText(worker, chunk, build);
      this.asking.complain(why);
      if ((await this.store.bar(this.key, worker, why)) || counted) struck = why;
    }
    if (struck) throw new StruckOut(struck);
  }

  private async deal(ahead: number): Promise<void> {
    while (!this.isDealt && this.pending.size < ahead) {
      const chunk = this.work.take();
      if (chunk === null) this.isDealt = true;
      else await this.send(chunk, []);
    }
  }

  private async send({ from, to }: Chunk, not: readonly string[]): Promise<void> {
    const data: ChunkJob = { ...this.key, from, to, not };
    const job = await this.store.database.boss.send(this.queue, data, sendOptions(this.lease, not.length > 0));
    const range = `${from}-${to}`;
    const known = this.pending.get(range);
    if (known) known.jobs.push(job!);
    else this.pending.set(range, { chunk: { from, to }, jobs: [job!] });
  }

  /** Gives out again what somebody took and did not renew, and looks for what nobody could play. */
  private async mind(): Promise<void> {
    const { boss } = this.store.database;
    await boss.expire();
    const lost: Chunk[] = [];
    for (const { jobs, chunk } of [...this.pending.values()].slice(0, LOOKED_AFTER)) {
      const job = await boss.getJobById<ChunkJob>(this.queue, jobs.at(-1)!);
      if (job?.state === 'failed')
        throw new Error(`Games ${chunk.from} to ${chunk.to - 1} could not be played: ${JSON.stringify(job.output)}`);
      // Done, and nothing has come: then it came from a worker that is barred.
      if ((job === null || job.state === 'completed') && !this.vetting.isHeld(chunk)) lost.push(chunk);
    }
    await this.replace(lost);
  }

  /** What was missing before and still is, is played again. */
  private async replace(lost: readonly Chunk[]): Promise<void> {
    for (const chunk of lost) if (this.lost.has(chunk.from)) await this.send(chunk, []);
    this.lost = new Set(lost.filter(({ from }) => !this.lost.has(from)).map(({ from }) => from));
  }

  /** What nobody has begun is not wanted any more. */
  async close(): Promise<void> {
    this.own?.end();
    const jobs = [...this.pending.values()].flatMap((one) => one.jobs);
    if (jobs.length > 0) await this.store.database.boss.cancel(this.queue, jobs);
  }
}
