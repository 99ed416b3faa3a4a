import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { fromDebian } from './debian.js';
import { atMost, type Bench, type Result } from './result.js';

/** It drives the built page, so it lives beside the page's own tests. */
const SCRIPT = fileURLToPath(new URL('../../apps/web/test-e2e/loading.mjs', import.meta.url));
const PATIENCE_MS = 900_000;

/** A step of a first visit: how long until it was done, the bytes sent until then, and how long a bare page of so many takes. */
interface Step {
  readonly ms: number;
  readonly bytes: number;
  readonly bare: number;
}

/** Each step with the seconds it may take on a quiet machine, and how many times as long as the bare page. */
const STEPS = {
  button: { what: 'until "Play now"', seconds: 3, target: 2.5 },
  decision: { what: 'until the first decision in Quantum Legions', seconds: 5, target: 2.5 },
  city: { what: 'until the city of Legends stands in three dimensions', seconds: 12, target: 3 },
} as const;

const middle = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!;

export const loadingBench: Bench = {
  name: 'loading',
  run(): Result[] {
    const about = (what: string) =>
      `a first visit on a slow phone (processor slowed four times, slow 4G) ${what}, beside a page with one button and the same bytes`;
    const chromium = fromDebian('/usr/bin/chromium', 'chromium');
    if ('missing' in chromium) return [{ name: 'loading', what: about('of the page'), skipped: chromium.missing }];
    const { stdout } = spawnSync(process.execPath, [SCRIPT], {
      encoding: 'utf8',
      timeout: PATIENCE_MS,
      stdio: ['ignore', 'pipe', 2],
      env: { ...process.env, CHROMIUM: chromium.path },
    });
    const rounds = JSON.parse(stdout.trim().split('\n').at(-1)!) as Record<keyof typeof STEPS, Step>[];
    return Object.entries(STEPS).map(([step, { what, seconds, target }]) => {
      const found = rounds.map((round) => round[step as keyof typeof STEPS]);
      const ratios = found.map(({ ms, bare }) => ms / bare);
      const clock = (middle(found.map(({ ms }) => ms)) / 1000).toFixed(1);
      const size = Math.round(middle(found.map(({ bytes }) => bytes)) / 1000);
      return {
        name: `loading-${step}`,
        what: about(what),
        unit: 'x',
        figure: { value: middle(ratios), low: Math.min(...ratios), high: Math.max(...ratios) },
        target: atMost(target),
        note: `${size} kB; by the clock ${clock} s, where a quiet machine is to need at most ${seconds} s`,
      };
    });
  },
};
