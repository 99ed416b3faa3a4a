import { carryPort, type Port, type Referee, type Session } from '@sandtable/referee';
import { problemOf } from '../port/port.js';
import type { DeskReply, DeskRequest, DeskWord, DeskWords, OpenGame, Players, Wanted } from '../port/seating.js';

type Handlers = { readonly [W in DeskWord]: (ask: DeskWords[W]['ask']) => Promise<DeskWords[W]['reply']> };

/** A game with its seats given out. */
interface Laid {
  readonly players: Players;
  readonly seats: readonly string[];
  /** The port of whoever is at the screen. */
  screen: MessagePort | null;
}

/** Where the page asks for games and seats. Whatever is wrong is a sentence for a person. */
export class Desk {
  private readonly referee: Referee;
  private readonly all: Session;
  private readonly newName: () => string;
  private readonly laid = new Map<string, Laid>();

  /** `newName` gives names nobody can guess: of games, and of seeds. */
  constructor(referee: Referee, newName: () => string) {
    this.referee = referee;
    this.all = referee.session();
    this.newName = newName;
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
    open: async ({ wanted }) => this.open(wanted),
    sit: async ({ game, seat, port }) => {
      const laid = this.laidOf(game);
      if (seat !== null && laid.players[seat] !== 'person') throw new Error(`Nobody at this screen plays ${seat}.`);
      laid.screen?.close();
      laid.screen = port;
      this.seat(game, seat === null ? this.watched(laid) : [seat], port);
      return {};
    },
    bot: async ({ game, seat, port }) => {
      const { players } = this.laidOf(game);
      if ((players[seat] ?? 'person') === 'person') throw new Error(`No program plays ${seat}.`);
      this.seat(game, [seat], port);
      return {};
    },
  };

  private open(wanted: Wanted): OpenGame {
    const { ruleset, ready, setup, seed = this.newName(), dice = 'seeded', undo, players } = wanted;
    const opened = this.all.ask<'open'>({
      do: 'open',
      game: this.newName(),
      ruleset,
      ...(ready !== undefined && { ready }),
      ...(setup !== undefined && { setup }),
      ...(dice === 'manual' ? { dice: { kind: 'manual', seed } } : { seed }),
      ...(undo && { undo }),
    });
    if (!opened.ok) throw new Error(problemOf(opened)!);
    const { game, seats } = opened;
    const empty = seats.find((seat) => players[seat] === undefined);
    if (empty !== undefined) {
      this.all.ask<'close'>({ do: 'close', game });
      throw new Error(`players.${empty} is missing: somebody must play ${empty}.`);
    }
    this.laid.set(game, { players, seats, screen: null });
    return { game, ruleset, seats, players };
  }

  /** A seat's port knows what that seat knows, of that game and no other. */
  private seat(game: string, seats: readonly string[], port: MessagePort): void {
    carryPort(this.referee.session({ seats, games: [game] }), port as Port);
  }

  /** Who watches programs play may know everything: there is nobody to keep it from. */
  private watched({ players, seats }: Laid): readonly string[] {
    return Object.values(players).includes('person') ? [] : seats;
  }

  private laidOf(game: string): Laid {
    const laid = this.laid.get(game);
    if (!laid) throw new Error(`There is no game ${game} here.`);
    return laid;
  }
}
