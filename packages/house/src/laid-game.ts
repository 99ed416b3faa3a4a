import { type GameBase, type GameRecord, type Row, RowsMissing, type Seat } from '@sandtable/kernel';
import type { Do, HeldGame, Now, Referee, Reply, ReplyTo, Session } from '@sandtable/referee';
import { fellClock, outOfTime, turnClock } from './clock.js';
import { Place } from './place.js';
import { isBot, PERSON, personsAt } from './players.js';
import type { HouseRoom } from './room.js';
import { type StandingOrders, standingAnswer } from './standing.js';
import { type Change, changed, Late, type Listing, type Store, type Stored } from './store.js';

/** Answers that standing orders may give one after the other: more is a game that never asks a person. */
const MOST_STANDING = 1000;

/** What a game that lies open needs of its house. */
export interface LaidIn {
  readonly referee: Referee;
  readonly room: HouseRoom;
  /** Opens the game at the referee once more, from its rows. */
  readonly reopen: (game: string, base: GameBase, rows: readonly Row[]) => void;
}

/** What is known of a game when it is laid on the table. */
export interface Laying {
  readonly listing: Listing;
  readonly seats: readonly Seat[];
  readonly notice: string | null;
  readonly unlock: () => void;
  readonly orders?: StandingOrders;
  /** Whether the store has it, and how many rows: a game that was stored as one record has none. */
  readonly isStored?: boolean;
  readonly rows?: number;
}

/** A game that lies open: who sits where, and what of it is not stored yet. */
export class LaidGame {
  listing: Listing;
  orders: StandingOrders;
  readonly seats: readonly Seat[];
  readonly notice: string | null;
  readonly unlock: () => void;
  private readonly house: LaidIn;
  private isStored: boolean;
  /** How many of its rows are stored. */
  private rows: number;
  /** Some could not be stored when that was last tried. */
  private isBehind = false;
  /** Who sits where: a screen has one place at a time. */
  private readonly places = new Map<string, Place>();
  /** Changes are made and stored one after the other. */
  private queue: Promise<unknown> = Promise.resolve();

  constructor(house: LaidIn, { listing, seats, notice, unlock, orders = {}, isStored = false, rows = 0 }: Laying) {
    this.house = house;
    this.listing = listing;
    this.seats = seats;
    this.notice = notice;
    this.unlock = unlock;
    this.orders = orders;
    this.isStored = isStored;
    this.rows = rows;
  }

  get game(): string {
    return this.listing.game;
  }

  private get held(): HeldGame {
    return this.house.referee.games.get(this.game)!;
  }

  get now(): Now {
    return this.held.now;
  }

  get base(): GameBase {
    return this.held.base;
  }

  record(): Promise<GameRecord> {
    return this.past(() => this.held.look((game) => game.record()));
  }

  /** Asks something; where it is about a time before the rows that are held, those are read, and it is asked again. */
  async past<T>(ask: () => T): Promise<T> {
    for (;;)
      try {
        return ask();
      } catch (error) {
        if (!(error instanceof RowsMissing)) throw error;
        await this.recall();
      }
  }

  private async recall(): Promise<void> {
    const { held, game } = this;
    const before = held.rows[0]!.at;
    if (before > 0) held.recall(await (await this.house.room.store).rows(game, 0, before));
  }

  /** Of a game that is over all is wanted: its end is told with the whole of it. What can no longer be read is left out. */
  async lieOpen(): Promise<void> {
    if (this.now.over) await this.recall().catch(() => {});
  }

  /** Takes the seat of a person, or null to watch. Whoever sat at this screen before is cut off. */
  sit(seat: Seat | null, screen: string): Place {
    const { players } = this.listing;
    if (seat !== null && players[seat] !== PERSON) throw new Error(`Nobody at this screen plays ${seat}.`);
    // Who watches programs play may know everything: there is nobody to keep it from.
    const seesAll = personsAt(this.seats, players).length === 0;
    const session = this.sessionOf(seat !== null ? [seat] : seesAll ? this.seats : []);
    const all = this.house.referee.session();
    return this.seat(screen, seat, session, seesAll, (message) =>
      // Real dice lie on the table for all to see: whoever is at the screen says what fell, also for a program.
      isRoll(message) ? all.handle({ ...message, game: this.game, seat }) : session.handle(message),
    );
  }

  sitBot(seat: Seat): Place {
    if (!isBot(this.listing.players[seat])) throw new Error(`No program plays ${seat}.`);
    const session = this.sessionOf([seat]);
    return this.seat(`bot ${seat}`, seat, session, false, (message) => session.handle(message));
  }

  /** A connection that knows what its seats know, of this game and no other. */
  private sessionOf(seats: readonly Seat[]): Session {
    return this.house.referee.session({ seats, games: [this.game] });
  }

  private seat(
    screen: string,
    seat: Seat | null,
    session: Session,
    seesAll: boolean,
    make: (message: unknown) => Reply,
  ): Place {
    this.places.get(screen)?.leave();
    const place = new Place({
      game: this.game,
      seat,
      session,
      seesAll,
      change: (message) => this.change(message, make),
      past: (ask) => this.past(ask).catch(unread),
      begins: () => {
        const { at, now, events } = this.held.rows[0]!;
        return { moment: at, event: now.events - events.length };
      },
      errands: () => this.house.room.errands?.(this.listing.ruleset) ?? [],
      waitsForOther: () => this.now.waiting.some((one) => one !== seat && this.listing.players[one] === PERSON),
      onLeave: () => {
        if (this.places.get(screen) === place) this.places.delete(screen);
      },
    });
    this.places.set(screen, place);
    return place;
  }

  cutOff(): void {
    for (const place of [...this.places.values()]) place.leave();
  }

  private async tell(): Promise<void> {
    await this.lieOpen();
    for (const place of this.places.values()) place.tell();
  }

  /**
   * Makes a change, stores it, tells who follows, and only then answers. Where another process was quicker, it is made again on what
   * that one stored: the moment that the message names says whether it still counts.
   */
  private change(message: unknown, make: (message: unknown) => Reply): Promise<Reply> {
    return this.enqueue(async () => {
      await this.fall();
      const { fallen } = this.listing.clock ?? {};
      if (fallen !== undefined) return refused('TABLE-CLOCK', `The time of ${fallen} has run out.`);
      for (;;) {
        const { at } = this.held;
        const reply = await this.past(() => make(message)).catch(unread);
        if (!reply.ok || this.held.at === at) return reply; // refused, or told once more what came of it
        this.turnClock();
        this.obeyOrders();
        const isLate = await this.save();
        await this.tell();
        if (!isLate) return reply;
        if ((message as { at?: unknown }).at === undefined)
          return refused('TABLE-LATE', 'Another has answered first: this is how the game stands now.');
      }
    });
  }

  /** One after the other; whoever asked for it hears what went wrong. */
  private enqueue<T>(run: () => Promise<T>): Promise<T> {
    const done = this.queue.then(run);
    this.queue = done.catch(() => {});
    return done;
  }

  /** When all that was begun is done. */
  settled(): Promise<unknown> {
    return this.queue;
  }

  /** Stores a new game, with what standing orders answer at once. */
  begin(): Promise<void> {
    return this.enqueue(async () => {
      this.obeyOrders();
      await this.save();
    });
  }

  /** Stores the rows that are not stored yet, also those that could not be when they were new; true if another was quicker. */
  private async save(): Promise<boolean> {
    const { held, game, now } = this;
    const first = held.rows[0]?.at ?? 0;
    const rows = held.rows.slice(Math.max(0, this.rows - first));
    if (this.isStored && rows.length === 0) return false;
    const { clock } = this.listing;
    const progress = {
      changed: this.house.room.now(),
      moves: now.moves,
      over: now.over,
      winner: now.outcome?.winner ?? null,
      mates: now.outcome?.mates ?? [],
      ...(clock && { clock }),
    };
    this.listing = { ...this.listing, ...progress };
    try {
      const store = await this.house.room.store;
      if (this.isStored) await store.append(game, rows, progress);
      else await this.create(store, rows);
      this.isStored = true;
      this.rows += rows.length;
      if (this.isBehind) this.house.room.stored?.(game);
      this.isBehind = false;
    } catch (error) {
      if (error instanceof Late) {
        await this.reload();
        return true;
      }
      this.isBehind = true;
      this.house.room.unstored(game, error);
    }
    return false;
  }

  private async create(store: Store, rows: readonly Row[]): Promise<void> {
    const { listing, orders } = this;
    await store.create(listing, this.held.base, rows);
    if (Object.keys(orders).length > 0) await store.change(listing.game, { orders });
  }

  /** Changes what was arranged, here and where it is stored. */
  arrange(change: Change): Promise<void> {
    this.listing = changed(this.listing, change);
    this.orders = change.orders ?? this.orders;
    return this.enqueue(async () => {
      if (!this.isStored) return; // it is stored with the game, when that can be
      try {
        await (await this.house.room.store).change(this.game, change);
      } catch (error) {
        this.house.room.unstored(this.game, error);
      }
    });
  }

  /** Takes in what other processes have added. */
  catchUp(): Promise<void> {
    return this.enqueue(async () => {
      await this.reload();
      await this.tell();
    });
  }

  private async reload(): Promise<void> {
    const { room, reopen } = this.house;
    const store = await room.store;
    const { held, game } = this;
    const { listing, orders } = sound(await store.get(game));
    const known = held.rows.filter(({ at }) => at < this.rows);
    const rows = await store.rows(game, this.rows);
    if (rows.length > 0) reopen(game, held.base, [...known, ...rows]);
    this.listing = listing;
    this.orders = orders;
    this.rows += rows.length;
  }

  /** What standing orders answer is answered at once. */
  obey(): Promise<void> {
    return this.enqueue(async () => {
      if (this.obeyOrders()) await this.save();
      await this.tell();
    });
  }

  /** Answers what standing orders answer, for persons who are asked; true if there was something. */
  private obeyOrders(): boolean {
    const { game, orders } = this;
    const { ruleset, players } = this.listing;
    const kinds = this.house.room.standing?.(ruleset) ?? [];
    if (kinds.length === 0 || Object.keys(orders).length === 0) return false;
    for (let given = 0; given < MOST_STANDING; given++) {
      const done = this.now.waiting.some((seat) => {
        if (players[seat] !== PERSON) return false;
        const session = this.sessionOf([seat]);
        const look = <K extends Do>(request: object): ReplyTo<K> => session.ask({ ...request, game } as never);
        const answer = standingAnswer(kinds, orders[seat] ?? [], { seat, look });
        if (answer === null || !session.ask<'answer'>({ do: 'answer', game, seat, answer }).ok) return false;
        this.turnClock();
        return true;
      });
      if (!done) return given > 0;
    }
    return true;
  }

  /** After an entry: who is asked now has time running, and who decided has had it. */
  private turnClock(): void {
    const { clock } = this.listing;
    if (!clock) return;
    const { entry, now } = this.held.rows.at(-1)!;
    const decided = entry && 'answer' in entry ? entry.seat : null;
    const turned = turnClock(clock, decided, now.waiting, this.house.room.now());
    this.listing = { ...this.listing, clock: turned };
  }

  /** Looks at the clock: whose time has run out has lost. */
  lookAtClock(): Promise<void> {
    return this.enqueue(() => this.fall());
  }

  private async fall(): Promise<void> {
    const { clock, over } = this.listing;
    if (!clock || over) return;
    const now = this.house.room.now();
    const fallen = outOfTime(clock, now);
    if (fallen === null) return;
    const winner = this.seats.find((seat) => seat !== fallen) ?? null;
    await this.storeEnd({ clock: fellClock(clock, fallen, now), over: true, winner, mates: [] });
    await this.tell();
  }

  private async storeEnd(end: Change): Promise<void> {
    this.listing = changed(this.listing, end);
    await (await this.house.room.store).change(this.game, end);
  }
}

/** A stored game whose listing came to no harm. */
export function sound(stored: Stored): Stored & { readonly listing: Listing } {
  const { listing } = stored;
  if ('damaged' in listing) throw new Error(listing.damaged);
  return { ...stored, listing };
}

/** What could not be read, as a reply to whoever asked about it. */
const unread = (error: unknown): Reply => ({
  id: null,
  ok: false,
  error: { path: '', message: error instanceof Error ? error.message : String(error) },
});

const refused = (rule: string, message: string): Reply => ({ id: null, ok: false, refusal: { rule, message } });

const isRoll = (message: unknown): message is object => (message as { do?: unknown } | null)?.do === 'roll';
