import { loadGame, storedGames } from '../games/stored.js';
import { unpackGame } from './link.js';

/** Under which names games that came by links lie here, by the end of their data: the same link leads to the same game. */
const KEY = 'sandtable.shared';
const END = 40;

function known(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {}; // unreadable, or the browser forbids storage: then it is opened once more
  }
}

/** Opens the game of a link for looking at, and gives its name. */
export async function openShared(data: string): Promise<string> {
  const id = data.slice(-END);
  const before = known()[id];
  if (before !== undefined && (await storedGames()).some(({ game }) => game === before)) return before;
  const { title, record } = await unpackGame(data);
  const { game } = await loadGame(new Blob([JSON.stringify(record)], { type: 'application/json' }), title);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...known(), [id]: game }));
  } catch {
    // not remembered: the link opens it anew next time
  }
  return game;
}
