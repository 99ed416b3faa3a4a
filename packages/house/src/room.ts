import type { AnyRuleset } from '@sandtable/kernel';
import type { ErrandKind } from './errands.js';
import type { StandingKind } from './standing.js';
import type { Store } from './store.js';

/** What a house needs of the world round it. */
export interface HouseRoom {
  /** A name that nobody can guess: of a game, of a seed. */
  newName(): string;
  /** Milliseconds since 1970. */
  now(): number;
  /** Where games are kept; rejects with a reason where they cannot be. */
  readonly store: Store | Promise<Store>;
  /** Told of rows that could not be stored. Where it throws, who asked for the change hears that; else the game goes on. */
  unstored(game: string, error: unknown): void;
  /** Told that rows are stored again, after some could not be. */
  stored?(game: string): void;
  /** Takes the game for this process and gives what lets go of it; null where another has it. Left out where several may. */
  lock?(game: string): Promise<(() => void) | null>;
  /** The rules of a game that the referee does not know yet; null where there are none. */
  rules?(ruleset: string): Promise<AnyRuleset | null>;
  /** The kinds of standing orders that are known for a ruleset. */
  standing?(ruleset: string): readonly StandingKind[];
  /** The kinds of errands that are known for it. */
  errands?(ruleset: string): readonly ErrandKind[];
}
