// One thread of the simulation that `sim.ts` measures: plays chunks of a series and tells how much CPU time each took.
import { parentPort } from 'node:worker_threads';
import { greedyBot } from '@sandtable/bots';
import { type Chunk, playSeries, type Series } from '@sandtable/lab';
import { quantumLegions } from '@sandtable/quantum-legions';
import { cpuSeconds } from './cpu.js';

export interface Played {
  readonly games: number;
  readonly exceptions: number;
  readonly seconds: number;
}

const series: Series = {
  ruleset: quantumLegions,
  setup: { quick: {} },
  bots: [greedyBot, greedyBot],
  games: 1_000_000,
  seed: 'sim',
};

parentPort!.on('message', (chunk: Chunk) => {
  const start = cpuSeconds();
  const { finished, exceptions } = playSeries(series, chunk);
  parentPort!.postMessage({
    games: finished,
    exceptions: exceptions.length,
    seconds: cpuSeconds() - start,
  } satisfies Played);
});
