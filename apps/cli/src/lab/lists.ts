import { SeededDice } from '@sandtable/kernel';
import { drawLists, type Interval, type List, meanOf, nameOf, priceOf } from '@sandtable/lab';
import { interruptible } from '../series/interrupt.js';
import { rulesetOn, type Shelved } from '../shelf.js';
import type { Terminal } from '../terminal.js';
import { askSeries, type LabOptions, percent, range } from './asked.js';
import { readMuster } from './muster-file.js';
import { seriesOfLists } from './points.js';

export interface ListsOptions extends LabOptions {
  readonly bots: string;
  readonly lists: number;
}

export interface ListFound {
  readonly units: string;
  readonly price: number;
  /** Of the points against the others that were left with it. */
  readonly share: Interval;
}

/** What `--json` ends with. */
export interface ListsResult {
  readonly ruleset: string;
  readonly version: string;
  readonly build: string;
  readonly seed: number | string;
  readonly bots: string;
  readonly rounds: number;
  readonly games: number;
  readonly best: readonly ListFound[];
}

/** Lists spend nearly all there is. */
const LEAST_SPENT = 0.9;
/** When so few are left they meet for the last time. */
const LAST = 4;

/**
 * The strongest lists, by successive halving: all meet each other by lot, the better half stays, and with as many games as before
 * each of them is known twice as well.
 */
export async function lists(
  all: readonly Shelved[],
  file: string,
  options: ListsOptions,
  terminal: Terminal,
): Promise<ListsResult> {
  const { ruleset } = rulesetOn(all, options.ruleset);
  const muster = readMuster(file);
  const { seed } = options;
  let left = drawLists(ruleset, muster, options.lists, new SeededDice(`${seed}/lists`), LEAST_SPENT);
  const rounds = Math.max(1, Math.ceil(Math.log2(left.length / LAST)) + 1);
  const games = Math.max(2 * left.length, Math.floor(options.games / rounds));
  let build = '';
  let ranked: { readonly list: List; readonly share: Interval }[] = [];
  const { run: played } = await interruptible(terminal, async (stop) => {
    for (let round = 1; ; round++) {
      const ofRound = { ...options, games, seed: `${seed}/round/${round}` };
      const series = seriesOfLists(ruleset, muster, left, ofRound);
      const told = (so: readonly unknown[]) => ({
        enough: false,
        told: `${left.length} lists left: ${so.length} of ${games} games`,
      });
      const run = await askSeries(series.job, ofRound, stop, told, terminal);
      build = run.key.build;
      const shares: number[][] = left.map(() => []);
      for (const { at, share } of series.metIn(run.played)) {
        shares[at[0]]!.push(share);
        shares[at[1]]!.push(1 - share);
      }
      ranked = left
        .map((list, i) => ({ list, share: meanOf(shares[i]!) }))
        .sort((a, b) => (b.share.share || 0) - (a.share.share || 0));
      if (stop() || left.length <= LAST) return round;
      left = ranked.slice(0, Math.max(2, Math.ceil(left.length / 2))).map(({ list }) => list);
    }
  });
  const result: ListsResult = {
    ruleset: ruleset.id,
    version: ruleset.version,
    build,
    seed,
    bots: options.bots,
    rounds: played,
    games: played * games,
    best: ranked
      .slice(0, 2 * LAST)
      .map(({ list, share }) => ({ units: nameOf(muster, list), price: priceOf(muster, list), share })),
  };
  const lines = [
    `${ruleset.title} ${ruleset.version}, ${file}, ${options.bots}: the strongest of ${options.lists} lists, ${played} rounds, ${result.games} games, build ${build}, seed ${seed}`,
    ...result.best.map(
      ({ units, price, share }) => `  ${percent(share.share)} (${range(share)}), ${price} points: ${units}`,
    ),
  ];
  await terminal.write(options.json ? JSON.stringify(result) : lines.join('\n'));
  return result;
}
