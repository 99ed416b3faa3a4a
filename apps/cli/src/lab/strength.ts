import { botUnits, type Played, StrengthTest } from '@sandtable/lab';
import { botNamed } from '../bots.js';
import { BadInput } from '../problem.js';
import { interruptible } from '../series/interrupt.js';
import type { Shelved } from '../shelf.js';
import type { Terminal } from '../terminal.js';
import {
  askSeries,
  type Finding,
  findingOf,
  findingText,
  jobOf,
  type LabOptions,
  percent,
  signed,
  sourceOf,
  subjectOf,
} from './asked.js';

export interface StrengthOptions extends LabOptions {
  readonly bots: readonly string[];
  readonly atLeast: number;
}

/** What `--json` ends with. */
export interface StrengthResult extends Finding {
  readonly ruleset: string;
  readonly version: string;
  readonly scenario: string;
  readonly build: string;
  readonly seed: number | string;
  readonly bots: readonly string[];
  readonly atLeast: number;
  /** Null: not known, or stopped before. */
  readonly verdict: 'atLeast' | 'less' | null;
  readonly ratio: number;
  readonly bound: number;
}

/** Whether the first bot gets such a share of the points against the second. */
export async function strength(
  all: readonly Shelved[],
  options: StrengthOptions,
  terminal: Terminal,
): Promise<StrengthResult> {
  const subject = subjectOf(all, options);
  const { ruleset, title, seats } = subject;
  const { bots, atLeast, seed } = options;
  if (bots.length !== 2) throw BadInput.at('--bots', bots.join(','), 'two names with a comma between them');
  for (const name of bots) botNamed('--bots', name);
  const job = jobOf(subject, options, bots, true);
  const sitting = { bots, seats, mirrored: true, from: 0 };
  const asked = new StrengthTest(atLeast);
  const { sequence, test, bound } = asked;
  const look = (played: readonly Played[]) => {
    const enough = sequence.read(botUnits(sitting, played, 0));
    return {
      enough,
      told: `${2 * sequence.units} games, ratio ${signed(asked.ratio)} between ${signed(-bound)} and ${signed(bound)}`,
    };
  };
  const { run, stopped } = await interruptible(terminal, (stop) => askSeries(job, options, stop, look, terminal));
  const { counts, verdict, units, without } = sequence;
  if (units === without)
    throw new BadInput(`None of ${units} pairs came to an end${stopped ? ': stopped too early' : ''}.`);
  const result: StrengthResult = {
    ruleset: ruleset.id,
    version: ruleset.version,
    scenario: title,
    build: run.key.build,
    seed,
    bots,
    atLeast,
    verdict: verdict === null ? null : verdict === 'high' ? 'atLeast' : 'less',
    ratio: asked.ratio,
    bound,
    ...findingOf(2, sequence, asked.estimate()),
  };
  const known = { atLeast: `at least ${percent(atLeast)}`, less: `less than ${percent(atLeast)}` };
  const says = result.verdict === null ? `not known yet whether at least ${percent(atLeast)}` : known[result.verdict];
  const lines = [
    `${ruleset.title} ${ruleset.version}, ${title}: ${bots.join(' against ')}, ${sourceOf(run.key, seed)}`,
    `  ${says} of the points, after ${result.games} games: ratio ${signed(result.ratio)}, bounds ${signed(-bound)} (as if ${percent(test.low)}) and ${signed(bound)} (as if ${percent(test.high)})`,
    `  pairs with 0: ${counts[0]}, 1/2: ${counts[1]}, 1: ${counts[2]}, 3/2: ${counts[3]}, 2: ${counts[4]}${without > 0 ? `, left out: ${without}` : ''}`,
    `  share ${findingText(result)}`,
  ];
  await terminal.write(options.json ? JSON.stringify(result) : lines.join('\n'));
  return result;
}
