import { TEAMS } from './teams.js';
import type { CastHero } from './types.js';

/** All Heroes of the cast by their ids. */
export const CAST: ReadonlyMap<string, CastHero> = new Map(
  TEAMS.flatMap(({ heroes }) => heroes).map((hero) => [hero.id, hero]),
);

export const CAST_IDS: ReadonlySet<string> = new Set(CAST.keys());
