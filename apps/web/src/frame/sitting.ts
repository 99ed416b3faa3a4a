import {
  type Beginning,
  handTo,
  movesToOwn,
  Nudger,
  type Push,
  patched,
  personsAt,
  type StandingOrder,
} from '@sandtable/house';
import type { GameRecord, Known, Throw } from '@sandtable/kernel';
import type { MomentEntry, Now, Reply } from '@sandtable/referee';
import { problemOf, type RefereePort } from '../port/port.js';
import type { Seated, SeatTaken } from '../port/workers.js';
import { type Settings, settings } from '../settings.js';

/** Something that happened, as the seat at this screen saw it. */
export interface LogEntry {
  readonly n: number;
  readonly event: { readonly type: string; readonly rule: string } & Readonly<Record<string, unknown>>;
  readonly text: string;
}

export interface Refused {
  readonly rule: string | null;
  readonly message: string;
}

/** All the page ever knows of a game: what its seat sees and is asked, now or at a moment that is looked back at. */
export interface Moment {
  /** Which moment it is, counted from the opening. */
  readonly at: number;
  readonly view: unknown;
  /** What it knows of what was answered and rolled in the act under way. */
  readonly since: readonly Known[];
  readonly question: { readonly kind: string; readonly seat: string; readonly data?: unknown } | null;
  readonly options: readonly unknown[];
  readonly asides: readonly unknown[];
  readonly now: Now;
  readonly log: readonly LogEntry[];
  readonly refused: Refused | null;
  /** Programs are asked. */
  readonly botsAsked: boolean;
  /** How far the one that thinks has come with it, from 0 to 1; null while none thinks. */
  readonly thinking: number | null;
  /** Orders for many are being carried out one after the other. */
  readonly carrying: boolean;
  /** Who watches has stopped the programs for a while. */
  readonly paused: boolean;
  /** Another person at this screen who is to decide next. */
  readonly handTo: string | null;
  readonly failure: string | null;
  /** What this seat wants answered without being asked. */
  readonly standing: readonly StandingOrder[];
  /** Every moment so far, from where they begin: a long game is entered near its end, and so is its log. */
  readonly moments: readonly MomentEntry[];
  readonly begins: Beginning;
  /** The moment that is looked back at: it is shown instead of this one, and nothing is asked in it. */
  readonly past: Moment | null;
}

const earlier = (a: Beginning, b: Beginning): Beginning => ({
  moment: Math.min(a.moment, b.moment),
  event: Math.min(a.event, b.event),
});

/** What a moment lacks that is only looked at. */
export const NOTHING_NOW = {
  question: null,
  options: [],
  asides: [],
  refused: null,
  thinking: null,
  handTo: null,
  failure: null,
  past: null,
} as const;

/** Milliseconds between two answers of a bot, so that a person can follow: as fast as things move on the board. */
const PACE: Readonly<Record<Settings['animation'], number>> = { normal: 450, fast: 150, off: 0 };

/** Somebody at a seat of a game behind a port: follows it, answers, keeps what it was told. */
export class Sitting {
  /** The seat through whose eyes the table is seen. */
  readonly seat: string;
  /** Whether this screen decides for that seat; otherwise it only watches. */
  readonly plays: boolean;
  readonly ruleset: string;
  readonly game: string;
  readonly title: string;
  readonly seats: readonly string[];
  private readonly seated: Seated;
  private readonly port: RefereePort;
  private readonly nudger: Nudger;
  private readonly pace: number;
  /** Until the table has shown what just happened: programs wait for it with their next answer. */
  showing: Promise<void> = Promise.resolve();
  private moment: Moment | null = null;
  private readonly listeners = new Set<() => void>();
  private readonly answers = new Map<string, Promise<unknown>>();
  private left = false;
  /** Since when it is told what is new; null until it follows. */
  private following: Promise<void> | null = null;
  private standing: readonly StandingOrder[];
  private sought: number | null = null;
  private seeking = false;
  /** While earlier moments are asked for. */
  private recalling: Promise<void> | null = null;

  constructor(seated: Seated, { port, orders }: SeatTaken, seat: string | null, pace = PACE[settings().animation]) {
    this.seated = seated;
    this.port = port;
    this.standing = orders;
    this.pace = pace;
    this.seat = seat ?? seated.seats[0]!;
    this.plays = seat !== null;
    this.ruleset = seated.ruleset;
    this.game = seated.game;
    this.title = seated.title;
    this.seats = seated.seats;
    this.nudger = new Nudger(seated.bots);
    for (const bot of seated.bots.values())
      bot.onNews = (news) => {
        if ('thinking' in news) {
          if (this.moment?.botsAsked) this.change({ thinking: Math.round(news.thinking * 10) / 10 });
        } else this.change({ failure: news.failed, thinking: null });
      };
  }

  /** Sits down: whoever is to decide among the persons at this screen, or who watches where there is none. */
  static async at(seated: Seated, seat: string | null): Promise<Sitting> {
    return new Sitting(seated, await seated.sit(seat), seat);
  }

  /** Whether programs play here. */
  get hasBots(): boolean {
    return this.seated.bots.size > 0;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  current = (): Moment | null => this.moment;

  /** Nobody plays at this screen: then nothing is hidden from it. */
  private get seesAll(): boolean {
    const { seats, players } = this.seated;
    return personsAt(seats, players).length === 0;
  }

  /** From now on it is told what is new; settles when it knows how things stand. */
  follow(): Promise<void> {
    this.following ??= new Promise((settle) => {
      const { port, game, seat, plays, seesAll } = this;
      port.follow({ game, seat, plays, seesAll }, (push) => {
        this.take(push);
        settle();
      });
    });
    return this.following;
  }

  /** Takes in what is new, and lets programs go on if they are asked. */
  private take(push: Push): void {
    const { moment, seated, seat, plays } = this;
    if (this.left) return;
    if ('lost' in push) {
      this.change({ failure: problemOf(push.lost) });
      return;
    }
    const { at, now, view, since, question, options, asides, from, events, say, moments } = push.news;
    const told = events.map((event, i) => ({ n: from + i, event, text: say[i]! }));
    const first = at + 1 - moments.length;
    const begins = moment ? earlier(moment.begins, { moment: first, event: from }) : { moment: first, event: from };
    this.answers.clear();
    const botsAsked = this.nudger.asked(now.waiting);
    this.moment = {
      at,
      view: patched(moment?.view, view),
      since: since as readonly Known[],
      question: question as Moment['question'],
      options,
      asides,
      now,
      log: [...(moment?.log.slice(0, from - begins.event) ?? []), ...told],
      refused: null,
      botsAsked,
      thinking: null,
      carrying: moment?.carrying ?? false,
      paused: moment?.paused ?? false,
      handTo: handTo(now.waiting, seated.players, plays ? seat : null),
      failure: null,
      standing: this.standing,
      moments: [...(moment?.moments.slice(0, first - begins.moment) ?? []), ...moments],
      begins,
      past: moment?.past ?? null,
    };
    this.tell();
    if (botsAsked) this.nudger.goesOn(now.waiting, this.shown(moment ? this.pace : 0));
  }

  /** When a person has seen what happened. */
  private async shown(pace: number): Promise<void> {
    await new Promise((settle) => setTimeout(settle, pace));
    await this.showing;
  }

  /** Stops the programs after the answer they are at, or lets them go on. */
  pause(paused: boolean): void {
    this.change({ paused });
    this.nudger.hold(paused);
  }

  async answer(answer: unknown): Promise<void> {
    const { port, game, seat } = this;
    // What is said unasked is meant whatever others answer meanwhile, as long as it may still be said.
    const isUnasked = this.moment?.question === null;
    for (;;) {
      const { at } = this;
      const reply = await port.ask<'answer'>({ do: 'answer', game, seat, answer, at });
      const isLate = !reply.ok && 'refusal' in reply && reply.refusal.rule === 'TABLE-LATE' && this.at !== at;
      if (!isUnasked || !isLate || !this.maySay(answer)) return this.done(at, reply);
    }
  }

  private maySay(answer: unknown): boolean {
    return this.moment?.asides.some((aside) => JSON.stringify(aside) === JSON.stringify(answer)) ?? false;
  }

  /** The moment that is shown, and so answered: one that has passed by then is answered no more. */
  private get at(): number {
    return this.moment?.at ?? 0;
  }

  /**
   * Waits until this seat is asked something: for who carries out several orders one after the other. Null if it will not be asked
   * before somebody does something: it is over, was refused, waits for dice or for another person, or the seat was left.
   */
  asked(): Promise<Moment | null> {
    return new Promise((settle) => {
      const check = (): void => {
        const { moment } = this;
        const waits = moment && !this.left && !moment.now.over && !moment.now.roll && moment.handTo === null;
        if (waits && !moment.refused && !moment.failure && !moment.question) return;
        stop();
        settle(waits && !moment.refused && !moment.failure ? moment : null);
      };
      const stop = this.subscribe(check);
      check();
    });
  }

  /** Says what fell where dice are rolled by hand. */
  async roll(faces: readonly number[]): Promise<void> {
    const { port, game, at } = this;
    await this.done(at, port.ask<'roll'>({ do: 'roll', game, faces: [...faces], at }));
  }

  /** Takes back to one's own last decision, as far as the table allows. */
  async undo(): Promise<void> {
    const { port, game, seat, at } = this;
    const last = () => movesToOwn(this.moment?.moments ?? [], seat);
    if (last() === null) await this.recall();
    await this.done(at, port.ask<'undo'>({ do: 'undo', game, seat, moves: last() ?? 1, at }));
  }

  /** What came of it has been told already: of an answer that came late, too, which its sender need not hear of. */
  private async done(at: number, asked: Reply | Promise<Reply>): Promise<void> {
    const reply = await asked;
    if (reply.ok) return;
    const rule = 'refusal' in reply ? reply.refusal.rule : null;
    if (rule === 'TABLE-LATE' && this.at !== at) return;
    this.change({ refused: { rule, message: problemOf(reply)! } });
  }

  /** Has orders for many carried out as answers of this seat; `onLeft` is told how many are left. */
  async carryOut(kind: string, orders: readonly unknown[], onLeft: (left: number) => void): Promise<void> {
    const { port, at } = this;
    this.change({ carrying: true });
    try {
      await this.done(at, port.carryOut(kind, orders, onLeft));
    } finally {
      this.change({ carrying: false });
    }
  }

  /** They end after the answer that is under way. */
  halt(): void {
    this.port.halt();
  }

  /** Changes what is answered without being asked: null asks again. It holds at once. */
  async stand(kind: string, terms: unknown): Promise<void> {
    const others = this.standing.filter((order) => order.kind !== kind);
    this.standing = terms === null ? others : [...others, { kind, terms }];
    this.change({ standing: this.standing });
    if (this.plays) await this.seated.stand(this.seat, this.standing);
  }

  /** Shows a moment of the past; null, or the last moment, is now. Asked quickly one after the other, the last one counts. */
  async lookBack(at: number | null): Promise<void> {
    this.sought = at;
    if (this.seeking) return;
    this.seeking = true;
    for (let found: number | null | undefined; found !== this.sought; ) {
      found = this.sought;
      await this.show(found);
    }
    this.seeking = false;
  }

  private async show(at: number | null): Promise<void> {
    const { moment } = this;
    if (!moment || at === null || at >= moment.at) {
      this.answers.clear();
      this.change({ past: null });
      return;
    }
    try {
      const past = await this.momentAt(at);
      this.answers.clear();
      this.change({ past });
    } catch (error) {
      this.change({ failure: error instanceof Error ? error.message : String(error), past: null });
    }
  }

  /** A moment as it was, with nothing asked in it. */
  async momentAt(at: number): Promise<Moment> {
    if (this.moment && at < this.moment.begins.moment) await this.recall();
    const { port, game, seat, moment } = this;
    if (!moment || at < moment.begins.moment) throw new Error('The table has been left.');
    const open = moment.now.over || this.seesAll;
    const seen = await port.ask<'view'>({ do: 'view', game, seat, at, ...(open && { open }) });
    if (!seen.ok) throw new Error(problemOf(seen)!);
    const { begins } = moment;
    const { moves, events } = moment.moments[at - begins.moment]!;
    const now = { ...moment.now, waiting: [], roll: null, over: false, outcome: null, moves, events };
    return {
      ...moment,
      ...NOTHING_NOW,
      at,
      view: seen.view,
      since: seen.since as readonly Known[],
      now,
      log: moment.log.slice(0, events - begins.event),
    };
  }

  /** Asks for the log and the moments from the opening on, where the game was entered near its end. What goes wrong is told. */
  recall(): Promise<void> {
    if (!this.moment || this.moment.begins.moment === 0) return Promise.resolve();
    this.recalling ??= this.recalled().finally(() => {
      this.recalling = null;
    });
    return this.recalling;
  }

  private async recalled(): Promise<void> {
    const { port, game, seat } = this;
    const open = this.moment!.now.over || this.seesAll;
    const [told, times] = await Promise.all([
      port.ask<'events'>({ do: 'events', game, seat, from: 0, say: true, ...(open && { open }) }),
      port.ask<'moments'>({ do: 'moments', game, from: 0 }),
    ]);
    const { moment } = this;
    if (!moment || moment.begins.moment === 0) return; // it was told all meanwhile
    if (!told.ok || !times.ok) return this.change({ failure: problemOf(told) ?? problemOf(times) });
    const { begins } = moment;
    const log = told.events.slice(0, begins.event).map((event, n) => ({ n, event, text: told.say![n]! }));
    const moments = times.moments.slice(0, begins.moment);
    const whole = (one: Moment): Moment => ({
      ...one,
      log: [...log, ...one.log],
      moments: [...moments, ...one.moments],
      begins: { moment: 0, event: 0 },
      past: one.past && whole(one.past),
    });
    this.moment = whole(moment);
    this.tell();
  }

  /** The record of the game: only when it is over, for it holds every secret. */
  async record(): Promise<GameRecord> {
    const reply = await this.port.ask<'record'>({ do: 'record', game: this.game });
    if (!reply.ok) throw new Error(problemOf(reply)!);
    return reply.record;
  }

  /** Asks a query of the ruleset about what this seat sees; the same question at the same moment is asked once. */
  query<T>(name: string, args: unknown): Promise<T | null> {
    const { port, game, seat } = this;
    const at = this.moment?.past?.at;
    const key = `${name} ${JSON.stringify(args)}`;
    const known = this.answers.get(key);
    if (known) return known as Promise<T | null>;
    const asked = port
      .ask<'query'>({ do: 'query', game, seat, name, args, ...(at !== undefined && { at }) })
      .then((reply) => (reply.ok ? (reply.result as T) : null));
    this.answers.set(key, asked);
    return asked;
  }

  /** All that this seat knows: for a program that thinks in its place. */
  async sight(): Promise<unknown> {
    const reply = await this.port.ask<'sight'>({ do: 'sight', game: this.game, seat: this.seat });
    if (!reply.ok) throw new Error(problemOf(reply)!);
    return reply.sight;
  }

  /** Every throw so far with its exact chances; null where the ruleset tells none. */
  async throws(): Promise<readonly Throw[] | null> {
    const reply = await this.port.ask<'luck'>({ do: 'luck', game: this.game, seat: this.seat });
    return reply.ok ? reply.throws : null;
  }

  /** Shows why something is not allowed that was pointed at and not answered. */
  refuse(refused: Refused): void {
    this.change({ refused: { rule: refused.rule, message: refused.message } });
  }

  forgive(): void {
    if (this.moment?.refused) this.change({ refused: null });
  }

  hurry(): void {
    for (const bot of this.seated.bots.values()) bot.hurry();
  }

  /** Gets up from the seat, and forgets what was seen from it. */
  leave(): void {
    this.left = true;
    this.nudger.hold(true);
    this.moment = null;
    this.answers.clear();
    this.listeners.clear();
    this.port.close();
  }

  private change(part: Partial<Moment>): void {
    if (!this.moment || this.left) return;
    if (part.thinking !== undefined && part.thinking === this.moment.thinking) return; // told in tenths: not every slice is news
    this.moment = { ...this.moment, ...part };
    this.tell();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}
