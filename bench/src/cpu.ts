import { openSync, readSync } from 'node:fs';

// The CPU time of the calling thread. A wall clock measures the neighbours on a shared machine, and `process.cpuUsage()`
// also counts the compiler's and the collector's helper threads, whose work depends on how many cores happen to be idle.

type Usage = { readonly user: number; readonly system: number };
const { threadCpuUsage } = process as { threadCpuUsage?: () => Usage }; // Node 22.19 and 23.9 on

const seconds = ({ user, system }: Usage): number => (user + system) / 1e6;

const cell = new Int32Array(new SharedArrayBuffer(4));
const text = Buffer.alloc(64);

/**
 * Linux keeps a thread's time on the CPU, in nanoseconds, as the first number of its `schedstat`. For a thread that is running
 * the kernel brings it up to date only at its ticks (4 ms), but always when the thread goes to sleep: so it sleeps for a moment.
 */
function schedstat(): (() => number) | null {
  let file: number;
  try {
    file = openSync('/proc/thread-self/schedstat', 'r');
  } catch {
    return null;
  }
  return () => {
    Atomics.wait(cell, 0, 0, 0.01);
    const length = readSync(file, text, 0, text.length, 0);
    return Number.parseInt(text.toString('latin1', 0, length), 10) / 1e9;
  };
}

const ofThread = threadCpuUsage ? () => seconds(threadCpuUsage()) : schedstat();

/** What `cpuSeconds` reads here, for the report. */
export const CLOCK = ofThread ? 'CPU time of the measuring thread' : 'CPU time of the whole process';

export const cpuSeconds: () => number = ofThread ?? (() => seconds(process.cpuUsage()));
