import { type AnyRuleset, mustParse } from '@sandtable/kernel';
import {
  type Agreement,
  agreement,
  boundOf,
  FairTest,
  type Favours,
  MORE,
  type Played,
  seatUnits,
  unitSize,
} from '@sandtable/lab';
import { BadInput } from '../problem.js';
import { interruptible } from '../series/interrupt.js';
import { rulesetOn, type Shelved } from '../shelf.js';
import type { Terminal } from '../terminal.js';
import {
  askSeries,
  botsOf,
  type Finding,
  findingOf,
  findingText,
  jobOf,
  type LabOptions,
  percent,
  range,
  type Subject,
  signed,
  sourceOf,
  subjectOf,
} from './asked.js';

export interface FairOptions extends LabOptions {
  readonly bots?: readonly string[];
}

/** How one kind of play judges a scenario. */
export interface FairField extends Finding {
  /** `greedy`: alike on both sides; `greedy/recruit`: in turns. */
  readonly bots: string;
  readonly verdict: Favours | null;
}

/** What `--json` ends with. */
export interface FairResult {
  readonly ruleset: string;
  readonly version: string;
  readonly scenario: string;
  readonly build: string;
  readonly seed: number | string;
  readonly seats: readonly [string, string];
  readonly verdict: Agreement;
  readonly fields: readonly FairField[];
}

/** Two levels, and two styles: those of the ruleset where it has some, else playing with and without reckoning. Nobody is asked twice. */
export const usualFields = ({ guide }: AnyRuleset): readonly string[] => [
  'greedy',
  // where a recruit does not think ahead it is one of the styles
  guide?.beginner?.playouts === 0 ? THINKS_A_LITTLE : 'recruit',
  ...((guide?.styles ?? 1) > 2 ? ['quick-1', 'quick-2'] : ['quick']),
];
const THINKS_A_LITTLE = 'search-12';

/** `--scenario all`. */
const ALL = 'all';

/** Judges a scenario, or all ready games of two seats one after the other, with a table of them in the end. */
export async function fairness(all: readonly Shelved[], options: FairOptions, terminal: Terminal): Promise<void> {
  if (options.scenario !== ALL) {
    await fair(all, options, terminal);
    return;
  }
  const { ruleset } = rulesetOn(all, options.ruleset);
  const ids = ruleset.ready.filter(({ setup }) => isOfTwo(ruleset, setup)).map(({ id }) => id);
  const rows: string[] = [];
  for (const scenario of ids) {
    const { result, stopped } = await judged(all, { ...options, scenario }, terminal);
    if (rows.length === 0) rows.push(...headOf(result, options));
    rows.push(rowOf(scenario, result));
    if (stopped) break;
  }
  if (!options.json) await terminal.write(`\n${rows.join('\n')}`);
}

const isOfTwo = (ruleset: AnyRuleset, setup: unknown): boolean =>
  ruleset.seats(ruleset.open(mustParse('setup', ruleset.setup, setup))).length === 2;

const headOf = ({ ruleset, version, build, fields }: FairResult, { seed }: FairOptions): string[] => [
  `${ruleset} ${version}, ${sourceOf({ build, series: '' }, seed)}: what the first side gets of the points, without luck (95 % interval)`,
  '',
  `| Scenario | ${fields.map(({ bots }) => bots).join(' | ')} | Verdict |`,
  `| --- |${' --- |'.repeat(fields.length + 1)}`,
];

const rowOf = (scenario: string, { fields, verdict, seats }: FairResult): string =>
  `| ${scenario} | ${fields.map(({ estimate, games }) => `${percent(estimate.share)} (${range(estimate)}), ${games} games`).join(' | ')} | ${saysOf(verdict, seats)} |`;

export const fair = async (all: readonly Shelved[], options: FairOptions, terminal: Terminal): Promise<FairResult> =>
  (await judged(all, options, terminal)).result;

async function judged(
  all: readonly Shelved[],
  options: FairOptions,
  terminal: Terminal,
): Promise<{ readonly result: FairResult; readonly stopped: boolean }> {
  const subject = subjectOf(all, options);
  const { ruleset, title, seats } = subject;
  const names = options.bots ?? usualFields(ruleset);
  const fields: FairField[] = [];
  let build = '';
  for (const name of names) botsOf(name, ruleset);
  const { stopped } = await interruptible(terminal, async (stop) => {
    for (const name of names) {
      const found = await judge(name, subject, options, stop, terminal);
      build = found.build;
      if (found.field) fields.push(found.field);
      if (stop()) break;
      if (found.field && !options.json) await terminal.write(fieldLine(found.field, seats[0], seats[1]));
    }
  });
  if (fields.length === 0) throw new BadInput(`No game came to an end${stopped ? ': stopped too early' : ''}.`);
  const verdict = fields.length < names.length ? 'unknown' : agreement(fields.map((field) => field.verdict));
  const result: FairResult = {
    ruleset: ruleset.id,
    version: ruleset.version,
    scenario: title,
    build,
    seed: options.seed,
    seats,
    verdict,
    fields,
  };
  const where = `${ruleset.title} ${ruleset.version}, ${title}, ${sourceOf({ build, series: '' }, options.seed)}`;
  await terminal.write(options.json ? JSON.stringify(result) : `${where}: ${saysOf(verdict, seats)}.`);
  return { result, stopped };
}

const saysOf = (verdict: Agreement, [first, second]: readonly [string, string]): string =>
  ({
    fair: 'fair: neither side is better by 5 % or more',
    first: `side ${first} has the better chances`,
    second: `side ${second} has the better chances`,
    disagree: 'it depends on how one plays',
    unknown: 'not known yet',
  })[verdict];

/**
 * A bot against itself is judged game by game: exchanging the seats would only play the game again. Two bots change seats on the
 * same dice, and the pair is judged: who of them is the stronger falls out of the sum of a side.
 */
async function judge(
  name: string,
  subject: Subject,
  options: LabOptions,
  stop: () => boolean,
  terminal: Terminal,
): Promise<{ readonly build: string; readonly field: FairField | null }> {
  const { ruleset, seats } = subject;
  const bots = botsOf(name, ruleset);
  const mirrored = bots[0] !== bots[1];
  const job = jobOf(subject, options, bots, mirrored);
  const test = new FairTest();
  const { sequence, fairness } = test;
  const bound = boundOf(MORE);
  const size = unitSize(job);
  const look = (played: readonly Played[]) => {
    const enough = sequence.read(seatUnits({ bots, seats, mirrored }, played, 0));
    const { ratioMore, ratioLess } = fairness;
    const ratios = `more than half ${signed(ratioMore)}, less ${signed(-ratioLess)}, bounds ${signed(-bound)} and ${signed(bound)}`;
    return { enough, told: `${name}: ${size * sequence.units} games, ${seats[0]} ${ratios}` };
  };
  const run = await askSeries(job, options, stop, look, terminal);
  const { verdict, units, without } = sequence;
  if (units === without) return { build: run.key.build, field: null };
  const field = { bots: name, verdict, ...findingOf(size, sequence, test.estimate()) };
  return { build: run.key.build, field };
}

function fieldLine(field: FairField, first: string, second: string): string {
  const { bots, verdict, games, without } = field;
  const says = { first: `better for ${first}`, second: `better for ${second}`, fair: 'fair' };
  const left = without > 0 ? `, ${without} left out` : '';
  return (
    `${bots}: ${verdict === null ? 'not known yet' : says[verdict]} after ${games} games${left}: ` +
    `${first} gets of the points ${findingText(field)}`
  );
}
