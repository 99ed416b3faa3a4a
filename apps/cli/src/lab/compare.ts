import { differenceOf, type Interval, meanOf, type Played, seatUnits, unitSize, withoutLuck } from '@sandtable/lab';
import { BadInput } from '../problem.js';
import { interruptible } from '../series/interrupt.js';
import { rulesetOn, type Shelved, setupFrom } from '../shelf.js';
import type { Terminal } from '../terminal.js';
import { askSeries, botsOf, jobOf, type LabOptions, percent, range, type Subject, seatsOf, signed } from './asked.js';

export interface CompareOptions extends LabOptions {
  readonly bots: string;
  /** The width of the interval on either side at which enough is known. */
  readonly within: number;
}

/** What `--json` ends with. */
export interface CompareResult {
  readonly ruleset: string;
  readonly version: string;
  readonly build: string;
  readonly seed: number | string;
  readonly bots: string;
  readonly setups: readonly [string, string];
  readonly seats: readonly [string, string];
  readonly games: number;
  /** The first side's share of the points with either, without luck. */
  readonly shares: readonly [Interval, Interval];
  /** By how much it has more with the second. */
  readonly difference: Interval;
}

const FIRST_LOOK = 100;

/** What one thing changes: two setups, the same dice. */
export async function compare(
  all: readonly Shelved[],
  files: readonly [string, string],
  options: CompareOptions,
  terminal: Terminal,
): Promise<CompareResult> {
  const { ruleset } = rulesetOn(all, options.ruleset);
  const subjects = files.map((file): Subject => {
    const { title, setup } = setupFrom(ruleset, { setup: file });
    return { ruleset, setup, title, seats: seatsOf(ruleset, setup, title) };
  });
  const [one, other] = subjects as [Subject, Subject];
  if (one.seats.join() !== other.seats.join())
    throw new BadInput(
      `${files[0]} and ${files[1]} have other seats: ${one.seats.join(', ')} and ${other.seats.join(', ')}.`,
    );
  const { seats } = one;
  const bots = botsOf(options.bots, ruleset);
  const mirrored = bots[0] !== bots[1];
  const jobs = subjects.map((subject) => jobOf(subject, options, bots, mirrored));
  const size = unitSize(jobs[0]!);
  const most = Math.ceil(options.games / size) * size;
  let build = '';
  const look = (both: readonly (readonly Played[])[]) => {
    const shares = both.map((played) => withoutLuck(seatUnits({ bots, seats, mirrored }, played, 0)));
    return { shares, difference: differenceOf(shares[0]!, shares[1]!) };
  };
  const { run: seen } = await interruptible(terminal, async (stop) => {
    let games = Math.min(most, FIRST_LOOK * size);
    for (;;) {
      const both: (readonly Played[])[] = [];
      for (const [i, job] of jobs.entries()) {
        const told = (played: readonly Played[]) => ({
          enough: false,
          told: `${files[i]}: ${played.length} of ${games} games`,
        });
        const run = await askSeries(job, { ...options, games }, stop, told, terminal);
        build = run.key.build;
        both.push(run.played);
      }
      const now = look(both);
      const half = (now.difference.high - now.difference.low) / 2;
      if (stop() || games >= most || half <= options.within) return now;
      // As many as the spread of the differences asks for, and a little more; never more than four times as many at once.
      const wanted = Math.ceil((games * (half / options.within) ** 2 * 1.1) / size) * size;
      games = Math.min(most, 4 * games, Math.max(wanted, games + FIRST_LOOK * size));
    }
  });
  const { difference } = seen;
  if (difference.units < 2) throw new BadInput('No two games on the same dice came to an end.');
  const shares = seen.shares.map((units) => meanOf(units.filter((share) => share !== null))) as [Interval, Interval];
  const result: CompareResult = {
    ruleset: ruleset.id,
    version: ruleset.version,
    build,
    seed: options.seed,
    bots: options.bots,
    setups: files,
    seats,
    games: size * difference.units,
    shares,
    difference,
  };
  const isSeen = difference.low > 0 || difference.high < 0;
  const lines = [
    `${ruleset.title} ${ruleset.version}, ${options.bots}, ${result.games} games of each on the same dice, build ${build}, seed ${options.seed}`,
    ...files.map((file, i) => `  ${file}: ${seats[0]} ${percent(shares[i]!.share)} (${range(shares[i]!)})`),
    `  difference ${signed(100 * difference.share)} % (95 % interval ${signed(100 * difference.low)} to ${signed(100 * difference.high)}): ${isSeen ? `${difference.share > 0 ? seats[0] : seats[1]} is better off with ${files[1]}` : 'none is seen'}`,
  ];
  await terminal.write(options.json ? JSON.stringify(result) : lines.join('\n'));
  return result;
}
