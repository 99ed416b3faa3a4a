import type { GameBase, GameRecord, Row } from '@sandtable/kernel';

/** A game as it lies in a store, or as a record. */
export type Stored = { readonly base: GameBase; readonly rows: readonly Row[] } | { readonly record: GameRecord };
