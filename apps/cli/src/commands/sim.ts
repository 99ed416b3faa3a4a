import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import type { Seat } from '@sandtable/kernel';
import {
  type Counts,
  count,
  duelReport,
  type Interval,
  quantile,
  type SeriesResult,
  scoreOf,
  seatScoreOf,
  tally,
} from '@sandtable/lab';
import { botNamed } from '../bots.js';
import { BadInput } from '../problem.js';
import { storeFor } from '../queue/store-for.js';
import { interruptible } from '../series/interrupt.js';
import type { Job } from '../series/job.js';
import { differencesIn, type Run, runSeries } from '../series/run-series.js';
import { rulesetOn, type SetupOptions, type Shelved, setupFrom } from '../shelf.js';
import type { Terminal } from '../terminal.js';

export interface SimOptions extends SetupOptions {
  readonly ruleset?: string;
  readonly bots: readonly string[];
  readonly games: number;
  readonly from?: number;
  readonly seed: number | string;
  readonly workers?: number;
  readonly mirrored?: boolean;
  readonly mostDecisions?: number;
  readonly json?: boolean;
  readonly with?: readonly string[];
  readonly store?: string;
  readonly again?: boolean;
}

/** What `--json` ends with. */
export interface SimSummary {
  readonly ruleset: string;
  readonly version: string;
  readonly scenario: string;
  readonly bots: readonly string[];
  readonly seed: number | string;
  readonly from: number;
  readonly games: number;
  readonly finished: number;
  readonly givenUp: number;
  readonly exceptions: number;
  /** By bot in the order named, wherever it sat. */
  readonly wins: readonly number[];
  /** By seat, whoever sat there. */
  readonly seatWins: Readonly<Record<Seat, number>>;
  readonly draws: number;
  /** By the rule that ended the game. */
  readonly endings: Readonly<Record<string, number>>;
  readonly decisions: number;
  /** Decisions of half the games, and of 95 of 100, are at most these. */
  readonly lengths: { readonly median: number; readonly p95: number } | null;
  readonly seconds: number;
  /** How often the first bot got 0, 1/2, 1, 3/2, 2 points of a pair (0, 1, 2: of a game, where bots stay in their seats); null for more than two. */
  readonly pairs: Counts | null;
  /** By bot: its share of the points, with the 95 percent interval that the pairs give. */
  readonly shares: readonly Interval[];
  readonly seatShares: Readonly<Record<Seat, Interval>>;
  readonly failures: SeriesResult['exceptions'];
}

/** What a report says of games that had been played before, or once more. */
function keptIn({ played, fresh, compared }: Run): string[] {
  const lines = [];
  if (fresh < played.length) lines.push(`  ${played.length - fresh} of the games had been played before and were read`);
  if (compared > 0) lines.push(`  ${compared} games were there twice and are compared`);
  return lines;
}

/** Lets bots play a series of games on all cores and tells who won how often, and how sure that is. */
export async function simulate(all: readonly Shelved[], options: SimOptions, terminal: Terminal): Promise<SimSummary> {
  const { ruleset } = rulesetOn(all, options.ruleset);
  const { setup, title } = setupFrom(ruleset, options);
  const seats = ruleset.seats(ruleset.open(setup));
  if (options.bots.length !== seats.length)
    throw BadInput.at(
      '--bots',
      options.bots.join(','),
      `${seats.length} names with commas between them, for ${seats.join(', ')}`,
    );
  for (const name of options.bots) botNamed('--bots', name);

  const { bots, games, from = 0, seed, mirrored = true, mostDecisions } = options;
  if (mirrored && from % bots.length !== 0)
    throw BadInput.at('--from', String(from), `a multiple of ${bots.length}: games on the same dice stay together`);
  const workers = options.workers ?? availableParallelism();
  const job: Job = {
    modules: options.with ?? [],
    ruleset: ruleset.id,
    setup,
    bots,
    seed,
    mirrored,
    ...(mostDecisions !== undefined && { mostDecisions }),
  };
  const start = performance.now();
  const { run, stopped } = await interruptible(terminal, async (stop) =>
    runSeries(job, {
      workers,
      store: await storeFor(options, terminal),
      complain: (text) => terminal.complain(text),
      from,
      to: from + games,
      again: options.again ?? false,
      progress: (done) => terminal.progress(bar(done, games)),
      stop,
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  if (stopped) terminal.complain('Stopped: what follows is what was played until then.');
  if (run.played.length === 0) throw new BadInput('Stopped before any game was played.');
  const result = tally({ bots, seats, mirrored, from }, run.played);
  const summary = summaryOf(result, ruleset, title, options, seconds);
  // The report names them itself.
  for (const { game, decisions, message } of options.json ? summary.failures.slice(0, 5) : [])
    terminal.complain(`Game ${game} of seed ${seed} failed after ${decisions} decisions: ${message}`);
  const heading = `${ruleset.title} ${ruleset.version}, ${title}, seed ${seed}${from > 0 ? `, after game ${from}` : ''}`;
  const text = [heading, duelReport(result, run.fresh === run.played.length ? seconds : undefined), ...keptIn(run)];
  await terminal.write(options.json ? JSON.stringify(summary) : text.join('\n'));
  differencesIn(run);
  return summary;
}

function summaryOf(
  result: SeriesResult,
  ruleset: { readonly id: string; readonly version: string },
  scenario: string,
  options: SimOptions,
  seconds: number,
): SimSummary {
  const { games, finished, givenUp, exceptions, draws, decisions, seats, seatWins } = result;
  const bySeat = <T>(of: (seat: number) => T): Record<Seat, T> =>
    Object.fromEntries(seats.map((seat, i) => [seat, of(i)]));
  return {
    ruleset: ruleset.id,
    version: ruleset.version,
    scenario,
    bots: options.bots,
    seed: options.seed,
    from: options.from ?? 0,
    games,
    finished,
    givenUp,
    exceptions: exceptions.length,
    wins: result.wins,
    seatWins: bySeat((seat) => seatWins[seat]!),
    draws,
    endings: result.endings,
    decisions,
    lengths: finished > 0 ? { median: quantile(result.lengths, 0.5), p95: quantile(result.lengths, 0.95) } : null,
    seconds: Math.round(seconds * 1000) / 1000,
    pairs: seats.length === 2 ? count(result.botUnits[0]!) : null,
    shares: result.bots.map((_, bot) => scoreOf(result, bot)),
    seatShares: bySeat((seat) => seatScoreOf(result, seat)),
    failures: exceptions,
  };
}

export function bar(done: number, games: number): string {
  const width = 30;
  const full = Math.round((width * done) / games);
  return `[${'#'.repeat(full)}${'.'.repeat(width - full)}] ${done} of ${games} games`;
}
