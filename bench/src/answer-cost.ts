import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { fromDebian } from './debian.js';
import { figure } from './measure.js';
import { atMost, type Bench, type Measured, type Result } from './result.js';

const WHAT = 'the CPU time of an answer in Fictioneers';

/** It drives a browser as the page's own tests do, so it lives beside them. */
const SCRIPT = fileURLToPath(new URL('../../apps/web/test-e2e/answer-cost.mjs', import.meta.url));
const PATIENCE_MS = 900_000;

/** CPU milliseconds for an answer: by the rules alone, what a browser takes at least to keep and carry one, and all that is done. */
interface Round {
  readonly rules: number;
  readonly bare?: number;
  readonly table: number;
}

function ratio(name: string, what: string, rounds: readonly Round[], most: number): Measured {
  const middle = (of: (round: Round) => number) => figure(rounds.map(of)).value.toFixed(2);
  const least = ({ rules, bare = 0 }: Round): number => rules + bare;
  return {
    name,
    what: `${WHAT}: ${what}`,
    unit: 'x',
    figure: figure(rounds.map((round) => round.table / least(round))),
    target: atMost(most),
    note: `${middle(({ table }) => table)} ms; the rules alone ${middle(({ rules }) => rules)} ms`,
  };
}

export const answerCostBench: Bench = {
  name: 'answer-cost',
  run(): Result[] {
    const chromium = fromDebian('/usr/bin/chromium', 'chromium');
    if ('missing' in chromium) return [{ name: 'answer-cost', what: WHAT, skipped: chromium.missing }];
    const { stdout } = spawnSync(process.execPath, [SCRIPT], {
      encoding: 'utf8',
      timeout: PATIENCE_MS,
      stdio: ['ignore', 'pipe', 2],
      env: { ...process.env, CHROMIUM: chromium.path },
    });
    const { house, browser } = JSON.parse(stdout.trim().split('\n').at(-1)!) as Record<'house' | 'browser', Round[]>;
    return [
      ratio(
        'answer-cost',
        'judged, played, stored and told to two who follow, in a house in this process, over that of the rules alone',
        house,
        2,
      ),
      ratio(
        'answer-cost-browser',
        'sealed, in the browser’s database and told to a page, in the thread of the games in Chromium, over that of the rules and the least that a browser takes to keep a row and carry a message',
        browser,
        2,
      ),
    ];
  },
};
