import type { TablePresenter } from '../frame/presenter.js';
import type { NewGame } from './new-game.js';

const brought = new WeakMap<TablePresenter, Promise<NewGame>>();

/** What a table brings for setting up a game; the same promise every time, for React to wait for. Null where it brings nothing. */
export function newGameOf(presenter: TablePresenter): Promise<NewGame> | null {
  if (!presenter.newGame) return null;
  const known = brought.get(presenter) ?? presenter.newGame();
  brought.set(presenter, known);
  return known;
}
