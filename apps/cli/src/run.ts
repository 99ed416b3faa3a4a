import { once } from 'node:events';
import { UNDO_POLICIES } from '@sandtable/kernel';
import { Command, CommanderError } from 'commander';
import { BOT_NAMES, USUAL_BOT } from './bots.js';
import { type ContentOptions, checkContent } from './commands/content.js';
import { labCommands } from './commands/lab.js';
import { type PlayOptions, play } from './commands/play.js';
import { refereeOf, serveLines } from './commands/referee.js';
import { type ReplayOptions, replay } from './commands/replay.js';
import { lookUpRules, type RulesOptions } from './commands/rules.js';
import { type SimOptions, simulate } from './commands/sim.js';
import { choice, collect, namesOf, seedOf, whole, withSetup } from './options.js';
import { BadInput } from './problem.js';
import { closeDatabases } from './queue/store-for.js';
import { USUAL_STORE } from './series/file-store.js';
import { type Shelved, shelf } from './shelf.js';
import type { Terminal } from './terminal.js';

/** Exit codes: all is well; something failed that should not; what was asked for cannot be done. */
const OK = 0;
const BUG = 1;
const BAD_INPUT = 2;

/** Runs one command line and gives its exit code. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    await program(terminal).parseAsync([...args], { from: 'user' });
    return OK;
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return OK;
      // Help that was shown for want of a command has said everything.
      if (error.code !== 'commander.help') terminal.complain(sentence(error.message));
      return BAD_INPUT;
    }
    if (error instanceof BadInput) {
      terminal.complain(error.message);
      return BAD_INPUT;
    }
    terminal.complain(`This should not have happened: ${error instanceof Error ? error.stack : String(error)}`);
    return BUG;
  } finally {
    await closeDatabases();
    terminal.close();
  }
}

/** One sentence from commander's message. */
function sentence(message: string): string {
  const text = message
    .replace(/^error: /, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace('. Expected', ', expected')
    .replace(/\.?$/, '.');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function program(terminal: Terminal): Command {
  const sandtable = new Command('sandtable')
    .description('A digital table for tabletop wargames: play, simulate, replay, look up rules, referee bots.')
    .option('--with <module>', 'also offer the rulesets that a JavaScript module exports', collect)
    .configureOutput({
      writeOut: (text) => void terminal.write(text.trimEnd()),
      writeErr: (text) => terminal.complain(text.trimEnd()),
      outputError: () => {}, // said by run(), in one sentence
    })
    .exitOverride()
    .helpCommand(false)
    .showSuggestionAfterError();
  const onShelf = (): Promise<readonly Shelved[]> => shelf(sandtable.opts<{ with?: string[] }>().with);

  withSetup(sandtable.command('play'))
    .description('play against the machine, or together at one screen')
    .option('--seat <seat>', 'the seat you play (the first)')
    .option('--bot <name>', `who plays the other seats: ${BOT_NAMES.join(', ')} (${USUAL_BOT})`)
    .option('--hotseat', 'people play all seats at this screen')
    .option('--seed <seed>', 'the seed of the dice (a random one)', seedOf)
    .option('--manual-dice', 'you roll real dice and type what fell')
    .option('--undo <policy>', 'what may be taken back: free, always, never (free)', choice('--undo', UNDO_POLICIES))
    .option('--plain', 'sentences only, for screen readers: no columns, map, colour (so it is in a pipe)')
    .option('--map', 'draw the board each time it is shown (so it is at a terminal)')
    .option('--no-map', 'do not; "map" shows it when asked')
    .option('--load <file>', 'go on with a saved game')
    .option('--save <file>', 'where to keep it, answer by answer (a new file in .sandtable)')
    .action(async (options: PlayOptions) => play(await onShelf(), options, terminal));

  withSetup(sandtable.command('sim'))
    .description('let bots play many games on all cores, and measure who wins')
    .requiredOption('--bots <names>', `a bot for each seat, with commas between: ${BOT_NAMES.join(', ')}`, namesOf)
    .option('--games <n>', 'how many games', whole('--games', 1), 100)
    .option('--seed <seed>', 'the seed of the series', seedOf, 1)
    .option('--from <n>', 'leave out so many games of the series, those played before', whole('--from', 0), 0)
    .option('--no-mirrored', 'leave every bot in its seat (else they change seats on the same dice)')
    .option('--workers <n>', 'how many threads (one for each core; 0: only others play)', whole('--workers', 0))
    .option('--most-decisions <n>', 'give a game up after so many', whole('--most-decisions', 1))
    .option('--store <folder>', `where games are kept as they are played; none: nowhere (${USUAL_STORE})`)
    .option('--again', 'play again what is kept there, and compare')
    .option('--json', 'end with the result as one line of JSON')
    .action(async (options: SimOptions) => {
      const modules = sandtable.opts<{ with?: string[] }>().with ?? [];
      await simulate(await onShelf(), { ...options, with: modules }, terminal);
    });

  labCommands(sandtable, terminal, onShelf);

  sandtable
    .command('replay')
    .description('check a saved game entry by entry and tell it again')
    .argument('<file>', 'the record of a game')
    .option('--to <n>', 'only so many entries', whole('--to', 0))
    .option('--seat <seat>', 'as this seat saw it')
    .option(
      '--export <form>',
      'all of it at once, without pauses: text, or record: the file that other programs open',
      choice('--export', ['text', 'record']),
    )
    .option('--json', 'a line of JSON for each entry, and one for the whole')
    .action(async (file: string, options: ReplayOptions) => replay(await onShelf(), file, options, terminal));

  sandtable
    .command('rules')
    .description('look up a rule by its id, or rules by words')
    .argument('<query...>', 'a rule id, the beginning of one, or words')
    .option('--ruleset <id>', 'only in this ruleset')
    .option('--limit <n>', 'at most so many from each ruleset', whole('--limit', 1), 5)
    .option('--json', 'as one line of JSON')
    .action(async (query: string[], options: RulesOptions) =>
      lookUpRules(await onShelf(), query.join(' '), options, terminal),
    );

  sandtable
    .command('content')
    .description("check a player's own content")
    .command('check')
    .description('check a file of units, forces, boards or scenarios')
    .argument('<file>', 'a JSON file')
    .option('--ruleset <id>', 'the ruleset it is for (what the file itself says)')
    .action(async (file: string, options: ContentOptions) => checkContent(await onShelf(), file, options, terminal));

  sandtable
    .command('referee')
    .description('the referee as JSON lines over stdin and stdout, for bots in any language')
    .option('--seats <seats>', 'only these seats may be played and asked about', namesOf)
    .action(async (options: { seats?: string[] }) => {
      const session = refereeOf(await onShelf()).session(options.seats ? { seats: options.seats } : {});
      await serveLines(session, process.stdin, async (text) => {
        if (!process.stdout.write(text)) await once(process.stdout, 'drain');
      });
    });

  return sandtable;
}
