import { askDesk } from '../port/desk.js';
import type { Wanted } from '../port/seating.js';
import { sitDown } from '../port/workers.js';
import { go } from '../route.js';
import { presenterOf } from '../tables/index.js';

/** For tests and for those who want the same dice again: `?seed=...`. */
function seedInAddress(): Pick<Wanted, 'seed'> {
  const seed = new URLSearchParams(location.search).get('seed');
  return seed === null ? {} : { seed };
}

/** Fetches what a game is played with. Whoever is about to press has it coming already. */
export function prepare(ruleset: string): void {
  void import('./table-page.js').catch(() => {}); // who goes there is told
  void presenterOf(ruleset).catch(() => {});
  void askDesk('know', { ruleset }).catch(() => {});
}

/** Opens a game and goes to its table. What the table is drawn with is fetched meanwhile: on a slow line each wait counts. */
export async function play(wanted: Wanted): Promise<void> {
  prepare(wanted.ruleset);
  const { game } = await sitDown({ ...seedInAddress(), ...wanted });
  go({ page: 'table', game });
}
