import { type Bot, LEVELS, type LevelName } from '@sandtable/bots';
import {
  type At,
  type Beginning,
  type House,
  movesToOwn,
  type News,
  NotDone,
  type OpenGame,
  type Place,
  type Push,
  patched,
  personsAt,
  takeTurn,
} from '@sandtable/house';
import {
  type AnyRuleset,
  type DiceRecord,
  type Event,
  type GameRecord,
  type Question,
  type Seat,
  SeededDice,
  type Sight,
  say,
  standing,
} from '@sandtable/kernel';
import type { Do, Failure, MomentEntry, Now, ReplyTo } from '@sandtable/referee';
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
  readonly house: House;
  readonly ruleset: AnyRuleset;
  readonly table: TextTable;
  readonly terminal: Terminal;
  /** The game, laid in the house. Its persons share this terminal. */
  readonly game: OpenGame;
  /** The bots at the other seats. */
  readonly bots: ReadonlyMap<Seat, Bot>;
  /** Where the game is kept. */
  readonly file: string;
  readonly page: Page;
}

/** As many options as are listed unasked. */
const FEW = 12;
/** As many events as `log` shows unasked. */
const LATEST = 20;

/**
 * People and bots around one game, at one terminal. Whoever looks at the screen has the place of their own seat in the house, and so
 * has every bot: nobody at this table could see another's secrets by a slip of this code.
 */
export class Sitting {
  private readonly to: SittingOptions;
  private readonly humans: readonly Seat[];
  private readonly botPlaces: ReadonlyMap<Seat, Place>;
  private dice: DiceRecord | null = null;
  /** Who has the screen, what is new to that seat, and all it was told. */
  private at!: Place;
  private news!: News;
  private view: unknown;
  private events: Event[] = [];
  private moments: MomentEntry[] = [];
  /** Where those begin: a long game is entered near its end. */
  private begins: Beginning | null = null;
  private lost: Failure | null = null;
  /** How much of the log each person has read. */
  private readonly read = new Map<Seat, number>();
  /** Who looked at the screen last. */
  private looking: Seat | null = null;
  /** The board has changed by more than the own moves of whoever is looking. */
  private stale = true;
  private lastRefusal: string | null = null;
  /** The question whose options were listed last: a number means one of those. */
  private listed: News['question'] = null;
  /** The kinds of questions each person has met. */
  private readonly met = new Set<string>();
  private page: Page;

  constructor(options: SittingOptions) {
    this.to = options;
    this.page = options.page;
    const { house, game, bots } = options;
    this.humans = personsAt(game.seats, game.players);
    this.botPlaces = new Map([...bots.keys()].map((seat) => [seat, house.sitBot(game.game, seat)]));
    this.sit(this.humans.length === 1 ? this.humans[0]! : null);
    // Who goes on with a game is told where it stood, not all of it; `log` knows the rest.
    const { moves, events } = this.now;
    for (const seat of this.humans) this.read.set(seat, moves === 0 ? 0 : Math.max(0, events - LATEST));
  }

  /** Gives the screen to a seat, or to nobody yet. */
  private sit(seat: Seat | null): void {
    const { house, game } = this.to;
    this.view = undefined;
    this.begins = null;
    this.at = house.sit(game.game, seat);
    this.at.follow((push) => this.hear(push));
  }

  private hear(push: Push): void {
    this.lost = 'lost' in push ? push.lost : null;
    if ('lost' in push) return;
    const { news } = push;
    this.news = news;
    this.view = patched(this.view, news.view);
    const moment = news.at + 1 - news.moments.length;
    // Once all lies open the log is told again.
    this.take({ moment, event: news.from }, news.events as Event[], news.moments);
  }

  /** Puts what was told in its place, and drops what was told of it before. */
  private take({ moment, event }: Beginning, events: readonly Event[], moments: readonly MomentEntry[]): void {
    const { begins } = this;
    const isFirst = begins === null || moment < begins.moment || event < begins.event;
    this.events = isFirst ? [...events] : [...this.events.slice(0, event - begins.event), ...events];
    this.moments = isFirst ? [...moments] : [...this.moments.slice(0, moment - begins.moment), ...moments];
    if (isFirst) this.begins = { moment, event };
  }

  /** Asks for the log and the moments from the opening on, for who wants to know more than was told. */
  private async recall(): Promise<void> {
    if (this.begins!.moment === 0) return;
    const { seat } = this.at;
    const told = good(await this.at.ask<'events'>({ do: 'events', seat, from: 0 }));
    const { moments } = good(await this.at.ask<'moments'>({ do: 'moments', from: 0 }));
    this.take({ moment: 0, event: 0 }, told.events as Event[], moments);
  }

  /** Plays until the game is over or somebody leaves. Nothing that was answered is ever lost. */
  async run(): Promise<void> {
    for (;;) {
      const { now } = this;
      if (now.over) return this.end(now);
      const goesOn = now.roll ? await this.rollByHand(now) : await this.decide(now);
      if (!goesOn) return this.leave();
    }
  }

  private get now(): Now {
    if (this.lost) throw new NotDone(this.lost);
    return this.news.now;
  }

  private look<K extends Do>(request: At<K>): Good<K> {
    return good(this.at.look<K>(request));
  }

  private decide(now: Now): Promise<boolean> {
    const bot = now.waiting.find((seat) => this.to.bots.has(seat));
    return bot !== undefined ? this.botDecides(bot, now) : this.personDecides(now.waiting[0]!);
  }

  private async botDecides(seat: Seat, now: Now): Promise<boolean> {
    const { ruleset, bots } = this.to;
    const place = this.botPlaces.get(seat)!;
    const bot = bots.get(seat)!;
    this.progress(`${bot.name} is thinking`);
    const chance = await this.chanceOf(seat, now.moves);
    const turn = await takeTurn(seat, place.ask.bind(place), (sight, question) =>
      bot.choose(ruleset, sight, question, chance),
    );
    this.progress(null);
    if (turn.did === 'failed') throw new Error(turn.why);
    this.stale = true;
    // Who waits alone hears at once what the bot did; who shares a screen hears it when it is their turn to look.
    if (this.humans.length === 1) await this.tellNews(this.humans[0]!);
    return true;
  }

  private progress(text: string | null): void {
    if (!this.page.plain) this.to.terminal.progress(text);
  }

  private write(text: string): Promise<void> {
    return this.to.terminal.write(wrapped(text, this.page.width));
  }

  /** A bot's own chance: the same after a reload, and apart from the dice of the game. */
  private async chanceOf(seat: Seat, moves: number): Promise<SeededDice> {
    this.dice ??= (await this.record()).dice;
    const seed = 'seed' in this.dice ? this.dice.seed : this.dice.kind;
    return new SeededDice(`${seed}/bot/${seat}/${moves}`);
  }

  private async personDecides(seat: Seat): Promise<boolean> {
    if (!(await this.handOver(seat))) return false;
    // The window may have been made wider or narrower.
    if (Number.isFinite(this.page.width)) this.page = { ...this.page, width: this.to.terminal.columns };
    const { table } = this.to;
    await this.tellNews(seat);
    const { view } = this;
    const { options, asides, question } = this.news;
    const asked = question as Question;
    if (this.stale) await this.write(`\n${table.show(view, this.page)}`);
    this.stale = false;
    const kind = `${seat} ${asked.kind}`;
    const again = this.met.has(kind);
    this.met.add(kind);
    this.listed = null;
    const turn: Turn = { seat, question: asked, view, options, asides, again };
    await this.write(`\n${seat}: ${table.ask(asked, view, this.lookOf(turn))}`);
    await this.listUnasked(turn);
    if (table.listsItself?.(asked)) return this.hearAnswer(turn);
    if (options.length <= FEW) await this.listOptions(again ? { ...turn, asides: [] } : turn, '');
    else await this.write(`There are ${options.length} options: "options" lists them.`);
    return this.hearAnswer(turn);
  }

  private lookOf({ seat, question, view, options, again }: Turn): Look {
    const query = (name: string, args: unknown) => this.look<'query'>({ do: 'query', seat, name, args }).result;
    return { seat, question, view, options, page: this.page, again, query };
  }

  /** Listens until something was answered or taken back; false when the person leaves. */
  private async hearAnswer(turn: Turn): Promise<boolean> {
    const { terminal } = this.to;
    const names = this.namesOf(turn);
    const unasked = this.unaskedAt(turn);
    terminal.complete([
      ...names.keys(),
      ...unasked.keys(),
      ...Object.keys(this.deeds),
      ...this.tableCommands().map(({ word }) => word),
    ]);
    for (;;) {
      const line = await terminal.ask(`${turn.seat}> `);
      if (line === null) return false;
      const words = line.trim();
      if (words === '') continue;
      try {
        const said = unasked.get(words);
        if (said) {
          if (await this.speakUp(said, turn)) return true;
          continue;
        }
        const command = names.has(words) ? null : this.commandIn(words);
        const done = command
          ? await this.obey(command, turn)
          : await this.decideOn(this.meant(words, turn, names), turn);
        if (done === 'leave') return false;
        if (done === 'moved') return true;
      } catch (error) {
        if (!(error instanceof NotDone || error instanceof BadInput)) throw error;
        this.lastRefusal = error instanceof NotDone ? error.rule : null;
        const isLate = this.lastRefusal === 'TABLE-LATE';
        const by = this.lastRefusal ? `Refused by ${this.lastRefusal}: ` : '';
        await this.write(`${by}${error.message}${by ? ' ("why" tells the rule.)' : ''}`);
        if (isLate) return true; // somebody else goes on with the same file, and what is asked now is another thing
      }
    }
  }

  /** Where somebody sits who can be asked, a doubtful answer is asked for twice. */
  private async decideOn(answer: unknown, turn: Turn): Promise<Done> {
    const doubt = this.to.table.doubt?.(answer, this.lookOf(turn)) ?? null;
    if (doubt !== null && !(await this.isSure(doubt))) return 'stay';
    return this.answer(turn, answer);
  }

  /** Where nobody sits who can be asked, what was typed is meant. */
  private async isSure(doubt: string): Promise<boolean> {
    const { terminal } = this.to;
    if (!terminal.interactive) return true;
    return /^y(es)?$/i.test((await terminal.ask(wrapped(`${doubt} (yes or no) `, this.page.width)))?.trim() ?? '');
  }

  /** What others at this terminal may say while this seat is asked, by what is typed for it: `A: concede`. */
  private unaskedAt({ seat, question, view }: Turn): ReadonlyMap<string, Said> {
    const { house, game, table } = this.to;
    const said = new Map<string, Said>();
    for (const by of this.humans) {
      if (by === seat) continue;
      const place = house.sit(game.game, by, `beside the screen, ${by}`);
      for (const answer of good(place.look<'options'>({ do: 'options', seat: by })).asides)
        said.set(`${by}: ${table.name(answer, question, view)}`, { by, answer, place });
    }
    return said;
  }

  private async listUnasked(turn: Turn): Promise<void> {
    const lines = [...this.unaskedAt(turn).keys()].map((words) => `  - at any time: ${words}`);
    if (lines.length > 0) await this.write(lines.join('\n'));
  }

  /** False where it was not meant. */
  private async speakUp({ by, answer, place }: Said, { question, view }: Turn): Promise<boolean> {
    if (!(await this.isSure(`${by} would ${this.to.table.name(answer, question, view)}: is ${by} sure?`))) return false;
    good(await place.ask<'answer'>({ do: 'answer', seat: by, answer, at: this.news.at }));
    return true;
  }

  private async answer(turn: Turn, answer: unknown): Promise<Done> {
    good(await this.at.ask<'answer'>({ do: 'answer', seat: turn.seat, answer, at: this.news.at }));
    await this.tellNews(turn.seat);
    return 'moved';
  }

  /** What typed words mean as an answer: the number or the name of an option, or whatever the table makes of them. */
  private meant(words: string, turn: Turn, names: ReadonlyMap<string, unknown>): unknown {
    if (names.has(words)) return names.get(words);
    const { options, question, view } = turn;
    if (/^\d+$/.test(words) && options.length > 0) {
      if (this.listed !== this.news.question) throw new BadInput(`${words} of what? "options" lists them by number.`);
      const number = Number(words);
      if (number >= 1 && number <= options.length) return options[number - 1];
      throw new BadInput(`${words} is no option: expected 1 to ${options.length}.`);
    }
    const read = this.to.table.read(words, question, view, this.lookOf(turn));
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
    const reply = command.run(rest, this.lookOf(turn));
    if ('problem' in reply) throw new BadInput(reply.problem);
    this.page = { ...this.page, ...reply.page };
    await this.write(reply.text);
    return 'stay';
  }

  private readonly deeds = {
    help: async (_: string, turn: Turn): Promise<Done> => {
      await this.write(helpText(this.to.table, this.to.ruleset, this.lookOf(turn)));
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
      const moves = rest === '' ? await this.movesBackTo(turn.seat) : Number(rest);
      if (!Number.isInteger(moves) || moves < 1)
        throw new BadInput(`undo ${rest}: expected how many moves to take back.`);
      await this.takeBack(moves, turn);
      this.stale = true;
      await this.tellNews(turn.seat);
      return 'moved';
    },
    save: async (rest: string): Promise<Done> => {
      if (rest === '') await this.write(`Saved in ${this.to.file}, as it is after every answer.`);
      else {
        writeWhole('save', rest, `${JSON.stringify(await this.record())}\n`);
        await this.write(`Saved to ${rest}.`);
      }
      return 'stay';
    },
    log: async (rest: string): Promise<Done> => {
      const count = rest === '' ? LATEST : Number(rest);
      if (!Number.isInteger(count) || count < 1) throw new BadInput(`log ${rest}: expected how many lines to show.`);
      if (count > this.events.length) await this.recall();
      await this.write(
        this.events
          .slice(-count)
          .map((event) => logLine(say(this.to.ruleset, event), event))
          .join('\n'),
      );
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
      await this.write(rest === '' ? this.whyLast() : this.whyNot(rest, turn));
      return 'stay';
    },
    quit: async (): Promise<Done> => 'leave',
  };

  private async takeBack(moves: number, turn: Turn): Promise<void> {
    try {
      good(await this.at.ask<'undo'>({ do: 'undo', seat: turn.seat, moves, at: this.news.at }));
    } catch (error) {
      const stands =
        error instanceof NotDone && error.rule === 'TABLE-UNDO' && this.to.table.stands?.(this.lookOf(turn));
      throw stands ? new BadInput(stands) : error;
    }
  }

  private async query(name: string, rest: string, turn: Turn): Promise<Done> {
    const { table } = this.to;
    if (!this.queries().includes(name)) throw new BadInput(`${this.to.ruleset.title} has no ${name} to ask for.`);
    const read = table.query?.(name, rest, turn.question, turn.view) ?? { args: {} };
    if ('problem' in read) throw new BadInput(read.problem);
    const { result } = this.look<'query'>({ do: 'query', seat: turn.seat, name, args: read.args });
    await this.write(table.found?.(name, result, turn.view) ?? JSON.stringify(result));
    return 'stay';
  }

  /** What the machine would do in this seat, knowing what this seat knows. */
  private hint(level: string, { question, view, seat }: Turn): string {
    if (!Object.hasOwn(LEVELS, level)) throw BadInput.at('hint', level, oneOf(Object.keys(LEVELS)));
    const { ruleset, table } = this.to;
    const { sight } = this.look<'sight'>({ do: 'sight', seat });
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
    const { refusal } = this.look<'check'>({ do: 'check', seat: turn.seat, answer });
    if (refusal === null) return 'Nothing forbids that.';
    return refusal.rule === null ? refusal.message : `${refusal.message}\n${this.ruleText(refusal.rule)}`;
  }

  /** The rule behind the last refusal, or else behind the last thing that happened. */
  private whyLast(): string {
    const rule = this.lastRefusal ?? this.events.at(-1)?.rule;
    return rule === undefined ? 'Nothing has happened yet.' : this.ruleText(rule);
  }

  private ruleText(rule: string): string {
    return this.lookUp({ rule }).rules.map(ruleLines).join('\n\n');
  }

  private lookUp(what: { readonly rule: string } | { readonly words: string }): Good<'rule'> {
    return good(
      this.to.house.referee.session().ask<'rule'>({ do: 'rule', ruleset: this.to.ruleset.id, limit: 3, ...what }),
    );
  }

  private async listOptions(turn: Turn, filter: string): Promise<void> {
    this.listed = this.news.question;
    const { table } = this.to;
    const { options, asides, question, view } = turn;
    const look = this.lookOf(turn);
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
        good(await this.at.ask<'roll'>({ do: 'roll', faces, at: this.news.at }));
        if (this.looking !== null) await this.tellNews(this.looking);
        return true;
      }
    }
  }

  /** Where several people share a screen, one leaves it before the next looks. */
  private async handOver(seat: Seat): Promise<boolean> {
    const { terminal } = this.to;
    if (this.looking === seat) return true;
    this.stale = true;
    if (this.humans.length > 1 && terminal.interactive) {
      if (this.looking !== null) terminal.clear();
      const line = await terminal.ask(`${seat} decides. Enter when ${seat} sits here: `);
      if (line === null || commandIn(line.trim())?.word === 'quit') return false;
    }
    this.looking = seat;
    if (this.at.seat !== seat) this.sit(seat);
    this.lastRefusal = null;
    return true;
  }

  private async tellNews(seat: Seat): Promise<void> {
    const { event } = this.begins!;
    const events = this.events.slice(Math.max(0, this.read.get(seat)! - event));
    this.read.set(seat, event + this.events.length);
    const { view } = this;
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
    const { table, file } = this.to;
    const seat = this.looking ?? this.humans[0]!;
    if (this.at.seat !== seat) this.sit(seat);
    await this.tellNews(seat);
    if (table.ending) {
      const { view } = this.look<'view'>({ do: 'view', seat });
      // The log with everybody's secrets, which are nobody's any more once the game is over.
      const events = standing(this.events);
      await this.write(`\n${table.ending({ view, outcome: outcome!, events, page: this.page })}`);
    } else await this.write(outcomeText(outcome!));
    await this.write(`The game is in ${file}.`);
  }

  private async leave(): Promise<void> {
    await this.write(`The game is saved: sandtable play --load ${this.to.file}`);
  }

  private async record(): Promise<GameRecord> {
    const { house, game } = this.to;
    return (await house.whole(game.game)).record;
  }

  /** How many moves back a seat's own last move lies. */
  private async movesBackTo(seat: Seat): Promise<number> {
    const moves = movesToOwn(this.moments, seat);
    if (moves !== null) return moves;
    await this.recall();
    return movesToOwn(this.moments, seat) ?? 1;
  }
}

type Good<K extends Do> = Exclude<ReplyTo<K>, Failure>;

function good<K extends Do>(reply: ReplyTo<K>): Good<K> {
  if (!reply.ok) throw new NotDone(reply);
  return reply as Good<K>;
}

/** What a person decides about. */
interface Turn {
  readonly seat: Seat;
  readonly question: Question;
  readonly view: unknown;
  readonly options: readonly unknown[];
  readonly asides: readonly unknown[];
  readonly again: boolean;
}

type Done = 'stay' | 'moved' | 'leave';

/** What somebody says who is not asked, from a place of their own. */
interface Said {
  readonly by: Seat;
  readonly answer: unknown;
  readonly place: Place;
}

const logLine = (sentence: string, { rule }: Event): string => `  ${sentence} [${rule}]`;
