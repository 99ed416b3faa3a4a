import { Referee } from '@sandtable/referee';
import type { DeskNews, DeskReply, DeskRequest } from '../port/seating.js';
import { browserStore } from './browser-store.js';
import { Desk } from './desk.js';
import { errandsOf, isRuleset, loadRuleset, standingOf } from './rulesets.js';

// Holds every game of this page. What leaves it goes to a seat, over the port of that seat.

const scope = self as unknown as { onmessage: unknown; postMessage(message: DeskReply | DeskNews): void };

const store = browserStore();
store.catch(() => {}); // whoever wants to store something is told

const desk = new Desk(new Referee([]), {
  newName: () => [...crypto.getRandomValues(new Uint32Array(3))].map((n) => n.toString(36)).join(''),
  now: () => Math.max(0, Date.now()), // a clock that stands before 1970 stands wrong
  store,
  lock,
  rules: (id) => (isRuleset(id) ? loadRuleset(id) : Promise.resolve(null)),
  standing: standingOf,
  errands: errandsOf,
  tell: (news) => scope.postMessage(news),
  address: (file) => {
    const url = URL.createObjectURL(file);
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
    return url;
  },
});

scope.onmessage = async ({ data }: MessageEvent<DeskRequest>) => scope.postMessage(await desk.handle(data));

/** Milliseconds a page that is being closed or loaded anew may take to let go of its game. */
const PATIENCE = 1500;

function lock(game: string): Promise<(() => void) | null> {
  if (!navigator.locks) return Promise.resolve(() => {}); // nothing is stored there either
  return new Promise((settle) => {
    navigator.locks
      .request(
        `sandtable game ${game}`,
        { signal: AbortSignal.timeout(PATIENCE) },
        () => new Promise<void>((unlock) => settle(unlock)),
      )
      .catch(() => settle(null));
  });
}
