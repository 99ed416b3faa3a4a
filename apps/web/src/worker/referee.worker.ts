import { quantumLegions } from '@sandtable/quantum-legions';
import { Referee } from '@sandtable/referee';
import type { DeskReply, DeskRequest } from '../port/seating.js';
import { Desk } from './desk.js';

// Holds every game of this page. What leaves it goes to a seat, over the port of that seat.

const desk = new Desk(new Referee([quantumLegions]), unguessable);
const scope = self as unknown as { onmessage: unknown; postMessage(message: DeskReply): void };

scope.onmessage = async ({ data }: MessageEvent<DeskRequest>) => scope.postMessage(await desk.handle(data));

function unguessable(): string {
  return [...crypto.getRandomValues(new Uint32Array(3))].map((n) => n.toString(36)).join('');
}
