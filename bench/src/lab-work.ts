import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { figure, SAMPLES } from './measure.js';
import { atLeast, type Bench } from './result.js';

const WHAT = 'greedy self-play of Quantum Legions from a queue in PostgreSQL, by two workers against one';
const GAMES = 120;
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const SANDTABLE = here('../../apps/cli/bin/sandtable.js');

/** Ticks of the clock by which Linux counts a process's time. */
const TICKS = 100;

/** What a process and its threads have had of the processors, in seconds. */
function cpuOf({ pid }: ChildProcess): number {
  const [, , user, system] = /\) (?:\S+ ){11}((\d+) (\d+))/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
  return (Number(user) + Number(system)) / TICKS;
}

let asked = 0;

/** Games a second of the workers' own time, all of them together: what taking, delivering and renewing costs is in it. */
async function rateOf(workers: readonly ChildProcess[], env: NodeJS.ProcessEnv): Promise<number> {
  const before = workers.map(cpuOf);
  const series = ['--bots', 'greedy,greedy', '--games', String(GAMES), '--seed', `bench ${asked++}`, '--workers', '0'];
  const asker = spawn(process.execPath, [SANDTABLE, 'sim', '--ruleset', 'quantum-legions', ...series], {
    env,
    stdio: ['ignore', 'ignore', 2],
  });
  const [status] = await once(asker, 'exit');
  if (status !== 0) throw new Error(`the series ended with ${status}`);
  const spent = workers.reduce((sum, worker, i) => sum + cpuOf(worker) - before[i]!, 0);
  return (GAMES * workers.length) / spent;
}

/** A PostgreSQL of its own, which ends when this process does. */
async function database(): Promise<{ readonly url: string; stop(): void }> {
  const child = spawn(process.execPath, [here('../../scripts/postgres.mjs')], { stdio: ['pipe', 'pipe', 2] });
  const [url] = (await once(child.stdout!, 'data')) as [Buffer];
  return { url: String(url).trim(), stop: () => child.stdin!.end() };
}

/** A worker that has begun to look for work. */
async function worker(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = spawn(process.execPath, [SANDTABLE, 'lab', 'work', '--workers', '1'], {
    env,
    stdio: ['ignore', 'pipe', 2],
  });
  await once(child.stdout!, 'data');
  return child;
}

/**
 * Workers as they are on several machines, here on a core each. Each has one thread, and is there from the beginning: the second is stopped
 * while one is measured.
 */
export const labWorkBench: Bench = {
  name: 'lab-work',
  async run() {
    if (availableParallelism() < 2) return [{ name: 'lab-work', what: WHAT, skipped: 'This machine has one core.' }];
    if (!existsSync('/proc/self/stat'))
      return [{ name: 'lab-work', what: WHAT, skipped: 'Only Linux tells what other processes spend.' }];
    const { url, stop } = await database();
    const env = { ...process.env, DATABASE_URL: url };
    const [a, b] = await Promise.all([worker(env), worker(env)]);
    try {
      await rateOf([a!, b!], env); // warming up
      const one: number[] = [];
      const two: number[] = [];
      for (let i = 0; i < SAMPLES; i++) {
        b!.kill('SIGSTOP');
        one.push(await rateOf([a!], env));
        b!.kill('SIGCONT');
        two.push(await rateOf([a!, b!], env));
      }
      return [
        {
          name: 'lab-work',
          what: WHAT,
          unit: 'x',
          figure: figure(two.map((rate, i) => rate / one[i]!)),
          target: atLeast(1.9),
          rates: [
            { name: 'two workers', unit: 'games', rate: figure(two) },
            { name: 'one worker', unit: 'games', rate: figure(one) },
          ],
        },
      ];
    } finally {
      for (const child of [a!, b!]) child.kill('SIGKILL');
      stop();
    }
  },
};
