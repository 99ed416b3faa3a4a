import type { StandingOrder } from '@sandtable/house';
import { askDesk } from './desk.js';
import { overMessages, type RefereePort } from './port.js';
import type { FromBot, OpenGame, Players, ToBot, Wanted } from './seating.js';
import { startThread } from './thread.js';

// Seats people and programs at the games of the referee's worker. A port that a bot gets is handed on unread: the page
// cannot ask through it.

/** A connection that may look up rulesets and rules, and knows of no game. */
export function lobby(): RefereePort {
  const { port1, port2 } = new MessageChannel();
  void askDesk('lobby', { port: port2 }, [port2]);
  return overMessages(port1);
}

/** A program at a seat of the table, as far as the page is concerned. */
export interface Bot {
  /** Tells it that the game goes on; it answers if it is asked. */
  nudge(): void;
  /** It is to decide at once. */
  hurry(): void;
  onNews: (news: FromBot) => void;
  leave(): void;
}

export interface SeatTaken {
  readonly port: RefereePort;
  /** What the seat wants answered without being asked. */
  readonly orders: readonly StandingOrder[];
}

/** A game this page takes part in. */
export interface Seated extends OpenGame {
  readonly bots: ReadonlyMap<string, Bot>;
  /** Takes a person's seat at this screen, or null to watch. The port the screen had before is cut off. */
  sit(seat: string | null): Promise<SeatTaken>;
  /** What that seat wants answered without being asked. */
  stand(seat: string, orders: readonly StandingOrder[]): Promise<void>;
  leave(): void;
}

/** The game somebody plays now. It stays at hand while they look something up, until they sit down to another. */
let atHand: Seated | null = null;

/** Opens a game. It has a name from now on: `#/table/<game>` leads to it. */
export async function sitDown(wanted: Wanted): Promise<Seated> {
  return seat(await askDesk('open', { wanted }));
}

const coming = new Map<string, Promise<Seated>>();

/** Goes on with a game by its name. */
export async function resume(game: string): Promise<Seated> {
  const asked = coming.get(game) ?? askDesk('resume', { game }).then(seatAgain);
  coming.set(game, asked);
  return asked.finally(() => coming.delete(game));
}

/** Opens the same game once more, with other dice. */
export async function again(game: string): Promise<Seated> {
  return seat(await askDesk('again', { game }));
}

/** Gives the seats of a game to others: a side to a program, or back to a person. */
export async function giveSeats(game: string, players: Players): Promise<Seated> {
  return seat(await askDesk('seats', { game, players }));
}

/** A new game from a moment of one that is open. */
export async function branch(game: string, at: number, players: Players, title: string): Promise<Seated> {
  return seat(await askDesk('branch', { game, at, players, title }));
}

/** A game that is at hand keeps its bots. */
async function seatAgain(opened: OpenGame): Promise<Seated> {
  if (atHand?.game !== opened.game) return seat(opened);
  atHand = { ...atHand, ...opened };
  return atHand;
}

async function seat(opened: OpenGame): Promise<Seated> {
  const { game, ruleset, seats, players } = opened;
  const bots = new Map<string, Bot>();
  for (const one of seats) {
    const level = players[one];
    if (level === undefined || level === 'person' || level === 'nobody') continue;
    const { port1, port2 } = new MessageChannel();
    await askDesk('bot', { game, seat: one, port: port2 }, [port2]);
    bots.set(one, botAt(port1, { ruleset, game, seat: one, level }, opened.waiting.includes(one)));
  }
  const table: Seated = {
    ...opened,
    bots,
    sit: (at) => takeSeat(game, at),
    stand: async (at, orders) => void (await askDesk('stand', { game, seat: at, orders })),
    leave: () => {
      for (const bot of bots.values()) bot.leave();
      if (atHand?.game === game) atHand = null;
      void askDesk('leave', { game });
    },
  };
  if (atHand?.game === game) for (const bot of atHand.bots.values()) bot.leave();
  else atHand?.leave();
  atHand = table;
  return table;
}

/** The seat of a person at this screen, or null to watch. */
export async function takeSeat(game: string, seat: string | null): Promise<SeatTaken> {
  const { port1, port2 } = new MessageChannel();
  const { orders } = await askDesk('sit', { game, seat, port: port2 }, [port2]);
  return { port: overMessages(port1), orders };
}

type Sit = Extract<ToBot, { readonly sit: unknown }>['sit'];

/** Its thread begins at once where it is asked first, and else when it is told that the game goes on: nobody waits for it before. */
function botAt(port: MessagePort, sit: Sit, isAsked: boolean): Bot {
  let worker: Worker | null = null;
  const begin = (): Worker => {
    const begun = startThread('bot');
    begun.onmessage = ({ data }: MessageEvent<FromBot>) => bot.onNews(data);
    begun.onerror = (event) => bot.onNews({ failed: event.message });
    begun.postMessage({ sit, port } satisfies ToBot, [port]);
    return begun;
  };
  const send = (message: ToBot): void => {
    worker ??= begin();
    worker.postMessage(message);
  };
  const bot: Bot = {
    nudge: () => send({ play: true }),
    hurry: () => send({ stop: true }),
    onNews: () => {},
    leave: () => {
      if (worker) worker.terminate();
      else port.close();
    },
  };
  if (isAsked) worker = begin();
  return bot;
}
