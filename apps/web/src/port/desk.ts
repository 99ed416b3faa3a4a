import type { DeskNews, DeskReply, DeskWord, DeskWords } from './seating.js';
import { startThread } from './thread.js';

// The page's way to the referee's worker itself: opening games and taking seats. Everything about a game goes over a port.

let worker: Worker | null = null;
let last = 0;
const waiting = new Map<number, { settle: (reply: never) => void; fail: (error: Error) => void }>();

const listeners = new Set<(news: DeskNews) => void>();
/** Why each game was not stored when that was last tried: a game is begun before anybody looks at its table. */
const unstored = new Map<string, string>();

export const whyUnstored = (game: string): string | null => unstored.get(game) ?? null;

/** Calls back when a game could not be stored, and when it could again. */
export function onDeskNews(listener: (news: DeskNews) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function refereeWorker(): Worker {
  if (worker) return worker;
  worker = startThread('referee');
  worker.onmessage = ({ data }: MessageEvent<DeskReply | DeskNews>) => {
    if ('unstored' in data) {
      if (data.unstored === null) unstored.delete(data.game);
      else unstored.set(data.game, data.unstored);
      for (const listener of listeners) listener(data);
      return;
    }
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.ok) asked?.settle(data.reply as never);
    else asked?.fail(new Error(data.problem));
  };
  worker.onerror = (event) => {
    for (const { fail } of waiting.values()) fail(new Error(event.message));
    waiting.clear();
  };
  return worker;
}

/** Asks the referee's worker. What it refuses comes back as an error with a sentence for a person. */
export function askDesk<W extends DeskWord>(
  word: W,
  ask: DeskWords[W]['ask'],
  hand: Transferable[] = [],
): Promise<DeskWords[W]['reply']> {
  const id = ++last;
  return new Promise((settle, fail) => {
    waiting.set(id, { settle, fail });
    refereeWorker().postMessage({ ...ask, do: word, id }, hand);
  });
}
