import { canonical } from '@sandtable/kernel';
import { botUnits, type ChunkStore, KnownGames, type Played, seatUnits, standingOf, type Unit } from '@sandtable/lab';
import { storeFor } from '../queue/store-for.js';
import { storeAt } from '../series/file-store.js';
import { interruptible } from '../series/interrupt.js';
import { type Run, runSeries } from '../series/run-series.js';
import type { Shelved } from '../shelf.js';
import type { Terminal } from '../terminal.js';
import { askSeries, jobOf, type LabOptions, percent, range, signed, sourceOf, subjectOf } from './asked.js';

/** One thing that must be so if the lab is to be believed. */
export interface Check {
  readonly name: 'mirror' | 'saturation' | 'luck' | 'replay' | 'builds';
  readonly well: boolean;
  readonly says: string;
}

/** What `--json` ends with. */
export interface DoctorResult {
  readonly ruleset: string;
  readonly version: string;
  readonly scenario: string;
  readonly build: string;
  readonly seed: number | string;
  readonly well: boolean;
  readonly checks: readonly Check[];
}

/** What a bot that plays with a plan gets against one that plays anything. */
const SATURATED = 0.75;
/** Standard errors: one kind in ten thousand is further out by chance. */
const BEYOND_CHANCE = 4;
/** One game in so many is played again. */
const AGAIN = 100;

/** Whether the lab itself can be believed: with games whose answer is known beforehand. */
export async function doctor(all: readonly Shelved[], options: LabOptions, terminal: Terminal): Promise<DoctorResult> {
  const subject = subjectOf(all, options);
  const { ruleset, title, seats } = subject;
  const checks: Check[] = [];
  const { run: build } = await interruptible(terminal, async (stop) => {
    const play = (bots: readonly string[]): Promise<Run> => {
      const look = (played: readonly Played[]) => ({
        enough: false,
        told: `${bots.join(' against ')}: ${played.length} games`,
      });
      return askSeries(jobOf(subject, options, bots, true), options, stop, look, terminal);
    };
    const alike = await play(['quick', 'quick']);
    const strong = await play(['greedy', 'random']);
    const unitsOf = (bots: readonly string[], { played }: Run) => botUnits({ bots, seats, mirrored: true }, played, 0);
    const mirror = standingOf(unitsOf(['quick', 'quick'], alike).map(({ share }) => share));
    checks.push({
      name: 'mirror',
      well: mirror.anytime.low <= 0.5 && mirror.anytime.high >= 0.5,
      says: `a bot against itself gets ${percent(mirror.interval.share)} (${range(mirror.anytime)}), expected a half`,
    });
    const duel = standingOf(unitsOf(['greedy', 'random'], strong).map(({ share }) => share));
    checks.push({
      name: 'saturation',
      well: duel.anytime.high >= SATURATED,
      says: `greedy gets ${percent(duel.interval.share)} (${range(duel.anytime)}) against random, expected ${percent(SATURATED)} or more`,
    });
    if (ruleset.guide)
      checks.push(luckOf(seatUnits({ bots: ['quick', 'quick'], seats, mirrored: true }, alike.played, 0)));
    checks.push(await replayed(subject, options, strong));
    checks.push(...(await otherBuilds(await storeFor(options, terminal), strong)));
    return strong.key.build;
  });
  const well = checks.every((check) => check.well);
  const { id, version } = ruleset;
  const result = { ruleset: id, version, scenario: title, build, seed: options.seed, well, checks };
  const lines = [
    `${ruleset.title} ${version}, ${title}, ${sourceOf({ build, series: '' }, options.seed)}`,
    ...checks.map(({ name, well, says }) => `  ${well ? 'well' : 'ILL '}  ${name}: ${says}`),
  ];
  await terminal.write(options.json ? JSON.stringify(result) : lines.join('\n'));
  if (!well) throw new Error(`the lab is not well: ${checks.filter((check) => !check.well).map(({ name }) => name)}`);
  return result;
}

/** Units are looked at, not games: two bots alike play nearly the same game twice. */
function luckOf(units: readonly Unit[]): Check {
  const kinds = new Map<string, { readonly sum: number; readonly squares: number }>();
  for (const { luck } of units)
    for (const [kind, x] of Object.entries(luck)) {
      const { sum, squares } = kinds.get(kind) ?? { sum: 0, squares: 0 };
      kinds.set(kind, { sum: sum + x, squares: squares + x * x });
    }
  let [worst, most] = ['none', 0];
  for (const [kind, { sum, squares }] of kinds) {
    const errors = squares === 0 ? 0 : sum / Math.sqrt(squares);
    if (Math.abs(errors) > Math.abs(most)) [worst, most] = [kind, errors];
  }
  return {
    name: 'luck',
    well: Math.abs(most) < BEYOND_CHANCE,
    says: `of ${kinds.size} kinds ${worst} is furthest from evening out, by ${signed(most)} standard errors`,
  };
}

async function replayed(subject: Parameters<typeof jobOf>[0], options: LabOptions, { played }: Run): Promise<Check> {
  const count = 2 * Math.max(1, Math.ceil(played.length / AGAIN / 2));
  const from = 2 * Math.floor((played.length - count) / 4);
  const job = jobOf(subject, options, ['greedy', 'random'], true);
  const again = await runSeries(job, {
    // in threads of their own, unless one is all there is: there nothing is left of what was played before
    workers: Math.max(1, options.workers ?? 2),
    store: storeAt('none'),
    from,
    to: from + count,
    progress: () => {},
    stop: () => false,
  });
  const known = new KnownGames();
  known.add({ from: 0, to: played.length, played });
  known.add({ from, to: from + again.played.length, played: again.played });
  const [first] = known.differences;
  return {
    name: 'replay',
    well: known.differences.length === 0,
    says: `${known.compared} of ${played.length} games played again, ${known.differences.length} of them otherwise${first ? `: game ${first.game} was ${canonical(first.one)} and ${canonical(first.other)}` : ''}`,
  };
}

/** What other builds kept of the same games: a build may play otherwise, and then says so by its name. */
async function otherBuilds(kept: ChunkStore, { key, played }: Run): Promise<Check[]> {
  const checks: Check[] = [];
  for (const build of await kept.builds(key.series)) {
    if (build === key.build) continue;
    let same = 0;
    let other = 0;
    for (const row of await kept.rows({ build, series: key.series }))
      row.played.forEach((game, i) => {
        const mine = played[row.from + i];
        if (mine === undefined) return;
        if (canonical(mine.end) === canonical(game.end) && mine.decisions === game.decisions) same++;
        else other++;
      });
    checks.push({
      name: 'builds',
      well: other === 0,
      says: `build ${build} played ${same} of ${same + other} games alike${other > 0 ? ': its rules or bots are others' : ''}`,
    });
  }
  return checks;
}
