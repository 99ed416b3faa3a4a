import type { TablePresenter } from '../frame/presenter.js';
import type { OpenGame } from '../port/seating.js';
import { takeSeat } from '../port/workers.js';

/**
 * What each side is called by everybody, where the table has a name for it: from the view of somebody who plays no side, and so
 * knows no secret.
 */
export async function publicNames(
  { game, seats }: OpenGame,
  { sideName }: TablePresenter,
): Promise<Readonly<Record<string, string>>> {
  const { port } = await takeSeat(game, null);
  const seen = await port.ask<'view'>({ do: 'view', game, seat: null });
  port.close();
  return Object.fromEntries(seats.map((seat) => [seat, (seen.ok && sideName?.(seen.view, seat)) || '']));
}
