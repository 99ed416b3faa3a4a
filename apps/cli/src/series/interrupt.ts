import type { Terminal } from '../terminal.js';

/** Runs something that Ctrl-C stops when what is under way is over; a second one ends the process as always. */
export async function interruptible<T>(
  terminal: Terminal,
  work: (stop: () => boolean) => Promise<T>,
): Promise<{ readonly run: T; readonly stopped: boolean }> {
  let stopped = false;
  const stop = () => {
    stopped = true;
    terminal.progress(null);
    terminal.complain('Stopping when the games under way are over. Once more stops at once; what was stored stays.');
  };
  process.once('SIGINT', stop);
  try {
    const run = await work(() => stopped);
    return { run, stopped };
  } finally {
    process.removeListener('SIGINT', stop);
    terminal.progress(null);
  }
}
