import { availableParallelism } from 'node:os';
import { type AnyRuleset, mustParse, type Seat } from '@sandtable/kernel';
import {
  type Corrected,
  type Counts,
  type Interval,
  type Played,
  type Sequence,
  type SeriesKey,
  unitSize,
} from '@sandtable/lab';
import { botNamed } from '../bots.js';
import { BadInput } from '../problem.js';
import { storeFor } from '../queue/store-for.js';
import type { Job } from '../series/job.js';
import { differencesIn, type Run, runSeries } from '../series/run-series.js';
import { rulesetOn, type SetupOptions, type Shelved, setupFrom } from '../shelf.js';
import type { Terminal } from '../terminal.js';

/** What all questions to the lab have in common. */
export interface LabOptions extends SetupOptions {
  readonly ruleset?: string;
  readonly games: number;
  readonly seed: number | string;
  readonly workers?: number;
  readonly mostDecisions?: number;
  readonly futures?: number;
  readonly store?: string;
  readonly lease?: number;
  readonly check?: number;
  readonly json?: boolean;
  readonly with?: readonly string[];
}

/** What is asked about: a game of two seats. */
export interface Subject {
  readonly ruleset: AnyRuleset;
  readonly setup: unknown;
  readonly title: string;
  readonly seats: readonly [Seat, Seat];
}

export function subjectOf(all: readonly Shelved[], options: LabOptions): Subject {
  const { ruleset } = rulesetOn(all, options.ruleset);
  const { setup, title } = setupFrom(ruleset, options);
  return { ruleset, setup, title, seats: seatsOf(ruleset, setup, title) };
}

/** The two seats of a setup that can be opened. */
export function seatsOf(ruleset: AnyRuleset, setup: unknown, title: string): readonly [Seat, Seat] {
  const seats = ruleset.seats(ruleset.open(mustParse('setup', ruleset.setup, setup)));
  if (seats.length !== 2)
    throw new BadInput(
      `${title} has ${seats.length} seats (${seats.join(', ')}): give a setup of two with --setup FILE.`,
    );
  return [seats[0]!, seats[1]!];
}

/** One bot for both sides, or two in turns: `greedy`, `greedy/recruit`. */
export function botsOf(field: string, { guide }: AnyRuleset): readonly [string, string] {
  const [one, other = one, more] = field.split('/');
  if (more !== undefined) throw BadInput.at('--bots', field, 'a bot, or two with / between them');
  for (const name of [one!, other!]) {
    botNamed('--bots', name);
    const style = Number(name.match(/^quick-(\d)$/)?.[1] ?? 0);
    if (style >= (guide?.styles ?? 1))
      throw BadInput.at('--bots', name, `a style from 0 to ${(guide?.styles ?? 1) - 1}`);
  }
  return [one!, other!];
}

export function jobOf(
  { ruleset, setup }: Subject,
  options: LabOptions,
  bots: readonly string[],
  mirrored: boolean,
): Job {
  const { seed, mostDecisions, futures = 0 } = options;
  return {
    modules: options.with ?? [],
    ruleset: ruleset.id,
    setup,
    bots,
    seed,
    mirrored,
    ...(mostDecisions !== undefined && { mostDecisions }),
    ...(futures > 0 && ruleset.guide && { futures }),
  };
}

/** What a sequential test found, plain and without luck side by side. */
export interface Finding {
  readonly games: number;
  /** How often each fifth of the points came: of a game 0, 1/2, 1, of a pair of games the sum. */
  readonly counts: Counts;
  readonly without: number;
  /** Without luck, corrected for stopping: the share on which the verdict stands. */
  readonly estimate: Corrected;
  readonly plain: Interval;
  /** Of the plain share, for who looks whenever they like. */
  readonly anytime: { readonly low: number; readonly high: number };
  readonly luck: {
    /** What is left of the variance of a unit. */
    readonly left: number;
    /** How many standard errors lie between plain and adjusted. */
    readonly imbalance: number;
    /** They disagree beyond chance: there is no verdict then. */
    readonly withheld: boolean;
  };
}

export function findingOf(size: number, sequence: Sequence<string>, estimate: Corrected): Finding {
  const { units, counts, without, plain, anytime, adjustment, isWithheld } = sequence;
  const { left, imbalance } = adjustment;
  return {
    games: size * units,
    counts,
    without,
    estimate,
    plain,
    anytime,
    luck: { left, imbalance, withheld: isWithheld },
  };
}

/** The two shares, and what luck did to them. */
export function findingText({ estimate, plain, anytime, luck }: Finding): string {
  const told = `${percent(estimate.share)} (95 % interval ${range(estimate)}`;
  const looks = `plain ${percent(plain.share)} (${range(plain)}; whenever one looks ${range(anytime)})`;
  if (luck.left > 0.9999) return `${told}, corrected for stopping); ${looks}`;
  const doubt = luck.withheld
    ? `; no verdict: luck went one way by ${signed(luck.imbalance)} standard errors, so it was not told right`
    : '';
  return `${told}, without luck and corrected for stopping); ${looks}; variance left ${luck.left.toFixed(2)}${doubt}`;
}

/** Plays a job until a question is answered, an end is set by `--games`, or somebody stops it. */
export async function askSeries(
  job: Job,
  options: LabOptions,
  stop: () => boolean,
  look: (played: readonly Played[]) => { readonly enough: boolean; readonly told: string },
  terminal: Terminal,
): Promise<Run> {
  let told = '';
  const run = await runSeries(job, {
    workers: options.workers ?? availableParallelism(),
    store: await storeFor(options, terminal),
    complain: (text) => terminal.complain(text),
    ...(options.lease !== undefined && { lease: options.lease }),
    ...(options.check !== undefined && { check: options.check }),
    from: 0,
    to: Math.ceil(options.games / unitSize(job)) * unitSize(job),
    stop,
    progress: () => terminal.progress(told),
    enough: (played) => {
      const seen = look(played);
      told = seen.told;
      return seen.enough;
    },
  });
  differencesIn(run);
  return run;
}

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

export const range = ({ low, high }: { readonly low: number; readonly high: number }): string =>
  `${percent(low)} to ${percent(high)}`;

export const signed = (n: number): string => `${n < 0 ? '-' : '+'}${Math.abs(n).toFixed(2)}`;

/** By which code and which games a figure was found. */
export const sourceOf = ({ build }: SeriesKey, seed: number | string): string => `build ${build}, seed ${seed}`;
