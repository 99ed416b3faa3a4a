import { carryPort, type Port, type Referee } from '@sandtable/referee';
import type { FromReferee, ToReferee } from '../port/seating.js';

/**
 * Gives out connections. Whoever is in the lobby knows of no game; a seat's port knows what that seat knows, of that game and
 * no other. A seat is given when its game is opened and never again, so nobody can take a second look from it.
 */
export function giveSeats(referee: Referee, message: ToReferee, unknownSeed: () => string): FromReferee | null {
  if ('lobby' in message) {
    carryPort(referee.session({ seats: [], games: [] }), message.port as Port);
    return null;
  }
  const { ruleset, ready, seed = unknownSeed() } = message.open;
  const opened = referee.session().ask<'open'>({ do: 'open', ruleset, ready, seed });
  if (opened.ok)
    for (const { seat, port } of message.seats)
      carryPort(referee.session({ seats: [seat], games: [opened.game] }), port as Port);
  return { opened };
}
