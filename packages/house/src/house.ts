import type { GameBase, GameRecord, Row, Seat, UndoPolicy } from '@sandtable/kernel';
import type { Do, Referee, ReplyTo, RequestTo, Session } from '@sandtable/referee';
import { NotDone } from './bots.js';
import { type Clock, startClock, type Terms } from './clock.js';
import { LaidGame, type LaidIn, type Laying, sound } from './laid-game.js';
import type { Place } from './place.js';
import { NOBODY, PERSON, type Players, seated } from './players.js';
import type { HouseRoom } from './room.js';
import type { StandingOrder } from './standing.js';
import { begunAs, type Listed, recordOf } from './store.js';

/** Which game is wanted: one of `ready` and `setup`. Without a seed one is taken that nobody knows. */
export interface Wanted {
  readonly ruleset: string;
  readonly ready?: string;
  readonly setup?: unknown;
  readonly seed?: string | number;
  /** `manual`: people roll their own dice and say what fell. */
  readonly dice?: 'seeded' | 'manual';
  readonly undo?: UndoPolicy;
  readonly players: Players;
  /** What the game is called; a ready one has a name already. */
  readonly title?: string;
  readonly clock?: Terms;
  /** What it is stored as; without one, a name that nobody can guess. */
  readonly game?: string;
}

/** A game that lies open. */
export interface OpenGame {
  readonly game: string;
  readonly title: string;
  readonly ruleset: string;
  readonly seats: readonly Seat[];
  readonly players: Players;
  /** The seats asked when it was opened. */
  readonly waiting: readonly Seat[];
  readonly over: boolean;
  /** What the holder of an old game should know: that it was made by another version. */
  readonly notice: string | null;
}

/** Of a title that is stored, as of one that is typed. */
export const LONGEST_TITLE = 120;

/** Lays games, gives out their seats and keeps them. Whatever is wrong is a sentence for a person. */
export class House {
  readonly referee: Referee;
  private readonly all: Session;
  private readonly room: HouseRoom;
  private readonly laid = new Map<string, LaidGame>();
  private readonly inside: LaidIn;

  constructor(referee: Referee, room: HouseRoom) {
    this.referee = referee;
    this.all = referee.session();
    this.room = room;
    const reopen = (game: string, base: GameBase, rows: readonly Row[]): void => {
      this.close(game);
      referee.resume(game, base, rows);
    };
    this.inside = { referee, room, reopen };
  }

  /** Rules are fetched when somebody wants to play by them. */
  async know(ruleset: unknown): Promise<boolean> {
    const { referee, room } = this;
    if (typeof ruleset !== 'string') return false;
    const found = referee.rulesets.has(ruleset) ? null : ((await room.rules?.(ruleset)) ?? null);
    if (found) referee.learn(found);
    return referee.rulesets.has(ruleset);
  }

  async open(wanted: Wanted): Promise<OpenGame> {
    const { ruleset, ready, setup, seed = this.room.newName(), dice = 'seeded', undo, players, clock } = wanted;
    await this.know(ruleset);
    const opened = this.ask<'open'>({
      do: 'open',
      game: wanted.game ?? this.room.newName(),
      ruleset,
      ...(ready !== undefined && { ready }),
      ...(setup !== undefined && { setup }),
      ...(dice === 'manual' ? { dice: { kind: 'manual', seed } } : { seed }),
      ...(undo && { undo }),
    });
    const { game } = mustBeOk(opened);
    const rules = this.referee.rulesets.get(ruleset)!;
    const readyTitle = rules.ready.find(({ id }) => id === ready)?.title.split(': ')[0];
    return this.begin(game, wanted.title ?? readyTitle ?? rules.title, players, { clock });
  }

  /** Opens the same once more, with other dice. What began in mid-game begins there again. */
  async again(game: string): Promise<OpenGame> {
    const laid = this.laidOf(game);
    const { title, players, clock } = laid.listing;
    const { setup, start, dice, undo, ruleset } = laid.base;
    if (start !== null) return this.branch(game, 0, players, title);
    const kind = dice.kind === 'manual' ? 'manual' : 'seeded';
    return this.open({ ruleset, setup, dice: kind, undo, players, title, ...(clock && { clock: clock.terms }) });
  }

  /** Goes on with a game that is stored. */
  async resume(game: string): Promise<OpenGame> {
    const laid = this.laid.get(game);
    if (laid) return this.told(laid);
    const unlock = await this.lock(game);
    try {
      const store = await this.room.store;
      const { listing, base, orders } = sound(await store.get(game));
      await this.know(base.ruleset);
      const isCurrent = this.referee.rulesets.get(base.ruleset)?.version === base.version;
      const rows = await store.rows(game, isCurrent ? await store.snapshot(game) : 0);
      const { notice, seats } = await this.enter(game, base, rows);
      if (notice === null) {
        const stored = rows.length === 0 ? 0 : rows.at(-1)!.at + 1;
        const laid = this.lay({ listing, seats, notice, unlock, orders, isStored: true, rows: stored });
        await laid.lieOpen();
        return this.told(laid);
      }
      // What an older version made stays as it is: the game goes on as a copy of it.
      this.close(game);
      unlock();
      return await this.layNew(recordOf(base, rows), listing.title, listing.players);
    } catch (error) {
      this.close(game);
      unlock();
      throw error;
    }
  }

  /** Puts a game away; it stays stored. */
  async leave(game: string): Promise<void> {
    const laid = this.laid.get(game);
    if (!laid) return;
    this.laid.delete(game);
    laid.cutOff();
    await laid.settled();
    this.close(game);
    laid.unlock();
  }

  /** Takes the seat of a person, or null to watch. Whoever sat at this screen before is cut off. */
  sit(game: string, seat: Seat | null, screen = 'screen'): Place {
    return this.laidOf(game).sit(seat, screen);
  }

  /** Takes the seat of a bot. */
  sitBot(game: string, seat: Seat): Place {
    return this.laidOf(game).sitBot(seat);
  }

  /** Gives the seats of an open game to others. Whoever sat there is cut off. */
  async give(game: string, players: Players): Promise<OpenGame> {
    const laid = this.laidOf(game);
    const given = seated(laid.seats, players);
    laid.cutOff();
    await laid.arrange({ players: given });
    return this.told(laid);
  }

  /** What a person wants answered without being asked. It holds at once. */
  async stand(game: string, seat: Seat, orders: readonly StandingOrder[]): Promise<void> {
    const laid = this.laidOf(game);
    if (laid.listing.players[seat] !== PERSON) throw new Error(`Nobody at this screen plays ${seat}.`);
    await laid.arrange({ orders: { ...laid.orders, [seat]: orders } });
    await laid.obey();
  }

  standingOrders(game: string, seat: Seat): readonly StandingOrder[] {
    return this.laidOf(game).orders[seat] ?? [];
  }

  /** The clock of an open game, looked at: somebody's time may have run out. */
  async clock(game: string): Promise<Clock | null> {
    const laid = this.laidOf(game);
    await laid.lookAtClock();
    return laid.listing.clock ?? null;
  }

  /** A new game from a moment of an open one, with dice of its own. */
  async branch(game: string, at: number, players: Players, title: string): Promise<OpenGame> {
    const laid = this.laidOf(game);
    seated(laid.seats, players);
    const seed = this.room.newName();
    const branch = await laid.past(() =>
      this.ask<'branch'>({
        do: 'branch',
        game,
        at,
        as: this.room.newName(),
        ...(laid.base.dice.kind === 'manual' ? { dice: { kind: 'manual', seed } } : { seed }),
      }),
    );
    return this.begin(mustBeOk(branch).game, title, players);
  }

  /** Opens a record as a game of its own. Without players it lies there to be looked at. */
  async layNew(record: unknown, title: string, players: Players | null, game = this.room.newName()): Promise<OpenGame> {
    const { seats, notice } = await this.load(record, game);
    const nobody = Object.fromEntries(seats.map((seat) => [seat, NOBODY]));
    return this.begin(game, title, players ?? nobody, { notice });
  }

  /** The last played first. */
  async games(): Promise<readonly Listed[]> {
    const when = (one: Listed) => ('damaged' in one ? 0 : one.changed);
    return [...(await (await this.room.store).list())].sort((a, b) => when(b) - when(a));
  }

  async rename(game: string, title: string): Promise<void> {
    await (await this.room.store).change(game, { title });
    const laid = this.laid.get(game);
    if (laid) laid.listing = { ...laid.listing, title };
  }

  async remove(game: string): Promise<void> {
    await this.leave(game);
    const unlock = await this.lock(game);
    await (await this.room.store).remove(game).finally(unlock);
  }

  /** A game whole, to be kept elsewhere, and what it is called: where its listing came to harm, only by the name nobody chose. */
  async whole(game: string): Promise<{ readonly title: string; readonly record: GameRecord }> {
    const laid = this.laid.get(game);
    if (laid) return { title: laid.listing.title, record: await laid.record() };
    const store = await this.room.store;
    const { listing, base } = await store.get(game);
    return { title: 'damaged' in listing ? game : listing.title, record: recordOf(base, await store.rows(game, 0)) };
  }

  /** Takes in what other processes have added to an open game. */
  catchUp(game: string): Promise<void> {
    return this.laidOf(game).catchUp();
  }

  private ask<K extends Do>(request: RequestTo<K>): ReplyTo<K> {
    return this.all.ask(request);
  }

  private close(game: string): void {
    this.ask<'close'>({ do: 'close', game });
  }

  /** Opens a stored game from its last snapshot; by its record where it has no rows yet, or another version made it. */
  private async enter(
    game: string,
    base: GameBase | GameRecord,
    rows: readonly Row[],
  ): Promise<{ readonly seats: readonly Seat[]; readonly notice: string | null }> {
    const { referee } = this;
    const isCurrent = referee.rulesets.get(base.ruleset)?.version === base.version;
    if (rows.length === 0 || !isCurrent) return this.load(recordOf(base, rows), game);
    referee.resume(game, begunAs(base), rows);
    return { seats: this.seatsOf(game), notice: null };
  }

  private async load(record: unknown, game: string): Promise<{ seats: readonly Seat[]; notice: string | null }> {
    if (record !== null && typeof record === 'object' && 'ruleset' in record) await this.know(record.ruleset);
    return mustBeOk(this.ask<'load'>({ do: 'load', record, game }));
  }

  /** Lays a game that the referee has just opened, and stores it for the first time. */
  private async begin(
    game: string,
    title: string,
    players: Players,
    { notice = null, clock }: { readonly notice?: string | null; readonly clock?: Terms | undefined } = {},
  ): Promise<OpenGame> {
    const begun = this.room.now();
    const { ruleset, now } = this.referee.games.get(game)!;
    const seats = this.seatsOf(game);
    try {
      const listing = {
        game,
        title: title.slice(0, LONGEST_TITLE),
        ruleset: ruleset.id,
        players: seated(seats, players),
        begun,
        changed: begun,
        moves: now.moves,
        over: now.over,
        winner: null,
        ...(clock && { clock: clockFor(clock, seats, now.waiting, begun) }),
      };
      const laid = this.lay({ listing, seats, notice, unlock: await this.lock(game) });
      await laid.begin();
      return this.told(laid);
    } catch (error) {
      this.laid.get(game)?.unlock();
      this.laid.delete(game);
      this.close(game);
      throw error;
    }
  }

  private seatsOf(game: string): readonly Seat[] {
    const listed = mustBeOk(this.ask<'games'>({ do: 'games' }));
    return listed.games.find((one) => one.game === game)!.seats;
  }

  private lay(laying: Laying): LaidGame {
    const laid = new LaidGame(this.inside, laying);
    this.laid.set(laid.game, laid);
    return laid;
  }

  private told({ listing, seats, notice, now }: LaidGame): OpenGame {
    const { game, title, ruleset, players } = listing;
    return { game, title, ruleset, seats, players, waiting: now.waiting, over: now.over || listing.over, notice };
  }

  private async lock(game: string): Promise<() => void> {
    const { lock } = this.room;
    const unlock = lock ? await lock(game) : () => {};
    if (unlock === null) throw new Error('This game is open in another tab. Go on there, or close it there first.');
    return unlock;
  }

  private laidOf(game: string): LaidGame {
    const laid = this.laid.get(game);
    if (!laid) throw new Error(`The game ${game} is not open here.`);
    return laid;
  }
}

/** Whose time runs out loses to the other: so there must be one other. */
function clockFor(terms: Terms, seats: readonly Seat[], waiting: readonly Seat[], now: number): Clock {
  if (seats.length !== 2) throw new Error(`clock is given to ${seats.length} seats, expected two.`);
  return startClock(terms, seats, waiting, now);
}

function mustBeOk<K extends Do>(reply: ReplyTo<K>): Extract<ReplyTo<K>, { ok: true }> {
  if (!reply.ok) throw new NotDone(reply);
  return reply as Extract<ReplyTo<K>, { ok: true }>;
}
