import { Playing } from '../games/playing.js';
import type { PageProps } from '../pages.js';

/** A game in play. */
export function TablePage({ route }: PageProps<'table'>) {
  return <Playing key={route.game} game={route.game} />;
}
