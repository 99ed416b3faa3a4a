import { quantumLegions } from '@sandtable/quantum-legions';
import { carryPort, type Port, Referee } from '@sandtable/referee';
import type { FromReferee, ToReferee } from '../port/seating.js';

// Holds every game of this page. What leaves it goes to a seat, over the port of that seat, and a seat is given once.

const referee = new Referee([quantumLegions]);
const scope = self as unknown as { onmessage: unknown; postMessage(message: FromReferee): void };

scope.onmessage = ({ data }: MessageEvent<ToReferee>) => {
  if ('lobby' in data) {
    carryPort(referee.session({ seats: [], games: [] }), data.port as Port);
    return;
  }
  const { ruleset, ready, seed = unknownSeed() } = data.open;
  const opened = referee.session().ask<'open'>({ do: 'open', ruleset, ready, seed });
  if (opened.ok) {
    for (const { seat, port } of data.seats)
      carryPort(referee.session({ seats: [seat], games: [opened.game] }), port as Port);
  }
  scope.postMessage({ opened });
};

function unknownSeed(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((n) => n.toString(36)).join('-');
}
