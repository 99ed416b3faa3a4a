import { fingerprint } from '@sandtable/kernel';
import { loadGame, storedGames } from '../games/stored.js';
import { unpackGame } from './link.js';

/** Under which names games that came by links lie here, by a hash of all of their data: the same link leads to the same game. */
const KEY = 'sandtable.shared';

/** What was remembered. An entry that came to harm is none: its link is opened once more. */
function known(): ReadonlyMap<string, string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const entries = kept !== null && typeof kept === 'object' ? Object.entries(kept) : [];
    return new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return new Map(); // unreadable, or the browser forbids storage
  }
}

/** Opens the game of a link for looking at, and gives its name. */
export async function openShared(data: string): Promise<string> {
  const id = fingerprint(data);
  const before = known().get(id);
  if (before !== undefined && (await storedGames()).some(({ game }) => game === before)) return before;
  const { title, record } = await unpackGame(data);
  const { game } = await loadGame(new Blob([JSON.stringify(record)], { type: 'application/json' }), title);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(known()), [id]: game }));
  } catch {
    // not remembered: the link opens it anew next time
  }
  return game;
}
