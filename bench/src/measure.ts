import { cpuSeconds } from './cpu.js';

/** Something to measure: `run` does a piece of work that takes some milliseconds and says how many units it was. */
export interface Work {
  readonly name: string;
  /** What is counted: moves, lines, games. */
  readonly unit: string;
  run(): number;
}

/** The median of some samples, or whatever else is told of them, with the least and the greatest. */
export interface Figure {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Samples of one measurement; a median of fewer than five says little about its spread. */
export const SAMPLES = 7;
const SECONDS = 0.2;
const WARM_UP_SECONDS = 0.6;

export function figure(samples: readonly number[]): Figure {
  const sorted = [...samples].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const median = sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
  return { value: median, low: sorted[0]!, high: sorted[sorted.length - 1]! };
}

/** Units per second of CPU time, over at least so many seconds of it. */
export function rate(work: Work, atLeast = SECONDS): number {
  let units = 0;
  const start = cpuSeconds();
  for (;;) {
    units += work.run();
    const spent = cpuSeconds() - start;
    if (spent >= atLeast) return units / spent;
  }
}

export interface Comparison {
  readonly ratio: Figure;
  readonly ours: Figure;
  readonly theirs: Figure;
}

/**
 * The rate of one thing over the rate of another. They take turns, so that whatever else the machine does falls on both; each turn
 * of both gives one ratio, and the median of those is the result.
 */
export function compare(ours: Work, theirs: Work, samples = SAMPLES): Comparison {
  rate(ours, WARM_UP_SECONDS);
  rate(theirs, WARM_UP_SECONDS);
  const a: number[] = [];
  const b: number[] = [];
  for (let i = 0; i < samples; i++) {
    a.push(rate(ours));
    b.push(rate(theirs));
  }
  return { ratio: figure(a.map((value, i) => value / b[i]!)), ours: figure(a), theirs: figure(b) };
}

/** The rate of one thing alone. */
export function alone(work: Work, samples = SAMPLES): Figure {
  rate(work, WARM_UP_SECONDS);
  return figure(Array.from({ length: samples }, () => rate(work)));
}

/** A single thing that may take long: its name, and how to do it once. */
export interface Task {
  readonly name: string;
  run(): unknown;
}

export interface Slowest {
  readonly name: string;
  /** Milliseconds. */
  readonly figure: Figure;
  /** To do it again, against something else. */
  readonly work: Work;
}

/** Each is done once; those that took longest are done again and again, and the slowest of them is the answer. */
export function slowest(tasks: Iterable<Task>, suspects = 12): Slowest {
  const first: { readonly task: Task; readonly seconds: number }[] = [];
  for (const task of tasks) {
    const start = cpuSeconds();
    task.run();
    first.push({ task, seconds: cpuSeconds() - start });
  }
  first.sort((a, b) => b.seconds - a.seconds);
  const found = first.slice(0, suspects).map(({ task: { name, run } }) => {
    const often: Work = {
      name,
      unit: 'times',
      run() {
        for (let i = 0; i < 20; i++) run();
        return 20;
      },
    };
    rate(often, 0.02);
    return { name, work: often, figure: figure(Array.from({ length: SAMPLES }, () => 1000 / rate(often, 0.02))) };
  });
  return found.reduce((most, one) => (one.figure.value > most.figure.value ? one : most));
}
