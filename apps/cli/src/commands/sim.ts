import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import type { Seat } from '@sandtable/kernel';
import { duelReport, type Interval, merge, quantile, type SeriesResult, wilson } from '@sandtable/lab';
import { botNamed } from '../bots.js';
import { BadInput } from '../problem.js';
import { rulesetOn, type SetupOptions, type Shelved, setupFrom } from '../shelf.js';
import type { Job } from '../sim/job.js';
import { playJob } from '../sim/pool.js';
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
  /** By bot: the share of finished games won, with its 95 percent interval. */
  readonly shares: readonly Interval[];
  readonly seatShares: Readonly<Record<Seat, Interval>>;
  readonly failures: SeriesResult['exceptions'];
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
    games,
    from,
    seed,
    mirrored,
    ...(mostDecisions !== undefined && { mostDecisions }),
  };
  let stopped = false;
  const stop = () => {
    stopped = true;
    terminal.progress(null);
    terminal.complain('Stopping when the games under way are over. Once more stops at once, without a report.');
  };
  process.once('SIGINT', stop); // a second one ends the process as always
  const start = performance.now();
  const parts = await playJob(job, {
    workers,
    progress: (done) => terminal.progress(bar(done, games)),
    stop: () => stopped,
  });
  const seconds = (performance.now() - start) / 1000;
  process.removeListener('SIGINT', stop);
  terminal.progress(null);
  if (stopped) terminal.complain('Stopped: what follows is what was played until then.');
  if (parts.length === 0) throw new BadInput('Stopped before any game was played.');
  const result = merge(parts);
  const summary = summaryOf(result, ruleset, title, options, seconds);
  // The report names them itself.
  for (const { game, decisions, message } of options.json ? summary.failures.slice(0, 5) : [])
    terminal.complain(`Game ${game} of seed ${seed} failed after ${decisions} decisions: ${message}`);
  const heading = `${ruleset.title} ${ruleset.version}, ${title}, seed ${seed}${from > 0 ? `, after game ${from}` : ''}`;
  await terminal.write(options.json ? JSON.stringify(summary) : `${heading}\n${duelReport(result, seconds)}`);
  return summary;
}

function summaryOf(
  result: SeriesResult,
  ruleset: { readonly id: string; readonly version: string },
  scenario: string,
  options: SimOptions,
  seconds: number,
): SimSummary {
  const { games, finished, exceptions, draws, decisions, seats, seatWins } = result;
  const bySeat = <T>(of: (wins: number) => T): Record<Seat, T> =>
    Object.fromEntries(seats.map((seat, i) => [seat, of(seatWins[i]!)]));
  return {
    ruleset: ruleset.id,
    version: ruleset.version,
    scenario,
    bots: options.bots,
    seed: options.seed,
    from: options.from ?? 0,
    games,
    finished,
    exceptions: exceptions.length,
    wins: result.wins,
    seatWins: bySeat((wins) => wins),
    draws,
    endings: result.endings,
    decisions,
    lengths: finished > 0 ? { median: quantile(result.lengths, 0.5), p95: quantile(result.lengths, 0.95) } : null,
    seconds: Math.round(seconds * 1000) / 1000,
    shares: result.wins.map((wins) => wilson(wins, finished)),
    seatShares: bySeat((wins) => wilson(wins, finished)),
    failures: exceptions,
  };
}

function bar(done: number, games: number): string {
  const width = 30;
  const full = Math.round((width * done) / games);
  return `[${'#'.repeat(full)}${'.'.repeat(width - full)}] ${done} of ${games} games`;
}
