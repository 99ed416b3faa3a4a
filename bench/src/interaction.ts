import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { fromDebian } from './debian.js';
import { atMost, type Bench, type Result } from './result.js';

const WHAT = 'a press on the board to the next paint while a veteran thinks, 98 of 100 (Event Timing in Chromium)';
const FIRST = 'compressed script of the first page before a table is opened, threads included';

/** It drives the built page, so it lives beside the page's own tests. */
const SCRIPT = fileURLToPath(new URL('../../apps/web/test-e2e/interaction.mjs', import.meta.url));
const PATIENCE_MS = 300_000;

/** What the script prints: milliseconds of each press, CPU time of one, and the first page's script. */
interface Told {
  readonly presses: readonly number[];
  readonly busy: number;
  readonly bytes: number;
}

/** Of these, the one that 98 of 100 are no longer than. */
function mostly(sorted: readonly number[]): number {
  return sorted[Math.min(sorted.length - 1, Math.ceil(0.98 * sorted.length) - 1)]!;
}

export const interactionBench: Bench = {
  name: 'interaction',
  run(): Result[] {
    const chromium = fromDebian('/usr/bin/chromium', 'chromium');
    if ('missing' in chromium) return [{ name: 'interaction', what: WHAT, skipped: chromium.missing }];
    const { stdout } = spawnSync(process.execPath, [SCRIPT], {
      encoding: 'utf8',
      timeout: PATIENCE_MS,
      stdio: ['ignore', 'pipe', 2],
      env: { ...process.env, CHROMIUM: chromium.path },
    });
    const { presses, busy, bytes } = JSON.parse(stdout.trim().split('\n').at(-1)!) as Told;
    const sorted = presses.toSorted((a, b) => a - b);
    if (sorted.length === 0) throw new Error('no press was made while the bot was thinking');
    const kilobytes = bytes / 1000;
    return [
      {
        name: 'interaction',
        what: WHAT,
        unit: 'ms',
        figure: { value: mostly(sorted), low: sorted[0]!, high: sorted.at(-1)! },
        target: atMost(100),
        note: `${sorted.length} presses, half of them within ${sorted[sorted.length >> 1]} ms; the page’s thread works ${busy.toFixed(1)} ms of CPU time for one`,
      },
      {
        name: 'first-load',
        what: FIRST,
        unit: 'kB',
        figure: { value: kilobytes, low: kilobytes, high: kilobytes },
        target: atMost(300),
      },
    ];
  },
};
