import type { AnyRuleset, GameRecord } from '@sandtable/kernel';
import {
  carryPort,
  type Do,
  type Port,
  Referee,
  type Reply,
  type ReplyTo,
  type RequestTo,
  type Session,
} from '@sandtable/referee';
import { problemOf } from '../port/port.js';
import type {
  DeskNews,
  DeskReply,
  DeskRequest,
  DeskWord,
  DeskWords,
  OpenGame,
  Players,
  StoredGame,
  Wanted,
} from '../port/seating.js';
import { type Keeper, LONGEST_TITLE, parsedJson } from './keeper.js';

/** What the desk needs of the world round it. */
export interface DeskRoom {
  /** A name that nobody can guess: of a game, of a seed. */
  newName(): string;
  /** Milliseconds since 1970. */
  now(): number;
  /** Where games are kept; rejects with a reason where they cannot be. */
  readonly keeper: Promise<Keeper>;
  /** Takes the game for this tab and gives what lets go of it; null where another tab has it. */
  lock(game: string): Promise<(() => void) | null>;
  tell(news: DeskNews): void;
  /** The rules of a game that the referee does not know yet; null where there are none. */
  rules?(ruleset: string): Promise<AnyRuleset | null>;
  /** An address at which the page may have a file downloaded for a while. */
  address(file: Blob): string;
}

/** A game that lies open, with its seats given out. */
interface Laid {
  entry: StoredGame;
  readonly seats: readonly string[];
  readonly notice: string | null;
  readonly unlock: () => void;
  /** The ports that are out: of who is at the screen, and of bots by their seats. */
  screen: MessagePort | null;
  readonly bots: Map<string, MessagePort>;
  /** The last write to the shelf: they go one after the other. */
  stored: Promise<void>;
}

type Handlers = { readonly [W in DeskWord]: (ask: DeskWords[W]['ask']) => Promise<DeskWords[W]['reply']> };

/** Bytes of the largest file that is read: a game of a thousand answers has a fiftieth of it. */
const LARGEST = 20_000_000;

/** What may be asked over a port that changes a game. */
const CHANGES: ReadonlySet<unknown> = new Set<Do>(['answer', 'roll', 'undo']);

/** Where the page asks for games and seats. Whatever is wrong is a sentence for a person. */
export class Desk {
  private readonly referee: Referee;
  private readonly all: Session;
  private readonly room: DeskRoom;
  private readonly laid = new Map<string, Laid>();

  constructor(referee: Referee, room: DeskRoom) {
    this.referee = referee;
    this.all = referee.session();
    this.room = room;
  }

  async handle({ id, do: word, ...ask }: DeskRequest): Promise<DeskReply> {
    try {
      return { id, ok: true, reply: await this.handlers[word](ask as never) };
    } catch (error) {
      return { id, ok: false, problem: error instanceof Error ? error.message : String(error) };
    }
  }

  private readonly handlers: Handlers = {
    lobby: async ({ port }) => {
      carryPort(this.referee.session({ seats: [], games: [] }), port as Port);
      return {};
    },

    know: async ({ ruleset }) => ({ known: await this.know(ruleset) }),

    lesson: async ({ port }) => {
      carryPort(new Referee([...this.referee.rulesets.values()]).session(), port as Port);
      return {};
    },

    open: async ({ wanted }) => this.open(wanted),

    again: async ({ game }) => {
      const { title, players } = this.laidOf(game).entry;
      const { setup, start, dice, undo, ruleset } = this.recordOf(game);
      if (start !== null) return this.branch(game, 0, players, title); // what began in mid-game begins there again
      const kind = dice.kind === 'manual' ? 'manual' : 'seeded';
      return this.open({ ruleset, setup, dice: kind, undo, players }, title);
    },

    resume: async ({ game }) => {
      const laid = this.laid.get(game);
      if (laid) return this.told(laid);
      const unlock = await this.lock(game);
      try {
        const { entry, record } = await (await this.room.keeper).get(game);
        const { notice, seats } = await this.loaded(record, game);
        if (notice === null) return this.lay(entry, seats, unlock);
        // What an older version made stays as it is: the game goes on as a copy of it.
        this.all.ask<'close'>({ do: 'close', game });
        unlock();
        return await this.layNew(record, entry.title, entry.players);
      } catch (error) {
        unlock();
        throw error;
      }
    },

    leave: async ({ game }) => {
      await this.putAway(game);
      return {};
    },

    sit: async ({ game, seat, port }) => {
      const laid = this.laidOf(game);
      const { players } = laid.entry;
      if (seat !== null && players[seat] !== 'person') throw new Error(`Nobody at this screen plays ${seat}.`);
      laid.screen?.close();
      laid.screen = port;
      // Who watches programs play may know everything: there is nobody to keep it from.
      const watches = Object.values(players).includes('person') ? [] : laid.seats;
      const session = this.sessionAt(laid, seat === null ? watches : [seat]);
      // Real dice lie on the table for all to see: whoever is at the screen says what fell, also for a program.
      const roll = (faces: RequestTo<'roll'>): Reply => this.all.handle({ ...faces, game, seat });
      this.carry(laid, port, (ask) => (isRoll(ask) ? roll(ask) : session.handle(ask)));
      return {};
    },

    bot: async ({ game, seat, port }) => {
      const laid = this.laidOf(game);
      if (!isBot(laid.entry.players[seat])) throw new Error(`No program plays ${seat}.`);
      laid.bots.get(seat)?.close();
      laid.bots.set(seat, port);
      const session = this.sessionAt(laid, [seat]);
      this.carry(laid, port, (ask) => session.handle(ask));
      return {};
    },

    seats: async ({ game, players }) => {
      const laid = this.laidOf(game);
      mustSeatAll(laid.seats, players);
      this.cutOff(laid);
      laid.entry = { ...laid.entry, players };
      await this.store(laid);
      return this.told(laid);
    },

    branch: async ({ game, at, players, title }) => this.branch(game, at, players, title),

    games: async () => ({ games: await (await this.room.keeper).list() }),

    rename: async ({ game, title }) => {
      await (await this.room.keeper).rename(game, title);
      const laid = this.laid.get(game);
      if (laid) laid.entry = { ...laid.entry, title };
      return {};
    },

    remove: async ({ game }) => {
      await this.putAway(game);
      const unlock = await this.lock(game);
      await (await this.room.keeper).remove(game).finally(unlock);
      return {};
    },

    file: async ({ game }) => {
      const laid = this.laid.get(game);
      const title = laid?.entry.title ?? (await this.titleOf(game));
      const record = laid ? this.recordOf(game) : await (await this.room.keeper).record(game);
      const text = `${JSON.stringify(record, null, 1)}\n`;
      const url = this.room.address(new Blob([text], { type: 'application/json' }));
      return { url, name: `${title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')}.sandtable.json` };
    },

    load: async ({ file, title, players }) => {
      if (file.size > LARGEST) throw new Error(`The file has ${file.size} bytes, expected at most ${LARGEST}.`);
      return this.layNew(parsedJson('The file', await file.text()), title, players);
    },
  };

  private async open(wanted: Wanted, title?: string): Promise<OpenGame> {
    const { ruleset, ready, setup, seed = this.room.newName(), dice = 'seeded', undo, players } = wanted;
    await this.know(ruleset);
    const opened = this.all.ask<'open'>({
      do: 'open',
      game: this.room.newName(),
      ruleset,
      ...(ready !== undefined && { ready }),
      ...(setup !== undefined && { setup }),
      ...(dice === 'manual' ? { dice: { kind: 'manual', seed } } : { seed }),
      ...(undo && { undo }),
    });
    const { game, seats } = mustBeOk(opened);
    const rules = this.referee.rulesets.get(ruleset)!;
    const readyTitle = rules.ready.find(({ id }) => id === ready)?.title.split(': ')[0];
    const named = title ?? wanted.title ?? readyTitle ?? rules.title;
    return this.begin(game, named, ruleset, seats, players);
  }

  private branch(game: string, at: number, players: Players, title: string): Promise<OpenGame> {
    const { seats, entry } = this.laidOf(game);
    mustSeatAll(seats, players);
    const { dice } = this.recordOf(game);
    const seed = this.room.newName();
    const branch = this.all.ask<'branch'>({
      do: 'branch',
      game,
      at,
      as: this.room.newName(),
      ...(dice.kind === 'manual' ? { dice: { kind: 'manual', seed } } : { seed }),
    });
    return this.begin(mustBeOk(branch).game, title, entry.ruleset, seats, players);
  }

  /** Opens a record as a game of its own. Without players it lies there to be looked at. */
  private async layNew(record: unknown, title: string, players: Players | null): Promise<OpenGame> {
    const game = this.room.newName();
    const { ruleset, seats, notice } = await this.loaded(record, game);
    const nobody = Object.fromEntries(seats.map((seat) => [seat, 'nobody' as const]));
    return this.begin(game, title, ruleset, seats, players ?? nobody, notice);
  }

  /** Rules are fetched when somebody wants to play by them. */
  private async know(ruleset: unknown): Promise<boolean> {
    const { referee, room } = this;
    if (typeof ruleset !== 'string') return false;
    const found = referee.rulesets.has(ruleset) ? null : ((await room.rules?.(ruleset)) ?? null);
    if (found) referee.learn(found);
    return referee.rulesets.has(ruleset);
  }

  private async loaded(
    record: unknown,
    game: string,
  ): Promise<{ seats: readonly string[]; ruleset: string; notice: string | null }> {
    if (record !== null && typeof record === 'object' && 'ruleset' in record) await this.know(record.ruleset);
    return mustBeOk(this.all.ask<'load'>({ do: 'load', record, game }));
  }

  /** Lays a game that the referee has just opened, and stores it for the first time. */
  private async begin(
    game: string,
    title: string,
    ruleset: string,
    seats: readonly string[],
    players: Players,
    notice: string | null = null,
  ): Promise<OpenGame> {
    try {
      mustSeatAll(seats, players);
    } catch (error) {
      this.all.ask<'close'>({ do: 'close', game });
      throw error;
    }
    const begun = this.room.now();
    const short = title.slice(0, LONGEST_TITLE);
    // Whoever was asked for may be more than there are seats.
    const seated = Object.fromEntries(seats.map((seat) => [seat, players[seat]!]));
    const entry = {
      game,
      title: short,
      ruleset,
      players: seated,
      begun,
      changed: begun,
      moves: 0,
      over: false,
      winner: null,
    };
    const told = this.lay(entry, seats, await this.lock(game), notice);
    await this.store(this.laidOf(game));
    return told;
  }

  private lay(entry: StoredGame, seats: readonly string[], unlock: () => void, notice: string | null = null): OpenGame {
    const laid = { entry, seats, notice, unlock, screen: null, bots: new Map(), stored: Promise.resolve() };
    this.laid.set(entry.game, laid);
    return this.told(laid);
  }

  private told({ entry, seats, notice }: Laid): OpenGame {
    const { game, title, ruleset, players } = entry;
    const { waiting, over } = this.referee.games.get(game)!.now;
    return { game, title, ruleset, seats, players, waiting, over, notice };
  }

  private async putAway(game: string): Promise<void> {
    const laid = this.laid.get(game);
    if (!laid) return;
    this.laid.delete(game);
    this.cutOff(laid);
    await laid.stored;
    this.all.ask<'close'>({ do: 'close', game });
    laid.unlock();
  }

  private cutOff(laid: Laid): void {
    laid.screen?.close();
    laid.screen = null;
    for (const port of laid.bots.values()) port.close();
    laid.bots.clear();
  }

  /** A connection that knows what its seats know, of its game and no other. */
  private sessionAt({ entry }: Laid, seats: readonly string[]): Session {
    return this.referee.session({ seats, games: [entry.game] });
  }

  /** Answers over a port. What changes the game is answered when it is stored: what somebody was shown is never lost. */
  private carry(laid: Laid, port: MessagePort, answer: (ask: unknown) => Reply): void {
    port.onmessage = async ({ data }: MessageEvent) => {
      const reply = answer(data);
      if (reply.ok && CHANGES.has((data as { do?: unknown }).do)) await this.store(laid);
      port.postMessage(reply);
    };
  }

  /** Stores how the game stands now. If that fails, the game goes on and the page is told. */
  private store(laid: Laid): Promise<void> {
    const { game } = laid.entry;
    const record = this.recordOf(game);
    const { moves, over, outcome } = this.referee.games.get(game)!.now;
    const { winner = null, mates = [] } = outcome ?? {};
    const entry = { ...laid.entry, changed: this.room.now(), moves, over, winner, mates };
    laid.stored = laid.stored
      .then(async () => (await this.room.keeper).put(entry, record))
      .catch((error: unknown) => {
        this.room.tell({ id: 0, game, unstored: error instanceof Error ? error.message : String(error) });
      });
    return laid.stored;
  }

  /** Of a game whose row came to harm only the name that nobody chose is left. */
  private async titleOf(game: string): Promise<string> {
    const listed = (await (await this.room.keeper).list()).find((one) => one.game === game);
    return listed && !('damaged' in listed) ? listed.title : game;
  }

  private recordOf(game: string): GameRecord {
    return mustBeOk(this.all.ask<'record'>({ do: 'record', game })).record;
  }

  private async lock(game: string): Promise<() => void> {
    const unlock = await this.room.lock(game);
    if (unlock === null) throw new Error('This game is open in another tab. Go on there, or close it there first.');
    return unlock;
  }

  private laidOf(game: string): Laid {
    const laid = this.laid.get(game);
    if (!laid) throw new Error(`The game ${game} is not open here.`);
    return laid;
  }
}

function mustSeatAll(seats: readonly string[], players: Players): void {
  const empty = seats.find((seat) => players[seat] === undefined);
  if (empty !== undefined) throw new Error(`players.${empty} is missing: somebody must play ${empty}.`);
}

const isRoll = (ask: unknown): ask is RequestTo<'roll'> => (ask as { do?: unknown } | null)?.do === 'roll';

const isBot = (player: Players[string] | undefined): boolean =>
  player !== undefined && player !== 'person' && player !== 'nobody';

function mustBeOk<K extends Do>(reply: ReplyTo<K>): Extract<ReplyTo<K>, { ok: true }> {
  if (!reply.ok) throw new Error(problemOf(reply as never)!);
  return reply as Extract<ReplyTo<K>, { ok: true }>;
}
