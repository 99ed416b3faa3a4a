import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { figure, SAMPLES } from './measure.js';
import { atLeast, type Bench } from './result.js';
import type { Played } from './sim-worker.js';

const WHAT = 'greedy self-play of Quantum Legions on two workers against one';
const GAMES = 10;

let dealt = 0;

/** Games a second of its own CPU time that a worker plays its next chunk with. */
async function rateOf(worker: Worker): Promise<number> {
  const from = dealt;
  dealt += GAMES;
  worker.postMessage({ from, to: dealt });
  const [played] = (await once(worker, 'message')) as [Played];
  if (played.games < GAMES) throw new Error(`${played.exceptions} games of the series threw`);
  return played.games / played.seconds;
}

/**
 * One worker plays, then both do, each on a core of its own. What they have to share (memory, caches, the collector's helpers)
 * slows both; what else runs on the machine does not count, because each worker's rate is by its own CPU time.
 */
export const simBench: Bench = {
  name: 'sim',
  async run() {
    if (availableParallelism() < 2) return [{ name: 'sim', what: WHAT, skipped: 'This machine has one core.' }];
    const [a, b] = [0, 1].map(() => new Worker(new URL('./sim-worker.js', import.meta.url))) as [Worker, Worker];
    await Promise.all([rateOf(a), rateOf(b)]);
    await Promise.all([rateOf(a), rateOf(b)]); // warming up
    const one: number[] = [];
    const two: number[] = [];
    for (let i = 0; i < SAMPLES; i++) {
      one.push(await rateOf(i % 2 === 0 ? a : b));
      const both = await Promise.all([rateOf(a), rateOf(b)]);
      two.push(both[0] + both[1]);
    }
    await Promise.all([a.terminate(), b.terminate()]);
    return [
      {
        name: 'sim',
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
  },
};
