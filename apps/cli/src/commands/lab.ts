import type { Command } from 'commander';
import { BOT_NAMES } from '../bots.js';
import type { LabOptions } from '../lab/asked.js';
import { type CompareOptions, compare } from '../lab/compare.js';
import { doctor } from '../lab/doctor.js';
import { type FairOptions, fair } from '../lab/fair.js';
import { type LadderOptions, ladder } from '../lab/ladder.js';
import { type ListsOptions, lists } from '../lab/lists.js';
import { type PointsOptions, points } from '../lab/points.js';
import { type ReportOptions, report } from '../lab/report.js';
import { type StrengthOptions, strength } from '../lab/strength.js';
import { type WorkOptions, work } from '../lab/work.js';
import { between, choice, namesOf, seedOf, whole, withSetup } from '../options.js';
import { StruckOut } from '../queue/failures.js';
import { USUAL_STORE } from '../series/file-store.js';
import type { Shelved } from '../shelf.js';
import type { Terminal } from '../terminal.js';

/** `sandtable lab ...`: questions that series of games answer, each with as few games as it takes. */
export function labCommands(sandtable: Command, terminal: Terminal, onShelf: () => Promise<readonly Shelved[]>): void {
  const modules = () => sandtable.opts<{ with?: string[] }>().with ?? [];
  const lab = sandtable
    .command('lab')
    .description('questions that series of games answer: is it fair, who is stronger, what is it worth');

  /** Asks once more where games that had been counted were struck out: all that is good is kept, and is not played again. */
  const asked = async (ask: () => Promise<unknown>): Promise<void> => {
    for (;;)
      try {
        await ask();
        return;
      } catch (error) {
        if (!(error instanceof StruckOut)) throw error;
        terminal.complain('Some of that had been counted: counting begins anew.');
      }
  };

  lab
    .command('work')
    .description('play what others ask: takes games from the database that DATABASE_URL names')
    .option('--workers <n>', 'how many threads (one for each core)', whole('--workers', 1))
    .action(async (options: WorkOptions) => work(await onShelf(), { ...options, with: modules() }, terminal));

  withSeries(lab.command('strength'))
    .description('whether a bot gets at least such a share of the points against another; stops as soon as it knows')
    .requiredOption('--bots <names>', `two bots: ${BOT_NAMES.join(', ')}`, namesOf)
    .option('--at-least <share>', 'the share of the points', between('--at-least', 0.05, 1), 0.5)
    .action((options: StrengthOptions) =>
      asked(async () => strength(await onShelf(), { ...options, with: modules() }, terminal)),
    );

  withSeries(lab.command('fair'))
    .description('whether the sides of a scenario have even chances, by bots of several levels and styles')
    .option('--bots <names>', 'who plays, alike on both sides or X/Y in turns (two levels and two styles)', namesOf)
    .action((options: FairOptions) =>
      asked(async () => fair(await onShelf(), { ...options, with: modules() }, terminal)),
    );

  withSeries(lab.command('report'), 1000)
    .description(
      'a report in one file: fairness by scenario and kind of play, match-ups, units, luck, lengths, endings',
    )
    .option('--scenarios <ids>', 'several ready games, or all', namesOf)
    .option('--bots <names>', 'who plays, alike on both sides or X/Y in turns (two levels and two styles)', namesOf)
    .option('--match-ups <names>', 'bots that meet each other', namesOf, ['random', 'recruit', 'greedy', 'quick'])
    .option('--units <file>', 'what lists are drawn from (as for points): what each unit is worth')
    .option('--out <file>', 'where the report is written', 'lab-report.html')
    .option('--plots <folder>', 'also each plot as a picture (SVG) and a table (CSV) of its own')
    .option('--language <language>', 'en or de', choice('--language', ['en', 'de']), 'en')
    .action((options: ReportOptions) =>
      asked(async () => report(await onShelf(), { ...options, with: modules() }, terminal)),
    );

  withSeries(lab.command('compare'))
    .description(
      'what one thing changes: two setups on the same dice, and how much better or worse the first side fares',
    )
    .argument('<one>', 'a setup')
    .argument('<other>', 'the same with one thing changed')
    .option('--bots <name>', 'who plays, or X/Y in turns', 'greedy')
    .option(
      '--within <share>',
      'enough when the difference is known so well, on either side',
      between('--within', 0, 0.5),
      0.03,
    )
    .action((one: string, other: string, options: CompareOptions) =>
      asked(async () => compare(await onShelf(), [one, other], { ...options, with: modules() }, terminal)),
    );

  withSeries(lab.command('ladder'), 200)
    .description('how much stronger each level is than the one below, in Elo, with intervals')
    .option('--bots <names>', 'the rungs, the weakest first', namesOf, [
      'random',
      'recruit',
      'greedy',
      'regular',
      'veteran',
    ])
    .action((options: LadderOptions) =>
      asked(async () => ladder(await onShelf(), { ...options, with: modules() }, terminal)),
    );

  withSeries(lab.command('doctor'), 400)
    .description('whether the lab can be believed: games whose answer is known beforehand, and some played again')
    .action((options: LabOptions) =>
      asked(async () => doctor(await onShelf(), { ...options, with: modules() }, terminal)),
    );

  withMuster(lab.command('points'))
    .description('what units are worth: lists by lot against each other, and which of them were the better for it')
    .action((file: string, options: PointsOptions) =>
      asked(async () => points(await onShelf(), file, { ...options, with: modules() }, terminal)),
    );

  withMuster(lab.command('lists'))
    .description('the strongest lists: all meet each other, the better half stays')
    .action((file: string, options: ListsOptions) =>
      asked(async () => lists(await onShelf(), file, { ...options, with: modules() }, terminal)),
    );
}

function withMuster(command: Command): Command {
  return withSeries(command)
    .argument('<file>', 'what lists are drawn from: units with their prices, and where they stand in a setup')
    .option('--bots <name>', 'who plays', 'greedy')
    .option('--lists <n>', 'how many lists are drawn', whole('--lists', 2), 64);
}

function withSeries(command: Command, games = 4000): Command {
  return withSetup(command)
    .option('--games <n>', 'at most so many games of each kind', whole('--games', 1), games)
    .option('--seed <seed>', 'the seed of the series', seedOf, 'lab')
    .option(
      '--workers <n>',
      'how many threads (one for each core); 0: only others play (lab work)',
      whole('--workers', 0),
    )
    .option('--most-decisions <n>', 'give a game up after so many', whole('--most-decisions', 1))
    .option(
      '--futures <n>',
      'tell luck by comparing each throw with so many others; 0: do not',
      whole('--futures', 0),
      8,
    )
    .option(
      '--store <folder>',
      `where games are kept as they are played; none: nowhere (the database of DATABASE_URL, else ${USUAL_STORE})`,
    )
    .option(
      '--lease <seconds>',
      'with a database: a worker that is silent for so long is taken for lost (30)',
      whole('--lease', 1),
    )
    .option(
      '--check <share>',
      'with a database: the part of the games that two workers play (0.02)',
      between('--check', 0, 1.01),
    )
    .option('--json', 'end with the result as one line of JSON');
}
