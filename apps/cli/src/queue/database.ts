import type { Pool } from 'pg';
import type PgBoss from 'pg-boss';

/** What the lab keeps in a database: chunks as they were played, what series they are of, and who is at work. */
const TABLES = `
  CREATE SCHEMA IF NOT EXISTS sandtable_lab;
  CREATE TABLE IF NOT EXISTS sandtable_lab.series (
    build text NOT NULL,
    series text NOT NULL,
    job text NOT NULL,
    PRIMARY KEY (build, series)
  );
  CREATE TABLE IF NOT EXISTS sandtable_lab.chunk (
    id bigserial PRIMARY KEY,
    build text NOT NULL,
    series text NOT NULL,
    "from" integer NOT NULL,
    "to" integer NOT NULL,
    worker text NOT NULL,
    ms real NOT NULL,
    -- as text: a database that sorts the names in it would change the order in which kinds of luck are met
    played text NOT NULL,
    -- whoever asked for the series has counted it
    good boolean NOT NULL DEFAULT false
  );
  CREATE INDEX IF NOT EXISTS chunk_of_series ON sandtable_lab.chunk (build, series, id);
  CREATE INDEX IF NOT EXISTS chunk_of_worker ON sandtable_lab.chunk (worker);
  CREATE TABLE IF NOT EXISTS sandtable_lab.worker (
    id text PRIMARY KEY,
    builds text[] NOT NULL,
    threads integer NOT NULL,
    seen timestamptz NOT NULL DEFAULT now(),
    barred text
  );
`;

/** The lock of who makes tables; any number will do. */
const MAKING = 4_180_019;

const JOBS = 'sandtable_jobs';

/** A PostgreSQL with a queue in it. */
export interface Database {
  readonly boss: PgBoss;
  query<R extends object>(text: string, values?: readonly unknown[]): Promise<R[]>;
  close(): Promise<void>;
}

/** Opens a database and makes what is missing there. A process may end while it is open. */
export async function openDatabase(url: string, complain: (text: string) => void): Promise<Database> {
  // loaded by who uses a database, and by nobody else
  const [{ default: pg }, { default: Boss }] = await Promise.all([import('pg'), import('pg-boss')]);
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'sandtable',
    max: 4,
    // Whoever plays for half a minute holds no place in the server meanwhile.
    idleTimeoutMillis: 2000,
    connectionTimeoutMillis: 10_000,
    allowExitOnIdle: true,
  });
  pool.on('error', () => {}); // a connection that lies idle was lost: the next query opens another
  const boss = new Boss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: JOBS,
    supervise: false, // whoever asks for a series looks after its jobs
    schedule: false,
  });
  boss.on('error', (error) => complain(`The queue: ${error.message}`));
  await oneAtATime(pool, async () => {
    await pool.query(TABLES);
    await boss.start(); // makes its own
  });
  return {
    boss,
    query: async <R extends object>(text: string, values: readonly unknown[] = []) =>
      (await pool.query<R>(text, [...values])).rows,
    close: async () => {
      await boss.stop({ graceful: false });
      await pool.end();
    },
  };
}

/** Whoever comes first makes the tables; two who made them at once would stand in each other's way. */
async function oneAtATime(pool: Pool, make: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MAKING]);
    await make();
    await client.query('SELECT pg_advisory_unlock($1)', [MAKING]);
  } finally {
    client.release(true);
  }
}

/** A job stays its worker's for another lease. */
export async function renewLease({ query }: Database, queue: string, id: string): Promise<void> {
  // pg-boss 10 has no call for it; this is the column that its own expiry goes by.
  await query(`UPDATE ${JOBS}.job SET started_on = now() WHERE name = $1 AND id = $2 AND state = 'active'`, [
    queue,
    id,
  ]);
}
