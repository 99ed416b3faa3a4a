import { useSyncExternalStore } from 'react';
import { GAMES, type GameId } from '../tables/index.js';

// Which game somebody last had to do with: the menu leads there. Kept in the browser.

const KEY = 'sandtable.game';

const known = (id: string | null | undefined): GameId | null => GAMES.find((game) => game.id === id)?.id ?? null;

let last: GameId | null | undefined;
const listeners = new Set<() => void>();

/** Null for somebody who has not chosen one yet. */
export function lastGame(): GameId | null {
  if (last === undefined) {
    try {
      last = known(localStorage.getItem(KEY));
    } catch {
      last = null; // a browser may forbid storage
    }
  }
  return last;
}

/** A game that is not of ours leaves things as they are. */
export function rememberGame(id: string | undefined): void {
  const game = known(id);
  if (game === null || game === last) return;
  last = game;
  try {
    localStorage.setItem(KEY, game);
  } catch {
    // then it holds until the page is closed
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useLastGame(): GameId | null {
  return useSyncExternalStore(subscribe, lastGame);
}
