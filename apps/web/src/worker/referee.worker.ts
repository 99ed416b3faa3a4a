import { quantumLegions } from '@sandtable/quantum-legions';
import { Referee } from '@sandtable/referee';
import type { FromReferee, ToReferee } from '../port/seating.js';
import { giveSeats } from './seats.js';

// Holds every game of this page. What leaves it goes to a seat, over the port of that seat.

const referee = new Referee([quantumLegions]);
const scope = self as unknown as { onmessage: unknown; postMessage(message: FromReferee): void };

scope.onmessage = ({ data }: MessageEvent<ToReferee>) => {
  const news = giveSeats(referee, data, unknownSeed);
  if (news) scope.postMessage(news);
};

function unknownSeed(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((n) => n.toString(36)).join('-');
}
