import type { Seat } from '@sandtable/kernel';

/** Who sits at a seat: a person at some screen, nobody (of whom nothing comes), or a bot, by its name. */
export type Player = string;
export type Players = Readonly<Record<Seat, Player>>;

export const PERSON = 'person';
export const NOBODY = 'nobody';

export const isBot = (player: Player | undefined): boolean =>
  player !== undefined && player !== PERSON && player !== NOBODY;

/** The seats that persons take, in the order of the table. */
export const personsAt = (seats: readonly Seat[], players: Players): Seat[] =>
  seats.filter((seat) => players[seat] === PERSON);

/** Whoever was asked for may be more than there are seats, but not fewer. */
export function seated(seats: readonly Seat[], players: Players): Players {
  const empty = seats.find((seat) => players[seat] === undefined);
  if (empty !== undefined) throw new Error(`players.${empty} is missing: somebody must play ${empty}.`);
  return Object.fromEntries(seats.map((seat) => [seat, players[seat]!]));
}

/** Where several persons share a screen, the one it goes to next: who is asked, if that is not who sits there. */
export function handTo(waiting: readonly Seat[], players: Players, atScreen: Seat | null): Seat | null {
  if (atScreen !== null && waiting.includes(atScreen)) return null;
  return waiting.find((seat) => players[seat] === PERSON) ?? null;
}
