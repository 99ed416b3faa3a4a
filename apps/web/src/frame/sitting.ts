import type { Now, RuleEntry } from '@sandtable/referee';
import { problemOf, type RefereePort } from '../port/port.js';
import type { Seated } from '../port/workers.js';

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

/** All the page ever knows of a game: what its seat sees and is asked. */
export interface Moment {
  readonly view: unknown;
  readonly question: { readonly kind: string; readonly seat: string; readonly data?: unknown } | null;
  readonly options: readonly unknown[];
  readonly asides: readonly unknown[];
  readonly now: Now;
  readonly log: readonly LogEntry[];
  readonly refused: Refused | null;
  /** How far a program has come with its thoughts, from 0 to 1; null while none is asked. */
  readonly thinking: number | null;
  /** Another person at this screen who is to decide next. */
  readonly handTo: string | null;
  readonly failure: string | null;
}

const NOTHING_ASKED = { ok: true, question: null, options: [], asides: [] } as const;

/** Milliseconds between two answers of a bot, so that a person can follow. */
const PACE = 450;

/** Somebody at a seat of a game behind a port: asks, answers, keeps what it was told. */
export class Sitting {
  /** The seat through whose eyes the table is seen. */
  readonly seat: string;
  /** Whether this screen decides for that seat; otherwise it only watches. */
  readonly plays: boolean;
  readonly ruleset: string;
  readonly game: string;
  private readonly seated: Seated;
  private readonly port: RefereePort;
  private readonly pace: number;
  private moment: Moment | null = null;
  private readonly listeners = new Set<() => void>();
  private readonly answers = new Map<string, Promise<unknown>>();
  private left = false;

  constructor(seated: Seated, port: RefereePort, seat: string | null, pace = PACE) {
    this.seated = seated;
    this.port = port;
    this.pace = pace;
    this.seat = seat ?? seated.seats[0]!;
    this.plays = seat !== null;
    this.ruleset = seated.ruleset;
    this.game = seated.game;
    for (const bot of seated.bots.values())
      bot.onNews = (news) => {
        if ('thinking' in news) this.change({ thinking: Math.round(news.thinking * 10) / 10 });
        else if ('failed' in news) this.change({ failure: news.failed, thinking: null });
        else if ('answered' in news) void this.look();
      };
  }

  /** Sits down: whoever is to decide among the persons at this screen, or who watches where there is none. */
  static async at(seated: Seated, seat: string | null): Promise<Sitting> {
    return new Sitting(seated, await seated.sit(seat), seat);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  current = (): Moment | null => this.moment;

  /** Fetches how things stand, and lets programs go on if they are asked. */
  async look(): Promise<void> {
    const { seated, port, game, seat } = this;
    const from = this.moment?.log.length ?? 0;
    const [seen, offered, told] = await Promise.all([
      port.ask<'view'>({ do: 'view', game, seat }),
      this.plays ? port.ask<'options'>({ do: 'options', game, seat }) : NOTHING_ASKED,
      port.ask<'events'>({ do: 'events', game, seat, from, say: true }),
    ]);
    if (this.left) return;
    if (!seen.ok || !offered.ok || !told.ok) {
      const failed = [seen, told].map(problemOf).find((problem) => problem !== null);
      this.change({ failure: failed ?? null });
      return;
    }
    const news = told.events.map((event, i) => ({ n: from + i, event, text: told.say![i]! }));
    this.answers.clear();
    const { waiting } = told.now;
    const bots = waiting.flatMap((who) => seated.bots.get(who) ?? []);
    const mine = waiting.includes(seat) && this.plays;
    this.moment = {
      view: seen.view,
      question: offered.question as Moment['question'],
      options: offered.options,
      asides: offered.asides,
      now: told.now,
      log: [...(this.moment?.log.slice(0, from) ?? []), ...news],
      refused: null,
      thinking: bots.length > 0 ? 0 : null,
      handTo: mine ? null : (waiting.find((who) => seated.players[who] === 'person') ?? null),
      failure: null,
    };
    this.tell();
    if (bots.length > 0)
      setTimeout(
        () => {
          if (!this.left) for (const bot of bots) bot.nudge();
        },
        from === 0 ? 0 : this.pace,
      );
  }

  async answer(answer: unknown): Promise<void> {
    const { port, game, seat } = this;
    const reply = await port.ask<'answer'>({ do: 'answer', game, seat, answer });
    if (reply.ok) return this.look();
    const rule = 'refusal' in reply ? reply.refusal.rule : null;
    this.change({ refused: { rule, message: problemOf(reply)! } });
  }

  /** Asks a query of the ruleset about what this seat sees; the same question at the same moment is asked once. */
  query<T>(name: string, args: unknown): Promise<T | null> {
    const { port, game, seat } = this;
    const key = `${name} ${JSON.stringify(args)}`;
    const known = this.answers.get(key);
    if (known) return known as Promise<T | null>;
    const asked = port
      .ask<'query'>({ do: 'query', game, seat, name, args })
      .then((reply) => (reply.ok ? (reply.result as T) : null));
    this.answers.set(key, asked);
    return asked;
  }

  async rule(id: string): Promise<RuleEntry | null> {
    const reply = await this.port.ask<'rule'>({ do: 'rule', ruleset: this.ruleset, rule: id });
    return reply.ok ? (reply.rules[0] ?? null) : null;
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
