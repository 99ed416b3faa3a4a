import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { fromDebian } from './debian.js';
import { atLeast, type Bench, type Result } from './result.js';

const WHAT = 'frames of the city of Legends in three dimensions, 432 panels against an empty table, drawn in software';

/** It drives the built page, so it lives beside the page's own tests. */
const SCRIPT = fileURLToPath(new URL('../../apps/web/test-e2e/frames.mjs', import.meta.url));
const PATIENCE_MS = 600_000;

/** What the script prints: frames a second, round by round, in both cities. */
interface Told {
  readonly towers: readonly number[];
  readonly empty: readonly number[];
}

const middle = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!;

export const framesBench: Bench = {
  name: 'frames',
  run(): Result[] {
    const chromium = fromDebian('/usr/bin/chromium', 'chromium');
    if ('missing' in chromium) return [{ name: 'frames', what: WHAT, skipped: chromium.missing }];
    const { stdout } = spawnSync(process.execPath, [SCRIPT], {
      encoding: 'utf8',
      timeout: PATIENCE_MS,
      stdio: ['ignore', 'pipe', 2],
      env: { ...process.env, CHROMIUM: chromium.path },
    });
    const { towers, empty } = JSON.parse(stdout.trim().split('\n').at(-1)!) as Told;
    // Each round stands beside the other city's of the same round: the machine is then about equally busy.
    const ratios = towers.map((rate, i) => rate / empty[i]!);
    return [
      {
        name: 'frames',
        what: WHAT,
        unit: 'x',
        figure: { value: middle(ratios), low: Math.min(...ratios), high: Math.max(...ratios) },
        target: atLeast(0.1),
        note: `${middle(towers).toFixed(1)} frames a second against ${middle(empty).toFixed(1)}`,
      },
    ];
  },
};
