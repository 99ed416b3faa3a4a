import { type AnyRuleset, SeededDice } from '@sandtable/kernel';
import {
  botUnits,
  drawLists,
  type Interval,
  type Met,
  type Muster,
  meetingOf,
  meetingsOf,
  type Played,
  priceOf,
  setupOfMeeting,
  type Worths,
  withoutLuck,
  worthsOf,
} from '@sandtable/lab';
import { BadInput } from '../problem.js';
import { interruptible } from '../series/interrupt.js';
import type { Job } from '../series/job.js';
import { rulesetOn, type Shelved } from '../shelf.js';
import type { Terminal } from '../terminal.js';
import { askSeries, botsOf, jobOf, type LabOptions, seatsOf, signed } from './asked.js';
import { readMuster } from './muster-file.js';

export interface PointsOptions extends LabOptions {
  readonly bots: string;
  readonly lists: number;
}

/** What `--json` ends with. */
export interface PointsResult extends Worths {
  readonly ruleset: string;
  readonly version: string;
  readonly build: string;
  readonly seed: number | string;
  readonly bots: string;
  readonly pairs: number;
}

/** Lists spend from this part of the limit up to all of it: else nobody could tell what a point is worth. */
export const LEAST_SPENT = 0.6;

/** What units are worth: lists by lot against each other, each from both sides of the same dice. */
export async function points(
  all: readonly Shelved[],
  file: string,
  options: PointsOptions,
  terminal: Terminal,
): Promise<PointsResult> {
  const { ruleset } = rulesetOn(all, options.ruleset);
  const muster = readMuster(file);
  const { seed } = options;
  const lists = drawLists(ruleset, muster, options.lists, new SeededDice(`${seed}/lists`), LEAST_SPENT);
  const series = seriesOfLists(ruleset, muster, lists, options);
  let told = 0;
  const { run } = await interruptible(terminal, (stop) =>
    askSeries(
      series.job,
      options,
      stop,
      (played) => {
        told = played.length;
        return { enough: false, told: `${told} of ${options.games} games` };
      },
      terminal,
    ),
  );
  const met = series.metIn(run.played);
  if (met.length < 2 * muster.units.length)
    throw new BadInput(`${met.length} pairs came to an end: too few for ${muster.units.length} units.`);
  const worths = worthsOf(muster, met);
  const result: PointsResult = {
    ruleset: ruleset.id,
    version: ruleset.version,
    build: run.key.build,
    seed,
    bots: options.bots,
    pairs: met.length,
    ...worths,
  };
  const tenth = (n: number) => n.toFixed(1);
  const width = Math.max(...muster.units.map(({ name }) => name.length));
  const { perPoint } = worths;
  const share = ({ share, low, high }: Interval) =>
    `${signed(100 * share)} % (${signed(100 * low)} to ${signed(100 * high)})`;
  const lines = [
    `${ruleset.title} ${ruleset.version}, ${file}, ${options.bots}: ${lists.length} lists of ${Math.min(...lists.map((list) => priceOf(muster, list)))} to ${muster.limit} points, ${met.length} pairs of games, build ${run.key.build}, seed ${seed}`,
    `  one point more: ${share(perPoint)} of the points of a game`,
    ...worths.units.map(
      ({ name, price, points: { share: worth, low, high }, pairs }) =>
        `  ${name.padEnd(width)}  costs ${price}, is worth ${tenth(worth)} (95 % interval ${tenth(low)} to ${tenth(high)})${price < low ? ', too cheap' : price > high ? ', too dear' : ''}; ${pairs} pairs`,
    ),
  ];
  await terminal.write(options.json ? JSON.stringify(result) : lines.join('\n'));
  return result;
}

/** Lists that meet each other as a job, and what its games say of them. */
export function seriesOfLists(
  ruleset: AnyRuleset,
  muster: Muster,
  lists: readonly (readonly number[])[],
  options: LabOptions & { readonly bots: string },
): { readonly job: Job; metIn(played: readonly Played[]): (Met & { readonly at: readonly [number, number] })[] } {
  if (lists.length < 2)
    throw new BadInput(
      `${lists.length} lists were found that may be played, expected at least 2: see the limit and what ${ruleset.id} allows.`,
    );
  const bots = botsOf(options.bots, ruleset);
  if (bots[0] !== bots[1]) throw BadInput.at('--bots', options.bots, 'one bot, which plays all lists');
  const meetings = meetingsOf(muster, lists);
  const { seed } = options;
  const setup = setupOfMeeting(meetings, seed, 0);
  const seats = seatsOf(ruleset, setup, 'the setup');
  const job: Job = { ...jobOf({ ruleset, setup: muster.setup, title: '', seats }, options, bots, true), meetings };
  return {
    job,
    metIn: (played) =>
      withoutLuck(botUnits({ bots, seats, mirrored: true }, played, 0)).flatMap((share, pair) => {
        const at = meetingOf(meetings, seed, pair);
        return share === null ? [] : [{ first: lists[at[0]]!, second: lists[at[1]]!, share, at }];
      }),
  };
}
