import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Bot, Clock } from '@sandtable/bots';
import type { DiceRecord, Seat, UndoPolicy } from '@sandtable/kernel';
import type { BugReport, Failure, Referee, ReplyTo } from '@sandtable/referee';
import { botNamed, USUAL_BOT, wallClock } from '../bots.js';
import { readJson, writeWhole } from '../files.js';
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

type Opened = Exclude<ReplyTo<'open'>, Failure>;

export async function play(all: readonly Shelved[], options: PlayOptions, terminal: Terminal): Promise<void> {
  let file = '';
  const referee = refereeOf(all, { onBug: (bug) => file !== '' && keepBug(bug, `${file}.bug.json`, terminal) });
  if (options.hotseat && (options.bot !== undefined || options.seat !== undefined))
    throw new BadInput(
      `--hotseat and --${options.bot !== undefined ? 'bot' : 'seat'} are both given, expected one of them.`,
    );
  if (options.save !== undefined && options.save !== options.load && existsSync(options.save))
    throw BadInput.at('--save', options.save, 'a file that is not there yet; --load goes on with a saved game');
  const { opened, lines } = options.load === undefined ? openNew(referee, all, options) : openSaved(referee, options);
  const { ruleset, table } = rulesetOn(all, opened.ruleset);
  const page = pageFor(terminal, options);
  const { humans, bots } = seating(
    opened.seats,
    options,
    page.plain ? wallClock : ticking(terminal, options.bot ?? USUAL_BOT),
  );
  file = options.save ?? options.load ?? unusedFile(ruleset.id);
  const sitting = new Sitting({
    referee,
    ruleset,
    table: table ?? plainTable,
    terminal,
    game: opened.game,
    humans,
    bots,
    file,
    page,
  });
  sitting.save(); // a file that cannot be written is told of before the game has begun
  const players = opened.seats.map((seat) => `${seat}: ${bots.get(seat)?.name ?? 'you'}`).join(', ');
  await terminal.write(
    [ruleset.title, ...lines, `${players}. Saved in ${file}. "help" tells what to type.`].join('\n'),
  );
  await sitting.run();
}

function openNew(referee: Referee, all: readonly Shelved[], options: PlayOptions): { opened: Opened; lines: string[] } {
  const { ruleset } = rulesetOn(all, options.ruleset);
  const { setup, title } = setupFrom(ruleset, options);
  const seed = options.seed ?? randomInt(2 ** 32);
  const dice: DiceRecord = { kind: options.manualDice ? 'manual' : 'seeded', seed };
  const undo = options.undo === undefined ? {} : { undo: options.undo };
  const reply = referee.session().ask<'open'>({ do: 'open', ruleset: ruleset.id, setup, dice, ...undo });
  if (!reply.ok) throw notOpened(options.setup ?? '--scenario', reply);
  return { opened: reply, lines: [`${title}. ${options.manualDice ? 'Dice by hand.' : `Seed ${seed}.`}`] };
}

function openSaved(referee: Referee, options: PlayOptions): { opened: Opened; lines: string[] } {
  for (const [flag, value] of Object.entries({
    '--ruleset': options.ruleset,
    '--setup': options.setup,
    '--scenario': options.scenario,
    '--seed': options.seed,
    '--manual-dice': options.manualDice,
    '--undo': options.undo,
  }))
    if (value !== undefined) throw new BadInput(`${flag} and --load are both given, but a saved game brings its own.`);
  const reply = referee.session().ask<'load'>({ do: 'load', record: readJson('--load', options.load!) });
  if (!reply.ok) throw notOpened(options.load!, reply);
  return { opened: reply, lines: reply.notice === null ? [] : [`Note: ${reply.notice}.`] };
}

function notOpened(file: string, failure: Failure): BadInput {
  if ('bug' in failure) return new BadInput(`${file}: the rules fail on this, which is a bug: ${failure.bug.message}`);
  const message = 'error' in failure ? failure.error.message : failure.refusal.message;
  return new BadInput(`${file}: ${message.replace(/^(record|setup)\./, '')}.`);
}

function seating(
  seats: readonly Seat[],
  options: PlayOptions,
  clock: Clock,
): { readonly humans: readonly Seat[]; readonly bots: ReadonlyMap<Seat, Bot> } {
  if (options.hotseat) return { humans: seats, bots: new Map() };
  const mine = options.seat ?? seats[0]!;
  if (!seats.includes(mine)) throw BadInput.at('--seat', mine, oneOf(seats));
  const bot = botNamed('--bot', options.bot ?? USUAL_BOT, clock);
  return { humans: [mine], bots: new Map(seats.filter((seat) => seat !== mine).map((seat) => [seat, bot])) };
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

/** A game that nobody named a file for is kept all the same. */
function unusedFile(ruleset: string): string {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-').replace('T', '-');
  for (let n = 1; ; n++) {
    const file = join('.sandtable', `${ruleset}-${time}${n === 1 ? '' : `-${n}`}.json`);
    if (!existsSync(file)) return file;
  }
}
