import { Sitting } from '../frame/sitting.js';
import type { LevelId, Wanted } from '../port/seating.js';
import { sitDown } from '../port/workers.js';
import { go } from '../route.js';

// The game somebody plays now. It stays at hand while they look something up, until they sit down to another.

export interface AtHand {
  readonly wanted: Wanted;
  readonly level: LevelId;
  readonly sitting: Sitting;
}

let present: AtHand | null = null;

export const atHand = (): AtHand | null => present;

/** For tests and for those who want the same dice again: `?seed=...`. */
function seedInAddress(): Pick<Wanted, 'seed'> {
  const seed = new URLSearchParams(location.search).get('seed');
  return seed === null ? {} : { seed };
}

/** Opens a game and goes to its table. */
export async function play(wanted: Wanted, level: LevelId): Promise<void> {
  const seated = await sitDown({ ...wanted, ...seedInAddress() }, 'A', { seat: 'B', level });
  present?.sitting.leave();
  present = { wanted, level, sitting: new Sitting(seated) };
  go({ page: 'table', game: seated.game });
}
