import type { Wanted } from '../port/seating.js';
import { sitDown } from '../port/workers.js';
import { go } from '../route.js';
import { presenterOf } from '../tables/index.js';

/** For tests and for those who want the same dice again: `?seed=...`. */
function seedInAddress(): Pick<Wanted, 'seed'> {
  const seed = new URLSearchParams(location.search).get('seed');
  return seed === null ? {} : { seed };
}

/** Opens a game and goes to its table. What the table is drawn with is fetched meanwhile: on a slow line each wait counts. */
export async function play(wanted: Wanted): Promise<void> {
  void import('./table-page.js').catch(() => {}); // who goes there is told
  void presenterOf(wanted.ruleset).catch(() => {});
  const { game } = await sitDown({ ...seedInAddress(), ...wanted });
  go({ page: 'table', game });
}
