import { type Bot, LEVELS, type LevelName } from '@sandtable/bots';
import {
  type AnyRuleset,
  type Event,
  type GameRecord,
  hashOf,
  type Question,
  type Seat,
  SeededDice,
  type Sight,
  say,
  standing,
} from '@sandtable/kernel';
import type { Do, Failure, Now, Referee, ReplyTo, RequestTo, Session } from '@sandtable/referee';
import { wallClock } from '../bots.js';
import { writeWhole } from '../files.js';
import { outcomeText } from '../outcome.js';
import { BadInput, oneOf } from '../problem.js';
import { ruleLines } from '../rule-lines.js';
import type { Terminal } from '../terminal.js';
import { type Command, commandIn } from './commands.js';
import { helpText } from './help.js';
import { advise } from './hint.js';
import { wrapped } from './page.js';
import type { Look, Page, TableCommand, TextTable } from './text-table.js';

export interface SittingOptions {
  readonly referee: Referee;
  readonly ruleset: AnyRuleset;
  readonly table: TextTable;
  readonly terminal: Terminal;
  /** The game, open at the referee. */
  readonly game: string;
  /** The seats that people play, and the bots at the others. */
  readonly humans: readonly Seat[];
  readonly bots: ReadonlyMap<Seat, Bot>;
  /** Where the game is saved after every move. */
  readonly file: string;
  readonly page: Page;
}

/** As many options as are listed unasked. */
const FEW = 12;
/** As many events as `log` shows unasked. */
const LATEST = 20;

type Good<K extends Do> = Exclude<ReplyTo<K>, Failure>;

/** Why a request came back empty-handed, as a sentence. */
class NotDone extends Error {
  readonly rule: string | null;

  constructor(failure: Failure) {
    super(
      'error' in failure ? failure.error.message : 'bug' in failure ? failure.bug.message : failure.refusal.message,
    );
    this.rule = 'refusal' in failure ? failure.refusal.rule : null;
  }
}

/**
 * People and bots around one game, at one terminal. Every person asks the referee through a connection of their own seat,
 * every bot gets the view of its own: nobody at this table could see another's secrets by a slip of this code.
 */
export class Sitting {
  private readonly to: SittingOptions;
  private readonly host: Session;
  private readonly sessions = new Map<Seat, Session>();
  /** How much of the log each person has read. */
  private readonly read = new Map<Seat, number>();
  /** Who looked at the screen last. */
  private looking: Seat | null = null;
  /** The board has changed by more than the own moves of whoever is looking. */
  private stale = true;
  private lastRefusal: string | null = null;
  /** The question whose options were listed last: a number means one of those. */
  private listed: Question | null = null;
  /** The kinds of questions each person has met. */
  private readonly met = new Set<string>();
  private page: Page;

  constructor(options: SittingOptions) {
    this.to = options;
    this.page = options.page;
    this.host = options.referee.session();
    for (const seat of [...options.humans, ...options.bots.keys()])
      this.sessions.set(seat, options.referee.session({ seats: [seat], games: [options.game] }));
    // Who goes on with a game is told where it stood, not all of it; `log` knows the rest.
    const { moves, events } = this.now();
    for (const seat of options.humans) this.read.set(seat, moves === 0 ? 0 : Math.max(0, events - LATEST));
  }

  /** Plays until the game is over or somebody leaves. Nothing that was answered is ever lost. */
  async run(): Promise<void> {
    for (;;) {
      const now = this.now();
      if (now.over) return this.end(now);
      const goesOn = now.roll ? await this.rollByHand(now) : await this.decide(now);
      if (!goesOn) return this.leave();
    }
  }

  private now(): Now {
    return this.ask('question', { seat: this.to.humans[0] ?? [...this.to.bots.keys()][0]! }, this.host).now;
  }

  private ask<K extends Do>(word: K, fields: Omit<RequestTo<K>, 'do' | 'game' | 'id'>, by: Session): Good<K> {
    const reply = by.ask({ do: word, game: this.to.game, ...fields } as unknown as RequestTo<K>);
    if (reply.ok) return reply as Good<K>;
    throw new NotDone(reply);
  }

  private decide(now: Now): Promise<boolean> {
    const bot = now.waiting.find((seat) => this.to.bots.has(seat));
    return bot !== undefined ? this.botDecides(bot, now) : this.personDecides(now.waiting[0]!);
  }

  private async botDecides(seat: Seat, now: Now): Promise<boolean> {
    const { ruleset, bots } = this.to;
    const session = this.sessions.get(seat)!;
    const question = this.ask('question', { seat }, session).question as Question;
    const { sight } = this.ask('sight', { seat }, session);
    const bot = bots.get(seat)!;
    this.progress(`${bot.name} is thinking`);
    const answer = bot.choose(ruleset, sight as Sight, question, this.chanceOf(seat, now.moves));
    this.progress(null);
    this.ask('answer', { seat, answer }, session);
    this.stale = true;
    this.save();
    // Who waits alone hears at once what the bot did; who shares a screen hears it when it is their turn to look.
    const [human] = this.to.humans;
    if (human !== undefined && this.to.humans.length === 1) await this.tellNews(human);
    return true;
  }

  private progress(text: string | null): void {
    if (!this.page.plain) this.to.terminal.progress(text);
  }

  private write(text: string): Promise<void> {
    return this.to.terminal.write(wrapped(text, this.page.width));
  }

  /** A bot's own chance: the same after a reload, and apart from the dice of the game. */
  private chanceOf(seat: Seat, moves: number): SeededDice {
    const { dice } = this.record();
    const seed = 'seed' in dice ? dice.seed : dice.kind;
    return new SeededDice(`${seed}/bot/${seat}/${moves}`);
  }

  private async personDecides(seat: Seat): Promise<boolean> {
    if (!(await this.handOver(seat))) return false;
    // The window may have been made wider or narrower.
    if (Number.isFinite(this.page.width)) this.page = { ...this.page, width: this.to.terminal.columns };
    const { table } = this.to;
    const session = this.sessions.get(seat)!;
    await this.tellNews(seat);
    const { options, asides, question } = this.ask('options', { seat }, session);
    const asked = question as Question;
    const { view } = this.ask('view', { seat }, session);
    if (this.stale) await this.write(`\n${table.show(view, this.page)}`);
    this.stale = false;
    const kind = `${seat} ${asked.kind}`;
    const again = this.met.has(kind);
    this.met.add(kind);
    this.listed = null;
    const turn: Turn = { seat, session, question: asked, view, options, asides, again };
    await this.write(`\n${seat}: ${table.ask(asked, view, this.look(turn))}`);
    if (table.listsItself?.(asked)) return this.hearAnswer(turn);
    if (options.length <= FEW) await this.listOptions(again ? { ...turn, asides: [] } : turn, '');
    else await this.write(`There are ${options.length} options: "options" lists them.`);
    return this.hearAnswer(turn);
  }

  private look({ seat, session, question, view, options, again }: Turn): Look {
    const query = (name: string, args: unknown) => this.ask('query', { seat, name, args }, session).result;
    return { seat, question, view, options, page: this.page, again, query };
  }

  /** Listens until something was answered or taken back; false when the person leaves. */
  private async hearAnswer(turn: Turn): Promise<boolean> {
    const { terminal } = this.to;
    const names = this.namesOf(turn);
    terminal.complete([...names.keys(), ...Object.keys(this.deeds), ...this.tableCommands().map(({ word }) => word)]);
    for (;;) {
      const line = await terminal.ask(`${turn.seat}> `);
      if (line === null) return false;
      const words = line.trim();
      if (words === '') continue;
      try {
        const command = names.has(words) ? null : this.commandIn(words);
        const done = command
          ? await this.obey(command, turn)
          : await this.decideOn(this.meant(words, turn, names), turn);
        if (done === 'leave') return false;
        if (done === 'moved') return true;
      } catch (error) {
        if (!(error instanceof NotDone || error instanceof BadInput)) throw error;
        this.lastRefusal = error instanceof NotDone ? error.rule : null;
        const by = this.lastRefusal ? `Refused by ${this.lastRefusal}: ` : '';
        await this.write(`${by}${error.message}${by ? ' ("why" tells the rule.)' : ''}`);
      }
    }
  }

  /** Where somebody sits who can be asked, a doubtful answer is asked for twice. */
  private async decideOn(answer: unknown, turn: Turn): Promise<Done> {
    const { table, terminal } = this.to;
    const doubt = terminal.interactive ? (table.doubt?.(answer, this.look(turn)) ?? null) : null;
    if (
      doubt !== null &&
      !/^y(es)?$/i.test((await terminal.ask(wrapped(`${doubt} (yes or no) `, this.page.width)))?.trim() ?? '')
    )
      return 'stay';
    return this.answer(turn, answer);
  }

  private async answer(turn: Turn, answer: unknown): Promise<Done> {
    this.ask('answer', { seat: turn.seat, answer }, turn.session);
    this.save();
    await this.tellNews(turn.seat);
    return 'moved';
  }

  /** What typed words mean as an answer: the number or the name of an option, or whatever the table makes of them. */
  private meant(words: string, turn: Turn, names: ReadonlyMap<string, unknown>): unknown {
    if (names.has(words)) return names.get(words);
    const { options, question, view } = turn;
    if (/^\d+$/.test(words) && options.length > 0) {
      if (this.listed !== question) throw new BadInput(`${words} of what? "options" lists them by number.`);
      const number = Number(words);
      if (number >= 1 && number <= options.length) return options[number - 1];
      throw new BadInput(`${words} is no option: expected 1 to ${options.length}.`);
    }
    const read = this.to.table.read(words, question, view, this.look(turn));
    if (read === null) throw new BadInput(`"${words}" means nothing here: "help" says what may be typed.`);
    if ('problem' in read) throw new BadInput(read.problem);
    return read.answer;
  }

  private namesOf({ options, asides, question, view }: Turn): Map<string, unknown> {
    const names = new Map<string, unknown>();
    for (const answer of [...options, ...asides]) {
      const name = this.to.table.name(answer, question, view);
      if (!/^\d+$/.test(name)) names.set(name, answer);
    }
    return names;
  }

  private queries(): readonly string[] {
    return Object.keys(this.to.ruleset.queries);
  }

  private tableCommands(): readonly TableCommand[] {
    return this.to.table.commands ?? [];
  }

  private commandIn(words: string): Command | null {
    const own = this.tableCommands().flatMap(({ word, also }) => [word, ...(also ?? [])]);
    return commandIn(words, [...own, ...this.queries()]);
  }

  private obey({ word, rest }: Command, turn: Turn): Promise<Done> {
    const own = this.tableCommands().find((command) => command.word === word || command.also?.includes(word));
    if (own) return this.lookAt(own, rest, turn);
    const deed = this.deeds[word as keyof typeof this.deeds];
    return deed ? deed(rest, turn) : this.query(word, rest, turn);
  }

  private async lookAt(command: TableCommand, rest: string, turn: Turn): Promise<Done> {
    const reply = command.run(rest, this.look(turn));
    if ('problem' in reply) throw new BadInput(reply.problem);
    this.page = { ...this.page, ...reply.page };
    await this.write(reply.text);
    return 'stay';
  }

  private readonly deeds = {
    help: async (_: string, turn: Turn): Promise<Done> => {
      await this.write(helpText(this.to.table, this.to.ruleset, this.look(turn)));
      return 'stay';
    },
    options: async (rest: string, turn: Turn): Promise<Done> => {
      await this.listOptions(turn, rest);
      return 'stay';
    },
    show: async (_: string, { view }: Turn): Promise<Done> => {
      await this.write(this.to.table.show(view, this.page));
      return 'stay';
    },
    undo: async (rest: string, turn: Turn): Promise<Done> => {
      const moves = rest === '' ? this.movesBackTo(turn.seat) : Number(rest);
      if (!Number.isInteger(moves) || moves < 1)
        throw new BadInput(`undo ${rest}: expected how many moves to take back.`);
      this.takeBack(moves, turn);
      this.stale = true;
      this.save();
      await this.tellNews(turn.seat);
      return 'moved';
    },
    save: async (rest: string): Promise<Done> => {
      const file = rest || this.to.file;
      this.save(file);
      await this.write(`Saved to ${file}.`);
      return 'stay';
    },
    log: async (rest: string, { seat }: Turn): Promise<Done> => {
      const count = rest === '' ? LATEST : Number(rest);
      if (!Number.isInteger(count) || count < 1) throw new BadInput(`log ${rest}: expected how many lines to show.`);
      const from = Math.max(0, this.now().events - count);
      const { events } = this.ask('events', { seat, from }, this.sessions.get(seat)!);
      await this.write(events.map((event) => logLine(say(this.to.ruleset, event), event)).join('\n'));
      return 'stay';
    },
    rule: async (rest: string): Promise<Done> => {
      if (rest === '') throw new BadInput('rule: expected a rule id or words to look up.');
      const { rules } = this.lookUp({ words: rest });
      const text = rules.length === 0 ? `Nothing in the rules matches "${rest}".` : rules.map(ruleLines).join('\n\n');
      await this.write(text);
      return 'stay';
    },
    hint: async (rest: string, turn: Turn): Promise<Done> => {
      await this.write(this.hint(rest || 'veteran', turn));
      return 'stay';
    },
    odds: (rest: string, turn: Turn): Promise<Done> => this.query('odds', rest, turn),
    why: async (rest: string, turn: Turn): Promise<Done> => {
      await this.write(rest === '' ? this.whyLast(turn) : this.whyNot(rest, turn));
      return 'stay';
    },
    quit: async (): Promise<Done> => 'leave',
  };

  private takeBack(moves: number, turn: Turn): void {
    try {
      this.ask('undo', { seat: turn.seat, moves }, turn.session);
    } catch (error) {
      const stands = error instanceof NotDone && error.rule === 'TABLE-UNDO' && this.to.table.stands?.(this.look(turn));
      throw stands ? new BadInput(stands) : error;
    }
  }

  private async query(name: string, rest: string, turn: Turn): Promise<Done> {
    const { table } = this.to;
    if (!this.queries().includes(name)) throw new BadInput(`${this.to.ruleset.title} has no ${name} to ask for.`);
    const read = table.query?.(name, rest, turn.question, turn.view) ?? { args: {} };
    if ('problem' in read) throw new BadInput(read.problem);
    const { result } = this.ask('query', { seat: turn.seat, name, args: read.args }, turn.session);
    await this.write(table.found?.(name, result, turn.view) ?? JSON.stringify(result));
    return 'stay';
  }

  /** What the machine would do in this seat, knowing what this seat knows. */
  private hint(level: string, { question, view, seat, session }: Turn): string {
    if (!Object.hasOwn(LEVELS, level)) throw BadInput.at('hint', level, oneOf(Object.keys(LEVELS)));
    const { ruleset, table } = this.to;
    const { sight } = this.ask('sight', { seat }, session);
    const { thoughts, playouts } = advise(ruleset, sight as Sight, question, level as LevelName, wallClock, (part) =>
      this.progress(`thinking: ${Math.round(100 * part)}%`),
    );
    this.progress(null);
    const lines = thoughts.map(({ answer, visits, value }, i) => {
      const worth = value === null ? 'the only sensible answer' : `stands at ${Math.round(100 * value)} of 100`;
      return `  ${i + 1}. ${table.name(answer, question, view)}  (${worth}, tried ${visits} times)`;
    });
    return `${LEVELS[level as LevelName].title}, after ${playouts} games played through in thought, would try:\n${lines.join('\n')}`;
  }

  /** Why something typed would be refused, without trying it. */
  private whyNot(words: string, turn: Turn): string {
    const answer = this.meant(words, turn, this.namesOf(turn));
    const { refusal } = this.ask('check', { seat: turn.seat, answer }, turn.session);
    if (refusal === null) return 'Nothing forbids that.';
    return refusal.rule === null ? refusal.message : `${refusal.message}\n${this.ruleText(refusal.rule)}`;
  }

  /** The rule behind the last refusal, or else behind the last thing that happened. */
  private whyLast({ seat, session }: Turn): string {
    if (this.lastRefusal !== null) return this.ruleText(this.lastRefusal);
    const { events } = this.ask('events', { seat, from: Math.max(0, this.now().events - 1) }, session);
    return events.length === 0 ? 'Nothing has happened yet.' : this.ruleText(events[0]!.rule);
  }

  private ruleText(rule: string): string {
    return this.lookUp({ rule }).rules.map(ruleLines).join('\n\n');
  }

  private lookUp(what: { readonly rule: string } | { readonly words: string }): Good<'rule'> {
    const reply = this.host.ask<'rule'>({ do: 'rule', ruleset: this.to.ruleset.id, limit: 3, ...what });
    if (!reply.ok) throw new NotDone(reply);
    return reply;
  }

  private async listOptions(turn: Turn, filter: string): Promise<void> {
    this.listed = turn.question;
    const { table } = this.to;
    const { options, asides, question, view } = turn;
    const look = this.look(turn);
    const line = (answer: unknown, mark: string) => {
      const about = table.about?.(answer, look) ?? '';
      return `  ${mark} ${table.name(answer, question, view)}${about === '' ? '' : `  (${about})`}`;
    };
    const lines = [
      ...options.map((answer, i) => line(answer, `${i + 1}.`)),
      ...asides.map((answer) => line(answer, '- also:')),
    ].filter((text) => text.toLowerCase().includes(filter.toLowerCase()));
    await this.write(lines.length > 0 ? lines.join('\n') : `No option has "${filter}" in it.`);
  }

  /** Dice that people roll, for themselves and for the bots. */
  private async rollByHand(now: Now): Promise<boolean> {
    const { terminal } = this.to;
    const { count, sides, rule, seat } = now.roll!;
    for (;;) {
      const line = await terminal.ask(`Roll ${count}d${sides}${seat ? ` for ${seat}` : ''} (${rule}), faces: `);
      if (line === null || commandIn(line.trim())?.word === 'quit') return false;
      const words = line.split(/[\s,]+/).filter((word) => word !== '');
      const faces = words.map(Number);
      const wrong = faces.findIndex((face) => !Number.isInteger(face) || face < 1 || face > sides);
      if (wrong >= 0) await this.write(`${words[wrong]} is no face: expected 1 to ${sides}.`);
      else if (faces.length !== count) await this.write(`Those are ${faces.length} faces, expected ${count}.`);
      else {
        this.ask('roll', { faces }, this.host);
        this.save();
        if (this.looking !== null) await this.tellNews(this.looking);
        return true;
      }
    }
  }

  /** Where several people share a screen, one leaves it before the next looks. */
  private async handOver(seat: Seat): Promise<boolean> {
    const { terminal, humans } = this.to;
    if (this.looking === seat) return true;
    this.stale = true;
    if (humans.length > 1 && terminal.interactive) {
      if (this.looking !== null) terminal.clear();
      const line = await terminal.ask(`${seat} decides. Enter when ${seat} sits here: `);
      if (line === null || commandIn(line.trim())?.word === 'quit') return false;
    }
    this.looking = seat;
    this.lastRefusal = null;
    return true;
  }

  private async tellNews(seat: Seat): Promise<void> {
    const session = this.sessions.get(seat)!;
    const { events, now } = this.ask('events', { seat, from: this.read.get(seat)! }, session);
    this.read.set(seat, now.events);
    if (events.length === 0) return;
    const { view } = this.ask('view', { seat }, session);
    const lines = events.flatMap((event) => {
      const told = this.told(event, view);
      return told === '' ? [] : [logLine(told, event)];
    });
    if (lines.length > 0) await this.write(lines.join('\n'));
  }

  private told(event: Event, view: unknown): string {
    const { ruleset, table } = this.to;
    const own = event.rule === 'TABLE-UNDO' ? undefined : table.tell?.(event, view);
    return own ?? say(ruleset, event);
  }

  private async end({ outcome }: Now): Promise<void> {
    const { table, file, humans } = this.to;
    const seat = this.looking ?? humans[0];
    if (seat !== undefined) await this.tellNews(seat);
    if (table.ending) {
      const { view } = this.ask('view', { seat: seat ?? null }, this.host);
      await this.write(`\n${table.ending({ view, outcome: outcome!, events: this.wholeLog(), page: this.page })}`);
    } else await this.write(outcomeText(outcome!));
    await this.write(`The game is in ${file}.`);
  }

  /** The log with everybody's secrets, which are nobody's any more once the game is over. */
  private wholeLog(): Event[] {
    const read = (seat: Seat | null): readonly Event[] => this.ask('events', { seat, from: 0 }, this.host).events;
    const open = read(null);
    const own = [...this.sessions.keys()].map(read);
    return standing(
      open.map((event, i) => own.map((log) => log[i]!).find((full) => hashOf(full) !== hashOf(event)) ?? event),
    );
  }

  private async leave(): Promise<void> {
    await this.write(`The game is saved: sandtable play --load ${this.to.file}`);
  }

  private record(): GameRecord {
    return this.ask('record', {}, this.host).record;
  }

  /** Keeps the game as it stands now. */
  save(file = this.to.file): void {
    writeWhole('--save', file, `${JSON.stringify(this.record())}\n`);
  }

  /** How many moves back a seat's own last move lies. */
  private movesBackTo(seat: Seat): number {
    const line: (Seat | null)[] = [];
    for (const entry of this.record().entries) {
      if ('undo' in entry) line.length -= entry.undo;
      else line.push('seat' in entry ? entry.seat : null);
    }
    const last = line.lastIndexOf(seat);
    return last < 0 ? 1 : line.length - last;
  }
}

/** What a person decides about. */
interface Turn {
  readonly seat: Seat;
  readonly session: Session;
  readonly question: Question;
  readonly view: unknown;
  readonly options: readonly unknown[];
  readonly asides: readonly unknown[];
  readonly again: boolean;
}

type Done = 'stay' | 'moved' | 'leave';

const logLine = (sentence: string, { rule }: Event): string => `  ${sentence} [${rule}]`;
