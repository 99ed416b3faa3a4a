import { createRequire } from 'node:module';

// boardgame.io, as far as it is measured here. Its folders are CommonJS behind folder names, which an ES import cannot
// reach, and its types want React's.

export interface BoardgameGame<G> {
  readonly name: string;
  readonly seed?: string;
  setup(): G;
  readonly moves: Readonly<Record<string, (table: BoardgameTable<G>, ...args: never[]) => unknown>>;
  readonly turn?: { readonly minMoves: number; readonly maxMoves: number };
  endIf?(table: BoardgameTable<G>): unknown;
  readonly ai?: { enumerate(G: G, ctx: BoardgameContext): readonly BoardgameMove[] };
}

export interface BoardgameTable<G> {
  readonly G: G;
  readonly ctx: BoardgameContext;
  readonly random: { D6(): number };
}

export interface BoardgameContext {
  readonly currentPlayer: string;
  readonly gameover?: unknown;
}

export interface BoardgameMove {
  readonly move: string;
  readonly args?: readonly unknown[];
}

export interface BoardgameState<G> {
  readonly G: G;
  readonly ctx: BoardgameContext;
}

export interface BoardgameClient<G> {
  readonly moves: Readonly<Record<string, (...args: unknown[]) => void>>;
  getState(): BoardgameState<G>;
}

export interface BoardgameBot<G> {
  play(state: BoardgameState<G>, playerID: string): Promise<{ readonly metadata: unknown }>;
}

const require = createRequire(import.meta.url);

export const { Client } = require('boardgame.io/client') as {
  Client<G>(options: { game: BoardgameGame<G>; numPlayers: number; debug: false }): BoardgameClient<G>;
};

export const { MCTSBot } = require('boardgame.io/ai') as {
  MCTSBot: new <G>(options: {
    game: BoardgameGame<G>;
    enumerate: (G: G, ctx: BoardgameContext) => readonly BoardgameMove[];
    seed: string;
    iterations: number;
    playoutDepth: number;
  }) => BoardgameBot<G>;
};
