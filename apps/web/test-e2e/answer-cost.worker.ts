// What `answer-cost.mjs` runs in a thread of the browser: games of Fictioneers, once by the rules alone and once by all that the
// thread of the games does for an answer.
import { fictioneersLegacy } from '@sandtable/fictioneers-legacy';
import { Game, type GameRecord } from '@sandtable/kernel';
import { Referee } from '@sandtable/referee';
import type { DeskRequest } from '../src/port/seating.js';
import { browserStore } from '../src/worker/browser-store.js';
import { Desk } from '../src/worker/desk.js';

const scope = self as unknown as { onmessage: unknown; postMessage(message: unknown): void };
let names = 0;

const desk = new Desk(new Referee([fictioneersLegacy]), {
  newName: () => `game ${++names} of ${performance.now()}`,
  now: () => Date.now(),
  store: browserStore(),
  tell: ({ unstored }) => {
    throw new Error(`it is not stored: ${unstored}`);
  },
  address: () => '',
});

/** Every answer, and what A sees then, is asked and may answer: the rules' own work, of which nobody is told. */
function byRulesAlone({ setup, dice, undo, entries }: GameRecord): void {
  const game = Game.open(fictioneersLegacy, { setup: setup as never, dice, undo });
  for (const entry of entries) {
    const made = game.enter(entry);
    if ('message' in made) throw new Error(made.message);
    game.view('A');
    game.options('A');
  }
}

/** The least that a browser takes to keep something: a few bytes in a database of one store. */
const bare = new Promise<IDBDatabase>((settle) => {
  const opening = indexedDB.open('bare', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('rows');
  opening.onsuccess = () => settle(opening.result);
});
let rows = 0;

async function keep(bytes: number): Promise<void> {
  const all = (await bare).transaction('rows', 'readwrite');
  all.objectStore('rows').put(new Uint8Array(bytes), rows++);
  return new Promise((settle) => {
    all.oncomplete = () => settle();
  });
}

type Ask = { readonly alone: readonly GameRecord[] } | { readonly keep: number } | DeskRequest;

scope.onmessage = async ({ data }: MessageEvent<Ask>) => {
  if ('do' in data) return scope.postMessage(await desk.handle(data));
  if ('keep' in data) await keep(data.keep);
  else for (const record of data.alone) byRulesAlone(record);
  scope.postMessage({ done: true });
};
