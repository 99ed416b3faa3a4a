import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SeededDice } from '@sandtable/kernel';
import { agreement, botUnits, count, drawLists, likelyShares, type Played, worthsOf } from '@sandtable/lab';
import {
  csvOf,
  type Field,
  FieldTrack,
  fieldPlots,
  type MatchUp,
  matrixPlot,
  type PlotLanguage,
  perPointPlot,
  plotWords,
  reportHtml,
  type Section,
  sidesPlot,
  svgOf,
  verdictText,
  worthsPlot,
} from '@sandtable/lab/plots';
import { makeFolder, reasonOf } from '../files.js';
import { BadInput } from '../problem.js';
import { interruptible } from '../series/interrupt.js';
import { rulesetOn, type Shelved } from '../shelf.js';
import type { Terminal } from '../terminal.js';
import { askSeries, botsOf, jobOf, type LabOptions, type Subject, subjectOf } from './asked.js';
import { usualFields } from './fair.js';
import { readMuster } from './muster-file.js';
import { LEAST_SPENT, seriesOfLists } from './points.js';

export interface ReportOptions extends LabOptions {
  /** Ready games by their ids, or `all`. */
  readonly scenarios?: readonly string[];
  readonly bots?: readonly string[];
  readonly matchUps: readonly string[];
  readonly units?: string;
  readonly out: string;
  /** A folder for each plot as a picture and a table of its own. */
  readonly plots?: string;
  readonly language: PlotLanguage;
}

/** Games of each pair of bots, and of the lists of units. */
const MATCH_UP_GAMES = 120;
const UNIT_GAMES = 1600;
const LISTS = 64;

/** Everything that the lab can show of a game, as one file. */
export async function report(all: readonly Shelved[], options: ReportOptions, terminal: Terminal): Promise<void> {
  const { ruleset } = rulesetOn(all, options.ruleset);
  const words = plotWords(options.language);
  const named = options.scenarios?.includes('all') ? ruleset.ready.map(({ id }) => id) : options.scenarios;
  const subjects = (named ?? [options.scenario]).map((scenario) => ({
    name: scenario ?? options.setup ?? ruleset.ready[0]?.id ?? ruleset.id,
    subject: subjectOf(all, { ...options, ...(scenario !== undefined && { scenario }) }),
  }));
  const fields = options.bots ?? usualFields(ruleset);
  for (const name of fields) botsOf(name, ruleset);
  const tracks: FieldTrack[] = [];
  const matchUps: MatchUp[] = [];
  const sections: Section[] = [];
  let build = '';
  const play = async (
    job: Parameters<typeof askSeries>[0],
    games: number,
    stop: () => boolean,
    name: string,
    enough: (played: readonly Played[]) => boolean = () => false,
  ): Promise<readonly Played[]> => {
    const look = (played: readonly Played[]) => ({
      enough: enough(played),
      told: `${name}: ${played.length} games`,
    });
    const run = await askSeries(job, { ...options, games }, stop, look, terminal);
    build = run.key.build;
    return run.played;
  };
  const { stopped } = await interruptible(terminal, async (stop) => {
    for (const { name: scenario, subject } of subjects)
      for (const name of fields) {
        if (stop()) return;
        const track = new FieldTrack(fieldOf(scenario, name, subject));
        tracks.push(track);
        const job = jobOf(subject, options, track.field.bots, track.mirrored);
        await play(job, options.games, stop, `${scenario}, ${name}`, (played) => track.read(played));
      }
    const { subject } = subjects[0]!;
    for (const [one, other] of pairsOf(options.matchUps)) {
      if (stop()) return;
      const bots = [one, other];
      const played = await play(jobOf(subject, options, bots, true), MATCH_UP_GAMES, stop, `${one} against ${other}`);
      const units = botUnits({ bots, seats: subject.seats, mirrored: true }, played, 0).map(({ share }) => share);
      if (units.some((share) => share !== null))
        matchUps.push({ one, other, share: likelyShares(count(units)), games: played.length });
    }
    if (options.units === undefined || stop()) return;
    const muster = readMuster(options.units);
    const lists = drawLists(ruleset, muster, LISTS, new SeededDice(`${options.seed}/lists`), LEAST_SPENT);
    const series = seriesOfLists(ruleset, muster, lists, { ...options, bots: 'greedy' });
    const met = series.metIn(await play(series.job, UNIT_GAMES, stop, 'units'));
    if (met.length < 2 * muster.units.length) return;
    const worths = worthsOf(muster, met);
    sections.push({
      title: words.t('partUnits'),
      says: words.t('partUnitsSays'),
      plots: [worthsPlot(worths, words), perPointPlot(muster, worths, met, words)],
    });
  });
  const shown = tracks.filter(({ games }) => games > 0);
  if (shown.length === 0) throw new BadInput(`No game was played${stopped ? ': stopped too early' : ''}.`);
  const titles = subjects.map(({ subject }) => subject.title).join(', ');
  const source = {
    title: `${ruleset.title} ${ruleset.version}: ${titles.length > 120 ? `${subjects.length}` : titles}`,
    build,
    seed: options.seed,
    command: commandOf(ruleset.id, options),
  };
  const verdicts = subjects.map(({ name }) => {
    const of = shown.filter(({ field }) => field.scenario === name);
    const says = of.length < fields.length ? 'unknown' : agreement(of.map((track) => track.verdict));
    const text = verdictText(says, subjects[0]!.subject.seats, words);
    return subjects.length > 1 ? `${name}: ${text}` : text;
  });
  const overview: Section = {
    title: words.t('partSides'),
    says: words.t('partSidesSays'),
    plots: [sidesPlot(shown, words), ...(matchUps.length > 0 ? [matrixPlot(options.matchUps, matchUps, words)] : [])],
  };
  const details = shown.map(
    (track): Section => ({
      title: `${track.field.scenario}, ${track.field.name}`,
      says: words.t('partField', { games: track.games }),
      plots: fieldPlots(track, words),
    }),
  );
  const parts = [overview, ...sections, ...details];
  const html = reportHtml(source, verdicts, parts, words, options.language);
  write('--out', options.out, html);
  if (options.plots !== undefined) {
    makeFolder(options.plots);
    for (const plot of parts.flatMap(({ plots }) => plots)) {
      write('--plots', join(options.plots, `${plot.id}.svg`), svgOf(plot, source));
      write('--plots', join(options.plots, `${plot.id}.csv`), csvOf(plot, source));
    }
  }
  await terminal.write(`${verdicts.join('\n')}\n${options.out}: ${Math.round(html.length / 1024)} kB.`);
}

function write(flag: string, file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw BadInput.at(flag, file, `a file that can be written (${reasonOf(error)})`);
  }
}

const fieldOf = (scenario: string, name: string, { ruleset, seats }: Subject): Field => ({
  scenario,
  name,
  bots: botsOf(name, ruleset),
  seats,
});

const pairsOf = (names: readonly string[]): (readonly [string, string])[] =>
  names.flatMap((one, i) => names.slice(i + 1).map((other) => [one, other] as const));

/** What was asked, so that it can be asked again. */
function commandOf(ruleset: string, { scenarios, scenario, setup, bots, units, seed, games }: ReportOptions): string {
  const asked = [
    `npx sandtable lab report --ruleset ${ruleset}`,
    scenarios && `--scenarios ${scenarios.join(',')}`,
    scenario && `--scenario ${scenario}`,
    setup && `--setup ${setup}`,
    bots && `--bots ${bots.join(',')}`,
    units && `--units ${units}`,
    `--games ${games} --seed ${seed}`,
  ];
  return asked.filter(Boolean).join(' ');
}
