import { askDesk } from '../port/desk.js';
import type { Listed, OpenGame, Players } from '../port/seating.js';

// The games of this browser, as far as the page may know them. Their records stay with the referee's worker.

export async function storedGames(): Promise<readonly Listed[]> {
  return (await askDesk('games', {})).games;
}

export async function renameGame(game: string, title: string): Promise<void> {
  await askDesk('rename', { game, title });
}

export async function removeGame(game: string): Promise<void> {
  await askDesk('remove', { game });
}

/** Saves a game as a file. The page hands on where it lies and never reads it: the secrets of both sides are in it. */
export async function saveAsFile(game: string): Promise<void> {
  const { url, name } = await askDesk('file', { game });
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

/** Opens the game of a file as a game of its own. Without players everybody may look at all of it. */
export function loadFile(file: File, players: Players | null = null): Promise<OpenGame> {
  return loadGame(file, titleOf(file.name), players);
}

/** The same for a record that came by other ways, as JSON. */
export function loadGame(file: Blob, title: string, players: Players | null = null): Promise<OpenGame> {
  return askDesk('load', { file, title, players });
}

const titleOf = (name: string): string => name.replace(/(\.sandtable)?\.json$/i, '').replaceAll('-', ' ');
