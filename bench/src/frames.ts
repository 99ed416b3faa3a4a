import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { fromDebian } from './debian.js';
import { atLeast, type Bench, type Result } from './result.js';

const WHAT = 'frames of the city of Legends in three dimensions, 432 panels against an empty table, drawn in software';

/** It drives the built page, so it lives beside the page's own tests. */
const SCRIPT = fileURLToPath(new URL('../../apps/web/test-e2e/frames.mjs', import.meta.url));
const PATIENCE_MS = 600_000;

/** Frames for each second of the browser's CPU time, and for each by the clock. */
interface Rate {
  readonly perWork: number;
  readonly perSecond: number;
}

/** What the script prints, round by round, of both cities. */
interface Told {
  readonly towers: readonly Rate[];
  readonly empty: readonly Rate[];
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
    const ratios = towers.map(({ perWork }, i) => perWork / empty[i]!.perWork);
    const clock = (rates: readonly Rate[]): string => middle(rates.map(({ perSecond }) => perSecond)).toFixed(1);
    return [
      {
        name: 'frames',
        what: WHAT,
        unit: 'x',
        figure: { value: middle(ratios), low: Math.min(...ratios), high: Math.max(...ratios) },
        target: atLeast(0.1),
        note: `by the CPU time of all processes of Chromium; by the clock ${clock(towers)} frames a second against ${clock(empty)}`,
      },
    ];
  },
};
