import {
  type AnyRuleset,
  type DiceRecord,
  type Entry,
  type Event,
  kindOf,
  type Refusal,
  type Row,
  RowsMissing,
  type Schema,
  type Seat,
  say,
  standingPlaces,
} from '@sandtable/kernel';
import { BugFound, Fault, inside, mustAllow, parseAt, Refused } from './failure.js';
import { HeldGame, oneOf } from './held-game.js';
import { allRules, findRules, ruleById } from './lookup.js';
import {
  type Body,
  type Do,
  type Now,
  PROTOCOL,
  type Present,
  type Reply,
  type ReplyTo,
  type RequestTo,
  requests,
} from './protocol.js';
import type { Authority, Referee } from './referee.js';

/** One connection to a referee: what it may know and do, and the answers to its messages. */
export class Session {
  private readonly referee: Referee;
  private readonly authority: Authority;
  /** Games for which this connection has itself given up the secrets of the other seats. */
  private readonly narrowed = new Map<string, readonly Seat[]>();

  constructor(referee: Referee, authority: Authority) {
    this.referee = referee;
    this.authority = authority;
  }

  /**
   * Answers a message from outside. Never throws, but for `RowsMissing` about a game that was opened from its last rows: whoever has
   * the rows before lets it recall them and hands the message in again.
   */
  handle(message: unknown): Reply {
    return this.reply(message, requestOf);
  }

  /** The same for a message of our own making: its shape is known, and of which kind its reply is. */
  ask<K extends Do>(request: RequestTo<K>): ReplyTo<K> {
    return this.reply(request, (known) => known as RequestTo<Do>) as ReplyTo<K>;
  }

  private reply(message: unknown, read: (message: unknown) => RequestTo<Do>): Reply {
    const id = idOf(message);
    try {
      const request = read(message);
      const answer = this.handlers[request.do] as (request: unknown) => object;
      return { id, ok: true, ...answer(request) } as Reply;
    } catch (error) {
      return { id, ok: false, ...this.failure(error, message) } as Reply;
    }
  }

  private failure(error: unknown, message: unknown): object {
    if (error instanceof RowsMissing) throw error;
    if (error instanceof Refused) {
      const { rule, message: why, present } = error;
      return { refusal: { rule, message: why }, ...(present && { present }) };
    }
    if (error instanceof Fault) {
      const { problems } = error;
      return { error: { message: error.message, path: problems[0]!.path, ...(problems.length > 1 && { problems }) } };
    }
    const found = error instanceof BugFound ? error : new BugFound(error, null);
    this.referee.options.onBug?.({ message: found.message, record: found.record });
    const held = this.referee.games.get((message as { game?: string } | null)?.game ?? '');
    // A record holds every secret of its game: it goes only to whoever may know them all.
    const record = held === undefined || this.mayKnowAll(held) ? found.record : null;
    return { bug: { message: found.message, record } };
  }

  private readonly handlers: { readonly [K in Do]: (request: RequestTo<K>) => Body<K> } = {
    rulesets: ({ full }) => ({
      protocol: PROTOCOL,
      rulesets: [...this.referee.rulesets.values()].map((ruleset) => this.describe(ruleset, full ?? false)),
    }),

    rule: ({ ruleset: id, rule, words, limit }) => {
      const ruleset = this.rulesetOf(id);
      if (rule !== undefined && words !== undefined) throw both('words', 'rule');
      if (words !== undefined) return { rules: findRules(ruleset, words, limit) };
      if (rule === undefined) return { rules: allRules(ruleset).slice(0, limit) };
      return { rules: [ruleById(ruleset, rule) ?? noRule(ruleset, rule)] };
    },

    setup: ({ ruleset: id, setup }) => {
      const ruleset = this.rulesetOf(id);
      try {
        HeldGame.open('', ruleset, setup, 'setup', { kind: 'seeded', seed: 0 }, 'free');
        return { problems: [] };
      } catch (error) {
        if (!(error instanceof Fault)) throw error;
        return { problems: [...error.problems] };
      }
    },

    games: () => ({
      games: [...this.referee.games.values()]
        .filter((held) => this.takesPart(held.id))
        .map((held) => ({ game: held.id, ruleset: held.ruleset.id, seats: seatsOf(held), now: held.now })),
    }),

    open: (request) => {
      const name = this.newName('game', request.game);
      const ruleset = this.rulesetOf(request.ruleset);
      const { setup, path } = setupOf(ruleset, request);
      const held = HeldGame.open(name, ruleset, setup, path, diceOf(request), request.undo ?? 'free');
      return this.keep(held, request.seats);
    },

    load: (request) => {
      const name = this.newName('game', request.game);
      const { held, notice } = HeldGame.load(name, this.referee.rulesets, request.record);
      return this.keep(held, request.seats, notice);
    },

    view: ({ game, seat, at, open }) => {
      const held = this.gameOf(game);
      this.mustSee(held, seat, open);
      return held.lookAt(at, (g) => ({ view: g.view(seat, open), since: g.known(seat) as Body<'view'>['since'] }));
    },

    sight: ({ game, seat }) => {
      const held = this.gameOf(game);
      this.mustSee(held, seat);
      return { sight: held.look((g) => g.sight(seat)) as Body<'sight'>['sight'] };
    },

    question: ({ game, seat }) => {
      const held = this.gameOf(game);
      this.mustSee(held, seat);
      const { at, now } = held;
      return { question: held.look((g) => g.questionFor(seat)) as Body<'question'>['question'], at, now };
    },

    options: ({ game, seat }) => {
      const held = this.gameOf(game);
      this.mustSee(held, seat);
      return held.look((g) => {
        const question = g.questionFor(seat);
        return {
          question: question as Body<'options'>['question'],
          at: held.at,
          options: [...g.options(seat)],
          asides: [...g.asides(seat)],
          finite: question === null || kindOf(held.ruleset, question).finite,
        };
      });
    },

    check: ({ game, seat, answer }) => {
      const held = this.gameOf(game);
      this.mustPlay(held, seat);
      const refusal = held.look((g) => g.check(seat, answer));
      return { refusal: this.inFull(refusal) };
    },

    answer: ({ id, game, seat, answer, at, say: aloud }) => {
      const held = this.gameOf(game);
      this.mustPlay(held, seat);
      return this.entered(held, { seat, answer }, { at, id }, seat, 'answer', aloud);
    },

    roll: ({ id, game, faces, seat, at, say: aloud }) => {
      const held = this.gameOf(game);
      const roller = held.now.roll?.seat ?? null;
      if (roller !== null) this.mustPlay(held, roller);
      else if (this.authority.seats?.length === 0) throw new Refused('TABLE-SEAT', 'Who only watches rolls no dice.');
      if (seat !== undefined) this.mustSee(held, seat);
      return this.entered(held, { faces }, { at, id }, seat ?? null, '', aloud);
    },

    undo: ({ id, game, seat, moves = 1, at, say: aloud }) => {
      const held = this.gameOf(game);
      this.mustPlay(held, seat);
      return this.entered(held, { undo: moves, seat }, { at, id }, seat, 'moves', aloud);
    },

    events: ({ game, seat, from = 0, say: aloud, open }) => {
      const held = this.gameOf(game);
      this.mustSee(held, seat, open);
      if (from > held.now.events) throw Fault.at('from', from, `at most ${held.now.events}`);
      return this.told(held, open ? 'referee' : seat, from, aloud);
    },

    moments: ({ game, from = 0 }) => {
      const held = this.gameOf(game);
      return { from, moments: held.moments(from), now: held.now };
    },

    query: (request) => this.query(request),
    odds: (request) => this.query({ ...request, name: 'odds' }),

    luck: ({ game, seat }) => {
      const held = this.gameOf(game);
      this.mustSee(held, seat);
      return { throws: held.look((g) => throwsIn(held.ruleset, g.events(seat))) };
    },

    fork: ({ game, as }) => {
      const held = this.gameOf(game);
      this.mustKnowAll(held, 'fork the game: its dice could be seen before they fall');
      return this.keep(held.fork(this.newName('as', as)), this.narrowed.get(game));
    },

    branch: (request) => {
      const held = this.gameOf(request.game);
      this.mustKnowAll(held, 'branch from the game: its secrets would come out');
      const branched = held.branch(this.newName('as', request.as), diceOf(request), request.at);
      if (branched === null) throw new Refused('TABLE-BRANCH', 'The game is over: there is nothing to branch.');
      return this.keep(branched, this.narrowed.get(request.game));
    },

    record: ({ game }) => {
      const held = this.gameOf(game);
      this.mustKnowAll(held, 'have the record: it holds every secret');
      return { record: held.look((g) => g.record()) };
    },

    close: ({ game }) => {
      const held = this.gameOf(game);
      if (this.authority.games) throw new Refused('TABLE-OPEN', 'This connection does not close games.');
      this.referee.games.delete(held.id);
      this.narrowed.delete(held.id);
      return { game };
    },
  };

  /**
   * Makes an entry and tells what came of it. Where the message names its moment, it counts there alone: one that comes late is shown
   * the present, and one that is only sent again is told what came of it the first time.
   */
  private entered(
    held: HeldGame,
    entry: Entry,
    { at, id }: { readonly at: number | undefined; readonly id: unknown },
    seat: Seat | null,
    path: string,
    aloud = false,
  ): Body<'answer'> {
    if (at !== undefined && at > held.at) throw Fault.at('at', at, `at most ${held.at}`);
    const { moves } = held.now;
    const made = held.enter(entry, at === undefined ? undefined : { at, id });
    if ('message' in made) {
      if (made.rule === 'TABLE-LATE') throw new Refused(made.rule, made.message, presentOf(held, seat));
      if ('undo' in entry && made.rule === null)
        throw Fault.at(path, entry.undo, moves === 0 ? 'none: there is nothing to take back' : `1 to ${moves}`);
      mustAllow(made, path);
    }
    const { now, events } = made as Row;
    const from = now.events - events.length;
    const told = this.told(held, seat, from, aloud);
    if (told.now.events === now.events) return told;
    return {
      from,
      events: told.events.slice(0, events.length),
      ...(told.say && { say: told.say.slice(0, events.length) }),
      now: now as Now,
    };
  }

  private describe(ruleset: AnyRuleset, full: boolean): Body<'rulesets'>['rulesets'][number] {
    const { jsonSchema } = full ? this.referee.options : {};
    const { id, version, title, ready, questions, queries } = ruleset;
    return {
      id,
      version,
      title,
      ready: ready.map((r) => ({ id: r.id, title: r.title, ...(full && { setup: r.setup }) })),
      questions: mapValues(questions, (kind) => ({
        finite: kind.finite,
        ...(jsonSchema && { answer: jsonSchema(kind.answer) }),
        ...(jsonSchema && kind.about && { about: jsonSchema(kind.about) }),
      })),
      queries: mapValues(queries, (query) => ({
        title: query.title,
        ...(jsonSchema && { args: jsonSchema(query.args) }),
      })),
      ...(jsonSchema && { setup: jsonSchema(ruleset.setup) }),
    };
  }

  private query({ game, seat, name, args, at }: Omit<RequestTo<'query'>, 'do'>): Body<'query'> {
    const held = this.gameOf(game);
    this.mustSee(held, seat);
    const { queries } = held.ruleset;
    const query = Object.hasOwn(queries, name) ? queries[name]! : null;
    if (query === null) throw Fault.at('name', name, oneOf(Object.keys(queries)));
    const parsed = parseAt('args', query.args, args === undefined ? {} : args);
    const result = held.lookAt(at, (g) => query.run(g.view(seat), parsed as never));
    if (isRefusal(result)) mustAllow(result, 'args');
    return { result };
  }

  private told(held: HeldGame, seat: Seat | 'referee' | null, from: number, aloud = false): Body<'events'> {
    const events = held.look((g) => g.events(seat, from)) as Body<'events'>['events'];
    return {
      from,
      events,
      ...(aloud && { say: held.look(() => events.map((event) => say(held.ruleset, event))) }),
      now: held.now,
    };
  }

  /** A refusal of a malformed answer, with the path and the sentence as the sender of the message knows them. */
  private inFull(refusal: Refusal | null): Refusal | null {
    if (refusal === null || refusal.rule !== null) return refusal;
    if (refusal.path === undefined) return { rule: null, message: refusal.message };
    return { rule: null, ...inside('answer', { path: refusal.path, message: refusal.message }) };
  }

  private keep(held: HeldGame, seats?: readonly Seat[], notice: string | null = null): Body<'open'> {
    const known = seatsOf(held);
    const stranger = seats?.findIndex((seat) => !known.includes(seat)) ?? -1;
    if (stranger >= 0) throw Fault.at(`seats[${stranger}]`, seats![stranger], oneOf(known));
    if (seats) this.narrowed.set(held.id, seats);
    this.referee.hold(held);
    return {
      game: held.id,
      ruleset: held.ruleset.id,
      version: held.ruleset.version,
      seats: known,
      notice,
      now: held.now,
    };
  }

  private rulesetOf(id: string): AnyRuleset {
    const { rulesets } = this.referee;
    const ruleset = rulesets.get(id);
    if (!ruleset) throw Fault.at('ruleset', id, oneOf(rulesets.keys()));
    return ruleset;
  }

  private newName(path: string, wanted: string | undefined): string {
    if (this.authority.games) throw new Refused('TABLE-OPEN', 'This connection plays the games it was given.');
    if (wanted === undefined) return this.referee.freeName();
    if (this.referee.games.has(wanted)) throw Fault.at(path, wanted, 'a name that no open game has');
    return wanted;
  }

  private takesPart(game: string): boolean {
    return this.authority.games?.includes(game) ?? true;
  }

  private gameOf(id: string): HeldGame {
    const held = this.takesPart(id) ? this.referee.games.get(id) : undefined;
    if (!held) throw Fault.at('game', id, 'a game that is open here');
    return held;
  }

  private sitsAt(held: HeldGame, seat: Seat): boolean {
    const { seats } = this.authority;
    return (seats?.includes(seat) ?? true) && (this.narrowed.get(held.id)?.includes(seat) ?? true);
  }

  private mayKnowAll(held: HeldGame): boolean {
    return held.now.over || seatsOf(held).every((seat) => this.sitsAt(held, seat));
  }

  private mustKnowAll(held: HeldGame, deed: string): void {
    if (!this.mayKnowAll(held))
      throw new Refused('TABLE-SECRET', `Until it is over, only those who sit at every seat may ${deed}.`);
  }

  /** What a spectator sees everybody may see; what a seat sees, those who sit there, and everybody after the end. */
  private mustSee(held: HeldGame, seat: Seat | null, open = false): void {
    if (open) this.mustKnowAll(held, 'see what is hidden');
    if (seat === null) return;
    mustBeSeat(held, seat);
    if (!held.now.over && !this.sitsAt(held, seat))
      throw new Refused('TABLE-SECRET', `What ${seat} knows is not for this connection until the game is over.`);
  }

  private mustPlay(held: HeldGame, seat: Seat): void {
    mustBeSeat(held, seat);
    if (!this.sitsAt(held, seat)) throw new Refused('TABLE-SEAT', `This connection does not sit at ${seat}.`);
  }
}

function presentOf(held: HeldGame, seat: Seat | null): Present {
  const { at, now } = held;
  return held.look((g) => ({
    at,
    now,
    view: g.view(seat),
    since: g.known(seat),
    question: seat === null ? null : (g.questionFor(seat) as Present['question']),
  }));
}

/** The throws that stand, by their places in the whole log; null where the ruleset tells none. */
function throwsIn(ruleset: AnyRuleset, log: readonly Event[]): Body<'luck'>['throws'] {
  if (!ruleset.throws) return null;
  const places = standingPlaces(log);
  const throws = ruleset.throws(places.map((place) => log[place]!));
  return throws.map(({ law, ...rest }) => ({ ...rest, law: [...law], at: places[rest.at]! }));
}

function idOf(message: unknown): unknown {
  return message !== null && typeof message === 'object' && 'id' in message ? (message.id ?? null) : null;
}

/** The shape of a message is checked by the schema of what it wants done: so the complaints are about that. */
function requestOf(message: unknown): RequestTo<Do> {
  if (message === null || typeof message !== 'object' || Array.isArray(message))
    throw new Fault([
      { path: '', message: `the message is ${what(message)}, expected an object such as {"do":"rulesets"}` },
    ]);
  const { do: word } = message as { do?: unknown };
  if (typeof word !== 'string' || !Object.hasOwn(requests, word))
    throw Fault.at('do', word, oneOf(Object.keys(requests)));
  return parseAt('', requests[word as Do] as Schema<RequestTo<Do>>, message);
}

const what = (message: unknown): string =>
  Array.isArray(message) ? `a list of ${message.length}` : JSON.stringify(message ?? null).slice(0, 60);

function mustBeSeat(held: HeldGame, seat: Seat): void {
  const seats = seatsOf(held);
  if (!seats.includes(seat)) throw Fault.at('seat', seat, oneOf(seats));
}

function seatsOf(held: HeldGame): Seat[] {
  return [...held.look((game) => held.ruleset.seats(game.state))];
}

const both = (path: string, other: string): Fault =>
  new Fault([{ path, message: `${path} and ${other} are both given, expected one of them` }]);

function diceOf({ seed, dice }: Pick<RequestTo<'open'>, 'seed' | 'dice'>): DiceRecord {
  if (seed !== undefined && dice !== undefined) throw both('dice', 'seed');
  if (seed !== undefined) return { kind: 'seeded', seed };
  if (dice === undefined) throw Fault.at('seed', undefined, 'a seed, or dice instead');
  return Array.isArray(dice) ? { kind: 'scripted', faces: dice } : (dice as DiceRecord);
}

function setupOf(
  ruleset: AnyRuleset,
  request: Pick<RequestTo<'open'>, 'setup' | 'ready'>,
): { readonly setup: unknown; readonly path: string } {
  const { setup, ready } = request;
  if (setup !== undefined && ready !== undefined) throw both('ready', 'setup');
  if (setup !== undefined) return { setup, path: 'setup' };
  const ids = ruleset.ready.map((game) => game.id);
  if (ready === undefined) throw Fault.at('setup', undefined, `a setup, or in ready ${oneOf(ids)}`);
  const found = ruleset.ready.find((game) => game.id === ready);
  if (!found) throw Fault.at('ready', ready, oneOf(ids));
  return { setup: found.setup, path: 'ready' };
}

function noRule(ruleset: AnyRuleset, id: string): never {
  const near = findRules(ruleset, id, 3).map((rule) => rule.id);
  throw Fault.at('rule', id, `a rule of ${ruleset.id}${near.length > 0 ? `, perhaps ${near.join(', ')}` : ''}`);
}

function isRefusal(result: unknown): result is Refusal {
  if (result === null || typeof result !== 'object' || !('rule' in result) || !('message' in result)) return false;
  return Object.keys(result).every((key) => key === 'rule' || key === 'message' || key === 'path');
}

function mapValues<A, B>(record: Readonly<Record<string, A>>, to: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value)]));
}
