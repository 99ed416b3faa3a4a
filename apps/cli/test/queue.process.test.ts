import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { ChunkRow } from '@sandtable/lab';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startPostgres } from '../../../scripts/postgres.mjs';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const MAIN = here('../dist/main.js');
const ODD = here('./workers/odd.mjs');

let postgres: { url: string; stop(): Promise<void> };
/** A process of its own asks the database: the test's own loader takes another form of the client than Node does. */
let asking: ChildProcess;
let answers: AsyncIterator<string>;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  postgres = await startPostgres();
  asking = spawn(process.execPath, [here('./workers/asks.mjs')], { env: { ...process.env, ...shared() } });
  answers = createInterface({ input: asking.stdout! })[Symbol.asyncIterator]();
}, 60_000);
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});
afterAll(async () => {
  asking.kill();
  await postgres.stop();
});

interface Ended {
  readonly out: string;
  readonly complaints: string;
  readonly status: number | null;
}

function started(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [program, ...args], { env: { ...process.env, ...env } });
  running.add(child);
  let [out, complaints] = ['', ''];
  child.stdout.on('data', (text) => {
    out += text;
  });
  child.stderr.on('data', (text) => {
    complaints += text;
  });
  const ended = new Promise<Ended>((resolve) =>
    child.on('close', (status) => {
      running.delete(child);
      resolve({ out, complaints, status });
    }),
  );
  return { child, ended };
}

const shared = () => ({ DATABASE_URL: postgres.url });
const worker = () => started(MAIN, ['lab', 'work', '--workers', '1'], shared());
const result = ({ out }: Ended) => JSON.parse(out.trimEnd().split('\n').at(-1)!);

const QUESTION = ['--ruleset', 'quantum-legions', '--scenario', 'SC-1', '--bots', 'quick', '--seed', 'queue'];
const fair = (...more: string[]) => ['lab', 'fair', ...QUESTION, '--games', '100', '--json', ...more];

/** None where the tables are not there yet. */
async function rows(sql: string): Promise<Record<string, unknown>[]> {
  asking.stdin!.write(`${sql}\n`);
  return JSON.parse((await answers.next()).value);
}

test('four workers, one killed in the middle of a chunk, one that lies: the same as on one machine, to the last game', async () => {
  const store = mkdtempSync(join(tmpdir(), 'queue-'));
  const alone = await started(MAIN, fair('--store', store, '--workers', '1')).ended;

  const stuck = started(ODD, ['stuck', 'quantum-legions'], shared());
  const liar = started(ODD, ['liar', 'quantum-legions'], shared());
  const asker = started(MAIN, fair('--workers', '0', '--lease', '5'), shared());
  // it ends by itself only where it could not begin
  await Promise.race([once(stuck.child.stdout, 'data'), stuck.ended]);
  stuck.child.kill('SIGKILL');
  const honest = [worker(), worker()];

  const together = await asker.ended;
  expect(together.complaints).toMatch(/^Worker liar is barred: games \d+ to \d+ of it were not those/);
  expect(together.status).toBe(0);
  expect(result(together)).toEqual(result(alone));

  const [, from] = /in the middle of games (\d+)/.exec((await stuck.ended).out)!;
  const playedBy = await rows(`SELECT worker FROM sandtable_lab.chunk WHERE "from" = ${from} AND good`);
  expect(playedBy).toHaveLength(1);
  expect(playedBy[0]).not.toEqual({ worker: 'stuck' });
  expect((await liar.ended).out).toContain('Worker liar is barred');
  expect(await rows(`SELECT 1 FROM sandtable_lab.chunk WHERE worker = 'liar'`)).toEqual([]);

  // game by game, against the file of the machine that was alone
  const kept = readdirSync(store, { recursive: true, encoding: 'utf8' }).find((name) => name.endsWith('.jsonl'))!;
  const lines = readFileSync(join(store, kept), 'utf8').trim().split('\n');
  const inOrder = (chunks: readonly ChunkRow[]) =>
    [...chunks].sort((a, b) => a.from - b.from).flatMap(({ played }) => played);
  const ofAll = await rows('SELECT "from", played FROM sandtable_lab.chunk WHERE good');
  expect(inOrder(ofAll.map((row) => ({ ...row, played: JSON.parse(row.played as string) }) as ChunkRow))).toEqual(
    inOrder(lines.map((line) => JSON.parse(line) as ChunkRow)),
  );

  for (const { child, ended } of honest) {
    child.kill('SIGINT');
    expect(await ended).toMatchObject({ status: 0 });
  }
});

test('a question that was interrupted goes on where it was, also when nobody works', async () => {
  const shorter = await started(MAIN, [...fair('--workers', '0'), '--games', '60'], shared()).ended;
  expect(result(shorter).fields[0].games).toBe(60);
});
