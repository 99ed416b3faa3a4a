import type { ChunkRow, ChunkStore, Played, SeriesKey } from '@sandtable/lab';
import type { Job } from '../series/job.js';
import type { Database } from './database.js';

/** Some games as a worker put them into the database. */
export interface Arrival extends ChunkRow {
  readonly id: number;
  readonly worker: string;
  readonly ms: number;
  /** They have been counted before. */
  readonly good: boolean;
}

/** Who is at work, as the database has it. */
export interface AtWork {
  readonly id: string;
  readonly threads: number;
}

/** Who has not been seen for so long is gone. */
const GONE_AFTER = '20 seconds';

interface Row extends Omit<Arrival, 'id' | 'played'> {
  readonly id: string;
  readonly played: string;
}

const ROWS = `
  SELECT id, "from", "to", worker, ms, played, good FROM sandtable_lab.chunk
  WHERE build = $1 AND series = $2
    AND NOT EXISTS (SELECT FROM sandtable_lab.worker w WHERE w.id = worker AND w.barred IS NOT NULL)`;

const arrivalOf = (row: Row): Arrival => ({
  ...row,
  id: Number(row.id),
  played: JSON.parse(row.played) as Played[],
});

/** Chunks of series in a database, and those who play them. */
export class DatabaseStore implements ChunkStore {
  readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** What has been counted, by whomever it was played. */
  async rows({ build, series }: SeriesKey): Promise<readonly ChunkRow[]> {
    const rows = await this.database.query<Row>(`${ROWS} AND good ORDER BY id`, [build, series]);
    return rows.map(arrivalOf);
  }

  async builds(series: string): Promise<readonly string[]> {
    const rows = await this.database.query<{ build: string }>(
      'SELECT DISTINCT build FROM sandtable_lab.chunk WHERE series = $1 AND good ORDER BY build',
      [series],
    );
    return rows.map(({ build }) => build);
  }

  /** For who plays without a queue: what it keeps counts. */
  async put(key: SeriesKey, row: ChunkRow): Promise<void> {
    await this.deliver(key, row, { worker: 'asker', ms: 0, good: true });
  }

  /** Puts games there that were played; of a barred worker nothing is taken. */
  async deliver(
    { build, series }: SeriesKey,
    { from, to, played }: ChunkRow,
    { worker, ms, good = false }: { readonly worker: string; readonly ms: number; readonly good?: boolean },
  ): Promise<void> {
    await this.database.query(
      `INSERT INTO sandtable_lab.chunk (build, series, "from", "to", worker, ms, played, good)
       SELECT $1, $2, $3, $4, $5::text, $6, $7, $8
       WHERE NOT EXISTS (SELECT FROM sandtable_lab.worker w WHERE w.id = $5 AND w.barred IS NOT NULL)`,
      [build, series, from, to, worker, ms, JSON.stringify(played), good],
    );
  }

  /** What is known to have been counted already. */
  async counted({ build, series }: SeriesKey): Promise<readonly number[]> {
    const rows = await this.database.query<{ id: string }>(
      'SELECT id FROM sandtable_lab.chunk WHERE build = $1 AND series = $2 AND good ORDER BY id',
      [build, series],
    );
    return rows.map(({ id }) => Number(id));
  }

  /** What has come beyond a number, but for these: where two are put there at once, the higher number may be seen first. */
  async arrivals({ build, series }: SeriesKey, beyond: number, but: readonly number[]): Promise<readonly Arrival[]> {
    const rows = await this.database.query<Row>(`${ROWS} AND id > $3 AND id <> ALL ($4::bigint[]) ORDER BY id`, [
      build,
      series,
      beyond,
      but,
    ]);
    return rows.map(arrivalOf);
  }

  async count(ids: readonly number[]): Promise<void> {
    await this.database.query('UPDATE sandtable_lab.chunk SET good = true WHERE id = ANY ($1::bigint[])', [ids]);
  }

  /** What a barred worker played counts nowhere; whether some of it had been counted in this series. */
  async bar({ build, series }: SeriesKey, worker: string, why: string): Promise<boolean> {
    await this.database.query(
      `INSERT INTO sandtable_lab.worker (id, builds, threads, barred) VALUES ($1, '{}', 0, $2)
       ON CONFLICT (id) DO UPDATE SET barred = $2`,
      [worker, why],
    );
    const rows = await this.database.query<{ counted: boolean }>(
      'DELETE FROM sandtable_lab.chunk WHERE worker = $1 RETURNING good AND build = $2 AND series = $3 AS counted',
      [worker, build, series],
    );
    return rows.some(({ counted }) => counted);
  }

  /** A worker shows that it is there; why it is barred, or null. */
  async seen(worker: string, builds: readonly string[], threads: number): Promise<string | null> {
    const [row] = await this.database.query<{ barred: string | null }>(
      `INSERT INTO sandtable_lab.worker (id, builds, threads) VALUES ($1, $2, $3)
       ON CONFLICT (id) DO UPDATE SET seen = now(), builds = $2, threads = $3 RETURNING barred`,
      [worker, builds, threads],
    );
    return row!.barred;
  }

  async left(worker: string): Promise<void> {
    await this.database.query('DELETE FROM sandtable_lab.worker WHERE id = $1 AND barred IS NULL', [worker]);
  }

  /** Who plays games of this build. */
  async atWork(build: string): Promise<readonly AtWork[]> {
    return this.database.query<AtWork>(
      `SELECT id, threads FROM sandtable_lab.worker
       WHERE $1 = ANY (builds) AND barred IS NULL AND seen > now() - interval '${GONE_AFTER}' ORDER BY id`,
      [build],
    );
  }

  /** A series by its key, so that a chunk of it need not bring it along. */
  async announce({ build, series }: SeriesKey, job: Job): Promise<void> {
    const { modules: _, ...rest } = job;
    await this.database.query(
      'INSERT INTO sandtable_lab.series (build, series, job) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [build, series, JSON.stringify(rest)],
    );
  }

  async announced({ build, series }: SeriesKey): Promise<Omit<Job, 'modules'> | null> {
    const [row] = await this.database.query<{ job: string }>(
      'SELECT job FROM sandtable_lab.series WHERE build = $1 AND series = $2',
      [build, series],
    );
    return row ? (JSON.parse(row.job) as Omit<Job, 'modules'>) : null;
  }
}
