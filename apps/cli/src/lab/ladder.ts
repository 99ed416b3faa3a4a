import { botUnits, type Duel, type Interval, meanOf, type Played, ratings, withoutLuck } from '@sandtable/lab';
import { botNamed } from '../bots.js';
import { BadInput } from '../problem.js';
import { interruptible } from '../series/interrupt.js';
import type { Shelved } from '../shelf.js';
import type { Terminal } from '../terminal.js';
import { askSeries, jobOf, type LabOptions, percent, range, sourceOf, subjectOf } from './asked.js';

export interface LadderOptions extends LabOptions {
  readonly bots: readonly string[];
}

export interface Rung {
  readonly bot: string;
  /** By how much better than `greedy`, which stands at 1000. */
  readonly elo: Interval;
  /** Its share of the points against the others that it met, without luck. */
  readonly against: Readonly<Record<string, Interval>>;
}

/** What `--json` ends with. */
export interface LadderResult {
  readonly ruleset: string;
  readonly version: string;
  readonly scenario: string;
  readonly build: string;
  readonly seed: number | string;
  readonly games: number;
  readonly rungs: readonly Rung[];
}

/** Who stands at 1000 and meets everybody. */
const ANCHOR = 'greedy';
const AT = 1000;

/** Each meets the next and the anchor, in pairs of games. */
function duelsOf(bots: readonly string[]): (readonly [number, number])[] {
  const anchor = bots.indexOf(ANCHOR);
  return bots.flatMap((_, one) =>
    bots.flatMap((_, other) => {
      const meet = one < other && (other === one + 1 || one === anchor || other === anchor);
      return meet ? [[one, other] as const] : [];
    }),
  );
}

/** How far apart the levels are. */
export async function ladder(
  all: readonly Shelved[],
  options: LadderOptions,
  terminal: Terminal,
): Promise<LadderResult> {
  const subject = subjectOf(all, options);
  const { ruleset, title, seats } = subject;
  const names = options.bots;
  for (const name of names) botNamed('--bots', name);
  if (!names.includes(ANCHOR)) throw BadInput.at('--bots', names.join(','), `some bots with ${ANCHOR} among them`);
  const duels: Duel[] = [];
  const against = names.map((): Record<string, Interval> => ({}));
  let build = '';
  let games = 0;
  await interruptible(terminal, async (stop) => {
    for (const [one, other] of duelsOf(names)) {
      if (stop()) return;
      const bots = [names[one]!, names[other]!];
      const told = (played: readonly Played[]) => ({
        enough: false,
        told: `${bots.join(' against ')}: ${played.length} of ${options.games} games`,
      });
      const run = await askSeries(jobOf(subject, options, bots, true), options, stop, told, terminal);
      build = run.key.build;
      games += run.played.length;
      const shares = withoutLuck(botUnits({ bots, seats, mirrored: true }, run.played, 0)).filter(
        (share) => share !== null,
      );
      if (shares.length < 2) continue;
      const found = meanOf(shares);
      const variance = shares.reduce((sum, x) => sum + (x - found.share) ** 2, 0) / (shares.length - 1);
      const share = Math.min(1, Math.max(0, found.share));
      duels.push({ one, other, units: shares.length, share, variance });
      against[one]![bots[1]!] = found;
      against[other]![bots[0]!] = { share: 1 - found.share, low: 1 - found.high, high: 1 - found.low };
    }
  });
  const anchor = names.indexOf(ANCHOR);
  const met = names.filter((_, i) => i === anchor || Object.keys(against[i]!).length > 0);
  if (met.length < 2) throw new BadInput('No pair of games came to an end: stopped too early.');
  const place = (i: number) => met.indexOf(names[i]!);
  const elos = ratings(
    met.length,
    duels.map((duel) => ({ ...duel, one: place(duel.one), other: place(duel.other) })),
    met.indexOf(ANCHOR),
    AT,
  );
  const rungs = met.map((bot, i) => ({ bot, elo: elos[i]!, against: against[names.indexOf(bot)]! }));
  const { id, version } = ruleset;
  const result = { ruleset: id, version, scenario: title, build, seed: options.seed, games, rungs };
  const whole = (elo: number) => String(Math.round(elo));
  const lines = [
    `${ruleset.title} ${version}, ${title}, ${games} games, ${sourceOf({ build, series: '' }, options.seed)}`,
    '',
    '| Bot | Elo | 95 % interval | Share of the points |',
    '| --- | --- | --- | --- |',
    ...rungs.map(({ bot, elo, against }) => {
      const shares = Object.entries(against).map(
        ([name, share]) => `${percent(share.share)} (${range(share)}) against ${name}`,
      );
      const bounds = bot === ANCHOR ? '' : `${whole(elo.low)} to ${whole(elo.high)}`;
      return `| ${bot} | ${whole(elo.share)} | ${bounds} | ${shares.join('; ')} |`;
    }),
  ];
  await terminal.write(options.json ? JSON.stringify(result) : lines.join('\n'));
  return result;
}
