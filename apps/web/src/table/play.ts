import type { Wanted } from '../port/seating.js';
import { sitDown } from '../port/workers.js';
import { go } from '../route.js';

/** For tests and for those who want the same dice again: `?seed=...`. */
function seedInAddress(): Pick<Wanted, 'seed'> {
  const seed = new URLSearchParams(location.search).get('seed');
  return seed === null ? {} : { seed };
}

/** Opens a game and goes to its table. */
export async function play(wanted: Wanted): Promise<void> {
  const { game } = await sitDown({ ...seedInAddress(), ...wanted });
  go({ page: 'table', game });
}
