import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { Bot, Clock } from '@sandtable/bots';
import { type House, isBot, NotDone, type OpenGame, PERSON, type Players } from '@sandtable/house';
import { Malformed, type Seat, type UndoPolicy } from '@sandtable/kernel';
import type { BugReport, Referee } from '@sandtable/referee';
import { botNamed, USUAL_BOT, wallClock } from '../bots.js';
import { writeWhole } from '../files.js';
import { houseOver, NamedFiles } from '../games/house.js';
import { readSaved, type SavedGame, type SavedRecord } from '../games/saved.js';
import { type PageOptions, pageFor } from '../play/page.js';
import { plainTable } from '../play/plain-table.js';
import { Sitting } from '../play/sitting.js';
import { BadInput, oneOf } from '../problem.js';
import { rulesetOn, type SetupOptions, type Shelved, setupFrom } from '../shelf.js';
import type { Terminal } from '../terminal.js';
import { refereeOf } from './referee.js';

export interface PlayOptions extends SetupOptions, PageOptions {
  readonly ruleset?: string;
  readonly seat?: Seat;
  readonly bot?: string;
  readonly hotseat?: boolean;
  readonly seed?: number | string;
  readonly manualDice?: boolean;
  readonly undo?: UndoPolicy;
  readonly load?: string;
  readonly save?: string;
}

export async function play(all: readonly Shelved[], options: PlayOptions, terminal: Terminal): Promise<void> {
  if (options.hotseat && (options.bot !== undefined || options.seat !== undefined))
    throw new BadInput(
      `--hotseat and --${options.bot !== undefined ? 'bot' : 'seat'} are both given, expected one of them.`,
    );
  if (options.save !== undefined && options.save !== options.load && existsSync(options.save))
    throw BadInput.at('--save', options.save, 'a file that is not there yet; --load goes on with a saved game');
  const files = new NamedFiles();
  let file = '';
  const referee = refereeOf(all, { onBug: (bug) => file !== '' && keepBug(bug, `${file}.bug.json`, terminal) });
  const house = houseOver(files, referee);
  const { opened, lines } =
    options.load === undefined
      ? await openNew(house, files, all, options)
      : await openSaved(house, files, options, options.load);
  file = files.of(opened.game);
  const { ruleset, table } = rulesetOn(all, opened.ruleset);
  const page = pageFor(terminal, options);
  const bots = botsAt(opened, (name) => (page.plain ? wallClock : ticking(terminal, name)));
  const sitting = new Sitting({
    house,
    ruleset,
    table: table ?? plainTable,
    terminal,
    game: opened,
    bots,
    file,
    page,
  });
  const players = opened.seats.map((seat) => `${seat}: ${bots.get(seat)?.name ?? 'you'}`).join(', ');
  await terminal.write(
    [ruleset.title, ...lines, `${players}. Saved in ${file}. "help" tells what to type.`].join('\n'),
  );
  await sitting.run();
}

type Opening = { readonly opened: OpenGame; readonly lines: readonly string[] };

async function openNew(
  house: House,
  files: NamedFiles,
  all: readonly Shelved[],
  options: PlayOptions,
): Promise<Opening> {
  const { ruleset } = rulesetOn(all, options.ruleset);
  const { setup, title } = setupFrom(ruleset, options);
  const seed = options.seed ?? randomInt(2 ** 32);
  const players = playersAt(ruleset.seats(ruleset.open(setup)), options);
  const game = files.unused(ruleset.id);
  if (options.save !== undefined) files.name(game, options.save);
  const opened = await opening(options.setup ?? '--scenario', () =>
    house.open({
      ruleset: ruleset.id,
      setup,
      seed,
      dice: options.manualDice ? 'manual' : 'seeded',
      ...(options.undo !== undefined && { undo: options.undo }),
      players,
      title,
      game,
    }),
  );
  return { opened, lines: [`${title}. ${options.manualDice ? 'Dice by hand.' : `Seed ${seed}.`}`] };
}

async function openSaved(house: House, files: NamedFiles, options: PlayOptions, file: string): Promise<Opening> {
  for (const [flag, value] of Object.entries({
    '--ruleset': options.ruleset,
    '--setup': options.setup,
    '--scenario': options.scenario,
    '--seed': options.seed,
    '--manual-dice': options.manualDice,
    '--undo': options.undo,
  }))
    if (value !== undefined) throw new BadInput(`${flag} and --load are both given, but a saved game brings its own.`);
  const saved = readSaved('--load', file);
  const save = options.save === file ? undefined : options.save;
  const opened = await opening(file, () =>
    'game' in saved && save === undefined
      ? goOn(house, files.name(saved.game, file), saved, options)
      : layCopy(house, files, saved, options, save),
  );
  return { opened, lines: opened.notice === null ? [] : [`Note: ${opened.notice}.`] };
}

/** Goes on in the file itself, with those who sat there before unless it is said who sits there now. */
async function goOn(house: House, game: string, { players }: SavedGame, options: PlayOptions): Promise<OpenGame> {
  const given = saysWho(options) ? playersAt(Object.keys(players), options) : players;
  const opened = await house.resume(game);
  return given === players ? opened : { ...(await house.give(opened.game, given)), notice: opened.notice };
}

/** Goes on with what another file holds, in a file of its own: a record stays as it is. */
async function layCopy(
  house: House,
  files: NamedFiles,
  saved: SavedGame | SavedRecord,
  options: PlayOptions,
  file: string | undefined,
): Promise<OpenGame> {
  const { record } = saved;
  const { seats, ruleset } = lookedAt(house.referee, record);
  const players = 'game' in saved && !saysWho(options) ? saved.players : playersAt(seats, options);
  const game = files.unused(ruleset);
  if (file !== undefined) files.name(game, file);
  return house.layNew(record, house.referee.rulesets.get(ruleset)!.title, players, game);
}

/** What a record is of; the house opens it for itself. */
function lookedAt(referee: Referee, record: unknown): Pick<OpenGame, 'seats' | 'ruleset'> {
  const session = referee.session();
  const reply = session.ask<'load'>({ do: 'load', record });
  if (!reply.ok) throw new NotDone(reply);
  session.ask<'close'>({ do: 'close', game: reply.game });
  return reply;
}

/** Opens a game: what is wrong with it is wrong with the file it comes from. */
async function opening(file: string, open: () => Promise<OpenGame>): Promise<OpenGame> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof NotDone && 'bug' in error.failure)
      throw new BadInput(`${file}: the rules fail on this, which is a bug: ${error.message}`);
    if (!(error instanceof NotDone || error instanceof Malformed)) throw error;
    throw new BadInput(`${file}: ${error.message.replace(/^(record|setup)\./, '').replace(/\.$/, '')}.`);
  }
}

const saysWho = ({ hotseat, seat, bot }: PlayOptions): boolean =>
  hotseat === true || seat !== undefined || bot !== undefined;

function playersAt(seats: readonly Seat[], { hotseat, seat, bot = USUAL_BOT }: PlayOptions): Players {
  const mine = seat ?? seats[0]!;
  if (!seats.includes(mine)) throw BadInput.at('--seat', mine, oneOf(seats));
  botNamed('--bot', bot);
  return Object.fromEntries(seats.map((one) => [one, hotseat || one === mine ? PERSON : bot]));
}

function botsAt({ seats, players }: OpenGame, clock: (name: string) => Clock): ReadonlyMap<Seat, Bot> {
  const bots = seats.filter((seat) => isBot(players[seat]));
  return new Map(bots.map((seat) => [seat, botNamed(`players.${seat}`, players[seat]!, clock(players[seat]!))]));
}

/** A bot looks at its clock all the time while it thinks: so the clock can show that it still does. */
function ticking(terminal: Terminal, name: string): Clock {
  let last = 0;
  let start = 0;
  let shown = 0;
  return () => {
    const now = wallClock();
    if (now - last > PAUSE_MS)
      start = shown = now; // it began to think about something new
    else if (now - shown > TICK_MS) {
      terminal.progress(`${name} is thinking, ${((now - start) / 1000).toFixed(1)} s`);
      shown = now;
    }
    last = now;
    return now;
  };
}

const PAUSE_MS = 50;
const TICK_MS = 200;

/** What makes a fault of the rules happen again is worth more than the sentence about it. */
function keepBug({ record }: BugReport, file: string, terminal: Terminal): void {
  if (record === null) return;
  try {
    writeWhole('--save', file, `${JSON.stringify(record)}\n`);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    terminal.complain(`The rules failed here, which is a bug. ${error.message}`);
    return;
  }
  terminal.complain(`The rules failed here, which is a bug. ${file} makes it happen again.`);
}
